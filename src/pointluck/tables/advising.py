"""The staff of a player: advice on the question of the moment, and what the staff decides by itself.

Advice is worked out from the view of the seat alone. That it was asked for is kept before anything is told, so that the
record says it whatever becomes of the answer.
"""

from __future__ import annotations

from dataclasses import replace
from time import time
from typing import Literal

from pydantic import TypeAdapter

from pointluck.engine import CHANCE, Refused

from .errands import Errands
from .info import AdviceInfo, Patience
from .notices import StaffOrdered
from .playing import Playing
from .problems import NotAllowed, Stale, TableProblem
from .staffing import Orders
from .store import Store
from .table import Table
from .thinking import MEMORY, Thinkers
from .tokens import Signer, hashed

ADVISERS = 2
ADVICE_SECONDS = 20.0
"""By the clock, for one answer: ten times what it takes. Then the process is ended."""
ANSWER_SECONDS = 1.8
"""From the request on: what is left of it when the process begins is for imagined games."""
MOST_WAITING = 3
"""Of one address: who waits behind more would have the answer too late."""

_ADVICE = TypeAdapter(AdviceInfo)


class Advising(Playing):
    def __init__(self, store: Store, signer: Signer, thinkers: Thinkers | None, patience: Patience) -> None:
        super().__init__(store, signer, thinkers, patience)
        # Like bots they play with compiled kernels.
        self._advisers = Errands(ADVISERS, ADVICE_SECONDS, MEMORY, MOST_WAITING)

    async def advice(
        self, person_id: str, table_id: str, seat: str, seq: int, given: str | None = None, who: str | None = None
    ) -> AdviceInfo:
        """What the staff of the seat that is asked would do. `given`: an answer that is weighed beside its own.

        `seq` is the last line that was seen: raises Stale if there are others, also those that came meanwhile.
        """
        until = time() + ANSWER_SECONDS
        table = await self._at(table_id, seq)
        self._asked(table, person_id, seat, seq)
        if seat == CHANCE:
            raise TableProblem("not-your-turn")
        self._may_ask_staff(table, person_id)
        action = None
        if given is not None:
            action = table.state.parse(given)
            if (refusal := table.state.why_not(action)) is not None:
                raise Refused(refusal)
        await self._note_asked(table, seat, seq)
        job = {
            "name": table.row.game,
            "seat": seat,
            "view": table.state.view(seat),
            "question": table.state.question,
            "legal": table.state.legal(),
            "seed": hashed(f"staff|{table.row.secret}|{table.row.id}|{seat}|{table.decisions(seat)}"),
            "given": action,
            "until": until,
        }
        (found,) = await self._advisers.run(who or person_id, "advice", **job)
        if table.seq != seq:
            raise Stale("table-moved-on")
        return _ADVICE.validate_python(found)

    async def order_staff(
        self,
        person_id: str,
        table_id: str,
        seat: str,
        seq: int,
        kinds: list[str],
        now: Literal["question", "step"] | None,
    ) -> int:
        """What the staff of a seat decides from now on: these kinds of questions whenever they are asked, and perhaps
        the question of the moment (`question`), or all of its kind until another is answered (`step`).

        It takes the place of what was ordered before, so nothing of both takes everything back.
        """
        table = await self._at(table_id, seq)
        async with table.lock:
            if seat not in table.held_by(person_id):
                raise NotAllowed("seat-not-yours")
            if table.row.over:
                raise TableProblem("table-over")
            if kinds or now:
                self._may_ask_staff(table, person_id)
            asked = {ask.kind for ask in table.state.sequence.asks.values()}
            if not asked.issuperset(kinds):
                raise TableProblem("staff-kind")
            orders = Orders(tuple(sorted(set(kinds))))
            if now is not None:
                self._asked(table, person_id, seat, seq)
                question = table.state.question
                assert question is not None
                orders = orders._replace(now=question.kind, once=now == "question", since=seq)
            await self._alter(table, {"staff": table.staff.with_orders(seat, orders).text()}, quiet=True)
            self._tell(table_id, StaffOrdered())
        self._after_change(table)
        return table.seq

    def _may_ask_staff(self, table: Table, person_id: str) -> None:
        if not table.may_ask_staff(person_id, self._gone(table)):
            raise NotAllowed("staff-not-here")

    async def _note_asked(self, table: Table, seat: str, seq: int) -> None:
        async with table.lock:
            if table.seq != seq:
                raise Stale("table-moved-on")
            if table.staff.asked != (seat, seq):
                # That somebody asks is nobody's business before they answer: then the log says it.
                await self._alter(table, {"staff": replace(table.staff, asked=(seat, seq)).text()}, quiet=True)
