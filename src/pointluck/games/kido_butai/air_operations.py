"""The Japanese Phase: launch, fly, attack, land, make ready (KB-3), one action per squadron and turn."""

from __future__ import annotations

from pointluck.engine import Action, Ask, Params, Refusal, refusal

from . import refusals
from .order_of_battle import BOMBS, EAST, LOAD_NAMES, NORTH, SOUTH, TORPEDOES, UNSET, WEST
from .pieces import (
    AT_MIDWAY,
    CAP,
    CENTRE,
    FREE,
    JAPAN,
    LANDED,
    LAUNCHED,
    LOST,
    MIDWAY,
    NORTH_EAST,
    NOT_STRUCK,
    Battle,
    KidoButai,
    changed,
)

END = Action("end")
RUN_ON = Action("run-on")
ATTACK_MIDWAY = Action("attack", ("midway",))
ATTACK_FLEET = (ATTACK_MIDWAY, Action("attack", ("fleet-1",)), Action("attack", ("fleet-2",)))
"""By target number: Midway is 0, the fleets are 1 and 2."""


class Loads(Ask[KidoButai]):
    """How many bomber squadrons of a carrier start with bombs; the others take torpedoes (KB-1c, KB-R74)."""

    kind = "loads"
    clause = "KB-1c"

    def seat(self, state: KidoButai) -> str:
        return JAPAN

    def legal(self, state: KidoButai) -> list[Action]:
        return state.oob.loads[state.place[state.load.index(UNSET)]]

    def answer(self, state: KidoButai, action: Action) -> None:
        ship, bombers = self._next(state)
        bombs = int(action.args[1][:-1])
        for number, squadron in enumerate(bombers):
            state.load[squadron] = BOMBS if number < bombs else TORPEDOES
        state.tell("loaded", "KB-1c", ship=state.oob.ships[ship], bombs=bombs, torpedoes=len(bombers) - bombs)
        if UNSET in state.load:
            state.do(self.kind)

    def refuse(self, state: KidoButai, action: Action) -> Refusal:
        if action.kind != "load":
            return refusals.other_question(action, self.clause)
        ship, bombers = self._next(state)
        return refusal("load-count", self.clause, ship=state.oob.ships[ship], count=len(bombers))

    def params(self, state: KidoButai) -> Params:
        ship, bombers = self._next(state)
        return {"ship": state.oob.ships[ship], "count": len(bombers)}

    def _next(self, state: KidoButai) -> tuple[int, list[int]]:
        squadron = state.load.index(UNSET)
        ship = state.place[squadron]
        return ship, [one for one in state.squadrons_at(ship) if state.load[one] == UNSET]


