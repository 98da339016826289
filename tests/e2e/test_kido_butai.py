"""Kido Butai in the browser: by clicks, by keys alone and by taps on a phone to the end; drags and orders for all."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.e2e.conftest import Sitting
from tests.e2e.staged import bring_text, until_turn
from tests.e2e.table import ANSWERED, PROMPT, READY, click_last, drawn, quick_game
from tests.e2e.test_everyone import violations

Press = Callable[[Locator], None]
MOVES_AT_MOST = 400


def by_click(page: Page) -> Press:
    return lambda thing: thing.click(position={"x": 9, "y": 14})


def by_tap(page: Page) -> Press:
    """At the left edge of a counter, which no neighbour covers where many stand in a small place."""
    return lambda thing: thing.tap(position={"x": 9, "y": 14})


# How many times Tab leads from where the focus is nearly to a thing, as far as the order of the page tells.
_FAR = """one => {
  const within = document.querySelector("dialog[open]") ?? document;
  const stops = [...within.querySelectorAll("a[href], button, input, select, textarea, [tabindex]")].filter(
    (each) => each.tabIndex >= 0 && !each.disabled && each.checkVisibility() && !each.closest("[inert]"),
  );
  return Math.max(0, stops.indexOf(one) - stops.indexOf(document.activeElement) - 2);
}"""


def by_keys(page: Page) -> Press:
    def press(thing: Locator) -> None:
        if thing.get_attribute("role") == "menuitem":
            key = "ArrowDown"
        else:
            key = "Tab"
        # Most of the way without a look: every look is a question to the browser.
        for _ in range(thing.evaluate(_FAR) if key == "Tab" else 0):
            page.keyboard.press(key)
        for _ in range(200):
            if thing.evaluate("one => one === document.activeElement"):
                page.keyboard.press("Enter")
                return
            page.keyboard.press(key)
        raise AssertionError(f"not reached by keys: {thing.evaluate('one => one.outerHTML')[:200]}")

    return press


def squadrons(page: Page, *words: str) -> Locator:
    """Squadrons that can be ordered now and whose names say all this."""
    said = "".join(f'[aria-label*="{word}"]' for word in words)
    return page.locator(f'[data-press^="squadron:"][tabindex="0"]{said}')


def order(page: Page, press: Press, what: Locator, wanted: str) -> bool:
    """Open the menu of a counter, ship or place and give the first order that begins so."""
    press(what)
    choice = page.locator("[role=menu]").get_by_role("menuitem", name=re.compile(f"^{wanted}"), disabled=False).first
    if not choice.count():
        page.keyboard.press("Escape")
        return False
    press(choice)
    expect(page.locator("[role=menu]")).to_have_count(0)
    return True


def japanese_phase(page: Page, press: Press) -> None:
    """One step of a plain plan: attack, land who must, fly on, keep a Zero up, make ready, strike; else end."""
    attack = page.locator(PROMPT).get_by_role("button", name=re.compile("^Attack"))
    if attack.count():
        press(attack.first)
        return
    ready = squadrons(page, ", ready, bombs")
    plan = [
        (squadrons(page, "must land"), "Land on"),
        (page.locator('[data-press="place:centre"]'), "Fly to Midway"),
        (squadrons(page, "bound;"), "Fly to|Land on"),
        (squadrons(page, "bound, "), "Land on"),
        (squadrons(page, "not ready"), "Make ready"),
    ]
    if not page.locator('[aria-label*="on CAP"]').count():
        plan.append((squadrons(page, "Zero", ", ready;"), "Launch for CAP"))
    if ready.count() > 2:
        plan.append((ready, "Launch for a strike"))
    if any(who.count() and order(page, press, who.first, wanted) for who, wanted in plan):
        return
    end = page.locator(PROMPT).get_by_role("button", name=re.compile("End the phase|Run the remaining"))
    press(end.last)


def play_out(page: Page, press: Press) -> Locator:
    """To the end, whatever is asked; the dialog that tells it."""
    # Found by the element: who looks for roles looks at every counter, hundreds of times in a game.
    end = page.get_by_role("main", name="The game is over")
    sure = page.locator("dialog[open]").get_by_role("button", name="Do it")
    for _ in range(MOVES_AT_MOST):
        expect(page.locator(f"{PROMPT} .answers").or_(end).first).to_be_visible()
        if end.count():
            return end
        drawn(page)
        before = told(page)
        if sure.count():
            press(sure)
            expect(sure).to_have_count(0)
        elif "Japanese Phase" in page.locator(PROMPT).inner_text():
            japanese_phase(page, press)
        else:
            usual = page.locator(f"{PROMPT} .answers .primary")
            press(usual.first if usual.count() else page.locator(f"{PROMPT} .answers .button").first)
        settled(page, before)
    raise AssertionError("the game does not end")


_TOLD = """(() => document.querySelector("section.prompt").innerText
  + [...document.querySelectorAll('[data-press^="squadron:"]')].map((one) => one.ariaLabel).join())()"""
_SETTLED = f"""before => {{
  if (document.querySelector("dialog[open]") || !document.querySelector("section.prompt")) return true;
  if (document.querySelector("section.prompt[aria-busy=true]")) return false;
  const now = {_TOLD}, same = now === window.toldLast;
  window.toldLast = now;
  return same && now !== before;
}}"""


def told(page: Page) -> str:
    """Everything that can change with a move: the prompt, and every squadron's name."""
    return str(page.evaluate(_TOLD))


def settled(page: Page, before: str) -> None:
    """Until something has changed and then stays: an order for all is several moves."""
    try:
        page.wait_for_function(_SETTLED, arg=before, polling=60, timeout=5_000)
    except TimeoutError:
        # Nothing was pressed after all; whoever plays looks again.
        return


