"""The tables and the page: complete, in both languages, and beholden to nobody."""

from __future__ import annotations

import io
import re
from html.parser import HTMLParser

import pytest
from rich.console import Console

from pointluck.analysis.page import command, page
from pointluck.analysis.simulation import Report, simulate
from pointluck.analysis.table import print_report
from pointluck.analysis.words import Words
from pointluck.engine import LANGUAGES

from .series import duel_report, random_series, report

VOID = {"meta", "link", "br", "hr", "img", "input"}


class Page(HTMLParser):
    """Reads a page strictly: every element that opens must close, in order, and no id may be used twice."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.tags: list[str] = []
        self.words: list[str] = []
        self.attributes: list[tuple[str, str]] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += [(name, value or "") for name, value in attrs]
        self.ids += [value or "" for name, value in attrs if name == "id"]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] != "style":
            self.words.append(data)


@pytest.fixture(scope="module")
def played() -> Report:
    return report(60, adv_10a=True, preset="detailed-sequence")


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("two_seats", [False, True])
def test_page_is_well_formed_and_loads_nothing(played: Report, code: str, two_seats: bool) -> None:
    shown = duel_report() if two_seats else played
    text = page(shown, Words(code, shown.series.game))
    found = Page(text)
    assert len(found.ids) == len(set(found.ids))
    assert ("lang", code) in found.attributes
    assert not {"script", "link", "img", "iframe", "object"} & set(found.tags)
    assert not [name for name, _ in found.attributes if name in ("src", "href") or name.startswith("on")]
    assert not re.search(r"https?://|@import|url\((?!#)", text)
    assert "nan" not in text


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_chart_has_a_title_a_description_and_its_numbers_in_a_table(played: Report, code: str) -> None:
    found = Page(page(played, Words(code, played.series.game)))
    charts = [value for name, value in found.attributes if name == "aria-labelledby"]
    assert len(charts) == 3 + len(played.summary.tallies)
    for labels in charts:
        assert set(labels.split()) <= set(found.ids)
    assert found.tags.count("table") == 4


def test_the_page_speaks_the_language_asked_for(played: Report) -> None:
    english = page(played, Words("en", played.series.game))
    german = page(played, Words("de", played.series.game))
    assert "How the games ended" in english
    assert "Wie die Partien endeten" in german
    assert "How the games" not in german


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("two_seats", [False, True])
def test_nothing_is_left_unsaid(played: Report, code: str, two_seats: bool) -> None:
    """A missing message shows its key, and a missing parameter its braces."""
    shown = duel_report() if two_seats else played
    words = Words(code, shown.series.game)
    text = " ".join(Page(page(shown, words)).words) + _table(shown, words)
    assert "{" not in text
    assert not re.findall(r"\b(?:page|time|census|tally|interval|histogram|name)-[a-z-]+\b", text)


def test_the_page_says_how_to_get_it_again(played: Report) -> None:
    typed = command(played)
    assert typed == (
        "pointluck simulate kido-butai --games 60 --players random --seed 1 --preset detailed-sequence"
        " --option kb.adv_10a=true"
    )
    assert typed in page(played, Words("en", played.series.game))


def test_the_page_says_that_luck_was_taken_out() -> None:
    series = random_series()
    series.adjusted = True
    assert command(simulate(series, 2, 1, lambda count: None)).endswith("--seed 1 --adjusted")


def test_changed_figures_are_shown_and_can_be_saved() -> None:
    series = random_series()
    game = series.game
    changed = game.setup("standard", {"reconnaissance": {"japan_finds_us_min": 4}}, {})
    series.figures = changed.overrides
    text = page(simulate(series, 3, 1, lambda count: None), Words("en", game))
    assert "reconnaissance/japan_finds_us_min: 4 instead of 6" in text
    assert "--data figures.json" in text
    assert "japan_finds_us_min&quot;: 4" in text


def test_a_set_of_the_games_own_is_called_by_its_name() -> None:
    series = random_series()
    name = next(iter(series.game.data.sets))
    series.figures = series.game.data.read_overrides(name)
    assert f"--data {name}" in command(simulate(series, 2, 1, lambda count: None))


def test_partial_results_say_so() -> None:
    words = Words("en", duel_report().series.game)
    stopped = duel_report(asked=1000)
    assert "4 of 1,000 games" in page(stopped, words)
    assert "4 of 1,000 games" in _table(stopped, words)
    assert "Stopped early" not in page(duel_report(), words)


def _table(shown: Report, words: Words, width: int = 100) -> str:
    out = io.StringIO()
    print_report(shown, words, Console(file=out, width=width, highlight=False))
    return out.getvalue()


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
def test_the_table_fits_a_terminal_without_cutting_words(played: Report, code: str, width: int) -> None:
    text = _table(played, Words(code, played.series.game), width)
    assert "…" not in text
    assert all(len(line) <= width for line in text.splitlines())


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_single_game_has_no_interval(code: str) -> None:
    words = Words(code, report(1).series.game)
    assert "±" not in page(report(1), words)
    assert "–" in _table(report(1), words)
    assert report(1).to_plain()["interval"] is None


def test_two_seats_in_the_table() -> None:
    text = _table(duel_report(), Words("en", duel_report().series.game))
    assert "Who won" in text
    assert re.search(r"USA\s+2\s+50\.0", text)


def test_numbers_are_written_as_the_language_writes_them() -> None:
    english, german = Words("en"), Words("de")
    assert english.number(-1234.5, 1) == "−1,234.5"
    assert german.number(-1234.5, 1) == "−1.234,5"
    assert german.number(2.25, 2, sign=True) == "+2,25"
    assert english.number(-0.001, 2, sign=True) == "0.00"
