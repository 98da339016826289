"""A simulation as tables in the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import ceil

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from pointluck.engine import option_text

from .averages import Spread, share_interval
from .luck import WHOLE, WithoutLuck
from .simulation import Outcome, Report, census_shares
from .words import Words

BAR = 30
ROWS_AT_MOST = 48
# From the best ending to the worst; the terminal's own colours, so that they fit its background.
_HUES = ("bright_cyan", "cyan", "yellow", "bright_red", "red")


def print_report(report: Report, words: Words, console: Console) -> None:
    console.print(Group(*_parts(report, words, console)))


def _parts(report: Report, words: Words, console: Console) -> Iterator[RenderableType]:
    yield from _heading(report, words)
    if not report.summary.games:
        return
    bar = "#" if console.options.ascii_only else "█"
    yield _points(report, words)
    for seat in report.series.game.seats:
        yield _histogram(report, words, seat, bar)
    if report.summary.without_luck.raw.size:
        first = report.series.game.seats[0]
        yield without_luck([(words.name(first), report.summary.without_luck)], words, report.summary.solitaire)
    yield _endings(report, words, bar)
    if not report.summary.solitaire:
        yield _wins(report, words, bar)
    if report.summary.tallies:
        yield _tallies(report, words)
    if report.summary.census:
        yield _hours(report, words, bar)
    yield _time(report, words, bar)


def _heading(report: Report, words: Words) -> Iterator[RenderableType]:
    series, setup = report.series, report.series.setup
    yield Text(series.game.title, style="bold")
    if report.partial:
        told = words.say("partial", games=words.number(report.summary.games), asked=words.number(report.asked))
        yield Text(told, style="bold yellow")
    else:
        count = report.summary.games
        yield Text(words.say("games-played", count=count, games=words.number(count)))
    seats = ", ".join(f"{words.name(seat)}: {name}" for seat, name in series.seats.items())
    yield Text(words.say("under", preset=setup.preset, players=seats, seed=str(series.seed)))
    for name, value in setup.chosen_options.items():
        yield Text(f"  {name} = {option_text(value)}")
    for change in series.game.data.changes(setup.overrides):
        yield Text("  " + words.changed(change))


def columned(title: str, *columns: str) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold", box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for number, column in enumerate(columns):
        # Numbers to the right, what they are about (first) and their bars (unnamed) to the left.
        table.add_column(column, justify="right" if number and column else "left", no_wrap=bool(column or not number))
    return table


def under(table: RenderableType) -> RenderableType:
    return Padding(table, (1, 0, 0, 0))


def _points(report: Report, words: Words) -> RenderableType:
    table = columned(words.say("points"), "", words.say("mean"), words.say("stderr"), words.say("interval-95"))
    signed = report.summary.signed
    for seat, spread in report.summary.scores.items():
        table.add_row(
            words.name(seat),
            words.number(spread.mean, 3, sign=signed),
            words.number(spread.stderr, 3) if spread.size > 1 else "–",
            words.interval(spread, 3, sign=signed),
        )
    return under(table)


def _histogram(report: Report, words: Words, seat: str, bar: str) -> RenderableType:
    summary, signed = report.summary, report.summary.signed
    title = words.say("histogram") if summary.solitaire else words.say("histogram-of", seat=words.name(seat))
    table = columned(title, words.say("score"), words.say("games"), "")
    rows = bins(summary.scores[seat])
    most = max(count for _, _, count in rows)
    ways = summary.ways_to_end()
    for low, high, count in rows:
        label = words.number(low, sign=signed)
        if high > low:
            label = words.say("interval", low=label, high=words.number(high, sign=signed))
        endings: dict[Outcome, int] = {}
        for score in range(low, high + 1):
            for way, times in summary.endings[seat].get(score, {}).items():
                endings[way] = endings.get(way, 0) + times
        commonest = max(endings, key=lambda way: endings[way], default=None)
        hue = "default" if commonest is None else hue_of(commonest, ways, summary.solitaire)
        table.add_row(label, words.number(count), Stripe(count / most, bar, hue))
    table.columns[0].justify = "right"
    return under(table)


def bins(spread: Spread) -> list[tuple[int, int, int]]:
    """(lowest, highest, games) for every score from the least to the greatest, grouped where there are too many."""
    low, high = min(spread.counts), max(spread.counts)
    width = ceil((high - low + 1) / ROWS_AT_MOST)
    return [
        (least, least + width - 1, sum(spread.counts.get(score, 0) for score in range(least, least + width)))
        for least in range(low, high + 1, width)
    ]


def place_of(way: Outcome, ways: list[Outcome], solitaire: bool) -> float:
    """Where a way to end stands between the best (0) and the worst (1)."""
    same = [number for number, one in enumerate(ways) if one == way or (solitaire and one.level == way.level)]
    return same[0] / max(1, len(ways) - 1) if same else 0.5


def hue_of(way: Outcome, ways: list[Outcome], solitaire: bool) -> str:
    return _HUES[round(place_of(way, ways, solitaire) * (len(_HUES) - 1))]


class Stripe:
    """A bar that takes the width it is given, so that on a narrow screen bars shrink and words do not."""

    def __init__(self, part: float, glyph: str, hue: str = "default") -> None:
        self._part = part
        self._glyph = glyph
        self._hue = hue

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(min(4, options.max_width), min(BAR, options.max_width))

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        length = self._part * min(BAR, options.max_width)
        if self._glyph != "█":
            yield Text(self._glyph * round(length), style=self._hue, end="")
            return
        eighths = max(round(length * 8), 1 if self._part > 0 else 0)
        yield Text("█" * (eighths // 8) + " ▏▎▍▌▋▊▉"[eighths % 8].strip(), style=self._hue, end="")


def _endings(report: Report, words: Words, bar: str) -> RenderableType:
    summary = report.summary
    table = columned(words.say("endings"), "", words.say("games"), words.say("share"), words.say("interval-95"), "")
    ways = summary.ways_to_end()
    for way in ways:
        count = summary.ended(way)
        table.add_row(
            ending_name(way, words, summary.solitaire),
            words.number(count),
            words.percent(count / summary.games),
            words.percent_interval(share_interval(count, summary.games)),
            Stripe(count / summary.games, bar, hue_of(way, ways, summary.solitaire)),
        )
    return under(table)


def ending_name(way: Outcome, words: Words, solitaire: bool) -> str:
    level = words.name(way.level)
    if solitaire:
        return level
    return words.say("ending", winner=words.name(way.winner) if way.winner else words.say("nobody"), level=level)


def without_luck(rows: Iterable[tuple[str, WithoutLuck]], words: Words, points: bool) -> RenderableType:
    """Means as they are and without luck, and how many games that saves."""
    scale, digits = (1 / WHOLE, 2) if points else (100 / WHOLE, 1)
    heads = ("mean", "interval-95", "adjusted-mean", "interval-95", "adjusted-worth")
    table = columned(words.say("adjusted"), "", *(words.say(head) for head in heads))
    for name, found in rows:
        cells = []
        for spread in (found.raw, found.left):
            low, high = (words.number(end * scale, digits, points) for end in spread.interval)
            cells += [words.number(spread.mean * scale, digits, points), words.say("interval", low=low, high=high)]
        worth = found.worth
        table.add_row(name, *cells, "–" if worth is None else words.number(worth * found.raw.size))
    return under(table)


def _wins(report: Report, words: Words, bar: str) -> RenderableType:
    summary = report.summary
    table = columned(words.say("wins"), "", words.say("games"), words.say("share"), words.say("interval-95"), "")
    for who, count in summary.wins().items():
        table.add_row(
            words.name(who) if who else words.say("nobody"),
            words.number(count),
            words.percent(count / summary.games),
            words.percent_interval(share_interval(count, summary.games)),
            Stripe(count / summary.games, bar),
        )
    return under(table)


def _tallies(report: Report, words: Words) -> RenderableType:
    table = columned(words.say("losses"), "", words.say("mean"), words.say("interval-95"), words.say("range"))
    for name, spread in report.summary.tallies.items():
        low, high = (words.number(end) for end in (min(spread.counts), max(spread.counts)))
        table.add_row(
            words.tally(name),
            words.number(spread.mean, 2),
            words.interval(spread),
            words.say("interval", low=low, high=high),
        )
    return under(table)


def _hours(report: Report, words: Words, bar: str) -> RenderableType:
    summary = report.summary
    table = columned(words.say("hours"), "", words.say("hours-per-game"), words.say("share"), "")
    for name, share in census_shares(summary).items():
        hours = words.number(summary.census[name] / summary.games, 1)
        table.add_row(words.doing(name), hours, words.percent(share), Stripe(share, bar))
    return under(table)


def _time(report: Report, words: Words, bar: str) -> RenderableType:
    summary, clock = report.summary, report.summary.clock
    table = columned(words.say("time"), "", words.say("seconds"), words.say("share"), "")
    total = sum(clock) or 1.0
    by_kernel = report.series.by_kernel(report.series.seats)
    for name, seconds in clock._asdict().items():
        if name == "kernel" and not by_kernel:
            continue
        share = seconds / total
        table.add_row(words.say(f"time-{name}"), words.number(seconds, 1), words.percent(share), Stripe(share, bar))
    steps = summary.decisions.mean, summary.chances.mean
    speed = words.say(
        "speed",
        seconds=words.number(report.seconds, 1),
        speed=words.number(report.speed, 1),
        workers=report.workers,
        decisions=words.number(steps[0], 1),
        chances=words.number(steps[1], 1),
    )
    told = [Text(words.say("by-kernel"))] if by_kernel else []
    return Group(under(table), Text(speed), *told)