@pytest.mark.parametrize(("by", "phone"), [(by_click, False), (by_keys, False), (by_tap, True)])
def test_a_game_to_its_end(sit: Sitting, by: Callable[[Page], Press], phone: bool) -> None:
    page = sit(phone=phone)
    if by is by_click:
        quick_game(page, "Kido Butai")
    else:
        bring_text(page, until_turn(13))
    end = play_out(page, by(page))
    expect(end).to_contain_text(re.compile("You have (won|lost)|draw", re.I))
    assert violations(page) == []


def begun(sit: Sitting, **how: bool) -> Page:
    """At the first Japanese Phase, with both kinds of load aboard."""
    page = sit(**how)
    quick_game(page, "Kido Butai")
    for ship in ("Akagi", "Kaga", "Soryu", "Hiryu"):
        expect(page.locator(PROMPT)).to_contain_text(ship)
        drawn(page)
        page.locator(f"{PROMPT} .answers .button").nth(1).click()
    expect(page.locator(PROMPT)).to_contain_text("Japanese Phase")
    return page


def at(page: Page, squadron: str) -> Locator:
    return page.locator(f'[data-press="squadron:{squadron}"]')


def drag(page: Page, squadron: str, share: tuple[float, float]) -> None:
    """From its place to a point of the table, in shares of it."""
    start = at(page, squadron).bounding_box()
    table = page.locator("svg[role=group]").first.bounding_box()
    assert start is not None
    assert table is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(table["x"] + table["width"] * share[0], table["y"] + table["height"] * share[1], steps=6)
    page.mouse.up()


CAP = (0.1, 0.42)
CENTRE = (0.5, 0.2)


def test_a_squadron_goes_where_it_is_dragged(sit: Sitting) -> None:
    page = begun(sit)
    drag(page, "ZA", CAP)
    expect(at(page, "ZA")).to_have_attribute("aria-label", re.compile("on CAP$"))
    drag(page, "A1", CENTRE)
    expect(at(page, "A1")).to_have_attribute("aria-label", re.compile("outbound.*in the centre$"))


def test_a_drag_that_is_not_allowed_shows_its_rule(sit: Sitting) -> None:
    page = begun(sit)
    drag(page, "K1", CAP)
    expect(page.locator(".toast.refusal")).to_contain_text("only Zeros fly CAP")
    expect(at(page, "K1")).to_have_attribute("aria-label", re.compile("Kaga$"))


def test_one_order_for_everyone_aboard(sit: Sitting) -> None:
    page = begun(sit)
    page.locator('[data-press="ship:akagi"]').click()
    page.get_by_role("menuitem", name=re.compile("^Launch for a strike")).click()
    for squadron in ("A1", "A2", "A3", "ZA"):
        expect(at(page, squadron)).to_have_attribute("aria-label", re.compile("in the centre$"))
    expect(at(page, "K1")).to_have_attribute("aria-label", re.compile("Kaga$"))


def test_a_menu_lists_what_cannot_be_done_with_the_reason(sit: Sitting) -> None:
    page = begun(sit)
    page.locator('[data-press="ship:akagi"]').click()
    refused = page.get_by_role("menuitem", disabled=True)
    expect(refused.filter(has_text="Make ready")).to_contain_text("ZA is ready with that load already.")
    assert page.locator("[role=menu] [aria-disabled][data-answer]").count() == 0
    # Whoever drives the browser takes it for a button that is off.
    refused.first.click(force=True)
    expect(page.locator(".toast.refusal")).to_contain_text("is ready with that load already")
    expect(page.locator(".toast.refusal button").first).to_be_visible()


def test_the_arrow_keys_go_from_counter_to_counter(sit: Sitting) -> None:
    page = begun(sit)
    at(page, "A1").focus()
    page.keyboard.press("ArrowDown")
    expect(at(page, "A2")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(at(page, "K2")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("menuitem").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(at(page, "K2")).to_be_focused()


def test_a_ship_that_stays_as_she_is_is_not_drawn_anew(sit: Sitting) -> None:
    page = begun(sit)
    ships = page.evaluate("() => (window.stood = [...document.querySelectorAll('clipPath[id^=deck-]')]).length")
    assert ships >= 4
    drag(page, "ZA", CAP)
    expect(at(page, "ZA")).to_have_attribute("aria-label", re.compile("on CAP$"))
    drawn(page)
    assert page.evaluate("window.stood.filter((one) => one.isConnected).length") == ships


def test_the_dice_stay_the_same_where_the_tray_becomes_narrow(sit: Sitting) -> None:
    page = sit()
    quick_game(page, "Kido Butai")
    dice = page.get_by_role("list", name="Dice").get_by_role("listitem")
    for _ in range(MOVES_AT_MOST):
        if dice.count() >= 5:
            break
        page.wait_for_function(READY)
        before = page.locator(PROMPT).get_attribute("data-seq")
        click_last(page)
        page.wait_for_function(ANSWERED, arg=before)
    fallen = [one.get_attribute("aria-label") for one in dice.all()]
    assert len(fallen) >= 5
    for drawer in (True, False):
        page.keyboard.press("l")
        expect(page.get_by_role("log")).to_have_count(int(drawer))
        page.wait_for_timeout(500)
        # Whoever complains in the browser fails the test; and the newest dice lie there, each once, in their order.
        shown = [one.get_attribute("aria-label") for one in dice.all()]
        assert shown == fallen[-len(shown) :]
        places = [one.get_attribute("transform") for one in dice.all()]
        assert len(set(places)) == len(places)
