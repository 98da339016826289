"""An answer of the odds desk as one self-contained page."""

from __future__ import annotations

from html import escape

import pointluck
from pointluck.analysis.charts import Column, Drawing, Part
from pointluck.analysis.odds import Stake
from pointluck.analysis.reproducing import reproduce_section, typed
from pointluck.analysis.sheet import footer, header, notice, section, sheet, table
from pointluck.analysis.words import Words

from .inquiry import Answer
from .table import label, mean_told, noted


def odds_page(answer: Answer, words: Words) -> str:
    game, setup = answer.setup.game, answer.setup
    drawing = Drawing()
    under = words.say("odds-understood", sentence=answer.inquiry.understood)
    notes = "".join(f"<p>{escape(told)}</p>" for told in noted(answer, words))
    parts = [section(words.say("odds-taken"), words.say("odds-page-help"), notes)]
    parts += [_stake(stake, words, drawing) for stake in answer.odds] or [notice(words.say("odds-none"))]
    parts.append(_reproduce(answer, words))
    made = words.say("odds-page-made", title=game.title, rules=game.rules_version, preset=setup.preset)
    head = header(words.say("odds-kicker"), game.title, under)
    return sheet(
        words, words.say("odds-title", title=game.title), head, parts, footer(made, f"{pointluck.__version__}")
    )


def _stake(stake: Stake, words: Words, drawing: Drawing) -> str:
    title = label(stake.key, words)
    rows = [
        (words.number(change), words.percent(float(share)), f'<span class="exact">{share}</span>')
        for change, share in stake.changes
    ]
    shown = table([words.say("odds-change"), words.say("odds-chance"), words.say("odds-exact")], rows)
    return section(title, mean_told(stake, words), _chart(stake, words, drawing, title), shown)


def _chart(stake: Stake, words: Words, drawing: Drawing, title: str) -> str:
    """A column for every whole number from the least change to the greatest."""
    shares = dict(stake.changes)
    low, high = min(shares), max(shares)
    if low == high:
        return f"<p>{escape(words.say('odds-certain'))}</p>"
    columns = []
    for change in range(low, high + 1):
        share = float(shares.get(change, 0))
        told = f"{words.number(change)}: {words.percent(share)}"
        columns.append(Column(words.number(change), True, [Part(100 * share, "w1", told, told)] if share else []))
    top = max(shares, key=lambda change: shares[change])
    ends = {"low": words.number(low), "high": words.number(high), "top": words.number(top)}
    desc = words.say("odds-chart", share=words.percent(float(shares[top])), **ends)
    mean = float(stake.mean)
    mark = (mean - low + 0.5, mean_told(stake, words))
    return drawing.histogram(title, desc, columns, mark, words.say("percent", number="{}"))


def command(answer: Answer) -> str:
    """What to type to get the same answer."""
    return typed(["odds", answer.setup.game.id, answer.inquiry.understood], answer.setup)


def _reproduce(answer: Answer, words: Words) -> str:
    return reproduce_section(command(answer), answer.setup, words, words.say("odds-command"), "")