class JapanesePhase(Ask[KidoButai]):
    """What to do next; any order, until the player ends the phase (KB-3, KB-R45)."""

    kind = "japanese-phase"
    clause = "KB-3"

    def seat(self, state: KidoButai) -> str:
        return JAPAN

    def skips(self, state: KidoButai) -> bool:
        return state.run_on

    def params(self, state: KidoButai) -> Params:
        return {"hour": state.oob.hours[state.turn - 1], "turn": state.turn}

    def legal(self, state: KidoButai) -> list[Action]:
        """The hot path of every simulation: one pass over the squadrons, interchangeable ones once."""
        oob, place, acted = state.oob, state.place, state.acted
        facing, load, deck = state.facing, state.load, state.deck
        actions: list[Action] = []
        seen: set[int] = set()
        open_decks = -1
        over_target: list[int] = []
        for squadron, where in enumerate(place):
            if acted[squadron] or where == LOST:
                continue
            if where < CAP:
                condition = facing[squadron] << 2 | load[squadron]
                alike = where << 4 | condition
                if alike not in seen:
                    seen.add(alike)
                    choices = oob.aboard_landing if deck[where] == LANDED else oob.aboard
                    actions += choices[squadron][condition]
            elif where > CENTRE:
                over_target.append(squadron)
            else:
                alike = _likeness(state, squadron)
                if alike not in seen:
                    seen.add(alike)
                    if where == CENTRE and facing[squadron] == EAST:
                        _list_flights(state, squadron, actions)
                    if open_decks < 0:
                        open_decks = _open_decks(state)
                    actions += oob.land[squadron][open_decks]
        if over_target:
            attacks = _attacks(state, over_target)
            if attacks:
                actions += attacks
                if not oob.loiter:
                    return actions
        if not actions and may_run_on(state):
            return [END, RUN_ON]
        actions.append(END)
        return actions

    def answer(self, state: KidoButai, action: Action) -> None:
        kind = action.kind
        if kind == "end":
            return
        if kind == "run-on":
            state.run_on = True
            return
        if kind == "attack":
            state.do("attack", self.kind)
            _begin_attack(state, action)
            return
        state.do(self.kind)
        squadron = state.oob.index[action.args[0]]
        state.acted[squadron] = True
        if kind == "launch":
            _launch(state, squadron, action.args[1])
        elif kind == "fly":
            _fly(state, squadron, action.args[1])
        elif kind == "land":
            _land(state, squadron, state.oob.ship_ids.index(action.args[1]))
        else:
            _ready(state, squadron, action.args[1] if len(action.args) > 1 else None)

    def stands_for(self, state: KidoButai, action: Action) -> Action:
        if action.kind == "attack" and action.args:
            return _same_attack(state, action)
        squadron = state.oob.index.get(action.args[0]) if action.args else None
        if squadron is None or state.acted[squadron] or state.place[squadron] > CENTRE:
            return action
        alike = _likeness(state, squadron)
        for twin, acted in enumerate(state.acted):
            if not acted and state.place[twin] <= CENTRE and _likeness(state, twin) == alike:
                return Action(action.kind, (state.oob.squadrons[twin], *action.args[1:]))
        return action

    def refuse(self, state: KidoButai, action: Action) -> Refusal:
        return refusals.japanese_phase(state, action)


def _likeness(state: KidoButai, squadron: int) -> int:
    """Squadrons with the same number are interchangeable: place, facing, load, low and landing duty agree."""
    number = state.place[squadron] << 4 | state.facing[squadron] << 2 | state.load[squadron]
    if state.low[squadron]:
        number |= state.low[squadron] << 16
    return -number if state.due[squadron] else number


def _list_flights(state: KidoButai, squadron: int, actions: list[Action]) -> None:
    """From the centre to a target that lives, with the right load (KB-3c, KB-6.1 to KB-6.3, KB-R37)."""
    load = state.load[squadron]
    if load != TORPEDOES and state.midway_lives() and _may_sweep(state, squadron, MIDWAY):
        actions.append(state.oob.fly_midway[squadron])
    if load != BOMBS and state.live_fleets() and _may_sweep(state, squadron, NORTH_EAST):
        actions.append(state.oob.fly_fleet[squadron])


def _open_decks(state: KidoButai) -> int:
    """Carriers that may land a squadron now, one bit each: afloat, not used to launch, with room (KB-3j, KB-3k)."""
    capacity, hits, place = state.oob.capacity, state.hits, state.place
    open_decks = 0
    for ship, used in enumerate(state.deck):
        if used != LAUNCHED and place.count(ship) < capacity[ship][hits[ship]]:
            open_decks |= 1 << ship
    return open_decks


def _may_sweep(state: KidoButai, squadron: int, target: int) -> bool:
    """Without sweeps a Zero only flies where a bomber has flown this turn (KB-R36, KB-R70)."""
    if state.oob.sweep or not state.oob.is_zero[squadron]:
        return True
    return any(
        where == target and state.acted[other] and not state.oob.is_zero[other]
        for other, where in enumerate(state.place)
    )


def may_run_on(state: KidoButai) -> bool:
    """Nothing Japanese is left to decide about, and the player has not yet said so (KB-R40)."""
    return state.oob.offer_early_end and not (state.run_on or state.any_afloat() or state.airborne())


def open_targets(state: KidoButai, place: int) -> list[int]:
    """Target numbers at that place which may be attacked now (KB-R47, KB-R73)."""
    lives = ([AT_MIDWAY] if state.midway_lives() else []) if place == MIDWAY else state.live_fleets()
    return [target for target in lives if state.oob.split_attacks or not state.struck[target]]


