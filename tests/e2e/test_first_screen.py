"""The first minute: three posters, one button, a table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Sitting
from tests.e2e.table import quick_game

GAMES = ("Kido Butai", "The Battle of Midway", "Dogfight")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_begins_with_one_click(sit: Sitting, game: str) -> None:
    page = sit()
    quick_game(page, game)
    expect(page.get_by_role("heading", level=1)).to_have_text(game)


def test_whoever_comes_back_finds_the_table(sit: Sitting) -> None:
    page = sit()
    quick_game(page, "Dogfight")
    where = page.url
    page.goto("/")
    page.get_by_role("link", name="Dogfight You against Computer").click()
    expect(page).to_have_url(where)


def test_the_language_is_switched_in_place(sit: Sitting) -> None:
    page = sit()
    page.evaluate("window.same = true")
    page.get_by_text("DE", exact=True).click()
    expect(page.get_by_role("button", name="Kommando übernehmen")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "de"
    assert page.evaluate("window.same") is True


def test_german_is_spoken_to_whoever_asks_for_it(sit: Sitting) -> None:
    page = sit(locale="de-DE")
    quick_game(page, "Kido Butai")
    expect(page.locator("section.prompt")).to_contain_text("Akagi")
    expect(page.get_by_role("tab", name="Verlauf")).to_be_visible()


def test_light_and_dark_follow_the_system_and_can_be_switched(sit: Sitting) -> None:
    page = sit(mood="light")
    mood = "document.documentElement.dataset.mood"
    assert page.evaluate(mood) == "light"
    page.get_by_role("button", name="Dim the light").click()
    assert page.evaluate(mood) == "dark"
    page.reload()
    assert page.evaluate(mood) == "dark"


def test_a_name_is_kept(sit: Sitting) -> None:
    page = sit()
    page.get_by_title("Change your name").click()
    page.get_by_label("Your name").fill("Chester")
    page.keyboard.press("Enter")
    expect(page.get_by_title("Change your name")).to_have_text("Chester")
    page.reload()
    expect(page.get_by_title("Change your name")).to_have_text("Chester")


def test_a_wrong_link_is_told(sit: Sitting) -> None:
    page = sit()
    page.get_by_label("Were you sent a link?").fill("hello")
    page.get_by_role("button", name="Go there").click()
    expect(page.get_by_text("That is no link to a table")).to_be_visible()
    page.goto("/rules/chess")
    expect(page.get_by_role("status").first).to_contain_text("nothing")


def test_one_moves_to_another_device(sit: Sitting) -> None:
    page = sit()
    quick_game(page, "Kido Butai")
    page.goto("/")
    name = page.get_by_title("Change your name").inner_text()
    page.get_by_role("button", name="Take my tables along").click()
    link = page.get_by_label("For my other device", exact=True).input_value()
    other = sit(link, phone=True)
    other.get_by_role("button", name=re.compile("^Become ")).click()
    expect(other.get_by_title("Change your name")).to_have_text(name)
    expect(other.get_by_role("link", name="Kido Butai You")).to_be_visible()
