"""The fitted judgement by which games of Dogfight are reviewed (`prospects.json`, fitted by research/values.py).

It begins with the judgement of the Admiral, and with what that says of the best way to act now.
"""

from __future__ import annotations

from functools import cache
from math import log

from pointluck.games.dogfight import DogfightState
from pointluck.games.dogfight.order_of_battle import USA
from pointluck.players.kernels import Flat

from ..regression import Regression, read
from .chart import Chart, position
from .fights import chart_of, shared_desk
from .kernel import worth
from .kernel.layout import HALF, HOLDER, MARKER, PURSE
from .kernel.look import best_of, ways_to_act

NAMES = ("judged", "best-way", "card-of-usa", "card-of-japan", "round", "cards")


def features(state: DogfightState) -> list[float]:
    """In the order of NAMES."""
    oob = state.oob
    known = chart_of(oob, "fitted")
    p = _laid(state, known)
    judged = worth.score(known.t, known.f, p, known.f, False)
    cards = float(sum(state.hands[0]) - sum(state.hands[1]))
    holder = [float(p[HOLDER] == side) for side in range(2)]
    return [judged, _best_way(known, p, judged), *holder, float(state.round), cards]


@cache
def _regression(domination: bool) -> Regression:
    return read(__package__, "domination" if domination else "carrier-hunt", NAMES)


def chance(state: DogfightState) -> float:
    """The USA's chance to win, 0 to 1; certain once the game is over."""
    if not state.stack:
        return 0.5 if state.winner < 0 else float(state.winner == USA)
    return _regression(state.oob.domination).chance(features(state))


def _laid(state: DogfightState, known: Chart) -> Flat:
    """Between rounds nobody has the card, and everybody will have a marker."""
    p = position(state, known)
    if state.phase not in ("activation", "orders") and state.combat is None:
        p[HOLDER], p[PURSE], p[PURSE + 1] = 2, 0, 0
        for aircraft in range(2 * known.t[HALF]):
            p[MARKER + aircraft] = int(p[aircraft] >= 0)
    return p


def _best_way(known: Chart, p: Flat, judged: float) -> float:
    """The logarithm of the odds after the best way to act; where the card is still open, the mean of both."""
    room = shared_desk()
    found = []
    before = p[HOLDER]
    for holder in (before,) if before < 2 else (0, 1):
        p[HOLDER] = holder
        count = ways_to_act(known.t, known.f, p, room, 0, 0.0)
        if count:
            kept = min(max(room.values[best_of(room.values, 0, count, holder)], 0.002), 0.998)
            found.append(log(kept / (1 - kept)))
    p[HOLDER] = before
    return sum(found) / len(found) if found else judged
