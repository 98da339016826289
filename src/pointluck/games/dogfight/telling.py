"""Where an aircraft is and how it stands to its enemies, for sentences: by places and aims, and not by coordinates."""

from __future__ import annotations

from pointluck.engine import Params

from .hexes import NOWHERE, bearing, distance
from .order_of_battle import OrderOfBattle
from .pieces import Dogfight


def whereabouts(oob: OrderOfBattle, area: int) -> Params:
    """By what it is, how many areas apart from it and on which side of it: over Midway, else by what is nearest."""
    known = oob.told_areas.get(area)
    if known is None:
        by, mark = min(oob.landmarks, key=lambda one: distance(area, one[1]))
        if area in oob.midway:
            by, mark = "over-midway", dict(oob.landmarks)["midway"]
        known = oob.told_areas[area] = {"by": by, "apart": distance(area, mark), "bearing": bearing(mark, area)}
    return known


def stance(state: Dogfight, aircraft: int) -> Params:
    """The enemies on whose tails it is, those it meets head-on, others in its sights or with it in theirs (DF-C10)."""
    oob, where, facing = state.oob, state.area, state.facing
    names, diagrams, sighted = oob.aircraft, oob.diagrams, oob.sighted
    here, heading = where[aircraft], facing[aircraft]
    aims = diagrams[aircraft][heading]
    tail: list[str] = []
    met: list[str] = []
    sights: list[str] = []
    danger: list[str] = []
    for enemy in oob.own[1 - oob.side_of[aircraft]]:
        there = where[enemy]
        if there - here not in sighted or there == NOWHERE:
            continue
        seen = aims.get(there - here)
        back = diagrams[enemy][facing[enemy]].get(here - there)
        aims_back = back is not None and back.attack
        if seen is not None and seen.attack:
            # Whoever flies as the enemy flies, and is not seen by it, is behind it.
            behind = (heading - facing[enemy] + 1) % 6 <= 2
            (met if aims_back else tail if behind else sights).append(names[enemy])
        elif aims_back:
            danger.append(names[enemy])
    return {"tail": tail, "met": met, "sights": sights, "danger": danger}
