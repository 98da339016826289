"""What Nagumo is told before the first hour: who he is, what wins, what he has, what to mind."""

from __future__ import annotations

from pointluck.engine import Brief, Params

from .order_of_battle import OrderOfBattle
from .pieces import JAPAN, USA


def briefing(oob: OrderOfBattle) -> list[Brief]:
    zeros = sum(oob.is_zero)
    bombers = len(oob.squadrons) - zeros
    return [
        Brief("who", "brief-who", {"ships": oob.ships, "from": oob.hours[0], "to": oob.hours[oob.turns - 1]}, "KB-2a"),
        Brief("aim", "brief-aim", {"turns": oob.turns, "most": oob.levels[0][0]}, "KB-8g"),
        Brief("aim", "brief-points", _points(oob), "KB-8c"),
        Brief("have", "brief-have", {"zeros": zeros, "bombers": bombers, "ships": len(oob.ships)}, "KB-1b"),
        Brief("have", "brief-loads", {"bombers": bombers}, "KB-6.3"),
        Brief("turn", "brief-turn", {}, "KB-3"),
        Brief("turn", "brief-strike", {}, "KB-3f"),
        Brief("fight", "brief-search", _search(oob), "KB-4a"),
        Brief("fight", "brief-hit", _hits(oob), "KB-6c1"),
        Brief("mind", "brief-deck", {}, "KB-3j"),
        Brief("mind", "brief-west", {}, "KB-3i"),
        Brief("mind", "brief-cap", {"opposed": "no-cap" if oob.special_if_no_cap else "no-bomber"}, "KB-6c4"),
        Brief("mind", "brief-low", {}, "KB-7c"),
    ]


def _search(oob: OrderOfBattle) -> Params:
    first = oob.american_from
    hour = oob.hours[first - 1] if first <= oob.turns else "none"
    return {"usa": _faces(oob.us_finds), "japan": _faces(oob.japan_finds), "hour": hour}


def _faces(least: int) -> str:
    """The faces of a die that reach a number: 5–6, or 6."""
    return "–" if least > 6 else "6" if least == 6 else f"{least}–6"


def _points(oob: OrderOfBattle) -> Params:
    return {
        JAPAN: oob.points_us_sunk,
        "damaged": oob.points_damaged,
        "base": oob.points_midway,
        USA: [f"{ship} {points}" for ship, points in zip(oob.ships, oob.points_sunk, strict=True)],
        "lost": "all" if oob.all_losses_count else "shot",
    }


def _hits(oob: OrderOfBattle) -> Params:
    return {
        "carrier": _faces(oob.hit_carrier),
        "base": _faces(oob.hit_midway),
        "usa": _faces(oob.us_hit),
        "hits": oob.us_hits[0],
        "own": oob.ship_hits,
    }
