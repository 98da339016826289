"""Talk at a table, and the notes that everybody keeps for themselves."""

from __future__ import annotations

from sqlalchemy import delete, insert, select

from . import schema
from .info import Chatted
from .notices import ChatAdded
from .open_tables import OpenTables
from .problems import NotAllowed, TableProblem
from .rows import now

LONGEST_CHAT = 1000
LONGEST_NOTE = 10_000
_KEPT_LINES = 500
"""Lines of talk that are told at once; older ones stay in the store."""

_chat = schema.chat.c
_notes = schema.notes.c


class Talking(OpenTables):
    async def chat(self, person_id: str, table_id: str, text: str) -> Chatted:
        """Say something to everybody at the table. For people who hold a seat, or made the table."""
        row, chairs = await self._row(table_id)
        held = [chair for chair in chairs.values() if chair.person_id == person_id]
        if not held and row.creator != person_id:
            raise NotAllowed("table-not-yours")
        text = _readable(text).strip()
        if not 0 < len(text) <= LONGEST_CHAT:
            raise TableProblem("chat-length", most=LONGEST_CHAT)
        async with self._store.write() as connection:
            people = schema.people.c
            names = select(people.name, people.muted).where(people.id == person_id)
            name, muted = (await connection.execute(names)).one()
            if muted is not None:
                raise NotAllowed("muted")
            seat = held[0].seat if held else None
            said = {"table_id": table_id, "person_id": person_id, "name": name, "seat": seat, "text": text, "at": now()}
            number = (await connection.execute(insert(schema.chat).values(said).returning(_chat.id))).scalar_one()
            await self._store.notify(connection, f"c {table_id} {number} {self._origin}")
        line = Chatted(number, name, seat, text, said["at"] or "")
        self._tell(table_id, ChatAdded(line))
        return line

    async def chat_lines(self, table_id: str, after: int = 0) -> list[Chatted]:
        """What was said after line `after`, the latest few hundred lines at most, the oldest of them first."""
        query = select(_chat.id, _chat.name, _chat.seat, _chat.text, _chat.at)
        query = query.where(_chat.table_id == table_id, _chat.id > after).order_by(_chat.id.desc()).limit(_KEPT_LINES)
        async with self._store.read() as connection:
            found = [Chatted(*row) for row in await connection.execute(query)]
        return found[::-1]

    async def _hear(self, table_id: str, number: int) -> None:
        """Somebody spoke in another process."""
        if table_id in self._listeners:
            for line in await self.chat_lines(table_id, number - 1):
                if line.id == number:
                    self._tell(table_id, ChatAdded(line))

    async def note(self, person_id: str, table_id: str) -> str:
        """One's own notes at the table. Nobody else ever sees them."""
        query = select(_notes.text).where(_notes.table_id == table_id, _notes.person_id == person_id)
        async with self._store.read() as connection:
            return (await connection.execute(query)).scalar_one_or_none() or ""

    async def set_note(self, person_id: str, table_id: str, text: str) -> None:
        text = _readable(text)
        if len(text) > LONGEST_NOTE:
            raise TableProblem("note-length", most=LONGEST_NOTE)
        await self._row(table_id)
        async with self._store.write() as connection:
            mine = (_notes.table_id == table_id) & (_notes.person_id == person_id)
            await connection.execute(delete(schema.notes).where(mine))
            row = {"table_id": table_id, "person_id": person_id, "text": text}
            await connection.execute(insert(schema.notes), row)


def _readable(text: str) -> str:
    """Without what no database and no screen can hold: NUL and lone surrogates."""
    return text.replace("\x00", "").encode("utf-8", "ignore").decode()
