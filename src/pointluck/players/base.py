"""Who decides: the one interface of people and bots. A player sees what its seat may see, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from random import Random
from typing import NamedTuple, Protocol

from pointluck.engine import Action, Question, State, View


class CalledOff(Exception):
    """Nobody wants the answer any more. Raised by whoever listens to a player's progress."""


class Late(Exception):
    """A player's time is up. It never leaves the player."""


class Budget(NamedTuple):
    """How long a player may think about one decision. Only a count of simulations gives the same move every time."""

    simulations: int | None = None
    seconds: float | None = None
    """To be used up."""
    at_most: float | None = None
    """Seconds after which the player answers with what it has found so far, or as a lesser rank would."""


AT_TABLES = Budget(at_most=3.0)
"""For people who wait. With compiled kernels nobody needs as long, so on most machines it changes no move."""


class Candidate(NamedTuple):
    """An action that a player considered."""

    action: Action
    value: float | None
    """What the seat may expect of it: points in a game for one, the chance to win in a game for two."""
    visits: int
    """How many simulations the value comes from."""


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
        view: View,
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
    def view(self) -> View:
        """Made when it is first looked at: a player that does not look does not pay."""
        assert self._state is not None
        return self._state.view(self.seat)

    def progress(self, share: float) -> None:
        """A player that thinks long says how far it has come, 0 to 1, many times a second. Here it is called off.

        Raises CalledOff.
        """
        if self._report is not None:
            self._report(share)


class Player(Protocol):
    """Somebody in a seat."""

    name: str

    def choose(self, situation: Situation) -> Action:
        """One of the legal actions."""
        ...

    def explain(self) -> list[Candidate]:
        """What was considered for the last choice, the best first. Empty if it was not searched for."""
        ...


class Script:
    """The base of players that follow a script: they weigh no candidates."""

    def explain(self) -> list[Candidate]:
        return []


class RandomPlayer(Script):
    """Uniform over the legal actions."""

    name = "random"

    def __init__(self, seed: int | str) -> None:
        self._random = Random(f"player:{seed}").random

    def choose(self, situation: Situation) -> Action:
        legal = situation.legal
        return legal[int(self._random() * len(legal))]


Roster = dict[str, Callable[[str, int | str, Budget | None], Player]]
"""Who plays a game: from a name to what makes such a player for a seat, with a seed and perhaps a budget."""

BY_STRENGTH = ("random", "ensign", "doctrine", "captain", "admiral")
"""The names of our players, the weakest first."""
