"""What whoever runs a server does to people and tables, beside the server that is running: it hears of it by orders.

Nothing here reads a game, so a damaged table can be looked at and deleted like any other.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Select, and_, delete, func, insert, or_, select, update
from sqlalchemy import Table as Rows
from sqlalchemy.ext.asyncio import AsyncConnection

from . import schema
from .blocks import block_of
from .orders import BLOCKS, PERSON, SESSION, TABLE, forget_old, order
from .problems import NotFound
from .rows import later, now
from .sittings import Tenure, change_places
from .store import Store

Row = dict[str, Any]

_people, _tables, _seats = schema.people.c, schema.tables.c, schema.seats.c
_sessions, _chat, _notes, _sittings = schema.sessions.c, schema.chat.c, schema.notes.c, schema.sittings.c


class Idle(NamedTuple):
    """Tables at which nothing has happened for long: some were never played at, others are to be closed."""

    untouched: list[str]
    begun: list[str]


class Fate(NamedTuple):
    """What becomes of somebody's tables when all data of theirs is deleted."""

    alone: list[str]
    """Nobody else ever sat there: deleted."""
    left: list[str]
    """Others play on; the seat is open."""
    finished: list[str]
    """The record keeps a seat without a name."""


class Admin:
    def __init__(self, store: Store) -> None:
        self._store = store

    # --- looking ----------------------------------------------------------------------------------------------

    async def people(self, find: str = "") -> list[Row]:
        """Whose name or id holds the text, the newest first."""
        devices = select(func.count()).where(_sessions.person_id == _people.id).scalar_subquery()
        tables = select(func.count(_seats.table_id.distinct())).where(_seats.person_id == _people.id).scalar_subquery()
        query = select(schema.people, devices.label("devices"), tables.label("tables")).order_by(_people.created.desc())
        if find:
            query = query.where(or_(_people.id == find, _people.name.icontains(find, autoescape=True)))
        return await self._rows(query)

    async def tables(self, find: str = "", idle: int | None = None) -> list[Row]:
        """Those of a game, a person or an id; or at which nothing has happened for so many days."""
        names = ("id", "game", "preset", "created", "moved", "seq", "over", "to_act", "listed", "watch", "closed")
        query = select(*(_tables[name] for name in names)).order_by(_tables.moved.desc())
        if find:
            sits = select(_seats.table_id).where(_seats.person_id == find)
            query = query.where(or_(_tables.id == find, _tables.game == find, _tables.id.in_(sits)))
        if idle is not None:
            query = query.where(_idle(idle))
        found = await self._rows(query)
        seats = await self._seats_of([row["id"] for row in found])
        return [{**row, "seats": seats.get(row["id"], {})} for row in found]

    async def blocks(self) -> list[str]:
        return [row["block"] for row in await self._rows(select(schema.blocks).order_by(schema.blocks.c.block))]

    async def person(self, person_id: str) -> Row:
        """Raises NotFound."""
        found = await self._rows(select(schema.people).where(_people.id == person_id))
        if not found:
            raise NotFound("admin-unknown", given=person_id)
        return (await self.people(person_id))[0]

    async def table(self, table_id: str) -> Row:
        """Raises NotFound."""
        found = [row for row in await self.tables(table_id) if row["id"] == table_id]
        if not found:
            raise NotFound("admin-unknown", given=table_id)
        return found[0]

    async def is_person(self, subject: str) -> bool:
        return bool(await self._rows(select(_people.id).where(_people.id == subject)))

    async def idle(self, days: int) -> Idle:
        found = await self._rows(select(_tables.id, _tables.seq).where(_idle(days)).order_by(_tables.moved))
        return Idle([row["id"] for row in found if not row["seq"]], [row["id"] for row in found if row["seq"]])

    async def _rows(self, query: Select[Any]) -> list[Row]:
        async with self._store.read() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]

    async def _seats_of(self, ids: Sequence[str]) -> dict[str, dict[str, str]]:
        """Who sits where: a name, a bot, or nothing."""
        seats: dict[str, dict[str, str]] = {}
        for first in range(0, len(ids), 500):
            query = (
                select(_seats.table_id, _seats.seat, _seats.bot, _people.name)
                .select_from(schema.seats.outerjoin(schema.people, _people.id == _seats.person_id))
                .where(_seats.table_id.in_(ids[first : first + 500]))
                .order_by(_seats.place)
            )
            for row in await self._rows(query):
                seats.setdefault(row["table_id"], {})[row["seat"]] = row["name"] or row["bot"] or ""
        return seats

    # --- tables -----------------------------------------------------------------------------------------------

    async def close(self, ids: Iterable[str], closed: bool = True) -> None:
        """Nobody can play on; everything stays to be read as before. Or open it again."""
        async with self._store.write() as connection:
            for table_id in ids:
                # Another number of the seating: a move that is on its way is refused.
                values = {"closed": now() if closed else None, "seating": _tables.seating + 1}
                await connection.execute(update(schema.tables).where(_tables.id == table_id).values(values))
                await order(connection, TABLE, table_id)
            await forget_old(connection)

    async def delete_tables(self, ids: Iterable[str]) -> None:
        async with self._store.write() as connection:
            for table_id in ids:
                await _delete_table(connection, table_id)
            await forget_old(connection)

    # --- people -----------------------------------------------------------------------------------------------

    async def mute(self, person_id: str, muted: bool = True) -> None:
        await self._mark(person_id, "muted", muted)

    async def ban(self, person_id: str, banned: bool = True) -> None:
        await self._mark(person_id, "banned", banned)

    async def _mark(self, person_id: str, what: str, marked: bool) -> None:
        async with self._store.write() as connection:
            change = update(schema.people).where(_people.id == person_id).values({what: now() if marked else None})
            await connection.execute(change)
            if what == "banned" and marked:
                await order(connection, PERSON, person_id)

    async def block(self, address: str) -> str:
        """Shut out an address or a block of them. Raises TableProblem if it is none."""
        block = str(block_of(address))
        async with self._store.write() as connection:
            await connection.execute(delete(schema.blocks).where(schema.blocks.c.block == block))
            await connection.execute(insert(schema.blocks), {"block": block, "at": now()})
            await order(connection, BLOCKS, block)
        return block

    async def unblock(self, address: str) -> None:
        block = str(block_of(address))
        async with self._store.write() as connection:
            await connection.execute(delete(schema.blocks).where(schema.blocks.c.block == block))
            await order(connection, BLOCKS, block)

    async def log_out(self, person_id: str) -> None:
        async with self._store.write() as connection:
            await _end_sessions(connection, person_id)

    async def export(self, person_id: str) -> Row:
        """Everything that is kept about somebody. Of their running games only what their own seats did."""
        person = await self.person(person_id)
        sat = select(_sittings.table_id, _sittings.seat, _sittings.since, _sittings.until)
        steps, lines = schema.steps.c, []
        sittings = await self._rows(sat.where(_sittings.person_id == person_id))
        for one in sittings:
            until = one["until"]
            theirs = and_(steps.table_id == one["table_id"], steps.seat == one["seat"], steps.seq > one["since"])
            query = select(steps.table_id, steps.seq, steps.seat, steps.body, steps.at).where(theirs)
            lines += await self._rows(query if until is None else query.where(steps.seq <= until))
        return {
            "person": person,
            "sessions": await self._rows(select(_sessions.created).where(_sessions.person_id == person_id)),
            "made": await self._rows(select(_tables.id, _tables.created).where(_tables.creator == person_id)),
            "tables": await self.tables(person_id),
            "seats": await self._rows(
                select(_seats.table_id, _seats.seat, _seats.entropy).where(_seats.person_id == person_id)
            ),
            "sittings": sittings,
            "actions": lines,
            "talk": await self._rows(select(_chat.table_id, _chat.text, _chat.at).where(_chat.person_id == person_id)),
            "notes": await self._rows(select(_notes.table_id, _notes.text).where(_notes.person_id == person_id)),
        }

    async def fate(self, person_id: str) -> Fate:
        """What deleting somebody would do to their tables."""
        await self.person(person_id)
        async with self._store.read() as connection:
            return await _fate(connection, person_id)

    async def delete_person(self, person_id: str) -> Fate:
        """Name, devices, links, talk and notes are gone; tables of theirs alone too. Others keep the game."""
        await self.person(person_id)
        async with self._store.write() as connection:
            fate = await _fate(connection, person_id)
            for table_id in fate.alone:
                await _delete_table(connection, table_id)
            for table_id in fate.left:
                await _get_up(connection, table_id, person_id)
            for rows, whose in ((schema.recoveries, schema.recoveries.c), (schema.chat, _chat), (schema.notes, _notes)):
                await connection.execute(delete(rows).where(whose.person_id == person_id))
            await _end_sessions(connection, person_id)
            gone = {"name": "", "deleted": now(), "muted": None, "banned": None}
            await connection.execute(update(schema.people).where(_people.id == person_id).values(gone))
            await order(connection, PERSON, person_id)
            for table_id in (*fate.left, *fate.finished):
                await order(connection, TABLE, table_id)
        return fate


