"""`pointluck bot`: check a bot of one's own, or let it play at a server."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pointluck.analysis.bot_check import Finding
    from pointluck.analysis.words import Words
    from pointluck.cli.arguments import Subparsers
    from pointluck.language import Language

BROKEN = 1


def add(subparsers: Subparsers, language: Language) -> None:
    say = language.say
    parser = subparsers.add_parser("bot", description=say("help-bot"))
    parser.add_argument("what", nargs="?", metavar="check|run", help=say("help-bot-what"))
    parser.add_argument("bot", nargs="?", metavar="BOT", help=say("help-bot-bot"))
    parser.add_argument("--game", metavar="GAME", action="append", help=say("help-bot-game"))
    parser.add_argument("--server", metavar="URL", help=say("help-bot-server"))
    parser.add_argument("--join", metavar="LINK", action="append", default=[], help=say("help-join"))
    parser.add_argument("--name", metavar="NAME", help=say("help-name"))
    parser.add_argument("--stay", action="store_true", help=say("help-bot-stay"))


def run(arguments: Namespace, language: Language) -> int:
    from pointluck.cli.problems import UsageProblem

    if arguments.what not in ("check", "run"):
        raise UsageProblem("bot-what", given=str(arguments.what or ""))
    if not arguments.bot:
        raise UsageProblem("bot-missing")
    if arguments.what == "check":
        return _check(arguments, language)
    if not arguments.server and not arguments.join:
        raise UsageProblem("bot-server")
    from pointluck.cli.online.bot import run_bot

    return run_bot(arguments, language)


def _check(arguments: Namespace, language: Language) -> int:
    import sys

    from pointluck.analysis.bot_check import check
    from pointluck.analysis.words import Words
    from pointluck.cli.titles import title
    from pointluck.players.brought import class_in_file

    words = Words(language.code)
    games = [title(name).id for name in arguments.game] if arguments.game else None

    def tell(what: str) -> None:
        if sys.stderr.isatty():
            print(f"{what} ...", file=sys.stderr, end="\r", flush=True)

    for finding in check(arguments.bot, games, tell):
        print(_told(finding, words), flush=True)
        if finding.problem is not None:
            return BROKEN
    print(words.say("bot-check-passed" if class_in_file(arguments.bot) is None else "bot-check-passed-class"))
    return 0


def _told(finding: Finding, words: Words) -> str:
    params = {
        name: words.number(value, 2) if isinstance(value, float) else value for name, value in finding.params.items()
    }
    if finding.problem is not None:
        return f"✗ {words.problem(finding.problem)}"
    told = words.say(f"bot-check-{finding.key}", **params)
    return f"✓ {told}"
