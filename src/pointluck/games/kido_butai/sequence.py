"""The sequence of play (KB-2), in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Callable

from pointluck.engine import Ask, Sequence

from . import air_combat, air_operations, american, bombing, damage, reconnaissance, victory
from .pieces import KidoButai

OUTLINE: dict[str, tuple[str, ...]] = {
    "game": ("loads", "turn"),
    "turn": (
        "begin-turn",
        "counters-return",
        "turn-clocks",
        "japanese-phase",
        "end-japanese-phase",
        "us-search",
        "japanese-search",
        "american-phase",
        "end-turn",
    ),
    "attack": (
        "draw-fleet",
        "draw-fighters",
        "count-fighters",
        "air-combat",
        "us-cap-returns",
        "bombing",
        "apply-hits",
        "us-capacity",
        "strike-returns",
    ),
    "raid-sequence": (
        "draw-fighters",
        "count-fighters",
        "attack-type",
        "commit",
        "air-combat",
        "low-cap",
        "bombing",
        "apply-hits",
        "raiders-return",
    ),
}

STEPS: dict[str, Callable[[KidoButai], None]] = {
    "begin-turn": air_operations.begin_turn,
    "counters-return": damage.counters_return,
    "turn-clocks": air_operations.turn_clocks,
    "end-japanese-phase": air_operations.end_japanese_phase,
    "us-search": reconnaissance.us_search,
    "japanese-search": reconnaissance.japanese_search,
    "american-phase": american.begin,
    "end-turn": victory.end_turn,
    "draw-fleet": reconnaissance.draw_fleet,
    "draw-fighters": american.draw_fighters,
    "count-fighters": american.count_fighters,
    "air-combat": air_combat.begin,
    "pair-zeros": air_combat.pair_zeros,
    "take-aim": air_combat.take_aim,
    "air-combat-results": air_combat.results,
    "us-cap-returns": american.us_cap_returns,
    "bombing": bombing.begin,
    "raid-targets": bombing.raid_targets,
    "open-flak": bombing.open_flak,
    "drop-bombs": bombing.drop_bombs,
    "roll-pips": bombing.roll_pips,
    "allot-hits": bombing.allot_hits,
    "apply-hits": damage.apply_hits,
    "losses-aboard": damage.losses_aboard,
    "us-capacity": damage.us_capacity,
    "remove-at-once": damage.remove_at_once,
    "strike-returns": air_operations.strike_returns,
    "raid": american.raid,
    "low-cap": american.low_cap,
    "raiders-return": american.raiders_return,
}

ASKS: list[Ask[KidoButai]] = [
    air_operations.Loads(),
    air_operations.JapanesePhase(),
    reconnaissance.US_RECONNAISSANCE,
    reconnaissance.JAPANESE_RECONNAISSANCE,
    reconnaissance.FleetDraw(),
    american.FIGHTER_DRAW,
    american.BOMBER_DRAW,
    american.ATTACK_TYPE,
    american.Commit(),
    air_combat.Meet(),
    air_combat.Aim(),
    air_combat.AimAtRandom(),
    air_combat.FIRE,
    bombing.Targets(),
    bombing.RandomTarget(),
    bombing.FLAK,
    bombing.BOMB,
    bombing.PIPS,
    bombing.Fill(),
    bombing.Spread(),
    damage.TIE,
    damage.TIE_ABOARD,
    damage.Lose(),
    damage.LoseAtRandom(),
]

SEQUENCE = Sequence(OUTLINE, STEPS, ASKS)
