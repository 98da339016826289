"""All that can be wrong with a state: one aircraft an area, every card in exactly one place, the sequence in order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sized

from . import questioning
from .hexes import CODES, NOWHERE
from .order_of_battle import CARDS, ORDERS, SIDES
from .pieces import NO_BID, NOBODY, Dogfight

PHASES = ("setup", "orders", "initiative", "activation", "purchase", "reinforcements", "over")


def problems(state: Dogfight) -> list[str]:
    """Each check relies on those before it, so the first that finds something is the last."""
    for check in (_types, _shape, _numbers, _combat_numbers, _pieces, questioning.problems):
        found = check(state)
        if found:
            return found
    return []


def _pieces(state: Dogfight) -> list[str]:
    return [*_aircraft(state), *_tiles(state), *_cards(state), *_combat(state)]


def _types(state: Dogfight) -> list[str]:
    """Numbers are whole numbers: a state that was read from a file could hold anything."""
    position = state.position()
    texts = [*position.pop("stack"), position.pop("phase"), position.pop("ending")]
    found = [] if all(type(text) is str for text in texts) else ["stack, phase or ending: not a text"]
    parts = [*position.items(), *(position.pop("combat") or {}).items()]
    for name, value in parts:
        if name != "combat" and any(type(number) not in (int, bool) for number in _numbers_in(value)):
            found.append(f"{name}: not a whole number")
    return found


def _numbers_in(value: object) -> Iterator[object]:
    if isinstance(value, list):
        for part in value:
            yield from _numbers_in(part)
    else:
        yield value


def _shape(state: Dogfight) -> list[str]:
    oob = state.oob
    lengths: dict[str, tuple[int, list[Sized]]] = {
        "aircraft": (len(oob.aircraft), [state.area, state.facing, state.marker, state.lost]),
        "tiles": (oob.small_tiles, [state.tiles]),
        "sides": (2, [state.command, state.bids, state.points, state.hands]),
        "orders": (ORDERS, [state.pool, state.pile]),
        "cards": (len(CARDS), [state.discards, *state.hands]),
    }
    combat = state.combat
    if combat is not None:
        pairs: list[Sized] = [combat.plans, combat.rolls, combat.veterans, combat.elite, combat.gunners]
        lengths["sides of the combat"] = (2, [*pairs, combat.need, combat.drawn, combat.away, combat.ways])
    return [
        f"{name}: {count} entries expected"
        for name, (count, lists) in lengths.items()
        if any(len(entries) != count for entries in lists)
    ]


def _numbers(state: Dogfight) -> list[str]:
    """Each number in its range."""
    oob = state.oob
    count = len(oob.aircraft)
    ranges: list[tuple[str, list[int], int, int]] = [
        ("area", state.area, NOWHERE, CODES - 1),
        ("facing", [*state.facing, state.heading], 0, 5),
        ("marker", state.marker, 0, 1),
        ("lost", state.lost, 0, 10_000),
        ("tiles", state.tiles, NOWHERE, len(oob.board.placements) - 1),
        ("sides", [state.holder, state.side], 0, 1),
        ("winner", [state.winner], NOBODY, 1),
        ("command points", state.command, 0, oob.command_points),
        ("bids", state.bids, NO_BID, oob.command_points),
        ("victory points", state.points, 0, 10_000),
        ("mover", [state.mover], NOBODY, count - 1),
        ("manoeuvres flown", [state.flown], 0, max(oob.flight_max)),
        ("area entered", [state.entering], NOWHERE, CODES - 1),
        ("round", [state.round], 0, oob.round_cap or 1_000_000),
    ]
    found = [f"{name}: out of range" for name, values, low, high in ranges if not _within(values, low, high)]
    if state.phase not in PHASES:
        found.append("no such phase")
    return found


def _combat_numbers(state: Dogfight) -> list[str]:
    combat = state.combat
    if combat is None:
        return []
    count = len(state.oob.aircraft)
    ranges: list[tuple[str, list[int], int, int]] = [
        ("fighting", [combat.attacker, combat.defender], 0, count - 1),
        ("gunners", combat.gunners, NOBODY, count - 1),
        ("ways", [*combat.ways[0], *combat.ways[1]], 0, CODES * 6 - 1),
        ("first", [combat.first], NOBODY, 1),
        ("tokens", [*combat.tokens, *combat.plans[0], *combat.plans[1]], 0, 2),
        ("chances to play a card", [combat.chances], 0, 1_000),
        ("cards about Firing", [*combat.rolls, *combat.veterans, *combat.elite], 0, 1_000),
        ("cards to draw", combat.need, 0, 1_000),
    ]
    return [f"{name}: out of range" for name, values, low, high in ranges if not _within(values, low, high)]


def _within(values: list[int], low: int, high: int) -> bool:
    return all(low <= value <= high for value in values)


def _aircraft(state: Dogfight) -> list[str]:
    """DF-R8, DF-R6."""
    oob = state.oob
    found = []
    for aircraft, name in enumerate(oob.aircraft):
        where = state.area[aircraft]
        if where != NOWHERE and not oob.board.exists(where, state.tiles):
            found.append(f"{name}: at no area")
        if state.marker[aircraft] and where == NOWHERE:
            found.append(f"{name}: a marker without an aircraft")
        if where == NOWHERE and not state.lost[aircraft] and state.phase != "setup":
            found.append(f"{name}: neither on the board nor lost")
    crowded = [area for area, count in Counter(state.area).items() if area != NOWHERE and count > 1]
    return found + [f"{oob.area_name(area)}: more than one aircraft" for area in crowded]


def _tiles(state: Dogfight) -> list[str]:
    """DF-R40."""
    lying = [state.oob.board.placements[place].areas for place in state.tiles if place != NOWHERE]
    overlap = any(one & other for number, one in enumerate(lying) for other in lying[:number])
    return ["Small Tiles overlap"] if overlap else []


def _cards(state: Dogfight) -> list[str]:
    """Order Cards are in the pile, the pool, a hand or discarded; special ones in a hand or discarded."""
    found = []
    for card, name in enumerate(CARDS):
        parts = [state.discards[card], *(hand[card] for hand in state.hands)]
        if card < ORDERS:
            parts += [state.pool[card], state.pile[card]]
            due = state.oob.copies[card]
        else:
            due = sum(cards.count(card) for cards in state.oob.specials_of)
        if sum(parts) != due:
            found.append(f"{name}: {sum(parts)} cards instead of {due}")
        if min(parts) < 0:
            found.append(f"{name}: a negative count")
    return found


def _combat(state: Dogfight) -> list[str]:
    combat, oob = state.combat, state.oob
    if combat is None:
        return []
    fighting = (combat.attacker, combat.defender)
    if any(state.area[aircraft] == NOWHERE for aircraft in fighting):
        return ["a combat without aircraft"]
    if oob.side_of[combat.attacker] == oob.side_of[combat.defender]:
        return ["a combat between friends"]
    found = []
    for aircraft in fighting:
        side = oob.side_of[aircraft]
        plan = combat.plans[side]
        if plan and tuple(plan) not in oob.plans[oob.role_of[aircraft]]:
            found.append(f"{oob.aircraft[aircraft]}: impossible plan")
        pile = Counter(oob.firing_piles[side])
        if Counter(combat.drawn[side]) + Counter(combat.away[side]) - pile:
            found.append(f"{SIDES[side]}: Firing Cards that are not in the pile")
    return found
