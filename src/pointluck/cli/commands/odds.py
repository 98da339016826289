"""`pointluck odds`: the exact odds of a fight or a search that one sentence describes."""

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


def add(subparsers: Subparsers, language: Language) -> None:
    from pointluck.analysis.desk import NODES
    from pointluck.analysis.words import Words

    words = Words(language.code)
    parser = subparsers.add_parser("odds", description=words.say("odds-help"))
    parser.add_argument("game", nargs="?", metavar="GAME", help=words.say("help-game"))
    example = words.say("odds-sentence", example='"6 sbd bombs > akagi spotted"')
    parser.add_argument("sentence", nargs="*", metavar="SENTENCE", help=example)
    parser.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help=words.say("help-option"))
    parser.add_argument("--preset", metavar="PRESET", default="standard", help=words.say("help-preset"))
    parser.add_argument("--data", metavar="FILE|SET", help=words.say("help-data"))
    nodes = words.say("odds-nodes", default=NODES)
    parser.add_argument("--nodes", metavar="N", default=str(NODES), help=nodes)
    parser.add_argument("--json", action="store_true", help=words.say("simulate-json"))
    parser.add_argument("--html", metavar="FILE", help=words.say("odds-html"))


def run(arguments: Namespace, language: Language) -> int:
    from pointluck.analysis.words import Words
    from pointluck.cli.problems import exit_code
    from pointluck.cli.titles import title
    from pointluck.engine import Problem

    game = title(arguments.game)
    words = Words(language.code, game)
    try:
        _answer(arguments, game, words)
    except Problem as problem:
        print(f"pointluck: {words.problem(problem)}", file=sys.stderr)
        return exit_code(problem)
    return 0


def _answer(arguments: Namespace, game: Game, words: Words) -> None:
    from pointluck.analysis.desk import ask, examples
    from pointluck.analysis.desk.page import odds_page
    from pointluck.analysis.desk.table import print_answer
    from pointluck.cli.arguments import pairs, whole_number
    from pointluck.cli.console import console
    from pointluck.cli.pages import page_to_be, write_page

    nodes = whole_number(arguments.nodes, "--nodes", least=1)
    setup = game.setup(arguments.preset, arguments.data, pairs(arguments.option))
    sentence = " ".join(arguments.sentence)
    if not sentence.strip():
        print(words.say("odds-examples"))
        for example in examples(game.id):
            print(f'  pointluck odds {game.id} "{example}"')
        return
    page = None if arguments.html is None else page_to_be(arguments.html)
    answer = ask(setup, sentence, nodes)
    if arguments.json:
        print(json.dumps(answer.to_plain(), indent=2, ensure_ascii=False))
    else:
        print_answer(answer, words, console())
    if page is not None:
        write_page(page, odds_page(answer, words), words)
