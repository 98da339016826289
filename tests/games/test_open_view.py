"""What was hidden from somebody is seen when one looks back, and nothing else is another."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import pointluck
from pointluck.engine import State
from pointluck.games.battle_of_midway.view import UNSEEN
from pointluck.games.dogfight.view import SEALED
from tests.support import steps


def _differs(one: object, other: object) -> Iterator[tuple[object, object]]:
    """The leaves in which two views differ."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        for name, value in one.items():
            yield from _differs(value, other[name])
    elif one != other:
        yield one, other


def _walk(name: str, length: int, **options: Any) -> Iterator[State]:
    state = pointluck.game(name).new("carrier-hunt" if name == "dogfight" else "standard", **options)
    for number, _ in enumerate(steps(state, 7)):
        yield state
        if number == length:
            return


def test_both_plans_and_cards_of_a_dogfight() -> None:
    sealed = 0
    for state in _walk("dogfight", 400):
        open_view = state.open_view()
        for seat in state.setup.game.seats:
            for shown, was in _differs(state.view(seat), open_view):
                assert shown in (SEALED, seat) and was != SEALED
                sealed += shown == SEALED
    assert sealed


@pytest.mark.slow
def test_every_ship_in_the_fog_of_midway() -> None:
    hidden = 0
    for state in _walk("battle-of-midway", 250, **{"bm.fog_of_war": True}):
        ships: Any = dict(state.open_view())["ships"]
        assert all(ship["zone"] != UNSEEN for ship in ships)
        for seat in state.setup.game.seats:
            shown: Any = dict(state.view(seat))["ships"]
            assert [ship for ship in shown if ship["side"] == seat] == [ship for ship in ships if ship["side"] == seat]
            hidden += sum(ship["zone"] == UNSEEN for ship in shown)
    assert hidden


def test_where_nothing_is_hidden_it_is_the_view() -> None:
    for state in _walk("kido-butai", 40):
        assert state.open_view() == state.view("japan")
