"""The end of a round in Domination: points for Midway, and Fighters that come back (DF-3.4.1a, DF-3.4.1b)."""

from __future__ import annotations

from . import victory
from .order_of_battle import JAPAN, USA
from .pieces import Dogfight
from .setting_up import Placing, free_areas, waiting


class Return(Placing):
    """A destroyed Fighter comes back (DF-3.4.1b)."""

    kind = "return"
    clause = "DF-3.4.1b"


def reinforcements(state: Dogfight) -> None:
    """Holder first, then the other; whoever finds no free area waits for the next round (DF-R31)."""
    if not state.oob.domination:
        return
    state.phase = "reinforcements"
    for side in (state.holder, 1 - state.holder):
        if waiting(state, side) and free_areas(state, side):
            state.side = side
            state.do("return", "reinforcements")
            return


def midway_points(state: Dogfight) -> None:
    """More own aircraft on the Midway Tile; equal: nobody (DF-3.4.1a, DF-R30)."""
    if not state.oob.domination:
        return
    usa, japan = state.on_midway(USA), state.on_midway(JAPAN)
    state.tell("midway-counted", "DF-3.4.1a", usa=usa, japan=japan)
    if usa != japan:
        victory.score(state, JAPAN if japan > usa else USA, state.oob.points_midway, "DF-3.4.1a")
