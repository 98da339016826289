"""The figures of a game that the bounds need, as plain numbers and chances.

The bounds are worked out for the game as printed: four carriers that sink at two hits, three US carriers in at most two
fleets, sixteen turns. Anything else is refused, because their proofs lean on it.
"""

from __future__ import annotations

from typing import NamedTuple

import pointluck
from pointluck.games.kido_butai import KidoButaiState
from pointluck.games.kido_butai.order_of_battle import OrderOfBattle

ADVANCED: dict[str, object] = {"kb.adv_10a": True, "kb.adv_10b": True, "kb.adv_10c": True}
RULES: dict[str, tuple[str, dict[str, object]]] = {
    "standard": ("standard", {}),
    "detailed-sequence": ("detailed-sequence", {}),
    "advanced": ("standard", ADVANCED),
}
"""By the name given on the command line; `advanced` is `standard` with 10.a to 10.c."""


class Figures(NamedTuple):
    oob: OrderOfBattle
    turns: int
    american_from: int
    away: int
    """Turns that a raider stays on the track."""
    bombers: int
    dummies: int
    fighters: int
    zeros: int
    strikers: int
    """Japanese bomber squadrons."""
    found: float
    """The chance that the Americans find Kido Butai in an hour."""
    reported: float
    shot: float
    """The chance that one Zero shoots down a bomber that it meets, and that it stops it in any way."""
    stopped: float
    flak: float
    flak_special: float
    us_hit: float
    us_flak: float
    us_flak_special: float
    hit_carrier: float
    hit_midway: float


def chance(least: int) -> float:
    """Of a die that shows at least so much."""
    return max(0, min(6, 7 - least)) / 6


def new_game(rules: str) -> KidoButaiState:
    preset, options = RULES[rules]
    state = pointluck.game("kido-butai").new(preset, None, **options)
    assert isinstance(state, KidoButaiState)
    return state


def read(rules: str) -> Figures:
    oob = new_game(rules).oob
    printed = oob.ship_hits == 2 and len(oob.ships) == 4 and len(oob.us_carriers) == 3 and oob.carrier_dummies == 1
    if not printed or oob.loiter or not oob.all_losses_count or not oob.bomber_kill_takes_dummy:
        raise ValueError(f"the bounds are not proved for the figures of {rules}")
    bombers, dummies, fighters, _ = oob.cups
    zeros = sum(oob.is_zero)
    return Figures(
        oob=oob,
        turns=oob.turns,
        american_from=oob.american_from,
        away=oob.return_american,
        bombers=bombers,
        dummies=dummies,
        fighters=fighters,
        zeros=zeros,
        strikers=len(oob.is_zero) - zeros,
        found=chance(oob.us_finds),
        reported=chance(oob.japan_finds),
        shot=chance(oob.bomber_killed),
        stopped=chance(min(oob.bomber_killed, oob.bomber_aborted)),
        flak=chance(oob.japan_flak),
        flak_special=chance(oob.japan_flak_special),
        us_hit=chance(oob.us_hit),
        us_flak=chance(oob.us_flak),
        us_flak_special=chance(oob.us_flak_special),
        hit_carrier=chance(oob.hit_carrier),
        hit_midway=chance(oob.hit_midway),
    )


def squadron_points(oob: OrderOfBattle, lost: int) -> int:
    """KB-R11."""
    return (lost + oob.squadron_offset) // oob.squadron_divisor
