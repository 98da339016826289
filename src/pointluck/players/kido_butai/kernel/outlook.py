"""What a table is worth once all orders of an hour are given: a small network over what a commander can count.

Whole numbers only, so that plain Python, compiled code and a graphics card come to the same. Its weights are learned
(tools/kido_butai_training.py) and lie in `outlook/*.toml`, one file for each kind of rules.
"""

from __future__ import annotations

from typing import Final

from . import layout as at
from .bombs import owed
from .compiled import Flat, fast
from .table import aboard, fleet_drawn, fleets_live, us_afloat, us_capacity_lost

# A network knows fleets of this size only.
SHIPS: Final = 4
US_CARRIERS: Final = 3
TURNS: Final = 16
AHEAD: Final = 5
"""Hours of the track that are looked at."""

# What is counted.
HOUR: Final = 0
FOUND: Final = HOUR + TURNS
REPORTED: Final = FOUND + 1
"""One fleet, two fleets, something to attack."""
FLEETS: Final = REPORTED + 3
"""For each fleet that is drawn, and for those that are not: carriers afloat with no hit, with one, with more."""
MIDWAY: Final = FLEETS + 9
"""Damaged, destroyed."""
HITS: Final = MIDWAY + 2
"""By ship: damaged, sunk."""
DECKS: Final = HITS + 2 * SHIPS
"""By ship: ready with bombs, with torpedoes, ready Zeros, other bombers, other Zeros, more than half a deck."""
GUARDS: Final = DECKS + 6 * SHIPS
"""Zeros on CAP by facing, those that are high and those that are low."""
HIGH: Final = GUARDS + 6
"""Nobody is high, one is, two are, more are."""
ABROAD: Final = HIGH + 4
"""Launched with bombs, with torpedoes, as escorts; not flown on; bombers and Zeros over Midway, over the fleet, on
their way back; bombers and Zeros that have to land and have not."""
ALIVE: Final = ABROAD + 12
"""Bombers, Zeros."""
CUPS: Final = ALIVE + 2
TRACK: Final = CUPS + at.KINDS
LOST: Final = TRACK + at.KINDS * AHEAD
"""US squadrons lost, by what is left over when four are a point; ours likewise."""
OWED: Final = LOST + 8
DECKS_LOST: Final = OWED + 1
COUNTED: Final = DECKS_LOST + 1

# The network: two layers of hidden units. Weights have 12 binary places.
FIRST: Final = 64
SECOND: Final = 16
FIRST_BIAS: Final = COUNTED * FIRST
SECOND_WEIGHT: Final = FIRST_BIAS + FIRST
SECOND_BIAS: Final = SECOND_WEIGHT + FIRST * SECOND
LAST_WEIGHT: Final = SECOND_BIAS + SECOND
LAST_BIAS: Final = LAST_WEIGHT + SECOND
MARGIN: Final = LAST_BIAS + 1
"""By so much a change has to promise more than what is planned without it."""
NETWORK: Final = MARGIN + 1
PLACES: Final = 12
POINT: Final = 1 << 16
"""One point, as the network counts."""


@fast
def count(s: Flat, f: Flat, x: int) -> None:
    """Write what is counted on the table's own paper, from place x on."""
    for place in range(x, x + COUNTED):
        s[place] = 0
    s[x + HOUR + s[at.TURN] - 1] = 1
    s[x + FOUND] = s[at.FOUND]
    if s[at.REPORTED]:
        s[x + REPORTED + s[at.REPORTED] - 1] = 1
    if fleets_live(s, f):
        s[x + REPORTED + 2] = 1
    count_ships(s, f, x)
    count_squadrons(s, f, x)
    high = s[x + GUARDS] + s[x + GUARDS + 1] + s[x + GUARDS + 2]
    s[x + HIGH + min(high, 3)] = 1
    for kind in range(at.KINDS):
        s[x + CUPS + kind] = s[at.CUPS + kind]
        for ahead in range(AHEAD):
            turn = s[at.TURN] + 1 + ahead
            if turn <= f[at.N_TURNS]:
                s[x + TRACK + at.KINDS * ahead + kind] = s[at.TRACK + at.KINDS * turn + kind]
    us_lost = s[at.SHOT + at.BOMBER] + s[at.SHOT + at.FIGHTER] + s[at.REMOVED + at.BOMBER] + s[at.REMOVED + at.FIGHTER]
    s[x + LOST + us_lost % 4] = 1
    s[x + LOST + 4 + aboard(s, f, at.LOST) % 4] = 1
    s[x + OWED] = owed(s, f)
    s[x + DECKS_LOST] = us_capacity_lost(s, f)


