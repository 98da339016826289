"""Gun ships that leave their carriers and go for what the enemy has afloat near by."""

from __future__ import annotations

from pointluck.games.battle_of_midway.movement import movable
from pointluck.games.battle_of_midway.pieces import Midway

CRUISERS = 3
"""Ships that score, without which nobody goes hunting."""
STEP = 2.0
"""What each zone that the quarry is away takes off."""


def hunt(state: Midway, side: int, zone: int, reach: float, odds: float) -> tuple[int, int]:
    """Where gun ships should go from a zone, and how far away their quarry is; zeros: they stay."""
    oob = state.oob
    ships = [ship for ship in movable(state, zone) if ship >= oob.carriers]
    fighting = state.has_sea_units(1 - side, zone) and not state.squall(zone)
    if fighting or sum(oob.vp[ship] > 0 for ship in ships) < CRUISERS:
        return 0, 0
    far = oob.chart.distance[zone]
    best, found = 0.0, (0, 0)
    for quarry in state.task_forces(1 - side):
        away = far[quarry]
        if not 1 <= away <= reach or state.squall(quarry):
            continue
        enemies = state.ships_at(1 - side, quarry)
        if _strength(state, ships + state.ships_at(side, quarry)) < odds * _strength(state, enemies):
            continue
        worth = sum(oob.vp[ship] for ship in enemies) - STEP * away
        way = next((other for other in oob.chart.next[zone] if _leads(state, side, ships, other, quarry, away)), 0)
        if way and worth > best:
            best, found = worth, (way, away)
    return found


def _leads(state: Midway, side: int, ships: list[int], zone: int, quarry: int, away: int) -> bool:
    """Whether a zone is nearer to the quarry, clear of squalls, and has room."""
    nearer = state.oob.chart.distance[zone][quarry] < away
    return nearer and not state.squall(zone) and state.fits(ships, side, zone)


def _strength(state: Midway, ships: list[int]) -> float:
    """Hits that their guns score, times hits that they can take: twice the ships are four times as strong."""
    guns = sum(dice * value for dice, value in (state.oob.gun[ship] for ship in ships))
    return float(guns * sum(state.hp(ship) for ship in ships))
