"""`pointluck rules`: the clause index of a game, or the clauses that are named or hold some words."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pointluck.cli.arguments import Subparsers
    from pointluck.language import Language


def add(subparsers: Subparsers, language: Language) -> None:
    parser = subparsers.add_parser("rules", description=language.say("help-rules"))
    parser.add_argument("game", nargs="?", metavar="GAME", help=language.say("help-rules-game"))
    parser.add_argument("words", nargs="*", metavar="WORDS", help=language.say("help-rules-words"))


def run(arguments: Namespace, language: Language) -> int:
    import pointluck
    from pointluck.cli import rulebook
    from pointluck.cli.console import console
    from pointluck.cli.titles import title

    if arguments.game is not None and arguments.game not in pointluck.games():
        return _in_all(language, [arguments.game, *arguments.words])
    game = title(arguments.game)
    if arguments.words:
        rulebook.look_up(console(), language.of(game), game, arguments.words)
    else:
        rulebook.show(console(), language.of(game), list(game.clauses.values()))
    return 0


def _in_all(language: Language, words: list[str]) -> int:
    """Whoever names no game looks in all of them."""
    from rich.text import Text

    import pointluck
    from pointluck.cli import rulebook
    from pointluck.cli.console import console
    from pointluck.cli.problems import UsageProblem

    out = console()
    found = 0
    near: list[str] = []
    for name in pointluck.games():
        game = pointluck.game(name)
        try:
            rulebook.find(game, words, language.code)
        except UsageProblem as problem:
            alike = problem.params["near"]
            near += alike if isinstance(alike, list) else []
            continue
        out.print(Text(("\n" if found else "") + game.title, "bold"))
        rulebook.look_up(out, language.of(game), game, words)
        found += 1
    if not found:
        raise UsageProblem("rules-nothing", words=" ".join(words), games=pointluck.games(), near=near)
    return 0
