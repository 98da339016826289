"""Fog of war, an extra: hidden task forces are not shown to the enemy (BM-R10, BM-R91).

Without the option everything here is a question with a plain answer: all pieces lie open.
"""

from __future__ import annotations

from pointluck.engine import Event, Params

from .order_of_battle import IJN, SEATS
from .pieces import Midway

# --- who sees what ----------------------------------------------------------------------------------------------------


def unseen(state: Midway, seat: str | None, ship: int) -> bool:
    """Whether a ship is kept from that seat: a warship on the map, of another side, in a force that is hidden."""
    if not state.oob.fog or ship >= state.oob.warships:
        return False
    side, zone = state.oob.ship_side[ship], state.zone[ship]
    return zone > 0 and SEATS[side] != seat and not state.is_located(side, zone)


def enemy_in_sight(state: Midway, side: int, zone: int) -> bool:
    """Whether sea units of the enemy keep that side from entering a zone: in the fog only those it sees (BM-R92)."""
    enemy = 1 - side
    if not state.oob.fog or state.is_located(enemy, zone):
        return state.has_sea_units(enemy, zone)
    return enemy == IJN and any(state.zone[group] == zone for group in state.oob.transports)


def plan_unseen(state: Midway, seat: str | None) -> bool:
    """Whether the order being given moves a force that the seat does not see."""
    if not state.oob.fog or not state.plan or SEATS[state.side] == seat:
        return False
    if state.stack[-1:] == ["move-to"]:
        return not state.is_located(state.side, state.plan[0])
    return "arrive" in state.stack and not state.plan[2]


def shown_plan(state: Midway, seat: str | None) -> list[int]:
    """The order being given as far as the seat sees it: of a force that was located not where it goes, unless it is
    followed there or joins others who are seen."""
    if plan_unseen(state, seat):
        return []
    if not state.oob.fog or "arrive" not in state.stack or SEATS[state.side] == seat:
        return list(state.plan)
    here, there, located, followed, capital = state.plan
    known = followed or state.is_located(state.side, there)
    return [here, there if known else UNKNOWN, located, followed, capital]


UNKNOWN = 0
"""Stands for the zone to which a force is under way."""


# --- what is told -----------------------------------------------------------------------------------------------------


def tell_arrival(state: Midway, side: int, clause: str, force: str, zone: int) -> None:
    """In the fog the enemy learns only that somebody came."""
    seat, enemy, name = SEATS[side], SEATS[1 - side], state.zone_name(zone)
    owner = (seat,) if state.oob.fog else None
    events = state.events
    events.append(Event("reinforced", {"seat": seat, "force": force, "zone": name}, clause, owner))
    if state.oob.fog:
        events.append(Event("reinforced-unseen", {"seat": seat, "force": force}, clause, (enemy,)))


def tell_move(state: Midway, ships: list[int], here: int, there: int, located: bool) -> None:
    """The enemy sees a force that was located leave, not where it goes; whoever follows it finds out."""
    seat, enemy = SEATS[state.side], SEATS[1 - state.side]
    names = [state.oob.ships[ship] for ship in ships]
    start, end = state.zone_name(here), state.zone_name(there)
    owner = (seat,) if state.oob.fog else None
    events, clause = state.events, "BM-3.1.2"
    shown: Params = {"seat": seat, "ships": names, "start": start, "zone": end}
    # News also before they arrive: ships that join others who are seen come into sight.
    events.append(Event("task-force-moved", shown, clause, owner, state.oob.fog))
    if state.oob.fog and located:
        events.append(Event("task-force-lost", {"seat": seat, "ships": names, "start": start}, clause, (enemy,)))
    elif state.oob.fog:
        events.append(Event("moved-unseen", {"seat": seat}, clause, (enemy,)))


def turn_over(state: Midway) -> None:
    """In the fog somebody learns something by what follows, if only that nothing does: it is not taken back freely.

    Nobody is told of this event. It only keeps the step from being free.
    """
    if state.oob.fog:
        state.events.append(Event("watch-changed", {}, "BM-R92", (), True))


def tell_located(state: Midway, side: int, zone: int, clause: str) -> None:
    """A force comes into the enemy's sight: in the fog that is news."""
    shown: Params = {"seat": SEATS[side], "zone": state.zone_name(zone)}
    state.events.append(Event("located", shown, clause, None, state.oob.fog))
