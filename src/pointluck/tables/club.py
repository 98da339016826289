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
from .advising import Advising
from .blocks import Blocks
from .bots import ORPHANED_SECONDS, SWEEP_SECONDS
from .historic import Historic
from .info import Patience
from .laboratory import Laboratory
from .learning import Learning
from .listening import Listener
from .notices import Behind
from .open_tables import log
from .orders import BLOCKS, TABLE, OrderBook
from .people import People
from .problems import StoreProblem, TableProblem
from .processes import Pool
from .reviewing import Reviewing
from .rows import now
from .schooling import Schooling
from .settling import Settling
from .signing import Seal
from .store import Store
from .talking import Talking
from .thinking import EACH, Thinkers
from .tokens import Signer

CLOSING_SECONDS = 2.5
ORDER_SECONDS = 2.0
"""How often to look for what others have done to the database."""
_KEPT = "sctu"
"""News of what is in the store: steps, talk, seats, undo. Other letters are words between servers."""
PATIENCE = Patience()
BOT_SECONDS = 1.0
"""How long a bot may go on with the turn it has begun when the club closes."""


class Club(People, Historic, Schooling, Reviewing, Laboratory, Settling, Advising, Talking, Learning):
    """Open it once in each process; close it at the end."""

    def __init__(self, store: Store, signer: Signer, thinkers: Thinkers | None, patience: Patience) -> None:
        super().__init__(store, signer, thinkers, patience)
        self._sweeper: asyncio.Task[None] | None = None
        self._listener: Listener | None = None
        self._order_book = OrderBook()
        self._reader: asyncio.Task[None] | None = None
        self.blocks = Blocks()
        """The addresses that are shut out."""
        self._hear_word: Callable[[str, str, str, str], None] | None = None

    @classmethod
    async def open(
        cls,
        database: str,
        bots: int = 1,
        patience: Patience = PATIENCE,
        thinking: int = EACH,
        host: str = "localhost",
    ) -> Club:
        """`sqlite+aiosqlite:///path` or `postgresql+asyncpg://...`; made and brought up to date if need be.

        `bots`: how many processes think for bots; 0 leaves their seats waiting. `patience`: how long others wait for
        somebody who is away. `thinking`: at so many tables of one person bots think at once. `host`: the name under
        which records are signed.
        """
        store = await Store.open(database)
        try:
            signer = Signer(await _key(store, "device"), Seal(await _key(store, "seal"), host))
            club = cls(store, signer, Thinkers(bots, thinking) if bots else None, patience)
            if store.dialect == "postgresql":
                club._listener = Listener(store.url, club._hear_news, club._catch_up)
                await club._listener.start()
            await club._read_orders()
            await club._read_blocks()
            club._reader = asyncio.create_task(club._keep_reading_orders())
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
        tasks = [task for task in (self._sweeper, self._reader, *thoughts) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, *self.end_reviews(), *self.end_experiments(), return_exceptions=True)
        if self._listener is not None:
            await self._listener.stop()
        for pool in self._pools():
            await pool.close()
        for listeners in list(self._listeners.values()):
            for subscription in list(listeners):
                subscription.close()

    def end_errands(self) -> None:
        """Give up what is worked out for somebody; whoever waits for it is told. The rest goes on."""
        self._turns.close()
        for pool in (self._errands, self._strangers, self._reviewers, self._advisers, self._desks, self._labs):
            pool.kill()

    def kill_processes(self) -> None:
        """End every process that was started, from any thread: for a program that is about to end itself."""
        for pool in self._pools():
            pool.slay()

    def _pools(self) -> list[Pool]:
        pools = (self._errands, self._strangers, self._reviewers, self._advisers, self._desks, self._labs)
        return [pool for pool in (self._thinkers, *pools) if pool is not None]

    async def check(self) -> None:
        """Raises StoreProblem unless the database can be written to."""
        dialect = sqlite if self._store.dialect == "sqlite" else postgresql
        # Another value each time: SQLite writes nothing where nothing changes.
        wrote = dialect.insert(schema.keys).values(name="checked", value=now())
        upsert = wrote.on_conflict_do_update(index_elements=["name"], set_={"value": wrote.excluded.value})
        async with self._store.write() as connection:
            await connection.execute(upsert)

    @property
    def seal(self) -> Seal:
        """What the host signs records with."""
        return self._signer.seal

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
        """Who is to hear what others announce: kind, table, detail, and who said it."""
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

    async def _keep_reading_orders(self) -> None:
        while True:
            await asyncio.sleep(ORDER_SECONDS)
            try:
                for kind, subject in await self._read_orders():
                    await self._take_order(kind, subject)
            except StoreProblem as problem:  # a database that is away comes back
                log.warning("orders are not read: %s", problem)
            except Exception:  # nor must anything else keep us from looking again
                log.exception("orders are not read")

    async def _read_orders(self) -> list[tuple[str, str]]:
        async with self._store.read() as connection:
            return await self._order_book.fresh(connection)

    async def _take_order(self, kind: str, subject: str) -> None:
        if kind == BLOCKS:
            await self._read_blocks()
        elif kind == TABLE:
            self._broken.pop(subject, None)
            with suppress(TableProblem):
                await self._refresh(subject)
            await self._reseat(subject)
        self._carry_out(kind, subject)

    async def _read_blocks(self) -> None:
        async with self._store.read() as connection:
            found = (await connection.execute(select(schema.blocks.c.block))).scalars().all()
        self.blocks.replace(found)

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


async def _key(store: Store, name: str) -> bytes:
    """A key of the host (`device`: signs watch tokens, `seal`: signs records), the same for all its processes."""
    dialect = sqlite if store.dialect == "sqlite" else postgresql
    made = dialect.insert(schema.keys).values(name=name, value=secrets.token_hex(32)).on_conflict_do_nothing()
    query = select(schema.keys.c.value).where(schema.keys.c.name == name)
    async with store.write() as connection:
        await connection.execute(made)
        return bytes.fromhex((await connection.execute(query)).scalar_one())
