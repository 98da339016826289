"""The database behind a club: SQLite in a file, or PostgreSQL by its address. The same statements serve both.

Moves are written by group commit: while one transaction is on its way to the disk, the moves that arrive wait and go
together into the next. Each is saved whole or not at all, and its player is told only when it is.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import Connection, event, insert, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from pointluck.engine import Problem

from . import schema
from .problems import Stale, StoreProblem

SQLITE = "sqlite+aiosqlite"
POSTGRES = "postgresql+asyncpg"

PRIVATE = 0o600
SIDES = ("", "-wal", "-shm", "-journal")
"""What SQLite puts beside its file, and the file itself."""

CHANNEL = "pointluck"
"""Where PostgreSQL carries the news from one process to the others."""

log = logging.getLogger("pointluck.tables")

_LARGEST_BATCH = 500
_FLUSHERS = {"sqlite": 1, "postgresql": 4}

_ADVANCE = """
UPDATE tables SET seq = m.seq, number = m.number, to_act = m.to_act, over = m.over, result = m.result, moved = m.moved,
                  draw = m.draw, sat = COALESCE(m.sat, tables.sat)
FROM ({moves}) AS m
WHERE tables.id = m.id AND tables.seq = m.before AND tables.seating = m.seating
RETURNING tables.id
"""
_COLUMNS = ("id", "before", "seating", "seq", "number", "to_act", "over", "result", "moved", "draw", "sat")
_MOVES = {
    "sqlite": "SELECT {} FROM json_each(:moves)".format(
        ", ".join(f"json_extract(value, '$.{name}') AS {name}" for name in _COLUMNS)
    ),
    "postgresql": "SELECT * FROM json_to_recordset(CAST(:moves AS json)) AS x("
    "id text, before int, seating int, seq int, number int, to_act text, over bool, result text, moved text, "
    "draw text, sat text)",
}


class Entry(NamedTuple):
    """A move on its way into the store: what the table's row becomes, and the lines of the log that go with it."""

    advance: dict[str, Any]
    rows: list[dict[str, Any]]
    done: Callable[[], None]
    """Called in the very moment the move is saved, before anybody else can look at the table."""
    origin: str


