"""Figures with provenance: what the game's data file says, and what a player's own file changes in it."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from .options import Option, OptionValue
from .words import DataError, shown

Figures: TypeAlias = dict[str, Any]
"""Nested tables of figures: numbers, texts and lists of them."""

TAGS = ("printed", "derived", "reconstructed")
USER = "user"

# What figures of a player's own may be at most, whatever they are for. Checked before anything is made of them; what a
# game needs beyond that (a die has six faces, a carrier must be there) its own readers say.
MOST_BYTES = 64_000
"""All that is changed, as JSON."""
LARGEST = 999
"""A whole number, above or below zero."""
LONGEST_TEXT = 60
LONGEST_LIST = 20
"""Or twice as long as ours."""
LONGEST_FILE = 4 * MOST_BYTES
"""With its comments."""


class Provenance(NamedTuple):
    """Where a figure comes from: a tag, and the source or reason."""

    tag: str
    why: str


class Change(NamedTuple):
    """A figure that a player's file changes."""

    path: str
    default: Any
    value: Any


class GameData:
    """A game's data file: figures, their provenance, options, presets and alternative sets of figures."""

    def __init__(self, plain: Mapping[str, Any]) -> None:
        self.title: str = plain["title"]
        self.credits: dict[str, str] = dict(plain["credits"])
        self.figures: Figures = plain["figures"]
        self.sets: dict[str, Figures] = {entry["id"]: entry["figures"] for entry in plain.get("sets", [])}
        self.options: tuple[Option, ...] = tuple(_option(entry) for entry in plain["options"])
        self.presets: dict[str, dict[str, OptionValue]] = plain["presets"]
        self._provenance = {
            entry["path"]: Provenance(entry["tag"], entry.get("source") or entry["reason"])
            for entry in plain["provenance"]
        }

    @classmethod
    def load(cls, file: Traversable) -> GameData:
        return cls(tomllib.loads(file.read_text(encoding="utf-8")))

    def provenance(self, path: str, overrides: Figures | None = None) -> Provenance:
        """The entry whose path is the longest prefix of `path`; `user` for a figure that was changed."""
        if overrides and any(change.path == path for change in self.changes(overrides)):
            return Provenance(USER, "")
        parts = path.split("/")
        for length in range(len(parts), 0, -1):
            found = self._provenance.get("/".join(parts[:length]))
            if found is not None:
                return found
        raise KeyError(path)

    def read_overrides(self, given: Mapping[str, Any] | str | Path | None) -> Figures:
        """What `given` (a table, the name of a set, or a TOML or JSON file) really changes, checked for shape."""
        if given is None:
            return {}
        if isinstance(given, Mapping):
            table: Mapping[str, Any] = given
        elif str(given) in self.sets:
            table = self.sets[str(given)]
        else:
            table = _read_file(Path(given), sorted(self.sets))
        difference = _difference(self.figures, table.get("figures", table), "")
        size = len(json.dumps(difference, separators=(",", ":")))
        if size > MOST_BYTES:
            raise DataError("data-large", path="/", given=size, most=MOST_BYTES)
        return difference

    def changes(self, overrides: Figures) -> list[Change]:
        """The changed figures one by one."""
        return list(_changes(self.figures, overrides, "/figures"))

    def merged(self, overrides: Figures) -> Figures:
        return _merge(self.figures, overrides)


def leaves(figures: Figures, path: str = "/figures") -> Iterator[tuple[str, object]]:
    """Every figure with its path. A list is one figure."""
    for key, value in figures.items():
        if isinstance(value, dict):
            yield from leaves(value, f"{path}/{key}")
        else:
            yield f"{path}/{key}", value


def digest(figures: Figures) -> str:
    return hashlib.sha256(json.dumps(figures, sort_keys=True).encode()).hexdigest()[:16]


# --- readers for the games: figures of the right shape can still be wrong -----------------------------------------


def read_table(figures: Figures, key: str, path: str) -> Figures:
    table = figures.get(key)
    if not isinstance(table, dict):
        raise DataError("data-missing", path=f"{path}/{shown(key)}")
    return table


def read_number(figures: Figures, *keys: str, low: int = 0, high: int = 99, path: str = "") -> int:
    value: Any = figures
    for key in keys:
        path = f"{path}/{key}"
        if key not in value:
            raise DataError("data-missing", path=path)
        value = value[key]
    return read_whole(value, path, low, high)


