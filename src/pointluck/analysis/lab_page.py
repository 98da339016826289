"""An experiment of the designer's lab as one self-contained page."""

from __future__ import annotations

import json
from html import escape

from .averages import share_interval
from .charts import Bar, Drawing
from .lab import Comparison, Measure, Report
from .lab_table import asides, figures_told, rows, verdict
from .reproducing import adjusted, players_typed, reproduce_section, setup_facts, setup_section, typed
from .sheet import footer, header, notice, section, sheet, table
from .words import Words


def lab_page(report: Report, words: Words) -> str:
    base = report.trial.series[0]
    drawing = Drawing()
    seats = ", ".join(f"{words.name(seat)}: {name}" for seat, name in base.seats.items())
    under = words.say("under", preset=base.setup.preset, players=seats, seed=str(base.seed))
    told = words.say("partial", games=words.number(report.games), asked=words.number(report.asked))
    parts = [notice(told) if report.partial else ""]
    parts += [_comparison(one, report, words, drawing) for one in report.comparisons]
    parts += [_setup(report, words), _reproduce(report, words)]
    seconds = words.number(report.seconds, 1)
    time = words.say("arena-time", seconds=seconds, workers=report.workers)
    head = header(words.say("lab-kicker"), base.game.title, under)
    title = words.say("lab-title", title=base.game.title)
    return sheet(words, title, head, parts, footer(time, words.say("page-made")))


def _comparison(one: Comparison, report: Report, words: Words, drawing: Drawing) -> str:
    title = "; ".join(figures_told(one, report, words))
    bars = "".join(_bars(side, measure, words, drawing) for side, measure in one.wins.items())
    heads = [words.say(key) for key in ("lab-before", "lab-after", "lab-difference", "interval-95")]
    shown = table(["", *heads], [tuple(escape(cell) for cell in row) for row in rows(one, words)])
    told = "".join(f"<p>{escape(line)}</p>" for line in (verdict(one, words), *asides(one, words)))
    return section(title, words.say("lab-help"), f'<dl class="bars">{bars}</dl>', told, shown)


def _bars(side: str, measure: Measure, words: Words, drawing: Drawing) -> str:
    """A side's share of the games before and after."""
    lines = []
    for key, spread in (("lab-before", measure.before), ("lab-after", measure.after)):
        low, high = share_interval(spread.total, spread.size)
        name = f"{words.say('page-won', seat=words.name(side))}, {words.say(key)}"
        told = words.percent(spread.mean)
        bar = Bar(
            name,
            spread.mean,
            low,
            high,
            told,
            f"{told} ({words.percent_interval(share_interval(spread.total, spread.size))})",
        )
        drawn = f'<dd class="draw">{drawing.bar(bar, 1.0)}</dd>'
        lines.append(f'<div><dt>{escape(name)}</dt><dd class="value">{told}</dd>{drawn}</div>')
    return "".join(lines)


def _setup(report: Report, words: Words) -> str:
    base = report.trial.series[0]
    players = [f"{words.name(seat)}: {name}" for seat, name in base.seats.items()]
    facts = setup_facts(base.setup, words, players, base.seed)
    return setup_section("lab-before", [("page-games", [words.number(report.games)]), *facts], words)


def command(report: Report) -> str:
    """What to type to get the same figures."""
    base = report.trial.series[0]
    words = ["lab", base.game_id, "--games", str(report.games)]
    words += ["--players", players_typed(base.seats), "--seed", str(base.seed)]
    figures = [word for assignment in _assignments(report) for word in ("--figure", assignment)]
    return typed(words, base.setup, *figures, *adjusted(base))


def _assignments(report: Report) -> list[str]:
    """The changed figures as they are typed; one that was swept has its values in a row."""
    base = report.trial.series[0].setup
    known = {change.path: change.value for change in base.game.data.changes(base.overrides)}
    values: dict[str, list[str]] = {}
    for one in report.comparisons:
        for change in base.game.data.changes(one.setup.overrides):
            if known.get(change.path, change.default) != change.value:
                told = json.dumps(change.value, ensure_ascii=False)
                if told not in (found := values.setdefault(change.path.removeprefix("/figures/"), [])):
                    found.append(told)
    return [f"{path}={','.join(found)}" for path, found in values.items()]


def _reproduce(report: Report, words: Words) -> str:
    title, help_text = words.say("page-reproduce"), words.say("page-reproduce-help")
    return reproduce_section(command(report), report.trial.series[0].setup, words, title, help_text)
