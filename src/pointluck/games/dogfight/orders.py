"""Order Cards in a combat: who may play when, and what each does (DF-C6 to DF-C8, DF-O1 to DF-O8, DF-S1 to DF-S4)."""

from __future__ import annotations

from collections.abc import Callable

from pointluck.engine import Action, Ask, Params, Refusal

from . import combat, firing, flight, refusals
from .hexes import LEFT, NOWHERE, RIGHT, STEP
from .order_of_battle import (
    ACCELERATION,
    AILERON_ROLL,
    CARDS,
    ELITE_PILOTS,
    EVADE,
    FEINT_LEFT,
    FEINT_RIGHT,
    HINERI_KOMI,
    LOOP,
    REVERSAL,
    SIDES,
    SIXTH_SENSE,
    SURPRISE_ATTACK,
    THACH_WEAVE,
    TOKEN_NAMES,
    TURNS,
    VETERANS,
)
from .pieces import Dogfight, the_combat
from .telling import stance


class Card(Ask[Dogfight]):
    """A card or none: Defender, Attacker, then in turn until one declines (DF-C6 to DF-C8, DF-R17, DF-R18)."""

    kind = "card"
    clause = "DF-C8"

    def player(self, state: Dogfight) -> int:
        attacker = combat.attacking_side(state)
        return attacker if the_combat(state).chances % 2 else 1 - attacker

    def seat(self, state: Dogfight) -> str:
        return SIDES[self.player(state)]

    def legal(self, state: Dogfight) -> list[Action]:
        oob = state.oob
        side = self.player(state)
        hand = state.hands[side]
        found = [oob.no_card]
        for card, held in enumerate(hand):
            if held:  # with or without an effect (DF-R44)
                if card == THACH_WEAVE:
                    found += [oob.weave[aircraft] for aircraft in weavers(state, side)]
                else:
                    found.append(oob.play[card])
        return found

    def answer(self, state: Dogfight, action: Action) -> None:
        fight = the_combat(state)
        side = self.player(state)
        fight.chances += 1
        if action.kind == "pass":
            state.tell("card-declined", self.clause, side=SIDES[side])
            if fight.chances == 1:
                state.do("card")  # the Attacker still has his chance (DF-C7)
            return
        play(state, side, CARDS.index(action.args[0]), action)

    def refuse(self, state: Dogfight, action: Action) -> Refusal:
        return refusals.card(state, action, self.player(state))

    def params(self, state: Dogfight) -> Params:
        fight = the_combat(state)
        names = state.oob.aircraft
        role = "attacker" if fight.chances % 2 else "defender"
        side = self.player(state)
        aircraft = combat.aircraft_of(state, side)
        ways = _moves(state, side)
        given = flight.given_away(state, aircraft, ways)
        return {
            "role": role,
            "aircraft": names[aircraft],
            "attacker": names[fight.attacker],
            "defender": names[fight.defender],
            "perils": list(given),
            "bombers": list(given.values()),
            "lost": [card for card, areas in ways.items() if flight.over_the_sea(state, aircraft, areas)],
        }