def _idle(days: int) -> ColumnElement[bool]:
    return and_(_tables.over.is_(False), _tables.closed.is_(None), _tables.moved < later(now(), days=-days))


async def _delete_table(connection: AsyncConnection, table_id: str) -> None:
    for rows in reversed(schema.metadata.sorted_tables):
        if "table_id" in rows.c:
            await connection.execute(delete(rows).where(rows.c.table_id == table_id))
    await connection.execute(delete(schema.tables).where(_tables.id == table_id))
    await order(connection, TABLE, table_id)


async def _end_sessions(connection: AsyncConnection, person_id: str) -> None:
    ended = delete(schema.sessions).where(_sessions.person_id == person_id).returning(_sessions.token)
    for session in list((await connection.execute(ended)).scalars()):
        await order(connection, SESSION, session)


async def _fate(connection: AsyncConnection, person_id: str) -> Fate:
    def of(rows: Rows, who: ColumnElement[Any]) -> Select[Any]:
        return select(rows.c.table_id).where(who == person_id)

    mine = or_(
        _tables.creator == person_id,
        _tables.id.in_(of(schema.seats, _seats.person_id)),
        _tables.id.in_(of(schema.sittings, _sittings.person_id)),
    )
    found = (await connection.execute(select(_tables.id, _tables.over, _tables.creator).where(mine))).all()
    alone: list[str] = []
    left: list[str] = []
    finished: list[str] = []
    for row in found:
        if row.creator == person_id and not await _others(connection, row.id, person_id):
            alone.append(row.id)
        else:
            (finished if row.over else left).append(row.id)
    return Fate(alone, left, finished)


