"""Long work that somebody asks for is sent to a process of its own (`aside`), which can be ended."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from pointluck.engine import DataError, NotationError, OptionError, Problem, RecordError, StateError

from .problems import Overloaded, TableProblem, TooMuch
from .processes import Bounds, Busy, Closed, Exhausted, Failed, Pool

log = logging.getLogger("pointluck.tables")

SECONDS = 20.0
"""For one errand, by the clock. What honest people ask takes a tenth of it on a slow machine."""
MEMORY = 1 << 30
PROCESSES = 2
"""For those who ask about a table, and as many for those who bring something along: neither waits for the other."""

WAITING = 16
"""Errands of one person that wait."""

_CLASSES = (DataError, NotationError, OptionError, RecordError, StateError, TableProblem, TooMuch)
_PROBLEMS: dict[str, type[Problem]] = {one.__name__: one for one in _CLASSES}


class Errands(Pool):
    """A small pool of processes for everybody; one person has one errand done at a time, the others wait in turn."""

    def __init__(
        self, most: int = PROCESSES, seconds: float = SECONDS, memory: int = MEMORY, waiting: int = WAITING
    ) -> None:
        super().__init__("pointluck.tables.aside", most, Bounds(seconds, memory, waiting=waiting))

    async def run(self, who: str, errand: str, **job: Any) -> list[Any]:
        """All that the errand finds. Raises what `hearing` raises."""
        found: list[Any] = []
        await self.hearing(found.append, who, errand, **job)
        return found

    async def hearing(self, hear: Callable[[Any], None], who: str, errand: str, **job: Any) -> None:
        """`hear` is told what the errand finds, as it comes. Raises the problem that it meets; TooMuch if it takes more
        time or memory than there is for it, Overloaded if too many wait. `who`: whoever asks."""
        try:
            with waiting_told():
                met = await self.ask(who, {"errand": errand, **job}, hear)
        except Exhausted as failure:
            log.warning("an errand was ended, %s: %s", errand, failure)
            raise TooMuch("work-much") from failure
        except Failed as failure:
            raise RuntimeError(f"{errand}: {failure}") from failure
        if met is not None:
            raise _problem(*met)


@contextmanager
def waiting_told() -> Iterator[None]:
    """Whoever cannot have a turn is told why: too many wait, or the server stops."""
    try:
        yield
    except Busy as failure:
        raise Overloaded("work-busy") from failure
    except Closed as failure:
        raise Overloaded("server-stops") from failure


def _problem(name: str, what: dict[str, Any]) -> Problem:
    kind = _PROBLEMS.get(name, Problem)
    problem = kind.__new__(kind)
    vars(problem).update(what)
    return problem
