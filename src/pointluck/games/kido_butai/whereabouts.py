"""Where the squadrons spend their hours: counted at the beginning of each, for statistics over many games."""

from __future__ import annotations

from .order_of_battle import EAST
from .pieces import CAP, CENTRE, LOST, KidoButai

DOINGS = ("ready", "not-ready", "cap", "outbound", "at-target", "inbound", "lost")


def census(state: KidoButai) -> dict[str, int]:
    counts = dict.fromkeys(DOINGS, 0)
    for place, facing in zip(state.place, state.facing, strict=True):
        counts[_doing(place, facing)] += 1
    return counts


def _doing(place: int, facing: int) -> str:
    """What a squadron is about, read off its place and facing (KB-3a to KB-3f)."""
    if place < CAP:
        return "ready" if facing == EAST else "not-ready"
    if place == CENTRE:
        return "outbound" if facing == EAST else "inbound"
    return "cap" if place == CAP else "lost" if place == LOST else "at-target"
