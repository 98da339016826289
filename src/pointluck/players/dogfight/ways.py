"""Ways over the board in Manoeuvres, worked out once for each board."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from pointluck.games.dogfight.hexes import STEP, area, within
from pointluck.games.dogfight.order_of_battle import OrderOfBattle

FAR: Final = 40
"""Longer than any way."""


@lru_cache(maxsize=64)
def carrier_way(oob: OrderOfBattle, side: int) -> dict[int, int]:
    """For each place and facing (area * 6 + facing) the Manoeuvres to the enemy carrier of that side."""
    return _ways({oob.carriers[1 - side]}, oob.board.big)


@lru_cache(maxsize=64)
def midway_way(oob: OrderOfBattle) -> dict[int, int]:
    return _ways(set(oob.midway), oob.board.big)


@lru_cache(maxsize=6)
def open_way(facing: int) -> dict[int, int]:
    """The Manoeuvres to each offset on an open table, for an aircraft that faces that way."""
    home = area(0, 0)
    ways = _ways({home}, frozenset(area(*one) for one in within(20)))
    return {home - code // 6: way for code, way in ways.items() if code % 6 == facing}


def _ways(targets: set[int], areas: frozenset[int]) -> dict[int, int]:
    """Backwards from the targets, one Manoeuvre at a time."""
    found: dict[int, int] = {}
    front = {target * 6 + facing for target in targets for facing in range(6)}
    way = 0
    while front:
        way += 1
        following = set()
        for code in front:
            there, after = divmod(code, 6)
            for facing in (after, (after + 1) % 6, (after + 5) % 6):
                here = there - STEP[facing]
                before = here * 6 + facing
                if here in areas and before not in found:
                    found[before] = way
                    following.add(before)
        front = following
    return found
