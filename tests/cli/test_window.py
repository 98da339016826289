"""Playing in a real window: a pseudo-terminal of 80 columns and 24 lines, which is redrawn and waits for keys."""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import Self

import pytest

import pointluck
from pointluck.engine import Record
from tests.cli.running import environment

if sys.platform == "win32":
    pytest.skip("needs a pseudo-terminal", allow_module_level=True)

import fcntl
import pty
import select
import struct
import termios

LINES, COLUMNS = 24, 80
PROMPTS = ("> ", "go on ", "weiter ", "/N] ")
CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")

# Keys such as Ctrl-C reach only the program whose terminal it is.
IN_ITS_OWN_TERMINAL = """
import fcntl, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
from pointluck.cli import main
sys.exit(main())
"""


class Window:
    def __init__(self, folder: Path, *words: str) -> None:
        self._ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", LINES, COLUMNS, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-c", IN_ITS_OWN_TERMINAL, *words],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env={**environment(folder), "TERM": "xterm-256color"},
            start_new_session=True,
        )
        os.close(theirs)
        self.shown = ""

    def read(self) -> str:
        """What has been shown until the program waits for a line, or has ended; without the codes for colours."""
        out = ""
        until = time.monotonic() + 60
        while time.monotonic() < until:
            if select.select([self._ours], [], [], 0.05)[0]:
                try:
                    out += os.read(self._ours, 65536).decode("utf-8", "replace")
                except OSError:
                    # Nobody is at the other end any more.
                    self.process.wait(timeout=60)
                    break
            elif CODES.sub("", out).endswith(PROMPTS):
                break
        self.shown += out
        return CODES.sub("", out).replace("\r\n", "\n")

    def type(self, text: str) -> str:
        os.write(self._ours, text.encode())
        return self.read()

    def close(self) -> int:
        return self.process.wait(timeout=60)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Nothing runs on after a test, whatever happened in it."""
        self.process.kill()
        self.process.wait()
        os.close(self._ours)


def last_screen(window: Window) -> list[str]:
    return CODES.sub("", window.shown.rpartition("\x1b[2J")[2]).replace("\r\n", "\n").split("\n")


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_whole_game_in_a_window(tmp_path: Path, language: str) -> None:
    pick = random.Random(5)
    with Window(tmp_path, "play", "kido-butai", "--seed", "5", "--lang", language) as window:
        shown = window.read()
        heights = []
        for _ in range(600):
            if window.process.poll() is not None:
                break
            if shown.endswith(("go on ", "weiter ")):
                shown = window.type("\n")
            elif shown.endswith("/N] "):
                shown = window.type(f"{pick.choice(['y', 'n'])}\n")
            else:
                heights.append(len(last_screen(window)))
                most = max((int(number) for number in re.findall(r"(\d+)\) ", shown)), default=1)
                shown = window.type(f"{most if pick.random() < 0.3 else pick.randint(1, most)}\n")
        assert window.close() == 0
    assert "Traceback" not in window.shown
    assert len(last_screen(window)) <= LINES
    (file,) = tmp_path.rglob("*.plk")
    with file.open(encoding="utf-8") as lines:
        assert Record.read(lines, pointluck.game).state.over
    # The board is never pushed out of the window, but for a rare long menu.
    assert sum(height > LINES for height in heights) <= len(heights) // 20


@pytest.mark.slow
def test_ctrl_c_and_ctrl_d_in_a_window(tmp_path: Path) -> None:
    with Window(tmp_path, "play", "kido-butai", "--seed", "5") as window:
        window.read()
        window.type("1\n")
        told = window.type("\x03")
        assert "Saved. Go on with: pointluck play --resume" in told
        assert window.close() == 130
    with Window(tmp_path, "play", "--resume") as window:
        assert "Taken up again after one step" in window.read()
        assert "Saved. Go on with" in window.type("\x04")
        assert window.close() == 0


def test_no_colour_where_none_is_wanted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    with Window(tmp_path, "play", "kido-butai", "--seed", "5") as window:
        window.read()
        window.type("quit\n")
        window.close()
    colours = re.findall(r"\x1b\[[0-9;]*\b(?:3[0-7]|9[0-7])m", window.shown)
    assert colours == []
    assert "● Akagi 4/4" in CODES.sub("", window.shown)
