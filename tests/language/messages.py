"""The .ftl files as data: every message with its variables and attributes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import pointluck
from pointluck.engine import LANGUAGES
from pointluck.lessons import lessons

ROOMS: dict[str, Traversable] = {
    "common": files("pointluck.language") / "text",
    "analysis": files("pointluck.analysis") / "text",
    "desk": files("pointluck.analysis") / "desk" / "text",
    **{name: pointluck.game(name).room / "text" for name in pointluck.games()},
    **{f"{name}/lessons": pointluck.game(name).room / "lessons" for name in pointluck.games() if lessons(name)},
}


class Message(NamedTuple):
    variables: frozenset[str]
    attributes: frozenset[str]
    selectors: dict[str, set[str]]
    """By variable: the variants that the message tells apart."""


class _Reader(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selectors: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = {v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in node.variants}
            self.selectors.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


@cache
def read(room: str, language: str) -> tuple[dict[str, Message], list[str]]:
    """The messages of a file, and what is wrong with it."""
    text = (ROOMS[room] / f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, Message] = {}
    wrong: list[str] = []
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            wrong.append(f"not understood: {entry.content.strip()[:60]}")
        elif isinstance(entry, ast.Message):
            if entry.id.name in found:
                wrong.append(f"twice: {entry.id.name}")
            reader = _Reader()
            reader.visit(entry)
            attributes = frozenset(attribute.id.name for attribute in entry.attributes)
            found[entry.id.name] = Message(frozenset(reader.variables), attributes, reader.selectors)
    return found, wrong


def in_any(language: str, key: str) -> Iterator[tuple[str, Message]]:
    """The rooms that have a message of that key."""
    for room in ROOMS:
        message = read(room, language)[0].get(key)
        if message is not None:
            yield room, message


def every_file() -> list[tuple[str, str]]:
    return [(room, language) for room in ROOMS for language in LANGUAGES]
