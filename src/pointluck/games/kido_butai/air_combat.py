"""Air combat in both phases (KB-6a, KB-R26): who faces whom, who fires at whom, and what the dice do."""

from __future__ import annotations

from typing import NamedTuple

from pointluck.engine import Action, Ask, ChanceAsk, Die, Params, Refusal, refusal

from . import refusals
from .pieces import (
    AT_KIDO_BUTAI,
    BOMBER,
    BOMBER_DUMMY,
    FIGHTER,
    FIGHTER_DUMMY,
    JAPAN,
    Battle,
    KidoButai,
    changed,
    the_battle,
)


def pairing(interceptors: int, escorts: int, bombers: int) -> list[list[int]]:
    """For each target (escorts first, then bombers) the interceptors that face it (KB-6a1 to KB-6a3).

    Interceptors meet one target each, escorts before bombers, and begin again when all are met. Fewer interceptors
    than escorts are met by the escorts instead, spread evenly: then one interceptor faces several of them.
    """
    faced: list[list[int]] = [[] for _ in range(escorts + bombers)]
    if interceptors >= escorts:
        for interceptor in range(interceptors):
            faced[interceptor % (escorts + bombers)].append(interceptor)
    else:
        for escort in range(escorts if interceptors else 0):
            faced[escort].append(escort % interceptors)
    return faced


def _zeros(state: KidoButai, battle: Battle) -> list[int]:
    return [squadron for squadron in battle.force if state.oob.is_zero[squadron]]


def _faced(state: KidoButai, battle: Battle) -> list[list[int]]:
    zeros = len(_zeros(state, battle))
    if battle.target == AT_KIDO_BUTAI:
        return pairing(zeros, battle.fighters, battle.bombers)
    return pairing(battle.fighters, zeros, battle.bombers)


def begin(state: KidoButai) -> None:
    """Without interceptors there is no combat and the attack is unopposed (KB-R3)."""
    battle = the_battle(state)
    zeros = len(_zeros(state, battle))
    raid = battle.target == AT_KIDO_BUTAI
    if not (zeros if raid else battle.fighters):
        return
    escorts = battle.fighters if raid else zeros
    bombers_met = any(_faced(state, battle)[escorts:])
    battle.opposed = state.oob.special_if_no_cap or bombers_met
    state.tell("air-combat", "KB-6a1", zeros=zeros, fighters=battle.fighters, bombers=battle.bombers)
    if raid:
        state.do("pair-zeros", "take-aim", "fire", "air-combat-results")
    else:
        state.do("fire", "air-combat-results")


# --- the player's choices: only Zeros on CAP differ from each other ---------------------------------------------


def kinds_of(state: KidoButai, zeros: list[int]) -> list[list[int]]:
    """Zeros on CAP by facing and low status: those of one kind are interchangeable."""
    kinds: dict[tuple[int, int], list[int]] = {}
    for zero in zeros:
        kinds.setdefault((state.facing[zero], state.low[zero]), []).append(zero)
    return list(kinds.values())


class PickZero(Ask[KidoButai]):
    """A choice among Zeros of different kinds."""

    reason: str

    def seat(self, state: KidoButai) -> str:
        return JAPAN

    def candidates(self, state: KidoButai) -> list[int]:
        raise TypeError(self.kind)

    def legal(self, state: KidoButai) -> list[Action]:
        names = state.oob.squadrons
        return [Action(self.kind, (names[alike[0]],)) for alike in kinds_of(state, self.candidates(state))]

    def stands_for(self, state: KidoButai, action: Action) -> Action:
        for alike in kinds_of(state, self.candidates(state)):
            names = state.names(alike)
            if action.kind == self.kind and action.args and action.args[0].upper() in names:
                return Action(self.kind, (names[0], *action.args[1:]))
        return action

    def refuse(self, state: KidoButai, action: Action) -> Refusal:
        if action.kind != self.kind:
            return refusals.other_question(action, self.clause)
        return refusal(self.reason, self.clause, squadrons=state.names(self.candidates(state)))


class Meet(PickZero):
    """Which committed Zero takes the next place against the escorts (KB-R68)."""

    kind = "meet"
    clause = "KB-R68"
    reason = "not-committed"

    def candidates(self, state: KidoButai) -> list[int]:
        battle = the_battle(state)
        return [zero for zero in battle.force if zero not in battle.queue]

    def answer(self, state: KidoButai, action: Action) -> None:
        the_battle(state).queue.append(state.oob.index[action.args[0]])

    def params(self, state: KidoButai) -> Params:
        battle = the_battle(state)
        place = _escort_places(battle)[len(battle.queue)]
        escorts = [j for j, zeros in enumerate(_faced(state, battle)[: battle.fighters]) if place in zeros]
        return {"escorts": len(escorts), "number": escorts[0] + 1}


