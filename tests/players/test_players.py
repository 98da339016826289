"""Players by name, and the one that chooses at random."""

from __future__ import annotations

from collections import Counter

import pytest

import pointluck
from pointluck.engine import Problem
from pointluck.players import RandomPlayer, Situation, player, players

GAME = pointluck.game("kido-butai")


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in pointluck.games() for name in players(game)])
def test_every_player_can_sit_down_at_every_game(name: str, game: str) -> None:
    title = pointluck.game(game)
    for seat in title.seats:
        bot = player(name, game, seat, 1)
        assert bot.name == name
    state = title.new()
    assert state.seat in title.seats
    situation = Situation(state, state.seat)
    assert player(name, game, state.seat, 1).choose(situation) in situation.legal


def test_an_unknown_name_is_refused_with_the_names_that_there_are() -> None:
    with pytest.raises(Problem) as caught:
        player("nagumo", "kido-butai", "japan", 1)
    assert caught.value.key == "player-unknown"
    assert caught.value.params == {"player": "nagumo", "players": players("kido-butai")}


def test_random_takes_every_legal_action_equally_often() -> None:
    situation = Situation(GAME.new(), "japan")
    bot = RandomPlayer(1)
    count = 1000
    chosen = Counter(bot.choose(situation) for _ in range(count * len(situation.legal)))
    assert set(chosen) == set(situation.legal)
    # Five standard deviations; the seed is fixed, so this passes always or never.
    assert all(abs(times - count) < 5 * count**0.5 for times in chosen.values())


def test_random_is_the_same_for_the_same_seed_and_another_for_another() -> None:
    situation = Situation(GAME.new(), "japan")
    one, same, other = ([bot.choose(situation) for _ in range(50)] for bot in map(RandomPlayer, (7, 7, 8)))
    assert one == same != other


def test_a_player_that_does_not_look_at_the_table_does_not_pay_for_the_view() -> None:
    situation = Situation(GAME.new(), "japan")
    RandomPlayer(1).choose(situation)
    assert "view" not in vars(situation)
    assert situation.view is situation.view
