"""Links into a game: somebody else opens them, in a browser that nobody knows, and stands at their moment."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Sitting
from tests.e2e.table import PROMPT, choices, quick_game
from tests.e2e.test_course import BRING, played

COUNT = ".controls .count"


def copied(page: Page) -> str:
    page.get_by_role("button", name="Link to this moment").click()
    expect(page.get_by_text("Copied.")).to_be_visible()
    return str(page.evaluate("navigator.clipboard.readText()"))


def test_a_link_to_a_moment_opens_there_for_everybody(sit: Sitting) -> None:
    page = sit()
    expect(page.locator("article button.primary").first).to_be_enabled()
    table = page.evaluate(BRING, played(1942))
    page.goto(f"/replay/{table}#60")
    expect(page.locator(COUNT)).to_have_text(re.compile(r"^60 / [1-9]\d\d+$"))
    expect(page.get_by_role("slider")).to_have_value("60")
    page.keyboard.press("ArrowRight")
    link = copied(page)
    assert link.endswith(f"/replay/{table}#61")

    other = sit(link)
    expect(other.locator(COUNT)).to_have_text(re.compile(r"^61 / [1-9]\d\d+$"))
    expect(other.get_by_role("slider")).to_have_value("61")
    expect(other.locator(".told")).to_have_text(page.locator(".told").inner_text(), use_inner_text=True)
    # Another link of the same game, pasted into the same window.
    other.evaluate("location.hash = '#12'")
    expect(other.get_by_role("slider")).to_have_value("12")
    other.get_by_role("banner").get_by_text("From outside", exact=True).click()
    expect(other.get_by_role("slider")).to_have_value("12")


def test_a_link_of_a_running_game_lets_others_look_on(sit: Sitting) -> None:
    page = sit()
    quick_game(page, "Kido Butai")
    seq = page.locator(PROMPT).get_attribute("data-seq")
    choices(page).first.click()
    expect(page.locator(PROMPT)).not_to_have_attribute("data-seq", str(seq))
    page.goto(page.url.replace("/table/", "/replay/") + "#1")
    expect(page.get_by_role("slider")).to_have_value("1")
    link = copied(page)

    other = sit(link)
    expect(other.locator(COUNT)).to_have_text(re.compile(r"^1 / \d+$"))
    expect(other.get_by_role("slider")).to_have_value("1")
    # Without a seat there is one view before the end.
    expect(other.get_by_role("banner").get_by_role("radio")).to_have_count(1)


def test_where_nobody_may_look_on_the_link_says_that_it_has_to_wait(sit: Sitting) -> None:
    page = sit()
    page.get_by_role("article", name="Kido Butai").get_by_role("button", name="Set up a table").click()
    page.locator("summary").filter(has_text="onlookers").click()
    page.get_by_text("Nobody", exact=True).click()
    page.get_by_role("button", name="To the table").click()
    expect(page.locator(PROMPT)).to_be_visible()
    page.goto(page.url.replace("/table/", "/replay/"))
    link = copied(page)
    expect(page.get_by_text("others can open the link when the game is over")).to_be_visible()
    expect(sit(link).get_by_role("slider")).to_have_count(0)
