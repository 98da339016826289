"""Where the air units spend their turns: counted at the beginning of each, for statistics over many games."""

from __future__ import annotations

from .pieces import BELOW, CAP, DECK, LOST, PATROL, Midway

DOINGS = ("hangar", "deck", "cap", "strike", "patrol", "homebound", "lost")


def census(state: Midway) -> dict[str, int]:
    counts = dict.fromkeys(DOINGS, 0)
    for unit, place in enumerate(state.at):
        counts[_doing(state, unit, place)] += 1
    return counts


def _doing(state: Midway, unit: int, place: int) -> str:
    if place == LOST:
        return "lost"
    if place >= BELOW:
        return "deck" if place >= DECK else "hangar"
    if not state.fuel[unit]:
        return "homebound"
    if state.job[unit] >= PATROL:
        return "patrol"
    return "cap" if state.job[unit] == CAP else "strike"
