"""The games, by id. A title is loaded when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from pointluck.engine import Game, Problem


def _kido_butai() -> Game:
    from .kido_butai import KidoButaiGame

    return KidoButaiGame()


def _battle_of_midway() -> Game:
    from .battle_of_midway import BattleOfMidwayGame

    return BattleOfMidwayGame()


def _dogfight() -> Game:
    from .dogfight import DogfightGame

    return DogfightGame()


_TITLES: dict[str, Callable[[], Game]] = {
    "kido-butai": _kido_butai,
    "battle-of-midway": _battle_of_midway,
    "dogfight": _dogfight,
}


def games() -> list[str]:
    """The ids of all games."""
    return list(_TITLES)


@cache
def game(name: str) -> Game:
    """The game with that id."""
    if name not in _TITLES:
        raise Problem("game-unknown", game=name, games=games())
    return _TITLES[name]()
