"""Victory points, victory by losses, and the end of the game (BM-V1 to BM-V4, BM-1.1, BM-4.4)."""

from __future__ import annotations

from pointluck.engine import Event, Result

from .order_of_battle import IJN, SEATS, USN
from .pieces import LOST, SUNK, Midway

NO_WINNER = -1
LEVELS = (
    "ijn-decisive",
    "ijn-major",
    "ijn-points",
    "ijn-dusk",
    "usn-dusk",
    "usn-points",
    "usn-major",
    "usn-decisive",
)
"""How a game ends, from the best for the IJN to the worst."""


def decided(state: Midway) -> bool:
    """Step 1.1: whether the game is over, by points or losses as settled before it (BM-V2, BM-R4, BM-R5)."""
    if state.oob.by_points:
        winner, level = _by_points(state)
    else:
        winner, level = _by_losses(state)
    if winner == NO_WINNER:
        return False
    seat = SEATS[winner]
    state.winner = winner
    state.level = f"{seat}-{level}"
    state.phase = "over"
    state.tell("game-over", "BM-1.1", winner=seat, level=state.level, ijn=state.vp[IJN], usn=state.vp[USN])
    return True


def _by_points(state: Midway) -> tuple[int, str]:
    """More points win once somebody has enough; a tie is the US player's (BM-V1)."""
    points = state.vp
    if max(points) >= state.oob.target:
        return _ahead(state), "points"
    if _capped(state):
        return _ahead(state), "dusk"
    return NO_WINNER, ""


def _ahead(state: Midway) -> int:
    ijn, usn = state.vp
    return state.oob.tie if ijn == usn else IJN if ijn > usn else USN


def _capped(state: Midway) -> bool:
    """Dusk, where an option sets it; in any case the end of the second day (BM-R4, BM-R89)."""
    return state.turn >= (state.oob.turn_cap or state.oob.last_turn)


def grades(state: Midway) -> tuple[int, int]:
    """How far each side has come by losses: 0 nothing, 1 major, 2 decisive (BM-V3, BM-V4)."""
    oob = state.oob
    carriers = [sum(state.zone[one] == SUNK for one in oob.decks[side]) for side in (IJN, USN)]
    capitals = sum(state.zone[ship] == SUNK for ship in oob.fleet[IJN] if oob.capital[ship])
    levels = oob.levels
    usn = 0
    if carriers[IJN] >= levels["usn_decisive"]["carriers"]:
        usn = 2
    elif carriers[IJN] >= levels["usn_major"]["carriers"] or capitals >= levels["usn_major"]["capital_ships"]:
        usn = 1
    ijn = 0
    if state.hp(oob.airfield) <= 0:
        if carriers[USN] >= levels["ijn_decisive"]["carriers"]:
            ijn = 2
        elif carriers[USN] >= levels["ijn_major"]["carriers"]:
            ijn = 1
    return ijn, usn


def _by_losses(state: Midway) -> tuple[int, str]:
    ijn, usn = grades(state)
    best = max(ijn, usn)
    enough = best >= (1 if state.oob.stop_at_major else 2)
    if enough or (_capped(state) and best):
        winner = state.oob.tie if ijn == usn else IJN if ijn > usn else USN
        return winner, ("", "major", "decisive")[best]
    if _capped(state):
        return _ahead(state), "dusk"
    return NO_WINNER, ""


def score(state: Midway) -> None:
    """Step 4.4: ships sunk and invasions of this turn (BM-4.4, BM-R7, BM-R19)."""
    oob = state.oob
    for group in oob.transports:
        if state.zone[group] == oob.midway:
            left = state.hp(group)
            landed = left >= oob.invasion_min
            state.landed_groups += landed
            state.zone[group] = SUNK
            state.tell("invasion", "BM-4.4", transports=left, points=oob.invasion_vp * landed)
    before = list(state.vp)
    state.vp = points(state)
    if state.vp != before:
        state.tell("points", "BM-4.4", ijn=state.vp[IJN], usn=state.vp[USN])


def points(state: Midway) -> list[int]:
    """The points of each side: the enemy's ships sunk, and for the IJN groups of transports landed.

    They are counted in step 4.4 and stand from then on in `vp`.
    """
    oob = state.oob
    counts = [0, 0]
    where = state.zone
    if SUNK in where:
        for ship in range(oob.warships):
            if where[ship] == SUNK:
                counts[1 - oob.ship_side[ship]] += oob.vp[ship]
    counts[IJN] += state.landed_groups * oob.invasion_vp
    return counts


def bends(state: Midway, event: Event) -> str | None:
    """Who gets points for what happened."""
    params = event.params
    if event.kind == "sunk" and params["ship"] in state.oob.ships[: state.oob.warships]:
        return SEATS[USN if params["seat"] == SEATS[IJN] else IJN]
    if event.kind == "invasion" and params["points"]:
        return SEATS[IJN]
    return None


def result(state: Midway) -> Result:
    difference = state.vp[IJN] - state.vp[USN]
    score: dict[str, int] = {SEATS[IJN]: difference, SEATS[USN]: -difference}
    details: dict[str, int] = {SEATS[IJN]: state.vp[IJN], SEATS[USN]: state.vp[USN], "turns": state.turn}
    return Result(SEATS[state.winner], state.level, score, details)


def tally(state: Midway) -> dict[str, int]:
    """Whole numbers worth averaging over many games."""
    oob = state.oob
    sunk = [[ship for ship in oob.fleet[side] if state.zone[ship] == SUNK] for side in (IJN, USN)]
    return {
        "ijn-points": state.vp[IJN],
        "usn-points": state.vp[USN],
        "turns": state.turn,
        "ijn-carriers-sunk": sum(ship < oob.carriers for ship in sunk[IJN]),
        "usn-carriers-sunk": sum(ship < oob.carriers for ship in sunk[USN]),
        "ijn-ships-sunk": len(sunk[IJN]),
        "usn-ships-sunk": len(sunk[USN]),
        "ijn-air-units-lost": sum(state.at[unit] == LOST for unit in oob.air[IJN]),
        "usn-air-units-lost": sum(state.at[unit] == LOST for unit in oob.air[USN]),
        "airfield-knocked-out": int(state.hp(oob.airfield) <= 0),
        "transports-landed": state.landed_groups,
    }


def stakes(state: Midway) -> dict[str, int]:
    """What a single order may change: the tally without the turns, every hit, and what is located."""
    changed = {key: count for key, count in tally(state).items() if key != "turns"}
    for side, name in ((IJN, "ijn"), (USN, "usn")):
        changed[f"{name}-hits"] = sum(state.damage[ship] for ship in state.oob.fleet[side])
        changed[f"{name}-located"] = state.located[side].bit_count()
    return changed
