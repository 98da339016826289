"""How a sentence to the odds desk is put together by clicking: part by part, each says something or nothing."""

from __future__ import annotations

from typing import Literal, NamedTuple

Kind = Literal["count", "choice", "flag", "fixed"]


class Part(NamedTuple):
    """A number of something ({n} in its text), one of several texts, a text or nothing, or a text as it is."""

    kind: Kind
    texts: tuple[str, ...]
    name: str = ""
    """What labels it, where its words do not."""
    most: int = 0
    start: int = 0
    """How many, which of the texts, or whether; in the beginning."""

    def said(self, value: int | None = None) -> str:
        at = self.start if value is None else value
        if self.kind == "count":
            return self.texts[0].format(n=at) if at else ""
        if self.kind == "flag":
            return self.texts[0] if at else ""
        return self.texts[at if self.kind == "choice" else 0]


class Group(NamedTuple):
    """Parts that belong together: message `odds-form-KEY`. Some are joined by a plus."""

    key: str
    parts: tuple[Part, ...]
    plus: bool = False

    def said(self) -> str:
        return (" + " if self.plus else " ").join(filter(None, (part.said() for part in self.parts)))


class Form(NamedTuple):
    """One sort of question: message `odds-form-KEY`."""

    key: str
    groups: tuple[Group, ...]

    def said(self) -> str:
        """The sentence in the beginning."""
        return " ".join(filter(None, (group.said() for group in self.groups)))


AGAINST = Group("against", (Part("fixed", (">",)),))


def count(text: str, name: str, most: int, start: int = 0) -> Part:
    return Part("count", (text,), name, most, start)


def choice(*texts: str, start: int = 0) -> Part:
    return Part("choice", texts, start=start)


def flag(text: str) -> Part:
    return Part("flag", (text,))
