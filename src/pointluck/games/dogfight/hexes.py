"""The geometry of the board: areas, directions, tiles, and what an aircraft can reach.

An area is a hexagon with axial coordinates (q, r), held as one whole number so that a step is an addition. Facing is
a direction 0 to 5; turning left adds one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import atan2, pi, sqrt
from typing import Final, NamedTuple

STEPS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
LEFT: Final = 1
RIGHT: Final = -1

NOWHERE: Final = -1
"""The area of an aircraft that is not on the board, and the place of a tile that lies beside it."""

_SHIFT = 6
_ZERO = 1 << (_SHIFT - 1)
_MASK = (1 << _SHIFT) - 1
MAX_RADIUS: Final = _ZERO - 4
"""Areas this far from the centre and all that a step or a diagram reaches from them still have a number."""

CODES: Final = 1 << (2 * _SHIFT)

Pair = tuple[int, int]


def area(q: int, r: int) -> int:
    return (q + _ZERO << _SHIFT) | (r + _ZERO)


def pair(code: int) -> Pair:
    return (code >> _SHIFT) - _ZERO, (code & _MASK) - _ZERO


def offset(q: int, r: int) -> int:
    """What has to be added to an area to get the one (q, r) further on."""
    return (q << _SHIFT) + r


STEP: Final = tuple(offset(q, r) for q, r in STEPS)


def rotated(q: int, r: int, times: int) -> Pair:
    """The vector turned left by that many sides."""
    for _ in range(times % 6):
        q, r = q + r, -q
    return q, r


def distance(one: int, other: int) -> int:
    (q1, r1), (q2, r2) = pair(one), pair(other)
    dq, dr = q2 - q1, r2 - r1
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


WINDS: Final = ("E", "NE", "N", "NW", "W", "SW", "S", "SE")


def bearing(start: int, end: int) -> str:
    """The compass word, of eight, for the way from one area to another."""
    (q1, r1), (q2, r2) = pair(start), pair(end)
    dq, dr = q2 - q1, r2 - r1
    turns = atan2(-1.5 * dr, sqrt(3) * (dq + dr / 2)) / (2 * pi)
    return WINDS[round(turns * len(WINDS)) % len(WINDS)]


def within(radius: int, centre: Pair = (0, 0)) -> list[Pair]:
    """All coordinates at most `radius` from the centre."""
    return [
        (centre[0] + q, centre[1] + r)
        for q in range(-radius, radius + 1)
        for r in range(-radius, radius + 1)
        if abs(q + r) <= radius
    ]


def reach_on_open_table(manoeuvres: int) -> list[frozenset[int]]:
    """For each facing the offsets that at most so many Manoeuvres can lead to if nothing limits them (DF-R14)."""
    return [_flood(area(0, 0), facing, manoeuvres, None) for facing in range(6)]


def _flood(start: int, facing: int, manoeuvres: int, exists: Sequence[int] | None) -> frozenset[int]:
    """The areas (without `exists`: the offsets from the start) within so many Manoeuvres."""
    found: set[int] = set()
    seen: set[int] = set()
    front = [start * 6 + facing]
    for _ in range(manoeuvres):
        following = []
        for pose in front:
            here, heading = divmod(pose, 6)
            there = here + STEP[heading]
            if exists is not None and not exists[there]:
                continue
            found.add(there)
            for turned in (there * 6 + heading, there * 6 + (heading + 1) % 6, there * 6 + (heading + 5) % 6):
                if turned not in seen:
                    seen.add(turned)
                    following.append(turned)
        front = following
    return frozenset(found) if exists is not None else frozenset(code - start for code in found)


class Placement(NamedTuple):
    """A way to lay a Small Tile: its name, its areas, and the areas beside it."""

    name: str
    areas: frozenset[int]
    beside: frozenset[int]


class Board:
    """The Big Tiles, all places for Small Tiles, and the reach of aircraft on them."""

    def __init__(
        self, tiles: dict[str, Pair], radius: int, small_tile: list[Pair], table_radius: int, manoeuvres: int
    ) -> None:
        self.tile_areas = {name: frozenset(area(*one) for one in within(radius, at)) for name, at in tiles.items()}
        self.big: frozenset[int] = frozenset().union(*self.tile_areas.values())
        self.is_big = bytes(code in self.big for code in range(CODES))
        self.table: frozenset[int] = frozenset(area(*one) for one in within(table_radius))
        self.placements: list[Placement] = []
        self.by_area: dict[int, list[int]] = {}
        """The placements that contain an area and overlap no Big Tile (DF-R40)."""
        self.touches_big: list[bool] = []
        self._lay_everywhere(_orientations(small_tile))
        self.by_name = {placement.name: number for number, placement in enumerate(self.placements)}
        self.manoeuvres = manoeuvres
        self._open = reach_on_open_table(manoeuvres)
        self._bare: dict[int, frozenset[int]] = {}
        self._with_tiles: dict[tuple[int, ...], frozenset[int]] = {}

    def _lay_everywhere(self, shapes: list[list[Pair]]) -> None:
        for anchor in sorted(self.table):
            q, r = pair(anchor)
            for number, shape in enumerate(shapes):
                areas = frozenset(area(q + dq, r + dr) for dq, dr in shape)
                if not areas <= self.table or areas & self.big:
                    continue
                beside = frozenset(one + step for one in areas for step in STEP) - areas
                name = f"{q},{r}" if len(shapes) == 1 else f"{q},{r}/{number + 1}"
                for one in areas:
                    self.by_area.setdefault(one, []).append(len(self.placements))
                self.placements.append(Placement(name, areas, beside))
                self.touches_big.append(bool(beside & self.big))

    def exists(self, code: int, tiles: list[int]) -> bool:
        """Whether that area is on a Big Tile or on a Small Tile that lies."""
        if self.is_big[code]:
            return True
        return any(tile >= 0 and code in self.placements[tile].areas for tile in tiles)

    def reaches(self, start: int, facing: int, target: int, tiles: list[int]) -> bool:
        """Whether an aircraft gets to `target` with the Manoeuvres of a combat, over areas that exist now (DF-R14)."""
        if target - start not in self._open[facing]:
            return False
        key = start * 6 + facing
        bare = self._bare.get(key)
        if bare is None:
            bare = self._bare[key] = _flood(start, facing, self.manoeuvres, self.is_big)
        if target in bare:
            return True
        if max(tiles) < 0:
            return False
        full = (key, *tiles)
        known = self._with_tiles.get(full)
        if known is None:
            if len(self._with_tiles) > 20_000:
                self._with_tiles.clear()
            known = self._with_tiles[full] = self.reach(start, facing, self.manoeuvres, tiles)
        return target in known

    def reach(self, start: int, facing: int, manoeuvres: int, tiles: Iterable[int]) -> frozenset[int]:
        """All areas within so many Manoeuvres; other aircraft do not block (DF-R14)."""
        exists = bytearray(self.is_big)
        for tile in tiles:
            if tile >= 0:
                for code in self.placements[tile].areas:
                    exists[code] = 1
        return _flood(start, facing, manoeuvres, exists)


def _orientations(shape: list[Pair]) -> list[list[Pair]]:
    """The different ways a tile can lie, each moved so that its first area in reading order is its anchor.

    A tile that looks the same after every turn keeps its own anchor.
    """
    found: dict[frozenset[Pair], list[Pair]] = {}
    for times in range(6):
        turned = [rotated(q, r, times) for q, r in shape]
        q0, r0 = min(turned, key=lambda one: (one[1], one[0]))
        found.setdefault(frozenset((q - q0, r - r0) for q, r in turned), turned)
    if len(found) == 1:
        return [shape]
    return [sorted(moved, key=lambda one: (one[1], one[0])) for moved in found]
