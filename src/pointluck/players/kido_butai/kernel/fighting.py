"""Decisions in battle on the flat table: which CAP fights, which bombers go where, and who is given up (battle.py)."""

from __future__ import annotations

from pointluck.players.kernels import Flat, Weights

from . import layout as at
from . import plan as by
from .bombs import needs_hits
from .table import alike, eligible, under_attack


def commit(s: Flat, f: Flat, p: Flat, now: int) -> int:
    """All against dive bombers. Torpedo bombers draw the CAP down for an hour: keep somebody for dive bombers then."""
    everybody = 0
    for squadron in range(f[at.N_SQUADRONS]):
        if eligible(s, squadron):
            everybody |= 1 << squadron
    more = p[now + (by.COMMITTED if s[at.B_TORPEDO] else by.COMMITTED_DIVE)]
    if more >= 0:
        everybody = enough_of(s, f, everybody, s[at.B_BOMBERS] + s[at.B_FIGHTERS] + more)
    if not s[at.B_TORPEDO] or s[at.TURN] == f[at.N_TURNS] or not p[now + by.RESERVE]:
        return at.A_COMMIT + everybody
    reserve, guards = -1, 0
    for squadron in range(f[at.N_SQUADRONS]):
        place, facing = s[at.PLACE + squadron], s[at.FACING + squadron]
        if place < at.CAP and f[at.IS_ZERO + squadron] and facing == at.EAST and not s[at.ACTED + squadron]:
            return at.A_COMMIT + everybody
        if place == at.CAP:
            guards += 1
            if not s[at.LOW + squadron] and facing != at.WEST:
                if reserve < 0 or facing < s[at.FACING + reserve]:
                    reserve = squadron
    enough = 1 if f[at.SPECIAL_IF_NO_CAP] else s[at.B_FIGHTERS] + 1
    if reserve < 0 or guards <= enough:
        return at.A_COMMIT + everybody
    # The rules commit the first of a kind, so the last of it stays.
    for squadron in range(f[at.N_SQUADRONS]):
        if s[at.PLACE + squadron] == at.CAP and alike(s, squadron, reserve):
            reserve = squadron
    return at.A_COMMIT + (everybody & ~(1 << reserve))


def enough_of(s: Flat, f: Flat, zeros: int, most: int) -> int:
    """No more Zeros than that: who has to land soonest and who is low already before the others."""
    chosen = 0
    for _ in range(most):
        best, best_rank = -1, -1
        for squadron in range(f[at.N_SQUADRONS]):
            if zeros >> squadron & 1 and not chosen >> squadron & 1:
                rank = s[at.FACING + squadron] + (4 if s[at.LOW + squadron] else 0)
                if rank > best_rank:
                    best, best_rank = squadron, rank
        if best < 0:
            break
        chosen |= 1 << best
    return chosen


def expose(s: Flat, name: int) -> int:
    """Escorts shoot at the Zero that has to land soonest."""
    zeros, step, first = s[at.B_FORCE], 1, 0
    if name == at.Q_AIM:
        # With fewer Zeros than escorts nobody has a choice, so here they are at least as many.
        step, first = s[at.B_FIGHTERS] + s[at.B_BOMBERS], s[at.B_AIMS]
    best = -1
    for place in range(first, zeros, step):
        zero = s[at.B_FORCE + 1 + place]
        if name == at.Q_MEET:
            taken = False
            for number in range(1, s[at.B_QUEUE] + 1):
                taken = taken or s[at.B_QUEUE + number] == zero
            if taken:
                continue
        if best < 0 or s[at.FACING + zero] > s[at.FACING + best]:
            best = zero
    return at.A_PICK + best


WORTH = 0
EXPECTED = 128
BOMBERS_WEIGHED = at.SQUADRONS + 1


def division_worth(s: Flat, f: Flat, w: Weights, name: int, parts: int) -> float:
    value = 0.0
    for ship in range(f[at.N_US]):
        count = parts >> 7 * ship & 127
        hits = s[at.US_HITS + ship]
        if count:
            if name == at.Q_TARGETS:
                value += w[EXPECTED + BOMBERS_WEIGHED * hits + count]
            else:
                value += w[WORTH + hits + count] - w[WORTH + hits]
    return value


def divide(s: Flat, f: Flat, w: Weights, name: int) -> int:
    """The division of bombers or hits with the highest expected worth; the first of equals in the rules' order."""
    ships, parts = at.SCRATCH, at.SCRATCH + 1 + at.SHIPS
    total = first_division(s, f, name, ships, parts)
    best, best_value = -1, 0.0
    while True:
        packed = division(s, ships, parts)
        value = division_worth(s, f, w, name, packed)
        if best < 0 or value > best_value:
            best, best_value = packed, value
        if not next_division(s, f, name, ships, parts, total):
            return at.A_DIVIDE + best


def limit(s: Flat, f: Flat, name: int, ship: int, total: int) -> int:
    return total if name == at.Q_TARGETS else needs_hits(s, f, ship)


def first_division(s: Flat, f: Flat, name: int, ships: int, parts: int) -> int:
    """As much as possible on the first ship under attack, and so on (KB-6b1, KB-R28); how much there is to divide."""
    under_attack(s, f, ships)
    total = s[at.B_BOMBERS] if name == at.Q_TARGETS else s[at.B_PIPS]
    left = total
    for number in range(s[ships]):
        s[parts + number] = min(left, limit(s, f, name, s[ships + 1 + number], total))
        left -= s[parts + number]
    return total


def division(s: Flat, ships: int, parts: int) -> int:
    packed = 0
    for number in range(s[ships]):
        packed |= s[parts + number] << 7 * s[ships + 1 + number]
    return packed


def next_division(s: Flat, f: Flat, name: int, ships: int, parts: int, total: int) -> bool:
    """The next division in the order of the rules (most to the first place first), if there is one."""
    count = s[ships]
    room = 0
    tail = 0
    for number in range(count - 1, -1, -1):
        if number < count - 1 and s[parts + number] > 0 and room > tail:
            s[parts + number] -= 1
            left = tail + 1
            for other in range(number + 1, count):
                s[parts + other] = min(left, limit(s, f, name, s[ships + 1 + other], total))
                left -= s[parts + other]
            return True
        room += limit(s, f, name, s[ships + 1 + number], total)
        tail += s[parts + number]
    return False


def finish_off(s: Flat, f: Flat) -> int:
    """The carrier that is closest to sinking."""
    ships = at.SCRATCH
    under_attack(s, f, ships)
    best = -1
    for number in range(1, s[ships] + 1):
        ship = s[ships + number]
        if needs_hits(s, f, ship) > 0 and (best < 0 or s[at.US_HITS + ship] > s[at.US_HITS + best]):
            best = ship
    return at.A_FILL + best


def give_up(s: Flat) -> int:
    """Rather one that is not ready, or has the wrong load."""
    best, best_use = -1, 4
    for number in range(1, s[at.B_DOOMED] + 1):
        squadron = s[at.B_DOOMED + number]
        use = 2 if s[at.FACING + squadron] == at.EAST else 0
        use += 1 if s[at.LOAD + squadron] == at.TORPEDOES else 0
        if use < best_use:
            best, best_use = squadron, use
    return at.A_PICK + best
