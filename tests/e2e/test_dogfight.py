"""Dogfight in the browser: on a phone what is asked about stays in sight; an aircraft acts by buttons alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Sitting
from tests.e2e.staged import bring
from tests.e2e.table import PROMPT, drawn


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
    assert tray["y"] - sky["y"] > 180
    for one in aircraft:
        box = page.locator(f'.dogfight .plane:has(text:text-is("{one}"))').bounding_box()
        assert box is not None
        assert 0 <= box["x"] <= sky["width"] - box["width"], one
        assert sky["y"] <= box["y"] <= tray["y"] - box["height"], one


def test_an_aircraft_acts_by_buttons_alone(sit: Sitting) -> None:
    page = sit()
    bring(page, "dogfight-10-late")
    drawn(page)
    bar = page.locator(PROMPT)
    bar.get_by_role("button", name="U2 …").click()
    ways = bar.get_by_role("group", name=re.compile("U2"))
    expect(ways.get_by_role("button", name=re.compile("^Fly U2"))).to_be_visible()
    attack = ways.get_by_role("button", name=re.compile("attack", re.I)).first
    attack.click()
    expect(bar).not_to_contain_text("Which aircraft acts")
