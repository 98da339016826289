"""What a seat may not know, changed: so that it can be tried whether the seat notices."""

from __future__ import annotations

from random import Random
from typing import TypeVar

from .command import choices_of
from .order_of_battle import IJN, SEATS
from .pieces import Midway

M = TypeVar("M", bound=Midway)


def with_other_secrets(state: M, seat: str | None, rng: Random) -> M | None:
    """For all but the IJN: the same table with another choice under the seal, if there could be one (BM-R9)."""
    if seat == SEATS[IJN] or not state.sealed:
        return None
    carriers = [carrier for carrier in state.oob.decks[IJN] if state.zone[carrier] > 0]
    free = [number for number, carrier in enumerate(carriers) if len(choices_of(state, carrier)) > 1]
    if not free:
        return None
    number = rng.choice(free)
    others = [status for status in choices_of(state, carriers[number]) if status != state.sealed[number]]
    other = state.copy()
    other.sealed[number] = rng.choice(others)
    return other
