"""Figures of a player's own: what does not fit is refused by its path before anything is built, variants are played."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import pointluck
from pointluck.engine import DataError
from pointluck.games.battle_of_midway.order_of_battle import ROLES
from tests.support import examples, prefix

GAME = pointluck.game("battle-of-midway")
SETUP = GAME.data.figures["setup"]


def flight(**changed: Any) -> dict[str, Any]:
    """The first formation in flight with something else in it."""
    return {"setup": {"in_flight": [{**SETUP["in_flight"][0], **changed}]}}


def units(**changed: Any) -> dict[str, Any]:
    return flight(units=[{"home": "Akagi", "type": "A6M", "n": 2, **changed}])


UNITS = "/setup/in_flight/0/units/0"


@pytest.mark.parametrize(
    ("figures", "key", "path"),
    [
        # Too much of anything: refused before a single piece is made.
        ({"ships": {"BB": {"count": {"ijn": 3_000_000}}}}, "data-range", "/ships/BB/count/ijn"),
        ({"ships": {"BB": {"count": {"ijn": 99}}}}, "data-long", "/ships/BB"),
        (units(n=200_000), "data-range", f"{UNITS}/n"),
        (flight(units=[{"home": "Akagi", "type": "A6M", "n": 90}] * 3), "data-long", "/setup/in_flight/0/units/2"),
        ({"setup": {"in_flight": SETUP["in_flight"] * 100}}, "data-long", "/setup/in_flight"),
        ({"setup": {"transport_groups": [1] * 2000}}, "data-long", "/setup/transport_groups"),
        ({"ships": {"BB": {"aa": {"dice": 21}}}}, "data-range", "/ships/BB/aa/dice"),
        ({"ships": {"CV": {"air_service": 21}}}, "data-range", "/ships/CV/air_service"),
        # Names.
        ({"ships": {"BB": {"name": "x" * 61}}}, "data-text", "/ships/BB/name"),
        ({"ships": {"BB": {"name": "Kongo\ud800"}}}, "data-text", "/ships/BB/name"),
        ({"ships": {"BB": {"name": "Kongo\0"}}}, "data-text", "/ships/BB/name"),
        ({"ships": {"BB": {"name": " "}}}, "data-text", "/ships/BB/name"),
        ({"ships": {"BB": {"name": "Kongo; end"}}}, "data-word", "/ships/BB/name"),
        ({"ships": {"BB": {"name": "Tone"}}}, "data-twice", "/ships"),
        ({"ships": {"BB": {"type": "submarine"}}}, "data-choice", "/ships/BB/type"),
        ({"ships": {"TRANSPORT": {"type": "cruiser"}}}, "data-choice", "/ships/TRANSPORT/type"),
        ({"carriers": {"Akagi": {"class": "BB"}}}, "data-choice", "/carriers/Akagi/class"),
        ({"air": {"A6M": {"role": "airship"}}}, "data-choice", "/air/A6M/role"),
        # Fighters and patrols have no word for what they carry, and only a patrol lives where patrols do.
        ({"air": {"A6M": {"bomb": 3, "torpedo": 3}}}, "data-choice", "/air/A6M/role"),
        ({"air": {"E13A": {"bomb": 3, "torpedo": 3}}}, "data-choice", "/air/E13A/role"),
        ({"air": {"SBD": {"role": "fighter"}}}, "data-choice", "/air/SBD/role"),
        ({"air": {"B5N": {"role": "fighter"}}}, "data-choice", "/air/B5N/role"),
        ({"air": {"B5N": {"role": "patrol"}}}, "data-choice", "/air/B5N/role"),
        ({"air": {"A6M": {"role": "patrol"}}}, "data-choice", "/air/A6M/role"),
        # What has a place must have one that exists, and that fits.
        (units(type="Stuka"), "data-choice", f"{UNITS}/type"),
        (units(home="Bismarck"), "data-choice", f"{UNITS}/home"),
        (units(home="Hornet"), "data-home", UNITS),
        (units(home="BB"), "data-home", UNITS),
        (units(load="B"), "data-choice", f"{UNITS}/load"),
        (units(wings=2), "data-unknown", f"{UNITS}/wings"),
        (units(n="2"), "data-type", f"{UNITS}/n"),
        (flight(fuel=4), "data-range", "/setup/in_flight/0/fuel"),
        (flight(fuel=0), "data-range", "/setup/in_flight/0/fuel"),
        (flight(zone=42), "data-range", "/setup/in_flight/0/zone"),
        ({"air": {"B25": {"home": []}}}, "data-home", "/setup/aboard/AIRFIELD/3"),
        ({"carriers": {"Soryu": {"capacity": 7}}}, "data-range", "/carriers/Soryu/capacity"),
        ({"ships": {"DD_YAGUMO": {"seaplanes": 1}}}, "data-home", "/ships/DD_YAGUMO/seaplanes"),
        ({"setup": {"ijn_on_map": [{"name": "x"}]}}, "data-range", "/setup/ijn_on_map/0/zone"),
        ({"setup": {"ijn_on_map": [{"name": "x", "zone": 1}]}}, "data-missing", "/setup/ijn_on_map/0/ships"),
        ({"stacking": {"ships": 6}}, "data-range", "/stacking/ships"),
        ({"map": {"zones": {"05": {"next": [4, 9, 4]}}}}, "data-twice", "/map/zones/05/next"),
        ({"map": {"usn_entry": {"east_ends": []}}}, "data-missing", "/map/usn_entry/east_ends/0"),
        # The battle board.
        ({"battle_board": {"outer": {"A1": [1, 2, 3]}}}, "data-long", "/battle_board/outer/A1"),
        ({"battle_board": {"outer": {"A1": [1, 13]}}}, "data-range", "/battle_board/outer/A1"),
        ({"battle_board": {"contacts": [["A1", "A9"]]}}, "data-choice", "/battle_board/contacts/0"),
        ({"battle_board": {"gun_range_by_round": [["far"]]}}, "data-choice", "/battle_board/gun_range_by_round"),
        ({"battle_board": {"gun_range_by_round": []}}, "data-range", "/battle_board/rounds"),
        ({"victory": {"usn_major": {"carriers": 0}}}, "data-range", "/victory/usn_major/carriers"),
    ],
)
def test_figures_that_do_not_fit_are_refused_by_their_path(figures: dict[str, Any], key: str, path: str) -> None:
    with pytest.raises(DataError) as caught:
        GAME.new(data=figures)
    assert (caught.value.key, caught.value.params["path"]) == (key, path)


DOUBLED = {home: [{**one, "n": 2 * one["n"]} for one in aboard] for home, aboard in SETUP["aboard"].items()}
MORE_DESTROYERS = [
    {**force, "ships": {**force["ships"], "DD_YAGUMO": 2 * force["ships"]["DD_YAGUMO"]}}
    for force in SETUP["ijn_reinforcements"]
]


@pytest.mark.parametrize(
    "figures",
    [
        {"setup": {"aboard": DOUBLED}, "carriers": {name: {"capacity": 30} for name in GAME.data.figures["carriers"]}},
        {"ships": {"CV": {"air_service": 10, "hp": 8}, "CVL": {"air_service": 4}}},
        {
            "ships": {"DD_YAGUMO": {"count": {"ijn": 22}}},
            "setup": {"ijn_reinforcements": MORE_DESTROYERS},
            "stacking": {"ships": 12},
        },
        {"air": {name: {"bomb": 8} for name in ("D3A", "SBD")}, "victory": {"points_target": 30, "last_turn": 90}},
        {"ships": {"BB": {"name": "Schlachtschiff Größe 1"}}},
    ],
)
def test_variants_of_the_game_can_be_played(figures: dict[str, Any]) -> None:
    state = prefix(GAME.new(data=figures), 1, 600)
    assert state.problems() == []
    assert GAME.from_json(state.to_json()) == state


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("kind", GAME.data.figures["air"])
def test_an_aircraft_of_another_role_is_refused_or_played(kind: str, role: str) -> None:
    try:
        state = GAME.new(data={"air": {kind: {"role": role}}})
    except DataError as error:
        assert error.params["path"] == f"/air/{kind}/role"
        return
    rng = Random(f"{kind} {role}")
    for _ in range(examples(150)):
        words = [str(action) for action in state.legal()]
        assert len({*words}) == len(words), "two answers have the same words"
        state.apply(state.parse(rng.choice(words)))
    assert state.problems() == []
