"""The games, by id. A title is loaded when it is first asked for.

Ours are here. Another package brings its own by the entry points `pointluck.games` (docs/adding-a-game.md).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Literal, overload

from pointluck.engine import Game, Problem

if TYPE_CHECKING:
    from .battle_of_midway import BattleOfMidwayGame
    from .dogfight import DogfightGame
    from .kido_butai import KidoButaiGame


def _kido_butai() -> Game:
    from .kido_butai import KidoButaiGame

    return KidoButaiGame()


def _battle_of_midway() -> Game:
    from .battle_of_midway import BattleOfMidwayGame

    return BattleOfMidwayGame()


def _dogfight() -> Game:
    from .dogfight import DogfightGame

    return DogfightGame()


_OURS: dict[str, Callable[[], Game]] = {
    "kido-butai": _kido_butai,
    "battle-of-midway": _battle_of_midway,
    "dogfight": _dogfight,
}


@cache
def _titles() -> dict[str, Callable[[], Game]]:
    """What makes each game. Nobody replaces one of ours, whose records must replay for ever."""
    brought = {entry.name: lambda entry=entry: entry.load()() for entry in entry_points(group="pointluck.games")}
    return _OURS | {name: make for name, make in sorted(brought.items()) if name not in _OURS}


def games() -> list[str]:
    """The ids of all games.

    Examples:
        >>> games()[:3]
        ['kido-butai', 'battle-of-midway', 'dogfight']
    """
    return list(_titles())


@overload
def game(name: Literal["kido-butai"]) -> KidoButaiGame: ...
@overload
def game(name: Literal["battle-of-midway"]) -> BattleOfMidwayGame: ...
@overload
def game(name: Literal["dogfight"]) -> DogfightGame: ...
@overload
def game(name: str) -> Game: ...
def game(name: str) -> Game:
    """The game with that id.

    Examples:
        >>> game("dogfight").seats
        ('usa', 'japan')
        >>> game("chess")
        Traceback (most recent call last):
        pointluck.engine.words.Problem: game-unknown (game='chess', ...)
    """
    if name not in _titles():
        raise Problem("game-unknown", game=name, games=games())
    return _made(name)


@cache
def _made(name: str) -> Game:
    return _titles()[name]()
