"""What the bots calculate with is compiled beside the game, and whoever thinks takes it up when it is there."""

from __future__ import annotations

import fcntl
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import pointluck
from pointluck.cli import main
from pointluck.players import build, shelves
from pointluck.players.shelves import READY, shelf

GAME = pointluck.game("dogfight")


def job(bot: str) -> str:
    state = GAME.new()
    seat = state.seat
    assert seat is not None
    told: dict[str, Any] = {"game": "dogfight", "bot": bot, "seat": seat, "seed": "1", "view": state.view(seat)}
    return json.dumps(told | {"question": state.question, "legal": state.legal()}) + "\n"


def modules(process: subprocess.Popen[str]) -> str:
    """The libraries that a process has loaded."""
    return Path(f"/proc/{process.pid}/maps").read_text(encoding="utf-8")


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/maps").exists(), reason="looks at the loaded libraries as Linux lists them")
def test_a_thinker_takes_up_kernels_that_were_compiled_while_it_thought(tmp_path: Path) -> None:
    pytest.importorskip("numba")
    environment = {name: value for name, value in os.environ.items() if name != "POINTLUCK_KERNELS"}
    environment |= {"XDG_CACHE_HOME": str(tmp_path), "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-m", "pointluck.players.thinker", "4294967296", "60", "0"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment, text=True
    ) as thinker:
        assert thinker.stdin is not None
        assert thinker.stdout is not None

        def ask(bot: str) -> str:
            assert thinker.stdin is not None
            assert thinker.stdout is not None
            thinker.stdin.write(job(bot))
            thinker.stdin.flush()
            return thinker.stdout.readline()

        try:
            first = ask("random")
            assert "answer" in first
            assert "llvmlite" not in modules(thinker)
            place = tmp_path / "pointluck" / "kernels" / shelf("dogfight").name
            place.mkdir(parents=True)
            (place / READY).touch()
            # This answer still comes from the old process; the next from one that has looked again.
            assert ask("random") == first
            assert ask("random") == first
            assert "llvmlite" in modules(thinker)
        finally:
            thinker.kill()


# --- who compiles, and when -----------------------------------------------------------------------------------------


@pytest.fixture
def nothing_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A machine on which nothing is compiled yet, and somebody else has the lock: so nothing will be."""
    pytest.importorskip("numba")
    monkeypatch.delenv("POINTLUCK_KERNELS", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    shelves.shelf.cache_clear()
    shelves.home().mkdir(parents=True)
    with (shelves.home() / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield tmp_path
    shelves.shelf.cache_clear()


def builders(parent: int) -> list[int]:
    """The processes that compile, by who started them."""
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text(encoding="ascii").split()
    said = {int(child): Path(f"/proc/{child}/cmdline") for child in children}
    wait_until(lambda: all(words.read_bytes() for words in said.values()))  # they have only just begun
    return [child for child, words in said.items() if b"pointluck.players.build" in words.read_bytes()]


def gone(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


def wait_until(what: Any) -> None:
    until = time.monotonic() + 30
    while not what():
        assert time.monotonic() < until
        time.sleep(0.05)


on_linux = pytest.mark.skipif(not Path("/proc/self/maps").exists(), reason="looks at processes as Linux lists them")


@on_linux
def test_what_is_missing_is_compiled_beside_the_program_and_ends_with_it(nothing_compiled: Path) -> None:
    with build.compiling():
        (builder,) = builders(os.getpid())
    assert gone(builder)
    shelves.put("dogfight")
    shelves.put("kido-butai")
    with build.compiling():
        assert builders(os.getpid()) == []


@on_linux
def test_nothing_is_compiled_for_bots_that_do_without(nothing_compiled: Path) -> None:
    with build.compiling(["random", "doctrine"]):
        assert builders(os.getpid()) == []
    with build.compiling(games=["battle-of-midway"]):
        assert builders(os.getpid()) == []


@on_linux
@pytest.mark.parametrize("how", [{"POINTLUCK_KERNELS": "plain"}, {"POINTLUCK_KERNELS": "compiled"}])
def test_nothing_is_compiled_where_somebody_has_settled_it(
    nothing_compiled: Path, monkeypatch: pytest.MonkeyPatch, how: dict[str, str]
) -> None:
    for name, value in how.items():
        monkeypatch.setenv(name, value)
    assert shelves.missing() == []


def test_nothing_is_compiled_without_numba(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("POINTLUCK_KERNELS", raising=False)
    monkeypatch.setattr(shelves, "find_spec", lambda _: None)
    assert shelves.missing() == []


PROGRAM = """
import time
from pointluck.players.build import compiling
with compiling():
    print("on", flush=True)
    time.sleep(60)
"""


@on_linux
def test_a_program_that_is_killed_leaves_nobody_compiling(nothing_compiled: Path) -> None:
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen([sys.executable, "-c", PROGRAM], env=environment, stdout=subprocess.PIPE) as program:
        assert program.stdout is not None
        try:
            assert program.stdout.readline() == b"on\n"
            (builder,) = builders(program.pid)
        finally:
            program.send_signal(signal.SIGKILL)
    wait_until(lambda: gone(builder))


@on_linux
def test_one_at_a_time_compiles(nothing_compiled: Path) -> None:
    with build.compiling(), build.compiling():
        one, other = builders(os.getpid())
        time.sleep(1.5)
        assert not gone(one) and not gone(other), "both wait for whoever has the lock"
        assert shelves.missing() == ["dogfight", "kido-butai"]


class Asked(Exception):
    """That is all we wanted to know."""


@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_many_games_wait_for_the_kernels_of_their_bots(monkeypatch: pytest.MonkeyPatch, command: str) -> None:
    asked: list[tuple[list[str], str]] = []

    def first(bots: list[str], game: str, tell: object) -> None:
        asked.append((bots, game))
        raise Asked

    monkeypatch.setattr(build, "compile_first", first)
    with pytest.raises(Asked):
        main([command, "dogfight", "--players", "captain,doctrine", "--games", "1"])
    assert asked == [(["captain", "doctrine"], "dogfight")]


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        (["--no-browser"], [("captain", "admiral")]),
        (["serve", "--port", "0"], [("captain", "admiral")]),
        (["serve", "--port", "0", "--bots", "0"], [()]),
        (["play", "dogfight", "--seat", "japan=admiral"], [["admiral"], ["dogfight"]]),
    ],
)
def test_where_people_play_the_kernels_are_compiled_beside_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, words: list[str], wanted: list[Any]
) -> None:
    asked: list[Any] = []

    @contextmanager
    def beside(*given: Any) -> Iterator[None]:
        asked.extend(given)
        raise Asked
        yield

    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(build, "compiling", beside)
    with pytest.raises(Asked):
        main(words)
    assert asked == wanted


def test_whoever_has_to_wait_is_told(nothing_compiled: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    done = lambda games: subprocess.Popen([sys.executable, "-c", ""])  # noqa: E731
    monkeypatch.setattr(build, "_builder", done)
    build.compile_first(["captain"], "dogfight", lambda: told.append("waiting"))
    build.compile_first(["doctrine"], "dogfight", lambda: told.append("no need"))
    build.compile_first(["captain"], "battle-of-midway", lambda: told.append("no kernels"))
    assert told == ["waiting"]
