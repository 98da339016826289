"""Players by name: for each game random, one that looks ahead, and whoever the game brings."""

from __future__ import annotations

from functools import cache, partial
from importlib.metadata import entry_points

from pointluck.engine import Problem

from .base import (
    AT_TABLES,
    BY_STRENGTH,
    Budget,
    CalledOff,
    Candidate,
    Player,
    RandomPlayer,
    Roster,
    Script,
    Situation,
)
from .brought import bring, guest, guests
from .lookahead import Captain
from .plp import BotProblem

__all__ = [
    "AT_TABLES",
    "BotProblem",
    "Budget",
    "CalledOff",
    "Candidate",
    "Player",
    "RandomPlayer",
    "Roster",
    "Script",
    "Situation",
    "bring",
    "guests",
    "player",
    "players",
    "usual_player",
]


@cache
def _roster(game: str) -> Roster:
    """Who plays a game, the weakest first."""
    everybody: Roster = {"random": lambda seat, seed, budget: RandomPlayer(seed), "captain": partial(Captain, game)}
    everybody |= _own(game)
    return {name: everybody[name] for name in BY_STRENGTH if name in everybody}


def _own(game: str) -> Roster:
    """Those made for it: ours, or what the entry point `pointluck.players` with the game's id names."""
    from . import battle_of_midway, dogfight, kido_butai

    ours = {"kido-butai": kido_butai, "battle-of-midway": battle_of_midway, "dogfight": dogfight}
    if game in ours:
        own: Roster = ours[game].ROSTER
        return own
    brought: Roster = {}
    for entry in entry_points(group="pointluck.players", name=game):
        brought |= entry.load()
    return brought


def players(game: str | None = None) -> list[str]:
    """The names of all players, or of those that play a game, the weakest first; guests come last.

    Examples:
        >>> players("kido-butai")
        ['random', 'ensign', 'doctrine', 'captain', 'admiral']
    """
    return [*(BY_STRENGTH if game is None else _roster(game)), *guests()]


def usual_player(game: str) -> str:
    """Who plays where nobody is named, and whom a person asks for advice: the doctrine, where a game has one."""
    return "doctrine" if "doctrine" in _roster(game) else "captain"


def player(name: str, game: str, seat: str, seed: int | str, budget: Budget | None = None) -> Player:
    """A new player of that name for a seat of a game. The same seed and number of simulations play the same way.

    Examples:
        >>> import pointluck
        >>> state = pointluck.game("kido-butai").new()
        >>> str(player("doctrine", "kido-butai", "japan", seed=7).choose(Situation(state, "japan")))
        'load akagi 3b 0t'
    """
    roster = _roster(game)
    if name in guests():
        return guest(name, game, seat, seed, budget)
    if name not in roster:
        raise Problem("player-unknown", player=name, players=players(game))
    return roster[name](seat, seed, budget)
