"""Running the command line in tests: in this process with its output caught, or as a process of its own."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pointluck

SOURCE = Path(pointluck.__file__).parent.parent


class Ran(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Ran]


def environment(folder: Path) -> dict[str, str]:
    """Saved games go into the test's own folder; the language is English unless asked for."""
    plain = {name: value for name, value in os.environ.items() if name not in ("LC_ALL", "LC_MESSAGES", "COLUMNS")}
    return {
        **plain,
        "XDG_DATA_HOME": str(folder),
        "HOME": str(folder),
        # What is compiled is compiled for all.
        "XDG_CACHE_HOME": os.environ.get("XDG_CACHE_HOME", str(Path.home() / ".cache")),
        "LANG": "C.UTF-8",
        "PYTHONPATH": str(SOURCE),
        "PYTHONUNBUFFERED": "1",
        "PYTHONIOENCODING": "utf-8",
    }


@contextmanager
def process(folder: Path, *words: str) -> Iterator[subprocess.Popen[str]]:
    """A command in a process of its own, which ends with the block, whatever happens there."""
    with subprocess.Popen(
        [sys.executable, "-m", "pointluck", *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        env=environment(folder),
    ) as running:
        try:
            yield running
        finally:
            running.kill()


def wait_for(running: subprocess.Popen[str], text: str, times: int = 1) -> str:
    """Read the output until `text` has come so often."""
    assert running.stdout is not None
    out = ""
    while out.count(text) < times:
        character = running.stdout.read(1)
        assert character, f"the process has ended: {out}"
        out += character
    return out


def many_answers(seed: int, count: int = 6000) -> str:
    """Numbers of choices, which are dice as well, and now and then a yes; enough for a whole game."""
    pick = random.Random(seed)
    return "".join(f"{pick.choice(['1', '2', '3', '4', '5', '6', '7', 'y'])}\n" for _ in range(count))
