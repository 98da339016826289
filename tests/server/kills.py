"""`kill -9` of the server, or of PostgreSQL behind it, while people play over their sockets.

    python -m tests.server.kills --rounds 50 [--only sqlite]

That many rounds on SQLite, and as many on PostgreSQL. In each round people play many tables as fast as moves are
acknowledged; then the server, sometimes PostgreSQL before it, is killed and started again. Every move that was
acknowledged must be in the log of its table, and every table must go on.
"""

from __future__ import annotations

import argparse
import os
import signal
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import NamedTuple

import httpx
from websockets.exceptions import WebSocketException

from tests.postgres import Server
from tests.server.processes import Process
from tests.server.serving import OPEN, Client, Wire

TABLES = 8
MOVES = 40
"""Acknowledged in a round before anything is killed, however busy the computer is."""
SERVE = ("serve", "--port", "0", "--bots", "0", "--limits", "none", "--database")
GONE = (OSError, EOFError, WebSocketException, httpx.TransportError, AssertionError)
"""What a client meets when the other end falls over, or has lost its database: the round ends for it."""


class Acknowledged(NamedTuple):
    """A move that the server said was saved: the last line of the log after it, and the action."""

    seq: int
    action: str


class Seat:
    """Somebody at a table of their own, on whatever server there is now."""

    def __init__(self, token: str, table: str, seed: str) -> None:
        self._token = token
        self._table = table
        self._random = Random(seed)
        self.acknowledged: list[Acknowledged] = []
        self.over = False

    def sit(self, origin: str) -> Wire:
        client = Client(origin)
        client.become(self._token)
        return client.sit(self._table)

    def play(self, origin: str, until: threading.Event) -> None:
        try:
            wire = self.sit(origin)
            while not until.is_set() and not self.over:
                self._move(wire)
        except GONE:
            return

    def _move(self, wire: Wire) -> None:
        prompt = wire.outlook["prompt"]
        if prompt is None:
            self.over = wire.outlook["waiting_for"] is None
            if not self.over:
                wire.receive()
            return
        action = self._random.choice(prompt["legal"])
        done = wire.act(action)
        if done["type"] == "done":
            self.acknowledged.append(Acknowledged(done["seq"], action))
            wire.see(done["seq"])

    def check(self, origin: str) -> None:
        """Nothing acknowledged is missing or changed, and the table asks for the next move or has ended."""
        wire = self.sit(origin)
        log = wire.welcome["log"]
        while log and log[0]["seq"] > 1:
            log = wire.ask("log", before=log[0]["seq"])["log"] + log
        assert {seq for seq, _ in self.acknowledged} <= {step["seq"] for step in log}, "an acknowledged line is gone"
        saved = [step for step in log if step["seat"] != "chance"]
        heard = [action for _, action in self.acknowledged]
        assert [step["action"] for step in saved][: len(heard)] == heard, "other moves than those acknowledged"
        # The last move may have been saved without our hearing of it; from now on it counts.
        self.acknowledged += [Acknowledged(step["seq"], step["action"]) for step in saved[len(heard) :]]
        assert wire.outlook["prompt"] is not None or wire.outlook["waiting_for"] is None


def seats(running: Process, count: int, random: Random) -> list[Seat]:
    """People at new tables of their own."""
    found = []
    for _ in range(count):
        person = running.person("Nagumo")
        assert person.token is not None
        found.append(Seat(person.token, person.make("kido-butai")["table"]["id"], str(random.random())))
    return found


def round_of(
    folder: Path, database: str, people: list[Seat], postgres: Server | None, random: Random
) -> tuple[list[Seat], int]:
    """Play, kill, look. Those who played, and how many moves it were."""
    running = Process(folder, *SERVE, database)
    people = [one for one in people if not one.over]
    people += seats(running, TABLES - len(people), random)
    before = sum(len(one.acknowledged) for one in people)
    until = threading.Event()
    threads = [threading.Thread(target=one.play, args=(running.origin, until)) for one in people]
    for thread in threads:
        thread.start()
    _wait(lambda: sum(len(one.acknowledged) for one in people) >= before + MOVES or all(one.over for one in people))
    time.sleep(random.random() / 2)
    if postgres is not None and random.random() < 0.5:
        postgres.kill()
        time.sleep(random.random() / 2)
        postgres.start()
    os.kill(running.process.pid, signal.SIGKILL)
    until.set()
    for thread in threads:
        thread.join()
    running.stop()
    _close()
    again = Process(folder, *SERVE, database)
    try:
        for one in people:
            one.check(again.origin)
    finally:
        _close()
        again.stop()
    return people, sum(len(one.acknowledged) for one in people) - before


def _wait(until: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 60
    while not until():
        assert time.monotonic() < deadline, "play does not go on"
        time.sleep(0.02)


def _close() -> None:
    while OPEN:
        try:
            OPEN.pop().close()
        except GONE:
            continue


def rounds_on(folder: Path, database: str, postgres: Server | None, rounds: int, random: Random) -> int:
    """So many rounds on one database; how many moves it were."""
    people: list[Seat] = []
    moves = 0
    kind = "SQLite" if postgres is None else "PostgreSQL"
    for number in range(1, rounds + 1):
        people, played = round_of(folder, database, people, postgres, random)
        moves += played
        print(f"{kind}, round {number}: {played} moves, nothing lost", flush=True)
    return moves


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=50, help="on each database (default 50)")
    parser.add_argument("--only", choices=["sqlite", "postgresql"], help="only on this database")
    parser.add_argument("--seed", type=int, default=1942)
    given = parser.parse_args()
    random, began, moves, kills = Random(given.seed), time.perf_counter(), 0, 0
    with tempfile.TemporaryDirectory() as folder:
        if given.only != "postgresql":
            moves += rounds_on(Path(folder), f"sqlite+aiosqlite:///{folder}/club.db", None, given.rounds, random)
            kills += given.rounds
        if given.only != "sqlite":
            postgres = Server.new(durable=True)
            try:
                moves += rounds_on(Path(folder), postgres.new_database(), postgres, given.rounds, random)
                kills += given.rounds
            finally:
                postgres.stop()
    seconds = time.perf_counter() - began
    print(f"{kills} kills in {seconds:.0f} s, {moves} moves, none that was acknowledged is lost")


if __name__ == "__main__":
    main()
