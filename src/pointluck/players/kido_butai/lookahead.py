"""Look-ahead: what could be ordered is tried out in many imagined games, which the doctrine plays to their end.

The imagined games of all candidates have the same luck, so fewer are enough to tell a good order from a bad one. Still
it takes hundreds: what an hour's plan gains or loses is small against luck (docs/strength.md). Who falls behind is
dropped, and what the doctrine would do without thinking is only left for something better.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Mapping
from threading import Thread
from time import perf_counter
from types import MappingProxyType
from typing import Final, NamedTuple
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


class Change(NamedTuple):
    """Something else than the doctrine: a first action, or numbers of the plan that differ."""

    action: int = -1
    now: Mapping[int, int] = MappingProxyType({})
    """In this hour only."""
    lasting: Mapping[int, int] = MappingProxyType({})
    """From now on, unless another hour finds better."""


FINALISTS: Final = 4
"""So many candidates stay to the end, if none is surely behind."""
FEW: Final = 64
"""With fewer games for each, leaving the doctrine for what looks best costs more than it brings (docs/strength.md)."""
SURELY: Final = 2.0
"""Standard errors."""
CLOSING_HOURS: Final = 6
"""So long before the end one may ask when everybody goes up for good."""

Memory = dict[tuple[object, ...], Flat]
"""How imagined games ended, by the table after the orders of an hour. It saves time and changes nothing: whoever does
not remember plays the same games again."""


class Search:
    """The weighing of one decision."""

    def __init__(
        self, ground: Ground, state: KidoButaiState, seed: str, effort: Effort, memory: Memory | None = None
    ) -> None:
        self.ground = ground
        self.state = state
        self.effort = effort
        self.memory: Memory = {} if memory is None else memory
        self.start = encoding.table(state)
        self.seed = crc32(f"{seed}:{state.turn}".encode()) & 0x3FFFFFFF
        self.start[at.SEED] = self.seed
        self.work = flat([0] * at.TABLE)

    def weigh(self, tries: list[Change], situation: Situation, until: float | None) -> list[Weighed]:
        """Every action that was considered, the best first."""
        plans, count = candidates(self.ground.numbers, self.state.turn, tries), len(tries)
        room = sum(self.effort.rounds)
        outcomes, values = flat([0] * (count * room)), weights([0.0] * (2 * count))
        visits = [0] * count
        done = played = leader = 0
        self._wait_for_the_kernel(situation)
        self._play(plans, outcomes, values, 0, 0)
        marks = self._recall(tries, plans, outcomes)
        for more in self.effort.rounds:
            alive = self._alive(plans)
            left = (self.effort.games - played) // len(alive)
            late = until is not None and perf_counter() > until
            if self._agreed(plans, alive) or (done and (late or left < more)):
                break
            situation.progress(min(1.0, played / self.effort.games))
            more = max(1, min(more, left))
            leader = self._play(plans, outcomes, values, done, more)
            done += more
            played += more * len(alive)
            for one in alive:
                visits[one] = done
            self._sift(plans, alive, values, leader)
            self._drop_doubles(plans, outcomes, done)
        self._remember(marks, plans, outcomes, visits)
        if done < FEW or values[2 * leader] - values[0] <= self.effort.proof * values[1]:
            leader = 0
        return self._in_order(plans, values, visits, leader)

    def _play(self, plans: Flat, outcomes: Flat, values: Weights, done: int, more: int) -> int:
        known, room = self.ground, sum(self.effort.rounds)
        rows = (self.start, known.figures, known.worths, plans, outcomes, room)
        return int(playout.weigh(*rows, done, more, values, int(_orders_only(self.state)), self.work))

    @staticmethod
    def _alive(plans: Flat) -> list[int]:
        count = len(plans) // playout.CANDIDATE
        return [one for one in range(count) if plans[one * playout.CANDIDATE + playout.ALIVE]]

    @staticmethod
    def _sift(plans: Flat, alive: list[int], values: Weights, leader: int) -> None:
        """The better half goes on, without those that are surely behind.

        What the commander would do without thinking stays too, to be compared with.
        """
        order = sorted(alive, key=lambda one: (one != leader, -values[2 * one]))
        for place, one in enumerate(order):
            behind = values[2 * leader] - values[2 * one] > SURELY * values[2 * one + 1]
            if one and one != leader and (behind or place >= max(FINALISTS, (len(order) + 1) // 2)):
                plans[one * playout.CANDIDATE + playout.ALIVE] = 0

    def _drop_doubles(self, plans: Flat, outcomes: Flat, done: int) -> None:
        """Who begins like an earlier candidate and has come to the same in every game is not played any further."""
        room, seen = sum(self.effort.rounds), set()
        for one in self._alive(plans):
            action = int(plans[one * playout.CANDIDATE + playout.ACTION])
            same = (action, bytes(memoryview(array("q", outcomes[one * room : one * room + done]))))
            if same in seen:
                plans[one * playout.CANDIDATE + playout.ALIVE] = 0
            seen.add(same)

    def _recall(self, tries: list[Change], plans: Flat, outcomes: Flat) -> list[tuple[object, ...]]:
        """Of candidates that order the same only the first stays; of games played before, the ends are written down."""
        if not _orders_only(self.state):
            return []
        room = sum(self.effort.rounds)
        marks: list[tuple[object, ...]] = []
        for one, change in enumerate(tries):
            here = one * room
            lasting = tuple(sorted(change.lasting.items()))
            mark = (self.seed, int(outcomes[here]), int(outcomes[here + 1]), lasting)
            if mark in marks:
                plans[one * playout.CANDIDATE + playout.ALIVE] = 0
            marks.append(mark)
            known = self.memory.get(mark, [])
            plans[one * playout.CANDIDATE + playout.KNOWN] = len(known)
            outcomes[here : here + len(known)] = known
        return marks

    def _remember(self, marks: list[tuple[object, ...]], plans: Flat, outcomes: Flat, visits: list[int]) -> None:
        room = sum(self.effort.rounds)
        for one, mark in enumerate(marks):
            if visits[one] > len(self.memory.get(mark, [])):
                self.memory[mark] = outcomes[one * room : one * room + visits[one]]

    def _wait_for_the_kernel(self, situation: Situation) -> None:
        """Compiling it takes a while, once on each machine. Whoever waits is told that we live, and may call us off."""
        if not COMPILED or playout.weigh.signatures:
            return
        plans = candidates(self.ground.numbers, self.state.turn, [Change()])
        room = sum(self.effort.rounds)
        compiling = Thread(target=self._play, args=(plans, flat([0] * room), weights([0.0, 0.0]), 0, 1), daemon=True)
        compiling.start()
        while compiling.is_alive():
            situation.progress(0.0)
            compiling.join(0.05)

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


def candidates(base: list[int], turn: int, tries: list[Change]) -> Flat:
    """What is tried, as the kernel wants it."""
    rows: list[int] = []
    for change in tries:
        later = base[:]
        for place, value in change.lasting.items():
            later[place] = value
        now = later[:]
        for place, value in change.now.items():
            now[place] = value
        rows += [*later, *now, turn, change.action, 1, 0]
    return flat(rows)


def _orders_only(state: KidoButaiState) -> bool:
    """Whether this hour is being ordered and all its attacks are over: then nothing is rolled before its end."""
    return state.stack[-1] == "japanese-phase" and not any(
        place in (at.MIDWAY, at.NORTH_EAST) and not acted for place, acted in zip(state.place, state.acted, strict=True)
    )


def changes(state: KidoButaiState, legal: list[Action]) -> list[Change]:
    """What is worth trying at this question; first of all what the doctrine would do."""
    tries = [Change()]
    if state.stack[-1] != "japanese-phase":
        return tries + [Change(encoding.code(state, action)) for action in legal]
    attacks = [action for action in legal if action.kind == "attack"]
    if attacks:
        return tries + [Change(encoding.code(state, action)) for action in attacks]
    return [
        *tries,
        *(Change(now=numbers) for numbers in _Hour(state).plans()),
        *(Change(lasting=numbers) for numbers in _from_now_on(state)),
    ]


def _from_now_on(state: KidoButaiState) -> Iterator[Mapping[int, int]]:
    """Other ways to fight the rest of the battle, as far as there is something left to fight."""
    oob = state.oob
    afloat = [hits < sunk for hits, sunk in zip(state.us_hits, oob.us_hits, strict=True)]
    if any(afloat[:-1]):
        yield from ({by.WAVE: wave} for wave in (1, 2, 4, 5, 6))
        yield from ({by.VANGUARD: wave} for wave in (0, 1, 3, 4))
        yield {by.ESCORTS_FLEET: 1}
        if afloat[-1]:
            yield from ({by.QUOTA_QUIET: quota, by.QUOTA_FLEET: quota} for quota in (0, 2, 4, 8, 99))
    if afloat[-1]:
        yield {by.BOMBS: 0}
    yield from ({by.GUARDS_UP: zeros} for zeros in (1, 2, 3))
    yield {by.RESERVE: 0}
    yield {by.COMMITTED: 0}
    yield {by.LAND_ON: 1}
    if state.turn > oob.turns - CLOSING_HOURS:
        yield from ({by.LAST_STRIKE: hours} for hours in (2, 4))


class _Hour:
    """What can be ordered in this hour."""

    def __init__(self, state: KidoButaiState) -> None:
        self.ready, self.launched = [0, 0, 0], [0, 0, 0]
        self.guards = self.landed = self.waiting = self.due = self.armed = 0
        for squadron, place in enumerate(state.place):
            if place != at.LOST:
                self._count(state, squadron, place)

    def _count(self, state: KidoButaiState, squadron: int, place: int) -> None:
        load, acted, east = state.load[squadron], state.acted[squadron], state.facing[squadron] == at.EAST
        self.armed += load == at.TORPEDOES and east
        self.due += state.due[squadron]
        if place < at.CAP:
            if east and not acted:
                self.ready[load] += 1
            elif load != at.NO_LOAD and not acted:
                self.landed += 1
        elif place == at.CENTRE and east:
            if acted:
                self.launched[load] += 1
            else:
                self.waiting += 1
        elif place == at.CAP and not state.due[squadron]:
            if acted:
                self.launched[at.NO_LOAD] += 1
            else:
                self.guards += 1

    def plans(self) -> Iterator[Mapping[int, int]]:
        yield from self._waves()
        yield from self._loads()
        if self.waiting:
            yield {by.HOLD: 1}
        if self.due or self.waiting:
            yield {by.WORTH_TORPEDOES: 30, by.WORTH_BOMBS: 30}
            yield {by.WORTH_GUARD: 30}
            yield {by.WORTH_LANDED: 30}
            yield {by.LAND_ON: 1}
        if any(self.ready):
            yield {by.LAUNCH_FROM: 1}

    def _waves(self) -> Iterator[Mapping[int, int]]:
        for place, other, load in (
            (by.WAVE, by.VANGUARD, at.TORPEDOES),
            (by.BOMBS, by.BOMBS, at.BOMBS),
            (by.GUARDS, by.GUARDS, at.NO_LOAD),
        ):
            if self.ready[load]:
                for wave in range(self.launched[load], self.launched[load] + self.ready[load] + 1):
                    yield {place: wave, other: wave}
        for zeros in range(1, min(self.ready[at.NO_LOAD], 2) + 1):
            yield {by.ESCORTS: zeros}
        for zeros in range(1, min(self.guards, 2) + 1):
            yield {by.RECALL: zeros}

    def _loads(self) -> Iterator[Mapping[int, int]]:
        if self.landed:
            for more in range(self.landed + 1):
                quota = self.armed + more
                yield {by.ARMING: at.TORPEDOES, by.REARM: 0, by.QUOTA_QUIET: quota, by.QUOTA_FLEET: quota}
        if self.landed or self.ready[at.BOMBS] or self.ready[at.TORPEDOES]:
            for load, change in ((at.BOMBS, 0), (at.BOMBS, 1), (at.TORPEDOES, 1)):
                yield {by.ARMING: load, by.REARM: change, by.QUOTA_QUIET: 99, by.QUOTA_FLEET: 99}
