"""A whole game of the doctrine with luck from outside: the numbers that `Seeded` would draw, as they come."""

from __future__ import annotations

from typing import Final

from pointluck.players.kernels import Flat, Weights

from ..kernel import layout as at
from ..kernel import policy, sequence
from . import KERNEL, luck

DECISIONS: Final = 0
OUTCOMES: Final = 1
TURNS: Final = 2
USED: Final = 3
"""Numbers of the luck at hand that are used up."""
CENSUS: Final = 4
"""Squadrons in each condition, summed over the turns, in the order of games/kido_butai/whereabouts.py."""
READY: Final = CENSUS
NOT_READY: Final = CENSUS + 1
ON_CAP: Final = CENSUS + 2
OUTBOUND: Final = CENSUS + 3
AT_TARGET: Final = CENSUS + 4
INBOUND: Final = CENSUS + 5
LOST: Final = CENSUS + 6
NOTES: Final = CENSUS + 7


def mark(number: int, length: int) -> int:
    """Where a number of the luck points to on a line: as Python's `int(random() * length)`, from the same 64 bits."""
    low, high = number & 0xFFFFFFFF, number >> 32 & 0xFFFFFFFF
    fraction = ((low >> 5) * 67108864.0 + (high >> 6)) * (1.0 / 9007199254740992.0)
    return int(fraction * length)


def count(s: Flat, f: Flat, notes: Flat, times: int) -> None:
    notes[TURNS] += times
    for squadron in range(f[at.N_SQUADRONS]):
        place, east = s[at.PLACE + squadron], s[at.FACING + squadron] == at.EAST
        if place < at.CAP:
            notes[READY if east else NOT_READY] += times
        elif place == at.CENTRE:
            notes[OUTBOUND if east else INBOUND] += times
        elif place == at.CAP:
            notes[ON_CAP] += times
        elif place == at.LOST:
            notes[LOST] += times
        else:
            notes[AT_TARGET] += times


@KERNEL.entry
def play(s: Flat, f: Flat, w: Weights, p: Flat, numbers: Flat, count_of: int, notes: Flat) -> int:
    """Play on until the game is over, or the luck at hand is used up; the question then."""
    notes[USED] = 0
    name = s[at.STACK + s[at.STACK]] if s[at.STACK] else at.OVER
    while name != at.OVER:
        if name >= at.FIRST_CHANCE:
            if notes[USED] == count_of:
                return name
            action = luck.outcome(s, f, name, mark(numbers[notes[USED]], luck.length(s, f, name)))
            notes[USED] += 1
            notes[OUTCOMES] += 1
        else:
            action = policy.decide(s, f, w, p, 0, name)
            notes[DECISIONS] += 1
        turn = s[at.TURN]
        name = sequence.apply(s, f, action)
        if s[at.TURN] != turn:
            count(s, f, notes, s[at.TURN] - turn)
    return name
