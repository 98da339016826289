"""What a strike may be expected to gain, in victory points: who gets through, who hits, and what the hits are worth.

Anti-aircraft fire is shared by all who attack together, so a second group gains more than the first.
"""

from __future__ import annotations

from typing import NamedTuple

from pointluck.games.battle_of_midway.combat_zones import surface_units
from pointluck.games.battle_of_midway.order_of_battle import (
    BATTLESHIP,
    BOMBS,
    CARRIER,
    CRUISER,
    DESTROYER,
    LAND,
    TRANSPORTS,
)
from pointluck.games.battle_of_midway.pieces import CAP, MANEUVER, Midway

AREAS = {CRUISER: 3, DESTROYER: 5}
"""Over how many areas of the battle board ships of a type are spread: a group meets those of one area."""
FIGHTER_ROUNDS = 1.5
"""Rounds in which a fighter on CAP meets attackers, on average."""
PER_HIT = 0.6
"""The share of a target's worth that is earned hit by hit; the rest comes with the last one."""
AIRCRAFT = 0.08
"""What an own air unit is worth, in points."""


class Worth(NamedTuple):
    """What it is worth to put a target out of action, in victory points."""

    carrier: float = 4.5
    battleship: float = 3.0
    cruiser: float = 1.0
    transports: float = 1.25
    airfield: float = 5.0


class Target(NamedTuple):
    """A surface unit that can be hit."""

    worth: float
    whole: int
    """Hits that put it out of action from the beginning."""
    left: int
    """Hits that are still needed."""
    unit: int


class Defence(NamedTuple):
    """What waits for attackers in a zone."""

    losses: float
    """Attackers that will be shot down, however many come."""
    targets: list[Target]


def defence(state: Midway, side: int, zone: int, worth: Worth) -> Defence | None:
    """What waits for a strike of a side in a zone; None if there is nothing to attack."""
    enemy = 1 - side
    if state.squall(zone):
        return None
    units = surface_units(state, enemy, zone)
    if not units:
        return None
    oob = state.oob
    flak = 0.0
    targets = []
    for unit in units:
        kind = oob.ship_type[unit]
        dice, value = oob.aa[unit]
        if dice:
            flak += dice * (state.hp(unit) if unit == oob.guns else 1) * value / oob.faces / AREAS.get(kind, 1)
        found = target(state, unit, worth)
        if found is not None:
            targets.append(found)
    if not targets:
        return None
    job, fuel = state.job, state.fuel
    for place in (zone, *oob.chart.next[zone]):
        for unit in state.flying_over(enemy, place):
            if job[unit] == CAP and fuel[unit]:
                flak += FIGHTER_ROUNDS * oob.air_value[unit] / oob.faces * (1.0 if place == zone else 0.7)
    return Defence(flak, targets)


def target(state: Midway, unit: int, worth: Worth) -> Target | None:
    """A surface unit as a target; None if hitting it gains nothing."""
    oob = state.oob
    kind = oob.ship_type[unit]
    left = state.hp(unit)
    if kind == LAND:
        return Target(worth.airfield, oob.hp[unit], left, unit) if unit == oob.airfield and left > 0 else None
    if kind == TRANSPORTS:
        # A group that cannot land any more is worth nothing (BM-R19).
        spare = oob.invasion_min - 1
        value = worth.transports * oob.invasion_vp
        return Target(value, oob.hp[unit] - spare, left - spare, unit) if left > spare else None
    if kind == CARRIER:
        return Target(worth.carrier * oob.vp[unit] / 3, oob.hp[unit], left, unit)
    if kind == BATTLESHIP:
        return Target(worth.battleship, oob.hp[unit], left, unit)
    return Target(worth.cruiser, oob.hp[unit], left, unit) if kind == CRUISER else None


def gain(state: Midway, waiting: Defence, bombers: list[int], escorts: float, others: float) -> float:
    """What these bombers add to a strike in which so many others fly anyway."""
    if not bombers:
        return 0.0
    power = hitting_power(state, waiting, bombers)
    each = power / len(bombers)
    alone = _value(state, waiting, others, each, 0.0) if others else 0.0
    return _value(state, waiting, len(bombers) + others, each, escorts) - alone


def hitting_power(state: Midway, waiting: Defence, bombers: list[int]) -> float:
    """Hits if all get through to the best target."""
    oob = state.oob
    best = max(waiting.targets, key=lambda one: one.worth / one.left).unit
    kind = oob.ship_type[best]
    hits = 0.0
    for unit in bombers:
        load = state.load[unit] or BOMBS
        value = oob.types[oob.air_type[unit]].value[load]
        if kind == LAND and load != BOMBS:
            continue
        if best < oob.carriers:
            value += oob.evading[load] if state.status[best] == MANEUVER else 0
        elif kind in oob.target_modifier:
            value += oob.target_modifier[kind][load]
        hits += max(oob.least_to_hit, value) / oob.faces
    return hits


def _value(state: Midway, waiting: Defence, bombers: float, each: float, escorts: float) -> float:
    """Fighters are lost before bombers; whoever is left hits the best target, then the next."""
    lost = min(waiting.losses, bombers + escorts)
    through = bombers - max(0.0, lost - escorts)
    hits = through * each
    if hits <= 0:
        return -AIRCRAFT * lost
    total = 0.0
    for one in sorted(waiting.targets, key=lambda one: one.left / one.worth):
        scored = min(hits, one.left)
        if one.unit < state.oob.carriers and state.on_deck(one.unit):
            scored = min(scored + min(1.0, hits), one.left)
        share = scored / one.left
        total += one.worth * (PER_HIT * scored / one.whole + (1 - PER_HIT) * share * share)
        hits -= scored
        if hits <= 0:
            break
    return total - AIRCRAFT * lost
