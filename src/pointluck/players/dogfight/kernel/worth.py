"""What a position is worth: features that a flight leader would name, weighed by a logistic regression (weights.json).

Every feature is the USA's less Japan's, but for the tables that hold a weight for each case.
"""

from __future__ import annotations

from math import exp
from typing import Final

from pointluck.games.dogfight.order_of_battle import BOMBER, FIGHTER
from pointluck.players.kernels import Flat, Weights

from . import KERNEL, stoppable
from .layout import (
    AREA,
    CARRIER,
    DISTANCE,
    DOMINATION,
    FACING,
    FEATURES,
    HALF,
    HANDS,
    HOLDER,
    KINDS,
    MARKER,
    MIDWAY,
    MOST_FLOWN,
    NEAR,
    POINTS,
    POSES,
    PURSE,
    ROLE,
    ROLES,
    SIDE,
    TARGET,
    THREAT,
    TURNED,
    WAY,
    WEIGHTS,
    WIDE,
    WIDE_WINDOW,
    WINDOW,
)

# Both modes.
BIAS: Final = 0
CARD: Final = 1
SAVED: Final = CARD + KINDS
FIGHTER_MARKERS: Final = SAVED + 1
SPECIAL_MARKERS: Final = FIGHTER_MARKERS + 1
FIGHTERS: Final = SPECIAL_MARKERS + 1
FIGHTERS_IN_DANGER: Final = FIGHTERS + 1
"""By attackers with and without a marker, and again for those of the side that has the card."""
SPECIALS_IN_DANGER: Final = FIGHTERS_IN_DANGER + 3
"""The same, for the special aircraft in the lead and for the others."""
LAST_IN_DANGER: Final = SPECIALS_IN_DANGER + 6
CARD_HELD: Final = LAST_IN_DANGER + 3
OWN: Final = CARD_HELD + 3
"""Here the features of a mode begin."""

# Carrier Hunt.
RACE: Final = OWN
"""A weight for each holder and the rounds that the leading Bombers of both sides need."""
SECOND: Final = RACE + 3 * 36
WAY_LEFT: Final = SECOND + 7
LAST_BOMBER: Final = WAY_LEFT + 2
HUNTERS: Final = LAST_BOMBER + 1
"""Fighters by their Manoeuvres to the leading and the other enemy Bomber, with and without a marker."""
BETWEEN: Final = HUNTERS + 2 * 2 * 7
GOALKEEPERS: Final = BETWEEN + 2

# Domination.
LEAD: Final = OWN
ENDING: Final = LEAD + 3
MAJORITY: Final = ENDING + 6
"""A weight for each majority on Midway of those who have acted, by the markers left."""
PROMISE: Final = MAJORITY + 4 * 9
ACES: Final = PROMISE + 9
APPROACH: Final = ACES + 2
LAST_BLOOD: Final = APPROACH + 2


@stoppable
def worth(t: Flat, f: Weights, p: Flat) -> float:
    """The USA's chance to win."""
    return 1.0 / (1.0 + exp(-score(t, f, p, f, False)))


@KERNEL.entry
def score(t: Flat, f: Weights, p: Flat, x: Weights, record: bool) -> float:
    """The logarithm of the odds; where it is recorded, the features go to `x`."""
    total = _common(t, f, p, x, record)
    if t[DOMINATION]:
        return total + _domination(t, f, p, x, record)
    return total + _hunt(t, f, p, x, record)


def _add(f: Weights, x: Weights, record: bool, feature: int, value: float) -> float:
    if record:
        x[feature] += value
    return f[WEIGHTS + feature] * value


def danger(t: Flat, f: Weights, p: Flat, a: int) -> tuple[float, float]:
    """The chance that an aircraft is lost if each enemy with a marker attacks it once; the same for the rest."""
    half = t[HALF]
    enemy = 1 - t[SIDE + a]
    safe = later = 1.0
    there = p[AREA + a]
    qa, ra = there >> 6, there & 63
    facing = p[FACING + a]
    for b in range(enemy * half, enemy * half + half):
        here = p[AREA + b]
        q = qa - (here >> 6)
        r = ra - (here & 63)
        if here < 0 or q < -5 or q > 5 or r < -5 or r > 5 or t[ROLE + b] == BOMBER:
            continue
        heading = p[FACING + b]
        place = t[TURNED + heading * WINDOW + (q + NEAR) * (2 * NEAR + 1) + r + NEAR]
        turned = (facing - heading + 6) % 6
        threat = f[THREAT + (((enemy * ROLES + t[ROLE + b]) * ROLES + t[ROLE + a]) * 6 + turned) * WINDOW + place]
        if p[MARKER + b]:
            safe *= 1.0 - threat
        else:
            later *= 1.0 - threat
    return 1.0 - safe, 1.0 - later


