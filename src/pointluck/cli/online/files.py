"""What this computer remembers about servers, in files that are readable by their owner alone."""

from __future__ import annotations

import json
import os
from hashlib import sha256
from pathlib import Path
from typing import Any

from pointluck.cli.problems import FileProblem

_MOST = 200


def _folder() -> Path:
    from platformdirs import user_data_path

    return user_data_path("pointluck", appauthor=False)


def _read(file: Path) -> dict[str, Any]:
    try:
        known = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return known if isinstance(known, dict) else {}


def _write(file: Path, known: dict[str, Any]) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        fresh = file.with_name(f"{file.name}.{os.getpid()}")
        descriptor = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(descriptor, "w", encoding="utf-8") as written:
            json.dump(known, written)
        fresh.replace(file)
    except OSError as error:
        raise FileProblem("file-unwritable", file=str(file), why=error.strerror or str(error)) from None


class Keyring:
    """The device tokens of this computer: one for each server and name."""

    def __init__(self) -> None:
        self._file = _folder() / "devices.json"

    def get(self, origin: str, name: str) -> str:
        return str(_read(self._file).get(origin, {}).get(name, ""))

    def put(self, origin: str, name: str, token: str) -> None:
        known = _read(self._file)
        known.setdefault(origin, {})[name] = token
        _write(self._file, known)


class Promises:
    """What one person was told about the dice at a server, each table in a file of its own; the newest stay."""

    def __init__(self, origin: str, name: str) -> None:
        self._folder = _folder() / "dice"
        self._whose = f"{origin} {name}"

    def _file(self, table_id: str) -> Path:
        return self._folder / f"{sha256(f'{self._whose} {table_id}'.encode()).hexdigest()[:32]}.json"

    def get(self, table_id: str) -> dict[str, Any]:
        """Empty if nothing is kept."""
        return _read(self._file(table_id))

    def put(self, table_id: str, told: dict[str, Any]) -> None:
        """Where nothing can be kept, the end says so."""
        try:
            _write(self._file(table_id), told)
            newest = sorted(self._folder.glob("*.json"), key=lambda file: file.stat().st_mtime, reverse=True)
            for file in newest[_MOST:]:
                file.unlink(missing_ok=True)
        except (FileProblem, OSError):
            pass
