"""Decisions in a combat: plans, who goes first, cards, exchanges."""

from __future__ import annotations

from random import Random
from typing import Final

from pointluck.engine import Action
from pointluck.games.dogfight import DogfightState
from pointluck.games.dogfight.combat import aircraft_of
from pointluck.games.dogfight.hexes import NOWHERE, STEP
from pointluck.games.dogfight.order_of_battle import (
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
    VETERANS,
)
from pointluck.games.dogfight.pieces import the_combat
from pointluck.players.base import Situation

from .appraisal import Appraisal
from .duels import Extras, Pose, craft, duel, exchange_value, executions, moved

_KEEP: Final = {
    ACCELERATION: 0.12,
    FEINT_LEFT: 0.10,
    FEINT_RIGHT: 0.10,
    REVERSAL: 0.25,
    LOOP: 0.2,
    SURPRISE_ATTACK: 0.2,
    AILERON_ROLL: 0.25,
    EVADE: 0.35,
    SIXTH_SENSE: 0.35,
    THACH_WEAVE: 0.3,
    VETERANS: 0.3,
    HINERI_KOMI: 0.3,
    ELITE_PILOTS: 0.3,
}
"""What a card is worth in the hand: it is played for more than that."""


class Fighting:
    """How a side fights once a combat has begun."""

    def __init__(self, eyes: Appraisal, random: Random) -> None:
        self._eyes = eyes
        self._side = eyes.side
        self._random = random

    def _sides(self, state: DogfightState) -> tuple[int, int]:
        return aircraft_of(state, self._side), aircraft_of(state, 1 - self._side)

    def _extras(self, state: DogfightState, side: int) -> Extras:
        combat = the_combat(state)
        return Extras(combat.veterans[side] + combat.elite[side], combat.rolls[side])

    def _exchange_now(
        self, state: DogfightState, at: Pose | None = None, there: Pose | None = None, more: Extras | None = None
    ) -> float:
        """What Firing would be worth now, or with one of the aircraft elsewhere."""
        if the_combat(state).evaded:
            return 0.0
        own, enemy = self._sides(state)
        mine = self._extras(state, self._side)
        if more is not None:
            mine = Extras(mine.cards + more.cards, mine.rolls + more.rolls)
        return exchange_value(
            self._eyes.craft(state, own),
            at or self._eyes.pose(state, own),
            self._eyes.craft(state, enemy),
            there or self._eyes.pose(state, enemy),
            mine,
            self._extras(state, 1 - self._side),
        )

    def plan(self, situation: Situation, state: DogfightState) -> Action:
        combat = the_combat(state)
        attacker, defender = combat.attacker, combat.defender
        known = duel(
            self._eyes.craft(state, attacker),
            self._eyes.pose(state, attacker),
            self._eyes.craft(state, defender),
            self._eyes.pose(state, defender),
        )
        mixture = known.attacker if state.oob.side_of[attacker] == self._side else known.defender
        safe = [self._flies_safely(state, action) for action in situation.legal]
        weights = [weight * (1.0 if good else 0.02) for weight, good in zip(mixture, safe, strict=True)]
        if sum(weights) <= 0:
            weights = [1.0 if good else 0.02 for good in safe]
        return self._random.choices(situation.legal, weights)[0]

    def _flies_safely(self, state: DogfightState, action: Action) -> bool:
        """Whether a plan stays on the board, as far as can be foreseen."""
        own, _ = self._sides(state)
        plan = tuple(TOKEN_NAMES.index(name) for name in action.args)
        skips = state.oob.roles[state.oob.role_of[own]].skip
        return any(self._stays(state, self._eyes.pose(state, own), row) for row in executions(plan, skips))

    def _stays(self, state: DogfightState, at: Pose, row: tuple[int, ...]) -> bool:
        for number in range(1, len(row) + 1):
            if not state.oob.board.exists(moved(at, row[:number], NOWHERE)[0].area, state.tiles):
                return False
        return True

    def first(self, situation: Situation, state: DogfightState) -> Action:
        own, enemy = self._sides(state)
        plans = the_combat(state).plans
        skip = [state.oob.roles[state.oob.role_of[one]].skip for one in (own, enemy)]
        rows = executions(tuple(plans[self._side]), skip[0])
        columns = executions(tuple(plans[1 - self._side]), skip[1])
        mine = max(min(self._after(state, row, column, True) for column in columns) for row in rows)
        theirs = min(max(self._after(state, row, column, False) for row in rows) for column in columns)
        wanted = self._side if mine > theirs else 1 - self._side
        return next(action for action in situation.legal if action.args[0] == SIDES[wanted])

    def _after(self, state: DogfightState, row: tuple[int, ...], column: tuple[int, ...], own_first: bool) -> float:
        own, enemy = (self._eyes.pose(state, one) for one in self._sides(state))
        if own_first:
            own, pushed = moved(own, row, enemy.area)
            enemy, back = moved(Pose(pushed, enemy.facing), column, own.area)
            own = Pose(back, own.facing)
        else:
            enemy, pushed = moved(enemy, column, own.area)
            own, back = moved(Pose(pushed, own.facing), row, enemy.area)
            enemy = Pose(back, enemy.facing)
        return self._exchange_now(state, own, enemy)

    def skip(self, situation: Situation, state: DogfightState) -> Action:
        """The first to move expects the other to carry out all he has planned."""
        combat = the_combat(state)
        own, enemy = self._sides(state)
        first = combat.first == self._side and "second-moves" in state.stack
        rest = tuple(combat.plans[1 - self._side]) if first else ()
        columns = executions(rest, state.oob.roles[state.oob.role_of[enemy]].skip) if rest else [()]

        def value(action: Action) -> float:
            number = int(action.args[0]) - 1
            row = tuple(combat.tokens[:number] + combat.tokens[number + 1 :])
            safe = 0.0 if self._stays(state, self._eyes.pose(state, own), row) else -1.0
            return safe + min(self._after(state, row, column, True) for column in columns)

        return max(situation.legal, key=value)

    # --- cards ------------------------------------------------------------------------------------------------

    def card(self, situation: Situation, state: DogfightState) -> Action:
        now = self._exchange_now(state)
        best, choice = 0.0, situation.legal[0]
        perils = situation.question.params["perils"]
        for action in situation.legal[1:]:
            if isinstance(perils, list) and str(action) in perils:
                continue  # it would give the game away (DF-R9)
            card = CARDS.index(action.args[0])
            gain = self._with_card(state, card, action, now) - now - _KEEP[card]
            if gain > best:
                best, choice = gain, action
        return choice

    def _with_card(self, state: DogfightState, card: int, action: Action, now: float) -> float:
        """What Firing would be worth after that card, if the other does not answer."""
        own, enemy = self._sides(state)
        at = self._eyes.pose(state, own)
        if card == ACCELERATION:
            return max(self._moved_value(state, (token,)) for token in range(3))
        if card in (FEINT_LEFT, FEINT_RIGHT):
            turn = 1 if card == FEINT_LEFT else -1
            return self._at(state, Pose(at.area + STEP[(at.facing + turn) % 6], at.facing))
        if card == REVERSAL:
            return self._at(state, Pose(at.area, (at.facing + 3) % 6))
        if card in (LOOP, SIXTH_SENSE):
            back, pushed = self._flown_back(state)
            there = Pose(pushed, state.facing[enemy])
            value = self._at(state, back, there)
            if card == SIXTH_SENSE:
                value = max(value, *(self._moved_value(state, row, back, there) for row in self._rows(state)))
            return value
        if card == HINERI_KOMI:
            ahead = at.area + STEP[at.facing]
            return max(self._at(state, Pose(ahead, facing)) for facing in range(6))
        if card == EVADE:
            return 0.0
        if card == THACH_WEAVE:
            third = state.oob.index[action.args[1].lower()]
            eyes = self._eyes
            weaver = craft(state, third, 0.0)  # it cannot be lost
            target = eyes.craft(state, enemy)
            shot = exchange_value(weaver, eyes.pose(state, third), target, eyes.pose(state, enemy))
            return now + shot
        if card == AILERON_ROLL:
            return self._exchange_now(state, more=Extras(0, 1))
        if card in (VETERANS, ELITE_PILOTS):
            return self._exchange_now(state, more=Extras(1, 0))
        # Surprise Attack: worth it when things stand well and the other has cards to answer with.
        answers = sum(state.hands[1 - self._side])
        return now + min(0.1 * answers, 0.4) * max(0.0, now)

    def _at(self, state: DogfightState, at: Pose, there: Pose | None = None) -> float:
        if not state.oob.board.exists(at.area, state.tiles):
            return -self._eyes.worth(state, self._sides(state)[0])
        return self._exchange_now(state, at, there)

    def _moved_value(
        self, state: DogfightState, row: tuple[int, ...], start: Pose | None = None, there: Pose | None = None
    ) -> float:
        own, enemy = self._sides(state)
        start = start or self._eyes.pose(state, own)
        there = there or self._eyes.pose(state, enemy)
        if not self._stays(state, start, row):
            return -self._eyes.worth(state, own)
        at, pushed = moved(start, row, there.area)
        return self._exchange_now(state, at, Pose(pushed, there.facing))

    def _flown_back(self, state: DogfightState) -> tuple[Pose, int]:
        """The own pose after the way back, and where the enemy is then: they may change places (DF-R20)."""
        own, enemy = self._sides(state)
        at, there = self._eyes.pose(state, own), state.area[enemy]
        for pose in reversed(the_combat(state).ways[self._side]):
            before = Pose(*divmod(pose, 6))
            if before.area == there:
                there = at.area
            at = before
        return at, there

    def _rows(self, state: DogfightState) -> list[tuple[int, ...]]:
        own, _ = self._sides(state)
        role = state.oob.role_of[own]
        return [row for plan in state.oob.plans[role] for row in executions(plan, state.oob.roles[role].skip)]

    def accelerate(self, situation: Situation, state: DogfightState) -> Action:
        return max(situation.legal, key=lambda action: self._moved_value(state, (TOKEN_NAMES.index(action.kind),)))

    def face(self, situation: Situation, state: DogfightState) -> Action:
        own, _ = self._sides(state)
        facings = state.oob.facing_of

        def value(action: Action) -> float:
            return self._exchange_now(state, Pose(state.area[own], facings[action.args[0].lower()]))

        return max(situation.legal, key=value)

    def plan_again(self, situation: Situation, state: DogfightState) -> Action:
        own, _ = self._sides(state)
        skip = state.oob.roles[state.oob.role_of[own]].skip

        def value(action: Action) -> float:
            if action.kind == "stay":
                return self._exchange_now(state)
            plan = tuple(TOKEN_NAMES.index(name) for name in action.args)
            return max(self._moved_value(state, row) for row in executions(plan, skip))

        return max(situation.legal, key=value)

    def exchange(self, situation: Situation, state: DogfightState) -> Action:
        """The lowest card, unless the Firing is won as it is."""
        combat = the_combat(state)
        oob = state.oob
        high = []
        for side in (self._side, 1 - self._side):
            cards = sorted(combat.drawn[side])
            counted = cards[: max(0, len(cards) - combat.rolls[1 - side])]
            high.append(counted[-1] + oob.bonus[combat.gunners[side]] if counted else 0)
        return situation.legal[-1] if high[0] > high[1] else situation.legal[0]
