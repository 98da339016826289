"""Any other game: by games that everybody plays on at random, like the Captain who looks ahead in every game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from pointluck.engine import CHANCE, Action, Setup, State
from pointluck.players.lookahead import RandomPlayouts

from .base import CHANCE_TO_WIN, POINTS, Decision, Estimate, Valuer, lost, mean_of

GAMES = 24
CLOSER = 96
ANSWERS = 12
"""Of more answers than these, some are weighed."""


class Playouts(Valuer):
    sharp: ClassVar[float] = 0.05
    noisy: ClassVar[bool] = True

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.unit = CHANCE_TO_WIN if len(setup.game.seats) > 1 else POINTS  # type: ignore[misc]
        self._games = RandomPlayouts(setup.game.seats[0])

    def here(self, state: State, seed: str) -> Estimate:
        if state.result is not None:
            return Estimate(self.won(state.result), 0.0)
        return mean_of([self._played(state, f"{seed}:{number}") for number in range(GAMES)])

    def weigh(self, state: State, seat: str, taken: Action, seed: str) -> Decision | None:
        legal = state.legal()
        if len(legal) == 1:
            return None
        if len(legal) > ANSWERS:
            legal = Random(seed).sample(legal, ANSWERS)
        answers = [*legal, *([taken] if taken not in legal else [])]
        worlds = [self._world(state, seat, f"{seed}:{number}") for number in range(CLOSER)]
        sign = -1.0 if self.setup.game.seats.index(seat) else 1.0
        found = {one: [sign * played for played in self.games_after(worlds, one, seed)] for one in answers}
        means = {one: sum(row) / len(row) for one, row in found.items()}
        best = max(answers, key=lambda one: (means[one], one == taken))
        return Decision(best, lost(found[best], found[taken]), means[best] - min(means.values()))

    def _world(self, state: State, seat: str, seed: str) -> State:
        """A position that fits what the seat sees."""
        return self.setup.game.sample(state.view(seat), Random(seed))

    def games_after(self, worlds: Sequence[State], action: Action, seed: str) -> list[float]:
        found = []
        for number, world in enumerate(worlds):
            following = world.copy()
            following.apply(action)
            found.append(self._played(following, f"{seed}:after:{number}"))
        return found

    def _played(self, start: State, seed: str) -> float:
        state, luck, steps = start.copy(), self._games.luck(seed), 0
        while (seat := state.seat) is not None and not self._games.enough(start, state, steps):
            state.apply(luck.pick(state) if seat == CHANCE else self._games.reply(state, seat, luck))
            steps += 1
        if state.result is not None:
            return self.won(state.result)
        if self.unit == POINTS:
            return float(state.standing().get(self.setup.game.seats[0], 0))
        return self._games.worth(state)
