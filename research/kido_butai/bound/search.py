"""The search for the US fleets as a clock of its own: when they are reported, and when they can be attacked at all.

A strike is launched in one hour, flies in the next and attacks in the one after (KB-3), and it can only fly on to a
fleet that has been reported (KB-R4). So a fleet reported in hour T is attacked in hour T + 2 at the earliest, by
squadrons that happened to be launched in hour T. The first attack shows how many carriers are there, one, two or
three with the same chance (KB-R14); the others are searched for from that very hour on (KB-R46). For those one hour
less is enough: who is in the north-east area because of the first fleet may turn against the second (KB-R49), as long
as the first is not sunk.

Whoever attacks as early as that, and always sinks everything, has at any hour sunk at least the carriers that any other
player has sunk with the same dice: the clock is a relaxation.
"""

from __future__ import annotations

from typing import NamedTuple


class Stage(NamedTuple):
    """How far the search has come."""

    sunk: int
    wait: int
    """0: the next fleet is not reported; 2, 1: it is, and can be attacked in so many turns; 3: no fleet is left."""


STAGES = (Stage(0, 0), Stage(0, 2), Stage(0, 1), Stage(1, 0), Stage(1, 1), Stage(2, 0), Stage(2, 1), Stage(3, 3))
NUMBER = {stage: number for number, stage in enumerate(STAGES)}


def turns_of(stage: Stage, reported: float) -> dict[Stage, float]:
    """What a turn makes of it: attack, then the search of the same hour."""
    if stage.wait == 3:
        return {stage: 1.0}
    if stage.wait == 2:
        return {Stage(stage.sunk, 1): 1.0}
    if stage.wait == 0:
        return {Stage(stage.sunk, 1 if stage.sunk else 2): reported, stage: 1 - reported}
    if stage.sunk:
        return {STAGES[-1]: 1.0}
    after = {STAGES[-1]: 1 / 3}
    for sunk in (1, 2):
        after[Stage(sunk, 1)] = reported / 3
        after[Stage(sunk, 0)] = (1 - reported) / 3
    return after


def sunk_at_most(turns: int, reported: float) -> float:
    """The mean number of US carriers that can be sunk in a game, if every attack sinks all."""
    at = {STAGES[0]: 1.0}
    for _ in range(turns):
        later: dict[Stage, float] = {}
        for stage, share in at.items():
            for after, odds in turns_of(stage, reported).items():
                later[after] = later.get(after, 0.0) + share * odds
        at = later
    return sum(stage.sunk * share for stage, share in at.items())
