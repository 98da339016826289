"""How speed grows with the number of processes: random playouts, games of the doctrine, and reviews."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator
from itertools import count
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

import pointluck
from pointluck.analysis.by_kernel import ByKernel
from pointluck.analysis.match import play
from pointluck.analysis.review import review
from pointluck.analysis.workers import cores
from pointluck.engine import CHANCE, Record, Seeded
from pointluck.players import Situation, player

KIDO_BUTAI = "kido-butai"
ALONE = {"japan": "doctrine"}
BY_KERNEL = 20
"""Games of the doctrine before the clock is looked at,"""
WIDE = 512
"""and random games side by side."""


class Growth(NamedTuple):
    """How many of a thing are done in a second by one process, by two, and so on."""

    name: str
    unit: str
    rates: list[float]


def playouts(game: str) -> Iterator[int]:
    """Random games by the rules."""
    chance, random, start = Seeded(1), Random(1), pointluck.game(game).new()
    while True:
        state = start.copy()
        while (seat := state.seat) is not None:
            legal = state.legal()
            state.apply(chance.pick(state) if seat == CHANCE else legal[int(random.random() * len(legal))])
        yield 1


def side_by_side() -> Iterator[int]:
    from pointluck.envs.batch import Batch

    batch = Batch(WIDE, seed=1)
    while True:
        batch.play_at_random(64)
        yield 64 * WIDE


def by_rules() -> Iterator[int]:
    start = pointluck.game(KIDO_BUTAI).new()
    for number in count(2):
        play(start, ALONE, "bench", number)
        yield 1


def by_kernel() -> Iterator[int]:
    games = ByKernel(pointluck.game(KIDO_BUTAI).new())
    for number in count(2):
        # Beginning where no game is played by the rules as well: 999 at a time.
        games.play(ALONE, "bench", number % 999 + 2)
        if number % BY_KERNEL == 0:
            yield BY_KERNEL


def reviews(game: str) -> Iterator[int]:
    """Reviews of a game of the doctrine against itself."""
    title = pointluck.game(game)
    record, chance = Record(title.new(), dict.fromkeys(title.seats, "doctrine")), Seeded("bench")
    staff = {seat: player("doctrine", game, seat, "bench") for seat in title.seats}
    while (seat := record.state.seat) is not None:
        state = record.state
        record.apply(chance.pick(state) if seat == CHANCE else staff[seat].choose(Situation(state, seat)))
    while True:
        review(record, None, lambda number: False)
        yield 1


WORK: dict[str, tuple[str, Callable[[], Iterator[int]]]] = {
    **{f"random {game}, by rules": ("games", lambda game=game: playouts(game)) for game in pointluck.games()},  # type: ignore[misc]
    "random kido-butai, compiled": ("decisions", side_by_side),
    "doctrine of kido-butai, by rules": ("games", by_rules),
    "doctrine of kido-butai, by kernel": ("games", by_kernel),
    "review of kido-butai": ("reviews", lambda: reviews(KIDO_BUTAI)),
}
_together: Any = None


def _begin(barrier: Any) -> None:
    global _together  # noqa: PLW0603 - one start for the life of a worker process
    _together = barrier


def rate(name: str, seconds: float) -> float:
    """How many are done in a second, after the first ones, in all processes at the same time."""
    work = WORK[name][1]()
    next(work)
    if _together is not None:
        _together.wait()
    began, done = perf_counter(), 0
    while (spent := perf_counter() - began) < seconds:
        done += next(work)
    return done / spent


def growth(seconds: float, tick: Callable[[str], None]) -> list[Growth]:
    """Every kind of work by one process, and by two where there are cores for them."""
    found = {name: Growth(name, unit, []) for name, (unit, _) in WORK.items()}
    context = multiprocessing.get_context("spawn")
    for processes in range(1, min(cores(), 2) + 1):
        with context.Pool(processes, _begin, (context.Barrier(processes),)) as pool:
            for name in WORK:
                tick(f"{processes} x {name}")
                found[name].rates.append(sum(pool.starmap(rate, [(name, seconds)] * processes, 1)))
    return list(found.values())
