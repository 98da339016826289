"""Long work that anybody can ask for: it is done elsewhere, it can be stopped, and it disturbs nobody."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import pytest

from pointluck.engine import DataError, RecordError
from pointluck.tables import Club, NewTable, Overloaded, SeatWish, TooMuch
from pointluck.tables.errands import Errands
from tests.tables.playing import ENTROPY, alone, opened, play

PATIENCE = 60.0


async def played(club: Club) -> tuple[str, str, str]:
    """A finished game: who played it, the table and the record."""
    ann, table = await alone(club)
    await play(club, table.id, ann, 1)
    return ann.id, table.id, await club.export(table.id, ann.id)


@pytest.mark.slow
async def test_what_an_errand_meets_is_told_as_if_it_were_met_here(tmp_path: Path) -> None:
    async with opened(f"{tmp_path}/club.db") as club:
        ann, _, record = await played(club)
        with pytest.raises(RecordError) as told:
            await club.import_record(ann, record.replace("start", "stand", 1))
        assert told.value.line == 9
        assert told.value.key == "record-header"
        with pytest.raises(DataError):
            await club.check_figures("kido-butai", {"no": {"such": "figure"}}, "ann")
        seats = {"japan": SeatWish("me")}
        with pytest.raises(DataError):
            await club.create(ann, NewTable("kido-butai", seats, ENTROPY, figures={"no": {"such": "figure"}}))


@pytest.mark.slow
async def test_an_errand_that_takes_too_long_is_ended(tmp_path: Path) -> None:
    async with opened(f"{tmp_path}/club.db") as club:
        _, table_id, record = await played(club)
        club._strangers = Errands(seconds=10)
        assert (await club.verify(record)).steps
        (process,) = club._strangers._idle
        os.kill(process.pid, signal.SIGSTOP)  # it would go on and on
        with pytest.raises(TooMuch) as told:
            await asyncio.wait_for(club.verify(record), PATIENCE)
        assert told.value.key == "work-much"
        assert await asyncio.wait_for(process.wait(), PATIENCE) == -signal.SIGKILL
        assert (await club.verify(record)).steps, "the next one is served"
        assert (await club.moments(table_id, None, 0, 5)).moments


@pytest.mark.slow
async def test_an_errand_that_takes_too_much_memory_is_ended(tmp_path: Path) -> None:
    async with opened(f"{tmp_path}/club.db") as club:
        ann, _, record = await played(club)
        usual, club._strangers = club._strangers, Errands(memory=80 << 20)
        with pytest.raises(TooMuch):
            await club.import_record(ann, record + "x" * 3_900_000)
        await club._strangers.close()
        club._strangers = usual
        yours, _ = await club.lobby(ann)
        assert len(yours) == 1, "nothing is left behind"
        await club.import_record(ann, record)


@pytest.mark.slow
async def test_nobody_waits_for_the_errands_of_another(tmp_path: Path) -> None:
    async with opened(f"{tmp_path}/club.db") as club:
        _, _, record = await played(club)
        many = [asyncio.create_task(club.verify(record, "ann")) for _ in range(10)]
        async with asyncio.timeout(PATIENCE):
            while not club._strangers._busy:
                await asyncio.sleep(0.001)
        (hers,) = club._strangers._busy
        hers.send_signal(signal.SIGSTOP)
        assert (await asyncio.wait_for(club.verify(record, "ben"), PATIENCE)).steps
        assert not all(task.done() for task in many), "hers still wait, one after the other"
        hers.send_signal(signal.SIGCONT)
        told = await asyncio.gather(*many, return_exceptions=True)
        assert not isinstance(told[-1], BaseException)


@pytest.mark.slow
async def test_too_many_errands_are_refused_and_closing_ends_all(tmp_path: Path) -> None:
    async with opened(f"{tmp_path}/club.db") as club:
        _, _, record = await played(club)
        told = await asyncio.gather(*(club.verify(record, "ann") for _ in range(30)), return_exceptions=True)
        refused = [one for one in told if isinstance(one, Overloaded)]
        assert 0 < len(refused) < 30
        assert refused[0].key == "work-busy"
        last = asyncio.create_task(club.verify(record, "ann"))
        await asyncio.sleep(0)
    told = await asyncio.gather(last, return_exceptions=True)
    assert isinstance(told[0], Overloaded)
    assert told[0].key == "server-stops"


@pytest.mark.slow
async def test_a_replay_in_parts_is_the_replay_in_one(tmp_path: Path) -> None:
    async with opened(f"{tmp_path}/club.db") as club:
        _, table_id, _ = await played(club)
        whole = await club.moments(table_id, "japan", 0, 400)
        assert [moment.number for moment in whole.moments] == list(range(whole.total + 1))
        for first in (0, 1, 7, whole.total):
            part = await club.moments(table_id, "japan", first, 3)
            assert part.moments == whole.moments[first : first + 3]
        assert (await club.moments(table_id, "japan", whole.total + 1, 3)).moments == []
