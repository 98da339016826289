"""The programs that soak the server and attack it can find what they look for."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

import pytest

from benchmarks.load import attacker, hostile, soak
from benchmarks.load.attacker import Tally
from benchmarks.load.processes import started
from pointluck.engine import Record
from pointluck.games import game


@pytest.mark.slow
def test_a_soak_of_seconds_loses_nothing_and_would_notice(tmp_path: Path) -> None:
    database = str(tmp_path / "club.db")
    arguments: Any = soak.parse(["--minutes", "0.08", "--tables", "3", "--pace", "0.02"])
    ledger = soak.Ledger()
    serve = [sys.executable, "-m", "pointluck", "serve", "--port", "0", "--database", database]
    with started(serve) as (server, origin):
        samples = asyncio.run(soak.soak(origin, server.pid, arguments, ledger))
    assert ledger.lines and samples
    assert asyncio.run(soak.missing(database, ledger)) == []
    assert asyncio.run(soak.unsound(database))[1] == []
    (table, seq), _ = min(ledger.lines.items())
    ledger.lines[table, seq] = "something else"
    ledger.lines[table, 10**6] = "undo"
    ledger.talk.append((table, "never said"))
    assert len(asyncio.run(soak.missing(database, ledger))) == 3


def test_memory_that_grows_is_told_from_memory_that_is_flat() -> None:
    growing = [soak.Sample(float(when), 0, 1000.0 + 10 * when, 50.0) for when in range(100)]
    level = [soak.Sample(float(when), 0, 1000.0 + when % 2, 50.0 * (when % 3)) for when in range(100)]
    more_bots = [one._replace(others=one.when) for one in level]
    assert soak.growth(growing)[0] == pytest.approx(490)
    assert [soak.is_flat(one) for one in (growing, level, more_bots)] == [False, True, False]


def test_the_record_that_takes_back_without_end_is_a_sound_one() -> None:
    lines = hostile.GOLDEN.read_text(encoding="utf-8").splitlines(keepends=True)
    text = hostile.with_undos(lines, steps=30, longest=5000)
    record = Record.read(text.splitlines(keepends=True), game)
    assert len(record.steps) == 30
    assert sum(line.startswith("undo ") for line in record.lines) > 10
    assert len(hostile.bomb()) < 500


def test_who_is_cut_off() -> None:
    assert Tally(last_served=1.0, last_refused=9.0).cut_off(10) == 1.0
    assert Tally(last_served=9.5, last_refused=9.0).cut_off(10) is None
    assert Tally(last_served=1.0).cut_off(10) is None
    # Somebody whose request is being worked on is not cut off.
    assert Tally(last_refused=9.0, waiting=1).cut_off(10) is None


def test_frames_by_hand() -> None:
    assert attacker.frame(attacker.PING) == bytes([0x89, 0x80, 0, 0, 0, 0])
    assert attacker.frame(attacker.TEXT, b"x" * 300, last=False)[:4] == bytes([0x01, 0xFE, 1, 44])
