"""All that can be wrong with a state: every piece in one place, stacking, capacity, decks, fuel and jobs in order."""

from __future__ import annotations

from collections.abc import Sized

from . import board_inspection
from .order_of_battle import IJN, LAND, SEATS, UNTRACKED, USN, OrderOfBattle
from .pieces import (
    BELOW,
    CAP,
    CLEAR,
    COMBAT,
    DECK,
    FOUGHT,
    IDLE,
    INTERCEPTED,
    LOST,
    OFF_MAP,
    ORDERED,
    PATROL,
    RECOVER,
    SHADOWING,
    STRIKE,
    SUNK,
    TIRED,
    Midway,
)


def problems(state: Midway) -> list[str]:
    shape = _shape(state)
    if shape:
        return shape
    battle = [] if state.battle is None else board_inspection.problems(state, state.battle)
    return [*_ships(state), *_air(state), *_decks(state), *_bases(state), *_marks(state), *_stack(state), *battle]


def _shape(state: Midway) -> list[str]:
    ships, units, carriers = len(state.oob.ships), len(state.oob.start), state.oob.carriers
    air = (state.home, state.at, state.fuel, state.load, state.job, state.group, state.mark)
    lengths: dict[str, tuple[int, list[Sized]]] = {
        "air units": (units, list(air)),
        "ships": (ships, [state.zone, state.damage, state.moved]),
        "carriers": (carriers, [state.status, state.jam, state.launched]),
        "sides": (2, [state.vp, state.reserve, state.located, state.passed]),
        "tokens": (COMBAT + 1, [state.cup]),
    }
    return [
        f"{name}: {count} entries expected"
        for name, (count, lists) in lengths.items()
        if any(len(entries) != count for entries in lists)
    ]


def _ships(state: Midway) -> list[str]:
    oob = state.oob
    found = []
    for ship, name in enumerate(oob.ships):
        zone, damage = state.zone[ship], state.damage[ship]
        if not SUNK <= zone <= oob.zones or not 0 <= damage <= oob.hp[ship]:
            found.append(f"{name}: impossible zone or damage")
        dead = damage >= oob.hp[ship]
        if oob.ship_type[ship] == LAND:
            if zone != oob.midway:
                found.append(f"{name}: not at Midway")
        elif ship < oob.warships and dead != (zone == SUNK):
            found.append(f"{name}: afloat without hit points, or sunk with some")
    for side in (IJN, USN):
        for zone in state.task_forces(side):
            if not state.fits([], side, zone):
                found.append(f"{SEATS[side]} in {state.zone_name(zone)}: over the stacking limit (BM-R59)")
        forces = sum(1 << zone for zone in state.task_forces(side))
        if state.located[side] & ~forces:
            found.append(f"{SEATS[side]}: a located zone without ships")
    return found


def _air(state: Midway) -> list[str]:
    oob = state.oob
    found = []
    for unit, place in enumerate(state.at):
        name = f"{oob.words[unit]} {unit}"
        fuel, job, group = state.fuel[unit], state.job[unit], state.group[unit]
        if not 0 <= fuel <= UNTRACKED:
            found.append(f"{name}: impossible fuel")
        if not 0 <= state.mark[unit] <= ORDERED | TIRED | FOUGHT | INTERCEPTED:
            found.append(f"{name}: impossible marks")
        if state.load[unit] and not oob.types[oob.air_type[unit]].value[state.load[unit]]:
            found.append(f"{name}: a load it cannot carry")
        if place and not at_home(oob, unit, state.home[unit]):
            found.append(f"{name}: a home it cannot land on (BM-R36)")
        if place == LOST:
            continue
        if place >= BELOW:
            base = (place - BELOW) % BELOW
            if base != state.home[unit] or (place >= DECK and base >= oob.carriers):
                found.append(f"{name}: aboard a ship that is not its home")
            elif state.zone[base] == SUNK:
                found.append(f"{name}: aboard a sunken ship")
            if group or job not in (IDLE, PATROL):
                found.append(f"{name}: aboard and in a formation")
        elif place > oob.zones:
            found.append(f"{name}: over no zone")
        else:
            found += _flight(state, unit, name)
    return found


