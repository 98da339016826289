"""What every part of the club shares: the store, the tables that are open, and whoever listens to them."""

from __future__ import annotations

import asyncio
import json
import logging
from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Container, Iterable
from contextlib import asynccontextmanager
from time import monotonic
from typing import Any

from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from pointluck.engine import CHANCE

from . import newer_rules, schema
from .errands import Errands, waiting_told
from .info import Patience, TableInfo, UndoAsked
from .notices import Notice, StaffOrdered, StepsTaken, Subscription, TableChanged, UndoChanged
from .orders import TABLE
from .problems import NotFound, Stale, StoreProblem, TableProblem, undamaged
from .processes import Turns
from .rows import Chair, Line, TableRow, carried, now, table_info
from .sittings import Tenure, change_places, sittings_of
from .store import Entry, Store
from .table import Move, Table, load, outcome
from .thinking import Thinkers
from .tokens import Signer, new_id
from .writing import sitting

log = logging.getLogger("pointluck.tables")

MOST_OPEN = 4096
"""Tables kept in memory. One that was put away is rebuilt from its log when somebody asks for it."""

LONG = 300
"""From so many steps on a replay is done aside, so that it does not hold up everybody else."""
LONG_AT_ONCE = 2
"""Whole logs that are read, and tables that are made, at the same time; one for each who asks."""
_LAST = 2**31 - 1
_PIECE = 200
_BROKEN_SECONDS = 60.0
_MOST_BROKEN = 4096


