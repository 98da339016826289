"""Files that hold keys and secrets are their owner's alone, and a database of a newer version is left as it is."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text

from pointluck.tables import StoreProblem
from pointluck.tables import backup as backups
from pointluck.tables.backup import backup, restore
from pointluck.tables.store import Store
from tests.cli.conftest import run
from tests.cli.running import Run
from tests.tables.playing import alone, opened

__all__ = ["run"]

posix = pytest.mark.skipif(os.name != "posix", reason="rights of this kind are POSIX")


def rights(folder: Path) -> dict[str, int]:
    return {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir()}


@pytest.fixture(params=[0o000, 0o022])
def generous(request: pytest.FixtureRequest) -> Iterator[None]:
    """Somebody whose new files are open to everybody unless we say otherwise."""
    before = os.umask(request.param)
    yield
    os.umask(before)


@posix
@pytest.mark.usefixtures("generous")
async def test_a_database_is_its_owners_alone(tmp_path: Path) -> None:
    async with opened(f"{tmp_path}/club.db") as club:
        await alone(club)
        found = rights(tmp_path)
    assert found == {"club.db": 0o600, "club.db-wal": 0o600, "club.db-shm": 0o600}


@posix
@pytest.mark.usefixtures("generous")
async def test_a_backup_is_its_owners_alone_while_it_is_written_and_after(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = f"{tmp_path}/club.db"
    async with opened(database) as club:
        await alone(club)
    there = tmp_path / "kept"
    there.mkdir()
    during: list[dict[str, int]] = []
    checked = backups.check

    async def looked(store: Store) -> backups.Kept:
        during.append(rights(there))
        return await checked(store)

    monkeypatch.setattr(backups, "check", looked)
    await backup(database, there / "club.backup")
    assert set(during[0].values()) == {0o600} and ".club.backup.part" in during[0]
    assert rights(there) == {"club.backup": 0o600}


@posix
async def test_a_database_that_was_open_to_others_is_closed_to_them(tmp_path: Path) -> None:
    file = tmp_path / "club.db"
    async with opened(str(file)) as club:
        await alone(club)
    file.chmod(0o644)
    async with opened(str(file)) as club:
        await alone(club)
        assert set(rights(tmp_path).values()) == {0o600}


@posix
async def test_a_link_in_place_of_the_unfinished_backup_is_not_followed(tmp_path: Path) -> None:
    database = f"{tmp_path}/club.db"
    async with opened(database) as club:
        await alone(club)
    (tmp_path / "mine").write_text("precious")
    (tmp_path / ".club.backup.part").symlink_to(tmp_path / "mine")
    await backup(database, tmp_path / "club.backup")
    assert (tmp_path / "mine").read_text() == "precious"
    assert not (tmp_path / "club.backup").is_symlink()


@posix
async def test_a_file_that_is_no_database_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Chester, " * 100)
    file.chmod(0o644)
    with pytest.raises(StoreProblem):
        await Store.open(str(file))
    assert (file.read_text(), rights(tmp_path)) == ("Dear Chester, " * 100, {"letter.txt": 0o644})


# --- newer databases ------------------------------------------------------------------------------------------------


async def newer(database: str) -> None:
    """As a version that is yet to come would leave it."""
    store = await Store.open(database)
    async with store.write() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        await connection.execute(text("CREATE TABLE wonders (id INTEGER PRIMARY KEY)"))
    if store.dialect == "sqlite":
        await store.fold()
    await store.close()


async def test_a_newer_database_is_refused(database: str) -> None:
    await newer(database)
    with pytest.raises(StoreProblem, match="store-newer") as caught:
        await Store.open(database)
    assert caught.value.params["found"] == "9999"


async def test_nothing_is_changed_in_a_newer_database(tmp_path: Path) -> None:
    file = tmp_path / "club.db"
    await newer(str(file))
    before = file.read_bytes()
    for wish in (
        Store.open(str(file)),
        backup(str(file), tmp_path / "club.backup"),
        restore(file, f"{tmp_path}/other.db"),
    ):
        with pytest.raises(StoreProblem, match="store-newer"):
            await wish
        assert file.read_bytes() == before
    assert not list(tmp_path.glob("*backup*"))
    with closing(sqlite3.connect(file)) as raw:
        assert raw.execute("SELECT version_num FROM alembic_version").fetchall() == [("9999",)]


@pytest.mark.parametrize(("language", "said"), [("en", "newer version of Point Luck"), ("de", "neueres Point Luck")])
@pytest.mark.parametrize("command", [("serve", "--port", "0"), ("backup", "club.backup"), ("admin", "people")])
def test_it_is_said_in_a_sentence(run: Run, tmp_path: Path, language: str, said: str, command: tuple[str, ...]) -> None:
    asyncio.run(newer(f"{tmp_path}/club.db"))
    words = [f"{tmp_path}/{word}" if word.endswith("backup") and word != "backup" else word for word in command]
    told = run(*words, "--database", f"{tmp_path}/club.db", "--lang", language)
    assert told.code == 1
    assert said in told.err
