"""What runs out is told to whoever runs the server: in /healthz, and once a minute in the log."""

from __future__ import annotations

import socket
import sys
from pathlib import Path
from time import monotonic, sleep

import httpx
import pytest

from pointluck.server.health import FRESH
from tests.server.processes import Process, process

if sys.platform != "linux":
    pytest.skip("limits of a process that runs can only be set here", allow_module_level=True)

import resource

PATIENCE = 30.0


def _becomes(client: httpx.Client, status: int) -> httpx.Response:
    until = monotonic() + PATIENCE
    while True:
        try:
            answer = client.get("/healthz")
        except httpx.TransportError:
            answer = None
        if answer is not None and answer.status_code == status:
            return answer
        assert monotonic() < until, answer
        sleep(0.5)


def _logged(running: Process, words: str) -> int:
    return running.errors().count(words)


@pytest.mark.slow
def test_a_server_without_descriptors_says_so_and_recovers(tmp_path: Path) -> None:
    with process(tmp_path, "serve", "--port", "0", "--bots", "0") as running:
        with httpx.Client(base_url=running.origin, timeout=PATIENCE) as client:
            assert client.get("/healthz").status_code == 200
            resource.prlimit(running.process.pid, resource.RLIMIT_NOFILE, (64, 64))
            crowd = [socket.create_connection(("127.0.0.1", running.port)) for _ in range(120)]
            told = _becomes(client, 503)
            assert told.json()["key"] == "problem-descriptors"
            sleep(5)  # it looks several times meanwhile
            assert _logged(running, "connections are turned away") == 1
            assert _logged(running, "Too many open files") == 0
            for one in crowd:
                one.close()
            _becomes(client, 200)
        with httpx.Client(base_url=running.origin, timeout=PATIENCE) as fresh:
            _becomes(fresh, 200)


@pytest.mark.slow
def test_a_server_that_cannot_save_says_so_and_recovers(tmp_path: Path) -> None:
    database = tmp_path / "club.db"
    with process(tmp_path, "serve", "--port", "0", "--bots", "0", "--database", str(database)) as running:
        person = running.person("Nimitz")
        pid, unlimited = running.process.pid, (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
        assert person.http.get("/healthz").status_code == 200
        # Not one byte more than there is now: to the server it looks like a full disk.
        full = (tmp_path / "club.db-wal").stat().st_size
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (full, resource.RLIM_INFINITY))
        sleep(FRESH)
        told = _becomes(person.http, 503)
        assert told.json()["key"] == "problem-store-full"
        refused = [person.http.put("/api/me/name", json={"name": "Halsey"}) for _ in range(5)]
        assert {answer.json()["key"] for answer in refused} == {"problem-store-full"}
        assert _logged(running, "not saved: store-full") == 1
        resource.prlimit(pid, resource.RLIMIT_FSIZE, unlimited)
        _becomes(person.http, 200)
        assert person.http.put("/api/me/name", json={"name": "Halsey"}).status_code == 200


@pytest.mark.slow
def test_health_is_no_work_however_often_it_is_asked(tmp_path: Path) -> None:
    with process(tmp_path, "serve", "--port", "0", "--bots", "0", "--limits", "none") as running:
        journal = tmp_path / "pointluck" / "pointluck.db-wal"
        with httpx.Client(base_url=running.origin, timeout=PATIENCE) as client:
            client.get("/healthz")
            before = journal.stat().st_size
            assert {client.get("/healthz").status_code for _ in range(100)} == {200}
            # Two writes at most in that time, of a few pages each.
            assert journal.stat().st_size - before < 100_000
