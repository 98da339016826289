"""A table that lies idle costs little: less than 100 kB, with everything that is kept about it."""

from __future__ import annotations

import gc
import tracemalloc
from pathlib import Path

import pytest

import pointluck
from pointluck.tables import open_tables, playing
from tests.tables.playing import alone, opened, play

TABLES = 6


@pytest.mark.slow
@pytest.mark.parametrize("name", pointluck.games())
async def test_memory_of_an_idle_table(tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "MOST_WARM", 2)
    async with opened(f"{tmp_path}/club.db") as club:
        ann, table = await alone(club, name)
        await play(club, table.id, ann, 0, 15)
        tracemalloc.start()
        try:
            gc.collect()
            before, _ = tracemalloc.get_traced_memory()
            for number in range(TABLES):
                ann, table = await alone(club, name)
                await play(club, table.id, ann, number, 15)
            gc.collect()
            after, _ = tracemalloc.get_traced_memory()
        finally:
            tracemalloc.stop()
        assert club.open_tables == TABLES + 1
        assert (after - before) / TABLES < 100_000


async def test_tables_that_nobody_looks_at_are_put_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_tables, "MOST_OPEN", 3)
    async with opened(f"{tmp_path}/club.db") as club:
        tables = [await alone(club) for _ in range(6)]
        assert club.open_tables == 3
        for ann, table in tables:
            await play(club, table.id, ann, 1, 2)
        assert club.open_tables == 3
        for _, table in tables:
            assert (await club.outlook(table.id, "japan")).number == 2
