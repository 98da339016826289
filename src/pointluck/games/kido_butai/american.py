"""The American Phase (KB-5, KB-7), and the cups that both phases draw from."""

from __future__ import annotations

from itertools import product

from pointluck.engine import Action, Ask, ChanceAsk, Die, Params, Refusal, refusal

from . import refusals
from .air_combat import kinds_of
from .pieces import (
    AT_KIDO_BUTAI,
    BOMBER,
    BOMBER_DUMMY,
    CAP,
    FIGHTER,
    FIGHTER_DUMMY,
    JAPAN,
    LOST,
    Battle,
    KidoButai,
    changed,
    the_battle,
)


class CupDraw(ChanceAsk[KidoButai]):
    """Counters from a cup until a dummy comes out or the cup is empty (KB-5b, KB-5c, KB-6.7, KB-R32)."""

    def __init__(self, kind: str, clause: str, squadron: int, dummy: int, name: str) -> None:
        self.kind = kind
        self.clause = clause
        self._squadron = squadron
        self._dummy = dummy
        self._name = name
        self._drawn = Action("draw", (name,))
        self._none = Action("draw", (f"no-{name}",))

    def legal(self, state: KidoButai) -> list[Action]:
        squadrons, dummies = state.cups[self._squadron], state.cups[self._dummy]
        if squadrons and dummies:
            return [self._drawn, self._none]
        return [self._drawn] if squadrons else [self._none] if dummies else []

    def weights(self, state: KidoButai) -> list[int]:
        return [count for count in (state.cups[self._squadron], state.cups[self._dummy]) if count]

    def answer(self, state: KidoButai, action: Action) -> None:
        dummy = action == self._none
        kind = self._dummy if dummy else self._squadron
        state.cups[kind] -= 1
        state.drawn[kind] += 1
        state.tell("drew", self.cites(state), counter=f"no-{self._name}" if dummy else self._name)
        if not dummy:
            self.draw(state)

    def draw(self, state: KidoButai) -> None:
        """Draw, or draw on, if there is anything left."""
        if state.cups[self._squadron] or state.cups[self._dummy]:
            state.do(self.kind)

    def params(self, state: KidoButai) -> Params:
        return {"squadrons": state.cups[self._squadron], "dummies": state.cups[self._dummy]}

    def cites(self, state: KidoButai) -> str:
        """Fighters are drawn as escorts of a raid, or as the US CAP over what Japan attacks."""
        battle = state.battle
        return self.clause if battle is None or battle.target == AT_KIDO_BUTAI else "KB-6.7"


FIGHTER_DRAW: CupDraw = CupDraw("fighter-draw", "KB-5c", FIGHTER, FIGHTER_DUMMY, "fighter")
BOMBER_DRAW: CupDraw = CupDraw("bomber-draw", "KB-5b", BOMBER, BOMBER_DUMMY, "bomber")


def draw_fighters(state: KidoButai) -> None:
    FIGHTER_DRAW.draw(state)


def count_fighters(state: KidoButai) -> None:
    the_battle(state).fighters = state.drawn[FIGHTER]


def us_cap_returns(state: KidoButai) -> None:
    """KB-6a7, KB-R31."""
    state.put_on_track(state.oob.return_japanese)


# --- the phase ----------------------------------------------------------------------------------------------------


def begin(state: KidoButai) -> None:
    """From the third turn, once Kido Butai is found and while it floats (KB-5a, KB-R41, KB-R62, KB-R67)."""
    state.phase = "american"
    if state.turn >= state.oob.american_from and state.found and state.any_afloat():
        state.do("raid")
        BOMBER_DRAW.draw(state)


def raid(state: KidoButai) -> None:
    """If bombers came, the raid is flown; every counter drawn goes on the track (KB-5b, KB-7j, KB-R31)."""
    bombers = state.drawn[BOMBER]
    if not bombers:
        state.do("raiders-return")
        return
    state.battle = Battle(AT_KIDO_BUTAI, [], state.us_capacity_lost())
    state.battle.bombers = bombers
    state.tell("raid-began", "KB-5b", bombers=bombers)
    state.do("raid-sequence")


