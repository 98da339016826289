"""What happens is played as scenes before the next question: skipped, paused, off."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Sitting
from tests.e2e.staged import bring
from tests.e2e.table import PROMPT, choices

BATTLES = ["kido-butai-4-commit", "battle-of-midway-17-target", "dogfight-08-card"]


def scene(page: Page) -> Locator:
    return page.locator(f"{PROMPT} [data-scene]")


def until_scene(page: Page) -> None:
    """Answers until something happens that is worth a scene."""
    for _ in range(30):
        expect(page.locator(f"{PROMPT}:not([aria-busy=true])")).to_be_visible()
        if scene(page).count():
            return
        choices(page).first.click()
        page.wait_for_timeout(150)
    raise AssertionError("nothing happened")


@pytest.mark.parametrize("name", BATTLES)
def test_a_scene_plays_before_the_next_question_and_its_result_stays(sit: Sitting, name: str) -> None:
    page = sit(motion=True)
    bring(page, name)
    until_scene(page)
    expect(page.locator(f"{PROMPT} .answers")).to_be_hidden()
    expect(scene(page)).to_have_attribute("data-scene", "result", timeout=15_000)
    result = scene(page).locator(".result").inner_text()
    expect(page.locator(f"{PROMPT} [aria-live=polite] p").last).to_have_text(result)
    while scene(page).count():
        page.keyboard.press("Enter")
    expect(page.locator(f"{PROMPT} .told")).to_contain_text(result)
    expect(page.locator(f"{PROMPT} .answers")).to_be_visible()


def test_any_key_or_tap_skips_to_the_result_and_space_pauses(sit: Sitting) -> None:
    page = sit(motion=True)
    bring(page, "kido-butai-4-commit")
    until_scene(page)
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Go on")).to_be_visible()
    before = scene(page).inner_text()
    page.wait_for_timeout(3000)
    assert scene(page).inner_text() == before, "it stands still"
    page.keyboard.press("x")
    expect(scene(page)).to_have_attribute("data-scene", "result")
    page.locator("main > .board").click(position={"x": 5, "y": 5})
    expect(scene(page).locator(".result").filter(has_text=re.escape(before))).to_have_count(0)


def test_with_scenes_off_the_result_is_told_at_once(sit: Sitting) -> None:
    page = sit(motion=True)
    bring(page, "kido-butai-4-commit")
    page.keyboard.press("s")
    page.get_by_role("radio", name="Off").check(force=True)
    page.reload()
    expect(page.locator(f"{PROMPT}.mine")).to_be_visible()
    told = page.locator(f"{PROMPT} .told")
    for _ in range(30):
        if told.count():
            break
        choices(page).first.click()
        expect(page.locator(f"{PROMPT}:not([aria-busy=true])")).to_be_visible()
        assert not scene(page).count()
    expect(told).to_be_visible()
