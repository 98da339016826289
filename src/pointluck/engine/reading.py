"""Reading a record line by line, so that a long one can be streamed. Every line is checked and played."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING

from .game import Game
from .lines import FORMAT, HEADER, LINKED, LONGEST_FIGURES, LONGEST_LINE, MAGIC, MOST_LINES, MOST_NOTES
from .state import State
from .taking_back import Seen
from .words import Action, OptionError, Problem, RecordError

if TYPE_CHECKING:
    from .record import Record

_FIGURES = HEADER.index("figures")

Look = Callable[[int, State, Action, Seen], None]
"""Shown every action while a record is read: its line, the state before it, not to be changed, and the luck seen."""


class Reader:
    def __init__(self, make: type[Record], find: Callable[[str], Game], look: Look | None = None) -> None:
        self.record: Record | None = None
        self._make = make
        self._find = find
        self._look = look
        self._count = 0
        self._header: dict[str, str] = {}
        self._closed = False
        self._notes = 0

    def line(self, raw: str) -> None:
        self._count += 1
        most = LONGEST_FIGURES if len(self._header) == _FIGURES else LONGEST_LINE
        if len(raw) > most:
            raise RecordError(self._count, "record-line", most=most)
        if not raw.endswith("\n"):
            raise RecordError(self._count, "record-cut")
        text = raw[:-1].removesuffix("\r")
        if self._count > 1 and not text.isprintable():
            raise RecordError(self._count, "record-text")
        if not self._may_follow(text):
            raise RecordError(self._count, "record-after-end")
        if self._count == 1:
            self._first(text)
        elif self.record is None:
            self._header_line(text)
        elif text.startswith(LINKED):
            self._note(self.record, text)
        else:
            if self.record.logged >= MOST_LINES:
                raise RecordError(self._count, "record-lines", most=MOST_LINES)
            self._closed = False
            self.record.take_step(self._count, text, self._look)

    def _note(self, record: Record, text: str) -> None:
        self._notes += not text.startswith("staff ")
        if self._notes > MOST_NOTES:
            raise RecordError(self._count, "record-lines", most=MOST_NOTES)
        if text.startswith("end "):
            record.take_end(self._count, text)
            self._closed = True
        else:
            record.take_note(self._count, text)

    def _may_follow(self, text: str) -> bool:
        """What players have settled can only be closed; after the end some steps may still be taken back."""
        record = self.record
        if record is None:
            return True
        if not self._closed:
            if not record.over or text.startswith("end "):
                return True
            return record.settled is None and not text.startswith(LINKED)
        if record.brought_whole:
            return False
        if text.startswith("imported "):
            return True
        if record.signed_end:
            return False
        if text.startswith("signed end "):
            return True
        # Once the secret of the dice is out there is nothing left to play for.
        told = record.fair is not None and record.fair.secret is not None
        return not told and text.startswith("secret " if record.settled is not None else ("undo ", "secret "))

    def finish(self) -> Record:
        if self.record is None:
            raise RecordError(self._count + 1, "record-cut")
        if self.record.over and not self._closed:
            raise RecordError(self._count + 1, "record-no-end")
        return self.record

    # --- the head -------------------------------------------------------------------------------------------

    def _first(self, text: str) -> None:
        if not text.startswith(f"{MAGIC} "):
            raise RecordError(1, "record-foreign")
        if text != f"{MAGIC} {FORMAT}":
            raise RecordError(1, "record-format", found=text.removeprefix(f"{MAGIC} "), expected=str(FORMAT))

    def _header_line(self, text: str) -> None:
        name = HEADER[len(self._header)]
        found, _, value = text.partition(" ")
        if found != name:
            raise RecordError(self._count, "record-header", expected=name, found=found)
        self._header[name] = value
        if name == "start":
            self.record = self._begin()

    def _begin(self) -> Record:
        header = self._header
        line = {name: number for number, name in enumerate(HEADER, 2)}
        try:
            game = self._find(header["game"])
        except Problem:
            raise RecordError(line["game"], "record-game", game=header["game"]) from None
        if header["rules"] != str(game.rules_version):
            raise RecordError(line["rules"], "record-rules", found=header["rules"], expected=str(game.rules_version))
        tables = {name: self._table(line[name], header[name]) for name in ("options", "figures", "seats")}
        try:
            setup = game.setup(header["preset"], tables["figures"], tables["options"])
            start = game.begin(setup)
            start.start()
        except Problem as error:
            where = "preset" if error.key == "preset-unknown" else "options"
            where = where if isinstance(error, OptionError) else "figures"
            why = " ".join(
                [error.key, *(str(error.params[name]) for name in ("path", "option") if name in error.params)]
            )
            raise RecordError(line[where], "record-setup", why=why) from error
        if setup.data_digest != header["data"]:
            raise RecordError(line["data"], "record-data", found=header["data"], expected=setup.data_digest)
        seats = {seat: who for seat, who in tables["seats"].items() if isinstance(who, str) and who.isprintable()}
        if set(seats) != set(game.seats) or len(seats) < len(tables["seats"]):
            raise RecordError(line["seats"], "record-seats", expected=list(game.seats))
        record = self._make(start, seats)
        if start.hash() != header["start"]:
            raise RecordError(line["start"], "record-replay", expected=header["start"], found=start.hash())
        return record

    def _table(self, line: int, text: str) -> dict[str, object]:
        try:
            table = json.loads(text)
        except (ValueError, RecursionError):
            table = None
        if not isinstance(table, dict):
            raise RecordError(line, "record-table")
        return table
