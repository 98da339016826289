"""What the strikes can bring at most: points for US carriers and for Midway.

Where an unopposed attack counts every pip, three squadrons are enough for almost any fleet, and nothing but the
search sets a limit: the bound is the clock of search.py, and Midway counts as destroyed.

With 10.b every attack is a normal one, and squadrons are scarce: one that has attacked is back over a target five
hours later (KB-R21). As with the Zeros (raids.py) that is priced: each squadron pays for an attack and gets back in
advance what its best timetable could have to pay. With prices the ships no longer compete for bombers, so each of
them is a small game of its own, solved exactly. The player is given for free: the right loads, decks, squadrons on
the spot in the first hour in which there is something to attack; no US fighters, so nobody is stopped or lost; and
the first fleet shows its carriers, and the search for the others begins, in the first hour in which it could be
attacked, whether it is or not.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import NamedTuple

from .figures import Figures
from .hits import on_ship
from .search import STAGES, Stage, sunk_at_most, turns_of

AGAIN = 5
"""Hours from one attack of a squadron to its next at the earliest."""
EARLIEST = 3
"""The first hour in which anything can be attacked."""

Prices = Callable[[int, Stage], float]
"""Of an attack by one squadron, by turn and by stage at the turn's beginning."""


class Ship(NamedTuple):
    """A target: the hits that destroy it, what each number of hits is worth in the end, and how hard it is."""

    worth: list[float]
    flak: float
    hit: float


def points(figures: Figures) -> float:
    """The bound on the points of all strikes."""
    if not figures.oob.no_special_on_us:
        return sunk_at_most(figures.turns, figures.reported) * figures.oob.points_us_sunk + figures.oob.points_midway
    levels: tuple[float, ...] = (0.06, 0.24, 0.24)
    best = priced(figures, prices_at(*levels))
    for step in (0.04, 0.02, 0.01):
        better = True
        while better:
            # Prices a step higher or lower, each alone or two of them together, as long as that lowers the bound.
            moves = [tuple(round(old + step * way, 2) for old, way in zip(levels, ways, strict=True)) for ways in MOVES]
            found = [(priced(figures, prices_at(*move)), move) for move in moves if min(move) >= 0]
            better = min(found)[0] < best
            if better:
                best, levels = min(found)
    return best


MOVES = tuple(ways for ways in product((-1, 0, 1), repeat=3) if any(ways))


def prices_at(quiet: float, one: float, every: float) -> Prices:
    def price(turn: int, stage: Stage) -> float:
        if stage.wait == 3:
            return every
        return one if stage.sunk or stage.wait == 1 else quiet

    return price


def priced(figures: Figures, price: Prices) -> float:
    """The bound that these prices give."""
    oob = figures.oob
    carrier = Ship(
        [0.0, *[float(oob.points_damaged)] * (oob.us_hits[0] - 1), float(oob.points_us_sunk)],
        figures.us_flak,
        figures.hit_carrier,
    )
    midway = Ship([0.0] * oob.us_hits[-1] + [float(oob.points_midway)], figures.us_flak, figures.hit_midway)
    value = carriers(figures, carrier, price) + _worth(figures, midway, price)[1][STAGES[0]][0]
    return value + figures.strikers * timetable(figures, price)


def _worth(figures: Figures, ship: Ship, price: Prices) -> list[dict[Stage, list[float]]]:
    """By turn, stage at its beginning and hits."""
    table: list[dict[Stage, list[float]]] = [{} for _ in range(figures.turns + 2)]
    table[-1] = dict.fromkeys(STAGES, ship.worth)
    for turn in range(figures.turns, 0, -1):
        for stage in STAGES:
            later = _later(table[turn + 1], turns_of(stage, figures.reported))
            table[turn][stage] = attacked(figures, ship, price(turn, stage), later) if turn >= EARLIEST else later
    return table


def _later(table: dict[Stage, list[float]], odds: dict[Stage, float]) -> list[float]:
    found = [0.0] * len(next(iter(table.values())))
    for stage, share in odds.items():
        for hits, value in enumerate(table[stage]):
            found[hits] += share * value
    return found


def attacked(figures: Figures, ship: Ship, price: float, later: list[float]) -> list[float]:
    """With the best number of squadrons sent, by hits before the attack."""
    sunk = len(ship.worth) - 1
    values = []
    for hits in range(sunk + 1):
        best = later[hits]
        for bombers in range(1, figures.strikers + 1) if hits < sunk else ():
            odds = on_ship(ship.flak, ship.hit, bombers)
            value = sum(share * later[min(sunk, hits + more)] for more, share in enumerate(odds))
            best = max(best, value - bombers * price)
        values.append(best)
    return values


def carriers(figures: Figures, ship: Ship, price: Prices) -> float:
    """All three: those of the first fleet from the hour in which it can be attacked, the others from theirs."""
    worth = _worth(figures, ship, price)
    total = 0.0
    at: dict[Stage, float] = {STAGES[0]: 1.0}
    for turn in range(1, figures.turns + 1):
        then: dict[Stage, float] = {}
        for stage, share in at.items():
            after = turns_of(stage, figures.reported)
            if stage == Stage(0, 1):
                for count in (1, 2, 3):
                    mine = {later: 3 * odds for later, odds in after.items() if later.sunk == count}
                    later = _later(worth[turn + 1], mine)
                    total += share / 3 * count * attacked(figures, ship, price(turn, stage), later)[0]
            elif stage.wait == 1:
                total += share * (3 - stage.sunk) * worth[turn][stage][0]
            for later_stage, odds in after.items():
                then[later_stage] = then.get(later_stage, 0.0) + share * odds
        at = then
    return total


def timetable(figures: Figures, price: Prices) -> float:
    """The most that one squadron can have to pay on the average, attacking once in five hours."""
    best = {(figures.turns + 1, stage, wait): 0.0 for stage in STAGES for wait in range(AGAIN)}
    for turn in range(figures.turns, 0, -1):
        for stage in STAGES:
            soon = [
                sum(odds * best[turn + 1, after, wait] for after, odds in turns_of(stage, figures.reported).items())
                for wait in range(AGAIN)
            ]
            pays = price(turn, stage) + soon[AGAIN - 1] if turn >= EARLIEST else 0.0
            best[turn, stage, 0] = max(soon[0], pays)
            for wait in range(1, AGAIN):
                best[turn, stage, wait] = soon[wait - 1]
    return best[1, STAGES[0], 0]
