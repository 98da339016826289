"""Dogfight: the air combat of Battle of Midway: The Board Game, for two players, in two modes.

Designed by Przemysław Kot-Rembowski and Sebastian Srebro, published by Bored Games.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from random import Random
from typing import Any

from pointluck import engine
from pointluck.engine import Action, Game, Plain, Result, Setup, State

from . import inspection, notation, victory
from .guesses import guess
from .order_of_battle import SIDES, OrderOfBattle
from .pieces import Dogfight
from .sequence import SEQUENCE
from .view import view

__all__ = ["DogfightGame", "DogfightState"]


class DogfightState(Dogfight):
    """The table with its rules."""

    __slots__ = ()

    @property
    def sequence(self) -> engine.Sequence[Any]:
        return SEQUENCE

    @property
    def result(self) -> Result | None:
        return victory.result(self) if self.over else None

    def view(self, seat: str | None) -> Plain:
        return view(self, seat)

    def parse(self, text: str) -> Action:
        return notation.parse(self, text)

    def problems(self) -> list[str]:
        return inspection.problems(self)


class DogfightGame(Game):
    """The title."""

    id = "dogfight"
    seats = SIDES
    rules_version = 1
    over_clause = "DF-2.1"

    def __init__(self) -> None:
        super().__init__(files(__package__))
        self._ready: dict[str, OrderOfBattle] = {}

    def order_of_battle(self, setup: Setup) -> OrderOfBattle:
        """Made once for each setup: boards and diagrams take a moment."""
        known = self._ready.get(setup.digest)
        if known is None:
            if len(self._ready) > 16:
                self._ready.clear()
            known = self._ready[setup.digest] = OrderOfBattle(setup)
        return known

    def begin(self, setup: Setup) -> DogfightState:
        return DogfightState.before_setup(setup, self.order_of_battle(setup))

    def restore(self, setup: Setup, position: Plain) -> DogfightState:
        return DogfightState.from_position(setup, self.order_of_battle(setup), position)

    def sample(self, view: Plain, history: Sequence[Action], rng: Random) -> DogfightState:
        """A state behind a view: hands, plans, bids and drawn cards of the other seat are dealt anew."""
        setup = self.setup_from(view["setup"])
        oob = self.order_of_battle(setup)
        return DogfightState.from_position(setup, oob, guess(view, oob, rng))

    def tally(self, state: State) -> dict[str, int]:
        assert isinstance(state, Dogfight)
        return victory.tally(state)
