"""What a learner sees and how it answers, in numbers: what Gymnasium, PettingZoo and OpenSpiel have in common."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, Final, Literal, Protocol, cast, get_args

import numpy as np
from gymnasium import spaces

from pointluck.engine import Action, Problem, Setup, State
from pointluck.games.kido_butai import KidoButaiState
from pointluck.games.kido_butai.order_of_battle import OrderOfBattle as KidoButaiOrderOfBattle

from . import dogfight, kido_butai
from .sky import Sky
from .words import words_of

MOST_LEGAL: Final = 256
"""Answers in a list."""
LONGEST_ANSWER: Final = 48
"""Tokens of one answer."""
LONGEST_VIEW: Final = {"kido-butai": 1024, "dogfight": 1024}
"""Tokens of a view; of other games `LONGEST_OTHER`."""
LONGEST_OTHER: Final = 6144

Numbering = Literal["listed", "named"]
"""Answers are known by their place in the list of legal ones, or each by a number of its own."""
Observation = dict[str, np.ndarray[Any, Any]]


class Answers(Protocol):
    """How answers are numbered."""

    def __len__(self) -> int: ...

    def offered(self, legal: Iterable[Action]) -> dict[int, Action]:
        """Legal actions by their numbers."""
        ...

    def text(self, number: int) -> str | None:
        """What a number means whatever is legal; None where it means nothing by itself."""
        ...


class Table(Protocol):
    """What lies on the table as a row of numbers from 0 to 255."""

    labels: list[str]
    highs: list[int]

    def __len__(self) -> int: ...

    def row(self, view: Any) -> list[int]: ...


class Listed:
    """An answer's number is its place in the list of legal ones."""

    def __init__(self, game: str) -> None:
        self.game = game

    def __len__(self) -> int:
        return MOST_LEGAL

    def offered(self, legal: Iterable[Action]) -> dict[int, Action]:
        found = dict(enumerate(legal))
        if len(found) > MOST_LEGAL:
            raise Problem("environment-overflow", game=self.game, what="legal", count=len(found), most=MOST_LEGAL)
        return found

    def text(self, number: int) -> str | None:
        return None


class Encoding:
    """The numbers of one setup. It keeps nothing of a game."""

    def __init__(self, setup: Setup, actions: Numbering = "listed") -> None:
        if actions not in get_args(Numbering):
            raise Problem("environment-actions", given=str(actions), known=list(get_args(Numbering)))
        self.setup = setup
        self.words = words_of(setup)
        self.named = actions == "named"
        self.answers = _named(setup) if self.named else Listed(setup.game.id)
        self.longest = LONGEST_VIEW.get(setup.game.id, LONGEST_OTHER)
        self.table = _table(setup) if self.named else None

    def action_space(self) -> spaces.Discrete[Any]:
        """A new one each time: a space has luck of its own, which environments must not share."""
        return spaces.Discrete(len(self.answers))

    def observation_space(self) -> spaces.Dict[Any]:
        """A new one each time."""
        last = len(self.words) - 1
        seen: spaces.Space[Any] = spaces.Box(0, last, (self.longest,), np.uint16)
        if self.table is not None:
            seen = spaces.Box(np.zeros(len(self.table), np.uint8), np.array(self.table.highs, np.uint8), dtype=np.uint8)
        found: dict[str, spaces.Space[Any]] = {
            "observation": seen,
            "action_mask": spaces.MultiBinary(len(self.answers)),
        }
        if not self.named:
            found["answers"] = spaces.Box(0, last, (MOST_LEGAL, LONGEST_ANSWER), np.uint16)
        return spaces.Dict(found)

    def offered(self, state: State) -> dict[int, Action]:
        """The legal answers by their numbers; none at a chance point or when the game is over."""
        return self.answers.offered(state.legal()) if state.seat in self.setup.game.seats else {}

    def observation(self, state: State, seat: str) -> Observation:
        """What that seat sees. Legal answers are shown to the seat that is asked alone."""
        offered = self.offered(state) if state.seat == seat else {}
        mask = np.zeros(len(self.answers), np.int8)
        mask[list(offered)] = 1
        found: Observation = {"observation": self.seen(state, seat), "action_mask": mask}
        if not self.named:
            found["answers"] = self.described(offered)
        return found

    def seen(self, state: State, seat: str) -> np.ndarray[Any, Any]:
        """The seat's view in numbers: the row of the table where there is one, else tokens."""
        view = state.view(seat)
        if self.table is not None:
            return np.array(self.table.row(view), np.uint8)
        return self.words.row(self.words.seen(view), self.longest, "view")

    def described(self, offered: Mapping[int, Action]) -> np.ndarray[Any, Any]:
        """The tokens of each answer, in the row of its number."""
        rows = np.zeros((MOST_LEGAL, LONGEST_ANSWER), np.uint16)
        for number, action in offered.items():
            rows[number] = self.words.row(self.words.said(str(action)), LONGEST_ANSWER, "answer")
        return rows


def _named(setup: Setup) -> Answers:
    """Raises Problem for a game whose actions nobody has listed."""
    if setup.game.id == "kido-butai":
        return kido_butai.Actions(_kido_butai(setup))
    if setup.game.id == "dogfight":
        return dogfight.Actions(setup)
    raise Problem("environment-unlisted", game=setup.game.id)


def _table(setup: Setup) -> Table:
    return kido_butai.Table(_kido_butai(setup)) if setup.game.id == "kido-butai" else Sky(setup)


def _kido_butai(setup: Setup) -> KidoButaiOrderOfBattle:
    return cast(KidoButaiState, setup.game.begin(setup)).oob


@lru_cache(maxsize=32)
def encoding(setup: Setup, actions: Numbering = "listed") -> Encoding:
    """Shared by all environments of a setup."""
    return Encoding(setup, actions)