def _common(t: Flat, f: Weights, p: Flat, x: Weights, record: bool) -> float:
    total = _add(f, x, record, BIAS, 1.0)
    holder = p[HOLDER]
    total += _add(f, x, record, CARD_HELD + holder, 1.0)
    half = t[HALF]
    for side in range(2):
        sign = 1.0 - 2.0 * side
        for card in range(KINDS):
            held = p[HANDS + side * KINDS + card]
            if held:
                total += _add(f, x, record, CARD + card, sign * held)
        if holder < 2:
            total += _add(f, x, record, SAVED, sign * p[PURSE + side])
        markers = fighters = 0
        marked = unmarked = 0.0
        for a in range(side * half, side * half + half):
            if t[ROLE + a] != FIGHTER or p[AREA + a] < 0:
                continue
            fighters += 1
            markers += p[MARKER + a]
            near, later = danger(t, f, p, a)
            marked += near
            unmarked += later
        total += _add(f, x, record, FIGHTERS, sign * fighters)
        total += _add(f, x, record, FIGHTER_MARKERS, sign * markers)
        total += _add(f, x, record, FIGHTERS_IN_DANGER, sign * marked)
        total += _add(f, x, record, FIGHTERS_IN_DANGER + 1, sign * unmarked)
        if holder == 1 - side:
            total += _add(f, x, record, FIGHTERS_IN_DANGER + 2, sign * marked)
    return total


# --- Carrier Hunt -----------------------------------------------------------------------------------------------------


