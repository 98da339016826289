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


def tries_again(page: Page, phone: bool) -> None:
    """The first decision once more, at the table itself: by touch on the phone, by keys at the desk."""
    again = page.get_by_role("button", name=re.compile("Try again|Noch einmal versuchen")).first
    again.tap() if phone else again.press("Enter")
    expect(page).to_have_url(re.compile("/table/.*#try$"))
    note = page.locator(".notices").get_by_role("status")
    expect(note).to_contain_text(re.compile("What would you do|Was würden Sie"))
    page.keyboard.press("1")
    expect(note).to_contain_text(re.compile("gives away|verschenkt"), timeout=WORKED_OUT)
    expect(note).to_contain_text(re.compile("In the game|In der Partie|what was played|wurde in der Partie gespielt"))


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
    tries_again(page, phone)
    page.get_by_role("link", name=re.compile("Back to the review|Zurück zur Analyse")).click()
    decision = lists.first.get_by_role("link").first
    number = int((decision.get_attribute("href") or "").rpartition("#")[2])
    decision.press("Enter")
    expect(page).to_have_url(re.compile(f"/replay/{table}\\?side=japan#{number}$"))
    expect(page.locator(".controls .count")).to_contain_text(f"{number} /")
    page.get_by_role("button", name=re.compile("Play on from here|Ab hier weiterspielen")).press("Enter")
    expect(page.get_by_role("dialog").get_by_role("heading", name=re.compile(f" {number}$"))).to_be_visible()
    page.get_by_role("dialog").locator("label", has_text=re.compile(r"^\s*(New|Neue)\s*$")).click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile("Play on|Weiterspielen")).click()
    origin = page.get_by_role("link", name=re.compile("To that moment|Zu diesem Augenblick"))
    expect(origin).to_have_attribute("href", f"/replay/{table}#{number}")
    origin.click()
    expect(page.locator(".controls .count")).to_contain_text(f"{number} /")
    page.get_by_role("link", name=re.compile("Review the game|Partie analysieren")).click()
    expect(page.locator("p.head")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_day_of_history_is_told_hour_by_hour(sit: Sitting, phone: bool) -> None:
    page = sit(phone=phone, locale="de-DE" if phone else "en-GB")
    page.get_by_role("link", name=re.compile("4 June 1942|4. Juni 1942")).click()
    expect(page).to_have_url(re.compile("/replay/day-"))
    hour = page.locator("section.hour")
    expect(hour.get_by_role("heading")).to_have_text("0430", timeout=WORKED_OUT)
    on = hour.get_by_role("button", name=re.compile("The next hour|Die nächste Stunde"))
    on.tap() if phone else on.press("Enter")
    expect(hour.get_by_role("heading")).to_have_text("0530")
    expect(hour).to_contain_text("Catalinas")
    expect(page.locator(".controls .count")).to_contain_text("13 / 148")
