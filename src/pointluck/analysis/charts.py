"""Charts as inline SVG. Widths are percentages, so that text keeps its size on a phone and on a wide screen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from itertools import count
from typing import NamedTuple

SLOTS = 7
"""Colours with patterns for ways to end, from the best to the worst."""
HOURS = 8
"""Colours with patterns for what pieces were about."""


class Part(NamedTuple):
    """A piece of a bar or column: its size, its look (a CSS class) and what it says."""

    size: float
    look: str
    label: str
    tip: str


class Column(NamedTuple):
    """A column of a histogram: the text under it, whether a narrow screen may drop that, and its parts."""

    label: str
    major: bool
    parts: Sequence[Part]


class Bar(NamedTuple):
    """A bar with a whisker."""

    name: str
    value: float
    low: float
    high: float
    label: str
    tip: str


class Drawing:
    """A page's charts: each gets ids of its own, so that titles and descriptions can be referred to."""

    def __init__(self) -> None:
        self._numbers = count(1)

    def histogram(self, title: str, desc: str, columns: Sequence[Column], mark: tuple[float, str], unit: str) -> str:
        """Columns over a common floor with a mark at `mark` columns from the left. Sizes are percentages."""
        height, top, floor = 300, 34, 270
        width = 100 / len(columns)
        most = max(sum(part.size for part in column.parts) for column in columns)
        scale = (floor - top) / most
        body: list[str] = []
        lines = list(_grid(most))
        for value in lines:
            y = floor - value * scale
            body.append(f'<line class="grid" x1="0" x2="100%" y1="{y:.1f}" y2="{y:.1f}"/>')
        for number, column in enumerate(columns):
            body.extend(_column(column, number * width, width, floor, scale))
        body.append(f'<line class="floor" x1="0" x2="100%" y1="{floor}" y2="{floor}"/>')
        for value in lines:
            y = floor - value * scale
            body.append(f'<text class="scale" x="-8" y="{y + 4:.1f}">{escape(unit.format(f"{value:g}"))}</text>')
        body.extend(_mark(mark[0] * width, mark[1], floor))
        return self.drawn("histogram", title, desc, height, "".join(body))

    def stack(self, title: str, desc: str, parts: Sequence[Part], height: int = 56) -> str:
        """One bar, as wide as the page, in parts that add up to it."""
        total = sum(part.size for part in parts) or 1.0
        body: list[str] = []
        at = 0.0
        for part in parts:
            width = 100 * part.size / total
            if width > 0:
                body.append(
                    f'<rect class="{part.look}" x="{at:.3f}%" y="0" width="{width:.3f}%" height="{height}">'
                    f"<title>{escape(part.tip)}</title></rect>"
                )
            if width >= 8:
                # What is narrower than this has no room for its label on a phone.
                look = "halo mid" if width >= 17 else "halo mid minor"
                body.append(
                    f'<text class="{look}" x="{at + width / 2:.3f}%" y="{height / 2 + 5:.0f}">'
                    f"{escape(part.label)}</text>"
                )
            at += width
        body.append(f'<rect class="frame" x="0" y="0" width="100%" height="{height}"/>')
        return self.drawn("stack", title, desc, height, "".join(body))

    def bar(self, bar: Bar, most: float) -> str:
        """One bar of a list on a common scale."""
        scale = 100 / most if most else 0.0
        value, low, high = (min(100.0, max(0.0, end * scale)) for end in (bar.value, bar.low, bar.high))
        body = (
            f'<rect class="track" x="0" y="4" width="100%" height="16"/>'
            f'<rect class="fill" x="0" y="4" width="{value:.3f}%" height="16"/>'
            f'<line class="whisker" x1="{low:.3f}%" x2="{high:.3f}%" y1="12" y2="12"/>'
            f'<line class="whisker" x1="{low:.3f}%" x2="{low:.3f}%" y1="8" y2="16"/>'
            f'<line class="whisker" x1="{high:.3f}%" x2="{high:.3f}%" y1="8" y2="16"/>'
        )
        return self.drawn("bar", bar.name, bar.tip, 24, body)

    def drawn(self, look: str, title: str, desc: str, height: int, body: str) -> str:
        """A chart with its title and what it shows in words."""
        number = next(self._numbers)
        return (
            f'<svg class="{look}" width="100%" height="{height}" role="img" aria-labelledby="t{number} d{number}">'
            f'<title id="t{number}">{escape(title)}</title><desc id="d{number}">{escape(desc)}</desc>{body}</svg>'
        )


