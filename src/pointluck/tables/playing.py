"""Playing: looking at the game from a chair, acting, and taking back."""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict
from collections.abc import Container, Iterable
from fractions import Fraction
from typing import Any

from sqlalchemy import delete, insert, select

from pointluck.analysis.odds import Odds, Stake
from pointluck.engine import CHANCE, Refusal, Refused

from . import schema
from .bots import Bots
from .info import EventInfo, Outlook, Patience, StepInfo
from .notices import UndoChanged
from .open_tables import LONG, asked_of
from .playback import stands
from .problems import NotAllowed, Stale, TableProblem
from .rows import Line, now
from .staffing import part_of
from .store import Store
from .table import Table
from .thinking import Thinkers
from .tokens import Signer

MOST_WARM = 256
"""Tables whose outlooks are kept for the next who asks; views are large, and most tables lie idle."""

_requests = schema.undo_requests.c


class Playing(Bots):
    def __init__(self, store: Store, signer: Signer, thinkers: Thinkers | None, patience: Patience) -> None:
        super().__init__(store, signer, thinkers, patience)
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
        self._looked_at(table)
        return table.outlook(seat)

    async def log(self, table_id: str, seat: str | None, after: int = 0, upto: int | None = None) -> list[StepInfo]:
        """The lines after line `after`, up to line `upto`, as that chair may see them. After the end everybody sees
        everything."""
        table = self._open.get(table_id)
        if table is None:
            # Perhaps it cannot be played any more: it can be read all the same.
            row, _ = await self._row(table_id)
            async with self._store.read() as connection:
                steps = shown_to(await self._lines(connection, table_id), seat, row.over)
            return [step for step in steps if after < step.seq and (upto is None or step.seq <= upto)]
        # What another process has just added is told with its own notice.
        upto = table.seq if upto is None else min(upto, table.seq)
        if table.recent and table.recent[0].seq <= after + 1:
            lines = [line for line in table.recent if after < line.seq <= upto]
        else:
            async with self._store.read() as connection:
                lines = await self._lines(connection, table_id, after, upto)
        standing = {line.seq for line in lines if table.stands(line.seq)}
        return shown_to(lines, seat, table.row.over, standing)

    async def standing(self, table_id: str, after: int, upto: int) -> tuple[bool, list[bool]]:
        """Whether the game is over, and of each line of the log there is whether it is a step that stands."""
        table = await self._table(table_id)
        return table.row.over, [table.stands(seq) for seq in range(after + 1, min(upto, table.seq) + 1)]

    async def since(self, table_id: str, seat: str | None) -> int:
        """The line after which everything is new to the seat: the last it added to the log itself."""
        if seat is None:
            return 0
        return (await self._table(table_id)).last_by.get(seat, 0)

    async def why(self, person_id: str, table_id: str, seat: str, text: str) -> Refusal | None:
        """Why the action is not allowed; None if it is. Raises Problem where the seat has nothing to answer."""
        table = await self._table(table_id)
        self._asked(table, person_id, seat, table.seq)
        refusal = table.why(text)
        if refusal is None:
            table.judge(text)
        return refusal

    async def odds(
        self, person_id: str, table_id: str, seat: str, seq: int, texts: list[str], who: str | None = None
    ) -> list[tuple[str, Odds | None]]:
        """What each action leads to, as far as the seat that is asked can know. Raises Refused if one is not legal."""
        table = await self._at(table_id, seq)
        self._asked(table, person_id, seat, seq)
        for text in texts:
            refusal = table.why(text)
            if refusal is not None:
                raise Refused(refusal)
        job = {"name": table.row.game, "view": table.state.view(seat), "texts": texts}
        found = await self._errands.run(who or person_id, "odds", **job)
        return [(text, None if one is None else _odds(one)) for text, one in zip(texts, found, strict=True)]

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
            table.may_go_back()
            if to >= table.free_to(person_id, seat, self._gone(table)):
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
        # What is taken back is played once more, for the luck in it.
        if table.number - to > LONG:
            move = await asyncio.to_thread(table.go_back, seat, to, now())
        else:
            move = table.go_back(seat, to, now())
        await self._save(table, move)

    async def _agree(self, table: Table, person_id: str) -> None:
        asked = table.undo
        assert asked is not None
        async with self._store.read() as connection:
            query = select(_requests.agreed).where(_requests.table_id == table.row.id)
            agreed = json.loads((await connection.execute(query)).scalar_one_or_none() or "[]")
        agreed.append(person_id)
        if asked_of(table, asked.by, asked.to, agreed, self._gone(table)).waiting:
            await self._ask_undo(table, asked.by, asked.to, agreed)
        else:
            await self._go_back(table, asked.by, asked.to)

    async def _ask_undo(self, table: Table, seat: str, to: int, agreed: list[str]) -> None:
        table_id = table.row.id
        async with self._store.write() as connection:
            await connection.execute(delete(schema.undo_requests).where(_requests.table_id == table_id))
            row = {"table_id": table_id, "seq": table.seq, "seat": seat, "number": to, "agreed": json.dumps(agreed)}
            await connection.execute(insert(schema.undo_requests), row)
            await self._announce(connection, "u", table_id)
        table.undo = asked_of(table, seat, to, agreed, self._gone(table))
        table.look_anew()
        self._tell(table_id, UndoChanged(table.undo))

    async def _drop_undo(self, table: Table) -> None:
        async with self._store.write() as connection:
            await connection.execute(delete(schema.undo_requests).where(_requests.table_id == table.row.id))
            await self._announce(connection, "u", table.row.id)
        table.undo = None
        table.look_anew()
        self._tell(table.row.id, UndoChanged(None))


def _odds(found: list[Any]) -> Odds:
    """Odds as another process has told them: each change with its share."""
    return tuple(
        Stake(key, tuple((change, Fraction(above, below)) for change, above, below in changes))
        for key, changes in found
    )


def _fresh(table: Table, seq: int) -> None:
    if seq != table.seq:
        raise Stale("table-moved-on")


def shown_to(
    lines: Iterable[Line], seat: str | None, over: bool, standing: Container[int] | None = None
) -> list[StepInfo]:
    """Lines of the log as a chair may see them: events by whom they are for, actions unless they are sealed.

    `standing`: the lines of steps that have not been taken back; None: the lines go to the end of the log, and say it.
    """
    lines = list(lines)
    if standing is None:
        standing = {line.seq for line in stands(lines)}
    return [
        StepInfo(
            seq=line.seq,
            kind=line.kind,
            number=line.number,
            seat=line.seat,
            action=line.body if over or line.known_by(seat) else None,
            events=[EventInfo.of(event) for event in line.events_for(seat, over)],
            undone=line.kind == "step" and line.seq not in standing,
            staff=part_of(line.staff),
            at=line.at,
        )
        for line in lines
    ]
