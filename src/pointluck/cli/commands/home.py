"""`pointluck` by itself: a table on this computer, in the browser."""

from __future__ import annotations

import subprocess
import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pointluck.cli.arguments import Subparsers
    from pointluck.language import Language


def add(subparsers: Subparsers, language: Language) -> None:
    say = language.say
    parser = subparsers.add_parser("home", prog="pointluck", description=say("help-home"))
    parser.add_argument("--no-browser", action="store_true", help=say("help-no-browser"))


def run(arguments: Namespace, language: Language) -> int:
    from pointluck.cli.serving import HOST, PORT, database_url, show_in_browser, start
    from pointluck.server.running import bind
    from pointluck.server.settings import Settings

    listening = bind(HOST, PORT, search=True)
    port = listening.getsockname()[1]
    if port != PORT:
        print(language.say("serve-port-taken", port=str(PORT), other=str(port)))
    shown = (lambda _: None) if arguments.no_browser else show_in_browser
    with _sharpening():
        return start(Settings(database_url(None)), listening, 1, language, shown)


@contextmanager
def _sharpening() -> Iterator[None]:
    """Beside the server, what the bots calculate with is compiled: half a minute the first time, at once ever after."""
    command = [sys.executable, "-m", "pointluck.players.build"]
    quiet = subprocess.DEVNULL
    building = subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet)
    try:
        yield
    finally:
        building.terminate()
        building.wait()
