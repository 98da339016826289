"""Lines of a record that are no part of the log: who sat down, who signed, whose staff helped, where it came from."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

NOBODY = "nobody"
BEGIN, END = "begin", "end"
ADVISED, DECIDED = "advised", "decided"

_WHO = re.compile(r"[!-~]{1,80}")
_SIGNED = re.compile(r"signed (begin|end) ([!-~]{1,255}) ([0-9a-f]{64}) ([0-9a-f]{128})")
_IMPORTED = re.compile(r"imported (0|[1-9][0-9]{0,8})")
_FORKED = re.compile(r"forked ([A-Za-z0-9_-]{8,32}) (0|[1-9][0-9]{0,8})")


class SatDown(NamedTuple):
    """Somebody sat down in the middle of a game: `person`, `person-2`, a computer player, or `nobody`.

    `steps` stood when they did; `logged` lines had been added to the log.
    """

    seat: str
    who: str
    steps: int
    logged: int


class Staffed(NamedTuple):
    """The staff of a seat had a part in the line of the log that follows: it advised the player, or decided itself.

    `steps` stood before that line; `logged` lines had been added to the log.
    """

    seat: str
    part: str
    steps: int
    logged: int


class Signature(NamedTuple):
    """What a host has signed with its key (Ed25519): the dice before the first roll, or the whole record at its end."""

    part: str
    host: str
    key: str
    mark: str

    def __str__(self) -> str:
        return f"signed {self.part} {self.host} {self.key} {self.mark}"


class Forked(NamedTuple):
    """The game goes on from another one, as that stood after `step` steps.

    `origin` is the address of its table; of a game that was played in a file the link of its last line.
    """

    origin: str
    step: int

    def __str__(self) -> str:
        return f"forked {self.origin} {self.step}"


def sits(seat: str, who: str) -> str:
    """The line that says who sits there from now on."""
    return f"sits {seat} {who}"


def staff(seat: str, part: str) -> str:
    """The line that says what the staff of a seat did about the line of the log that follows."""
    return f"staff {seat} {part}"


def imported(lines: int) -> str:
    """The line that says how many lines of the log were brought along from elsewhere."""
    return f"imported {lines}"


def sat_down(line: str, seats: Sequence[str], steps: int, logged: int) -> SatDown | None:
    """What a line says about a seat; None if it cannot be so."""
    kind, *words = line.split(" ")
    if kind != "sits" or len(words) != 2 or words[0] not in seats or not _WHO.fullmatch(words[1]):
        return None
    return SatDown(words[0], words[1], steps, logged)


def staffed(line: str, seats: Sequence[str], steps: int, logged: int) -> Staffed | None:
    """What a line says about a staff; None if it cannot be so."""
    kind, *words = line.split(" ")
    if kind != "staff" or len(words) != 2 or words[0] not in seats or words[1] not in (ADVISED, DECIDED):
        return None
    return Staffed(words[0], words[1], steps, logged)


def signature(line: str) -> Signature | None:
    """What a line says about who signed; None if it is no such line. Whether it is true is not asked here."""
    found = _SIGNED.fullmatch(line)
    return None if found is None else Signature(*found.groups())


def brought(line: str) -> int | None:
    """How many lines of the log were brought along from elsewhere; None if it is no such line."""
    found = _IMPORTED.fullmatch(line)
    return None if found is None else int(found[1])


def went_on(line: str) -> Forked | None:
    """What a line says about the game that this one goes on from; None if it is no such line."""
    found = _FORKED.fullmatch(line)
    return None if found is None else Forked(found[1], int(found[2]))
