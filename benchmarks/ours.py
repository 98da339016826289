"""Point Luck's games through their public contract, as any outside program would play them."""

from collections.abc import Callable
from operator import methodcaller
from random import Random
from typing import Any

import pointluck
from benchmarks.measure import Subject
from pointluck.engine import Seeded

Ours = Subject[Any, Any]


def subjects() -> list[Ours]:
    return [subject(game_id) for game_id in pointluck.games()]


def subject(game_id: str) -> Ours:
    chance = Seeded(1942)
    new: Callable[[], Any] = pointluck.game(game_id).new

    def choose(state: Any, rng: Random) -> Any:
        if (seat := state.seat) is None:
            return None
        if seat == "chance":
            return chance.pick(state)
        legal = state.legal()
        return legal[int(rng.random() * len(legal))]

    return Subject(
        name=game_id,
        new=new,
        decides=lambda state: state.seat != "chance",
        choose=choose,
        copy=methodcaller("copy"),
        legal=methodcaller("legal"),
        apply=type(new()).apply,
    )
