"""What a person does at a table in the browser: read the prompt, choose an answer, open the drawer."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

PROMPT = "section.prompt"


def quick_game(page: Page, game: str) -> None:
    """From the first screen to the table by its one big button."""
    page.get_by_role("article", name=game).get_by_role("button").first.click()
    expect(page.locator(PROMPT)).to_be_visible()


def prompt(page: Page) -> str:
    return page.locator(f"{PROMPT} .line p").inner_text()


def drawn(page: Page) -> None:
    """Until no answer is on its way."""
    page.locator(f"{PROMPT}:not([aria-busy=true])").wait_for()


def plain(page: Page) -> None:
    """The answers as a list, whatever form the game has for the question."""
    drawn(page)
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


# One question to the browser instead of six: a whole game asks it hundreds of times.
_UNFOLDED = """async () => {
  const bar = document.querySelector("section.prompt");
  const drawn = () => new Promise((done) => setTimeout(done));
  for (const began = performance.now(); bar.matches("[aria-busy=true]") && performance.now() - began < 60000; ) {
    await drawn();
  }
  for (const what of ["[data-switch=plain]", "form button[aria-expanded=false]"]) {
    const button = bar.querySelector(what);
    if (!button) continue;
    button.click();
    await drawn();
  }
  return bar.querySelector(".list") !== null;
}"""


def choices(page: Page) -> Locator:
    """Every answer there is, as buttons."""
    return page.locator(f"{PROMPT} .list button" if page.evaluate(_UNFOLDED) else f"{PROMPT} [data-action]")


def log_lines(page: Page) -> Locator:
    return page.get_by_role("log").locator("li")


ENDED = "The game is over"
READY = "() => document.querySelector('dialog[open], main.end, section.prompt.mine:not([aria-busy=true])')"
ANSWERED = "seq => document.querySelector('dialog[open], main.end, section.prompt:not([data-seq=\"' + seq + '\"])')"
BY_HAND = 12
"""So many answers of a game are pressed with a mouse or a finger; the others by the page itself, in one go."""

# Gives the last answer there is, time and again, as long as one is asked; tells how many it gave. A click draws all
# that waits, like any other; `pointerdown` is the finger that comes before it.
_GO_ON = """async (most) => {
  const bar = document.querySelector("section.prompt");
  const drawn = async () => {
    window.dispatchEvent(new Event("pointerdown"));
    await new Promise((done) => setTimeout(done));
  };
  const stopped = () => document.querySelector("dialog[open], main.end") !== null;
  let given = 0;
  for (await drawn(); given < most && !stopped() && bar.matches(".mine:not([aria-busy=true])"); given += 1) {
    const seq = bar.dataset.seq;
    for (const what of ["[data-switch=plain]", "form button[aria-expanded=false]"]) {
      bar.querySelector(what)?.click();
      await drawn();
    }
    [...bar.querySelectorAll(bar.querySelector(".list") ? ".list button" : "[data-action]")].at(-1).click();
    const began = performance.now();
    while (!stopped() && (bar.dataset.seq === seq || bar.matches("[aria-busy=true]"))) {
      if (performance.now() - began > 60000) throw new Error(`no answer to the last move: ${bar.innerText}`);
      await drawn();
    }
  }
  return given;
}"""


def go_on(page: Page, most: int) -> int:
    """Answers by itself as long as one is asked, with the last answer there is. How often."""
    return int(page.evaluate(_GO_ON, most))


def play_out(page: Page, choose: Callable[[Page], None] | None = None, most: int = 600) -> None:
    """Answers whatever is asked until the game is over, unless told otherwise with the last answer there is."""
    given = 0
    while given < most:
        page.wait_for_function(READY, timeout=60_000)
        if page.locator("main.end").count():
            return
        before = page.locator(PROMPT).get_attribute("data-seq")
        if choose is None and given >= BY_HAND:
            given += go_on(page, most - given)
        else:
            given += 1
            (choose or click_last)(page)
            page.wait_for_function(ANSWERED, arg=before)
        make_sure(page)
    raise AssertionError("the game does not end")


def make_sure(page: Page) -> None:
    """Says yes where the page asks first. Who looks for roles looks at every counter: only if there is a dialog."""
    sure = page.get_by_role("dialog", name="Before you do it")
    if page.locator("dialog[open]").count() and sure.is_visible():
        before = page.locator(PROMPT).get_attribute("data-seq")
        sure.get_by_role("button", name="Do it").press("Enter")
        page.wait_for_function(ANSWERED, arg=before)


def click_last(page: Page) -> None:
    choices(page).last.click()


def tap_last(page: Page) -> None:
    choices(page).last.tap()


def type_end(page: Page) -> None:
    """By keyboard alone: a number for one of few answers; of many the one that ends the phase, typed."""
    page.keyboard.press("/")
    if page.evaluate("document.activeElement.tagName") == "INPUT":
        page.keyboard.type("end")
        page.keyboard.press("Enter")
    else:
        page.keyboard.press("1")


def until_dusk(page: Page) -> None:
    """Who always gives the last answer seldom fights, and would play on for 64 turns, a thousand answers."""
    page.get_by_text("Rules in detail").click()
    page.get_by_label("Last turn").select_option("18")
