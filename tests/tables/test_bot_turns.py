"""Bots take their turns: fairly among people, for somebody who is there, and also if one of them hangs."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import update

from pointluck.tables import Club, NewTable, Person, SeatWish, schema
from pointluck.tables import bots as turns
from pointluck.tables.thinking import Thinkers
from tests.tables.playing import ENTROPY, against_bot, asked, opened, play, two
from tests.tables.test_bots import bots_only

PATIENCE = 5.0
"""Seconds after which a bot counts as hanging here: a process must be able to start in them on a busy machine."""


@asynccontextmanager
async def odd(folder: Path, most: int = 1) -> AsyncIterator[Club]:
    """A club whose bots have faults."""
    async with opened(f"{folder}/club.db") as club:
        club._thinkers = Thinkers(most, seconds=PATIENCE)
        club._thinkers._module = "tests.tables.odd_bots"
        yield club


async def until_the_bot_is_asked(club: Club, table_id: str, person: Person) -> None:
    for turn in range(50):
        if (await club.outlook(table_id, None)).waiting_for != "usa":
            return
        await play(club, table_id, person, turn, 1)
    raise AssertionError("the bot is never asked")


# --- bots that do not answer ----------------------------------------------------------------------------------------


@pytest.mark.slow
async def test_a_bot_whose_process_hangs_is_replaced_and_takes_its_turn(tmp_path: Path) -> None:
    async with opened(f"{tmp_path}/club.db") as club:
        club._thinkers = Thinkers(1, seconds=PATIENCE)
        ann, table_id = await against_bot(club)
        await asked(club, table_id, "usa")
        (process,) = club._thinkers._idle
        os.kill(process.pid, signal.SIGSTOP)
        await until_the_bot_is_asked(club, table_id, ann)
        assert await asyncio.wait_for(process.wait(), 30) == -signal.SIGKILL
        await asked(club, table_id, "usa")


@pytest.mark.slow
@pytest.mark.parametrize("bot", ["admiral", "captain"])
async def test_for_a_bot_that_never_answers_the_ensign_does(
    tmp_path: Path, bot: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with odd(tmp_path) as club:
        ann, table_id = await against_bot(club, bot)
        await until_the_bot_is_asked(club, table_id, ann)
        with caplog.at_level(logging.ERROR, "pointluck.tables"):
            await asked(club, table_id, "usa")
        assert f"ensign takes the turn of {bot} at {table_id}" in caplog.text


# --- fair turns -----------------------------------------------------------------------------------------------------


async def table_of(club: Club, person: Person) -> str:
    """A table of that person, at which it is the turn of a slow bot."""
    wish = NewTable("dogfight", {"usa": SeatWish("me"), "japan": SeatWish("bot", "doctrine")}, ENTROPY)
    table_id = (await club.create(person.id, wish)).table.id
    await until_the_bot_is_asked(club, table_id, person)
    return table_id


async def test_somebody_with_many_tables_does_not_delay_another(tmp_path: Path) -> None:
    async with odd(tmp_path) as club:
        ann, ben = await club.new_person("Ann"), await club.new_person("Ben")
        many = [await table_of(club, ann) for _ in range(12)]
        one = await table_of(club, ben)
        seen = [club._open[table_id].seq for table_id in many]
        await asked(club, one, "usa")
        moved = sum(club._open[table_id].seq > seq for table_id, seq in zip(many, seen, strict=True))
        assert moved <= 4, "most of hers still wait"
        for table_id in many:
            await asked(club, table_id, "usa")


async def test_one_person_has_so_many_bots_thinking_at_once(tmp_path: Path) -> None:
    async with odd(tmp_path, most=4) as club:
        assert club._thinkers is not None
        ann = await club.new_person("Ann")
        for table_id in [await table_of(club, ann) for _ in range(6)]:
            await asked(club, table_id, "usa")
        assert len(club._thinkers._idle) == 2, "no more processes were needed"


# --- for nobody -----------------------------------------------------------------------------------------------------


async def test_bots_alone_play_only_while_somebody_watches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "LOOK_SECONDS", 0.0)
    async with opened(f"{tmp_path}/club.db", bots=1) as club:
        table_id = await bots_only(club, "battle-of-midway")
        table = await club._table(table_id)
        await asyncio.sleep(0.5)
        await club._sweep(0)
        assert (table.seq, club.thinking) == (0, 0), "nobody has looked yet"
        with club.watch(table_id):
            await club.outlook(table_id, None)
            async with asyncio.timeout(30):
                while table.seq < 10:
                    await asyncio.sleep(0.01)
        async with asyncio.timeout(30):
            while club.thinking:
                await asyncio.sleep(0.01)
        stopped = table.seq
        await club._sweep(0)
        await asyncio.sleep(0.3)
        assert (table.seq, club.thinking) == (stopped, 0), "nobody watches any more"
        with club.watch(table_id):
            await club._sweep(0)
            async with asyncio.timeout(30):
                while table.seq <= stopped:
                    await asyncio.sleep(0.01)


async def test_whoever_asks_now_and_then_watches_too(tmp_path: Path) -> None:
    async with opened(f"{tmp_path}/club.db", bots=1) as club:
        table_id = await bots_only(club)
        assert club.thinking == 0
        await asked(club, table_id, None)


async def test_nor_for_somebody_who_got_up_and_left_the_game_to_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turns, "LOOK_SECONDS", 0.0)
    async with opened(f"{tmp_path}/club.db", bots=1) as club:
        ann, table_id = await against_bot(club, "random")
        await until_the_bot_is_asked(club, table_id, ann)
        await asked(club, table_id, "usa")
        table = await club._table(table_id)
        await club.leave(ann.id, table_id, "usa", "random")
        left = table.seq
        await asyncio.sleep(1)
        await club._sweep(0)
        assert (table.seq, club.thinking) == (left, 0), "nobody is there"
        await club.join(ann.id, table_id, "usa", None, ENTROPY)
        await asked(club, table_id, "usa")


# --- turns that nobody took up --------------------------------------------------------------------------------------


@pytest.mark.slow
async def test_tables_that_cannot_go_on_do_not_keep_others_from_being_taken_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turns, "_TAKEN_UP", 3)
    database = f"{tmp_path}/club.db"
    async with opened(database) as club:
        tables = [await against_bot(club) for _ in range(9)]
        for person, table_id in tables:
            await play(club, table_id, person, 1)
        good = tables[-1][1]
        stuck = schema.tables.c.id != good
        async with club._store.write() as connection:
            await connection.execute(update(schema.tables).where(stuck).values(rules=0))
    async with opened(database, bots=1) as club:
        for _ in range(4):
            await club._sweep(0)
        await asked(club, good, "usa")


async def test_tables_that_wait_for_somebody_to_sit_down_are_not_looked_at(tmp_path: Path) -> None:
    async with opened(f"{tmp_path}/club.db") as club:
        ann = await club.new_person("Ann")
        people, begun = await two(club)
        await play(club, begun, people, 1, 5)
        seats = {"usa": SeatWish("me"), "japan": SeatWish("open")}
        waiting = (await club.create(ann.id, NewTable("dogfight", seats, ENTROPY))).table.id
        async with club._store.write() as connection:
            await connection.execute(update(schema.tables).values(to_act="chance"))
        due = [table_id for table_id, _ in await club._overdue("9")]
        assert due == [begun]
        assert waiting not in due
