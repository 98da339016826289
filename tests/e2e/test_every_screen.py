"""The screens that one meets along the way: WCAG 2.2 A and AA on each of them, and no notation where words belong."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import FilePayload, Page, WebSocketRoute, expect

from tests.e2e.conftest import Sitting
from tests.e2e.staged import bring, record
from tests.e2e.table import PROMPT
from tests.e2e.test_everyone import violations

MOODS = pytest.mark.parametrize(("mood", "locale"), [("dark", "en-GB"), ("light", "de-DE")])


def new_table(page: Page, who: int) -> None:
    """Dogfight with the second seat for me (0), a friend (1) or the computer (2)."""
    page.locator("article").last.get_by_role("button").nth(1).click()
    page.locator(".seats fieldset").nth(1).locator("label").nth(who).click()
    assert violations(page) == []
    page.locator("dialog footer .primary").click()


@MOODS
def test_inviting_joining_and_looking_on(sit: Sitting, mood: str, locale: str) -> None:
    host = sit(mood=mood, locale=locale)
    expect(host.locator("article button.primary").first).to_be_enabled()
    new_table(host, 1)
    links = host.locator("dialog input")
    expect(links).to_have_count(2)
    assert violations(host) == []
    guest = sit(links.first.input_value(), mood=mood, locale=locale, phone=True)
    expect(guest.locator("main article .primary")).to_be_visible()
    assert violations(guest) == []
    guest.goto(links.last.input_value())
    expect(guest.locator(PROMPT)).to_be_visible()
    assert violations(guest) == []
    host.locator("dialog footer .primary").click()
    expect(host.locator(PROMPT)).to_be_visible()
    host.keyboard.press("s")
    host.locator(".settings > .button").first.click()
    expect(host.locator("dialog[open]")).to_be_visible()
    assert violations(host) == []


@MOODS
def test_handing_over_and_taking_along(sit: Sitting, mood: str, locale: str) -> None:
    page = sit(mood=mood, locale=locale)
    expect(page.locator("article button.primary").first).to_be_enabled()
    page.locator(".ways .button").last.click()
    expect(page.locator("dialog[open] svg").first).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    new_table(page, 0)
    expect(page.locator(".curtain")).to_be_visible()
    assert violations(page) == []


@MOODS
def test_the_end_the_replay_and_the_check(sit: Sitting, mood: str, locale: str) -> None:
    page = sit(mood=mood, locale=locale)
    bring(page, "dogfight-11-end")
    assert violations(page) == []
    page.goto(page.url.replace("/replay/", "/end/"))
    # Pictures are drawn when they come into sight.
    page.locator("main.end .picture").first.scroll_into_view_if_needed(timeout=60_000)
    expect(page.locator("main.end .picture svg").first).to_be_visible(timeout=60_000)
    assert violations(page) == []
    page.goto("/verify")
    lines = record("dogfight-11-end").splitlines(keepends=True)
    for text in ("".join(lines), "".join([*lines[:-6], *lines[-5:]])):
        file: FilePayload = {"name": "game.plk", "mimeType": "text/plain", "buffer": text.encode()}
        page.locator("input[type=file]").set_input_files(file)
        expect(page.locator("main li").first).to_be_visible()
        assert violations(page) == []


@MOODS
def test_offline(sit: Sitting, mood: str, locale: str) -> None:
    page = sit(mood=mood, locale=locale)
    lines: list[WebSocketRoute] = []
    down = False

    def connect(route: WebSocketRoute) -> None:
        if down:
            route.close()
            return
        route.connect_to_server()
        lines.append(route)

    page.route_web_socket(re.compile("/socket$"), connect)
    bring(page, "battle-of-midway-18-order-late")
    down = True
    lines[-1].close()
    expect(page.get_by_role("status").filter(has_text=re.compile("Offline|Keine Verbindung"))).to_be_visible()
    assert violations(page) == []


HARD = {
    "kido-butai": "1-loads 4-commit 5-meet 8-late",
    "battle-of-midway": "01-reinforce 05-send 07-status 08-spot 13-place 16-lose 20-land 38-ijn-escort",
    "dogfight": "01-place 06-plan 08-card 21-face 22-exchange",
}
_IDS = r"[@=]|\b(tf|pby|e13a)-|\b\d?(sbd|tbd|f4f|a6m|b5n|d3a)\b|\b[asc]\d\b|\b\d[bt] \d[bt]\b"
RAW = re.compile(rf"{_IDS}|^[a-zäöü]", re.MULTILINE)
ENGLISH = re.compile(r"\b(centre|Airfield|Seaplane base|done|pass|with|and)\b")


@pytest.mark.parametrize("game", HARD)
@MOODS
def test_buttons_speak(sit: Sitting, game: str, mood: str, locale: str) -> None:
    """Words on every button, none of them notation; in German none of them English. And WCAG at that moment."""
    page = sit(mood=mood, locale=locale)
    for moment in HARD[game].split():
        bring(page, f"{game}-{moment}")
        said = [
            # Below the words of a button may stand its chances.
            text.strip().splitlines()[0]
            for text in page.locator(f"{PROMPT} .line p, {PROMPT} .answers .button").all_inner_texts()
            if text.strip()
        ]
        assert said
        assert [text for text in said if RAW.search(text)] == [], moment
        if locale == "de-DE":
            assert [text for text in said if ENGLISH.search(text)] == [], moment
        assert violations(page) == [], moment
