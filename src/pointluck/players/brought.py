"""Players that somebody brought along: a class in a Python file, or a program that speaks PLP.

They are named in the environment, so that every process of the same run knows them.
"""

from __future__ import annotations

import atexit
import json
import os
import re
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from pointluck.engine import Action, Problem
from pointluck.engine.words import shown

from .base import BY_STRENGTH, Budget, Candidate, Player, Situation
from .plp import BotProblem, Program

VARIABLE = "POINTLUCK_PLAYERS"


def bring(name: str, what: str) -> None:
    """Let a player of that name play every game in this process and those it starts.

    `what` is FILE.py:CLASS, or the command that starts a program.
    """
    if not re.fullmatch(r"[a-z][a-z0-9-]{0,30}", name) or name in (*BY_STRENGTH, "person", "open"):
        raise Problem("bot-name", given=shown(name))
    file = class_in_file(what)
    if file is not None:
        path, word = file
        what = f"{path.resolve()}:{word}"
        _made_by(what)  # what cannot be read is told now
    os.environ[VARIABLE] = json.dumps(_named() | {name: what})


def guests() -> list[str]:
    """Their names, in the order in which they came."""
    return list(_named())


def guest(name: str, game: str, seat: str, seed: int | str, budget: Budget | None) -> Player:
    what = _named()[name]
    if class_in_file(what) is None:
        return Piped(name, what, game, seat, seed, budget)
    return Guest(name, what, game, seat, seed, budget)


class Guest:
    """A player whose class somebody wrote: what it does wrong is said of it, not of us."""

    def __init__(self, name: str, what: str, game: str, seat: str, seed: int | str, budget: Budget | None) -> None:
        self.name = name
        try:
            self._player = _made_by(what)(game=game, seat=seat, seed=seed, budget=budget)
        except Exception as error:
            raise _broken(name, error) from error

    def choose(self, situation: Situation) -> Action:
        try:
            action: Action = self._player.choose(situation)
        except Exception as error:
            raise _broken(self.name, error) from error
        if action not in situation.legal:
            raise BotProblem("bot-illegal", bot=self.name, given=shown(str(action)))
        return action

    def explain(self) -> list[Candidate]:
        explain = getattr(self._player, "explain", None)
        return list(explain()) if explain is not None else []


class Piped:
    """A program in a seat. Games take turns with the same program, which is told when another one goes on."""

    def __init__(self, name: str, command: str, game: str, seat: str, seed: int | str, budget: Budget | None) -> None:
        self.name = name
        self._command = command
        self._budget = budget
        self._game = (game, seat, seed)
        self._candidates: list[Candidate] = []

    def choose(self, situation: Situation) -> Action:
        program = _program(self._command, situation.seat)
        if _serves.get(program) is not self:
            game = self._game[0]
            if program.games is not None and game not in program.games:
                raise BotProblem("bot-game", bot=self.name, game=game, games=program.games)
            program.new(*self._game)
            _serves[program] = self
        thought = program.think(situation, self._budget)
        self._candidates = thought.candidates
        return thought.best

    def explain(self) -> list[Candidate]:
        return self._candidates


_programs: dict[tuple[str, str], Program] = {}
"""One for each command and seat: to start one for each game would take longer than the game."""
_serves: dict[Program, Piped] = {}


def _program(command: str, seat: str) -> Program:
    program = _programs.get((command, seat))
    if program is None or not program.running:
        if program is not None:
            _serves.pop(program, None)
        program = _programs[command, seat] = Program(command)
    return program


@atexit.register
def _close() -> None:
    for program in _programs.values():
        program.close()


def _named() -> dict[str, str]:
    try:
        named = json.loads(os.environ.get(VARIABLE, "{}"))
    except ValueError:
        named = None
    if not isinstance(named, dict) or not all(isinstance(what, str) for what in named.values()):
        raise Problem("bot-variable", variable=VARIABLE)
    return named


def class_in_file(what: str) -> tuple[Path, str] | None:
    """A file and the class in it; None: it is a command."""
    path, colon, word = what.rpartition(":")
    return (Path(path), word) if colon and path.endswith(".py") and word.isidentifier() else None


@cache
def _made_by(what: str) -> Any:
    """The class itself. Raises BotProblem for a file that cannot be read, or has no such class."""
    file = class_in_file(what)
    assert file is not None
    path, word = file
    if not path.is_file():
        raise BotProblem("bot-file", file=str(path))
    spec = spec_from_file_location(f"pointluck_brought_{path.stem}", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise _broken(what, error) from error
    made = getattr(module, word, None)
    if not isinstance(made, type) or not hasattr(made, "choose"):
        raise BotProblem("bot-class", file=str(path), name=word)
    return made


def _broken(name: str, error: Exception) -> BotProblem:
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    place = f"{Path(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno}" if trace is not None else ""
    return BotProblem("bot-broken", bot=name, error=f"{type(error).__name__}: {error}"[:300], place=place)
