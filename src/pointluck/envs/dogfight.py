"""Dogfight's actions as a closed list. It follows from the order of battle alone: nothing is left to find out by play.

It is the same under all presets and options, so that what was learned under one can be used under another.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pointluck.engine import Action, DataError, Setup
from pointluck.games.dogfight import DogfightGame
from pointluck.games.dogfight.order_of_battle import SIDES, THACH_WEAVE, OrderOfBattle

from .named import Named

BOARDS: Final = (
    {"df.mode": "carrier_hunt", "df.board": "large"},
    {"df.mode": "carrier_hunt", "df.board": "compact"},
    {"df.mode": "domination", "df.reinforcement_layout": "sides"},
    {"df.mode": "domination", "df.reinforcement_layout": "alternating"},
)
"""What options can make of areas, aircraft and tiles; no other changes which actions there are."""


class Actions(Named):
    """Every action that a player can ever be offered with these figures, under any preset and options."""

    def __init__(self, setup: Setup) -> None:
        found: dict[str, None] = {}
        for oob in _orders_of_battle(setup):
            found |= dict.fromkeys(_texts(oob))
        super().__init__(found)


def _orders_of_battle(setup: Setup) -> Iterator[OrderOfBattle]:
    game = setup.game
    assert isinstance(game, DogfightGame)
    for options in BOARDS:
        try:
            yield game.oob(game.setup("standard", setup.overrides, options))
        except DataError:
            continue  # nobody can play that with these figures


def _texts(oob: OrderOfBattle) -> Iterator[str]:
    return (str(action) for action in _actions(oob))


def _actions(oob: OrderOfBattle) -> Iterator[Action]:
    yield from (oob.stop, oob.stay, oob.no_card, oob.keep, oob.done, oob.fly_off)
    yield from (*oob.manoeuvres, *oob.bids, *oob.first, *oob.face, *oob.buy, *oob.fly)
    for side, rival in zip(range(len(SIDES)), (1, 0), strict=True):
        yield from (oob.attack[own][enemy] for own in oob.own[side] for enemy in oob.own[rival])
    for plans in oob.plan_actions:
        yield from plans
    tokens = max(role.tokens for role in oob.roles)
    yield from (Action("skip", (str(number),)) for number in range(1, tokens + 1))
    yield from (action for card, action in enumerate(oob.play) if card != THACH_WEAVE)
    yield from oob.weave  # an aircraft always goes with it
    values = sorted({value for pile in oob.firing_piles for value in pile})
    yield from (Action("exchange", (str(value),)) for value in values)
    for places in oob.place:
        yield from (action for facings in places.values() for action in facings)
    for tile in oob.lay:
        yield from tile
