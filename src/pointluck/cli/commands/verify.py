"""`pointluck verify`: is a record what it says? The chain, every step, every die and draw, the end."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pointluck.cli.arguments import Subparsers
    from pointluck.language import Language

UNSOUND = 1
_NAMED = 20


def add(subparsers: Subparsers, language: Language) -> None:
    parser = subparsers.add_parser("verify", description=language.say("help-verify"))
    parser.add_argument("file", nargs="?", metavar="FILE", help=language.say("help-replay-file"))
    parser.add_argument("--key", metavar="KEY", help=language.say("help-verify-key"))


def run(arguments: Namespace, language: Language) -> int:
    from pointluck.cli.problems import UsageProblem
    from pointluck.tables import verify

    if arguments.file is None:
        raise UsageProblem("file-missing")
    known = {} if arguments.key is None else {"": arguments.key.strip().lower()}
    verdict = verify(_read(Path(arguments.file).expanduser()), known)
    print(language.say("verify-counted", steps=verdict.steps, chance=verdict.chance))
    if verdict.taken_back:
        print(language.say("luck-taken-back", count=verdict.taken_back))
    for roll in verdict.rolls[:_NAMED]:
        print(f"  {language.say('verify-roll', line=roll.line, step=roll.step, outcome=roll.outcome)}")
    if verdict.taken_back > _NAMED:
        print(f"  {language.say('verify-more-rolls', count=verdict.taken_back - _NAMED)}")
    if verdict.imported is not None:
        print(language.say("verify-imported", count=verdict.imported))
    if verdict.forked is not None:
        print(language.say("verify-forked", origin=verdict.forked.origin, step=verdict.forked.step))
    for sat in verdict.seats:
        print(f"  {language.say('verify-sat', seat=sat.seat, who=sat.who, step=sat.step)}")
    for used in verdict.staff:
        print(language.say("staff-used", seat=used.seat, part=used.part, count=used.count))
    for check in verdict.checks:
        name = language.say(f"check-{check.check}")
        found = "failed" if not check.passed else "passed" if check.checked else "open"
        mark = language.say(f"verify-{found}")
        why = "" if check.key is None else f" {language.say(check.key, **check.params)}"
        print(f"  {mark} {name}.{why}")
    proven = all(check.checked for check in verdict.checks)
    print(language.say("verify-unsound" if not verdict.sound else "verify-sound" if proven else "verify-unproven"))
    return 0 if verdict.sound else UNSOUND


def _read(path: Path) -> str:
    from pointluck.cli.problems import FileProblem
    from pointluck.tables.records import LONGEST_RECORD

    try:
        with path.open(encoding="utf-8", errors="replace") as file:
            text = file.read(LONGEST_RECORD + 1)
        if len(text) > LONGEST_RECORD:
            raise FileProblem("record-long", most=LONGEST_RECORD)
        return text
    except OSError as error:
        raise FileProblem("file-unreadable", file=str(path), why=error.strerror or str(error)) from None
