"""Who decides: the one interface of people and bots. A player sees what its seat may see, and nothing else."""

from __future__ import annotations

from functools import cached_property
from random import Random
from typing import Protocol

from pointluck.engine import Action, Plain, Question, State


class Situation:
    """What a player is given: the question put to its seat, the legal actions and the seat's view."""

    def __init__(self, state: State, seat: str) -> None:
        question = state.question
        assert question is not None
        self._state = state
        self.seat = seat
        self.question: Question = question
        self.legal: list[Action] = state.legal()

    @cached_property
    def view(self) -> Plain:
        """Made when it is first looked at: a player that does not look does not pay."""
        return self._state.view(self.seat)


class Player(Protocol):
    """Somebody in a seat."""

    name: str

    def choose(self, situation: Situation) -> Action:
        """One of the legal actions."""
        ...


class RandomPlayer:
    """Uniform over the legal actions."""

    name = "random"

    def __init__(self, seed: int | str) -> None:
        self._random = Random(f"player:{seed}").random

    def choose(self, situation: Situation) -> Action:
        legal = situation.legal
        return legal[int(self._random() * len(legal))]
