"""What answers and commands need of the game they belong to, wherever that game is kept."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from pointluck.engine import Action, Event, Game, State

from .screen import Screen


class Way(NamedTuple):
    """A decision that can be taken back."""

    to: int
    """How many steps then still stand."""
    action: Action
    free: bool
    """Nobody has to be asked."""
    luck: bool
    """Dice or draws are taken back with it: they come again."""


class Place(Protocol):
    """A game with somebody in front of it: kept here in a file, or at a table on a server."""

    screen: Screen
    notes: list[str]
    """Said once, the next time the board is drawn."""
    habit: str
    """The kind of question that is answered as usual without being put, until another comes."""

    @property
    def game(self) -> Game: ...

    @property
    def state(self) -> State:
        """The position; at a server one that fits what the person may see."""
        ...

    def take(self, action: Action) -> None:
        """Take a step that is known to be legal."""
        ...

    def ways_back(self, seat: str) -> list[Way]:
        """What can be taken back: one's own decisions, the last of them first."""
        ...

    def go_back(self, seat: str, to: int) -> bool:
        """Go back to the state after `to` steps; whether that is done, or others are asked."""
        ...

    def whose(self, seat: str) -> str:
        """The chair of whoever types, also where a die is asked for."""
        ...

    def resign(self, seat: str) -> None: ...

    def offer_draw(self, seat: str) -> None:
        """Offer a draw to the others, or agree to theirs."""
        ...

    def past(self, seat: str | None) -> list[Event]:
        """Everything that stands, as that seat could see it."""
        ...

    def keep(self, file: str) -> str:
        """Put a copy of the record into a file, if one is named; says where the game is kept."""
        ...
