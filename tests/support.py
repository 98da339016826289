"""What the tests of all games share: games played at random, and edited states."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pointluck
from pointluck.engine import CHANCE, Action, Game, Record, Seeded, State

OURS = [name for name in pointluck.games() if type(pointluck.game(name)).__module__.startswith("pointluck.")]
"""Games of other packages that are installed are held to the contract, but not to what is written down of ours."""


def examples(count: int) -> int:
    """How many examples a property test tries: `TIMES=50 HYPOTHESIS_PROFILE=explore pytest ...` looks further."""
    return count * int(os.environ.get("TIMES", "1"))


def is_chance(state: State) -> bool:
    return state.seat == CHANCE


def steps(state: State, seed: int | str) -> Iterator[tuple[State, Action]]:
    """Play on at random in `state` itself; each position with the action that is about to be taken in it."""
    chance = Seeded(seed)
    random = Random(f"choices {seed}")
    while not state.over:
        legal = state.legal()
        action = chance.pick(state) if is_chance(state) else legal[random.randrange(len(legal))]
        yield state, action
        state.apply(action)


def prefix(state: State, seed: int | str, length: int) -> State:
    """The state after `length` random steps, or at the end if that comes first."""
    for number, _ in enumerate(steps(state, seed)):
        if number == length:
            break
    return state


def play_through(record: Record, seed: int | str, length: int = 10_000) -> Record:
    """Random steps written into a record, to the end of the game or `length`."""
    chance = Seeded(seed)
    random = Random(f"choices {seed}")
    for _ in range(length):
        if record.state.over:
            break
        legal = record.state.legal()
        record.apply(chance.pick(record.state) if is_chance(record.state) else legal[random.randrange(len(legal))])
    return record


def random_options(game: Game, random: Random) -> dict[str, Any]:
    """A value for every option, each value equally likely."""
    return {option.id: random.choice(option.values) for option in game.options}


def edited(state: State, change: Callable[[dict[str, Any]], None]) -> State:
    """The state after `change` was made in its plain position. Raises StateError if the result contradicts itself."""
    plain = json.loads(state.to_json())
    change(plain["position"])
    return state.setup.game.from_json(plain)


def perft(state: State, depth: int) -> list[tuple[int, int]]:
    """For each depth the number of paths and of different positions, with every action and outcome followed."""
    front = {state.hash(): (state, 1)}
    counts = []
    for _ in range(depth):
        following: dict[str, tuple[State, int]] = {}
        for now, paths in front.values():
            for action in now.legal():
                after = now.copy()
                after.apply(action)
                name = after.hash()
                following[name] = (after, paths + following.get(name, (after, 0))[1])
        front = following
        counts.append((sum(paths for _, paths in front.values()), len(front)))
    return counts
