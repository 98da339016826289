"""The new-table sheet: options with their rules, figures of one's own; and a record that is brought along."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Sitting
from tests.e2e.table import PROMPT, answer, quick_game


def sheet(page: Page, game: str) -> None:
    page.get_by_role("article", name=game).get_by_role("button", name="Set up a table").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_every_option_has_its_rule(sit: Sitting) -> None:
    page = sit()
    sheet(page, "Kido Butai")
    par = page.get_by_text(re.compile(r"^Par: \+\d.* games of the Admiral"))
    expect(par).to_be_visible()
    page.get_by_text("Rules in detail").click()
    page.get_by_role("button", name="KB-R1", exact=True).click()
    expect(page.locator(".rule")).to_contain_text("5")
    page.get_by_label("US bombing").select_option("6")
    expect(page.get_by_text("one changed")).to_be_visible()
    expect(par).to_have_count(0)
    page.get_by_text("Detailed sequence", exact=True).click()
    expect(page.get_by_text("as the variant has them")).to_be_visible()
    expect(page.get_by_label("US bombing")).to_have_value("6")


def test_own_figures_are_listed_where_they_differ(sit: Sitting, tmp_path: Path) -> None:
    page = sit()
    sheet(page, "Kido Butai")
    page.get_by_text("My own figures").click()
    file = tmp_path / "mine.toml"
    file.write_text("[figures.counters]\nus_fighters = 6\n", encoding="utf-8")
    page.locator("dialog input[type=file]").set_input_files(file)
    expect(page.get_by_role("row", name="counters/us_fighters 4 6")).to_be_visible()
    file.write_text("[figures.counters]\nus_fighters = 'many'\n", encoding="utf-8")
    page.locator("dialog input[type=file]").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("must be a whole number")
    file.write_text("fighters = = 6\n", encoding="utf-8")
    page.locator("dialog input[type=file]").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("mine.toml is not well-formed")


def test_a_record_is_saved_and_brought_back(sit: Sitting, tmp_path: Path) -> None:
    page = sit()
    quick_game(page, "Kido Butai")
    answer(page, "load akagi 2b 1t")
    expect(page.locator(PROMPT)).to_contain_text("Kaga")
    page.get_by_role("tab", name="Settings").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the record").click()
    record = tmp_path / "game.plk"
    saved.value.save_as(record)
    first = page.url
    page.goto("/")
    page.locator(".ways input[type=file]").set_input_files(record)
    expect(page.locator(PROMPT)).to_contain_text("Kaga")
    assert page.url != first
    second = page.url
    page.goto("/")
    expect(page.get_by_text("Brought along from elsewhere")).to_have_count(1)
    page.goto(second)
    page.get_by_role("button", name="Players at this table").first.click()
    page.get_by_role("button", name="Give up …").click()
    page.get_by_role("button", name="Do it").click()
    expect(page.get_by_role("main", name="The game is over")).to_contain_text("This device has checked it")


def test_every_bot_says_how_strong_it_is_and_how_long_it_thinks(sit: Sitting) -> None:
    page = sit()
    sheet(page, "Dogfight")
    seat = page.get_by_role("group", name="Japan")
    hint = page.locator(".seats .hint")
    expect(hint).to_contain_text(re.compile("Answers at once|think for a moment|Takes its time"))
    levels = page.get_by_role("group", name="How strong").locator("label")
    assert levels.count() >= 2
    told = set()
    for level in levels.all():
        level.click()
        told.add(hint.inner_text())
    assert len(told) == levels.count()
    seat.get_by_text("A friend").click()
    expect(hint).to_have_count(0)


def test_what_concerns_a_friend_is_asked_where_one_sits_down(sit: Sitting) -> None:
    page = sit()
    sheet(page, "Dogfight")
    pace = page.get_by_role("group", name="Pace")
    expect(pace).to_have_count(0)
    page.get_by_role("group", name="Japan").get_by_text("A friend").click()
    pace.get_by_text("Three days").click()
    page.get_by_role("group", name="Variant").get_by_text("Domination, short").click()
    page.get_by_role("button", name="Make the table and invite").click()
    guest = sit(page.get_by_role("textbox", name="A seat for a friend").input_value(), phone=True)
    expect(guest.get_by_role("heading", name="Dogfight")).to_be_visible()
    told = guest.locator("article li")
    expect(told).to_contain_text(["USA", "Japan", "Domination, short · 72 hours a move"])
    expect(told.nth(1)).to_contain_text("You")
    button = guest.get_by_role("button", name="Sit down as Japan")
    box = button.bounding_box()
    assert box is not None and box["y"] + box["height"] < 844, "one need not scroll to sit down"
    button.click()
    expect(guest.locator(PROMPT)).to_be_visible()


def test_variants_that_are_the_same_game_are_offered_once(sit: Sitting) -> None:
    page = sit()
    sheet(page, "Dogfight")
    offered = page.get_by_role("group", name="Variant").locator("label")
    expect(offered).to_have_text(
        ["Standard", "Carrier Hunt, even", "Domination, short", "Domination", "Domination, long"]
    )
