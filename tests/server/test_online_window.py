"""A terminal at a server's table in a real window: what can be typed while one waits for somebody."""

from __future__ import annotations

import os
import select
import time
from pathlib import Path

import pytest

from pointluck.server.settings import UNLIMITED, Settings
from pointluck.tables import Patience
from tests.cli.test_window import CODES, Window
from tests.server.conftest import sqlite
from tests.server.serving import PATIENCE, serving


def until(window: Window, text: str) -> None:
    """Read until that is shown, wherever lines are broken."""
    shown, patience = "", time.monotonic() + PATIENCE
    while text not in " ".join(CODES.sub("", shown).split()):
        assert time.monotonic() < patience, CODES.sub("", shown)[-2000:]
        if select.select([window._ours], [], [], 0.1)[0]:
            shown += os.read(window._ours, 65536).decode("utf-8", "replace")
        elif CODES.sub("", shown).endswith("go on "):
            tell(window, "")
            shown += "\n"


def tell(window: Window, text: str) -> None:
    os.write(window._ours, f"{text}\n".encode())


@pytest.mark.slow
def test_somebody_away_is_replaced_from_the_terminal_and_comes_back(tmp_path: Path) -> None:
    patience = Patience(bot=1, claim=600)
    settings = Settings(sqlite(tmp_path), bots=1, limits=UNLIMITED, patience=patience)
    with serving(settings) as server:
        yamamoto = server.person("Yamamoto")
        made = yamamoto.make("dogfight", seats={"japan": "me", "usa": "open"})
        link = f"{server.origin}{made['invitations']['usa']}"
        with Window(tmp_path, "play", "--join", link, "--name", "Nimitz") as window:
            until(window, "Yamamoto is away. Type “bot Japan captain”")
            # A bot into one's own seat, and back again.
            tell(window, "bot random")
            until(window, "Waiting for")
            tell(window, "sit")
            until(window, "Yamamoto is away")
            tell(window, "bot Japan random")
            until(window, "Place an aircraft")
            tell(window, "resign")
            until(window, "lost and over at once")
            tell(window, "y")
            until(window, "Won by resignation: Japan.")
