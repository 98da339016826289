"""Ensign, Captain and Admiral: the doctrine with lapses, a seasoned staff, and the same staff looking ahead."""

from __future__ import annotations

from random import Random
from zlib import crc32

from pointluck.engine import Action
from pointluck.games import game
from pointluck.games.battle_of_midway.order_of_battle import IJN, SEATS, USN
from pointluck.games.battle_of_midway.pieces import LAUNCH, MANEUVER, STATUS_NAMES, Midway
from pointluck.games.battle_of_midway.view import UNSEEN

from ..base import Budget, Candidate, Script, Situation
from .doctrine import Staff, matter_of_form
from .lapses import LapsingStaff
from .lookahead import Lookahead
from .seasoned import SeasonedStaff, seasoned

USUAL = 0.75
"""How often the IJN's sealed orders are taken to be what a seasoned staff would seal; else they may be any."""


class Ensign(Script):
    """The doctrine with the slips of somebody who is new to it."""

    name = "ensign"

    def __init__(self, seat: str, seed: int | str) -> None:
        self._side = SEATS.index(seat)
        self._seed = seed
        self._game = game("battle-of-midway")

    def choose(self, situation: Situation) -> Action:
        legal, kind = situation.legal, situation.question.kind
        rng = Random(f"ensign:{situation.seat}:{self._seed}:{occasion(situation)}")
        staff = LapsingStaff(self._side, rng)
        if len(legal) == 1 or not staff.has_view_on(kind):
            return matter_of_form(legal)
        state = self._game.sample(situation.view, rng)
        return staff.answer(state, kind, legal)


class Commander:
    """A seasoned staff that can look ahead where it has a choice that matters: carriers' orders, and tokens."""

    name: str
    turns: int
    simulations: int
    most: int
    """Answers that are compared."""

    def __init__(self, seat: str, seed: int | str, budget: Budget | None) -> None:
        self._side = SEATS.index(seat)
        self._seed = seed
        self._budget = budget or Budget()
        if self._budget.seconds is None and self._budget.simulations is None:
            self._budget = self._budget._replace(simulations=self.simulations)
        self._game = game("battle-of-midway")
        staffs = (seasoned(IJN, self.name), seasoned(USN, self.name))
        self._staff: SeasonedStaff = staffs[self._side]
        self._lookahead = Lookahead(self._side, staffs, self.turns)
        self._enemy: Staff = staffs[1 - self._side]
        self._considered: list[Candidate] = []

    def explain(self) -> list[Candidate]:
        return self._considered

    def choose(self, situation: Situation) -> Action:
        self._considered = []
        seed = f"{self.name}:{situation.seat}:{self._seed}:{occasion(situation)}"
        answers, state = self._compared(situation, seed)
        if state is None or len(answers) == 1:
            return answers[0]
        if not self._budget.simulations and not self._budget.seconds:
            self._considered = [Candidate(action, None, 0) for action in answers]
            return answers[0]
        worlds: dict[int, Midway] = {0: state}

        def world(number: int) -> Midway:
            if not self._in_the_dark(situation):
                return state
            if number not in worlds:
                worlds[number] = self._world(situation, seed, number)
            return worlds[number]

        self._considered = self._lookahead.compare(world, answers, seed, self._budget, situation.progress)
        return self._considered[0].action

    def compared(self, situation: Situation) -> list[Action]:
        """The answers that it would compare, the staff's own first."""
        return self._compared(situation, f"{self.name}:{situation.seat}:{self._seed}:{occasion(situation)}")[0]

    def _compared(self, situation: Situation, seed: str) -> tuple[list[Action], Midway | None]:
        """The same, and the first position from which it would play on, if it looked at any."""
        legal, kind = situation.legal, situation.question.kind
        if len(legal) == 1 or not self._staff.has_view_on(kind):
            return [matter_of_form(legal)], None
        state = self._world(situation, seed, 0)
        return self._answers(state, kind, legal), state

    def _in_the_dark(self, situation: Situation) -> bool:
        """Whether anything is hidden from the seat: sealed orders, or ships in the fog."""
        view = situation.view
        sealed = view["status_sealed"] and not view["sealed"]
        return bool(sealed or any(ship["zone"] == UNSEEN for ship in view["ships"]))

    def _world(self, situation: Situation, seed: str, number: int) -> Midway:
        """A position that fits what the seat sees; sealed orders are more likely the usual ones than any others."""
        rng = Random(f"{seed}:world:{number}")
        state = self._game.sample(situation.view, rng)
        if state.sealed and self._side == USN and rng.random() < USUAL:
            state.sealed = list(self._enemy.carrier_orders(state).values())
        return state

    # --- what is worth comparing ------------------------------------------------------------------------------------

    def _answers(self, state: Midway, kind: str, legal: list[Action]) -> list[Action]:
        """The staff's own answer, and others that could be better."""
        own = self._staff.answer(state, kind, legal)
        if kind == "order":
            others = self._staff.ranked_orders(state, legal)
        elif kind == "status":
            others = _other_status(own, legal)
        else:
            others = []
        return [own, *[action for action in others if action != own][: self.most - 1]]


class Captain(Commander):
    """Weighs what every strike would gain, and leaves it at that. Looks ahead only if given a budget for it."""

    name = "captain"
    turns = 2
    simulations = 0
    most = 4


class Admiral(Commander):
    """Looks two turns ahead: as long as a strike takes that flies out of range of its carrier's first flight."""

    name = "admiral"
    turns = 2
    simulations = 96
    most = 4


def occasion(situation: Situation) -> int:
    """A number for this question in this position: the luck of thinking does not depend on what was asked before."""
    view = situation.view
    told = (view["turn"], view["phase"], view["cup"], view["points"], situation.question.kind, situation.legal)
    return crc32(repr(told).encode())


def _other_status(own: Action, legal: list[Action]) -> list[Action]:
    """One carrier launches instead of evading, or the other way round."""
    found = []
    swap = {STATUS_NAMES[LAUNCH]: STATUS_NAMES[MANEUVER], STATUS_NAMES[MANEUVER]: STATUS_NAMES[LAUNCH]}
    for place, word in enumerate(own.args):
        ship, _, status = word.partition("=")
        if status in swap:
            words = (*own.args[:place], f"{ship}={swap[status]}", *own.args[place + 1 :])
            found.append(Action("status", words))
    return [action for action in found if action in legal]
