"""Lessons: a table whose dice and other side follow a script, and at which only the right answer is taken."""

from __future__ import annotations

from sqlalchemy import insert

from pointluck.lessons import Lesson, find

from . import schema
from .bots import FALLBACK
from .info import NewTable, SeatWish, TableInfo
from .open_tables import OpenTables, advance, rows_of
from .problems import NotFound
from .rows import Chair, TableRow, now
from .seating import chair_row, new_row
from .sittings import sit_down_first
from .table import Table


class Learning(OpenTables):
    async def learn(self, person_id: str, game: str, name: str, who: str | None = None) -> TableInfo:
        """A table at which that lesson is taken, at its beginning. Raises NotFound if there is none."""
        lesson = find(game, name)
        if lesson is None:
            raise NotFound("lesson-unknown")
        async with self._in_turn(who or person_id):
            table_id = await self._begin_lesson(person_id, lesson)
        table = await self._table(table_id)
        return self._info(table.row, table.chairs, person_id)

    async def _begin_lesson(self, person_id: str, lesson: Lesson) -> str:
        state = lesson.begin()
        row = new_row(person_id, state, "hand") | {"watch": "nobody", "lesson": lesson.id}
        wishes = {
            seat: SeatWish("me") if seat == lesson.seat else SeatWish("bot", FALLBACK) for seat in lesson.game.seats
        }
        wish = NewTable(lesson.game.id, wishes, "")
        seats = [chair_row(row["id"], place, seat, wish, person_id, {}) for place, seat in enumerate(wishes)]
        chairs = {
            one["seat"]: Chair(one["seat"], one["place"], one["person_id"], "", one["bot"], None, None, 0)
            for one in seats
        }
        table = Table(TableRow.of(row), chairs, state.setup, state)
        before = table.begin_lesson(now())
        if before is not None:
            after = advance(table, before)
            row |= {name: after[name] for name in ("seq", "number", "to_act", "sat")}
        async with self._store.write() as connection:
            await connection.execute(insert(schema.tables), row)
            await connection.execute(insert(schema.seats), seats)
            await sit_down_first(connection, seats, row["seq"])
            if before is not None:
                await connection.execute(insert(schema.steps), rows_of(row["id"], before.lines))
        return str(row["id"])
