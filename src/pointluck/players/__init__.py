"""Players by name: for each game random, a scripted doctrine, and ranks that are measured against it."""

from __future__ import annotations

from functools import cache

from pointluck.engine import Problem

from .base import AT_TABLES, Budget, CalledOff, Candidate, Player, RandomPlayer, Roster, Script, Situation

__all__ = [
    "AT_TABLES",
    "Budget",
    "CalledOff",
    "Candidate",
    "Player",
    "RandomPlayer",
    "Script",
    "Situation",
    "player",
    "players",
]

_BY_STRENGTH = ("random", "ensign", "doctrine", "captain", "admiral")


@cache
def _roster(game: str) -> Roster:
    from . import battle_of_midway, dogfight, kido_butai

    own = {"kido-butai": kido_butai, "battle-of-midway": battle_of_midway, "dogfight": dogfight}[game].ROSTER
    everybody: Roster = {"random": lambda seat, seed, budget: RandomPlayer(seed)} | own
    return {name: everybody[name] for name in _BY_STRENGTH if name in everybody}


def players(game: str | None = None) -> list[str]:
    """The names of all players, or of those that play a game, the weakest first."""
    return list(_BY_STRENGTH if game is None else _roster(game))


def player(name: str, game: str, seat: str, seed: int | str, budget: Budget | None = None) -> Player:
    """A new player of that name for a seat of a game. The same seed and number of simulations play the same way."""
    roster = _roster(game)
    if name not in roster:
        raise Problem("player-unknown", player=name, players=players(game))
    return roster[name](seat, seed, budget)
