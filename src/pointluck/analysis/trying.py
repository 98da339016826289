"""An answer tried once more where a game once stood: is it better than the one given there, and by how much?

Both are weighed as the review weighs them, from what the seat could know and with the same luck.
"""

from __future__ import annotations

from math import hypot
from typing import Any, NamedTuple

from pointluck.engine import CHANCE, LANGUAGES, Action, State

from .review import PROVEN, marked
from .value import POINTS, Decision, valuer
from .words import Words

BETTER, ALIKE, WORSE, SAME, UNKNOWN = "better", "alike", "worse", "same", "unknown"
SMALL = 0.25
"""Of what an inaccuracy begins with: less is told apart by nobody."""


class Trial(NamedTuple):
    taken: Action
    then: Action | None
    """The answer given in the game; None: not known."""
    now: Decision | None
    was: Decision | None
    """What both gave away; None where they were not weighed."""


def trial(state: State, number: int, taken: str, then: str | None) -> Trial:
    """Weigh both answers at the position before the step of that number. Raises Problem if one of them is none."""
    seat, judge, seed = state.seat, valuer(state.setup), f"review:{number}"
    if seat is None or seat == CHANCE:
        raise ValueError("nobody decides here")
    answers = [None if text is None else state.parse(text) for text in (taken, then)]
    now, was = (None if one is None else judge.weigh(state, seat, one, seed) for one in answers)
    assert answers[0] is not None
    return Trial(answers[0], answers[1], now, was)


def verdict(found: Trial, sharp: float) -> str:
    if found.taken == found.then:
        return SAME
    if found.now is None or found.was is None:
        return UNKNOWN
    now, was = found.now.loss, found.was.loss
    gained = was.mean - now.mean
    if abs(gained) <= max(SMALL * sharp, PROVEN * hypot(now.error, was.error)):
        return ALIKE
    return BETTER if gained > 0 else WORSE


def judged(state: State, number: int, taken: str, then: str | None) -> dict[str, Any]:
    """All of it as plain data, with a sentence in each language."""
    found, judge = trial(state, number, taken, then), valuer(state.setup)
    called = verdict(found, judge.sharp)
    return {
        "step": number,
        "taken": taken,
        "then": then,
        "verdict": called,
        "mark": None if found.now is None else marked(found.now.loss, judge.sharp),
        "told": {code: _told(found, called, judge.unit, Words(code, state.setup.game)) for code in LANGUAGES},
    }


def _told(found: Trial, called: str, unit: str, words: Words) -> str:
    told = [words.say(f"tried-{called}")]
    if found.was is not None and called != SAME:
        told.append(words.say("tried-then", lost=_amount(found.was, unit, words)))
    if found.now is not None:
        told.append(words.say("tried-now", lost=_amount(found.now, unit, words)))
        if found.now.best != found.taken:
            told.append(words.say("tried-best", best=words.action(found.now.best)))
    return " ".join(told)


def _amount(decision: Decision, unit: str, words: Words) -> str:
    whole, digits = (1, 2) if unit == POINTS else (100, 1)
    return words.say(f"review-amount-{unit}", number=words.number(whole * max(0.0, decision.loss.mean), digits))
