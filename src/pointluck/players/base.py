"""Who decides: the one interface of people and bots. A player sees what its seat may see, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from random import Random
from typing import Protocol

from pointluck.engine import Action, Plain, Question, State


class Situation:
    """What a player is given: the question put to its seat, the legal actions and the seat's view."""

    def __init__(self, state: State, seat: str) -> None:
        question = state.question
        assert question is not None
        self._state: State | None = state
        self.seat = seat
        self.question: Question = question
        self.legal: list[Action] = state.legal()
        self._report: Callable[[float], None] | None = None

    @classmethod
    def plain(
        cls,
        seat: str,
        question: Question,
        legal: list[Action],
        view: Plain,
        report: Callable[[float], None] | None = None,
    ) -> Situation:
        """A situation without a state behind it, for a player that thinks in another process.

        `report` is told how far the player has come.
        """
        situation = cls.__new__(cls)
        situation._state = None
        situation.seat = seat
        situation.question = question
        situation.legal = legal
        situation.__dict__["view"] = view
        situation._report = report
        return situation

    @cached_property
    def view(self) -> Plain:
        """Made when it is first looked at: a player that does not look does not pay."""
        assert self._state is not None
        return self._state.view(self.seat)

    def progress(self, share: float) -> None:
        """A player that thinks long says how far it has come, 0 to 1. Somebody may be listening."""
        if self._report is not None:
            self._report(share)


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
