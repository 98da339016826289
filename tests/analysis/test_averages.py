"""Means and intervals against values worked out elsewhere."""

from __future__ import annotations

import math
import statistics

import pytest

from pointluck.analysis.averages import Interval, Spread, share_interval


def test_mean_and_standard_error_are_those_of_the_textbook() -> None:
    values = [3, -1, 4, 1, -5, 9, 2, 6]
    spread = Spread(values)
    assert spread.mean == statistics.mean(values)
    assert spread.stderr == pytest.approx(statistics.stdev(values) / math.sqrt(len(values)))


def test_the_order_of_the_games_does_not_matter() -> None:
    values = [7, 0, 0, -14, 3] * 100
    assert Spread(values).sorted() == Spread(reversed(values)).sorted()
    assert Spread(values).stderr == Spread(reversed(values)).stderr


def test_few_games_give_a_wide_interval() -> None:
    two = Spread([0, 2])
    assert two.interval.high - two.mean == pytest.approx(12.706 * two.stderr)
    many = Spread([0, 2] * 5000)
    assert many.interval.high - many.mean == pytest.approx(1.96 * many.stderr, rel=1e-3)


@pytest.mark.parametrize(("freedom", "expected"), [(11, 2.201), (20, 2.086), (30, 2.042), (120, 1.980)])
def test_interval_uses_students_t(freedom: int, expected: float) -> None:
    spread = Spread(range(freedom + 1))
    assert (spread.interval.high - spread.mean) / spread.stderr == pytest.approx(expected, abs=1e-3)


def test_one_game_has_no_interval_to_speak_of() -> None:
    assert Spread([5]).interval == Interval(5.0, 5.0)
    assert math.isnan(Spread().mean)


def test_wilson_interval() -> None:
    # 8 of 10, from the usual tables.
    assert share_interval(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert share_interval(0, 50).low == 0.0
    assert 0 < share_interval(0, 50).high < 0.08
    assert share_interval(50, 50).high == 1.0
    assert share_interval(0, 0) == (0.0, 1.0)
