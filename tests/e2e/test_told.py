"""The browser keeps what it was told about the dice, and compares it with the record by itself."""

from __future__ import annotations

import json

from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Sitting
from tests.e2e.table import PROMPT, choices
from tests.e2e.test_no_table_hangs import seats
from tests.e2e.test_together import invited

_KEPT = "pointluck-dice"


def kept(page: Page) -> dict[str, str | None]:
    (told,) = json.loads(page.evaluate("key => localStorage.getItem(key)", _KEPT))
    return dict(told)


def end(page: Page) -> Locator:
    return page.get_by_role("main", name="The game is over")


def test_at_the_end_each_device_checks_what_it_was_told_about_the_dice(sit: Sitting) -> None:
    host, guest, _ = invited(sit)
    choices(guest).first.click()
    expect(host.locator(PROMPT)).to_contain_text("Place an aircraft")
    for page in (host, guest):
        page.wait_for_function("key => JSON.parse(localStorage.getItem(key))[0].signed", arg=_KEPT)
    seats(guest).get_by_role("button", name="Resign").click()
    guest.get_by_role("button", name="Do it").click()
    for page in (host, guest):
        expect(end(page)).to_contain_text("This device has checked it: the record keeps to what was promised")

    # A host that shows another game than it promised, or leaves out what we gave, would look like this.
    told = kept(host)
    for changed, sentence in (
        ({"commitment": "0" * 64}, "NOT match what this device was told: it names another promise"),
        ({"entropy": {"usa": "0" * 64}}, "NOT match what this device was told: your digits"),
        ({"signed": "0" * 128}, "NOT match what this device was told: the host has signed something else"),
        ({"key": "0" * 64}, "NOT match what this device was told: the host has signed something else"),
    ):
        host.evaluate("([key, text]) => localStorage.setItem(key, text)", [_KEPT, json.dumps([told | changed])])
        host.reload()
        expect(end(host)).to_contain_text(sentence)
    host.evaluate("key => localStorage.removeItem(key)", _KEPT)
    host.reload()
    expect(end(host)).to_contain_text("not kept on this device")
