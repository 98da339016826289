"""`pointluck replay`: a record checked line by line, and a position of it shown."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console

    from pointluck.cli.arguments import Subparsers
    from pointluck.engine import Record, State
    from pointluck.language import Language


def add(subparsers: Subparsers, language: Language) -> None:
    parser = subparsers.add_parser("replay", description=language.say("help-replay"))
    parser.add_argument("file", nargs="?", metavar="FILE", help=language.say("help-replay-file"))
    parser.add_argument("--step", metavar="N", help=language.say("help-replay-step"))
    parser.add_argument("--to", metavar="text", help=language.say("help-replay-to"))


def run(arguments: Namespace, language: Language) -> int:
    from pointluck.cli.arguments import whole_number
    from pointluck.cli.console import console
    from pointluck.cli.problems import UsageProblem
    from pointluck.cli.save import named_record

    if arguments.file is None:
        raise UsageProblem("file-missing")
    if arguments.to not in (None, "text"):
        raise UsageProblem("replay-to", given=arguments.to)
    record = named_record(arguments.file, language)
    step = len(record.steps) if arguments.step is None else whole_number(arguments.step, "--step")
    if step > len(record.steps):
        raise UsageProblem("replay-step", given=str(step), steps=str(len(record.steps)))
    out = console()
    spoken = language.of(record.game)
    _show_head(out, spoken, record)
    if arguments.to == "text":
        _show_steps(out, spoken, record, step)
    _show_position(out, spoken, record, step)
    return 0


def _show_head(out: Console, language: Language, record: Record) -> None:
    from rich.text import Text

    from pointluck.engine import option_text

    out.print(Text(record.game.title, "bold"))
    players = [f"{language.name(seat)} {who}" for seat, who in record.seats.items()]
    out.print(language.say("replay-setup", preset=record.setup.preset, players=players))
    chosen = [f"{name}={option_text(value)}" for name, value in record.setup.chosen_options.items()]
    if chosen:
        out.print(language.say("replay-options", options=chosen))
    changes = len(record.game.data.changes(record.setup.overrides))
    if changes:
        out.print(language.say("replay-figures", count=changes))
    out.print(language.say("replay-sound", steps=len(record.steps)))
    if record.seen.count:
        out.print(language.say("luck-taken-back", count=record.seen.count))
    out.print()


def _show_steps(out: Console, language: Language, record: Record, last: int) -> None:
    """The whole game in words, with the number of each step."""
    from rich.text import Text

    from pointluck.cli.boards import board

    weight = board(record.game, language).weight
    for moment in record.replay():
        if moment.number > last:
            break
        told = [
            Text(language.event(event), "bold" if weight(event) == "heading" else "")
            for event in moment.events
            if event.seats != ()
        ]
        told = told or [Text(language.action(moment.step.action))]
        for number, line in enumerate(told):
            margin = f"{'' if number else moment.number:>5}  "
            out.print(Text.assemble((margin, "dim"), line))
    out.print()


def _show_position(out: Console, language: Language, record: Record, step: int) -> None:
    from pointluck.cli.boards import board, ending

    state = _state_after(record, step)
    table = board(record.game, language)
    # Whoever replays a finished game may see all there is to see; of a running one, what a bystander sees.
    seat = record.game.seats[0] if len(record.game.seats) == 1 else None
    view = state.view(seat)
    out.print(language.say("replay-position", step=step, hash=state.hash()))
    out.print(table.draw(view, out.width))
    result = record.result if step == len(record.steps) else None
    question = state.question
    if result is not None:
        out.print(ending(table, language, view, result))
    elif question is not None:
        out.print(language.question(question))


def _state_after(record: Record, step: int) -> State:
    if step == len(record.steps):
        return record.state
    for moment in record.replay():
        if moment.number == step:
            return moment.state
    return record.start
