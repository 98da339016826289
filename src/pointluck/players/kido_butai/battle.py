"""Decisions in battle: which CAP fights, which bombers go where, and who is given up."""

from __future__ import annotations

from functools import cache
from math import comb

from pointluck.engine import Action, Plain

from ..base import Situation
from .picture import TORPEDOES, ZERO, Picture, Terms


def commit(situation: Situation, terms: Terms) -> Action:
    """All against dive bombers. Torpedo bombers draw the CAP down for an hour: keep somebody for dive bombers then."""
    everybody = situation.legal[0]
    battle: Plain = situation.view["battle"]
    if not battle["torpedo"]:
        return everybody
    picture = Picture(situation.view)
    relief = any(deck.ready[ZERO] for deck in picture.decks.values())
    if relief or picture.turn == terms.last_turn:
        return everybody
    staying = [zero for zero in picture.fresh_guards if zero["facing"] != "W"]
    enough = battle["fighters"] + 1 if terms.bombers_must_be_met else 1
    if not staying or len(picture.guards) <= enough:
        return everybody
    reserve = min(staying, key=_hours_flown)
    return next((action for action in situation.legal if _keeps(action, picture, reserve)), everybody)


def _hours_flown(zero: Plain) -> int:
    return "ESW".index(zero["facing"])


def _keeps(action: Action, picture: Picture, reserve: Plain) -> bool:
    """Whether just one Zero, like the reserve, stays out of it."""
    kept = [zero for zero in picture.guards if zero["name"] not in action.args]
    return len(kept) == 1 and (kept[0]["facing"], kept[0]["low_until"]) == (reserve["facing"], reserve["low_until"])


def expose(situation: Situation, terms: Terms) -> Action:
    """Escorts shoot at the Zero that has to land soonest."""
    squadrons = {one["name"]: one for one in situation.view["squadrons"]}
    return max(situation.legal, key=lambda action: _hours_flown(squadrons[action.args[0]]))


# --- bombs on a US fleet ----------------------------------------------------------------------------------------------


def divide_bombers(situation: Situation, terms: Terms) -> Action:
    """The division with the highest expected worth."""
    hits = _hits(situation)

    def hoped_for(action: Action) -> float:
        names, counts = action.args[::2], action.args[1::2]
        return sum(expected(terms, hits[name], int(count)) for name, count in zip(names, counts, strict=True))

    return max(situation.legal, key=hoped_for)


def divide_hits(situation: Situation, terms: Terms) -> Action:
    hits = _hits(situation)

    def gained(action: Action) -> float:
        names, counts = action.args[::2], action.args[1::2]
        return sum(
            worth(terms, hits[name] + int(count)) - worth(terms, hits[name])
            for name, count in zip(names, counts, strict=True)
        )

    return max(situation.legal, key=gained)


def finish_off(situation: Situation, terms: Terms) -> Action:
    """The carrier that is closest to sinking."""
    hits = _hits(situation)
    return max(situation.legal, key=lambda action: hits[action.args[0]])


def _hits(situation: Situation) -> dict[str, int]:
    """Hits on each US ship before this attack."""
    return {ship["id"]: ship["hits"] for ship in situation.view["us_ships"]}


def worth(terms: Terms, hits: int) -> float:
    """Points for a carrier with so many hits, and half a point for each pair of squadrons left without a deck."""
    if hits >= terms.carrier_hits:
        return terms.carrier_points + 1.0
    return terms.damage_points + 0.5 if hits else 0.0


@cache
def expected(terms: Terms, hits: int, bombers: int) -> float:
    """What so many bombers on one carrier are expected to add, with one anti-aircraft die against them (KB-6b2)."""
    now = worth(terms, hits)
    value = 0.0
    for aborted, chance in ((0, 1 - terms.flak_chance), (1, terms.flak_chance)):
        dice = max(bombers - aborted, 0)
        for more in range(dice + 1):
            odds = comb(dice, more) * terms.hit_chance**more * (1 - terms.hit_chance) ** (dice - more)
            value += chance * odds * (worth(terms, hits + more) - now)
    return value


# --- losses -----------------------------------------------------------------------------------------------------------


def give_up(situation: Situation, terms: Terms) -> Action:
    """Rather one that is not ready, or has the wrong load."""
    squadrons = {one["name"]: one for one in situation.view["squadrons"]}

    def use(action: Action) -> tuple[bool, bool]:
        squadron = squadrons[action.args[0]]
        return squadron["facing"] == "E", squadron["load"] == TORPEDOES

    return min(situation.legal, key=use)
