"""Look-ahead: what could be ordered is tried out in many imagined games, which the doctrine plays to their end.

The search itself is in the kernel (kernel/search.py). Here a position is handed to it, and what it found is read.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import NamedTuple
from zlib import crc32

from pointluck.games.kido_butai import KidoButaiState

from ..base import Situation
from ..kernels import Flat, Weights
from .kernel import KERNEL, encoding, search
from .kernel import candidates as tries
from .kernel import layout as at
from .kernel import plan as by
from .picture import Terms


class Effort(NamedTuple):
    """How hard a commander thinks."""

    games: int
    """Imagined games at most, over all candidates of one decision."""
    rounds: tuple[int, ...]
    """Games that each candidate plays before the first sifting, the second, and so on."""
    proof: float
    """By this many standard errors something has to be better than the doctrine."""
    passes: int = 1
    """How often changes are tried: a second time on top of the best that was found first, and so on."""

    def row(self, pages: int) -> list[int]:
        """As the kernel wants it."""
        row = [self.games, round(100 * self.proof), self.passes, sum(self.rounds), pages, len(self.rounds)]
        return row + [*self.rounds] + [0] * (search.MOST_ROUNDS - len(self.rounds))


class Ground(NamedTuple):
    """What the kernel has to know about a game."""

    figures: Flat
    worths: Weights
    numbers: list[int]
    """The plan of a commander who does not look ahead."""


def ground(state: KidoButaiState, terms: Terms) -> Ground:
    numbers = by.tuned(len(state.oob.ships), not terms.luck_sinks, terms.bombers_must_be_met)
    return Ground(encoding.figures(state.oob), encoding.worths(state.oob, terms), numbers)


class Weighed(NamedTuple):
    """An action that was tried: its number, what it is worth, and how many imagined games say so."""

    action: int
    value: float
    games: int


PART = 0.7
"""Of the time that is left, what games may take that cost as much as the first: some cost more."""
PAGES = 300
"""Rows of the book of imagined games: more than the tables that the orders of an hour are tried to lead to."""


class Search:
    """What a commander thinks with, from decision to decision. What is kept in it only saves time."""

    def __init__(self, ground: Ground, seed: str, effort: Effort, pages: int = PAGES) -> None:
        self.ground = ground
        self.seed = seed
        self.effort = effort
        row = KERNEL.row
        self.start = row([0] * at.TABLE)
        self.plans = row(by_plan(ground.numbers, ground.numbers, 0) + [0] * (tries.PLANS - tries.PLAN))
        self.notes = row([0] * tries.NOTES)
        self.pages = row([0] * (search.PAGE * pages))
        self.row = row(effort.row(pages))
        self.book = row([0] * (sum(effort.rounds) * pages))
        self.values = KERNEL.fractions([0.0] * (2 * tries.MOST))
        self.work = row([0] * at.TABLE)

    def weigh(self, state: KidoButaiState, situation: Situation, until: float | None) -> list[Weighed]:
        """Every action that was considered, the choice first."""
        self.look_at(state)
        self.step(search.CONSIDER)
        found: list[Weighed] = []
        while True:
            self._play_rounds(situation, until)
            leader = self.step(search.CHOOSE)
            found = self._in_order(leader) + found
            if until is not None and perf_counter() > until:
                break
            if not self.step(search.MORE):
                break
        # Each action once, with the best that was tried with it.
        best: dict[int, Weighed] = {}
        for one in found:
            best.setdefault(one.action, one)
        return list(best.values())

    def hurry(self, state: KidoButaiState, until: float) -> None:
        """For the next `weigh`, which has to be done by then.

        As plain Python a game takes so long that time allows for few: one shows how many.
        """
        if KERNEL.compiled:
            return
        began = perf_counter()
        self.look_at(state)
        imagine(self.ground, self.start, [(by_plan(self.ground.numbers, self.ground.numbers, 0), -1)], 1)
        now = perf_counter()
        self.row[search.GAMES] = min(self.effort.games, int(PART * max(0.0, until - now) / (now - began)))

    def look_at(self, state: KidoButaiState) -> None:
        self.start = encoding.table(state)
        self.start[at.SEED] = hour_seed(self.seed, state.turn)

    def considered(self) -> list[tuple[list[int], int]]:
        """Every plan that would be tried at this question, and how it begins."""
        count = self.step(search.CONSIDER)
        plans, notes = self.plans[:], self.notes[:]
        return [
            (plans[one * tries.PLAN : (one + 1) * tries.PLAN], notes[tries.HEAD + tries.NOTE * one + tries.ACTION])
            for one in range(count)
        ]

    def _play_rounds(self, situation: Situation, until: float | None) -> None:
        for number in range(len(self.effort.rounds)):
            done = self.notes[tries.DONE]
            if done >= search.FEW and until is not None and perf_counter() > until:
                break
            if done:
                situation.progress(min(1.0, self.notes[tries.PLAYED] / self.effort.games))
            if not self.step(number):
                break

    def step(self, what: int) -> int:
        """One of the words of kernel/search.py, or the number of a round."""
        known = self.ground
        rows = (self.plans, self.notes, self.pages, self.row, self.book, self.values, self.work)
        return search.think(what, self.start, known.figures, known.worths, *rows)

    def _in_order(self, leader: int) -> list[Weighed]:
        """First the choice, then who was tried longest."""
        weighed = []
        for one in range(self.notes[tries.COUNT]):
            mine = tries.HEAD + tries.NOTE * one
            action, visits = self.notes[mine + tries.ACTION], self.notes[mine + tries.VISITS]
            weighed.append((one != leader, Weighed(action, self.values[2 * one] if visits else 0.0, visits)))
        weighed.sort(key=lambda one: (one[0], -one[1].games, -one[1].value))
        return [one for _, one in weighed]


def hour_seed(seed: str, turn: int) -> int:
    """The luck of the imagined games of an hour."""
    return crc32(f"{seed}:{turn}".encode()) & 0x3FFFFFFF


def by_plan(later: Sequence[int], now: Sequence[int], turn: int) -> list[int]:
    """A plan as the kernel wants it: numbers for a turn, and for all others."""
    return [*later, *now, turn]


class Imagined(NamedTuple):
    """What plans come to: how each begins, and the difference of points in each game."""

    actions: list[int]
    points: list[list[int]]


def imagine(known: Ground, start: Flat, plans: Sequence[tuple[list[int], int]], games: int) -> Imagined:
    """Imagined games of plans that begin with the action beside each; -1: by the plan. All have the same luck."""
    notes, rows, count = [0] * tries.NOTES, [0] * tries.PLANS, len(plans)
    notes[tries.COUNT] = count
    for number, (plan, action) in enumerate(plans):
        rows[number * tries.PLAN : (number + 1) * tries.PLAN] = plan
        notes[tries.HEAD + tries.NOTE * number : tries.HEAD + tries.NOTE * (number + 1)] = [action, 1, 1, 0, 0, -1, -1]
    thinking = Search(known, "", Effort(0, (games,), 0.0), count)
    thinking.start, thinking.plans, thinking.notes = start, KERNEL.row(rows), KERNEL.row(notes)
    thinking.step(search.PLAY)
    book, found = thinking.book[:], thinking.notes[:]
    actions = [found[tries.HEAD + tries.NOTE * number + tries.ACTION] for number in range(count)]
    return Imagined(actions, [book[number * games : (number + 1) * games] for number in range(count)])
