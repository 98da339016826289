"""Answers to one question, tried out: played on from what the seat sees, all with the same luck.

Who asks gets no more than a view, as a bot does. Advice and the positions of the school are made of trials.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from random import Random
from typing import ClassVar

from pointluck.engine import Action, Game, State
from pointluck.players import Budget, Situation, player
from pointluck.players.battle_of_midway.ranks import Admiral

from .value import POINTS, Valuer, valuer
from .value.dogfight import DogfightValuer
from .value.kido_butai import KidoButaiValuer
from .value.midway import MidwayValuer
from .value.playouts import Playouts

FEW = 6
"""Of so few answers all are tried."""
Row = list[float]
"""What came of an answer in one imagined game after the other, in values of the seat."""


class Trials(ABC):
    """One question to one seat."""

    batch: int
    """Imagined games in one go, of each answer."""
    any_answer: ClassVar[bool] = True
    """Whether any two answers can be compared; otherwise only those that are promising."""
    until: ClassVar[str]
    """How far they are played: to the end of the game, of the round, for two turns, or at random."""

    def __init__(self, judge: Valuer, game: Game, situation: Situation, seed: str) -> None:
        self.judge = judge
        self.situation = situation
        self.seed = seed
        self._game = game
        self._side = game.seats.index(situation.seat)
        self.mixed = False
        """The staff draws its answer at random, so that it cannot be foreseen: no single one is best."""

    @abstractmethod
    def promising(self, seconds: float) -> list[Action]:
        """Answers that are worth trying, what the staff would do first. One alone: it is not weighed."""

    @abstractmethod
    def played(self, answers: Sequence[Action], number: int) -> list[Row]:
        """Batch `number` of each answer, all with the same luck."""

    def _own(self, value: float) -> float:
        return value if not self._side else 1.0 - value

    def _world(self, number: int) -> State:
        """A position that fits what the seat sees; another one for every number."""
        return self._game.sample(self.situation.view, Random(f"{self.seed}:world:{number}"))

    def _asked(self, name: str, seconds: float) -> list[Action]:
        """The answer of a computer player, and whatever else it weighed, the best first."""
        budget = Budget(at_most=seconds)
        staff = player(name, self._game.id, self.situation.seat, self.seed, budget)
        chosen = staff.choose(self.situation)
        considered = staff.explain()
        self.mixed = any(one.value is None for one in considered)
        weighed = [one.action for one in considered if one.value is not None]
        return [chosen, *(one for one in weighed if one != chosen)]


class KidoButaiTrials(Trials):
    """Games in the kernel, which the tuned doctrine plays to their end."""

    batch = 256
    until = "game"
    judge: KidoButaiValuer

    def promising(self, seconds: float) -> list[Action]:
        answers, legal = self._asked("admiral", seconds), self.situation.legal
        return answers + [one for one in legal if one not in answers and len(legal) <= FEW]

    def played(self, answers: Sequence[Action], number: int) -> list[Row]:
        # Nothing that the seat may not know decides anything in a game for one.
        return self.judge.games_after(self._world(0), answers, self.batch, f"{self.seed}:{number}")


class MidwayTrials(Trials):
    """Two turns by seasoned staffs, then the fitted judgement."""

    batch = 2
    any_answer = False
    until = "turns"
    judge: MidwayValuer
    most: ClassVar[int] = 4
    """Answers that are tried."""

    def promising(self, seconds: float) -> list[Action]:
        staff = Admiral(self.situation.seat, self.seed, None)
        own, *others = staff.compared(self.situation)
        if others or len(self.situation.legal) == 1 or not self.judge.weighs(self.situation):
            return [own, *others]
        rest = [one for one in self.situation.legal if one != own]
        return [own, *Random(self.seed).sample(rest, min(self.most - 1, len(rest)))]

    def played(self, answers: Sequence[Action], number: int) -> list[Row]:
        rows: list[Row] = [[] for _ in answers]
        for one in range(number * self.batch, (number + 1) * self.batch):
            world = self._world(one)
            for row, action in zip(rows, answers, strict=True):
                row.append(self.judge.turns_after(world, self._side, action, f"{self.seed}:{one}"))
        return rows


class DogfightTrials(Trials):
    """The rest of the round by Captains, then the fitted judgement."""

    batch = 2
    any_answer = False
    until = "round"
    judge: DogfightValuer

    def promising(self, seconds: float) -> list[Action]:
        return self._asked("admiral", seconds)

    def played(self, answers: Sequence[Action], number: int) -> list[Row]:
        rows: list[Row] = [[] for _ in answers]
        for one in range(number * self.batch, (number + 1) * self.batch):
            world = self._world(one)
            for row, action in zip(rows, answers, strict=True):
                row.append(self._own(self.judge.round_after(world, action, f"{self.seed}:{one}")))
        return rows


class OtherTrials(Trials):
    """Any other game: everybody plays on at random."""

    batch = 8
    until = "random"
    judge: Playouts
    most: ClassVar[int] = 6

    def promising(self, seconds: float) -> list[Action]:
        return self._asked("captain", seconds)[: self.most]

    def played(self, answers: Sequence[Action], number: int) -> list[Row]:
        first = number * self.batch
        worlds = [self._world(one) for one in range(first, first + self.batch)]
        found = [self.judge.games_after(worlds, one, f"{self.seed}:{number}") for one in answers]
        if self.judge.unit == POINTS:
            return found
        return [[self._own(one) for one in row] for row in found]


_KINDS: dict[type[Valuer], Callable[[Valuer, Game, Situation, str], Trials]] = {
    KidoButaiValuer: KidoButaiTrials,
    MidwayValuer: MidwayTrials,
    DogfightValuer: DogfightTrials,
    Playouts: OtherTrials,
}


def trials(game: Game, situation: Situation, seed: str) -> Trials:
    """For a question in any game. The same view and seed give the same."""
    setup = game.sample(situation.view, Random(seed)).setup
    judge = valuer(setup)
    return _KINDS[type(judge)](judge, game, situation, seed)
