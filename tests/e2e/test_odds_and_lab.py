"""The odds desk and the designer's lab in the browser."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.conftest import Sitting


def test_forces_are_clicked_together_and_have_their_odds(sit: Sitting) -> None:
    page = sit()
    page.get_by_role("link", name="Odds desk").click()
    sentence = page.get_by_label("The sentence")
    expect(sentence).to_have_value("4 bomber > 1 carrier opposed 2 fighter")
    page.get_by_role("button", name="bombers: one less").click()
    page.get_by_label("damaged already").check()
    expect(sentence).to_have_value("3 bomber > 1 carrier damaged opposed 2 fighter")
    page.get_by_role("combobox", name="Against them").select_option(label="no fighters")
    page.get_by_role("combobox", name="Target").select_option(label="1 carrier")
    page.get_by_label("damaged already").uncheck()
    page.get_by_role("button", name="bombers: one less").click()
    page.get_by_role("button", name="bombers: one less").click()
    page.get_by_role("button", name="Work it out").click()
    hits = page.locator("figure", has_text="hits on US carriers and Midway")
    expect(hits.locator("tbody tr").first).to_contain_text("1/3")
    address = page.url
    assert "ask=" in address
    page.goto(address)
    expect(hits.locator("tbody tr").first).to_contain_text("1/3")


def test_what_is_not_understood_says_where_it_stopped(sit: Sitting) -> None:
    page = sit(locale="de-DE")
    page.get_by_role("link", name="Chancenrechner").click()
    page.get_by_label("Der Satz").fill("4 Bomber auf Midway")
    page.get_by_label("Der Satz").press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("Verstanden bis hier: „4 bomber“. Statt „auf“")


def test_an_impossible_figure_is_named_by_the_lab(sit: Sitting) -> None:
    page = sit()
    page.get_by_role("link", name="Designer’s lab").click()
    page.get_by_label("Figure").select_option("bombing/us_v_carrier_min")
    expect(page.get_by_text("(now 5)")).to_be_visible()
    expect(page.get_by_label("New value")).to_have_value("5")
    page.get_by_label("New value").fill("77")
    page.get_by_role("button", name="Play the games").click()
    expect(page.get_by_role("alert")).to_contain_text("/bombing/us_v_carrier_min must be from 1 to 7, not 77")
