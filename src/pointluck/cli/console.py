"""Where the commands write, and text set with a margin."""

from __future__ import annotations

from textwrap import wrap

from rich.console import Console
from rich.text import Text


class _Out(Console):
    def on_broken_pipe(self) -> None:
        """Rich would end the program as if it had failed; whether somebody reads on is not our affair."""
        raise BrokenPipeError


def console(*, width: int | None = None) -> Console:
    """Text as it is: nothing in it is markup, and numbers get no colour of their own."""
    return _Out(highlight=False, markup=False, emoji=False, width=width)


def indented(text: str, indent: int, width: int, style: str = "", margin: str = "") -> Text:
    """A paragraph set in from the left, with something in the margin of its first line perhaps."""
    lines = wrap(text, max(width - indent, 20), break_long_words=False, break_on_hyphens=False) or [""]
    set_in = Text()
    for number, line in enumerate(lines):
        before = "" if number else margin
        set_in.append(("\n" if number else "") + before)
        set_in.append(" " * (indent - len(before)))
        set_in.append(line, style)
    return set_in
