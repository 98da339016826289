"""A contest as one self-contained page: standings, cross table, what the seats are worth."""

from __future__ import annotations

from html import escape

from .arena import Report
from .arena_table import by_kernel, cell, ranked
from .averages import share_interval
from .charts import Bar, Drawing, Part, slot, swatch
from .reproducing import adjusted, reproduce_section, setup_facts, setup_section, typed
from .sheet import cards_of, footer, header, notice, section, sheet, table
from .words import Words


def contest_page(report: Report, words: Words) -> str:
    contest, standings = report.contest, report.standings
    drawing = Drawing()
    title = words.say("arena-title", title=contest.game.title)
    under = words.say("arena-under", preset=contest.series.setup.preset, seed=str(contest.series.seed))
    told = words.say("partial", games=words.number(standings.games), asked=words.number(contest.total))
    parts = [notice(told) if report.partial else "", _cards(report, words), _standings(report, words, drawing)]
    if not contest.solitaire:
        parts += [_cross(report, words), _seats(report, words, drawing)]
    parts += [_setup(report, words), _reproduce(report, words)]
    time = words.say("arena-time", seconds=words.number(report.seconds, 1), workers=report.workers)
    if contest.by_kernel:
        time += " " + by_kernel(report, words)
    head = header(words.say("arena-kicker"), contest.game.title, under)
    return sheet(words, title, head, parts, footer(time, words.say("page-made")))


def _cards(report: Report, words: Words) -> str:
    best = ranked(report)[0]
    cards = [(words.name(best), words.say("arena-best"), "")]
    cards.append((words.number(report.standings.games), words.say("page-games"), ""))
    cards.append((words.number(len(report.contest.names)), words.say("page-players"), ""))
    return cards_of(cards)


def _standings(report: Report, words: Words, drawing: Drawing) -> str:
    contest, standings = report.contest, report.standings
    bars, rows = [], []
    values: dict[str, tuple[float, float, float]] = {}
    for name, rating in zip(contest.names, standings.ratings(), strict=True):
        spread = standings.scores[name]
        values[name] = (spread.mean, *spread.interval) if contest.solitaire else (rating.points, *rating.interval)
    digits = 2 if contest.solitaire else 0
    least = min(0.0, *(low for _, low, _ in values.values()))
    most = max(high for _, _, high in values.values()) - least
    for name in ranked(report):
        value, low, high = values[name]
        told = words.number(value, digits, sign=contest.solitaire)
        ends = (words.number(end, digits, sign=contest.solitaire) for end in (low, high))
        reach = words.say("interval", **dict(zip(("low", "high"), ends, strict=True)))
        bar = Bar(words.name(name), value - least, low - least, high - least, told, f"{told} ({reach})")
        shown = escape(words.name(name))
        bars.append(
            f'<div><dt>{shown}</dt><dd class="value">{told}</dd><dd class="draw">{drawing.bar(bar, most)}</dd></div>'
        )
        row = [shown, words.number(standings.scores[name].size), told, reach]
        ahead = standings.differences.get(name)
        if contest.solitaire:
            row.append(
                ""
                if ahead is None
                else f"{words.number(ahead.mean, 2, sign=True)} ({words.interval(ahead, 2, sign=True)})"
            )
        rows.append(row)
    head = [
        "",
        words.say("games"),
        words.say("mean" if contest.solitaire else "arena-rating"),
        words.say("interval-95"),
    ]
    if contest.solitaire:
        head.append(words.say("arena-ahead", player=words.name(contest.names[0])))
    body = f'<dl class="bars">{"".join(bars)}</dl>' + table(head, rows)
    return section(words.say("arena-standings"), words.say("arena-standings-help"), body)


def _cross(report: Report, words: Words) -> str:
    names = ranked(report)
    rows = []
    for one in names:
        row = [escape(words.name(one))]
        for other in names:
            met = report.standings.met[one][other]
            interval = report.standings.interval(one, other)
            reach = f"<br><small>{words.percent_interval(interval)}</small>" if met and one != other else ""
            row.append(cell(report, words, one, other) + reach)
        rows.append(row)
    head = [words.say("arena-against"), *(words.name(name) for name in names)]
    return section(words.say("arena-cross"), words.say("arena-cross-help"), table(head, rows))


def _seats(report: Report, words: Words, drawing: Drawing) -> str:
    standings = report.standings
    counts = [*standings.seats.items(), ("", standings.drawn)]
    parts, rows = [], []
    for number, (who, count) in enumerate(counts):
        name = words.name(who) if who else words.say("nobody")
        share = words.percent(count / standings.games)
        look = slot(number / max(1, len(counts) - 1))
        parts.append(Part(count, look, share, f"{name}: {share}"))
        interval = words.percent_interval(share_interval(count, standings.games))
        rows.append((swatch(look) + escape(name), words.number(count), share, interval))
    desc = words.say("page-endings-desc", list="; ".join(part.tip for part in parts))
    head = ["", words.say("games"), words.say("share"), words.say("page-interval")]
    chart = drawing.stack(words.say("arena-seats"), desc, parts)
    return section(words.say("arena-seats"), words.say("arena-seats-help"), chart, table(head, rows, "keyed shares"))


def _setup(report: Report, words: Words) -> str:
    series, names = report.contest.series, report.contest.names
    facts = setup_facts(series.setup, words, [words.name(name) for name in names], series.seed)
    return setup_section("page-setup", facts, words)


def command(report: Report) -> str:
    """What to type to get the same figures."""
    contest, series = report.contest, report.contest.series
    words = ["arena", contest.game.id, "--players", ",".join(contest.names)]
    words += ["--games", str(contest.games), "--seed", str(series.seed)]
    return typed(words, series.setup, *adjusted(series))


def _reproduce(report: Report, words: Words) -> str:
    title, help_text = words.say("page-reproduce"), words.say("page-reproduce-help")
    return reproduce_section(command(report), report.contest.series.setup, words, title, help_text)
