"""`pointluck arena`: a contest between computer players, each pair with the same dice from both seats."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pointluck.analysis.arena import Report
    from pointluck.analysis.words import Words
    from pointluck.cli.arguments import Subparsers
    from pointluck.engine import Game
    from pointluck.language import Language

GAMES = 200
INTERRUPTED = 130
BROKEN = 1


def add(subparsers: Subparsers, language: Language) -> None:
    from pointluck.cli.many_games import add_many_games

    parser, words = add_many_games(subparsers, language, "arena", GAMES, "arena-help", "arena-games", "arena-players")
    parser.add_argument("--journal", metavar="FILE", help=words.say("arena-journal"))


def run(arguments: Namespace, language: Language) -> int:
    from pointluck.cli.many_games import with_words

    return with_words(arguments, language, _hold)


def _hold(arguments: Namespace, game: Game, words: Words) -> int:
    from pathlib import Path

    from pointluck.analysis.arena import Contest, hold
    from pointluck.analysis.journal import Journal
    from pointluck.analysis.progress import progress
    from pointluck.cli.arguments import executor, pairs, seed_of, whole_number
    from pointluck.cli.pages import page_to_be, write_page
    from pointluck.players import usual_player

    games = whole_number(arguments.games, "--games", least=1)
    given = f"random,{usual_player(game.id)}" if arguments.players is None else arguments.players
    names = [name.strip() for name in given.split(",")]
    setup = game.setup(arguments.preset, arguments.data, pairs(arguments.option))
    game.begin(setup)
    contest = Contest.of(setup, names, games, seed_of(arguments.seed), arguments.adjusted)
    page = None if arguments.html is None else page_to_be(arguments.html)
    journal = None if arguments.journal is None else Journal.open(Path(arguments.journal), contest.to_plain())
    try:
        with (
            executor(arguments, contest.total) as workers,
            progress(words.say("simulate-playing"), contest.total) as tell,
        ):
            report = hold(contest, workers, journal, tell)
    finally:
        if journal is not None:
            journal.close()
    _show(report, words, as_json=arguments.json)
    if page is not None and report.standings.games:
        from pointluck.analysis.arena_page import contest_page

        write_page(page, contest_page(report, words), words)
    return _exit_code(report, words, arguments.journal)


def _exit_code(report: Report, words: Words, journal: str | None) -> int:
    if report.failure is not None:
        print(f"pointluck: {words.problem(report.failure)}", file=sys.stderr)
        return BROKEN
    if report.partial and journal is not None:
        print(words.say("arena-go-on", file=journal), file=sys.stderr)
    return INTERRUPTED if report.partial else 0


def _show(report: Report, words: Words, as_json: bool) -> None:
    if as_json:
        print(json.dumps(report.to_plain(), indent=2, ensure_ascii=False))
    else:
        from pointluck.analysis.arena_table import print_contest
        from pointluck.cli.console import console

        print_contest(report, words, console())
