"""Plans against plans: every combat is a matrix game, and what its cells are worth comes from the position after it."""

from __future__ import annotations

from typing import Final

from pointluck.players.kernels import Flat, Weights

from . import KERNEL
from .cards import card_play
from .desk import BEFORE, COMBAT, PAPER, Desk
from .layout import (
    AREA,
    ATTACKER,
    CHANCES,
    CHOICE,
    CHOICE_COUNT,
    CHOICES,
    COUNT,
    DEFENDER,
    ELITE_IN,
    EVADED,
    FACING,
    MARKER,
    PLAN_COUNT,
    PLANS,
    ROLE,
    ROLLS_IN,
    ROW_COUNT,
    SIDE,
    VETERANS_IN,
    WAY_SPAN,
    WAYS,
    WINNER,
)
from .rules import after_combat, carry_out, copy

ROUNDS: Final = 240
"""Rounds of fictitious play."""


@KERNEL.entry
def begin(p: Flat, a: int, d: int) -> None:
    """Both lose their markers; nobody has moved or played a card."""
    p[MARKER + a] = 0
    p[MARKER + d] = 0
    p[ATTACKER] = a
    p[DEFENDER] = d
    p[CHANCES] = 0
    p[EVADED] = 0
    for side in range(2):
        p[WAYS + side * WAY_SPAN] = 0
        p[VETERANS_IN + side] = 0
        p[ELITE_IN + side] = 0
        p[ROLLS_IN + side] = 0


@KERNEL.entry
def tabulate(t: Flat, f: Weights, p: Flat, desk: Desk, level: int, plays: int) -> None:
    """The worth of every row of tokens against every row, with the attacker first (even places) or second (odd).

    `plays` is how many cards are looked ahead.
    """
    table = desk.table
    a, d = p[ATTACKER], p[DEFENDER]
    rows, columns = t[ROW_COUNT + t[ROLE + a]], t[ROW_COUNT + t[ROLE + d]]
    z, q = desk.boards[level], desk.boards[PAPER]
    before = desk.boards[BEFORE]
    for row in range(rows):
        for column in range(columns):
            value = 0.0
            for order in range(2):
                copy(p, z)
                if order == 0:
                    if carry_out(t, z, a, row):
                        carry_out(t, z, d, column)
                elif carry_out(t, z, d, column):
                    carry_out(t, z, a, row)
                if order == 0 or not alike(t, before, z):  # mostly it does not matter who goes first
                    copy(z, before)
                    if z[WINNER] >= 0 or z[AREA + a] < 0 or z[AREA + d] < 0:
                        value = after_combat(t, f, z, q)
                    else:
                        value = card_play(t, f, desk, level, plays)
                table[(row * columns + column) * 2 + order] = value


def alike(t: Flat, p: Flat, z: Flat) -> bool:
    """Whether all aircraft are in the same places."""
    same = p[WINNER] == z[WINNER]
    for a in range(t[COUNT]):
        same = same and p[AREA + a] == z[AREA + a] and p[FACING + a] == z[FACING + a]
    return same


@KERNEL.entry
def settle(t: Flat, desk: Desk, a: int, d: int) -> None:
    """From rows to plans: the attacker says who goes first, Aces leave out a token when they move (DF-R15, DF-R50).

    The matrix is the attacker's chance.
    """
    table, matrix = desk.table, desk.matrix
    role, other = t[ROLE + a], t[ROLE + d]
    columns = t[ROW_COUNT + other]
    japan = t[SIDE + a] == 1
    for plan in range(t[PLAN_COUNT + role]):
        for answer in range(t[PLAN_COUNT + other]):
            first = -1.0
            for i in range(t[CHOICE_COUNT + role * PLANS + plan]):
                row = t[CHOICE + (role * PLANS + plan) * CHOICES + i]
                worst = 2.0
                for j in range(t[CHOICE_COUNT + other * PLANS + answer]):
                    column = t[CHOICE + (other * PLANS + answer) * CHOICES + j]
                    value = table[(row * columns + column) * 2]
                    worst = min(worst, 1.0 - value if japan else value)
                first = max(first, worst)
            second = 2.0
            for j in range(t[CHOICE_COUNT + other * PLANS + answer]):
                column = t[CHOICE + (other * PLANS + answer) * CHOICES + j]
                best = -1.0
                for i in range(t[CHOICE_COUNT + role * PLANS + plan]):
                    row = t[CHOICE + (role * PLANS + plan) * CHOICES + i]
                    value = table[(row * columns + column) * 2 + 1]
                    best = max(best, 1.0 - value if japan else value)
                second = min(second, best)
            matrix[plan * t[PLAN_COUNT + other] + answer] = max(first, second)


@KERNEL.entry
def solve(
    matrix: Weights,
    height: int,
    width: int,
    rows: Weights,
    columns: Weights,
    mine: Weights,
    theirs: Weights,
    rounds: int,
) -> float:
    """Value of a matrix game for whoever chooses the row, by fictitious play; mixtures go to `mine` and `theirs`."""
    for i in range(height):
        rows[i] = 0.0
        mine[i] = 0.0
    for j in range(width):
        columns[j] = 0.0
        theirs[j] = 0.0
    high = low = 0.0
    for _ in range(rounds):
        row = 0
        for i in range(1, height):
            if rows[i] > rows[row]:
                row = i
        mine[row] += 1.0
        for j in range(width):
            columns[j] += matrix[row * width + j]
        column = 0
        for j in range(1, width):
            if columns[j] < columns[column]:
                column = j
        theirs[column] += 1.0
        for i in range(height):
            rows[i] += matrix[i * width + column]
    high = rows[0]
    for i in range(height):
        high = max(high, rows[i])
        mine[i] /= rounds
    low = columns[0]
    for j in range(width):
        low = min(low, columns[j])
        theirs[j] /= rounds
    return (high + low) / (2 * rounds)


@KERNEL.entry
def clash(t: Flat, f: Weights, p: Flat, desk: Desk, a: int, d: int) -> float:
    """The USA's chance if a attacks d now, cards left aside. The mixtures of plans go to `mine` and `theirs`."""
    start = desk.boards[COMBAT]
    copy(p, start)
    begin(start, a, d)
    tabulate(t, f, start, desk, COMBAT + 1, 0)
    settle(t, desk, a, d)
    height, width = t[PLAN_COUNT + t[ROLE + a]], t[PLAN_COUNT + t[ROLE + d]]
    value = solve(desk.matrix, height, width, desk.rows, desk.columns, desk.mine, desk.theirs, ROUNDS)
    return 1.0 - value if t[SIDE + a] == 1 else value
