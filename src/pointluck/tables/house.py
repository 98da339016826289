"""What every part of the club shares: the store, the tables that are open, and whoever listens to them."""

from __future__ import annotations

import asyncio
import json
import logging
from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Iterable
from typing import Any

from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from . import newer_rules, schema
from .cards import Patience, TableCard, UndoAsked
from .notices import Notice, StepsTaken, Subscription, TableChanged, UndoChanged
from .problems import NotFound, Stale
from .rows import Chair, Line, TableRow, card, carried, now
from .store import Entry, Store
from .table import Move, Table, load, outcome, stands
from .thinking import Thinkers
from .tokens import Signer, new_id
from .writing import sitting

log = logging.getLogger("pointluck.tables")

MOST_OPEN = 4096
"""Tables kept in memory. One that was put away is rebuilt from its log when somebody asks for it."""


class House(ABC):
    """The common ground of the club's parts."""

    def __init__(self, store: Store, signer: Signer, thinkers: Thinkers | None, patience: Patience) -> None:
        self._store = store
        self._signer = signer
        self._thinkers = thinkers
        self._patience = patience
        self._origin = new_id()
        """Marks the news that this process sends, so that it can pass over its own."""
        self._open: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._listeners: dict[str, set[Subscription]] = {}

    # --- listeners ------------------------------------------------------------------------------------------

    def watch(self, table_id: str) -> Subscription:
        """Everything that happens at the table from now on. Close it when done."""

        def leave(subscription: Subscription) -> None:
            listeners = self._listeners.get(table_id, set())
            listeners.discard(subscription)
            if not listeners:
                self._listeners.pop(table_id, None)

        subscription = Subscription(leave)
        self._listeners.setdefault(table_id, set()).add(subscription)
        return subscription

    def _tell(self, table_id: str, notice: Notice) -> None:
        for subscription in self._listeners.get(table_id, ()):
            subscription.put(notice)

    async def _call_out(self, connection: AsyncConnection, kind: str, table_id: str, detail: int = 0) -> None:
        """Tell the other processes what this transaction changes."""
        await self._store.notify(connection, f"{kind} {table_id} {detail} {self._origin}")

    # --- open tables ----------------------------------------------------------------------------------------

    async def _table(self, table_id: str) -> Table:
        """The table, rebuilt from its log if need be. Raises NotFound, or why it cannot be played."""
        table = self._open.get(table_id)
        if table is None:
            task = self._loading.get(table_id)
            if task is None:
                task = self._loading[table_id] = asyncio.create_task(self._load(table_id))
                task.add_done_callback(lambda _: self._loading.pop(table_id, None))
            table = await asyncio.shield(task)
        elif table.doubtful:
            await self._refresh(table_id)
        else:
            self._open.move_to_end(table_id)
        return table

    async def _at(self, table_id: str, seq: int) -> Table:
        """The table; if somebody has seen more of it than this process, then up to date."""
        table = await self._table(table_id)
        if seq > table.seq:
            await self._refresh(table_id)
        return table

    async def _load(self, table_id: str) -> Table:
        async with self._store.read() as connection:
            row, _ = await self._row_of(connection, table_id)
        if not row.over and (migrations := newer_rules.way(row.game, row.rules)):
            await self._carry_over(table_id, migrations)
        async with self._store.snapshot() as connection:
            table = await self._build(connection, table_id)
        self._open[table_id] = table
        self._put_some_away()
        return table

    async def _build(self, connection: AsyncConnection, table_id: str) -> Table:
        row, chairs = await self._row_of(connection, table_id)
        setup = newer_rules.setup_of(row)
        lines = await self._lines(connection, table_id)
        row.seq = lines[-1].seq if lines else 0
        table = load(row, chairs, setup, lines)
        table.undo = await self._undo_of(connection, table)
        return table

    async def _carry_over(self, table_id: str, migrations: list[newer_rules.Migration]) -> None:
        """Bring a table to newer rules. Whoever comes second, in another process, finds it done."""
        tables = schema.tables.c
        async with self._store.write() as connection:
            row, chairs = await self._row_of(connection, table_id)
            lines = await self._lines(connection, table_id)
            was = (tables.id == table_id) & (tables.rules == row.rules) & (tables.seq == row.seq)
            added = newer_rules.carry_over(row, row.sat or sitting(chairs.values()), lines, migrations, now())
            changed = await connection.execute(update(schema.tables).where(was).values(carried(row)))
            if changed.rowcount:
                await connection.execute(insert(schema.steps), _rows(table_id, added))

    def _put_some_away(self) -> None:
        for table_id in list(self._open):
            if len(self._open) <= MOST_OPEN:
                return
            if not self._open[table_id].lock.locked():
                del self._open[table_id]

    async def _refresh(self, table_id: str, seq: int = 0) -> None:
        """Take in what others have saved. `seq`: nothing to do if the table has come that far."""
        table = self._open.get(table_id)
        if table is None:
            return
        async with table.lock:
            if not table.doubtful and 0 < seq <= table.seq:
                return
            # Should the store be away: whoever asks next looks again.
            table.doubtful = True
            await self._take_in(table)
        # Whoever moved lets the next bot begin; here only the one whose turn has passed is called off.
        self._call_off(table_id)

    async def _take_in(self, table: Table) -> None:
        """Whatever the store knows more than we do, with notices to everybody who listens. The lock must be held."""
        table_id, seen, seating, over = table.row.id, table.seq, table.row.seating, table.row.over
        asked, begun, draw = table.undo, table.row.sat is not None, table.row.draw
        before = {step.seq for step in table.standing}
        async with self._store.snapshot() as connection:
            row, chairs = await self._row_of(connection, table_id)
            fresh = await self._lines(connection, table_id, after=seen)
            if any(line.kind != "step" for line in fresh):
                table.become(await self._build(connection, table_id))
            else:
                row.seq = seen
                table.row, table.chairs = row, chairs
                table.take(fresh)
                table.row.moved = fresh[-1].at if fresh else row.moved
                table.undo = await self._undo_of(connection, table)
        table.doubtful = False
        table.look_anew()
        if fresh:
            undone = tuple(sorted(before - {step.seq for step in table.standing}))
            self._tell(table_id, StepsTaken(fresh[0].seq, table.seq, undone))
        row = table.row
        if (seating, over, begun, draw) != (row.seating, row.over, row.sat is not None, row.draw):
            self._tell(table_id, TableChanged())
        if asked != table.undo:
            self._tell(table_id, UndoChanged(table.undo))

    async def _reseat(self, table_id: str) -> None:
        """Read again who sits where: somebody has another name, went away or came back."""
        table = self._open.get(table_id)
        if table is not None:
            await self._look_who_is_away(table)
        self._tell(table_id, TableChanged())

    async def _look_who_is_away(self, table: Table) -> None:
        """What another process has noted counts at once, also if its news are still on their way."""
        async with self._store.read() as connection:
            table.chairs = (await self._chairs_of(connection, [table.row.id]))[table.row.id]

    @abstractmethod
    def _call_off(self, table_id: str) -> None:
        """Stop the bot that thinks about a turn that has passed."""

    @abstractmethod
    def _after_change(self, table: Table) -> None:
        """The table is another: let the bot whose turn it now is begin, and stop the one whose turn it was."""

    # --- rows -----------------------------------------------------------------------------------------------

    async def _row(self, table_id: str) -> tuple[TableRow, dict[str, Chair]]:
        """Who sits at a table and how it stands, also where it cannot be played. Raises NotFound."""
        table = self._open.get(table_id)
        if table is not None:
            return table.row, table.chairs
        async with self._store.read() as connection:
            return await self._row_of(connection, table_id)

    async def _row_of(self, connection: AsyncConnection, table_id: str) -> tuple[TableRow, dict[str, Chair]]:
        if not (table_id.isascii() and table_id.isprintable()):
            raise NotFound("table-unknown")
        found = (await connection.execute(_TABLE, {"table_id": table_id})).mappings().first()
        if found is None:
            raise NotFound("table-unknown")
        chairs = await self._chairs_of(connection, [table_id])
        return TableRow.of(found), chairs[table_id]

    async def _chairs_of(self, connection: AsyncConnection, ids: Iterable[str]) -> dict[str, dict[str, Chair]]:
        wanted = list(ids)
        statement = _CHAIRS.where(schema.seats.c.table_id.in_(wanted)).order_by(schema.seats.c.place)
        chairs: dict[str, dict[str, Chair]] = {table_id: {} for table_id in wanted}
        for row in await connection.execute(statement):
            whose = (row.person_id, row.name or "", row.bot, row.former)
            chairs[row.table_id][row.seat] = Chair(row.seat, row.place, *whose, row.entropy, row.arrival, row.away)
        return chairs

    async def _lines(self, connection: AsyncConnection, table_id: str, after: int = 0) -> list[Line]:
        found = await connection.execute(_LINES, {"table_id": table_id, "after": after})
        return [Line(*row) for row in found]

    async def _standing(self, table_id: str) -> list[Line]:
        """The steps of the game that stand."""
        async with self._store.read() as connection:
            return stands(await self._lines(connection, table_id))

    async def _undo_of(self, connection: AsyncConnection, table: Table) -> UndoAsked | None:
        found = (await connection.execute(_UNDO, {"table_id": table.row.id})).first()
        if found is None or found.seq != table.seq:
            return None
        return asked_of(table, found.seat, found.number, json.loads(found.agreed))

    def _card(
        self, row: TableRow, chairs: dict[str, Chair], person_id: str | None, stuck: str | None = None
    ) -> TableCard:
        return card(row, chairs, person_id, self._patience, stuck)

    # --- saving ---------------------------------------------------------------------------------------------

    async def _alter(self, table: Table, row: dict[str, Any], seat: str = "", **chair: Any) -> None:
        """Change a table's row, and one of its seats, in the store and here; the lock must be held.

        Moves and other changes that were decided before it are refused: their seating is another.
        """
        table_id, seating = table.row.id, table.row.seating
        tables, seats = schema.tables.c, schema.seats.c
        async with self._store.write() as connection:
            was = (tables.id == table_id) & (tables.seating == seating) & (tables.seq == table.seq)
            changed = await connection.execute(update(schema.tables).where(was).values(seating=seating + 1, **row))
            if not changed.rowcount:
                table.doubtful = True
                raise Stale("table-moved-on")
            if seat:
                place = (seats.table_id == table_id) & (seats.seat == seat)
                await connection.execute(update(schema.seats).where(place).values(**chair))
            chairs = (await self._chairs_of(connection, [table_id]))[table_id]
            await self._call_out(connection, "t", table_id)
        table.row.seating, table.chairs = seating + 1, chairs
        for name, value in row.items():
            setattr(table.row, name, value)
        table.look_anew()
        self._tell(table_id, TableChanged())

    async def _save(self, table: Table, move: Move, thought: bool = False) -> None:
        """Save a move; the lock must be held. `thought`: it is a bot's, which goes on by itself."""
        begun, asked, draw = table.row.sat is not None, table.undo, table.row.draw

        def done() -> None:
            table.commit(move)
            table_id = table.row.id
            if self._open.get(table_id) is not table:
                self._open.pop(table_id, None)
            self._tell(table_id, StepsTaken(move.lines[0].seq, move.lines[-1].seq, move.undone))
            if asked is not None:
                self._tell(table_id, UndoChanged(None))
            if table.row.over or not begun or draw != table.row.draw:
                self._tell(table_id, TableChanged())
            if not thought:
                self._after_change(table)

        try:
            await self._store.append(Entry(_advance(table, move), _rows(table.row.id, move.lines), done, self._origin))
        except Exception:
            # Perhaps it was saved all the same, perhaps somebody else was faster: look before anything else is done.
            table.doubtful = True
            raise


