"""SIGTERM: the server ends within ten seconds, whatever it is doing, and leaves no process behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from tests.cli.running import environment
from tests.server.processes import Process, process
from tests.server.serving import Client

MOST = 10.0


def children_of(pid: int) -> dict[int, str]:
    """Every process that this one has started, and those that they have: what they run."""
    found: dict[int, str] = {}
    with suppress(OSError):
        for task in Path(f"/proc/{pid}/task").iterdir():
            for child in map(int, (task / "children").read_text(encoding="ascii").split()):
                found[child] = Path(f"/proc/{child}/cmdline").read_bytes().replace(b"\0", b" ").decode()
                found |= children_of(child)
    return found


def gone(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


def until(true: Callable[[], bool]) -> None:
    patience = time.monotonic() + 60
    while not true():
        assert time.monotonic() < patience, "it never came to that"
        time.sleep(0.02)


def working(running: Process) -> list[int]:
    """The processes that think or do errands."""
    ours = children_of(running.process.pid)
    return [pid for pid, words in ours.items() if "players.thinker" in words or "tables.aside" in words]


def finished(person: Client) -> str:
    """The record of a game that was given up at once."""
    made = person.make()
    table = made["table"]["id"]
    with person.sit(table) as wire:
        wire.play(wire.outlook["prompt"]["legal"][0])
        assert wire.ask("resign", seat="japan", seq=wire.outlook["seq"])["type"] == "done"
    return person.http.get(f"/api/tables/{table}/record").text


def keep_asking(origin: str, record: str, answers: list[int]) -> None:
    with suppress(httpx.HTTPError), httpx.Client(base_url=origin, timeout=60) as client:
        while True:
            answers.append(client.post("/api/verify", json={"text": record}).status_code)


@pytest.mark.slow
@pytest.mark.parametrize("workers", [1, 2])
def test_it_ends_in_time_while_bots_and_errands_hang(
    workers: int, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    where = str(tmp_path / "club.db") if workers == 1 else request.getfixturevalue("postgres_url")
    words = ("serve", "--port", "0", "--limits", "none", "--workers", str(workers), "--database", where)
    with process(tmp_path, *words) as running:
        person = running.person("Nimitz")
        record = finished(person)
        wires = [
            person.sit(person.make("dogfight", seats={"usa": "admiral", "japan": "admiral"})["table"]["id"])
            for _ in range(4)
        ]
        answers: list[int] = []
        asking = [
            threading.Thread(target=keep_asking, args=(running.origin, record, answers), daemon=True) for _ in range(4)
        ]
        for thread in asking:
            thread.start()
        until(lambda: len(working(running)) >= 2 and 200 in answers)
        everything = children_of(running.process.pid)
        for pid in working(running):
            os.kill(pid, signal.SIGSTOP)  # they never answer again
        began = time.monotonic()
        assert running.stop() == 0
        assert time.monotonic() - began < MOST
        for thread in asking:
            thread.join(MOST)
        # Python's own keeper of shared things goes a moment after the last who might need it.
        until(lambda: all(map(gone, everything)))
        assert set(answers) <= {200, 503}
        for wire in wires:
            wire.close()


BLOCKED = """
import sys, time
from pointluck.server.house import House

async def hang(self):
    print("it hangs", flush=True)
    while True:
        time.sleep(0.1)  # and with it everything else

House.say_goodbye = hang
from pointluck.cli import main
sys.exit(main())
"""


@pytest.mark.slow
def test_it_ends_in_time_though_its_event_loop_never_comes_back(tmp_path: Path) -> None:
    words = ["serve", "--port", "0", "--database", str(tmp_path / "club.db")]
    with subprocess.Popen(
        [sys.executable, "-c", BLOCKED, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(tmp_path),
    ) as running:
        try:
            assert running.stdout is not None
            origin = next(word for word in running.stdout.readline().split() if word.startswith("http")).rstrip("/")
            person = Client(origin)
            person.become(person.http.post("/api/me", json={"name": "Nimitz"}).raise_for_status().json()["token"])
            finished(person)
            everything = children_of(running.pid)
            began = time.monotonic()
            running.send_signal(signal.SIGTERM)
            _, errors = running.communicate(timeout=30)
            assert time.monotonic() - began < MOST + 1
            assert running.returncode == 1
            assert "did not stop in time" in errors
            until(lambda: all(map(gone, everything)))
        finally:
            running.kill()
