"""Why an action is not legal: the reasons a player can be given, each with the clause that forbids it."""

from __future__ import annotations

from pointluck.engine import Action, Refusal, refusal

from .order_of_battle import BOMBS, EAST, FACING_NAMES, LOAD_NAMES, NO_LOAD, TORPEDOES
from .pieces import CAP, CENTRE, LANDED, LAUNCHED, LOST, MIDWAY, NORTH_EAST, KidoButai

REASONS = (
    "other-question",
    "load-count",
    "must-attack",
    "nothing-to-run",
    "squadron-lost",
    "already-acted",
    "not-aboard",
    "not-ready",
    "bombers-no-cap",
    "deck-landed",
    "not-outbound",
    "wrong-load",
    "no-fleet",
    "target-gone",
    "no-sweep",
    "nobody-there",
    "already-struck",
    "not-there",
    "name-force",
    "not-airborne",
    "ship-sunk",
    "deck-launched",
    "no-room",
    "already-ready",
    "no-load-for-zero",
    "which-load",
    "low-cap",
    "not-eligible",
    "not-committed",
    "not-faced",
    "all-bombers",
    "not-a-target",
    "all-hits",
    "not-removable",
)
"""The closed list of this game, besides those of the engine (game-over, not-an-outcome)."""


def other_question(action: Action, clause: str) -> Refusal:
    """The action answers a question that is not asked now."""
    return refusal("other-question", clause, action=str(action))


def japanese_phase(state: KidoButai, action: Action) -> Refusal:
    if action.kind == "end" and not action.args:
        return refusal("must-attack", "KB-R18", squadrons=state.names(_over_target(state)))
    if action.kind == "run-on" and not action.args:
        return refusal("nothing-to-run", "KB-R40")
    if not _well_formed(state, action):
        return other_question(action, "KB-3")
    if action.kind == "attack":
        return _attack(state, action)
    squadron = state.oob.index[action.args[0]]
    name = state.oob.squadrons[squadron]
    if state.place[squadron] == LOST:
        return refusal("squadron-lost", "KB-3", squadron=name)
    if state.acted[squadron]:
        return refusal("already-acted", "KB-3g", squadron=name)
    if action.kind == "launch":
        return _launch(state, action, squadron)
    if action.kind == "fly":
        return _fly(state, action, squadron)
    if action.kind == "land":
        return _land(state, action, squadron)
    return _ready(state, action, squadron)


def _well_formed(state: KidoButai, action: Action) -> bool:
    """Whether the words make an action of the Japanese Phase at all."""
    if not action.args:
        return False
    first, rest = action.args[0], action.args[1:]
    if action.kind == "attack":
        return first in ("midway", "fleet-1", "fleet-2")
    if first not in state.oob.index:
        return False
    second = rest[0] if len(rest) == 1 else None
    return (
        (action.kind == "launch" and second in ("cap", "strike"))
        or (action.kind == "fly" and second in ("midway", "fleet"))
        or (action.kind == "land" and second in state.oob.ship_ids)
        or (action.kind == "ready" and (not rest or second in LOAD_NAMES))
    )


def _over_target(state: KidoButai) -> list[int]:
    return [
        squadron
        for squadron, where in enumerate(state.place)
        if where in (MIDWAY, NORTH_EAST) and not state.acted[squadron]
    ]


def _launch(state: KidoButai, action: Action, squadron: int) -> Refusal:
    name = state.oob.squadrons[squadron]
    ship = state.place[squadron]
    if ship >= CAP:
        return refusal("not-aboard", "KB-3a", squadron=name)
    if state.facing[squadron] != EAST:
        return refusal("not-ready", "KB-3a", squadron=name)
    if state.deck[ship] == LANDED:
        return refusal("deck-landed", "KB-3j", squadron=name, ship=state.oob.ships[ship])
    if state.load[squadron] != NO_LOAD:
        return refusal("bombers-no-cap", "KB-3b", squadron=name)
    return other_question(action, "KB-3a")


def _fly(state: KidoButai, action: Action, squadron: int) -> Refusal:
    name = state.oob.squadrons[squadron]
    target = action.args[1]
    if state.place[squadron] != CENTRE or state.facing[squadron] != EAST:
        return refusal("not-outbound", "KB-3c", squadron=name)
    wrong = TORPEDOES if target == "midway" else BOMBS
    if state.load[squadron] == wrong:
        return refusal("wrong-load", "KB-6.3", squadron=name, target=target)
    if target == "fleet" and not state.reported:
        return refusal("no-fleet", "KB-6.2")
    if not state.target_lives(MIDWAY if target == "midway" else NORTH_EAST):
        return refusal("target-gone", "KB-R48", target=target)
    return refusal("no-sweep", "KB-R70", squadron=name)


def _attack(state: KidoButai, action: Action) -> Refusal:
    target, *named = action.args
    place = MIDWAY if target == "midway" else NORTH_EAST
    number = 0 if target == "midway" else int(target[-1])
    there = [one for one in state.squadrons_at(place) if not state.acted[one]]
    if not there:
        return refusal("nobody-there", "KB-3d", target=target)
    if number > state.reported:
        return refusal("no-fleet", "KB-6.2")
    if place == NORTH_EAST and not state.fleet_lives(number):
        return refusal("target-gone", "KB-R48", target=target)
    if state.struck[number] and not state.oob.split_attacks:
        return refusal("already-struck", "KB-R73", target=target)
    strangers = [name for name in named if state.oob.index.get(name, -1) not in there]
    if strangers:
        return refusal("not-there", "KB-3d", squadrons=strangers, target=target)
    force = [state.oob.index[name] for name in named] or there
    left = [one for one in there if one not in force]
    for part in (force, left):
        if part and not state.oob.sweep and all(state.oob.is_zero[one] for one in part):
            return refusal("no-sweep", "KB-R70", squadron=state.oob.squadrons[part[0]])
    return refusal("name-force", "KB-R69", target=target)


def _land(state: KidoButai, action: Action, squadron: int) -> Refusal:
    name = state.oob.squadrons[squadron]
    if state.place[squadron] not in (CAP, CENTRE):
        return refusal("not-airborne", "KB-3e", squadron=name)
    ship = state.oob.ship_ids.index(action.args[1])
    shown = state.oob.ships[ship]
    if not state.afloat(ship):
        return refusal("ship-sunk", "KB-6c3", ship=shown)
    if state.deck[ship] == LAUNCHED:
        return refusal("deck-launched", "KB-3j", squadron=name, ship=shown)
    return refusal("no-room", "KB-3k", ship=shown, capacity=state.capacity(ship))


def _ready(state: KidoButai, action: Action, squadron: int) -> Refusal:
    name = state.oob.squadrons[squadron]
    if state.place[squadron] >= CAP:
        return refusal("not-aboard", "KB-3f", squadron=name)
    zero = state.load[squadron] == NO_LOAD
    if zero and len(action.args) > 1:
        return refusal("no-load-for-zero", "KB-3f", squadron=name)
    if not zero and len(action.args) == 1:
        return refusal("which-load", "KB-3f", squadron=name)
    return refusal("already-ready", "KB-R22", squadron=name, facing=FACING_NAMES[state.facing[squadron]])
