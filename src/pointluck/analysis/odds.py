"""What an action leads to, with exact odds: every die and draw after it, up to the next decision of anybody.

Nothing but the seat's own view is asked. States are made from it as a bot makes them; where they do not agree on the
odds, these depend on what the seat cannot know, and nothing is said.
"""

from __future__ import annotations

import json
from fractions import Fraction
from functools import lru_cache
from random import Random
from typing import NamedTuple

from pointluck.engine import CHANCE, Game, Problem, State, View
from pointluck.engine.chance import expansion
from pointluck.games import game as game_by

NODES = 1500
"""So many positions are looked at before an action is given up: some tenths of a second for the slowest game."""

GUESSES = 3
"""States that are made from a view, where something in it is hidden."""


class Stake(NamedTuple):
    """How one quantity changes: each change with its probability, the least first."""

    key: str
    changes: tuple[tuple[int, Fraction], ...]

    @property
    def mean(self) -> Fraction:
        return sum((change * share for change, share in self.changes), Fraction(0))


Odds = tuple[Stake, ...]
"""The quantities that may change. Empty: chance decides, but over none of them."""


def odds(game: Game, view: View, action: str) -> Odds | None:
    """What the action does to what is at stake; None where no chance follows, it is too much, or it cannot be known.

    Examples:
        >>> game = game_by("kido-butai")
        >>> state = game.new()
        >>> for action in state.parse_all("load akagi 3b 0t; load kaga 3b 0t; load soryu 2b 0t; load hiryu 2b 0t"):
        ...     events = state.apply(action)
        >>> [stake] = odds(game, state.view("japan"), "end")
        >>> stake.key, stake.changes
        ('fleets-reported', ((0, Fraction(5, 6)), (1, Fraction(1, 6))))
    """
    return _remembered(game.id, json.dumps(view, sort_keys=True), action)


@lru_cache(maxsize=512)
def _remembered(game: str, view: str, action: str) -> Odds | None:
    title = game_by(game)
    guesses = (title.sample(json.loads(view), Random(f"odds:{number}")) for number in range(GUESSES))
    found: set[Odds | None] = set()
    # Where nothing is hidden all guesses are the same state.
    for state in {state.hash(): state for state in guesses}.values():
        try:
            found.add(from_state(state, action))
        except Problem:
            # In a state that would fit the view the action is not even allowed.
            return None
        if None in found or len(found) > 1:
            return None
    return found.pop()


def from_state(state: State, action: str, nodes: int = NODES) -> Odds | None:
    """The same from a state, with all that is in it."""
    before = state.stakes()
    first = state.copy()
    first.apply(first.parse(action))
    if first.seat != CHANCE:
        return None
    ends = expansion(first, lambda after: after.seat != CHANCE, most=nodes)
    return None if ends is None else stakes_of(before, [(after.stakes(), share) for after, share in ends])


def stakes_of(before: dict[str, int], ends: list[tuple[dict[str, int], Fraction]]) -> Odds:
    """How what was there before has changed at each end."""
    found: list[Stake] = []
    for key, was in before.items():
        changes: dict[int, Fraction] = {}
        for after, share in ends:
            change = after[key] - was
            changes[change] = changes.get(change, Fraction(0)) + share
        if set(changes) != {0}:
            found.append(Stake(key, tuple(sorted(changes.items()))))
    return tuple(found)
