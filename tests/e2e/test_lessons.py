"""Lessons in the browser, by somebody who only reads and does what is lit: mouse, phone, keys; in both languages."""

from __future__ import annotations

from itertools import cycle

import pytest
from playwright.sync_api import expect

from pointluck.lessons import lessons
from tests.e2e.conftest import Sitting
from tests.e2e.lessons import END, Press, begin, click, enter, follow, nothing, recite, tap, whole
from tests.e2e.table import PROMPT


@pytest.mark.parametrize(
    ("game", "lesson", "last"),
    [
        ("kido-butai", "first-strike", "never be without CAP"),
        ("battle-of-midway", "first-turn", "That was a turn"),
        ("dogfight", "to-the-carrier", "always straight ahead"),
    ],
)
def test_whoever_is_new_is_led_from_the_first_screen_through_a_lesson(
    sit: Sitting, game: str, lesson: str, last: str
) -> None:
    page = sit(f"/learn/{game}")
    page.locator(f"[data-lesson={lesson}]").click()
    follow(page)
    expect(page.locator(PROMPT)).to_contain_text(last)
    page.locator(END).click()
    expect(page.locator(f"[data-lesson={lesson}]")).to_contain_text("done")
    page.reload()
    expect(page.locator(f"[data-lesson={lesson}]")).to_contain_text("done")


@pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game in ("battle-of-midway", "dogfight") for name in list(lessons(game))[1:]]
)
def test_the_other_lessons_end_in_the_browser(sit: Sitting, game: str, name: str) -> None:
    page = sit()
    begin(page, game, name)
    recite(page, lessons(game)[name])


def test_a_lesson_is_taken_on_a_phone_in_german(sit: Sitting) -> None:
    page = sit(phone=True, locale="de-DE")
    begin(page, "kido-butai", "first-strike")
    follow(page, whole, tap)
    expect(page.locator(PROMPT)).to_contain_text("nie ohne CAP")


OTHERS = list(zip(list(lessons("kido-butai"))[1:], cycle((click, enter, tap)), strict=False))


@pytest.mark.parametrize(("lesson", "press"), OTHERS, ids=[f"{lesson}-{press.__name__}" for lesson, press in OTHERS])
def test_each_lesson_leads_to_the_next_and_the_last_to_a_game(sit: Sitting, lesson: str, press: Press) -> None:
    page = sit(phone=press is tap)
    begin(page, "kido-butai", lesson)
    follow(page, whole if press is tap else nothing, press)
    last = lesson == OTHERS[-1][0]
    expect(page.locator(f"{PROMPT} .answers button")).to_contain_text("A short game" if last else "Next lesson")


OVER = """() => {
  const height = (what) => Number(getComputedStyle(document.querySelector(what)).zIndex) || 0;
  return height("[data-spot]") > height(".frame > header");
}"""


def test_the_ring_around_the_points_lies_over_the_top_bar(sit: Sitting) -> None:
    page = sit()
    begin(page, "kido-butai", "first-strike")
    page.keyboard.press("1")
    expect(page.locator("[data-spot=points]")).to_be_visible()
    assert page.evaluate(OVER)


def test_a_wrong_try_is_answered_with_the_rule_and_costs_nothing(sit: Sitting) -> None:
    page = sit()
    begin(page, "kido-butai", "first-strike")
    for _ in range(3):
        page.keyboard.press("1")
    page.get_by_role("button", name="All with torpedoes").click()
    expect(page.get_by_text("Torpedoes are of no use against an island")).to_be_visible()
    page.get_by_role("button", name="KB-6.3").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("Against Midway a bomber squadron must carry bombs")
    assert page.locator(PROMPT).get_attribute("data-seq") == "0"
    page.get_by_role("button", name="All with bombs").click()
    expect(page.get_by_text("Torpedoes are of no use against an island")).to_be_hidden()
