"""Taking back in the browser: to one's own last decision, further with every press, and the dice stay as they were."""

from __future__ import annotations

import re

from playwright.sync_api import FilePayload, Page, expect

import pointluck
from pointluck.engine import Record
from tests.e2e.conftest import Sitting
from tests.e2e.table import ANSWERED, PROMPT, READY, answer, choices, drawn, log_lines, quick_game


def take_back(page: Page) -> None:
    before = page.locator(PROMPT).get_attribute("data-seq")
    page.locator(PROMPT).get_by_role("button", name="Take back").click()
    page.wait_for_function(ANSWERED, arg=before)
    page.wait_for_function(READY)


def legal(page: Page) -> list[str]:
    drawn(page)
    return [str(one.get_attribute("data-action")) for one in choices(page).all()]


def record(page: Page) -> list[str]:
    table = page.url.rpartition("/")[2]
    return [line.split(" | ")[0] for line in page.request.get(f"/api/tables/{table}/record").text().splitlines()]


OVER_MIDWAY = """load akagi 3b 0t; load kaga 3b 0t; load soryu 2b 0t; load hiryu 2b 0t;
    launch A1 strike; launch A2 strike; end; die 1; die 1; fly A1 midway; fly A2 midway; end; die 1; die 1"""


def over_midway(page: Page) -> None:
    """To a table at which two squadrons are about to attack."""
    game = Record(pointluck.game("kido-butai").new())
    for order in OVER_MIDWAY.split(";"):
        game.apply(game.state.parse(order.strip()))
    file: FilePayload = {"name": "game.plk", "mimeType": "text/plain", "buffer": game.text().encode()}
    expect(page.locator("article button.primary").first).to_be_enabled()
    page.locator("main input[type=file]").set_input_files(file)
    expect(page.locator(f"{PROMPT}.mine")).to_be_visible()


def test_an_attack_that_is_taken_back_and_made_again_meets_the_same_dice(sit: Sitting) -> None:
    page = sit()
    over_midway(page)
    page.wait_for_function(READY)
    page.keyboard.press("l")
    before = page.locator(PROMPT).get_attribute("data-seq")
    answer(page, "attack midway")
    page.wait_for_function(ANSWERED, arg=before)
    page.wait_for_function(READY)
    button = page.locator(PROMPT).get_by_role("button", name="Take back: attack Midway")
    expect(button).to_have_attribute("title", re.compile(r"\. Dice and draws that you have seen stay the same\.$"))
    thrown = after_the_attack(page)
    assert len(thrown) > 2
    for _ in range(2):
        take_back(page)
        expect(log_lines(page).last).to_contain_text("Taken back")
        page.get_by_role("button", name="Do again").click()
        expect(log_lines(page).last).not_to_contain_text("Taken back")
        page.wait_for_function(READY)
        assert after_the_attack(page) == thrown


def after_the_attack(page: Page) -> list[str]:
    lines = record(page)
    last = max(number for number, line in enumerate(lines) if line.endswith(" japan: attack midway"))
    return lines[last + 1 :]


def test_taking_back_crosses_what_the_bot_did_and_the_bot_does_it_again(sit: Sitting) -> None:
    page = sit()
    quick_game(page, "Dogfight")
    page.wait_for_function(READY)
    page.keyboard.press("l")
    asked = answered(page, 4)
    happened = standing(page)
    for one in reversed(asked):
        take_back(page)
        assert legal(page) == one, "the same is asked as then"
    expect(page.locator(PROMPT).get_by_role("button", name="Take back")).to_be_disabled()
    assert answered(page, 4) == asked
    assert standing(page) == happened
    assert len(happened) > 4, "the bot has done something, too"


def answered(page: Page, count: int) -> list[list[str]]:
    """Gives the first answer so often; what could be answered each time."""
    asked = []
    for _ in range(count):
        page.wait_for_function(READY)
        asked.append(legal(page))
        before = page.locator(PROMPT).get_attribute("data-seq")
        choices(page).first.click()
        page.wait_for_function(ANSWERED, arg=before)
    page.wait_for_function(READY)
    return asked


def standing(page: Page) -> list[str]:
    """The lines of the log that were not taken back."""
    return page.get_by_role("log").locator("li:not(.undone):not(.back)").all_inner_texts()


def test_a_set_up_and_a_flight_are_each_taken_back_in_one_press(sit: Sitting) -> None:
    page = sit()
    quick_game(page, "Dogfight")
    bar = page.locator(PROMPT)
    bar.get_by_role("button", name="The usual set-up").click()
    expect(bar).to_contain_text("Round 1:")
    set_up = record(page)
    bar.locator("[data-action='bid 0']").click()
    expect(bar).to_contain_text("Which aircraft acts")
    before = standing_aircraft(page)
    bar.get_by_role("button", name="Choose an area").click()
    bar.locator(".primary").click()
    # Until the whole way is flown: then somebody else is asked for.
    expect(bar).to_contain_text("Which aircraft acts? With markers: U2")
    drawn(page)
    assert standing_aircraft(page) != before
    take_back(page)
    assert standing_aircraft(page) == before
    take_back(page)
    expect(bar).to_contain_text("Round 1:")
    assert [line for line in record(page) if " place " in line] == [line for line in set_up if " place " in line]
    take_back(page)
    expect(bar.get_by_role("button", name="The usual set-up")).to_be_visible()
    # Japan places first, so one of its aircraft stands.
    expect(page.locator(".dogfight .plane")).to_have_count(1)
    expect(bar.get_by_role("button", name="Take back")).to_be_disabled()


def standing_aircraft(page: Page) -> list[str]:
    labels: list[str] = page.locator(".dogfight .plane").evaluate_all("all => all.map(one => one.ariaLabel)")
    return labels
