"""Moving aircraft: Manoeuvres, swapping places, leaving the board (DF-F1 to DF-F5)."""

from __future__ import annotations

from functools import lru_cache

from pointluck.engine import Action, Ask, Params, Refusal

from . import refusals, victory
from .hexes import LEFT, NOWHERE, RIGHT, STEP
from .order_of_battle import SIDES, TOKEN_NAMES, TURNS
from .pieces import NOBODY, Dogfight
from .telling import stance, whereabouts

_TURN = dict(zip(TOKEN_NAMES, TURNS, strict=True))


def begin(state: Dogfight, aircraft: int) -> None:
    """DF-F1."""
    state.marker[aircraft] = 0
    state.mover = aircraft
    state.flown = 0
    state.tell("flight-began", "DF-F1", aircraft=state.oob.aircraft[aircraft])
    state.do("manoeuvre", "end-flight")


def forget_mover(state: Dogfight) -> None:
    state.mover = NOBODY
    state.flown = 0
    state.entering = NOWHERE
    state.heading = 0


class Manoeuvre(Ask[Dogfight]):
    """One area straight ahead, then perhaps a turn by one side; after the least number he may stop (DF-F2, DF-R38)."""

    kind = "manoeuvre"
    clause = "DF-F2"

    def seat(self, state: Dogfight) -> str:
        return SIDES[state.oob.side_of[state.mover]]

    def legal(self, state: Dogfight) -> list[Action]:
        oob = state.oob
        return oob.manoeuvres if state.flown < oob.flight_min[state.mover] else oob.manoeuvres_or_stop

    def answer(self, state: Dogfight, action: Action) -> None:
        if action.kind == "stop":
            return
        state.flown += 1
        if state.flown < state.oob.flight_max[state.mover]:
            state.do("manoeuvre")
        manoeuvre(state, state.mover, _TURN[action.kind])

    def refuse(self, state: Dogfight, action: Action) -> Refusal:
        return refusals.manoeuvre(state, action)

    def params(self, state: Dogfight) -> Params:
        oob = state.oob
        least, most = oob.flight_min[state.mover], oob.flight_max[state.mover]
        return {
            "aircraft": oob.aircraft[state.mover],
            "number": state.flown + 1,
            "least": least,
            "most": most,
            **ahead(state, state.mover),
        }


def ahead(state: Dogfight, aircraft: int) -> Params:
    """What lies straight ahead: free air, an aircraft (and whether a swap decides the game, DF-R9), edge or sea."""
    oob = state.oob
    there = state.area[aircraft] + STEP[state.facing[aircraft]]
    given = given_away(state, aircraft, {token: [there] for token in TOKEN_NAMES})
    lies, other = "free", "none"
    if not oob.board.exists(there, state.tiles):
        lies = "sea" if over_the_sea(state, aircraft, [there]) else "edge"
    elif there in state.area:
        other = oob.aircraft[state.area.index(there)]
        wins = swapped_onto_carrier(state, aircraft, [there]) != NOBODY
        lies = "gives-victory" if given else "brings-victory" if wins else "aircraft"
    lost = list(TOKEN_NAMES) if lies == "sea" else []
    return {"ahead": lies, "swap": other, "perils": list(given), "bombers": list(given.values()), "lost": lost}


def over_the_sea(state: Dogfight, aircraft: int, areas: list[int]) -> bool:
    """Whether a way over those areas loses the aircraft, as things stand: one is no area, and no Small Tile can be laid
    there (DF-F4)."""
    exists, tiles = state.oob.board.exists, usable_tiles(state, aircraft)
    return any(
        not exists(there, state.tiles) and not any(places(state, tile, there) for tile in tiles) for there in areas
    )


def swapped_onto_carrier(state: Dogfight, aircraft: int, areas: list[int]) -> int:
    """The Bomber that a way over those areas would put on the enemy's carrier by a swap, and so win (DF-R9)."""
    oob = state.oob
    if oob.domination or not oob.swap_wins:
        return NOBODY
    where = state.area[:]
    goal = oob.carriers[1 - oob.side_of[aircraft]] if oob.is_bomber[aircraft] else NOWHERE
    for there in areas:
        here = where[aircraft]
        other = where.index(there) if there in where else aircraft
        where[other], where[aircraft] = here, there
        if there == goal:
            return NOBODY  # it wins by its own move (DF-R67)
        if other != aircraft and oob.is_bomber[other] and here == oob.carriers[1 - oob.side_of[other]]:
            return other
    return NOBODY


def given_away(state: Dogfight, aircraft: int, ways: dict[str, list[int]]) -> dict[str, str]:
    """Of actions with the areas that they lead over those that hand the game to the enemy, each with the Bomber that
    it would put on one's own carrier (DF-R9)."""
    side_of, names = state.oob.side_of, state.oob.aircraft
    found = {action: swapped_onto_carrier(state, aircraft, areas) for action, areas in ways.items()}
    return {one: names[by] for one, by in found.items() if by != NOBODY and side_of[by] != side_of[aircraft]}


def manoeuvre(state: Dogfight, aircraft: int, turn: int) -> None:
    """The step comes first, then the turn (DF-R7)."""
    facing = state.facing[aircraft]
    step(state, aircraft, state.area[aircraft] + STEP[facing], (facing + turn) % 6)


def step(state: Dogfight, aircraft: int, there: int, heading: int) -> None:
    """A step of its own: in a combat it may be flown back later (DF-R20)."""
    _note(state, aircraft)
    go(state, aircraft, there, heading)


