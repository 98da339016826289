"""What a seat may see. All pieces lie open (BM-R10); secret is only a choice of status that is still sealed (BM-R9).

With fog of war, where the enemy's hidden warships are is secret too, and an order that moves them (BM-R91).
The order of the tokens is unknown to everybody, the state included: it is drawn when it is needed.
"""

from __future__ import annotations

from typing import get_args

from pointluck.engine import Plain

from .fog_of_war import plan_unseen, shown_plan, unseen
from .order_of_battle import IJN, SEATS, TYPE_NAMES, USN, OrderOfBattle
from .pieces import (
    BELOW,
    DECK,
    FOUGHT,
    INTERCEPTED,
    JOB_NAMES,
    LOST,
    OFF_MAP,
    ORDERED,
    STATUS_NAMES,
    TIRED,
    TOKEN_NAMES,
    Midway,
)
from .view_types import AirUnit, Deck, Load, MidwayView, OpenPart, Ship

UNSEEN = "hidden"
"""The zone of a ship that the seat does not see."""
_LOADS: tuple[Load, ...] = get_args(Load)
_JAMS: tuple[Deck, ...] = get_args(Deck)
_MARKS = (("ordered", ORDERED), ("tired", TIRED), ("fought", FOUGHT), ("intercepted", INTERCEPTED))


def view(state: Midway, seat: str | None) -> MidwayView:
    return _view(state, seat, everything=False)


def open_view(state: Midway) -> MidwayView:
    """With nothing hidden."""
    return _view(state, None, everything=True)


def _view(state: Midway, seat: str | None, everything: bool) -> MidwayView:
    oob = state.oob
    lying_open: OpenPart = state.open_part()
    return {
        "setup": state.setup.to_plain(),
        "seat": seat if seat in SEATS else None,
        **lying_open,
        "side": SEATS[state.side],
        "points": {"ijn": state.vp[IJN], "usn": state.vp[USN]},
        "points_to_win": oob.target,
        "winner": None if state.winner < 0 else SEATS[state.winner],
        "cup": dict(zip(TOKEN_NAMES, state.cup, strict=True)),
        "second_batch": {"held": state.held, "ijn": state.reserve[IJN], "usn": state.reserve[USN]},
        "ships": [_ship(state, ship, not everything and unseen(state, seat, ship)) for ship in range(len(oob.ships))],
        "air": [_air_unit(state, unit) for unit in range(len(state.at))],
        "located": {seat: _zones(state, state.located[side]) for side, seat in enumerate(SEATS)},
        "squalls": _zones(state, state.squalls),
        "status_sealed": bool(state.sealed),
        "sealed": list(state.sealed) if everything or seat == SEATS[IJN] else [],
        "airfield": {
            "tokens_played": state.airfield_tokens,
            "landings": state.airfield_landings,
            "knocked_out_in_turn": state.airfield_lost,
        },
        "passed": {"ijn": state.passed[IJN], "usn": state.passed[USN]},
        "plan": list(state.plan) if everything else shown_plan(state, seat),
        "plan_unseen": not everything and plan_unseen(state, seat),
    }


def _zones(state: Midway, bits: int) -> list[str]:
    return [state.oob.chart.names[zone] for zone in range(1, state.oob.zones + 1) if bits >> zone & 1]


def _ship(state: Midway, ship: int, hidden: bool) -> Ship:
    oob = state.oob
    zone = state.zone[ship]
    shown: Ship = {
        "id": oob.ship_ids[ship],
        "name": oob.ships[ship],
        "side": SEATS[oob.ship_side[ship]],
        "type": TYPE_NAMES[oob.ship_type[ship]],
        "zone": UNSEEN if hidden else oob.chart.names[zone] if zone > 0 else "off-map" if zone == OFF_MAP else "gone",
        "hp": oob.hp[ship],
        "damage": state.damage[ship],
        "moved": state.moved[ship] and not hidden,
    }
    if ship < oob.carriers:
        shown["status"] = STATUS_NAMES[state.status[ship]]
        shown["service"] = state.service(ship)
        shown["launched"] = state.launched[ship]
        shown["capacity"] = oob.capacity[ship]
        shown["deck"] = _JAMS[state.jam[ship]]
    return shown


def _air_unit(state: Midway, unit: int) -> AirUnit:
    oob = state.oob
    place = state.at[unit]
    names = oob.chart.names
    where = (
        "lost"
        if place == LOST
        else names[place]
        if place < BELOW
        else f"{oob.ship_ids[place - BELOW]} below"
        if place < DECK
        else f"{oob.ship_ids[place - DECK]} deck"
    )
    mark = state.mark[unit]
    return {
        "name": oob.patrol_names.get(unit, oob.words[unit]),
        "type": oob.types[oob.air_type[unit]].key,
        "side": SEATS[oob.air_side[unit]],
        "home": oob.ship_ids[state.home[unit]],
        "at": where,
        "fuel": state.fuel[unit],
        "load": _LOADS[state.load[unit]],
        "job": JOB_NAMES[state.job[unit]],
        "group": state.group[unit],
        "marks": [name for name, bit in _MARKS if mark & bit],
    }


def position(view: MidwayView, oob: OrderOfBattle, sealed: list[int]) -> Plain:
    """The position behind a view, with the sealed choice that is not in it; unseen ships are still off the map."""
    ships, air = view["ships"], view["air"]
    decks = ships[: oob.carriers]
    bits = dict(_MARKS)

    def zone(name: str) -> int:
        return 0 if name in ("off-map", UNSEEN) else -1 if name == "gone" else oob.chart.number[name]

    def place(words: str) -> int:
        base, _, where = words.partition(" ")
        if where:
            return oob.ship_index[base] + (DECK if where == "deck" else BELOW)
        return LOST if base == "lost" else oob.chart.number[base]

    def mask(names: list[str]) -> int:
        return sum(1 << oob.chart.number[name] for name in names)

    return {
        **Midway.from_open(view),
        "side": SEATS.index(view["side"]),
        "vp": [view["points"][seat] for seat in SEATS],
        "winner": -1 if view["winner"] is None else SEATS.index(view["winner"]),
        "cup": [view["cup"][name] for name in TOKEN_NAMES],
        "reserve": [view["second_batch"][seat] for seat in SEATS],
        "held": view["second_batch"]["held"],
        "home": [oob.ship_index[unit["home"]] for unit in air],
        "at": [place(unit["at"]) for unit in air],
        "fuel": [unit["fuel"] for unit in air],
        "load": [_LOADS.index(unit["load"]) for unit in air],
        "job": [JOB_NAMES.index(unit["job"]) for unit in air],
        "group": [unit["group"] for unit in air],
        "mark": [sum(bits[name] for name in unit["marks"]) for unit in air],
        "zone": [zone(ship["zone"]) for ship in ships],
        "damage": [ship["damage"] for ship in ships],
        "moved": [ship["moved"] for ship in ships],
        "status": [STATUS_NAMES.index(ship["status"]) for ship in decks],
        "jam": [_JAMS.index(ship["deck"]) for ship in decks],
        "launched": [ship["launched"] for ship in decks],
        "airfield_tokens": view["airfield"]["tokens_played"],
        "airfield_landings": view["airfield"]["landings"],
        "airfield_lost": view["airfield"]["knocked_out_in_turn"],
        "located": [mask(view["located"][seat]) for seat in SEATS],
        "squalls": mask(view["squalls"]),
        "sealed": sealed,
        "passed": [view["passed"][seat] for seat in SEATS],
        "plan": view["plan"],
    }
