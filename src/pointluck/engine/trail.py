"""Going back in a game without playing it again from the start.

A trail keeps a few states of the way: close together where the game stands, further and further apart towards its
begin. To go back `s` steps costs about as many again, and at most `EVERY` more, however long the game is.
"""

from __future__ import annotations

from collections.abc import Callable

from .state import State

EVERY = 16
"""At least so many steps lie between two states that are kept."""


class Trail:
    """Some of the states through which a game has come, each with the number of the steps before it."""

    __slots__ = ("_kept",)

    def __init__(self, start: State) -> None:
        self._kept = [(0, start.copy())]

    def passed(self, number: int, state: State) -> None:
        """The game stands after `number` steps."""
        if number - self._kept[-1][0] >= EVERY:
            self._kept.append((number, state.copy()))
            self._thin(number)

    def back(self, number: int, step: Callable[[State, int], object]) -> State:
        """The state after `number` steps; what is after it is forgotten. `step` takes the step of that place."""
        while self._kept[-1][0] > number:
            self._kept.pop()
        at, kept = self._kept[-1]
        state = kept.copy()
        for place in range(at, number):
            step(state, place)
            self.passed(place + 1, state)
        return state

    def _thin(self, number: int) -> None:
        """No gap may be wider than the way from it to where the game stands, and none need be smaller than half."""
        kept = self._kept
        place = len(kept) - 2
        while place > 0:
            if kept[place + 1][0] - kept[place - 1][0] <= number - kept[place + 1][0]:
                del kept[place]
            place -= 1
