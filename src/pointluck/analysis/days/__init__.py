"""Days of history as games: what happened hour by hour, beside what a review finds in it."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from pointluck.engine import Record
from pointluck.games import game

Told = dict[str, str]
"""By language."""


class Hour(NamedTuple):
    hour: str
    happened: Told
    knew: Told
    """What whoever decided knew then."""
    game: Told | None
    """Where the game tells it otherwise."""
    after: int
    """How many steps of the record come before it."""


class Day(NamedTuple):
    name: str
    title: Told
    about: Told
    sources: list[str]
    hours: list[Hour]
    record: Record


@cache
def days() -> dict[str, Day]:
    """All that are shipped, by name."""
    found = {}
    for file in files(__package__).iterdir():
        name, dot, kind = file.name.rpartition(".")
        if dot and kind == "toml":
            found[name] = _played(name, tomllib.loads(file.read_text(encoding="utf-8")))
    return found


def day_of(record: Record) -> Day | None:
    """Which day a game is."""
    actions = [step.action for step in record.steps]
    for day in days().values():
        same = day.record.setup.digest == record.setup.digest
        if same and [step.action for step in day.record.steps] == actions:
            return day
    return None


def _played(name: str, plain: dict[str, Any]) -> Day:
    record = Record(game(plain["game"]).new(plain["preset"]), plain["seats"])
    hours = []
    for one in plain["hours"]:
        after = len(record.steps)
        for line in one["play"].splitlines():
            for part in line.split(";"):
                for action in record.state.parse_all(part):
                    record.apply(action)
        hours.append(Hour(one["hour"], one["happened"], one["knew"], one.get("game"), after))
    return Day(name, plain["title"], plain["about"], plain["sources"], hours, record)
