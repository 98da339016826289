"""A whole club in one file, and back: from either database into either, checked by playing every table again.

The file is an ordinary SQLite database. It holds the keys and the secrets of running games too: keep it safe.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Table as Rows
from sqlalchemy import func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from . import schema
from .cards import Patience
from .playing import Playing
from .problems import StoreProblem, TableProblem
from .store import Store, read_url
from .tokens import Signer

_AT_ONCE = 500


@dataclass(frozen=True, slots=True)
class Kept:
    """What a backup holds. `stuck`: tables that can be read but not played, since the rules have changed."""

    people: int
    tables: int
    steps: int
    stuck: tuple[str, ...]


async def backup(database: str, file: str | Path) -> Kept:
    """Write everything, as it is at one moment, into a new file. The club may go on playing meanwhile."""
    place = Path(file)
    if place.exists():
        raise StoreProblem("backup-exists", file=str(place))
    draft = place.with_name(f".{place.name}.part")
    _remove(draft)
    try:
        async with _opened(database, must_exist=True) as source, _opened(str(draft)) as target:
            await _copy(source, target)
            kept = await check(target)
            await target.fold()
        draft.rename(place)
    finally:
        _remove(draft)
    return kept


async def restore(file: str | Path, database: str) -> Kept:
    """Put everything from a file into an empty database."""
    async with _opened(str(file), must_exist=True) as source:
        await check(source)
        async with _opened(database) as target:
            await _must_be_empty(target)
            await _copy(source, target)
            return await check(target)


async def check(store: Store) -> Kept:
    """Play every table again from its log. Raises TableProblem if one does not lead where it says."""
    house = Playing(store, Signer(b""), None, Patience())
    tables = schema.tables.c
    stuck = []
    async with store.snapshot() as connection:
        rows = (await connection.execute(select(tables.id, tables.seq, tables.number))).all()
        for row in rows:
            try:
                table = await house._build(connection, row.id)
            except TableProblem as problem:
                if problem.key == "table-broken":
                    raise
                stuck.append(row.id)
                continue
            if (table.seq, table.number) != (row.seq, row.number):
                raise TableProblem("table-broken", table=row.id)
        return Kept(
            await _count(connection, schema.people), len(rows), await _count(connection, schema.steps), tuple(stuck)
        )


@asynccontextmanager
async def _opened(database: str, must_exist: bool = False) -> AsyncIterator[Store]:
    url = read_url(database)
    if must_exist and url.get_backend_name() == "sqlite" and not Path(str(url.database)).is_file():
        raise StoreProblem("store-missing", file=str(url.database))
    store = await Store.open(database)
    try:
        yield store
    finally:
        await store.close()


async def _copy(source: Store, target: Store) -> None:
    async with source.snapshot() as reading, target.write() as writing:
        for rows in schema.metadata.sorted_tables:
            # The new database has made a key of its own; the devices out there were signed with the old one.
            await writing.execute(rows.delete())
        for rows in schema.metadata.sorted_tables:
            async with reading.stream(select(rows)) as found:
                async for some in found.mappings().partitions(_AT_ONCE):
                    await writing.execute(insert(rows), [dict(row) for row in some])
        if target.dialect == "postgresql":
            # Talk goes on with numbers that nobody has used.
            await writing.execute(
                text("SELECT setval(pg_get_serial_sequence('chat', 'id'), (SELECT coalesce(max(id), 0) + 1 FROM chat))")
            )


async def _must_be_empty(store: Store) -> None:
    async with store.snapshot() as connection:
        if await _count(connection, schema.people) or await _count(connection, schema.tables):
            raise StoreProblem("restore-not-empty")


async def _count(connection: AsyncConnection, rows: Rows) -> int:
    return int((await connection.execute(select(func.count()).select_from(rows))).scalar_one())


def _remove(draft: Path) -> None:
    for suffix in ("", "-wal", "-shm", "-journal"):
        draft.with_name(draft.name + suffix).unlink(missing_ok=True)
