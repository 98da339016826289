"""The table for those who listen: every question by the keys 1 to 9, the focus at the next one, the table in words."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import FilePayload, Page, expect

from tests.e2e.conftest import Sitting
from tests.e2e.staged import bring, bring_text, late
from tests.e2e.table import ANSWERED, PROMPT, READY, play_out, quick_game
from tools.moments import COURSES

# The key to press next: of the main button, else of the first that does more than count, or the last once something is
# chosen; where there is none, of the list of all answers. The numbers go on where none of these has one.
_NEXT = """() => {
  const bar = document.querySelector("section.prompt");
  const able = [...bar.querySelectorAll("[data-answer]:not([data-further]):enabled")];
  const doing = able.filter((one) => !one.matches(
    "[aria-pressed=true], [aria-expanded=true], [aria-checked], [data-switch], .step, .stepper .icon"));
  const found = able.find((one) => one.matches(".primary"))
    ?? doing.at(bar.querySelector("[aria-pressed=true], [aria-expanded=true]") ? -1 : 0)
    ?? able.find((one) => one.matches("[data-switch=plain]")) ?? bar.querySelector("[data-further]");
  return found?.dataset.answer ?? "";
}"""
PRESSES_AT_MOST = 24


def by_numbers(page: Page) -> None:
    """Answers one question with the keys of its buttons, without going to any of them."""
    before = page.locator(PROMPT).get_attribute("data-seq")
    said: list[str] = []
    for _ in range(PRESSES_AT_MOST):
        key = page.evaluate(_NEXT)
        assert key, f"nothing has a key: {page.locator(PROMPT).inner_text()}"
        said.append(key)
        page.keyboard.press(key)
        page.evaluate("() => new Promise(requestAnimationFrame)")
        if page.evaluate(
            "seq => document.querySelector('dialog[open], section.prompt[aria-busy=true]') !== null"
            " || document.querySelector('section.prompt')?.dataset.seq !== seq",
            before,
        ):
            return
    raise AssertionError(f"not answered by {said}: {page.locator(PROMPT).inner_text()}")


AT_THE_QUESTION = "document.activeElement.closest('section.prompt .answers') !== null"


def moments_of(game: str) -> list[str]:
    return [
        f"{game}-{wanted.name}"
        for course in COURSES
        if course.game == game
        for wanted in course.wanted
        if wanted.asked != "over"
    ]


@pytest.mark.parametrize("game", ["kido-butai", "battle-of-midway", "dogfight"])
def test_every_kind_of_question_is_answered_by_numbers(sit: Sitting, game: str) -> None:
    page = sit()
    for name in moments_of(game):
        bring(page, name)
        page.wait_for_function(READY)
        assert page.evaluate(AT_THE_QUESTION), name
        before = page.locator(PROMPT).get_attribute("data-seq")
        by_numbers(page)
        if page.locator("dialog[open]").count():
            page.keyboard.press("Enter")
        page.wait_for_function(ANSWERED, arg=before)


def test_the_keys_reach_everything_in_a_long_list(sit: Sitting) -> None:
    page = sit()
    bring(page, "dogfight-06-plan")
    page.wait_for_function(READY)
    bar = page.locator(PROMPT)
    page.keyboard.press(bar.locator("[data-switch=plain]").get_attribute("data-answer") or "")
    last = bar.locator(".list button").last
    expect(last).to_be_visible()
    for _ in range(40):
        if last.get_attribute("data-answer"):
            break
        page.keyboard.press("9")
    before = bar.get_attribute("data-seq")
    page.keyboard.press(last.get_attribute("data-answer") or "")
    page.wait_for_function(ANSWERED, arg=before)


def test_the_focus_goes_to_the_next_question_and_leaves_who_writes_alone(sit: Sitting) -> None:
    page = sit()
    quick_game(page, "Kido Butai")
    expect(page.locator(PROMPT)).to_contain_text("Akagi")
    page.keyboard.press("Tab")
    assert page.evaluate(AT_THE_QUESTION)
    page.keyboard.press("Enter")
    expect(page.locator(PROMPT)).to_contain_text("Kaga")
    assert page.evaluate(AT_THE_QUESTION)
    page.keyboard.press("c")
    field = page.locator(".frame > aside > [role=tabpanel] textarea, .frame > aside > [role=tabpanel] input").first
    field.focus()
    page.locator(f"{PROMPT} .own .button").first.dispatch_event("click")
    expect(page.locator(PROMPT)).to_contain_text("Soryu")
    expect(field).to_be_focused()


@pytest.mark.parametrize(
    ("game", "told"),
    [
        ("kido-butai-3-strike-out", ["Akagi", "Zero"]),
        ("battle-of-midway-03-order", ["Zone", "Enterprise"]),
        ("dogfight-03-activate", ["U1"]),
    ],
)
def test_the_table_in_words_is_one_key_away(sit: Sitting, game: str, told: list[str]) -> None:
    page = sit()
    bring(page, game)
    page.wait_for_function(READY)
    page.keyboard.press("p")
    panel = page.locator(".frame > aside > [role=tabpanel]")
    expect(panel).to_be_focused()
    for words in told:
        expect(panel).to_contain_text(words)
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    assert page.evaluate(AT_THE_QUESTION)


def at_the_question(choose: Callable[[Page], None]) -> Callable[[Page], None]:
    """As a listener plays: the focus is at the question without any key."""

    def chosen(page: Page) -> None:
        assert page.evaluate(AT_THE_QUESTION), page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
        choose(page)

    return chosen


SHORT = [
    ("The Battle of Midway", "[figures.victory]\nlast_turn = 3\n"),
    ("Dogfight", "[figures.end]\nround_cap = 2\n"),
]


@pytest.mark.parametrize(("game", "figures"), SHORT)
def test_a_whole_game_by_keyboard_alone_from_its_first_question(sit: Sitting, game: str, figures: str) -> None:
    """Short by figures of one's own: to dusk of the third turn, or two rounds."""
    page = sit()
    begin = page.get_by_role("article", name=game).get_by_role("button", name="Set up a table")
    expect(begin).to_be_enabled()
    begin.press("Enter")
    file: FilePayload = {"name": "short.toml", "mimeType": "text/plain", "buffer": figures.encode()}
    page.locator("dialog input[type=file]").set_input_files(file)
    expect(page.get_by_text("one difference")).to_have_count(1)
    page.get_by_role("button", name="To the table").press("Enter")
    expect(page.locator(PROMPT)).to_be_visible()
    play_out(page, at_the_question(by_numbers))
    expect(page.locator("main.end")).to_be_visible()


@pytest.mark.parametrize(("end", "answers"), [("battle-of-midway-23-end", 30), ("dogfight-11-end", 30)])
def test_the_end_of_a_long_game_by_keyboard_alone(sit: Sitting, end: str, answers: int) -> None:
    page = sit()
    bring_text(page, late(end, answers))
    play_out(page, at_the_question(by_numbers))
    expect(page.locator("main.end")).to_be_visible()
