"""Lessons in the browser, by somebody who only reads and does what is lit: mouse, phone, keys; in both languages."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.conftest import Sitting
from tests.e2e.lessons import END, begin, follow, tap
from tests.e2e.table import PROMPT


def test_whoever_is_new_is_led_from_the_first_screen_through_a_lesson(sit: Sitting) -> None:
    page = sit("/learn/kido-butai")
    page.locator("[data-lesson=first-strike]").click()
    follow(page)
    expect(page.locator(PROMPT)).to_contain_text("never be without CAP")
    page.locator(END).click()
    expect(page.locator("[data-lesson=first-strike]")).to_contain_text("done")
    page.reload()
    expect(page.locator("[data-lesson=first-strike]")).to_contain_text("done")


def test_a_lesson_is_taken_on_a_phone_in_german(sit: Sitting) -> None:
    page = sit(phone=True, locale="de-DE")
    begin(page, "kido-butai", "first-strike")
    follow(page, press=tap)
    expect(page.locator(PROMPT)).to_contain_text("nie ohne CAP")


def test_a_wrong_try_is_answered_with_the_rule_and_costs_nothing(sit: Sitting) -> None:
    page = sit()
    begin(page, "kido-butai", "first-strike")
    for _ in range(3):
        page.keyboard.press("1")
    page.get_by_role("button", name="3 torpedoes").click()
    expect(page.get_by_text("Torpedoes are of no use against an island")).to_be_visible()
    page.get_by_role("button", name="KB-6.3").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("Against Midway a bomber squadron must carry bombs")
    assert page.locator(PROMPT).get_attribute("data-seq") == "0"
