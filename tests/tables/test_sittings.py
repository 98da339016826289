"""Who held which seat from which line of the log to which."""

from __future__ import annotations

from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncConnection

from pointluck.tables import Club, NewTable, SeatWish, Tenure
from pointluck.tables.sittings import change_places, sittings_of
from pointluck.tables.store import _engine, read_url
from tests.tables.playing import ENTROPY, alone, opened, play, two


async def lines(club: Club, table_id: str) -> int:
    return (await club.outlook(table_id, None)).seq


async def test_everybody_who_held_a_seat_is_kept_with_the_lines(database: str) -> None:
    async with opened(database) as club:
        people, table_id = await two(club)
        ann, ben = people["usa"].id, people["japan"].id
        await play(club, table_id, people, 1, 4)
        left = await lines(club, table_id)
        await club.leave(ben, table_id, "japan", "random")
        await club.substitute(ann, table_id, "japan", "doctrine")
        await club.leave(ann, table_id, "usa")
        assert await club.sittings(table_id) == [
            Tenure("usa", ann, None, 0, left),
            Tenure("japan", ben, None, 0, left),
            Tenure("japan", None, "doctrine", left, None),
        ]
        await club.join(ann, table_id, "usa", None, ENTROPY)
        await club.join(ben, table_id, "japan", None, ENTROPY)
        assert await club.sittings(table_id) == [
            Tenure("usa", ann, None, 0, None),
            Tenure("japan", ben, None, 0, None),
        ], "nothing happened meanwhile"
        await play(club, table_id, people, 2, 4)
        again = await lines(club, table_id)
        await club.leave(ben, table_id, "japan")
        cid = await club.new_person("Cid")
        await club.join(cid.id, table_id, "japan", await club.invite(ann, table_id, "japan"), ENTROPY)
        assert (await club.sittings(table_id))[1:] == [
            Tenure("japan", ben, None, 0, again),
            Tenure("japan", cid.id, None, again, None),
        ]
    async with opened(database) as club:
        assert len(await club.sittings(table_id)) == 3


async def test_a_bot_that_keeps_a_seat_has_its_lines_too(database: str) -> None:
    async with opened(database) as club:
        person = await club.new_person("Ann")
        wish = NewTable("dogfight", {"usa": SeatWish("me"), "japan": SeatWish("me")}, ENTROPY)
        table_id = (await club.create(person.id, wish)).table.id
        await club.leave(person.id, table_id, "japan", "random")
        assert await club.sittings(table_id) == [
            Tenure("usa", person.id, None, 0, None),
            Tenure("japan", None, "random", 0, None),
        ], "before the first line nobody has seen anything"


@pytest.mark.slow
async def test_an_imported_game_has_sittings_from_its_last_line_on(database: str) -> None:
    async with opened(database) as club:
        ann, table = await alone(club)
        await play(club, table.id, ann, 1, 5)
        ben = await club.new_person("Ben")
        brought = await club.import_record(ben.id, await club.export(table.id, ann.id), ENTROPY)
        assert await club.sittings(brought.id) == [Tenure("japan", ben.id, None, brought.seq, None)]
        await play(club, table.id, ann, 1)
        ended = await club.import_record(ben.id, await club.export(table.id, ann.id), ENTROPY)
        assert await club.sittings(ended.id) == [], "somebody else played it"


async def test_seats_of_older_databases_are_taken_over(database: str) -> None:
    engine = _engine(read_url(database))
    texts = ("preset", "options", "figures", "data_digest", "start_hash", "commitment", "secret", "created", "moved")
    tables: dict[str, Any] = dict.fromkeys(texts, "")
    tables |= {"game": "dogfight", "rules": 1, "hours": 0, "watch": "link", "dice": "fair"}
    tables |= {"listed": False, "over": False, "fair_from": 0, "number": 3}
    async with engine.begin() as connection:
        await connection.run_sync(brought_to, "0002")
        await put(connection, "people", *({"id": who, "name": who, "created": ""} for who in ("ann", "ben")))
        await put(connection, "tables", {**tables, "id": "t", "creator": "ann", "seating": 2, "seq": 5})
        await put(connection, "tables", {**tables, "id": "new", "creator": "ann", "seating": 0, "seq": 0})
        seats = [
            ("t", "usa", "ann", None, "ann"),
            ("t", "japan", None, "random", "ben"),
            ("new", "usa", "ann", None, None),
        ]
        for table_id, seat, person_id, bot, former in seats:
            row = {"table_id": table_id, "seat": seat, "person_id": person_id, "bot": bot, "former": former}
            await put(connection, "seats", {**row, "place": 0, "arrival": 0})
        await connection.run_sync(brought_to, "0003")
        assert await sittings_of(connection, "t") == [
            Tenure("japan", "ben", None, 0, 5),
            Tenure("japan", None, "random", 5, None),
            Tenure("usa", "ann", None, 0, None),
        ]
        assert await sittings_of(connection, "new") == [Tenure("usa", "ann", None, 0, None)]
        await change_places(connection, "t", 4, Tenure("japan", "ben", None, 5, None))
        assert (await sittings_of(connection, "t"))[0] == Tenure("japan", "ben", None, 0, None)
    await engine.dispose()


def brought_to(connection: Connection, revision: str) -> None:
    config = Config()
    config.set_main_option("script_location", "pointluck.tables:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


async def put(connection: AsyncConnection, table: str, *rows: dict[str, Any]) -> None:
    names = list(rows[0])
    places = ", ".join(f":{name}" for name in names)
    await connection.execute(text(f"INSERT INTO {table} ({', '.join(names)}) VALUES ({places})"), rows)