@fast
def count_ships(s: Flat, f: Flat, x: int) -> None:
    drawn = fleet_drawn(s, f)
    for ship in range(US_CARRIERS):
        if us_afloat(s, f, ship):
            fleet = s[at.FLEET_OF + ship] if drawn else 0
            s[x + FLEETS + 3 * fleet + min(s[at.US_HITS + ship], 2)] += 1
    if not us_afloat(s, f, f[at.N_US]):
        s[x + MIDWAY + 1] = 1
    elif s[at.US_HITS + f[at.N_US]]:
        s[x + MIDWAY] = 1
    for ship in range(SHIPS):
        if s[at.HITS + ship] >= f[at.SHIP_HITS]:
            s[x + HITS + 2 * ship + 1] = 1
        elif s[at.HITS + ship]:
            s[x + HITS + 2 * ship] = 1
        if s[at.HITS + ship] < f[at.SHIP_HITS]:
            s[x + DECKS + 6 * ship + 5] = max(0, aboard(s, f, ship) - f[at.REDUCED + ship])


@fast
def count_squadrons(s: Flat, f: Flat, x: int) -> None:
    for squadron in range(f[at.N_SQUADRONS]):
        place = s[at.PLACE + squadron]
        if place == at.LOST:
            continue
        zero, facing = f[at.IS_ZERO + squadron], s[at.FACING + squadron]
        s[x + ALIVE + zero] += 1
        if place < at.CAP:
            kind = s[at.LOAD + squadron] if facing == at.EAST else 3 + zero
            s[x + DECKS + 6 * place + kind] += 1
        elif s[at.DUE + squadron]:
            s[x + ABROAD + 10 + zero] += 1
        elif place == at.CAP:
            s[x + GUARDS + min(facing, 2) + (3 if s[at.LOW + squadron] else 0)] += 1
        elif place == at.MIDWAY:
            s[x + ABROAD + 4 + zero] += 1
        elif place == at.NORTH_EAST:
            s[x + ABROAD + 6 + zero] += 1
        elif facing != at.EAST:
            s[x + ABROAD + 8 + zero] += 1
        elif s[at.ACTED + squadron]:
            s[x + ABROAD + s[at.LOAD + squadron]] += 1
        else:
            s[x + ABROAD + 3] += 1


@fast
def judge(s: Flat, x: int, net: Flat) -> int:
    """Points still to come, in units of the network. The hidden units are worked out on the paper after the counts."""
    h = x + COUNTED
    for unit in range(FIRST):
        s[h + unit] = net[FIRST_BIAS + unit]
    for place in range(COUNTED):
        times = s[x + place]
        if times:
            for unit in range(FIRST):
                s[h + unit] += times * net[place * FIRST + unit]
    value = net[LAST_BIAS]
    for unit in range(SECOND):
        total = net[SECOND_BIAS + unit]
        for before in range(FIRST):
            if s[h + before] > 0:
                total += s[h + before] * net[SECOND_WEIGHT + before * SECOND + unit]
        if total > 0:
            value += (total >> PLACES) * net[LAST_WEIGHT + unit]
    return value >> 8
