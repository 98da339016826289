"""All that can be wrong with a state: every counter in exactly one place, no deck overfull, the clock in order."""

from __future__ import annotations

from collections.abc import Sized

from .order_of_battle import EAST, NO_LOAD, SOUTH, UNSET
from .pieces import CAP, CENTRE, COUNTER_NAMES, KINDS, LOST, MIDWAY, NORTH_EAST, KidoButai

_OUTSIDE_BATTLE = frozenset(
    ("loads", "japanese-phase", "us-reconnaissance", "japanese-reconnaissance", "bomber-draw", "tie")
)
_WHOLE = frozenset((int, bool))
_LISTS = (list, tuple)


def problems(state: KidoButai) -> list[str]:
    shape = _types(state) or _shape(state) or _ships(state)
    return shape or [*_counters(state), *_decks(state), *_squadrons(state), *_stack(state)]


def _types(state: KidoButai) -> list[str]:
    """Numbers are whole numbers: a state that was read from a file could hold anything."""
    position = state.position()
    battle = position.pop("battle") or {}
    words = {"stack": position.pop("stack"), "phase": [position.pop("phase")]}
    found = [f"{name}: not a text" for name, texts in words.items() if any(type(text) is not str for text in texts)]
    for name, value in (*position.items(), *battle.items()):
        numbers = value if type(value) in _LISTS else (value,)
        if not _WHOLE.issuperset(map(type, numbers)):
            found.append(f"{name}: not a whole number")
    return found


def _shape(state: KidoButai) -> list[str]:
    oob = state.oob
    squadrons, ships = len(oob.squadrons), len(oob.ships)
    lengths: dict[str, tuple[int, list[Sized]]] = {
        "squadrons": (squadrons, [state.place, state.facing, state.load, state.acted, state.due, state.low]),
        "ships": (ships, [state.hits, state.deck]),
        "us ships": (len(oob.us_ships), [state.us_hits]),
        "us carriers": (len(oob.us_carriers), [state.fleet_of]),
        "counters": (KINDS, [state.cups, state.drawn, state.shot, state.removed, state.gone]),
        "track": (KINDS * (oob.turns + 1), [state.track]),
        "targets": (3, [state.struck]),
    }
    return [
        f"{name}: {count} entries expected"
        for name, (count, lists) in lengths.items()
        if any(len(entries) != count for entries in lists)
    ]


def _counters(state: KidoButai) -> list[str]:
    """Conserved between cups, track, table and box (KB-6a7, KB-7j)."""
    found = []
    parts = (state.cups, state.drawn, state.shot, state.removed, state.gone)
    for kind, (name, *counts) in enumerate(zip(COUNTER_NAMES, *parts, strict=True)):
        track = state.track[kind::KINDS]
        total = sum(counts) + sum(track)
        if total != state.oob.cups[kind]:
            found.append(f"{name}: {total} counters instead of {state.oob.cups[kind]}")
        if min(counts) < 0 or min(track) < 0:
            found.append(f"{name}: a negative count")
    return found


def _decks(state: KidoButai) -> list[str]:
    """KB-3k. While losses of a raid are being taken, a damaged carrier may still hold too many."""
    settling = "losses-aboard" in state.stack
    return [
        f"{name}: over capacity"
        for ship, name in enumerate(state.oob.ships)
        if not settling and state.place.count(ship) > state.capacity(ship)
    ]


def _squadrons(state: KidoButai) -> list[str]:
    oob = state.oob
    found = []
    for squadron, name in enumerate(oob.squadrons):
        place, facing, load = state.place[squadron], state.facing[squadron], state.load[squadron]
        if not (0 <= place < len(oob.ships) or CAP <= place <= LOST):
            found.append(f"{name}: at no place")
        if facing not in range(4):
            found.append(f"{name}: no facing")
        if (load == NO_LOAD) != oob.is_zero[squadron] or load not in range(UNSET + 1):
            found.append(f"{name}: wrong load")
        if load == UNSET and state.phase != "setup":
            found.append(f"{name}: no load")
        if place == CAP and not oob.is_zero[squadron]:
            found.append(f"{name}: a bomber on CAP")
        if place in (MIDWAY, NORTH_EAST) and facing != SOUTH:
            found.append(f"{name}: not facing south at a target")
        if place < CAP and facing not in (EAST, 3):
            found.append(f"{name}: aboard, but neither ready nor landed")
        if state.low[squadron] and place != CAP:
            found.append(f"{name}: low, but not on CAP")
        if state.due[squadron] and place not in (CAP, CENTRE):
            found.append(f"{name}: must land, but is not in the air")
    return found


def _ships(state: KidoButai) -> list[str]:
    oob = state.oob
    found = []
    for ship, name in enumerate(oob.ships):
        if not 0 <= state.hits[ship] <= oob.ship_hits:
            found.append(f"{name}: impossible damage")
    for ship, name in enumerate(oob.us_ships):
        if not 0 <= state.us_hits[ship] <= oob.us_hits[ship]:
            found.append(f"{name}: impossible damage")
    if not 0 <= state.reported <= 2 or not 0 <= state.turn <= oob.turns:
        found.append("impossible turn or number of fleets")
    if state.debt < 0:
        found.append("negative debt of US squadrons")
    return found


def _stack(state: KidoButai) -> list[str]:
    """A question must be on top, and a battle there when the sequence of play is in one."""
    if not state.stack:
        return [] if state.phase == "over" else ["nobody is to act, but the game is not over"]
    if state.stack[-1] not in state.sequence.asks:
        return [f"{state.stack[-1]} is no question"]
    fighting = "strike-returns" in state.stack or "raiders-return" in state.stack
    if not fighting and state.stack[-1] not in _OUTSIDE_BATTLE:
        return [f"{state.stack[-1]} is asked outside a battle"]
    if fighting != (state.battle is not None):
        return ["a battle without its sequence, or the other way round"]
    return []
