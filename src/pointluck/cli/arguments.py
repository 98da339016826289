"""The reading of command lines, with help and errors in the player's language."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NoReturn, TypeAlias

from .problems import UsageProblem

if TYPE_CHECKING:
    from pointluck.analysis.match import Seed
    from pointluck.analysis.workers import Executor
    from pointluck.language import Language

    Subparsers: TypeAlias = argparse._SubParsersAction["Parser"]

WORKERS_AT_MOST = 61
"""More than a Windows system can wait for."""


class Parser(argparse.ArgumentParser):
    """argparse without its English: it raises problems, and `speak` gives its help the right words."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **{"add_help": False, "allow_abbrev": False, "exit_on_error": False, **kwargs})
        self._usage_word = ""

    def speak(self, language: Language) -> None:
        """To be called once, when every argument has been added."""
        # argparse offers no other way to name its two groups.
        self._positionals.title = language.say("help-arguments")
        self._optionals.title = language.say("help-options-title")
        self._usage_word = language.say("help-usage")
        self.add_argument("--lang", metavar="LANG", help=language.say("help-lang"))
        self.add_argument("-h", "--help", action="help", help=language.say("help-help"))

    def format_usage(self) -> str:
        return super().format_usage().replace("usage: ", f"{self._usage_word}: ", 1)

    def format_help(self) -> str:
        return super().format_help().replace("usage: ", f"{self._usage_word}: ", 1)

    def error(self, message: str) -> NoReturn:
        raise UsageProblem("usage", why=message)


def read(parser: Parser, words: list[str]) -> argparse.Namespace:
    """The arguments in `words`. Raises UsageProblem for what has no place in them."""
    try:
        arguments, left = parser.parse_known_args(words)
    except argparse.ArgumentError as error:
        if error.argument_name is None:
            raise UsageProblem("usage", why=error.message) from None
        raise UsageProblem("argument", argument=error.argument_name) from None
    if left:
        raise UsageProblem("argument-unknown", argument=left[0])
    return arguments


def whole_number(text: str, argument: str, least: int = 0) -> int:
    if not text.isdecimal() or int(text) < least:
        raise UsageProblem("argument-number", argument=argument, given=text, least=str(least))
    return int(text)


def pairs(given: list[str]) -> dict[str, str]:
    """`name=value` pairs."""
    read: dict[str, str] = {}
    for pair in given:
        name, equals, value = pair.partition("=")
        if not equals:
            raise UsageProblem("option-form", given=pair)
        read[name.strip()] = value.strip()
    return read


def add_player(parser: Parser, words: Language) -> None:
    """Players that somebody brings; `bring_players` takes them in."""
    parser.add_argument("--player", metavar="NAME=WHAT", action="append", default=[], help=words.say("help-player"))


def bring_players(arguments: argparse.Namespace) -> None:
    from pointluck.players import bring

    for name, what in pairs(arguments.player).items():
        bring(name, what)


# --- what simulate and fuzz have in common --------------------------------------------------------------------------


def add_series(parser: Parser, words: Language, option: str, preset: str, data: bool) -> None:
    """Under which rules many games are played, and by how many processes; the texts are keys of the help."""
    say = words.say
    parser.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help=say(option))
    parser.add_argument("--preset", metavar="PRESET", help=say(preset))
    if data:
        parser.add_argument("--data", metavar="FILE|SET", help=say("help-data"))
    parser.add_argument("--workers", metavar="N", help=say("help-workers"))


def worker_count(given: str | None, games: int) -> int:
    from pointluck.analysis.workers import cores

    workers = cores() if given is None else whole_number(given, "--workers", least=1)
    return min(workers, games, WORKERS_AT_MOST)


def add_cluster(parser: Parser, words: Language) -> None:
    parser.add_argument("--cluster", metavar="auto|HOST:PORT", help=words.say("help-cluster"))


@contextmanager
def executor(arguments: argparse.Namespace, games: int) -> Iterator[int | Executor]:
    """Who plays: so many processes of this machine, or a cluster."""
    if arguments.cluster is None:
        yield worker_count(arguments.workers, games)
        return
    from pointluck.analysis.cluster import Cluster

    given = arguments.workers
    cluster = Cluster(arguments.cluster, None if given is None else whole_number(given, "--workers", least=1))
    try:
        yield cluster
    finally:
        cluster.close()


def seed_of(given: str | None) -> Seed:
    """The seed as typed; without one a new one, small enough to be copied by hand."""
    from random import SystemRandom

    if given is None:
        return SystemRandom().randrange(1, 1_000_000_000)
    return int(given) if given.isascii() and given.isdecimal() else given
