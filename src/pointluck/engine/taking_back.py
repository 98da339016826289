"""Taking back: how far one may go, where a press of the button leads, and the luck that comes again.

A die that has been seen is not rolled again. The outcomes of steps that were taken back wait, in their order, for the
same question in the same place of the game, and are its answer when it is put again. What waits is a function of the
lines of a record alone, so everybody who reads them knows the same: a table, a terminal, and whoever checks the dice.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Protocol

from .state import State, canonical_json
from .words import CHANCE, Action

_UNDO = re.compile(r"undo (0|[1-9][0-9]{0,8})( kept)?")


class Owned(Protocol):
    """A step that stands, as far as it matters here: whose it was."""

    @property
    def seat(self) -> str: ...


class Taken(Owned, Protocol):
    """And whether it brought news."""

    @property
    def news(self) -> bool: ...


def free_point(steps: Sequence[Taken], seat: str) -> int:
    """The number of steps to which `seat` may go back freely: nobody has learned anything since."""
    number = len(steps)
    while number and steps[number - 1].seat == seat and not steps[number - 1].news:
        number -= 1
    return number


def ways_back(steps: Sequence[Owned], own: Container[str]) -> Iterator[int]:
    """The numbers of steps to which taking back leads, press by press: to before each decision of one's own."""
    return (number for number in range(len(steps) - 1, -1, -1) if steps[number].seat in own)


def crosses_luck(steps: Sequence[Owned], number: int) -> bool:
    """Whether going back to the state after `number` steps takes back a die or a draw."""
    return any(step.seat == CHANCE for step in steps[number:])


def undoing(number: int) -> str:
    """The line that takes back to `number` steps, without its hashes: the luck of the others is kept to come again."""
    return f"undo {number} kept"


def undone_to(body: str) -> int | None:
    """The number of steps to which such a line goes back; None if it is none. Older ones end with the number."""
    found = _UNDO.fullmatch(body)
    return None if found is None else int(found[1])


@dataclass(frozen=True, slots=True)
class Seen:
    """The luck that was seen and taken back, after some line of a record. A value: each line makes the next one."""

    count: int = 0
    """How many outcomes were ever taken back."""
    again: bool = False
    """The last line went back to a roll itself. Whoever types in real dice is asked for it: perhaps it was a slip."""
    _waiting: Mapping[str, tuple[Action, ...]] = field(default_factory=dict)

    def due(self, state: State) -> Action | None:
        """The outcome that must come at this chance point; None: it has not been seen, so a new one is rolled."""
        if not self._waiting or state.seat != CHANCE:
            return None
        waiting = self._waiting.get(_asked(state))
        return waiting[0] if waiting and state.why_not(waiting[0]) is None else None

    def step(self, state: State) -> Seen:
        """After a step is taken at `state`: what was due there has come."""
        if self.due(state) is None:
            return replace(self, again=False) if self.again else self
        key, waiting = _asked(state), dict(self._waiting)
        if not (left := waiting.pop(key)[1:]):
            return replace(self, again=False, _waiting=waiting)
        return replace(self, again=False, _waiting={**waiting, key: left})

    def back(self, state: State, undone: Iterable[str], kept: bool = True) -> Seen:
        """After going back to `state`, from where the actions of the texts `undone` had led on.

        `kept` is false in records that were made before there was this rule: their dice were rolled anew.
        """
        rolled = list(_rolls(state.copy(), undone))
        before: dict[str, tuple[Action, ...]] = {}
        for key, outcome in rolled if kept else ():
            before[key] = (*before.get(key, ()), outcome)
        waiting = {key: (*outcomes, *self._waiting.get(key, ())) for key, outcomes in before.items()}
        return Seen(self.count + len(rolled), state.seat == CHANCE, {**self._waiting, **waiting})


def _rolls(state: State, texts: Iterable[str]) -> Iterator[tuple[str, Action]]:
    """The chance outcomes among the actions, each with what it answered. The state is played on."""
    for text in texts:
        action = state.parse(text)
        if state.seat == CHANCE:
            yield _asked(state), action
        state.apply(action)


def _asked(state: State) -> str:
    """What is rolled, and where. Not the whole position: moving one thing aside first must not change the dice."""
    question = state.question
    assert question is not None
    return canonical_json({"scene": state.scene(), "question": question})
