"""The words of the contract: what is asked and answered, what is refused, what happened, how it ended."""

from __future__ import annotations

import copyreg
import json
from typing import Final, Literal, NamedTuple, TypeAlias

CHANCE: Final = "chance"
"""The seat that has no player: whoever holds the game supplies its outcomes."""

Value: TypeAlias = str | int | list[str]
Params: TypeAlias = dict[str, Value]


class Action(NamedTuple):
    """A decision or a chance outcome. Its text is its words; nothing else is in it.

    Examples:
        >>> str(Action("launch", ("A1", "strike")))
        'launch A1 strike'
    """

    kind: str
    args: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.kind, *self.args))


class Question(NamedTuple):
    """What is asked now: a kind, a message key with parameters, and the clause that asks."""

    kind: str
    prompt: str
    params: Params
    clause: str


class Event(NamedTuple):
    """Something that happened. `seats` may see it (None: everybody); `reveals` marks what was hidden before.

    One that is for no seat is never told: it only marks its step as one that nobody takes back freely.
    """

    kind: str
    params: Params
    clause: str
    seats: tuple[str, ...] | None = None
    reveals: bool = False

    def seen_by(self, seat: str) -> bool:
        return self.seats is None or seat in self.seats


class Brief(NamedTuple):
    """A line of a seat's briefing: the part it stands in, a message key with parameters, and the clause behind it."""

    part: Literal["who", "aim", "have", "turn", "fight", "mind"]
    message: str
    params: Params
    clause: str


class Refusal(NamedTuple):
    """Why an action is not allowed: a reason from a closed list, its parameters, and the clause that forbids it."""

    reason: str
    params: Params
    clause: str


class Result(NamedTuple):
    """How a game ended. `winner` names a side (in a solitaire game perhaps one without a seat); None is a draw."""

    winner: str | None
    level: str
    score: dict[str, int]
    details: dict[str, int]


def _tellable(value: Value) -> Value:
    """The input may hold a lone surrogate, which cannot be encoded."""
    if isinstance(value, list):
        return [str(_tellable(one)) for one in value]
    if isinstance(value, int) or value.isascii():
        return value
    return value.encode("utf-8", "replace").decode()


class Problem(ValueError):
    """Bad input, named by a message key with parameters so that it can be told in any language."""

    def __init__(self, key: str, **params: Value) -> None:
        self.key = key
        self.params: Params = {name: _tellable(value) for name, value in params.items()}
        super().__init__(key, self.params)

    def __reduce__(self) -> tuple[object, ...]:
        """For processes that hand each other their problems: the fields, whatever the constructor takes."""
        return copyreg.__newobj__, (type(self),), self.__dict__  # type: ignore[attr-defined]

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value!r}" for name, value in self.params.items())
        return f"{self.key} ({told})" if told else self.key


_SHOWN = 60


def shown(value: object) -> str:
    """Something wrong that came from outside, as a problem can tell it: printable, and not too long."""
    if isinstance(value, (list, dict)):
        return "[...]" if isinstance(value, list) else "{...}"
    if isinstance(value, int) and abs(value) > 10**_SHOWN:
        return "..."
    text = value if isinstance(value, str) else json.dumps(value, default=str)
    told = "".join(letter if letter.isprintable() else "?" for letter in text[: _SHOWN + 1])
    return told if len(told) <= _SHOWN else f"{told[: _SHOWN - 3]}..."


class Refused(Problem):
    """An action that the rules do not allow here. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.reason, **refusal.params)
        self.refusal = refusal

    def __str__(self) -> str:
        return f"{super().__str__()} [{self.refusal.clause}]"


class NotationError(Problem):
    """Text that is no action of this game."""


class OptionError(Problem):
    """A preset or option that the game does not declare, or a value that it does not take."""


class DataError(Problem):
    """A figures file that cannot be read or does not fit."""


class StateError(Problem):
    """A saved state that cannot be read or contradicts itself."""


class RecordError(Problem):
    """A record that is damaged, cut off, foreign or does not replay. `line` counts from 1."""

    def __init__(self, line: int, key: str, **params: Value) -> None:
        super().__init__(key, line=line, **params)
        self.line = line
