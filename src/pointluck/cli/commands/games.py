"""`pointluck games`: what can be played."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pointluck.cli.arguments import Subparsers
    from pointluck.language import Language


def add(subparsers: Subparsers, language: Language) -> None:
    subparsers.add_parser("games", description=language.say("help-games"))


def run(arguments: Namespace, language: Language) -> int:
    from rich.text import Text

    import pointluck
    from pointluck.cli.console import console, indented

    out = console()
    for number, name in enumerate(pointluck.games()):
        game = pointluck.game(name)
        spoken = language.of(game)
        if number:
            out.print()
        credit = spoken.say("games-credit", **game.data.credits)
        seats = spoken.say("games-seats", count=len(game.seats))
        out.print(Text.assemble((game.id, "bold"), "  ", game.title))
        out.print(indented(f"{spoken.say('summary')} {seats}", 2, out.width))
        out.print(indented(credit, 2, out.width, "dim"))
    return 0
