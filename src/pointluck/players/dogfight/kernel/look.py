"""Looking ahead on flat rows of numbers: where an aircraft can fly and whom it can attack."""

from __future__ import annotations

from typing import Final

from pointluck.players.kernels import Flat, Weights

from . import KERNEL
from .desk import KEPT, PAPER, Desk
from .layout import (
    AREA,
    EXISTS,
    FACING,
    HALF,
    HOLDER,
    LEAST,
    MARKER,
    MOST_FLOWN,
    POSES,
    REACH,
    STEPS,
    TURN,
    WINNER,
)
from .plans import clash
from .rules import after_flight, enter, manoeuvres, threat

# What is kept of each Manoeuvre of the Flight that is being looked at: kernels have no recursion.
TOKEN: Final = 0
FROM: Final = 1
HEADING: Final = 2
PUSHED: Final = 3
SWAPPED: Final = 4
CODE: Final = 5
STRIDE: Final = 6


@KERNEL.entry
def flights(t: Flat, f: Weights, p: Flat, desk: Desk, a: int, flown: int, count: int) -> int:
    """Every different end of the Flight of a, appended from `count` on.

    The code has a digit to the base of four for each Manoeuvre, the first the lowest: 1 forward, 2 left, 3 right.
    """
    stack, seen = desk.stack, desk.seen
    seen[POSES] += 1  # what was looked at before does not count any more
    marker = p[MARKER + a]
    p[MARKER + a] = 0
    if flown >= t[LEAST + a]:
        count = _keep(t, f, p, desk, a, 0, count)
    k, digit = 0, 1
    stack[TOKEN] = -1
    stack[SWAPPED] = 0
    stack[CODE] = 0
    while k >= 0:
        at = k * STRIDE
        if stack[at + TOKEN] < 0 and not _step(t, p, a, stack, at):
            k, digit = k - 1, digit // 4
            continue
        stack[at + TOKEN] += 1
        token, over = stack[at + TOKEN], p[WINNER] >= 0
        if token == 3 or (over and token == 1):
            _step_back(t, p, a, stack, at)
            k, digit = k - 1, digit // 4
            continue
        p[FACING + a] = (stack[at + HEADING] + t[TURN + token] + 6) % 6
        code = stack[at + CODE] + (token + 1) * digit
        swapped = stack[at + SWAPPED] or stack[at + PUSHED] >= 0
        if over or flown + k + 1 >= t[LEAST + a]:
            pose = p[AREA + a] * 6 + p[FACING + a]
            if (swapped or seen[pose] != seen[POSES]) and count < KEPT:
                if not swapped:
                    seen[pose] = seen[POSES]
                count = _keep(t, f, p, desk, a, code, count)
        if not over and flown + k + 1 < t[MOST_FLOWN + a]:
            k, digit = k + 1, digit * 4
            stack[k * STRIDE + TOKEN] = -1
            stack[k * STRIDE + SWAPPED] = 1 if swapped else 0
            stack[k * STRIDE + CODE] = code
    p[MARKER + a] = marker
    return count


def _step(t: Flat, p: Flat, a: int, stack: Flat, at: int) -> bool:
    """One area straight ahead; False off the board."""
    here, facing = p[AREA + a], p[FACING + a]
    there = here + t[STEPS + facing]
    if not t[EXISTS + there]:
        return False
    stack[at + FROM] = here
    stack[at + HEADING] = facing
    stack[at + PUSHED] = enter(t, p, a, there, facing)
    return True


def _step_back(t: Flat, p: Flat, a: int, stack: Flat, at: int) -> None:
    there = p[AREA + a]
    p[WINNER] = -1
    p[AREA + a] = stack[at + FROM]
    p[FACING + a] = stack[at + HEADING]
    if stack[at + PUSHED] >= 0:
        p[AREA + stack[at + PUSHED]] = there


def _keep(t: Flat, f: Weights, p: Flat, desk: Desk, a: int, code: int, count: int) -> int:
    desk.values[count] = after_flight(t, f, p, desk.boards[PAPER])
    desk.codes[count] = code
    desk.who[count] = a
    return count + 1


@KERNEL.entry
def ways_to_act(t: Flat, f: Weights, p: Flat, desk: Desk, count: int, least: float) -> int:
    """All Flights and attacks of the holder, appended from `count` on; attacks have the code -1 - enemy.

    Attacks whose chance to destroy the target is below `least` are left out.
    """
    side, half = p[HOLDER], t[HALF]
    for a in range(side * half, side * half + half):
        if not p[MARKER + a]:
            continue
        count = flights(t, f, p, desk, a, 0, count)
        for d in range((1 - side) * half, (1 - side) * half + half):
            if p[AREA + d] < 0 or manoeuvres(t, p, a, d) > t[REACH] or count >= KEPT:
                continue
            if threat(t, f, p, a, d) < least:
                continue
            desk.values[count] = clash(t, f, p, desk, a, d)
            desk.codes[count] = -1 - d
            desk.who[count] = a
            count += 1
    return count


@KERNEL.entry
def best_of(values: Weights, begin: int, end: int, side: int) -> int:
    """The place of the best value for a side."""
    best = begin
    for number in range(begin + 1, end):
        if (values[number] > values[best]) if side == 0 else (values[number] < values[best]):
            best = number
    return best
