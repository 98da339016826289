"""Playing: looking at the game from a chair, acting, taking back, and the bots that take their turns."""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict
from collections.abc import Iterable
from typing import Any

from sqlalchemy import and_, delete, insert, or_, select

from pointluck.analysis.odds import Odds, odds
from pointluck.engine import CHANCE, Problem, Refusal, Refused

from . import schema
from .cards import LogStep, Outlook, Patience
from .house import House, asked_of, log
from .notices import Thinking, UndoChanged
from .problems import NotAllowed, Stale, TableProblem
from .rows import Line, later, now
from .store import Store
from .table import Table, stands
from .thinking import BotFailed, Thinkers
from .tokens import Signer, hashed

SWEEP_SECONDS = 3.0
"""How often to look for bots whose turn nobody has taken up."""

ORPHANED_SECONDS = {"sqlite": 3.0, "postgresql": 10.0}
"""How long a bot's turn must have waited to be taken up: another process may be thinking about it."""

MOST_WARM = 256
"""Tables whose outlooks are kept for the next who asks; views are large, and most tables lie idle."""

_LONG = 300
"""From so many steps on a replay is done aside, so that it does not hold up everybody else."""

_requests = schema.undo_requests.c


class Playing(House):
    def __init__(self, store: Store, signer: Signer, thinkers: Thinkers | None, patience: Patience) -> None:
        super().__init__(store, signer, thinkers, patience)
        self._thoughts: dict[str, asyncio.Task[None]] = {}
        self._closing = False
        self._warm: OrderedDict[str, Table] = OrderedDict()

    # --- looking --------------------------------------------------------------------------------------------
    # These trust the caller to have asked `chairs` first.

    async def outlook(self, table_id: str, seat: str | None) -> Outlook:
        """The table from a chair; None: from the side of somebody who watches."""
        table = await self._table(table_id)
        self._warm[table_id] = table
        self._warm.move_to_end(table_id)
        if len(self._warm) > MOST_WARM:
            self._warm.popitem(last=False)[1].look_anew()
        return table.outlook(seat)

    async def log(self, table_id: str, seat: str | None, after: int = 0) -> list[LogStep]:
        """The lines after line `after`, as that chair may see them. After the end everybody sees everything."""
        table = self._open.get(table_id)
        if table is not None and table.recent and table.recent[0].seq <= after + 1:
            lines: Iterable[Line] = [line for line in table.recent if line.seq > after]
            over = table.row.over
        else:
            row, _ = await self._row(table_id)
            over = row.over
            async with self._store.read() as connection:
                lines = await self._lines(connection, table_id, after)
            if table is not None:
                # What another process has just added is told with its own notice.
                lines = [line for line in lines if line.seq <= table.seq]
        return told(lines, seat, over)

    async def since(self, table_id: str, seat: str | None) -> int:
        """The line after which everything is new to the seat: the last it added to the log itself."""
        if seat is None:
            return 0
        return (await self._table(table_id)).last_by.get(seat, 0)

    async def why(self, person_id: str, table_id: str, seat: str, text: str) -> Refusal | None:
        """Why the action is not allowed; None if it is. Raises Problem where the seat has nothing to answer."""
        table = await self._table(table_id)
        self._asked(table, person_id, seat, table.seq)
        return table.why(text)

    async def odds(
        self, person_id: str, table_id: str, seat: str, seq: int, texts: list[str]
    ) -> list[tuple[str, Odds | None]]:
        """What each action leads to, as far as the seat that is asked can know. Raises Refused if one is not legal."""
        table = await self._at(table_id, seq)
        self._asked(table, person_id, seat, seq)
        for text in texts:
            refusal = table.why(text)
            if refusal is not None:
                raise Refused(refusal)
        game, view = table.state.setup.game, table.state.view(seat)
        return await asyncio.to_thread(lambda: [(text, odds(game, view, text)) for text in texts])

    # --- acting ---------------------------------------------------------------------------------------------

    async def act(self, person_id: str, table_id: str, seat: str, seq: int, text: str) -> int:
        """Take an action; the last line of the log after it. `seat` may be `chance` where dice are rolled by hand.

        `seq` is the last line that was seen: raises Stale if there are others. Raises Refused with the clause if the
        rules forbid it.
        """
        table = await self._at(table_id, seq)
        async with table.lock:
            self._asked(table, person_id, seat, seq)
            await self._save(table, table.play(seat, text, now()))
            return table.seq

    def _asked(self, table: Table, person_id: str, seat: str, seq: int) -> None:
        """The person may answer for that seat, has seen all lines, and is asked. Strangers are told nothing else."""
        held = table.held_by(person_id)
        if not held or (seat != CHANCE and seat not in held):
            raise NotAllowed("seat-not-yours")
        _fresh(table, seq)
        asked = table.row.to_act
        if asked is None:
            raise TableProblem("table-over")
        if not table.begun:
            raise TableProblem("table-waiting")
        if asked != seat or not any(table.may_answer(one, asked) for one in held):
            raise TableProblem("not-your-turn")

    # --- taking back ----------------------------------------------------------------------------------------

    async def undo(self, person_id: str, table_id: str, seat: str, seq: int, to: int) -> int:
        """Go back to the state after `to` steps; where that is not free, ask the others. The last line of the log."""
        table = await self._at(table_id, seq)
        async with table.lock:
            if seat not in table.held_by(person_id):
                raise NotAllowed("seat-not-yours")
            _fresh(table, seq)
            if table.row.over:
                raise TableProblem("undo-over")
            if not 0 <= to < table.number:
                raise TableProblem("undo-range", number=str(to), steps=str(table.number))
            if to >= table.free_to(person_id, seat):
                await self._go_back(table, seat, to)
            else:
                await self._ask_undo(table, seat, to, [])
            return table.seq

    async def answer_undo(self, person_id: str, table_id: str, seat: str, seq: int, agree: bool) -> int:
        """Agree to an undo that somebody asked for, or not. Whoever asked may withdraw it."""
        table = await self._at(table_id, seq)
        async with table.lock:
            if seat not in table.held_by(person_id):
                raise NotAllowed("seat-not-yours")
            _fresh(table, seq)
            asked = table.undo
            if asked is None:
                raise TableProblem("undo-not-asked")
            if not agree:
                await self._drop_undo(table)
            elif seat in asked.waiting:
                await self._agree(table, person_id)
            return table.seq

    async def _go_back(self, table: Table, seat: str, to: int) -> None:
        standing = await self._standing(table.row.id)
        if to > _LONG:
            move = await asyncio.to_thread(table.go_back, seat, to, standing, now())
        else:
            move = table.go_back(seat, to, standing, now())
        await self._save(table, move)

    async def _agree(self, table: Table, person_id: str) -> None:
        asked = table.undo
        assert asked is not None
        async with self._store.read() as connection:
            query = select(_requests.agreed).where(_requests.table_id == table.row.id)
            agreed = json.loads((await connection.execute(query)).scalar_one_or_none() or "[]")
        agreed.append(person_id)
        if asked_of(table, asked.by, asked.to, agreed).waiting:
            await self._ask_undo(table, asked.by, asked.to, agreed)
        else:
            await self._go_back(table, asked.by, asked.to)

    async def _ask_undo(self, table: Table, seat: str, to: int, agreed: list[str]) -> None:
        table_id = table.row.id
        async with self._store.write() as connection:
            await connection.execute(delete(schema.undo_requests).where(_requests.table_id == table_id))
            row = {"table_id": table_id, "seq": table.seq, "seat": seat, "number": to, "agreed": json.dumps(agreed)}
            await connection.execute(insert(schema.undo_requests), row)
            await self._call_out(connection, "u", table_id)
        table.undo = asked_of(table, seat, to, agreed)
        table.look_anew()
        self._tell(table_id, UndoChanged(table.undo))

    async def _drop_undo(self, table: Table) -> None:
        async with self._store.write() as connection:
            await connection.execute(delete(schema.undo_requests).where(_requests.table_id == table.row.id))
            await self._call_out(connection, "u", table.row.id)
        table.undo = None
        table.look_anew()
        self._tell(table.row.id, UndoChanged(None))

    # --- bots -----------------------------------------------------------------------------------------------

    def _call_off(self, table_id: str) -> None:
        thought = self._thoughts.pop(table_id, None)
        if thought is not None:
            thought.cancel()

    def _after_change(self, table: Table) -> None:
        table_id = table.row.id
        self._call_off(table_id)
        if not self._goes_by_itself(table):
            return
        task = self._thoughts[table_id] = asyncio.create_task(self._go_on(table_id))
        task.add_done_callback(lambda _: self._forget(table_id, task))

    def _goes_by_itself(self, table: Table) -> bool:
        """Whether no person is asked: a bot is, or the dice are to be rolled for the first time."""
        seat = table.row.to_act
        if seat is None or self._closing or not table.begun:
            return False
        if seat == CHANCE:
            return table.row.dice == "fair"
        return self._thinkers is not None and table.chairs[seat].bot is not None

    def _forget(self, table_id: str, task: asyncio.Task[None]) -> None:
        if self._thoughts.get(table_id) is task:
            del self._thoughts[table_id]

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
            # Somebody was faster, or the store is away; the sweeper looks again.
            log.info("a bot's turn at %s waits: %s", table_id, problem.key)
        except BotFailed as failure:
            log.error("a bot at %s failed: %s", table_id, failure)

    async def _begin(self, table: Table) -> None:
        async with table.lock:
            move = table.begin(now()) if self._goes_by_itself(table) else None
            if move is not None:
                await self._save(table, move, thought=True)

    async def _take_turn(self, table: Table) -> None:
        seat, seq = table.state.seat, table.seq
        assert seat is not None and self._thinkers is not None
        bot = table.chairs[seat].bot
        legal = table.state.legal()

        def report(share: float | None) -> None:
            self._tell(table.row.id, Thinking(seat, share))

        # Most bots answer at once; nobody needs to be told of those.
        patience = asyncio.get_running_loop().call_later(0.3, report, None)
        try:
            place = await self._thinkers.choose(_job(table, seat), report)
        finally:
            patience.cancel()
        async with table.lock:
            if table.seq == seq and table.chairs[seat].bot == bot and not table.doubtful:
                await self._save(table, table.play(seat, str(legal[place]), now()), thought=True)

    async def _sweep(self, waited: float) -> None:
        """Take up the turns of bots that have waited so many seconds: whoever should have is gone."""
        tables, seats = schema.tables.c, schema.seats.c
        turn = and_(seats.table_id == tables.id, seats.seat == tables.to_act, seats.bot.is_not(None))
        due = or_(select(seats.seat).where(turn).exists(), and_(tables.to_act == CHANCE, tables.dice == "fair"))
        query = select(tables.id).where(tables.over.is_(False), tables.moved <= later(now(), seconds=-waited), due)
        async with self._store.read() as connection:
            found = [row.id for row in await connection.execute(query.order_by(tables.moved).limit(200))]
        for table_id in found:
            if table_id not in self._thoughts:
                try:
                    await self._take_up(table_id)
                except TableProblem as problem:
                    log.info("table %s cannot go on: %s", table_id, problem.key)

    async def _take_up(self, table_id: str) -> None:
        await self._refresh(table_id)
        self._after_change(await self._table(table_id))


