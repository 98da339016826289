"""Exact odds by enumeration of the real rules."""

from __future__ import annotations

from fractions import Fraction

import pytest

from pointluck.engine import Action, distribution
from pointluck.games.battle_of_midway import BattleOfMidwayState
from pointluck.games.battle_of_midway.pieces import PATROL, SHADOWING

from .table import Table


def _search(patrols: int, job: int, squall: bool = False) -> Fraction:
    table = Table().empty_sea().put(19, "akagi")
    for number in range(1, patrols + 1):
        pby = table.oob.patrol_index[f"pby-{number}"]
        table.state.at[pby], table.state.fuel[pby], table.state.job[pby] = 19, 9, job
    if job == SHADOWING:
        table.locate("ijn", 19)
    if squall:
        table.squall(19)
    table.run("search", "order", side="usn")
    pby = table.oob.patrol_index["pby-1"]
    odds = distribution(table.state, lambda state: state.at[pby] == 19, lambda state: state.stack[-1] == "order")
    return odds[True]


@pytest.mark.clause("BM-2.2.1", "BM-2.2.2", "BM-2.2.3")
@pytest.mark.parametrize(
    ("patrols", "job", "squall", "expected"),
    [
        (1, PATROL, True, Fraction(13, 24)),
        (1, PATROL, False, Fraction(611, 864)),
        (1, SHADOWING, True, Fraction(455, 576)),
        (1, SHADOWING, False, Fraction(104429, 124416)),
        (3, PATROL, False, Fraction(16040921, 17915904)),
        (2, SHADOWING, False, Fraction(2388845069, 2579890176)),
    ],
)
def test_odds_of_search_and_shadowing(patrols: int, job: int, squall: bool, expected: Fraction) -> None:
    assert _search(patrols, job, squall) == expected


def _pass(state: BattleOfMidwayState) -> Action:
    return state.legal()[-1]


@pytest.mark.clause("BM-3.1", "BM-3.1.4")
def test_odds_of_tokens_before_combat() -> None:
    odds = _before_combat([4, 4, 1, 1])
    assert [sum(part for (_, usn), part in odds.items() if usn >= k) for k in (1, 2, 3, 4)] == [
        Fraction(4, 5), Fraction(3, 5), Fraction(2, 5), Fraction(1, 5),
    ]  # fmt: skip


def _before_combat(cup: list[int]) -> dict[tuple[int, int], Fraction]:
    """(IJN, USN) tokens played before Combat, by the draws of the real cup; orders are passed."""
    front: dict[tuple[int, int, int], Fraction] = {(cup[0], cup[1], cup[2]): Fraction(1)}
    ended: dict[tuple[int, int], Fraction] = {}
    table = Table().squall(1, 2, 3, 4, 5, 6, 7, 8, 9, 10)
    while front:
        following: dict[tuple[int, int, int], Fraction] = {}
        for (ijn, usn, weather), chance in front.items():
            table.run("next-draw", "order", turn=2)
            state = table.state
            state.cup = [ijn, usn, weather, 1]
            state.stack = ["turn", "order", "draw"]
            ask = state.sequence.asks["draw"]
            outcomes, weights = ask.legal(state), ask.weights(state)
            for outcome, weight in zip(outcomes, weights, strict=True):
                part = chance * Fraction(weight, sum(weights))
                token = outcome.args[0]
                if token == "combat":
                    key = (cup[0] - ijn, cup[1] - usn)
                    ended[key] = ended.get(key, Fraction(0)) + part
                    continue
                after = (ijn - (token == "ijn"), usn - (token == "usn"), weather - (token == "weather"))
                following[after] = following.get(after, Fraction(0)) + part
        front = following
    return ended


@pytest.mark.clause("BM-3.1.3", "BM-3.1.4")
def test_weather_comes_before_combat_in_half_the_turns() -> None:
    table = Table().run("fill-cup", "next-draw", turn=2)
    odds = distribution(
        table.state, lambda state: state.squall(3), lambda state: state.stack[-1] not in ("draw", "order"), _pass
    )
    assert odds[True] == Fraction(1, 2)


@pytest.mark.clause("BM-1.2.1")
def test_odds_of_the_second_batch() -> None:
    odds = _before_combat([2, 2, 1, 1])
    expected = {
        (0, 0): Fraction(1, 5),
        (1, 1): Fraction(2, 15),
        (2, 2): Fraction(1, 5),
        (0, 2): Fraction(1, 30),
        (2, 0): Fraction(1, 30),
    }
    expected |= dict.fromkeys([(0, 1), (1, 0), (1, 2), (2, 1)], Fraction(1, 10))
    assert odds == expected


