"""Games that people end before the rules do: they resign, agree to a draw, or claim what the other side has left.

A settlement is no action of the rules and changes no state. It is a line of its own in the record, after which nothing
but the end follows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .words import Result

if TYPE_CHECKING:
    from .game import Game
    from .state import State

RESIGN, DRAW, CLAIM = "resign", "draw", "claim"
LEVELS = {RESIGN: "resigned", DRAW: "draw-agreed", CLAIM: "claimed"}
"""How the result of each is called, in every game."""


class Settlement(NamedTuple):
    """How people ended a game. `seat`: who resigns, or who claims the game; a draw has none."""

    kind: str
    seat: str = ""

    def __str__(self) -> str:
        return f"{self.kind} {self.seat}".rstrip()

    @staticmethod
    def read(text: str, game: Game) -> Settlement | None:
        """What a line of a record says, without its hashes; None if a game cannot be ended like this."""
        kind, _, seat = text.partition(" ")
        if kind == RESIGN and seat in game.seats:
            return Settlement(kind, seat)
        # Whoever plays alone has nobody to agree with, and nobody to wait for.
        if len(game.seats) > 1 and (text == DRAW or (kind == CLAIM and seat in game.seats)):
            return Settlement(kind, seat)
        return None

    def result(self, state: State) -> Result:
        """The end that it makes of a game: the winner has 1, whoever loses -1, in a draw all have 0."""
        game = state.setup.game
        winner = self._winner(game)
        score = {seat: 0 if winner is None else 1 if seat == winner else -1 for seat in game.seats}
        return Result(winner, LEVELS[self.kind], score, state.standing())

    def _winner(self, game: Game) -> str | None:
        if self.kind == RESIGN:
            return next(side for side in game.sides if side != self.seat)
        return self.seat or None
