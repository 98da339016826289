"""The advice of one's staff: up to three answers to a question, what each is worth, and why.

It gets what the seat may see and nothing else, as a bot does. Only what was played on is said to be better; what was
not weighed, or cannot be told apart, is called so.
"""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import NamedTuple

from pointluck.engine import Action, Game
from pointluck.players import Situation

from .review import FINE, PROVEN, marked
from .trials import Row, Trials, trials
from .value import Estimate
from .value.base import lost, mean_of

SECONDS = 1.4
"""For one answer, so that a person has it within two."""
TOLD = 3
CONSIDERED = 4
SMALL = 0.25
"""Of what an inaccuracy begins with: less is told apart by nobody."""
BATCHES = 16
"""Of imagined games, at most."""
ENOUGH = 8
"""Of fewer imagined games nothing is said to be better: their spread may be small by chance."""
FIRST_SHARE = 0.5
"""Of the time, for finding out which answers are worth trying."""

BEST, AHEAD_OF_NONE, BEHIND, ALIKE, MIXED, HABIT = "best", "best-alike", "behind", "alike", "mixed", "habit"


class Advised(NamedTuple):
    """One answer. `value`: what the seat may expect; `gap`: what it gives away against the first answer, or for the
    first what the next one would. Both are None where nothing was weighed."""

    action: Action
    why: str
    value: Estimate | None = None
    gap: Estimate | None = None


class Counsel(NamedTuple):
    unit: str
    until: str
    """How far imagined games were played: see `Trials`."""
    games: int
    """So many of each answer."""
    answers: list[Advised]
    """The best first; one alone where nothing was weighed."""
    given: Advised | None
    """The answer that somebody had in mind, if it was weighed."""
    mark: str
    """What that is called, from fine to blunder."""


def advise(
    game: Game,
    situation: Situation,
    seed: str,
    given: Action | None = None,
    seconds: float = SECONDS,
    batches: int = BATCHES,
) -> Counsel:
    """`given`: an answer that is to be compared with the staff's. Only with time to spare is it the same every time.

    One batch is played however late it is.
    """
    end = perf_counter() + seconds
    tried = trials(game, situation, seed)
    answers = tried.promising(seconds * FIRST_SHARE)[:CONSIDERED]
    if len(answers) == 1 and tried.any_answer and not tried.mixed:
        # Nothing competes in the staff's own eyes; whoever asks wants to see what else would be worth.
        rest = [one for one in situation.legal if one not in answers]
        answers += Random(seed).sample(rest, min(CONSIDERED - 1, len(rest)))
    if given is not None and given not in answers and (len(answers) > 1 or tried.any_answer):
        answers.append(given)
    rows = _played(tried, answers, end, batches) if len(answers) > 1 else []
    if not rows:
        told = [Advised(answers[0], MIXED if tried.mixed else HABIT)]
        return Counsel(tried.judge.unit, tried.until, 0, told, None, FINE)
    found = _compared(answers, rows, SMALL * tried.judge.sharp)
    mine = next((one for one in found if one.action == given), None)
    mark = marked(mine.gap, tried.judge.sharp) if mine and mine.gap and mine.why == BEHIND else FINE
    return Counsel(tried.judge.unit, tried.until, len(rows[0]), found[:TOLD], mine, mark)


def _played(tried: Trials, answers: list[Action], end: float, batches: int) -> list[Row]:
    rows: list[Row] = [[] for _ in answers]
    now, took = perf_counter(), 0.0
    for number in range(batches):
        if number and now + took > end:
            break
        for row, more in zip(rows, tried.played(answers, number), strict=True):
            row += more
        took, now = perf_counter() - now, perf_counter()
    return rows


def _compared(answers: list[Action], rows: list[Row], small: float) -> list[Advised]:
    """The staff's own answer stays the first unless another one is proven to be better."""

    def better(one: int, other: int) -> bool:
        gap = lost(rows[one], rows[other])
        return len(rows[one]) >= ENOUGH and gap.mean > max(small, PROVEN * gap.error)

    first = max(range(len(rows)), key=lambda one: (not one or better(one, 0), sum(rows[one])))
    order = sorted(range(len(rows)), key=lambda one: (one != first, -sum(rows[one])))
    found: list[Advised] = []
    for place in order[1:]:
        why = BEHIND if better(first, place) else ALIKE
        found.append(Advised(answers[place], why, mean_of(rows[place]), lost(rows[first], rows[place])))
    next_one = found[0]
    why = BEST if next_one.why == BEHIND else AHEAD_OF_NONE
    return [Advised(answers[first], why, mean_of(rows[first]), next_one.gap), *found]
