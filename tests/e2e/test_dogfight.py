"""Dogfight in the browser: on a phone what is asked about stays in sight; an aircraft acts by buttons alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Sitting
from tests.e2e.staged import bring
from tests.e2e.table import PROMPT, choices, drawn, prompt, quick_game

# Where an area lies on the screen.
_AREA = """name => {
  const svg = document.querySelector(".dogfight svg.above");
  const [q, r] = name.split(",").map(Number);
  const at = new DOMPoint(40 * Math.sqrt(3) * (q + r / 2), 60 * r).matrixTransform(svg.getScreenCTM());
  return [at.x, at.y];
}"""


class Clicks:
    """A mouse that counts."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.count = 0

    def on(self, what: Locator) -> None:
        drawn(self.page)
        what.click()
        self.count += 1

    def on_area(self, name: str) -> None:
        x, y = self.page.evaluate(_AREA, name)
        self.page.mouse.click(x, y)
        self.count += 1


def plane(page: Page, aircraft: str) -> Locator:
    return page.locator(f'.dogfight .plane[aria-label^="{aircraft},"]')


def ends(page: Page) -> list[str]:
    """The areas that are lit for the aircraft picked up."""
    labels = page.locator(".dogfight .spot:has(.lit)").evaluate_all("all => all.map(one => one.ariaLabel)")
    return [label.split(":")[0] for label in labels]


@pytest.mark.parametrize(
    ("moment", "aircraft"),
    [("02-bid", ("U1", "UB2", "J1", "JB2")), ("05-buy", ("J1", "J3", "U2", "UB2")), ("08-card", ("UB1", "J2"))],
)
def test_a_phone_shows_all_of_what_is_asked_about(sit: Sitting, moment: str, aircraft: tuple[str, ...]) -> None:
    page = sit(phone=True)
    bring(page, f"dogfight-{moment}")
    drawn(page)
    page.wait_for_timeout(300)
    sky, tray = page.locator(".dogfight .sky").bounding_box(), page.locator(".dogfight .tray").bounding_box()
    assert sky is not None
    assert tray is not None
    assert tray["y"] - sky["y"] > 320
    for one in aircraft:
        box = plane(page, one).bounding_box()
        assert box is not None
        assert 0 <= box["x"] <= sky["width"] - box["width"], one
        assert sky["y"] <= box["y"] <= tray["y"] - box["height"], one


def test_on_a_phone_the_camera_goes_where_the_enemy_flies(sit: Sitting) -> None:
    page = sit(phone=True, motion=True)
    bring(page, "dogfight-03-activate")
    bar = page.locator(PROMPT)
    title = bar.locator("[data-scene] .title")
    for _ in range(5):
        drawn(page)
        bar.get_by_role("button", name="Choose an area").tap()
        bar.locator(".primary").tap()
        expect(title).to_be_visible()
        if "The enemy flies" in title.inner_text():
            break
        while title.count():
            page.keyboard.press("Enter")
    page.keyboard.press("Space")
    name = title.inner_text().split(": ")[1]
    page.wait_for_timeout(900)
    sky, box = page.locator(".dogfight .sky").bounding_box(), plane(page, name).bounding_box()
    assert sky is not None
    assert box is not None
    assert 0 <= box["x"] <= sky["width"] - box["width"]
    assert sky["y"] <= box["y"] <= sky["y"] + sky["height"] - box["height"]


def test_on_a_phone_a_tap_opens_a_card_and_another_plays_it(sit: Sitting) -> None:
    page = sit(phone=True)
    bring(page, "dogfight-08-card")
    drawn(page)
    card = page.locator(".dogfight button.card", has_text="Veterans")
    card.tap()
    large = page.locator(".dogfight .card.large:popover-open")
    expect(large).to_contain_text("Veterans")
    expect(large.locator(".does")).to_be_visible()
    expect(large).to_contain_text("Tap again")
    expect(page.locator(PROMPT)).to_contain_text("Do you play a card")
    card.tap()
    expect(card).to_have_count(0)


