"""A closed list of actions: each has a number of its own, whatever is legal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pointluck.engine import Action, Problem

MOST_ACTIONS: Final = 8192
"""Only somebody's own figures bring more."""


class Named:
    """Every action that a player can ever be offered, by number."""

    def __init__(self, texts: Iterable[str]) -> None:
        self.texts = list(texts)
        """What each number means, in the game's notation."""
        if len(self.texts) > MOST_ACTIONS:
            raise too_many(len(self.texts))
        self._numbers = {text: number for number, text in enumerate(self.texts)}

    def __len__(self) -> int:
        return len(self.texts)

    def number(self, action: Action | str) -> int:
        """The number of an action. Raises KeyError for what a player is never offered."""
        return self._numbers[action if isinstance(action, str) else self._named(action)]

    def offered(self, legal: Iterable[Action]) -> dict[int, Action]:
        """Legal actions by their numbers, in the same order."""
        return {self.number(action): action for action in legal}

    def text(self, number: int) -> str | None:
        """What a number means; None where there is no such number."""
        return self.texts[number] if 0 <= number < len(self.texts) else None

    def mask(self, legal: Iterable[Action]) -> bytearray:
        """A one for every legal action."""
        mask = bytearray(len(self.texts))
        for action in legal:
            mask[self.number(action)] = 1
        return mask

    def _named(self, action: Action) -> str:
        """The text by which the list knows an action."""
        return str(action)


def too_many(count: int) -> Problem:
    return Problem("environment-too-large", count=count, most=MOST_ACTIONS)
