"""What all three tables share: undo, refusals with their rule, reconnecting, curtain, own dice, replay."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.e2e.conftest import Sitting
from tests.e2e.table import PROMPT, answer, choices, log_lines, play_out, prompt, quick_game
from tests.server.serving import Running


def begin_kido_butai(page: Page) -> None:
    """To the first Japanese Phase: every carrier with bombs."""
    quick_game(page, "Kido Butai")
    for ship in ("akagi 3b 0t", "kaga 3b 0t", "soryu 2b 0t", "hiryu 2b 0t"):
        answer(page, f"load {ship}")
        expect(page.locator(PROMPT)).not_to_contain_text(f"How many of {ship.split()[0].title()}")
    expect(page.locator(PROMPT)).to_contain_text("Japanese Phase")


def test_undo_takes_back_and_redo_does_it_again(sit: Sitting) -> None:
    page = sit()
    begin_kido_butai(page)
    page.keyboard.press("l")
    answer(page, "launch A1 strike")
    expect(log_lines(page).last).to_contain_text("A1 takes off")
    page.locator(PROMPT).get_by_role("button", name="Take back").click()
    expect(log_lines(page).last).to_contain_text("Taken back")
    page.get_by_role("button", name="Do again").click()
    expect(log_lines(page).last).to_contain_text("A1 takes off")
    expect(page.get_by_role("button", name="Do again")).to_be_disabled()


def test_a_refused_action_shows_its_rule(sit: Sitting) -> None:
    page = sit()
    begin_kido_butai(page)
    before = prompt(page)
    answer(page, "land A1 kaga")
    toast = page.locator(".toast.refusal")
    expect(toast).to_be_visible()
    rule = toast.get_by_role("button", name=re.compile("^KB-"))
    clause = rule.inner_text().strip()
    rule.click()
    expect(page.locator("article.wanted")).to_contain_text(clause)
    assert prompt(page) == before


def test_the_rules_can_be_searched(sit: Sitting) -> None:
    page = sit()
    quick_game(page, "Kido Butai")
    page.keyboard.press("b")
    page.get_by_label("Search the rules").fill("damage control")
    expect(page.locator("article", has_text="KB-10a").first).to_be_visible()
    page.get_by_label("Search the rules").fill("xyzzy")
    expect(page.get_by_text("No rule has “xyzzy” in it.")).to_be_visible()


def test_a_reload_loses_nothing(sit: Sitting) -> None:
    page = sit()
    begin_kido_butai(page)
    answer(page, "launch ZA cap")
    page.get_by_role("tab", name="Log").click()
    expect(log_lines(page).last).to_contain_text("ZA takes off")
    page.reload()
    expect(page.locator(PROMPT)).to_contain_text("Japanese Phase")
    page.keyboard.press("l")
    expect(log_lines(page).last).to_contain_text("ZA takes off")


def test_a_click_while_the_line_is_down_counts_once(sit: Sitting) -> None:
    page = sit()
    lines: list[WebSocketRoute] = []
    down = False

    def connect(route: WebSocketRoute) -> None:
        if down:
            route.close()
            return
        route.connect_to_server()
        lines.append(route)

    page.route_web_socket(re.compile("/socket$"), connect)
    begin_kido_butai(page)
    page.keyboard.press("l")
    down = True
    lines[-1].close()
    expect(page.get_by_text("Offline. Trying again")).to_be_visible()
    answer(page, "launch A1 strike")
    down = False
    expect(log_lines(page).last).to_contain_text("A1 takes off", timeout=60_000)
    expect(page.get_by_text("Offline. Trying again")).to_be_hidden()
    assert page.get_by_role("log").get_by_text("A1 takes off").count() == 1


def test_two_at_one_device_see_nothing_of_each_other(sit: Sitting) -> None:
    page = sit()
    page.get_by_role("article", name="Dogfight").get_by_role("button", name="Set up a table").click()
    page.get_by_role("group", name="Japan").get_by_text("Me", exact=True).click()
    page.get_by_role("button", name="To the table").click()
    page.get_by_role("button", name="I am Japan: show the table").click()
    expect(page.locator(PROMPT)).to_contain_text("Place an aircraft")
    choices(page).first.click()
    expect(page.get_by_role("dialog", name="Pass the device to USA.")).to_be_visible()
    expect(page.locator(".frame")).to_have_attribute("inert", "")
    page.get_by_role("button", name="I am USA: show the table").click()
    expect(page.locator(PROMPT)).to_contain_text("Place an aircraft")


def test_own_dice_are_asked_for(sit: Sitting) -> None:
    page = sit()
    page.get_by_role("article", name="Kido Butai").get_by_role("button", name="Set up a table").click()
    page.get_by_text("Dice and onlookers").click()
    page.get_by_text("My own dice", exact=True).click()
    page.get_by_role("button", name="To the table").click()
    expect(page.locator(PROMPT)).to_be_visible()
    for ship in ("akagi 3b 0t", "kaga 3b 0t", "soryu 2b 0t", "hiryu 2b 0t"):
        answer(page, f"load {ship}")
        expect(page.locator(PROMPT)).not_to_contain_text(f"How many of {ship.split()[0].title()}")
    answer(page, "end")
    expect(page.locator(f'{PROMPT} [data-action="die 6"]')).to_be_visible()
    before = prompt(page)
    page.locator(f'{PROMPT} [data-action="die 6"]').click()
    expect(page.locator(f"{PROMPT} .line p")).not_to_have_text(before)


def test_a_game_to_the_end_its_replay_and_its_dice(sit: Sitting, tmp_path: Path) -> None:
    page = sit()
    page.get_by_role("article", name="Dogfight").get_by_role("button", name="Set up a table").click()
    page.get_by_text("Rules in detail").click()
    page.get_by_label("Board").select_option("compact")
    page.get_by_role("button", name="To the table").click()
    expect(page.locator(PROMPT)).to_be_visible()
    play_out(page)
    end = page.get_by_role("main", name="The game is over")
    end.get_by_role("button", name="Check the dice").click()
    expect(end).to_contain_text("The record is sound.")
    with page.expect_download() as saved:
        end.get_by_role("button", name="Save the record").click()
    record = tmp_path / saved.value.suggested_filename
    saved.value.save_as(record)
    end.get_by_role("link", name="Watch it again").click()

    slider = page.get_by_role("slider")
    expect(slider).to_have_attribute("max", re.compile("[1-9]"))
    page.keyboard.press("End")
    expect(page.locator(".controls .count")).to_have_text(re.compile(r"^([1-9]\d*) / \1$"))
    page.keyboard.press("ArrowLeft")
    page.get_by_role("banner").get_by_text("Japan", exact=True).click()
    expect(page.locator(".told")).not_to_be_empty()

    page.goto("/verify")
    page.locator("input[type=file]").set_input_files(record)
    expect(page.get_by_text("The record is sound.")).to_be_visible()
    expect(page.get_by_text("USA: person 1")).to_be_visible()
    expect(page.get_by_text("Japan: Computer (")).to_be_visible()
    lines = record.read_text(encoding="utf-8").splitlines(keepends=True)
    record.write_text("".join([*lines[:-4], *lines[-3:]]), encoding="utf-8")
    page.locator("input[type=file]").set_input_files(record)
    expect(page.get_by_text("Something is wrong with this record.")).to_be_visible()


def test_a_list_that_was_opened_once_does_not_stay(sit: Sitting) -> None:
    page = sit()
    quick_game(page, "Kido Butai")
    form = page.locator(f"{PROMPT} [data-switch=plain]")
    form.click()
    expect(form).to_have_count(0)
    page.locator(f"{PROMPT} [data-action]").first.click()
    expect(page.locator(PROMPT)).to_contain_text("Kaga")
    expect(form).to_be_visible()


_AT_HOME = """() => {
  const sheet = document.querySelector(".sheet");
  const board = sheet.getBoundingClientRect(), window = sheet.parentElement.getBoundingClientRect();
  return Math.abs(board.top - window.top) < 9 && Math.abs(board.left - window.left) < 9;
}"""


@pytest.mark.parametrize("game", ["Kido Butai", "The Battle of Midway", "Dogfight"])
def test_a_drawer_leaves_the_whole_board_in_sight(sit: Sitting, game: str) -> None:
    page = sit()
    quick_game(page, game)
    expect(page.locator(f"{PROMPT}.mine")).to_be_visible()
    page.keyboard.press("l")
    expect(page.get_by_role("log")).to_be_visible()
    page.wait_for_function(_AT_HOME)


def test_the_log_of_a_long_game_is_read_page_by_page(sit: Sitting, server: Running) -> None:
    person = server.person()
    made = person.make("battle-of-midway")
    wire, random = person.sit(made["table"]["id"]), Random(1)
    while wire.outlook["seq"] <= 250:
        if wire.outlook["prompt"] is None:
            wire.ask("look", seat=wire.outlook["waiting_for"])
        wire.play(random.choice(wire.outlook["prompt"]["legal"]))
    page = sit()
    page.goto(f"{server.origin}{made['watch_path']}")
    page.get_by_role("tab", name="Log").click()
    log, earlier = page.get_by_role("log"), page.get_by_role("button", name="Earlier turns")
    expect(log).to_be_visible()
    first = log.get_by_role("button", name=re.compile(r"\(step 1\)$"))
    expect(first).to_have_count(0)
    for _ in range(5):
        if earlier.count():
            earlier.click()
            page.wait_for_timeout(300)
    expect(earlier).to_have_count(0)
    expect(first).to_have_count(1)
