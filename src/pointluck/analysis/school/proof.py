"""What makes a position fit for the school: one answer is better than every other, and that is proven.

All legal answers are played on from what the seat may know, with the same luck, as the staff does.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import NamedTuple

from pointluck.engine import Action, Game
from pointluck.players import Situation

from ..trials import Row, Trials, trials
from ..value import POINTS, Estimate
from ..value.base import lost, mean_of

PROVEN = 5.0
"""Standard errors by which the best answer has to be better than the second."""
LEAST = {POINTS: 0.5}
"""And by so much; otherwise by `LEAST_CHANCE` to win."""
LEAST_CHANCE = 0.08
GAMES = {"game": 512, "round": 40, "turns": 48}
"""Imagined games of each answer, by how far they are played."""
LUCK = "school"
"""The seed of the proofs, so that anybody finds the same."""
DRAWN = frozenset({"bid", "plan", "plan-again", "buy", "status"})
"""Secret answers to which both sides commit at once: the best is a mixture, and no single one is right."""


class Proof(NamedTuple):
    best: Action
    second: Action
    gap: Estimate
    """By how much the best answer is better than the one that comes nearest."""
    worth: list[tuple[Action, float, Estimate]]
    """Every answer with what the seat may expect of it and what it gives away, the best first."""
    unit: str

    @property
    def holds(self) -> bool:
        return self.gap.mean >= max(LEAST.get(self.unit, LEAST_CHANCE), PROVEN * self.gap.error)


def prove(game: Game, situation: Situation, seed: str, games: int | None = None) -> Proof:
    """Play on from every legal answer, with `games` or as many imagined games as a proof needs.

    The same seed gives the same.
    """
    tried = trials(game, situation, seed)
    answers = situation.legal
    return compared(answers, rows_of(tried, answers, games or GAMES[tried.until]), tried.judge.unit)


def rows_of(tried: Trials, answers: Sequence[Action], games: int) -> list[Row]:
    rows: list[Row] = [[] for _ in answers]
    tried.batch = min(tried.batch, games)
    for number in count():
        for row, more in zip(rows, tried.played(answers, number), strict=True):
            row += more
        if len(rows[0]) >= games:
            return rows
    raise AssertionError


def compared(answers: Sequence[Action], rows: Sequence[Row], unit: str) -> Proof:
    order = sorted(range(len(rows)), key=lambda one: -sum(rows[one]))
    first = order[0]
    gaps = {one: lost(rows[first], rows[one]) for one in order[1:]}
    # The one that is least surely worse is the one that counts, not always the one with the next best mean.
    second = min(gaps, key=lambda one: gaps[one].mean - PROVEN * gaps[one].error)
    worth = [(answers[one], mean_of(rows[one]).mean, lost(rows[first], rows[one])) for one in order]
    return Proof(answers[first], answers[second], gaps[second], worth, unit)
