"""Look-ahead: what could be ordered is tried out in many imagined games, which the doctrine plays to their end.

The imagined games of all candidates have the same luck, so few are enough to tell a good order from a bad one. Who
falls behind is dropped, and what the doctrine would do without thinking is only left for something clearly better.
"""

from __future__ import annotations

from collections.abc import Iterator
from threading import Thread
from time import perf_counter
from typing import NamedTuple
from zlib import crc32

from pointluck.engine import Action
from pointluck.games.kido_butai import KidoButaiState

from ..base import Situation
from .kernel import encoding, playout
from .kernel import layout as at
from .kernel import plan as by
from .kernel.compiled import COMPILED, Flat, Weights, flat, weights
from .picture import Terms


class Effort(NamedTuple):
    """How hard a commander thinks."""

    games: int
    """Imagined games at most, over all candidates of one decision."""
    rounds: tuple[int, ...]
    """Games that each candidate plays before the first sifting, the second, and so on."""
    doubt: float
    """A candidate this many standard errors behind the best is dropped."""
    proof: float
    """By this many standard errors something has to be better than the doctrine."""


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


Change = tuple[int, dict[int, int]]
"""A first action (or -1) and the numbers of the plan for this hour that differ."""


class Search:
    """The weighing of one decision."""

    def __init__(self, ground: Ground, state: KidoButaiState, seed: str, effort: Effort) -> None:
        self.ground = ground
        self.state = state
        self.effort = effort
        self.start = encoding.table(state)
        self.start[at.SEED] = crc32(f"{seed}:{state.turn}".encode()) & 0x3FFFFFFF
        self.work = flat([0] * at.TABLE)

    def weigh(self, tries: list[Change], situation: Situation, until: float | None) -> list[Weighed]:
        """Every action that was considered, the best first."""
        plans, count = self._plans(tries), len(tries)
        room = sum(self.effort.rounds)
        outcomes, values = flat([0] * (count * room)), weights([0.0] * (2 * count))
        visits = [0] * count
        done = played = leader = 0
        self._wait_for_the_kernel(situation)
        for more in (0, *self.effort.rounds):
            alive = [one for one in range(count) if plans[one * playout.CANDIDATE + playout.ALIVE]]
            left = (self.effort.games - played) // len(alive)
            late = until is not None and perf_counter() > until
            if more and (self._agreed(plans, alive) or (done and (late or left < more))):
                break
            situation.progress(min(1.0, played / self.effort.games))
            more = max(1, min(more, left)) if more else 0
            known = self.ground
            rows = (self.start, known.figures, known.worths, plans, outcomes)
            leader = playout.weigh(*rows, room, done, more, values, self.effort.doubt, self.work)
            done += more
            played += more * len(alive)
            for one in alive:
                visits[one] = done
        if values[2 * leader] - values[0] <= self.effort.proof * values[1]:
            leader = 0
        return self._in_order(plans, values, visits, leader)

    def _wait_for_the_kernel(self, situation: Situation) -> None:
        """Compiling it takes a while, once on each machine. Whoever waits is told that we live, and may call us off."""
        if not COMPILED or playout.weigh.signatures:
            return
        plans = self._plans([(-1, {})])
        known = self.ground
        rows = (self.start, known.figures, known.worths, plans, flat([0]))
        compiling = Thread(
            target=playout.weigh, args=(*rows, 1, 0, 1, weights([0.0, 0.0]), 1.0, flat([0] * at.TABLE)), daemon=True
        )
        compiling.start()
        while compiling.is_alive():
            situation.progress(0.0)
            compiling.join(0.05)

    def _plans(self, tries: list[Change]) -> Flat:
        """The candidates as the kernel wants them."""
        base = self.ground.numbers
        rows: list[int] = []
        for action, numbers in tries:
            now = base[:]
            for place, value in numbers.items():
                now[place] = value
            rows += [*base, *now, self.state.turn, action, 1]
        return flat(rows)

    @staticmethod
    def _in_order(plans: Flat, values: Weights, visits: list[int], leader: int) -> list[Weighed]:
        """Each action once, with the best that was tried with it: first the choice, then who was tried longest."""
        order = sorted(range(len(visits)), key=lambda one: (one != leader, -visits[one], -values[2 * one]))
        best: dict[int, Weighed] = {}
        for one in order:
            action = int(plans[one * playout.CANDIDATE + playout.ACTION])
            best.setdefault(action, Weighed(action, float(values[2 * one]), visits[one]))
        return list(best.values())

    @staticmethod
    def _agreed(plans: Flat, alive: list[int]) -> bool:
        first = {int(plans[one * playout.CANDIDATE + playout.ACTION]) for one in alive}
        return len(first) == 1


def changes(state: KidoButaiState, legal: list[Action]) -> list[Change]:
    """What is worth trying at this question; first of all what the doctrine would do."""
    tries: list[Change] = [(-1, {})]
    kind = state.stack[-1]
    if kind != "japanese-phase":
        return tries + [(encoding.code(state, action), {}) for action in legal]
    attacks = [action for action in legal if action.kind == "attack"]
    if attacks:
        return tries + [(encoding.code(state, action), {}) for action in attacks]
    return [*tries, *_plans(state)]


def _plans(state: KidoButaiState) -> Iterator[Change]:
    ready, launched = [0, 0, 0], [0, 0, 0]
    guards = armable = waiting = 0
    for squadron, place in enumerate(state.place):
        load = state.load[squadron]
        if place < at.CAP:
            if state.facing[squadron] == at.EAST and not state.acted[squadron]:
                ready[load] += 1
            if load != at.NO_LOAD and not state.acted[squadron]:
                armable += 1
        elif place == at.CENTRE and state.facing[squadron] == at.EAST:
            if state.acted[squadron]:
                launched[load] += 1
            else:
                waiting += 1
        elif place == at.CAP and not state.due[squadron]:
            if state.acted[squadron]:
                launched[at.NO_LOAD] += 1
            else:
                guards += 1
    if ready[at.TORPEDOES]:
        for wave in range(launched[at.TORPEDOES], launched[at.TORPEDOES] + min(ready[at.TORPEDOES], 6) + 1):
            yield -1, {by.WAVE: wave, by.VANGUARD: wave}
    if ready[at.BOMBS]:
        for wave in range(launched[at.BOMBS], launched[at.BOMBS] + ready[at.BOMBS]):
            yield -1, {by.BOMBS: wave}
    if ready[at.NO_LOAD]:
        for zeros in range(launched[at.NO_LOAD], launched[at.NO_LOAD] + ready[at.NO_LOAD] + 1):
            yield -1, {by.GUARDS: zeros}
        yield -1, {by.ESCORTS: 1}
    for zeros in range(1, min(guards, 2) + 1):
        yield -1, {by.RECALL: zeros}
    if waiting:
        yield -1, {by.HOLD: 1}
    if armable:
        yield -1, {by.ARMING: at.BOMBS}
        yield -1, {by.ARMING: at.BOMBS, by.REARM: 1}
        yield -1, {by.ARMING: at.TORPEDOES, by.REARM: 1}
