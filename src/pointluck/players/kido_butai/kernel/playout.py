"""Whole games on the flat table: the entry into the kernel, and the weighing of candidates against each other."""

from __future__ import annotations

from math import sqrt
from typing import Any

from . import dice, policy, sequence, table
from . import layout as at
from . import plan as by
from .compiled import Flat, Weights, entry, fast, row, sources

# A candidate is a plan of two rows and the turn that the second row is for, and after it the first action.
TURN = 2 * by.NUMBERS
ACTION = TURN + 1
"""By the plan, if it is -1; filled in when the candidate is first weighed."""
ALIVE = TURN + 2
CANDIDATE = TURN + 3

TRIFLE = 0.04
"""Points. Who can hardly be better than the doctrine by as much is not looked at any further."""


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
def play_all(
    start: Flat, f: Flat, w: Weights, p: Flat, count: int, outcomes: Flat, room: int, done: int, more: int, work: Flat
) -> None:
    """Each candidate that is still in it plays the imagined games from `done` on, all with the same luck."""
    for number in range(count):
        here = number * CANDIDATE
        if not p[here + ALIVE]:
            continue
        if p[here + ACTION] < 0:
            name = lay_out(work, start)
            now = here + by.NUMBERS if work[at.TURN] == p[here + TURN] else here
            p[here + ACTION] = policy.decide(work, f, w, p, now, name)
        for game in range(done, done + more):
            lay_out(work, start)
            work[at.SEED] = start[at.SEED] + game
            dice.seed(work, 0)
            name = sequence.apply(work, f, p[here + ACTION])
            outcomes[number * room + game] = finish(work, f, w, p, here, name)


@fast
def sift(p: Flat, count: int, outcomes: Flat, room: int, games: int, values: Weights, doubt: float) -> int:
    """Values so far; who is surely behind the leader, or does the same as another, is out. The leader's number.

    The first candidate is what the commander would do without thinking: it stays, to be compared with.
    """
    leader = 0
    for number in range(count):
        if p[number * CANDIDATE + ALIVE]:
            total = 0
            for game in range(games):
                total += outcomes[number * room + game]
            values[2 * number] = total / games
            if values[2 * number] > values[2 * leader]:
                leader = number
    for number in range(count):
        if not p[number * CANDIDATE + ALIVE]:
            continue
        behind = values[2 * leader] - values[2 * number]
        values[2 * number + 1] = error(outcomes, room, games, leader, number, behind)
        if number == 0 or number == leader:
            continue
        ahead = values[2 * number] - values[0]
        hope = ahead + doubt * error(outcomes, room, games, number, 0, ahead)
        if hope < TRIFLE or behind > doubt * values[2 * number + 1] or same_as_before(p, outcomes, room, games, number):
            p[number * CANDIDATE + ALIVE] = 0
    return leader


@fast
def error(outcomes: Flat, room: int, games: int, one: int, other: int, mean: float) -> float:
    """The standard error of the mean difference between two candidates with the same luck."""
    squares = 0.0
    for game in range(games):
        difference = outcomes[one * room + game] - outcomes[other * room + game] - mean
        squares += difference * difference
    return sqrt(squares) / games


@fast
def same_as_before(p: Flat, outcomes: Flat, room: int, games: int, number: int) -> bool:
    """Whether an earlier candidate begins in the same way and has come to the same in every game."""
    for other in range(number):
        if not p[other * CANDIDATE + ALIVE] or p[other * CANDIDATE + ACTION] != p[number * CANDIDATE + ACTION]:
            continue
        same = True
        for game in range(games):
            if outcomes[other * room + game] != outcomes[number * room + game]:
                same = False
                break
        if same:
            return True
    return False


def _entry(version: int) -> Any:
    @entry
    def weigh(
        start: Flat,
        f: Flat,
        w: Weights,
        p: Flat,
        outcomes: Flat,
        room: int,
        done: int,
        more: int,
        values: Weights,
        doubt: float,
        work: Flat,
    ) -> int:
        """One round: `more` games for each candidate, then the weak ones are sifted out. The leader's number.

        Without any games it only finds out how each candidate begins.
        """
        count = len(p) // CANDIDATE
        plans, found = row(p), row(outcomes)
        play_all(row(start), row(f), row(w), plans, count, found, room, done, more, row(work))
        if done + more == 0:
            return 0
        return sift(plans, count, found, room, done + more, row(values), doubt) + version * 0

    return weigh


weigh = _entry(sources())
