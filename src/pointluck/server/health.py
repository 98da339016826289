"""Whether the server is well: it can save, and take new connections. What goes on failing is logged once a minute."""

from __future__ import annotations

import asyncio
import errno
import os
from time import monotonic
from typing import Any

from pointluck.engine import Problem
from pointluck.tables import Club, StoreProblem

from .logs import LOG, log_seldom
from .troubles import WireProblem

SPARE = 32
"""File descriptors that must be free."""
FRESH = 5.0
"""Seconds for which an answer holds, however many ask."""
_SHORT = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)


class Health:
    def __init__(self) -> None:
        self._problem: Problem | None = None
        self._until = 0.0
        self._looking = asyncio.Lock()

    async def check(self, club: Club) -> None:
        """Raises what is wrong, if anything is."""
        async with self._looking:
            if monotonic() >= self._until:
                self._problem = await _look(club)
                self._until = monotonic() + FRESH
        if self._problem is not None:
            raise type(self._problem)(self._problem.key, **self._problem.params)


async def _look(club: Club) -> Problem | None:
    if not spare_descriptors():
        return WireProblem("descriptors")
    try:
        await club.check()
    except StoreProblem as problem:
        note(problem)
        return problem
    except Exception:
        return WireProblem("unreachable")
    return None


def spare_descriptors() -> bool:
    """Whether new connections can be taken. libuv closes those that cannot at once, and says so to nobody."""
    taken: list[int] = []
    try:
        for _ in range(SPARE):
            taken.append(os.open(os.devnull, os.O_RDONLY))
    except OSError as error:
        log_seldom("connections are turned away", why=errno.errorcode.get(error.errno or 0, ""))
        return False
    finally:
        for descriptor in taken:
            os.close(descriptor)
    return True


def note(problem: Problem) -> None:
    """A database that is full or away is told to whoever runs the server too, and not only to the players."""
    if isinstance(problem, StoreProblem):
        log_seldom(f"not saved: {problem.key}")


def uncaught(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """What nobody catches. Without libuv a connection that cannot be accepted is called out hundreds of times."""
    error = context.get("exception")
    if isinstance(error, OSError) and error.errno in _SHORT:
        log_seldom("connections are turned away", why=errno.errorcode[error.errno])
    else:
        LOG.error("uncaught: %s", context.get("message"), exc_info=error)
