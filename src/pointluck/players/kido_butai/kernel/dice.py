"""Dice for the kernel: whole numbers only, so that plain Python and compiled code roll the same.

L'Ecuyer's combined generator of 1988. Each hour's search, each raid and each attack is seeded by itself: whatever a
plan changes elsewhere, the same imagined game has the same luck there, and plans can be compared with few games.
"""

from __future__ import annotations

from pointluck.players.kernels import Flat

from . import layout as at
from .bombs import alike_aboard
from .table import afloat, alike

M1 = 2147483563
M2 = 2147483399


def mix(number: int) -> int:
    """Scatter 31 bits, so that neighbouring seeds have nothing in common."""
    number &= 0x7FFFFFFF
    number ^= number >> 16
    number = number * 0x045D9F3B & 0x7FFFFFFF
    number ^= number >> 15
    number = number * 0x0C2B2AE3 & 0x7FFFFFFF
    return number ^ number >> 16


def seed(s: Flat, occasion: int) -> None:
    """A new row of dice for an occasion of this turn."""
    here = 64 * s[at.TURN] + 4096 * occasion
    s[at.DIE_1] = 1 + mix(mix(s[at.SEED]) + here) % (M1 - 1)
    s[at.DIE_2] = 1 + mix(mix(s[at.SEED] + 0x1F123BB5) + here) % (M2 - 1)


def draw(s: Flat, sides: int) -> int:
    """A number from 0 to sides - 1."""
    s[at.DIE_1] = s[at.DIE_1] * 40014 % M1
    s[at.DIE_2] = s[at.DIE_2] * 40692 % M2
    return (s[at.DIE_1] - s[at.DIE_2]) % (M1 - 1) * sides // (M1 - 1)


def outcome(s: Flat, f: Flat, name: int) -> int:
    """What chance decides on a question to it, as an action."""
    begins = name == at.C_BOMBER and not s[at.DRAWN + at.BOMBER]
    if begins or name == at.C_US_RECON or name == at.C_JAPAN_RECON:
        seed(s, name)
    elif (name == at.C_FIGHTER and not s[at.DRAWN + at.FIGHTER]) or (name == at.C_FLEET and not s[at.FLEET_DUMMIES]):
        seed(s, 64 * name + s[at.B_TARGET] + 1)
    if name == at.C_FIGHTER or name == at.C_BOMBER:
        kind = at.FIGHTER if name == at.C_FIGHTER else at.BOMBER
        squadrons = s[at.CUPS + kind]
        return at.A_CHANCE + (1 if draw(s, squadrons + s[at.CUPS + kind + 1]) < squadrons else 0)
    if name == at.C_FLEET:
        return at.A_CHANCE + carrier(s, f)
    if name == at.C_TARGET:
        return at.A_CHANCE + face(s, f)
    if name == at.C_AIM:
        return at.A_PICK + zero_aimed_at(s)
    if name == at.C_LOSE:
        return at.A_PICK + squadron_lost(s)
    return at.A_CHANCE + 1 + draw(s, 6)


def carrier(s: Flat, f: Flat) -> int:
    left = s[at.FLEET_DUMMIES]
    for ship in range(f[at.N_US]):
        if not s[at.FLEET_OF + ship]:
            left += 1
    number = draw(s, left)
    for ship in range(f[at.N_US]):
        if not s[at.FLEET_OF + ship]:
            if number == 0:
                return ship
            number -= 1
    return f[at.N_US]


def face(s: Flat, f: Flat) -> int:
    """Faces of sunk ships are rolled again (KB-R71)."""
    while True:
        number = draw(s, f[at.N_FACES])
        if afloat(s, f, f[at.FACE + number]):
            return number + 1


def zero_aimed_at(s: Flat) -> int:
    """One of the Zeros that face the next escort; of its kind the first, as the rules name it."""
    zeros, step = s[at.B_FORCE], s[at.B_FIGHTERS] + s[at.B_BOMBERS]
    first = s[at.B_AIMS]
    zero = s[at.B_FORCE + 1 + first + step * draw(s, (zeros - first + step - 1) // step)]
    for place in range(first, zeros, step):
        if alike(s, s[at.B_FORCE + 1 + place], zero):
            return s[at.B_FORCE + 1 + place]
    return zero


def squadron_lost(s: Flat) -> int:
    squadron = s[at.B_DOOMED + 1 + draw(s, s[at.B_DOOMED])]
    for number in range(1, s[at.B_DOOMED] + 1):
        if alike_aboard(s, s[at.B_DOOMED + number], squadron):
            return s[at.B_DOOMED + number]
    return squadron


def mark(one: int, cell: int) -> int:
    """A number that marks a row of cells, cell by cell. Where another row has the same, it is most likely the same."""
    return (one * 40014 + cell + 2) % M1


def other_mark(one: int, cell: int) -> int:
    return (one * 40692 + cell + 2) % M2
