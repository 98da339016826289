"""A backup of a live club, and back into either database."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from pointluck.tables import Club, StoreProblem, schema
from pointluck.tables.backup import backup, restore
from tests.postgres import Server
from tests.tables.playing import alone, opened, play, two


async def everything(club: Club) -> dict[str, list[tuple[object, ...]]]:
    found = {}
    async with club._store.read() as connection:
        for table in schema.metadata.sorted_tables:
            rows = [tuple(row) for row in await connection.execute(table.select())]
            found[table.name] = sorted(rows, key=repr)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("into", ["sqlite", "postgres"])
async def test_everything_comes_back_and_goes_on(database: str, into: str, tmp_path: Path, postgres: Server) -> None:
    file, target = tmp_path / "club.backup", f"{tmp_path}/second.db" if into == "sqlite" else postgres.new_database()
    async with opened(database) as club:
        ann, table = await alone(club)
        await play(club, table.id, ann, 1, 12)
        people, table_id = await two(club)
        await play(club, table_id, people, 1)
        await club.chat(people["usa"].id, table_id, "good game")
        await club.set_note(ann.id, table.id, "mine")
        token = await club.open_session(ann.id)
        kept = await backup(database, file)
        before = await everything(club)
        outlook = await club.outlook(table.id, "japan")
    assert (kept.people, kept.tables, kept.stuck) == (3, 2, ())
    assert kept.steps == len(before["steps"])
    assert sorted(path.name for path in tmp_path.glob("*backup*")) == ["club.backup"], "one file, nothing beside it"
    assert await restore(file, target) == kept
    async with opened(target) as club:
        assert await everything(club) == before
        assert await club.person_of(token) == ann
        assert await club.outlook(table.id, "japan") == outlook
        await play(club, table.id, ann, 2, 2)
        await club.chat(people["usa"].id, table_id, "again")
        assert (await club.verify(await club.export(table_id, people["usa"].id))).sound


async def test_a_backup_in_the_middle_of_play_is_one_moment(database: str, tmp_path: Path) -> None:
    async with opened(database) as club:
        tables = [await alone(club) for _ in range(3)]

        async def go_on() -> None:
            for turn in range(200):
                for ann, table in tables:
                    await play(club, table.id, ann, turn, 1)

        playing = asyncio.create_task(go_on())
        await asyncio.sleep(0.05)
        for number in range(2):
            kept = await backup(database, tmp_path / f"{number}.backup")  # checks that every table is whole
            assert kept.tables == 3
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)


async def test_nothing_is_overwritten(tmp_path: Path) -> None:
    source, file = f"{tmp_path}/club.db", tmp_path / "club.backup"
    async with opened(source) as club:
        await alone(club)
    await backup(source, file)
    with pytest.raises(StoreProblem, match="backup-exists"):
        await backup(source, file)
    with pytest.raises(StoreProblem, match="restore-not-empty"):
        await restore(file, source)
    with pytest.raises(StoreProblem, match="store-missing"):
        await backup(f"{tmp_path}/nothing.db", tmp_path / "other.backup")
    with pytest.raises(StoreProblem, match="store-missing"):
        await restore(tmp_path / "nothing.backup", f"{tmp_path}/second.db")
    assert not (tmp_path / "nothing.db").exists()
    assert not (tmp_path / "other.backup").exists()


async def test_damage_done_to_a_backup_is_found_when_it_is_restored(tmp_path: Path) -> None:
    source, file = f"{tmp_path}/club.db", tmp_path / "club.backup"
    async with opened(source) as club:
        ann, table = await alone(club)
        await play(club, table.id, ann, 1, 12)
    assert (await backup(source, file)).broken == ()
    raw = sqlite3.connect(file)
    raw.execute("UPDATE steps SET body = 'load akagi 0b 3t' WHERE seq = 1")
    raw.commit()
    raw.close()
    assert (await restore(file, f"{tmp_path}/second.db")).broken == (table.id,)
