"""Players by name. A doctrine is a scripted commander, one for each game and seat."""

from __future__ import annotations

from collections.abc import Callable

from pointluck.engine import Problem

from .base import Player, RandomPlayer, Situation

__all__ = ["Player", "RandomPlayer", "Situation", "player", "players"]


def _doctrines() -> dict[str, Callable[[str, int | str], Player]]:
    from .battle_of_midway import BattleOfMidwayDoctrine
    from .dogfight import DogfightDoctrine
    from .kido_butai import KidoButaiDoctrine

    return {
        "kido-butai": KidoButaiDoctrine,
        "battle-of-midway": BattleOfMidwayDoctrine,
        "dogfight": DogfightDoctrine,
    }


def players() -> list[str]:
    """The names of all players."""
    return ["random", "doctrine"]


def player(name: str, game: str, seat: str, seed: int | str) -> Player:
    """A new player of that name for a seat of a game. The same seed plays the same way."""
    if name == "random":
        return RandomPlayer(seed)
    if name == "doctrine":
        return _doctrines()[game](seat, seed)
    raise Problem("player-unknown", player=name, players=players())
