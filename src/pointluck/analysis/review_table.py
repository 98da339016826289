"""The review of a game in the terminal."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from .review import Review
from .review_words import choice_told, headlines, hours, notes, players, roll_told, whole
from .words import Words

WIDE = 60
BLOCKS = "▁▂▃▄▅▆▇█"
PLAIN = "_.-=oO#@"


def print_review(found: Review, words: Words, console: Console) -> None:
    console.print(Group(*_parts(found, words, console)))


def _parts(found: Review, words: Words, console: Console) -> Iterator[RenderableType]:
    yield Text(words.say("review-title", title=found.record.game.title), style="bold")
    yield from (Text(line) for line in whole(found, words))
    yield Text()
    told = headlines(found, words)
    wide = max((len(name) for name, _, _ in told), default=0)
    yield from (Text(f"{name:<{wide}}  {value}  {more}".rstrip()) for name, value, more in told)
    yield Text()
    if len(found.curve) > 1:
        yield Text(words.say("review-curve", seat=words.name(found.first)))
        yield Text(spark(found, min(WIDE, console.width - 2), PLAIN if console.options.ascii_only else BLOCKS))
        yield Text()
    if day := hours(found, words):
        yield Text(words.say("day-title"), style="bold")
        for hour in day:
            yield Text(f"{hour.hour}  {hour.happened}")
            yield from (Padding(Text(line, style="dim"), (0, 0, 0, 6)) for line in (hour.knew, hour.game) if line)
            yield from (Padding(Text(line), (0, 0, 0, 6)) for line in (*hour.worth, hour.luck))
        yield Text()
    for name, lines in players(found, words):
        yield Text(name, style="bold")
        yield from (Text(f"  {line}") for line in lines)
    if rolls := [(roll_told(found, words, roll), "") for roll in found.great_rolls()]:
        yield from _listed(words.say("review-rolls"), rolls)
    if choices := [(choice_told(found, words, one), words.question(one.asked)) for one in found.great_choices()]:
        yield from _listed(words.say("review-decisions"), choices)
    elif found.choices:
        yield Text(words.say("review-all-fine"))
    yield from (Text(note, style="dim") for note in notes(found, words))


def _listed(title: str, lines: list[tuple[str, str]]) -> Iterator[RenderableType]:
    """Sentences, the weightiest first, each with what was asked."""
    yield Text(title, style="bold")
    table = Table.grid(padding=(0, 1))
    table.add_column(justify="right")
    for number, (line, asked) in enumerate(lines, 1):
        table.add_row(Text(f"{number}.", style="dim"), Text(line))
        if asked:
            table.add_row("", Text(asked, style="dim"))
    yield table


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
