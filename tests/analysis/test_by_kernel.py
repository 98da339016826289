"""A doctrine game in the compiled kernel is the game that the rules would have played."""

from __future__ import annotations

from ctypes import c_longlong
from random import Random
from typing import Any

import pytest

import pointluck
from pointluck.analysis.arena import Contest, hold
from pointluck.analysis.by_kernel import ByKernel
from pointluck.analysis.match import Played, play
from pointluck.analysis.simulation import Series, Summary, simulate
from pointluck.cli import main
from pointluck.engine import Seeded
from pointluck.games.kido_butai import KidoButaiState
from pointluck.players.kido_butai.many import KERNEL, doctrine
from pointluck.players.kido_butai.many.series import DoctrineGames
from tests.players.kido_butai_kernel import CROWDED, any_game
from tests.support import examples

GAME = pointluck.game("kido-butai")
ALONE = {"japan": "doctrine"}


def untimed(played: Played) -> Played:
    return played._replace(clock=played.clock._replace(players=0, rules=0, chance=0, kernel=0))


def series(seed: int = 1, **asked: Any) -> Series:
    return Series.of(GAME.setup(**asked), ALONE, seed)


def test_games_are_the_same_by_kernel_and_by_rules() -> None:
    """Under any options and figures, with all that is counted in them."""
    for number in range(examples(40)):
        start = any_game(number)
        by_kernel = ByKernel(start).play(ALONE, "same", 1000 + number)
        assert untimed(by_kernel) == untimed(play(start, ALONE, "same", 1000 + number)), f"game {number}"


@pytest.mark.parametrize("option", ["kb.double_faced_fire", "kb.removal_choice", "kb.adv_10c"])
def test_every_kind_of_luck_is_drawn_as_the_rules_draw_it(option: str) -> None:
    values = next(one.values for one in GAME.options if one.id == option)
    figures = {"reconnaissance": {"us_finds_japan_min": 2, "japan_finds_us_min": 2}, "bombing": {"us_v_carrier_min": 3}}
    for value in values:
        start = GAME.new("standard", figures, **{option: value})
        for number in range(2, 2 + examples(5)):
            by_kernel = ByKernel(start).play(ALONE, option, number)
            assert untimed(by_kernel) == untimed(play(start, ALONE, option, number))


def test_a_game_that_needs_much_luck_gets_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pointluck.players.kido_butai.many.series.LUCK", 7)
    monkeypatch.setattr("pointluck.players.kido_butai.many.series._Numbers", c_longlong * 7)
    start = GAME.new()
    assert untimed(ByKernel(start).play(ALONE, 1, 2)) == untimed(play(start, ALONE, 1, 2))


def test_the_kernel_as_python_plays_the_same_game(monkeypatch: pytest.MonkeyPatch) -> None:
    start = GAME.new()
    assert isinstance(start, KidoButaiState)
    games = DoctrineGames(start)
    compiled = games.play(Seeded("plain"))
    plain = next(one for one in KERNEL.entries if one.__name__ == "play")
    monkeypatch.setattr(doctrine, "play", plain)
    assert games.play(Seeded("plain")) == compiled


def test_a_number_of_the_luck_points_where_the_rules_would_look() -> None:
    ahead, random = Seeded("luck").ahead(500), Random("luck")
    for length, number in enumerate(memoryview(ahead).cast("q"), 1):
        assert doctrine.mark(number, length) == int(random.random() * length)


def test_figures_are_the_same_without_a_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    by_kernel = simulate(series(), 12, 1, lambda count: None).to_plain()
    monkeypatch.setattr(DoctrineGames, "can_play", staticmethod(lambda start: False))
    by_rules = simulate(series(), 12, 1, lambda count: None).to_plain()
    timing, plain = by_kernel["timing"], by_rules["timing"]
    assert (timing["by_kernel"], plain["by_kernel"]) == (True, False)
    assert plain["kernel"] == 0 < timing["kernel"]
    assert by_kernel | {"seconds": 0, "timing": 0} == by_rules | {"seconds": 0, "timing": 0}


def test_who_else_plays_or_counts_luck_plays_by_the_rules() -> None:
    assert series().by_kernel(ALONE)
    assert not series().by_kernel({"japan": "captain"})
    assert not Series.of(GAME.setup(), ALONE, 1, adjusted=True).by_kernel(ALONE)
    assert not series(data=CROWDED).by_kernel(ALONE)
    other = pointluck.game("dogfight")
    both = dict.fromkeys(other.seats, "doctrine")
    assert not Series.of(other.setup(), both, 1).by_kernel(both)


def lying(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on the kernel counts a decision too many."""
    honest = DoctrineGames.play

    def play(games: DoctrineGames, chance: Seeded) -> Any:
        found = honest(games, chance)
        return found._replace(decisions=found.decisions + 1)

    monkeypatch.setattr(DoctrineGames, "play", play)


def test_one_game_in_a_thousand_is_played_by_the_rules_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    lying(monkeypatch)
    games = ByKernel(GAME.new())
    for number in (2, 999, 1000, 1002):
        assert isinstance(games.play(ALONE, 1, number), Played)
    report = simulate(series(), 5, 1, lambda count: None)
    assert report.failure is not None
    assert report.failure.key == "kernel-differs"
    assert report.failure.params["number"] == 1
    assert report.failure.params["what"] == "decisions"
    assert report.summary.games == 0


def test_a_difference_ends_a_contest_too(monkeypatch: pytest.MonkeyPatch) -> None:
    lying(monkeypatch)
    found = hold(Contest.of(GAME.setup(), ["random", "doctrine"], 3, 1), 1, None, lambda count: None)
    assert found.failure is not None
    assert found.failure.key == "kernel-differs"
    assert found.standings.games == 1


def test_reports_say_who_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "kido-butai", "--games", "3", "--seed", "1", "--workers", "1"]) == 0
    assert "compiled kernel" in capsys.readouterr().out
    assert main(["simulate", "kido-butai", "--games", "3", "--seed", "1", "--workers", "1", "--players", "random"]) == 0
    assert "kernel" not in capsys.readouterr().out
    assert main(["arena", "kido-butai", "--games", "2", "--seed", "1", "--workers", "1"]) == 0
    assert "The compiled kernel played the games of doctrine." in " ".join(capsys.readouterr().out.split())


def test_what_the_kernel_played_is_summed_up_like_any_game() -> None:
    summary, by_rules = Summary(GAME), Summary(GAME)
    for number in range(2, 6):
        summary.add(ByKernel(GAME.new()).play(ALONE, 1, number))
        by_rules.add(play(GAME.new(), ALONE, 1, number))
    assert list(summary.census) == list(by_rules.census)
    assert summary.tallies["japan-points"].mean == by_rules.tallies["japan-points"].mean
