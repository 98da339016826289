"""Ratings from cross tables."""

from __future__ import annotations

import math

import pytest

from pointluck.analysis.ratings import MEAN, ratings


def test_equals_are_rated_equal() -> None:
    one, other = ratings([[0, 50], [50, 0]])
    assert one.points == pytest.approx(MEAN) == other.points
    assert one.interval.low < MEAN < one.interval.high


def test_a_share_becomes_the_difference_that_elo_expects() -> None:
    one, other = ratings([[0, 7500], [2500, 0]])
    assert one.points - other.points == pytest.approx(400 * math.log10(3), abs=0.5)


def test_the_interval_of_a_difference_is_as_wide_as_the_share_allows() -> None:
    """Half of the difference is each one's distance from the mean; its error is that of a log odds."""
    games = 400
    one, _ = ratings([[0, games / 2], [games / 2, 0]])
    error = (one.interval.high - one.points) / 1.959963984540054
    assert error == pytest.approx(400 / math.log(10) * 2 / math.sqrt(games) / 2, rel=0.01)


def test_ratings_are_transitive() -> None:
    a, b, c = ratings([[0, 60, 80], [40, 0, 60], [20, 40, 0]])
    assert a.points > b.points > c.points
    assert sum(rating.points for rating in (a, b, c)) == pytest.approx(3 * MEAN)


def test_whoever_always_wins_gets_a_finite_rating() -> None:
    one, other = ratings([[0, 100], [0, 0]])
    assert MEAN + 300 < one.points < MEAN + 1500
    assert math.isfinite(other.interval.low)


def test_somebody_who_met_nobody_stays_in_the_middle() -> None:
    assert [rating.points for rating in ratings([[0.0]])] == [MEAN]
