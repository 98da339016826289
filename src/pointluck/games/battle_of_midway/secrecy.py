"""What a seat may not know, changed: so that it can be tried whether the seat notices."""

from __future__ import annotations

from random import Random
from typing import TypeVar

from .command import choices_of
from .fog_of_war import plan_unseen, shown_plan, unseen
from .guesses import guess_places
from .order_of_battle import IJN, SEATS
from .pieces import Midway

M = TypeVar("M", bound=Midway)


def with_other_secrets(state: M, seat: str | None, rng: Random) -> M | None:
    """The same table with another choice under the seal (BM-R9) and unseen ships elsewhere (BM-R91), if any."""
    other = state.from_position(state.setup, state.oob, state.position())
    changed = _seal_another(other, seat, rng)
    for side in range(len(SEATS)):
        unknown = [ship for ship in state.oob.fleet[side] if unseen(state, seat, ship)]
        if unknown:
            changed = True
            hidden = plan_unseen(state, seat) and state.side == side
            if state.side == side:
                other.plan = shown_plan(state, seat)
            for ship in unknown:
                other.moved[ship] = False
            guess_places(other, unknown, hidden, rng)
    return other if changed else None


def _seal_another(state: Midway, seat: str | None, rng: Random) -> bool:
    if seat == SEATS[IJN] or not state.sealed:
        return False
    carriers = [carrier for carrier in state.oob.decks[IJN] if state.zone[carrier] > 0]
    free = [number for number, carrier in enumerate(carriers) if len(choices_of(state, carrier)) > 1]
    if not free:
        return False
    number = rng.choice(free)
    others = [status for status in choices_of(state, carriers[number]) if status != state.sealed[number]]
    state.sealed[number] = rng.choice(others)
    return True