def test_an_aircraft_acts_by_buttons_alone(sit: Sitting) -> None:
    page = sit()
    bring(page, "dogfight-10-late")
    drawn(page)
    bar = page.locator(PROMPT)
    bar.get_by_role("button", name="U2", exact=True).click()
    ways = bar.get_by_role("group", name=re.compile("U2"))
    expect(ways.get_by_role("button", name="Choose an area")).to_be_visible()
    attack = ways.get_by_role("button", name=re.compile("attack", re.I)).first
    attack.click()
    expect(bar).not_to_contain_text("Which aircraft acts")


def test_set_up_by_two_clicks_an_aircraft_by_three_a_round_by_fifteen(sit: Sitting) -> None:
    page = sit()
    quick_game(page, "Dogfight")
    bar = page.locator(PROMPT)
    mouse = Clicks(page)
    mouse.on(bar.get_by_role("button", name="The usual set-up"))
    expect(bar).to_contain_text("Round 1:")
    assert mouse.count <= 2
    assert page.locator(".dogfight .plane").count() == 12

    mouse.count = 0
    mouse.on(bar.locator("[data-action='bid 0']"))
    for flown in range(6):
        before = mouse.count
        if flown < 5:
            expect(bar).to_contain_text("Which aircraft acts")
            # The first of them is in the hand already; another has to be picked up.
            name = bar.locator("[aria-pressed]").nth(-1 if flown == 0 else 0).inner_text()
            if flown == 0:
                mouse.on(plane(page, name))
        else:
            expect(bar).to_contain_text("Manoeuvre 1")
            name = prompt(page).split(",")[0]
        there = ends(page)[0]
        mouse.on_area(there)
        expect(bar.locator(".primary")).to_be_in_viewport(ratio=1)
        mouse.on(bar.locator(".primary"))
        expect(plane(page, name)).to_have_attribute("aria-label", re.compile(rf"\({there}\),.*has acted"))
        assert mouse.count - before <= 3
    expect(bar).to_contain_text(re.compile("Command Point"))
    mouse.on(bar.locator("[data-action=done]"))
    expect(bar).to_contain_text("Round 2:")
    assert mouse.count <= 15


def test_of_two_answers_none_is_the_usual_where_nobody_says_so(sit: Sitting) -> None:
    page = sit()
    bring(page, "dogfight-07-first")
    drawn(page)
    expect(page.locator(f"{PROMPT} .answers [data-action]")).to_have_count(2)
    expect(page.locator(f"{PROMPT} .answers .primary")).to_have_count(0)


def test_a_way_is_changed_by_its_nose_by_drawing_it_and_by_keys(sit: Sitting) -> None:
    page = sit()
    bring(page, "dogfight-03-activate")
    drawn(page)
    bar = page.locator(PROMPT)
    bar.get_by_role("button", name="U2", exact=True).click()
    bar.get_by_role("button", name="Choose an area").press("Enter")
    there = page.locator(".dogfight .spot:has(.lit)").first.get_attribute("aria-label") or ""
    expect(bar.locator(".primary")).to_have_text(there.replace(f"{ends(page)[0]}: U2 ends its Flight", "Fly U2:"))
    Clicks(page).on_area("1,0")
    line = page.locator(".dogfight .ghost polyline").last
    straight = line.get_attribute("points")
    bar.get_by_role("button", name="Another way").press("Enter")
    expect(line).not_to_have_attribute("points", straight or "")
    # From 3,2 round by 2,2 and 1,2: the area it goes over, then the one it ends in.
    where = [page.evaluate(_AREA, name) for name in ("3,2", "2,2", "1,2", "0,3")]
    page.mouse.move(*where[0])
    page.mouse.down()
    for x, y in where[1:]:
        page.mouse.move(x, y, steps=6)
    page.mouse.up()
    expect(bar.locator(".primary")).to_have_text("Fly U2: 3 areas south-east of Midway")
    nose = page.locator(".dogfight .spot:has(.nose)").first
    way = nose.get_attribute("aria-label") or ""
    nose.focus()
    page.keyboard.press("Enter")
    bar.locator(".primary").click()
    expect(plane(page, "U2")).to_have_attribute("aria-label", re.compile(rf"\(0,3\), facing {way}, has acted"))


