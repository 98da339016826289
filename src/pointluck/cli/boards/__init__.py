"""How a game's table looks in a terminal: one module for each game, named like the game, with make(language).

A game without one has the plain board.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from itertools import count
from typing import NamedTuple, Protocol

from rich.console import Group, RenderableType
from rich.text import Text

from pointluck.engine import Action, Event, Game, Result, View
from pointluck.engine.settlement import LEVELS
from pointluck.language import Language


class Choice(NamedTuple):
    """An action as a line of the menu: the heading it stands under, and what is said of it there."""

    heading: str
    label: str
    action: Action
    alike: tuple[Action, ...] = ()
    """The same done by each of the interchangeable pieces, the first of them `action`; empty if there is one."""
    stem: str = ""
    """If several such choices on one line make up one action: how it begins, in notation. Empty: it stands alone."""
    part: str = ""
    """What this choice adds to the stem."""
    number: int | None = None
    """If the answer is a number, that of no other choice, with which the label begins: what a person types for it."""


def numbered(choices: list[Choice]) -> dict[int, Choice]:
    """By what is typed for them: answers that are numbers by these, the others by the numbers that are left."""
    taken = {choice.number for choice in choices}
    free = (number for number in count(1) if number not in taken)
    return {next(free) if choice.number is None else choice.number: choice for choice in choices}


class Board(Protocol):
    """A game's table as one seat may see it, in one language."""

    def draw(self, view: View, width: int) -> RenderableType:
        """The whole table, as wide as said."""
        ...

    def legend(self) -> list[str]:
        """What the marks on the board mean, line by line."""
        ...

    def choices(self, legal: list[Action], view: View) -> list[Choice]:
        """The legal actions in the order of the menu, those under one heading together."""
        ...

    def usual(self, legal: list[Action], view: View) -> Action | None:
        """The answer most players would give, if it can be left to habit: it is marked, and `ok` takes it."""
        ...

    def notes(self, legal: list[Action], view: View) -> list[str]:
        """What a player should know before choosing."""
        ...

    def at_stake(self, action: Action, view: View) -> str | None:
        """What the action gives up for good, if a player should be asked before."""
        ...

    def weight(self, event: Event) -> str:
        """How an event is set in the log: `heading`, `grave` or `plain`."""
        ...

    def ending(self, view: View, result: Result) -> RenderableType:
        """How the game ended, with points and losses."""
        ...


def ending(table: Board, language: Language, view: View, result: Result) -> RenderableType:
    """How a game ended: as the game's own board tells it, or in a sentence where the players ended it themselves."""
    if result.level not in LEVELS.values():
        return Group(table.ending(view, result), *_par(language, view))
    stood = [f"{language.name(side)} {count}" for side, count in result.details.items()]
    return Text(language.say("end-settled", level=result.level, winner=result.winner or "", stood=stood), "bold")


def _par(language: Language, view: View) -> list[Text]:
    """What there is to compare a result with."""
    from pointluck.analysis.par import par_of, sentence

    game, found = language.game, par_of(view["setup"])
    return [] if found is None or game is None else [Text(sentence(found, game, game.seats[0], language))]


def board(game: Game, language: Language) -> Board:
    own = f"{__name__}.{game.id.replace('-', '_')}"
    module = import_module(own if find_spec(own) else f"{__name__}.plain")
    made: Board = module.make(language.of(game))
    return made
