"""Whether the question on top of the stack can be asked in this position: the last part of the inspection."""

from __future__ import annotations

from .firing import left_in_pile
from .hexes import NOWHERE
from .pieces import NO_BID, NOBODY, Combat, Dogfight
from .setting_up import free_areas, waiting

_IN_COMBAT = {
    "plan",
    "first",
    "skip",
    "card",
    "accelerate",
    "plan-again",
    "face",
    "draw",
    "exchange",
    "exchange-draw",
}
_PHASE = {
    "place": "setup",
    "bid": "initiative",
    "activate": "activation",
    "manoeuvre": "activation",
    "leave-board": "activation",
    "buy": "purchase",
    "return": "reinforcements",
}


def problems(state: Dogfight) -> list[str]:
    if not state.stack:
        return [] if state.phase == "over" else ["nobody is to act, but the game is not over"]
    top = state.stack[-1]
    if top not in state.sequence.asks:
        return [f"{top} is no question"]
    if not all(state.sequence.knows(name) for name in state.stack):
        return ["a step that the sequence of play does not have"]
    combat = state.combat
    if ("end-combat" in state.stack) != (combat is not None):
        return ["a combat without its sequence, or the other way round"]
    if (top in _IN_COMBAT) > (combat is not None) or (combat is not None and top not in (*_IN_COMBAT, "leave-board")):
        return [f"{top} is asked inside or outside a combat, where it does not belong"]
    phase = "activation" if combat is not None else _PHASE.get(top, state.phase)
    if state.phase != phase or state.phase == "over":
        return [f"{top} is asked in the wrong phase"]
    fits = _combat_fits(state, combat, top) if combat is not None else _fits(state, top)
    return [] if fits else [f"{top} cannot be asked as things stand"]


def _fits(state: Dogfight, top: str) -> bool:
    stack = state.stack
    if top in ("place", "return"):
        able = top == "place" or state.oob.domination
        return able and bool(waiting(state, state.side)) and bool(free_areas(state, state.side))
    if top == "bid":
        return stack.count("bid") == state.bids.count(NO_BID)
    if top == "activate":
        return state.marked(state.holder)
    if top == "manoeuvre":
        return _in_flight(state) and state.flown < state.oob.flight_max[state.mover]
    if top == "leave-board":
        return _in_flight(state) and _leaving(state)
    return top != "deal" or any(state.pile)


def _in_flight(state: Dogfight) -> bool:
    return "end-flight" in state.stack and state.mover != NOBODY and state.area[state.mover] != NOWHERE


def _leaving(state: Dogfight) -> bool:
    if state.mover == NOBODY or state.area[state.mover] == NOWHERE or state.entering == NOWHERE:
        return False
    return not state.oob.board.exists(state.entering, state.tiles)


def _combat_fits(state: Dogfight, combat: Combat, top: str) -> bool:
    oob, stack = state.oob, state.stack
    missing = combat.plans.count([])
    if top == "plan":
        # The attacker plans first, so of two missing plans none, and of one the defender's is missing.
        attacker = oob.side_of[combat.attacker]
        return stack.count("plan") == missing and (missing == 2 or bool(combat.plans[attacker]))
    if missing or ("first" not in stack and combat.first == NOBODY):
        return False
    if "carry-out" in stack and len(combat.tokens) <= stack.count("skip"):
        return False
    if top == "leave-board":
        return state.mover in (combat.attacker, combat.defender) and _leaving(state)
    if "firing-result" in stack:
        return _firing_fits(state, combat, top)
    return top not in ("draw", "exchange", "exchange-draw") and not any(combat.drawn) and not any(combat.away)


def _firing_fits(state: Dogfight, combat: Combat, top: str) -> bool:
    oob = state.oob
    for side, gunner in enumerate(combat.gunners):
        if gunner == NOBODY or oob.side_of[gunner] != side or state.area[gunner] == NOWHERE:
            return False
        if combat.need[side] > len(oob.firing_piles[side]):
            return False
    to_draw = sum(need > 0 and not drawn for need, drawn in zip(combat.need, combat.drawn, strict=True))
    if top == "draw":
        # The USA draws first: what is still to be drawn is at the end.
        in_order = not (combat.need[0] and not combat.drawn[0] and combat.drawn[1])
        return state.stack.count("draw") == to_draw and in_order and not combat.shown
    if to_draw or not combat.shown:
        return top == "exchange-draw" and combat.shown
    return top in ("exchange", "exchange-draw") and bool(left_in_pile(state, state.side))
