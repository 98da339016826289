"""The doctrine of Kido Butai's commander: it plays by the rules, it guards the carriers, and it is worth following."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from random import Random
from statistics import mean, stdev
from typing import Any

import pytest

import pointluck
from pointluck.engine import Action, Event, Question, Seeded, State, View
from pointluck.players import Player, Situation, player
from tests.support import is_chance, prefix, random_options

GAME = pointluck.game("kido-butai")
GAMES = 300
LONGEST = 1000
"""More decisions than any game can have: fourteen squadrons act once in each of sixteen turns."""


def doctrine(seed: int = 0) -> Player:
    return player("doctrine", "kido-butai", "japan", seed)


def decisions(state: State, seed: int | str, bot: Player) -> Iterator[tuple[Situation, Action, list[Event]]]:
    """Play on in `state`: each situation that was decided, how, and what has happened since."""
    chance = Seeded(seed)
    asked: tuple[Situation, Action] | None = None
    events: list[Event] = []
    for _ in range(10 * LONGEST):
        if state.over:
            break
        if is_chance(state):
            events += state.apply(chance.pick(state))
            continue
        if asked is not None:
            yield *asked, events
        situation = Situation(state.copy(), "japan")
        asked = situation, bot.choose(situation)
        assert asked[1] in situation.legal
        events = state.apply(asked[1])
    assert state.over
    if asked is not None:
        yield *asked, events


def finish(state: State, seed: int | str, bot: Player) -> State:
    chance = Seeded(seed)
    for _ in range(10 * LONGEST):
        if state.over:
            return state
        state.apply(chance.pick(state) if is_chance(state) else bot.choose(Situation(state, "japan")))
    raise AssertionError("the game does not end")


@cache
def scores(name: str) -> list[int]:
    """The results of many games, the same chance seeds for every player."""
    results = []
    for seed in range(GAMES):
        result = finish(GAME.new(), seed, player(name, "kido-butai", "japan", seed)).result
        assert result is not None
        results.append(result.score["japan"])
    return results


# --- it plays by the rules --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("data", [None, *GAME.data.sets])
@pytest.mark.parametrize("preset", GAME.presets)
def test_plays_every_preset_with_every_set_of_counters(preset: str, data: str | None) -> None:
    for seed in range(5):
        made = sum(1 for _ in decisions(GAME.new(preset, data), seed, doctrine()))
        assert made < LONGEST


@pytest.mark.parametrize("seed", range(30))
def test_plays_any_mix_of_options(seed: int) -> None:
    options = random_options(GAME, Random(seed))
    for game in range(3):
        made = sum(1 for _ in decisions(GAME.new(**options), f"{seed}:{game}", doctrine()))
        assert made < LONGEST


@pytest.mark.parametrize("seed", range(60))
def test_takes_over_from_anybody_at_any_moment(seed: int) -> None:
    random = Random(seed)
    state = prefix(GAME.new(**random_options(GAME, random)), seed, random.randrange(120))
    assert sum(1 for _ in decisions(state, seed, doctrine())) < LONGEST


def test_the_same_chance_gives_the_same_game_whatever_its_own_seed() -> None:
    first = finish(GAME.new(), "again", doctrine(1))
    assert finish(GAME.new(), "again", doctrine(1)).hash() == first.hash()
    assert finish(GAME.new(), "again", doctrine(2)).hash() == first.hash()


class Letter:
    """What a player gets that sits somewhere else: text, and nothing behind it."""

    def __init__(self, situation: Situation) -> None:
        self.seat = situation.seat
        self.question: Question = situation.question
        self.legal: list[Action] = situation.legal
        self.view: View = json.loads(json.dumps(situation.view))


def test_needs_the_view_and_nothing_else() -> None:
    """Asked by letter, and each time another one that remembers nothing, it answers the same."""
    for seed in range(5):
        for situation, action, _ in decisions(GAME.new(), seed, doctrine()):
            letter: Any = Letter(situation)
            assert doctrine().choose(letter) == action


# --- it guards the carriers -------------------------------------------------------------------------------------------


def could_have_cap(view: View) -> bool:
    """Whether a Zero that may meet dive bombers stays up, or stands ready aboard."""
    for squadron in view["squadrons"]:
        if squadron["type"] == "zero" and not squadron["must_land"]:
            up = squadron["place"] == "cap" and not squadron["low_until"]
            ready = squadron["place"] not in ("cap", "centre", "lost") and squadron["facing"] == "E"
            if up or ready:
                return True
    return False


def has_cap(view: View) -> bool:
    return any(
        squadron["place"] == "cap" and not squadron["must_land"] and not squadron["low_until"]
        for squadron in view["squadrons"]
    )


@pytest.mark.slow
def test_never_leaves_the_carriers_bare_when_it_need_not() -> None:
    """From the turn in which American bombers can come: who could meet dive bombers is up when the phase ends."""
    hours = 0
    for seed in range(100):
        turn, expected = 0, False
        for situation, action, _ in decisions(GAME.new(), seed, doctrine()):
            if situation.question.kind != "japanese-phase":
                continue
            if situation.view["turn"] != turn:
                turn, expected = situation.view["turn"], could_have_cap(situation.view)
            if action.kind == "end" and turn >= 3 and expected:
                assert has_cap(situation.view), f"game {seed}, turn {turn}"
                hours += 1
    assert hours > 100 * 12


@pytest.mark.slow
def test_nobody_ditches_while_the_carriers_are_whole() -> None:
    for seed in range(100):
        for situation, action, events in decisions(GAME.new(), seed, doctrine()):
            if action.kind == "end" and all(ship["condition"] == "whole" for ship in situation.view["ships"]):
                lost = [event.params for event in events if event.kind == "squadron-lost"]
                assert not [one for one in lost if one["cause"] == "ditched"], f"game {seed}"


# --- it strikes -------------------------------------------------------------------------------------------------------


def test_bombs_midway_at_dawn_and_keeps_torpedoes_in_reserve() -> None:
    dawn = [(s, action) for s, action, _ in decisions(GAME.new(), 1, doctrine()) if s.view["turn"] <= 3]
    launched = [action.args[0] for s, action in dawn if s.view["turn"] == 1 and action.kind == "launch"]
    assert {name for name in launched if name[0] in "AK"} == {"A1", "A2", "A3", "K1", "K2", "K3"}
    loads = {one["name"]: one["load"] for one in dawn[-1][0].view["squadrons"]}
    assert [loads[name] for name in ("S1", "S2", "H1", "H2")] == ["torpedoes"] * 4
    assert Action("attack", ("midway",)) in [action for s, action in dawn if s.view["turn"] == 3]


@pytest.mark.slow
def test_attacks_a_reported_fleet_within_three_hours() -> None:
    """As long as a strike can still reach it; now and then there is nobody left, or no deck to launch from."""
    reports = in_time = 0
    for seed in range(100):
        reported = attacked = None
        for situation, action, _ in decisions(GAME.new(), seed, doctrine()):
            if situation.question.kind != "japanese-phase":
                continue
            turn = situation.view["turn"]
            if situation.view["fleets_reported"] and reported is None:
                reported = turn  # known since the search at the end of the turn before
            if action.kind == "attack" and action.args[0] == "fleet-1" and attacked is None:
                attacked = turn
        if reported is not None and reported <= 14:
            reports += 1
            in_time += attacked is not None and attacked <= reported + 2
    assert reports > 80
    assert in_time >= 0.97 * reports


# --- it is worth following --------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_averages_well_above_two_points() -> None:
    results = scores("doctrine")
    assert mean(results) - 4 * stdev(results) / GAMES**0.5 > 2


@pytest.mark.slow
def test_beats_random_by_a_wide_margin() -> None:
    """The same chance seeds for both."""
    margins = [ours - theirs for ours, theirs in zip(scores("doctrine"), scores("random"), strict=True)]
    assert mean(margins) - 4 * stdev(margins) / GAMES**0.5 > 15
    assert sum(margin > 0 for margin in margins) > 0.95 * GAMES
