"""Measuring a game: random playouts, and what a copy, a legal list and a move cost on the way."""

import gc
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import nan
from random import Random
from statistics import median
from time import process_time
from typing import Generic, Protocol, TypeVar

S = TypeVar("S")
A = TypeVar("A")

POSITIONS = 300  # sampled once per game, for the cost of single operations
SPACING = 20  # one position in so many steps is kept


@dataclass(frozen=True, slots=True)
class Measurement:
    """One game over some processor time. A step is any decision or chance outcome."""

    name: str
    games: int
    steps: int
    seconds: float
    copy_us: float = nan
    legal_us: float = nan
    apply_us: float = nan
    """Microseconds; nan where a kernel does it all in one go."""

    @property
    def games_per_s(self) -> float:
        return self.games / self.seconds

    @property
    def steps_per_s(self) -> float:
        return self.steps / self.seconds


@dataclass(frozen=True, slots=True)
class Subject(Generic[S, A]):
    """A game to measure, ours or a peer's, reduced to what a random playout needs of it."""

    name: str
    new: Callable[[], S]
    decides: Callable[[S], bool]  # whether a player is to act, rather than chance
    choose: Callable[[S, Random], A | None]  # None: the game is over
    copy: Callable[[S], S]
    legal: Callable[[S], object]
    apply: Callable[[S, A], object]


@dataclass(frozen=True, slots=True)
class Position(Generic[S, A]):
    state: S
    action: A
    decision: bool


class Measured(Protocol):
    """What is measured round by round."""

    @property
    def name(self) -> str: ...

    def round(self, seconds: float) -> Measurement: ...


class Bench(Generic[S, A]):
    """One subject with its own stream of random numbers."""

    def __init__(self, subject: Subject[S, A], seed: int = 1942) -> None:
        self.name = subject.name
        self.subject = subject
        self.rng = Random(seed)
        self.positions = self._sample()

    def round(self, seconds: float) -> Measurement:
        games, steps, spent = self._playouts(seconds)
        return Measurement(self.subject.name, games, steps, spent, *self._operations(seconds / 4))

    def _playouts(self, seconds: float) -> tuple[int, int, float]:
        new, choose, apply, rng = self.subject.new, self.subject.choose, self.subject.apply, self.rng
        games = steps = 0
        start = process_time()
        while (spent := process_time() - start) < seconds:
            state = new()
            while (action := choose(state, rng)) is not None:
                apply(state, action)
                steps += 1
            games += 1
        return games, steps, spent

    def _sample(self) -> list[Position[S, A]]:
        """Copies are taken before anybody asks for the legal actions, so that no cache is warm in them."""
        subject, rng = self.subject, self.rng
        positions: list[Position[S, A]] = []
        while len(positions) < POSITIONS:
            state = subject.new()
            while True:
                kept = subject.copy(state) if rng.randrange(SPACING) == 0 else None
                if (action := subject.choose(state, rng)) is None:
                    break
                if kept is not None:
                    positions.append(Position(kept, action, subject.decides(state)))
                subject.apply(state, action)
        return positions

    def _operations(self, seconds: float) -> tuple[float, float, float]:
        """Microseconds for a copy, the legal list of a decision, and a move: in this order, as in play."""
        subject = self.subject
        states = [position.state for position in self.positions]
        actions = [position.action for position in self.positions]
        decisions = [at for at, position in enumerate(self.positions) if position.decision]
        copy_s = legal_s = apply_s = 0.0
        passes = 0
        gc.collect()
        gc.disable()  # as timeit does: a collection in the middle would be charged to whoever triggers it
        while copy_s + legal_s + apply_s < seconds:
            started = process_time()
            copies = [subject.copy(state) for state in states]
            copied = process_time()
            for at in decisions:
                subject.legal(copies[at])
            listed = process_time()
            for state, action in zip(copies, actions, strict=True):
                subject.apply(state, action)
            applied = process_time()
            copy_s += copied - started
            legal_s += listed - copied
            apply_s += applied - listed
            passes += 1
        gc.enable()
        every = passes * len(states) / 1e6
        return copy_s / every, legal_s / (passes * len(decisions) / 1e6), apply_s / every


def middle(rounds: Sequence[Measurement]) -> Measurement:
    """The round of median speed, with the median cost of each operation."""
    typical = sorted(rounds, key=lambda one: one.steps_per_s)[len(rounds) // 2]
    return Measurement(
        typical.name,
        typical.games,
        typical.steps,
        typical.seconds,
        median(one.copy_us for one in rounds),
        median(one.legal_us for one in rounds),
        median(one.apply_us for one in rounds),
    )


def interleaved(
    benches: Iterable[Measured], seconds: float, rounds: int, tick: Callable[[str], None]
) -> list[Measurement]:
    """A B C, A B C, ...: so a noisy machine disturbs all alike. `seconds`: per subject, over all rounds."""
    benches = list(benches)
    taken: list[list[Measurement]] = [[] for _ in benches]
    for _ in range(rounds):
        for bench, so_far in zip(benches, taken, strict=True):
            tick(bench.name)
            so_far.append(bench.round(seconds / rounds))
    return [middle(so_far) for so_far in taken]