def _bombers(t: Flat, p: Flat, side: int) -> tuple[int, int, int, int]:
    """The Bomber that needs the fewest rounds and the next one (-1: none), with the rounds."""
    half = t[HALF]
    lead = other = -1
    best = second = 1000
    for a in range(side * half, side * half + half):
        if t[ROLE + a] != BOMBER or p[AREA + a] < 0:
            continue
        way = t[WAY + side * POSES + p[AREA + a] * 6 + p[FACING + a]]
        most = t[MOST_FLOWN + a]
        rank = ((way + most - 1) // most - p[MARKER + a]) * 50 + way
        if rank < best:
            other, second = lead, best
            lead, best = a, rank
        elif rank < second:
            other, second = a, rank
    return lead, other, min(best // 50, 5), min(second // 50, 5)


def _hunt(t: Flat, f: Weights, p: Flat, x: Weights, record: bool) -> float:
    total = 0.0
    holder = p[HOLDER]
    ours = _bombers(t, p, 0)
    theirs = _bombers(t, p, 1)
    total += _add(f, x, record, RACE + holder * 36 + ours[2] * 6 + theirs[2], 1.0)
    for side in range(2):
        sign = 1.0 - 2.0 * side
        lead, other, _, second = ours if side == 0 else theirs
        total += _add(f, x, record, SECOND + (second if other >= 0 else 6), sign)
        if lead < 0:
            continue
        way = t[WAY + side * POSES + p[AREA + lead] * 6 + p[FACING + lead]]
        total += _add(f, x, record, WAY_LEFT, sign * way * 0.1)
        marked, unmarked = danger(t, f, p, lead)
        at = SPECIALS_IN_DANGER if other >= 0 else LAST_IN_DANGER
        total += _add(f, x, record, at, sign * marked)
        total += _add(f, x, record, at + 1, sign * unmarked)
        if holder == 1 - side:
            total += _add(f, x, record, at + 2, sign * marked)
        if other >= 0:
            way = t[WAY + side * POSES + p[AREA + other] * 6 + p[FACING + other]]
            total += _add(f, x, record, WAY_LEFT + 1, sign * way * 0.1)
            marked, unmarked = danger(t, f, p, other)
            total += _add(f, x, record, SPECIALS_IN_DANGER + 3, sign * marked)
            total += _add(f, x, record, SPECIALS_IN_DANGER + 4, sign * unmarked)
            if holder == 1 - side:
                total += _add(f, x, record, SPECIALS_IN_DANGER + 5, sign * marked)
        else:
            total += _add(f, x, record, LAST_BOMBER, sign)
        markers = p[MARKER + lead] + (p[MARKER + other] if other >= 0 else 0)
        total += _add(f, x, record, SPECIAL_MARKERS, sign * markers)
        enemy = theirs if side == 0 else ours
        total += _hunters(t, f, p, x, record, side, enemy[0], enemy[1])
    return total


def _hunters(t: Flat, f: Weights, p: Flat, x: Weights, record: bool, side: int, lead: int, other: int) -> float:
    """Fighters near the enemy's Bombers, and between the first of them and the own carrier."""
    total = 0.0
    half = t[HALF]
    sign = 1.0 - 2.0 * side
    home = t[CARRIER + side]
    for a in range(side * half, side * half + half):
        if t[ROLE + a] != FIGHTER or p[AREA + a] < 0:
            continue
        for number in range(2):
            target = lead if number == 0 else other
            if target < 0:
                continue
            way = _way(t, p, a, target)
            bucket = 0 if way <= 2 else 1 if way <= 4 else 2 if way <= 5 else min(3 + (way - 6) // 3, 6)
            total += _add(f, x, record, HUNTERS + (number * 2 + p[MARKER + a]) * 7 + bucket, sign)
        if lead >= 0:
            mine, its = _hexes(p[AREA + a], home), _hexes(p[AREA + lead], home)
            if mine <= its:
                total += _add(f, x, record, BETWEEN, sign)
                if _hexes(p[AREA + a], p[AREA + lead]) <= 5:
                    total += _add(f, x, record, BETWEEN + 1, sign)
            if mine <= 3:
                total += _add(f, x, record, GOALKEEPERS, sign)
    return total


def _way(t: Flat, p: Flat, a: int, b: int) -> int:
    q = (p[AREA + b] >> 6) - (p[AREA + a] >> 6)
    r = (p[AREA + b] & 63) - (p[AREA + a] & 63)
    if q < -WIDE or q > WIDE or r < -WIDE or r > WIDE:
        return 40
    return t[DISTANCE + p[FACING + a] * WIDE_WINDOW + (q + WIDE) * (2 * WIDE + 1) + r + WIDE]


def _hexes(here: int, there: int) -> int:
    q = (there >> 6) - (here >> 6)
    r = (there & 63) - (here & 63)
    return (abs(q) + abs(r) + abs(q + r)) // 2


# --- Domination ------------------------------------------------------------------------------------------


def _domination(t: Flat, f: Weights, p: Flat, x: Weights, record: bool) -> float:
    total = 0.0
    holder = p[HOLDER]
    half = t[HALF]
    need, others = max(t[TARGET] - p[POINTS], 1), max(t[TARGET] - p[POINTS + 1], 1)
    total += _add(f, x, record, LEAD, 0.1 * (others - need))
    total += _add(f, x, record, LEAD + 1, (others - need) / (others + need))
    total += _add(f, x, record, LEAD + 2, 1.0 / need - 1.0 / others)
    here = promised = markers = 0
    for side in range(2):
        sign = 1 - 2 * side
        wanted, theirs = (need, others) if side == 0 else (others, need)
        if wanted <= 6:
            total += _add(f, x, record, ENDING + wanted - 1, float(sign))
        aces = ace_markers = 0
        marked = unmarked = worst = 0.0
        way = way_marked = 0
        for a in range(side * half, side * half + half):
            if p[AREA + a] < 0:
                continue
            left = t[WAY + side * POSES + p[AREA + a] * 6 + p[FACING + a]]
            if p[MARKER + a]:
                markers += 1
                promised += sign if left <= t[MOST_FLOWN + a] else 0
                way_marked += left
            else:
                here += sign * t[MIDWAY + p[AREA + a]]
                way += left
            if t[ROLE + a] != FIGHTER:
                aces += 1
                ace_markers += p[MARKER + a]
                near, later = danger(t, f, p, a)
                marked += near
                unmarked += later
                worst = max(worst, near)
            elif theirs <= 2:
                worst = max(worst, danger(t, f, p, a)[0])
        total += _add(f, x, record, ACES, float(sign * aces))
        total += _add(f, x, record, ACES + 1, sign * aces * 1.0 / wanted)
        total += _add(f, x, record, SPECIAL_MARKERS, float(sign * ace_markers))
        total += _add(f, x, record, SPECIALS_IN_DANGER, sign * marked)
        total += _add(f, x, record, SPECIALS_IN_DANGER + 1, sign * unmarked)
        if holder == 1 - side:
            total += _add(f, x, record, SPECIALS_IN_DANGER + 2, sign * marked)
        total += _add(f, x, record, APPROACH, sign * way * 0.1)
        total += _add(f, x, record, APPROACH + 1, sign * way_marked * 0.1)
        if theirs <= 3:
            total += _add(f, x, record, LAST_BLOOD + (0 if theirs <= 1 else 1), sign * worst)
            if holder == 1 - side:
                total += _add(f, x, record, LAST_BLOOD + 2 + (0 if theirs <= 1 else 1), sign * worst)
    left = 0 if markers == 0 else 1 if markers <= 2 else 2 if markers <= 5 else 3
    total += _add(f, x, record, MAJORITY + left * 9 + max(-4, min(4, here)) + 4, 1.0)
    total += _add(f, x, record, PROMISE + max(-4, min(4, here + promised)) + 4, 1.0)
    return total


def features(t: Flat, f: Weights, p: Flat) -> Weights:
    """The features of a position, for whoever fits the weights."""
    x = KERNEL.fractions([0.0] * FEATURES)
    score(t, f, p, x, True)
    return x
