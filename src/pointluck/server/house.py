"""Everybody who is connected to this process, table by table."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Protocol

from pointluck.tables import Club, TableChanged, TableInfo
from pointluck.tables.orders import BLOCKS, PERSON, SESSION

from .logbook import Logbook
from .presence import Presence
from .telling import with_presence

_LEAVE = 3
"""Seconds that taking leave of everybody may last."""
_REMEMBERED = 100


class Guest(Protocol):
    """Somebody at a table: a person's client, or that of somebody who watches."""

    table_id: str

    @property
    def person_id(self) -> str | None: ...

    def notify(self, notice: TableChanged) -> None: ...

    @property
    def session(self) -> str | None: ...

    @property
    def address(self) -> str: ...

    async def dismiss(self) -> None: ...

    async def turn_out(self) -> None: ...


class House:
    """Knows who is here, and takes leave of all of them at the end."""

    def __init__(self) -> None:
        self._club: Club | None = None
        self._logbook: Logbook | None = None
        self._presence: Presence | None = None
        self._tables: dict[str, set[Guest]] = {}
        self.closing = False
        self._ended: deque[str] = deque(maxlen=_REMEMBERED)
        """Sessions that were ended: somebody may just be on the way in with one."""
        self._parting: set[asyncio.Task[None]] = set()

    @property
    def club(self) -> Club:
        assert self._club is not None, "the house has not been opened"
        return self._club

    @property
    def logbook(self) -> Logbook:
        assert self._logbook is not None, "the house has not been opened"
        return self._logbook

    def open(self, club: Club) -> None:
        self._club = club
        self._logbook = Logbook(club)
        self._presence = Presence(club, self._tell_of_presence)
        self._presence.start()
        club.close_by(self._part)

    async def close(self) -> None:
        if self._presence is not None:
            await self._presence.stop()

    def shut_out(self, address: str) -> bool:
        return self._club is not None and address in self._club.blocks

    def here(self, table_id: str) -> set[str]:
        """The ids of the people who are connected to that table."""
        return set() if self._presence is None else self._presence.people(table_id)

    def with_presence(self, table: TableInfo) -> TableInfo:
        return with_presence(table, self.here(table.id))

    def enter(self, guest: Guest) -> None:
        # First the others are told, then the guest is one of them: it knows that it came.
        if self._presence is not None and guest.person_id is not None:
            self._presence.arrive(guest.table_id, guest.person_id)
        self._tables.setdefault(guest.table_id, set()).add(guest)
        if guest.session in self._ended:
            self._turn_out(guest)

    def leave(self, guest: Guest) -> None:
        guests = self._tables.get(guest.table_id, set())
        guests.discard(guest)
        if not guests:
            self._tables.pop(guest.table_id, None)
        if self._presence is not None and guest.person_id is not None:
            self._presence.depart(guest.table_id, guest.person_id)

    def _part(self, kind: str, subject: str) -> None:
        """A session was ended, or a person or addresses were shut out: whatever they have open is closed."""
        if kind == SESSION:
            self._ended.append(subject)
        for guest in [guest for table in self._tables.values() for guest in table]:
            gone = {SESSION: guest.session == subject, PERSON: guest.person_id == subject}
            if self.shut_out(guest.address) if kind == BLOCKS else gone[kind]:
                self._turn_out(guest)

    def _turn_out(self, guest: Guest) -> None:
        task = asyncio.create_task(guest.turn_out())
        self._parting.add(task)
        task.add_done_callback(self._parting.discard)

    def _tell_of_presence(self, table_id: str) -> None:
        for guest in self._tables.get(table_id, ()):
            guest.notify(TableChanged())

    def end_errands(self) -> None:
        """Whatever is worked out for somebody is given up: they are told that the server stops."""
        if self._club is not None:
            self._club.end_errands()

    def abandon(self) -> None:
        """This process is about to end in any case: the processes it has started must not outlive it."""
        if self._club is not None:
            self._club.kill_processes()

    async def say_goodbye(self) -> None:
        """Everybody is told to come again, and their sockets are closed."""
        self.closing = True
        guests = [guest for table in self._tables.values() for guest in table]
        if guests:
            farewells = [asyncio.create_task(guest.dismiss()) for guest in guests]
            _, late = await asyncio.wait(farewells, timeout=_LEAVE)
            for farewell in late:
                farewell.cancel()
