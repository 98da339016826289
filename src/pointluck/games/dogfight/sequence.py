"""The sequence of play (DF-2.4.1 to DF-2.4.5), in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Callable

from pointluck.engine import Ask, Sequence

from . import combat, domination, firing, flight, initiative, orders, purchase, setting_up, victory
from .pieces import Dogfight

OUTLINE: dict[str, tuple[str, ...]] = {
    "game": ("placement", "open-orders", "round"),
    "round": (
        "begin-round",
        "bid",
        "bid",
        "award-initiative",
        "activation",
        "holder-buys",
        "refill",
        "buy",
        "rival-buys",
        "buy",
        "lapse",
        "midway-points",
        "round-cap",
        "reinforcements",
        "next-round",
    ),
    "combat": (
        "plan",
        "plan",
        "reveal-plans",
        "first",
        "first-moves",
        "second-moves",
        "card",
        "firing",
        "end-combat",
    ),
}

STEPS: dict[str, Callable[[Dogfight], None]] = {
    "placement": setting_up.placement,
    "open-orders": setting_up.open_orders,
    "begin-round": initiative.begin_round,
    "award-initiative": initiative.award_initiative,
    "activation": initiative.activation,
    "end-flight": initiative.end_flight,
    "reveal-plans": combat.reveal_plans,
    "first-moves": combat.first_moves,
    "second-moves": combat.second_moves,
    "carry-out": combat.carry_out,
    "fly-back": orders.fly_back,
    "firing": firing.begin,
    "draw-cards": firing.draw_cards,
    "show-cards": firing.show_cards,
    "exchanges": firing.exchanges,
    "firing-result": firing.result,
    "end-combat": initiative.end_combat,
    "holder-buys": purchase.holder_buys,
    "rival-buys": purchase.rival_buys,
    "refill": purchase.refill,
    "lapse": purchase.lapse,
    "midway-points": domination.midway_points,
    "round-cap": victory.round_cap,
    "reinforcements": domination.reinforcements,
    "next-round": victory.next_round,
}

ASKS: list[Ask[Dogfight]] = [
    setting_up.Place(),
    initiative.Bid(),
    initiative.Activate(),
    flight.Manoeuvre(),
    flight.LeaveBoard(),
    combat.Plan(),
    combat.First(),
    combat.Skip(),
    orders.Card(),
    orders.Accelerate(),
    orders.PlanAgain(),
    orders.Face(),
    firing.Draw(),
    firing.Exchange(),
    firing.ExchangeDraw(),
    purchase.Buy(),
    purchase.Deal(),
    domination.Return(),
]

SEQUENCE = Sequence(OUTLINE, STEPS, ASKS)
