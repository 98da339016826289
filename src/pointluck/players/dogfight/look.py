"""Looking ahead on flat rows of numbers: where an aircraft can fly and whom it can attack."""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from typing import Final, NamedTuple

from .chart import (
    AREA,
    EXISTS,
    FACING,
    HALF,
    HOLDER,
    LEAST,
    MARKER,
    MOST_FLOWN,
    P_SIZE,
    PLANS,
    POSES,
    REACH,
    ROWS,
    STEPS,
    TURN,
    WINNER,
)
from .compiled import Numbers, compiled, real, whole
from .kernel import after_flight, enter, manoeuvres, threat
from .plans import clash

KEPT: Final = 6000
"""Ways to act, at most, that are kept at all levels together."""
LEVELS: Final = 8


class Desk(NamedTuple):
    """Room to calculate: rows that the kernels write on."""

    boards: tuple[Numbers, ...]
    """A position for each level of the search; the last four are for calculating on."""
    stack: Numbers
    bests: Numbers
    seen: Numbers
    """When each pose was last looked at."""
    who: Numbers
    codes: Numbers
    values: Numbers
    """The ways to act: aircraft, what it does, what that is worth."""
    table: Numbers
    matrix: Numbers
    rows: Numbers
    columns: Numbers
    mine: Numbers
    theirs: Numbers
    courses: Numbers
    shares: Numbers


def desk() -> Desk:
    def zeros(count: int) -> Numbers:
        return whole([0] * count)

    def fractions(count: int) -> Numbers:
        return real([0.0] * count)

    boards = tuple(zeros(P_SIZE) for _ in range(LEVELS + 3))
    return Desk(
        boards,
        zeros(200),
        fractions(30),
        zeros(POSES + 1),
        zeros(KEPT),
        zeros(KEPT),
        fractions(KEPT),
        fractions(ROWS * ROWS * 2),
        fractions(PLANS * PLANS),
        fractions(PLANS),
        fractions(PLANS),
        fractions(PLANS),
        fractions(PLANS),
        zeros(60),
        fractions(20),
    )


# What is kept of each Manoeuvre of the Flight that is being looked at. No recursion: numba cannot keep it on disk.
TOKEN: Final = 0
FROM: Final = 1
HEADING: Final = 2
PUSHED: Final = 3
SWAPPED: Final = 4
CODE: Final = 5
STRIDE: Final = 6


@compiled
def flights(t, f, p, q, a, flown, stack, seen, who, codes, values, count):
    """Every different end of the Flight of a, appended from `count` on.

    The code has a digit to the base of four for each Manoeuvre, the first the lowest: 1 forward, 2 left, 3 right.
    """
    seen[POSES] += 1  # what was looked at before does not count any more
    marker = p[MARKER + a]
    p[MARKER + a] = 0
    if flown >= t[LEAST + a]:
        count = _keep(t, f, p, q, a, 0, who, codes, values, count)
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
                count = _keep(t, f, p, q, a, code, who, codes, values, count)
        if not over and flown + k + 1 < t[MOST_FLOWN + a]:
            k, digit = k + 1, digit * 4
            stack[k * STRIDE + TOKEN] = -1
            stack[k * STRIDE + SWAPPED] = 1 if swapped else 0
            stack[k * STRIDE + CODE] = code
    p[MARKER + a] = marker
    return count


@compiled
def _step(t, p, a, stack, at):
    """One area straight ahead; False off the board."""
    here, facing = p[AREA + a], p[FACING + a]
    there = here + t[STEPS + facing]
    if not t[EXISTS + there]:
        return False
    stack[at + FROM] = here
    stack[at + HEADING] = facing
    stack[at + PUSHED] = enter(t, p, a, there, facing)
    return True


@compiled
def _step_back(t, p, a, stack, at):
    there = p[AREA + a]
    p[WINNER] = -1
    p[AREA + a] = stack[at + FROM]
    p[FACING + a] = stack[at + HEADING]
    if stack[at + PUSHED] >= 0:
        p[AREA + stack[at + PUSHED]] = there


@compiled
def _keep(t, f, p, q, a, code, who, codes, values, count):
    values[count] = after_flight(t, f, p, q)
    codes[count] = code
    who[count] = a
    return count + 1


@compiled
def ways_to_act(t, f, p, desk, count, least):
    """All Flights and attacks of the holder, appended from `count` on; attacks have the code -1 - enemy.

    Attacks whose chance to destroy the target is below `least` are left out.
    """
    boards, stack, bests, seen, who, codes, values, table, matrix, rows, columns, mine, theirs, _, _ = desk
    q = boards[LEVELS + 2]
    side, half = p[HOLDER], t[HALF]
    for a in range(side * half, side * half + half):
        if not p[MARKER + a]:
            continue
        count = flights(t, f, p, q, a, 0, stack, seen, who, codes, values, count)
        for d in range((1 - side) * half, (1 - side) * half + half):
            if p[AREA + d] < 0 or manoeuvres(t, p, a, d) > t[REACH] or count >= KEPT:
                continue
            if threat(t, f, p, a, d) < least:
                continue
            values[count] = clash(t, f, p, boards, stack, bests, table, matrix, rows, columns, mine, theirs, a, d)
            codes[count] = -1 - d
            who[count] = a
            count += 1
    return count


@compiled
def best_of(values, begin, end, side):
    """The place of the best value for a side."""
    best = begin
    for number in range(begin + 1, end):
        if (values[number] > values[best]) if side == 0 else (values[number] < values[best]):
            best = number
    return best
