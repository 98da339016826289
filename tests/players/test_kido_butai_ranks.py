"""What the ranks of Kido Butai keep to, beyond what every rank does: a new player goes on where another stopped."""

from __future__ import annotations

from time import process_time

import pytest

import pointluck
from pointluck.engine import CHANCE, Seeded, State
from pointluck.players import Budget, Situation, player
from tests.players.kido_butai_kernel import CROWDED, any_game

GAME = "kido-butai"
RANKS = ["ensign", "captain", "admiral"]
SMALL = Budget(simulations=60)
"""Little enough that whole games take a moment."""


def opening(decisions: int = 14) -> list[State]:
    """Positions from the beginning of a game of the doctrine."""
    state = pointluck.game(GAME).new()
    chance, doctrine = Seeded("ranks"), player("doctrine", GAME, "japan", 1)
    positions: list[State] = []
    while len(positions) < decisions:
        if state.seat == CHANCE:
            state.apply(chance.pick(state))
            continue
        positions.append(state.copy())
        state.apply(doctrine.choose(Situation(state, "japan")))
    return positions


@pytest.mark.parametrize("rank", RANKS)
def test_a_new_player_goes_on_where_another_stopped(rank: str) -> None:
    """The server makes a new player for each decision, so nothing that matters may be remembered between them."""
    lasting = player(rank, GAME, "japan", 5, SMALL)
    for state in opening():
        action = lasting.choose(Situation(state.copy(), "japan"))
        assert action == player(rank, GAME, "japan", 5, SMALL).choose(Situation(state.copy(), "japan"))


@pytest.mark.parametrize("rank", ["captain", "admiral"])
def test_who_looks_ahead_explains_each_action_once(rank: str) -> None:
    explained = 0
    for state in opening():
        bot = player(rank, GAME, "japan", 5, SMALL)
        action = bot.choose(Situation(state, "japan"))
        candidates = bot.explain()
        explained += bool(candidates)
        assert [one.action for one in candidates[:1]] in ([], [action])
        assert len({one.action for one in candidates}) == len(candidates)
        assert sum(one.visits for one in candidates) <= 60 + len(candidates)
    assert explained


@pytest.mark.parametrize("rank", RANKS)
def test_whole_games_are_played_under_any_rules(rank: str) -> None:
    for seed in (0, 3, 5):
        state = any_game(seed)
        chance = Seeded(f"end:{rank}:{seed}")
        bot = player(rank, GAME, "japan", seed, SMALL)
        while (seat := state.seat) is not None:
            state.apply(chance.pick(state) if seat == CHANCE else bot.choose(Situation(state, seat)))
        assert state.result is not None


def test_a_budget_in_seconds_is_kept() -> None:
    state = opening()[-1]
    player("admiral", GAME, "japan", 1, SMALL).choose(Situation(state, "japan"))  # the kernel is loaded
    began = process_time()
    player("admiral", GAME, "japan", 1, Budget(seconds=0.05)).choose(Situation(state, "japan"))
    assert process_time() - began < 5


def test_a_game_too_large_for_the_kernel_is_played_by_the_doctrine() -> None:
    state = pointluck.game(GAME).new(data=CROWDED)
    situation = Situation(state, "japan")
    assert player("admiral", GAME, "japan", 1).choose(situation) == player("doctrine", GAME, "japan", 1).choose(
        situation
    )
