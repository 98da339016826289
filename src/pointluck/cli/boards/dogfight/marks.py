"""Aircraft and areas as short marks. Colour only repeats what letters and shapes already say."""

from __future__ import annotations

from rich.text import Text

from pointluck.games.dogfight import DogfightState
from pointluck.games.dogfight.order_of_battle import JAPAN

STYLES = ("bright_blue", "red")
"""By side: USA, Japan."""

ARROWS = {"E": "→", "NE": "↗", "NW": "↖", "W": "←", "SW": "↙", "SE": "↘"}


def arrow(state: DogfightState, facing: int) -> str:
    name = state.oob.directions[facing]
    return ARROWS.get(name, name)


def aircraft(state: DogfightState, number: int) -> Text:
    """`U1↗`; small letters without a marker."""
    oob = state.oob
    name = oob.aircraft[number]
    marked = bool(state.marker[number]) or state.phase in ("setup", "orders", "initiative", "over")
    style = STYLES[oob.side_of[number]]
    return Text(
        f"{name if marked else name.lower()}{arrow(state, state.facing[number])}", f"bold {style}" if marked else style
    )


def carrier(side: int) -> Text:
    return Text("J#" if side == JAPAN else "U#", f"bold {STYLES[side]}")
