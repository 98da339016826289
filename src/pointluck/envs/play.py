"""A game in progress whose chance is drawn inside: what Gymnasium and PettingZoo have in common."""

from __future__ import annotations

from typing import Any

from pointluck.engine import CHANCE, Problem, Refusal, Seeded, State
from pointluck.games import game as game_of

from .encoding import Numbering, Observation, encoding


def returns(state: State) -> list[float]:
    """What each seat has got out of a game: 1 or -1, or the difference in points where a single seat plays."""
    result, seats = state.result, state.setup.game.seats
    if result is None:
        return [0.0] * len(seats)
    if len(seats) == 1:
        return [float(result.score[seats[0]])]
    return [0.0 if result.winner is None else 1.0 if result.winner == seat else -1.0 for seat in seats]


class Play:
    """One game after another, each drawn from a seed of its own."""

    def __init__(self, game: str, preset: str, data: Any, actions: Numbering, options: dict[str, Any]) -> None:
        self.game = game_of(game)
        start = self.game.new(preset, data, **options)
        self.encoding = encoding(start.setup, actions)
        self._start = start
        self.begin(0)

    def begin(self, seed: int | str) -> None:
        """A new game, at its first question to a player."""
        self.state: State = self._start.copy()
        self.refused = 0
        """Illegal answers of this game."""
        self.refusal = ""
        """Why the last one was refused; empty after a legal answer."""
        self._chance = Seeded(f"envs:{seed}")
        self._roll()

    def answer(self, number: int) -> bool:
        """Take the answer of that number. An illegal one is refused: it is counted, and nothing else changes."""
        action = self.encoding.offered(self.state).get(int(number))
        if action is None:
            self.refused += 1
            self.refusal = self._why_not(int(number))
            return False
        self.refusal = ""
        self.state.apply(action)
        self._roll()
        return True

    def observation(self, seat: str) -> Observation:
        return self.encoding.observation(self.state, seat)

    def info(self, seat: str) -> dict[str, Any]:
        """For people who look: what is asked of that seat, its legal answers as text, and what was refused."""
        state, asked = self.state, self.state.seat == seat
        question = state.question if asked else None
        return {
            "question": "" if question is None else question.kind,
            "legal": [str(action) for action in state.legal()] if asked else [],
            "refused": self.refused,
            "refusal": self.refusal if asked else "",
        }

    def _roll(self) -> None:
        state = self.state
        while state.seat == CHANCE:
            state.apply(self._chance.pick(state))

    def _why_not(self, number: int) -> str:
        """The reason, where the number means an action at all."""
        text = self.encoding.answers.text(number)
        if text is None:
            return "not-listed"
        try:
            refusal: Refusal | None = self.state.why_not(self.state.parse(text))
        except Problem as problem:
            return problem.key
        return "not-listed" if refusal is None else refusal.reason
