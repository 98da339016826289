"""`pointluck play`: a game in the terminal, new or taken up again."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pointluck.cli.arguments import Subparsers
    from pointluck.cli.save import SaveFile
    from pointluck.engine import Game, Record
    from pointluck.language import Language

PERSON = "person"


def add(subparsers: Subparsers, language: Language) -> None:
    from pointluck.cli.arguments import add_player

    say = language.say
    parser = subparsers.add_parser("play", description=say("help-play"))
    parser.add_argument("game", nargs="?", metavar="GAME", help=say("help-game"))
    parser.add_argument("--terminal", action="store_true", help=say("help-terminal"))
    parser.add_argument("--preset", metavar="PRESET", help=say("help-preset"))
    parser.add_argument("--option", metavar="K=V", action="append", default=[], help=say("help-option"))
    parser.add_argument("--data", metavar="FILE", help=say("help-data"))
    parser.add_argument("--seed", metavar="SEED", help=say("help-seed"))
    parser.add_argument("--dice", metavar="roll|ask", default="roll", help=say("help-dice"))
    parser.add_argument("--seat", metavar="SEAT=WHO", action="append", default=[], help=say("help-seat"))
    add_player(parser, language)
    parser.add_argument("--save", metavar="FILE", help=say("help-save"))
    parser.add_argument("--resume", metavar="FILE", nargs="?", const="", help=say("help-resume"))
    parser.add_argument("--recover", action="store_true", help=say("help-recover"))
    parser.add_argument("--server", metavar="URL", help=say("help-server"))
    parser.add_argument("--join", metavar="LINK", help=say("help-join"))
    parser.add_argument("--name", metavar="NAME", help=say("help-name"))


def run(arguments: Namespace, language: Language) -> int:
    from pointluck.cli.arguments import bring_players
    from pointluck.cli.problems import UsageProblem
    from pointluck.cli.terminal import LocalSitting
    from pointluck.cli.terminal.screen import Screen

    if arguments.dice not in ("roll", "ask"):
        raise UsageProblem("dice-unknown", given=arguments.dice)
    bring_players(arguments)
    if arguments.server or arguments.join:
        from pointluck.cli.online.play import play

        return play(arguments, language)
    if arguments.name:
        raise UsageProblem("name-alone")
    if arguments.resume is None:
        save, record, notes = _begin(arguments, language)
    else:
        save, record, notes = _resume(arguments, language)
    try:
        screen = Screen(record.game, language)
        bots = {seat: who for seat, who in (record.seats | _seated(arguments, record.game)).items() if who != PERSON}
        own_dice = arguments.dice == "ask"
        sitting = LocalSitting(record, save, screen, bots, _seed(arguments), own_dice, _again(arguments))
        sitting.notes = notes
        return sitting.play()
    finally:
        save.close()


# --- a new game ---------------------------------------------------------------------------------------------------


def _begin(arguments: Namespace, language: Language) -> tuple[SaveFile, Record, list[str]]:
    from pointluck.cli.arguments import pairs
    from pointluck.cli.problems import UsageProblem
    from pointluck.cli.save import SaveFile, new_path
    from pointluck.cli.titles import title
    from pointluck.engine import Record

    if arguments.recover:
        raise UsageProblem("recover-alone")
    game = title(arguments.game)
    state = game.new(arguments.preset or "standard", arguments.data, **pairs(arguments.option))
    seats = dict.fromkeys(game.seats, PERSON) | _seated(arguments, game)
    record = Record(state, seats)
    path = Path(arguments.save).expanduser() if arguments.save else new_path(game.id)
    save = SaveFile.create(path, record)
    spoken = language.of(game)
    notes = [spoken.say("summary"), spoken.say("play-first")]
    changed = len(game.data.changes(record.setup.overrides))
    if changed:
        notes.append(spoken.say("play-figures", count=changed, source=str(arguments.data)))
    return save, record, notes


def _seated(arguments: Namespace, game: Game) -> dict[str, str]:
    """Who was named for which seat; the names of players are checked when they sit down."""
    from pointluck.cli.problems import UsageProblem
    from pointluck.players import players

    named: dict[str, str] = {}
    for pair in arguments.seat:
        seat, _, who = pair.partition("=")
        if seat not in game.seats:
            raise UsageProblem("seat-unknown", given=pair, seats=list(game.seats))
        if who not in (PERSON, *players(game.id)):
            raise UsageProblem("seat-player", given=who, players=[PERSON, *players(game.id)])
        named[seat] = who
    return named


# --- an old one ---------------------------------------------------------------------------------------------------


def _resume(arguments: Namespace, language: Language) -> tuple[SaveFile, Record, list[str]]:
    from pointluck.cli.problems import UsageProblem
    from pointluck.cli.save import SaveFile, latest_unfinished

    for name in ("preset", "option", "data", "save"):
        if getattr(arguments, name):
            raise UsageProblem("resume-with", argument=f"--{name}")
    path = Path(arguments.resume).expanduser() if arguments.resume else latest_unfinished(arguments.game)
    save, record, kept = SaveFile.open(path, language, arguments.recover)
    if arguments.game is not None and record.game.id != arguments.game:
        save.close()
        raise UsageProblem("resume-game", file=str(path), game=record.game.id)
    spoken = language.of(record.game)
    notes = [spoken.say("play-resumed", file=str(path), steps=len(record.steps))]
    if kept is not None:
        notes.append(spoken.say("play-recovered", file=str(kept), steps=len(record.steps)))
    return save, record, notes


# --- who plays, and with which dice ---------------------------------------------------------------------------------


def _seed(arguments: Namespace) -> str:
    """Without a seed nobody can foresee the dice."""
    from secrets import token_hex

    if arguments.seed is None:
        arguments.drawn_seed = getattr(arguments, "drawn_seed", None) or token_hex(16)
        return str(arguments.drawn_seed)
    return str(arguments.seed)


def _again(arguments: Namespace) -> list[str]:
    """What has to be said again when the game is taken up: the file knows the rest."""
    words: list[str] = []
    if arguments.seed is not None:
        words += ["--seed", arguments.seed]
    for pair in arguments.player:
        words += ["--player", pair]
    if arguments.dice != "roll":
        words += ["--dice", arguments.dice]
    if arguments.resume is not None:
        for pair in arguments.seat:
            words += ["--seat", pair]
    return words
