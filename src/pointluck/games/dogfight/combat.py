"""The first half of a combat: secret plans and carrying them out (DF-C1 to DF-C5). Cards are in orders.py."""

from __future__ import annotations

from pointluck.engine import Action, Ask, Params, Refusal

from . import flight, refusals
from .hexes import STEP
from .order_of_battle import SIDES, TOKEN_NAMES, TURNS
from .pieces import Combat, Dogfight, the_combat


def begin(state: Dogfight, attacker: int, defender: int) -> None:
    """Both lose their markers (DF-C2, DF-R57)."""
    names = state.oob.aircraft
    state.marker[attacker] = 0
    state.marker[defender] = 0
    state.combat = Combat(attacker, defender)
    state.tell("combat-began", "DF-C2", attacker=names[attacker], defender=names[defender])
    state.do("combat")


def aircraft_of(state: Dogfight, side: int) -> int:
    """The aircraft of a side that is in the combat."""
    combat = the_combat(state)
    return combat.attacker if state.oob.side_of[combat.attacker] == side else combat.defender


def attacking_side(state: Dogfight) -> int:
    return state.oob.side_of[the_combat(state).attacker]


# --- plans --------------------------------------------------------------------------------------------------------


class Planning(Ask[Dogfight]):
    """Manoeuvre Tokens in a row, to be carried out from left to right."""

    def planner(self, state: Dogfight) -> int:
        raise TypeError(self.kind)

    def seat(self, state: Dogfight) -> str:
        return SIDES[self.planner(state)]

    def legal(self, state: Dogfight) -> list[Action]:
        return state.oob.plan_actions[state.oob.role_of[aircraft_of(state, self.planner(state))]]

    def refuse(self, state: Dogfight, action: Action) -> Refusal:
        return refusals.plan(state, action, self.planner(state), self.clause)

    def params(self, state: Dogfight) -> Params:
        oob = state.oob
        aircraft = aircraft_of(state, self.planner(state))
        return {
            "aircraft": oob.aircraft[aircraft],
            "tokens": oob.roles[oob.role_of[aircraft]].tokens,
            "lost": self.lost(state, aircraft),
        }

    def lost(self, state: Dogfight, aircraft: int) -> list[str]:
        """The plans that lead into the sea as things stand; whoever leaves a token out may still avoid it."""
        if state.oob.roles[state.oob.role_of[aircraft]].skip:
            return []
        plans = state.oob.plan_actions[state.oob.role_of[aircraft]]
        ways = {str(plan): way(state, aircraft, plan) for plan in plans}
        return [plan for plan, areas in ways.items() if flight.over_the_sea(state, aircraft, areas)]


def way(state: Dogfight, aircraft: int, plan: Action) -> list[int]:
    """The areas that a plan leads over."""
    here, facing = state.area[aircraft], state.facing[aircraft]
    areas = []
    for token in read_plan(plan):
        here += STEP[facing]
        areas.append(here)
        facing = (facing + TURNS[token]) % 6
    return areas


def read_plan(action: Action) -> list[int]:
    return [TOKEN_NAMES.index(name) for name in action.args]


class Plan(Planning):
    """Secret, and sealed until both are in (DF-C3, DF-R15)."""

    kind = "plan"
    clause = "DF-C3"

    def planner(self, state: Dogfight) -> int:
        side = attacking_side(state)
        return side if not the_combat(state).plans[side] else 1 - side

    def answer(self, state: Dogfight, action: Action) -> None:
        side = self.planner(state)
        the_combat(state).plans[side] = read_plan(action)
        state.tell("plan-sealed", self.clause, side=SIDES[side])

    def known_to(self, state: Dogfight) -> tuple[str, ...]:
        return (self.seat(state),)


def reveal_plans(state: Dogfight) -> None:
    """DF-C5."""
    usa, japan = ([TOKEN_NAMES[token] for token in plan] for plan in the_combat(state).plans)
    state.reveal("plans-shown", "DF-C5", usa=usa, japan=japan)


class First(Ask[Dogfight]):
    """The attacker says who carries out his tokens first, knowing both plans (DF-C5, DF-R15)."""

    kind = "first"
    clause = "DF-C5"

    def seat(self, state: Dogfight) -> str:
        return SIDES[attacking_side(state)]

    def legal(self, state: Dogfight) -> list[Action]:
        return state.oob.first

    def answer(self, state: Dogfight, action: Action) -> None:
        combat = the_combat(state)
        combat.first = SIDES.index(action.args[0])
        state.tell("moves-first", self.clause, side=action.args[0])

    def refuse(self, state: Dogfight, action: Action) -> Refusal:
        return refusals.other_question(action, self.clause)

    def params(self, state: Dogfight) -> Params:
        combat = the_combat(state)
        usa, japan = ([TOKEN_NAMES[token] for token in plan] for plan in combat.plans)
        return {"usa": usa, "japan": japan}


# --- carrying out -------------------------------------------------------------------------------------------------


def first_moves(state: Dogfight) -> None:
    take_tokens(state, the_combat(state).first)


def second_moves(state: Dogfight) -> None:
    take_tokens(state, 1 - the_combat(state).first)


def take_tokens(state: Dogfight, side: int) -> None:
    """All tokens of one side; an Ace leaves one out (DF-3.3.3, DF-R16, DF-R50)."""
    combat = the_combat(state)
    state.side = side
    combat.tokens = combat.plans[side][:]
    skips = state.oob.roles[state.oob.role_of[aircraft_of(state, side)]].skip
    state.do(*["skip"] * skips, "carry-out")


def carry_out(state: Dogfight) -> None:
    """The next token: a step and the turn it shows, nothing else (DF-C4, DF-R62)."""
    tokens = the_combat(state).tokens
    token = tokens.pop(0)
    if tokens:
        state.do("carry-out")
    flight.manoeuvre(state, aircraft_of(state, state.side), TURNS[token])


class Skip(Ask[Dogfight]):
    """Which token the Ace leaves out, seeing the other plan (DF-R16)."""

    kind = "skip"
    clause = "DF-3.3.3"

    def seat(self, state: Dogfight) -> str:
        return SIDES[state.side]

    def legal(self, state: Dogfight) -> list[Action]:
        tokens = the_combat(state).tokens
        return [
            Action("skip", (str(number + 1),))
            for number, token in enumerate(tokens)
            if number == 0 or tokens[number - 1] != token
        ]

    def stands_for(self, state: Dogfight, action: Action) -> Action:
        """In a row of equal tokens it does not matter which is left out."""
        tokens = the_combat(state).tokens
        if action.kind != "skip" or len(action.args) != 1 or not action.args[0].isdecimal():
            return action
        number = int(action.args[0]) - 1
        if not 0 <= number < len(tokens):
            return action
        while number and tokens[number - 1] == tokens[number]:
            number -= 1
        return Action("skip", (str(number + 1),))

    def answer(self, state: Dogfight, action: Action) -> None:
        tokens = the_combat(state).tokens
        number = int(action.args[0])
        token = tokens.pop(number - 1)
        name = state.oob.aircraft[aircraft_of(state, state.side)]
        state.tell("token-skipped", self.clause, aircraft=name, token=TOKEN_NAMES[token], number=number)

    def refuse(self, state: Dogfight, action: Action) -> Refusal:
        return refusals.skip(state, action)

    def params(self, state: Dogfight) -> Params:
        tokens = [TOKEN_NAMES[token] for token in the_combat(state).tokens]
        return {"aircraft": state.oob.aircraft[aircraft_of(state, state.side)], "tokens": tokens}
