"""The weights of worth.py, by name: weights.json says where they come from."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Final

from .kernel import worth
from .kernel.layout import FEATURES, KINDS

COMMON: Final = {
    "bias": (worth.BIAS, 1),
    "card": (worth.CARD, KINDS),
    "saved_points": (worth.SAVED, 1),
    "fighter_markers": (worth.FIGHTER_MARKERS, 1),
    "special_markers": (worth.SPECIAL_MARKERS, 1),
    "fighters": (worth.FIGHTERS, 1),
    "fighters_in_danger": (worth.FIGHTERS_IN_DANGER, 3),
    "specials_in_danger": (worth.SPECIALS_IN_DANGER, 6),
    "last_in_danger": (worth.LAST_IN_DANGER, 3),
    "holder": (worth.CARD_HELD, 3),
}
"""Where each group of weights begins, and how many it has."""

OWN: Final = {
    "carrier-hunt": {
        "race": (worth.RACE, 108),
        "second_bomber": (worth.SECOND, 7),
        "way_left": (worth.WAY_LEFT, 2),
        "last_bomber": (worth.LAST_BOMBER, 1),
        "hunters": (worth.HUNTERS, 28),
        "between": (worth.BETWEEN, 2),
        "goalkeepers": (worth.GOALKEEPERS, 1),
    },
    "domination": {
        "lead": (worth.LEAD, 3),
        "ending": (worth.ENDING, 6),
        "majority": (worth.MAJORITY, 36),
        "promise": (worth.PROMISE, 9),
        "aces": (worth.ACES, 2),
        "approach": (worth.APPROACH, 2),
        "last_blood": (worth.LAST_BLOOD, 4),
    },
}


@cache
def weights(kind: str, mode: str) -> tuple[float, ...]:
    """All weights in a row: `thumb`, set by rule of thumb, or `fitted`."""
    listed = json.loads((files(__package__) / "weights.json").read_text(encoding="utf-8"))[kind][mode]
    row = [0.0] * FEATURES
    for name, (begin, count) in (COMMON | OWN[mode]).items():
        row[begin : begin + count] = listed[name]
    return tuple(row)


def named(row: list[float], mode: str) -> dict[str, list[float]]:
    """The inverse, for whoever fits them."""
    return {
        name: [round(float(value), 3) for value in row[begin : begin + count]]
        for name, (begin, count) in (COMMON | OWN[mode]).items()
    }
