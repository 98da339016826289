"""Everybody who is connected to this process, table by table."""

from __future__ import annotations

import asyncio
from typing import Protocol

from pointluck.tables import Club, TableCard, TableChanged

from .messages import TableInfo
from .presence import Presence
from .telling import table_info

REPLAYS = 2
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
        self._presence: Presence | None = None
        self._tables: dict[str, set[Guest]] = {}
        self.closing = False
        self.replays = asyncio.Semaphore(REPLAYS)
        """Held while a whole record is played again, so that nobody can keep all cores busy with that."""

    @property
    def club(self) -> Club:
        assert self._club is not None, "the house has not been opened"
        return self._club

    def open(self, club: Club) -> None:
        self._club = club
        self._presence = Presence(club, self._tell_of_presence)
        self._presence.start()

    async def close(self) -> None:
        if self._presence is not None:
            await self._presence.stop()

    def here(self, table_id: str) -> set[str]:
        """The ids of the people who are connected to that table."""
        return set() if self._presence is None else self._presence.people(table_id)

    def told(self, card: TableCard) -> TableInfo:
        return table_info(card, self.here(card.id))

    def enter(self, guest: Guest) -> None:
        # First the others are told, then the guest is one of them: it knows that it came.
        if self._presence is not None and guest.person_id is not None:
            self._presence.arrive(guest.table_id, guest.person_id)
        self._tables.setdefault(guest.table_id, set()).add(guest)

    def leave(self, guest: Guest) -> None:
        guests = self._tables.get(guest.table_id, set())
        guests.discard(guest)
        if not guests:
            self._tables.pop(guest.table_id, None)
        if self._presence is not None and guest.person_id is not None:
            self._presence.depart(guest.table_id, guest.person_id)

    def _tell_of_presence(self, table_id: str) -> None:
        for guest in self._tables.get(table_id, ()):
            guest.notify(TableChanged())

    async def say_goodbye(self) -> None:
        """Everybody is told to come again, and their sockets are closed."""
        self.closing = True
        guests = [guest for table in self._tables.values() for guest in table]
        if guests:
            farewells = [asyncio.create_task(guest.dismiss()) for guest in guests]
            _, late = await asyncio.wait(farewells, timeout=_LEAVE)
            for farewell in late:
                farewell.cancel()
