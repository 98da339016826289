"""What comes of an action: the position after a Flight, and the likeliest courses of an attack."""

from __future__ import annotations

from typing import Final

from pointluck.players.kernels import Flat, Weights

from . import KERNEL
from .desk import Desk
from .layout import (
    AREA,
    CHOICE,
    CHOICE_COUNT,
    CHOICES,
    FACING,
    HOLDER,
    MARKER,
    PLAN_COUNT,
    PLANS,
    ROLE,
    ROW_COUNT,
    SIDE,
    STEPS,
    TURN,
    WINNER,
)
from .rules import end_round, enter, marked
from .worth import worth

COURSES: Final = 4
"""Courses of an attack that are followed."""


@KERNEL.entry
def pass_card(t: Flat, p: Flat, flew: bool) -> None:
    """After an action: the card passes on, or the round ends (DF-R1, DF-R2)."""
    if p[WINNER] >= 0:
        return
    holder = p[HOLDER]
    mine, theirs = marked(t, p, holder), marked(t, p, 1 - holder)
    if theirs and (flew or not mine):
        p[HOLDER] = 1 - holder
    elif not mine:
        end_round(t, p)


@KERNEL.entry
def still(t: Flat, f: Weights, p: Flat) -> float:
    """The worth of a position as it stands."""
    return 1.0 - p[WINNER] if p[WINNER] >= 0 else worth(t, f, p)


@KERNEL.entry
def fly(t: Flat, p: Flat, a: int, code: int) -> None:
    """A Flight by the code of its Manoeuvres."""
    p[MARKER + a] = 0
    while code > 0 and p[WINNER] < 0:
        facing = p[FACING + a]
        enter(t, p, a, p[AREA + a] + t[STEPS + facing], (facing + t[TURN + code % 4 - 1] + 6) % 6)
        code //= 4
    pass_card(t, p, True)


@KERNEL.entry
def likeliest(t: Flat, desk: Desk, a: int, d: int) -> int:
    """The pairs of plans that are met most often, as rows of tokens and who goes first (0: the attacker)."""
    mine, theirs, courses, shares = desk.mine, desk.theirs, desk.courses, desk.shares
    width = t[PLAN_COUNT + t[ROLE + d]]
    found = 0
    for plan in range(t[PLAN_COUNT + t[ROLE + a]]):
        if mine[plan] < 0.02:
            continue
        for answer in range(width):
            share = mine[plan] * theirs[answer]
            if share < 0.01 or (found == COURSES and share <= shares[COURSES - 1]):
                continue
            place = min(found, COURSES - 1)
            found = min(found + 1, COURSES)
            while place > 0 and shares[place - 1] < share:
                shares[place] = shares[place - 1]
                for part in range(3):
                    courses[3 * place + part] = courses[3 * place - 3 + part]
                place -= 1
            shares[place] = share
            courses[3 * place] = plan
            courses[3 * place + 1] = answer
    for number in range(found):
        _carried_out(t, desk, a, d, 3 * number)
    return found


def _carried_out(t: Flat, desk: Desk, a: int, d: int, at: int) -> None:
    """From plans to what is carried out: the attacker says who goes first, and Aces leave out a token."""
    table, courses = desk.table, desk.courses
    role, other = t[ROLE + a], t[ROLE + d]
    plan, answer = courses[at], courses[at + 1]
    columns = t[ROW_COUNT + other]
    japan = t[SIDE + a] == 1
    first, row, column = -1.0, 0, 0
    for i in range(t[CHOICE_COUNT + role * PLANS + plan]):
        one = t[CHOICE + (role * PLANS + plan) * CHOICES + i]
        worst, met = 2.0, 0
        for j in range(t[CHOICE_COUNT + other * PLANS + answer]):
            two = t[CHOICE + (other * PLANS + answer) * CHOICES + j]
            value = table[(one * columns + two) * 2]
            value = 1.0 - value if japan else value
            if value < worst:
                worst, met = value, two
        if worst > first:
            first, row, column = worst, one, met
    second, back, front = 2.0, 0, 0
    for j in range(t[CHOICE_COUNT + other * PLANS + answer]):
        two = t[CHOICE + (other * PLANS + answer) * CHOICES + j]
        best, met = -1.0, 0
        for i in range(t[CHOICE_COUNT + role * PLANS + plan]):
            one = t[CHOICE + (role * PLANS + plan) * CHOICES + i]
            value = table[(one * columns + two) * 2 + 1]
            value = 1.0 - value if japan else value
            if value > best:
                best, met = value, one
        if best < second:
            second, back, front = best, met, two
    if first >= second:
        courses[at], courses[at + 1], courses[at + 2] = row, column, 0
    else:
        courses[at], courses[at + 1], courses[at + 2] = back, front, 1
