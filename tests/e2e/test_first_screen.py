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


def test_each_card_says_which_side_and_opponent_its_button_gives(sit: Sitting) -> None:
    page = sit()
    expect(page.get_by_role("article", name="Kido Butai")).to_contain_text("You: Japan · Opponent: cups and dice")
    card = page.get_by_role("article", name="Dogfight")
    expect(card).to_contain_text("Easiest to begin with")
    expect(card).to_contain_text("You: USA · Opponent: Computer (Captain)")
    quick_game(page, "Dogfight")
    expect(page.get_by_role("button", name="Players at this table")).to_contain_text("Captain")


def test_a_newcomer_is_led_to_the_lessons(sit: Sitting) -> None:
    page = sit()
    page.get_by_role("link", name="Learn Dogfight, step by step").click()
    for game in GAMES:
        page.get_by_role("link", name=game, exact=True).click()
        expect(page.get_by_role("heading", level=1)).to_have_text(f"Learn {game}")
        expect(page.locator("[data-lesson=first-game]")).to_be_enabled()


@pytest.mark.parametrize("game", ("kido-butai", "battle-of-midway", "dogfight"))
def test_a_first_game_is_a_short_one(sit: Sitting, game: str) -> None:
    page = sit(f"/learn/{game}")
    expect(page.locator("[data-lesson=first-game]")).to_contain_text("A short game")
    page.locator("[data-lesson=first-game]").click()
    expect(page.locator("section.prompt.mine")).to_be_visible()


def test_how_to_play_tells_a_game_in_one_minute(sit: Sitting) -> None:
    page = sit()
    page.get_by_role("article", name="Dogfight").get_by_role("link", name="How to play").click()
    expect(page.get_by_text("What you want")).to_be_visible()
    for game in GAMES:
        page.get_by_role("link", name=game, exact=True).click()
        expect(page.locator("dd")).to_have_count(4)
        assert all(page.locator("dd").all_inner_texts())


SHIFTED = """() => new Promise((done) => new PerformanceObserver((list) =>
  done(list.getEntries().reduce((sum, entry) => sum + entry.value, 0))
).observe({ type: "layout-shift", buffered: true }) || setTimeout(() => done(0), 500))"""


def test_headings_have_our_own_face_from_the_beginning(sit: Sitting) -> None:
    page = sit()
    expect(page.locator("article button.primary").first).to_be_enabled()
    assert page.evaluate("[...document.fonts].map(({ family, status }) => [family, status])") == [["Oswald", "loaded"]]
    assert page.evaluate(SHIFTED) < 0.01
    with page.expect_popup() as licence:
        page.get_by_role("link", name="Its licence").click()
    expect(licence.value.locator("body")).to_contain_text("SIL Open Font License")


MOVING = "document.getAnimations().filter(({ playState }) => playState === 'running').length"


def test_the_posters_move_and_keep_still_where_less_motion_is_wanted(sit: Sitting) -> None:
    assert sit(motion=True).wait_for_function(f"{MOVING} >= 8")
    assert sit().evaluate(MOVING) == 0
