"""What `pointluck` and `pointluck serve` have in common: where the games are kept, and how the server is started."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from pointluck.language import Language

from .problems import UsageProblem

if TYPE_CHECKING:
    import socket

    from pointluck.server.settings import Settings

PORT = 1942
HOST = "127.0.0.1"
_SCHEMES = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}


def database_url(given: str | None) -> str:
    """A URL as the store wants it: of the file named, of the PostgreSQL named, or of the player's own file."""
    if given is None:
        from platformdirs import user_data_path

        return _of_file(user_data_path("pointluck", appauthor=False) / "pointluck.db")
    scheme, colon, rest = given.partition("://")
    if not colon:
        return _of_file(Path(given).expanduser().absolute())
    if scheme not in _SCHEMES:
        raise UsageProblem("database-unknown", given=scheme)
    return f"{_SCHEMES[scheme]}://{rest}"


def _of_file(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


def is_postgres(url: str) -> bool:
    return url.startswith("postgresql")


def names(origins: list[str]) -> tuple[str, ...]:
    """The hosts of public addresses, each given as https://name without a path."""
    found: list[str] = []
    for origin in origins:
        parts = urlsplit(origin)
        if parts.scheme not in ("http", "https") or not parts.hostname or parts.path not in ("", "/"):
            raise UsageProblem("url-form", given=origin)
        found.append(parts.hostname)
    return tuple(found)


def start(
    settings: Settings,
    listening: socket.socket,
    workers: int,
    language: Language,
    opened: Callable[[str], None] | None = None,
) -> int:
    """Serve until told to stop; the exit code."""
    from pointluck.server.logs import set_up
    from pointluck.server.running import prepare, run_many, run_one

    address = _address(listening)

    def ready() -> None:
        print(language.say("serve-running", url=address), flush=True)
        if opened is not None:
            opened(address)

    with listening:
        prepare(settings)
        set_up("info" if opened is None else "warning")
        if workers > 1:
            run_many(settings, listening, workers, ready)
        else:
            run_one(settings, listening, ready)
    print(language.say("serve-stopped"), flush=True)
    return 0


def _address(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    shown = {"0.0.0.0": HOST, "::": HOST}.get(host, host)
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


def show_in_browser(address: str) -> None:
    """Where there is a screen. A browser in a terminal would take the terminal away."""
    import webbrowser

    if sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        webbrowser.open(address)
