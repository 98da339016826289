"""What a pilot's leader is told before the first round, for the mode that is played."""

from __future__ import annotations

from pointluck.engine import Brief, Params

from .order_of_battle import ACE, BOMBER, CARDS, FIGHTER, SIDES, OrderOfBattle


def briefing(oob: OrderOfBattle, seat: str) -> list[Brief]:
    side = SIDES.index(seat)
    return [
        Brief("who", "brief-who", {"side": seat, "mode": _mode(oob)}, "DF-1.5"),
        *_aim(oob),
        *_have(oob, side),
        Brief("turn", "brief-bid", {"points": oob.command_points, "tie": _tie(oob)}, "DF-2.4.2"),
        Brief("turn", "brief-turn", {}, "DF-2.4.3"),
        Brief("fight", "brief-plan", {"tokens": oob.roles[FIGHTER].tokens}, "DF-C3"),
        Brief("fight", "brief-fire", _fire(oob), "DF-C12"),
        Brief("mind", "brief-behind", {}, "DF-C9"),
        Brief("mind", "brief-edge", {}, "DF-F4"),
        *_mind(oob),
    ]


def _mode(oob: OrderOfBattle) -> str:
    return "domination" if oob.domination else "hunt"


def _tie(oob: OrderOfBattle) -> str:
    return "turns" if oob.ties_by_turns else SIDES[oob.tie]


def _aim(oob: OrderOfBattle) -> list[Brief]:
    cap = Brief("aim", "brief-last-round", {"round": oob.round_cap or 0, "mode": _mode(oob)}, "DF-R35")
    ends = [] if oob.round_cap is None else [cap]
    if oob.domination:
        points = {"fighter": oob.points_for[FIGHTER], "ace": oob.points_for[ACE], "midway": oob.points_midway}
        return [
            Brief("aim", "brief-domination", {"target": oob.target}, "DF-3.1"),
            Brief("aim", "brief-points", {**points}, "DF-3.1.1"),
            *ends,
        ]
    return [Brief("aim", "brief-hunt", {"bombers": len(oob.specials[0])}, "DF-2.1"), *ends]


def _have(oob: OrderOfBattle, side: int) -> list[Brief]:
    fighter, special = oob.roles[FIGHTER], oob.roles[ACE if oob.domination else BOMBER]
    aircraft: Params = {
        "fighters": len(oob.fighters[side]),
        "specials": len(oob.specials[side]),
        "least": fighter.flight_min,
        "most": fighter.flight_max,
        "slow": special.flight_min,
        "fast": special.flight_max,
        "bonus": special.bonus,
        "tokens": special.tokens,
        "mode": _mode(oob),
    }
    orders = [CARDS[card] for card in oob.specials_of[side]]
    twice = "yes" if len(orders) > len(set(orders)) else "no"
    return [
        Brief("have", "brief-aircraft", aircraft, "DF-3.3.3" if oob.domination else "DF-F1"),
        Brief("have", "brief-orders", {"orders": sorted(set(orders)), "twice": twice}, "DF-2.3.6"),
    ]


def _fire(oob: OrderOfBattle) -> Params:
    red, yellow = (oob.colours[colour].cards for colour in ("red", "yellow"))
    return {"red": red, "yellow": yellow}


def _mind(oob: OrderOfBattle) -> list[Brief]:
    if oob.domination:
        return [Brief("mind", "brief-return", {}, "DF-3.4.1b")]
    return [Brief("mind", "brief-guard", {}, "DF-2.1")]
