"""The bots that take their turns: when they begin, whose turn comes first, and what happens if one does not answer."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from time import monotonic
from typing import Any

from sqlalchemy import and_, or_, select

from pointluck.engine import CHANCE, Problem

from . import schema
from .info import Patience
from .notices import Thinking
from .open_tables import OpenTables, log
from .problems import StoreProblem, TableProblem
from .rows import later, now
from .store import Store
from .table import Table
from .thinking import BotFailed, Thinkers
from .tokens import Signer, hashed

SWEEP_SECONDS = 3.0
"""How often to look for bots whose turn nobody has taken up."""

ORPHANED_SECONDS = {"sqlite": 3.0, "postgresql": 10.0}
"""How long a bot's turn must have waited to be taken up: another process may be thinking about it."""

LOOK_SECONDS = 10.0
"""How long a table at which only bots sit goes on after somebody has looked at it."""

FALLBACK = "ensign"
"""Takes the turn of a bot that cannot: every game has it, and it answers at once."""

STAFF = "captain"
"""Decides for a person what they leave to their staff."""

_TAKEN_UP = 200
"""Tables that a sweep looks at; the next goes on from there."""
_TURNS_EACH = 12
"""Tables of one person whose bots are taken up by a sweep: the others wait for the next."""


class Bots(OpenTables):
    def __init__(self, store: Store, signer: Signer, thinkers: Thinkers | None, patience: Patience) -> None:
        super().__init__(store, signer, thinkers, patience)
        self._thoughts: dict[str, asyncio.Task[None]] = {}
        self._owners: Counter[str] = Counter()
        """Who made the tables at which bots have a turn to take, and how many of them."""
        self._looked: dict[str, float] = {}
        """When somebody last looked at a table of bots alone."""
        self._swept = ("", "")
        self._closing = False

    def _stop_thinking(self, table_id: str) -> None:
        thought = self._thoughts.pop(table_id, None)
        if thought is not None:
            thought.cancel()

    def _after_change(self, table: Table) -> None:
        table_id, owner = table.row.id, table.row.creator
        self._stop_thinking(table_id)
        if not self._goes_by_itself(table):
            return
        task = self._thoughts[table_id] = asyncio.create_task(self._go_on(table_id))
        self._owners[owner] += 1
        task.add_done_callback(lambda _: self._forget(table_id, owner, task))

    def _goes_by_itself(self, table: Table) -> bool:
        """Whether no person is asked: a bot is, or the dice are to be rolled for the first time."""
        seat = table.row.to_act
        if table.row.lesson is not None:
            return False
        if seat is None or self._closing or not table.begun or table.full or not self._attended(table):
            return False
        if seat == CHANCE:
            return table.row.dice == "fair"
        return self._thinkers is not None and _decider(table, seat) is not None

    def _attended(self, table: Table) -> bool:
        """Whether bots play for anybody: for a person at the table, or for one who watches."""
        looked = self._looked.get(table.row.id, -LOOK_SECONDS)
        return table.occupied or table.row.id in self._listeners or monotonic() - looked < LOOK_SECONDS

    def _looked_at(self, table: Table) -> None:
        """Bots that paused because nobody watched go on."""
        if table.row.over:
            return
        if table.occupied:
            # A staff whose turn another process left, or which stopped with the server.
            if table.row.to_act in table.staff.orders:
                self._take_up_here(table, now())
            return
        self._looked[table.row.id] = monotonic()
        # Another process may be at it, for those who watch there.
        if not table.seq or self._store.dialect == "sqlite":
            self._take_up_here(table, now())

    def _take_up_here(self, table: Table, before: str) -> None:
        if table.row.id not in self._thoughts and table.row.moved <= before:
            self._after_change(table)

    def _forget(self, table_id: str, owner: str, task: asyncio.Task[None]) -> None:
        self._owners[owner] -= 1
        if not self._owners[owner]:
            del self._owners[owner]
        if self._thoughts.get(table_id) is task:
            del self._thoughts[table_id]

    # --- a turn -----------------------------------------------------------------------------------------------

    async def _go_on(self, table_id: str) -> None:
        """Take the turns of bots, and roll what comes before the first turn, until a person is asked."""
        try:
            while True:
                table = await self._table(table_id)
                if not self._goes_by_itself(table):
                    return
                if table.state.seat == CHANCE:
                    await self._begin(table)
                else:
                    await self._take_turn(table)
        except Problem as problem:
            # Somebody was faster, too many bots wait, or the store is away; the sweeper looks again.
            log.info("a bot's turn at %s waits: %s", table_id, problem.key)
        except BotFailed as failure:
            log.error("no bot can take the turn at %s: %s", table_id, failure)

    async def _begin(self, table: Table) -> None:
        async with table.lock:
            move = table.begin(now()) if self._goes_by_itself(table) else None
            if move is not None:
                await self._save(table, move, thought=True)

    async def _take_turn(self, table: Table) -> None:
        seat, seq = table.state.seat, table.seq
        assert seat is not None
        bot = _decider(table, seat)
        assert bot is not None
        legal = table.state.legal()

        def report(share: float | None) -> None:
            self._tell(table.row.id, Thinking(seat, share))

        # Most bots answer at once; nobody needs to be told of those.
        patience = asyncio.get_running_loop().call_later(0.3, report, None)
        try:
            place = await self._decision(table, seat, bot, report)
        finally:
            patience.cancel()
        async with table.lock:
            if table.seq == seq and _decider(table, seat) == bot and not table.doubtful:
                by_staff = table.chairs[seat].bot is None
                await self._save(table, table.play(seat, str(legal[place]), now(), by_staff), thought=True)

    async def _decision(self, table: Table, seat: str, bot: str, report: Callable[[float], None]) -> int:
        """The place of the chosen action among the legal ones. A bot that breaks down or hangs is asked once more, in
        another process; then the fallback answers for it."""
        assert self._thinkers is not None
        job = _job(table, seat)
        for name in (bot, bot):
            try:
                return await self._thinkers.choose({**job, "bot": name}, report, table.row.creator)
            except BotFailed as failure:
                log.error("%s failed at %s: %s", name, table.row.id, failure)
        log.error("%s takes the turn of %s at %s", FALLBACK, bot, table.row.id)
        return await self._thinkers.choose({**job, "bot": FALLBACK}, report, table.row.creator)

    # --- turns that nobody took up ------------------------------------------------------------------------------

    async def _sweep(self, waited: float) -> None:
        """Take up the turns of bots that have waited so many seconds: whoever should have is gone."""
        before = later(now(), seconds=-waited)
        self._looked = {one: at for one, at in self._looked.items() if monotonic() - at < LOOK_SECONDS}
        for table in [self._open[one] for one in (*self._listeners, *self._looked) if one in self._open]:
            if not table.occupied:
                self._take_up_here(table, before)
        for table_id, owner in await self._overdue(before):
            if table_id not in self._thoughts and self._owners[owner] < _TURNS_EACH:
                try:
                    await self._take_up(table_id)
                except StoreProblem:
                    raise
                except TableProblem as problem:
                    log.info("table %s cannot go on: %s", table_id, problem.key)
                except Exception:  # whatever one table does must not hold up the others
                    log.exception("table %s cannot go on", table_id)

    async def _overdue(self, before: str) -> list[tuple[str, str]]:
        """Tables with people at which a bot's turn has waited since then, and who made them: a part of them, each time
        the next, so that none which cannot go on keeps the others from being seen."""
        tables, seats = schema.tables.c, schema.seats.c
        at_table = select(seats.seat).where(seats.table_id == tables.id)
        turn = at_table.where(seats.seat == tables.to_act, seats.bot.is_not(None)).exists()
        person = at_table.where(seats.person_id.is_not(None)).exists()
        free = at_table.where(seats.person_id.is_(None), seats.bot.is_(None)).exists()
        moved, table_id = self._swept
        query = select(tables.id, tables.creator, tables.moved).where(
            tables.over.is_(False),
            tables.closed.is_(None),
            tables.moved <= before,
            or_(turn, and_(tables.to_act == CHANCE, tables.dice == "fair")),
            person,
            or_(tables.sat.is_not(None), ~free),
            or_(tables.moved > moved, and_(tables.moved == moved, tables.id > table_id)),
        )
        if broken := self._known_broken():
            query = query.where(tables.id.not_in(broken))
        async with self._store.read() as connection:
            found = (await connection.execute(query.order_by(tables.moved, tables.id).limit(_TAKEN_UP))).all()
        self._swept = (found[-1].moved, found[-1].id) if len(found) == _TAKEN_UP else ("", "")
        return [(row.id, row.creator) for row in found]

    async def _take_up(self, table_id: str) -> None:
        await self._refresh(table_id)
        self._after_change(await self._table(table_id))


def _decider(table: Table, seat: str) -> str | None:
    """The bot that answers for a seat: the one that sits there, or a person's staff if the question is left to it."""
    return table.chairs[seat].bot or (STAFF if table.staff_decides(seat) else None)


def _job(table: Table, seat: str) -> dict[str, Any]:
    """What a bot is given: what its seat may see, the question and the legal actions."""
    question = table.state.question
    return {
        "game": table.row.game,
        "seat": seat,
        # One for every decision, and nobody can foresee it. It depends on how many the bot has made, so that it gives
        # the same answer after taking back: nobody can fish for a blunder.
        "seed": hashed(f"bot|{table.row.secret}|{table.row.id}|{seat}|{table.decisions(seat)}"),
        "view": table.state.view(seat),
        "question": question,
        "legal": table.state.legal(),
    }
