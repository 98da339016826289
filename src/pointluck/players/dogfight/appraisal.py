"""What aircraft and places are worth to one side."""

from __future__ import annotations

from typing import Final

from pointluck.games.dogfight import DogfightState
from pointluck.games.dogfight.hexes import NOWHERE, STEP, distance
from pointluck.games.dogfight.order_of_battle import ACE, BOMBER, FIGHTER

from .duels import Craft, Pose
from .duels import craft as craft_of
from .ways import FAR, carrier_way, midway_way, open_way

FRONT_RUNNER: Final = 0.35
"""A Manoeuvre closer to the enemy carrier."""


class Appraisal:
    """Everything in units of a Fighter."""

    def __init__(self, side: int) -> None:
        self.side = side

    def worth(self, state: DogfightState, aircraft: int) -> float:
        """An aircraft in units of a Fighter: the last Bomber is the game."""
        oob = state.oob
        role = oob.role_of[aircraft]
        if role == FIGHTER:
            return 1.0
        if role == ACE:
            return 3.5
        left = sum(state.area[one] != NOWHERE for one in oob.specials[oob.side_of[aircraft]])
        return 3.0 if left > 1 else 9.0

    def craft(self, state: DogfightState, aircraft: int) -> Craft:
        return craft_of(state, aircraft, self.worth(state, aircraft))

    def pose(self, state: DogfightState, aircraft: int) -> Pose:
        return Pose(state.area[aircraft], state.facing[aircraft])

    def standing(self, state: DogfightState, aircraft: int, at: Pose) -> float:
        """How good it is to have that own aircraft there."""
        oob = state.oob
        danger = 0.0
        for enemy in oob.own[1 - self.side]:
            where = state.area[enemy]
            if where == NOWHERE or oob.role_of[enemy] == BOMBER:
                continue
            if oob.board.reaches(where, state.facing[enemy], at.area, state.tiles):
                danger += 0.12 if state.marker[enemy] else 0.05
        danger *= self.worth(state, aircraft)
        if oob.domination:
            return self._near_midway(state, at) - 0.5 * danger
        if oob.role_of[aircraft] == BOMBER:
            way = carrier_way(oob, self.side).get(at.area * 6 + at.facing, FAR)
            return -FRONT_RUNNER * way + (1.0 if way <= oob.flight_max[aircraft] else 0.0) - danger
        return self._hunting(state, aircraft, at) - danger

    def _near_midway(self, state: DogfightState, at: Pose) -> float:
        oob = state.oob
        way = 0 if at.area in oob.midway else midway_way(oob).get(at.area * 6 + at.facing, FAR)
        # Facing outwards on Midway means leaving it in the next combat.
        stays = sum(at.area + number * STEP[at.facing] in oob.midway for number in (1, 2))
        return 0.9 + 0.1 * stays if not way else -0.15 * way

    def _hunting(self, state: DogfightState, aircraft: int, at: Pose) -> float:
        """A Fighter goes for the enemy's Bombers, the closest to our carrier first; every second one guards ours."""
        oob = state.oob
        bombers = [bomber for bomber in oob.specials[1 - self.side] if state.area[bomber] != NOWHERE]
        if not bombers:
            return -0.07 * carrier_way(oob, self.side).get(at.area * 6 + at.facing, FAR)
        best = -2.0
        for bomber in bombers:
            where = state.area[bomber]
            theirs = carrier_way(oob, 1 - self.side).get(where * 6 + state.facing[bomber], FAR)
            way = open_way(at.facing).get(where - at.area, FAR)
            urgency = 1.0 if theirs > 6 else 2.0
            best = max(best, urgency * (0.5 if way <= 5 else -0.07 * way))
        own = [state.area[one] for one in oob.specials[self.side] if state.area[one] != NOWHERE]
        if aircraft % 2 and own:
            best -= 0.04 * min(abs(distance(at.area, one) - 2) for one in own)
        return best
