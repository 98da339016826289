"""`pointluck rules`: the clause index of a game, or single clauses of it."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pointluck.cli.arguments import Subparsers
    from pointluck.language import Language


def add(subparsers: Subparsers, language: Language) -> None:
    parser = subparsers.add_parser("rules", description=language.say("help-rules"))
    parser.add_argument("game", nargs="?", metavar="GAME", help=language.say("help-game"))
    parser.add_argument("clauses", nargs="*", metavar="CLAUSE", help=language.say("help-rules-clause"))


def run(arguments: Namespace, language: Language) -> int:
    from pointluck.cli import rulebook
    from pointluck.cli.console import console
    from pointluck.cli.titles import title

    game = title(arguments.game)
    clauses = rulebook.find(game, arguments.clauses) if arguments.clauses else list(game.clauses.values())
    rulebook.show(console(), language.of(game), clauses)
    return 0
