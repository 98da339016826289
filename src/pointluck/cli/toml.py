"""Figures written as TOML, to be edited and given back with --data."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from pointluck.engine import Figures, GameData

_BARE = re.compile(r"[A-Za-z0-9_-]+")


def write_figures(data: GameData, overrides: Figures) -> str:
    """Every figure with its provenance as a comment; only what differs needs to stay in the file."""
    return "\n".join(_table(data, overrides, data.merged(overrides), ["figures"])).lstrip() + "\n"


def _table(data: GameData, overrides: Figures, table: Figures, path: list[str]) -> Iterator[str]:
    plain = {key: value for key, value in table.items() if not isinstance(value, dict)}
    if plain:
        yield ""
        yield f"[{'.'.join(_key(part) for part in path)}]"
    for key, value in plain.items():
        tag, why = data.provenance("/" + "/".join([*path, key]), overrides)
        yield f"{_key(key)} = {_value(value)}  # {tag}{': ' if why else ''}{why}"
    for key, value in table.items():
        if isinstance(value, dict):
            yield from _table(data, overrides, value, [*path, key])


def _key(name: str) -> str:
    return name if _BARE.fullmatch(name) else _value(name)


def _value(value: object) -> str:
    """Numbers, truth, texts and lists of them are written alike in JSON and TOML."""
    return json.dumps(value, ensure_ascii=False)