def read_whole(value: object, path: str, low: int = 0, high: int = 99) -> int:
    """A whole number that has been found already."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise DataError("data-range", path=path, given=shown(value), low=str(low), high=str(high))
    return value


def read_name(name: object, names: Sequence[str], path: str) -> int:
    """The place of a name among those that can stand there."""
    if name not in names:
        raise DataError("data-choice", path=path, names=list(names))
    return names.index(str(name))


def read_word(text: object, path: str) -> str:
    """A name that players type: letters, digits, blanks and hyphens, since everything else divides words."""
    if not isinstance(text, str) or not text.replace(" ", "").replace("-", "").isalnum():
        raise DataError("data-word", path=path, given=shown(text))
    return text


# --- reading of files and what they change ------------------------------------------------------------------------


def _option(entry: Mapping[str, Any]) -> Option:
    default: OptionValue = entry["default"]
    kind = {bool: "bool", int: "int", str: "choice"}[type(default)]
    return Option(entry["id"], kind, tuple(entry["values"]), default, entry["ruling"], entry.get("added", False))


def _read_file(file: Path, sets: list[str]) -> Mapping[str, Any]:
    try:
        with file.open("rb") as opened:
            raw = opened.read(LONGEST_FILE + 1)
        text = raw.decode("utf-8")
    except (OSError, ValueError) as error:
        raise DataError("data-unreadable", file=str(file), why=str(error), sets=sets) from None
    if len(raw) > LONGEST_FILE:
        raise DataError("data-large", path="/", given=len(raw), most=LONGEST_FILE)
    try:
        plain = json.loads(text) if file.suffix == ".json" else tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise DataError("data-syntax", file=str(file), why=str(error)) from None
    if not isinstance(plain, dict):
        raise DataError("data-syntax", file=str(file), why="no table")
    return plain


def _difference(ours: Figures, given: object, path: str) -> Figures:
    """The part of `given` that differs from ours; refuses what has no place in it, or is too much."""
    if not isinstance(given, Mapping):
        raise DataError("data-type", path=path or "/", expected="table", given=shown(given))
    difference: Figures = {}
    for key, value in given.items():
        here = f"{path}/{shown(key)}"
        if key not in ours:
            raise DataError("data-unknown", path=here, known=sorted(ours))
        expected = ours[key]
        if isinstance(expected, dict):
            inner = _difference(expected, value, here)
            if inner:
                difference[key] = inner
            continue
        # An empty list says nothing about what may stand in it: the lists beside it do.
        _fit([expected] if expected != [] else [one for one in ours.values() if type(one) is list], value, here)
        if value != expected:
            difference[key] = value
    return difference


def _fit(examples: Sequence[object], given: object, path: str) -> None:
    """Refuses what is of another kind than what we have there ourselves, or beyond all bounds."""
    alike = [one for one in examples if type(one) is type(given)]
    if not alike:
        expected = _shape(examples[0]) if examples else "list"
        raise DataError("data-type", path=path, expected=expected, given=shown(given))
    if isinstance(given, list):
        items = [item for one in alike if isinstance(one, list) for item in one]
        most = max(LONGEST_LIST, *(2 * len(one) for one in alike if isinstance(one, list)))
        if len(given) > most:
            raise DataError("data-long", path=path, given=len(given), most=most)
        for number, item in enumerate(given):
            _fit(items, item, f"{path}/{number}")
    elif isinstance(given, dict):
        _fit_table([one for one in alike if isinstance(one, dict)], given, path)
    elif isinstance(given, str):
        if not given.strip() or not given.isprintable() or len(given) > LONGEST_TEXT:
            raise DataError("data-text", path=path, most=LONGEST_TEXT)
    elif isinstance(given, int) and not isinstance(given, bool):
        read_whole(given, path, -LARGEST, LARGEST)


def _fit_table(examples: Sequence[Figures], given: Figures, path: str) -> None:
    """A table within a list: one of whole numbers alone may have other names than ours, any other has ours."""
    counts = [value for one in examples for value in one.values()]
    free = all(type(value) is int for value in counts)
    if len(given) > max(LONGEST_LIST, *(2 * len(one) for one in examples)):
        raise DataError("data-long", path=path, given=len(given), most=LONGEST_LIST)
    for key, value in given.items():
        here = f"{path}/{shown(key)}"
        known = [one[key] for one in examples if key in one]
        if not free and not known:
            raise DataError("data-unknown", path=here, known=sorted({name for one in examples for name in one}))
        _fit(counts if free else known, value, here)


def _shape(expected: object) -> str:
    return {int: "number", str: "text", bool: "truth", list: "list"}.get(type(expected), "table")


def _changes(default: Figures, overrides: Figures, path: str) -> Iterator[Change]:
    for key, value in overrides.items():
        if isinstance(value, dict):
            yield from _changes(default[key], value, f"{path}/{key}")
        else:
            yield Change(f"{path}/{key}", default[key], value)


def _merge(default: Figures, overrides: Figures) -> Figures:
    merged = dict(default)
    for key, value in overrides.items():
        merged[key] = _merge(default[key], value) if isinstance(value, dict) else value
    return merged
