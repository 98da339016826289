"""What the commands that play many games have in common: who plays, under which rules, where the result goes."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from .arguments import add_cluster, add_player, add_series, bring_players

if TYPE_CHECKING:
    from argparse import Namespace

    from pointluck.analysis.words import Words
    from pointluck.cli.arguments import Parser, Subparsers
    from pointluck.engine import Game
    from pointluck.language import Language


def add_many_games(
    subparsers: Subparsers, language: Language, name: str, games: int, about: str, count: str, who: str
) -> tuple[Parser, Words]:
    """A command that plays so many games unless asked otherwise; the texts are keys of its help."""
    from pointluck.analysis.words import Words
    from pointluck.players import players

    words = Words(language.code)
    parser: Parser = subparsers.add_parser(name, description=words.say(about))
    parser.add_argument("game", nargs="?", metavar="GAME", help=words.say("help-game"))
    parser.add_argument("--games", metavar="N", default=str(games), help=words.say(count, default=games))
    told = words.say(who, players=", ".join(players()))
    parser.add_argument("--players", metavar="NAME[,NAME]", help=told)
    parser.add_argument("--seed", metavar="SEED", help=words.say("simulate-seed"))
    add_player(parser, words)
    add_series(parser, words, "help-option", "help-preset", data=True)
    parser.set_defaults(preset="standard")
    add_cluster(parser, words)
    parser.add_argument("--adjusted", action="store_true", help=words.say("adjusted-help"))
    parser.add_argument("--json", action="store_true", help=words.say("simulate-json"))
    parser.add_argument("--html", metavar="FILE", help=words.say("simulate-html"))
    return parser, words


def with_words(arguments: Namespace, language: Language, do: Callable[[Namespace, Game, Words], int]) -> int:
    """Do it with the game that is asked for and its words; what is wrong with the wish is told in them."""
    from pointluck.analysis.words import Words
    from pointluck.engine import Problem

    from .problems import exit_code
    from .titles import title

    bring_players(arguments)
    game = title(arguments.game)
    words = Words(language.code, game)
    try:
        return do(arguments, game, words)
    except Problem as problem:
        print(f"pointluck: {words.problem(problem)}", file=sys.stderr)
        return exit_code(problem)
