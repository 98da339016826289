"""Looking several actions ahead: the best of a few promising ways to act, the other side's best answer, and so on.

Whoever has the card chooses; after an attack it is mostly the same side again. An attack has many courses: its value as
a matrix game is corrected by what looking further changes in the likeliest of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from pointluck.players.kernels import Flat

from .chart import Chart
from .kernel import KERNEL
from .kernel.courses import fly, likeliest, pass_card, still
from .kernel.desk import Desk
from .kernel.layout import AREA, HOLDER, WINNER
from .kernel.look import ways_to_act
from .kernel.plans import begin, clash
from .kernel.rules import carry_out, destroy, firing_chances

WORTHWHILE = 0.12
"""Attacks with a smaller chance to destroy are not looked for further down."""
UNLIKELY = 0.08
"""Outcomes of Firing that are more seldom are not followed."""


class Way(NamedTuple):
    """A way to act: the aircraft, its Manoeuvres or whom it attacks (-1 - enemy), and what that seems worth."""

    aircraft: int
    code: int
    value: float


class Search:
    """For one decision. `widths`: how many ways to act are followed at each level, the own decision first."""

    def __init__(self, chart: Chart, desk: Desk, widths: tuple[int, ...], tick: Callable[[], None]) -> None:
        self._t, self._f = chart
        self._desk = desk
        self.widths = widths
        self._tick = tick
        self.looks = 0
        """Positions in which all ways to act have been weighed: what a search costs."""

    def ways(self, p: Flat, least: float = 0.0) -> list[Way]:
        """All ways to act, the most promising for whoever has the card first."""
        self.looks += 1
        desk = self._desk
        count = ways_to_act(self._t, self._f, p, desk, 0, least)
        who, codes, values = desk.who[:count], desk.codes[:count], desk.values[:count]
        order = sorted(range(count), key=values.__getitem__, reverse=p[HOLDER] == 0)
        return [Way(who[number], codes[number], values[number]) for number in order]

    def after(self, p: Flat, way: Way, level: int = 0, low: float = 0.0, high: float = 1.0) -> float:
        """The USA's chance after that way to act, looked at to the end of the widths."""
        if way.code < 0:
            return self._attack(p, way.aircraft, -1 - way.code, level)
        child = KERNEL.copied(p)
        fly(self._t, child, way.aircraft, way.code)
        return self._value(child, level + 1, low, high)

    def _value(self, p: Flat, level: int, low: float, high: float) -> float:
        if p[WINNER] >= 0 or level > len(self.widths):
            return still(self._t, self._f, p)
        if p[HOLDER] < 2:
            return self._best(p, level, low, high)
        total = 0.0
        for holder in range(2):  # the bids are still to come
            p[HOLDER] = holder
            total += self._best(p, level, 0.0, 1.0)
        p[HOLDER] = 2
        return total / 2

    def _best(self, p: Flat, level: int, low: float, high: float) -> float:
        self._tick()
        ways = self.ways(p, WORTHWHILE)
        if not ways:
            return still(self._t, self._f, p)
        if level == len(self.widths):
            return ways[0].value
        usa = p[HOLDER] == 0
        best = low if usa else high
        for way in ways[: self.widths[level]]:
            value = self.after(p, way, level, low, high)
            if usa:
                best = low = max(low, value)
            else:
                best = high = min(high, value)
            if low >= high:
                break
        return best

    def _attack(self, p: Flat, a: int, d: int, level: int) -> float:
        t, f, desk = self._t, self._f, self._desk
        value = clash(t, f, p, desk, a, d)
        found = likeliest(t, desk, a, d)
        courses = []  # looking further writes over the desk
        for number in range(found):
            row, column, first = desk.courses[3 * number : 3 * number + 3]
            courses.append((desk.shares[number], row, column, first))
        weight = change = 0.0
        for share, row, column, first in courses[: 4 if level == 0 else 2]:
            for chance, child in self._outcomes(p, a, d, row, column, first == 0):
                weight += share * chance
                further = self._value(child, level + 1, 0.0, 1.0)
                change += share * chance * (further - still(t, f, child))
        return value + change / weight if weight else value

    def _outcomes(
        self, p: Flat, a: int, d: int, row: int, column: int, attacker_first: bool
    ) -> list[tuple[float, Flat]]:
        """What comes of one course of an attack, with its chances."""
        t, f = self._t, self._f
        z = KERNEL.copied(p)
        begin(z, a, d)
        order = ((a, row), (d, column)) if attacker_first else ((d, column), (a, row))
        kill = loss = 0.0
        if all(carry_out(t, z, aircraft, tokens) for aircraft, tokens in order) and z[AREA + a] >= 0 <= z[AREA + d]:
            kill, loss = firing_chances(t, f, z, a, d)
        found = []
        for chance, lost in ((1.0 - kill - loss, None), (kill, d), (loss, a)):
            if chance < UNLIKELY:
                continue
            child = KERNEL.copied(z)
            if lost is not None:
                destroy(t, child, lost)
            pass_card(t, child, False)
            found.append((chance, child))
        return found
