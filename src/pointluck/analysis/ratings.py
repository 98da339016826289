"""Ratings from a cross table: the strengths that make the results most likely (Bradley and Terry), on Elo's scale."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from .averages import NORMAL_95, Interval

MEAN = 1500
_POINTS = 400 / math.log(10)
_PRIOR = 0.5
"""Half a game drawn between any two that met, so that whoever always wins still gets a finite rating."""


class Rating(NamedTuple):
    points: float
    interval: Interval


def ratings(scored: Sequence[Sequence[float]]) -> list[Rating]:
    """`scored[a][b]`: the points that a won against b (a win 1, a draw a half). The mean is 1500."""
    size = len(scored)
    games = [[0.0] * size for _ in range(size)]
    won = [0.0] * size
    for one in range(size):
        for other in range(size):
            met = scored[one][other] + scored[other][one]
            if one != other and met:
                games[one][other] = met + _PRIOR
                won[one] += scored[one][other] + _PRIOR / 2
    strengths = _most_likely(games, won)
    spread = _errors(games, strengths)
    return [
        Rating(MEAN + _POINTS * strength, _around(MEAN + _POINTS * strength, _POINTS * error))
        for strength, error in zip(strengths, spread, strict=True)
    ]


def _around(middle: float, error: float) -> Interval:
    return Interval(middle - NORMAL_95 * error, middle + NORMAL_95 * error)


def _expected(one: float, other: float) -> float:
    return 1 / (1 + math.exp(other - one))


def _most_likely(games: list[list[float]], won: list[float]) -> list[float]:
    """Newton's steps on a concave function, each kept to a step that cannot run away."""
    size = len(won)
    strengths = [0.0] * size
    for _ in range(200):
        slope = [
            won[one] - sum(games[one][other] * _expected(strengths[one], strengths[other]) for other in range(size))
            for one in range(size)
        ]
        step = _solve(_information(games, strengths), slope)
        strengths = [strength + max(-1.0, min(1.0, move)) for strength, move in zip(strengths, step, strict=True)]
        middle = sum(strengths) / size if size else 0.0
        strengths = [strength - middle for strength in strengths]
        if max(map(abs, step), default=0.0) < 1e-10:
            break
    return strengths


def _information(games: list[list[float]], strengths: list[float]) -> list[list[float]]:
    """Fisher's, with a one added everywhere: only differences are measured, and this holds the mean at zero."""
    size = len(strengths)
    matrix = [[1.0 / size] * size for _ in range(size)]
    for one in range(size):
        for other in range(size):
            chance = _expected(strengths[one], strengths[other])
            weight = games[one][other] * chance * (1 - chance)
            matrix[one][other] -= weight
            matrix[one][one] += weight
    return matrix


def _errors(games: list[list[float]], strengths: list[float]) -> list[float]:
    """How far each strength may be off from the mean of all."""
    size = len(strengths)
    matrix = _information(games, strengths)
    errors = []
    for one in range(size):
        unit = [(1.0 if other == one else 0.0) - 1.0 / size for other in range(size)]
        errors.append(math.sqrt(max(0.0, sum(a * b for a, b in zip(unit, _solve(matrix, unit), strict=True)))))
    return errors


def _solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss's elimination; the matrices here are small, and positive where everybody is linked by games."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for column in range(size):
        best = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[best] = rows[best], rows[column]
        pivot = rows[column][column]
        if abs(pivot) < 1e-12:
            return [0.0] * size
        for row in range(size):
            if row != column:
                factor = rows[row][column] / pivot
                rows[row] = [value - factor * top for value, top in zip(rows[row], rows[column], strict=True)]
    return [rows[number][size] / rows[number][number] for number in range(size)]
