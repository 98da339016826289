"""Who stands better: the chance of each side to win from a position, judged by what can be counted on the table.

The weights in judgement.toml were fitted to the results of games between staffs of many habits.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from math import exp

from pointluck.games.battle_of_midway.order_of_battle import IJN, USN
from pointluck.games.battle_of_midway.pieces import BELOW, OFF_MAP, PATROL, SUNK, Midway

NAMES = (
    "one",
    "ijn-points",
    "usn-points",
    "ijn-points-squared",
    "usn-points-squared",
    "ijn-carriers",
    "usn-carriers",
    "ijn-carrier-hits",
    "usn-carrier-hits",
    "ijn-other-hits",
    "usn-other-hits",
    "ijn-bombers",
    "usn-bombers",
    "ijn-fighters",
    "usn-fighters",
    "ijn-over-target",
    "usn-over-target",
    "ijn-found",
    "usn-found",
    "airfield",
    "airfield-hits",
    "groups-to-land",
    "groups-under-way",
    "transports-near",
    "transports-lost",
    "late",
)
"""What is counted, in this order."""


def counted(state: Midway) -> list[float]:
    """What the judgement rests on, in the order of NAMES."""
    oob = state.oob
    target = oob.target
    points = [state.vp[IJN] / target, state.vp[USN] / target]
    carriers, hits, others = _ships(state)
    bombers, fighters, over = _aircraft(state)
    found = [
        sum(1 for ship in oob.decks[side] if state.zone[ship] > 0 and state.is_located(side, state.zone[ship]))
        for side in (IJN, USN)
    ]
    standing = state.hp(oob.airfield)
    row = [1.0, *points, points[0] ** 2, points[1] ** 2]
    for pair in (carriers, hits, others, bombers, fighters, over, found):
        row += pair
    return [*row, float(standing > 0), 5.0 - max(standing, 0), *_transports(state), state.turn / oob.last_turn]


def _ships(state: Midway) -> tuple[list[float], list[float], list[float]]:
    """Carriers left, hits on them, and hits on other ships in points."""
    oob, zone, damage = state.oob, state.zone, state.damage
    carriers, hits, others = [0.0, 0.0], [0.0, 0.0], [0.0, 0.0]
    for ship in range(oob.warships):
        if zone[ship] == SUNK:
            continue
        side = oob.ship_side[ship]
        if ship < oob.carriers:
            if oob.fleet_carrier[ship]:
                carriers[side] += 1
                hits[side] += damage[ship]
        elif damage[ship]:
            others[side] += oob.vp[ship] * damage[ship] / oob.hp[ship]
    return carriers, hits, others


def _aircraft(state: Midway) -> tuple[list[float], list[float], list[float]]:
    """Bombers and fighters left in tens, and loaded bombers with fuel within a flight of a carrier that is located."""
    oob, at = state.oob, state.at
    bombers, fighters, over = [0.0, 0.0], [0.0, 0.0], [0.0, 0.0]
    decks = [
        [zone for ship in oob.decks[side] if (zone := state.zone[ship]) > 0 and state.is_located(side, zone)]
        for side in (IJN, USN)
    ]
    for unit, place in enumerate(at):
        if not place or oob.is_patrol[unit]:
            continue
        side = oob.air_side[unit]
        if oob.is_fighter[unit]:
            fighters[side] += 0.1
            continue
        bombers[side] += 0.1
        if place < BELOW and state.load[unit] and state.fuel[unit] and state.job[unit] < PATROL:
            far = oob.chart.distance[place]
            if any(far[zone] <= 2 for zone in decks[1 - side]):
                over[side] += 0.1
    return bombers, fighters, over


def _transports(state: Midway) -> tuple[float, float, float, float]:
    """Groups strong enough to land, those of them on the map, how near they are, and transports lost in those."""
    oob = state.oob
    able = under_way = near = lost = 0.0
    for group in oob.transports:
        left, zone = state.hp(group), state.zone[group]
        if zone == SUNK or left < oob.invasion_min:
            continue
        able += 1
        lost += state.damage[group]
        if zone != OFF_MAP:
            under_way += 1
            near += max(0, 4 - oob.to_midway[zone])
    return able, under_way, near, lost


def _weights() -> tuple[float, ...]:
    table = tomllib.loads((files(__package__) / "judgement.toml").read_text(encoding="utf-8"))["weights"]
    return tuple(float(table[name]) for name in NAMES)


WEIGHTS = _weights()


def chance(state: Midway, side: int) -> float:
    """The chance of a side to win, 0 to 1; certain once the game is over."""
    if not state.stack:
        return float(state.winner == side)
    weight = sum(one * number for one, number in zip(WEIGHTS, counted(state), strict=True))
    ijn = 1 / (1 + exp(-max(-30.0, min(30.0, weight))))
    return ijn if side == IJN else 1 - ijn
