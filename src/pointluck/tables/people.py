"""People: a name and a device that proves to be theirs. Nobody needs an account."""

from __future__ import annotations

from sqlalchemy import delete, insert, select, update

from . import schema
from .cards import Person
from .house import House
from .problems import NotFound, TableProblem
from .rows import later, now
from .tokens import hashed, new_id, new_token

LONGEST_NAME = 40
RECOVERY_HOURS = 24

_people = schema.people.c
_recoveries = schema.recoveries.c


class People(House):
    async def new_person(self, name: str) -> Person:
        person = Person(new_id(), _checked(name))
        async with self._store.write() as connection:
            await connection.execute(insert(schema.people), {"id": person.id, "name": person.name, "created": now()})
        return person

    async def person(self, person_id: str) -> Person:
        """Raises NotFound."""
        async with self._store.read() as connection:
            found = (await connection.execute(select(schema.people).where(_people.id == person_id))).first()
        if found is None:
            raise NotFound("person-unknown")
        return Person(found.id, found.name)

    async def rename(self, person_id: str, name: str) -> Person:
        person = Person(person_id, _checked(name))
        seats = schema.seats.c
        async with self._store.write() as connection:
            changed = await connection.execute(
                update(schema.people).where(_people.id == person_id).values(name=person.name)
            )
            if not changed.rowcount:
                raise NotFound("person-unknown")
            found = await connection.execute(select(seats.table_id).where(seats.person_id == person_id).distinct())
            tables = [row.table_id for row in found]
            for table_id in tables:
                await self._call_out(connection, "t", table_id)
        for table_id in tables:
            await self._reseat(table_id)
        return person

    def device_token(self, person_id: str) -> str:
        """What makes a device this person's: signed, for the life of the database."""
        return self._signer.sign(person_id)

    def read_device_token(self, token: str) -> str | None:
        """The person's id, or None if the token is not one of ours."""
        return self._signer.read(token)

    async def recovery(self, person_id: str) -> tuple[str, str]:
        """A token that moves this person to another device, and until when. It works once."""
        await self.person(person_id)
        token, until = new_token(), later(now(), hours=RECOVERY_HOURS)
        async with self._store.write() as connection:
            await connection.execute(delete(schema.recoveries).where(_recoveries.until < now()))
            row = {"token": hashed(token), "person_id": person_id, "until": until}
            await connection.execute(insert(schema.recoveries), row)
        return token, until

    async def recover(self, token: str) -> Person:
        """Whose token it is. Raises NotFound if it was used, has expired or never was."""
        async with self._store.write() as connection:
            gone = await connection.execute(
                delete(schema.recoveries)
                .where(_recoveries.token == hashed(token))
                .returning(_recoveries.person_id, _recoveries.until)
            )
            found = gone.first()
        if found is None or found.until < now():
            raise NotFound("recovery-unknown")
        return await self.person(found.person_id)


def _checked(name: str) -> str:
    name = name.strip()
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise TableProblem("person-name", most=LONGEST_NAME)
    return name
