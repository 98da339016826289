"""How dangerous one aircraft is to another, for each way in which they can stand to each other: worked out once."""

from __future__ import annotations

from collections.abc import Iterator

from pointluck.players.kernels import Flat, Weights

from . import KERNEL
from .layout import (
    DEALS,
    DIAGRAM,
    DISTANCE,
    NEAR,
    ODDS,
    REACH,
    ROLES,
    ROLLS,
    ROW,
    ROW_COUNT,
    ROW_LENGTH,
    ROW_TOKEN,
    ROWS,
    STEPS,
    THREAT,
    TURN,
    WIDE,
    WINDOW,
)


def threats(t: Flat, f: Weights, roles: list[int]) -> Iterator[int]:
    """Fills in, step by step, for each way in which two aircraft can stand to each other: the chance that an attack
    destroys its target, if the attacker flies what is best against every answer alike, and the target at random."""
    for side in range(2):
        for role in roles:
            for other in roles:
                for facing in range(6):
                    yield _threats(t, f, side, role, other, facing)


@KERNEL.entry
def _threats(t: Flat, f: Weights, side: int, role: int, other: int, facing: int) -> int:
    filled = 0
    for place in range(WINDOW):
        filled += _threat(t, f, side, role, other, facing, place)
    return filled


def _threat(t: Flat, f: Weights, side: int, role: int, other: int, facing: int, place: int) -> int:
    q = place // (2 * NEAR + 1) - NEAR
    r = place % (2 * NEAR + 1) - NEAR
    if t[DISTANCE + (q + WIDE) * (2 * WIDE + 1) + r + WIDE] > t[REACH]:
        return 0
    best = -9.0
    threat = 0.0
    for row in range(t[ROW_COUNT + role]):
        kill = loss = 0.0
        for column in range(t[ROW_COUNT + other]):
            first = _meet(t, f, side, role, other, facing, q, r, row, column, True)
            second = _meet(t, f, side, role, other, facing, q, r, row, column, False)
            chosen = first if first[0] - first[1] >= second[0] - second[1] else second
            kill += chosen[0]
            loss += chosen[1]
        if kill - loss > best:
            best = kill - loss
            threat = kill / t[ROW_COUNT + other]
    at = (((side * ROLES + role) * ROLES + other) * 6 + facing) * WINDOW + place
    f[THREAT + at] = threat
    return 1


def _meet(
    t: Flat,
    f: Weights,
    side: int,
    role: int,
    other: int,
    facing: int,
    q: int,
    r: int,
    row: int,
    column: int,
    first: bool,
) -> tuple[float, float]:
    """Both move, the attacker first or second, from (0, 0) facing 0 and (q, r): the chances of each to destroy."""
    here, heading = (16 << 6) + 16, 0
    there, aim = ((16 + q) << 6) + 16 + r, facing
    for turn in range(2):
        if first == (turn == 0):
            for number in range(t[ROW_LENGTH + role * ROWS + row]):
                ahead = here + t[STEPS + heading]
                if ahead == there:
                    there = here
                here = ahead
                heading = (heading + t[TURN + t[ROW_TOKEN + (role * ROWS + row) * ROW + number]]) % 6
        else:
            for number in range(t[ROW_LENGTH + other * ROWS + column]):
                ahead = there + t[STEPS + aim]
                if ahead == here:
                    here = there
                there = ahead
                aim = (aim + t[TURN + t[ROW_TOKEN + (other * ROWS + column) * ROW + number]]) % 6
    ours = _drawn(t, side, role, heading, (there >> 6) - (here >> 6), (there & 63) - (here & 63))
    theirs = _drawn(t, 1 - side, other, aim, (here >> 6) - (there >> 6), (here & 63) - (there & 63))
    usa, japan = (ours, theirs) if side == 0 else (theirs, ours)
    roles = role * ROLES + other if side == 0 else other * ROLES + role
    at = ODDS + ((roles * ROLLS * ROLLS * DEALS + (usa >> 1)) * DEALS + (japan >> 1)) * 2
    win, loss = f[at], f[at + 1]
    if side == 1:
        win, loss = loss, win
    return (win if ours & 1 else 0.0), (loss if theirs & 1 else 0.0)


def _drawn(t: Flat, side: int, role: int, facing: int, q: int, r: int) -> int:
    if q < -NEAR or q > NEAR or r < -NEAR or r > NEAR:
        return 0
    return t[DIAGRAM + ((side * ROLES + role) * 6 + facing) * WINDOW + (q + NEAR) * (2 * NEAR + 1) + r + NEAR]
