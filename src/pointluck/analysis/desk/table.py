"""An answer of the odds desk in the terminal."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console, Group, RenderableType
from rich.text import Text

from pointluck.analysis.odds import Stake
from pointluck.analysis.table import Stripe, columned, under
from pointluck.analysis.words import Words

from .inquiry import Answer


def print_answer(answer: Answer, words: Words, console: Console) -> None:
    console.print(Group(*_parts(answer, words, console)))


def _parts(answer: Answer, words: Words, console: Console) -> Iterator[RenderableType]:
    yield Text(answer.setup.game.title, style="bold")
    yield Text(words.say("odds-understood", sentence=answer.inquiry.understood))
    for told in noted(answer, words):
        yield Text(told)
    if not answer.odds:
        yield Text(words.say("odds-none"))
    bar = "#" if console.options.ascii_only else "█"
    for stake in answer.odds:
        yield _stake(stake, words, bar)


def _stake(stake: Stake, words: Words, bar: str) -> RenderableType:
    title = f"{label(stake.key, words)}: {mean_told(stake, words)}"
    table = columned(title, words.say("odds-change"), words.say("odds-chance"), "", words.say("odds-exact"))
    # The fraction may be long: it is the one column that may break.
    table.columns[3].no_wrap, table.columns[3].overflow, table.columns[3].justify = False, "fold", "left"
    for change, share in stake.changes:
        told = words.percent(float(share))
        table.add_row(words.number(change), told, Stripe(float(share), bar), str(share))
    return under(table)


def noted(answer: Answer, words: Words) -> list[str]:
    """How the desk took what the sentence left open."""
    return [words.say(f"odds-note-{note.key}", **note.params) for note in answer.inquiry.notes]


def label(key: str, words: Words) -> str:
    """What is counted: a stake or tally of the game, or the desk's own."""
    return words.say(next(one for one in (f"odds-count-{key}", f"stake-{key}", f"tally-{key}") if words.has(one)))


def mean_told(stake: Stake, words: Words) -> str:
    return words.say("odds-mean", mean=words.number(float(stake.mean), 3))
