"""Bots in any language: a program that reads lines and writes lines. docs/bots.md describes the protocol."""

from __future__ import annotations

import json
import os
import shlex
import signal
import sys
from collections.abc import Iterator, Mapping
from contextlib import suppress
from queue import Empty, SimpleQueue
from subprocess import DEVNULL, PIPE, Popen, TimeoutExpired
from threading import Thread
from time import monotonic
from typing import Any, NamedTuple

from pointluck.engine import Action, Problem
from pointluck.engine.words import shown

from .base import Budget, Candidate, Situation

VERSION = 1
READY_SECONDS = 10.0
"""How long a program may take until it is ready."""
DECISION_SECONDS = 30.0
"""How long it may take to answer where no budget says otherwise."""
GRACE_SECONDS = 2.0
"""How long it may take to answer after `stop`, and to end after `quit`."""
LONGEST_LINE = 100_000
MOST_LINES = 1_000
"""That a program may write for one decision."""


class BotProblem(Problem):
    """A bot that somebody brought does not do what it must. `bot` is its name or its command."""


class Thought(NamedTuple):
    """What a program answered."""

    best: Action
    candidates: list[Candidate]


class Program:
    """A running bot. One conversation at a time; it ends when it is closed or does not keep to the protocol."""

    def __init__(self, command: str, quiet: bool = True) -> None:
        self.command = command
        try:
            # Windows splits by itself, and its paths have the characters that shlex would take away.
            words = command if sys.platform == "win32" else shlex.split(command)
            errors = DEVNULL if quiet else None
            # A group of its own: `npm run bot` is ended with the programs that it started, and not by Ctrl-C to us.
            self._process = Popen(words, stdin=PIPE, stdout=PIPE, stderr=errors, start_new_session=True)
        except (OSError, ValueError, IndexError) as error:
            why = getattr(error, "strerror", None) or str(error)
            raise BotProblem("bot-start", bot=command, why=why) from None
        self._lines: SimpleQueue[bytes | None] = SimpleQueue()
        self._said: SimpleQueue[bytes | None] = SimpleQueue()
        self._over = False
        # A bot that does not read would keep whoever writes to it waiting, and so would one that does not write.
        Thread(target=self._listen, daemon=True).start()
        Thread(target=self._speak, daemon=True).start()
        self.name, self.games = self._introduce()

    def new(self, game: str, seat: str, seed: int | str) -> None:
        """What comes now belongs to another game: forget all."""
        self._say("new", {"game": game, "seat": seat, "seed": str(seed)})

    def think(self, situation: Situation, budget: Budget | None) -> Thought:
        """Its answer to a question. Raises BotProblem; then the program has ended."""
        self._forget()
        legal = {str(action): action for action in situation.legal}
        self._say("position", {"question": situation.question._asdict(), "view": situation.view})
        for text in legal:
            self._say("legal", text)
        limit = budget.at_most or budget.seconds if budget is not None else None
        self._say("go", {"seconds": limit or DECISION_SECONDS, "simulations": budget and budget.simulations})
        candidates: list[Candidate] = []
        for word, rest in self._answers(limit or DECISION_SECONDS):
            if word == "best":
                if rest not in legal:
                    raise self._ended(BotProblem("bot-illegal", bot=self.command, given=shown(rest)))
                return Thought(legal[rest], candidates)
            if word == "candidate":
                candidates.append(self._candidate(rest, legal))
            elif word == "progress":
                with suppress(ValueError):
                    situation.progress(float(rest))
        raise AssertionError("answers end with a best one or a problem")

    def close(self) -> bool:
        """Say goodbye, and end it if it stays. Whether it went by itself."""
        self._say("quit")
        self._said.put(None)
        with suppress(TimeoutExpired):
            self._process.wait(GRACE_SECONDS)
        went = not self.running
        self._kill()
        return went

    @property
    def running(self) -> bool:
        return self._process.poll() is None

    # --- lines --------------------------------------------------------------------------------------------------

    def _introduce(self) -> tuple[str, list[str] | None]:
        self._say("plp", str(VERSION))
        for word, rest in self._answers(READY_SECONDS, thinking=False):
            if word == "ready":
                told = self._plain(rest or "{}")
                name, games = told.get("name", self.command), told.get("games")
                if not isinstance(name, str) or not (games is None or _names(games)):
                    raise self._ended(BotProblem("bot-line", bot=self.command, given=shown(rest)))
                return name[:40], games
        raise AssertionError("answers end with ready or a problem")

    def _answers(self, seconds: float, thinking: bool = True) -> Iterator[tuple[str, str]]:
        """What the program says, until it is late: then it is told to stop, and a little later it is ended."""
        until = monotonic() + seconds
        stop = thinking
        for _ in range(MOST_LINES):
            line = self._line(until)
            if line is None and stop:
                self._say("stop")
                stop, until = False, monotonic() + GRACE_SECONDS
                line = self._line(until)
            if line is None:
                if not thinking:
                    raise self._ended(BotProblem("bot-unready", bot=self.command, seconds=f"{seconds:g}"))
                raise self._ended(BotProblem("bot-late", bot=self.command, seconds=f"{seconds:g}"))
            word, _, rest = line.partition(" ")
            yield word, rest.strip()
        raise self._ended(BotProblem("bot-talks", bot=self.command, lines=MOST_LINES))

    def _forget(self) -> None:
        """What it wrote when it was not asked answers nothing."""
        waiting = self._lines.qsize()
        if waiting > MOST_LINES:
            raise self._ended(BotProblem("bot-talks", bot=self.command, lines=MOST_LINES))
        for _ in range(waiting):
            self._line(0)

    def _line(self, until: float) -> str | None:
        """The next line; None: there was none in time."""
        try:
            line = self._lines.get(timeout=max(0.0, until - monotonic()))
        except Empty:
            return None
        if line is None:
            raise self._ended(BotProblem("bot-ended", bot=self.command))
        if len(line) >= LONGEST_LINE:
            raise self._ended(BotProblem("bot-line", bot=self.command, given=shown(line[:80].decode(errors="replace"))))
        return line.decode(errors="replace").strip()

    def _say(self, word: str, what: str | Mapping[str, Any] = "") -> None:
        text = what if isinstance(what, str) else json.dumps(what, separators=(",", ":"))
        self._said.put(f"{word} {text}".rstrip().encode() + b"\n")

    # --- two threads, each with a pipe that it alone touches --------------------------------------------------------

    def _speak(self) -> None:
        assert self._process.stdin is not None
        with suppress(OSError), self._process.stdin as pipe:  # it may not be there any more
            while line := self._said.get():
                pipe.write(line)
                if self._said.empty():
                    pipe.flush()

    def _listen(self) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as pipe:
            while self._lines.qsize() <= MOST_LINES and (line := pipe.readline(LONGEST_LINE)):
                self._lines.put(line)
        self._lines.put(None)

    def _candidate(self, text: str, legal: Mapping[str, Action]) -> Candidate:
        told = self._plain(text)
        action, value, visits = str(told.get("action")), told.get("value"), told.get("visits", 0)
        if action not in legal or not isinstance(value, int | float | None) or not isinstance(visits, int):
            raise self._ended(BotProblem("bot-line", bot=self.command, given=shown(text)))
        return Candidate(legal[action], value, visits)

    def _plain(self, text: str) -> dict[str, Any]:
        try:
            told = json.loads(text)
        except (ValueError, RecursionError):
            told = None
        if not isinstance(told, dict):
            raise self._ended(BotProblem("bot-line", bot=self.command, given=shown(text)))
        return told

    def _ended(self, problem: BotProblem) -> BotProblem:
        self._kill()
        return problem

    def _kill(self) -> None:
        if self._over:
            return
        self._over = True
        if sys.platform == "win32":
            self._process.kill()
        else:
            with suppress(ProcessLookupError, PermissionError):  # all have gone
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._said.put(None)


def _names(given: object) -> bool:
    return isinstance(given, list) and all(isinstance(name, str) for name in given)
