"""The table of The Battle of Midway in text: the map of sea zones, decks, aircraft in flight, the battle board."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from pointluck.engine import Action, Event, Plain, Result, View
from pointluck.language import Language

from .. import Choice
from .chart import Chart
from .menu import Menu, usual

_HEADINGS = {"turn-began", "battle-began", "round-began", "token-drawn", "game-over"}
_GRAVE = {"sunk", "knocked-out", "hit", "air-unit-lost", "search-succeeded", "located", "invasion"}


def make(language: Language) -> BattleOfMidwayBoard:
    return BattleOfMidwayBoard(language)


class BattleOfMidwayBoard:
    """Both seats see the same pieces (BM-R10); what is sealed is not drawn."""

    def __init__(self, language: Language) -> None:
        self._language = language

    def draw(self, view: View, width: int) -> RenderableType:
        return Chart(self._language, view, width).draw()

    def legend(self) -> list[str]:
        keys = ("legend-zone", "legend-ships", "legend-air", "legend-units")
        return [self._language.say(key) for key in keys]

    def choices(self, legal: list[Action], view: View) -> list[Choice]:
        return Menu(self._language, legal, view).choices()

    def usual(self, legal: list[Action], view: View) -> Action | None:
        return usual(legal, view)

    def notes(self, legal: list[Action], view: View) -> list[str]:
        if any(choice.part for choice in self.choices(legal, view)):
            return [self._language.say("board-parts")]
        return []

    def at_stake(self, action: Action, view: View) -> str | None:
        return None

    def weight(self, event: Event) -> str:
        if event.kind in _HEADINGS:
            return "heading"
        return "grave" if event.kind in _GRAVE else "plain"

    def ending(self, view: View, result: Result) -> RenderableType:
        say = self._language.say
        table = Table(box=None)
        table.add_column()
        for seat in ("ijn", "usn"):
            table.add_column(self._language.name(seat), justify="right")
        table.add_row(say("end-points"), *(str(view["points"][seat]) for seat in ("ijn", "usn")))
        # Transports that are gone may have landed.
        warships = [ship for ship in view["ships"] if ship["type"] != "transport"]
        sunk = [_count(warships, seat, "zone", "gone") for seat in ("ijn", "usn")]
        table.add_row(say("end-ships"), *map(str, sunk))
        lost = [_count(view["air"], seat, "at", "lost") for seat in ("ijn", "usn")]
        table.add_row(say("end-aircraft"), *map(str, lost))
        level = Text(say("end-level", turns=view["turn"], level=result.level), "bold")
        return Group(table, level)


def _count(pieces: list[Plain], seat: str, key: str, value: str) -> int:
    return sum(1 for piece in pieces if piece["side"] == seat and piece[key] == value)