def _attack_type(state: KidoButai, die: int) -> None:
    """KB-7a, KB-7b: the whole raid is of one kind (KB-R12)."""
    battle = the_battle(state)
    battle.torpedo = die <= state.oob.torpedo_max
    state.tell("attack-type", "KB-7a", die=die, type="torpedo" if battle.torpedo else "dive")


def _raid(state: KidoButai) -> Params:
    battle = the_battle(state)
    return {"bombers": battle.bombers, "fighters": battle.fighters, "torpedo": state.oob.torpedo_max}


class AttackType(Die[KidoButai]):
    """Rolled for every raid, but only a CAP has to care (KB-R12)."""

    def idle(self, state: KidoButai) -> bool:
        return not state.squadrons_at(CAP)


ATTACK_TYPE = AttackType("attack-type", "KB-7a", _attack_type, _raid)


def eligible(state: KidoButai) -> list[int]:
    """CAP that may intercept: low CAP only against torpedo bombers (KB-7c)."""
    torpedo = the_battle(state).torpedo
    return [zero for zero in state.squadrons_at(CAP) if torpedo or not state.low[zero]]


NONE = Action("commit", ("none",))


class Commit(Ask[KidoButai]):
    """Which CAP squadrons intercept, from all to none (KB-7d, KB-R25)."""

    kind = "commit"
    clause = "KB-7d"

    def seat(self, state: KidoButai) -> str:
        return JAPAN

    def legal(self, state: KidoButai) -> list[Action]:
        kinds = kinds_of(state, eligible(state))
        actions = []
        for counts in product(*(range(len(alike), -1, -1) for alike in kinds)):
            zeros = [zero for alike, count in zip(kinds, counts, strict=True) for zero in alike[:count]]
            actions.append(Action("commit", tuple(state.names(sorted(zeros)))) if zeros else NONE)
        return actions

    def stands_for(self, state: KidoButai, action: Action) -> Action:
        named = [state.oob.index.get(name, -1) for name in action.args]
        if action.kind != self.kind or len(set(named)) != len(named) or not set(named) <= set(eligible(state)):
            return action
        alike_of = {zero: alike for alike in kinds_of(state, eligible(state)) for zero in alike}
        taken: dict[int, int] = {}
        zeros = []
        for zero in named:
            alike = alike_of[zero]
            zeros.append(alike[taken.get(alike[0], 0)])
            taken[alike[0]] = taken.get(alike[0], 0) + 1
        return Action("commit", tuple(state.names(sorted(zeros))))

    def answer(self, state: KidoButai, action: Action) -> None:
        battle = the_battle(state)
        battle.force = [] if action == NONE else sorted(state.oob.index[name] for name in action.args)
        if battle.force:
            state.tell("committed", self.clause, squadrons=state.names(battle.force))

    def refuse(self, state: KidoButai, action: Action) -> Refusal:
        if action.kind != self.kind:
            return refusals.other_question(action, self.clause)
        low = [zero for zero in state.squadrons_at(CAP) if zero not in eligible(state)]
        named = [name for name in state.names(low) if name in action.args]
        if named:
            return refusal("low-cap", "KB-7c", squadrons=named)
        return refusal("not-eligible", self.clause, squadrons=state.names(eligible(state)))

    def params(self, state: KidoButai) -> Params:
        battle = the_battle(state)
        kind = "torpedo" if battle.torpedo else "dive"
        return {"bombers": battle.bombers, "fighters": battle.fighters, "type": kind}


def low_cap(state: KidoButai) -> None:
    """CAP that fought torpedo bombers is low until the end of the next turn (KB-7c, KB-R17, KB-R54)."""
    battle = the_battle(state)
    if not battle.torpedo:
        return
    zeros = battle.force if state.oob.all_committed_go_low else battle.met_bombers
    survivors = [zero for zero in zeros if state.place[zero] != LOST]
    for zero in survivors:
        state.low = changed(state.low, zero, state.turn + 1)
    if survivors:
        state.tell("went-low", "KB-7c", squadrons=state.names(survivors))


def raiders_return(state: KidoButai) -> None:
    """KB-7j."""
    state.put_on_track(state.oob.return_american)
    state.battle = None
