"""Where the question stands: in one place for all questions, never over the table; and how large things are written."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import DESK, PHONE, Sitting
from tests.e2e.lettering import DESK as DESK_LEAST
from tests.e2e.lettering import PHONE as PHONE_LEAST
from tests.e2e.lettering import small
from tests.e2e.staged import bring
from tests.e2e.table import PROMPT, READY, go_on, quick_game

GAMES = pytest.mark.parametrize("game", ["Kido Butai", "The Battle of Midway", "Dogfight"])
SIDEWAYS = {"width": 844, "height": 390}
TWICE = {"width": 720, "height": 450}
"""What is left of a desk where everything is twice as large."""

BOXES = f"""() => ["main > .board", "{PROMPT}"].map((one) => {{
  const {{ left, top, right, bottom }} = document.querySelector(one).getBoundingClientRect();
  return [left, top, right, bottom].map(Math.round);
}})"""


def boxes(page: Page) -> tuple[list[int], list[int]]:
    board, bar = page.evaluate(BOXES)
    return board, bar


@GAMES
def test_no_question_moves_the_table_or_lies_over_it(sit: Sitting, game: str) -> None:
    page = sit()
    quick_game(page, game)
    for size in (DESK, PHONE, SIDEWAYS, TWICE):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        expect(page.locator(f"{PROMPT}.mine")).to_be_visible()
        board, bar = boxes(page)
        if size in (SIDEWAYS, TWICE):
            assert board[2] <= bar[0] and board[3] == bar[3] == size["height"], "the question stands beside the table"
            assert board[3] - board[1] > size["height"] * 0.85, "which has the whole height"
            assert board[2] > size["width"] * 0.6
        else:
            assert board[3] <= bar[1] and bar[3] == size["height"], "the question stands below the table"
            assert board[3] - board[1] > size["height"] * 0.5
        for _ in range(3):
            go_on(page, 1)
            page.wait_for_function(READY)
            assert boxes(page) == (board, bar)


@pytest.mark.parametrize("moment", ["battle-of-midway-30-ijn-status", "battle-of-midway-13-place", "dogfight-10-late"])
def test_on_a_desk_two_rows_of_answers_have_room(sit: Sitting, moment: str) -> None:
    page = sit()
    bring(page, moment)
    page.wait_for_function(READY)
    answers = page.locator(f"{PROMPT} .answers")
    assert answers.evaluate("one => one.scrollHeight - one.clientHeight") <= 1


@GAMES
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_what_is_written_can_be_read(sit: Sitting, game: str, phone: bool) -> None:
    page = sit(phone=phone)
    least = PHONE_LEAST if phone else DESK_LEAST
    assert small(page, least) == []
    quick_game(page, game)
    page.locator("main > .board button, main > .board svg").first.wait_for()
    assert small(page, least) == []


@pytest.mark.parametrize("moment", ["kido-butai-6-fleet-found", "battle-of-midway-17-target", "dogfight-08-card"])
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_middle_of_a_game_can_be_read(sit: Sitting, moment: str, phone: bool) -> None:
    page = sit(phone=phone)
    bring(page, moment)
    assert small(page, PHONE_LEAST if phone else DESK_LEAST) == []


def test_the_end_of_a_game_can_be_read_on_a_phone(sit: Sitting) -> None:
    page = sit(phone=True)
    bring(page, "kido-butai-9-end")
    page.goto(page.url.replace("/replay/", "/end/"))
    page.locator("main.end figure svg").wait_for()
    assert small(page, PHONE_LEAST) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
