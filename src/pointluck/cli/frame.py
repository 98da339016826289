"""A drawn frame of cells, each with a title in its upper border, whose borders join."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rich.text import Text

_LINE = "dim"
# What stands where lines meet: by whether there is a line above and one below.
_LEFT = {(False, True): "┌", (True, True): "├", (True, False): "└"}
_RIGHT = {(False, True): "┐", (True, True): "┤", (True, False): "┘"}
_JOINT = {(False, False): "─", (True, False): "┴", (False, True): "┬", (True, True): "┼"}


class Cell(NamedTuple):
    title: Text
    lines: list[Text]
    share: int = 1
    """How much of the row's width it takes, beside the others."""


def flow(items: Iterable[Text], width: int, gap: str = " ") -> list[Text]:
    """Items set one after another, as many in a line as there is room for."""
    lines: list[Text] = []
    for item in items:
        if lines and lines[-1].cell_len + len(gap) + item.cell_len <= width:
            lines[-1].append(gap)
        else:
            # A fresh line: the first item's style must not spread over the others.
            lines.append(Text())
        lines[-1].append_text(item)
    return lines


def widths(row: Sequence[Cell] | Sequence[int], total: int) -> list[int]:
    """The inner widths of a row's cells; they and their lines between make up `total`."""
    shares = [cell if isinstance(cell, int) else cell.share for cell in row]
    room = total - (len(shares) - 1)
    result = [room * share // sum(shares) for share in shares]
    for number in range(room - sum(result)):
        result[number % len(result)] += 1
    return result


def frame(rows: Sequence[Sequence[Cell]], width: int) -> Text:
    inner = width - 2
    drawn = Text()
    above: set[int] = set()
    for number, row in enumerate(rows):
        sizes = widths(row, inner)
        below = _joints(sizes)
        drawn.append_text(_border(inner, above, below, row, sizes, first=number == 0))
        for line in range(max(len(cell.lines) for cell in row)):
            drawn.append_text(_line(row, sizes, line))
        above = below
    drawn.append("└", _LINE)
    drawn.append("".join("┴" if place in above else "─" for place in range(inner)), _LINE)
    drawn.append("┘", _LINE)
    return drawn


def _joints(sizes: list[int]) -> set[int]:
    places: set[int] = set()
    place = 0
    for size in sizes[:-1]:
        place += size
        places.add(place)
        place += 1
    return places


def _border(inner: int, above: set[int], below: set[int], row: Sequence[Cell], sizes: list[int], first: bool) -> Text:
    line = Text()
    line.append(_LEFT[not first, True], _LINE)
    place = 0
    for cell, size in zip(row, sizes, strict=True):
        title = cell.title.copy()
        title.truncate(size - 2, overflow="ellipsis")
        used = title.cell_len + 2 if title.plain else 0
        if used:
            line.append(" ")
            line.append_text(title)
            line.append(" ")
        line.append("".join(_JOINT[spot in above, False] for spot in range(place + used, place + size)), _LINE)
        place += size
        if place < inner:
            line.append(_JOINT[place in above, place in below], _LINE)
            place += 1
    line.append(_RIGHT[not first, True], _LINE)
    line.append("\n")
    return line


def _line(row: Sequence[Cell], sizes: list[int], number: int) -> Text:
    line = Text()
    line.append("│", _LINE)
    for cell, size in zip(row, sizes, strict=True):
        text = cell.lines[number].copy() if number < len(cell.lines) else Text()
        text.truncate(size, overflow="ellipsis", pad=True)
        line.append_text(text)
        line.append("│", _LINE)
    line.append("\n")
    return line
