"""Who is at which table: here, and in the other processes that serve the same tables."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, defaultdict
from collections.abc import Callable
from contextlib import suppress
from time import monotonic

from pointluck.engine import Problem
from pointluck.tables import Club, StoreProblem

from .logs import log

HERE, GONE = "h", "g"
BEAT = 15.0
"""Seconds between two roll calls."""
_FORGOTTEN = 3 * BEAT
"""A process that was silent so long has died, and its clients are elsewhere by now."""

_LAST = 1.5
"""Seconds for what is noted when the server stops. The rest is made up for by whoever serves the tables next."""


class Presence:
    """`changed` is called with a table when somebody comes to it first, or leaves it last."""

    def __init__(self, club: Club, changed: Callable[[str], None]) -> None:
        self._club = club
        self._changed = changed
        self._here: dict[str, Counter[str]] = {}
        self._elsewhere: dict[str, dict[tuple[str, str], float]] = {}
        """By table: person and process, and until when that holds."""
        self._unsaid: list[tuple[str, str, str]] = []
        self._unnoted: set[str] = set()
        """Tables at which somebody has come or gone since it was last noted who is away."""
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._club.listen(self._hear)
        self._task = asyncio.create_task(self._keep_telling())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            with suppress(TimeoutError):
                async with asyncio.timeout(_LAST):
                    await self._note()

    def people(self, table: str) -> set[str]:
        """The ids of the people who are connected to that table."""
        return {*self._here.get(table, ()), *(person for person, _ in self._elsewhere.get(table, ()))}

    def arrive(self, table: str, person: str) -> None:
        here = self._here.setdefault(table, Counter())
        here[person] += 1
        if here[person] == 1:
            self._say(HERE, table, person)

    def depart(self, table: str, person: str) -> None:
        here = self._here[table]
        here[person] -= 1
        if not here[person]:
            del here[person]
            if not here:
                del self._here[table]
            self._say(GONE, table, person)

    def _say(self, kind: str, table: str, person: str) -> None:
        self._unsaid.append((kind, table, person))
        self._turned(table)

    def _turned(self, table: str) -> None:
        self._unnoted.add(table)
        self._wake.set()
        self._changed(table)

    # --- other processes ----------------------------------------------------------------------------------------

    def _hear(self, kind: str, table: str, person: str, origin: str) -> None:
        before = self.people(table)
        known = self._elsewhere.setdefault(table, {})
        if kind == HERE:
            known[person, origin] = monotonic() + _FORGOTTEN
        else:
            known.pop((person, origin), None)
        if not known:
            del self._elsewhere[table]
        if self.people(table) != before:
            self._turned(table)

    async def _keep_telling(self) -> None:
        while True:
            try:
                async with asyncio.timeout(BEAT):
                    await self._wake.wait()
            except TimeoutError:
                self._unsaid += [(HERE, table, person) for table, here in self._here.items() for person in here]
                # Whatever was missed, because a process died or two did not know of each other, is noted now.
                self._unnoted.update(self._here)
                self._forget()
            self._wake.clear()
            said, self._unsaid = self._unsaid, []
            try:
                await self._club.call_out(said)
            except StoreProblem as problem:
                # The next roll call makes up for it.
                log("presence not told", level=logging.WARNING, why=problem.key)
            await self._note()

    async def _note(self) -> None:
        """Keep since when somebody is away, so that it outlasts this process. What fails is noted with the next."""
        tables, self._unnoted = self._unnoted, set()
        for table in tables:
            try:
                await self._club.present(table, self.people(table))
            except StoreProblem as problem:
                self._unnoted.add(table)
                log("absence not noted", level=logging.WARNING, why=problem.key)
            except Problem as problem:
                log("absence not noted", level=logging.WARNING, why=problem.key)

    def _forget(self) -> None:
        gone: defaultdict[str, list[tuple[str, str]]] = defaultdict(list)
        for table, known in self._elsewhere.items():
            for key, until in known.items():
                if until < monotonic():
                    gone[table].append(key)
        for table, keys in gone.items():
            for person, origin in keys:
                self._hear(GONE, table, person, origin)
