"""The game that a command line names."""

from __future__ import annotations

import pointluck
from pointluck.engine import Game

from .problems import UsageProblem


def title(name: str | None) -> Game:
    if name is None:
        raise UsageProblem("game-missing", games=pointluck.games())
    return pointluck.game(name)
