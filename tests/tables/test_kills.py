"""`kill -9` in heavy play loses nothing that was acknowledged: a few rounds of tests/tables/kills.py."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.postgres import Server
from tests.tables import kills


@pytest.mark.slow
def test_kill_a_process_that_plays_on_sqlite(tmp_path: Path) -> None:
    tally = kills.kill_players(f"sqlite+aiosqlite:///{tmp_path}/club.db", 2, 1)
    assert tally.kills == 2
    assert tally.acknowledged >= 60


@pytest.mark.slow
def test_kill_one_of_two_processes_and_then_postgresql_itself() -> None:
    server = Server.new(durable=True)
    try:
        assert kills.kill_all_in_turn(server, 2).acknowledged >= 40
    finally:
        server.stop()
