"""The lines of a record as text: its head, its end, and the chain that holds each line to all before it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from typing import Any, TextIO

from .figures import MOST_BYTES
from .state import canonical_json
from .words import CHANCE, Event, RecordError, Result

MAGIC = "Point Luck record"
FORMAT = 1
SUFFIX = ".plk"
HEADER = ("game", "rules", "preset", "options", "data", "figures", "seats", "start")
HEAD_LINES = 1 + len(HEADER)

MOST_LINES = 20_000
"""Steps and lines that take back: a record with more is not read. The longest games that people play have a tenth."""
LAST_STEP = MOST_LINES - 2_000
"""After so many no step is taken any more. A step may bring a whole battle of dice with it; the players may still end
the game."""
LAST_UNDO = LAST_STEP - 2_000
"""After so many nothing is taken back any more, so that what is left is enough to play to the end."""
MOST_NOTES = 1_000
"""Lines of all other kinds after the head: dice, seats, signatures. (About a staff there is one for a step at most.)"""

LONGEST_LINE = 4_000
"""Letters of a line, its end included: ten times what the longest action of today's games needs."""
LONGEST_FIGURES = MOST_BYTES + LONGEST_LINE
"""The same for the line of the head with the player's own figures."""

LINKED = ("end ", "fair ", "entropy ", "secret ", "sits ", "signed ", "imported ", "forked ", "staff ")
"""Lines that carry a link and no state, since they are no part of the log: how they begin."""


def head(plain: Mapping[str, Any], data: str, seats: Mapping[str, str], start_hash: str) -> list[str]:
    """The lines before the first step. `plain` is what `Setup.to_plain` gives."""
    return [
        f"{MAGIC} {FORMAT}",
        f"game {plain['game']}",
        f"rules {plain['rules']}",
        f"preset {plain['preset']}",
        f"options {canonical_json(plain['options'])}",
        f"data {data}",
        f"figures {canonical_json(plain['figures'])}",
        f"seats {canonical_json(dict(seats))}",
        f"start {start_hash}",
    ]


def ending(steps: int, result: Result) -> str:
    """The line after the last step, without its link."""
    return f"end {steps} {result.level} {canonical_json(dict(result.score))}"


def brings_news(seat: str, events: list[Event]) -> bool:
    """Whether a step told somebody something that could not be foreseen: chance, or the lifting of a secret."""
    return seat == CHANCE or any(event.reveals for event in events)


def link_of(chain: str, line: str) -> str:
    """Chains a line to all lines before it; also the chain after that line."""
    # A damaged file may hold what is no text at all; it gets a hash like any other line.
    return hashlib.sha256(f"{chain}\n{line}".encode("utf-8", "surrogatepass")).hexdigest()[:16]


def linked(chain: str, body: str) -> str:
    """A line that carries nothing but its link."""
    return f"{body} | {link_of(chain, body)}"


def step_body(number: int, seat: str, action: object) -> str:
    """A step as its line says it, without the hashes."""
    return f"{number} {seat}: {action}"


class Writer:
    """Writes the lines of a record one after the other, each chained to all before it.

    `chain`: where it goes on, if others have written before.
    """

    __slots__ = ("_journal", "chain", "lines")

    def __init__(self, chain: str = "") -> None:
        self.chain = chain
        self.lines: list[str] = []
        self._journal: TextIO | None = None

    def add(self, line: str) -> None:
        """A line with everything in it."""
        self.lines.append(line)
        self.chain = link_of(self.chain, line)
        if self._journal is not None:
            self._journal.write(f"{line}\n")
            self._journal.flush()

    def note(self, body: str) -> None:
        """A line that is no part of the log."""
        self.add(linked(self.chain, body))

    def log(self, body: str, state_hash: str) -> str:
        """A line of the log, with the state it leads to. Its link."""
        text = f"{body} | {state_hash}"
        link = link_of(self.chain, text)
        self.add(f"{text} {link}")
        return link

    def keep_in(self, journal: TextIO, written: int = 0) -> None:
        """Write all lines from number `written` on to `journal`, and every later one as it comes."""
        for line in self.lines[written:]:
            journal.write(f"{line}\n")
        journal.flush()
        self._journal = journal

    def text(self) -> str:
        return "".join(f"{line}\n" for line in self.lines)


def split_linked(number: int, line: str, chain: str) -> str:
    """Such a line without its link. Raises RecordError if the link does not hold it to the lines before."""
    body, bar, link = line.rpartition(" | ")
    if not bar or link != link_of(chain, body):
        raise RecordError(number, "record-chain")
    return body


def split_step(number: int, line: str, chain: str) -> tuple[str, str]:
    """A line of the log without its hashes, and the hash of the state it leads to. Raises RecordError like that."""
    body, bar, tail = line.rpartition(" | ")
    hashes = tail.split(" ")
    if not bar or len(hashes) != 2 or any(len(part) != 16 for part in hashes):
        raise RecordError(number, "record-step")
    if hashes[1] != link_of(chain, f"{body} | {hashes[0]}"):
        raise RecordError(number, "record-chain")
    return body, hashes[0]


def lines_of(file: TextIO) -> Iterator[str]:
    """The lines of a file. One that is longer than any line can be comes in pieces, so that it is found out early."""
    return iter(lambda: file.readline(LONGEST_FIGURES + 1), "")
