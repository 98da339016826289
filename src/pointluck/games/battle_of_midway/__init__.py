"""The Battle of Midway: the operational game for two players, IJN against USN.

Published by HistoricalBoardGaming.com.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from random import Random
from typing import Self, cast

from pointluck.engine import Action, Brief, Event, GameOf, Plain, Result, Setup, View

from . import briefing, changes, inspection, notation, reading, secrecy, victory, whereabouts
from .guesses import guess_places, guess_sealed
from .order_of_battle import SEATS, OrderOfBattle
from .pieces import Midway
from .sequence import SEQUENCE
from .view import UNSEEN, open_view, position, view
from .view_types import MidwayView

__all__ = ["BattleOfMidwayGame", "BattleOfMidwayState"]


class BattleOfMidwayState(Midway):
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

    def parse(self, text: str) -> Action:
        return notation.parse(self, text)

    def parse_all(self, text: str) -> list[Action]:
        return notation.parse_all(self, text)

    def scene(self) -> Plain:
        return {"turn": self.turn, "zone": 0 if self.battle is None else self.battle.zone}

    def tally(self) -> dict[str, int]:
        return victory.tally(self)

    def stakes(self) -> dict[str, int]:
        return victory.stakes(self)

    def standing(self) -> dict[str, int]:
        return dict(zip(self.setup.game.seats, victory.points(self), strict=True))

    def bends(self, event: Event) -> str | None:
        return victory.bends(self, event)

    def census(self) -> dict[str, int]:
        return whereabouts.census(self)

    def problems(self) -> list[str]:
        return inspection.problems(self)

    def problems_since(self, before: Self, events: list[Event]) -> list[str]:
        return changes.problems(before, self, events)

    def with_other_secrets(self, seat: str | None, rng: Random) -> Self | None:
        return secrecy.with_other_secrets(self, seat, rng)


class BattleOfMidwayGame(GameOf[BattleOfMidwayState]):
    """The title."""

    state = BattleOfMidwayState
    id = "battle-of-midway"
    seats: tuple[str, ...] = SEATS
    rules_version = 2
    over_clause = "BM-1.1"
    levels: tuple[str, ...] = victory.LEVELS
    milestone: str | None = "turn-began"

    def __init__(self) -> None:
        super().__init__(files(__package__))

    def order_of_battle(self, setup: Setup) -> OrderOfBattle:
        return OrderOfBattle(setup)

    def briefing(self, setup: Setup, seat: str) -> list[Brief]:
        return briefing.briefing(self.oob(setup), seat)

    def sample(self, view: View, rng: Random) -> BattleOfMidwayState:
        """Hidden is the status the IJN has sealed (BM-R9), and in the fog where unseen ships are (BM-R91)."""
        setup = self.setup_from(view["setup"])
        oob = self.oob(setup)
        state = BattleOfMidwayState.from_position(
            setup, oob, position(cast(MidwayView, view), oob, list(view["sealed"]))
        )
        hidden = [number for number, ship in enumerate(view["ships"]) if ship["zone"] == UNSEEN]
        if hidden:
            guess_places(state, hidden, view["plan_unseen"], rng)
        if view["status_sealed"] and not view["sealed"]:
            state.sealed = guess_sealed(state, rng)
        return state

    def aloud(self, word: str, say: Callable[..., str], name: Callable[[str], str]) -> str | None:
        return reading.aloud(word, say, name)