def strike_at(state: KidoButai, place: int) -> list[int]:
    """The squadrons at that place which have not acted."""
    return [squadron for squadron in state.squadrons_at(place) if not state.acted[squadron]]


def _bombers_and_zeros(state: KidoButai, squadrons: list[int]) -> tuple[list[int], list[int]]:
    zero = state.oob.is_zero
    return [one for one in squadrons if not zero[one]], [one for one in squadrons if zero[one]]


def _names_force(state: KidoButai, targets: list[int]) -> bool:
    """Whether the player names the squadrons of an attack (KB-R34, KB-R69)."""
    return len(targets) > 1 or state.oob.loiter or state.oob.split_attacks


def _attacks(state: KidoButai, squadrons: list[int]) -> list[Action]:
    """The attacks open to squadrons over their targets; while there is one, they must attack (KB-R18)."""
    actions: list[Action] = []
    for place in (MIDWAY, NORTH_EAST):
        there = [squadron for squadron in squadrons if state.place[squadron] == place]
        targets = open_targets(state, place) if there else []
        if not targets:
            continue
        if _names_force(state, targets):
            bombers, zeros = _bombers_and_zeros(state, there)
            for target in targets:
                actions += _named_attacks(state, target, bombers, zeros)
        else:
            actions.append(ATTACK_FLEET[targets[0]])
    return actions


def _named_attacks(state: KidoButai, target: int, bombers: list[int], zeros: list[int]) -> list[Action]:
    """Every division that makes a difference: so many bombers and so many Zeros, the first of each."""
    actions = []
    for some in range(len(bombers), -1, -1):
        for escorts in range(len(zeros), -1, -1):
            alone = not some or (some == len(bombers) and escorts < len(zeros))
            if some + escorts == 0 or (alone and not state.oob.sweep):
                continue
            force = state.names(bombers[:some] + zeros[:escorts])
            actions.append(Action("attack", (*ATTACK_FLEET[target].args, *force)))
    return actions


def _same_attack(state: KidoButai, action: Action) -> Action:
    """The listed attack with as many bombers and Zeros; without names, with all of them."""
    place = MIDWAY if action.args[0] == "midway" else NORTH_EAST
    there = strike_at(state, place)
    named = [state.oob.index.get(name, -1) for name in action.args[1:]] or there
    if len(set(named)) != len(named) or not set(named) <= set(there):
        return action
    if not _names_force(state, open_targets(state, place)):
        return Action("attack", action.args[:1]) if len(named) == len(there) else action
    bombers, zeros = _bombers_and_zeros(state, there)
    some = sum(1 for one in named if not state.oob.is_zero[one])
    force = state.names(bombers[:some] + zeros[: len(named) - some])
    return Action("attack", (action.args[0], *force))


def _begin_attack(state: KidoButai, action: Action) -> None:
    target = next(number for number, one in enumerate(ATTACK_FLEET) if one.args[0] == action.args[0])
    force = strike_at(state, MIDWAY if target == AT_MIDWAY else NORTH_EAST)
    if len(action.args) > 1:
        named = {state.oob.index[name] for name in action.args[1:]}
        force = [one for one in force if one in named]
    for squadron in force:
        state.acted[squadron] = True
    bombers, zeros = _bombers_and_zeros(state, force)
    state.struck = changed(state.struck, target, 1)
    state.battle = Battle(target, bombers + zeros, state.us_capacity_lost())
    state.battle.bombers = len(bombers)
    state.tell("attack-began", "KB-3d", target=action.args[0], bombers=len(bombers), zeros=len(zeros))


def _launch(state: KidoButai, squadron: int, mission: str) -> None:
    """KB-3a, KB-3b: to the CAP box or the centre of the map, facing east."""
    ship = state.place[squadron]
    state.deck[ship] = LAUNCHED
    state.place[squadron] = CAP if mission == "cap" else CENTRE
    name = state.oob.squadrons[squadron]
    state.tell("launched", "KB-3a", squadron=name, ship=state.oob.ships[ship], mission=mission)


