"""Servers as processes of their own, and what they take."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def running(database: str, bare: bool, workers: int, bots: int = 0) -> Iterator[tuple[subprocess.Popen[str], str]]:
    module = ["benchmarks.load.bare"] if bare else ["pointluck", "serve", "--port", "0", "--limits", "none"]
    more = [] if bare else ["--bots", str(bots), "--workers", str(workers)]
    with started([sys.executable, "-m", *module, "--database", database, *more]) as found:
        yield found


@contextmanager
def started(command: list[str]) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server that tells where it listens, and that address."""
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        assert process.stdout is not None
        try:
            line = process.stdout.readline()
            origin = next((word for word in line.split() if word.startswith("http://")), None)
            if origin is None:
                raise SystemExit(f"The server did not start: {line}")
            yield process, origin.rstrip("/")
        finally:
            process.terminate()
            killer = threading.Timer(60, process.kill)
            killer.start()
            process.wait()
            killer.cancel()


def memory(pid: int, children: bool = True) -> float:
    """Kilobytes that a process holds, and those it has started; Linux only, elsewhere nothing."""
    total = 0.0
    for one in (pid, *(_children(pid) if children else ())):
        try:
            status = Path(f"/proc/{one}/status").read_text(encoding="ascii")
        except OSError:
            continue
        total += sum(float(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS:"))
    return total


def _children(pid: int) -> list[int]:
    try:
        listed = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    except OSError:
        return []
    own = [int(child) for child in listed]
    return own + [grandchild for child in own for grandchild in _children(child)]
