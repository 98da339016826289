"""Par: what the strongest computer player that was measured makes of a preset."""

from __future__ import annotations

import tomllib
from datetime import date
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from pointluck.engine import Game, Setup, SetupView
from pointluck.games import game as title
from pointluck.language import Language

from .words import Words


class Par(NamedTuple):
    rank: str
    mean: float
    """Points in a game for one; in games for two the share of the games that the first seat wins."""
    low: float
    high: float
    """Its 95 % interval."""
    games: int
    date: date
    command: str
    """Which measures it again."""


class Told(NamedTuple):
    """Par for a seat, ready to be shown."""

    name: str
    value: str
    how: str


@cache
def _entries() -> dict[str, dict[str, Any]]:
    return tomllib.loads((files(__package__) / "par.toml").read_text(encoding="utf-8"))


@cache
def _by_digest(game: Game) -> dict[str, Par]:
    """Presets that come to the same have one entry; what was measured under other rules is none."""
    return {
        game.setup(preset).digest: Par(
            rank=one["rank"],
            mean=one["mean"],
            low=one["interval"][0],
            high=one["interval"][1],
            games=one["games"],
            date=one["date"],
            command=one["command"],
        )
        for preset, one in _entries().get(game.id, {}).items()
        if one["rules"] == game.rules_version
    }


def par(setup: Setup) -> Par | None:
    """None where it was not measured: other options, figures or rules make another game."""
    return _by_digest(setup.game).get(setup.digest)


def par_of(setup: SetupView) -> Par | None:
    """The same of a setup as plain data, which may be of other rules than ours."""
    game = title(setup["game"])
    return par(game.setup_from(setup)) if setup["rules"] == game.rules_version else None


def told(found: Par, game: Game, seat: str, words: Words) -> Told:
    numbers = (found.mean, found.low, found.high)
    if alone := len(game.seats) == 1:
        mean, low, high = (words.number(one, 1, sign=True) for one in numbers)
    else:
        if seat != game.seats[0]:
            numbers = (1 - found.mean, 1 - found.high, 1 - found.low)
        mean, low, high = (words.say("percent", number=words.number(100 * one)) for one in numbers)
    name = words.say("par") if alone else words.say("par-of", seat=seat)
    how = words.say(
        "par-how-points" if alone else "par-how-share",
        rank=found.rank,
        games=words.number(found.games),
        low=low,
        high=high,
    )
    return Told(name, mean, how)


def sentence(found: Par, game: Game, seat: str, language: Language) -> str:
    return language.say("par-told", **told(found, game, seat, Words(language.code, game))._asdict())
