"""Where the squadrons spend their hours: counted at the beginning of each, for statistics over many games."""

from __future__ import annotations

from .pieces import CAP, CENTRE, EAST, LOST, KidoButai

AT_TARGET = "at-target"
OUTBOUND = "outbound"
INBOUND = "inbound"


def census(state: KidoButai) -> dict[str, int]:
    """Squadrons by what they are doing. Those at sea face the way they go (KB-3a to KB-3f)."""
    counts = {"ready": 0, "not-ready": 0, "cap": 0, OUTBOUND: 0, AT_TARGET: 0, INBOUND: 0, "lost": 0}
    for place, facing in zip(state.place, state.facing, strict=True):
        counts[_doing(place, facing)] += 1
    return counts


def _doing(place: int, facing: int) -> str:
    if place < CAP:
        return "ready" if facing == EAST else "not-ready"
    if place == CENTRE:
        return OUTBOUND if facing == EAST else INBOUND
    return "cap" if place == CAP else "lost" if place == LOST else AT_TARGET
