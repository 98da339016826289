"""How leaders who look ahead fight: plans as matrix games, and cards looked ahead in hands that lie open."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import NamedTuple

from pointluck.engine import Action
from pointluck.games import game
from pointluck.games.dogfight import DogfightState
from pointluck.games.dogfight.hexes import STEP
from pointluck.games.dogfight.order_of_battle import CARDS, SIDES, TOKEN_NAMES, TURNS, OrderOfBattle
from pointluck.games.dogfight.pieces import the_combat
from pointluck.players.base import Budget, Candidate, Situation
from pointluck.players.kernels import Flat

from .chart import Chart, chart, position
from .duels import executions
from .kernel import KERNEL
from .kernel.cards import at_once, card_play, decline, own_aircraft, play, woven
from .kernel.desk import PAPER, Desk
from .kernel.layout import (
    AREA,
    ATTACKER,
    CHANCES,
    CHOICE,
    CHOICE_COUNT,
    CHOICES,
    DEFENDER,
    FACING,
    PLAN_COUNT,
    PLANS,
    ROLE,
    ROW_COUNT,
)
from .kernel.plans import ROUNDS, settle, solve, tabulate
from .kernel.rules import advance, after_combat, copy, fire
from .weights import weights


class Habits(NamedTuple):
    """How far somebody looks ahead."""

    name: str
    plays: int
    """Cards looked ahead when a card is played."""
    plan_plays: int
    """The same when plans are made."""
    widths: tuple[int, ...]
    """Ways to act that are looked at more closely at each level; empty: none."""
    flight_widths: tuple[int, ...]
    """The same during a Flight, when there are fewer."""
    looks: int
    """Positions in which all ways to act are weighed for one decision, unless a budget says otherwise."""
    weights: str
    """Which judgement of a position: `thumb`, rules of thumb, or `fitted`, to games that were played with them."""
    economy: bool
    """Whether bids and purchases are weighed too, or left to the doctrine."""


def chart_of(oob: OrderOfBattle, kind: str = "thumb") -> Chart:
    return chart(oob, weights(kind, "domination" if oob.domination else "carrier-hunt"))


@cache
def shared_desk() -> Desk:
    """Room to calculate, shared by all leaders of a process: nothing on it outlasts a decision."""
    return Desk()


class Leader:
    """Somebody who looks ahead: what is common to all decisions, and those in a combat."""

    def __init__(self, habits: Habits, seat: str, seed: int | str, budget: Budget | None) -> None:
        self.name = habits.name
        self.seat = seat
        self._habits = habits
        self._side = SIDES.index(seat)
        self._seed = seed
        self._budget = budget or Budget()
        self._random = Random()
        self._considered: list[Candidate] = []
        self._answers: dict[str, Callable[[Situation, DogfightState], Action]] = {
            "plan": self._plan,
            "first": self._first,
            "skip": self._skip,
            "card": self._card,
            "accelerate": self._accelerate,
            "face": self._face,
            "plan-again": self._plan_again,
        }

    def explain(self) -> list[Candidate]:
        return self._considered

    def _guess(self, situation: Situation) -> DogfightState:
        """Only sealed bids and plans are made up, and nobody looks at those."""
        return game("dogfight").sample(situation.view, self._random)

    def _chart(self, state: DogfightState) -> Chart:
        return chart_of(state.oob, self._habits.weights)

    def _own(self, value: float) -> float:
        """The USA's chance as this side's."""
        return value if self._side == 0 else 1.0 - value

    def _best(self, values: dict[Action, float]) -> Action:
        """The best of what was considered; of equals the one that is listed first."""
        self._considered = sorted((Candidate(action, value, 1) for action, value in values.items()), key=worst)
        return self._considered[0].action

    def _mixed(self, legal: list[Action], mixture: list[float]) -> Action:
        """At random by a mixture, without what fictitious play only tried. Visits: how often of a thousand times."""
        most = max(mixture)
        kept = [share if share > 0.08 * most else 0.0 for share in mixture]
        chosen = self._random.choices(legal, kept)[0]
        shares = [round(1000 * share / sum(kept)) for share in kept]
        self._considered = sorted(
            (Candidate(action, None, share) for action, share in zip(legal, shares, strict=True) if share),
            key=lambda candidate: (candidate.action != chosen, -candidate.visits),
        )
        return chosen

    # --- combat -----------------------------------------------------------------------------------------------

    def _tabulated(self, situation: Situation, state: DogfightState) -> tuple[Chart, Desk]:
        """Every row of tokens against every row."""
        chart, room = self._chart(state), shared_desk()
        p = position(state, chart)
        p[CHANCES] = 0
        situation.progress(0.0)
        plays = self._habits.plan_plays
        tabulate(chart.t, chart.f, p, room, 0, plays)
        return chart, room

    def _plan(self, situation: Situation, state: DogfightState) -> Action:
        combat = the_combat(state)
        chart, room = self._tabulated(situation, state)
        t, a, d = chart.t, combat.attacker, combat.defender
        settle(t, room, a, d)
        height, width = t[PLAN_COUNT + t[ROLE + a]], t[PLAN_COUNT + t[ROLE + d]]
        solve(room.matrix, height, width, room.rows, room.columns, room.mine, room.theirs, 4 * ROUNDS)
        mixture = room.mine if state.oob.side_of[a] == self._side else room.theirs
        return self._mixed(situation.legal, mixture[: len(situation.legal)])

    def _first(self, situation: Situation, state: DogfightState) -> Action:
        """The attacker knows both plans (DF-R15)."""
        combat = the_combat(state)
        chart, room = self._tabulated(situation, state)
        t, a, d = chart.t, combat.attacker, combat.defender
        side = state.oob.side_of[a]
        plans = state.oob.plans
        roles = [t[ROLE + one] for one in (a, d)]
        rows = _choices(t, roles[0], plans[roles[0]].index(tuple(combat.plans[side])))
        columns = _choices(t, roles[1], plans[roles[1]].index(tuple(combat.plans[1 - side])))
        width = t[ROW_COUNT + roles[1]]

        def value(row: int, column: int, order: int) -> float:
            return self._own(room.table[(row * width + column) * 2 + order])

        mine = max(min(value(row, column, 0) for column in columns) for row in rows)
        theirs = min(max(value(row, column, 1) for row in rows) for column in columns)
        return self._best({action: mine if action.args[0] == SIDES[side] else theirs for action in situation.legal})

    def _weighed(
        self,
        situation: Situation,
        state: DogfightState,
        value: Callable[[Chart, Desk, DogfightState, Action], float],
    ) -> Action:
        """The action that is worth most."""
        chart, room = self._chart(state), shared_desk()
        p = position(state, chart)
        found: dict[Action, float] = {}
        for number, action in enumerate(situation.legal):
            situation.progress(number / len(situation.legal))
            copy(p, room.boards[0])
            found[action] = self._own(value(chart, room, state, action))
        return self._best(found)

    def _card(self, situation: Situation, state: DogfightState) -> Action:
        return self._weighed(situation, state, self._card_value)

    def _card_value(self, chart: Chart, room: Desk, state: DogfightState, action: Action) -> float:
        t, f, p = chart.t, chart.f, room.boards[0]
        plays = self._habits.plays
        if action.kind == "pass":
            if p[CHANCES]:
                return fire(t, f, p, room.boards[PAPER], p[ATTACKER], p[DEFENDER])
            decline(room, 0)
            return self._go_on(chart, room, 1, plays)
        card = CARDS.index(action.args[0])
        value = self._go_on(chart, room, 1, plays) if play(t, f, room, 0, card) else at_once(t, f, room, 1, card)
        if len(action.args) == 2:
            value = woven(t, f, room, 1, self._side, state.oob.index[action.args[1].lower()], value)
        return value

    def _go_on(self, chart: Chart, room: Desk, level: int, plays: int) -> float:
        """What the combat is worth, the other side being next to play a card."""
        return card_play(chart.t, chart.f, room, level, plays)

    def _accelerate(self, situation: Situation, state: DogfightState) -> Action:
        def value(chart: Chart, room: Desk, state: DogfightState, action: Action) -> float:
            return self._flown(chart, room, (TOKEN_NAMES.index(action.kind),))

        return self._weighed(situation, state, value)

    def _flown(self, chart: Chart, room: Desk, tokens: tuple[int, ...]) -> float:
        """What the combat is worth after the own aircraft has carried out those tokens."""
        t, p = chart.t, room.boards[0]
        if _carry_out(t, p, own_aircraft(t, p, self._side), tokens):
            return self._go_on(chart, room, 0, self._habits.plays)
        return after_combat(t, chart.f, p, room.boards[PAPER])

    def _face(self, situation: Situation, state: DogfightState) -> Action:
        def value(chart: Chart, room: Desk, state: DogfightState, action: Action) -> float:
            p = room.boards[0]
            p[FACING + own_aircraft(chart.t, p, self._side)] = state.oob.facing_of[action.args[0].lower()]
            return self._go_on(chart, room, 0, self._habits.plays)

        return self._weighed(situation, state, value)

    def _plan_again(self, situation: Situation, state: DogfightState) -> Action:
        def value(chart: Chart, room: Desk, state: DogfightState, action: Action) -> float:
            if action.kind == "stay":
                return self._go_on(chart, room, 0, self._habits.plays)
            skip = state.oob.roles[chart.t[ROLE + own_aircraft(chart.t, room.boards[0], self._side)]].skip
            found = []
            start = KERNEL.copied(room.boards[0])
            for row in executions(tuple(TOKEN_NAMES.index(name) for name in action.args), skip):
                copy(start, room.boards[0])
                found.append(self._flown(chart, room, row))
            return max(found) if self._side == 0 else min(found)

        return self._weighed(situation, state, value)

    def _skip(self, situation: Situation, state: DogfightState) -> Action:
        """The other side has still to move if this one is the first to."""
        combat = the_combat(state)
        later = combat.first == self._side and "second-moves" in state.stack
        enemy = combat.defender if state.oob.side_of[combat.attacker] == self._side else combat.attacker
        skip = state.oob.roles[state.oob.role_of[enemy]].skip
        answers = executions(tuple(combat.plans[1 - self._side]), skip) if later else [()]

        def value(chart: Chart, room: Desk, state: DogfightState, action: Action) -> float:
            number = int(action.args[0]) - 1
            tokens = combat.tokens[:number] + combat.tokens[number + 1 :]
            t, p = chart.t, room.boards[0]
            if not _carry_out(t, p, own_aircraft(t, p, self._side), tuple(tokens)):
                return after_combat(t, chart.f, p, room.boards[PAPER])
            start = KERNEL.copied(p)
            found = []
            for answer in answers:
                copy(start, p)
                if _carry_out(t, p, enemy, answer):
                    found.append(self._go_on(chart, room, 0, self._habits.plays))
                else:
                    found.append(after_combat(t, chart.f, p, room.boards[PAPER]))
            return min(found) if self._side == 0 else max(found)

        return self._weighed(situation, state, value)


def worst(candidate: Candidate) -> float:
    return -(candidate.value or 0.0)


def _choices(t: Flat, role: int, plan: int) -> list[int]:
    count, first = t[CHOICE_COUNT + role * PLANS + plan], CHOICE + (role * PLANS + plan) * CHOICES
    return t[first : first + count]


def _carry_out(t: Flat, p: Flat, aircraft: int, tokens: tuple[int, ...]) -> bool:
    """Tokens one by one; False if the aircraft or the game is lost or won on the way."""
    for token in tokens:
        facing = p[FACING + aircraft]
        if not advance(t, p, aircraft, p[AREA + aircraft] + STEP[facing], (facing + TURNS[token]) % 6):
            return False
    return True
