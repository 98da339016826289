"""`pointluck fuzz`: random games with every invariant checked."""

from __future__ import annotations

import sys
from argparse import Namespace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pointluck.analysis.fuzzing import Campaign, Failure
    from pointluck.analysis.words import Words
    from pointluck.cli.arguments import Subparsers
    from pointluck.engine import Figures, Game
    from pointluck.language import Language

GAMES = 1000
INTERRUPTED = 130
BROKEN = 1


def add(subparsers: Subparsers, language: Language) -> None:
    from pointluck.analysis.words import Words
    from pointluck.cli.arguments import add_player, add_series

    words = Words(language.code)
    parser = subparsers.add_parser("fuzz", description=words.say("fuzz-help"))
    parser.add_argument("game", nargs="?", metavar="GAME", help=words.say("help-game"))
    parser.add_argument("--games", metavar="N", default=str(GAMES), help=words.say("fuzz-games", default=GAMES))
    parser.add_argument("--seed", metavar="SEED", help=words.say("fuzz-seed"))
    parser.add_argument("--from", metavar="N", dest="first", default="1", help=words.say("fuzz-from"))
    parser.add_argument("--figures", action="store_true", help=words.say("fuzz-figures"))
    add_player(parser, words)
    add_series(parser, words, "fuzz-option", "fuzz-preset", data=False)


def run(arguments: Namespace, language: Language) -> int:
    from pointluck.cli.many_games import with_words

    return with_words(arguments, language, _fuzz)


def _fuzz(arguments: Namespace, game: Game, words: Words) -> int:
    from pointluck.analysis.figures_fuzzing import FiguresFuzz
    from pointluck.analysis.fuzzing import Fuzz, fuzz
    from pointluck.analysis.progress import progress
    from pointluck.cli.arguments import pairs, seed_of, whole_number, worker_count

    games = whole_number(arguments.games, "--games", least=1)
    first = whole_number(arguments.first, "--from", least=1)
    workers = worker_count(arguments.workers, games)
    given = pairs(arguments.option)
    # Read once to be refused here if they are wrong; the games need the declared values and names.
    values = game.setup(arguments.preset or "standard", None, given).options
    declared = {option.id: option for option in game.options}
    fixed = {name: values[name] for name in declared if {name, name.rpartition(".")[2]} & set(given)}
    kind = FiguresFuzz if arguments.figures else Fuzz
    job = kind(game.id, seed_of(arguments.seed), arguments.preset, fixed)
    with progress(words.say("fuzz-trying"), games) as tell:
        campaign = fuzz(job, first, games, workers, tell)
    return _report(campaign, words)


def _report(campaign: Campaign, words: Words) -> int:
    if campaign.failure is not None:
        _tell_failure(campaign, campaign.failure, words)
        return BROKEN
    if campaign.problem is not None:
        print(f"pointluck: {words.problem(campaign.problem)}", file=sys.stderr)
        return BROKEN
    stopped = campaign.games < campaign.asked
    told = words.say(
        "fuzz-stopped" if stopped else "fuzz-result",
        games=words.number(campaign.games),
        asked=words.number(campaign.asked),
        steps=words.number(campaign.steps),
        checks=words.number(campaign.checks),
        seed=str(campaign.fuzz.seed),
        seconds=words.number(campaign.seconds, 1),
        speed=words.number(campaign.checks / campaign.seconds if campaign.seconds else 0.0),
        workers=campaign.workers,
    )
    print(told)
    return INTERRUPTED if stopped else 0


def _tell_failure(campaign: Campaign, failure: Failure, words: Words) -> None:
    from pointluck.engine import option_text

    seed = str(campaign.fuzz.seed)
    sentence = words.say(f"invariant-{failure.invariant}")
    print(words.say("fuzz-failed", number=str(failure.number), seed=seed, step=str(failure.step), sentence=sentence))
    print(words.say("fuzz-detail", detail=failure.detail))
    options = ", ".join(f"{name}={option_text(value)}" for name, value in failure.options.items())
    print(words.say("fuzz-options", preset=failure.preset, options=options or words.say("fuzz-no-options")))
    if failure.figures is not None:
        print(words.say("fuzz-own-figures", figures=_written(failure.figures)))
    file = _keep(campaign.fuzz.game_id, seed, failure) if failure.record else None
    if file is not None:
        print(words.say("fuzz-record", file=file))
    print(words.say("fuzz-again", command=campaign.fuzz.command(failure.number)))


def _written(figures: Figures) -> str:
    """As JSON; what is too long to be read, a list of thousands perhaps, is cut off."""
    import json

    try:
        text = json.dumps(figures)
    except ValueError:
        # A number of more digits than Python writes.
        text = "..."
    return text if len(text) <= 2000 else f"{text[:2000]}..."


def _keep(game: str, seed: str, failure: Failure) -> str | None:
    """The record so far, in the working folder; where nothing can be written the rest still says enough."""
    from pathlib import Path

    from pointluck.engine import SUFFIX

    safe = "".join(letter if letter.isalnum() or letter in "-_" else "_" for letter in seed)
    file = Path(f"pointluck-fuzz-{game}-{safe}-{failure.number}{SUFFIX}")
    try:
        file.write_text(failure.record, encoding="utf-8", newline="\n")
    except OSError as error:
        print(f"{file}: {error.strerror}", file=sys.stderr)
        return None
    return str(file)
