"""Without the extra `server` everything works that needs no tables, and the rest says what to install."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.running import environment

pytestmark = pytest.mark.slow

PROGRAM = """
import sys
from pointluck.cli.entry import SERVER
sys.modules.update(dict.fromkeys(SERVER))
from pointluck.cli import main
sys.exit(main(sys.argv[1:]))
"""


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    known = environment(folder) | {"PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", PROGRAM, *words]
    return subprocess.run(command, env=known, input="", capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    "words", [["--no-browser"], ["serve", "--port", "0"], ["play", "--join", "http://127.0.0.1:1/table/x"]]
)
@pytest.mark.parametrize("language", ["en", "de"])
def test_what_needs_a_server_says_what_to_install(tmp_path: Path, words: list[str], language: str) -> None:
    ran = run(tmp_path, *words, "--lang", language)
    assert ran.returncode == 2
    assert "pip install" in ran.stderr and "pointluck[server]" in ran.stderr
    assert ran.stderr.count("\n") == 1, "one sentence, no traceback"
    assert ("This needs" in ran.stderr) == (language == "en")


@pytest.mark.parametrize(
    "words",
    [
        ["games"],
        ["rules", "kido-butai"],
        ["options", "dogfight"],
        ["simulate", "kido-butai", "--games", "2", "--workers", "1"],
        ["arena", "dogfight", "--players", "random,ensign", "--games", "2", "--workers", "1"],
        ["fuzz", "kido-butai", "--games", "1", "--workers", "1"],
    ],
)
def test_the_rest_works(tmp_path: Path, words: list[str]) -> None:
    ran = run(tmp_path, *words)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout


def test_a_game_in_the_terminal_begins(tmp_path: Path) -> None:
    ran = run(tmp_path, "play", "kido-butai", "--terminal", "--seed", "1")
    assert "Akagi" in ran.stdout
    assert "Traceback" not in ran.stderr and "server" not in ran.stderr
