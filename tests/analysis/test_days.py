"""Days of history as games, and what a review says about them hour by hour."""

from __future__ import annotations

import json

import pytest

from pointluck.analysis.days import Day, day_of, days
from pointluck.analysis.review import review
from pointluck.analysis.review_words import hours, plain
from pointluck.analysis.value import kido_butai
from pointluck.analysis.words import Words
from pointluck.cli import main
from pointluck.engine import LANGUAGES, Record
from pointluck.games import game

DAYS = list(days().values())


@pytest.mark.parametrize("day", DAYS, ids=lambda day: day.name)
def test_a_day_is_a_whole_game_told_in_every_language_with_its_sources(day: Day) -> None:
    assert day.record.over
    assert day.sources
    told = [day.title, day.about, *(one for hour in day.hours for one in (hour.happened, hour.knew, hour.game) if one)]
    assert all(set(one) == set(LANGUAGES) and all(one.values()) for one in told)
    starts = [hour.after for hour in day.hours]
    assert starts == sorted(set(starts))
    assert starts[0] == 0


@pytest.mark.parametrize("day", DAYS, ids=lambda day: day.name)
def test_it_is_known_by_what_was_played_in_it(day: Day) -> None:
    twin = Record.read(day.record.text().splitlines(keepends=True), game)
    assert day_of(twin) is day
    twin = Record(day.record.start)
    for step in day.record.steps[:-1]:
        twin.apply(step.action)
    assert day_of(twin) is None


def test_nagumo_loses_four_carriers_and_sinks_one() -> None:
    day = days()["nagumo"]
    view = day.record.state.view("japan")
    assert [ship["condition"] for ship in view["ships"]] == ["sunk"] * 4
    sunk = [ship["name"] for ship in view["us_ships"] if ship["condition"] == "sunk"]
    assert sunk == ["Yorktown"]
    milestone = day.record.game.milestone
    clock = [event.params["hour"] for one in day.record.replay() for event in one.events if event.kind == milestone]
    assert [hour.hour for hour in day.hours] == clock[: len(day.hours)]


@pytest.mark.slow
def test_each_hour_has_what_it_was_worth(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(kido_butai, "GAMES", 4)
    monkeypatch.setattr(kido_butai, "CLOSER", 32)
    day = days()["nagumo"]
    found = review(day.record, None, lambda _: False)
    for code in LANGUAGES:
        told = hours(found, Words(code, found.record.game))
        assert [one.step for one in told] == [hour.after for hour in day.hours]
        worth = [line for one in told for line in one.worth]
        proven = [choice for choice in found.choices if choice.mark != "fine"]
        assert len([line for line in worth if "“" in line or "„" in line]) == len(proven)
        assert plain(found)["told"][code]["hours"] == [one._asdict() for one in told]
    assert main(["review", "nagumo", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["steps"] == len(day.record.steps)
    assert main(["replay", "nagumo"]) == 0
    assert main(["review", "no-such-day"]) != 0
