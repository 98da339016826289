"""A whole club in one file, and back: from either database into either, checked by playing every table again.

The file is an ordinary SQLite database. It holds the keys and the secrets of running games too: keep it safe.
"""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from sqlalchemy import Table as Rows
from sqlalchemy import func, insert, select, text
from sqlalchemy.exc import DBAPIError, StatementError
from sqlalchemy.ext.asyncio import AsyncConnection

from . import schema
from .info import Patience
from .open_tables import log
from .playing import Playing
from .problems import StoreProblem, TableProblem
from .signing import Seal
from .store import PRIVATE, SIDES, Store, database_problems, read_url
from .tokens import Signer

_AT_ONCE = 500


@dataclass(frozen=True, slots=True)
class Kept:
    """What a backup holds.

    `stuck`: tables that can be read but not played, since the rules have changed. `broken`: tables whose rows are
    damaged; they were copied as they are, or left out where the database does not take them.
    """

    people: int
    tables: int
    steps: int
    stuck: tuple[str, ...]
    broken: tuple[str, ...] = ()

    def numbers(self) -> dict[str, int]:
        return {"people": self.people, "tables": self.tables, "steps": self.steps, "broken": len(self.broken)}


async def backup(database: str, file: str | Path) -> Kept:
    """Write everything, as it is at one moment, into a new file. The club may go on playing meanwhile."""
    place = Path(file)
    if place.exists():
        raise StoreProblem("backup-exists", file=str(place))
    draft = place.with_name(f".{place.name}.part")
    _remove(draft)
    try:
        async with opened_store(database, must_exist=True) as source:
            _make(draft)
            async with opened_store(str(draft)) as target:
                left_out = await _copy(source, target)
                kept = _without(await check(target), left_out)
                await target.fold()
        draft.rename(place)
    finally:
        _remove(draft)
    return kept


async def restore(file: str | Path, database: str) -> Kept:
    """Put everything from a file into an empty database."""
    async with opened_store(str(file), must_exist=True) as source, opened_store(database) as target:
        await _must_be_empty(target)
        left_out = await _copy(source, target)
        return _without(await check(target), left_out)


async def check(store: Store) -> Kept:
    """Play every table again from its log, and name those that do not lead where they say."""
    house = Playing(store, Signer(b"", Seal(bytes(32), "nobody")), None, Patience())  # it signs nothing
    tables = schema.tables.c
    stuck: list[str] = []
    broken: list[str] = []
    async with store.snapshot() as connection:
        rows = (await connection.execute(select(tables.id, tables.seq, tables.number))).all()
        for row in rows:
            try:
                table = await house._build(connection, row.id)
            except TableProblem as problem:
                (broken if problem.key == "table-broken" else stuck).append(row.id)
                continue
            if (table.seq, table.number) != (row.seq, row.number):
                broken.append(row.id)
        people, steps = await _count(connection, schema.people), await _count(connection, schema.steps)
        return Kept(people, len(rows), steps, tuple(stuck), tuple(broken))


def _without(kept: Kept, left_out: set[str]) -> Kept:
    return replace(kept, broken=tuple(sorted({*kept.broken, *left_out})))


@asynccontextmanager
async def opened_store(database: str, must_exist: bool = False) -> AsyncIterator[Store]:
    url = read_url(database)
    if must_exist and url.get_backend_name() == "sqlite" and not Path(str(url.database)).is_file():
        raise StoreProblem("store-missing", file=str(url.database))
    store = await Store.open(database)
    try:
        yield store
    finally:
        await store.close()


async def _copy(source: Store, target: Store) -> set[str]:
    """Everything, in one transaction. The ids of what the target does not take: it is damaged."""
    left_out: set[str] = set()
    async with source.snapshot() as reading, target.write() as writing:
        for rows in schema.metadata.sorted_tables:
            # The new database has made a key of its own; the devices out there were signed with the old one.
            await writing.execute(rows.delete())
        for rows in schema.metadata.sorted_tables:
            if rows is schema.orders:
                continue  # news for servers that ran back then
            async with reading.stream(select(rows)) as found:
                async for some in found.mappings().partitions(_AT_ONCE):
                    left_out |= await _write(writing, rows, [dict(row) for row in some])
        if target.dialect == "postgresql":
            # Talk goes on with numbers that nobody has used.
            await writing.execute(
                text("SELECT setval(pg_get_serial_sequence('chat', 'id'), (SELECT coalesce(max(id), 0) + 1 FROM chat))")
            )
    return left_out


async def _write(writing: AsyncConnection, rows: Rows, some: list[dict[str, Any]]) -> set[str]:
    """Together, or one by one if there is one among them that cannot be written."""
    try:
        async with writing.begin_nested():
            await writing.execute(insert(rows), some)
        return set()
    except (DBAPIError, StatementError) as error:
        if len(some) == 1:
            if getattr(error, "connection_invalidated", False):
                raise
            log.warning("a row of %s cannot be copied", rows.name)
            return {str(some[0].get("table_id") or some[0].get("id") or rows.name)}
    refused = set()
    for row in some:
        refused |= await _write(writing, rows, [row])
    return refused


async def _must_be_empty(store: Store) -> None:
    async with store.snapshot() as connection:
        if await _count(connection, schema.people) or await _count(connection, schema.tables):
            raise StoreProblem("restore-not-empty")


async def _count(connection: AsyncConnection, rows: Rows) -> int:
    return int((await connection.execute(select(func.count()).select_from(rows))).scalar_one())


def _make(draft: Path) -> None:
    """A file of our own: nobody else can have put one there, or a link to one."""
    with database_problems():
        os.close(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE))


def _remove(draft: Path) -> None:
    for suffix in SIDES:
        draft.with_name(draft.name + suffix).unlink(missing_ok=True)
