"""Results without their luck are unbiased: proved on the last salvoes of a night, where every die can be followed."""

from __future__ import annotations

import pytest

import pointluck
from pointluck.analysis.luck import stroke
from pointluck.analysis.value import Playouts, valuer
from pointluck.engine import CHANCE, Seeded, State

GAME = pointluck.game("night-guns")


def last_salvoes() -> State:
    """Two salvoes against one: after that the night is over."""
    state, dice = GAME.new(), Seeded("last")
    orders = iter(
        ["open 0", "fire 0", "hold 0", "fire 0", "close 0", "fire 0", "close 1", "fire 0", "hold 2", "fire 1"]
    )
    for order in orders:
        while state.seat == CHANCE:
            state.apply(dice.pick(state))
        state.apply(state.parse(order))
    assert state.seat == CHANCE
    return state


def ways(state: State, part: float, luck: float, steps: int) -> list[tuple[float, float, float]]:
    """Every course of the dice: its probability, the result, and the luck that was counted on the way."""
    judge = valuer(state.setup)
    if state.result is not None:
        return [(part, judge.won(state.result), luck)]
    found = []
    for outcome, odds in zip(state.legal(), state.odds(), strict=True):
        following = state.copy()
        following.apply(outcome)
        more = stroke(judge, state, outcome, f"seed:{steps}").luck
        found += ways(following, part * float(odds), luck + more, steps + 1)
    return found


def test_the_mean_of_results_without_luck_is_the_mean_of_results_by_exact_enumeration() -> None:
    state = last_salvoes()
    assert isinstance(valuer(state.setup), Playouts)
    found = ways(state, 1.0, 0.0, 0)
    raw = sum(part * result for part, result, _ in found)
    luck = sum(part * one for part, _, one in found)
    spread = sum(part * (result - raw) ** 2 for part, result, _ in found)
    left = sum(part * (result - one - raw) ** 2 for part, result, one in found)
    assert len(found) > 100
    assert sum(part for part, _, _ in found) == pytest.approx(1)
    assert luck == pytest.approx(0, abs=1e-12)
    # Only dice follow, so nothing but luck is left to vary, but for the noise of two dozen playouts.
    assert left < spread / 5


def exact(state: State) -> float:
    """What the position is worth to the destroyers, where nothing but dice follows."""
    return sum(part * result for part, result, _ in ways(state, 1.0, 0.0, 0))


@pytest.mark.slow
def test_a_decision_loses_what_exact_enumeration_says_it_does() -> None:
    """The garrison's last order: whatever is fired, only dice follow. To hold fire gives the chance of a hit away."""
    state, dice = GAME.new(), Seeded("last")
    rounds = (("open 0", "fire 0"), ("hold 0", "fire 0"), ("close 0", "fire 0"), ("close 0", "fire 0"))
    for order in (*(order for pair in rounds for order in pair), "hold 2"):
        while state.seat == CHANCE:
            state.apply(dice.pick(state))
        state.apply(state.parse(order))
    assert state.seat == "garrison"
    worth = {}
    for action in state.legal():
        following = state.copy()
        following.apply(action)
        worth[action] = 1 - exact(following)
    worst = state.parse("fire 0")
    decision = valuer(state.setup).weigh(state, "garrison", worst, "weigh")
    assert decision is not None
    assert worth[decision.best] > max(worth.values()) - 0.1
    assert abs(decision.loss.mean - (worth[decision.best] - worth[worst])) < 4 * decision.loss.error
    assert decision.loss.mean > 2 * decision.loss.error
