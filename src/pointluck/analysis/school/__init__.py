"""The battle school: positions from games of computer players in which one answer is proven to be the best.

`research/school.py` has found them. GAME.jsonl holds them, a line of JSON each: how it came about, and what every
answer is worth to the seat that is asked, from what that seat may know (`proof.py`). The first line of the file says
how that was measured.
"""

from __future__ import annotations

import json
from datetime import date
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import NamedTuple

from pointluck.engine import State
from pointluck.games import game

PREFIX = "school-"
"""Every id begins with it: a table that goes on from a position names it as its origin."""


class Worth(NamedTuple):
    """An answer: what the seat may expect of it, and what it gives away against the best, with the standard error."""

    action: str
    value: float
    gap: float
    error: float


class Position(NamedTuple):
    id: str
    game: str
    preset: str
    seat: str
    theme: str
    """Message `school-theme-THEME`."""
    difficulty: int
    """1: an Ensign finds the answer, 2: a Captain does, 3: neither."""
    unit: str
    until: str
    games: int
    """So many were imagined after each answer, and how far they went: see `Trials`."""
    worth: tuple[Worth, ...]
    """Every answer, the best first."""
    steps: tuple[str, ...]
    """What was played, by everybody and chance."""

    @property
    def best(self) -> Worth:
        return self.worth[0]

    def begin(self) -> State:
        """The game as it stands before anything was played."""
        title = game(self.game)
        state = title.begin(title.setup(self.preset))
        state.start()
        return state

    def state(self) -> State:
        state = self.begin()
        for step in self.steps:
            state.apply(state.parse(step))
        return state

    def answer(self, action: str) -> Worth | None:
        return next((one for one in self.worth if one.action == action), None)


@cache
def positions(title: str) -> tuple[Position, ...]:
    """Those of a game, in the order in which they come day by day; none where a game has no school."""
    file = files(__package__) / f"{title}.jsonl"
    if not file.is_file():
        return ()
    measured, *lines = map(json.loads, file.read_text(encoding="utf-8").splitlines())
    return tuple(_position(title, measured | one) for one in lines)


def find(title: str, position: str) -> Position | None:
    return next((one for one in positions(title) if one.id == position), None)


def of_the_day(title: str, day: date) -> Position:
    """The same for everybody on that day."""
    all_of = positions(title)
    return all_of[(day - date(1970, 1, 1)).days % len(all_of)]


def named(title: str, preset: str, steps: str) -> str:
    """The id of a position: it stays the same as long as the position does."""
    return PREFIX + sha256(f"{title} {preset} {steps}".encode()).hexdigest()[:10]


def _position(title: str, plain: dict[str, str]) -> Position:
    worth = tuple(Worth(*one) for one in plain.pop("worth"))
    steps = plain.pop("steps")
    name = named(title, plain["preset"], steps)
    return Position(id=name, game=title, worth=worth, steps=tuple(steps.split(";")), **plain)  # type: ignore[arg-type]
