"""Plans against plans: every combat is a matrix game, and what its cells are worth comes from the position after it."""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from typing import Final

from .cards import card_play
from .chart import (
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
from .compiled import compiled
from .kernel import after_combat, carry_out, copy

ROUNDS: Final = 240
"""Rounds of fictitious play."""


@compiled
def begin(p, a, d):
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


@compiled
def tabulate(t, f, p, boards, level, plays, stack, bests, table):
    """The worth of every row of tokens against every row, with the attacker first (even places) or second (odd).

    `plays` is how many cards are looked ahead.
    """
    a, d = p[ATTACKER], p[DEFENDER]
    rows, columns = t[ROW_COUNT + t[ROLE + a]], t[ROW_COUNT + t[ROLE + d]]
    z, q = boards[level], boards[len(boards) - 1]
    before = boards[len(boards) - 4]
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
                        value = card_play(t, f, boards, level, plays, stack, bests)
                table[(row * columns + column) * 2 + order] = value


@compiled
def alike(t, p, z):
    """Whether all aircraft are in the same places."""
    same = p[WINNER] == z[WINNER]
    for a in range(t[COUNT]):
        same = same and p[AREA + a] == z[AREA + a] and p[FACING + a] == z[FACING + a]
    return same


@compiled
def settle(t, a, d, table, matrix):
    """From rows to plans: the attacker says who goes first, Aces leave out a token when they move (DF-R15, DF-R50).

    The matrix is the attacker's chance.
    """
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


@compiled
def solve(matrix, height, width, rows, columns, mine, theirs, rounds):
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


@compiled
def clash(t, f, p, boards, stack, bests, table, matrix, rows, columns, mine, theirs, a, d):
    """The USA's chance if a attacks d now, cards left aside. The mixtures of plans go to `mine` and `theirs`."""
    level = len(boards) - 3
    start = boards[level]
    copy(p, start)
    begin(start, a, d)
    tabulate(t, f, start, boards, level + 1, 0, stack, bests, table)
    settle(t, a, d, table, matrix)
    height, width = t[PLAN_COUNT + t[ROLE + a]], t[PLAN_COUNT + t[ROLE + d]]
    value = solve(matrix, height, width, rows, columns, mine, theirs, ROUNDS)
    return 1.0 - value if t[SIDE + a] == 1 else value
