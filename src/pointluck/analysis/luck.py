"""Luck: what chance outcomes did to the value of the position, and what is left of a result without it.

The luck of an outcome is the value of the position after it, less the mean over all outcomes by their exact odds. Its
own mean is zero, whatever the values are, as long as the same are used for all outcomes of a step. So a result less
its luck is the same in the mean as the result itself, and the better the values are, the less it varies.
"""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from pointluck.engine import Action, Seeded, State
from pointluck.engine.chance import weighted

from .averages import Spread
from .value import Valuer

WIDE = 150
"""Of a step with more outcomes a sample stands for them, drawn by their odds with a seed of its own: still unbiased."""
SAMPLE = 40
WHOLE = 1_000_000


class Stroke(NamedTuple):
    """A chance outcome, in values of the first seat."""

    before: float
    """The mean over all that could have come."""
    after: float

    @property
    def luck(self) -> float:
        return self.after - self.before


def stroke(judge: Valuer, state: State, outcome: Action, seed: str) -> Stroke:
    """What an outcome did at a chance point. `seed` must not depend on the outcome."""
    if state.idle:
        return Stroke(0.0, 0.0)
    outcomes, weights = state.legal(), state.weights()
    if len(outcomes) == 1:
        return Stroke(0.0, 0.0)
    total = sum(weights)
    if len(outcomes) <= WIDE:
        shares = [weight / total for weight in weights]
    else:
        random = Random(f"{seed}:sample").random
        outcomes = [weighted(outcomes, weights, int(random() * total)) for _ in range(SAMPLE)]
        shares = [1 / SAMPLE] * SAMPLE
    known = outcome in outcomes
    values = judge.outcomes(state, outcomes if known else [*outcomes, outcome], seed)
    after = values[outcomes.index(outcome)] if known else values[-1]
    return Stroke(sum(share * value for share, value in zip(shares, values, strict=False)), after)


class WithoutLuck:
    """Results of many games, as they are and without luck, in millionths: whole numbers, so that sums are exact."""

    def __init__(self) -> None:
        self.raw = Spread()
        self.left = Spread()

    def add(self, result: float, luck: float) -> None:
        self.raw.add(round(result * WHOLE))
        self.left.add(round((result - luck) * WHOLE))

    @property
    def worth(self) -> float | None:
        """How many games as they are would tell as much as one without luck."""
        if self.raw.size < 2 or not self.left.stderr:
            return None
        return (self.raw.stderr / self.left.stderr) ** 2

    def to_plain(self) -> dict[str, Any]:
        plain: dict[str, Any] = {"games": self.raw.size, "worth": self.worth}
        for name, spread in (("raw", self.raw), ("adjusted", self.left)):
            known = spread.size > 1
            plain[name] = {
                "mean": spread.mean / WHOLE if spread.size else None,
                "interval": [end / WHOLE for end in spread.interval] if known else None,
            }
        return plain


class Adjusting(Seeded):
    """Chance that counts the luck of what it supplies."""

    def __init__(self, chance: Seeded, judge: Valuer, seed: str) -> None:
        self._chance = chance
        self._judge = judge
        self._seed = seed
        self._steps = 0
        self.luck = 0.0
        """Of the first seat, so far."""

    def pick(self, state: State) -> Action:
        outcome = self._chance.pick(state)
        self._steps += 1
        self.luck += stroke(self._judge, state, outcome, f"{self._seed}:{self._steps}").luck
        return outcome
