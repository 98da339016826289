"""Figures that we chose ourselves are marked where a player sees them, and explain themselves."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Sitting
from tests.e2e.table import quick_game

OWN = """async figures => {
  await fetch("/api/me", { method: "POST" });
  const seats = { japan: { kind: "me", bot: null } };
  const wish = { game: "kido-butai", figures, seats, entropy: "0123456789abcdef".repeat(4) };
  const made = await fetch("/api/tables", { method: "POST", headers: { "Content-Type": "application/json" },
                                            body: JSON.stringify(wish) });
  const told = await made.json();
  if (!told.table) throw new Error(`${made.status} ${JSON.stringify(told)}`);
  return told.table.id;
}"""


def explained(page: Page) -> None:
    dialog = page.get_by_role("dialog", name="Where this figure comes from")
    expect(dialog).to_contain_text("chosen by us because no text states it")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_every_board_has_marks_that_explain_themselves(sit: Sitting, phone: bool) -> None:
    page = sit(phone=phone)
    for game in ("Kido Butai", "The Battle of Midway", "Dogfight"):
        page.goto("/")
        quick_game(page, game)
        if phone and game == "The Battle of Midway":
            page.get_by_role("navigation", name="Views of the table").get_by_role("button", name="Decks").tap()
        # One for a panel, not one for a figure.
        assert page.get_by_role("button", name="Our own figure").count() <= 3
        mark = page.locator(".board").get_by_role("button", name="Our own figure").first
        mark.scroll_into_view_if_needed()
        mark.focus()
        page.keyboard.press("Enter")
        explained(page)


def test_a_table_with_its_own_figures_shows_them_and_says_so(sit: Sitting) -> None:
    page = sit()
    page.locator("article").first.wait_for()
    table = page.evaluate(OWN, {"capacity": {"Akagi": {"full": 5}}})
    page.goto(f"/table/{table}")
    page.locator('[data-press="figure:/figures/capacity"]').press("Enter")
    dialog = page.get_by_role("dialog", name="Where this figure comes from")
    expect(dialog).to_contain_text("capacity/Akagi/full 5")
    expect(dialog).to_contain_text("the table’s own figure")
    expect(dialog).to_contain_text("It differs from ours, which is 4")
