"""Nobody can hold up the others: no piece of work on the event loop takes long, however long the game is."""

from __future__ import annotations

import asyncio
import gc
import json
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from time import thread_time
from typing import Any

import pytest

import pointluck
from pointluck.engine import CHANCE, Record
from pointluck.engine.lines import MOST_LINES
from pointluck.server.guard import MOST_PARTS, parts_of
from pointluck.server.settings import UNLIMITED, Settings
from tests.server.conftest import sqlite
from tests.server.serving import ENTROPY, Running

LONGEST = 0.05
"""Seconds of a processor in one piece."""
LINES = 3000


@pytest.fixture(autouse=True)
def nothing_left_over() -> Iterator[None]:
    """What other tests have left to the garbage collector is no work of the server."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


class Pieces:
    """How long each callback of a thread's loop took, by the thread's own clock: other programs do not count."""

    def __init__(self, thread: threading.Thread, monkeypatch: pytest.MonkeyPatch) -> None:
        self._thread = thread
        self._run = asyncio.Handle._run
        self.longest: dict[str, float] = {}
        self.counting = False
        monkeypatch.setattr(asyncio.Handle, "_run", _measuring(self))

    def _measure(self, handle: Any) -> None:
        if not self.counting or threading.current_thread() is not self._thread:
            self._run(handle)
            return
        what, began = repr(handle)[:400], thread_time()
        self._run(handle)
        taken = thread_time() - began
        if taken > self.longest.get(what, 0.0):
            self.longest[what] = taken

    def too_long(self) -> dict[str, float]:
        return {what: taken for what, taken in self.longest.items() if taken > LONGEST}


def _measuring(pieces: Pieces) -> Callable[[Any], None]:
    """As a function, so that it becomes a method of each handle."""

    def run(handle: Any) -> None:
        pieces._measure(handle)

    return run


def long_record(game: str) -> str:
    """A game in which steps are taken back again and again, so that its log is long."""
    title, random = pointluck.game(game), Random(5)
    start = title.begin(title.setup())
    start.start()
    record = Record(start, dict.fromkeys(title.seats, "person"))
    while len(record.lines) < LINES:
        state = record.state
        if state.over or len(record.steps) > 120:
            record.undo(max(0, len(record.steps) - 60))
            continue
        legal = state.legal()
        # Luck that was taken back must come again.
        record.apply(record.seen.due(state) or random.choice(legal) if state.seat == CHANCE else random.choice(legal))
    return record.text()


@pytest.mark.slow
@pytest.mark.parametrize("game", ["kido-butai", "battle-of-midway"])
def test_nothing_holds_the_loop_for_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    text = long_record(game)
    running = Running(Settings(sqlite(tmp_path), bots=0, limits=replace(UNLIMITED, request=600)))
    running.server.config.loop = "asyncio"
    pieces = Pieces(running._thread, monkeypatch)
    running.start()
    try:
        person = running.person()
        person.http.timeout = 600
        made = person.http.post("/api/records", json={"text": text, "entropy": ENTROPY})
        assert made.status_code == 201, made.text
        table = made.json()["id"]
        token = person.http.get(f"/api/tables/{table}/watch").json()["path"].rpartition("/")[2]
        wire = person.sit(table)
        watchers = [running.stranger().sit(table, watch=token) for _ in range(20)]
        pieces.counting = True
        for _ in range(5):
            looked = wire.ask("look", seat=wire.outlook["waiting_for"])
            assert looked["type"] == "looked", looked
            wire.play(wire.outlook["prompt"]["legal"][0])
        before = wire.outlook["seq"]
        while before > 1:
            before = wire.ask("log", before=before)["log"][0]["seq"]
        person.sit(table).close()
        for watcher in watchers:
            watcher.see(wire.outlook["seq"])
        moments = person.http.get(f"/api/tables/{table}/moments", params={"count": 50})
        assert moments.status_code == 200
        pieces.counting = False
    finally:
        running.stop()
    assert len(pieces.longest) > 20
    assert not pieces.too_long()


_MANY = 4_000_000
BODIES = {
    "lists": b'{"text":"","x":[' + b",".join([b"[]"] * (_MANY // 3)) + b"]}",
    "names": b'{"text":"",' + b",".join(b'"%d":0' % number for number in range(_MANY // 13)) + b"}",
    "numbers": b'{"text":"","x":[' + b",".join([b"1"] * (_MANY // 2)) + b"]}",
    "letters": b'{"text":"' + rb"\n" * (_MANY // 2) + b'"}',
}
"""As large as a record may be. Small parts take far longer to read than a long text."""


@pytest.mark.slow
@pytest.mark.parametrize("kind", BODIES)
def test_nor_does_a_body_of_many_parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    running = Running(Settings(sqlite(tmp_path), bots=0, limits=UNLIMITED))
    running.server.config.loop = "asyncio"
    pieces = Pieces(running._thread, monkeypatch)
    running.start()
    try:
        person = running.person()
        person.http.timeout = 90
        for body in (b'{"text":"","entropy":""}', BODIES[kind]):
            for path in ("/api/verify", "/api/records", "/api/games/dogfight/figures/check", "/api/tables"):
                answer = person.http.post(path, content=body, headers={"content-type": "application/json"})
                assert answer.status_code in (200, 400, 413, 422)
            # The first of everything loads what it needs.
            pieces.counting = True
    finally:
        running.stop()
    assert len(pieces.longest) > 5
    assert not pieces.too_long()


@pytest.mark.slow
def test_an_honest_record_has_few_parts() -> None:
    """Also the longest: a line holds less than one comma, and there are twenty thousand lines at most."""
    for game in pointluck.games():
        text = long_record(game)
        parts = parts_of(json.dumps({"text": text}).encode())
        assert parts / LINES * MOST_LINES < MOST_PARTS
