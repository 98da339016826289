"""A day of history is a table like any other that is over: for everybody, and nobody's."""

from __future__ import annotations

import asyncio

import pytest

from pointluck.analysis.days import days
from pointluck.tables import Fork, NotFound
from tests.tables.playing import ENTROPY, opened


@pytest.mark.slow
async def test_a_day_is_there_for_everybody_and_made_once(database: str) -> None:
    record = days()["nagumo"].record
    async with opened(database) as club:
        ann = await club.new_person("Ann")
        first, second = await asyncio.gather(club.day("nagumo", ann.id, ann.id), club.day("nagumo", None, "stranger"))
        assert first.id == second.id
        assert (first.over, first.steps, first.seats[0].name, first.seats[0].you) == (
            True,
            len(record.steps),
            "Nagumo",
            False,
        )
        assert first.result is not None and first.result.level == "major-defeat"
        assert await club.lobby(ann.id) == ([], [])
        replay = await club.moments(first.id, "japan", 0, 500)
        assert replay.moments[-1].view == record.state.view("japan")
        fork = await club.fork(ann.id, first.id, Fork(step=61, seat="japan", entropy=ENTROPY))
        assert fork.forked is not None and fork.forked.origin == first.id
        with pytest.raises(NotFound):
            await club.day("midway", ann.id, ann.id)
