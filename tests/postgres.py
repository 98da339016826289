"""A real PostgreSQL for the tests: installed if it is missing, started once for the whole run, gone with it.

It has a data folder of its own, listens on a socket in that folder and nowhere else, and never runs as root. A second
process watches the one that runs the tests, so that no server outlives them, however they end.
"""

from __future__ import annotations

import fcntl
import json
import os
import pwd
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pytest

from tools.programs import install, postgresql

_QUICK = ("fsync=off", "synchronous_commit=off", "full_page_writes=off")
"""Tests do not outlive the machine. Those that kill the server leave these out."""

_SETTINGS = ("listen_addresses=", "max_connections=200", "shared_buffers=32MB", "log_min_messages=fatal")


def binaries() -> Path:
    """The folder of initdb and postgres; the Debian package is installed if there is none."""
    if postgresql() is None:
        install("postgresql")
    found = postgresql()
    if found is None:
        pytest.fail("These tests need PostgreSQL: install it (Debian: apt-get install postgresql) and run them again.")
    return found


def _account() -> dict[str, object]:
    """PostgreSQL refuses to run as root: whose name it takes instead."""
    if os.geteuid() != 0:
        return {}
    for name in ("postgres", "nobody"):
        try:
            entry = pwd.getpwnam(name)
        except KeyError:
            continue
        return {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}
    pytest.fail("PostgreSQL does not run as root, and there is neither a user postgres nor nobody.")


class Server:
    """One PostgreSQL in a folder of its own, which must be short: the path of a socket has at most 107 letters."""

    def __init__(self, folder: Path, durable: bool = False) -> None:
        self.folder = folder
        self._settings = _SETTINGS if durable else _SETTINGS + _QUICK
        self._account = _account()
        self._bin = binaries()
        self.process: subprocess.Popen[bytes] | None = None

    @classmethod
    def new(cls, durable: bool = False) -> Server:
        server = cls(Path(tempfile.mkdtemp(prefix="pl-pg-")), durable)
        if server._account:
            os.chown(server.folder, server._account["user"], server._account["group"])  # type: ignore[arg-type]
        server._run("initdb", "-D", str(server.data), "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync")
        server.start()
        return server

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def url(self, database: str) -> str:
        return f"postgresql+asyncpg://postgres@/{database}?host={self.folder}"

    def start(self) -> None:
        settings = [word for setting in self._settings for word in ("-c", setting)]
        for _ in range(100):
            self.process = subprocess.Popen(
                [self._bin / "postgres", "-D", self.data, "-k", self.folder, *settings],
                cwd=self.folder,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                **self._account,  # type: ignore[call-overload]
            )
            if self._answers():
                return
            time.sleep(0.1)  # after a kill its children hold the memory for a moment
        raise RuntimeError("PostgreSQL does not start")

    def _answers(self) -> bool:
        assert self.process is not None
        while self.process.poll() is None:
            ready = subprocess.run(
                [self._bin / "pg_isready", "-q", "-h", self.folder], check=False, stdout=subprocess.DEVNULL
            )
            if ready.returncode == 0:
                return True
            time.sleep(0.02)
        return False

    def kill(self) -> None:
        """As if the machine had fallen over."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGQUIT)
            self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"t_{secrets.token_hex(6)}"
        self._run("createdb", "-h", str(self.folder), "-U", "postgres", name)
        return self.url(name)

    def _run(self, program: str, *args: str) -> None:
        done = subprocess.run(
            [self._bin / program, *args],
            check=False,
            cwd=self.folder,
            capture_output=True,
            text=True,
            **self._account,  # type: ignore[call-overload]
        )
        if done.returncode:
            raise RuntimeError(f"{program}: {done.stderr}")


# --- one for all workers of a test run ------------------------------------------------------------------------------


def shared(root: Path) -> Server:
    """The server of this test run. `root` is a folder that all its workers share."""
    note = root / "postgres.json"
    with (root / "postgres.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not note.exists():
            in_worker = "PYTEST_XDIST_WORKER" in os.environ
            owner = os.getppid() if in_worker else os.getpid()
            binaries()  # here, where a failure is seen
            # In a group of its own, so that Ctrl-C leaves it time to tidy up. It ends when the owner has.
            environment = {**os.environ, "PYTHONPATH": os.pathsep.join(part for part in sys.path if part)}
            os.posix_spawn(sys.executable, [sys.executable, __file__, str(owner), str(note)], environment, setpgroup=0)
            for _ in range(600):
                if note.exists():
                    break
                time.sleep(0.1)
            else:
                pytest.fail("PostgreSQL did not start within a minute.")
    return Server(Path(json.loads(note.read_text())["folder"]))


def _watch(owner: int, note: Path) -> None:
    server = Server.new()
    try:
        draft = note.with_suffix(".new")
        draft.write_text(json.dumps({"folder": str(server.folder)}))
        draft.rename(note)
        while _alive(owner):
            time.sleep(0.2)
    finally:
        server.stop()


def _alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    # A process that has ended but was not yet asked about is a zombie.
    stat = Path(f"/proc/{pid}/stat")
    return not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] != "Z"


if __name__ == "__main__":
    _watch(int(sys.argv[1]), Path(sys.argv[2]))
