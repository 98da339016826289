"""What a person does at a table in the browser: read the prompt, choose an answer, open the drawer."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

PROMPT = "section.prompt"


def quick_game(page: Page, game: str) -> None:
    """From the first screen to the table by its one big button."""
    page.get_by_role("article", name=game).get_by_role("button").first.click()
    expect(page.locator(PROMPT)).to_be_visible()


def prompt(page: Page) -> str:
    return page.locator(f"{PROMPT} .line p").inner_text()


def plain(page: Page) -> None:
    """The answers as a list, whatever form the game has for the question."""
    switch = page.locator(PROMPT).get_by_role(
        "button", name=re.compile("All answers as a list|Alle Antworten als Liste")
    )
    if switch.count():
        switch.click()


def answer(page: Page, text: str) -> None:
    """Type an action in its notation, as the keyboard player does; short lists have only buttons."""
    plain(page)
    field = page.locator(f"{PROMPT} form input")
    if field.count():
        field.fill(text)
        field.press("Enter")
    else:
        page.locator(f'{PROMPT} [data-action="{text}"]').click()


def choices(page: Page) -> Locator:
    """Every answer there is, as buttons."""
    plain(page)
    more = page.locator(f"{PROMPT} form button[aria-expanded=false]")
    if more.count():
        more.click()
        return page.locator(f"{PROMPT} .list button")
    return page.locator(f"{PROMPT} [data-action]")


def log_lines(page: Page) -> Locator:
    return page.get_by_role("log").locator("li")
