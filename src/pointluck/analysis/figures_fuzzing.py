"""Games with figures that nobody would write: each is refused with the place of what is wrong, or can be played."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pointluck
from pointluck.engine import DataError, Figures, OptionValue, Record, leaves

from .fuzzing import STEPS_AT_MOST, Failure, Fuzz, Survived, Trial, failure_of
from .invariants import Broken, must
from .vocabulary import vocabulary

SECONDS = 60
MEGABYTES = 1024
"""What one try may take, set-up and play together; a hundred times what it usually takes."""

_ODD: tuple[Any, ...] = (
    *(0, -1, 1, 2, 13, 99, 100, 1000, 3_000_000, 2**31, 2**63, -(2**63), 10**30, 10**4000),
    *(0.5, 1.0, -0.0, 1e308, float("inf"), float("nan")),
    *(True, False, None),
    *("", " ", "x", "a b", "a;b", "a,b", "a > b", "a | b", "\0", "\n", "\ud800", "x" * 10_000, "İstanbul", "ß", "名"),
    *([], [0], [[]], [None], ["x"], [0] * 2000, ["x" * 80] * 2000, [[0, 0]] * 500, [{}], [{"x": 1}]),
    *({}, {"x": 1}, {"\ud800": 1}, {"": 0}, {"x" * 10_000: 1}),
)


def odd_figures(figures: Figures, rng: Random) -> Figures:
    """Figures of one's own: one or several of the game's, each changed a little, or to something it cannot be."""
    places = [(path.split("/")[2:], value) for path, value in leaves(figures)]
    tables = [[place for place in places if place[0][0] == name] for name in figures]
    texts = sorted({text for _, value in places for text in _texts(value)})
    given: Figures = {}
    for _ in range(rng.choice((1, 1, 1, 2, 3, 6))):
        path, value = rng.choice(rng.choice(tables))
        changed = _changed(deepcopy(value), texts, rng)
        if rng.random() < 0.04:
            # Something else instead of a whole table, or beside what is in it.
            path, changed = (path[:-1] or path), rng.choice(_ODD)
        elif rng.random() < 0.02:
            path = [*path[:-1], rng.choice(("", "x", "figures", "\ud800", "\0", path[-1] * 200))]
        _put(given, path, changed)
    return given if rng.random() < 0.95 else {"figures": given}


def _put(given: Figures, path: list[str], value: Any) -> None:
    *tables, last = path
    inner = given
    for name in tables:
        found = inner.setdefault(name, {})
        if not isinstance(found, dict):
            return
        inner = found
    inner[last] = value


def _texts(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from value
        yield from _texts(list(value.values()))
    elif isinstance(value, list):
        for item in value:
            yield from _texts(item)


def _changed(value: Any, texts: list[str], rng: Random) -> Any:
    """A value of the same kind more often than not, so that much of what is tried passes the first check."""
    if rng.random() < 0.2:
        return rng.choice(_ODD)
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        near = (value + 1, value - 1, value * 2, -value, 0, 1, 7, rng.randint(0, 12), rng.randint(-3, 45))
        return rng.choice(near) if rng.random() < 0.9 else rng.choice((98, 99, 100, 255, 256, 999))
    if isinstance(value, list):
        return _changed_list(value, texts, rng)
    if isinstance(value, dict):
        return _changed_table(value, texts, rng)
    return rng.choice(texts)


def _changed_list(items: list[Any], texts: list[str], rng: Random) -> list[Any]:
    draw = rng.random()
    if not items or draw < 0.05:
        return [rng.choice(_ODD) for _ in range(rng.randint(0, 2))]
    place = rng.randrange(len(items))
    if draw < 0.2:
        del items[place]
    elif draw < 0.35:
        items.insert(place, deepcopy(rng.choice(items)))
    elif draw < 0.4:
        items *= rng.choice((2, 3, 10))
    elif draw < 0.5:
        rng.shuffle(items)
    else:
        items[place] = _changed(items[place], texts, rng)
    return items


def _changed_table(table: dict[str, Any], texts: list[str], rng: Random) -> dict[str, Any]:
    draw = rng.random()
    if not table or draw < 0.1:
        table[rng.choice((*texts, "x", ""))] = rng.choice(_ODD)
        return table
    key = rng.choice(list(table))
    if draw < 0.25:
        del table[key]
    elif draw < 0.4:
        table[rng.choice(texts)] = table.pop(key)
    else:
        table[key] = _changed(table[key], texts, rng)
    return table


class FiguresFuzz(Fuzz):
    """Numbered games with odd figures. Most are refused; the others are played for some steps, a few to the end."""

    arguments = ("--figures",)

    def do(self, number: int) -> Survived | Failure:
        rng = Random(f"{self.seed}:{number}:figures")
        game = pointluck.game(self.game_id)
        figures = odd_figures(game.data.figures, rng)
        preset, options = self._rules(rng)
        record: Record | None = None
        try:
            with limits(SECONDS, MEGABYTES):
                try:
                    record = Record(game.new(preset, figures, **options), dict.fromkeys(game.seats, "fuzz"))
                except DataError as problem:
                    _names_the_figure(problem, figures, game.data.figures)
                    vocabulary(self.game_id).problem(problem)
                    return Survived(0, 2)
                trial = Trial(record, rng, vocabulary(self.game_id))
                trial.run(f"{self.seed}:{number}", rng.choices((10, 60, 300, STEPS_AT_MOST), (30, 15, 4, 1))[0])
        except Exception as error:
            return failure_of(number, error, preset, options, record, figures)
        return Survived(trial.steps, trial.checks)

    def _rules(self, rng: Random) -> tuple[str, dict[str, OptionValue]]:
        game = pointluck.game(self.game_id)
        if self.preset is not None:
            return self.preset, self.options
        options: dict[str, OptionValue] = {option.id: rng.choice(option.values) for option in game.options}
        return rng.choice(list(game.presets)), options | self.options


def _names_the_figure(problem: DataError, given: Figures, ours: Figures) -> None:
    """It says which figure is meant: a path that begins in the game's tables, or in what was given."""
    path = problem.params.get("path")
    must(isinstance(path, str) and path.startswith("/"), "figures", problem, "names no figure")
    if problem.key == "data-large":
        return
    first = str(path).split("/")[1]
    must(first in ours or first.isascii() or first in given, "figures", problem, "names a figure that is not there")


@contextmanager
def limits(seconds: float, megabytes: int) -> Iterator[None]:
    """Ends what takes longer, or more memory, with a broken invariant, where the system can do that."""

    def late(*_: object) -> None:
        raise Broken("limits", f"not done after {seconds} s")

    if sys.platform == "win32" or threading.current_thread() is not threading.main_thread():
        yield
        return
    import resource

    before = resource.getrlimit(resource.RLIMIT_AS)
    handler = signal.signal(signal.SIGALRM, late)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    resource.setrlimit(resource.RLIMIT_AS, (_memory() + megabytes * 2**20, before[1]))
    try:
        yield
    except MemoryError:
        raise Broken("limits", f"needs more than {megabytes} MB") from None
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, handler)
        resource.setrlimit(resource.RLIMIT_AS, before)


def _memory() -> int:
    """The address space that this process has already."""
    pages = Path("/proc/self/statm")
    return int(pages.read_text(encoding="ascii").split()[0]) * 4096 if pages.exists() else 0
