"""A game gone through step by step: what was luck, what each decision gave away, and what is left of the result.

A game that is not over is reviewed for one seat, as far as that seat may see: its own decisions, and of the rolls those
that were made while nothing was hidden from it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from importlib.resources import files
from itertools import takewhile
from math import hypot, sqrt
from random import Random
from typing import Any, NamedTuple

from pointluck.engine import CHANCE, Action, Event, Problem, Question, Record, State

from .luck import Stroke, stroke
from .value import POINTS, Decision, Estimate, Valuer, value, valuer

FINE, INACCURACY, MISTAKE, BLUNDER = "fine", "inaccuracy", "mistake", "blunder"
MARKS = (FINE, INACCURACY, MISTAKE, BLUNDER)
WORSE = {INACCURACY: 1.0, MISTAKE: 2.5, BLUNDER: 5.0}
"""From which loss on a decision is called so, in multiples of the valuer's `sharp`."""
PROVEN = 2.0
"""And by so many standard errors it has to be proven."""
MOST = 10
"""Rolls and decisions that are told."""
WORTH_TELLING = 0.25
"""Of `sharp`: what a roll must have done."""
REACH = 1.96


class Roll(NamedTuple):
    """A chance outcome: the number of its step, when it was, what happened, and what it did for the first seat."""

    step: int
    when: Event | None
    """The milestone before it: the turn or round began. None: before the first."""
    outcome: Action
    events: list[Event]
    stroke: Stroke


class Choice(NamedTuple):
    """A decision that was weighed."""

    step: int
    when: Event | None
    seat: str
    asked: Question
    taken: Action
    decision: Decision
    mark: str
    mattered: bool


class Rate(NamedTuple):
    """What is given away in a decision that mattered: the mean, and the standard deviation between games."""

    mean: float
    spread: float


class Standard(NamedTuple):
    """What was measured with computer players."""

    spread: float | None
    """By how much results without luck vary between games of Captains: the standard deviation."""
    rates: dict[str, Rate]
    """Of each rank, the weakest first."""


class Review:
    """Filled step by step by `review`."""

    def __init__(self, record: Record, seat: str | None) -> None:
        self.record = record
        self.seat = seat
        """Whose unfinished game it is; None: the game is over, and everything may be told."""
        self.judge: Valuer = valuer(record.setup)
        self.curve: list[tuple[int, float]] = []
        """The value for the first seat, by steps."""
        self.rolls: list[Roll] = []
        self.choices: list[Choice] = []
        self.steps = 0
        """How many have been gone through."""
        self.when: Event | None = None

    @property
    def first(self) -> str:
        return self.record.game.seats[0]

    @property
    def partial(self) -> bool:
        return self.steps < len(self.record.steps)

    @property
    def raw(self) -> float | None:
        result = self.record.result
        return None if result is None or self.seat is not None else self.judge.won(result)

    @property
    def luck(self) -> float:
        """Of the first seat; the other's is the same with the other sign."""
        return sum(roll.stroke.luck for roll in self.rolls)

    @property
    def adjusted(self) -> float | None:
        return None if self.raw is None or self.partial else self.raw - self.luck

    @property
    def interval(self) -> tuple[float, float] | None:
        """Where the adjusted results of equally good players lie, with 95 % confidence."""
        spread = standard(self.record.game.id, self.record.setup.preset).spread
        if self.adjusted is None or spread is None:
            return None
        return self.adjusted - REACH * spread, self.adjusted + REACH * spread

    def of(self, seat: str) -> list[Choice]:
        return [choice for choice in self.choices if choice.seat == seat]

    def rate(self, seat: str) -> Estimate | None:
        """What the seat gave away in a decision that mattered, in the mean."""
        losses = [choice.decision.loss for choice in self.of(seat) if choice.mattered]
        if not losses:
            return None
        count = len(losses)
        return Estimate(sum(one.mean for one in losses) / count, sqrt(sum(one.error**2 for one in losses)) / count)

    def ranks(self, seat: str) -> list[str]:
        """The ranks between which that cannot decide, the weakest first; none where it may be any of them."""
        rate = self.rate(seat)
        return [] if rate is None else alike(rate, standard(self.record.game.id, self.record.setup.preset).rates)

    def costliest(self, seat: str) -> Choice | None:
        """The decision that gave most away, if any is proven."""
        return max(
            (one for one in self.of(seat) if one.mark != FINE), key=lambda one: one.decision.loss.mean, default=None
        )

    def great_rolls(self) -> list[Roll]:
        """Those that mattered most, the greatest first."""
        told = [roll for roll in self.rolls if abs(roll.stroke.luck) >= WORTH_TELLING * self.judge.sharp]
        return sorted(told, key=lambda roll: -abs(roll.stroke.luck))[:MOST]

    def great_choices(self) -> list[Choice]:
        """Those that gave most away; nothing that is not proven."""
        told = [choice for choice in self.choices if choice.mark != FINE]
        return sorted(told, key=lambda choice: -choice.decision.loss.mean)[:MOST]

    def to_plain(self) -> dict[str, Any]:
        """For `--json`: the first seat's values, and each decision in those of its own seat."""
        record, interval = self.record, self.interval
        return {
            "game": record.game.id,
            "preset": record.setup.preset,
            "seats": record.seats,
            "steps": len(record.steps),
            "reviewed": self.steps,
            "over": record.over,
            "unit": self.judge.unit,
            "values_of": self.first,
            "raw": self.raw,
            "luck": self.luck,
            "adjusted": self.adjusted,
            "interval": None if interval is None else list(interval),
            "curve": [[step, round(now, 5)] for step, now in self.curve],
            "marks": {mark: least * self.judge.sharp for mark, least in WORSE.items()},
            "players": {
                seat: {
                    "luck": self.luck if seat == self.first else -self.luck,
                    "error_rate": None if (rate := self.rate(seat)) is None else rate._asdict(),
                    "ranks": self.ranks(seat),
                    "marks": {mark: sum(one.mark == mark for one in self.of(seat)) for mark in MARKS},
                }
                for seat in record.game.seats
                if self.seat in (None, seat)
            },
            "rolls": [
                {"step": one.step, "outcome": str(one.outcome), "before": one.stroke.before, "after": one.stroke.after}
                for one in self.rolls
                if one.stroke.luck
            ],
            "decisions": [_choice_plain(choice) for choice in self.choices],
        }


