"""Look-ahead: what could be ordered is tried out in many imagined games, which the doctrine plays to their end.

The imagined games of all candidates have the same luck, so few are enough to tell a good order from a bad one. Who falls
behind is dropped, and what the doctrine would do without thinking is only left for something clearly better.
"""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import NamedTuple
from zlib import crc32

from pointluck.engine import Action
from pointluck.games.kido_butai import KidoButaiState

from ..base import Situation
from .kernel import encoding, playout
from .kernel import layout as at
from .kernel import plan as by
from .kernel.compiled import Flat, Weights, flat, weights
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
    numbers = by.doctrine(len(state.oob.ships), not terms.luck_sinks)
    numbers[by.QUOTA_QUIET] = numbers[by.QUOTA_FLEET] = 6
    return Ground(encoding.figures(state.oob), encoding.worths(state.oob, terms), numbers)


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
        self.played = 0

    def weigh(self, changes: list[Change], situation: Situation, until: float | None) -> list[tuple[int, float, int]]:
        """For each action that was considered, the best first: its number, its value, the games played for it."""
        turn = self.state.turn
        base = self.ground.numbers
        rows: list[int] = []
        for action, numbers in changes:
            now = base[:]
            for place, value in numbers.items():
                now[place] = value
            rows += [*base, *now, turn, action, 1]
        plans = flat(rows)
        count = len(changes)
        room = sum(self.effort.rounds)
        outcomes, values = flat([0] * (count * room)), weights([0.0] * (2 * count))
        games = [0] * count
        done = leader = 0
        for more in self.effort.rounds:
            alive = [one for one in range(count) if plans[one * playout.CANDIDATE + playout.ALIVE]]
            if done and (self.played + more * len(alive) > self.effort.games or self._agreed(plans, alive)):
                break
            if until is not None and perf_counter() > until:
                break
            situation.progress(min(1.0, self.played / self.effort.games))
            leader = playout.weigh(
                self.start, self.ground.figures, self.ground.worths, plans, outcomes, room, done, more, values,
                self.effort.doubt, self.work,
            )
            done += more
            self.played += more * len(alive)
            for one in alive:
                games[one] = done
        if float(values[0]) > values[2 * leader] - self.effort.proof * values[1]:
            leader = 0
        order = sorted(range(count), key=lambda one: (one != leader, not plans[one * playout.CANDIDATE + playout.ALIVE], -float(values[2 * one])))
        return [(int(plans[one * playout.CANDIDATE + playout.ACTION]), float(values[2 * one]), games[one]) for one in order]

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
    tries += _plans(state)
    for action in legal:
        if action.kind in ("ready", "launch", "land", "end"):
            tries.append((encoding.code(state, action), {}))
    return tries


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
