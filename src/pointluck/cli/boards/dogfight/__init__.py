"""The table of Dogfight: the hexagons as they lie, north on top, with everybody's aircraft, cards and points below."""

from __future__ import annotations

from random import Random
from typing import cast

from rich.console import RenderableType

from pointluck.engine import Action, Event, Result, View
from pointluck.games.dogfight import DogfightState
from pointluck.games.dogfight.order_of_battle import TOKEN_NAMES
from pointluck.language import Language

from .. import Choice
from .chart import Chart
from .ending import ending
from .menu import choices
from .prospects import prospects

_HEADINGS = {"round-began", "flight-began", "combat-began", "battle-ended"}
_GRAVE = {"destroyed", "carrier-bombed", "scored", "bids-shown", "order-played"}


def make(language: Language) -> DogfightBoard:
    return DogfightBoard(language)


class DogfightBoard:
    """Drawn from what a seat may see; hidden cards are face down here too."""

    def __init__(self, language: Language) -> None:
        self._language = language

    def draw(self, view: View, width: int) -> RenderableType:
        return Chart(self._language, view, self._state(view), width).draw()

    def legend(self) -> list[str]:
        keys = ("aircraft", "facing", "marker", "areas", "ghosts", "coordinates")
        return [self._language.say(f"legend-{key}") for key in keys]

    def choices(self, legal: list[Action], view: View) -> list[Choice]:
        return choices(self._language, legal, self._state(view))

    def usual(self, legal: list[Action], view: View) -> Action | None:
        """Every answer of this game is a decision."""
        return None

    def notes(self, legal: list[Action], view: View) -> list[str]:
        """What Firing would come to now. What lies ahead of an aircraft is part of the question."""
        state = self._state(view)
        question = state.question
        if question is None or view["seat"] != state.seat:
            return []
        return [prospects(self._language, state, view["seat"])] if question.kind == "card" else []

    def at_stake(self, action: Action, view: View) -> str | None:
        """An aircraft let go is lost (DF-F4), and a swap may hand over the game (DF-R9)."""
        state = self._state(view)
        question = state.question
        params = {} if question is None else question.params
        if action.kind == "fly-off" or (action.kind in TOKEN_NAMES and params.get("ahead") == "sea"):
            return self._language.say("board-stake-fly-off", aircraft=params["aircraft"])
        perils, bombers = params.get("perils", []), params.get("bombers", [])
        if isinstance(perils, list) and isinstance(bombers, list) and str(action) in perils:
            return self._language.say("board-gives-victory", bomber=bombers[perils.index(str(action))])
        return None

    def weight(self, event: Event) -> str:
        if event.kind in _HEADINGS:
            return "heading"
        return "grave" if event.kind in _GRAVE else "plain"

    def ending(self, view: View, result: Result) -> RenderableType:
        return ending(self._language, result)

    def _state(self, view: View) -> DogfightState:
        """A state behind the view, for its geometry. What is hidden in it is made up and never shown."""
        assert self._language.game is not None
        return cast(DogfightState, self._language.game.sample(view, Random(0)))


__all__ = ["DogfightBoard", "make"]
