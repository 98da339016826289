"""At the end: how the battle went, as a curve, as moments that lead into the replay, and as a table."""

from __future__ import annotations

import re
from functools import cache

import pytest
from playwright.sync_api import Locator, Page, expect

import pointluck
from pointluck.engine import CHANCE, Record, Seeded
from pointluck.players import RandomPlayer, Situation
from tests.e2e.conftest import Sitting

BRING = """async text => {
  const made = await fetch("/api/records", { method: "POST", headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ text, entropy: "0123456789abcdef".repeat(4) }) });
  if (!made.ok) throw new Error(`the record was not taken: ${made.status} ${await made.text()}`);
  return (await made.json()).id;
}"""


@cache
def played(seed: int) -> str:
    game = Record(pointluck.game("kido-butai").new(), {"japan": "somebody"})
    chance, player = Seeded(seed), RandomPlayer(seed)
    while (seat := game.state.seat) is not None:
        state = game.state
        game.apply(chance.pick(state) if seat == CHANCE else player.choose(Situation(state, seat)))
    return game.text()


def drawn(page: Page, pictures: Locator) -> list[Locator]:
    """Each picture once it has been in sight."""
    for picture in pictures.all():
        picture.scroll_into_view_if_needed()
        expect(picture.locator(".sheet")).to_be_visible(timeout=60_000)
    page.wait_for_timeout(700)
    return pictures.all()


@pytest.mark.parametrize(("phone", "locale"), [(False, "en-GB"), (True, "de-DE")], ids=["desk", "phone-german"])
def test_the_end_shows_how_the_battle_went(sit: Sitting, phone: bool, locale: str) -> None:
    page = sit(phone=phone, locale=locale)
    # Only then is it known who is here, and a record has somebody to belong to.
    expect(page.locator("article button.primary").first).to_be_enabled()
    table = page.evaluate(BRING, played(1942))
    page.goto(f"/end/{table}")
    expect(page.get_by_text(re.compile(r"^(Points|Punkte): .* Par: \+\d"))).to_be_visible()
    course = page.get_by_role("region", name=re.compile("How the battle went|Wie die Schlacht verlief"))
    # On a busy machine several tries may be needed to connect, each later than the one before.
    expect(course.get_by_role("img").first).to_be_visible(timeout=60_000)
    expect(course.locator("path.line")).to_have_count(2)
    course.locator("summary").click()
    turns = pointluck.game("kido-butai").data.figures["turns"]["count"]
    expect(course.locator("tbody tr")).to_have_count(turns + 1)
    assert page.evaluate("document.documentElement.scrollWidth") <= (390 if phone else 1440)
    pictures = course.locator(".moments .picture")
    pictures.last.scroll_into_view_if_needed()
    expect(pictures.last.locator("svg").first).to_be_visible(timeout=60_000)
    assert pictures.last.evaluate("box => box.inert")
    nearer = """box => new DOMMatrix(getComputedStyle(box.querySelector(".sheet")).transform).a > 1"""
    assert any(picture.evaluate(nearer) for picture in drawn(page, pictures)), "it shows where it happened"
    moment = course.get_by_role("listitem").get_by_role("link").first
    number = (moment.get_attribute("href") or "").rpartition("#")[2]
    moment.click()
    expect(page).to_have_url(re.compile(f"/replay/{table}#{number}$"))