def _choice_plain(choice: Choice) -> dict[str, Any]:
    decision = choice.decision
    return {
        "step": choice.step,
        "seat": choice.seat,
        "taken": str(choice.taken),
        "best": str(decision.best),
        "loss": decision.loss.mean,
        "error": decision.loss.error,
        "mark": choice.mark,
        "mattered": choice.mattered,
    }


def review(record: Record, seat: str | None, passed: Callable[[int], bool]) -> Review:
    """Go through a game. `passed` hears the number of each step; if it says so, what has been seen is all.

    Raises Problem where nobody may review the game yet, or there is nothing in it.
    """
    if not record.steps:
        raise Problem("review-empty")
    if not record.over and seat is None:
        raise Problem("review-running", verbs=list(record.game.seats))
    if seat is not None and seat not in record.game.seats:
        raise Problem("review-seat", seat=seat, verbs=list(record.game.seats))
    found = Review(record, None if record.over else seat)
    for number, state, action, events in _steps(record):
        _look(found, number, state, action, events)
        found.steps = number
        found.when = next((one for one in reversed(events) if one.kind == record.game.milestone), found.when)
        if passed(number):
            break
    _end(found)
    return found


def _steps(record: Record) -> Iterator[tuple[int, State, Action, list[Event]]]:
    """Each step with the position before it."""
    before = record.start
    for moment in record.replay():
        yield moment.number, before, moment.step.action, moment.events
        before = moment.state


def _look(found: Review, number: int, state: State, action: Action, events: list[Event]) -> None:
    seed = f"review:{number}"
    asked = state.seat
    if asked == CHANCE:
        if found.seat is not None and not _lies_open(state, found.seat, action):
            return
        struck = stroke(found.judge, state, action, seed)
        if struck.before or struck.after:
            found.curve += [(number - 1, struck.before), (number, struck.after)]
            found.rolls.append(Roll(number, found.when, action, _until_next(found, events), struck))
    elif asked is not None and found.seat in (None, asked):
        if found.seat is None and not found.judge.noisy:
            found.curve.append((number - 1, found.judge.here(state, seed).mean))
        decision = found.judge.weigh(state, asked, action, seed)
        if decision is not None:
            sharp = found.judge.sharp
            mattered = decision.stake is None or decision.stake >= sharp
            mark = marked(decision.loss, sharp)
            question = state.question
            assert question is not None
            found.choices.append(Choice(number, found.when, asked, question, action, decision, mark, mattered))


def _lies_open(state: State, seat: str, outcome: Action) -> bool:
    """Whether the seat knows all that there is, before and after."""
    following = state.copy()
    following.apply(outcome)
    return all(one.over or one.with_other_secrets(seat, Random(0)) is None for one in (state, following))


def _until_next(found: Review, events: list[Event]) -> list[Event]:
    """What belongs to the turn or round in which it began."""
    milestone = found.record.game.milestone
    return list(takewhile(lambda event: event.kind != milestone, events))


def _end(found: Review) -> None:
    raw = found.raw
    if found.partial:
        return
    if raw is not None:
        found.curve.append((found.steps, raw))
    elif found.seat is not None:
        now = value(found.record.state, found.seat)
        found.curve.append((found.steps, found.judge.turned(now, found.record.game.seats.index(found.seat)).mean))


def marked(loss: Estimate, sharp: float) -> str:
    """From fine to blunder; only what is proven is called worse than fine."""
    if loss.mean < PROVEN * loss.error:
        return FINE
    return next((mark for mark in reversed(MARKS[1:]) if loss.mean >= WORSE[mark] * sharp), FINE)


@cache
def _standards() -> dict[str, Any]:
    return tomllib.loads((files(__package__) / "standards.toml").read_text(encoding="utf-8"))


def standard(game: str, preset: str) -> Standard:
    """What was measured for a game; the nearest thing to it is another preset of the same game."""
    table = _standards().get(game, {})
    table = table.get(preset, table.get("usual", {}))
    return Standard(table.get("spread"), {name: Rate(*pair) for name, pair in table.get("rates", {}).items()})


def alike(rate: Estimate, rates: dict[str, Rate]) -> list[str]:
    """The ranks whose games give away as much, within what games of a rank differ by and what `rate` may err by.

    Whoever gives away more than the weakest, or less than the strongest, counts as such a one. Empty where that is all
    of them: then nothing is said.
    """
    found = []
    least, most = (edge((one.mean for one in rates.values()), default=0.0) for edge in (min, max))
    for name, (mean, spread) in rates.items():
        beyond = (mean == most and rate.mean > mean) or (mean == least and rate.mean < mean)
        if beyond or abs(rate.mean - mean) <= REACH * hypot(spread, rate.error):
            found.append(name)
    return found if len(found) < len(rates) else []


def in_points(found: Review) -> bool:
    return found.judge.unit == POINTS