class Store:
    """One database: transactions, moves that are saved together, and notifications between processes."""

    def __init__(self, url: URL) -> None:
        self.url = url
        self._engine = _engine(url)
        self.dialect = self._engine.dialect.name
        self._advance = text(_ADVANCE.format(moves=_MOVES[self.dialect]))
        self._writing = asyncio.Lock()
        self._waiting: list[tuple[Entry, asyncio.Future[None]]] = []
        self._flushers: set[asyncio.Task[None]] = set()
        self._flushing = 0
        self._most_flushers = _FLUSHERS[self.dialect]

    @classmethod
    async def open(cls, database: str) -> Store:
        from .migrating import migrate  # here alone: processes that do errands open no database

        url = read_url(database)
        with database_problems():
            if url.drivername == SQLITE:
                _find_room(Path(str(url.database)))
            store = cls(url)
        try:
            with database_problems():
                async with store._engine.begin() as connection:
                    await connection.run_sync(migrate)
        except BaseException:
            await store._engine.dispose()
            raise
        return store

    async def close(self) -> None:
        while self._flushers:
            await asyncio.wait(self._flushers)
        await self._engine.dispose()

    # --- reading and writing --------------------------------------------------------------------------------

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection for looking things up."""
        with database_problems():
            async with self._engine.connect() as connection:
                yield connection
                await connection.rollback()

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction, saved when the block ends and undone if it fails."""
        with database_problems():
            if self.dialect == "sqlite":
                async with self._writing, self._engine.connect() as connection:
                    await connection.execution_options(pointluck_writes=True)
                    async with connection.begin():
                        yield connection
            else:
                async with self._engine.begin() as connection:
                    yield connection

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """A connection whose reads all see the same moment, whatever is written meanwhile."""
        with database_problems():
            async with self._engine.connect() as connection:
                if self.dialect == "postgresql":
                    await connection.execution_options(isolation_level="REPEATABLE READ")
                yield connection
                await connection.rollback()

    async def fold(self) -> None:
        """SQLite: everything into the one file, without a journal beside it."""
        async with self._engine.connect() as connection:
            raw = await connection.get_raw_connection()
            driver = raw.driver_connection
            assert driver is not None
            await driver.execute("PRAGMA journal_mode=DELETE")

    async def notify(self, connection: AsyncConnection, payload: str) -> None:
        """Tell the other processes, if this transaction is saved."""
        if self.dialect == "postgresql":
            await connection.execute(_NOTIFY, {"payload": payload})

    async def append(self, entry: Entry) -> None:
        """Save a move. Raises Stale if the table has moved on, StoreProblem if the database does not take it."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((entry, future))
        if self._flushing < self._most_flushers:
            self._flushing += 1
            task = asyncio.create_task(self._flush())
            self._flushers.add(task)
            task.add_done_callback(self._flushers.discard)
        await future

    # --- group commit ---------------------------------------------------------------------------------------

    async def _flush(self) -> None:
        try:
            while self._waiting:
                await self._flush_batch(self._next_batch())
        finally:
            # At once, and not when the task is cleared away: a move that comes in between needs a new flusher.
            self._flushing -= 1

    async def _flush_batch(self, batch: list[tuple[Entry, asyncio.Future[None]]]) -> None:
        try:
            saved = await self._save([entry for entry, _ in batch])
        except Exception as error:
            if len(batch) > 1 and _is_refusal(error.__cause__):
                # One of them may be at fault, or two processes stood in each other's way: each for itself.
                for one in batch:
                    await self._flush_batch([one])
                return
            for _, future in batch:
                _fail(future, _fresh(error))
            return
        for entry, future in batch:
            if entry.advance["id"] not in saved:
                _fail(future, Stale("table-moved-on"))
                continue
            try:
                entry.done()
            except Exception as error:  # saved it is; whoever waits must hear that something is wrong all the same
                _fail(future, error)
            if not future.done():
                future.set_result(None)

    def _next_batch(self) -> list[tuple[Entry, asyncio.Future[None]]]:
        """Whoever waits longest first, and one move of a table at a time."""
        batch: dict[str, tuple[Entry, asyncio.Future[None]]] = {}
        left = []
        for waiting in self._waiting:
            table_id = waiting[0].advance["id"]
            if table_id in batch or len(batch) == _LARGEST_BATCH:
                left.append(waiting)
            else:
                batch[table_id] = waiting
        self._waiting = left
        return list(batch.values())

    async def _save(self, entries: Sequence[Entry]) -> set[str]:
        """The tables whose moves are saved; of the others the place in the log is taken already."""
        moves = json.dumps([entry.advance for entry in entries])
        async with self.write() as connection:
            found = await connection.execute(self._advance, {"moves": moves})
            saved = {row[0] for row in found}
            rows = [row for entry in entries if entry.advance["id"] in saved for row in entry.rows]
            if rows:
                await connection.execute(_INSERT, rows)
            if self.dialect == "postgresql" and saved:
                told = [_news(entry) for entry in entries if entry.advance["id"] in saved]
                # A payload holds at most 8000 bytes.
                for first in range(0, len(told), 100):
                    await self.notify(connection, "\n".join(told[first : first + 100]))
        return saved


def _news(entry: Entry) -> str:
    return f"s {entry.advance['id']} {entry.advance['seq']} {entry.origin}"


_INSERT = insert(schema.steps)
_NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', :payload)")


# --- opening --------------------------------------------------------------------------------------------------------


def read_url(database: str) -> URL:
    """The address of a database, in full. A bare path means SQLite."""
    if "://" not in database:
        return URL.create(SQLITE, database=database)
    try:
        url = make_url(database)
    except ArgumentError:
        raise StoreProblem("store-address", given=_without_password(database)) from None
    backend = url.get_backend_name()
    if backend == "sqlite" and url.database and url.database != ":memory:":
        return url.set(drivername=SQLITE)
    if backend in ("postgresql", "postgres"):
        return url.set(drivername=POSTGRES)
    raise StoreProblem("store-address", given=_without_password(database))


def _without_password(database: str) -> str:
    scheme, _, rest = database.partition("://")
    return f"{scheme}://…@{rest.rpartition('@')[2]}" if "@" in rest else database


def _engine(url: URL) -> AsyncEngine:
    if url.drivername == POSTGRES:
        # Asked first whether it is still there: after a restart of the server nobody gets a dead connection.
        return create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True)
    engine = create_async_engine(url, pool_size=8, max_overflow=8)
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    event.listen(engine.sync_engine, "begin", _begin_sqlite)
    return engine


def _find_room(file: Path) -> None:
    """Make the folder, and see that a database can be there: said now, and not by a thread that is already at work.

    The file holds keys and the secrets of running games: it is made for its owner alone, and one that others may read
    is closed to them. SQLite gives the files beside it (journals) the same rights.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, PRIVATE))
    with closing(sqlite3.connect(file)) as connection:
        # Before anything else: to open it as ours would change it already, and it may be something else altogether.
        names = {row[0] for row in connection.execute("SELECT name FROM sqlite_master")}
        if "alembic_version" in names:
            from .migrating import refuse_newer

            refuse_newer(row[0] for row in connection.execute("SELECT version_num FROM alembic_version"))
    if not names or "alembic_version" in names:
        for suffix in SIDES:
            _close_to_others(file.with_name(file.name + suffix))


