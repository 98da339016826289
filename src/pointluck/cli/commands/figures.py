"""`pointluck figures`: every figure of a game and where it comes from."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console

    from pointluck.cli.arguments import Subparsers
    from pointluck.engine import Figures, Game
    from pointluck.language import Language

_STYLES = {"printed": "", "derived": "", "reconstructed": "italic", "user": "bold"}
_NAME, _MARGIN = 26, 36
"""Where values begin, and where it says where they come from."""


def add(subparsers: Subparsers, language: Language) -> None:
    parser = subparsers.add_parser("figures", description=language.say("help-figures"))
    parser.add_argument("game", nargs="?", metavar="GAME", help=language.say("help-game"))
    parser.add_argument("--data", metavar="FILE", help=language.say("help-data"))
    parser.add_argument("--toml", action="store_true", help=language.say("help-figures-toml"))


def run(arguments: Namespace, language: Language) -> int:
    from pointluck.cli.console import console
    from pointluck.cli.titles import title
    from pointluck.cli.toml import write_figures

    game = title(arguments.game)
    # A whole setup is made, so that figures which fit the shape but not the rules are refused here as in play.
    setup = game.setup(data=arguments.data)
    game.begin(setup)
    if arguments.toml:
        print(write_figures(game.data, setup.overrides), end="")
        return 0
    out = console()
    spoken = language.of(game)
    if arguments.data is not None:
        _show_changes(out, spoken, game, setup.overrides)
    _show_all(out, spoken, game, setup.overrides)
    return 0


def _show_changes(out: Console, language: Language, game: Game, overrides: Figures) -> None:
    from rich.text import Text

    changes = game.data.changes(overrides)
    if not changes:
        out.print(language.say("figures-same"))
        out.print()
        return
    out.print(Text(language.say("figures-changes"), "bold"))
    for change in changes:
        out.print(f"  {_path(change.path)}: {_shown(change.default)} → {_shown(change.value)}  [user]")
    out.print()


def _show_all(out: Console, language: Language, game: Game, overrides: Figures) -> None:
    """Table by table, each figure with its tag and the source or reason."""
    from itertools import groupby

    from rich.text import Text

    from pointluck.cli.console import indented
    from pointluck.engine import leaves

    figures = ((_path(path).rpartition("/"), path, value) for path, value in leaves(game.data.merged(overrides)))
    for group, members in groupby(figures, key=lambda figure: figure[0][0]):
        out.print(Text(group, "bold"))
        for (_, _, name), path, value in members:
            tag, why = game.data.provenance(path, overrides)
            told = f"{tag}: {_source(language, path, why)}" if why else tag
            margin = f"  {name + ' ':<{_NAME}}{_shown(value)}  "
            if len(margin) > _MARGIN:
                # A long list stands on a line of its own.
                out.print(indented(_shown(value), _NAME + 2, out.width, margin=f"  {name}"))
                margin = ""
            out.print(indented(told, _MARGIN, out.width, _STYLES.get(tag, ""), margin=margin))
    out.print()
    for tag in _STYLES:
        out.print(f"{tag}: {language.say(f'figures-{tag}')}")


def _source(language: Language, path: str, why: str) -> str:
    """The game's data file gives sources and reasons in English; a language may have its own words for them."""
    parts = _path(path).split("/")
    for length in range(len(parts), 0, -1):
        key = f"source-{'-'.join(parts[:length])}"
        if why and language.has(key):
            return language.say(key)
    return why


def _path(path: str) -> str:
    return path.removeprefix("/figures/")


def _shown(value: object) -> str:
    return ", ".join(str(item) for item in value) if isinstance(value, list) else str(value)
