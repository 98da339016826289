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
    from pointluck.analysis.words import Words
    from pointluck.cli.arguments import add_cluster, add_player, add_series
    from pointluck.players import players

    words = Words(language.code)
    parser = subparsers.add_parser("arena", description=words.say("arena-help"))
    parser.add_argument("game", nargs="?", metavar="GAME", help=words.say("help-game"))
    who = words.say("arena-players", players=", ".join(players()))
    parser.add_argument("--players", metavar="NAME,NAME", help=who)
    parser.add_argument("--games", metavar="N", default=str(GAMES), help=words.say("arena-games", default=GAMES))
    parser.add_argument("--seed", metavar="SEED", help=words.say("simulate-seed"))
    add_player(parser, words)
    add_series(parser, words, "help-option", "help-preset", data=True)
    add_cluster(parser, words)
    parser.set_defaults(preset="standard")
    parser.add_argument("--journal", metavar="FILE", help=words.say("arena-journal"))
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
        return _hold(arguments, game, words)
    except Problem as problem:
        print(f"pointluck: {words.problem(problem)}", file=sys.stderr)
        return exit_code(problem)


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
