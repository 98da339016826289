"""A simulation as one self-contained page: no scripts, nothing loaded from anywhere."""

from __future__ import annotations

from html import escape

from .averages import share_interval
from .charts import HOURS, Bar, Column, Drawing, Part, slot, swatch
from .reproducing import adjusted, players_typed, reproduce_section, setup_facts, setup_section, typed
from .sheet import cards_of, folded, footer, header, notice, section, sheet, table
from .simulation import Outcome, Report, census_shares
from .table import bins, ending_name, place_of
from .words import Words


def page(report: Report, words: Words) -> str:
    drawing = Drawing()
    summary, game = report.summary, report.series.game
    title = words.say("page-title", title=game.title, games=words.number(summary.games))
    parts = [_cards(report, words)]
    parts += [_histogram(report, words, drawing, seat) for seat in game.seats]
    parts.append(_endings(report, words, drawing))
    if summary.tallies:
        parts.append(_tallies(report, words, drawing))
    if summary.census:
        parts.append(_hours(report, words, drawing))
    parts += [_setup(report, words), _reproduce(report, words)]
    told = words.say("partial", games=words.number(summary.games), asked=words.number(report.asked))
    return sheet(
        words, title, _header(report, words), [notice(told) if report.partial else "", *parts], _footer(report, words)
    )


# --- heading and headline numbers ---------------------------------------------------------------------------------


def _header(report: Report, words: Words) -> str:
    series = report.series
    seats = ", ".join(f"{words.name(seat)}: {name}" for seat, name in series.seats.items())
    under = words.say("under", preset=series.preset, players=seats, seed=str(series.seed))
    return header(words.say("page-kicker"), series.game.title, under)


def _cards(report: Report, words: Words) -> str:
    summary, signed = report.summary, report.summary.signed
    cards: list[tuple[str, str, str]] = []
    for seat, spread in summary.scores.items():
        key = "page-mean" if summary.solitaire else "page-mean-of"
        reach = words.number(spread.interval.high - spread.mean, 2)
        what = words.say(key, seat=words.name(seat))
        more = words.say("page-plus-minus", reach=reach) if spread.size > 1 else ""
        cards.append((words.number(spread.mean, 2, sign=signed), what, more))
    for seat in summary.scores:
        count = summary.wins().get(seat, 0)
        interval = words.percent_interval(share_interval(count, summary.games))
        cards.append((words.percent(count / summary.games), words.say("page-won", seat=words.name(seat)), interval))
    early = words.say("page-partial", asked=words.number(report.asked)) if report.partial else ""
    cards.append((words.number(summary.games), words.say("page-games"), early))
    chances = words.say("page-chances", chances=words.number(summary.chances.mean, 1))
    cards.append((words.number(summary.decisions.mean, 1), words.say("page-length"), chances))
    return cards_of(cards)


# --- charts -------------------------------------------------------------------------------------------------------


def _histogram(report: Report, words: Words, drawing: Drawing, seat: str) -> str:
    summary, signed = report.summary, report.summary.signed
    spread = summary.scores[seat]
    rows = bins(spread)
    ways = summary.ways_to_end()
    every = next(step for step in (1, 2, 5, 10, 20, 50, 100, 1000) if len(rows) / step <= 9)
    columns = []
    told_rows = []
    for low, high, count in rows:
        label = words.number(low, sign=signed)
        if high > low:
            label = words.say("interval", low=label, high=words.number(high, sign=signed))
        parts, told = _score_parts(report, words, ways, seat, low, high, label)
        columns.append(Column(label, low % every == 0, parts))
        told_rows.append((escape(label), words.number(count), words.percent(count / summary.games), escape(told)))
    top = max(rows, key=lambda row: row[2])
    mean = words.number(spread.mean, 2, sign=signed)
    desc = words.say(
        "page-histogram-desc",
        low=words.number(rows[0][0], sign=signed),
        high=words.number(rows[-1][1], sign=signed),
        top=words.number(top[0], sign=signed),
        share=words.percent(top[2] / summary.games),
        mean=mean,
    )
    title = words.say("histogram") if summary.solitaire else words.say("histogram-of", seat=words.name(seat))
    width = rows[0][1] - rows[0][0] + 1
    mark = ((spread.mean - rows[0][0]) / width + 0.5, words.say("page-mean-mark", mean=mean))
    chart = drawing.histogram(title, desc, columns, mark, words.say("percent", number="{}"))
    head = [words.say("score"), words.say("games"), words.say("share"), words.say("endings")]
    return section(title, words.say("page-histogram-help"), chart, folded(words, table(head, told_rows)))


