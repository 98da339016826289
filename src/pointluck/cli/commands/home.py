"""`pointluck` by itself: a table on this computer, in the browser."""

from __future__ import annotations

from argparse import Namespace
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
    return start(Settings(database_url(None)), listening, 1, language, shown)
