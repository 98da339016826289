"""What every judge of positions has in common."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from math import sqrt
from typing import ClassVar, NamedTuple

from pointluck.engine import Action, Game, Result, Setup, State

POINTS, CHANCE_TO_WIN = "points", "chance"


class Estimate(NamedTuple):
    """A value and its standard error: how far it would move with other imagined games. A judgement has none."""

    mean: float
    error: float


class Decision(NamedTuple):
    """What was weighed at a decision, from what the seat could know."""

    best: Action
    loss: Estimate
    """What the answer taken gives away against the best of those weighed, both with the same luck."""
    stake: float | None
    """The distance of the best answer weighed from the worst; None where no others were weighed."""


class Valuer(ABC):
    """Judges positions for the first seat. The same seed gives the same value."""

    unit: ClassVar[str] = CHANCE_TO_WIN
    sharp: ClassVar[float] = 0.0
    """What a stake or a loss has to be for a decision to matter: an inaccuracy begins there."""
    against: ClassVar[str] = "none"
    """The rank whose answers decisions are measured against; none: the best of several."""
    noisy: ClassVar[bool] = False
    """Whether values are means of imagined games."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup

    @classmethod
    def judges(cls, setup: Setup) -> bool:
        return True

    @abstractmethod
    def here(self, state: State, seed: str) -> Estimate:
        """What the position is worth to the first seat."""

    def outcomes(self, state: State, outcomes: Sequence[Action], seed: str) -> list[float]:
        """What each outcome of a chance step leads to, with the same luck afterwards."""
        return [self.after(state, outcome, seed) for outcome in outcomes]

    def after(self, state: State, action: Action, seed: str) -> float:
        following = state.copy()
        following.apply(action)
        return self.here(following, seed).mean

    @abstractmethod
    def weigh(self, state: State, seat: str, taken: Action, seed: str) -> Decision | None:
        """What the answer gave away; None where there was nothing to weigh."""

    def won(self, result: Result) -> float:
        """A result in the unit of the values, for the first seat."""
        return in_values(self.setup.game, result)

    def turned(self, estimate: Estimate, side: int) -> Estimate:
        """The same for the seat with that number."""
        if not side:
            return estimate
        whole = 0.0 if self.unit == POINTS else 1.0
        return Estimate(whole - estimate.mean, estimate.error)


def in_values(game: Game, result: Result) -> float:
    """A result for the first seat: points in a game for one, and 1, 0.5 or 0 in games for two."""
    first = game.seats[0]
    if len(game.seats) == 1:
        return float(result.score[first])
    return 0.5 if result.winner is None else float(result.winner == first)


def mean_of(numbers: Sequence[float]) -> Estimate:
    count = len(numbers)
    mean = sum(numbers) / count
    spread = sum((one - mean) ** 2 for one in numbers) / max(1, count - 1)
    return Estimate(mean, sqrt(spread / count))


def lost(best: Sequence[float], taken: Sequence[float]) -> Estimate:
    """What one answer gives away against another, game by game with the same luck."""
    return mean_of([one - other for one, other in zip(best, taken, strict=True)])
