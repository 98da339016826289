"""Who held which seat of a table, from which line of its log to which: people and bots, those of today included."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import inf
from typing import Any, NamedTuple

from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from . import schema

_rows = schema.sittings
_sittings = schema.sittings.c


class Tenure(NamedTuple):
    """A person (`person_id`) or a bot (`bot`) held the seat while the lines after `since` up to `until` were added.

    `until` is None for whoever holds it still. It may be `since`: they looked and got up again.
    """

    seat: str
    person_id: str | None
    bot: str | None
    since: int
    until: int | None


async def sittings_of(connection: AsyncConnection, table_id: str) -> list[Tenure]:
    """Everybody who held a seat of the table since its first line, in the order in which they sat down."""
    query = (
        select(_sittings.seat, _sittings.person_id, _sittings.bot, _sittings.since, _sittings.until)
        .where(_sittings.table_id == table_id)
        .order_by(_sittings.seating, _sittings.seat)
    )
    return [Tenure(*row) for row in await connection.execute(query)]


def bound_to(sittings: Iterable[Tenure], person_id: str) -> set[str] | None:
    """The seats that a person may hold who has held one before others came: the last; None: any.

    Whoever saw one hand must never see another's. Nobody else is wronged while the person has been the only one here.
    """
    ends: dict[str, float] = {}
    others = False
    for one in sittings:
        if one.person_id == person_id:
            ends[one.seat] = max(ends.get(one.seat, 0), inf if one.until is None else one.until)
        elif one.person_id is not None:
            others = True
    if not ends or not others:
        return None
    return {seat for seat, end in ends.items() if end == max(ends.values())}


async def sit_down_first(connection: AsyncConnection, chairs: Iterable[Mapping[str, Any]], since: int) -> None:
    """The seats of a new table are taken. `since`: the lines it already has."""
    rows = [
        _row(chair["table_id"], 0, Tenure(chair["seat"], chair["person_id"], chair["bot"], since, None))
        for chair in chairs
        if chair["person_id"] or chair["bot"]
    ]
    if rows:
        await connection.execute(insert(_rows), rows)


async def change_places(connection: AsyncConnection, table_id: str, seating: int, new: Tenure) -> None:
    """From `new.since` on somebody else holds the seat, or nobody. `seating` is the table's, after the change."""
    here = (_sittings.table_id == table_id) & (_sittings.seat == new.seat)
    held = here & _sittings.until.is_(None)
    # Before the first line nobody has seen anything, and a bot forgets: such a sitting leaves no trace.
    blank = (_sittings.since == new.since) & or_(_sittings.bot.is_not(None), _sittings.since == 0)
    await connection.execute(delete(_rows).where(held, blank))
    await connection.execute(update(_rows).where(held).values(until=new.since))
    if new.person_id is None and new.bot is None:
        return
    whose = _sittings.person_id == new.person_id if new.bot is None else _sittings.bot == new.bot
    # Whoever comes back before anything has happened never left.
    back = await connection.execute(update(_rows).where(here, whose, _sittings.until == new.since).values(until=None))
    if not back.rowcount:
        await connection.execute(insert(_rows), _row(table_id, seating, new))


def _row(table_id: str, seating: int, sitting: Tenure) -> dict[str, Any]:
    return {"table_id": table_id, "seating": seating, **sitting._asdict()}