def swatch(look: str) -> str:
    drawn = f'<rect class="{look}" width="22" height="16"/>'
    return f'<svg class="swatch" width="22" height="16" aria-hidden="true">{drawn}</svg>'


def slot(place: float) -> str:
    """The look of a way to end that stands at `place` between the best (0) and the worst (1)."""
    return f"w{round(place * (SLOTS - 1))}"


def _column(column: Column, left: float, width: float, floor: float, scale: float) -> Iterator[str]:
    y = floor
    for part in column.parts:
        high = part.size * scale
        if high <= 0:
            continue
        # At least a line, so that the rarest score can be seen to have happened.
        high = max(high, 1.5)
        y -= high
        yield (
            f'<rect class="{part.look}" x="{left + width * 0.08:.3f}%" y="{y:.1f}" '
            f'width="{width * 0.84:.3f}%" height="{high:.1f}"><title>{escape(part.tip)}</title></rect>'
        )
    look = "tick" if column.major else "tick minor"
    if column.major or width > 3:
        yield f'<text class="{look}" x="{left + width / 2:.3f}%" y="{floor + 20:.0f}">{escape(column.label)}</text>'


def _mark(at: float, label: str, floor: float) -> Iterator[str]:
    anchor = "start" if at < 25 else "end" if at > 75 else "middle"
    yield f'<line class="mean" x1="{at:.3f}%" x2="{at:.3f}%" y1="22" y2="{floor}"/>'
    yield f'<text class="mean-label" x="{at:.3f}%" y="15" text-anchor="{anchor}">{escape(label)}</text>'


def _grid(most: float) -> Iterator[float]:
    """A few round values up to the greatest."""
    step = next(step for step in (0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 25, 50) if most / step <= 5)
    number = 1
    while number * step <= most:
        yield number * step
        number += 1


# --- patterns -----------------------------------------------------------------------------------------------------

_MARKS = {
    "solid": "",
    "rising": '<path d="M-2 2 2-2M0 8 8 0M6 10 10 6"/>',
    "falling": '<path d="M-2 6 2 10M0 0 8 8M6-2 10 2"/>',
    "dots": '<circle cx="2" cy="2" r="1"/><circle cx="6" cy="6" r="1"/>',
    "level": '<path d="M0 4H8"/>',
    "upright": '<path d="M4 0V8"/>',
    "crossed": '<path d="M0 0 8 8M8 0 0 8"/>',
    "checked": '<path d="M0 4H8M4 0V8"/>',
}
_ENDINGS = ("solid", "rising", "dots", "level", "upright", "falling", "crossed")
_HOURS = ("solid", "level", "rising", "dots", "solid", "falling", "checked", "crossed")


def patterns() -> str:
    """What the looks `w0` to `w6` and `h0` to `h7` are filled with: a colour and, for eyes that need it, a pattern."""
    entries = [*((f"w{number}", mark) for number, mark in enumerate(_ENDINGS))]
    entries += [(f"h{number}", mark) for number, mark in enumerate(_HOURS)]
    drawn = "".join(
        f'<pattern id="{name}" class="pattern {name}-ink" width="8" height="8" patternUnits="userSpaceOnUse">'
        f'<rect width="8" height="8"/>{_MARKS[mark]}</pattern>'
        for name, mark in entries
    )
    return f'<svg class="patterns" width="0" height="0" aria-hidden="true"><defs>{drawn}</defs></svg>'


def looks() -> str:
    """The style rules that go with `patterns`."""
    names = [f"w{number}" for number in range(SLOTS)] + [f"h{number}" for number in range(HOURS)]
    return "\n".join(f".{name}{{fill:url(#{name})}} .{name}-ink rect{{fill:var(--{name})}}" for name in names)


def compass() -> str:
    """A compass rose, for the heading."""
    ticks = "".join(
        f'<line y1="-46" y2="{-40 if number % 4 else -36}" transform="rotate({number * 11.25:g})"/>'
        for number in range(32)
    )
    points = "".join(
        f'<path class="{look}" d="M0 {tip} 5 -5 0 0-5 -5Z" transform="rotate({turn})"/>'
        for look, tip, first in (("short", -20, 45), ("long", -34, 0))
        for turn in range(first, 360, 90)
    )
    return (
        '<svg class="compass" viewBox="-52 -52 104 104" aria-hidden="true">'
        f'<circle r="49"/><circle r="46"/>{ticks}{points}</svg>'
    )
