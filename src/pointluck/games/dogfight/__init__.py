"""Dogfight: the air combat of Battle of Midway: The Board GameOf, for two players, in two modes.

Designed by Przemysław Kot-Rembowski and Sebastian Srebro, published by Bored Games.
"""

from __future__ import annotations

from importlib.resources import files
from random import Random
from typing import Final, Self, cast

from pointluck.engine import Action, Brief, Event, GameOf, Plain, Result, Setup, View

from . import briefing, inspection, notation, victory
from .guesses import guess, hides
from .order_of_battle import SIDES, OrderOfBattle
from .pieces import Dogfight
from .sequence import SEQUENCE
from .view import open_view, view
from .view_types import DogfightView

__all__ = ["DogfightGame", "DogfightState"]

TRIES: Final = 40
"""Guesses at what is sealed after which one may take it that there is no other."""


class DogfightState(Dogfight):
    """The table with its rules."""

    __slots__ = ()

    sequence = SEQUENCE

    @property
    def result(self) -> Result | None:
        return victory.result(self) if self.over else None

    def view(self, seat: str | None) -> View:
        return view(self, seat)

    def open_view(self) -> View:
        return open_view(self)

    def with_other_secrets(self, seat: str | None, rng: Random) -> Self | None:
        shown = view(self, seat)
        if not hides(shown):
            return None
        for _ in range(TRIES):
            other = self.from_position(self.setup, self.oob, guess(shown, self.oob, rng))
            if other != self:
                return other
        return None

    def parse(self, text: str) -> Action:
        return notation.parse(self, text)

    def scene(self) -> Plain:
        combat = self.combat
        return {"round": self.round, "combat": [] if combat is None else [combat.attacker, combat.defender]}

    def tally(self) -> dict[str, int]:
        return victory.tally(self)

    def stakes(self) -> dict[str, int]:
        return victory.stakes(self)

    def standing(self) -> dict[str, int]:
        return victory.standing(self)

    def bends(self, event: Event) -> str | None:
        return victory.bends(self, event)

    def course(self) -> str:
        return victory.course(self)

    def census(self) -> dict[str, int]:
        return victory.census(self)

    def problems(self) -> list[str]:
        return inspection.problems(self)


class DogfightGame(GameOf[DogfightState]):
    """The title. Two seats and no more (DF-R59); who takes which is agreed before (DF-R58)."""

    state = DogfightState
    id = "dogfight"
    seats: tuple[str, ...] = SIDES
    rules_version = 2
    over_clause = "DF-2.1"
    levels: tuple[str, ...] = victory.LEVELS
    milestone: str | None = "round-began"

    def __init__(self) -> None:
        super().__init__(files(__package__))

    def order_of_battle(self, setup: Setup) -> OrderOfBattle:
        return OrderOfBattle(setup)

    def briefing(self, setup: Setup, seat: str) -> list[Brief]:
        return briefing.briefing(self.oob(setup), seat)

    def sample(self, view: View, rng: Random) -> DogfightState:
        """A state behind a view: plans, bids and drawn cards of the other seat are made up."""
        setup = self.setup_from(view["setup"])
        oob = self.oob(setup)
        return DogfightState.from_position(setup, oob, guess(cast(DogfightView, view), oob, rng))
