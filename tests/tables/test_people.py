"""People without accounts: device tokens, recovery links, names."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from importlib import import_module
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import create_engine, text

from pointluck.tables import NotFound, TableProblem, people, schema, session_id
from pointluck.tables import club as club_module
from pointluck.tables.migrating import migrations
from tests.tables.playing import alone, opened


async def test_a_session_is_its_persons_also_after_a_restart(database: str) -> None:
    async with opened(database) as club:
        ann = await club.new_person(" Ann ")
        assert ann.name == "Ann"
        assert await club.person(ann.id) == ann
        token = await club.open_session(ann.id)
        assert await club.person_of(token) == ann
    async with opened(database) as club:
        assert await club.person_of(token) == ann


async def test_a_token_that_was_tampered_with_is_nobodys(database: str) -> None:
    async with opened(database) as club:
        ann = await club.new_person("Ann")
        token = await club.open_session(ann.id)
        for wrong in ("", ".", ann.id, f"{ann.id}.", token[:-1], token + "0", "ä.ö", session_id(token)):
            assert await club.person_of(wrong) is None


async def test_the_database_does_not_tell_how_to_become_somebody(tmp_path: Path) -> None:
    """Whoever steals a backup has hashes of tokens, and no key that makes any."""
    async with opened(f"{tmp_path}/club.db") as club:
        ann = await club.new_person("Ann")
        token = await club.open_session(ann.id)
        async with club._store.read() as connection:
            for rows in schema.metadata.sorted_tables:
                assert token not in repr((await connection.execute(rows.select())).all())


async def test_sessions_are_ended_one_by_one_or_together(database: str) -> None:
    async with opened(database) as club:
        ann, ben = await club.new_person("Ann"), await club.new_person("Ben")
        first, second, third = [await club.open_session(ann.id) for _ in range(3)]
        other = await club.open_session(ben.id)
        assert (await club.belongings(ann.id)).devices == 3
        closed: list[tuple[str, str]] = []
        club.close_by(lambda kind, subject: closed.append((kind, subject)))
        await club.end_session(first)
        assert closed == [("session", session_id(first))]
        assert [await club.person_of(one) for one in (first, second, third)] == [None, ann, ann]
        await club.end_sessions(ann.id, but=second)
        assert [await club.person_of(one) for one in (first, second, third)] == [None, ann, None]
        await club.end_sessions(ann.id)
        assert await club.person_of(second) is None
        assert await club.person_of(other) == ben
        assert len(closed) == 3


async def test_another_process_hears_that_a_session_was_ended(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(club_module, "ORDER_SECONDS", 0.05)
    async with opened(database) as one, opened(database) as other:
        token = await one.open_session((await one.new_person("Ann")).id)
        heard: asyncio.Queue[tuple[str, str]] = asyncio.Queue()
        other.close_by(lambda kind, subject: heard.put_nowait((kind, subject)))
        await one.end_session(token)
        async with asyncio.timeout(20):
            assert await heard.get() == ("session", session_id(token))
        await asyncio.sleep(0.2)
        assert heard.empty(), "an order is carried out once"


async def test_devices_from_before_there_were_sessions_stay_their_persons(tmp_path: Path) -> None:
    key, person = "ab" * 32, "a" * 22
    before = import_module("pointluck.tables.migrations.versions.0005_sessions_and_orders").down_revision
    engine = create_engine(f"sqlite:///{tmp_path}/club.db")
    with engine.begin() as connection:
        config = migrations()
        config.attributes["connection"] = connection
        command.upgrade(config, before)
        connection.execute(text("INSERT INTO keys VALUES ('device', :key)"), {"key": key})
        connection.execute(text("INSERT INTO people VALUES (:id, 'Ann', '2026')"), {"id": person})
    engine.dispose()
    mark = hmac.new(bytes.fromhex(key), f"device|{person}".encode(), hashlib.sha256).hexdigest()
    for known in ("Ann", None):
        async with opened(f"{tmp_path}/club.db") as club:
            found = await club.person_of(f"{person}.{mark}")
            assert (None if found is None else found.name) == known
            await club.end_session(f"{person}.{mark}")


async def test_ids_carry_128_random_bits(database: str) -> None:
    async with opened(database) as club:
        ids = {(await club.new_person("Ann")).id for _ in range(5)}
        assert len(ids) == 5
        assert {len(one) for one in ids} == {22}


async def test_a_recovery_link_works_once(database: str) -> None:
    async with opened(database) as club:
        ann = await club.new_person("Ann")
        token, until = await club.recovery(ann.id)
        assert until.endswith("Z")
        assert await club.recover(token) == ann
        for wrong in (token, "x" * 32):
            with pytest.raises(NotFound, match="recovery-unknown"):
                await club.recover(wrong)


async def test_a_recovery_link_tells_whom_one_becomes_without_being_used_up(database: str) -> None:
    async with opened(database) as club:
        ann, _ = await alone(club)
        token, _ = await club.recovery(ann.id)
        for _ in range(2):
            told = await club.recoverable(token)
            assert (told.name, told.tables, told.person_id) == (ann.name, 1, ann.id)
        assert await club.recover(token) == ann
        with pytest.raises(NotFound, match="recovery-unknown"):
            await club.recoverable(token)


async def test_a_recovery_link_can_be_taken_back(database: str) -> None:
    async with opened(database) as club:
        ann = await club.new_person("Ann")
        first, _ = await club.recovery(ann.id)
        second, _ = await club.recovery(ann.id)  # voids the first
        await club.revoke_recovery((await club.new_person("Ben")).id)  # voids nobody else's
        assert (await club.recoverable(second)).person_id == ann.id
        await club.revoke_recovery(ann.id)
        for token in (first, second):
            with pytest.raises(NotFound, match="recovery-unknown"):
                await club.recover(token)


async def test_a_recovery_link_expires(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(database) as club:
        ann = await club.new_person("Ann")
        token, until = await club.recovery(ann.id)
        monkeypatch.setattr(people, "now", lambda: until + "0")
        with pytest.raises(NotFound, match="recovery-unknown"):
            await club.recover(token)


async def test_a_new_name_is_seen_at_the_tables(database: str) -> None:
    async with opened(database) as club:
        ann, table = await alone(club)
        await club.rename(ann.id, "Anna")
        assert (await club.info(table.id, ann.id)).seats[0].name == "Anna"
        with pytest.raises(NotFound):
            await club.rename("nobody", "Anna")
        with pytest.raises(NotFound):
            await club.person("nobody")


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\nb", "a\x00b", "\ud800"])
async def test_names_are_short_and_visible(tmp_path: object, name: str) -> None:
    async with opened(f"{tmp_path}/club.db") as club:
        with pytest.raises(TableProblem, match="person-name"):
            await club.new_person(name)
