"""The store: made by migrations, careful with the disk, clear about what went wrong."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from asyncpg.exceptions import DiskFullError
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import DBAPIError

from pointluck.tables import Club, StoreProblem, schema
from pointluck.tables.store import Store, database_problems, read_url
from tests.tables.playing import alone, opened, play


async def test_the_migrations_make_exactly_the_schema(database: str) -> None:
    def difference(connection: Connection) -> list[Any]:
        return compare_metadata(MigrationContext.configure(connection), schema.metadata)

    for _ in range(2):  # new, and opened again
        store = await Store.open(database)
        async with store.read() as connection:
            assert await connection.run_sync(difference) == []
            version = await connection.execute(text("SELECT version_num FROM alembic_version"))
            assert version.scalar_one() == "0010"
        await store.close()


async def test_sqlite_is_set_to_lose_nothing(tmp_path: Path) -> None:
    store = await Store.open(f"{tmp_path}/new folder/club.db")
    settings = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 10000}
    async with store.read() as connection:
        for name, value in settings.items():
            assert (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar_one() == value
    await store.close()


@pytest.mark.parametrize(
    ("given", "driver"),
    [
        ("club.db", "sqlite+aiosqlite"),
        ("sqlite:///club.db", "sqlite+aiosqlite"),
        ("sqlite+aiosqlite:////tmp/club.db", "sqlite+aiosqlite"),
        ("postgresql://club@host/name", "postgresql+asyncpg"),
        ("postgresql+asyncpg://club@host/name", "postgresql+asyncpg"),
    ],
)
def test_addresses(given: str, driver: str) -> None:
    assert read_url(given).drivername == driver


@pytest.mark.parametrize("given", ["mysql://user:geheim@host/name", "sqlite://", "sqlite:///:memory:", "x://[", "://"])
def test_an_address_of_something_else_is_refused_without_its_password(given: str) -> None:
    with pytest.raises(StoreProblem, match="store-address") as caught:
        read_url(given)
    assert "geheim" not in str(caught.value)


@pytest.mark.parametrize("address", ["postgresql://nobody@127.0.0.1:1/none", "/dev/null/club.db", "/proc/club.db"])
async def test_a_database_that_is_not_there_is_a_clear_problem(address: str) -> None:
    with pytest.raises(StoreProblem, match="store-"):
        await Club.open(address, 0)


class Disk:
    """A disk of so many pages for SQLite."""

    def __init__(self, club: Club) -> None:
        self._engine = club._store._engine
        self.pages = 0
        event.listen(self._engine.sync_engine, "connect", self._limit)

    def _limit(self, connection: Any, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA max_page_count={self.pages or 1 << 30}")
        cursor.close()

    async def hold(self, pages: int) -> None:
        self.pages = pages
        await self._engine.dispose()


async def test_a_full_disk_is_told_and_the_table_goes_on_when_there_is_room(tmp_path: Path) -> None:
    async with opened(f"{tmp_path}/club.db") as club:
        ann, table = await alone(club)
        disk = Disk(club)
        await disk.hold(1)
        acknowledged = (await club.outlook(table.id, "japan")).seq
        with pytest.raises(StoreProblem, match="store-full"):
            for turn in range(10_000):
                await play(club, table.id, ann, turn, 1)
                acknowledged = (await club.outlook(table.id, "japan")).seq
        assert (await club.outlook(table.id, "japan")).seq == acknowledged, "what was not saved did not happen"
        with pytest.raises(StoreProblem, match="store-full"):
            while True:
                await club.new_person("Ben")
        await disk.hold(0)
        assert await play(club, table.id, ann, 1, 3) == 3
        now = await club.outlook(table.id, "japan")
        assert now.seq > acknowledged
    async with opened(f"{tmp_path}/club.db") as club:
        assert await club.outlook(table.id, "japan") == now


async def test_a_full_disk_of_postgresql_is_told_the_same_way() -> None:
    said = 'could not extend file "base/5/16384": No space left on device'
    with pytest.raises(StoreProblem, match="store-full"), database_problems():
        raise DBAPIError("INSERT", {}, DiskFullError(said))


async def test_health(database: str) -> None:
    async with opened(database) as club:
        await club.check()
        assert (club.open_tables, club.thinking) == (0, 0)
