"""`python -m pointluck.players.build`: compiles what the bots calculate with, so that they think faster from then on.

Needs the extra `fast`; without it there is nothing to do. What was compiled before is found again at once, so this can
be run any number of times. Programs in which bots think run it by themselves: beside them where people play, and
before they begin where many games are played. One at a time compiles on a machine; others wait for it.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from threading import Thread
from time import sleep
from typing import TextIO

from .shelves import SOURCES, home, missing, put, ready

BESIDE = "--beside"
"""The word that makes it end with the program that started it."""
GENTLY = "--gently"
"""The word that makes it give way to all other work."""
THINKERS = ("captain", "admiral")
"""The players that use kernels."""
_PAUSE = 0.5


# --- for programs ---------------------------------------------------------------------------------------------------


@contextmanager
def compiling(bots: Iterable[str] = THINKERS, games: Iterable[str] = tuple(SOURCES)) -> Iterator[None]:
    """While the block runs, what is not compiled yet is being compiled beside it, if such bots may need it."""
    wanted = _wanted(bots, games)
    if not wanted:
        yield
        return
    with _builder([GENTLY, *wanted]) as builder:
        try:
            yield
        finally:
            builder.kill()


def compile_first(bots: Iterable[str], game: str, tell: Callable[[], None]) -> None:
    """Wait until all is compiled that such bots need. Whoever has to wait is told so.

    Call it before anything of a bot is imported: a process goes on as it has begun.
    """
    wanted = _wanted(bots, [game])
    if wanted:
        tell()
        with _builder(wanted) as builder:
            try:
                builder.wait()
            finally:
                builder.kill()


def _wanted(bots: Iterable[str], games: Iterable[str]) -> list[str]:
    return [game for game in missing() if game in games] if set(bots) & set(THINKERS) else []


def _builder(words: list[str]) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "pointluck.players.build", BESIDE, *words]
    quiet = subprocess.DEVNULL
    # The same modules as here, however they were found.
    found = os.environ | {"PYTHONPATH": os.pathsep.join(part for part in sys.path if part)}
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=quiet, stderr=quiet, env=found)


# --- the program itself ---------------------------------------------------------------------------------------------


def main() -> int:
    if GENTLY in sys.argv and hasattr(os, "nice"):
        os.nice(10)
    if BESIDE in sys.argv:
        Thread(target=_end_with_the_program, daemon=True).start()
    wanted = [game for game in missing() if game in sys.argv or not set(sys.argv) & set(SOURCES)]
    if not wanted:
        return 0
    home().mkdir(parents=True, exist_ok=True)
    with (home() / "lock").open("w") as file:
        while not _taken(file):
            sleep(_PAUSE)
        os.environ["POINTLUCK_KERNELS"] = "compiled"
        return _compile([game for game in wanted if not ready(game)])


def _compile(games: list[str]) -> int:
    code = 0
    if "kido-butai" in games:
        _kido_butai()
    if "dogfight" in games:
        from .dogfight.build import main as dogfight

        code = dogfight()
    return code


def _kido_butai() -> None:
    """One decision of a Captain compiles the kernel."""
    from pointluck.games import game

    from . import Situation, player

    state = game("kido-butai").new()
    captain = player("captain", "kido-butai", "japan", 1)
    while not captain.explain() and not state.over:
        seat = state.seat
        state.apply(captain.choose(Situation(state, seat)) if seat == "japan" else state.legal()[0])
    put("kido-butai")


def _end_with_the_program() -> None:
    """The program that started this holds the other end of our input, and lets go of it however it ends."""
    sys.stdin.read()
    os._exit(0)


if sys.platform == "win32":
    import msvcrt

    def _taken(file: TextIO) -> bool:
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
else:
    import fcntl

    def _taken(file: TextIO) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True


if __name__ == "__main__":
    sys.exit(main())
