"""What one's staff would do, in lines for the terminal."""

from __future__ import annotations

from collections.abc import Iterator

from pointluck.analysis.odds import Stake, odds
from pointluck.analysis.staff import Advised, Counsel
from pointluck.analysis.value import POINTS
from pointluck.analysis.words import Words
from pointluck.engine import Game, View
from pointluck.language import Language

_CHANGES = 4
"""Of one quantity so many changes are told, the likeliest."""


def told(counsel: Counsel, game: Game, view: View, language: Language) -> Iterator[str]:
    """One answer after the other: what it is, what it is worth and why, and its odds."""
    words = Words(language.code, game)
    for number, one in enumerate(counsel.answers, 1):
        worth = "" if one.value is None else f" ({_worth(one.value.mean, counsel.unit, words)})"
        yield f"{number}  {words.action(one.action)}{worth}"
        yield f"   {words.say(f'staff-why-{one.why}', gap=_gap(one, counsel.unit, words))}"
        for stake in odds(game, view, str(one.action)) or ():
            yield f"   {_stake(stake, words)}"
    if counsel.games:
        yield words.say(f"staff-until-{counsel.until}", games=words.number(counsel.games))


def _amount(value: float, unit: str, words: Words) -> str:
    return words.number(value, 1) if unit == POINTS else words.percent(value)


def _worth(value: float, unit: str, words: Words) -> str:
    return words.say("staff-worth", unit=unit, value=_amount(value, unit, words))


def _gap(one: Advised, unit: str, words: Words) -> str:
    return words.say("staff-gap", unit=unit, gap=_amount(0.0 if one.gap is None else one.gap.mean, unit, words))


def _stake(stake: Stake, words: Words) -> str:
    name = next(key for key in (f"stake-{stake.key}", f"tally-{stake.key}") if words.has(key))
    likeliest = sorted(stake.changes, key=lambda change: -change[1])[:_CHANGES]
    changes = " · ".join(
        f"{words.number(change, sign=True)} ({words.percent(float(share))})" for change, share in likeliest
    )
    return f"{words.say(name)}: {changes}{' …' if len(stake.changes) > _CHANGES else ''}"
