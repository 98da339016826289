"""Looking ahead: a few promising answers, each played on by the staffs of both sides, and judged some turns later."""

from __future__ import annotations

from pointluck.engine import Action
from pointluck.games.battle_of_midway.order_of_battle import SEATS
from pointluck.games.battle_of_midway.pieces import Midway

from .. import lookahead
from ..lookahead import Luck
from .doctrine import Staff
from .judgement import chance


class Lookahead(lookahead.Lookahead[Midway]):
    """Staffs play on for some turns. An answer must be clearly better than the first, the staff's own."""

    proof = 1.0

    def __init__(self, side: int, staffs: tuple[Staff, Staff], turns: int) -> None:
        self.side = side
        self.staffs = staffs
        self.turns = turns

    def luck(self, seed: str) -> Luck:
        """A turn is a scene: a battle that begins earlier for one answer must not change its dice."""
        return Luck(seed, lambda state: state.turn)

    def reply(self, state: Midway, seat: str, luck: Luck) -> Action:
        return self.staffs[SEATS.index(seat)].answer(state, state.stack[-1], state.legal())

    def enough(self, start: Midway, state: Midway, steps: int) -> bool:
        return state.turn >= start.turn + self.turns

    def worth(self, state: Midway) -> float:
        """The chance to win."""
        return chance(state, self.side)