def _escort_places(battle: Battle) -> list[int]:
    """The places in the order of the committed Zeros that face escorts."""
    zeros, escorts = len(battle.force), battle.fighters
    if zeros < escorts:
        return list(range(zeros))
    return [place for place in range(zeros) if place % (escorts + battle.bombers) < escorts]


def pair_zeros(state: KidoButai) -> None:
    """Ask for each place against the escorts while it makes a difference, then order the CAP (KB-R68)."""
    battle = the_battle(state)
    places = _escort_places(battle)
    free = [zero for zero in battle.force if zero not in battle.queue]
    if len(battle.queue) < len(places) and len(kinds_of(state, free)) > 1:
        state.do("meet", "pair-zeros")
        return
    order = battle.queue + free
    rest = iter(order[len(places) :])
    met = dict(zip(places, order, strict=False))
    battle.force = [met[place] if place in met else next(rest) for place in range(len(order))]
    battle.queue = []


def _facing_escort(state: KidoButai, battle: Battle) -> list[int]:
    """The Zeros that face the next escort without an aim."""
    return [battle.force[place] for place in _faced(state, battle)[len(battle.aims)]]


class Aim(PickZero):
    """A US escort faces several Zeros: the player says at which it fires (KB-R53)."""

    kind = "aim"
    clause = "KB-R53"
    reason = "not-faced"

    def candidates(self, state: KidoButai) -> list[int]:
        return _facing_escort(state, the_battle(state))

    def answer(self, state: KidoButai, action: Action) -> None:
        the_battle(state).aims.append(state.oob.index[action.args[0]])

    def params(self, state: KidoButai) -> Params:
        return {"number": len(the_battle(state).aims) + 1}


class AimAtRandom(ChanceAsk[KidoButai]):
    """The same by chance, with option kb.double_faced_fire."""

    kind = "aim-random"
    clause = "KB-R53"

    def legal(self, state: KidoButai) -> list[Action]:
        return [Action("aim", (state.oob.squadrons[alike[0]],)) for alike in self._kinds(state)]

    def weights(self, state: KidoButai) -> list[int]:
        return [len(alike) for alike in self._kinds(state)]

    def answer(self, state: KidoButai, action: Action) -> None:
        state.tell("aimed-at-random", self.clause, target=action.args[0], **self.params(state))
        the_battle(state).aims.append(state.oob.index[action.args[0]])

    def params(self, state: KidoButai) -> Params:
        return {"number": len(the_battle(state).aims) + 1}

    def _kinds(self, state: KidoButai) -> list[list[int]]:
        return kinds_of(state, _facing_escort(state, the_battle(state)))


def take_aim(state: KidoButai) -> None:
    battle = the_battle(state)
    while len(battle.aims) < battle.fighters:
        zeros = _facing_escort(state, battle)
        if len(kinds_of(state, zeros)) > 1:
            state.do("aim" if state.oob.player_aims else "aim-random", "take-aim")
            return
        battle.aims.append(zeros[0])


# --- fire -------------------------------------------------------------------------------------------------------


class Shot(NamedTuple):
    """One die: a US fighter (by number) at a Japanese squadron, or a Zero at a US fighter or bomber (by number)."""

    by_us: bool
    shooter: int
    at_bomber: bool
    target: int


def shots(state: KidoButai, battle: Battle) -> list[Shot]:
    """Every fighter fires once at one opponent it faces, US fighters first; all at the same time (KB-6a4)."""
    if battle.target == AT_KIDO_BUTAI:
        return _shots_over_kido_butai(state, battle)
    zeros = _zeros(state, battle)
    targets = zeros + battle.force[: battle.bombers]
    faced = pairing(battle.fighters, len(zeros), battle.bombers)
    by_us = []
    for fighter in range(battle.fighters):
        number = next(number for number, interceptors in enumerate(faced) if fighter in interceptors)
        by_us.append(Shot(True, fighter, number >= len(zeros), targets[number]))
    return by_us + [Shot(False, zero, False, faced[number][0]) for number, zero in enumerate(zeros)]


def _shots_over_kido_butai(state: KidoButai, battle: Battle) -> list[Shot]:
    escorts = battle.fighters
    faced = pairing(len(battle.force), escorts, battle.bombers)
    fire = [Shot(True, escort, False, zero) for escort, zero in enumerate(battle.aims)]
    for place, zero in enumerate(battle.force):
        number = next(number for number, zeros in enumerate(faced) if place in zeros)
        fire.append(Shot(False, zero, number >= escorts, number - escorts if number >= escorts else number))
    return fire


