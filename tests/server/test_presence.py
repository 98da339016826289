"""Who is at a table, here and in other processes."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from pointluck.server import presence
from pointluck.server.presence import GONE, HERE, Presence
from pointluck.tables import Club
from tests.server.conftest import sqlite


async def test_somebody_is_here_until_the_last_connection_ends(tmp_path: Path) -> None:
    club = await Club.open(sqlite(tmp_path), bots=0)
    changed: list[str] = []
    here = Presence(club, changed.append)
    here.arrive("table", "nimitz")
    here.arrive("table", "nimitz")
    here._hear(HERE, "table", "yamamoto", "another process")
    assert here.people("table") == {"nimitz", "yamamoto"}
    here.depart("table", "nimitz")
    assert here.people("table") == {"nimitz", "yamamoto"}
    here.depart("table", "nimitz")
    here._hear(GONE, "table", "yamamoto", "another process")
    assert here.people("table") == set()
    assert changed == ["table"] * 4
    await club.close()


async def test_a_process_that_fell_silent_is_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    club = await Club.open(sqlite(tmp_path), bots=0)
    changed: list[str] = []
    here = Presence(club, changed.append)
    monkeypatch.setattr(presence, "_FORGOTTEN", -1.0)
    here._hear(HERE, "table", "yamamoto", "a process that dies")
    monkeypatch.undo()
    here._hear(HERE, "table", "nagumo", "a process that lives")
    here._forget()
    assert here.people("table") == {"nagumo"}
    assert changed == ["table"] * 3
    await club.close()


async def test_a_server_that_stops_does_not_note_absences_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each costs a write, and a slow disk has hundreds of them to do. Whoever starts next makes up for it."""
    club = await Club.open(sqlite(tmp_path), bots=0)
    noted: list[str] = []

    async def slowly(table: str, _: object) -> None:
        await asyncio.sleep(0.5)
        noted.append(table)

    monkeypatch.setattr(club, "present", slowly)
    here = Presence(club, lambda _: None)
    here.start()
    for number in range(60):
        here.arrive(f"table {number}", "nimitz")
        here.depart(f"table {number}", "nimitz")
    async with asyncio.timeout(10):
        await here.stop()
    assert 0 < len(noted) < 60
    await club.close()
