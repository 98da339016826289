"""The designer's lab: figures by their path, the same luck on both sides, and what may be concluded."""

from __future__ import annotations

from typing import Any

import pytest

import pointluck
from pointluck.analysis.averages import Spread
from pointluck.analysis.lab import MOST_VARIANTS, Measure, Report, Trial, changed, experiment, variants
from pointluck.analysis.lab_page import command, lab_page
from pointluck.analysis.lab_table import rows, verdict
from pointluck.analysis.simulation import Series, simulate
from pointluck.analysis.words import Words
from pointluck.engine import LANGUAGES, DataError, Problem

GAME = pointluck.game("kido-butai")
SETUP = GAME.setup()
SEATS = {"japan": "random"}


def played(*figures: str, games: int = 12, workers: int = 1, adjusted: bool = False) -> Report:
    trial = Trial.of([SETUP, *variants(SETUP, figures)], SEATS, 7, adjusted)
    return experiment(trial, games, workers, lambda count: None)


def alone(setup: Any, games: int) -> Spread:
    series = Series.of(setup, SEATS, 7)
    return simulate(series, games, 1, lambda count: None).summary.scores["japan"]


# --- figures ------------------------------------------------------------------------------------------------------


def test_figures_are_changed_by_their_path() -> None:
    one, other = variants(SETUP, ["/figures/bombing/us_v_carrier_min=6", "turns/count=12,14"])
    assert one.overrides == {"bombing": {"us_v_carrier_min": 6}, "turns": {"count": 12}}
    assert other.overrides["turns"] == {"count": 14}


def test_members_of_a_list_are_numbered() -> None:
    hours = SETUP.figures["turns"]["hours"]
    found = changed(SETUP, [("turns/hours/0", "0400")]).figures["turns"]["hours"]
    assert found == ["0400", *hours[1:]]
    assert SETUP.figures["turns"]["hours"] == hours, "the setup itself is as before"


def test_changes_come_on_top_of_figures_of_ones_own() -> None:
    own = GAME.setup(data={"turns": {"count": 12}})
    assert changed(own, [("bombing/us_v_carrier_min", 6)]).overrides["turns"] == {"count": 12}


@pytest.mark.parametrize(
    ("figure", "path"),
    [
        ("bombing/us_v_carier_min=6", "/bombing/us_v_carier_min"),
        ("bombing/us_v_carrier_min/low=6", "/bombing/us_v_carrier_min/low"),
        ("turns/hours/99=0400", "/turns/hours/99"),
        ("bombing/us_v_carrier_min=many", "/bombing/us_v_carrier_min"),
        ("bombing/us_v_carrier_min=99", "/bombing/us_v_carrier_min"),
        ("bombing=5", "/bombing"),
    ],
)
def test_an_impossible_figure_is_refused_by_its_name(figure: str, path: str) -> None:
    with pytest.raises(DataError) as caught:
        variants(SETUP, [figure])
    assert caught.value.params["path"] == path


@pytest.mark.parametrize(
    ("figures", "problem"),
    [
        ([], "lab-nothing"),
        (["bombing/us_v_carrier_min"], "lab-form"),
        (["turns/count=12,14", "bombing/us_v_carrier_min=5,6"], "lab-two-sweeps"),
        ([f"turns/count={','.join(['12'] * (MOST_VARIANTS + 1))}"], "lab-many"),
    ],
)
def test_what_makes_no_experiment_is_refused(figures: list[str], problem: str) -> None:
    with pytest.raises(Problem) as caught:
        variants(SETUP, figures)
    assert caught.value.key == problem


# --- the games ----------------------------------------------------------------------------------------------------


def test_each_side_of_a_comparison_is_the_series_that_would_be_played_alone() -> None:
    report = played("turns/count=12")
    (one,) = report.comparisons
    scale = one.value.scale
    for spread, setup in ((one.value.before, SETUP), (one.value.after, one.setup)):
        assert {value // scale: count for value, count in spread.counts.items()} == alone(setup, 12).counts
    assert one.value.moved.mean == pytest.approx(one.value.after.mean - one.value.before.mean)


def test_figures_that_change_nothing_change_no_game() -> None:
    """The same luck: a game that never comes to the figure is the same game."""
    report = played("victory_points/rules/us_carrier_sunk=3", games=5)
    (one,) = report.comparisons
    assert (one.differed, one.value.moved.counts) == (0, {0: 5})
    assert not one.value.proven
    assert verdict(one, Words("en", GAME)).startswith("Not one of 5 games")


def test_the_same_whatever_the_processes_and_the_sweep() -> None:
    first = played("turns/count=12,14", games=8).to_plain()
    again = played("turns/count=12,14", games=8, workers=2).to_plain()
    for plain in (first, again):
        del plain["seconds"], plain["workers"]
    assert first == again
    assert played("turns/count=14", games=8).to_plain()["variants"] == first["variants"][1:]


def test_a_difference_is_proven_when_its_interval_leaves_nought_out() -> None:
    even, uphill = Measure(), Measure()
    for number in range(20):
        even.add(number, number + (-1) ** number)
        uphill.add(number, number + 1 + number % 2)
    assert (even.proven, uphill.proven) == (False, True)
    assert uphill.worth is not None and uphill.worth > 10, "20 values far apart, moved by nearly the same"


def test_a_great_change_is_seen_and_told() -> None:
    """A US carrier that is worth thirty points helps Japan whenever one is sunk."""
    report = played("victory_points/rules/us_carrier_sunk=30", "bombing/japan_v_carrier_min=2", games=60)
    (one,) = report.comparisons
    assert one.value.proven and one.value.moved.mean > 0
    assert verdict(one, Words("en", GAME)) == "Whom it helps: Japan."
    assert "won by Japan" in [row[0] for row in rows(one, Words("en", GAME))]


@pytest.mark.slow
def test_without_luck_and_in_every_language() -> None:
    report = played("turns/count=12", games=6, adjusted=True)
    (one,) = report.comparisons
    assert one.adjusted is not None and one.best is one.adjusted
    alone = simulate(Series.of(SETUP, SEATS, 7, True), 6, 1, lambda count: None).summary.without_luck
    assert one.adjusted.before.counts == alone.left.counts
    for code in LANGUAGES:
        page = lab_page(report, Words(code, GAME))
        assert "turns/count" in page
        assert "{" not in page.partition("</style>")[2].replace("{}", "")


def test_a_page_says_how_to_get_the_same_figures() -> None:
    told = command(played("turns/count=12,14", "bombing/us_v_carrier_min=6", games=3))
    assert "--figure turns/count=12,14" in told
    assert "--figure bombing/us_v_carrier_min=6" in told
    assert "--games 3 --players random --seed 7" in told
