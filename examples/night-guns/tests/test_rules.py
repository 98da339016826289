"""The rules of Night Guns: given the dice, then the orders, then what must be true."""

from __future__ import annotations

import pytest
from night_guns import DESTROYERS, GARRISON, Night, NightGuns

import pointluck
from pointluck.engine import CHANCE, Scripted

GAME = pointluck.game("night-guns")


def night(*words: str, dice: str = "", **options: object) -> Night:
    """The game after these orders, with these dice."""
    state = GAME.new(**options)
    assert isinstance(state, Night)
    chance = Scripted(f"die {die}" for die in dice)
    for text in words:
        state.apply(state.parse(text))
        while state.seat == CHANCE:
            state.apply(chance.pick(state))
    assert not chance.left
    return state


def test_the_game_comes_from_the_entry_point() -> None:
    assert isinstance(GAME, NightGuns)


@pytest.mark.clause("NG-4")
def test_the_range_or_more_hits() -> None:
    assert night("close 2", "fire 2", dice="4343").points == [1, 1]


@pytest.mark.clause("NG-3")
def test_salvoes_are_spent_and_nobody_has_more_than_nine() -> None:
    state = night("hold 3", "fire 0", "hold 3", "fire 1", "hold 3", "fire 3", dice="1" * 13)
    assert (state.salvoes[DESTROYERS], state.salvoes[GARRISON]) == (0, 5)
    assert [str(action) for action in state.legal()] == ["close 0", "hold 0", "open 0"]


@pytest.mark.clause("NG-3")
def test_the_sea_ends_at_range_three_and_six() -> None:
    state = night("close 0", "fire 0", "close 0", "fire 0")
    refusal = state.why_not(state.parse("close 1"))
    assert state.range == 3 and refusal is not None and refusal.reason == "no-sea-room"


@pytest.mark.clause("NG-5")
@pytest.mark.parametrize(("flashes", "hits"), [(True, 1), (False, 0)])
def test_whoever_fires_three_is_seen(flashes: bool, hits: int) -> None:
    assert night("hold 3", "fire 1", dice="1114", flashes=flashes).points == [0, hits]


@pytest.mark.clause("NG-6")
def test_four_hits_end_the_night_and_both_volleys_count() -> None:
    state = night("close 3", "fire 3", "hold 1", "fire 2", dice="666111" + "611")
    assert state.result is not None
    assert (state.result.winner, state.result.level, state.result.score["destroyers"]) == ("destroyers", "silenced", 4)


@pytest.mark.clause("NG-1", "NG-2", "NG-6")
def test_at_dawn_equal_hits_are_a_draw() -> None:
    state = night(*("open 0", "fire 0"), *("hold 0", "fire 0") * 4)
    assert state.result is not None and (state.result.winner, state.result.level) == (None, "draw")
