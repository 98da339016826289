"""The Ensign: the doctrine, flown by somebody who is new to it and slips now and then."""

from __future__ import annotations

import json
import zlib
from random import Random
from typing import Final

from pointluck.engine import Action
from pointluck.players.base import Player, Script, Situation

_LAPSES: Final = {
    "activate": 0.3,
    "manoeuvre": 0.1,
    "plan": 0.4,
    "first": 0.25,
    "card": 0.45,
    "buy": 0.5,
    "bid": 0.3,
    "exchange": 0.3,
}
"""How often he slips at each kind of question."""


class DogfightEnsign(Script):
    """Means to do what the doctrine does; `doctrine` makes somebody who does."""

    name = "ensign"

    def __init__(self, seat: str, seed: int | str, doctrine: type) -> None:
        self.seat = seat
        self._seed = seed
        self._doctrine = doctrine

    def choose(self, situation: Situation) -> Action:
        # A lapse depends on the moment, not on how many questions came before: the same view, the same slip.
        mark = zlib.crc32(json.dumps(situation.view, sort_keys=True).encode())
        leader: Player = self._doctrine(self.seat, f"{self._seed}:{mark}")
        meant = leader.choose(situation)
        luck = Random(f"ensign:{self.seat}:{self._seed}:{mark}")
        if luck.random() >= _LAPSES.get(situation.question.kind, 0.0):
            return meant
        return luck.choice(_slips(situation, meant))


def _slips(situation: Situation, meant: Action) -> list[Action]:
    """What a beginner does instead; never what no pilot would."""
    kind, legal = situation.question.kind, situation.legal
    if kind == "card":
        return legal[:1]  # the card in the hand is forgotten
    if kind == "activate":
        # A chance to attack is overlooked, or it is another aircraft's turn first.
        return [action for action in legal if action.kind == "fly" and action.args[0] != meant.args[0]] or [meant]
    if kind == "manoeuvre":
        # The turn to the wrong side. Going on or stopping is not a slip, and the way ahead is the same.
        return [action for action in legal if action.kind != "stop"] if meant.kind != "stop" else [meant]
    if kind == "buy":
        return [action for action in legal if action.kind == "buy"] or [meant]
    return legal
