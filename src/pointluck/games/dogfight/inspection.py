"""All that can be wrong with a state: one aircraft an area, every card in exactly one place, the sequence in order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sized

from .hexes import NOWHERE
from .order_of_battle import CARDS, ORDERS, SIDES
from .pieces import NO_BID, NOBODY, Combat, Dogfight

PHASES = ("setup", "orders", "initiative", "activation", "purchase", "reinforcements", "over")


def problems(state: Dogfight) -> list[str]:
    return _shape(state) or [
        *_aircraft(state),
        *_tiles(state),
        *_cards(state),
        *_numbers(state),
        *_stack(state),
        *([] if state.combat is None else _combat(state, state.combat)),
    ]


def _shape(state: Dogfight) -> list[str]:
    oob = state.oob
    lengths: dict[str, tuple[int, list[Sized]]] = {
        "aircraft": (len(oob.aircraft), [state.area, state.facing, state.marker, state.lost]),
        "tiles": (oob.small_tiles, [state.tiles]),
        "sides": (2, [state.command, state.bids, state.points, state.hands]),
        "orders": (ORDERS, [state.pool, state.pile]),
        "cards": (len(CARDS), [state.discards, *state.hands]),
    }
    return [
        f"{name}: {count} entries expected"
        for name, (count, lists) in lengths.items()
        if any(len(entries) != count for entries in lists)
    ]


def _aircraft(state: Dogfight) -> list[str]:
    """DF-R8, DF-R6."""
    oob = state.oob
    found = []
    for aircraft, name in enumerate(oob.aircraft):
        where = state.area[aircraft]
        if where != NOWHERE and not (0 <= where < 4096 and oob.board.exists(where, _lying(state))):
            found.append(f"{name}: at no area")
        if state.facing[aircraft] not in range(6):
            found.append(f"{name}: no facing")
        if state.marker[aircraft] not in (0, 1) or (state.marker[aircraft] and where == NOWHERE):
            found.append(f"{name}: a marker without an aircraft")
        if where == NOWHERE and not state.lost[aircraft] and state.phase != "setup":
            found.append(f"{name}: neither on the board nor lost")
        if state.lost[aircraft] < 0:
            found.append(f"{name}: a negative count")
    crowded = [area for area, count in Counter(state.area).items() if area != NOWHERE and count > 1]
    return found + [f"{oob.area_name(area)}: more than one aircraft" for area in crowded]


def _lying(state: Dogfight) -> list[int]:
    count = len(state.oob.board.placements)
    return [place for place in state.tiles if 0 <= place < count]


def _tiles(state: Dogfight) -> list[str]:
    """DF-R40."""
    board = state.oob.board
    lying = _lying(state)
    found = [] if len(lying) + state.tiles.count(NOWHERE) == len(state.tiles) else ["a Small Tile at no place"]
    for number, place in enumerate(lying):
        if any(board.placements[place].areas & board.placements[other].areas for other in lying[:number]):
            found.append("Small Tiles overlap")
    return found


def _cards(state: Dogfight) -> list[str]:
    """Order Cards are in the pile, the pool, a hand or discarded; special ones in a hand or discarded."""
    found = []
    for card, name in enumerate(CARDS):
        total = state.discards[card] + sum(hand[card] for hand in state.hands)
        parts = [state.discards[card], *(hand[card] for hand in state.hands)]
        if card < ORDERS:
            total += state.pool[card] + state.pile[card]
            parts += [state.pool[card], state.pile[card]]
            due = state.oob.copies[card]
        else:
            due = sum(cards.count(card) for cards in state.oob.specials_of)
        if total != due:
            found.append(f"{name}: {total} cards instead of {due}")
        if min(parts) < 0:
            found.append(f"{name}: a negative count")
    return found


def _numbers(state: Dogfight) -> list[str]:
    oob = state.oob
    found = []
    if state.phase not in PHASES:
        found.append("no such phase")
    if state.round < 0 or (oob.round_cap is not None and state.round > oob.round_cap):
        found.append("impossible round")
    if state.holder not in (0, 1) or state.side not in (0, 1):
        found.append("no such side")
    for side, name in enumerate(SIDES):
        if not 0 <= state.command[side] <= oob.command_points:
            found.append(f"{name}: impossible command points")
        if not NO_BID <= state.bids[side] <= oob.command_points:
            found.append(f"{name}: impossible bid")
        if state.points[side] < 0:
            found.append(f"{name}: impossible victory points")
    if state.facing and state.heading not in range(6):
        found.append("no heading")
    if state.mover not in range(NOBODY, len(oob.aircraft)):
        found.append("no such aircraft moves")
    return found


def _stack(state: Dogfight) -> list[str]:
    """A question must be on top, and a combat or mover there when the sequence of play is in one."""
    if not state.stack:
        return [] if state.phase == "over" else ["nobody is to act, but the game is not over"]
    top = state.stack[-1]
    if top not in state.sequence.asks:
        return [f"{top} is no question"]
    found = []
    if ("end-combat" in state.stack) != (state.combat is not None):
        found.append("a combat without its sequence, or the other way round")
    if (top in ("manoeuvre", "leave-board")) and (state.mover == NOBODY or state.area[state.mover] == NOWHERE):
        found.append("nobody moves")
    if top == "leave-board" and (state.entering == NOWHERE or state.oob.board.exists(state.entering, _lying(state))):
        found.append("nobody leaves the board")
    return found


def _combat(state: Dogfight, combat: Combat) -> list[str]:
    oob = state.oob
    fighting = (combat.attacker, combat.defender)
    if any(not 0 <= aircraft < len(oob.aircraft) or state.area[aircraft] == NOWHERE for aircraft in fighting):
        return ["a combat without aircraft"]
    found = []
    if oob.side_of[combat.attacker] == oob.side_of[combat.defender]:
        found.append("a combat between friends")
    for aircraft in fighting:
        side = oob.side_of[aircraft]
        plan = combat.plans[side]
        if plan and tuple(plan) not in oob.plans[oob.role_of[aircraft]]:
            found.append(f"{oob.aircraft[aircraft]}: impossible plan")
        pile = Counter(oob.firing_piles[side])
        if Counter(combat.drawn[side]) + Counter(combat.away[side]) - pile:
            found.append(f"{SIDES[side]}: Firing Cards that are not in the pile")
    return found
