"""The club: all tables of one database, for everybody who wants to play, watch or look something up.

Every method checks that the person may do what is asked, and raises a Problem with a message key if not; then nothing
has changed. A method that changes something returns when it is saved.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress

from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite

from . import schema
from .cards import Patience
from .house import log
from .listening import Listener
from .notices import Behind
from .people import People
from .playing import ORPHANED_SECONDS, SWEEP_SECONDS, Playing
from .problems import StoreProblem
from .records import Records
from .settling import Settling
from .store import Store
from .talking import Talking
from .thinking import Thinkers
from .tokens import Signer

CLOSING_SECONDS = 10.0
_KEPT = "sctu"
"""News of what is in the store: steps, talk, seats, undo. Other letters are words between servers."""
PATIENCE = Patience()
BOT_SECONDS = 3.0
"""How long a bot may go on with the turn it has begun when the club closes."""


class Club(People, Records, Settling, Playing, Talking):
    """Open it once in each process; close it at the end."""

    def __init__(self, store: Store, signer: Signer, thinkers: Thinkers | None, patience: Patience) -> None:
        super().__init__(store, signer, thinkers, patience)
        self._sweeper: asyncio.Task[None] | None = None
        self._listener: Listener | None = None
        self._hear_word: Callable[[str, str, str, str], None] | None = None

    @classmethod
    async def open(cls, database: str, bots: int = 1, patience: Patience = PATIENCE) -> Club:
        """`sqlite+aiosqlite:///path` or `postgresql+asyncpg://...`; made and brought up to date if need be.

        `bots`: how many processes think for bots; 0 leaves their seats waiting. `patience`: how long others wait for
        somebody who is away.
        """
        store = await Store.open(database)
        try:
            club = cls(store, Signer(await _key(store)), Thinkers(bots) if bots else None, patience)
            if store.dialect == "postgresql":
                club._listener = Listener(store.url, club._hear_news, club._catch_up)
                await club._listener.start()
            club._sweeper = asyncio.create_task(club._keep_sweeping())
        except BaseException:
            await store.close()
            raise
        return club

    async def close(self) -> None:
        """Let writes and the turns of bots finish, for a while, and leave the database.

        A bot that needs longer takes its turn when a club is opened again.
        """
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSING_SECONDS):
                await self._stop()
        await self._store.close()

    async def _stop(self) -> None:
        self._closing = True
        thoughts = list(self._thoughts.values())
        if thoughts:
            await asyncio.wait(thoughts, timeout=BOT_SECONDS)
        tasks = [task for task in (self._sweeper, *thoughts) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._listener is not None:
            await self._listener.stop()
        if self._thinkers is not None:
            await self._thinkers.close()
        for listeners in list(self._listeners.values()):
            for subscription in list(listeners):
                subscription.close()

    async def check(self) -> None:
        """Raises StoreProblem unless the database answers."""
        async with self._store.read() as connection:
            await connection.execute(select(schema.keys.c.name).limit(1))

    @property
    def open_tables(self) -> int:
        """How many tables are in memory."""
        return len(self._open)

    @property
    def thinking(self) -> int:
        """How many bots have a turn to take."""
        return len(self._thoughts)

    # --- words to the other processes -----------------------------------------------------------------------

    def listen(self, hear: Callable[[str, str, str, str], None]) -> None:
        """Who is to hear what others call out: kind, table, detail, and who said it."""
        self._hear_word = hear

    async def call_out(self, said: Sequence[tuple[str, str, str]]) -> None:
        """Tell the other processes something that is not kept: a kind of one letter, a table, a detail."""
        if self._store.dialect != "postgresql" or not said:
            return
        lines = [f"{kind} {table_id} {detail} {self._origin}" for kind, table_id, detail in said]
        async with self._store.write() as connection:
            # A payload holds at most 8000 bytes.
            for first in range(0, len(lines), 60):
                await self._store.notify(connection, "\n".join(lines[first : first + 60]))

    # --- what goes on by itself -----------------------------------------------------------------------------

    async def _keep_sweeping(self) -> None:
        longest = ORPHANED_SECONDS[self._store.dialect]
        waited = 0.0 if self._store.dialect == "sqlite" else longest
        while True:
            try:
                if self._thinkers is not None:
                    await self._sweep(waited)
            except StoreProblem as problem:  # a database that is away comes back
                log.warning("bots are not looked after: %s", problem)
            except Exception:  # nor must anything else keep us from looking again
                log.exception("bots are not looked after")
            waited = longest
            await asyncio.sleep(SWEEP_SECONDS)

    async def _hear_news(self, line: str) -> None:
        """What another process has saved: steps, a change of seats, talk, or an undo that is asked for."""
        kind, table_id, detail, origin = line.split(" ")
        if origin == self._origin:
            return
        if kind not in _KEPT:
            if self._hear_word is not None:
                self._hear_word(kind, table_id, detail, origin)
        elif kind == "c":
            await self._hear(table_id, int(detail))
        elif table_id in self._open:
            await self._refresh(table_id, int(detail) if kind == "s" else 0)
            if kind == "t":
                await self._reseat(table_id)
        elif table_id in self._listeners:
            await self._table(table_id)
            self._tell(table_id, Behind())

    async def _catch_up(self) -> None:
        """We were deaf for a while: look at everything that is open."""
        for table in self._open.values():
            table.doubtful = True
        for table_id in list(self._listeners):
            await self._refresh(table_id)
            self._tell(table_id, Behind())


async def _key(store: Store) -> bytes:
    """The key that signs device tokens: made with the database, the same for all its processes."""
    dialect = sqlite if store.dialect == "sqlite" else postgresql
    made = dialect.insert(schema.keys).values(name="device", value=secrets.token_hex(32)).on_conflict_do_nothing()
    query = select(schema.keys.c.value).where(schema.keys.c.name == "device")
    async with store.write() as connection:
        await connection.execute(made)
        return bytes.fromhex((await connection.execute(query)).scalar_one())
