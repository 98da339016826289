"""People without accounts: device tokens, recovery links, names."""

from __future__ import annotations

import pytest

from pointluck.tables import NotFound, TableProblem, people
from tests.tables.playing import alone, opened


async def test_a_device_token_is_its_persons_also_after_a_restart(database: str) -> None:
    async with opened(database) as club:
        ann = await club.new_person(" Ann ")
        assert ann.name == "Ann"
        assert await club.person(ann.id) == ann
        token = club.device_token(ann.id)
        assert club.read_device_token(token) == ann.id
    async with opened(database) as club:
        assert club.read_device_token(token) == ann.id
        assert club.device_token(ann.id) == token


async def test_a_token_that_was_tampered_with_is_nobodys(database: str) -> None:
    async with opened(database) as club:
        ann, ben = await club.new_person("Ann"), await club.new_person("Ben")
        token = club.device_token(ann.id)
        mark = token.partition(".")[2]
        for wrong in ("", ".", ann.id, f"{ann.id}.", f"{ben.id}.{mark}", token[:-1], token + "0", "ä.ö", f"{token}.x"):
            assert club.read_device_token(wrong) is None


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
        assert (await club.card(table.id, ann.id)).seats[0].name == "Anna"
        with pytest.raises(NotFound):
            await club.rename("nobody", "Anna")
        with pytest.raises(NotFound):
            await club.person("nobody")


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\nb", "a\x00b", "\ud800"])
async def test_names_are_short_and_visible(tmp_path: object, name: str) -> None:
    async with opened(f"{tmp_path}/club.db") as club:
        with pytest.raises(TableProblem, match="person-name"):
            await club.new_person(name)
