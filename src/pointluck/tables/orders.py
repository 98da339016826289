"""What running servers must take notice of, in whichever process it was done: written with the change, read every few
seconds. So whoever runs a server can work on its database beside it, with SQLite as with PostgreSQL."""

from __future__ import annotations

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from . import schema
from .rows import later, now

TABLE, SESSION, PERSON, BLOCKS = "table", "session", "person", "blocks"
"""A table is another or gone; a session was ended; somebody was shut out or deleted; addresses were."""

_REACH = 120
"""Seconds that are looked back: the clocks of two machines differ, and a long transaction is seen late."""
_KEPT = 3600

_orders = schema.orders.c


async def order(connection: AsyncConnection, kind: str, subject: str) -> None:
    """Part of the transaction that changes what it is about."""
    await connection.execute(insert(schema.orders), {"kind": kind, "subject": subject, "at": now()})


class OrderBook:
    """Reads what is new to this process."""

    def __init__(self) -> None:
        self._read: set[int] = set()

    async def fresh(self, connection: AsyncConnection) -> list[tuple[str, str]]:
        query = select(_orders.id, _orders.kind, _orders.subject).where(_orders.at > later(now(), seconds=-_REACH))
        found = (await connection.execute(query.order_by(_orders.id))).all()
        news = [(row.kind, row.subject) for row in found if row.id not in self._read]
        self._read = {row.id for row in found}
        return news


async def forget_old(connection: AsyncConnection) -> None:
    await connection.execute(delete(schema.orders).where(_orders.at < later(now(), seconds=-_KEPT)))
