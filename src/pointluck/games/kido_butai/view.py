"""What a seat may see. In this game every counter and every draw lies open (KB-R64).

Unknown are only things that the state does not hold either: the order of draws and the ships of an undrawn fleet.
So every seat gets the same view, and the state can be put together again from it.
"""

from __future__ import annotations

from collections.abc import Sequence

from pointluck.engine import Plain

from .damage import owed
from .order_of_battle import FACING_NAMES, LOAD_NAMES, NO_LOAD, UNSET, OrderOfBattle
from .pieces import BOMBER, DECK_NAMES, FIGHTER, KINDS, NOTHING, PLACE_NAMES, Battle, KidoButai
from .victory import level, score
from .view_types import BattleNames, Box, Condition, Counters, KidoButaiView, OpenPart, Ship, Squadron, UsShip

TARGET_NAMES = ("midway", "fleet-1", "fleet-2")


def view(state: KidoButai) -> KidoButaiView:
    oob = state.oob
    points = score(state)
    lying_open: OpenPart = state.open_part()
    return {
        "setup": state.setup.to_plain(),
        **lying_open,
        "hour": oob.hours[max(state.turn, 1) - 1],
        "ships": [_ship(state, ship) for ship in range(len(oob.ships))],
        "squadrons": [_squadron(state, squadron) for squadron in range(len(oob.squadrons))],
        "us_ships": [_us_ship(state, ship) for ship in range(len(oob.us_ships))],
        "fleet_cup": {"carriers": state.fleet_of.count(0), "dummies": state.fleet_dummies},
        "fleets_reported": state.reported,
        "fleets_alive": state.live_fleets(),
        "kido_butai_found": state.found,
        "attacked_this_turn": dict(zip(TARGET_NAMES, map(bool, state.struck), strict=True)),
        "cups": _counters(state.cups),
        "track": _track(state),
        "drawn": _counters(state.drawn),
        "shot_down": {
            "bombers": state.shot[BOMBER],
            "fighters": state.shot[FIGHTER],
            "japan": state.shot_down,
        },
        "removed": _counters(state.removed),
        "gone": _counters(state.gone),
        "us_squadrons_owed": owed(state),
        "points": points,
        "level": level(state, points),
        "battle": None if state.battle is None else _battle(state, state.battle),
    }


def _counters(counts: Sequence[int]) -> Counters:
    bombers, bomber_dummies, fighters, fighter_dummies = counts
    return {
        "bombers": bombers,
        "bomber-dummies": bomber_dummies,
        "fighters": fighters,
        "fighter-dummies": fighter_dummies,
    }


def _track(state: KidoButai) -> list[Box]:
    boxes: list[Box] = []
    if not any(state.track):
        return boxes
    for turn in range(state.turn, state.oob.turns + 1):
        counts = state.track[KINDS * turn : KINDS * turn + KINDS]
        if counts != NOTHING:
            boxes.append({"turn": turn, "hour": state.oob.hours[turn - 1], **_counters(counts)})
    return boxes


def _condition(hits: int, enough: int) -> Condition:
    return "sunk" if hits >= enough else "damaged" if hits else "whole"


def _ship(state: KidoButai, ship: int) -> Ship:
    oob = state.oob
    return {
        "id": oob.ship_ids[ship],
        "name": oob.ships[ship],
        "condition": _condition(state.hits[ship], oob.ship_hits),
        "hits": state.hits[ship],
        "capacity": state.capacity(ship),
        "deck": DECK_NAMES[state.deck[ship]],
    }


def _us_ship(state: KidoButai, ship: int) -> UsShip:
    oob = state.oob
    base = ship == oob.midway
    return {
        "id": oob.us_ship_ids[ship],
        "name": oob.us_ships[ship],
        "condition": _condition(state.us_hits[ship], oob.us_hits[ship]),
        "hits": state.us_hits[ship],
        "capacity": oob.us_capacity[ship][state.us_hits[ship]],
        "place": "midway" if base else f"fleet-{state.fleet_of[ship]}" if state.fleet_of[ship] else "cup",
    }


def _squadron(state: KidoButai, squadron: int) -> Squadron:
    oob = state.oob
    place, load = state.place[squadron], state.load[squadron]
    return {
        "name": oob.squadrons[squadron],
        "type": "zero" if oob.is_zero[squadron] else "bomber",
        "place": PLACE_NAMES[place] if place in PLACE_NAMES else oob.ship_ids[place],
        "facing": FACING_NAMES[state.facing[squadron]],
        "load": "none" if oob.is_zero[squadron] else "unset" if load == UNSET else LOAD_NAMES[load],
        "acted": state.acted[squadron],
        "must_land": state.due[squadron],
        "low_until": state.low[squadron],
    }


def _battle(state: KidoButai, battle: Battle) -> Plain:
    """The battle with names for numbers where a person reads it; the numbers stay for whoever restores it."""
    target = {-1: "kido-butai", 0: "midway"}.get(battle.target, f"fleet-{battle.target}")
    names: BattleNames = {"at": target, "names": state.names(battle.force)}
    return battle.to_plain() | names


def _counts(counters: Counters) -> list[int]:
    """The inverse of `_counters`."""
    return [counters["bombers"], counters["bomber-dummies"], counters["fighters"], counters["fighter-dummies"]]


def position(view: KidoButaiView, oob: OrderOfBattle) -> Plain:
    """The position behind a view; the inverse of `view`, since nothing is hidden."""
    squadrons = view["squadrons"]
    places = {name: place for place, name in PLACE_NAMES.items()} | {
        name: ship for ship, name in enumerate(oob.ship_ids)
    }
    loads = {"none": NO_LOAD, "unset": UNSET} | {name: load for load, name in enumerate(LOAD_NAMES)}
    track = [0] * (KINDS * (oob.turns + 1))
    for box in view["track"]:
        track[KINDS * box["turn"] : KINDS * box["turn"] + KINDS] = _counts(box)
    fleets = [ship["place"] for ship in view["us_ships"] if ship["place"] != "midway"]
    shot = view["shot_down"]
    battle = view["battle"]
    return {
        **KidoButai.from_open(view),
        "place": [places[one["place"]] for one in squadrons],
        "facing": [FACING_NAMES.index(one["facing"]) for one in squadrons],
        "load": [loads[one["load"]] for one in squadrons],
        "acted": [one["acted"] for one in squadrons],
        "due": [one["must_land"] for one in squadrons],
        "low": [one["low_until"] for one in squadrons],
        "deck": [DECK_NAMES.index(ship["deck"]) for ship in view["ships"]],
        "hits": [ship["hits"] for ship in view["ships"]],
        "us_hits": [ship["hits"] for ship in view["us_ships"]],
        "fleet_of": [0 if place == "cup" else int(place[-1]) for place in fleets],
        "fleet_dummies": view["fleet_cup"]["dummies"],
        "reported": view["fleets_reported"],
        "found": view["kido_butai_found"],
        "struck": [int(view["attacked_this_turn"][name]) for name in TARGET_NAMES],
        "cups": _counts(view["cups"]),
        "track": track,
        "drawn": _counts(view["drawn"]),
        "shot": [shot["bombers"], 0, shot["fighters"], 0],
        "removed": _counts(view["removed"]),
        "gone": _counts(view["gone"]),
        "shot_down": shot["japan"],
        "battle": battle,
    }
