"""Kido Butai: Japan's Carriers at Midway. Solitaire; the player is Nagumo.

Designed by Benjamin Richter, published by Dr. Richter Konfliktsimulationen.
"""

from __future__ import annotations

from importlib.resources import files
from random import Random
from typing import cast

from pointluck.engine import Action, Brief, Event, GameOf, Plain, Result, Setup, View

from . import briefing, inspection, notation, victory, whereabouts
from .order_of_battle import OrderOfBattle
from .pieces import JAPAN, USA, KidoButai
from .sequence import SEQUENCE
from .view import position, view
from .view_types import KidoButaiView

__all__ = ["KidoButaiGame", "KidoButaiState"]


class KidoButaiState(KidoButai):
    """The table with its rules."""

    __slots__ = ()

    sequence = SEQUENCE

    @property
    def result(self) -> Result | None:
        return victory.result(self) if self.over else None

    def view(self, seat: str | None) -> View:
        return view(self)

    def parse(self, text: str) -> Action:
        return notation.parse(self, text)

    def parse_all(self, text: str) -> list[Action]:
        return notation.parse_all(self, text)

    def scene(self) -> Plain:
        return {"turn": self.turn}

    def tally(self) -> dict[str, int]:
        return victory.tally(self)

    def stakes(self) -> dict[str, int]:
        return victory.stakes(self)

    def standing(self) -> dict[str, int]:
        return victory.score(self)

    def bends(self, event: Event) -> str | None:
        return victory.bends(self, event)

    def census(self) -> dict[str, int]:
        return whereabouts.census(self)

    def problems(self) -> list[str]:
        return inspection.problems(self)


class KidoButaiGame(GameOf[KidoButaiState]):
    """The title."""

    state = KidoButaiState
    id = "kido-butai"
    seats: tuple[str, ...] = (JAPAN,)
    rules_version = 1
    over_clause = "KB-2a"
    levels: tuple[str, ...] = ("major-victory", "minor-victory", "draw", "minor-defeat", "major-defeat")
    opponent: str | None = USA
    milestone: str | None = "turn-began"

    def __init__(self) -> None:
        super().__init__(files(__package__))

    def order_of_battle(self, setup: Setup) -> OrderOfBattle:
        return OrderOfBattle(setup)

    def briefing(self, setup: Setup, seat: str) -> list[Brief]:
        return briefing.briefing(self.oob(setup))

    def sample(self, view: View, rng: Random) -> KidoButaiState:
        """Nothing is hidden in this game (KB-R64): there is one state behind each view."""
        setup = self.setup_from(view["setup"])
        oob = self.oob(setup)
        return KidoButaiState.from_position(setup, oob, position(cast(KidoButaiView, view), oob))
