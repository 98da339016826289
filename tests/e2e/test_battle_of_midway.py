"""The Battle of Midway by pointing at the chart, the decks and the rings; with the keyboard; on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Sitting
from tests.e2e.staged import bring
from tests.e2e.table import PROMPT, log_lines, prompt, quick_game, until_dusk

GAME = "The Battle of Midway"
NEXT = re.compile("turn 2: which reinforcements")


def zone(page: Page, number: str) -> Locator:
    return page.locator(f'[data-zone="{number}"]')


def point_at(page: Page, number: str) -> None:
    """Click near the lower edge of the zone, where no counter stands."""
    box = zone(page, number).bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.87)


def button(page: Page, name: str | re.Pattern[str]) -> Locator:
    return page.locator(PROMPT).get_by_role("button", name=name)


ASKED = f"{PROMPT}.mine:not([aria-busy=true])"
"""A question of one's own that was not just answered."""


def asked(page: Page) -> None:
    expect(page.locator(ASKED)).to_be_visible()


def answer_as_usual(page: Page) -> None:
    """One click: what is usual, done, or the first answer; where nothing is on a button, the first open zone."""
    before = prompt(page)
    main = page.locator(f"{PROMPT} .answers .button.primary:enabled")
    first = page.locator(f"{PROMPT} .question [data-answer]:not([aria-pressed=true])")
    opened = page.locator(".zone.can")
    # Between two questions there may be nothing to point at yet.
    expect(main.or_(first).or_(opened).first).to_be_attached()
    if main.count():
        main.first.click()
    elif first.count():
        first.first.click()
    else:
        number = opened.first.get_attribute("data-zone")
        assert number is not None, before
        point_at(page, number)


def test_a_turn_takes_a_few_clicks(sit: Sitting) -> None:
    page = sit()
    quick_game(page, GAME)
    expect(page.locator(PROMPT)).to_contain_text("which reinforcements arrive")
    point_at(page, "14")
    expect(page.locator(PROMPT)).to_contain_text("where do your patrols fly")
    catalina = page.get_by_role("button", name=re.compile("^USA, patrol: 1 Catalina")).first
    catalina.click()
    expect(button(page, re.compile("^Catalina.*Let go"))).to_be_visible()
    number = page.locator(".zone.can").first.get_attribute("data-zone")
    assert number is not None
    point_at(page, number)
    page.keyboard.press("l")
    expect(
        log_lines(page).filter(has_text=re.compile(f"Catalina \\d (flies to|takes off for) {number}"))
    ).to_have_count(1)
    clicks = 0
    while not NEXT.search(prompt(page)):
        asked(page)
        if NEXT.search(prompt(page)):
            break
        answer_as_usual(page)
        clicks += 1
        assert clicks < 60
        page.wait_for_timeout(150)


def test_a_whole_game_from_the_first_screen_to_the_result(sit: Sitting) -> None:
    page = sit(mood="light")
    page.get_by_role("article", name=GAME).get_by_role("button", name="Set up a table").click()
    until_dusk(page)
    page.get_by_role("button", name="To the table").click()
    expect(page.locator(PROMPT)).to_be_visible()
    over = page.get_by_role("main", name="The game is over")
    mine = page.locator(ASKED)
    clicks = 0
    while True:
        expect(mine.or_(over).first).to_be_visible(timeout=60_000)
        if over.is_visible():
            break
        answer_as_usual(page)
        clicks += 1
        assert clicks < 900
        page.wait_for_timeout(60)
    expect(over).to_contain_text("points of Japan", ignore_case=True)


def test_a_zone_out_of_reach_answers_with_the_rule(sit: Sitting) -> None:
    page = sit()
    quick_game(page, GAME)
    asked(page)
    point_at(page, "19")
    toast = page.locator(".toast.refusal")
    expect(toast).to_contain_text("19 is no open entry zone")
    expect(toast.get_by_role("button", name=re.compile("^BM-"))).to_be_visible()
    expect(page.locator(PROMPT)).to_contain_text("which reinforcements arrive")


# All that stands on the chart, by its plate; a stack has a second one behind.
_PLATES = """() => [...document.querySelectorAll(".force .face, .formation .face:not(.below)")].map(one => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return [left, top, right, bottom];
})"""


@pytest.mark.parametrize("moment", ["03-order", "18-order-late"])
def test_on_a_phone_nothing_on_the_chart_covers_another_and_zones_are_as_large_as_a_finger(
    sit: Sitting, moment: str
) -> None:
    page = sit(phone=True)
    bring(page, f"battle-of-midway-{moment}")
    asked(page)
    plates = page.evaluate(_PLATES)
    assert len(plates) > 8
    for i, (left, top, right, bottom) in enumerate(plates):
        assert right - left > 32
        for other in plates[i + 1 :]:
            across = min(right, other[2]) - max(left, other[0])
            down = min(bottom, other[3]) - max(top, other[1])
            assert min(across, down) < 3, (plates[i], other)
    last = page.locator(".chart .zone").last.bounding_box()
    bar = page.locator("nav.switch").bounding_box()
    assert last is not None
    assert bar is not None
    assert min(last["width"], last["height"]) > 44
    assert last["y"] + last["height"] <= bar["y"]


