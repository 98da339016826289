"""The chance of an answer stands beside its button, and all of them in the drawer."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Sitting
from tests.e2e.table import PROMPT, choices, quick_game


def to_a_chance(page: Page) -> None:
    """Ends phases until an answer has odds; the American search comes within the first hours."""
    for _ in range(40):
        before = page.locator(PROMPT).get_attribute("data-seq")
        page.wait_for_timeout(600)
        if page.locator(f"{PROMPT} [data-odds]").count():
            return
        choices(page).last.click()
        page.wait_for_function(
            "seq => document.querySelector('section.prompt:not([data-seq=\"' + seq + '\"])')", arg=before
        )
    raise AssertionError("no answer had odds")


def test_odds_beside_the_button_and_in_the_drawer(sit: Sitting) -> None:
    page = sit()
    quick_game(page, "Kido Butai")
    to_a_chance(page)
    expect(page.locator(f"{PROMPT} [data-odds]").first).to_contain_text("%")
    page.keyboard.press("o")
    drawer = page.get_by_role("region", name="Odds")
    expect(drawer.get_by_role("table").first).to_contain_text("%")
    expect(drawer).to_contain_text("from what you may know")
    # What is drawn from the cups rests on counts that we chose: the line has the mark, and the drawer explains it.
    expect(page.locator(f"{PROMPT} [data-odds]").first).to_contain_text("≈")
    drawer.get_by_role("button", name="Our own figure").first.click()
    expect(page.get_by_role("dialog", name="Where this figure comes from")).to_contain_text("chosen by us")
