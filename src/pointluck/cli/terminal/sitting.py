"""Somebody in front of a game, wherever that game is kept: what answers and commands need of it, and how it asks."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, NamedTuple

from pointluck.engine import Action, Event, Game, State, View

from .answers import Answers
from .commands import Commands
from .dice import OwnDice
from .screen import Screen

if TYPE_CHECKING:
    from pointluck.analysis.staff import Counsel

INTERRUPTED = 130
RECALLED = 6
"""How many of the last events somebody who comes back sees."""


class Way(NamedTuple):
    """A decision that can be taken back."""

    to: int
    """How many steps then still stand."""
    action: Action
    free: bool
    """Nobody has to be asked."""
    luck: bool
    """Dice or draws are taken back with it: they come again."""


class Sitting(ABC):
    """A game with somebody in front of it: kept here in a file, or at a table on a server."""

    _answers: Answers
    _dice: OwnDice

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.notes: list[str] = []
        """Said once, the next time the board is drawn."""
        self.habit = ""
        """The kind of question that is answered as usual without being put, until another comes."""
        self._surprise = False

    def _listen_to(self, commands: Commands) -> None:
        self._answers = Answers(self, commands)
        self._dice = OwnDice(self.screen, commands)

    # --- where the game is kept ---------------------------------------------------------------------------------

    @property
    @abstractmethod
    def game(self) -> Game: ...

    @property
    @abstractmethod
    def state(self) -> State:
        """The position; at a server one that fits what the person may see."""

    @abstractmethod
    def take(self, action: Action) -> None:
        """Take a step that is known to be legal."""

    @abstractmethod
    def ways_back(self, seat: str) -> list[Way]:
        """What can be taken back: one's own decisions, the last of them first."""

    @abstractmethod
    def go_back(self, seat: str, to: int) -> bool:
        """Go back to the state after `to` steps; whether that is done, or others are asked."""

    @abstractmethod
    def whose(self, seat: str) -> str:
        """The chair of whoever types, also where a die is asked for."""

    @abstractmethod
    def resign(self, seat: str) -> None: ...

    @abstractmethod
    def offer_draw(self, seat: str) -> None:
        """Offer a draw to the others, or agree to theirs."""

    @abstractmethod
    def advice(self, seat: str) -> Counsel:
        """What the staff of the seat that is asked would do. The record says that it was asked."""

    @abstractmethod
    def past(self, seat: str | None) -> list[Event]:
        """Everything that stands, as that seat could see it."""

    @abstractmethod
    def keep(self, file: str) -> str:
        """Put a copy of the record into a file, if one is named; says where the game is kept."""

    @abstractmethod
    def news(self, seat: str | None) -> list[Event]:
        """What that seat has not been shown yet."""

    # --- asking -------------------------------------------------------------------------------------------------

    def _ask_person(self, seat: str, view: View) -> None:
        state = self.state
        question, legal = state.question, state.legal()
        assert question is not None
        board = self.screen.board
        usual = board.usual(legal, view)
        if self.habit == question.kind and usual is not None:
            self.take(usual)
            return
        self.habit = ""
        choices, warnings = board.choices(legal, view), board.notes(legal, view)
        asked = self.screen.language.question(question)
        surprise, self._surprise = self._surprise, False
        self.screen.turn_over(view, self.news(seat), self._said(), warnings, asked, choices, usual, surprise)
        self._answers.ask(seat, choices, usual)

    def _said(self) -> list[str]:
        notes, self.notes = self.notes, []
        return notes

    def _hand_over(self, seat: str) -> None:
        """Two people at one keyboard: what one may see is gone from the screen before the other comes."""
        if self.screen.live:
            self.screen.out.clear()
        self.screen.say("play-hand-over", seat=self.screen.language.name(seat))
        self.screen.pause()
