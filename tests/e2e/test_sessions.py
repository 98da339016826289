"""Logging out, and a recovery link that says whom one becomes, in the browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Sitting
from tests.e2e.table import quick_game


def named(sit: Sitting, name: str, locale: str = "en-GB") -> Page:
    page = sit(locale=locale)
    expect(page.locator("article button.primary").first).to_be_enabled()
    page.evaluate(
        """name => fetch("/api/me/name", {method: "PUT", headers: {"content-type": "application/json"},
                                          body: JSON.stringify({name})})""",
        name,
    )
    return page


def link_of(page: Page) -> str:
    page.goto("/")
    page.get_by_role("button", name="Take my tables along").click()
    field = page.get_by_role("dialog").locator("input")
    expect(field).to_have_value(re.compile("/recover/"))
    return "/recover/" + field.input_value().rpartition("/")[2]


def test_a_recovery_link_says_whom_one_becomes_before_it_acts(sit: Sitting) -> None:
    nimitz = named(sit, "Nimitz")
    quick_game(nimitz, "Kido Butai")
    path = link_of(nimitz)
    halsey = named(sit, "Halsey")
    quick_game(halsey, "Kido Butai")
    for _ in range(2):  # looking does not use it up
        halsey.goto(path)
        expect(halsey.get_by_text("You will become Nimitz on this device, who sits at one table")).to_be_visible()
    expect(halsey.get_by_role("alert")).to_contain_text("Here you are now Halsey, with one table. You would lose it")
    halsey.get_by_role("link", name="first screen").click()
    expect(halsey.get_by_role("banner").get_by_text("Halsey")).to_be_visible()
    halsey.goto(path)
    halsey.get_by_role("button", name="Become Nimitz").click()
    expect(halsey.get_by_role("banner").get_by_text("Nimitz")).to_be_visible()


def test_a_link_that_was_taken_back_is_void(sit: Sitting) -> None:
    nimitz = named(sit, "Nimitz")
    path = link_of(nimitz)
    nimitz.get_by_role("button", name="Take the link back").click()
    expect(nimitz.get_by_text("The link is void")).to_be_visible()
    told = nimitz.request.get(path.replace("/recover/", "/api/recoveries/"))
    assert told.status == 404


def test_logging_out_other_devices_closes_what_they_have_open(sit: Sitting) -> None:
    nimitz = named(sit, "Nimitz")
    quick_game(nimitz, "Kido Butai")
    table = nimitz.url
    phone = sit(link_of(nimitz))
    phone.get_by_role("button", name="Become Nimitz").click()
    expect(phone.get_by_role("banner").get_by_text("Nimitz")).to_be_visible()
    phone.goto(table)
    expect(phone.get_by_role("main")).to_be_visible()
    nimitz.goto("/")
    nimitz.get_by_role("button", name="Log out").click()
    expect(
        nimitz.get_by_text("You are Nimitz on this device and on one other, with a seat at one table")
    ).to_be_visible()
    nimitz.get_by_role("button", name="Log out my other devices").click()
    expect(nimitz.get_by_text("Your other devices are logged out")).to_be_visible()
    expect(phone.get_by_text("You are logged out here.").first).to_be_visible()
    expect(nimitz.get_by_text("You are Nimitz on this device, with a seat at one table")).to_be_visible()


@pytest.mark.parametrize(
    ("locale", "out", "here"), [("en-GB", "Log out", "Log out here"), ("de-DE", "Abmelden", "Hier abmelden")]
)
def test_whoever_logs_out_here_is_somebody_new(sit: Sitting, locale: str, out: str, here: str) -> None:
    page = named(sit, "Nimitz", locale)
    page.goto("/")
    expect(page.get_by_role("banner").get_by_text("Nimitz")).to_be_visible()
    page.get_by_role("button", name=out, exact=True).click()
    page.get_by_role("button", name=here).click()
    expect(page.get_by_role("banner").get_by_text(re.compile(r"^\w+ \d\d$"))).to_be_visible()
