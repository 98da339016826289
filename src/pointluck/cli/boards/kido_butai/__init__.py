"""The table of Kido Butai, drawn as the map lies: east on top, carriers below, turn track at the bottom."""

from __future__ import annotations

from rich.console import RenderableType

from pointluck.engine import Action, Event, Result, View
from pointluck.language import Language

from .. import Choice
from .chart import Chart
from .ending import ending
from .menu import choices

_HEADINGS = {"turn-began", "attack-began", "raid-began", "special-attack", "air-combat", "game-over"}
_GRAVE = {"sunk", "damaged", "squadron-lost", "must-land", "fleet-drawn"}


def make(language: Language) -> KidoButaiBoard:
    return KidoButaiBoard(language)


class KidoButaiBoard:
    """The only seat is Japan's, and nothing is hidden from it (KB-R64)."""

    def __init__(self, language: Language) -> None:
        self._language = language

    def draw(self, view: View, width: int) -> RenderableType:
        return Chart(self._language, view, width).draw()

    def legend(self) -> list[str]:
        facings = [f"legend-facing-{facing}" for facing in "ESWN"]
        keys = (
            "legend-squadron",
            *facings,
            "legend-load",
            "legend-marks",
            "legend-ships",
            "legend-counters",
            "legend-us",
        )
        return [self._language.say(key) for key in keys]

    def choices(self, legal: list[Action], view: View) -> list[Choice]:
        return choices(self._language, legal, view)

    def usual(self, legal: list[Action], view: View) -> Action | None:
        """Every answer of this game is a decision."""
        return None

    def notes(self, legal: list[Action], view: View) -> list[str]:
        """What ending the phase would do, while it can be ended (KB-3i, KB-R18, KB-R51)."""
        end = next((action for action in legal if action.kind == "end"), None)
        if end is None:
            return []
        told = [self.at_stake(end, view)]
        waiting = _waiting(view)
        if waiting:
            told.append(self._language.say("board-would-turn-back", squadrons=waiting))
        return [note for note in told if note]

    def at_stake(self, action: Action, view: View) -> str | None:
        """Squadrons that must land and have not are lost at the end of the phase (KB-3i, KB-R51)."""
        due = [squadron["name"] for squadron in view["squadrons"] if squadron["must_land"]]
        return self._language.say("board-at-stake", squadrons=due) if due and action.kind == "end" else None

    def weight(self, event: Event) -> str:
        if event.kind in _HEADINGS:
            return "heading"
        found = event.kind in ("us-searched", "japan-searched") and event.params["found"]
        return "grave" if found or event.kind in _GRAVE else "plain"

    def ending(self, view: View, result: Result) -> RenderableType:
        return ending(self._language, view, result)


def _waiting(view: View) -> list[str]:
    """Outbound squadrons that have done nothing this turn; they turn back unless loitering is allowed."""
    if view["setup"]["options"].get("kb.loiter") == "allowed":
        return []
    return [
        squadron["name"]
        for squadron in view["squadrons"]
        if squadron["place"] == "centre" and squadron["facing"] == "E" and not squadron["acted"]
    ]


__all__ = ["KidoButaiBoard", "make"]