def _note(state: Dogfight, aircraft: int) -> None:
    combat = state.combat
    if combat is not None and aircraft in (combat.attacker, combat.defender):
        combat.ways[state.oob.side_of[aircraft]].append(state.area[aircraft] * 6 + state.facing[aircraft])


def go(state: Dogfight, aircraft: int, there: int, heading: int) -> None:
    """Enter an area and face that way. Off the board the owner decides first (DF-F4)."""
    board = state.oob.board
    if board.is_big[there] or board.exists(there, state.tiles):
        arrive(state, aircraft, there, heading)
        return
    state.mover = aircraft
    state.entering = there
    state.heading = heading
    state.do("leave-board")


def arrive(state: Dogfight, aircraft: int, there: int, heading: int) -> None:
    """Whoever is there changes places and keeps facing and marker (DF-F5, DF-R8, DF-R52)."""
    oob, area = state.oob, state.area
    here = area[aircraft]
    other = area.index(there) if there in area and there != here else NOBODY
    turn = _turning(there - here, state.facing[aircraft], heading)
    if other != NOBODY:
        _note(state, other)
        area[other] = here
    area[aircraft] = there
    state.facing[aircraft] = heading
    told: Params = {"aircraft": oob.aircraft[aircraft], "area": oob.area_name(there), "facing": oob.directions[heading]}
    told["turn"] = turn
    told.update(whereabouts(oob, there))
    told.update(stance(state, aircraft))
    state.tell("moved", "DF-F2", **told)
    if other != NOBODY:
        at, pushed = oob.area_name(here), oob.aircraft[other]
        state.tell("swapped", "DF-F5", aircraft=oob.aircraft[aircraft], other=pushed, area=at, **whereabouts(oob, here))
    victory.check_carriers(state, aircraft, other)


@lru_cache(maxsize=4096)
def _turning(step: int, facing: int, heading: int) -> str:
    """The Manoeuvre in a word: ahead and perhaps a turn, a slide to a side, or the way back of a Loop."""
    if step == STEP[facing]:
        return next((token for token, turn in _TURN.items() if heading == (facing + turn) % 6), "back")
    sides = {STEP[(facing + LEFT) % 6]: "feint-left", STEP[(facing + RIGHT) % 6]: "feint-right"}
    return sides.get(step, "back") if heading == facing else "back"


class LeaveBoard(Ask[Dogfight]):
    """An aircraft is about to leave the board: lay a Small Tile under it, or lose it (DF-F4, DF-R10)."""

    kind = "leave-board"
    clause = "DF-F4"

    def seat(self, state: Dogfight) -> str:
        return SIDES[state.oob.side_of[state.mover]]

    def legal(self, state: Dogfight) -> list[Action]:
        lay, mover, entering = state.oob.lay, state.mover, state.entering
        found = [lay[tile][at] for tile in usable_tiles(state, mover) for at in places(state, tile, entering)]
        found.append(state.oob.fly_off)
        return found

    def stands_for(self, state: Dogfight, action: Action) -> Action:
        """Small Tiles that lie beside the board are alike."""
        names = state.oob.tile_names
        if action.kind != "tile" or len(action.args) != 2 or action.args[0] not in names:
            return action
        tile = names.index(action.args[0])
        if state.tiles[tile] == NOWHERE:
            return Action("tile", (names[state.tiles.index(NOWHERE)], action.args[1]))
        return action

    def answer(self, state: Dogfight, action: Action) -> None:
        oob, mover = state.oob, state.mover
        there, state.entering = state.entering, NOWHERE
        if action.kind == "fly-off":
            victory.destroy(state, mover, "flown-off", "DF-R11")
            return
        name, place = action.args
        state.tiles[oob.tile_names.index(name)] = oob.board.by_name[place]
        state.tell("tile-laid", "DF-R40", tile=name, place=place, aircraft=oob.aircraft[mover])
        arrive(state, mover, there, state.heading)

    def refuse(self, state: Dogfight, action: Action) -> Refusal:
        return refusals.leave_board(state, action)

    def params(self, state: Dogfight) -> Params:
        oob = state.oob
        lost = [str(oob.fly_off)]
        there = state.entering
        name, at = oob.aircraft[state.mover], oob.area_name(there)
        return {"aircraft": name, "area": at, **whereabouts(oob, there), "lost": lost}


def usable_tiles(state: Dogfight, mover: int) -> list[int]:
    """Small Tiles without another aircraft; of those beside the board only the first (DF-R10)."""
    found = []
    beside = False
    for tile, place in enumerate(state.tiles):
        if place == NOWHERE:
            if not beside:
                found.append(tile)
            beside = True
        elif not any(aircraft != mover for aircraft in state.on_tile(tile)):
            found.append(tile)
    return found


def places(state: Dogfight, tile: int, entering: int) -> list[int]:
    """Where that Small Tile may be laid under an area (DF-R40, DF-R41)."""
    board = state.oob.board
    lying = [board.placements[place].areas for other, place in enumerate(state.tiles) if other != tile and place >= 0]
    found = []
    for place in board.by_area.get(entering, ()):
        placement = board.placements[place]
        if any(placement.areas & areas for areas in lying):
            continue
        if board.touches_big[place] or (state.oob.touch_any and any(placement.beside & areas for areas in lying)):
            found.append(place)
    return found