def _job(table: Table, seat: str) -> dict[str, Any]:
    """What a bot is given: what its seat may see, the question and the legal actions."""
    question = table.state.question
    return {
        "game": table.row.game,
        "bot": table.chairs[seat].bot,
        "seat": seat,
        # Its own for every decision, and nobody can foresee it. It hangs on how many the bot has made, so that it gives
        # the same answer after taking back: nobody can fish for a blunder.
        "seed": hashed(f"bot|{table.row.secret}|{table.row.id}|{seat}|{table.decisions(seat)}"),
        "view": table.state.view(seat),
        "question": question,
        "legal": table.state.legal(),
    }


def _fresh(table: Table, seq: int) -> None:
    if seq != table.seq:
        raise Stale("table-moved-on")


def told(lines: Iterable[Line], seat: str | None, over: bool) -> list[LogStep]:
    """Lines of the log as a chair may see them: events by whom they are for, actions unless they are sealed."""
    lines = list(lines)
    standing = {line.seq for line in stands(lines)}
    return [
        LogStep(
            line.seq,
            line.kind,
            line.number,
            line.seat,
            line.body if over or line.known_by(seat) else None,
            line.told_to(seat, over),
            line.kind == "step" and line.seq not in standing,
            line.at,
        )
        for line in lines
    ]
