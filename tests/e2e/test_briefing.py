"""The briefing before a first game; the words of the table, which answer to the mouse, to keys and to a finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Sitting
from tests.e2e.table import PROMPT, quick_game

BEGIN = "[data-begin]"
CARD = "[popover][role=note] [data-card]"


def rest(page: Page, on: Locator) -> None:
    """A finger that rests on a thing, and is lifted."""
    box = on.bounding_box()
    assert box is not None
    touch = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + min(box["height"] / 2, 40)}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(page.locator(CARD).first).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_side_is_briefed_once_before_its_first_question(sit: Sitting) -> None:
    page = sit(briefing=True)
    quick_game(page, "Kido Butai")
    expect(page.locator("dialog")).to_contain_text("Bombs are good against Midway only")
    expect(page.locator(BEGIN)).to_be_focused()
    expect(page.locator('dialog a[href="/learn/kido-butai"]')).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator(PROMPT)).to_contain_text("they hit only Midway")
    page.goto("/")
    quick_game(page, "Kido Butai")
    page.keyboard.press("g")
    expect(page.locator(BEGIN)).to_have_text("To the table")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def test_whoever_wants_no_briefing_has_none(sit: Sitting) -> None:
    page = sit(briefing=True)
    quick_game(page, "Dogfight")
    page.locator(BEGIN).click()
    page.keyboard.press("s")
    page.get_by_role("switch", name="Brief me before a new game").uncheck()
    page.goto("/")
    quick_game(page, "Kido Butai")
    with page.expect_response("**/clauses"):
        page.keyboard.press("b")
    expect(page.locator("dialog")).to_have_count(0)


WORDS = {
    "Kido Butai": ("[data-lit=low]", "low", "KB-7c", "Low CAP"),
    "Midway": ("[data-zone='21']", "strike", "BM-G3", "Strike group"),
    "Dogfight": (".points[data-term]", "command", "DF-2.4.2", "Command Points"),
}


@pytest.mark.parametrize("game", WORDS)
def test_a_word_answers_to_the_mouse_and_leads_to_its_rule(sit: Sitting, game: str) -> None:
    where, word, clause, name = WORDS[game]
    page = sit()
    quick_game(page, game)
    box = page.locator(where).first.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + min(box["width"] / 2, 60), box["y"] + min(box["height"] / 2, 40))
    card = page.locator(f"[popover] [data-card={word}]")
    expect(card).to_contain_text(name)
    assert card.locator("svg *").count() > 0
    card.get_by_role("button", name=clause).click()
    expect(page.locator("article.wanted")).to_contain_text(clause)
    expect(card).to_have_count(0)


@pytest.mark.parametrize("game", WORDS)
def test_a_word_answers_to_keys_and_to_a_finger(sit: Sitting, game: str) -> None:
    where, word, clause, name = WORDS[game]
    page = sit()
    quick_game(page, game)
    card = page.locator(f"[popover] [data-card={word}]")
    for _ in range(40):
        page.keyboard.press("t")
        if card.count():
            break
    expect(page.locator("[data-said]")).to_contain_text(name)
    page.keyboard.press("w")
    expect(page.locator("article.wanted")).to_contain_text(clause)
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    phone = sit(phone=True)
    quick_game(phone, game)
    before = phone.locator(PROMPT).get_attribute("data-seq")
    rest(phone, phone.locator(where).first)
    expect(phone.locator(f"[popover] [data-card={word}]")).to_contain_text(name)
    assert phone.locator(PROMPT).get_attribute("data-seq") == before


def test_what_comes_to_lie_under_a_mouse_that_rests_explains_nothing(sit: Sitting) -> None:
    page = sit("/learn/kido-butai")
    # Where the lesson is chosen, a carrier lies a moment later; its card covered the first sentence.
    page.locator("[data-lesson=first-strike]").click()
    expect(page.locator("[data-next]")).to_be_visible()
    page.wait_for_timeout(1500)
    expect(page.locator(CARD)).to_have_count(0)
    box = page.locator("[data-lit~=soryu]").first.bounding_box()
    asked = page.locator(PROMPT).bounding_box()
    assert box is not None and asked is not None
    page.mouse.move(box["x"] + 60, box["y"] + 60)
    expect(page.locator(CARD).first).to_be_visible()
    shown = page.locator("[popover][role=note]").bounding_box()
    assert shown is not None and shown["y"] + shown["height"] <= asked["y"]
