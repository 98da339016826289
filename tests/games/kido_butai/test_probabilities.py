"""Exact probabilities, by following every outcome of chance through the rules: equality of fractions, no sampling."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import factorial
from typing import TypeVar

import pytest

from pointluck.engine import Action, State, distribution

from .table import CARRIERS, SQUADRONS, Table

K = TypeVar("K", int, bool, str, tuple[bool, bool])


def _asked(state: State) -> str:
    return "over" if state.question is None else state.question.kind


def _first(state: State) -> Action:
    return state.legal()[0]


def odds(table: Table, read: Callable[[Table], K], *kinds: str) -> dict[K, Fraction]:
    """The distribution of `read` where for the first time something else than these kinds of question is asked."""

    def seen(state: State) -> K:
        reader = Table(loads="")
        reader.record.state = state
        return read(reader)

    return distribution(table.state, seen, lambda state: _asked(state) not in kinds, _first)


def fractions(text: str) -> list[Fraction]:
    return [Fraction(part) for part in text.split()]


def mean(chances: dict[int, Fraction]) -> Fraction:
    return sum((number * part for number, part in chances.items()), Fraction(0))


# --- draws --------------------------------------------------------------------------------------------------------

BOMBER_DRAW = fractions("1/2 11/42 11/84 33/532 11/399 11/969 11/2584 11/7752 11/27132 11/117572 11/705432 1/705432")
FIGHTER_DRAW = fractions("5/9 5/18 5/42 5/126 1/126")


def _formula(squadrons: int, dummies: int, count: int) -> Fraction:
    all_counters = squadrons + dummies
    chosen = Fraction(factorial(squadrons), factorial(squadrons - count)) * dummies
    return chosen / Fraction(factorial(all_counters), factorial(all_counters - count - 1))


@pytest.mark.clause("KB-5b")
def test_the_size_of_a_raid() -> None:
    table = Table().set(turn=3, found=True)
    table.end()
    chances = odds(table, lambda after: after.view["drawn"]["bombers"], "bomber-draw")
    assert [chances[count] for count in range(12)] == BOMBER_DRAW
    assert sum(chances.values()) == 1
    assert mean(chances) == Fraction(11, 12)
    assert sum(part for count, part in chances.items() if count >= 6) == Fraction(2, 323)


@pytest.mark.clause("KB-5c", "KB-6.7")
def test_the_number_of_us_fighters() -> None:
    over_midway = Table().put("midway", "A1")
    over_midway.play("attack midway")
    raid = Table().put("cap", "ZA").set(turn=3, found=True)
    raid.end()
    raid.draw("bomber", "no-bomber")
    for table in (over_midway, raid):
        chances = odds(table, lambda after: after.battle["fighters"], "fighter-draw")
        assert [chances[count] for count in range(5)] == FIGHTER_DRAW
        assert mean(chances) == Fraction(2, 3)


@pytest.mark.clause("KB-R32", "KB-5b")
@pytest.mark.parametrize(("squadrons", "dummies"), [(11, 11), (7, 8), (3, 1), (1, 5)])
def test_every_draw_follows_the_formula(squadrons: int, dummies: int) -> None:
    table = Table().set(turn=3, found=True, cups=(squadrons, dummies, 4, 5))
    table.end()
    chances = odds(table, lambda after: after.view["drawn"]["bombers"], "bomber-draw")
    assert chances == {count: _formula(squadrons, dummies, count) for count in range(squadrons + 1)}
    assert mean(chances) == Fraction(squadrons, dummies + 1)


@pytest.mark.clause("KB-6.4")
def test_the_first_fleet_holds_one_two_or_three_carriers_alike() -> None:
    table = Table().set(reported=1).put("fleet", "A1")
    table.play("attack fleet-1")
    ships = odds(table, lambda after: [ship["place"] for ship in after.view["us_ships"]].count("fleet-1"), "fleet-draw")
    assert ships == dict.fromkeys((1, 2, 3), Fraction(1, 3))


# --- reconnaissance -----------------------------------------------------------------------------------------------


def _by_turn(event: Callable[[State], bool], turn: int) -> Fraction:
    """The chance of an event by the end of that turn, if the player does nothing and no bomber comes."""
    table = Table().set(cups=(0, 0, 4, 5))
    chances = distribution(
        table.state,
        event,
        lambda state: event(state) or state.view(None)["turn"] > turn,
        lambda state: state.parse("end"),
    )
    return chances.get(True, Fraction(0))


def _found(state: State) -> bool:
    return bool(state.view(None)["kido_butai_found"])


def _reported(state: State) -> bool:
    return bool(state.view(None)["fleets_reported"])


@pytest.mark.clause("KB-4a")
def test_when_kido_butai_is_found() -> None:
    assert [_by_turn(_found, turn) for turn in (1, 2, 3, 4)] == fractions("1/3 5/9 19/27 65/81")


@pytest.mark.clause("KB-4b")
def test_when_a_us_fleet_is_reported() -> None:
    assert [_by_turn(_reported, turn) for turn in (1, 2, 3, 6)] == fractions("1/6 11/36 91/216 31031/46656")


@pytest.mark.clause("KB-4b", "KB-2a")
def test_sixteen_turns_without_a_report() -> None:
    assert 1 - _by_turn(_reported, 16) == Fraction(5, 6) ** 16 == Fraction(152587890625, 2821109907456)


# --- air combat ---------------------------------------------------------------------------------------------------


def _sweep(*zeros: str) -> dict[tuple[bool, bool], Fraction]:
    """One Buffalo against these Zeros: whether it and whether a Zero is shot down."""
    table = Table().put("midway", *zeros)
    table.play("attack midway")
    table.draw("fighter", "no-fighter")

    def losses(after: Table) -> tuple[bool, bool]:
        shot = after.view["shot_down"]
        return shot["fighters"] > 0, shot["japan"] > 0

    return odds(table, losses, "fire")


@pytest.mark.clause("KB-6a5", "KB-6a4")
def test_one_zero_against_one_buffalo() -> None:
    chances = _sweep("ZA")
    assert chances[True, False] + chances[True, True] == Fraction(1, 3)
    assert chances[False, True] + chances[True, True] == Fraction(1, 6)
    assert chances[True, True] == Fraction(1, 18)
    assert chances[False, False] == Fraction(5, 9)


@pytest.mark.clause("KB-6a5", "KB-6a3")
def test_two_zeros_against_one_buffalo() -> None:
    chances = _sweep("ZA", "ZK")
    assert chances[True, False] + chances[True, True] == Fraction(5, 9)
    assert chances[False, True] + chances[True, True] == Fraction(1, 6)


@pytest.mark.clause("KB-6a6", "KB-R26")
@pytest.mark.parametrize(("fighters", "expected"), [(1, "1/3 1/3 1/3"), (2, "5/9 1/3 1/9"), (3, "19/27 7/27 1/27")])
def test_fighters_on_one_bomber(fighters: int, expected: str) -> None:
    zeros = ("ZA", "ZK", "ZS")[:fighters]
    table = Table().put("cap", *zeros).set(turn=5, found=True)
    table.raid(bombers=1)
    table.play(f"commit {' '.join(zeros)}")

    def fate(after: Table) -> str:
        if after.view["shot_down"]["bombers"]:
            return "destroyed"
        return "passes" if after.asked == "flak" else "aborted"

    chances = odds(table, fate, "fire")
    assert [chances[one] for one in ("destroyed", "aborted", "passes")] == fractions(expected)


# --- bombing by the Americans ---------------------------------------------------------------------------------------


def _unopposed(bombers: int, hits_to_sink: int = 2) -> Table:
    """Unopposed bombers over four ships with empty decks, at the first die of anti-aircraft fire."""
    data = {"hits_to_destroy": {"japanese_carrier": hits_to_sink}} if hits_to_sink != 2 else None
    table = Table(data=data).put("lost", *SQUADRONS).set(turn=5, found=True)
    table.raid(bombers=bombers)
    return table


def _hits(after: Table) -> int:
    return sum(ship["hits"] for ship in after.view["ships"])


def _sunk(after: Table) -> int:
    return sum(after.condition(ship) == "sunk" for ship in CARRIERS)


RAID = ("flak", "pips", "bomb")


@pytest.mark.clause("KB-6c4", "KB-6c5", "KB-7f")
def test_one_unopposed_us_bomber() -> None:
    hits = odds(_unopposed(1), _hits, *RAID)
    assert hits == {0: Fraction(671, 1296)} | dict.fromkeys(range(1, 7), Fraction(625, 7776))
    assert mean(hits) == Fraction(4375, 2592)
    sunk = odds(_unopposed(1), _sunk, *RAID)
    assert [sunk[count] for count in range(4)] == fractions("4651/7776 625/3888 625/3888 625/7776")


@pytest.mark.clause("KB-6c4", "KB-6c5", "KB-R28")
def test_two_unopposed_us_bombers() -> None:
    sunk = odds(_unopposed(2), _sunk, *RAID)
    assert [sunk[count] for count in range(5)] == fractions("763/3888 875/5184 10375/46656 9875/46656 3125/15552")
    hits = odds(_unopposed(2, hits_to_sink=12), _hits, *RAID)  # so that no hit is surplus
    assert hits[0] == Fraction(19, 144)
    assert mean(hits) == Fraction(6125, 1296)


@pytest.mark.clause("KB-R1", "KB-7f", "KB-6c1")
@pytest.mark.parametrize(("us_hit_min", "expected"), [(5, Fraction(5, 18)), (6, Fraction(5, 36))])
def test_one_us_bomber_in_a_normal_attack(us_hit_min: int, expected: Fraction) -> None:
    table = Table(us_hit_min=us_hit_min).put("lost", *SQUADRONS).put("cap", "ZA").set(turn=5, found=True)
    table.raid(bombers=1)
    table.play("commit ZA")
    table.roll(1)
    assert odds(table, _hits, *RAID)[1] == expected


# --- bombing by Japan -----------------------------------------------------------------------------------------------


@pytest.mark.clause("KB-6b2", "KB-6c1", "KB-R15")
def test_five_bombers_on_midway_without_cap() -> None:
    table = Table().put("midway", "A1", "A2", "A3", "K1", "K2")
    table.play("attack midway")
    table.draw("no-fighter")
    hits = odds(table, lambda after: after.view["us_ships"][-1]["hits"], *RAID)
    assert [hits[count] for count in range(3)] == fractions("625/1458 4625/11664 2039/11664")


@pytest.mark.clause("KB-6b2", "KB-6c1", "KB-6c3")
@pytest.mark.parametrize(("bombers", "expected"), [(1, "0"), (2, "2/27"), (3, "17/81"), (4, "29/81")])
def test_bombers_on_one_carrier_in_a_normal_attack(bombers: int, expected: str) -> None:
    table = Table(adv_10b=True).set(reported=1, fleets={"enterprise": 1, "hornet": 2, "yorktown": 2})
    table.put("fleet", *("A1", "A2", "A3", "K1")[:bombers])
    table.play("attack fleet-1")
    table.draw("no-fighter")
    sunk = odds(table, lambda after: after.condition("enterprise") == "sunk", *RAID)
    assert sunk.get(True, Fraction(0)) == Fraction(expected)


@pytest.mark.clause("KB-6c4", "KB-6c5")
@pytest.mark.parametrize(("carriers", "expected"), [(1, "1/3"), (2, "5/9"), (3, "19/27")])
def test_one_unopposed_japanese_bomber(carriers: int, expected: str) -> None:
    names = ("enterprise", "hornet", "yorktown")
    table = Table().set(reported=1, fleets={name: 1 if number < carriers else 2 for number, name in enumerate(names)})
    table.put("fleet", "A1")
    table.play("attack fleet-1")
    table.draw("no-fighter")
    hits = odds(table, lambda after: sum(ship["hits"] for ship in after.view["us_ships"]) > 0, *RAID, "fill")
    assert hits[False] == Fraction(expected)
