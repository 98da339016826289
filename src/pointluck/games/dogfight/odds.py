"""Exact odds of a Firing by enumeration, for advice and for players that calculate (DF-C11, DF-C12)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from .firing import best


class Guns(NamedTuple):
    """What one side brings into a Firing: its pile, the cards it draws, its bonus, its cards that will be ignored."""

    pile: tuple[int, ...]
    cards: int
    bonus: int = 0
    ignored: int = 0


class Odds(NamedTuple):
    """The highest card is mine, neither's, or the other's."""

    win: Fraction
    tie: Fraction
    loss: Fraction


@lru_cache(maxsize=4096)
def firing_odds(own: Guns, other: Guns) -> Odds:
    mine, theirs = _highest(own), _highest(other)
    total = sum(mine.values()) * sum(theirs.values())
    win = sum(a * b for high, a in mine.items() for low, b in theirs.items() if high > low)
    tie = sum(a * theirs[high] for high, a in mine.items())
    return Odds(Fraction(win, total), Fraction(tie, total), Fraction(total - win - tie, total))


@lru_cache(maxsize=1024)
def _highest(guns: Guns) -> Counter[int]:
    """How many of the equally likely draws have each highest card."""
    draws = combinations(guns.pile, min(guns.cards, len(guns.pile)))
    return Counter(best(list(cards), guns.bonus, guns.ignored) for cards in draws)
