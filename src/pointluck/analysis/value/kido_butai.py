"""Kido Butai: points, by imagined games in the kernel, which the tuned doctrine plays to their end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar
from zlib import crc32

from pointluck.engine import CHANCE, Action, Setup, State
from pointluck.games.kido_butai import KidoButaiState
from pointluck.players import Situation
from pointluck.players.kido_butai.commander import EFFORTS, KidoButaiCommander
from pointluck.players.kido_butai.kernel import KERNEL, encoding
from pointluck.players.kido_butai.kernel import layout as at
from pointluck.players.kido_butai.lookahead import by_plan, ground, imagine
from pointluck.players.kido_butai.picture import read_terms

from .base import POINTS, Decision, Estimate, Valuer, lost, mean_of

GAMES = 160
"""Imagined games for each outcome of a die."""
CLOSER = 512
"""The same for each of two orders that are compared."""
PLAIN = 16
"""Without a compiled kernel there are so many times fewer."""


class KidoButaiValuer(Valuer):
    unit: ClassVar[str] = POINTS
    sharp: ClassVar[float] = 0.2
    against: ClassVar[str] = "admiral"
    noisy: ClassVar[bool] = True

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        state = setup.game.begin(setup)
        assert isinstance(state, KidoButaiState)
        self._ground = ground(state, read_terms(setup.to_plain()))
        self._plan = by_plan(self._ground.numbers, self._ground.numbers, 0)
        self._admiral = KidoButaiCommander("admiral", EFFORTS["admiral"], setup.game.seats[0], "review", None)
        self._fewer = 1 if KERNEL.compiled else PLAIN

    @classmethod
    def judges(cls, setup: Setup) -> bool:
        if setup.game.id != "kido-butai":
            return False
        state = setup.game.begin(setup)
        return isinstance(state, KidoButaiState) and encoding.fits(state.oob)

    def here(self, state: State, seed: str) -> Estimate:
        if state.result is not None:
            return Estimate(self.won(state.result), 0.0)
        if state.seat != CHANCE:
            return mean_of(self._imagined(state, [-1], GAMES, seed)[0])
        games = self._imagined(state, self._codes(state, state.legal()), GAMES, seed)
        odds = [float(one) for one in state.odds()]
        return mean_of(
            [sum(part * one for part, one in zip(odds, row, strict=True)) for row in zip(*games, strict=True)]
        )

    def outcomes(self, state: State, outcomes: Sequence[Action], seed: str) -> list[float]:
        games = self._imagined(state, self._codes(state, outcomes), GAMES, seed)
        return [sum(row) / len(row) for row in games]

    def weigh(self, state: State, seat: str, taken: Action, seed: str) -> Decision | None:
        """Against what the Admiral would have ordered; then both in fresh imagined games."""
        best = self._admiral.choose(Situation(state, seat))
        values = [one.value for one in self._admiral.explain() if one.value is not None]
        if not values:
            return None
        loss = Estimate(0.0, 0.0)
        if best != taken:
            mine, other = self.games_after(state, [best, taken], CLOSER, f"{seed}:closer")
            loss = lost(mine, other)
        return Decision(best, loss, max(max(values) - min(values), loss.mean))

    def games_after(self, state: State, answers: Sequence[Action], games: int, seed: str) -> list[list[float]]:
        """The points of imagined games that begin with each answer, all with the same luck."""
        return self._imagined(state, self._codes(state, answers), games, seed)

    def _codes(self, state: State, actions: Sequence[Action]) -> list[int]:
        assert isinstance(state, KidoButaiState)
        return [encoding.code(state, action) for action in actions]

    def _imagined(self, state: State, actions: Sequence[int], games: int, seed: str) -> list[list[float]]:
        """The points of games that begin with each of those actions; -1: by the plan."""
        assert isinstance(state, KidoButaiState)
        start = encoding.table(state)
        start[at.SEED] = crc32(seed.encode()) & 0x3FFFFFFF
        plans = [(self._plan, action) for action in actions]
        points = imagine(self._ground, start, plans, max(1, games // self._fewer)).points
        return [[float(one) for one in row] for row in points]
