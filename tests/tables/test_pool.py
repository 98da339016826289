"""Work in processes of its own: fair turns, limits that hold, and nothing left behind."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from pointluck.tables.processes import Bounds, Busy, Closed, Exhausted, Failed, Pool, Turns

LONG = 60.0
"""Seconds that nothing here needs, also on a machine with much else to do."""


@asynccontextmanager
async def pool(most: int = 1, seconds: float = LONG, **bounds: Any) -> AsyncIterator[Pool]:
    made = Pool("tests.tables.odd_jobs", most, Bounds(seconds, 1 << 30, **bounds))
    try:
        yield made
    finally:
        await made.close()


async def ask(of: Pool, do: str, who: str = "ann", **job: Any) -> Any:
    return await of.ask(who, {"do": do, **job}, lambda _: None)


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def works(of: Pool) -> bool:
    """What befell one job is nothing to the next."""
    return bool(await ask(of, "echo", what="here") == "here")


async def test_parts_come_before_the_answer() -> None:
    async with pool() as one:
        heard: list[int] = []
        job = {"do": "echo", "parts": [1, 2, 3], "what": {"a": [None]}}
        assert await one.ask("ann", job, heard.append) == {"a": [None]}
        assert heard == [1, 2, 3]


async def test_a_process_is_kept_for_the_next() -> None:
    async with pool() as one:
        assert await works(one)
        (process,) = one._idle
        assert await works(one)
        assert one._idle == [process]


@pytest.mark.parametrize("do", ["sleep", "spin"])
async def test_what_takes_too_long_is_ended(do: str) -> None:
    async with pool(seconds=1.5) as one:
        with pytest.raises(Exhausted):
            await asyncio.wait_for(ask(one, do), LONG)
        assert not one._idle and not one._busy
        while one._tasks:
            await asyncio.wait(one._tasks)
    async with pool() as other:
        assert await works(other)


@pytest.mark.slow
async def test_what_takes_too_much_memory_is_ended() -> None:
    async with pool() as one:
        with pytest.raises(Exhausted):
            await ask(one, "eat")
        assert await works(one)


@pytest.mark.parametrize("do", ["babble", "flood", "break", "die"])
async def test_what_is_no_answer_is_a_failure(do: str) -> None:
    async with pool() as one:
        with pytest.raises(Failed):
            await ask(one, do)
        assert await works(one)


async def test_a_process_that_died_while_nobody_needed_it_is_replaced() -> None:
    async with pool() as one:
        assert await works(one)
        (process,) = one._idle
        process.kill()
        await process.wait()
        assert await works(one)


async def test_closing_ends_everything() -> None:
    async with pool(most=2) as one:
        first, second, third = (asyncio.create_task(ask(one, "spin", who)) for who in ("ann", "ben", "cleo"))
        async with asyncio.timeout(LONG):
            while len(one._busy) < 2:
                await asyncio.sleep(0.01)
        pids = [process.pid for process in one._busy]
        await asyncio.wait_for(one.close(), LONG)
        told = await asyncio.gather(first, second, third, return_exceptions=True)
        assert [type(one) for one in told] == [Closed, Closed, Closed]
        assert not any(map(alive, pids))
        with pytest.raises(Closed):
            await works(one)


# --- turns ----------------------------------------------------------------------------------------------------------


async def test_somebody_with_much_to_do_delays_nobody() -> None:
    turns = Turns(1, waiting_each=100)
    served: list[str] = []

    async def job(who: str) -> None:
        async with turns.turn(who):
            await asyncio.sleep(0)
            served.append(who)

    jobs = [asyncio.create_task(job("ann")) for _ in range(100)]
    await asyncio.sleep(0)
    jobs += [asyncio.create_task(job(who)) for who in ("ben", "cleo", "ben")]
    await asyncio.gather(*jobs)
    assert {"ben", "cleo"} < set(served[:6])
    assert served[:10].count("ben") == 2
    assert len(served) == 103


async def test_one_person_has_so_many_at_once_though_others_are_free() -> None:
    turns = Turns(3, each=2)
    at_work: list[str] = []
    most = 0

    async def job(who: str) -> None:
        nonlocal most
        async with turns.turn(who):
            at_work.append(who)
            most = max(most, at_work.count("ann"))
            await asyncio.sleep(0)
            at_work.remove(who)

    await asyncio.gather(*(job(who) for who in ["ann"] * 6 + ["ben"] * 2))
    assert most == 2


async def test_nothing_waits_without_bound() -> None:
    turns = Turns(1, waiting=3, waiting_each=2)
    async with turns.turn("ann"):
        waiting = [asyncio.create_task(turns._take(who)) for who in ("ann", "ann", "ben")]
        await asyncio.sleep(0)
        for who in ("ann", "cleo"):
            with pytest.raises(Busy):
                await turns._take(who)
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert not turns._waiting
    async with turns.turn("cleo"):
        pass


async def test_a_turn_that_comes_as_somebody_leaves_goes_to_the_next() -> None:
    turns = Turns(1)
    await turns._take("ann")
    ben, cleo = (asyncio.create_task(turns._take(who)) for who in ("ben", "cleo"))
    await asyncio.sleep(0)
    turns._give("ann")
    ben.cancel()
    await asyncio.wait_for(cleo, LONG)
    turns._give("cleo")
    assert not turns._taken and not turns._waiting
