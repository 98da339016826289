"""What a seat may expect of a position: points in a game for one, the chance to win in a game for two.

A valuer judges positions for the first seat, with all that lies hidden in them; `value` judges for a seat, from what
that seat may know. Luck and reviews are measured by these values.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import sqrt
from random import Random

from pointluck.engine import Setup, State

from .base import POINTS, Decision, Estimate, Valuer, in_values
from .playouts import Playouts

__all__ = ["POINTS", "Decision", "Estimate", "Valuer", "in_values", "value", "valuer"]

WORLDS = 16
"""Positions that fit what a seat sees, where something is hidden from it."""


@lru_cache(maxsize=32)
def _by_digest(digest: str, setup: Setup) -> Valuer:
    from .dogfight import DogfightValuer
    from .kido_butai import KidoButaiValuer
    from .midway import MidwayValuer

    for kind in (KidoButaiValuer, MidwayValuer, DogfightValuer):
        if kind.judges(setup):
            return kind(setup)
    return Playouts(setup)


def valuer(setup: Setup) -> Valuer:
    """Who judges the positions of that game."""
    return _by_digest(setup.digest, setup)


def value(state: State, seat: str, seed: str = "value", worlds: int = WORLDS) -> Estimate:
    """What the seat may expect, from what it may know.

    Examples:
        >>> import pointluck
        >>> here = value(pointluck.game("dogfight").new("carrier-hunt"), "usa")
        >>> 0.5 < here.mean < 1
        True
    """
    judge, game = valuer(state.setup), state.setup.game
    sign = game.seats.index(seat)
    if state.over or state.with_other_secrets(seat, Random(seed)) is None:
        return judge.turned(judge.here(state, seed), sign)
    view = state.view(seat)
    found = [judge.here(game.sample(view, Random(f"{seed}:{one}")), f"{seed}:{one}") for one in range(worlds)]
    return judge.turned(combined(found), sign)


def combined(found: Sequence[Estimate]) -> Estimate:
    """The mean of independent estimates of a thing that varies."""
    count = len(found)
    mean = sum(one.mean for one in found) / count
    spread = sum((one.mean - mean) ** 2 for one in found) / max(1, count - 1)
    return Estimate(mean, sqrt(spread / count))
