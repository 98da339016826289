"""The chance of an answer stands beside its button, and all of them in the drawer."""

from __future__ import annotations

from playwright.sync_api import Page, TimeoutError, expect

from tests.e2e.conftest import Sitting
from tests.e2e.staged import bring
from tests.e2e.table import PROMPT, READY, choices, prompt, quick_game


def to_a_chance(page: Page) -> None:
    """Ends phases until an answer has odds; the American search comes within the first hours."""
    for _ in range(40):
        page.wait_for_function(READY)
        before = page.locator(PROMPT).get_attribute("data-seq")
        # What ends a phase has odds; they are asked for when the table is drawn, of a server that may be busy.
        if "Japanese Phase" in prompt(page):
            try:
                page.locator(f"{PROMPT} [data-odds]").first.wait_for(timeout=3000)
            except TimeoutError:
                pass
            else:
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
    # Dice that the rules print: nothing to mark.
    expect(page.locator(f"{PROMPT} [data-odds]").first).not_to_contain_text("≈")


def test_odds_that_rest_on_our_own_figures_are_marked_and_explained(sit: Sitting) -> None:
    page = sit()
    bring(page, "kido-butai-4-commit")
    # What comes at the carriers is drawn from cups whose contents we chose.
    line = page.locator(f"{PROMPT} [data-odds]").first
    expect(line).to_contain_text("≈")
    expect(line).to_contain_text("Rests on figures that we chose ourselves")
    page.keyboard.press("o")
    page.get_by_role("region", name="Odds").get_by_role("button", name="Our own figure").first.click()
    expect(page.get_by_role("dialog", name="Where this figure comes from")).to_contain_text("chosen by us")