def asked_of(table: Table, seat: str, number: int, agreed: list[str]) -> UndoAsked:
    """An undo that is asked for, and the seats of people who have not agreed to it yet."""
    by = table.chairs[seat].person_id
    waiting = tuple(
        chair.seat
        for chair in table.chairs.values()
        if chair.person_id not in (None, by) and chair.person_id not in agreed
    )
    return UndoAsked(seat, number, waiting)


def _advance(table: Table, move: Move) -> dict[str, Any]:
    row, last = table.row, move.lines[-1]
    to_act, result = outcome(move.state, move.settled)
    return {
        "id": row.id,
        "before": row.seq,
        "seating": row.seating,
        "seq": last.seq,
        "number": last.number,
        "to_act": to_act,
        "over": to_act is None,
        "result": None if result is None else json.dumps(result),
        "moved": last.at,
        "draw": table.draw_after(move),
        "sat": None if row.sat is not None else json.dumps(table.sat()),
    }


def _rows(table_id: str, lines: list[Line]) -> list[dict[str, Any]]:
    return [dict(zip(_COLUMNS, (table_id, *line), strict=True)) for line in lines]


_COLUMNS = ("table_id", *Line._fields)
_steps = schema.steps.c
_TABLE = select(schema.tables).where(schema.tables.c.id == bindparam("table_id"))
_LINES = (
    select(*(_steps[name] for name in Line._fields))
    .where(_steps.table_id == bindparam("table_id"), _steps.seq > bindparam("after"))
    .order_by(_steps.seq)
)
_CHAIRS = select(schema.seats, schema.people.c.name).select_from(
    schema.seats.outerjoin(schema.people, schema.people.c.id == schema.seats.c.person_id)
)
_UNDO = select(schema.undo_requests).where(schema.undo_requests.c.table_id == bindparam("table_id"))
