"""Draws docs/pictures/terminal.svg: a real screen of a game, at the moment of the rulebook's great dilemma (0730).

python -m tools.terminal_picture
"""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

import pointluck
from pointluck.cli.terminal.screen import Screen
from pointluck.engine import Event, Record, State
from pointluck.language import Language

HERE = Path(__file__).parent.parent
RECORD = HERE / "tests" / "games" / "kido_butai" / "golden" / "example.plk"
STEP = 44
PICTURE = HERE / "docs" / "pictures" / "terminal.svg"
WIDTH = 92
LAST_EVENTS = 7

# A dim flag plot: deep ocean blue, chart-paper cream, brass.
NIGHT, CREAM = (11, 27, 43), (233, 225, 204)
DARK = [(214, 84, 72), (127, 170, 122), (214, 170, 92), (92, 142, 196), (170, 122, 160), (95, 168, 172)]
BRIGHT = [(232, 112, 98), (158, 198, 152), (235, 197, 122), (125, 175, 230), (200, 155, 190), (130, 200, 204)]
THEME = TerminalTheme(NIGHT, CREAM, [NIGHT, *DARK, (200, 194, 176)], [(84, 102, 120), *BRIGHT, (250, 245, 230)])


def main() -> None:
    with RECORD.open(encoding="utf-8") as lines:
        record = Record.read(lines, pointluck.game)
    state, events = _position(record)
    seat = state.seat
    question = state.question
    assert seat is not None
    assert question is not None
    out = Console(
        record=True, file=io.StringIO(), force_terminal=True, width=WIDTH, height=100, highlight=False, markup=False
    )
    screen = Screen(record.game, Language("en"), out)
    screen.live = True
    view, legal = state.view(seat), state.legal()
    asked = screen.language.question(question)
    warnings = screen.board.notes(legal, view)
    choices, usual = screen.board.choices(legal, view), screen.board.usual(legal, view)
    screen.turn_over(view, events, [], warnings, asked, choices, usual, surprise=False)
    out.print(Text("> land A1 ZA akagi; land K1 K2 ZK kaga; land S1 soryu; land H1 hiryu"))
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    title = "pointluck play kido-butai --terminal"
    PICTURE.write_text(_own_fonts(out.export_svg(title=title, theme=THEME, unique_id="pointluck")), encoding="utf-8")


def _own_fonts(svg: str) -> str:
    """A picture must not fetch fonts from elsewhere: the reader's own will do."""
    svg = re.sub(r"\s*@font-face \{.*?\n\s*\}", "", svg, flags=re.DOTALL)
    fonts = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace"
    return svg.replace("Fira Code, monospace", fonts)


def _position(record: Record) -> tuple[State, list[Event]]:
    """The state after the step, and the last of what led to it."""
    events: list[Event] = []
    for moment in record.replay():
        events += moment.events
        if moment.number == STEP:
            return moment.state, events[-LAST_EVENTS:]
    raise ValueError(f"{RECORD} has no step {STEP}")


if __name__ == "__main__":
    main()