def _effect(state: KidoButai, shot: Shot, die: int) -> str:
    """KB-6a5, KB-6a6."""
    oob = state.oob
    if shot.at_bomber:
        if die >= oob.bomber_killed:
            return "destroyed"
        return "aborted" if die >= oob.bomber_aborted else "missed"
    return "destroyed" if die >= (oob.us_fighter_kills if shot.by_us else oob.zero_kills) else "missed"


def effects(state: KidoButai, battle: Battle) -> list[str]:
    """What the dice rolled so far do; nothing else about them matters later."""
    return [_effect(state, shot, die) for shot, die in zip(shots(state, battle), battle.dice, strict=False)]


def _next_shot(state: KidoButai, battle: Battle) -> Shot:
    return shots(state, battle)[len(battle.dice)]


def _duel(state: KidoButai, shot: Shot) -> tuple[str, str]:
    """Shooter and target as a player knows them: squadrons by name, US fighters and bombers by number."""
    names = state.oob.squadrons
    if shot.by_us:
        return f"F{shot.shooter + 1}", names[shot.target]
    return names[shot.shooter], f"{'B' if shot.at_bomber else 'F'}{shot.target + 1}"


def _fired(state: KidoButai, die: int) -> None:
    battle = the_battle(state)
    shot = _next_shot(state, battle)
    shooter, target = _duel(state, shot)
    state.tell("fired", "KB-6a4", shooter=shooter, target=target, die=die, effect=_effect(state, shot, die))
    battle.dice.append(die)
    if len(battle.dice) < battle.fighters + len(_zeros(state, battle)):
        state.do("fire")


def _fire_needs(state: KidoButai) -> Params:
    """What the die must show: to shoot down, and against a bomber also to abort (0: nothing to abort)."""
    oob = state.oob
    shot = _next_shot(state, the_battle(state))
    shooter, target = _duel(state, shot)
    needs = oob.bomber_killed if shot.at_bomber else oob.us_fighter_kills if shot.by_us else oob.zero_kills
    return {"shooter": shooter, "target": target, "needs": needs, "aborts": shot.at_bomber * oob.bomber_aborted}


FIRE: Die[KidoButai] = Die("fire", "KB-6a4", _fired, _fire_needs)


def results(state: KidoButai) -> None:
    """All fire takes effect together; on a bomber the worst result counts (KB-6a4, KB-R26)."""
    battle = the_battle(state)
    japanese: set[int] = set()
    fighters: set[int] = set()
    killed: set[int] = set()
    stopped: set[int] = set()
    for shot, effect in zip(shots(state, battle), effects(state, battle), strict=True):
        if shot.at_bomber and effect != "missed":
            stopped.add(shot.target)
        if shot.at_bomber and not shot.by_us:
            battle.met_bombers.append(shot.shooter)
        if effect == "destroyed":
            (japanese if shot.by_us else killed if shot.at_bomber else fighters).add(shot.target)
    battle.bombers -= len(stopped)
    for squadron in sorted(japanese):
        state.lose(squadron, "shot-down", "KB-6a6" if not state.oob.is_zero[squadron] else "KB-6a5")
    _us_losses(state, FIGHTER, FIGHTER_DUMMY, len(fighters))
    _us_losses(state, BOMBER, BOMBER_DUMMY if state.oob.bomber_kill_takes_dummy else None, len(killed))


def _us_losses(state: KidoButai, kind: int, dummy: int | None, count: int) -> None:
    """Shot down for good, each with a dummy: a drawn one, else from the cup, else from the track (KB-6a8, KB-R10)."""
    if not count:
        return
    battle = the_battle(state)
    battle.shot += count
    state.drawn[kind] -= count
    state.shot = changed(state.shot, kind, state.shot[kind] + count)
    gone = 0
    for _ in range(count if dummy is not None else 0):
        assert dummy is not None
        gone += take_dummy(state, dummy)
    name, clause = ("fighter", "KB-6a8") if kind == FIGHTER else ("bomber", "KB-R10")
    state.tell("us-shot-down", clause, kind=name, count=count, dummies=gone)


def take_dummy(state: KidoButai, dummy: int) -> bool:
    """KB-6a8, KB-R63: where no dummy of the kind is left anywhere, none leaves."""
    if state.drawn[dummy]:
        state.drawn[dummy] -= 1
    elif state.cups[dummy]:
        state.cups[dummy] -= 1
    elif not state.take_from_track(dummy):
        return False
    state.removed = changed(state.removed, dummy, state.removed[dummy] + 1)
    return True