class OpenTables(ABC):
    """The common ground of the club's parts."""

    def __init__(self, store: Store, signer: Signer, thinkers: Thinkers | None, patience: Patience) -> None:
        self._store = store
        self._signer = signer
        self._thinkers = thinkers
        self._patience = patience
        self._errands, self._strangers = Errands(), Errands()
        """Work for those who look at a table, and for those who bring something along."""
        self._turns = Turns(LONG_AT_ONCE)
        """What takes many steps of the event loop, or the lock of all writers, is done one at a time for each who asks:
        somebody who asks for much at once takes as many steps as somebody who asks for little."""
        self._origin = new_id()
        """Marks the news that this process sends, so that it can pass over its own."""
        self._open: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._listeners: dict[str, set[Subscription]] = {}
        self._broken: dict[str, tuple[float, TableProblem]] = {}
        """Tables that could not be built, and until when nobody tries again: each try costs a whole replay."""
        self._closer: Callable[[str, str], None] | None = None

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

    async def _announce(self, connection: AsyncConnection, kind: str, table_id: str, detail: int = 0) -> None:
        """Tell the other processes what this transaction changes."""
        await self._store.notify(connection, f"{kind} {table_id} {detail} {self._origin}")

    def close_by(self, closer: Callable[[str, str], None]) -> None:
        """Who closes what is open to a session that ended, or to a person or addresses that were shut out: a kind of
        `orders`, and its subject."""
        self._closer = closer

    def _carry_out(self, kind: str, subject: str) -> None:
        if self._closer is not None and kind != TABLE:
            self._closer(kind, subject)

    # --- open tables ----------------------------------------------------------------------------------------

    async def _table(self, table_id: str) -> Table:
        """The table, rebuilt from its log if need be. Raises NotFound, or why it cannot be played."""
        table = self._open.get(table_id)
        if table is None:
            task = self._loading.get(table_id)
            if task is None:
                self._refuse_broken(table_id)
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
        try:
            table = await self._rebuilt(table_id)
        except (NotFound, Stale, StoreProblem):
            raise
        except TableProblem as problem:
            self._note_broken(table_id, problem)
            raise
        self._open[table_id] = table
        self._put_some_away()
        return table

    async def _rebuilt(self, table_id: str) -> Table:
        async with self._store.read() as connection:
            row, _ = await self._row_of(connection, table_id)
        _refuse_closed(row)
        with undamaged(table_id):
            if not row.over and (migrations := newer_rules.way(row.game, row.rules)):
                await self._carry_over(table_id, migrations)
        async with self._store.snapshot() as connection:
            return await self._build(connection, table_id)

    def _note_broken(self, table_id: str, problem: TableProblem) -> None:
        if len(self._broken) >= _MOST_BROKEN:
            self._broken.clear()
        if problem.key == "table-broken" and table_id not in self._broken:
            log.error("table %s is damaged", table_id, exc_info=problem.__cause__)
        self._broken[table_id] = (monotonic() + _BROKEN_SECONDS, problem)

    def _known_broken(self) -> list[str]:
        for table_id in [one for one, (until, _) in self._broken.items() if until < monotonic()]:
            del self._broken[table_id]
        return list(self._broken)

    def _refuse_broken(self, table_id: str) -> None:
        until, problem = self._broken.get(table_id, (0.0, None))
        if problem is not None and monotonic() < until:
            raise type(problem)(problem.key, **problem.params)

    async def _build(self, connection: AsyncConnection, table_id: str) -> Table:
        """The table from its rows. Raises TableProblem if they do not lead where they say."""
        row, chairs = await self._row_of(connection, table_id)
        with undamaged(table_id):
            setup = newer_rules.setup_of(row)
            lines = await self._lines(connection, table_id)
            row.seq = lines[-1].seq if lines else 0
            if len(lines) > LONG:
                table = await asyncio.to_thread(load, row, chairs, setup, lines)
            else:
                table = load(row, chairs, setup, lines)
            table.seal = self._signer.seal
            if set(chairs) != set(setup.game.seats) or table.row.to_act not in (None, CHANCE, *chairs):
                raise TableProblem("table-broken", table=table_id)
            table.undo = await self._undo_of(connection, table)
        return table

    async def _carry_over(self, table_id: str, migrations: list[newer_rules.Migration]) -> None:
        """Bring a table to newer rules. Whoever comes second, in another process, finds it done."""
        tables = schema.tables.c
        async with self._store.write() as connection:
            row, chairs = await self._row_of(connection, table_id)
            lines = await self._lines(connection, table_id)
            was = (tables.id == table_id) & (tables.rules == row.rules) & (tables.seq == row.seq)
            added = newer_rules.carry_over(row, row.sat or sitting(row, chairs.values()), lines, migrations, now())
            changed = await connection.execute(update(schema.tables).where(was).values(carried(row)))
            if changed.rowcount:
                await connection.execute(insert(schema.steps), rows_of(table_id, added))

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
            try:
                await self._take_in(table)
            except StoreProblem:
                raise
            except TableProblem as problem:
                # Deleted, or damaged: whoever asks next finds out for themselves.
                self._open.pop(table_id, None)
                self._stop_thinking(table_id)
                if not isinstance(problem, NotFound):
                    self._note_broken(table_id, problem)
                self._tell(table_id, TableChanged())
                raise
        # Whoever moved lets the next bot begin; here only the one whose turn has passed is called off.
        self._stop_thinking(table_id)

    async def _take_in(self, table: Table) -> None:
        """Whatever the store knows more than we do, with notices to everybody who listens. The lock must be held."""
        table_id, seen, asked = table.row.id, table.seq, table.undo
        shown, orders = _shown(table), table.staff.orders
        before = {step.seq for step in table.standing}
        async with self._store.snapshot() as connection:
            row, chairs = await self._row_of(connection, table_id)
            _refuse_closed(row)
            fresh = await self._lines(connection, table_id, after=seen)
            with undamaged(table_id):
                if any(line.kind == "rules" for line in fresh):
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
        if shown != _shown(table):
            self._tell(table_id, TableChanged())
        if orders != table.staff.orders:
            self._tell(table_id, StaffOrdered())
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
    def _stop_thinking(self, table_id: str) -> None:
        """Stop the bot that thinks about a turn that has passed."""

    @abstractmethod
    def _after_change(self, table: Table) -> None:
        """The table is another: let the bot whose turn it now is begin, and stop the one whose turn it was."""

    @asynccontextmanager
    async def _in_turn(self, who: str) -> AsyncIterator[None]:
        """Wait for one's turn. Raises Overloaded if too many do already."""
        with waiting_told():
            async with self._turns.turn(who):
                yield

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

    async def _lines(self, connection: AsyncConnection, table_id: str, after: int = 0, upto: int = _LAST) -> list[Line]:
        """Lines of the log, fetched in pieces: thousands of rows at once would block the event loop."""
        lines: list[Line] = []
        while True:
            found = await connection.execute(_LINES, {"table_id": table_id, "after": after, "upto": upto})
            piece = [Line(*row) for row in found]
            lines += piece
            if len(piece) < _PIECE:
                return lines
            after = piece[-1].seq

    async def sittings(self, table_id: str) -> list[Tenure]:
        """Who held which seat from which line of the log to which. The caller has asked whether it may be told."""
        async with self._store.read() as connection:
            return await sittings_of(connection, table_id)

    async def _undo_of(self, connection: AsyncConnection, table: Table) -> UndoAsked | None:
        found = (await connection.execute(_UNDO, {"table_id": table.row.id})).first()
        if found is None or found.seq != table.seq:
            return None
        return asked_of(table, found.seat, found.number, json.loads(found.agreed), self._gone(table))

    def _gone(self, table: Table) -> set[str]:
        """Seats of nobody any more: whoever got up from them has been away for too long to be asked."""
        chairs = table.chairs.values()
        return {one.seat for one in chairs if not one.person_id and table.row.kept_until(one, self._patience) is None}

    def _info(
        self, row: TableRow, chairs: dict[str, Chair], person_id: str | None, stuck: str | None = None
    ) -> TableInfo:
        return table_info(row, chairs, person_id, self._patience, stuck)

    # --- saving ---------------------------------------------------------------------------------------------

    async def _alter(
        self, table: Table, row: dict[str, Any], seat: str = "", quiet: bool = False, **chair: Any
    ) -> None:
        """Change a table's row, and one of its seats, in the store and here; the lock must be held. `quiet`: it is
        nobody else's business.

        Moves and other changes that were decided before it are refused: their seating is another.
        """
        table_id, seating = table.row.id, table.row.seating
        tables, seats = schema.tables.c, schema.seats.c
        if "person_id" in chair:
            table.may_change_seats()
        async with self._store.write() as connection:
            was = (tables.id == table_id) & (tables.seating == seating) & (tables.seq == table.seq)
            changed = await connection.execute(update(schema.tables).where(was).values(seating=seating + 1, **row))
            if not changed.rowcount:
                table.doubtful = True
                raise Stale("table-moved-on")
            if seat:
                place = (seats.table_id == table_id) & (seats.seat == seat)
                await connection.execute(update(schema.seats).where(place).values(**chair))
                if "person_id" in chair:
                    whose = Tenure(seat, chair["person_id"], chair["bot"], table.seq, None)
                    await change_places(connection, table_id, seating + 1, whose)
            chairs = (await self._chairs_of(connection, [table_id]))[table_id]
            await self._announce(connection, "u" if quiet else "t", table_id)
        table.row.seating, table.chairs = seating + 1, chairs
        for name, value in row.items():
            setattr(table.row, name, value)
        table.look_anew()
        if not quiet:
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
            await self._store.append(Entry(advance(table, move), rows_of(table.row.id, move.lines), done, self._origin))
        except Exception:
            # Perhaps it was saved all the same, perhaps somebody else was faster: look before anything else is done.
            table.doubtful = True
            raise


