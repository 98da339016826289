"""What chance decides on the flat table: the outcome on whose stretch of the line a mark lies (engine/chance.py).

Outcomes lie in the order in which the rules list them, each as long as its weight.
"""

from __future__ import annotations

from pointluck.players.kernels import Flat

from ..kernel import air
from ..kernel import layout as at
from ..kernel.bombs import alike_aboard
from ..kernel.table import afloat, alike


def length(s: Flat, f: Flat, name: int) -> int:
    """The sum of the weights of all outcomes."""
    if name == at.C_FIGHTER or name == at.C_BOMBER:
        kind = at.FIGHTER if name == at.C_FIGHTER else at.BOMBER
        return s[at.CUPS + kind] + s[at.CUPS + kind + 1]
    if name == at.C_FLEET:
        return s[at.FLEET_DUMMIES] + carriers_left(s, f)
    if name == at.C_TARGET:
        return faces_left(s, f)
    if name == at.C_AIM:
        air.facing_escort(s, at.SCRATCH)
        return s[at.SCRATCH]
    if name == at.C_LOSE:
        return s[at.B_DOOMED]
    return 6


def outcome(s: Flat, f: Flat, name: int, mark: int) -> int:
    """The outcome at that mark, which is less than the length."""
    if name == at.C_FIGHTER or name == at.C_BOMBER:
        kind = at.FIGHTER if name == at.C_FIGHTER else at.BOMBER
        return at.A_CHANCE + (1 if mark < s[at.CUPS + kind] else 0)
    if name == at.C_FLEET:
        return at.A_CHANCE + carrier(s, f, mark)
    if name == at.C_TARGET:
        return at.A_CHANCE + face(s, f, mark)
    if name == at.C_AIM:
        air.facing_escort(s, at.SCRATCH)
        return at.A_PICK + of_a_kind(s, at.SCRATCH, mark, False)
    if name == at.C_LOSE:
        return at.A_PICK + of_a_kind(s, at.B_DOOMED, mark, True)
    return at.A_CHANCE + 1 + mark


def carriers_left(s: Flat, f: Flat) -> int:
    left = 0
    for ship in range(f[at.N_US]):
        if not s[at.FLEET_OF + ship]:
            left += 1
    return left


def carrier(s: Flat, f: Flat, mark: int) -> int:
    for ship in range(f[at.N_US]):
        if not s[at.FLEET_OF + ship]:
            if mark == 0:
                return ship
            mark -= 1
    return f[at.N_US]


def faces_left(s: Flat, f: Flat) -> int:
    """Faces of sunk ships are no outcome (KB-R71)."""
    left = 0
    for number in range(f[at.N_FACES]):
        if afloat(s, f, f[at.FACE + number]):
            left += 1
    return left


def face(s: Flat, f: Flat, mark: int) -> int:
    for number in range(f[at.N_FACES]):
        if afloat(s, f, f[at.FACE + number]):
            if mark == 0:
                return number + 1
            mark -= 1
    return 0


def of_a_kind(s: Flat, row: int, mark: int, aboard: bool) -> int:
    """One of a list of Zeros on CAP, or of squadrons aboard: a kind is as likely as there are many of it, and is known
    by its first (KB-R53, KB-R60)."""
    for number in range(1, s[row] + 1):
        before, count = 0, 0
        for other in range(1, s[row] + 1):
            one, each = s[row + number], s[row + other]
            if alike_aboard(s, one, each) if aboard else alike(s, one, each):
                count += 1
                before += 1 if other < number else 0
        if not before:
            if mark < count:
                return s[row + number]
            mark -= count
    return s[row + 1]
