"""A question to the odds desk is one short sentence; this reads it word by word, and says where it stopped."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from pointluck.engine import Problem

LONGEST = 200
_MARKS = {">": ">", "+": "+", ",": "+", "und": "+", "and": "+", "&": "+"}
_TOKEN = re.compile(r"[>+,&]|[\w'-]+")
_LONGEST_NAME = 3
"""Words of a name: `light blue`, `new orleans 1`."""
_MOST_TOLD = 14


class Reader:
    """A sentence and how far it has been understood.

    Examples:
        >>> reader = Reader("6 SBD Bomben > Akagi", {"bomben": "bombs"})
        >>> reader.number(1, 99), reader.need("sbd"), reader.take("bombs", "torpedoes"), reader.take(">")
        (6, 'sbd', 'bombs', '>')
        >>> reader.understood
        '6 sbd bombs >'
    """

    def __init__(self, sentence: str, synonyms: Mapping[str, str] | None = None) -> None:
        if len(sentence) > LONGEST:
            raise Problem("odds-long", most=LONGEST)
        self._words: list[str] = _TOKEN.findall(sentence.lower())
        if strange := _TOKEN.sub(" ", sentence.lower()).split():
            raise Problem("odds-letter", letter=strange[0][:10])
        self._synonyms = synonyms or {}
        self._at = 0
        self._read: list[str] = []

    @property
    def understood(self) -> str:
        return " ".join(self._read)

    @property
    def over(self) -> bool:
        return self._at >= len(self._words)

    @property
    def rest(self) -> list[str]:
        """The words that are still to be read, as they were typed."""
        return self._words[self._at :]

    def look(self, *wanted: str) -> str | None:
        """The next name, if it is one of these; marks are wanted by themselves."""
        found = self._next(wanted)
        return found[0] if found else None

    def take(self, *wanted: str) -> str | None:
        """The same, and go on behind it."""
        found = self._next(wanted)
        if found is None:
            return None
        self._at += found[1]
        self._read.append(found[0])
        return found[0]

    def need(self, *wanted: str) -> str:
        """The next name, which must be one of these."""
        found = self.take(*wanted)
        if found is None:
            raise self.stopped(wanted)
        return found

    def number(self, low: int, high: int) -> int:
        found = self.maybe_number(low, high)
        if found is None:
            raise self.stopped((f"{low}-{high}",))
        return found

    def maybe_number(self, low: int, high: int) -> int | None:
        """The next word as a number, if it is one."""
        if self.over or not (word := self._words[self._at]).isascii() or not word.isdecimal():
            return None
        if not low <= int(word) <= high:
            raise Problem("odds-number", understood=self.understood, given=word, low=low, high=high)
        self._at += 1
        self._read.append(word)
        return int(word)

    def end(self, *others: str) -> None:
        """Nothing may follow; `others` could have stood here."""
        if not self.over:
            raise self.stopped(others)

    def stopped(self, wanted: Iterable[str]) -> Problem:
        word = "" if self.over else self._words[self._at]
        names = list(dict.fromkeys(wanted))
        told = names if len(names) <= _MOST_TOLD else [*names[:_MOST_TOLD], "…"]
        return Problem("odds-stopped", understood=self.understood or "…", word=word or "…", verbs=told)

    def _next(self, wanted: Iterable[str]) -> tuple[str, int] | None:
        for length in range(min(_LONGEST_NAME, len(self._words) - self._at), 0, -1):
            name = "-".join(self._words[self._at : self._at + length])
            name = _MARKS.get(name, self._synonyms.get(name, name))
            if name in wanted:
                return name, length
        return None
