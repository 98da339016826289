"""What each commander is told before the first turn: true for the way to win, and for the forces, of this setup."""

from __future__ import annotations

from pointluck.engine import Brief, Params

from .order_of_battle import BATTLESHIP, CRUISER, DESTROYER, IJN, SEATS, USN, OrderOfBattle


def briefing(oob: OrderOfBattle, seat: str) -> list[Brief]:
    side = SEATS.index(seat)
    return [
        Brief("who", f"brief-who-{seat}", {}, "BM-S1"),
        *(_by_points(oob, side) if oob.by_points else _by_losses(oob, side)),
        Brief("have", f"brief-have-{seat}", _carriers(oob, side), "BM-S3"),
        Brief("have", "brief-aloft", {"strikes": _aloft(oob, side)}, "BM-S2"),
        Brief("have", f"brief-come-{seat}", _coming(oob, side), "BM-1.3.2" if side == IJN else "BM-1.3.1"),
        Brief("turn", "brief-turn", {}, "BM-O1"),
        Brief("turn", f"brief-tokens-{seat}", _tokens(oob), "BM-1.2.2"),
        Brief("fight", "brief-search", {"fog": "yes" if oob.fog else "no"}, "BM-R91" if oob.fog else "BM-4.3b"),
        Brief("fight", "brief-battle", {"rounds": oob.rounds}, "BM-4.3a"),
        Brief("fight", "brief-choice", {}, "BM-R71"),
        Brief("mind", "brief-status", {}, "BM-1.4.1"),
        Brief("mind", "brief-deck", {}, "BM-4.3.1"),
        Brief("mind", "brief-fuel", {}, "BM-5.2.1"),
    ]


# --- what wins ----------------------------------------------------------------------------------------------------


def _by_points(oob: OrderOfBattle, side: int) -> list[Brief]:
    landing: Params = {"points": oob.invasion_vp, "transports": oob.invasion_min}
    return [
        Brief("aim", "brief-points", {"target": oob.target}, "BM-V1"),
        Brief("aim", "brief-worth", _worth(oob, 1 - side), "BM-4.4"),
        Brief("aim", f"brief-landing-{SEATS[side]}", landing, "BM-1.3.2.1"),
        _last(oob, "points"),
    ]


def _by_losses(oob: OrderOfBattle, side: int) -> list[Brief]:
    major, decisive = oob.levels[f"{SEATS[side]}_major"], oob.levels[f"{SEATS[side]}_decisive"]
    levels: Params = {"major": major["carriers"], "decisive": decisive["carriers"]}
    if side == USN:
        levels["capitals"] = major["capital_ships"]
    stop = "major" if oob.stop_at_major else "decisive"
    return [
        Brief("aim", f"brief-losses-{SEATS[side]}", levels, "BM-V4" if side == IJN else "BM-V3"),
        Brief("aim", "brief-stop", {"stop": stop}, "BM-R5"),
        _last(oob, "losses"),
    ]


def _last(oob: OrderOfBattle, victory: str) -> Brief:
    params: Params = {"turn": oob.turn_cap or oob.last_turn, "tie": SEATS[oob.tie], "victory": victory}
    return Brief("aim", "brief-last-turn", params, "BM-R4" if oob.turn_cap else "BM-R89")


def _worth(oob: OrderOfBattle, side: int) -> Params:
    """What sinking the ships of a side scores, by type: "3", "1–2" where they differ, "none" where it has none."""
    kinds = {"battleship": BATTLESHIP, "cruiser": CRUISER, "destroyer": DESTROYER}
    fleet = oob.fleet[side]
    worth = {name: [oob.vp[ship] for ship in fleet if oob.ship_type[ship] == kind] for name, kind in kinds.items()}
    worth["carrier"] = [oob.vp[ship] for ship in oob.decks[side] if oob.fleet_carrier[ship]]
    worth["light"] = [oob.vp[ship] for ship in oob.decks[side] if not oob.fleet_carrier[ship]]
    return {name: _range(points) for name, points in worth.items()}


def _range(points: list[int]) -> str:
    if not points:
        return "none"
    return "–".join(str(point) for point in sorted({min(points), max(points)}))


# --- what one has -------------------------------------------------------------------------------------------------


def _carriers(oob: OrderOfBattle, side: int) -> Params:
    fighters = sum(oob.is_fighter[unit] for unit in oob.air[side])
    patrols = sum(oob.is_patrol[unit] for unit in oob.air[side])
    return {
        "carriers": [oob.ships[ship] for ship in oob.decks[side]],
        "fighters": fighters,
        "patrols": patrols,
        "bombers": len(oob.air[side]) - fighters - patrols,
    }


def _aloft(oob: OrderOfBattle, side: int) -> int:
    """Strikes that are in the air before the first turn."""
    return len({oob.start[unit][4] for unit in oob.air[side] if not oob.is_patrol[unit]} - {0})


def _coming(oob: OrderOfBattle, side: int) -> Params:
    if side == IJN:
        return {"forces": len(oob.ijn_forces), "cost": oob.force_cost[side], "zone": oob.ijn_entry}
    return {"forces": len(oob.usn_forces), "cost": oob.force_cost[side], "turn": oob.usn_deadline}


def _tokens(oob: OrderOfBattle) -> Params:
    return {"carrier": oob.tokens_per_carrier, "airfield": oob.tokens_airfield}
