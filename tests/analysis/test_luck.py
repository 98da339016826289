"""Luck is nought in the mean at every step, so a result without its luck is the same in the mean."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random
from statistics import mean, stdev

import pytest

import pointluck
from pointluck.analysis import luck
from pointluck.analysis.arena import Contest, Entry, Standings
from pointluck.analysis.luck import Adjusting, stroke
from pointluck.analysis.value import Decision, Estimate, Valuer, kido_butai, value, valuer
from pointluck.cli import main
from pointluck.engine import CHANCE, Action, Seeded, State
from pointluck.players import Situation, player

GAMES = ("kido-butai", "battle-of-midway", "dogfight")


def chance_points(title: str, count: int, apart: int) -> list[State]:
    """Some chance points of a game that the doctrine plays."""
    state, chance = pointluck.game(title).new(), Seeded("points")
    doctrines = {seat: player("doctrine", title, seat, 1) for seat in state.setup.game.seats}
    found: list[State] = []
    passed = 0
    while (seat := state.seat) is not None and len(found) < count:
        if seat == CHANCE:
            passed += 1
            if passed % apart == 0:
                found.append(state.copy())
            state.apply(chance.pick(state))
        else:
            state.apply(doctrines[seat].choose(Situation(state, seat)))
    return found


@pytest.mark.slow
@pytest.mark.parametrize(("title", "apart"), [("kido-butai", 9), ("battle-of-midway", 40), ("dogfight", 5)])
def test_the_luck_of_all_outcomes_of_a_step_is_nought_in_the_mean(title: str, apart: int) -> None:
    points = chance_points(title, 6, apart)
    for state in points:
        judge = valuer(state.setup)
        strokes = [stroke(judge, state, outcome, "s") for outcome in state.legal()]
        odds = [float(one) for one in state.odds()]
        assert sum(part * one.luck for part, one in zip(odds, strokes, strict=True)) == pytest.approx(0, abs=1e-9)
    assert points


class Faces(Valuer):
    """What a die shows is its worth."""

    def here(self, state: State, seed: str) -> Estimate:
        raise NotImplementedError

    def outcomes(self, state: State, outcomes: Sequence[Action], seed: str) -> list[float]:
        return [float(outcome.args[0]) for outcome in outcomes]

    def weigh(self, state: State, seat: str, taken: Action, seed: str) -> Decision | None:
        return None


def test_a_step_with_very_many_outcomes_is_sampled_and_stays_unbiased(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(luck, "WIDE", 3)
    monkeypatch.setattr(luck, "SAMPLE", 4)
    die = next(state for state in chance_points("kido-butai", 9, 1) if state.legal()[0].kind == "die")
    judge = Faces(die.setup)
    found = [stroke(judge, die, face, f"seed {number}").luck for number in range(400) for face in die.legal()]
    assert len(set(found)) > 20
    assert abs(mean(found)) < 0.15


@pytest.mark.slow
def test_luck_sums_to_nothing_and_results_without_it_agree_in_the_mean(monkeypatch: pytest.MonkeyPatch) -> None:
    """14 games: the mean luck lies within three standard errors of nought, and most of the spread is gone."""
    monkeypatch.setattr(kido_butai, "GAMES", 8)
    start = pointluck.game("kido-butai").new()
    judge = kido_butai.KidoButaiValuer(start.setup)
    raw, lucks = [], []
    for number in range(14):
        state, chance = start.copy(), Adjusting(Seeded(f"game {number}"), judge, f"luck {number}")
        doctrine = player("doctrine", "kido-butai", "japan", number)
        while (seat := state.seat) is not None:
            state.apply(chance.pick(state) if seat == CHANCE else doctrine.choose(Situation(state, seat)))
        assert state.result is not None
        raw.append(judge.won(state.result))
        lucks.append(chance.luck)
    assert abs(mean(lucks)) < 3 * stdev(lucks) / len(lucks) ** 0.5
    assert stdev(one - other for one, other in zip(raw, lucks, strict=True)) < stdev(raw) * 0.6


@pytest.mark.parametrize("title", GAMES)
def test_a_finished_game_is_worth_its_result(title: str) -> None:
    state, rng = pointluck.game(title).new(), Random(1)
    while not state.over:
        state.apply(rng.choice(state.legal()))
    judge = valuer(state.setup)
    assert state.result is not None
    assert judge.here(state, "x") == Estimate(judge.won(state.result), 0.0)
    for seat in state.setup.game.seats:
        assert value(state, seat).error == 0.0


def test_a_seat_gets_the_same_value_whatever_lies_hidden_from_it() -> None:
    """The other side's sealed plan must not show in what a seat is told."""
    state, chance = pointluck.game("dogfight").new(), Seeded("hidden")
    doctrines = {seat: player("doctrine", "dogfight", seat, 1) for seat in state.setup.game.seats}
    other, seat = None, ""
    while other is None:
        assert state.seat is not None
        act = chance.pick(state) if state.seat == CHANCE else doctrines[state.seat].choose(Situation(state, state.seat))
        state.apply(act)
        seat = state.seat or ""
        if seat in doctrines and state.stack[-1] in ("bid", "plan"):
            other = state.with_other_secrets(seat, Random(3))
    assert other != state
    assert value(other, seat, worlds=4) == value(state, seat, worlds=4)
    first, second = state.setup.game.seats
    judge = valuer(state.setup)
    assert judge.turned(Estimate(0.7, 0.1), 1).mean == pytest.approx(0.3)
    assert (first, second) == ("usa", "japan")


@pytest.mark.slow
def test_a_simulation_tells_means_with_and_without_luck(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kido_butai, "GAMES", 2)
    quick = ["simulate", "kido-butai", "--players", "random", "--games", "3", "--seed", "1", "--workers", "1"]
    assert main([*quick, "--adjusted", "--json"]) == 0
    plain = json.loads(capsys.readouterr().out)
    assert plain["without_luck"]["raw"]["mean"] == pytest.approx(plain["mean"])
    assert plain["without_luck"]["adjusted"]["mean"] != plain["mean"]
    assert plain["without_luck"]["worth"] > 0
    assert main([*quick, "--adjusted", "--lang", "de"]) == 0
    assert "Ohne Glück" in capsys.readouterr().out
    assert main([*quick, "--json"]) == 0
    assert "without_luck" not in json.loads(capsys.readouterr().out)


def test_a_contest_tells_shares_without_luck_from_both_seats(capsys: pytest.CaptureFixture[str]) -> None:
    quick = ["arena", "dogfight", "--players", "random,ensign", "--games", "2", "--seed", "1", "--workers", "1"]
    assert main([*quick, "--adjusted", "--json"]) == 0
    (pair,) = json.loads(capsys.readouterr().out)["without_luck"]
    assert pair["players"] == ["random", "ensign"]
    assert pair["games"] == 2
    assert pair["raw"]["mean"] in (0, 0.5, 1)


def test_luck_of_the_other_seat_is_taken_from_the_other_side() -> None:
    game = pointluck.game("dogfight")
    standings = Standings(Contest.of(game.setup(), ["captain", "ensign"], 2, 1, adjusted=True))
    standings.add(1, Entry("usa", "x", {"usa": 1, "japan": -1}, 0.25))
    standings.add(2, Entry("usa", "x", {"usa": 1, "japan": -1}, 0.25))
    (found,) = standings.without_luck.values()
    assert sorted(found.raw.counts) == [0, 1_000_000]
    assert sorted(found.left.counts) == [250_000, 750_000]
