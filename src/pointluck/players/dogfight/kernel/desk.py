"""Room to calculate: rows that the kernel writes on."""

from __future__ import annotations

from typing import Final

from pointluck.players.kernels import Boards, Bundle, Flat, Weights

from . import KERNEL
from .layout import P_SIZE, PLANS, POSES, ROWS

KEPT: Final = 6000
"""Ways to act, at most, that are kept at all levels together."""
LEVELS: Final = 8
BEFORE: Final = LEVELS - 1
"""The boards from here on are for calculating on: how all stood with the other one first,"""
COMBAT: Final = LEVELS
"""the beginning of a combat and what comes of it,"""
PAPER: Final = LEVELS + 2
"""and the end of a round."""
BOARDS: Final = LEVELS + 3


class Desk(Bundle):
    """Nothing on it outlasts a decision."""

    boards: Boards
    """A position for each level of the search."""
    stack: Flat
    bests: Weights
    seen: Flat
    """When each pose was last looked at."""
    who: Flat
    codes: Flat
    values: Weights
    """The ways to act: aircraft, what it does, what that is worth."""
    table: Weights
    matrix: Weights
    rows: Weights
    columns: Weights
    mine: Weights
    theirs: Weights
    courses: Flat
    shares: Weights

    def __init__(self) -> None:
        self.boards = tuple(_zeros(P_SIZE) for _ in range(BOARDS))
        self.stack, self.bests = _zeros(200), _fractions(30)
        self.seen = _zeros(POSES + 1)
        self.who, self.codes, self.values = _zeros(KEPT), _zeros(KEPT), _fractions(KEPT)
        self.table, self.matrix = _fractions(ROWS * ROWS * 2), _fractions(PLANS * PLANS)
        self.rows, self.columns, self.mine, self.theirs = (_fractions(PLANS) for _ in range(4))
        self.courses, self.shares = _zeros(60), _fractions(20)
        self.pin()


def _zeros(count: int) -> Flat:
    return KERNEL.row([0] * count)


def _fractions(count: int) -> Weights:
    return KERNEL.fractions([0.0] * count)
