"""The slips of an Ensign: a patrol that stays behind, a deck spotted without a plan, the second-best use of a token."""

from __future__ import annotations

from random import Random

from pointluck.engine import Action
from pointluck.games.battle_of_midway.pieces import Midway

from .doctrine import Staff

TOKEN = 0.5
"""How often a token goes to the second-best order, or to none."""
STATUS = 0.4
"""How often the carriers get the usual orders, whatever the position asks for."""
SEARCH = 0.5
"""How often patrols are told to stay where they are."""
DECK = 0.4
"""How often the deck is spotted without a thought for the mission."""
INTERCEPT = 0.6
"""How often CAP misses that it could intercept."""
AIM = 0.5
"""How often bombers go for the first ship they see."""


class LapsingStaff(Staff):
    """The doctrine, kept to most of the time."""

    def __init__(self, side: int, rng: Random) -> None:
        super().__init__(side)
        self._lapse = rng.random

    def _order(self, state: Midway, legal: list[Action]) -> Action:
        if self._lapse() >= TOKEN:
            return super()._order(state, legal)
        ranked = self.ranked_orders(state, legal)
        return ranked[1] if len(ranked) > 1 else legal[-1]

    def _status(self, state: Midway, legal: list[Action]) -> Action:
        return legal[0] if self._lapse() < STATUS else super()._status(state, legal)

    def _patrol(self, state: Midway, legal: list[Action]) -> Action:
        return legal[-1] if self._lapse() < SEARCH else super()._patrol(state, legal)

    def _spot(self, state: Midway, legal: list[Action]) -> Action:
        if self._lapse() >= DECK:
            return super()._spot(state, legal)
        decks = [action for action in legal if action.kind == "spot"]
        return decks[int(self._lapse() * len(decks))]

    def _intercept(self, state: Midway, legal: list[Action]) -> Action:
        return legal[-1] if self._lapse() < INTERCEPT else super()._intercept(state, legal)

    def _target(self, state: Midway, legal: list[Action]) -> Action:
        return legal[0] if self._lapse() < AIM else super()._target(state, legal)
