"""Many games on many cores: the same results, in the same order, whoever does the work.

A job is asked for one numbered game after another. Numbers are handed out in batches that take about a third of
a second, so that a bar moves, an interruption loses little, and workers are seldom kept waiting. Batches go to an
executor: processes of this machine, or a cluster (`cluster.py`).
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager
from itertools import islice
from pathlib import Path
from time import perf_counter
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar, cast

from pointluck.engine import Problem, Value

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

BATCH_SECONDS = 0.3
_LARGEST_BATCH = 500
_MOST_PROCESSES = 61 if sys.platform == "win32" else 10_000
"""Windows waits for no more at a time, and Python refuses a larger pool there."""


class Job(Protocol[T_co]):
    """Work that comes in numbered pieces. It is sent to other processes, so it has to be plain data."""

    def do(self, number: int) -> T_co: ...


class Batch(Generic[T]):
    """The results of some consecutive numbers, and how long they took."""

    __slots__ = ("first", "results", "seconds")

    def __init__(self, first: int, results: list[T], seconds: float) -> None:
        self.first = first
        self.results = results
        self.seconds = seconds


def cores() -> int:
    """The processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


Submit: TypeAlias = Callable[[int, int], "Future[Batch[T]]"]
"""Hands out a batch: its first number, and how many."""


class Executor(Protocol):
    """Who does the batches."""

    @property
    def workers(self) -> int:
        """How many batches it does at the same time."""

    def at_work(self, job: Job[T], workers: int) -> AbstractContextManager[Submit[T]]:
        """While it is open, this job is worked on by so many. Raises Problem when a worker is lost for good."""


def width(workers: int | Executor) -> int:
    return workers if isinstance(workers, int) else workers.workers


def in_order(job: Job[T], first: int, count: int, workers: int | Executor) -> Generator[T, None, None]:
    """The result of every number from `first` on, in order. Close it to stop early.

    `workers`: so many processes of this machine, or another executor.
    """
    if count == 1 or workers == 1:
        for number in range(first, first + count):
            yield job.do(number)
        return
    at_once = min(width(workers), count)
    work = _processes(job, at_once) if isinstance(workers, int) else workers.at_work(job, at_once)
    with work as submit:
        yield from _in_batches(submit, first, count, at_once)


def _in_batches(submit: Submit[T], first: int, count: int, workers: int) -> Iterator[T]:
    numbers = iter(range(first, first + count))
    size = 1
    running: set[Future[Batch[T]]] = set()
    early: dict[int, Batch[T]] = {}
    following = first
    while True:
        # Two batches for each worker: one in work and one at hand.
        while len(running) < 2 * workers and (chosen := list(islice(numbers, size))):
            running.add(submit(chosen[0], len(chosen)))
        if not running:
            return
        finished, running = wait(running, return_when=FIRST_COMPLETED)
        for future in finished:
            done = future.result()
            early[done.first] = done
            size = _next_size(size, done)
        while following in early:
            done = early.pop(following)
            following += len(done.results)
            yield from done.results


def _next_size(size: int, done: Batch[T]) -> int:
    """Towards the number that takes `BATCH_SECONDS`, at most doubled so that one quick game does not mislead."""
    each = max(done.seconds / len(done.results), 1e-6)
    return max(1, min(2 * size, int(BATCH_SECONDS / each), _LARGEST_BATCH))


class Breakdown(NamedTuple):
    """A piece of work that failed. A value and not an exception, so that it travels between processes unharmed."""

    number: int
    error: str
    place: str

    @classmethod
    def of(cls, number: int, error: Exception) -> Breakdown:
        frame = traceback.extract_tb(error.__traceback__)[-1]
        return cls(number, f"{type(error).__name__}: {error}", f"{Path(frame.filename).name}:{frame.lineno}")

    def to_plain(self) -> dict[str, Value]:
        return {"number": self.number, "error": self.error, "place": self.place}


class Interruption:
    """Ctrl-C while work is going on: once asks to stop after the piece in hand, twice stops at once."""

    def __init__(self) -> None:
        self.asked = False
        self._before: Any = None

    def __enter__(self) -> Interruption:
        in_main_thread = threading.current_thread() is threading.main_thread()
        if in_main_thread and signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
            self._before = signal.signal(signal.SIGINT, self._hear)
        return self

    def __exit__(self, *_: object) -> None:
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)

    def _hear(self, *_: object) -> None:
        if self.asked:
            raise KeyboardInterrupt
        self.asked = True


# --- processes ------------------------------------------------------------------------------------------------


@contextmanager
def _processes(job: Job[T], workers: int) -> Iterator[Submit[T]]:
    # Spawned, not forked: the same on every system, and nothing half-copied from threads of this process.
    context = multiprocessing.get_context("spawn")
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(min(workers, _MOST_PROCESSES), mp_context=context, initializer=_begin, initargs=(job,))
    do = cast("Callable[[int, int], Batch[T]]", _do)

    def submit(first: int, count: int) -> Future[Batch[T]]:
        with _deaf_to_interrupts():
            return pool.submit(do, first, count)

    try:
        yield submit
    except BrokenProcessPool:
        raise Problem("worker-died") from None
    except KeyboardInterrupt:
        for process in set(multiprocessing.active_children()) - others:
            process.terminate()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """A process started meanwhile never hears Ctrl-C, which a terminal sends to all: we alone decide when to stop."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


_job: Job[object] | None = None


def _begin(job: Job[object]) -> None:
    global _job  # noqa: PLW0603 - one job for the life of a worker process
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _job = job


def _do(first: int, count: int) -> Batch[object]:
    assert _job is not None
    return batch(_job, first, count)


def batch(job: Job[T], first: int, count: int) -> Batch[T]:
    """Done here and now."""
    began = perf_counter()
    results = [job.do(number) for number in range(first, first + count)]
    return Batch(first, results, perf_counter() - began)
