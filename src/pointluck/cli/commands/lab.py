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
    from pointluck.cli.many_games import add_many_games

    parser, words = add_many_games(subparsers, language, "lab", GAMES, "lab-about", "lab-games", "simulate-players")
    figure = words.say("lab-figure", example="air/SBD/bomb=5")
    parser.add_argument("--figure", metavar="PATH=VALUE", action="append", default=[], help=figure)


def run(arguments: Namespace, language: Language) -> int:
    from pointluck.cli.many_games import with_words

    return with_words(arguments, language, _experiment)


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
