"""The review of a game in the terminal."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console, Group, RenderableType
from rich.text import Text

from .review import Review
from .review_words import choice_row, headlines, heads, notes, players, roll_row
from .table import columned, under
from .words import Words

WIDE = 60
BLOCKS = "▁▂▃▄▅▆▇█"
PLAIN = "_.-=oO#@"


def print_review(found: Review, words: Words, console: Console) -> None:
    console.print(Group(*_parts(found, words, console)))


def _parts(found: Review, words: Words, console: Console) -> Iterator[RenderableType]:
    yield Text(words.say("review-title", title=found.record.game.title), style="bold")
    told = headlines(found, words)
    wide = max((len(name) for name, _, _ in told), default=0)
    yield from (Text(f"{name:<{wide}}  {value}  {more}".rstrip()) for name, value, more in told)
    yield Text()
    if len(found.curve) > 1:
        yield Text(words.say("review-curve", seat=words.name(found.first)))
        yield Text(spark(found, min(WIDE, console.width - 2), PLAIN if console.options.ascii_only else BLOCKS))
        yield Text()
    for name, lines in players(found, words):
        yield Text(name, style="bold")
        yield from (Text(f"  {line}") for line in lines)
    rolls, choices = heads(found, words)
    if great := found.great_rolls():
        yield _table(words.say("review-rolls"), rolls, [roll_row(found, words, roll) for roll in great])
    if worst := found.great_choices():
        yield _table(words.say("review-decisions"), choices, [choice_row(found, words, one) for one in worst])
    elif found.choices:
        yield Text(words.say("review-all-fine"))
    yield from (Text(note, style="dim") for note in notes(found, words))


def _table(title: str, head: list[str], rows: list[list[str]]) -> RenderableType:
    table = columned(title, *head)
    for row in rows:
        table.add_row(*row)
    for column in table.columns:
        column.justify, column.overflow, column.no_wrap = "left", "fold", False
    return under(table)


def spark(found: Review, width: int, glyphs: str) -> str:
    """The curve as a row of blocks; each shows the last value up to its place."""
    values = [now for _, now in found.curve]
    low, high = (0.0, 1.0) if min(values) >= 0 and max(values) <= 1 else (min(values), max(values))
    last = found.curve[-1][0] or 1
    row, place = [], 0
    for column in range(width):
        while place + 1 < len(found.curve) and found.curve[place + 1][0] <= (column + 1) * last / width:
            place += 1
        share = (values[place] - low) / (high - low or 1)
        row.append(glyphs[min(len(glyphs) - 1, int(share * len(glyphs)))])
    return "".join(row)
