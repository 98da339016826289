"""Placing aircraft: before the game (DF-2.3.4, DF-3.3.4) and as reinforcements (domination.py)."""

from __future__ import annotations

from pointluck.engine import Action, Ask, Params, Refusal

from . import refusals
from .hexes import NOWHERE, STEP, area, distance
from .order_of_battle import SIDES
from .pieces import Dogfight
from .telling import whereabouts


def placement(state: Dogfight) -> None:
    """One aircraft each in turn until there is none left; Japan begins (DF-2.3.4, DF-R34)."""
    if NOWHERE not in state.area:
        return
    if not waiting(state, state.side):
        state.side = 1 - state.side
    state.do("place", "placement")


def waiting(state: Dogfight, side: int) -> list[int]:
    """The aircraft of a side that can be placed now, those that are alike once."""
    oob = state.oob
    groups = (oob.fighters[side],) if state.phase == "reinforcements" else (oob.fighters[side], oob.specials[side])
    first = (next((one for one in group if state.area[one] == NOWHERE), NOWHERE) for group in groups)
    return [aircraft for aircraft in first if aircraft != NOWHERE]


def free_areas(state: Dogfight, side: int) -> list[int]:
    """One aircraft an area, of whichever side (DF-R13, DF-R49)."""
    return [at for at in state.oob.start[side] if at not in state.area]


def usual(state: Dogfight, side: int) -> list[Action]:
    """A set-up that serves: Fighters in front, Bombers or Aces behind them, all noses towards the enemy's carrier (in
    Domination towards Midway). An offer for whoever does not want to place one by one, and no rule."""
    oob = state.oob
    goal = area(0, 0) if oob.domination else oob.carriers[1 - side]
    areas = sorted(free_areas(state, side), key=lambda at: distance(at, goal))
    groups = (oob.fighters[side],) if state.phase == "reinforcements" else (oob.fighters[side], oob.specials[side])
    aircraft = [one for group in groups for one in group if state.area[one] == NOWHERE]
    # Whoever is behind takes the areas farthest back, so that the front has all of the nearest to choose from.
    front = [one for one in aircraft if one in oob.fighters[side]]
    behind = areas[len(areas) - (len(aircraft) - len(front)) :]
    pairs = zip(aircraft, [*areas[: len(front)], *behind], strict=False)
    return [oob.place[one][at][_towards(at, goal)] for one, at in pairs]


def _towards(at: int, goal: int) -> int:
    """The facing that leads nearest to an area, along a row of the board where two do."""
    return min(range(6), key=lambda facing: (distance(at + STEP[facing], goal), facing % 3))


class Placing(Ask[Dogfight]):
    """Which aircraft, where, and facing which way."""

    def seat(self, state: Dogfight) -> str:
        return SIDES[state.side]

    def legal(self, state: Dogfight) -> list[Action]:
        place = state.oob.place
        areas = free_areas(state, state.side)
        return [action for one in waiting(state, state.side) for at in areas for action in place[one][at]]

    def stands_for(self, state: Dogfight, action: Action) -> Action:
        """Aircraft of one role that wait beside the board are interchangeable."""
        oob = state.oob
        named = oob.index.get(action.args[0].lower(), NOWHERE) if len(action.args) == 3 else NOWHERE
        if action.kind != "place" or named == NOWHERE or state.area[named] != NOWHERE:
            return action
        for listed in waiting(state, state.side):
            if oob.role_of[listed] == oob.role_of[named] and oob.side_of[listed] == oob.side_of[named]:
                return Action("place", (oob.aircraft[listed], *action.args[1:]))
        return action

    def answer(self, state: Dogfight, action: Action) -> None:
        oob = state.oob
        name, at, facing = action.args
        aircraft = oob.index[name.lower()]
        state.area[aircraft] = next(code for code in oob.start[state.side] if oob.area_name(code) == at)
        state.facing[aircraft] = oob.facing_of[facing.lower()]
        lies = state.area[aircraft]
        state.tell("placed", self.clause, aircraft=name, area=at, facing=facing, **whereabouts(oob, lies))

    def refuse(self, state: Dogfight, action: Action) -> Refusal:
        return refusals.place(state, action, self.clause)

    def params(self, state: Dogfight) -> Params:
        offer = [str(action) for action in usual(state, state.side)]
        return {"side": SIDES[state.side], "left": state.area.count(NOWHERE), "usual": offer}


class Place(Placing):
    """At the start of the game."""

    kind = "place"
    clause = "DF-2.3.4"

    def answer(self, state: Dogfight, action: Action) -> None:
        super().answer(state, action)
        state.side = 1 - state.side


def open_orders(state: Dogfight) -> None:
    """The first Order Pool (DF-2.3.7)."""
    state.phase = "orders"
    state.do("refill")
