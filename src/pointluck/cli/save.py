"""Saved games: where they lie, how they are opened, and that only one process at a time writes to one."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import TextIO

import pointluck
from pointluck.engine import SUFFIX, Game, Problem, Record, RecordError
from pointluck.engine.lines import lines_of
from pointluck.language import Language

from .problems import FileProblem, UsageProblem


class SaveFile:
    """An open record file. Every step is written to it, and out of our hands, before the next one is taken."""

    def __init__(self, path: Path, journal: TextIO) -> None:
        self.path = path
        self._journal = journal

    @classmethod
    def create(cls, path: Path, record: Record) -> SaveFile:
        """A new file; one that exists is never written over."""
        _make_folder(path)
        try:
            journal = path.open("x", encoding="utf-8", newline="\n")
        except FileExistsError:
            raise FileProblem("file-exists", file=str(path)) from None
        except OSError as error:
            raise FileProblem("file-unwritable", file=str(path), why=_why(error)) from None
        lock(journal, path)
        record.keep_in(journal)
        return cls(path, journal)

    @classmethod
    def open(cls, path: Path, language: Language, recover: bool) -> tuple[SaveFile, Record, Path | None]:
        """The file, its record and, if it had to be recovered, where the damaged one was put."""
        try:
            journal = path.open("r+", encoding="utf-8", newline="\n")
        except OSError as error:
            raise FileProblem("file-unreadable", file=str(path), why=_why(error)) from None
        try:
            # Locked before it is read: otherwise somebody could add a step in between.
            lock(journal, path)
            record, damage = read_record(path, language, recover)
        except Problem:
            journal.close()
            raise
        kept = None
        if damage is not None:
            journal.close()
            kept = _set_aside(path)
            return cls.create(path, record), record, kept
        journal.seek(0, 2)
        record.keep_in(journal, len(record.lines))
        return cls(path, journal), record, None

    def copy_to(self, path: Path, record: Record) -> None:
        try:
            with path.open("x", encoding="utf-8", newline="\n") as copy:
                copy.write(record.text())
        except FileExistsError:
            raise FileProblem("file-exists", file=str(path)) from None
        except OSError as error:
            raise FileProblem("file-unwritable", file=str(path), why=_why(error)) from None

    def discard(self) -> None:
        """A game in which nothing was played need not be kept."""
        self.close()
        with suppress(OSError):
            self.path.unlink()

    def close(self) -> None:
        with suppress(OSError):
            self._journal.close()


def _make_folder(path: Path) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise FileProblem("file-unwritable", file=str(path), why=_why(error)) from None


def read_record(path: Path, language: Language, recover: bool = False) -> tuple[Record, RecordError | None]:
    """The record in a file; with `recover`, what can be trusted of it and what was wrong."""
    try:
        # Bytes that are no text become characters that no record has, so the line with them is found out.
        with path.open(encoding="utf-8", errors="replace", newline="\n") as file:
            if recover:
                record, damage = Record.recover(lines_of(file), pointluck.game)
                record.close()
                return record, damage
            return Record.read(lines_of(file), pointluck.game), None
    except OSError as error:
        raise FileProblem("file-unreadable", file=str(path), why=_why(error)) from None
    except RecordError as error:
        told = _speaking(path, language).problem(error)
        if recover:
            raise FileProblem("file-hopeless", file=str(path), line=error.line, told=told) from None
        if _recoverable(path):
            raise FileProblem("file-damaged", file=str(path), line=error.line, told=told) from None
        raise FileProblem("file-foreign", file=str(path), line=error.line, told=told) from None


def named_record(given: str, language: Language) -> Record:
    """The record in a file; a day of history by its name, unless a file is called so."""
    path = Path(given).expanduser()
    if not path.exists():
        from pointluck.analysis.days import days

        if day := days().get(given):
            return day.record
    return read_record(path, language)[0]


def _recoverable(path: Path) -> bool:
    """Not if the head is damaged: then nothing that follows could be trusted."""
    with path.open(encoding="utf-8", errors="replace", newline="\n") as file, suppress(RecordError):
        Record.recover(lines_of(file), pointluck.game)
        return True
    return False


def _speaking(path: Path, language: Language) -> Language:
    """The language with the words of the game that the file says it is about."""
    game = _game_in(path)
    return language if game is None else language.of(game)


def _game_in(path: Path) -> Game | None:
    with path.open(encoding="utf-8", errors="replace") as file:
        lines = lines_of(file)
        next(lines, "")
        name = next(lines, "").removeprefix("game ").strip()
    return pointluck.game(name) if name in pointluck.games() else None


def _set_aside(path: Path) -> Path:
    for number in range(1, 1000):
        kept = path.with_name(f"{path.name}.damaged{'' if number == 1 else f'-{number}'}")
        if not kept.exists():
            path.rename(kept)
            return kept
    raise FileProblem("file-unwritable", file=str(path), why="")


def _why(error: OSError) -> str:
    return error.strerror or type(error).__name__


# --- where they lie -----------------------------------------------------------------------------------------------


def folder() -> Path:
    from platformdirs import user_data_path

    return user_data_path("pointluck", appauthor=False) / "games"


def new_path(game: str) -> Path:
    """A name by game and time, made different where two games begin in the same second."""
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    paths = (folder() / f"{stem}{'' if number == 1 else f'-{number}'}{SUFFIX}" for number in range(1, 1000))
    return next(path for path in paths if not path.exists())


def latest_unfinished(game: str | None) -> Path:
    """The file of the game played last that has not ended."""
    for path in _by_age():
        if (game is None or path.name.startswith(f"{game}-")) and not _finished(path):
            return path
    raise UsageProblem("nothing-to-resume", folder=str(folder()))


def _by_age() -> Iterator[Path]:
    if folder().is_dir():
        yield from sorted(folder().glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime, reverse=True)


def _finished(path: Path) -> bool:
    """Its last line says so. Only the end is read: there may be many files."""
    try:
        with path.open("rb") as file:
            file.seek(0, 2)
            file.seek(max(0, file.tell() - 400))
            lines = file.read().splitlines()
    except OSError:
        return True
    return bool(lines) and lines[-1].startswith(b"end ")


# --- one process at a time ----------------------------------------------------------------------------------------

if sys.platform == "win32":
    import msvcrt

    def _take(journal: TextIO) -> None:
        # A byte far behind the end: Windows keeps others from reading what is locked.
        journal.seek(0x7FFFFFFF)
        try:
            msvcrt.locking(journal.fileno(), msvcrt.LK_NBLCK, 1)
        finally:
            journal.seek(0)
else:
    import fcntl

    def _take(journal: TextIO) -> None:
        fcntl.flock(journal, fcntl.LOCK_EX | fcntl.LOCK_NB)


def lock(journal: TextIO, path: Path) -> None:
    """Lock the open file itself: the system lets go of it however the process ends, so no lock is ever stale."""
    try:
        _take(journal)
    except (BlockingIOError, PermissionError):
        journal.close()
        raise FileProblem("file-in-use", file=str(path)) from None
    except OSError:
        # A file system that knows no locks: better to play unlocked than not at all.
        return
