"""What a seat sees and may answer as rows of tokens, the same way for every game. docs/environments.md tells how."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints, is_typeddict

import numpy as np
from numpy.typing import NDArray

from pointluck.engine import DataError, Fields, Game, Problem, Setup, View
from pointluck.games import game

Tokens = NDArray[np.uint16]

NUMBERS: Final = 256
"""Whole numbers below this are tokens of their own."""
LETTERS: Final = "".join(chr(code) for code in range(33, 127))
NOTHING: Final = ("<none>", "<empty>")
"""What is not there, and a text without letters."""
SAID: Final = {
    "kido-butai": "strike cap centre fighter bomber no over",
    "dogfight": "purchase destroyed bombers over",
    "battle-of-midway": "surface ships bombers fighters ordered tired fought intercepted hidden gone tf dusk over",
}
"""Words that stand only in the code of a game. What is missing here is spelled."""
_PIECE = re.compile(r"[A-Za-z]+|\d+|[^\sA-Za-z\d]")
_NUMBER = re.compile(r"0|[1-9]\d{0,2}")


class Words:
    """The tokens of a game, the same under all its options: 0 fills up, then numbers, letters and words."""

    def __init__(self, game: Game, overrides: Mapping[str, Any]) -> None:
        self.game = game
        known = set(NOTHING)
        sources = (_view_type(game), game.data.merged(dict(overrides)), _verbs(game), game.levels, SAID.get(game.id))
        for source in sources:
            known.update(_words_in(source))
        for preset in game.presets:
            known.update(_words_of_start(game, preset, overrides))
        longer = sorted(word for word in known if len(word) > 1 and not word.isdigit())
        self.texts = ["", *(str(number) for number in range(NUMBERS)), *LETTERS, *longer]
        """What each token stands for."""
        self._tokens = {text: token for token, text in enumerate(self.texts) if token}
        self._said: dict[str, tuple[int, ...]] = {}

    def __len__(self) -> int:
        return len(self.texts)

    def said(self, text: str) -> tuple[int, ...]:
        """The tokens of a text. A word that is not known is spelled."""
        known = self._said.get(text)
        if known is None:
            if len(self._said) > 20_000:
                self._said.clear()
            words = text.split() or [NOTHING[1]]
            known = self._said[text] = tuple(token for word in words for token in self._word(word))
        return known

    def seen(self, view: View) -> list[int]:
        """The tokens of a view without its setup, which is the same all game long."""
        out: list[int] = []
        self._value(_shown(view), out)
        return out

    def row(self, tokens: Iterable[int], length: int, what: str) -> Tokens:
        """Tokens in a row of fixed length. Raises Problem if they are more: nothing is cut off."""
        listed = list(tokens)
        if len(listed) > length:
            raise Problem("environment-overflow", game=self.game.id, what=what, count=len(listed), most=length)
        row = np.zeros(length, np.uint16)
        row[: len(listed)] = listed
        return row

    def _word(self, word: str) -> Iterator[int]:
        known = self._tokens.get(word)
        if known is not None:
            yield known
            return
        for piece in _PIECE.findall(word):
            whole = piece if not piece.isdigit() or _NUMBER.fullmatch(piece) else None
            if whole in self._tokens:
                yield self._tokens[whole]
            else:
                yield from self._spelled(piece)

    def _spelled(self, piece: str) -> Iterator[int]:
        for letter in piece:
            if letter in self._tokens:
                yield self._tokens[letter]
            else:  # not ASCII: the numbers of its bytes
                yield from (self._tokens[str(code)] for code in letter.encode("utf-8", "replace"))

    def _value(self, value: Any, out: list[int]) -> None:
        """Plain data holds these types and no others; a large view has thousands of values."""
        kind = type(value)
        if kind is str:
            out += self._said.get(value) or self.said(value)
        elif kind is int or kind is bool:
            if 0 <= value < NUMBERS:
                out.append(value + 1)
            else:
                out += self.said(str(value))
        elif value is None:
            out += self.said(NOTHING[0])
        elif kind is dict:
            out.append(self._tokens["{"])
            for key, part in value.items():
                out += self.said(key)
                self._value(part, out)
            out.append(self._tokens["}"])
        else:
            out.append(self._tokens["["])
            for entry in value:
                self._entry(entry, out)
            out.append(self._tokens["]"])

    def _entry(self, entry: Any, out: list[int]) -> None:
        """Entries of a list are all alike: their fields need no names."""
        if type(entry) is not dict:
            self._value(entry, out)
            return
        out.append(self._tokens["["])
        for part in entry.values():
            self._value(part, out)
        out.append(self._tokens["]"])


def words_of(setup: Setup) -> Words:
    """Made once for each set of figures."""
    return _made(setup.game.id, json.dumps(setup.overrides, sort_keys=True))


@lru_cache(maxsize=32)
def _made(name: str, overrides: str) -> Words:
    return Words(game(name), json.loads(overrides))


def _shown(view: View) -> dict[str, Any]:
    return {name: value for name, value in view.items() if name != "setup"}


def _words_of_start(game: Game, preset: str, overrides: Mapping[str, Any]) -> Iterator[str]:
    """The words of the first position and of the sequence of play; none if nobody can play that with these figures."""
    try:
        start = game.new(preset, overrides)
    except DataError:
        return
    yield from start.sequence.names
    for seat in game.seats:
        yield from _words_in(_shown(start.view(seat)))


def _verbs(game: Game) -> tuple[str, ...]:
    name = f"{type(game).__module__}.notation"
    return tuple(getattr(import_module(name), "VERBS", ())) if _exists(name) else ()


def _view_type(game: Game) -> Any:
    """The closed type of the game's views, where it has one."""
    name = f"{type(game).__module__}.view_types"
    if not _exists(name):
        return None
    types = vars(import_module(name)).items()
    return next((kind for name, kind in types if name.endswith("View") and name != "SetupView"), None)


def _exists(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:
        return False


def _words_in(thing: Any) -> Iterator[str]:
    """All words of plain data, or that a type of plain data names."""
    if isinstance(thing, str):
        yield from (word for word in thing.split() if word.replace("-", "").replace("_", "").isalpha())
        yield from (piece for piece in _PIECE.findall(thing) if piece.isalpha())
    elif isinstance(thing, Mapping):
        for key, value in thing.items():
            yield from _words_in(key)
            yield from _words_in(value)
    elif isinstance(thing, list | tuple):
        for entry in thing:
            yield from _words_in(entry)
    elif is_typeddict(thing):
        yield from _words_in(_shown(get_type_hints(thing, include_extras=True)))
    elif get_origin(thing) is Literal or get_args(thing):
        yield from _words_in(get_args(thing))
    elif isinstance(thing, type) and issubclass(thing, Fields):
        yield from _words_in(thing.declared)
