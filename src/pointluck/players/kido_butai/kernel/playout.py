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
KNOWN = TURN + 3
"""So many imagined games are known from before."""
CANDIDATE = TURN + 4


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
        for game in range(max(done, p[here + KNOWN]), done + more):
            lay_out(work, start)
            work[at.SEED] = start[at.SEED] + game
            dice.seed(work, 0)
            name = sequence.apply(work, f, p[here + ACTION])
            outcomes[number * room + game] = finish(work, f, w, p, here, name)


@fast
def compare(p: Flat, count: int, outcomes: Flat, room: int, games: int, values: Weights) -> int:
    """What each candidate is worth so far, and the standard error of its distance from the leader. His number."""
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
        if p[number * CANDIDATE + ALIVE]:
            behind = values[2 * leader] - values[2 * number]
            values[2 * number + 1] = error(outcomes, room, games, leader, number, behind)
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
def orders(start: Flat, f: Flat, p: Flat, here: int, work: Flat, marks: Flat, place: int) -> None:
    """Two numbers that mark the table after all orders of the hour by that candidate's plan; nothing is rolled before.

    Candidates with the same marks order the same. The marks are taken modulo the primes of the dice.
    """
    name = lay_out(work, start)
    now = here + by.NUMBERS if work[at.TURN] == p[here + TURN] else here
    action = p[here + ACTION]
    while action != at.A_END and action != at.A_RUN_ON:
        name = sequence.apply(work, f, action)
        if name != at.Q_JAPANESE:
            break
        action = policy.order(work, f, p, now)
    one, other = action // at.KIND, name
    for cell in range(at.POSITION):
        one = (one * 40014 + work[cell] + 2) % dice.M1
        other = (other * 40692 + work[cell] + 2) % dice.M2
    marks[place] = one
    marks[place + 1] = other


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
        hour: int,
        work: Flat,
    ) -> int:
        """One round: `more` games for each candidate. The leader's number.

        Without any games it only finds out how each candidate begins, and where it is an hour that is ordered, which of
        them come to the same: each is marked in the place of its outcomes.
        """
        count = len(p) // CANDIDATE
        plans, found = row(p), row(outcomes)
        table, figures, paper = row(start), row(f), row(work)
        play_all(table, figures, row(w), plans, count, found, room, done, more, paper)
        if done + more:
            return compare(plans, count, found, room, done + more, row(values)) + version * 0
        if hour:
            for number in range(count):
                orders(table, figures, plans, number * CANDIDATE, paper, found, number * room)
        return 0

    return weigh


weigh = _entry(sources())
