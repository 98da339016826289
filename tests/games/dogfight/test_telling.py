"""Flights in words: where an aircraft is, how it turned, and how it stands to its enemies."""

from __future__ import annotations

import pytest

from pointluck.engine import LANGUAGES
from pointluck.games.dogfight.hexes import area
from pointluck.games.dogfight.telling import whereabouts
from pointluck.language import Language
from tests.games.dogfight.table import GAME, Table

EN, DE = (Language(code, GAME) for code in ("en", "de"))
NEITHER = ("U2 5,-4 NE", "U3 5,-5 NE", "J4 -5,4 SW")


def told(table: Table, kind: str, language: Language = EN) -> list[str]:
    return [language.event(event) for event in table.events if event.kind == kind]


@pytest.mark.parametrize(
    ("at", "words"),
    [
        ("0,0", "over the middle of Midway"),
        ("-2,2", "over the south-west of Midway"),
        ("4,2", "over the US carrier"),
        ("3,2", "one area west of the US carrier"),
        ("-6,0", "2 areas south-west of the Japanese carrier"),
        ("0,3", "3 areas south-east of Midway"),
    ],
)
def test_an_area_is_told_by_midway_or_the_nearest_carrier(at: str, words: str) -> None:
    """The same as in web/tests/dogfight/scenes.test.ts."""
    q, r = map(int, at.split(","))
    oob = Table().state.oob  # type: ignore[attr-defined]
    assert EN.say("told-where", **whereabouts(oob, area(q, r))) == words


def test_in_domination_there_are_no_carriers_to_tell_by() -> None:
    oob = Table("domination").state.oob  # type: ignore[attr-defined]
    assert EN.say("told-where", **whereabouts(oob, area(4, 2))) == "6 areas east of Midway"


def test_a_flight_tells_each_turn_the_heading_and_the_place_and_no_coordinates() -> None:
    table = Table().only("U1 -1,0 E", *NEITHER)
    table.play("fly U1", "forward", "left", "right")
    assert told(table, "moved") == [
        "U1 flies straight on, heading east: over the middle of Midway.",
        "U1 turns left, heading north-east: over the east of Midway.",
        "U1 turns right, heading east: over the north-east of Midway.",
    ]
    assert told(table, "moved", DE)[1] == "U1 dreht nach links, Kurs Nordost: über dem Osten von Midway."


def test_tails_sights_and_dangers_are_told() -> None:
    """J1 flies ahead of U1, J2 comes towards it, J3 crosses before it, J4 has it from the side."""
    table = Table().only("U1 -1,0 E", "J1 2,0 E", "J2 1,1 W", "J3 1,-1 NW", "J4 0,-1 SW")
    table.play("fly U1", "forward")
    (event,) = (event for event in table.events if event.kind == "moved")
    stance = {name: event.params[name] for name in ("tail", "met", "sights", "danger")}
    assert stance == {"tail": ["J1"], "met": ["J2"], "sights": ["J3"], "danger": ["J4"]}
    assert told(table, "moved") == [
        "U1 flies straight on, heading east: over the middle of Midway, on the tail of J1, head-on with J2, "
        "with J3 in its sights, in the sights of J4."
    ]


def test_who_changes_places_is_told_with_its_new_place() -> None:
    table = Table().only("U1 -1,0 E", "J1 0,0 W", *NEITHER)
    table.play("fly U1", "forward")
    assert told(table, "swapped") == ["U1 changes places with J1, which is now over the west of Midway."]
    # Where the other is by then counts: behind U1 nobody is met.
    assert told(table, "moved") == ["U1 flies straight on, heading east: over the middle of Midway."]


def test_cards_tell_slides_turns_and_the_way_back() -> None:
    table = Table().hand("usa", "feint-left", "reversal", "loop").hand("japan", "evade", "aileron-roll", "veterans")
    table.only("U1 -2,0 E", "J1 2,0 E", *NEITHER)
    table.play("attack U1 J1", "plan forward forward", "plan forward forward", "first usa")
    table.play("pass", "play feint-left")
    assert told(table, "moved")[0].startswith("U1 slides to the left, heading east: ")
    table.play("play aileron-roll", "play reversal")
    assert told(table, "turned") == ["U1 turns to the west."]
    table.play("play evade", "play loop")
    assert [one.split(",")[0] for one in told(table, "moved")] == ["U1 flies back"] * 3


def test_a_small_tile_is_told_by_whom_it_carries() -> None:
    table = Table().only("U1 5,1 E", *NEITHER)
    table.play("fly U1", "forward")
    question = table.state.question
    assert question is not None and question.kind == "leave-board"
    assert EN.question(question).startswith("U1 leaves the board, 2 areas north-east of the US carrier. ")
    table.play(next(str(action) for action in table.state.legal() if action.kind == "tile"))
    assert told(table, "tile-laid") == ["Small Tile S1 is laid under U1."]


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_wind_and_mark_has_words(code: str) -> None:
    language = Language(code, GAME)
    for by in ("over-midway", "midway", "usa", "japan"):
        winds = ("E", "NE", "N", "NW", "W", "SW", "S", "SE")
        said = {language.say("told-where", by=by, apart=3, bearing=wind) for wind in winds}
        assert len(said) == len(winds)
