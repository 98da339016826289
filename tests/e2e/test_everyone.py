"""WCAG 2.2 A and AA on every screen of the frame, in both moods and languages; and the keyboard alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Sitting
from tests.e2e.table import PROMPT, choices, quick_game

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"]


def violations(page: Page, within: str = "html") -> list[str]:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("([within, tags]) => axe.run(within, { runOnly: tags })", [within, RULES])
    return [
        f"{one['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for one in found["violations"]
        for node in one["nodes"]
    ]


SCREENS = pytest.mark.parametrize(
    ("mood", "locale", "phone"),
    [("dark", "en-GB", False), ("light", "de-DE", False), ("light", "en-GB", True), ("dark", "de-DE", True)],
)


@SCREENS
def test_the_pages(sit: Sitting, mood: str, locale: str, phone: bool) -> None:
    page = sit(mood=mood, locale=locale, phone=phone)
    expect(page.locator("article button.primary").first).to_be_enabled()
    assert violations(page) == []
    page.locator("article").last.get_by_role("button").nth(1).click()
    page.locator("dialog summary").first.click()
    expect(page.locator("dialog select").first).to_be_visible()
    assert violations(page) == []
    for path in ("/rules/dogfight", "/verify", "/rules/chess"):
        page.goto(path)
        page.locator("h1").wait_for()
        assert violations(page) == [], path


@SCREENS
def test_the_table_and_its_drawer(sit: Sitting, mood: str, locale: str, phone: bool) -> None:
    page = sit(mood=mood, locale=locale, phone=phone)
    page.locator("article button.primary").first.click()
    page.locator(PROMPT).wait_for()
    assert violations(page) == []
    for key in "lcbps":
        page.keyboard.press(key)
        page.locator("[role=tabpanel]").wait_for()
        if key == "b":
            page.locator("[role=tabpanel] article").first.wait_for()
        assert violations(page) == [], key
        page.keyboard.press(key)
    page.keyboard.press("?")
    page.locator("dialog").wait_for()
    assert violations(page) == []


@pytest.mark.parametrize("game", ["Kido Butai", "The Battle of Midway", "Dogfight"])
@SCREENS
def test_the_boards(sit: Sitting, game: str, mood: str, locale: str, phone: bool) -> None:
    page = sit(mood=mood, locale=locale, phone=phone)
    quick_game(page, game)
    for _ in range(4):
        expect(page.locator(f"{PROMPT}.mine")).to_be_visible()
        assert violations(page) == []
        before = page.locator(PROMPT).get_attribute("data-seq")
        choices(page).last.click()
        expect(page.locator(f'{PROMPT}[data-seq="{before}"]')).to_have_count(0)
        expect(page.locator(f"{PROMPT}.mine")).to_be_visible()


def test_from_the_first_screen_to_an_answer_by_keyboard_alone(sit: Sitting) -> None:
    page = sit()
    expect(page.locator("article button.primary").first).to_be_enabled()
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent.includes('Take command')"):
            break
    page.keyboard.press("Enter")
    page.locator(PROMPT).wait_for()
    expect(page.locator(PROMPT)).to_contain_text("Akagi")
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.closest('section.prompt .answers') !== null"):
            break
    page.keyboard.press("Enter")
    expect(page.locator(PROMPT)).to_contain_text("Kaga")
