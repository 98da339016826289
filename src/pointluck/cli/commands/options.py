"""`pointluck options`: every switch of a game's rules, and what the presets set."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console

    from pointluck.cli.arguments import Subparsers
    from pointluck.engine import Game, Option
    from pointluck.language import Language


def add(subparsers: Subparsers, language: Language) -> None:
    parser = subparsers.add_parser("options", description=language.say("help-options"))
    parser.add_argument("game", nargs="?", metavar="GAME", help=language.say("help-game"))


def run(arguments: Namespace, language: Language) -> int:
    from pointluck.cli.console import console
    from pointluck.cli.titles import title

    game = title(arguments.game)
    out = console()
    spoken = language.of(game)
    for option in game.options:
        _show_option(out, spoken, option)
    _show_presets(out, spoken, game)
    out.print(spoken.say("options-use", game=game.id), soft_wrap=True)
    return 0


def _show_option(out: Console, language: Language, option: Option) -> None:
    from rich.text import Text

    from pointluck.cli.console import indented
    from pointluck.engine import option_text

    out.print(Text.assemble((option.id, "bold"), "  ", language.option(option), (f"  {option.clause}", "dim")))
    out.print(indented(language.option_help(option), 2, out.width))
    for value in option.values:
        name = option_text(value)
        meaning = language.option_value(option, value)
        line = Text(f"    {name}")
        if meaning != name:
            line.append(f": {meaning}")
        if value == option.default:
            line.append(f" ({language.say('options-default')})", "dim")
        out.print(line)
    out.print()


def _show_presets(out: Console, language: Language, game: Game) -> None:
    from rich.text import Text

    from pointluck.analysis.par import par, sentence
    from pointluck.engine import option_text

    for preset, values in game.presets.items():
        out.print(Text(language.say("options-preset", preset=preset), "bold"))
        out.print(Text(f"  {language.say(f'about-preset-{preset}')}"))
        if not values:
            out.print(f"  {language.say('options-preset-plain')}")
        for name, value in values.items():
            out.print(f"  {name} = {option_text(value)}")
        if found := par(game.setup(preset)):
            out.print(Text(f"  {sentence(found, game, game.seats[0], language)}"))
            measured = language.say("par-measured", date=found.date.isoformat(), command=found.command)
            out.print(Text(f"  {measured}", "dim"))
        out.print()
