"""`pointluck simulate`: many games between computer players, and what came of them."""

from __future__ import annotations

import sys
from argparse import Namespace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pointluck.analysis.simulation import Report
    from pointluck.analysis.words import Words
    from pointluck.cli.arguments import Subparsers
    from pointluck.engine import Game
    from pointluck.language import Language

GAMES = 1000
INTERRUPTED = 130
BROKEN = 1


def add(subparsers: Subparsers, language: Language) -> None:
    from pointluck.cli.many_games import add_many_games

    add_many_games(subparsers, language, "simulate", GAMES, "simulate-help", "simulate-games", "simulate-players")


def run(arguments: Namespace, language: Language) -> int:
    from pointluck.cli.many_games import with_words

    return with_words(arguments, language, _simulate)


def _simulate(arguments: Namespace, game: Game, words: Words) -> int:
    from pointluck.analysis.match import seated
    from pointluck.analysis.progress import progress
    from pointluck.analysis.simulation import Series, simulate
    from pointluck.cli.arguments import executor, pairs, seed_of, whole_number
    from pointluck.cli.pages import page_to_be, write_page
    from pointluck.players import usual_player

    games = whole_number(arguments.games, "--games", least=1)
    setup = game.setup(arguments.preset, arguments.data, pairs(arguments.option))
    # Figures that fit the shape but not the rules are found when a game begins: here, not in every process.
    game.begin(setup)
    given = usual_player(game.id) if arguments.players is None else arguments.players
    names = [name.strip() for name in given.split(",")]
    seats = seated(names, game)
    page = None if arguments.html is None else page_to_be(arguments.html)
    series = Series.of(setup, seats, seed_of(arguments.seed), arguments.adjusted)
    with executor(arguments, games) as workers, progress(words.say("simulate-playing"), games) as tell:
        report = simulate(series, games, workers, tell)
    _show(report, words, as_json=arguments.json)
    if page is not None and report.summary.games:
        from pointluck.analysis.page import page as drawn

        write_page(page, drawn(report, words), words)
    if report.failure is not None:
        print(f"pointluck: {words.problem(report.failure)}", file=sys.stderr)
        return BROKEN
    return INTERRUPTED if report.partial else 0


def _show(report: Report, words: Words, as_json: bool) -> None:
    import json

    from pointluck.analysis.table import print_report
    from pointluck.cli.console import console

    if as_json:
        print(json.dumps(report.to_plain(), indent=2, ensure_ascii=False))
        if report.partial:
            told = words.say("partial", games=words.number(report.summary.games), asked=words.number(report.asked))
            print(told, file=sys.stderr)
    else:
        print_report(report, words, console())
