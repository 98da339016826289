"""The clause index of a game: every rule with an id and a short statement in each language."""

from __future__ import annotations

import tomllib
from importlib.resources.abc import Traversable
from typing import NamedTuple

LANGUAGES = ("en", "de")


class Clause(NamedTuple):
    """One rule: id, the rulebook's section (or "ruling"), and title and statement by language."""

    id: str
    section: str
    title: dict[str, str]
    text: dict[str, str]
    see: tuple[str, ...]


def load_clauses(file: Traversable) -> dict[str, Clause]:
    plain = tomllib.loads(file.read_text(encoding="utf-8"))
    return {
        entry["id"]: Clause(
            entry["id"],
            entry["section"],
            {language: entry[f"title_{language}"] for language in LANGUAGES},
            {language: entry[language] for language in LANGUAGES},
            tuple(entry["see"]),
        )
        for entry in plain["clause"]
    }