@pytest.mark.clause("BM-R84")
def test_odds_of_the_entry_areas() -> None:
    oob = Table().oob
    assert [Fraction(oob.entry[1:].count(area), 12) for area in range(5)] == [
        Fraction(1, 6),
        Fraction(1, 6),
        Fraction(1, 3),
        Fraction(1, 6),
        Fraction(1, 6),
    ]


@pytest.mark.clause("BM-4.3.1", "BM-4.3a")
@pytest.mark.parametrize(
    ("ship", "status", "expected"),
    [
        ("enterprise", "launch", [Fraction(49, 144), Fraction(35, 72), Fraction(25, 144)]),
        ("enterprise", "maneuver", [Fraction(4, 9), Fraction(4, 9), Fraction(1, 9)]),
    ],
)
def test_odds_of_two_vals_on_a_carrier(ship: str, status: str, expected: list[Fraction]) -> None:
    table = Table().empty_sea().put(14, ship).status(**{ship: status}).locate("usn", 14)
    table.fly(14, "akagi", "d3a", 2)
    table.run("combat-zones", "battles", "order").roll(6).play("drop").roll(12, 12, 12, 12)
    number = table.ship(ship)
    odds = distribution(table.state, lambda state: state.damage[number], lambda state: state.battle is None)
    assert [odds[hits] for hits in (0, 1, 2)] == expected


@pytest.mark.clause("BM-4.3k")
def test_odds_of_a_destroyers_guns() -> None:
    table = Table().empty_sea().put(14, "enterprise", "farragut-1").locate("usn", 14)
    units = table.fly(14, "akagi", "d3a", 3)
    table.run("combat-zones", "battles", "order").play("place farragut-1 a1").roll(1).play("hold")
    odds = distribution(
        table.state,
        lambda state: sum(state.at[unit] == 0 for unit in units),
        lambda state: state.battle is None or state.battle.round > 1,
    )
    assert [odds[lost] for lost in (0, 1, 2)] == [Fraction(25, 36), Fraction(5, 18), Fraction(1, 36)]


@pytest.mark.clause("BM-4.3.1", "BM-R81")
def test_odds_of_two_vals_on_a_destroyer() -> None:
    """Both hits are told, although one sinks her."""
    table = Table().empty_sea().put(14, "enterprise", "farragut-1").locate("usn", 14)
    table.fly(14, "akagi", "d3a", 2)
    table.run("combat-zones", "battles", "order").play("place farragut-1 a1").roll(1).play("drop").roll(12, 12)
    hits: dict[int, Fraction] = {}
    for first in range(1, 13):
        for second in range(1, 13):
            state = table.state.copy()
            for die in (first, second):
                events = state.apply(Action("die", (str(die),)))
            struck = sum(event.params["hits"] for event in events if event.kind == "hit")
            hits[struck] = hits.get(struck, Fraction(0)) + Fraction(1, 144)
    assert hits == {0: Fraction(9, 16), 1: Fraction(3, 8), 2: Fraction(1, 16)}


@pytest.mark.clause("BM-4.3k", "BM-R71")
@pytest.mark.parametrize(
    ("zone", "ships", "expected"), [(14, ("enterprise",), Fraction(625, 1296)), (31, (), Fraction(243, 1024))]
)
def test_odds_that_flak_of_a_carrier_and_of_five_batteries_misses(
    zone: int, ships: tuple[str, ...], expected: Fraction
) -> None:
    table = Table().empty_sea().put(zone, *ships)
    if ships:
        table.locate("usn", zone)
    units = table.fly(zone, "akagi", "d3a", 3)
    table.run("combat-zones", "battles", "order").roll(6).play("hold")
    odds = distribution(
        table.state, lambda state: all(state.at[unit] for unit in units), lambda state: state.battle is None, _pass
    )
    assert odds[True] == expected


@pytest.mark.clause("BM-3.1.3.1")
def test_odds_of_landing_in_a_squall() -> None:
    table = Table().status(akagi="recover").squall(19)
    (unit,) = table.fly(19, "akagi", "a6m", 1, fuel=0)
    table.run("land-aircraft", "order")
    odds = distribution(table.state, lambda state: state.at[unit] > 0, lambda state: state.stack[-1] == "order")
    assert odds[True] == Fraction(5, 6)
