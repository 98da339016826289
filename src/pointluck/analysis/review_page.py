"""The review of a game as one self-contained page."""

from __future__ import annotations

from html import escape

from .charts import Drawing
from .review import Review
from .review_words import HourTold, amount, choice_told, headlines, hours, notes, players, roll_told, whole
from .sheet import cards_of, facts_of, footer, header, notice, section, sheet
from .words import Words

HEIGHT = 220


def review_page(found: Review, words: Words) -> str:
    title = words.say("review-title", title=found.record.game.title)
    preset = words.say("review-under", preset=found.record.setup.preset, steps=len(found.record.steps))
    parts = [
        *(notice(one) for one in whole(found, words)),
        cards_of((told, name, more) for name, told, more in headlines(found, words)),
        _curve(found, words),
        section(words.say("review-players"), "", facts_of(players(found, words))),
    ]
    if told := hours(found, words):
        parts.append(section(words.say("day-title"), "", _hours(told)))
    if rolls := [(roll_told(found, words, roll), "") for roll in found.great_rolls()]:
        parts.append(section(words.say("review-rolls"), "", _listed(rolls)))
    if choices := [(choice_told(found, words, one), words.question(one.asked)) for one in found.great_choices()]:
        parts.append(section(words.say("review-decisions"), "", _listed(choices)))
    elif found.choices:
        parts.append(notice(words.say("review-all-fine")))
    head = header(words.say("review-kicker"), found.record.game.title, preset)
    return sheet(words, title, head, parts, footer(*notes(found, words)))


def _listed(told: list[tuple[str, str]]) -> str:
    """Sentences, the weightiest first, each with what was asked."""
    lines = (f"<li>{escape(line)}{f'<br><small>{escape(more)}</small>' if more else ''}</li>" for line, more in told)
    return f"<ol>{''.join(lines)}</ol>"


def _hours(told: list[HourTold]) -> str:
    parts = []
    for hour in told:
        aside = "".join(f"<p><small>{escape(line)}</small></p>" for line in (hour.knew, hour.game) if line)
        worth = "".join(f"<li>{escape(line)}</li>" for line in (*hour.worth, hour.luck))
        parts.append(f"<h3>{escape(hour.hour)}</h3><p>{escape(hour.happened)}</p>{aside}<ul>{worth}</ul>")
    return "".join(parts)


def _curve(found: Review, words: Words) -> str:
    """The value for the first seat over the steps of the game."""
    if len(found.curve) < 2:
        return ""
    values = [now for _, now in found.curve]
    low, high = (0.0, 1.0) if min(values) >= 0 and max(values) <= 1 else (min(values), max(values))
    title = words.say("review-curve", seat=words.name(found.first))
    ends = {"low": amount(found, words, min(values)), "high": amount(found, words, max(values))}
    desc = words.say("review-curve-desc", end=amount(found, words, values[-1]), **ends)
    points = []
    for step, now in found.curve:
        x = 1000 * step / (found.curve[-1][0] or 1)
        y = HEIGHT - HEIGHT * (now - low) / (high - low or 1)
        points.append(f"{x:.1f},{y:.1f}")
    line = f'<polyline class="frame" vector-effect="non-scaling-stroke" points="{" ".join(points)}"/>'
    drawn = f'<svg x="0" y="0" width="100%" height="{HEIGHT}" viewBox="0 0 1000 {HEIGHT}" preserveAspectRatio="none">'
    body = f'{drawn}{line}</svg><line class="floor" x1="0" x2="100%" y1="{HEIGHT}" y2="{HEIGHT}"/>'
    for at, value in ((0, high), (HEIGHT, low)):
        body += f'<text class="scale" x="-8" y="{at + 4}">{escape(amount(found, words, value))}</text>'
    return section(title, desc, Drawing().drawn("histogram", title, desc, HEIGHT + 8, body))
