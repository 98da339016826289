"""Lessons from their files."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any

from pointluck.engine import Game
from pointluck.games import game

from .lesson import Lesson, Step, Wrong

_OF_LESSON = {"id", "seat", "minutes", "preset", "options", "figures", "before", "steps", "ending"}
_OF_STEP = {"say", "lit", "right", "row", "times", "offer", "wrong", "then"}
_OF_WRONG = {"answers", "say", "clause"}


@cache
def lessons(name: str) -> dict[str, Lesson]:
    """The lessons of a game by id, in the order in which they are learned. A game may have none."""
    title = game(name)
    room = title.room / "lessons"
    if not room.is_dir():
        return {}
    files = sorted((file for file in room.iterdir() if file.name.endswith(".toml")), key=lambda file: file.name)
    found = [_read(title, file) for file in files]
    return {lesson.id: lesson for lesson in found}


def find(name: str, lesson: str) -> Lesson | None:
    return lessons(name).get(lesson)


def sentences(title: Game, language: str) -> str:
    """What the lessons of a game say, as Fluent messages; empty where it has none."""
    file = title.room / "lessons" / f"{language}.ftl"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def _read(title: Game, file: Traversable) -> Lesson:
    plain = tomllib.loads(file.read_text(encoding="utf-8"))
    try:
        _known(plain, _OF_LESSON)
        name = plain["id"]
        return Lesson(
            id=name,
            game=title,
            seat=plain.get("seat", title.seats[0]),
            minutes=plain["minutes"],
            preset=plain.get("preset", "standard"),
            options=plain.get("options", {}),
            figures=plain.get("figures", {}),
            before=_lines(plain.get("before", "")),
            steps=tuple(_step(name, step) for step in plain["steps"]),
            ending=_keys(name, plain["ending"]),
        )
    except (KeyError, TypeError, AttributeError, ValueError) as error:
        raise ValueError(f"{file.name} is no lesson: {error!r}") from error


def _step(name: str, plain: Mapping[str, Any]) -> Step:
    _known(plain, _OF_STEP)
    row = "row" in plain
    if row and plain.keys() & {"right", "times", "offer"}:
        raise ValueError("a row says by itself what is right, how often, and what is offered")
    right = _lines(plain["row" if row else "right"])
    wrong = tuple(_wrong(name, one) for one in plain.get("wrong", ()))
    offer = _lines(plain.get("offer", "")) or (*right, *(text for one in wrong for text in one.answers))
    return Step(
        say=_keys(name, plain["say"]),
        lit={_key(name, word): place for word, place in plain.get("lit", {}).items()},
        right=right,
        row=row,
        times=len(right) if row else plain.get("times", 1),
        offer=offer,
        wrong=wrong,
        then=_lines(plain.get("then", "")),
    )


def _wrong(name: str, plain: Mapping[str, Any]) -> Wrong:
    _known(plain, _OF_WRONG)
    return Wrong(_lines(plain["answers"]), _key(name, plain["say"]), plain.get("clause"))


def _known(plain: Mapping[str, Any], names: Iterable[str]) -> None:
    unknown = sorted(set(plain) - set(names))
    if unknown:
        raise ValueError(f"what is {', '.join(unknown)}?")


def _lines(text: str) -> tuple[str, ...]:
    """Actions one after the other, parted by semicolons or new lines."""
    parts = (part.strip() for part in text.replace("\n", ";").split(";"))
    return tuple(part for part in parts if part)


def _keys(name: str, words: list[str]) -> tuple[str, ...]:
    return tuple(_key(name, word) for word in words)


def _key(name: str, word: str) -> str:
    return f"lesson-{name}-{word}"
