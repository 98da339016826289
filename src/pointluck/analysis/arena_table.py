"""A contest as tables in the terminal."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console, Group, RenderableType
from rich.text import Text

from .arena import Report
from .averages import share_interval
from .table import Stripe, columned, under, without_luck
from .words import Words


def print_contest(report: Report, words: Words, console: Console) -> None:
    console.print(Group(*_parts(report, words, console)))


def _parts(report: Report, words: Words, console: Console) -> Iterator[RenderableType]:
    contest, standings = report.contest, report.standings
    yield Text(contest.game.title, style="bold")
    count = words.number(standings.games)
    if report.partial:
        told = words.say("partial", games=count, asked=words.number(contest.total))
        yield Text(told, style="bold yellow")
    else:
        yield Text(words.say("games-played", count=standings.games, games=count))
    setup = contest.series.setup
    yield Text(words.say("arena-under", preset=setup.preset, seed=str(contest.series.seed)))
    if not standings.games:
        return
    bar = "#" if console.options.ascii_only else "█"
    if contest.series.adjusted:
        rows = [(" – ".join(map(words.name, pair)), found) for pair, found in standings.without_luck.items()]
        yield without_luck([row for row in rows if row[1].raw.size], words, contest.solitaire)
    if contest.solitaire:
        yield _scores(report, words)
        yield _levels(report, words)
    else:
        yield _ratings(report, words, bar)
        yield _cross(report, words)
        yield _seats(report, words, bar)
    if contest.by_kernel:
        yield under(Text(by_kernel(report, words)))


def by_kernel(report: Report, words: Words) -> str:
    return words.say("arena-by-kernel", players=", ".join(map(words.name, report.contest.by_kernel)))


def ranked(report: Report) -> list[str]:
    """The names from the best to the worst."""
    standings = report.standings
    if report.contest.solitaire:
        return sorted(report.contest.names, key=lambda name: -standings.scores[name].mean)
    rated = dict(zip(report.contest.names, standings.ratings(), strict=True))
    return sorted(report.contest.names, key=lambda name: -rated[name].points)


def _scores(report: Report, words: Words) -> RenderableType:
    contest, standings = report.contest, report.standings
    ahead = words.say("arena-ahead", player=words.name(contest.names[0]))
    head = ["", words.say("mean"), words.say("interval-95"), ahead, words.say("interval-95")]
    table = columned(words.say("arena-standings"), *head)
    for name in ranked(report):
        spread, beyond = standings.scores[name], standings.differences.get(name)
        row = [words.name(name), words.number(spread.mean, 2, sign=True), words.interval(spread, 2, sign=True)]
        if beyond is not None:
            row += [words.number(beyond.mean, 2, sign=True), words.interval(beyond, 2, sign=True)]
        table.add_row(*row)
    return under(table)


def _levels(report: Report, words: Words) -> RenderableType:
    """How each player's games ended. Names of levels are long, so they stand at the left."""
    contest, standings = report.contest, report.standings
    names = ranked(report)
    table = columned(words.say("endings"), "", *(words.name(name) for name in names))
    for level in contest.game.levels:
        shares = [standings.levels[name].get(level, 0) / standings.scores[name].size for name in names]
        if any(shares):
            table.add_row(words.name(level), *map(words.percent, shares))
    return under(table)


def _ratings(report: Report, words: Words, bar: str) -> RenderableType:
    contest, standings = report.contest, report.standings
    rated = dict(zip(contest.names, standings.ratings(), strict=True))
    table = columned(words.say("arena-standings"), "", words.say("arena-rating"), words.say("interval-95"), "")
    highest = max(rating.points for rating in rated.values())
    for name in ranked(report):
        points, interval = rated[name]
        reach = words.say("interval", low=words.number(interval.low), high=words.number(interval.high))
        table.add_row(words.name(name), words.number(points), reach, Stripe(max(0.0, points / highest), bar))
    return under(table)


def _cross(report: Report, words: Words) -> RenderableType:
    names = ranked(report)
    table = columned(words.say("arena-cross"), words.say("arena-against"), *(words.name(name) for name in names))
    for one in names:
        table.add_row(words.name(one), *(cell(report, words, one, other) for other in names))
    return under(table)


def cell(report: Report, words: Words, one: str, other: str) -> str:
    """The share of points that one won against the other."""
    share = report.standings.share(one, other)
    return "–" if share is None or one == other else words.percent(share)


def _seats(report: Report, words: Words, bar: str) -> RenderableType:
    standings = report.standings
    table = columned(words.say("arena-seats"), "", words.say("games"), words.say("share"), words.say("interval-95"), "")
    for who, count in [*standings.seats.items(), ("", standings.drawn)]:
        table.add_row(
            words.name(who) if who else words.say("nobody"),
            words.number(count),
            words.percent(count / standings.games),
            words.percent_interval(share_interval(count, standings.games)),
            Stripe(count / standings.games, bar),
        )
    return under(table)
