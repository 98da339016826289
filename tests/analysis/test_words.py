"""The messages of this room: the same in every language, and none that nobody says."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pointluck
from pointluck.engine import LANGUAGES

ROOM = files("pointluck.analysis") / "text"
SOURCES = [Path(pointluck.__file__).parent / room for room in ("analysis", "cli", "cli/commands")]
MADE_UP = (
    "bot-check-",
    "time-",
    "invariant-",
    "problem-",
    "review-amount-",
    "review-called-",
    "review-count-",
    "review-ended-",
    "review-result-",
    "tried-",
)
"""Beginnings of keys that the code puts together."""


def keys(code: str) -> list[str]:
    return re.findall(r"^([a-z][\w-]*) =", (ROOM / f"{code}.ftl").read_text(encoding="utf-8"), re.MULTILINE)


def variables(code: str) -> dict[str, set[str]]:
    text = (ROOM / f"{code}.ftl").read_text(encoding="utf-8")
    parts = re.split(r"^([a-z][\w-]*) =", text, flags=re.MULTILINE)[1:]
    return {key: set(re.findall(r"\$(\w+)", body)) for key, body in zip(parts[::2], parts[1::2], strict=True)}


def test_all_languages_have_the_same_messages_with_the_same_parameters() -> None:
    first, *others = LANGUAGES
    for other in others:
        assert keys(other) == keys(first)
        assert variables(other) == variables(first)


def test_every_message_is_said_somewhere() -> None:
    code = "".join(file.read_text(encoding="utf-8") for room in SOURCES for file in room.glob("*.py"))
    assert [key for key in keys("en") if not re.search(rf"['\"]{key}['\"]", code) and not key.startswith(MADE_UP)] == []