async def _others(connection: AsyncConnection, table_id: str, person_id: str) -> bool:
    for rows in (schema.seats, schema.sittings):
        others = (rows.c.table_id == table_id) & rows.c.person_id.is_not(None) & (rows.c.person_id != person_id)
        if (await connection.execute(select(rows.c.table_id).where(others).limit(1))).first() is not None:
            return True
    return False


async def _get_up(connection: AsyncConnection, table_id: str, person_id: str) -> None:
    """Whatever seats they hold are open, and kept for nobody."""
    here = _seats.table_id == table_id
    held = (await connection.execute(select(_seats.seat).where(here, _seats.person_id == person_id))).scalars().all()
    row = (await connection.execute(select(_tables.seq, _tables.seating).where(_tables.id == table_id))).one()
    change = update(schema.tables).where(_tables.id == table_id).values(seating=row.seating + 1, draw=None)
    await connection.execute(change)
    for seat in held:
        await change_places(connection, table_id, row.seating + 1, Tenure(seat, None, None, row.seq, None))
    nobody = {"person_id": None, "former": None, "away": None}
    await connection.execute(update(schema.seats).where(here, _seats.person_id == person_id).values(nobody))
    await connection.execute(update(schema.seats).where(here, _seats.former == person_id).values(former=None))
