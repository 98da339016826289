"""In the browser the game stands on the first screen and is played on the plain board."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.conftest import Sitting
from tests.e2e.table import ENDED, play_out, quick_game


def test_from_the_first_screen_to_the_end_against_the_bot(sit: Sitting) -> None:
    page = sit()
    expect(page.get_by_role("article", name="Night Guns")).to_contain_text("Two destroyers shell Midway")
    quick_game(page, "Night Guns")
    expect(page.get_by_role("heading", level=1)).to_have_text("Night Guns")
    expect(page.get_by_text("salvoes left: 9").first).to_be_visible()
    expect(page.locator("header")).to_contain_text("Round 1")
    play_out(page)
    expect(page.get_by_role("main", name=ENDED)).to_be_visible()


def test_in_german(sit: Sitting) -> None:
    page = sit(locale="de-DE")
    quick_game(page, "Night Guns")
    expect(page.locator("section.prompt")).to_contain_text("Wohin steuern Sie")
    page.goto("/rules/night-guns")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Night Guns")
    expect(page.get_by_text("Mündungsfeuer erkannt")).to_be_visible()
