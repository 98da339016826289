"""Two people and somebody who looks on, each with a browser of their own."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Sitting
from tests.e2e.table import PROMPT, choices, quick_game


def invited(sit: Sitting) -> tuple[Page, Page, str]:
    """A host who plays the USA, a guest on a phone who came by the link, and the path for spectators."""
    host = sit()
    host.get_by_role("article", name="Dogfight").get_by_role("button", name="Set up a table").click()
    host.get_by_role("group", name="Japan").get_by_text("A friend").click()
    host.get_by_role("button", name="Make the table and invite").click()
    link = host.get_by_label("A seat for a friend: Japan", exact=True).input_value()
    watch = host.get_by_label("To look on", exact=True).input_value()
    expect(host.get_by_role("img", name="QR code")).to_be_visible()
    host.get_by_role("link", name="To the table").click()
    guest = sit(link, phone=True)
    guest.get_by_role("button", name="Sit down as Japan").click()
    expect(guest.locator(PROMPT)).to_contain_text("Place an aircraft")
    return host, guest, watch


def test_a_friend_joins_by_a_link_and_both_see_what_is_played(sit: Sitting) -> None:
    host, guest, _ = invited(sit)
    choices(guest).first.click()
    expect(host.locator(PROMPT)).to_contain_text("Place an aircraft")
    host.keyboard.press("l")
    expect(host.get_by_role("log")).to_contain_text("J1")


def test_they_talk(sit: Sitting) -> None:
    host, guest, _ = invited(sit)
    host.keyboard.press("c")
    host.get_by_label("Say something").fill("Good hunting")
    host.keyboard.press("Enter")
    guest.get_by_role("button", name="Log, talk, rules, settings").click()
    guest.get_by_role("tab", name="Talk and notes").click()
    expect(guest.get_by_role("log", name="Talk")).to_contain_text("Good hunting")


def test_taking_back_what_the_other_has_seen_needs_their_consent(sit: Sitting) -> None:
    host, guest, _ = invited(sit)
    choices(guest).first.click()
    expect(host.locator(f"{PROMPT}.mine")).to_be_visible()
    choices(host).first.click()
    expect(guest.locator(f"{PROMPT}.mine")).to_be_visible()
    guest.get_by_role("button", name="Ask to take back").click()
    guest.get_by_role("button", name="Do it").click()
    expect(host.get_by_text("Japan would like to take back a move.")).to_be_visible()
    host.get_by_role("button", name="Agree").click()
    expect(guest.locator(PROMPT)).to_contain_text("12 are still to be placed")


def test_somebody_looks_on(sit: Sitting) -> None:
    _, guest, watch = invited(sit)
    spectator = sit(watch)
    expect(spectator.get_by_text("You are looking on.")).to_be_visible()
    choices(guest).first.click()
    spectator.keyboard.press("l")
    expect(spectator.get_by_role("log")).to_contain_text("J1")
    expect(spectator.locator(f"{PROMPT}.mine")).to_have_count(0)


def test_the_computer_takes_a_seat_over(sit: Sitting) -> None:
    page = sit()
    quick_game(page, "Dogfight")
    page.get_by_role("button", name="Players at this table").click()
    seats = page.get_by_role("dialog", name="Players at this table")
    seats.get_by_role("button", name="Let it play for me").click()
    expect(seats.locator("strong + span", has_text=re.compile(r"Computer \((Captain|Admiral)\)"))).to_have_count(2)
    seats.get_by_role("button", name="Take my seat back").click()
    expect(seats.get_by_role("button", name="Take my seat back")).to_have_count(0)


def test_a_seat_that_stays_empty_is_filled_from_the_bar(sit: Sitting) -> None:
    page = sit()
    page.get_by_role("article", name="Dogfight").get_by_role("button", name="Set up a table").click()
    page.get_by_role("group", name="Japan").get_by_text("A friend").click()
    page.get_by_role("button", name="Make the table and invite").click()
    page.get_by_role("link", name="To the table").click()
    page.locator(PROMPT).get_by_role("button", name="Fill the seat").click()
    seats = page.get_by_role("dialog", name="Players at this table")
    seats.get_by_label("Computer for Japan: how strong").select_option("captain")
    seats.get_by_role("button", name="Let it play", exact=True).click()
    page.keyboard.press("Escape")
    expect(page.locator(PROMPT)).to_contain_text("Place an aircraft")
