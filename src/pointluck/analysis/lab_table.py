"""An experiment of the designer's lab in the terminal."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console, Group, RenderableType
from rich.text import Text

from .averages import Interval, share_interval
from .lab import Comparison, Measure, Report
from .table import columned, under
from .words import Words


def print_experiment(report: Report, words: Words, console: Console) -> None:
    console.print(Group(*_parts(report, words)))


def _parts(report: Report, words: Words) -> Iterator[RenderableType]:
    base = report.trial.series[0]
    yield Text(base.game.title, style="bold")
    yield Text(words.say("games-played", count=report.games, games=words.number(report.games)))
    if report.partial:
        told = words.say("partial", games=words.number(report.games), asked=words.number(report.asked))
        yield Text(told, style="bold yellow")
    seats = ", ".join(f"{words.name(seat)}: {name}" for seat, name in base.seats.items())
    yield Text(words.say("under", preset=base.setup.preset, players=seats, seed=str(base.seed)))
    for comparison in report.comparisons if report.games else ():
        yield from _comparison(comparison, report, words)


def _comparison(one: Comparison, report: Report, words: Words) -> Iterator[RenderableType]:
    heads = ("lab-before", "lab-after", "lab-difference", "interval-95")
    table = columned("\n".join(figures_told(one, report, words)), "", *(words.say(head) for head in heads))
    for row in rows(one, words):
        table.add_row(*row)
    yield under(table)
    yield Text(verdict(one, words), style="bold")
    for told in asides(one, words):
        yield Text(told)


def figures_told(one: Comparison, report: Report, words: Words) -> list[str]:
    """What is different in this variant, beside the setup that it is compared with."""
    base = {change.path: change.value for change in one.setup.game.data.changes(report.trial.series[0].setup.overrides)}
    found = []
    for change in one.setup.game.data.changes(one.setup.overrides):
        if base.get(change.path, change.default) != change.value:
            found.append(words.changed(change._replace(default=base.get(change.path, change.default))))
    return found or [words.say("lab-same-figures")]


def rows(one: Comparison, words: Words) -> list[tuple[str, ...]]:
    """Who wins, what the first seat makes of it, and everything else that moved."""
    found = [
        _share_row(words.say("page-won", seat=words.name(side)), measure, words) for side, measure in one.wins.items()
    ]
    solitaire = len(one.setup.game.seats) == 1
    first = words.name(one.setup.game.seats[0])
    if solitaire:
        found.append(_mean_row(words.say("page-mean"), one.value, words))
    if one.adjusted is not None:
        name = words.say("lab-adjusted", seat=first)
        found.append(_mean_row(name, one.adjusted, words) if solitaire else _share_row(name, one.adjusted, words))
    moved = sorted((name for name, measure in one.tallies.items() if set(measure.moved.counts) != {0}))
    return found + [_mean_row(words.tally(name), one.tallies[name], words) for name in moved]


def _mean_row(name: str, measure: Measure, words: Words) -> tuple[str, ...]:
    scale = measure.scale
    means = [spread.mean / scale for spread in (measure.before, measure.after)]
    low, high = (words.number(end / scale, 2, sign=True) for end in measure.moved.interval)
    reach = words.say("interval", low=low, high=high) if measure.moved.size > 1 else "–"
    moved = words.number(measure.moved.mean / scale, 2, sign=True)
    return name, *(words.number(mean, 2) for mean in means), moved, reach


def _share_row(name: str, measure: Measure, words: Words) -> tuple[str, ...]:
    scale = measure.scale
    shares = [words.percent(spread.mean / scale) for spread in (measure.before, measure.after)]
    return name, *shares, points(measure.moved.mean / scale, words), points_interval(measure, words)


def points(share: float, words: Words) -> str:
    """A difference of shares, in percentage points."""
    return words.say("lab-points", number=words.number(100 * share, 1, sign=True))


def points_interval(measure: Measure, words: Words) -> str:
    if measure.moved.size < 2:
        return "–"
    low, high = (words.number(100 * end / measure.scale, 1, sign=True) for end in measure.moved.interval)
    return words.say("lab-points-interval", low=low, high=high)


def verdict(one: Comparison, words: Words) -> str:
    """Whom the change helps, where that is proven."""
    if not one.differed:
        most = share_interval(0, one.games).high
        return words.say("lab-none-differed", games=words.number(one.games), share=words.percent(most))
    first, second = (*one.setup.game.sides, "")[:2]
    if not one.best.proven:
        return words.say("lab-not-proven")
    return words.say("lab-helps", seat=words.name(first if one.best.moved.mean > 0 else second))


def asides(one: Comparison, words: Words) -> list[str]:
    """How many games differed, and what the same luck was worth."""
    differed: Interval = share_interval(one.differed, one.games)
    told = [
        words.say(
            "lab-differed", share=words.percent(one.differed / one.games), interval=words.percent_interval(differed)
        )
    ]
    if (worth := one.value.worth) is not None:
        told.append(words.say("lab-worth", worth=words.number(worth, 1)))
    return told
