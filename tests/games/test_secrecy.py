"""A secret survives every option: every preset and every value of every option is played, with and without fog."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

import pytest

import pointluck
from pointluck.engine import CHANCE, Event, Game, OptionValue, Seeded, State
from pointluck.games.battle_of_midway import (
    command,
    intercepts,
    movement,
    orders,
    reinforcements,
)
from pointluck.games.battle_of_midway.fog_of_war import unseen
from pointluck.games.battle_of_midway.order_of_battle import SEATS
from pointluck.games.battle_of_midway.pieces import Midway
from tests.support import examples, prefix

from .secrets import Leak, check_state, check_step

view = import_module("pointluck.games.battle_of_midway.view")  # the package has a function of that name

Setting = tuple[str, str, dict[str, OptionValue]]
FOG: dict[str, OptionValue] = {"bm.fog_of_war": True}


def settings() -> list[Setting]:
    """Each preset, and the standard one with each value of each option that is not the default."""
    found: list[Setting] = []
    for name in pointluck.games():
        game = pointluck.game(name)
        veils: list[dict[str, OptionValue]] = [{}, FOG] if name == "battle-of-midway" else [{}]
        for veil in veils:
            found += [(name, preset, veil) for preset in game.presets]
            for option in game.options:
                others = [value for value in option.values if value != option.default]
                found += [(name, "standard", {option.id: value} | veil) for value in others if option.id not in veil]
    return found


def _named(setting: Setting) -> str:
    name, preset, options = setting
    return "-".join([name, preset, *(f"{option}={value}" for option, value in options.items())])


def random_walk(state: State, rng: Random, length: int, depth: int) -> int:
    """So many steps from somewhere in a game, each looked at from everywhere; how many twins there were."""
    dice = Seeded(rng.randrange(1 << 30))
    prefix(state, rng.randrange(1 << 30), depth)
    looked = 0
    for _ in range(length):
        if state.over:
            break
        looked += check_state(state, rng)
        action = dice.pick(state) if state.seat == CHANCE else rng.choice(state.legal())
        state = check_step(state, action, rng).after
    return looked


@pytest.mark.slow
@pytest.mark.parametrize("setting", settings(), ids=_named)
def test_no_option_gives_a_secret_away(setting: Setting) -> None:
    name, preset, options = setting
    game: Game = pointluck.game(name)
    rng = Random(_named(setting))
    chosen: dict[str, Any] = dict(options)
    for number in range(examples(2)):
        random_walk(game.new(preset, **chosen), rng, 40, rng.choice([0, 60, 250, 600]) if number else 0)


# --- planted leaks ----------------------------------------------------------------------------------------------------


def _public(state: Midway, ships: list[int], here: int, there: int, located: bool) -> None:
    state.tell("task-force-moved", "BM-3.1.2", zone=state.zone_name(there))


def _quiet(state: Midway, ships: list[int], here: int, there: int, located: bool) -> None:
    state.events.append(Event("task-force-moved", {}, "BM-3.1.2", (SEATS[state.side],)))


def _whole_plan(state: Midway, seat: str | None) -> list[int]:
    return list(state.plan)


PLANTED: dict[str, tuple[object, str, object]] = {
    "where a force sails": (movement.MoveTo, "veiled", False),
    "which force sails": (orders.Order, "veiled", False),
    "where a force arrives": (reinforcements.Reinforce, "veiled", False),
    "where a located force goes": (view, "shown_plan", _whole_plan),
    "an event for everybody": (movement, "tell_move", _public),
    "ships in the view": (view, "unseen", lambda state, seat, ship: ship > 3 and unseen(state, seat, ship)),
    "no question to whoever must wait": (command.Status, "skips", lambda ask, state: True),
    "no question to whoever cannot intercept": (intercepts.Intercept, "skips", lambda ask, state: True),
    "looking around and taking it back": (movement, "tell_move", _quiet),
    "looking at the other side's steps and taking it back": (command, "turn_over", lambda state: None),
}


SEEDS = {
    "where a force arrives": 2,
    "no question to whoever must wait": 5,
    "no question to whoever cannot intercept": 3,
    "looking around and taking it back": 5,
}
"""Walks that meet the leak early: what others find after many walks, these find after a few."""


@pytest.mark.slow
@pytest.mark.parametrize("leak", PLANTED)
def test_a_planted_leak_is_found(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    where, name, planted = PLANTED[leak]
    monkeypatch.setattr(where, name, planted)
    if planted is _quiet:
        monkeypatch.setattr(reinforcements, "turn_over", lambda state: None)
    game = pointluck.game("battle-of-midway")
    rng = Random(f"{leak} {SEEDS[leak]}" if leak in SEEDS else leak)
    with pytest.raises(Leak):
        for _ in range(40):
            random_walk(game.new(fog_of_war=True), rng, 60, rng.choice([0, 100, 300, 500, 800]))
