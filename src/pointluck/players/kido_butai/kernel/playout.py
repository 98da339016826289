"""Whole games on the flat table: the entries into the kernel."""

from __future__ import annotations

from . import dice, policy, sequence, table
from . import layout as at
from . import plan as by
from .compiled import Flat, Weights, entry, fast, sources

_SOURCES = sources()


@fast
def finish(s: Flat, f: Flat, w: Weights, p: Flat, name: int) -> int:
    """Play on to the end, the commander following his plan. The difference of points."""
    while name != at.OVER:
        if name >= at.FIRST_CHANCE:
            name = sequence.apply(s, f, dice.outcome(s, f, name))
        else:
            name = sequence.apply(s, f, policy.decide(s, f, w, p, name))
    return table.difference(s, f)


def _entries(version: int):  # type: ignore[no-untyped-def]
    @entry
    def playouts(start: Flat, f: Flat, w: Weights, p: Flat, action: int, seed: int, out: Flat, work: Flat) -> int:
        """Play on from a position, once for each place in `out`, with the given first action (or -1: by the plan)."""
        total = version * 0
        for number in range(len(out)):
            for place in range(at.POSITION):
                work[place] = start[place]
            work[at.SEED] = seed + number
            dice.seed(work, 0)
            name = work[at.STACK + work[at.STACK]]
            if action >= 0:
                name = sequence.apply(work, f, action)
            elif not (1 <= name < at.L_GAME):
                name = sequence.run(work, f)
            out[number] = finish(work, f, w, p, name)
            total += out[number]
        return total

    return playouts


playouts = _entries(_SOURCES)