# The size in which every text of the table is drawn: its font size times the scale of its drawing.
_TEXTS = """() => [...document.querySelectorAll(".dogfight *")].flatMap(one => {
  const own = [...one.childNodes].some(node => node.nodeType === 3 && node.textContent.trim());
  if (!own || one.tagName === "title" || one.closest(".sr-only") || !one.checkVisibility()) return [];
  const drawn = one.getScreenCTM?.();
  const scale = drawn ? Math.hypot(drawn.a, drawn.b) : 1;
  return [[one.textContent.trim(), parseFloat(getComputedStyle(one).fontSize) * scale]];
})"""


@pytest.mark.parametrize(("phone", "least"), [(False, 11), (True, 12)])
def test_every_text_on_the_table_can_be_read(sit: Sitting, phone: bool, least: float) -> None:
    page = sit(phone=phone)
    for moment in ("03-activate", "05-buy", "08-card"):
        bring(page, f"dogfight-{moment}")
        drawn(page)
        page.wait_for_timeout(300)
        texts = page.evaluate(_TEXTS)
        assert texts
        assert [text for text in texts if text[1] < least] == [], moment


def test_a_card_says_what_it_does_and_opens_large(sit: Sitting) -> None:
    page = sit()
    bring(page, "dogfight-05-buy")
    drawn(page)
    cards = page.locator(".dogfight button.card")
    card = cards.filter(has_text="Aileron Roll")
    expect(card).to_contain_text("In Firing the opponent's highest card is ignored.")
    large = page.locator(".dogfight .card.large:popover-open")
    card.hover()
    expect(large).to_contain_text("In Firing the opponent's highest card is ignored.")
    page.mouse.move(5, 300)
    expect(large).to_have_count(0)
    hand = page.get_by_role("button", name=re.compile("^Veterans"))
    hand.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(large).to_contain_text("Veterans")


def test_who_is_shot_down_falls_where_it_flew_also_when_the_table_has_put_it_aside(sit: Sitting) -> None:
    page = sit(motion=True)
    bring(page, "dogfight-22-exchange")
    drawn(page)
    before = plane(page, "UA1").locator(".disc").bounding_box()
    choices(page).first.click()
    expect(page.locator(".scene .result")).to_contain_text("J2 shoots down UA1.")
    page.keyboard.press("Space")
    expect(plane(page, "UA1")).to_have_count(0)
    page.wait_for_timeout(700)
    fire = page.locator(".dogfight .fall").bounding_box()
    assert before is not None
    assert fire is not None
    assert abs(fire["x"] - before["x"]) < 250
    x, y = page.evaluate(_AREA, "0,0")
    assert abs(fire["x"] - x) + abs(fire["y"] - y) > 150


def test_the_log_tells_flights_in_words_and_shows_the_cards(sit: Sitting) -> None:
    page = sit()
    bring(page, "dogfight-10-late")
    drawn(page)
    page.keyboard.press("l")
    log = page.get_by_role("log")
    expect(log.locator("li").first).to_be_visible()
    events = log.locator(".event").all_inner_texts()
    assert any(re.search(r"(turns left|flies straight on), heading .*(Midway|carrier)", one) for one in events)
    assert [one for one in events if re.search(r"-?\d,-?\d", one)] == []
    card = log.locator("button.card").first
    sentence = card.locator(".does").inner_text()
    assert sentence
    large = page.locator(".card.large:popover-open")
    card.hover()
    expect(large).to_contain_text(sentence)
    page.mouse.move(5, 300)
    expect(large).to_have_count(0)
    card.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(large).to_contain_text(sentence)
    assert log.locator(".face").count()
