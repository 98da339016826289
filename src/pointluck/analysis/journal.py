"""A file of finished games, one line each, so that long work can be broken off and taken up again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, TextIO

from pointluck.engine import Problem


class Journal:
    """The first line says what the work is; every further one is a finished piece of it, in order."""

    def __init__(self, path: Path, entries: list[list[Any]], file: TextIO) -> None:
        self.path = path
        self.entries = entries
        self._file = file

    @classmethod
    def open(cls, path: Path, plan: dict[str, Any]) -> Journal:
        """A new file, or one with the same plan to go on with. A last line that was cut off is dropped."""
        try:
            # Bytes that are no text become characters that no journal has.
            file = path.open("a+", encoding="utf-8", errors="surrogateescape", newline="\n")
        except OSError as error:
            raise Problem("journal-unusable", file=str(path), why=error.strerror or type(error).__name__) from None
        try:
            return cls(path, cls._take_up(file, path, plan), file)
        except Problem:
            file.close()
            raise

    @classmethod
    def _take_up(cls, file: TextIO, path: Path, plan: dict[str, Any]) -> list[list[Any]]:
        file.seek(0)
        lines = file.read().splitlines(keepends=True)
        whole = [line for line in lines if line.endswith("\n")]
        if lines and not whole:
            raise Problem("journal-damaged", file=str(path))
        entries: list[list[Any]] = []
        if whole:
            entries = cls._read(path, whole, plan)
            if len(whole) < len(lines):
                file.truncate(sum(len(line.encode()) for line in whole))
        else:
            file.write(json.dumps(plan) + "\n")
            file.flush()
        file.seek(0, 2)
        return entries

    @staticmethod
    def _read(path: Path, lines: list[str], plan: dict[str, Any]) -> list[list[Any]]:
        try:
            found, *entries = [json.loads(line) for line in lines]
        except ValueError:
            raise Problem("journal-damaged", file=str(path)) from None
        if found != json.loads(json.dumps(plan)):
            raise Problem("journal-other", file=str(path))
        if not all(isinstance(entry, list) for entry in entries):
            raise Problem("journal-damaged", file=str(path))
        return entries

    def add(self, entry: list[Any]) -> None:
        self._file.write(json.dumps(entry) + "\n")
        self._file.flush()

    def close(self) -> None:
        self._file.close()
