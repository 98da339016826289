"""`pointluck restore`: the games of a backup in an empty database."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pointluck.cli.arguments import Subparsers
    from pointluck.language import Language


def add(subparsers: Subparsers, language: Language) -> None:
    say = language.say
    parser = subparsers.add_parser("restore", description=say("help-restore"))
    parser.add_argument("file", nargs="?", metavar="FILE", help=say("help-restore-file"))
    parser.add_argument("--database", metavar="URL", help=say("help-database"))


def run(arguments: Namespace, language: Language) -> int:
    import asyncio
    import sys
    from pathlib import Path

    from pointluck.cli.problems import DAMAGED, UsageProblem
    from pointluck.cli.serving import database_url
    from pointluck.tables.backup import restore

    if arguments.file is None:
        raise UsageProblem("file-missing")
    file = Path(arguments.file).expanduser()
    kept = asyncio.run(restore(file, database_url(arguments.database)))
    print(language.say("restore-done", **kept.numbers()))
    for table in kept.stuck:
        print(language.say("backup-stuck", table=table))
    for table in kept.broken:
        print(language.say("backup-broken", table=table), file=sys.stderr)
    return DAMAGED if kept.broken else 0
