"""Everybody who is connected to this process, table by table."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Protocol

from pointluck.tables import Club, TableCard, TableChanged

from .messages import TableInfo
from .telling import table_info

_LEAVE = 3
"""Seconds that taking leave of everybody may last."""


class Guest(Protocol):
    """Somebody at a table: a person's client, or that of somebody who watches."""

    table_id: str

    @property
    def person_id(self) -> str | None: ...

    def notify(self, notice: TableChanged) -> None: ...

    async def dismiss(self) -> None: ...


class House:
    """Knows who is here, and takes leave of all of them at the end."""

    def __init__(self) -> None:
        self._club: Club | None = None
        self._tables: dict[str, set[Guest]] = {}
        self._here: Counter[tuple[str, str]] = Counter()
        self.closing = False

    @property
    def club(self) -> Club:
        assert self._club is not None, "the house has not been opened"
        return self._club

    def open(self, club: Club) -> None:
        self._club = club

    @property
    def tables(self) -> int:
        return len(self._tables)

    def here(self, table_id: str) -> set[str]:
        """The ids of the people who are connected to that table."""
        return {guest.person_id for guest in self._tables.get(table_id, ()) if guest.person_id is not None}

    def told(self, card: TableCard) -> TableInfo:
        return table_info(card, self.here(card.id))

    def enter(self, guest: Guest) -> None:
        self._tables.setdefault(guest.table_id, set()).add(guest)
        self._count(guest, 1)

    def leave(self, guest: Guest) -> None:
        guests = self._tables.get(guest.table_id, set())
        guests.discard(guest)
        if not guests:
            self._tables.pop(guest.table_id, None)
        self._count(guest, -1)

    def _count(self, guest: Guest, change: int) -> None:
        """The others hear of it when a person's first client comes or the last one goes."""
        if guest.person_id is None:
            return
        key = (guest.table_id, guest.person_id)
        self._here[key] += change
        if self._here[key] == max(change, 0):
            for other in self._tables.get(guest.table_id, ()):
                if other is not guest:
                    other.notify(TableChanged())
        if not self._here[key]:
            del self._here[key]

    async def say_goodbye(self) -> None:
        """Everybody is told to come again, and their sockets are closed."""
        self.closing = True
        guests = [guest for table in self._tables.values() for guest in table]
        if guests:
            farewells = [asyncio.create_task(guest.dismiss()) for guest in guests]
            _, late = await asyncio.wait(farewells, timeout=_LEAVE)
            for farewell in late:
                farewell.cancel()
