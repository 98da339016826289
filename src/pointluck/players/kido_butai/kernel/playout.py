"""Whole games on the flat table."""

from __future__ import annotations

from pointluck.players.kernels import Flat, Weights

from . import dice, policy, sequence, table
from . import layout as at
from . import plan as by
from .candidates import TURN


def to_orders(s: Flat, f: Flat, w: Weights, p: Flat, here: int, name: int) -> int:
    """Play on until the hour is to be ordered, or the game is over."""
    while name != at.Q_JAPANESE and name != at.OVER:
        if name >= at.FIRST_CHANCE:
            action = dice.outcome(s, f, name)
        else:
            now = here + by.NUMBERS if s[at.TURN] == p[here + TURN] else here
            action = policy.decide(s, f, w, p, now, name)
        name = sequence.apply(s, f, action)
    return name


def order(s: Flat, f: Flat, p: Flat, here: int) -> int:
    """One order of the hour by the plan, and on to the next question."""
    now = here + by.NUMBERS if s[at.TURN] == p[here + TURN] else here
    return sequence.apply(s, f, policy.order(s, f, p, now))


def finish(s: Flat, f: Flat, w: Weights, p: Flat, here: int, name: int) -> int:
    """Play on to the end, the commander following his plan. The difference of points.

    Orders take most of the time. On a graphics card all games of a group come to them together.
    """
    while name != at.OVER:
        name = to_orders(s, f, w, p, here, name)
        if name == at.Q_JAPANESE:
            name = order(s, f, p, here)
    return table.difference(s, f)


def lay_out(work: Flat, start: Flat) -> int:
    """A fresh copy of the position; the question in it."""
    for place in range(at.POSITION):
        work[place] = start[place]
    return work[at.STACK + work[at.STACK]]


def open_game(start: Flat, f: Flat, action: int, game: int, work: Flat) -> int:
    """An imagined game that begins with that action; its number is its luck. The first question in it."""
    lay_out(work, start)
    work[at.SEED] = start[at.SEED] + game
    dice.seed(work, 0)
    return sequence.apply(work, f, action)


def imagine(start: Flat, f: Flat, w: Weights, p: Flat, here: int, action: int, game: int, work: Flat) -> int:
    """A whole imagined game. The difference of points."""
    return finish(work, f, w, p, here, open_game(start, f, action, game, work))
