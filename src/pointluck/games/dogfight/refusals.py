"""Why an action is not legal: the reasons a player can be given, each with the clause that forbids it."""

from __future__ import annotations

from pointluck.engine import Action, Refusal, refusal

from .hexes import NOWHERE
from .order_of_battle import CARDS, KNOWN_ORDERS, SIDES, TOKEN_NAMES
from .pieces import Dogfight, the_combat

REASONS = (
    "other-question",
    "not-your-aircraft",
    "aircraft-placed",
    "aircraft-lost",
    "ace-lost",
    "not-a-start-area",
    "area-occupied",
    "bid-range",
    "no-marker",
    "not-an-enemy",
    "out-of-reach",
    "too-early",
    "tile-occupied",
    "tile-misses",
    "tile-overlaps",
    "tile-detached",
    "plan-length",
    "plan-tokens",
    "no-such-token",
    "card-not-held",
    "nobody-weaves",
    "cannot-weave",
    "not-drawn",
    "not-in-pool",
    "too-expensive",
)
"""The closed list of this game, besides those of the engine (game-over, not-an-outcome)."""


def other_question(action: Action, clause: str) -> Refusal:
    """The action answers a question that is not asked now."""
    return refusal("other-question", clause, action=str(action))


def place(state: Dogfight, action: Action, clause: str) -> Refusal:
    oob = state.oob
    if action.kind != "place" or len(action.args) != 3 or action.args[0].lower() not in oob.index:
        return other_question(action, clause)
    aircraft = oob.index[action.args[0].lower()]
    name = oob.aircraft[aircraft]
    if oob.side_of[aircraft] != state.side:
        return refusal("not-your-aircraft", clause, aircraft=name, side=SIDES[state.side])
    if state.area[aircraft] != NOWHERE:
        return refusal("aircraft-placed", clause, aircraft=name)
    if state.phase == "reinforcements" and aircraft in oob.specials[state.side]:
        return refusal("ace-lost", "DF-R31", aircraft=name)
    areas = oob.names_of(oob.start[state.side])
    if action.args[1] not in areas:
        return refusal("not-a-start-area", clause, area=action.args[1], areas=areas)
    if action.args[2].lower() in oob.facing_of:
        return refusal("area-occupied", "DF-R13", area=action.args[1])
    return other_question(action, clause)


def bid(state: Dogfight, action: Action) -> Refusal:
    if action.kind != "bid":
        return other_question(action, "DF-2.4.2")
    return refusal("bid-range", "DF-2.4.2", most=state.oob.command_points)


def activate(state: Dogfight, action: Action) -> Refusal:
    oob = state.oob
    wanted = {"fly": 1, "attack": 2}.get(action.kind)
    if wanted != len(action.args) or any(name.lower() not in oob.index for name in action.args):
        return other_question(action, "DF-2.4.3")
    aircraft = oob.index[action.args[0].lower()]
    name = oob.aircraft[aircraft]
    if oob.side_of[aircraft] != state.holder:
        return refusal("not-your-aircraft", "DF-2.4.3", aircraft=name, side=SIDES[state.holder])
    if state.area[aircraft] == NOWHERE:
        return refusal("aircraft-lost", "DF-R6", aircraft=name)
    if not state.marker[aircraft]:
        return refusal("no-marker", "DF-2.4.3", aircraft=name)
    enemy = oob.index[action.args[-1].lower()]
    target = oob.aircraft[enemy]
    if oob.side_of[enemy] == state.holder:
        return refusal("not-an-enemy", "DF-C1", aircraft=target)
    if state.area[enemy] == NOWHERE:
        return refusal("aircraft-lost", "DF-R6", aircraft=target)
    return refusal("out-of-reach", "DF-C1", aircraft=name, target=target, manoeuvres=oob.board.manoeuvres)


def manoeuvre(state: Dogfight, action: Action) -> Refusal:
    if action.kind != "stop":
        return other_question(action, "DF-F2")
    name = state.oob.aircraft[state.mover]
    return refusal("too-early", "DF-F1", aircraft=name, least=state.oob.flight_min[state.mover], flown=state.flown)


def leave_board(state: Dogfight, action: Action) -> Refusal:
    oob = state.oob
    if action.kind != "tile" or len(action.args) != 2 or action.args[0] not in oob.tile_names:
        return other_question(action, "DF-F4")
    tile = oob.tile_names.index(action.args[0])
    if any(aircraft != state.mover for aircraft in state.on_tile(tile)):
        return refusal("tile-occupied", "DF-R10", tile=action.args[0])
    number = oob.board.by_name.get(action.args[1])
    if number is None:
        return refusal("tile-overlaps", "DF-R40", tile=action.args[0], place=action.args[1])
    placement = oob.board.placements[number]
    if state.entering not in placement.areas:
        return refusal("tile-misses", "DF-R40", tile=action.args[0], area=oob.area_name(state.entering))
    lying = [place for other, place in enumerate(state.tiles) if other != tile and place != NOWHERE]
    if any(oob.board.placements[place].areas & placement.areas for place in lying):
        return refusal("tile-overlaps", "DF-R40", tile=action.args[0], place=action.args[1])
    return refusal("tile-detached", "DF-R41", tile=action.args[0], place=action.args[1])


def plan(state: Dogfight, action: Action, side: int, clause: str) -> Refusal:
    oob = state.oob
    if action.kind != "plan" or not set(action.args) <= set(TOKEN_NAMES):
        return other_question(action, clause)
    combat = the_combat(state)
    aircraft = combat.attacker if oob.side_of[combat.attacker] == side else combat.defender
    tokens = oob.roles[oob.role_of[aircraft]].tokens
    if len(action.args) != tokens:
        return refusal("plan-length", "DF-C3", aircraft=oob.aircraft[aircraft], tokens=tokens)
    return refusal("plan-tokens", "DF-R43", tokens=max(oob.tokens))


def skip(state: Dogfight, action: Action) -> Refusal:
    if action.kind != "skip":
        return other_question(action, "DF-3.3.3")
    return refusal("no-such-token", "DF-3.3.3", tokens=len(the_combat(state).tokens))


def card(state: Dogfight, action: Action, side: int) -> Refusal:
    if action.kind != "play" or not action.args or action.args[0] not in CARDS:
        return other_question(action, "DF-C8")
    name = action.args[0]
    if not state.hands[side][CARDS.index(name)]:
        return refusal("card-not-held", "DF-C8", card=name)
    if name != "thach-weave":
        return other_question(action, "DF-C8")
    able = [one.args[1] for one in state.legal() if one.args[:1] == ("thach-weave",)]
    if not able:
        return refusal("nobody-weaves", "DF-R25")
    return refusal("cannot-weave", "DF-R25", able=able)


def exchange(state: Dogfight, action: Action) -> Refusal:
    if action.kind != "exchange":
        return other_question(action, "DF-S4")
    cards = [str(value) for value in the_combat(state).drawn[state.side]]
    return refusal("not-drawn", "DF-S4", cards=cards)


def buy(state: Dogfight, action: Action) -> Refusal:
    if action.kind != "buy" or len(action.args) != 1 or action.args[0] not in KNOWN_ORDERS:
        return other_question(action, "DF-2.4.4a")
    number = KNOWN_ORDERS.index(action.args[0])
    if not state.pool[number]:
        return refusal("not-in-pool", "DF-2.4.4a", card=action.args[0])
    points = state.command[state.side]
    return refusal("too-expensive", "DF-2.4.4a", card=action.args[0], cost=state.oob.cost[number], points=points)
