"""People: a name and a device that proves to be theirs. Nobody needs an account."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, delete, func, insert, or_, select, update

from . import schema
from .info import Belongings, Person
from .open_tables import OpenTables
from .orders import SESSION, order
from .problems import NotFound, TableProblem
from .rows import later, now
from .tokens import hashed, new_id, new_token

LONGEST_NAME = 40
RECOVERY_HOURS = 24

_people = schema.people.c
_recoveries = schema.recoveries.c
_sessions = schema.sessions.c


class People(OpenTables):
    async def new_person(self, name: str) -> Person:
        person = Person(new_id(), _checked(name))
        async with self._store.write() as connection:
            await connection.execute(insert(schema.people), {"id": person.id, "name": person.name, "created": now()})
        return person

    async def person(self, person_id: str) -> Person:
        """Raises NotFound."""
        async with self._store.read() as connection:
            found = (await connection.execute(select(schema.people).where(_people.id == person_id))).first()
        if found is None or found.deleted is not None:
            raise NotFound("person-unknown")
        return _person(found)

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
                await self._announce(connection, "t", table_id)
        for table_id in tables:
            await self._reseat(table_id)
        return person

    # --- sessions -------------------------------------------------------------------------------------------

    async def open_session(self, person_id: str) -> str:
        """What makes a device this person's, until it is ended. Told once; only its hash is kept."""
        token = new_token()
        async with self._store.write() as connection:
            row = {"token": hashed(token), "person_id": person_id, "created": now()}
            await connection.execute(insert(schema.sessions), row)
        return token

    async def person_of(self, token: str) -> Person | None:
        """Whose device that is; None if it is nobody's, or its session was ended."""
        query = select(schema.people).join(schema.sessions).where(_sessions.token == hashed(token))
        async with self._store.read() as connection:
            found = (await connection.execute(query)).first()
        return None if found is None else _person(found)

    async def end_session(self, token: str) -> None:
        """This device is nobody's any more; whatever it has open is closed."""
        await self._end(_sessions.token == hashed(token))

    async def end_sessions(self, person_id: str, but: str | None = None) -> None:
        """All devices of a person, or all but one."""
        which = _sessions.person_id == person_id
        await self._end(which if but is None else which & (_sessions.token != hashed(but)))

    async def _end(self, which: ColumnElement[bool]) -> None:
        async with self._store.write() as connection:
            ended = list(
                (await connection.execute(delete(schema.sessions).where(which).returning(_sessions.token))).scalars()
            )
            for session in ended:
                await order(connection, SESSION, session)
        for session in ended:
            self._carry_out(SESSION, session)

    async def belongings(self, person_id: str) -> Belongings:
        """Raises NotFound."""
        person = await self.person(person_id)
        seats = schema.seats.c
        tables = select(func.count(seats.table_id.distinct())).where(seats.person_id == person_id)
        devices = select(func.count()).where(_sessions.person_id == person_id)
        async with self._store.read() as connection:
            held = (await connection.execute(tables)).scalar_one()
            return Belongings(person.name, held, (await connection.execute(devices)).scalar_one(), person.id)

    # --- recovery links -------------------------------------------------------------------------------------

    async def recovery(self, person_id: str) -> tuple[str, str]:
        """A token that moves this person to another device, and until when. It works once; those before it are void."""
        await self.person(person_id)
        token, until = new_token(), later(now(), hours=RECOVERY_HOURS)
        async with self._store.write() as connection:
            void = or_(_recoveries.until < now(), _recoveries.person_id == person_id)
            await connection.execute(delete(schema.recoveries).where(void))
            row = {"token": hashed(token), "person_id": person_id, "until": until}
            await connection.execute(insert(schema.recoveries), row)
        return token, until

    async def revoke_recovery(self, person_id: str) -> None:
        """Nobody can become this person by a link that was made before."""
        async with self._store.write() as connection:
            await connection.execute(delete(schema.recoveries).where(_recoveries.person_id == person_id))

    async def recoverable(self, token: str) -> Belongings:
        """Whom one would become. Nothing changes. Raises NotFound as `recover` does."""
        query = select(_recoveries.person_id).where(_recoveries.token == hashed(token), _recoveries.until >= now())
        async with self._store.read() as connection:
            found = (await connection.execute(query)).scalar_one_or_none()
        if found is None:
            raise NotFound("recovery-unknown")
        return await self.belongings(found)

    async def recover(self, token: str) -> Person:
        """Whose token it is. Raises NotFound if it was used, taken back, has expired or never was."""
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


def _person(row: Any) -> Person:
    return Person(row.id, row.name, row.banned is not None)


def _checked(name: str) -> str:
    name = name.strip()
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise TableProblem("person-name", most=LONGEST_NAME)
    return name
