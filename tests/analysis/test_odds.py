"""Odds of an action: exact, up to the next decision, and from nothing but what the seat may know."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import islice, product
from random import Random

import pytest

import pointluck
from pointluck.analysis.odds import from_state, odds
from pointluck.engine import CHANCE, Seeded, State
from pointluck.players import Situation, player


def positions(name: str, seed: int, **options: object) -> list[tuple[State, str]]:
    """Every decision of a game between doctrines, with what was decided."""
    game = pointluck.game(name)
    state = game.new(**options)
    chance = Seeded(seed)
    commanders = {seat: player("doctrine", name, seat, f"{seed}:{seat}") for seat in game.seats}
    found: list[tuple[State, str]] = []
    while (seat := state.seat) is not None and len(found) < 600:
        if seat == CHANCE:
            state.apply(chance.pick(state))
            continue
        action = commanders[seat].choose(Situation(state, seat))
        found.append((state.copy(), str(action)))
        state.apply(action)
    return found


def told(state: State, action: str) -> dict[str, dict[int, Fraction]] | None:
    assert state.seat is not None
    found = odds(state.setup.game, state.view(state.seat), action)
    return None if found is None else {stake.key: dict(stake.changes) for stake in found}


def every_end(now: State, share: Fraction) -> Iterator[tuple[dict[str, int], Fraction]]:
    """What is at stake at the next decisions, path by path."""
    if now.seat != CHANCE:
        yield now.stakes(), share
        return
    for outcome, part in zip(now.legal(), now.odds(), strict=True):
        after = now.copy()
        after.apply(outcome)
        yield from every_end(after, share * part)


def test_a_search_for_the_fleet_is_one_die() -> None:
    for state, action in positions("kido-butai", 5):
        found = told(state, action)
        if action == "end" and found and set(found) == {"fleets-reported"}:
            assert sum(found["fleets-reported"].values()) == 1
            assert found["fleets-reported"][1].denominator == 6
            return
    raise AssertionError("no search was found")


@pytest.mark.slow
def test_odds_are_what_all_outcomes_together_say() -> None:
    """Followed one by one, without merging, the outcomes give the same figures."""
    checked = 0
    for state, action in positions("kido-butai", 5):
        found = told(state, action)
        if not found:
            continue
        before = state.stakes()
        first = state.copy()
        first.apply(first.parse(action))
        sums: dict[str, dict[int, Fraction]] = {key: {} for key in found}
        for stakes, share in every_end(first, Fraction(1)):
            for key, changes in sums.items():
                change = stakes[key] - before[key]
                changes[change] = changes.get(change, Fraction(0)) + share
        assert sums == found
        checked += 1
        if checked == 3:
            return
    raise AssertionError("too few odds were found")


@pytest.mark.parametrize("name", ["battle-of-midway", "dogfight"])
def test_both_games_for_two_have_odds(name: str) -> None:
    found = (told(state, action) for seed in (5, 6) for state, action in positions(name, seed))
    first = list(islice((one for one in found if one), 2))
    assert len(first) == 2
    assert all(sum(changes.values()) == 1 for one in first for changes in one.values())


def test_nothing_is_said_where_no_chance_follows_or_it_is_too_much() -> None:
    decided = positions("kido-butai", 5)
    state, action = next((state, action) for state, action in decided if action.startswith("launch"))
    assert told(state, action) is None
    state, action = next((state, action) for state, action in decided if told(state, action))
    assert from_state(state, action, nodes=1) is None


@pytest.mark.slow
def test_what_a_seat_may_not_know_does_not_change_its_odds() -> None:
    """The fog: enemy ships that nobody has seen are put elsewhere, and every answer stays the same."""
    rng = Random(1942)
    fog: dict[str, object] = {"bm.fog_of_war": True}
    game = pointluck.game("battle-of-midway")
    compared = varied = 0
    for state, action in positions("battle-of-midway", 7, **{key.removeprefix("bm."): on for key, on in fog.items()}):
        other = state.with_other_secrets(state.seat, rng)
        if other is None:
            continue
        varied += other != state
        mine, theirs = (odds(game, one.view(state.seat), action) for one in (state, other))
        assert mine == theirs, action
        compared += 1
        if compared >= 60:
            break
    assert compared and varied


def test_the_enemys_hand_and_plan_do_not_change_the_odds() -> None:
    game = pointluck.game("dogfight")
    varied = 0
    for (state, action), number in product(positions("dogfight", 5)[:80], range(2)):
        assert state.seat is not None
        view = state.view(state.seat)
        other = game.sample(view, Random(number))
        varied += other != state
        assert odds(game, other.view(state.seat), action) == odds(game, view, action)
    assert varied
