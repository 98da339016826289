"""Reviews of finished games: worked out once, in a process of their own, one at a time, and only after the end."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from pathlib import Path

import pytest
from sqlalchemy import update

from pointluck.tables import Club, NotAllowed, Overloaded, Reviewed, reviewing, schema
from pointluck.tables.errands import Errands
from pointluck.tables.reviewing import Kept
from tests.tables.playing import alone, opened, play, two

PATIENCE = 120.0


async def over(club: Club, moves: int = 10) -> str:
    """A game that was given up early: its review is short."""
    people, table_id = await two(club)
    await play(club, table_id, people, 1, moves)
    outlook = await club.outlook(table_id, "usa")
    await club.resign(people["usa"].id, table_id, "usa", outlook.seq)
    return table_id


async def reviewed(club: Club, table_id: str) -> Kept:
    async with asyncio.timeout(PATIENCE):
        while (kept := await club.review(table_id, "ann", begin=True)).status == "working":
            await asyncio.sleep(0.05)
    return kept


@pytest.mark.slow
async def test_a_review_is_worked_out_once_and_kept(database: str) -> None:
    async with opened(database) as club:
        table_id = await over(club)
        assert (await club.review(table_id)).status == "none", "looking begins nothing"
        assert (await reviewed(club, table_id)).status == "done"
        found = json.loads((await club.review(table_id)).found or "")
        assert (found["raw"], found["values_of"]) == (0.0, "usa")
        assert found["told"]["de"]["headline"]["usa"].startswith("Verloren.")
        assert found["told"]["en"]["headline"]["japan"].startswith("You won.")
        assert set(found) == set(Reviewed.__slots__)
    async with opened(database) as club:
        club._reviewers = Errands(0)  # nobody who could work
        assert (await reviewed(club, table_id)).status == "done"


async def test_a_game_that_runs_is_not_reviewed(database: str) -> None:
    async with opened(database) as club:
        _, table_id = await two(club)
        for begin in (False, True):
            with pytest.raises(NotAllowed) as told:
                await club.review(table_id, begin=begin)
            assert told.value.key == "review-early"


@pytest.mark.slow
async def test_a_game_in_which_nothing_was_played_says_so(database: str) -> None:
    async with opened(database) as club:
        table_id = await over(club, 0)
        told = await reviewed(club, table_id)
        assert (told.status, told.key) == ("failed", "problem-review-empty")


@pytest.mark.slow
async def test_one_at_a_time_and_not_many_of_one_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "MOST_REVIEWS", 3)
    async with opened(f"{tmp_path}/club.db") as club:
        tables = [await over(club) for _ in range(4)]
        for table_id in tables[:2]:
            assert (await club.review(table_id, "ann", begin=True)).status == "working"
        assert (await club.review(tables[0], "ann", begin=True)).status == "working", "the same again is no other"
        with pytest.raises(Overloaded):
            await club.review(tables[2], "ann", begin=True)
        await club.review(tables[2], "ben", begin=True)
        with pytest.raises(Overloaded):
            await club.review(tables[3], "carl", begin=True)
        async with asyncio.timeout(PATIENCE):
            while not club._reviewers._busy:
                await asyncio.sleep(0.01)
            assert len(club._reviewers._busy) == 1
            while club._reviews:
                await asyncio.sleep(0.05)
        assert [(await club.review(one)).status for one in tables] == ["done", "done", "done", "none"]


@pytest.mark.slow
async def test_a_review_that_takes_too_long_is_ended(tmp_path: Path) -> None:
    async with opened(f"{tmp_path}/club.db") as club:
        table_id = await over(club)
        club._reviewers = Errands(1, seconds=1)
        await club.review(table_id, "ann", begin=True)
        async with asyncio.timeout(PATIENCE):
            while not club._reviewers._busy:
                await asyncio.sleep(0.001)
        (process,) = club._reviewers._busy
        os.kill(process.pid, signal.SIGSTOP)
        assert (await reviewed(club, table_id)).key == "problem-work-much"


@pytest.mark.slow
async def test_another_process_sees_it_and_takes_over(database: str) -> None:
    async with opened(database) as club:
        table_id = await over(club)
        await club._claim(table_id)
        assert not await club._claim(table_id)
        assert (await club.review(table_id, begin=True)).status == "working", "somebody else is at it"
        gone = update(schema.reviews).values(at="2026-01-01T00:00:00.000000Z")
        async with club._store.write() as connection:
            await connection.execute(gone)
        assert (await club.review(table_id)).status == "none"
        assert (await reviewed(club, table_id)).status == "done"


@pytest.mark.slow
async def test_a_review_of_another_version_is_made_anew(database: str) -> None:
    async with opened(database) as club:
        table_id = await over(club)
        await reviewed(club, table_id)
        older = update(schema.reviews).values(version="0.0.1", found="{}")
        async with club._store.write() as connection:
            await connection.execute(older)
        assert (await club.review(table_id)).status == "none"
        assert (await reviewed(club, table_id)).status == "done"


@pytest.mark.slow
async def test_a_club_that_closes_leaves_a_review_to_the_next(tmp_path: Path) -> None:
    async with opened(f"{tmp_path}/club.db") as club:
        ann, table = await alone(club)
        await play(club, table.id, ann, 1)
        await club.review(table.id, "ann", begin=True)
    async with opened(f"{tmp_path}/club.db") as club:
        async with club._store.write() as connection:
            await connection.execute(update(schema.reviews).values(at="2026-01-01T00:00:00.000000Z"))
        assert (await club.review(table.id)).status == "none"
