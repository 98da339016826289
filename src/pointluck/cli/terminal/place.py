"""What answers and commands need of the game they belong to, wherever that game is kept."""

from __future__ import annotations

from typing import Protocol

from pointluck.engine import Action, Event, Game, State

from .screen import Screen


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

    def undoable(self, seat: str) -> list[Action]:
        """The steps that the seat may take back by itself, the last of them last."""
        ...

    def go_back(self, seat: str, steps: int) -> None: ...

    def past(self, seat: str | None) -> list[Event]:
        """Everything that stands, as that seat could see it."""
        ...

    def keep(self, file: str) -> str:
        """Put a copy of the record into a file, if one is named; says where the game is kept."""
        ...
