"""Somebody who knows nothing takes a lesson: reads, presses what is lit or written, and tries another if told so."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from pointluck.lessons import Lesson
from pointluck.lessons.lesson import matches
from tests.e2e.table import PROMPT, answer, choices, drawn, plain

Press = Callable[[Locator], None]
Seen = Callable[[Page, str], None]

LIT = '[data-press][tabindex="0"], main .board .pickable, main .board g.spot'
"""What the table offers: squadrons, ships and places that can be picked up or pressed."""
ANSWERS = f"{PROMPT} .answers .own button:not(:disabled):not(.icon)"
USUAL = f"{PROMPT} .answers .own button.primary:not(:disabled)"
MENU = "[role=menu] [role=menuitem]:not([aria-disabled=true])"
NEXT = f"{PROMPT} [data-next]"
END = f'{PROMPT} a[href^="/learn/"]'
TURNS = 400


def click(thing: Locator) -> None:
    # An area of six sides has nothing in its corner; a box may have something in its middle.
    if "spot" in (thing.get_attribute("class") or ""):
        thing.click()
    else:
        thing.click(position={"x": 9, "y": 14})


def tap(thing: Locator) -> None:
    thing.tap(position={"x": 9, "y": 14})


def enter(thing: Locator) -> None:
    thing.press("Enter")


def nothing(page: Page, what: str) -> None:
    pass


_WHOLE = """() => {
  const bar = document.querySelector("section.prompt");
  const [all, said, answers, spot] = [bar, ...[".said p", ".answers"].map((one) => bar.querySelector(one)),
    document.querySelector("[data-spot]")].map((one) => one?.getBoundingClientRect());
  if (said.top < all.top || said.bottom > (answers?.top ?? innerHeight)) return "the sentence";
  return spot && (spot.top < 0 || spot.bottom > all.top + 8) ? "what is lit" : "";
}"""


def whole(page: Page, what: str) -> None:
    """On a phone held upright nothing covers the sentence, or what it is about."""
    assert page.evaluate(_WHOLE) == "", page.locator(PROMPT).inner_text()


def follow(page: Page, seen: Seen = nothing, press: Press = click) -> None:
    """Take the lesson that is open to its end."""
    tried: set[tuple[str, str]] = set()
    for _ in range(TURNS):
        page.locator(f"{NEXT}, {END}, {MENU}, {ANSWERS}, {LIT}").first.wait_for()
        drawn(page)
        if page.locator(END).count():
            seen(page, "end")
            return
        # Whoever has set another order may give the orders again.
        orders = [one.get_attribute("aria-checked") for one in page.locator(f"{PROMPT} [aria-checked]").all()]
        at = f"{page.locator(PROMPT).get_attribute('data-seq')} {orders}"
        if page.locator(NEXT).count():
            seen(page, "read")
            page.locator(NEXT).click()
            continue
        seen(page, "asked")
        thing = _untried(page, at, tried)
        press(thing)
        # A move, a menu, a refusal: whatever comes of it is there before the next look.
        drawn(page)
    raise AssertionError("the lesson does not end")


def _untried(page: Page, at: str, tried: set[tuple[str, str]]) -> Locator:
    """What is pressed next: in an open menu, the strongest button, on the table, in the bar; each thing once.

    What opens a menu is pressed again as long as the menu holds something new.
    """
    for where in (MENU, USUAL, LIT, ANSWERS):
        new = [
            (thing, name)
            for thing in page.locator(where).all()
            if (at, name := thing.get_attribute("aria-label") or thing.inner_text()) not in tried
        ]
        if where == MENU and len(new) > 1:
            tried -= {(at, name) for name in _names(page, LIT)}
        if new:
            tried.add((at, new[0][1]))
            return new[0][0]
    raise AssertionError(f"nothing is left to try: {page.locator(PROMPT).inner_text()}")


def _names(page: Page, where: str) -> list[str]:
    return [thing.get_attribute("aria-label") or thing.inner_text() for thing in page.locator(where).all()]


def begin(page: Page, game: str, lesson: str) -> None:
    page.goto(f"/learn/{game}")
    page.locator(f'[data-lesson="{lesson}"]').click()
    expect(page.locator(PROMPT)).to_be_visible()


def recite(page: Page, lesson: Lesson) -> None:
    """Take the lesson that is open by its right answers, each from the plain list."""
    for given in range(lesson.answers):
        _read_on(page)
        step = lesson.step(given)
        assert step is not None
        rights = step.rights(lesson.within(given))
        plain(page)
        at = page.locator(PROMPT).get_attribute("data-seq")
        offered = {one.get_attribute("data-action") or "": one for one in choices(page).all()}
        right = next((text for text in offered if matches(text, rights)), None)
        if right is None:
            answer(page, rights[0])
        else:
            offered[right].click()
        page.locator(f"{PROMPT}:not([data-seq='{at}'])").wait_for()
    _read_on(page)
    page.locator(END).first.wait_for()


def _read_on(page: Page) -> None:
    drawn(page)
    while page.locator(NEXT).count():
        page.locator(NEXT).click()
        drawn(page)
