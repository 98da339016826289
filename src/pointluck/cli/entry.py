"""Which command is meant, in which language, and how its problems are told."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from pointluck.engine import Problem
from pointluck.language import Language, language_of

from .arguments import Parser, read
from .problems import UsageProblem, exit_code

COMMANDS = (
    "play",
    "serve",
    "replay",
    "review",
    "school",
    "verify",
    "backup",
    "restore",
    "admin",
    "rules",
    "figures",
    "options",
    "games",
    "simulate",
    "arena",
    "odds",
    "lab",
    "fuzz",
    "bot",
)
"""Each is a module of `cli.commands` with add(subparsers, language) and run(arguments, language)."""

HOME = "home"
"""What happens without a command."""

SERVER = {
    "aiosqlite",
    "alembic",
    "asyncpg",
    "cryptography",
    "fastapi",
    "prometheus_client",
    "pydantic",
    "sqlalchemy",
    "starlette",
    "uvicorn",
    "websockets",
}
"""What the extra `server` installs: nobody needs it who plays in the terminal."""


def run(words: list[str]) -> int:
    language = Language(language_of(None, os.environ))
    try:
        _must_be_text(words)
        asked, words = _take_language(words)
        if asked is not None:
            language = Language(language_of(asked, os.environ))
        return _command(words, language)
    except Problem as problem:
        print(f"pointluck: {language.problem(problem)}", file=sys.stderr)
        return exit_code(problem)


def _must_be_text(words: list[str]) -> None:
    """Bytes that are not UTF-8 arrive as lone surrogates, which cannot be written to a record."""
    for word in words:
        if any("\ud800" <= letter <= "\udfff" for letter in word):
            raise UsageProblem("argument-text", argument=word)


def _take_language(words: list[str]) -> tuple[str | None, list[str]]:
    """`--lang de` may stand anywhere: it must be known before anything can be said."""
    asked = None
    left: list[str] = []
    rest = iter(words)
    for word in rest:
        if word == "--lang":
            asked = next(rest, None)
            if asked is None:
                raise UsageProblem("argument", argument="--lang")
        elif word.startswith("--lang="):
            asked = word.removeprefix("--lang=")
        else:
            left.append(word)
    return asked, left


def _command(words: list[str], language: Language) -> int:
    name = words[0] if words else ""
    if name in ("-h", "--help", "help"):
        return _overview(language)
    if name == "--version":
        from pointluck import __version__

        print(f"Point Luck {__version__}")
        return 0
    if name == "" or name.startswith("--"):
        # Whoever names nothing wants to play.
        words, name = [HOME, *words], HOME
    elif name not in _available():
        raise UsageProblem("command-unknown", command=name, commands=_available())
    # Only the module of the command that runs is imported: the others may need much.
    module = _module(name)
    parser = Parser(prog="pointluck")
    subparsers = parser.add_subparsers(dest="command")
    module.add(subparsers, language)
    for subparser in subparsers.choices.values():
        subparser.speak(language)
    arguments = read(parser, words)
    try:
        code: int = module.run(arguments, language)
    except ModuleNotFoundError as missing:
        if str(missing.name).partition(".")[0] not in SERVER:
            raise
        raise UsageProblem("server-missing") from missing
    return code


def _available() -> list[str]:
    return [name for name in COMMANDS if find_spec(f"pointluck.cli.commands.{name}")]


def _module(name: str) -> ModuleType:
    return import_module(f"pointluck.cli.commands.{name}")


def _overview(language: Language) -> int:
    print(language.say("help-intro"))
    print()
    for name in _available():
        print(f"  {name:<9} {language.say(f'help-{name}')}")
    print()
    print(language.say("help-start"))
    return 0
