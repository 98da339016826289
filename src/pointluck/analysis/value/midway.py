"""The Battle of Midway: the chance to win by a fitted judgement; decisions by playing on with staffs for two turns."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from pointluck.engine import Action, Setup, State, View
from pointluck.games.battle_of_midway.order_of_battle import IJN, SEATS, USN
from pointluck.games.battle_of_midway.pieces import Midway
from pointluck.players import Situation
from pointluck.players.battle_of_midway import lookahead, prospects
from pointluck.players.battle_of_midway.seasoned import seasoned

from .base import Decision, Estimate, Valuer, lost

GLANCE, PLAYOUTS = 6, 24
"""Playouts of both answers at a glance, and fresh ones where something seems to be lost."""
TURNS = 2
WEIGHED = ("order", "status", "fly-to", "send", "move-to", "target", "mode", "spot")
"""What is weighed: the decisions that strikes and ships depend on."""


class _Ahead(lookahead.Lookahead):
    def worth(self, state: Midway) -> float:
        chance = prospects.chance(state)
        return chance if self.side == IJN else 1 - chance


class MidwayValuer(Valuer):
    sharp: ClassVar[float] = 0.02
    against: ClassVar[str] = "captain"

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self._staffs = (seasoned(IJN), seasoned(USN))
        self._ahead = [_Ahead(side, self._staffs, TURNS) for side in (IJN, USN)]

    @classmethod
    def judges(cls, setup: Setup) -> bool:
        return setup.game.id == "battle-of-midway"

    def here(self, state: State, seed: str) -> Estimate:
        assert isinstance(state, Midway)
        if state.result is not None:
            return Estimate(self.won(state.result), 0.0)
        return Estimate(prospects.chance(state), 0.0)

    def weigh(self, state: State, seat: str, taken: Action, seed: str) -> Decision | None:
        """Against what the Captain's staff would have answered, with fresh dice that are the same for both."""
        assert isinstance(state, Midway)
        kind, legal = state.stack[-1], state.legal()
        side = SEATS.index(seat)
        if kind not in WEIGHED or len(legal) == 1 or not self._staffs[side].has_view_on(kind):
            return None
        view = state.view(seat)
        world = self._world(view, f"{seed}:0")
        own = self._staffs[side].answer(world, kind, legal)
        if own == taken:
            return Decision(own, Estimate(0.0, 0.0), None)

        def played(first: int, count: int) -> Estimate:
            rows: dict[Action, list[float]] = {own: [], taken: []}
            for number in range(first, first + count):
                start = self._world(view, f"{seed}:{number}")
                for action, row in rows.items():
                    row.append(self.turns_after(start, side, action, f"{seed}:{number}"))
            return lost(rows[own], rows[taken])

        seen = played(0, GLANCE)
        return Decision(own, played(GLANCE, PLAYOUTS) if seen.mean >= self.sharp else seen, None)

    def weighs(self, situation: Situation) -> bool:
        """Whether it is one of the questions that are weighed."""
        kind = situation.question.kind
        return kind in WEIGHED and self._staffs[SEATS.index(situation.seat)].has_view_on(kind)

    def turns_after(self, start: State, side: int, action: Action, seed: str) -> float:
        """What comes of an answer, for the side that gives it, when staffs play on for some turns."""
        assert isinstance(start, Midway)
        ahead = self._ahead[side]
        return ahead.playout(start, action, ahead.luck(seed))

    def _world(self, view: View, seed: str) -> Midway:
        state = self.setup.game.sample(view, Random(seed))
        assert isinstance(state, Midway)
        return state
