"""Squadrons, ships and counters as short marks. Colour only repeats what letters and shapes already say."""

from __future__ import annotations

from rich.text import Text

from pointluck.engine import Plain

JAPANESE = "red"
AMERICAN = "bright_blue"
ARROWS = {"E": "↑", "S": "→", "W": "↓", "N": "←"}
LOADS = {"bombs": "b", "torpedoes": "t", "none": "", "unset": "?"}


def name_and_load(squadron: Plain) -> str:
    return f"{squadron['name']}{LOADS[squadron['load']]}"


def squadron(piece: Plain) -> Text:
    """Name, facing and load: `A1↑b`; `·` if it has acted, `!` if it must land."""
    style = "dim" if piece["acted"] else "bold" if piece["facing"] == "E" else ""
    mark = Text()
    mark.append(f"{piece['name']}{ARROWS[piece['facing']]}{LOADS[piece['load']]}", style)
    if piece["must_land"]:
        mark.append("!", "bold yellow")
    elif piece["acted"]:
        mark.append("·", "dim")
    return mark


def japanese(name: str) -> Text:
    return Text.assemble(("●", JAPANESE), " ", (name, f"bold {JAPANESE}"))


def american(name: str) -> Text:
    return Text.assemble(("★", AMERICAN), " ", (name, f"bold {AMERICAN}"))


def damage(hits: int, enough: int) -> str:
    return "■" * hits + "□" * (enough - hits)