def _score_parts(
    report: Report, words: Words, ways: list[Outcome], seat: str, low: int, high: int, label: str
) -> tuple[list[Part], str]:
    """The parts of one column, by how the games ended, and the same in words."""
    summary = report.summary
    parts = []
    told = []
    for way in ways:
        games = sum(
            times
            for score in range(low, high + 1)
            for one, times in summary.endings[seat].get(score, {}).items()
            if one == way or (summary.solitaire and one.level == way.level)
        )
        if games:
            name = ending_name(way, words, summary.solitaire)
            share = words.percent(games / summary.games)
            look = slot(place_of(way, ways, summary.solitaire))
            parts.append(Part(100 * games / summary.games, look, "", f"{label}: {share}, {name}"))
            told.append(name)
    return parts, ", ".join(told)


def _endings(report: Report, words: Words, drawing: Drawing) -> str:
    summary = report.summary
    ways = summary.ways_to_end()
    parts = []
    rows = []
    for way in ways:
        count = summary.ended(way)
        share = words.percent(count / summary.games)
        name = ending_name(way, words, summary.solitaire)
        look = slot(place_of(way, ways, summary.solitaire))
        parts.append(Part(count, look, share, f"{name}: {share}"))
        interval = words.percent_interval(share_interval(count, summary.games))
        rows.append((swatch(look) + escape(name), words.number(count), share, interval))
    desc = words.say("page-endings-desc", list="; ".join(part.tip for part in parts))
    head = ["", words.say("games"), words.say("share"), words.say("page-interval")]
    return section(
        words.say("endings"), "", drawing.stack(words.say("endings"), desc, parts), table(head, rows, "keyed shares")
    )


def _tallies(report: Report, words: Words, drawing: Drawing) -> str:
    tallies = report.summary.tallies
    most = max(spread.interval.high for spread in tallies.values())
    shown = []
    rows = []
    for name, spread in tallies.items():
        mean, interval = words.number(spread.mean, 2), words.interval(spread)
        told = words.tally(name)
        bar = Bar(told, spread.mean, *spread.interval, mean, f"{mean} ({interval})")
        drawn = drawing.bar(bar, most)
        shown.append(f'<div><dt>{escape(told)}</dt><dd class="value">{mean}</dd><dd class="draw">{drawn}</dd></div>')
        low, high = (words.number(end) for end in (min(spread.counts), max(spread.counts)))
        rows.append((escape(told), mean, interval, words.say("interval", low=low, high=high)))
    bars = f'<dl class="bars">{"".join(shown)}</dl>'
    head = ["", words.say("mean"), words.say("interval-95"), words.say("range")]
    return section(words.say("losses"), words.say("page-losses-help"), bars, folded(words, table(head, rows)))


def _hours(report: Report, words: Words, drawing: Drawing) -> str:
    summary = report.summary
    parts = []
    rows = []
    for number, (name, share) in enumerate(census_shares(summary).items()):
        told, look = words.doing(name), f"h{number % HOURS}"
        parts.append(Part(share, look, words.percent(share), f"{told}: {words.percent(share)}"))
        per_game = words.number(summary.census[name] / summary.games, 1)
        rows.append((swatch(look) + escape(told), per_game, words.percent(share)))
    desc = words.say("page-endings-desc", list="; ".join(part.tip for part in parts))
    head = ["", words.say("hours-per-game"), words.say("share")]
    chart = drawing.stack(words.say("hours"), desc, parts)
    return section(words.say("hours"), words.say("page-hours-help"), chart, table(head, rows, "keyed"))


# --- the setup ----------------------------------------------------------------------------------------------------


def _setup(report: Report, words: Words) -> str:
    series = report.series
    players = [f"{words.name(seat)}: {name}" for seat, name in series.seats.items()]
    return setup_section("page-setup", setup_facts(series.setup, words, players, series.seed), words)


def command(report: Report) -> str:
    """What to type to get the same figures."""
    series, games = report.series, str(report.summary.games)
    players = players_typed(series.seats)
    words = ["simulate", series.game_id, "--games", games, "--players", players, "--seed", str(series.seed)]
    return typed(words, series.setup, *adjusted(series))


def _reproduce(report: Report, words: Words) -> str:
    title, help_text = words.say("page-reproduce"), words.say("page-reproduce-help")
    return reproduce_section(command(report), report.series.setup, words, title, help_text)


def _footer(report: Report, words: Words) -> str:
    clock = report.summary.clock
    seconds, speed = words.number(report.seconds, 1), words.number(report.speed, 1)
    if report.series.by_kernel(report.series.seats):
        told = f"{words.say('page-time-kernel', seconds=seconds, speed=speed)} {words.say('by-kernel')}"
        return footer(told, words.say("page-made"))
    total = sum(clock) or 1.0
    shares = {name: words.percent(seconds / total) for name, seconds in clock._asdict().items()}
    told = words.say("page-time", seconds=seconds, speed=speed, **shares)
    return footer(told, words.say("page-made"))
