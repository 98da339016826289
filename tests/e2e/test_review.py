"""After the end: what was luck and what was not, on a page of its own that leads to every moment it tells of."""

from __future__ import annotations

import re
from functools import cache

import pytest
from playwright.sync_api import Page, expect

import pointluck
from pointluck.engine import CHANCE, Record, Seeded, Settlement
from pointluck.players import RandomPlayer, Situation
from tests.e2e.conftest import Sitting
from tests.e2e.test_course import BRING

WORKED_OUT = 240_000
"""Milliseconds: a review takes seconds, on a busy machine many more."""


@cache
def given_up(name: str, steps: int) -> str:
    """The begin of a game of somebody who plays anything, and gives up."""
    game = Record(pointluck.game(name).new(), {"japan": "somebody"})
    chance, player = Seeded(1942), RandomPlayer(1942)
    while (seat := game.state.seat) is not None and len(game.steps) < steps:
        state = game.state
        game.apply(chance.pick(state) if seat == CHANCE else player.choose(Situation(state, seat)))
    game.settle(Settlement("resign", "japan"))
    return game.text()


def brought(page: Page, text: str) -> str:
    # Only then is it known who is here, and a record has somebody to belong to.
    expect(page.locator("article button.primary").first).to_be_enabled()
    table: str = page.evaluate(BRING, text)
    return table


@pytest.mark.parametrize(("phone", "locale"), [(False, "en-GB"), (True, "de-DE")], ids=["desk", "phone-german"])
def test_a_review_leads_from_the_end_to_each_moment(sit: Sitting, phone: bool, locale: str) -> None:
    page = sit(phone=phone, locale=locale)
    table = brought(page, given_up("kido-butai", 60))
    page.goto(f"/end/{table}")
    teaser = page.get_by_role("region", name=re.compile("What was luck, and what was you|Was Glück war und was Sie"))
    expect(teaser).to_contain_text(re.compile("Without luck:|Ohne Glück:"), timeout=WORKED_OUT)
    teaser.get_by_role("link").press("Enter")
    expect(page).to_have_url(re.compile(f"/review/{table}$"))
    expect(page.locator("p.head")).to_have_count(1)
    expect(page.locator("polyline.line")).to_have_count(1)
    lists = page.locator("main.review ol")
    expect(lists).to_have_count(2)
    assert page.evaluate("document.documentElement.scrollWidth") <= (390 if phone else 1440)
    decision = lists.first.get_by_role("link").first
    number = int((decision.get_attribute("href") or "").rpartition("#")[2])
    decision.press("Enter")
    expect(page).to_have_url(re.compile(f"/replay/{table}#{number}$"))
    expect(page.locator(".count")).to_contain_text(f"{number} /")
    page.get_by_role("link", name=re.compile("Review the game|Partie analysieren")).click()
    expect(page.locator("p.head")).to_be_visible()