def _shown(table: Table) -> tuple[object, ...]:
    """What people at a table are told of again when another process has changed it."""
    row = table.row
    return table.chairs, row.over, row.sat is not None, row.draw


def _refuse_closed(row: TableRow) -> None:
    if row.closed is not None and not row.over:
        raise TableProblem("table-closed")


def asked_of(table: Table, seat: str, number: int, agreed: list[str], gone: Container[str]) -> UndoAsked:
    """An undo that is asked for, and the seats of people who have not agreed to it yet; `gone`: nobody's any more."""
    asked = table.people(gone) - {table.chairs[seat].person_id, *agreed}
    return UndoAsked(seat, number, tuple(chair.seat for chair in table.chairs.values() if chair.holder in asked))


def advance(table: Table, move: Move) -> dict[str, Any]:
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
        "sat": None if (sat := table.sat()) is row.sat else json.dumps(sat),
    }


def rows_of(table_id: str, lines: list[Line]) -> list[dict[str, Any]]:
    return [dict(zip(_COLUMNS, (table_id, *line), strict=True)) for line in lines]


_COLUMNS = ("table_id", *Line._fields)
_steps = schema.steps.c
_TABLE = select(schema.tables).where(schema.tables.c.id == bindparam("table_id"))
_LINES = (
    select(*(_steps[name] for name in Line._fields))
    .where(_steps.table_id == bindparam("table_id"), _steps.seq > bindparam("after"), _steps.seq <= bindparam("upto"))
    .order_by(_steps.seq)
    .limit(_PIECE)
)
_CHAIRS = select(schema.seats, schema.people.c.name).select_from(
    schema.seats.outerjoin(schema.people, schema.people.c.id == schema.seats.c.person_id)
)
_UNDO = select(schema.undo_requests).where(schema.undo_requests.c.table_id == bindparam("table_id"))
