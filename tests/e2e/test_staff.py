"""The staff in the browser: ask it, take its answer, leave a kind of question to it and take that back."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.conftest import Sitting
from tests.e2e.table import PROMPT, drawn, log_lines, quick_game


def test_asked_by_a_key_and_left_to_decide_until_that_is_taken_back(sit: Sitting) -> None:
    page = sit()
    quick_game(page, "Kido Butai")
    page.keyboard.press("h")
    staff = page.get_by_role("region", name="Your staff")
    expect(staff.locator("[data-advice]").first).to_contain_text("points expected")
    expect(page.locator("[data-said]")).to_contain_text("points expected")
    page.keyboard.press("1")
    question = page.locator(f"{PROMPT} .line p")
    expect(question).to_contain_text("Kaga")
    drawn(page)
    staff.get_by_role("button", name="Always: Starting loads").click()
    expect(question).to_contain_text("Japanese Phase")
    button = page.locator(f"{PROMPT} button[data-staff]")
    expect(button).to_have_accessible_name(re.compile("one thing is left to it"))
    staff.get_by_role("button", name="Take back: Starting loads").click()
    expect(button).to_have_accessible_name("Ask your staff")
    page.keyboard.press("l")
    lines = log_lines(page)
    expect(lines.nth(0)).to_contain_text("after asking the staff")
    for at in (1, 2, 3):
        expect(lines.nth(at)).to_contain_text("decided by the staff")