def at_home(oob: OrderOfBattle, unit: int, base: int) -> bool:
    """Whether that type has its home on such a ship or base (BM-R36); not asked of the rules, which may be wrong."""
    kind = "carrier" if base < oob.carriers else oob.ship_class[base].lower()
    return kind in [home.lower() for home in oob.types[oob.air_type[unit]].homes]


def _flight(state: Midway, unit: int, name: str) -> list[str]:
    oob = state.oob
    fuel, job, group = state.fuel[unit], state.job[unit], state.group[unit]
    found = []
    if not STRIKE <= job <= SHADOWING:
        found.append(f"{name}: in flight without a task")
    elif job >= PATROL and not (oob.is_patrol[unit] or oob.is_patrol_bomber[unit]):
        found.append(f"{name}: no patrol aircraft")
    elif job < PATROL and oob.is_patrol[unit]:
        found.append(f"{name}: a seaplane on a combat mission")
    if job == CAP and (not oob.is_fighter[unit] or not fuel):
        found.append(f"{name}: cannot be on CAP")
    if bool(group) != (job in (STRIKE, CAP) and fuel > 0):
        found.append(f"{name}: a formation where none can be, or none where one must be")
    if fuel > oob.full[unit]:
        found.append(f"{name}: more fuel than it holds")
    if group and state.at[state.group.index(group)] != state.at[unit]:
        found.append(f"{name}: away from its formation")
    return found


def _decks(state: Midway) -> list[str]:
    oob = state.oob
    found = []
    for carrier in range(oob.carriers):
        if state.zone[carrier] == SUNK:
            continue
        if (
            sum(home == carrier and place > 0 for home, place in zip(state.home, state.at, strict=True))
            > oob.capacity[carrier]
        ):
            found.append(f"{oob.ships[carrier]}: over capacity (BM-R32)")
        if len(state.on_deck(carrier)) > oob.service[carrier]:
            found.append(f"{oob.ships[carrier]}: a deck too full (BM-R38)")
        if state.launched[carrier] > oob.service[carrier]:
            found.append(f"{oob.ships[carrier]}: too many launches (BM-R22)")
        if state.zone[carrier] == OFF_MAP and state.on_deck(carrier):
            found.append(f"{oob.ships[carrier]}: aircraft on deck off the map")
        landed = any(state.mark[unit] & TIRED for unit in state.on_deck(carrier))
        if landed and state.status[carrier] != RECOVER and state.jam[carrier] == CLEAR:
            found.append(f"{oob.ships[carrier]}: landed on without Recover orders (BM-1.4.1)")
    for ship in range(oob.carriers, oob.warships):
        if oob.seaplanes[ship] < len(state.below(ship)):
            found.append(f"{oob.ships[ship]}: too many seaplanes (BM-R53)")
    return found


def _bases(state: Midway) -> list[str]:
    """What Midway did this turn is within the limits of unhurt bases, and a destroyed one holds nobody (BM-1.4.2)."""
    oob = state.oob
    found = []
    if not 0 <= state.airfield_tokens <= oob.hp[oob.airfield]:
        found.append("airfield: too many tokens (BM-1.4.2)")
    if not 0 <= state.airfield_landings <= oob.landings_per_hp * oob.hp[oob.airfield]:
        found.append("airfield: too many landings (BM-R27)")
    if not 0 <= state.seaplane_launches <= oob.patrol_launches:
        found.append("seaplane base: too many launches (BM-2.1)")
    if state.hp(oob.seaplane_base) <= 0 and state.below(oob.seaplane_base):
        found.append("seaplane base: aircraft in ruins (BM-R26)")
    return found


def _marks(state: Midway) -> list[str]:
    found = []
    if min(*state.cup, *state.reserve, *state.vp) < 0:
        found.append("a negative count")
    if state.squalls.bit_count() > state.oob.squall_markers:
        found.append("too many squalls (BM-R61)")
    if not -1 <= state.winner <= 1:
        found.append("no such winner")
    return found


def _stack(state: Midway) -> list[str]:
    """A question must be on top, and a battle there when the sequence of play is in one."""
    if not state.stack:
        return [] if state.phase == "over" else ["nobody is to act, but the game is not over"]
    if state.stack[-1] not in state.sequence.asks:
        return [f"{state.stack[-1]} is no question"]
    if ("end-battle" in state.stack) != (state.battle is not None):
        return ["a battle without its sequence, or the other way round"]
    return []
