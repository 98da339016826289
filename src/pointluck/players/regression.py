"""A judgement fitted to games: a logistic regression over numbers that say how a position stands.

Its weights are data, by name (`prospects.json`, written by research/values.py).
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from importlib.resources import files
from math import exp
from typing import Any


class Regression:
    def __init__(self, names: Sequence[str], weights: Mapping[str, float]) -> None:
        self._constant = float(weights["one"])
        self._weights = [float(weights[name]) for name in names]

    def chance(self, row: Sequence[float]) -> float:
        """0 to 1, from the numbers in the order of the names."""
        total = self._constant
        for weight, number in zip(self._weights, row, strict=True):
            total += weight * number
        return 1 / (1 + exp(-max(-30.0, min(30.0, total))))


def read(package: str | None, part: str, names: Sequence[str]) -> Regression:
    """A part of the prospects.json of a package."""
    assert package is not None
    plain: dict[str, Any] = json.loads((files(package) / "prospects.json").read_text(encoding="utf-8"))
    return Regression(names, plain[part]["weights"])
