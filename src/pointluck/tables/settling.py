"""Games that end without the rules, and those who are away: resigning, draws, claims, and how long others wait."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import and_, update

from pointluck.engine import Settlement
from pointluck.engine.settlement import CLAIM, DRAW, RESIGN

from . import schema
from .open_tables import OpenTables
from .problems import NotAllowed, Stale, TableProblem
from .rows import later, now, past
from .table import Table

GRACE = 60.0
"""Seconds that somebody may be away without anybody noticing: a page is loaded anew, a train goes through a tunnel."""

_seats = schema.seats.c
_tables = schema.tables.c


class Settling(OpenTables):
    # --- ending a game --------------------------------------------------------------------------------------

    async def resign(self, person_id: str, table_id: str, seat: str, seq: int) -> int:
        """Give the game up; the other side has won. The last line of the log after it."""
        table = await self._at(table_id, seq)
        async with table.lock:
            self._may_settle(table, person_id, seat, seq)
            return await self._settle(table, Settlement(RESIGN, seat), seat)

    async def offer_draw(self, person_id: str, table_id: str, seat: str, seq: int) -> int:
        """Offer a draw, or agree to the one that is offered. Whoever holds every seat agrees with themselves.

        The offer stands until it is answered or withdrawn, or until whoever it was made to plays on.
        """
        table = await self._at(table_id, seq)
        async with table.lock:
            self._may_settle(table, person_id, seat, seq)
            others = [chair for chair in table.chairs.values() if chair.seat != seat]
            if not others:
                raise TableProblem("draw-alone")
            if not all(chair.person_id for chair in others):
                raise TableProblem("draw-nobody")
            offered = table.row.draw
            if offered not in (None, seat) or all(chair.person_id == person_id for chair in others):
                return await self._settle(table, Settlement(DRAW), seat)
            if offered is None:
                await self._alter(table, {"draw": seat})
            return table.seq

    async def answer_draw(self, person_id: str, table_id: str, seat: str, seq: int, agree: bool) -> int:
        """Agree to a draw that is offered, or not. Whoever offered it may withdraw it."""
        table = await self._at(table_id, seq)
        async with table.lock:
            self._may_settle(table, person_id, seat, seq)
            offered = table.row.draw
            if offered is None or (agree and offered == seat):
                raise TableProblem("draw-not-offered")
            if agree:
                return await self._settle(table, Settlement(DRAW), seat)
            await self._alter(table, {"draw": None})
            return table.seq

    async def claim(self, person_id: str, table_id: str, seat: str, seq: int) -> int:
        """Win because somebody on the other side has been away too long."""
        table = await self._at(table_id, seq)
        async with table.lock:
            self._may_settle(table, person_id, seat, seq)
            await self._look_who_is_away(table)
            others = [chair for chair in table.chairs.values() if chair.person_id != person_id]
            missed = [table.row.missed(chair, self._patience) for chair in others]
            if not any(one is not None and past(one.claim) for one in missed):
                raise TableProblem("claim-early")
            return await self._settle(table, Settlement(CLAIM, seat), seat)

    def _may_settle(self, table: Table, person_id: str, seat: str, seq: int) -> None:
        if seat not in table.held_by(person_id):
            raise NotAllowed("seat-not-yours")
        if seq != table.seq:
            raise Stale("table-moved-on")
        if table.row.over:
            raise TableProblem("table-over")
        if not table.begun:
            raise TableProblem("table-waiting")

    async def _settle(self, table: Table, settlement: Settlement, seat: str) -> int:
        await self._save(table, table.settle(settlement, seat, now()))
        return table.seq

    # --- being away -----------------------------------------------------------------------------------------

    async def present(self, table_id: str, here: Collection[str]) -> None:
        """Who is connected to the table now. At a live table it is noted since when the others are away."""
        row, chairs = await self._row(table_id)
        if row.hours or row.over:
            return
        people = {chair.person_id: chair.away for chair in chairs.values() if chair.person_id is not None}
        gone = [person for person, away in people.items() if away is None and person not in here]
        back = [person for person, away in people.items() if away is not None and person in here]
        if not gone and not back:
            return
        at = now()
        long = any((people[person] or at) < later(at, seconds=-GRACE) for person in back)
        place = and_(_seats.table_id == table_id, _seats.person_id.is_not(None))
        changes: list[tuple[Any, str | None]] = [
            (and_(place, _seats.person_id.in_(back)), None),
            (and_(place, _seats.person_id.in_(gone), _seats.away.is_(None)), at),
        ]
        if long:
            # Whoever comes back after a while has not waited for the others all that time.
            changes.append((and_(place, _seats.person_id.not_in(list(here)), _seats.away.is_not(None)), at))
        asked = row.to_act in chairs and chairs[row.to_act].person_id in back
        async with self._store.write() as connection:
            for where, away in changes:
                await connection.execute(update(schema.seats).where(where).values(away=away))
            if asked:
                # Whoever comes back to an old question is not taken for silent at once.
                await connection.execute(update(schema.tables).where(_tables.id == table_id).values(moved=at))
                row.moved = at
            await self._announce(connection, "t", table_id)
        await self._reseat(table_id)
