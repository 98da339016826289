"""Servers as processes of their own, as people run them."""

from __future__ import annotations

import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.cli.running import environment
from tests.server.serving import PATIENCE, Client


class Process:
    """`pointluck ...` that serves. What it writes to stderr is kept."""

    def __init__(self, folder: Path, *words: str) -> None:
        self._file = folder / "stderr.txt"
        with self._file.open("w") as errors:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "pointluck", *words],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env=environment(folder),
            )
        self.said: list[str] = []
        self.origin = self._address()

    def _address(self) -> str:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.said.append(line)
            for word in line.split():
                if word.startswith("http://"):
                    return word.rstrip("/")
        raise AssertionError(f"it ended: {self.said} {self.errors()}")

    @property
    def port(self) -> int:
        return int(self.origin.rpartition(":")[2])

    def person(self, name: str) -> Client:
        client = Client(self.origin)
        client.become(client.http.post("/api/me", json={"name": name}).raise_for_status().json()["token"])
        return client

    def stop(self, number: int = signal.SIGTERM) -> int:
        """Tell it to stop; its exit code."""
        if self.process.stdout is None or self.process.stdout.closed:
            return self.process.returncode
        if self.process.poll() is None:
            self.process.send_signal(number)
        killer = threading.Timer(PATIENCE, self.process.kill)
        killer.start()
        rest, _ = self.process.communicate()
        killer.cancel()
        self.said.append(rest)
        return self.process.returncode

    def errors(self) -> str:
        return self._file.read_text(encoding="utf-8")


@contextmanager
def process(folder: Path, *words: str) -> Iterator[Process]:
    running = Process(folder, *words)
    try:
        yield running
    finally:
        running.stop()


def workers_of(pid: int) -> list[int]:
    """The processes that a server has started to serve (and not those that help them)."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    spawned = [int(child) for child in children]
    return [child for child in spawned if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


def worker_behind(running: Process, client_port: int) -> int:
    """Which of the workers holds the other end of a connection from that port of this computer."""
    inode = _inode(running.port, client_port)
    for pid in workers_of(running.process.pid):
        for link in Path(f"/proc/{pid}/fd").iterdir():
            try:
                if str(link.readlink()) == f"socket:[{inode}]":
                    return pid
            except OSError:
                continue
    raise AssertionError("no worker holds that connection")


def _inode(server_port: int, client_port: int) -> str:
    wanted = (f"{server_port:04X}", f"{client_port:04X}")
    for line in Path("/proc/net/tcp").read_text(encoding="ascii").splitlines()[1:]:
        fields = line.split()
        if (fields[1].rpartition(":")[2], fields[2].rpartition(":")[2]) == wanted:
            return fields[9]
    raise AssertionError("no such connection")
