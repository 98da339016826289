"""The map: sea zones, which touch which, how far apart they are, and how far an aircraft gets in a turn."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from pointluck.engine import DataError, Figures

MOST_KEPT: Final = 1 << 14
"""So many answers are kept at most: squalls come in too many patterns to keep them all."""


class Chart:
    """Zones by number from 1; 0 is no zone. Built once per setup."""

    def __init__(self, figures: Figures) -> None:
        zones = figures["map"]["zones"]
        count = len(zones)
        self.names = [""] + [f"{number:02}" for number in range(1, count + 1)]
        if sorted(zones) != self.names[1:]:
            raise DataError("data-names", path="/map/zones", names=self.names[1:])
        self.place: list[list[int]] = [[0, 0]] + [zones[name]["at"] for name in self.names[1:]]
        """Column and row, for whoever draws the map."""
        self.next: list[list[int]] = [[]] + [sorted(zones[name]["next"]) for name in self.names[1:]]
        for zone in range(1, count + 1):
            if any(not 1 <= other <= count or zone not in self.next[other] for other in self.next[zone]):
                raise DataError("data-names", path=f"/map/zones/{self.names[zone]}", names=self.names[1:])
            if twice := sorted({other for other in self.next[zone] if self.next[zone].count(other) > 1}):
                names = [self.names[other] for other in twice]
                raise DataError("data-twice", path=f"/map/zones/{self.names[zone]}/next", names=names)
        self.around = [frozenset(others) for others in self.next]
        self.number = {name: zone for zone, name in enumerate(self.names) if zone}
        self.distance = [[99] * (count + 1)] + [self._distances(zone) for zone in range(1, count + 1)]
        # The same flights are asked for again and again. The lists are not to be changed.
        self._reached = lru_cache(maxsize=MOST_KEPT)(self._reach)
        self._clear = lru_cache(maxsize=MOST_KEPT)(self.clear_of)
        self._ways = lru_cache(maxsize=MOST_KEPT)(self._homeward)
        self._within: dict[int, list[int]] = {}

    def _distances(self, start: int) -> list[int]:
        found = [99] * len(self.next)
        found[start] = 0
        front = [start]
        while front:
            following = []
            for zone in front:
                for other in self.next[zone]:
                    if found[other] == 99:
                        found[other] = found[zone] + 1
                        following.append(other)
            front = following
        return found

    def within(self, move: int) -> list[int]:
        """By zone, a bit for every zone not farther away: only the squalls there matter to whoever flies so far."""
        known = self._within.get(move)
        if known is None:
            known = self._within[move] = [
                sum(1 << zone for zone, distance in enumerate(far) if distance <= move) for far in self.distance
            ]
        return known

    def reach(self, start: int, move: int, squalls: int) -> list[int]:
        """Zones within a turn's flight, `start` among them; whoever enters a squall flies one zone less (BM-R60)."""
        return self._reached(start, move, squalls & self.within(move)[start])

    def _reach(self, start: int, move: int, squalls: int) -> list[int]:
        return sorted(self._clear(start, move, squalls) | self._through(start, move))

    def clear_of(self, start: int, move: int, squalls: int) -> set[int]:
        """Zones that can be reached without entering a squall. Flying out of one is free."""
        if not squalls:
            return {zone for zone, far in enumerate(self.distance[start]) if far <= move}
        found = {start}
        front = [start]
        for _ in range(move):
            following = []
            for zone in front:
                for other in self.next[zone]:
                    if other not in found and not squalls >> other & 1:
                        found.add(other)
                        following.append(other)
            front = following
        return found

    def _through(self, start: int, move: int) -> set[int]:
        return {zone for zone, far in enumerate(self.distance[start]) if far < move}

    def homeward(self, start: int, home: int, move: int, squalls: int) -> list[int]:
        """Where a unit out of fuel may go: nearer to home by all its movement, one less through a squall (BM-R45)."""
        return self._ways(start, home, move, squalls & self.within(move)[start])

    def _homeward(self, start: int, home: int, move: int, squalls: int) -> list[int]:
        far = self.distance[home]
        if far[start] == 0:
            return [start]
        clear = self._clear(start, move, squalls)
        goal, goal_in_squall = max(0, far[start] - move), max(0, far[start] - move + 1)
        reach = self.reach(start, move, squalls)
        legal = [zone for zone in reach if far[zone] == (goal if zone in clear else goal_in_squall)]
        if legal:
            return legal
        best = min(far[zone] for zone in reach)
        return [zone for zone in reach if far[zone] == best]
