"""The table of a game that has no board of its own: every number and word of the view, by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from pointluck.engine import Action, Event, Game, Result, View
from pointluck.language import Language

from . import Choice

_UNTOLD = ("setup", "stack")
"""What a view has for programs."""


def make(language: Language) -> PlainBoard:
    assert language.game is not None
    return PlainBoard(language, language.game)


class PlainBoard:
    """Drawn from any view; the menu is the list of legal actions in words."""

    def __init__(self, language: Language, game: Game) -> None:
        self._language = language
        self._game = game

    def draw(self, view: View, width: int) -> RenderableType:
        table = Table.grid(padding=(0, 3, 0, 0))
        for key, value in view.items():
            if key not in _UNTOLD and (told := self._told(value)):
                table.add_row(self._language.name(key), told)
        return Panel(table, title=Text(self._game.title, "bold"), width=width)

    def _told(self, value: object) -> str:
        if isinstance(value, Mapping):
            parts = ((self._language.name(str(key)), self._told(one)) for key, one in value.items())
            return ", ".join(f"{name} {told}" for name, told in parts if told)
        if isinstance(value, str):
            return self._language.name(value)
        if isinstance(value, Sequence):
            return ", ".join(filter(None, map(self._told, value)))
        return "" if value is None else str(value)

    def legend(self) -> list[str]:
        return []

    def choices(self, legal: list[Action], view: View) -> list[Choice]:
        return [Choice("", self._language.action(action), action) for action in legal]

    def usual(self, legal: list[Action], view: View) -> Action | None:
        return None

    def notes(self, legal: list[Action], view: View) -> list[str]:
        return []

    def at_stake(self, action: Action, view: View) -> str | None:
        return None

    def weight(self, event: Event) -> str:
        return "heading" if event.kind == self._game.milestone else "plain"

    def ending(self, view: View, result: Result) -> RenderableType:
        say, name = self._language.say, self._language.name
        winner = say("end-plain-draw") if result.winner is None else say("end-plain", winner=name(result.winner))
        score = ", ".join(f"{name(seat)} {count}" for seat, count in result.score.items())
        return Panel(Text(f"{name(result.level)}\n{score}"), title=Text(winner, "bold"), expand=False, padding=(1, 2))
