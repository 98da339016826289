"""What can be wrong with a state is named; what is not named does no harm."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from pointluck.engine import StateError
from tests.support import prefix, steps

from .table import GAME, Table, aimed


def spoilt(table: Table, change: Callable[[dict[str, Any]], None]) -> str:
    """What is said of the position after that change."""
    plain = json.loads(table.state.to_json())
    change(plain["position"])
    with pytest.raises(StateError) as caught:
        GAME.from_json(plain)
    return str(caught.value)


def setting(**fields: Any) -> Callable[[dict[str, Any]], None]:
    return lambda position: position.update(fields)


def in_combat(**fields: Any) -> Callable[[dict[str, Any]], None]:
    return lambda position: position["combat"].update(fields)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (setting(area=[2080] * 12), "more than one aircraft"),
        (setting(area=[0] * 12), "at no area"),
        (setting(area=[-1] * 12), "a marker without an aircraft"),
        (setting(area=["x"] * 12), "area: not a whole number"),
        (setting(facing=[6] * 12), "facing: out of range"),
        (setting(marker=[2] * 12), "marker: out of range"),
        (setting(marker=[1]), "aircraft: 12 entries expected"),
        (setting(tiles=[0, 0]), "Small Tiles overlap"),
        (setting(tiles=[0, 99_999]), "tiles: out of range"),
        (setting(pile=[0] * 9), "acceleration: 1 cards instead of 3"),
        (setting(pool=[2, 0, 0, -1, 1, 0, 0, 1, 0]), "a negative count"),
        (setting(command=[4, 0]), "command points: out of range"),
        (setting(holder=2), "sides: out of range"),
        (setting(phase="night"), "no such phase"),
        (setting(phase="purchase"), "activate is asked in the wrong phase"),
        (setting(round=31), "round: out of range"),
        (setting(stack=["activate", "lunch", "activate"]), "a step that the sequence of play does not have"),
        (setting(stack=["activation"]), "activation is no question"),
        (setting(stack=[]), "nobody is to act"),
        (setting(stack=[1]), "not a text"),
        (setting(stack=["card"]), "card is asked inside or outside a combat"),
        (setting(stack=["end-flight", "manoeuvre"]), "manoeuvre cannot be asked"),
        (setting(marker=[0] * 12), "activate cannot be asked"),
    ],
)
def test_a_contradiction_is_named(change: Callable[[dict[str, Any]], None], said: str) -> None:
    assert said in spoilt(Table(), change)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (in_combat(defender=1), "a combat between friends"),
        (in_combat(defender=10), "a combat without aircraft"),
        (in_combat(plans=[[0, 0, 0], [0, 0]]), "impossible plan"),
        (in_combat(plans=[[0, 3], [0, 0]]), "tokens: out of range"),
        (in_combat(plans=[[], [0, 0]]), "card cannot be asked"),
        (in_combat(first=-1), "card cannot be asked"),
        (in_combat(drawn=[[8], []]), "Firing Cards that are not in the pile"),
        (in_combat(drawn=[[7], []]), "card cannot be asked"),
        (in_combat(ways=[[]]), "sides of the combat: 2 entries expected"),
        (in_combat(ways=[[-1], []]), "ways: out of range"),
        (in_combat(chances="many"), "chances: not a whole number"),
        (setting(combat=None), "a combat without its sequence"),
    ],
)
def test_a_contradiction_in_a_combat_is_named(change: Callable[[dict[str, Any]], None], said: str) -> None:
    table = aimed("U1 0,0 E", "J1 2,0 W", "U2 -3,0 E", usa="loop", japan="loop")
    assert said in spoilt(table, change)


def _numbers(plain: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    if isinstance(plain, dict):
        return [found for key, value in plain.items() for found in _numbers(value, (*path, key))]
    if isinstance(plain, list):
        return [found for key, value in enumerate(plain) for found in _numbers(value, (*path, key))]
    return [path] if type(plain) is int else []


@pytest.mark.slow
def test_a_state_that_passes_can_be_played_on() -> None:
    """Random numbers of random positions are changed: the result is refused, or play goes on without a crash."""
    random = Random(1942)
    refused = played = 0
    for seed in range(400):
        state = prefix(GAME.new(random.choice(sorted(GAME.presets))), seed, random.randrange(160))
        plain = json.loads(state.to_json())
        for _ in range(random.randint(1, 2)):
            *path, last = random.choice(_numbers(plain["position"]))
            part = plain["position"]
            for key in path:
                part = part[key]
            part[last] = random.choice((part[last] + 1, part[last] - 1, 0, 1, random.randrange(-2, 3000)))
        try:
            changed = GAME.from_json(plain)
        except StateError:
            refused += 1
            continue
        played += 1
        for number, (now, _) in enumerate(steps(changed, seed)):
            assert now.problems() == []
            if number == 60:
                break
    assert refused > 50
    assert played > 50