def _fly(state: KidoButai, squadron: int, target: str) -> None:
    """KB-3c: to the target, facing south."""
    state.place[squadron] = MIDWAY if target == "midway" else NORTH_EAST
    state.facing[squadron] = SOUTH
    state.tell("flew", "KB-3c", squadron=state.oob.squadrons[squadron], target=target)


def _land(state: KidoButai, squadron: int, ship: int) -> None:
    """KB-3e: aboard, facing north; a low CAP is low no longer (KB-R17)."""
    state.deck[ship] = LANDED
    state.place[squadron] = ship
    state.facing[squadron] = NORTH
    state.due[squadron] = False
    if state.low[squadron]:
        state.low = changed(state.low, squadron, 0)
    state.tell("landed", "KB-3e", squadron=state.oob.squadrons[squadron], ship=state.oob.ships[ship])


def _ready(state: KidoButai, squadron: int, load: str | None) -> None:
    """KB-3f: facing east, bombers with the load of choice (KB-R22)."""
    state.facing[squadron] = EAST
    if load is not None:
        state.load[squadron] = LOAD_NAMES.index(load)
    state.tell("readied", "KB-3f", squadron=state.oob.squadrons[squadron], load=load or "none")


# --- steps around the phase -----------------------------------------------------------------------------------


def begin_turn(state: KidoButai) -> None:
    """The marker moves on, actions and decks are free again, expired low CAP recovers (KB-2a, KB-R17)."""
    state.turn += 1
    state.phase = "japanese"
    state.acted = [False] * len(state.acted)
    state.deck = [FREE] * len(state.deck)
    state.struck = NOT_STRUCK
    state.tell("turn-began", "KB-2a", turn=state.turn, hour=state.oob.hours[state.turn - 1])
    for squadron, until in enumerate(state.low) if any(state.low) else ():
        if until and until < state.turn:
            state.low = changed(state.low, squadron, 0)
            state.tell("low-cap-over", "KB-R17", squadron=state.oob.squadrons[squadron])


def turn_clocks(state: KidoButai) -> None:
    """Who faces west must land this turn; then the CAP turns, which is no action (KB-3h, KB-3i, KB-R7)."""
    due = []
    for squadron, where in enumerate(state.place):
        if CAP <= where <= CENTRE:
            if state.facing[squadron] == WEST:
                state.due[squadron] = True
                due.append(squadron)
            elif where == CAP:
                state.facing[squadron] += 1
    if due:
        state.tell("must-land", "KB-3i", squadrons=state.names(due))
    send_home_if_gone(state)


def send_home_if_gone(state: KidoButai) -> None:
    """Squadrons at a target that is no more turn back without acting and land next turn (KB-R48)."""
    for place in (MIDWAY, NORTH_EAST):
        there = state.squadrons_at(place)
        if there and not state.target_lives(place):
            bring_back(state, there)
            state.tell("target-gone", "KB-R48", squadrons=state.names(there))


def bring_back(state: KidoButai, squadrons: list[int]) -> None:
    """To the centre of the map, facing west (KB-3d)."""
    for squadron in squadrons:
        state.place[squadron] = CENTRE
        state.facing[squadron] = WEST
        state.acted[squadron] = True


def strike_returns(state: KidoButai) -> None:
    battle = state.battle
    assert battle is not None
    back = [squadron for squadron in battle.force if state.place[squadron] != LOST]
    bring_back(state, back)
    if back:
        state.tell("strike-returned", "KB-3d", squadrons=state.names(back))
    state.battle = None
    send_home_if_gone(state)


def end_japanese_phase(state: KidoButai) -> None:
    """Who had to land and did not is lost; outbound strikes that waited turn back (KB-3i, KB-R7, KB-R18)."""
    if True in state.due:
        for squadron, due in enumerate(state.due):
            if due:
                state.lose(squadron, "ditched", "KB-3i")
    if state.oob.loiter:
        return
    for squadron in state.squadrons_at(CENTRE):
        if state.facing[squadron] == EAST and not state.acted[squadron]:
            state.facing[squadron] = WEST
            state.tell("turned-back", "KB-R18", squadron=state.oob.squadrons[squadron])
