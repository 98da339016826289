"""Nobody waits for ever: resigning, draws, bots of any rank, and the seat of somebody who is away."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from pointluck.server.settings import UNLIMITED, Settings
from pointluck.tables import Patience
from tests.e2e.conftest import Sitting
from tests.e2e.table import PROMPT, quick_game
from tests.e2e.test_together import invited
from tests.server.serving import Running, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Where nobody waits long."""
    database = f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('club') / 'club.db'}"
    with serving(Settings(database, bots=1, limits=UNLIMITED, patience=Patience(bot=6, claim=9))) as running:
        yield running


def seats(page: Page) -> Locator:
    """The dialog of the seats, by the button of a desk or the drawer of a phone."""
    button = page.get_by_role("button", name="Players at this table")
    if not button.first.is_visible():
        page.get_by_role("button", name="Log, talk, rules, settings").click()
        page.get_by_role("tab", name="Settings").click()
        page.get_by_role("button", name="End the game").click()
    else:
        button.first.click()
    return page.get_by_role("dialog", name="Players at this table")


def test_whoever_resigns_has_lost_and_both_read_it(sit: Sitting) -> None:
    host, guest, _ = invited(sit)
    seats(guest).get_by_role("button", name="Resign").click()
    sure = guest.get_by_role("dialog", name="Before you do it")
    expect(sure).to_contain_text(
        "Resign as Japan? The game is lost and over at once, which cannot be taken back. The winner: USA."
    )
    sure.get_by_role("button", name="Not yet").click()
    expect(guest.locator(PROMPT)).to_contain_text("Place an aircraft")
    seats(guest).get_by_role("button", name="Resign").click()
    guest.get_by_role("button", name="Do it").click()
    for page, told in ((host, "You have won"), (guest, "You have lost")):
        end = page.get_by_role("main", name="The game is over")
        expect(end).to_contain_text(told)
        expect(end).to_contain_text("by resignation")
    host.get_by_role("button", name="Check the dice").click()
    expect(host.get_by_text("The record is sound.")).to_be_visible()
    host.get_by_role("link", name="Watch it again").click()
    expect(host.get_by_text("Winner: USA, by resignation.")).to_be_visible()
    host.goto("/")
    host.get_by_text("One finished game").click()
    expect(host.get_by_text("Finished, by resignation")).to_be_visible()


def test_a_draw_is_offered_declined_offered_again_and_agreed_to(sit: Sitting) -> None:
    host, guest, _ = invited(sit)
    seats(host).get_by_role("button", name="Offer a draw").click()
    expect(host.get_by_text("You offer a draw.")).to_be_visible()
    expect(guest.get_by_text("USA offers a draw.")).to_be_visible()
    guest.get_by_role("button", name="No draw").click()
    expect(host.get_by_text("You offer a draw.")).to_have_count(0)
    seats(host).get_by_role("button", name="Offer a draw").click()
    guest.get_by_role("button", name="Agree").click()
    guest.get_by_role("button", name="Do it").click()
    for page in (host, guest):
        end = page.get_by_role("main", name="The game is over")
        expect(end).to_contain_text("A draw by agreement")


def test_somebody_away_is_counted_down_replaced_and_comes_back(sit: Sitting) -> None:
    host, guest, _ = invited(sit)
    table = guest.url
    guest.goto("/")
    expect(host.get_by_text(re.compile(r"is away. The computer may take over in 0:0\d"))).to_be_visible()
    host.get_by_role("button", name="What now?").click()
    dialog = host.get_by_role("dialog", name="Players at this table")
    dialog.get_by_label("Computer for Japan: how strong").select_option("ensign")
    dialog.get_by_role("button", name="Let it play", exact=True).click()
    expect(dialog).to_contain_text("Computer (Ensign)")
    dialog.get_by_label("Computer for Japan: how strong").select_option("random")
    dialog.get_by_role("button", name="Change").click()
    expect(dialog).to_contain_text("Computer (Recruit)")
    # The one who was away finds the table among their own, and the seat where it was.
    guest.goto("/")
    expect(guest.get_by_text("The computer plays for you")).to_be_visible()
    guest.goto(table)
    guest.get_by_role("button", name="Take my seat back").click()
    expect(guest.get_by_role("button", name="Take my seat back")).to_have_count(0)
    expect(dialog).to_contain_text("is here")


def test_whoever_comes_back_in_time_keeps_the_seat(sit: Sitting) -> None:
    host, guest, _ = invited(sit)
    table = guest.url
    guest.goto("/")
    expect(host.get_by_text("is away.")).to_be_visible()
    guest.goto(table)
    expect(host.get_by_text("is away.")).to_have_count(0)
    expect(guest.locator(PROMPT)).to_contain_text("Place an aircraft")


def test_the_game_is_claimed_when_the_other_stays_away(sit: Sitting) -> None:
    host, guest, _ = invited(sit)
    guest.goto("/")
    expect(host.get_by_text("is away.")).to_be_visible()
    dialog = seats(host)
    expect(dialog.get_by_role("button", name=re.compile(r"Claim the game in 0:0\d"))).to_be_disabled()
    dialog.get_by_role("button", name="Claim the game …").click()
    host.get_by_role("button", name="Do it").click()
    end = host.get_by_role("main", name="The game is over")
    expect(end).to_contain_text("You have won")
    expect(end).to_contain_text("because the other side stayed away")


def test_alone_one_gives_up(sit: Sitting) -> None:
    page = sit()
    quick_game(page, "Kido Butai")
    dialog = seats(page)
    expect(dialog.get_by_role("button", name="Offer a draw")).to_have_count(0)
    dialog.get_by_role("button", name="Give up").press("Enter")
    expect(page.get_by_role("dialog", name="Before you do it")).to_contain_text("counts as lost")
    page.get_by_role("button", name="Do it").press("Enter")
    expect(page.get_by_role("main", name="The game is over")).to_contain_text("You have lost")


def test_it_can_all_be_said_in_german(sit: Sitting) -> None:
    page = sit(locale="de-DE")
    quick_game(page, "Dogfight")
    page.get_by_role("button", name="Wer am Tisch sitzt").click()
    dialog = page.get_by_role("dialog", name="Wer am Tisch sitzt")
    expect(dialog).to_contain_text("Der Computer einigt sich nicht auf Remis.")
    dialog.get_by_role("button", name="Aufgeben").click()
    page.get_by_role("button", name="Tun", exact=True).click()
    expect(page.get_by_role("main", name="Das Spiel ist zu Ende")).to_contain_text("urch Aufgabe")
