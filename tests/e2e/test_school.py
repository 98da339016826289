"""The battle school in the browser: a position is solved wrong, one sees why, and goes on to the next."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from pointluck.analysis.school import Position, positions
from tests.e2e.conftest import Sitting
from tests.e2e.table import PROMPT, answer
from tests.e2e.test_everyone import violations

GAME = "dogfight"
SCHOOL = re.compile("^(Battle school|Gefechtsschule)$")


def opened(page: Page) -> Position:
    """The position that was opened: only the buttons of its answers tell which one it is."""
    expect(page.locator(PROMPT)).to_be_visible()
    note = page.locator(".notices").get_by_role("status")
    expect(note).to_contain_text(re.compile("Which answer is best|Welche Antwort ist die beste"))
    origin = page.evaluate(
        "async () => (await (await fetch('/api/tables/' + location.pathname.split('/')[2])).json()).forked.origin"
    )
    return next(one for one in positions(GAME) if one.id == origin)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone-german"])
def test_one_is_solved_wrong_and_told_why_and_the_next_one_right(sit: Sitting, phone: bool) -> None:
    page = sit(phone=phone, mood="light" if phone else "dark", locale="de-DE" if phone else "en-GB")
    page.locator(f'a[href="/school/{GAME}"]').click()
    buttons = page.locator("[data-position]")
    expect(buttons).to_have_count(len(positions(GAME)))
    assert page.evaluate("document.documentElement.scrollWidth") <= (390 if phone else 1440)
    page.locator("[data-today]").click()
    first = opened(page)
    answer(page, first.worth[-1].action)
    told = page.get_by_role("region", name=SCHOOL)
    expect(told).to_have_attribute("data-right", "false")
    expect(told).to_contain_text(re.compile("Your answer|Ihre Antwort"))
    expect(told.locator("li.best")).to_contain_text(re.compile("the next gives away|Das Nächste verschenkt"))
    expect(told.locator("li.given")).to_contain_text(re.compile("Gives away|Verschenkt"))
    assert violations(page, ".school") == []
    told.get_by_role("button", name=re.compile("Next position|Nächste Lage")).click()
    expect(told).to_have_count(0)
    second = opened(page)
    assert second.id != first.id
    answer(page, second.best.action)
    expect(told).to_have_attribute("data-right", "true")
    told.get_by_role("link", name=SCHOOL).click()
    expect(page.locator(f'[data-position="{first.id}"]')).to_have_class(re.compile("wrong"))
    expect(page.locator(f'[data-position="{second.id}"]')).to_have_class(re.compile("right"))
    expect(page.locator(".today")).to_contain_text(re.compile("One day in a row|Ein Tag in Folge"))
    assert violations(page) == []
    page.reload()
    expect(page.locator(f'[data-position="{first.id}"]')).to_have_class(re.compile("wrong"))
