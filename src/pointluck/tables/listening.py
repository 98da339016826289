"""News from other processes on the same PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

import asyncpg
from sqlalchemy.engine import URL

from pointluck.engine import Problem

from .open_tables import log
from .store import CHANNEL

_FIRST_PAUSE, _LONGEST_PAUSE = 0.1, 5.0


class Listener:
    """One connection that only listens. If it is lost it is made anew; then `missed`: who knows what was said."""

    def __init__(self, url: URL, hear: Callable[[str], Awaitable[None]], missed: Callable[[], Awaitable[None]]) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._hear = hear
        self._missed = missed
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        connection = await self._connect()
        self._task = asyncio.create_task(self._run(connection))

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _connect(self) -> asyncpg.Connection:
        connection = await asyncpg.connect(self._address)
        try:
            await connection.add_listener(CHANNEL, lambda *said: self._heard.put_nowait(str(said[3])))
        except BaseException:
            connection.terminate()
            raise
        connection.add_termination_listener(lambda _: self._heard.put_nowait(None))
        return connection

    async def _run(self, connection: asyncpg.Connection) -> None:
        try:
            while True:
                said = await self._heard.get()
                if said is None:
                    connection = await self._again()
                    continue
                for line in said.split("\n"):
                    try:
                        await self._hear(line)
                    except Problem as problem:  # one table that cannot be read must not make us deaf to all others
                        log.warning("news not taken in: %s", problem)
                    except Exception:
                        log.exception("news not taken in")
        finally:
            await _part(connection)

    async def _again(self) -> asyncpg.Connection:
        pause = _FIRST_PAUSE
        while True:
            try:
                connection = await self._connect()
                await self._missed()
                return connection
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, Problem) as error:
                log.warning("no news from other processes: %s", type(error).__name__)
            await asyncio.sleep(pause)
            pause = min(2 * pause, _LONGEST_PAUSE)


async def _part(connection: asyncpg.Connection) -> None:
    """Close it politely; a server that does not answer is left standing."""
    try:
        await connection.close(timeout=2)
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
        connection.terminate()
