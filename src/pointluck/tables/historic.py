"""Days of history: tables that nobody has played at, made from the shipped records when somebody first asks."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any

from sqlalchemy import insert
from sqlalchemy.dialects import postgresql, sqlite

from . import schema
from .info import TableInfo
from .open_tables import OpenTables, rows_of
from .problems import NotFound
from .records import Made, brought
from .rows import now


class Historic(OpenTables):
    async def day(self, name: str, person_id: str | None, who: str) -> TableInfo:
        """The table of that day. Raises NotFound if there is none."""
        async with self._in_turn(who):
            row, seats, lines = await asyncio.to_thread(_made, name)
        dialect = sqlite if self._store.dialect == "sqlite" else postgresql
        try:
            held = await self._row(row["id"])
        except NotFound:
            person = {"id": row["creator"], "name": seats[0]["name"], "created": now()}
            chairs = [{key: value for key, value in seat.items() if key != "name"} for seat in seats]
            async with self._store.write() as connection:
                await connection.execute(dialect.insert(schema.people).values(person).on_conflict_do_nothing())
                fresh = await connection.execute(dialect.insert(schema.tables).values(row).on_conflict_do_nothing())
                if fresh.rowcount:  # nobody was faster
                    await connection.execute(insert(schema.seats), chairs)
                    await connection.execute(insert(schema.steps), rows_of(row["id"], lines))
            held = await self._row(row["id"])
        return self._info(*held, person_id)


@cache
def _made(name: str) -> Made:
    from pointluck.analysis.days import days

    day = days().get(name)
    if day is None:
        raise NotFound("day-unknown")
    record = day.record
    creator = f"day-{name}"[:22]
    row, seats, lines = brought(creator, record.text(), None)
    # A day that has changed is another table.
    row["id"] = f"{creator[:13]}-{record.steps[-1].state_hash[:8]}"
    named: list[dict[str, Any]] = [
        {**seat, "table_id": row["id"], "name": record.seats[str(seat["seat"])]} for seat in seats
    ]
    return row, named, lines
