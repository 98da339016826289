"""`pointluck lab`: the same games with other figures, and whom they help."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pointluck.analysis.words import Words
    from pointluck.cli.arguments import Subparsers
    from pointluck.engine import Game
    from pointluck.language import Language

GAMES = 200
INTERRUPTED = 130
BROKEN = 1


def add(subparsers: Subparsers, language: Language) -> None:
    from pointluck.analysis.words import Words
    from pointluck.cli.arguments import add_cluster, add_player, add_series
    from pointluck.players import players

    words = Words(language.code)
    parser = subparsers.add_parser("lab", description=words.say("lab-about"))
    parser.add_argument("game", nargs="?", metavar="GAME", help=words.say("help-game"))
    figure = words.say("lab-figure", example="air/SBD/bomb=5")
    parser.add_argument("--figure", metavar="PATH=VALUE", action="append", default=[], help=figure)
    parser.add_argument("--games", metavar="N", default=str(GAMES), help=words.say("lab-games", default=GAMES))
    who = words.say("simulate-players", players=", ".join(players()))
    parser.add_argument("--players", metavar="NAME[,NAME]", help=who)
    parser.add_argument("--seed", metavar="SEED", help=words.say("simulate-seed"))
    add_player(parser, words)
    add_series(parser, words, "help-option", "help-preset", data=True)
    parser.set_defaults(preset="standard")
    add_cluster(parser, words)
    parser.add_argument("--adjusted", action="store_true", help=words.say("adjusted-help"))
    parser.add_argument("--json", action="store_true", help=words.say("simulate-json"))
    parser.add_argument("--html", metavar="FILE", help=words.say("simulate-html"))


def run(arguments: Namespace, language: Language) -> int:
    from pointluck.analysis.words import Words
    from pointluck.cli.arguments import bring_players
    from pointluck.cli.problems import exit_code
    from pointluck.cli.titles import title
    from pointluck.engine import Problem

    bring_players(arguments)
    game = title(arguments.game)
    words = Words(language.code, game)
    try:
        return _experiment(arguments, game, words)
    except Problem as problem:
        print(f"pointluck: {words.problem(problem)}", file=sys.stderr)
        return exit_code(problem)


def _experiment(arguments: Namespace, game: Game, words: Words) -> int:
    from pointluck.analysis.lab import Trial, experiment, variants
    from pointluck.analysis.lab_page import lab_page
    from pointluck.analysis.lab_table import print_experiment
    from pointluck.analysis.match import seated
    from pointluck.analysis.progress import progress
    from pointluck.cli.arguments import executor, pairs, seed_of, whole_number
    from pointluck.cli.console import console
    from pointluck.cli.pages import page_to_be, write_page
    from pointluck.players import usual_player

    games = whole_number(arguments.games, "--games", least=1)
    setup = game.setup(arguments.preset, arguments.data, pairs(arguments.option))
    game.begin(setup)
    others = variants(setup, arguments.figure)
    given = usual_player(game.id) if arguments.players is None else arguments.players
    seats = seated([name.strip() for name in given.split(",")], game)
    page = None if arguments.html is None else page_to_be(arguments.html)
    trial = Trial.of([setup, *others], seats, seed_of(arguments.seed), arguments.adjusted)
    with executor(arguments, games) as workers, progress(words.say("simulate-playing"), games) as tell:
        report = experiment(trial, games, workers, tell)
    if arguments.json:
        print(json.dumps(report.to_plain(), indent=2, ensure_ascii=False))
    else:
        print_experiment(report, words, console())
    if page is not None and report.games:
        write_page(page, lab_page(report, words), words)
    if report.failure is not None:
        print(f"pointluck: {words.problem(report.failure)}", file=sys.stderr)
        return BROKEN
    return INTERRUPTED if report.partial else 0
