"""A game: what it is called, who plays it, what can be chosen, and how a state begins."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from functools import lru_cache
from importlib.resources.abc import Traversable
from pathlib import Path
from random import Random
from typing import Any, Generic, TypeVar

from .clauses import Clause, load_clauses
from .fields import Plain, View
from .figures import GameData
from .options import Option, OptionValue, read_options
from .setup import Setup
from .state import State
from .words import Brief, StateError

S = TypeVar("S", bound=State)


class Game(ABC):
    """The base of every title. One object per title; it holds no play."""

    id: str
    seats: tuple[str, ...]
    rules_version: int
    over_clause: str
    """The clause that ends the game; cited when somebody wants to act after it."""
    levels: tuple[str, ...] = ()
    """How a game can end, from the best for the first seat to the worst."""
    opponent: str | None = None
    """The side without a player in a game for one: it wins if the player gives up."""
    milestone: str | None = None
    """The kind of event at which `census` is worth taking: once an hour, turn or round."""

    def __init__(self, room: Traversable) -> None:
        self.room = room
        self.data = GameData.load(room / "data.toml")
        self._setups: dict[str, Setup] = {}
        self.clauses: dict[str, Clause] = load_clauses(room / "rules" / "clauses.toml")

    @property
    def sides(self) -> tuple[str, ...]:
        """Everybody who can win."""
        return self.seats if self.opponent is None else (*self.seats, self.opponent)

    @property
    def title(self) -> str:
        return self.data.title

    @property
    def options(self) -> tuple[Option, ...]:
        return self.data.options

    @property
    def presets(self) -> dict[str, dict[str, OptionValue]]:
        return self.data.presets

    def new(
        self, preset: str = "standard", data: Mapping[str, Any] | str | Path | None = None, **options: object
    ) -> State:
        """A new game at its first question.

        `data` changes figures: a table, a TOML or JSON file, or the name of one of the game's own sets. An option is a
        keyword with an underscore for its dot, `bm_victory="losses"`, or without what stands before the dot,
        `victory="losses"`. Raises OptionError for a keyword that names no option, or more than one.

        Examples:
            >>> import pointluck
            >>> pointluck.game("battle-of-midway").new("short", victory="losses").setup.options["bm.victory"]
            'losses'
        """
        state = self.begin(self.setup(preset, data, options))
        state.start()
        return state

    def setup(
        self,
        preset: str = "standard",
        data: Mapping[str, Any] | str | Path | None = None,
        options: Mapping[str, object] | None = None,
    ) -> Setup:
        overrides = self.data.read_overrides(data)
        given = options or {}
        try:
            key = json.dumps([preset, given, overrides], sort_keys=True, default=str)
        except (ValueError, RecursionError):
            # Too large, or nested without end: no option takes that, and this says which.
            read_options(self.options, self.presets, preset, given)
            raise
        found = self._setups.get(key)
        if found is None:
            values = read_options(self.options, self.presets, preset, given)
            found = Setup(self, preset, values, overrides)
            # A setup is shared by all games that begin alike; a few hundred cover any use.
            if len(self._setups) >= 256:
                self._setups.clear()
            self._setups[key] = found
        return found

    def from_json(self, text: str | Plain) -> State:
        """The state that `to_json` wrote. Raises StateError if it is not one."""
        try:
            plain = json.loads(text) if isinstance(text, str) else text
            state = self.restore(self.setup_from(plain["setup"]), plain["position"])
            problems = state.problems()
        except StateError:
            raise
        except (ValueError, LookupError, TypeError, AttributeError, RecursionError) as error:
            raise StateError("state-unreadable", why=f"{type(error).__name__}: {error}") from error
        if problems:
            raise StateError("state-contradiction", problems=problems)
        return state

    def setup_from(self, plain: View) -> Setup:
        """The setup that `Setup.to_plain` wrote."""
        if plain["game"] != self.id:
            raise StateError("state-foreign", game=str(plain["game"]), expected=self.id)
        if plain["rules"] != self.rules_version:
            raise StateError("state-rules", rules=str(plain["rules"]), expected=str(self.rules_version))
        figures = plain["figures"]
        if not isinstance(figures, Mapping):
            # A text would be the name of a file, and a saved state must not make us read one.
            raise StateError("state-unreadable", why="figures: no table")
        return self.setup(plain["preset"], figures, plain["options"])

    @abstractmethod
    def begin(self, setup: Setup) -> State:
        """The position before the first step."""

    @abstractmethod
    def restore(self, setup: Setup, position: Plain) -> State:
        """The state with that position."""

    @abstractmethod
    def sample(self, view: View, rng: Random) -> State:
        """A full state that gives the same view to the seat it was made for; what is hidden varies with `rng`."""

    def briefing(self, setup: Setup, seat: str) -> list[Brief]:
        """What a newcomer at that seat is told before the first question, true for this setup; a game may have none."""
        return []

    def aloud(self, word: str, say: Callable[..., str], name: Callable[[str], str]) -> str | None:
        """A word of the notation as a person says it, by the game's own messages; None where it stays as it is."""
        return None


class GameOf(Game, Generic[S]):
    """What a title is made from: a class of states, and what these share, worked out once for each setup."""

    state: type[S]

    def __init__(self, room: Traversable) -> None:
        super().__init__(room)
        self.oob = lru_cache(maxsize=128)(self.order_of_battle)

    def order_of_battle(self, setup: Setup) -> Any:
        """What a game works out from the figures of a setup. `oob` keeps it."""
        return None

    def begin(self, setup: Setup) -> S:
        return self.state.before_setup(setup, self.oob(setup))

    def restore(self, setup: Setup, position: Plain) -> S:
        return self.state.from_position(setup, self.oob(setup), position)

    @abstractmethod
    def sample(self, view: View, rng: Random) -> S:
        """See `Game`."""
