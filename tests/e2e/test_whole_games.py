"""Whole games in the browser, from the first screen to the result."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Sitting
from tests.e2e.table import (
    ANSWERED,
    BY_HAND,
    ENDED,
    PROMPT,
    choices,
    click_last,
    go_on,
    make_sure,
    play_out,
    quick_game,
    tap_last,
    type_end,
    until_dusk,
)


def over(page: Page) -> None:
    expect(page.get_by_role("main", name=ENDED)).to_be_visible()


def test_kido_butai_by_clicks(sit: Sitting) -> None:
    page = sit()
    quick_game(page, "Kido Butai")
    play_out(page, click_last)
    over(page)


def test_kido_butai_by_keyboard_alone(sit: Sitting) -> None:
    page = sit()
    expect(page.get_by_role("article").first.get_by_role("button").first).to_be_enabled()
    page.get_by_role("button", name="Take command").press("Enter")
    expect(page.locator(PROMPT)).to_be_visible()
    play_out(page, type_end)
    over(page)


def test_kido_butai_on_a_phone(sit: Sitting) -> None:
    page = sit(phone=True)
    page.get_by_role("button", name="Take command").tap()
    expect(page.locator(PROMPT)).to_be_visible()
    play_out(page, tap_last)
    over(page)


@pytest.mark.parametrize("variant", ["Standard", "Domination, short"])
def test_dogfight_against_the_computer(sit: Sitting, variant: str) -> None:
    page = sit()
    page.get_by_role("article", name="Dogfight").get_by_role("button", name="Set up a table").click()
    page.get_by_text(variant, exact=True).click()
    page.get_by_role("button", name="To the table").click()
    expect(page.locator(PROMPT)).to_be_visible()
    play_out(page)
    over(page)


def test_the_battle_of_midway_against_the_computer(sit: Sitting) -> None:
    page = sit()
    page.get_by_role("article", name="The Battle of Midway").get_by_role("button", name="Set up a table").click()
    until_dusk(page)
    page.get_by_role("button", name="To the table").click()
    expect(page.locator(PROMPT)).to_be_visible()
    play_out(page)
    over(page)


def invited(sit: Sitting, game: str, prepare: Callable[[Page], None]) -> tuple[Page, Page]:
    """A host in the seat that the sheet offers, and a guest on a phone who came by the link."""
    host = sit()
    host.get_by_role("article", name=game).get_by_role("button", name="Set up a table").click()
    host.get_by_role("group", name="Japan").get_by_text("A friend").click()
    prepare(host)
    host.get_by_role("button", name="Make the table and invite").click()
    link = host.get_by_label("A seat for a friend: Japan", exact=True).input_value()
    host.get_by_role("link", name="To the table").click()
    guest = sit(link, phone=True)
    guest.get_by_role("button", name="Sit down as Japan").click()
    expect(guest.locator(PROMPT)).to_be_visible()
    return host, guest


_STANDS = """() => {
  window.dispatchEvent(new Event("pointerdown"));
  const bar = document.querySelector("section.prompt");
  const ended = document.querySelector("main.end") !== null;
  return [bar?.matches(".mine:not([aria-busy=true])") ?? false, bar?.dataset.seq ?? null, ended];
}"""


def play_together(host: Page, guest: Page) -> None:
    """Whoever is asked answers, until both see the result: first by hand, then as fast as the page can."""
    given = {host: 0, guest: 0}
    for _ in range(3000):
        for page in (host, guest):
            mine, before, ended = page.evaluate(_STANDS)
            if ended:
                over(host)
                over(guest)
                assert min(given.values()) > BY_HAND
                return
            if mine and given[page] < BY_HAND:
                choices(page).last.click()
                page.wait_for_function(ANSWERED, arg=before)
                given[page] += 1
            elif mine:
                given[page] += go_on(page, 3000)
            make_sure(page)
    raise AssertionError("the game does not end")


def test_dogfight_between_two_browsers(sit: Sitting) -> None:
    def compact(page: Page) -> None:
        page.get_by_text("Rules in detail").click()
        page.get_by_label("Board").select_option("compact")

    play_together(*invited(sit, "Dogfight", compact))


def test_domination_between_two_browsers(sit: Sitting) -> None:
    play_together(*invited(sit, "Dogfight", lambda page: page.get_by_text("Domination, short", exact=True).click()))


def test_the_battle_of_midway_between_two_browsers(sit: Sitting) -> None:
    play_together(*invited(sit, "The Battle of Midway", until_dusk))
