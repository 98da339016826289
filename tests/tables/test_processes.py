"""Several clubs on one PostgreSQL: news travels, any of them can go, and the log decides races."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import text

from pointluck.tables import Behind, ChatAdded, Club, Stale, StepsTaken, Subscription, TableChanged, UndoChanged
from pointluck.tables.notices import Notice
from tests.postgres import Server
from tests.tables.playing import ENTROPY, against_bot, alone, asked, opened, play, two
from tests.tables.test_undo import far_enough


@asynccontextmanager
async def both(server: Server, bots: int = 0) -> AsyncIterator[tuple[Club, Club]]:
    url = server.new_database()
    async with opened(url, bots) as one, opened(url, bots) as other:
        yield one, other


async def hear(heard: Subscription, wanted: type[Notice]) -> Notice:
    async with asyncio.timeout(10):
        async for notice in heard:
            if isinstance(notice, wanted):
                return notice
    raise AssertionError("closed")


async def test_several_processes_open_a_new_database_at_once(postgres: Server) -> None:
    url = postgres.new_database()
    clubs = await asyncio.gather(*(Club.open(url, 0) for _ in range(4)))
    ann = await clubs[0].new_person("Ann")
    token = await clubs[0].open_session(ann.id)
    keys = {club._signer.watch("table", None) for club in clubs}
    assert [await club.person_of(token) for club in clubs] == [ann] * 4
    for club in clubs:
        await club.close()
    assert len(keys) == 1, "they share the key that signs"


async def test_steps_are_seen_in_the_other_process(postgres: Server) -> None:
    async with both(postgres) as (one, other):
        ann, table = await alone(one)
        with other.watch(table.id) as heard:
            await other.outlook(table.id, "japan")
            await play(one, table.id, ann, 1, 6)
            while (await other.outlook(table.id, "japan")).seq < (await one.outlook(table.id, "japan")).seq:
                await hear(heard, StepsTaken)
            assert await other.outlook(table.id, "japan") == await one.outlook(table.id, "japan")
            seq = (await other.outlook(table.id, "japan")).seq
            await other.undo(ann.id, table.id, "japan", seq, 2)
        with one.watch(table.id) as heard:
            notice = await hear(heard, StepsTaken) if (await one.outlook(table.id, None)).number != 2 else None
            assert notice is None or notice.undone  # type: ignore[union-attr]
        assert await other.outlook(table.id, "japan") == await one.outlook(table.id, "japan")


@pytest.mark.slow
async def test_players_in_two_processes_play_a_game(postgres: Server) -> None:
    async with both(postgres) as (one, other):
        people, table_id = await two(one)
        clubs = {"usa": one, "japan": other}
        for turn in range(400):
            seat = (await one.outlook(table_id, None)).waiting_for
            if seat is None:
                break
            club = clubs[seat]
            async with asyncio.timeout(10):
                while (await club.outlook(table_id, seat)).prompt is None:
                    await asyncio.sleep(0.002)
            await play(club, table_id, people, turn, 1)
            async with asyncio.timeout(10):
                while (await one.outlook(table_id, None)).seq < (await club.outlook(table_id, None)).seq:
                    await asyncio.sleep(0.002)
        assert (await one.info(table_id, people["usa"].id)).over
        assert (await one.verify(await one.export(table_id, people["usa"].id))).sound


async def test_two_processes_race_for_the_same_line_and_one_wins(postgres: Server) -> None:
    async with both(postgres) as (one, other):
        ann, table = await alone(one)
        await other.outlook(table.id, "japan")
        for _ in range(10):
            outlook = await one.outlook(table.id, "japan")
            assert outlook.prompt is not None
            action = str(outlook.prompt.legal[0])
            async with asyncio.timeout(10):
                while (await other.outlook(table.id, "japan")).seq < outlook.seq:
                    await asyncio.sleep(0.002)
            results = await asyncio.gather(
                *(club.act(ann.id, table.id, "japan", outlook.seq, action) for club in (one, other)),
                return_exceptions=True,
            )
            assert sum(isinstance(result, int) for result in results) == 1, results
            assert sum(isinstance(result, Stale) for result in results) == 1, results
            await one._refresh(table.id)
        assert (await one.outlook(table.id, "japan")).seq >= 10


async def test_seats_talk_and_undo_travel_too(postgres: Server) -> None:
    async with both(postgres) as (one, other):
        people, table_id = await two(one)
        await far_enough(one, table_id, people)
        await other.outlook(table_id, None)
        with other.watch(table_id) as heard:
            line = await one.chat(people["usa"].id, table_id, "hello")
            assert await hear(heard, ChatAdded) == ChatAdded(line)
            seq = (await one.outlook(table_id, None)).seq
            await one.undo(people["usa"].id, table_id, "usa", seq, 1)
            assert isinstance(await hear(heard, UndoChanged), UndoChanged)
            assert (await other.outlook(table_id, "japan")).undo is not None
            await one.rename(people["japan"].id, "Benno")
            await hear(heard, TableChanged)
            assert [seat.name for seat in (await other.info(table_id, people["usa"].id)).seats] == ["Ann", "Benno"]
            await one.leave(people["japan"].id, table_id, "japan")
            # The name may have been told twice: what counts is that word of the open seat comes.
            while (await other.info(table_id, people["usa"].id)).seats[1].kind != "open":
                await hear(heard, TableChanged)
            await other.join(people["japan"].id, table_id, "japan", None, ENTROPY)


async def test_whoever_left_in_one_process_cannot_act_in_the_other(postgres: Server) -> None:
    """Even before the news has come: the seating is part of the lock."""
    async with both(postgres) as (one, other):
        ann, table = await alone(one)
        outlook = await other.outlook(table.id, "japan")
        assert outlook.prompt is not None
        assert other._listener is not None
        await other._listener.stop()
        await one.leave(ann.id, table.id, "japan")
        with pytest.raises(Stale):
            await other.act(ann.id, table.id, "japan", 0, str(outlook.prompt.legal[0]))
        assert await one.log(table.id, None) == []


async def test_a_lost_connection_is_made_anew_and_everything_is_looked_at(postgres: Server) -> None:
    async with both(postgres) as (one, other):
        ann, table = await alone(one)
        await other.outlook(table.id, "japan")
        with other.watch(table.id) as heard:
            await cut_off(one)
            await play(one, table.id, ann, 1, 3)
            await hear(heard, Behind)
            async with asyncio.timeout(10):
                while (await other.outlook(table.id, "japan")).seq < 3:
                    await asyncio.sleep(0.01)
            await play(one, table.id, ann, 2, 1)
            async with asyncio.timeout(10):
                while (await other.outlook(table.id, "japan")).seq < 4:
                    await hear(heard, StepsTaken)


async def cut_off(club: Club) -> None:
    """End every connection that listens."""
    async with club._store.read() as connection:
        await connection.execute(
            text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"),
        )


@pytest.mark.slow
async def test_bots_go_on_when_their_process_is_gone(postgres: Server) -> None:
    """Nobody has taken the turn up for a while: whoever is left does."""
    async with both(postgres) as (one, _):
        ann, table_id = await against_bot(one)
        first = (await one.outlook(table_id, None)).waiting_for
        if first == "usa":
            await play(one, table_id, ann, 1)
    async with opened(one._store.url.render_as_string(hide_password=False), bots=1) as third:
        await third._sweep(0)
        await asked(third, table_id, "usa", None)
        assert (await third.outlook(table_id, None)).number


@pytest.mark.slow
async def test_two_processes_with_bots_take_each_turn_once(postgres: Server) -> None:
    async with both(postgres, bots=1) as (one, other):
        ann, table_id = await against_bot(one)
        for turn in range(5):
            await asked(other, table_id, "usa", None)
            await play(other, table_id, ann, turn, 1)
            await other._sweep(0)
            await one._sweep(0)
        await asked(one, table_id, "usa", None)
        seqs = [step.seq for step in await one.log(table_id, None)]
        assert seqs == list(range(1, len(seqs) + 1))
