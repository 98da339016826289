"""A series gives the same figures however it is played, and says what it counted."""

from __future__ import annotations

import json
import pickle
from typing import Any

import pytest

import pointluck
from pointluck.analysis.match import Clock, play, seated
from pointluck.analysis.simulation import Outcome, Report, Series, Summary, simulate
from pointluck.engine import Problem

from .series import duel_report, random_series, report

TIMED = ("seconds", "timing")


def figures(report: Report) -> dict[str, Any]:
    return {name: value for name, value in report.to_plain().items() if name not in TIMED}


@pytest.mark.slow
def test_the_same_seed_gives_the_same_figures_whatever_the_number_of_workers() -> None:
    alone = report(40)
    assert figures(report(40, workers=2)) == figures(alone)
    assert figures(report(40, workers=3)) == figures(alone)


def test_another_seed_gives_other_games() -> None:
    assert figures(report(40, seed=2))["histogram"] != figures(report(40))["histogram"]


def but_the_clock(played: tuple[object, ...]) -> list[object]:
    return [one for one in played if not isinstance(one, Clock)]


def test_a_game_depends_on_its_number_and_not_on_those_before_it() -> None:
    series = random_series()
    third_of_three = [series.do(number) for number in (1, 2, 3)][2]
    alone = random_series().do(3)
    assert but_the_clock(third_of_three) == but_the_clock(alone)


def test_a_series_travels_between_processes() -> None:
    series = random_series(preset="detailed-sequence", adv_10a=True)
    series.do(1)
    again = pickle.loads(pickle.dumps(series))
    assert again.setup.digest == series.setup.digest
    assert but_the_clock(again.do(1)) == but_the_clock(series.do(1))


def test_json_has_what_programs_rely_on() -> None:
    plain = json.loads(json.dumps(report(25, adv_10a=True).to_plain()))
    assert plain.keys() >= {
        *("game", "preset", "options", "players", "games", "seed", "seconds", "mean", "stderr", "histogram", "levels"),
        *("tallies", "data", "rules", "pointluck", "hours", "timing", "seats", "wins", "partial"),
    }
    assert plain["game"] == "kido-butai"
    assert plain["options"]["kb.adv_10a"] is True
    assert plain["players"] == {"japan": "random"}
    assert plain["games"] == 25 == sum(plain["histogram"].values())
    assert list(plain["levels"]) == list(pointluck.game("kido-butai").levels)
    assert sum(level["games"] for level in plain["levels"].values()) == 25
    assert plain["timing"]["workers"] == 1
    total = sum(int(score) * count for score, count in plain["histogram"].items())
    assert plain["mean"] == pytest.approx(total / 25)


def test_every_hour_of_every_squadron_is_counted() -> None:
    summary = report(10).summary
    assert summary.milestones == 10 * 16
    assert sum(summary.census.values()) == 10 * 16 * 14


def test_time_is_divided_among_players_rules_and_chance() -> None:
    played = play(pointluck.game("kido-butai").new(), {"japan": "random"}, 1, 1)
    assert all(seconds > 0 for seconds in played.clock[:3])
    assert played.decisions > 0
    assert played.outcomes > 0


def test_one_name_is_for_all_seats_and_otherwise_each_seat_needs_one() -> None:
    two, alone = pointluck.game("battle-of-midway"), pointluck.game("kido-butai")
    assert seated(["random"], two) == {"ijn": "random", "usn": "random"}
    assert seated(["doctrine", "random"], two) == {"ijn": "doctrine", "usn": "random"}
    with pytest.raises(Problem, match="players-count"):
        seated(["random", "random"], alone)
    with pytest.raises(Problem, match="player-unknown"):
        seated(["yamamoto"], alone)


class Faulty(Series):
    def __reduce__(self) -> tuple[Any, ...]:
        return Faulty, super().__reduce__()[1]

    def do(self, number: int) -> Any:
        if number == 4:
            self.seats = {"japan": "nobody"}
        return super().do(number)


@pytest.mark.slow
@pytest.mark.parametrize("workers", [1, 2])
def test_a_game_that_breaks_down_is_named_and_the_games_before_it_count(workers: int) -> None:
    series = random_series()
    faulty = Faulty(*series.__reduce__()[1])
    broken = simulate(faulty, 10, workers, lambda count: None)
    assert broken.failure is not None
    assert broken.failure.key == "game-broke-down"
    assert broken.failure.params["number"] == 4
    assert broken.summary.games == 3
    assert broken.partial


def test_nothing_played_is_reported_without_figures() -> None:
    none = Report(random_series(), Summary(pointluck.game("kido-butai")), 5, 0.0, 1)
    plain = json.loads(json.dumps(none.to_plain(), allow_nan=False))
    assert plain["games"] == 0
    assert plain["mean"] is None
    assert plain["partial"] is True


# --- two seats ----------------------------------------------------------------------------------------------------


def test_two_seats_have_means_and_wins_of_their_own() -> None:
    plain = duel_report().to_plain()
    assert plain["seats"]["japan"]["mean"] == 5.25
    assert plain["seats"]["usa"]["mean"] == 6.0
    assert plain["mean"] == 5.25  # the first seat's
    assert {who: won["games"] for who, won in plain["wins"].items()} == {"japan": 1, "usa": 2, "nobody": 1}
    assert {level: entry["games"] for level, entry in plain["levels"].items()} == {
        "decisive": 2,
        "marginal": 1,
        "stalemate": 1,
    }
    assert plain["length"]["decisions"]["mean"] == 20


def test_ways_to_end_go_from_the_first_seats_triumph_to_its_disaster() -> None:
    assert duel_report().summary.ways_to_end() == [
        Outcome("japan", "decisive"),
        Outcome(None, "stalemate"),
        Outcome("usa", "marginal"),
        Outcome("usa", "decisive"),
    ]
