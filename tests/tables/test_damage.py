"""A damaged table is its own people's trouble and nobody else's; a backup saves the rest and names it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from pointluck.tables import Club, NotFound, Person, TableProblem
from pointluck.tables import club as club_module
from pointluck.tables.backup import backup, restore
from tests.postgres import Server
from tests.tables.playing import alone, opened, play, two

DAMAGE = {
    "options that are no JSON": "UPDATE tables SET options = '{' WHERE id = :id",
    "options that are a list": "UPDATE tables SET options = '[1]' WHERE id = :id",
    "a result that is none": "UPDATE tables SET result = '[]' WHERE id = :id",
    "a game that nobody knows": "UPDATE tables SET game = 'zorp' WHERE id = :id",
    "a time that is none": "UPDATE tables SET moved = 'yesterday' WHERE id = :id",
    "seats as it began that are nonsense": "UPDATE tables SET sat = '{}' WHERE id = :id",
    "a preset that is none": "UPDATE tables SET preset = 'nonsense' WHERE id = :id",
    "an action that is none": "UPDATE steps SET body = 'sing' WHERE table_id = :id AND seq = 2",
    "another action": "UPDATE steps SET body = 'load akagi 0b 3t' WHERE table_id = :id AND seq = 1",
    "a wrong link": "UPDATE steps SET link = '0000000000000000' WHERE table_id = :id AND seq = 3",
    "a wrong hash": "UPDATE steps SET state_hash = '0000000000000000' WHERE table_id = :id AND seq = 5",
    "a line that is missing": "DELETE FROM steps WHERE table_id = :id AND seq = 3",
    "an undo of what never was": "UPDATE steps SET kind = 'undo', number = 9999 WHERE table_id = :id AND seq = 4",
    "no seats": "DELETE FROM seats WHERE table_id = :id",
    "another commitment": "UPDATE tables SET commitment = 'nonsense' WHERE id = :id",
}
STUCK = {"a preset that is none"}
"""What the table says of itself: a setup that is not played any more."""


async def damage(club: Club, how: str, table_id: str) -> None:
    async with club._store.write() as connection:
        await connection.execute(text(DAMAGE[how]), {"id": table_id})
    club._open.clear()


async def a_club(club: Club) -> tuple[Person, str, str]:
    """Somebody with two tables, the second of them sound."""
    ann, first = await alone(club, listed=True)
    await play(club, first.id, ann, 1, 6)
    return ann, first.id, (await two(club))[1]


@pytest.mark.parametrize("how", DAMAGE)
async def test_its_own_people_are_told_and_nobody_else_notices(tmp_path: Path, how: str) -> None:
    async with opened(f"{tmp_path}/club.db") as club:
        ann, table_id, sound = await a_club(club)
        ben = await club.new_person("Ben")
        await damage(club, how, table_id)
        key = "table-setup" if how in STUCK else "table-broken"
        for wish in (
            club.outlook(table_id, "japan"),
            club.act(ann.id, table_id, "japan", 6, "end"),
            club.leave(ann.id, table_id, "japan"),
        ):
            with pytest.raises(TableProblem, match=key):
                await wish
        try:
            assert (await club.info(table_id, ann.id)).stuck == f"problem-{key}"
        except TableProblem as problem:
            assert problem.key == key
        with pytest.raises(NotFound, match="table-unknown"):
            await club.info(table_id, ben.id)
        for person in (ann, ben):
            await club.lobby(person.id)  # whatever else it holds, it comes
        assert (await club.outlook(sound, None)).seq >= 0
        await club.present(sound, {ann.id})


@pytest.mark.parametrize("how", ["an action that is none", "options that are no JSON", "a game that nobody knows"])
async def test_the_bots_of_others_go_on(database: str, how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(club_module, "ORPHANED_SECONDS", {"sqlite": 0.0, "postgresql": 0.0})
    async with opened(database) as club:
        _, table_id, sound = await a_club(club)
        await damage(club, how, table_id)
        async with club._store.write() as connection:
            # The turn of a bot at both of them, the damaged one first.
            await connection.execute(text("UPDATE seats SET bot = 'random', person_id = NULL"))
            await connection.execute(
                text("UPDATE tables SET moved = '2020-01-01T00:00:00.000000Z' WHERE id = :id"), {"id": table_id}
            )
            await connection.execute(
                text("UPDATE tables SET moved = '2020-01-02T00:00:00.000000Z' WHERE id = :id"), {"id": sound}
            )
        club._open.clear()
    async with opened(database, bots=1) as club:
        async with asyncio.timeout(60):
            while (await club.outlook(sound, None)).seq < 5:
                await asyncio.sleep(0.05)
        with pytest.raises(TableProblem, match="table-broken"):
            await club.outlook(table_id, None)


async def test_a_damaged_table_is_not_replayed_for_everybody_who_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(f"{tmp_path}/club.db") as club:
        _, table_id, _ = await a_club(club)
        await damage(club, "a wrong hash", table_id)
        builds = 0
        build = club._build

        async def counted(*given: Any) -> Any:
            nonlocal builds
            builds += 1
            return await build(*given)

        monkeypatch.setattr(club, "_build", counted)
        for _ in range(5):
            with pytest.raises(TableProblem, match="table-broken"):
                await club.outlook(table_id, "japan")
        assert builds == 1


@pytest.mark.slow
@pytest.mark.parametrize("how", DAMAGE)
async def test_a_backup_names_it_and_saves_the_rest(tmp_path: Path, how: str) -> None:
    database, file = f"{tmp_path}/club.db", tmp_path / "club.backup"
    async with opened(database) as club:
        _, table_id, sound = await a_club(club)
        await damage(club, how, table_id)
    kept = await backup(database, file)
    assert (kept.tables, kept.people) == (2, 3)
    assert (kept.stuck if how in STUCK else kept.broken) == (table_id,)
    assert await restore(file, f"{tmp_path}/second.db") == kept
    async with opened(f"{tmp_path}/second.db") as club:
        assert (await club.outlook(sound, None)).seq >= 0
        with pytest.raises(TableProblem):
            await club.outlook(table_id, "japan")


NONSENSE = {
    "text that is none": "UPDATE steps SET body = CAST(x'ff00fe' AS TEXT) WHERE table_id = :id AND seq = 2",
    "words for numbers": "UPDATE steps SET number = 'many' WHERE table_id = :id AND seq = 2",
    "lines of no table": "UPDATE steps SET table_id = 'nobodys' WHERE table_id = :id AND seq = 2",
    "words for a number of the table": "UPDATE tables SET seating = 'many' WHERE id = :id",
}
"""What a database with types would not take; SQLite does."""


@pytest.mark.parametrize("into", ["sqlite", "postgres"])
@pytest.mark.parametrize("how", NONSENSE)
async def test_what_another_database_would_not_take_is_left_out_and_named(
    tmp_path: Path, how: str, into: str, postgres: Server
) -> None:
    database, file = f"{tmp_path}/club.db", tmp_path / "club.backup"
    target = f"{tmp_path}/second.db" if into == "sqlite" else postgres.new_database()
    async with opened(database) as club:
        ann, table_id, sound = await a_club(club)
        async with club._store._engine.connect() as connection:
            raw = (await connection.get_raw_connection()).driver_connection
            assert raw is not None
            await raw.execute("PRAGMA foreign_keys=OFF")
            await raw.execute(NONSENSE[how].replace(":id", f"'{table_id}'"))
            if raw.in_transaction:
                await raw.commit()
            await raw.execute("PRAGMA foreign_keys=ON")
        club._open.clear()
        with pytest.raises(TableProblem, match="table-broken"):
            await club.outlook(table_id, "japan")
        await club.lobby(ann.id)
    kept = await backup(database, file)
    assert table_id in kept.broken
    kept = await restore(file, target)
    assert table_id in kept.broken and sound not in kept.broken
    async with opened(target) as club:
        assert (await club.outlook(sound, None)).seq >= 0
