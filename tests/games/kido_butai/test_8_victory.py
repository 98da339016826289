"""8. Victory: points, result and levels."""

from __future__ import annotations

import re

import pytest

from pointluck.engine import Result

from .table import CARRIERS, SQUADRONS, Table


def finished(table: Table) -> Result:
    """The result of the game if its last turn passes quietly."""
    table.set(turn=16, reported=2, found=False)
    table.quiet()
    result = table.state.result
    assert result is not None
    return result


@pytest.mark.clause("KB-8a", "KB-R11")
@pytest.mark.parametrize(
    ("count", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 1), (5, 1), (6, 2), (9, 2), (10, 3), (13, 3), (14, 4)]
)
def test_every_second_squadron_is_half_a_point_rounded_up(count: int, points: int) -> None:
    assert Table().put("lost", *SQUADRONS[:count]).points == (0, points)
    bombers = min(count, 11)
    table = Table().set(shot=[bombers, 0, count - bombers, 0], cups=(11 - bombers, 11, 4 - count + bombers, 5))
    assert table.points == (points, 0)


@pytest.mark.clause("KB-8a", "KB-R11")
def test_the_formula_agrees_with_the_text_for_every_number() -> None:
    for count in range(15):
        halves = count // 2  # half a point for every second squadron
        assert Table().put("lost", *SQUADRONS[:count]).points == (0, -(-halves // 2)), "fractions up"


@pytest.mark.clause("KB-8a")
@pytest.mark.parametrize("code", ["en", "de"])
def test_the_clause_names_every_number_of_squadrons_there_is(code: str) -> None:
    table = Table()
    stated = re.findall(r"(\d+) (?:to|or|bis|oder) (\d+)\D+(\d)", table.state.setup.game.clauses["KB-8a"].text[code])
    points = {count: int(each) for low, high, each in stated for count in range(int(low), int(high) + 1)}
    assert list(points) == list(range(2, 16)), "the USA has 15 squadrons, Japan 14"
    for count, each in points.items():
        bombers = min(count, 11)
        shot = Table().set(shot=[bombers, 0, count - bombers, 0], cups=(11 - bombers, 11, 4 - count + bombers, 5))
        assert shot.points == (each, 0)


@pytest.mark.clause("KB-8b")
def test_a_carrier_damaged_but_afloat_is_one_point() -> None:
    assert Table().set(us_hits={"hornet": 1}).points == (1, 0)
    assert Table().put("centre", "A1", "A2", "A3").set(hits={"akagi": 1}).points == (0, 1)
    assert Table().put("centre", "H1", "H2").set(hits={"hiryu": 1}).points == (0, 1)


@pytest.mark.clause("KB-8c")
@pytest.mark.parametrize(("ship", "points"), [("akagi", 3), ("kaga", 3), ("soryu", 2), ("hiryu", 2)])
def test_a_sunk_japanese_carrier_brings_its_points(ship: str, points: int) -> None:
    table = Table().put("cap", "ZA", "ZK", "ZS", "ZH")
    table.put("centre", *(name for name in SQUADRONS if not name.startswith("Z")))
    assert table.set(hits={ship: 2}).points == (0, points)


@pytest.mark.clause("KB-8c")
def test_a_sunk_us_carrier_is_three_points() -> None:
    assert Table().set(us_hits={"hornet": 2}).points == (3, 0)
    assert Table().set(us_hits={"hornet": 2, "enterprise": 2, "yorktown": 2}).points == (9, 0)


@pytest.mark.clause("KB-8d", "KB-R66")
def test_midway_destroyed_is_one_point_and_damaged_nothing() -> None:
    assert Table().set(us_hits={"midway": 2}).points == (1, 0)
    assert Table().set(us_hits={"midway": 1}).points == (0, 0)


@pytest.mark.clause("KB-8e", "KB-R44")
def test_a_ship_damaged_and_later_sunk_counts_as_sunk_only() -> None:
    table = Table().set(reported=1, fleets={"hornet": 1, "enterprise": 2, "yorktown": 2}, us_hits={"hornet": 1})
    table.put("fleet", "A1", "A2")
    assert table.points == (1, 0)
    table.play("attack fleet-1")
    table.draw("no-fighter")
    table.roll(1, 1, 1)
    assert table.points == (3, 0)


@pytest.mark.clause("KB-8e")
def test_there_is_no_result_before_the_game_is_over() -> None:
    table = Table().set(us_hits={"hornet": 2})
    assert table.state.result is None
    assert finished(table).score == {"japan": 3}


@pytest.mark.clause("KB-8f")
def test_the_result_is_japans_points_minus_the_american() -> None:
    table = Table().set(us_hits={"hornet": 2, "midway": 2}).put("cap", "ZS").put("centre", "S1", "S2")
    result = finished(table.set(hits={"soryu": 2}))
    assert result.details == {"japan": 4, "usa": 2}
    assert result.score == {"japan": 2}
    assert result.winner == "japan"


@pytest.mark.clause("KB-8g", "KB-R43")
@pytest.mark.parametrize(
    ("difference", "level", "winner"),
    [
        (-7, "major-defeat", "usa"),
        (-6, "major-defeat", "usa"),
        (-5, "minor-defeat", "usa"),
        (-1, "minor-defeat", "usa"),
        (0, "draw", None),
        (1, "minor-victory", "japan"),
        (5, "minor-victory", "japan"),
        (6, "major-victory", "japan"),
        (9, "major-victory", "japan"),
    ],
)
def test_the_five_levels(difference: int, level: str, winner: str | None) -> None:
    table = _with_points(max(0, difference), max(0, -difference))
    result = finished(table)
    assert (result.score["japan"], result.level, result.winner) == (difference, level, winner)


def _with_points(japan: int, usa: int) -> Table:
    """Three points for each sunk US carrier, one for each damaged; lost squadrons and damage for the other side."""
    table = Table()
    sunk, rest = divmod(japan, 3)
    ships = ("enterprise", "hornet", "yorktown")
    hits = dict.fromkeys(ships[:sunk], 2) | dict.fromkeys(ships[sunk : sunk + rest], 1)
    if sunk + rest > len(ships):
        hits = dict.fromkeys(ships[:sunk], 2) | dict.fromkeys(ships[sunk:], 1) | {"midway": 2}
    table.put("cap", "ZA", "ZK", "ZS", "ZH").put("centre", *(name for name in SQUADRONS if not name.startswith("Z")))
    worth = {"akagi": 3, "kaga": 3, "soryu": 2, "hiryu": 2}
    for ship, points in worth.items():
        if usa >= points:
            table.set(hits={ship: 2})
            usa -= points
        elif usa:
            table.set(hits={ship: 1})
            usa -= 1
    table.set(us_hits=hits)
    assert table.points == (japan, table.points[1])
    return table


@pytest.mark.clause("KB-R11")
def test_with_the_score_sheet_a_us_carrier_and_midway_are_worth_two() -> None:
    table = Table(vp_table="score_sheet")
    assert table.set(us_hits={"hornet": 2}).points == (2, 0)
    assert table.set(us_hits={"hornet": 1}).points == (1, 0)
    assert table.set(us_hits={"hornet": 0, "midway": 2}).points == (2, 0)
    assert table.set(us_hits={"midway": 0}, hits=dict.fromkeys(CARRIERS, 2)).points == (0, 3 + 3 + 2 + 2 + 4)


@pytest.mark.clause("KB-R38")
def test_every_squadron_lost_for_good_counts_as_destroyed() -> None:
    """Two that ditched, two lost aboard; two US squadrons shot down, two removed for capacity."""
    options = {"all_losses": (1, 1), "shot_down_only": (1, 0)}
    for counts, points in options.items():
        table = Table(destroyed_counts=counts).put("lost", "A1", "A2", "K1", "K2")
        table.set(shot=[2, 0, 0, 0], removed=[2, 2, 0, 0], cups=(7, 9, 4, 5))
        assert table.points == points


@pytest.mark.clause("KB-R38")
def test_with_shot_down_only_zeros_lost_in_air_combat_still_count() -> None:
    table = Table(destroyed_counts="shot_down_only").put("midway", "ZA", "ZK").put("lost", "A1", "A2", "A3")
    table.play("attack midway")
    table.draw("fighter", "fighter", "no-fighter")
    assert table.points == (0, 0)
    table.roll(6, 6, 1, 1)
    assert table.points == (0, 1)
    table = Table(destroyed_counts="shot_down_only").set(removed=[2, 0, 2, 0], cups=(9, 11, 2, 5))
    assert table.points == (0, 0)


@pytest.mark.clause("KB-R65")
def test_fractions_are_rounded_for_each_side_before_the_subtraction() -> None:
    table = Table().put("lost", "A1", "A2").set(shot=[6, 0, 0, 0], removed=[0, 6, 0, 0], cups=(5, 5, 4, 5))
    assert table.points == (2, 1), "1 1/2 up to 2, 1/2 up to 1"
    assert finished(table).score == {"japan": 1}


@pytest.mark.clause("KB-8f", "KB-8g")
def test_the_points_as_they_stand_are_shown_during_play() -> None:
    table = Table().set(us_hits={"hornet": 2, "enterprise": 2})
    assert table.view["level"] == "major-victory"
    assert table.view["points"] == {"japan": 6, "usa": 0}
