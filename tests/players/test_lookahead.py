"""The captain that any game has: he needs nothing but the contract, and knows no more than his seat."""

from __future__ import annotations

from importlib.metadata import EntryPoint, EntryPoints
from random import Random

import pytest

import pointluck
from pointluck import players as roster
from pointluck.engine import CHANCE, State
from pointluck.players import Budget, RandomPlayer, Roster, Situation, player, players
from pointluck.players.lookahead import Captain
from tests.support import steps

SHORT = Budget(simulations=16)
OWN: Roster = {"doctrine": lambda seat, seed, budget: RandomPlayer(seed)}
"""What a package with an entry point `pointluck.players` would bring."""


def choices(name: str, count: int) -> list[State]:
    """Positions of a random game in which a seat has a choice, some steps apart."""
    found: list[State] = []
    for number, (state, _) in enumerate(steps(pointluck.game(name).new(), "choices")):
        if state.seat != CHANCE and len(state.legal()) > 1 and number >= 7 * len(found):
            found.append(state.copy())
        if len(found) == count:
            break
    return found


@pytest.mark.parametrize("name", pointluck.games())
def test_he_plays_any_game_and_the_same_way_whatever_is_hidden_from_him(name: str) -> None:
    for state in choices(name, 3):
        seat = state.seat
        assert seat is not None
        chosen = Captain(name, seat, 1, SHORT).choose(Situation(state, seat))
        assert chosen in state.legal()
        other = state.with_other_secrets(seat, Random(2)) or state.copy()
        assert Captain(name, seat, 1, SHORT).choose(Situation(other, seat)) == chosen


@pytest.mark.parametrize("name", pointluck.games())
def test_he_counts_his_playouts_and_tells_the_best_first(name: str) -> None:
    (state,) = choices(name, 1)
    assert state.seat is not None
    captain = Captain(name, state.seat, 1, Budget(simulations=40))
    chosen = captain.choose(Situation(state, state.seat))
    tried = captain.explain()
    assert tried[0].action == chosen
    assert 2 <= sum(one.visits for one in tried) <= 40
    assert all(one.value is not None and 0 <= one.value <= 1 for one in tried)


def test_a_package_brings_players_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("some-game", f"{__name__}:OWN", "pointluck.players")
    monkeypatch.setattr(roster, "entry_points", lambda group, name: EntryPoints([entry]).select(group=group, name=name))
    assert players("some-game") == ["random", "doctrine", "captain"]
    assert players("another-game") == ["random", "captain"]
    assert roster.usual_player("some-game") == "doctrine"
    assert player("doctrine", "some-game", "red", 1).name == "random"