def _moves(state: Dogfight, side: int) -> dict[str, list[int]]:
    """The cards in hand that move an aircraft, with the areas they lead over."""
    aircraft = combat.aircraft_of(state, side)
    here, facing = state.area[aircraft], state.facing[aircraft]
    back = [pose // 6 for pose in reversed(the_combat(state).ways[side])]
    areas = {
        ACCELERATION: [here + STEP[facing]],
        FEINT_LEFT: [here + STEP[(facing + LEFT) % 6]],
        FEINT_RIGHT: [here + STEP[(facing + RIGHT) % 6]],
        LOOP: back,
        SIXTH_SENSE: back,
        HINERI_KOMI: [here + STEP[facing]],
    }
    return {str(state.oob.play[card]): way for card, way in areas.items() if state.hands[side][card]}


def play(state: Dogfight, side: int, card: int, action: Action) -> None:
    """The card takes effect at once and is discarded (DF-C6)."""
    state.hands[side][card] -= 1
    state.discards[card] += 1
    state.side = side
    state.tell("order-played", _CLAUSES[card], side=SIDES[side], card=CARDS[card], mate=list(action.args[1:]))
    if card == SURPRISE_ATTACK:
        return  # straight to Firing; the other side cannot answer (DF-O5, DF-R21)
    state.do("card")
    if card == THACH_WEAVE:
        firing.weave(state, side, state.oob.index[action.args[1].lower()])
    else:
        _EFFECTS[card](state, side)


# --- orders that move ---------------------------------------------------------------------------------------------


def _acceleration(state: Dogfight, side: int) -> None:
    state.do("accelerate")


class Accelerate(Ask[Dogfight]):
    """One more Manoeuvre (DF-O1)."""

    kind = "accelerate"
    clause = "DF-O1"

    def seat(self, state: Dogfight) -> str:
        return SIDES[state.side]

    def legal(self, state: Dogfight) -> list[Action]:
        return state.oob.manoeuvres

    def answer(self, state: Dogfight, action: Action) -> None:
        turn = TURNS[TOKEN_NAMES.index(action.kind)]
        flight.manoeuvre(state, combat.aircraft_of(state, state.side), turn)

    def refuse(self, state: Dogfight, action: Action) -> Refusal:
        return refusals.other_question(action, self.clause)

    def params(self, state: Dogfight) -> Params:
        aircraft = combat.aircraft_of(state, state.side)
        return {"aircraft": state.oob.aircraft[aircraft], **flight.ahead(state, aircraft)}


def _feint_left(state: Dogfight, side: int) -> None:
    _slide(state, side, LEFT)


def _feint_right(state: Dogfight, side: int) -> None:
    _slide(state, side, RIGHT)


def _slide(state: Dogfight, side: int, turn: int) -> None:
    """To the area in front on that side; the facing is kept (DF-O2, DF-R22, DF-R62)."""
    aircraft = combat.aircraft_of(state, side)
    facing = state.facing[aircraft]
    flight.step(state, aircraft, state.area[aircraft] + STEP[(facing + turn) % 6], facing)


def _reversal(state: Dogfight, side: int) -> None:
    """Half a turn on the spot (DF-O3)."""
    aircraft = combat.aircraft_of(state, side)
    _turn(state, aircraft, (state.facing[aircraft] + 3) % 6, "DF-O3")


def _turn(state: Dogfight, aircraft: int, facing: int, clause: str) -> None:
    state.facing[aircraft] = facing
    name, heading = state.oob.aircraft[aircraft], state.oob.directions[facing]
    state.tell("turned", clause, aircraft=name, facing=heading, **stance(state, aircraft))


def _loop(state: Dogfight, side: int) -> None:
    """Back to where it was when the combat began (DF-O4)."""
    state.do("fly-back")


def fly_back(state: Dogfight) -> None:
    """The whole way of the combat, the last step first; whoever stands there changes places (DF-R20)."""
    way = the_combat(state).ways[state.side]
    if way:
        area, facing = divmod(way.pop(), 6)
        state.do("fly-back")
        flight.go(state, combat.aircraft_of(state, state.side), area, facing)


def _sixth_sense(state: Dogfight, side: int) -> None:
    """Back, and then a new plan if he likes (DF-O8, DF-R51)."""
    state.do("fly-back", "plan-again")


class PlanAgain(combat.Planning):
    """Openly, with all tokens, or not at all (DF-O8, DF-R20, DF-R51)."""

    kind = "plan-again"
    clause = "DF-O8"

    def planner(self, state: Dogfight) -> int:
        return state.side

    def legal(self, state: Dogfight) -> list[Action]:
        return [*super().legal(state), state.oob.stay]

    def answer(self, state: Dogfight, action: Action) -> None:
        side = state.side
        if action.kind == "stay":
            state.tell("stays", self.clause, side=SIDES[side])
            return
        the_combat(state).plans[side] = combat.read_plan(action)
        state.tell("planned-again", self.clause, side=SIDES[side], plan=list(action.args))
        combat.take_tokens(state, side)

    def params(self, state: Dogfight) -> Params:
        aircraft = combat.aircraft_of(state, state.side)
        ways = {str(plan): combat.way(state, aircraft, plan) for plan in super().legal(state)}
        given = flight.given_away(state, aircraft, ways)
        return {
            "aircraft": state.oob.aircraft[aircraft],
            "tokens": state.oob.roles[state.oob.role_of[aircraft]].tokens,
            "perils": list(given),
            "bombers": list(given.values()),
            "lost": self.lost(state, aircraft),
        }


def _hineri_komi(state: Dogfight, side: int) -> None:
    """One more Manoeuvre, then a turn to any side (DF-S3)."""
    state.do("face")
    flight.manoeuvre(state, combat.aircraft_of(state, side), 0)


class Face(Ask[Dogfight]):
    """The free turn of Hineri-komi (DF-S3)."""

    kind = "face"
    clause = "DF-S3"

    def seat(self, state: Dogfight) -> str:
        return SIDES[state.side]

    def legal(self, state: Dogfight) -> list[Action]:
        return state.oob.face

    def answer(self, state: Dogfight, action: Action) -> None:
        facing = state.oob.facing_of[action.args[0].lower()]
        _turn(state, combat.aircraft_of(state, state.side), facing, self.clause)

    def refuse(self, state: Dogfight, action: Action) -> Refusal:
        return refusals.other_question(action, self.clause)

    def params(self, state: Dogfight) -> Params:
        return {"aircraft": state.oob.aircraft[combat.aircraft_of(state, state.side)]}


# --- orders about Firing ------------------------------------------------------------------------------------------


def _aileron_roll(state: Dogfight, side: int) -> None:
    the_combat(state).rolls[side] += 1  # DF-O6, DF-R19


def _veterans(state: Dogfight, side: int) -> None:
    the_combat(state).veterans[side] += 1  # DF-S2


def _elite_pilots(state: Dogfight, side: int) -> None:
    the_combat(state).elite[side] += 1  # DF-S4


def _evade(state: Dogfight, side: int) -> None:
    """No Firing, though the cards go on; by option the combat is over (DF-O7, DF-R21)."""
    the_combat(state).evaded = True
    if state.oob.evade_ends_combat:
        while state.stack[-1] != "end-combat":
            state.stack.pop()


def weavers(state: Dogfight, side: int) -> list[int]:
    """Own aircraft outside the combat that have the enemy in an Attack Area (DF-S1, DF-R25)."""
    fight = the_combat(state)
    enemy = combat.aircraft_of(state, 1 - side)
    found = []
    for aircraft in state.oob.own[side]:
        if aircraft in (fight.attacker, fight.defender) or state.area[aircraft] == NOWHERE:
            continue
        colour = firing.colour(state, aircraft, enemy)
        if colour is not None and colour.attack:
            found.append(aircraft)
    return found


_EFFECTS: dict[int, Callable[[Dogfight, int], None]] = {
    ACCELERATION: _acceleration,
    FEINT_LEFT: _feint_left,
    FEINT_RIGHT: _feint_right,
    REVERSAL: _reversal,
    LOOP: _loop,
    AILERON_ROLL: _aileron_roll,
    EVADE: _evade,
    SIXTH_SENSE: _sixth_sense,
    VETERANS: _veterans,
    HINERI_KOMI: _hineri_komi,
    ELITE_PILOTS: _elite_pilots,
}

_CLAUSES: dict[int, str] = {
    ACCELERATION: "DF-O1",
    FEINT_LEFT: "DF-O2",
    FEINT_RIGHT: "DF-O2",
    REVERSAL: "DF-O3",
    LOOP: "DF-O4",
    SURPRISE_ATTACK: "DF-O5",
    AILERON_ROLL: "DF-O6",
    EVADE: "DF-O7",
    SIXTH_SENSE: "DF-O8",
    THACH_WEAVE: "DF-S1",
    VETERANS: "DF-S2",
    HINERI_KOMI: "DF-S3",
    ELITE_PILOTS: "DF-S4",
}