def test_on_a_phone_ships_in_battle_can_be_told_apart(sit: Sitting) -> None:
    page = sit(phone=True)
    bring(page, "battle-of-midway-17-target")
    asked(page)
    ships = page.locator(".rings .piece:has(.hull)")
    expect(ships).to_have_count(7)
    for box in ships.locator(".water").evaluate_all("all => all.map(one => one.getBoundingClientRect().toJSON())"):
        assert box["height"] > 52
    names = ships.locator(".name").all_text_contents()
    assert {"Hiryu", "Soryu", "Tone 2", "Yagumo 7"} <= set(names)


def test_on_a_phone_many_answers_stand_in_two_rows_of_whole_words(sit: Sitting) -> None:
    page = sit(phone=True)
    bring(page, "battle-of-midway-18-order-late")
    asked(page)
    boxes = page.locator(f"{PROMPT} .question button").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().toJSON())"
    )
    assert len(boxes) > 6
    assert len({box["top"] for box in boxes}) == 2
    assert max(box["height"] for box in boxes) < 50


def test_on_a_phone_all_who_attack_are_in_sight_around_the_board(sit: Sitting) -> None:
    page = sit(phone=True)
    bring(page, "battle-of-midway-38-ijn-escort")
    asked(page)
    plates = page.locator(".rings .piece .face")
    expect(plates).to_have_count(8)
    for box in plates.evaluate_all("all => all.map(one => one.getBoundingClientRect().toJSON())"):
        assert box["left"] >= 0
        assert box["right"] <= 390


def test_the_chart_by_keyboard_alone(sit: Sitting) -> None:
    page = sit()
    quick_game(page, GAME)
    asked(page)
    zone(page, "14").focus()
    for key in ("ArrowDown", "ArrowDown", "ArrowRight"):
        page.keyboard.press(key)
    expect(zone(page, "23")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(PROMPT)).to_contain_text("where do your patrols fly")
    expect(zone(page, "23")).to_have_accessible_name(re.compile("Zone 23: USA, task force: one carrier"))
    counter = page.get_by_role("button", name=re.compile("^USA, patrol: 1 Catalina")).first
    counter.focus()
    page.keyboard.press("Enter")
    expect(button(page, re.compile("^Catalina.*Let go"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(button(page, re.compile("^Catalina.*Let go"))).to_have_count(0)


def test_a_phone_shows_chart_and_decks_in_turn(sit: Sitting) -> None:
    page = sit(phone=True)
    quick_game(page, GAME)
    expect(page.locator(PROMPT)).to_contain_text("which reinforcements arrive")
    zone(page, "14").tap(position={"x": 30, "y": 44})
    expect(page.locator(PROMPT)).to_contain_text("where do your patrols fly")
    views = page.get_by_role("navigation", name="Views of the table")
    views.get_by_role("button", name="Decks").tap()
    card = page.get_by_role("article", name="Enterprise")
    expect(card).to_be_visible()
    expect(card.get_by_role("img", name=re.compile("Dauntless with bombs")).first).to_be_visible()
    views.get_by_role("button", name="Chart").tap()
    expect(zone(page, "31")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def carried(page: Page, plane: Locator, to: tuple[float, float]) -> None:
    box = plane.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(*to, steps=4)
    page.mouse.up()


def test_planes_are_carried_between_hangar_and_flight_deck(sit: Sitting) -> None:
    page = sit()
    bring(page, "battle-of-midway-08-spot")
    card = page.get_by_role("article", name="Enterprise")
    drawing = card.locator("svg[role=group]")
    drawing.scroll_into_view_if_needed()
    box = drawing.bounding_box()
    assert box is not None
    deck = (box["x"] + box["width"] * 0.4, box["y"] + box["height"] * 0.2)
    hangar = (box["x"] + box["width"] * 0.4, box["y"] + box["height"] * 0.65)
    expect(button(page, "These 5")).to_be_visible()
    carried(page, drawing.locator(".plane.chosen").last, hangar)
    expect(button(page, "These 4")).to_be_visible()
    carried(page, drawing.locator(".plane.pickable:not(.chosen)").first, hangar)
    expect(button(page, "These 4")).to_be_visible()
    carried(page, drawing.locator(".plane.pickable:not(.chosen)").first, deck)
    expect(button(page, "These 5")).to_be_visible()


def test_planes_are_carried_between_the_airfield_and_the_sky(sit: Sitting) -> None:
    page = sit()
    bring(page, "battle-of-midway-05-send")
    drawing = page.get_by_role("article", name="Midway").locator("svg[role=group]")
    drawing.scroll_into_view_if_needed()
    box = drawing.bounding_box()
    assert box is not None
    sky = (box["x"] + box["width"] * 0.5, box["y"] + box["height"] * 0.15)
    field = (box["x"] + box["width"] * 0.4, box["y"] + box["height"] * 0.75)
    # Fighters alone are no strike: nobody is chosen yet.
    expect(button(page, "Nobody")).to_be_disabled()
    for now in ("This one", "These 2", "These 3"):
        carried(page, drawing.locator(".plane.pickable:not(.chosen)").first, sky)
        expect(button(page, now)).to_be_visible()
    carried(page, drawing.locator(".plane.chosen").last, field)
    expect(button(page, "These 2")).to_be_visible()
    # Put down on the ground again, and moved about in the sky, nothing changes.
    carried(page, drawing.locator(".plane.pickable:not(.chosen)").first, field)
    carried(page, drawing.locator(".plane.chosen").first, sky)
    expect(button(page, "These 2")).to_be_visible()
    carried(page, drawing.locator(".plane.pickable:not(.chosen)").first, sky)
    expect(button(page, "These 3")).to_be_visible()
