"""Whole games on the flat table."""

from __future__ import annotations

from . import dice, policy, sequence, table
from . import layout as at
from . import plan as by
from .candidates import TURN
from .compiled import Flat, Weights, fast


@fast
def finish(s: Flat, f: Flat, w: Weights, p: Flat, here: int, name: int) -> int:
    """Play on to the end, the commander following his plan. The difference of points."""
    while name != at.OVER:
        if name >= at.FIRST_CHANCE:
            name = sequence.apply(s, f, dice.outcome(s, f, name))
        else:
            now = here + by.NUMBERS if s[at.TURN] == p[here + TURN] else here
            name = sequence.apply(s, f, policy.decide(s, f, w, p, now, name))
    return table.difference(s, f)


@fast
def lay_out(work: Flat, start: Flat) -> int:
    """A fresh copy of the position; the question in it."""
    for place in range(at.POSITION):
        work[place] = start[place]
    return work[at.STACK + work[at.STACK]]


@fast
def imagine(start: Flat, f: Flat, w: Weights, p: Flat, here: int, action: int, game: int, work: Flat) -> int:
    """An imagined game that begins with that action; its number is its luck."""
    lay_out(work, start)
    work[at.SEED] = start[at.SEED] + game
    dice.seed(work, 0)
    return finish(work, f, w, p, here, sequence.apply(work, f, action))