def _close_to_others(file: Path) -> None:
    try:
        if os.name == "posix" and file.stat().st_mode & 0o077:
            file.chmod(PRIVATE)
            log.warning("%s was open to other users of this computer: now it is its owner's alone", file.name)
    except FileNotFoundError:
        return
    except PermissionError:
        log.warning("%s is open to other users of this computer; its owner can close it: chmod 600", file.name)


def _prepare_sqlite(connection: Any, _: object) -> None:
    # We begin transactions ourselves: the driver would begin them too late, after the first read.
    connection.isolation_level = None
    # Text that a bad disk has spoilt is read as far as it goes: it must not keep us from the rows beside it.
    connection.driver_connection.text_factory = _as_text
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        # Every commit reaches the disk before it is acknowledged, also if the power fails.
        "synchronous=FULL",
        "foreign_keys=ON",
        "busy_timeout=10000",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _as_text(raw: bytes) -> str:
    return raw.decode(errors="replace")


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get("pointluck_writes")
    # A writer takes the lock at once: two that had read first would each wait for the other.
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


# --- what can go wrong ----------------------------------------------------------------------------------------------


class database_problems:  # noqa: N801 - reads as a block: `with database_problems():`
    """Whatever the database says in its own words becomes a StoreProblem in ours."""

    def __enter__(self) -> None:
        pass

    def __exit__(self, _: object, error: BaseException | None, __: object) -> None:
        if isinstance(error, Problem) or not isinstance(error, (SQLAlchemyError, OSError, sqlite3.Error)):
            return
        raise _problem(error) from error


def _problem(error: Exception) -> StoreProblem:
    why = str(getattr(error, "orig", None) or error)
    if "disk is full" in why or "No space left" in why or "could not extend file" in why or "disk I/O error" in why:
        return StoreProblem("store-full")
    if "locked" in why or isinstance(error, PoolTimeout):
        return StoreProblem("store-busy")
    return StoreProblem("store-down", why=type(getattr(error, "orig", None) or error).__name__)


def _is_refusal(error: BaseException | None) -> bool:
    """Whether the database is there and did not want it, rather than away."""
    return isinstance(error, DBAPIError) and not error.connection_invalidated


def _fail(future: asyncio.Future[None], error: Exception) -> None:
    if not future.done():  # whoever waited may have gone
        future.set_exception(error)


def _fresh(error: Exception) -> Exception:
    """One for each waiting player: the same exception raised in several tasks would collect all their traces."""
    if isinstance(error, Problem):
        twin = type(error)(error.key, **error.params)
        twin.__cause__ = error.__cause__
        return twin
    return error
