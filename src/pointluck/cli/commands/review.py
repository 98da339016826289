"""`pointluck review`: what was luck in a game, and what its players gave away."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pointluck.analysis.review import Review
    from pointluck.analysis.words import Words
    from pointluck.cli.arguments import Subparsers
    from pointluck.engine import Record
    from pointluck.language import Language

INTERRUPTED = 130


def add(subparsers: Subparsers, language: Language) -> None:
    from pointluck.analysis.words import Words

    words = Words(language.code)
    parser = subparsers.add_parser("review", description=words.say("review-help"))
    parser.add_argument("file", nargs="?", metavar="FILE", help=language.say("help-replay-file"))
    parser.add_argument("--seat", metavar="SEAT", help=words.say("review-help-seat"))
    parser.add_argument("--json", action="store_true", help=words.say("simulate-json"))
    parser.add_argument("--html", metavar="FILE", help=words.say("simulate-html"))


def run(arguments: Namespace, language: Language) -> int:
    from pointluck.analysis.words import Words
    from pointluck.cli.pages import page_to_be, write_page
    from pointluck.cli.problems import UsageProblem, exit_code
    from pointluck.cli.save import named_record
    from pointluck.engine import Problem

    if arguments.file is None:
        raise UsageProblem("file-missing")
    record = named_record(arguments.file, language)
    words = Words(language.code, record.game)
    seat = arguments.seat
    if seat is None and not record.over and len(record.game.seats) == 1:
        # Whoever plays alone has nobody to keep anything from.
        seat = record.game.seats[0]
    try:
        page = None if arguments.html is None else page_to_be(arguments.html)
        found = _reviewed(record, seat, words)
    except Problem as problem:
        print(f"pointluck: {words.problem(problem)}", file=sys.stderr)
        return exit_code(problem)
    _show(found, words, as_json=arguments.json)
    if page is not None:
        from pointluck.analysis.review_page import review_page

        write_page(page, review_page(found, words), words)
    return INTERRUPTED if found.partial else 0


def _reviewed(record: Record, seat: str | None, words: Words) -> Review:
    """With a bar; Ctrl-C ends with what has been looked at so far."""
    from pointluck.analysis.progress import progress
    from pointluck.analysis.review import review
    from pointluck.analysis.workers import Interruption

    with Interruption() as interruption, progress(words.say("review-going"), len(record.steps)) as tell:

        def passed(number: int) -> bool:
            tell(number)
            return interruption.asked

        return review(record, seat, passed)


def _show(found: Review, words: Words, as_json: bool) -> None:
    if as_json:
        from pointluck.analysis.review_words import plain

        print(json.dumps(plain(found), indent=2, ensure_ascii=False))
    else:
        from pointluck.analysis.review_table import print_review
        from pointluck.cli.console import console

        print_review(found, words, console())
