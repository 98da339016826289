"""What a seat does not know, made up so that it fits what it sees: sealed orders (BM-R9), unseen ships (BM-R91)."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from .command import choices_of
from .fog_of_war import UNKNOWN
from .movement import movable
from .order_of_battle import IJN
from .pieces import BELOW, CAP, Midway

_TRIES = 40
"""Placements that are tried before one is taken in which whoever is to act has nothing to do."""


def guess_sealed(state: Midway, rng: Random) -> list[int]:
    """A choice of status that the IJN could have sealed, any of them equally likely."""
    carriers = [carrier for carrier in state.oob.decks[IJN] if state.zone[carrier] > 0]
    return [rng.choice(choices_of(state, carrier)) for carrier in carriers]


# --- unseen ships -----------------------------------------------------------------------------------------------------


def guess_places(state: Midway, unknown: list[int], plan_hidden: bool, rng: Random) -> None:
    """Put ships of one side where they could be, for all that the other side sees, and make up the order they follow.

    Forces that set out together stay together unless more zones must hold one. Whoever is to act should be able to.
    """
    side = state.oob.ship_side[unknown[0]]
    under_way = "arrive" in state.stack and state.side == side and state.plan[1:2] == [UNKNOWN]
    for _ in range(_TRIES):
        if under_way:
            near = state.oob.chart.next[state.plan[0]]
            state.plan[1] = rng.choice([zone for zone in near if not state.is_located(side, zone)])
        _scatter(state, side, unknown, rng)
        if plan_hidden:
            _make_plan(state, side, unknown, rng)
        if state.over or state.side != side or state.sequence.asks[state.stack[-1]].legal(state):
            return


def _scatter(state: Midway, side: int, unknown: list[int], rng: Random) -> None:
    for ship in unknown:
        state.zone[ship] = 0
    groups = _groups(state, side, unknown)
    rng.shuffle(groups)
    wanted = _zones_with_somebody(state, side, rng)
    while len(groups) < len(wanted):
        largest = max(groups, key=len)
        groups.append([largest.pop()])
    closed = set(_closed(state, side))
    for number, group in enumerate(groups):
        zones = [wanted[number]] if number < len(wanted) else _likely(state, side, group, rng)
        for zone in (*zones, *rng.sample(range(1, state.oob.zones + 1), state.oob.zones)):
            if (zone in wanted or zone not in closed) and state.fits(group, side, zone):
                for ship in group:
                    state.zone[ship] = zone
                break


def _groups(state: Midway, side: int, unknown: list[int]) -> list[list[int]]:
    """The unseen ships by the task force they belonged to at the start."""
    oob = state.oob
    forces = [*(force for force, _ in oob.ijn_on_map), *oob.ijn_forces] if side == IJN else list(oob.usn_forces)
    left = set(unknown)
    groups = []
    for force in forces:
        group = [ship for ship in force if ship in left]
        left.difference_update(group)
        if group:
            groups.append(group)
    return [*groups, *([ship] for ship in sorted(left))]


def _closed(state: Midway, side: int) -> Iterable[int]:
    """Where no unseen force can be: with ships that are seen, from where all have just left in sight, or in a battle
    that it would have prevented or joined."""
    yield from (zone for zone in range(1, state.oob.zones + 1) if state.is_located(side, zone))
    if "arrive" in state.stack and state.side == side and state.plan[2:3] == [1]:
        yield state.plan[0]
    yield from (code for code in state.fights)
    if state.battle is not None:
        yield state.battle.zone
    enemy = 1 - side
    yield from (zone for zone in state.task_forces(enemy) if not state.squall(zone))


def _zones_with_somebody(state: Midway, side: int, rng: Random) -> list[int]:
    """Where the seat knows that somebody is: zones it searches now, where a force it follows goes, an escort's."""
    top = state.stack[-1] if state.stack else ""
    zones: list[int] = []
    if top in ("search-die", "task-force-die") and state.side != side:
        zones = list(state.queue)
    elif "arrive" in state.stack and state.plan and state.side == side:
        zones = [state.plan[1]]
    elif top == "transports" and side == IJN:
        here, far = state.zone[state.queue[0]], state.oob.to_midway
        ahead = [zone for zone in state.oob.chart.next[here] if far[zone] < far[here]]
        zones = rng.sample(ahead, min(2, len(ahead)))
    return [zone for zone in zones if not state.is_located(side, zone)]


def _likely(state: Midway, side: int, group: list[int], rng: Random) -> list[int]:
    """Where its aircraft wait to land, or CAP stands over nobody that is seen."""
    homes = set(group)
    waiting = [
        state.at[unit]
        for unit in state.oob.air[side]
        if 0 < state.at[unit] < BELOW and state.home[unit] in homes and (not state.fuel[unit] or state.job[unit] == CAP)
    ]
    zones = sorted(set(waiting))
    rng.shuffle(zones)
    return zones if any(state.oob.capital[ship] for ship in group) and rng.random() < 0.8 else []


def _make_plan(state: Midway, side: int, unknown: list[int], rng: Random) -> None:
    """An order to sail that could be the one being given."""
    if state.stack[-1] == "move-to":
        ready = [zone for zone in sorted({state.zone[ship] for ship in unknown}) if movable(state, zone)]
        here = rng.choice(ready)
        state.plan = [here, *movable(state, here)]
        return
    caps = sorted({state.at[unit] for unit in state.aloft(side) if state.job[unit] == CAP})
    here = rng.choice(caps)
    state.plan = [here, rng.choice(state.oob.chart.next[here]), 0, 0, 1]
