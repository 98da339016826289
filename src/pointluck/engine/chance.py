"""Who supplies chance: a seeded generator, a script, a person with real dice and cups, or all outcomes at once."""

from __future__ import annotations

import marshal
from collections.abc import Callable, Hashable, Iterable, Sequence
from fractions import Fraction
from random import Random
from typing import Protocol, TypeVar

from .fields import Plain
from .state import State
from .words import CHANCE, Action, Problem, Refused

T = TypeVar("T")
K = TypeVar("K", bound=Hashable)
AnyState = TypeVar("AnyState", bound=State)


class Chance(Protocol):
    """Whoever supplies the outcome at a chance point."""

    def pick(self, state: State) -> Action: ...


def weighted(outcomes: Sequence[T], weights: Sequence[int], mark: int) -> T:
    """The outcome on whose stretch of the line `mark` lies; each stretch is as long as the outcome's weight."""
    for outcome, weight in zip(outcomes, weights, strict=True):
        mark -= weight
        if mark < 0:
            return outcome
    raise ValueError("the mark lies beyond the last outcome")


class Seeded:
    """Outcomes from a seeded generator: the same seed gives the same game on every machine.

    Examples:
        >>> import pointluck
        >>> state, dice = pointluck.game("kido-butai").new(), Seeded(1942)
        >>> while not state.over:
        ...     events = state.apply(dice.pick(state) if state.seat == "chance" else state.legal()[0])
        >>> state.result.winner, state.result.level
        ('usa', 'major-defeat')
    """

    def __init__(self, seed: int | str) -> None:
        generator = Random(str(seed))
        self._random, self._bytes = generator.random, generator.randbytes

    def pick(self, state: State) -> Action:
        outcomes = state.legal()
        # 53 random bits: with the small totals of cups and dice the bias is below one part in 10^13.
        if state.stack[-1] in state.sequence.even:
            return outcomes[int(self._random() * len(outcomes))]
        weights = state.weights()
        return weighted(outcomes, weights, int(self._random() * sum(weights)))

    def ahead(self, count: int) -> bytes:
        """The luck of the next so many chance points, 64 bits for each: for a kernel, which draws as `pick` would.

        Of the first 32 bits the upper 27, and of the others the upper 26, make the 53 bits of `random()`.
        """
        return self._bytes(8 * count)


class Scripted:
    """Outcomes from a list of texts, for tests and for examples of play.

    Examples:
        >>> dice = Scripted(["die 3", "die 5"])
        >>> dice.add("draw bomber")
        >>> dice.left
        ['die 3', 'die 5', 'draw bomber']
    """

    def __init__(self, script: Iterable[str]) -> None:
        self._left = list(reversed(list(script)))

    @property
    def left(self) -> list[str]:
        return self._left[::-1]

    def add(self, *script: str) -> None:
        self._left[:0] = reversed(script)

    def pick(self, state: State) -> Action:
        if not self._left:
            raise Problem("script-empty", question=str(state.question))
        return state.parse(self._left.pop())


class Asked:
    """Outcomes typed in by a person. `ask` is called again, with the problem, until the answer is possible."""

    def __init__(self, ask: Callable[[State, Problem | None], str]) -> None:
        self._ask = ask

    def pick(self, state: State) -> Action:
        problem: Problem | None = None
        while True:
            text = self._ask(state, problem)
            try:
                action = state.parse(text)
                refusal = state.why_not(action)
                if refusal is None:
                    return action
                problem = Refused(refusal)
            except Problem as error:
                problem = error


def distribution(
    state: AnyState,
    read: Callable[[AnyState], K],
    stop: Callable[[AnyState], bool],
    choose: Callable[[AnyState], Action] | None = None,
) -> dict[K, Fraction]:
    """Exact probabilities of `read` at the first states where `stop` holds, with every chance outcome followed.

    Decisions on the way are made by `choose`.

    Examples:
        >>> import pointluck
        >>> state = pointluck.game("kido-butai").new()
        >>> while state.seat != "chance":
        ...     events = state.apply(state.legal()[-1])
        >>> distribution(state, lambda after: after.stakes()["fleets-reported"], lambda after: after.seat != "chance")
        {0: Fraction(5, 6), 1: Fraction(1, 6)}
    """
    ends = expansion(state, stop, choose)
    assert ends is not None
    odds: dict[K, Fraction] = {}
    for end, share in ends:
        key = read(end)
        odds[key] = odds.get(key, Fraction(0)) + share
    return odds


def expansion(
    state: AnyState,
    stop: Callable[[AnyState], bool],
    choose: Callable[[AnyState], Action] | None = None,
    most: int | None = None,
    likeness: Callable[[AnyState], Hashable] | None = None,
) -> list[tuple[AnyState, Fraction]] | None:
    """The first states where `stop` holds or the game is over, each with its exact probability.

    States of one likeness are merged, so the work grows with positions, not paths: the default merges equal ones,
    and whoever knows that some difference never matters again may say so. None: there are more than `most`.
    """
    name_of = likeness or (lambda one: same(one.position()))
    ends: list[tuple[AnyState, Fraction]] = []
    front = [(state, Fraction(1))]
    looked = 0
    while front:
        merged: dict[Hashable, tuple[AnyState, Fraction]] = {}
        for now, share in front:
            if now.over or stop(now):
                ends.append((now, share))
                continue
            for following, part in _successors(now, choose):
                looked += 1
                if most is not None and looked > most:
                    return None
                name = name_of(following)
                known = merged.get(name)
                merged[name] = (following, share * part + (known[1] if known else 0))
        front = list(merged.values())
    return ends


def same(plain: Plain) -> bytes:
    """The same for equal plain data only; ten times as fast as JSON, and for this process alone."""
    # Version 0 knows neither references nor interned texts, which differ between equal values.
    return marshal.dumps(plain, 0)


def _successors(state: AnyState, choose: Callable[[AnyState], Action] | None) -> Iterable[tuple[AnyState, Fraction]]:
    if state.seat == CHANCE:
        for outcome, part in zip(state.legal(), state.odds(), strict=True):
            following = state.copy()
            following.apply(outcome)
            yield following, part
    elif choose is None:
        raise ValueError(f"{state.question} has to be decided on the way: give a `choose`")
    else:
        following = state.copy()
        following.apply(choose(state))
        yield following, Fraction(1)
