"""Averages over many games, from exact whole-number counts, with 95 % intervals."""

from __future__ import annotations

import math
from collections.abc import Iterable
from fractions import Fraction
from typing import NamedTuple

NORMAL_95 = 1.959963984540054
# Student's t for 1 to 10 degrees of freedom: below that the expansion in `_student_95` is too rough.
_STUDENT_95 = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)


class Interval(NamedTuple):
    low: float
    high: float


class Spread:
    """How often each whole number came up. Sums are exact, so the order of the games does not matter."""

    __slots__ = ("counts",)

    def __init__(self, values: Iterable[int] = ()) -> None:
        self.counts: dict[int, int] = {}
        for value in values:
            self.add(value)

    def add(self, value: int, times: int = 1) -> None:
        self.counts[value] = self.counts.get(value, 0) + times

    @property
    def size(self) -> int:
        return sum(self.counts.values())

    @property
    def total(self) -> int:
        return sum(value * count for value, count in self.counts.items())

    @property
    def mean(self) -> float:
        return float(Fraction(self.total, self.size)) if self.size else math.nan

    @property
    def stderr(self) -> float:
        """The standard error of the mean; 0 where a single game gives no measure of it."""
        size = self.size
        if size < 2:
            return 0.0
        squares = sum(value * value * count for value, count in self.counts.items())
        return math.sqrt(Fraction(squares * size - self.total**2, size * size * (size - 1)))

    @property
    def interval(self) -> Interval:
        """Where the mean lies with 95 % confidence."""
        reach = _student_95(self.size - 1) * self.stderr if self.size > 1 else 0.0
        return Interval(self.mean - reach, self.mean + reach)

    def sorted(self) -> dict[int, int]:
        return dict(sorted(self.counts.items()))


def share_interval(count: float, size: int) -> Interval:
    """Wilson's 95 % interval for a share: sound for rare and for certain outcomes too. A draw may count a half."""
    if not size:
        return Interval(0.0, 1.0)
    share, square = count / size, NORMAL_95**2
    middle = (share + square / (2 * size)) / (1 + square / size)
    reach = NORMAL_95 / (1 + square / size) * math.sqrt(share * (1 - share) / size + square / (4 * size * size))
    low = 0.0 if count == 0 else max(0.0, middle - reach)
    high = 1.0 if count == size else min(1.0, middle + reach)
    return Interval(low, high)


def _student_95(freedom: int) -> float:
    """The two-sided 95 % point of Student's t, by its expansion around the normal one."""
    if freedom <= len(_STUDENT_95):
        return _STUDENT_95[freedom - 1]
    z = NORMAL_95
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3
