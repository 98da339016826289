"""The words of this room, on top of those of the language and the game, and numbers as the language writes them."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentResource
from fluent.syntax.ast import Resource

from pointluck.engine import Change, Game
from pointluck.language import Language

from .averages import Interval, Spread


class Words(Language):
    """A language that can also speak of averages."""

    def __init__(self, code: str, game: Game | None = None) -> None:
        super().__init__(code, game)
        for room in ("text", "desk/text"):
            self._bundle.add_resource(_own(code, room))

    def tally(self, name: str) -> str:
        return self.say(f"tally-{name}")

    def doing(self, name: str) -> str:
        """What a piece was about at a milestone."""
        return self.say(f"census-{name}")

    def changed(self, change: Change) -> str:
        """A figure that is not the game's own."""
        path = change.path.removeprefix("/figures/")
        return self.say("changed", path=path, default=str(change.default), value=str(change.value))

    def number(self, value: float, digits: int = 0, sign: bool = False) -> str:
        """With the decimal mark and the thousands of the language, and a minus that looks like one."""
        text = f"{value:{'+' if sign else ''},.{digits}f}"
        if float(text.replace(",", "")) == 0:
            text = text.lstrip("+-")
        if self.code == "de":
            text = text.translate(str.maketrans(",.", ".,"))
        return text.replace("-", "−")

    def percent(self, share: float) -> str:
        return self.say("percent", number=self.number(100 * share, 1))

    def interval(self, spread: Spread, digits: int = 2, sign: bool = False) -> str:
        """Where the mean lies; one game gives no measure of that."""
        if spread.size < 2:
            return "–"
        low, high = (self.number(end, digits, sign) for end in spread.interval)
        return self.say("interval", low=low, high=high)

    def percent_interval(self, interval: Interval) -> str:
        low, high = (self.number(100 * end, 1) for end in interval)
        return self.say("percent-interval", low=low, high=high)


@cache
def _own(code: str, room: str) -> Resource:
    return FluentResource((files(__package__) / room / f"{code}.ftl").read_text(encoding="utf-8"))
