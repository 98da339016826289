"""6.a Air combat, in the Japanese Phase; over Kido Butai see section 7."""

from __future__ import annotations

from typing import Any

import pytest

from .table import Table


def over_midway(*squadrons: str, fighters: int, **options: Any) -> Table:
    """An attack on Midway at the first die of its air combat."""
    data = "mix-10-10-5-6" if fighters > 4 else None
    table = Table(data=data, **options).put("midway", *squadrons)
    table.play("attack midway")
    table.draw(*["fighter"] * fighters)
    if table.asked == "fighter-draw":
        table.draw("no-fighter")
    assert table.asked == "fire"
    return table


def shots(table: Table) -> list[str]:
    """Who fires at whom, with a 1 for every die."""
    seen = []
    while table.asked == "fire":
        seen.append(f"{table.params['shooter']}>{table.params['target']}")
        table.roll(1)
    return seen


@pytest.mark.clause("KB-6a1", "KB-6a4")
def test_each_us_fighter_meets_one_squadron_zeros_before_bombers() -> None:
    assert shots(over_midway("A1", "A2", "ZA", fighters=1)) == ["F1>ZA", "ZA>F1"]
    assert shots(over_midway("A1", "A2", "ZA", fighters=2)) == ["F1>ZA", "F2>A1", "ZA>F1"]
    assert shots(over_midway("A1", "A2", "ZA", "ZK", fighters=2)) == ["F1>ZA", "F2>ZK", "ZA>F1", "ZK>F2"]


@pytest.mark.clause("KB-6a1")
def test_without_zeros_the_bombers_are_met() -> None:
    assert shots(over_midway("A1", "A2", fighters=1)) == ["F1>A1"]


@pytest.mark.clause("KB-6a2")
def test_surplus_us_fighters_begin_again_with_the_zeros() -> None:
    assert shots(over_midway("A1", "ZA", fighters=3)) == ["F1>ZA", "F2>A1", "F3>ZA", "ZA>F1"]
    assert shots(over_midway("A1", "ZA", fighters=4)) == ["F1>ZA", "F2>A1", "F3>ZA", "F4>A1", "ZA>F1"]
    assert shots(over_midway("ZA", fighters=3)) == ["F1>ZA", "F2>ZA", "F3>ZA", "ZA>F1"]


@pytest.mark.clause("KB-6a3")
def test_surplus_zeros_are_spread_evenly_over_the_us_fighters() -> None:
    fire = shots(over_midway("A1", "ZA", "ZK", "ZS", "ZH", fighters=2))
    assert [shot for shot in fire if shot.startswith("Z")] == ["ZA>F1", "ZK>F2", "ZS>F1", "ZH>F2"]
    fire = shots(over_midway("A1", "ZA", "ZK", "ZS", "ZH", fighters=3))
    assert [shot for shot in fire if shot.startswith("Z")] == ["ZA>F1", "ZK>F2", "ZS>F3", "ZH>F1"]


@pytest.mark.clause("KB-6a4", "KB-6a3")
def test_every_fighter_fires_once_and_bombers_never() -> None:
    fire = shots(over_midway("A1", "A2", "A3", "ZA", "ZK", "ZS", fighters=1))
    assert [shot.split(">")[0] for shot in fire] == ["F1", "ZA", "ZK", "ZS"]


@pytest.mark.clause("KB-6a4")
def test_fire_is_simultaneous() -> None:
    table = over_midway("A1", "ZA", fighters=1)
    table.roll(6)
    assert table.place("ZA") == "midway", "hit, but it still fires"
    assert table.params["shooter"] == "ZA"
    table.roll(5)
    assert table.place("ZA") == "lost"
    assert table.view["shot_down"] == {"bombers": 0, "fighters": 1, "japan": 1}


@pytest.mark.clause("KB-6a5")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_us_fighter_shoots_down_a_zero_only_on_a_6(die: int) -> None:
    table = over_midway("A1", "ZA", fighters=1)
    assert table.params["needs"] == 6
    table.roll(die, 1)
    assert (table.place("ZA") == "lost") is (die == 6)


@pytest.mark.clause("KB-6a5")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_zero_shoots_down_a_us_fighter_on_5_or_6(die: int) -> None:
    table = over_midway("A1", "ZA", fighters=1)
    table.roll(1)
    assert table.params["needs"] == 5
    table.roll(die)
    assert table.view["shot_down"]["fighters"] == (1 if die >= 5 else 0)


@pytest.mark.clause("KB-6a6")
@pytest.mark.parametrize(
    ("die", "place", "bombers"),
    [(1, "centre", 2), (2, "centre", 2), (3, "centre", 1), (4, "centre", 1), (5, "lost", 1), (6, "lost", 1)],
)
def test_a_fighter_destroys_a_bomber_on_5_or_6_and_turns_it_away_on_3_or_4(die: int, place: str, bombers: int) -> None:
    table = over_midway("A1", "A2", fighters=1)
    table.roll(die)
    assert table.battle["bombers"] == bombers, "those that are left to drop"
    table.roll(1)
    while table.asked == "bomb":
        table.roll(1)
    assert table.place("A1") == place
    assert table.place("A2") == "centre"


@pytest.mark.clause("KB-6a6", "KB-R30")
def test_if_no_bomber_gets_through_nobody_fires_at_them() -> None:
    table = over_midway("A1", fighters=1)
    table.roll(3)
    assert table.asked == "japanese-phase"
    assert (table.place("A1"), table.facing("A1")) == ("centre", "W")


@pytest.mark.clause("KB-6a7", "KB-R31")
def test_surviving_us_fighters_and_the_dummy_go_three_boxes_ahead() -> None:
    table = Table().set(turn=6).put("midway", "A1", "ZA")
    table.play("attack midway")
    table.draw("fighter", "fighter", "no-fighter")
    table.roll(1, 1, 1)
    assert table.track == {9: (0, 0, 2, 1)}
    assert table.cups == (11, 11, 2, 4)


@pytest.mark.clause("KB-R31")
def test_the_dummy_travels_even_if_no_fighter_was_drawn() -> None:
    table = Table().put("midway", "A1")
    table.play("attack midway")
    table.draw("no-fighter")
    assert table.track == {4: (0, 0, 0, 1)}


@pytest.mark.clause("KB-6a8")
def test_with_a_us_fighter_shot_down_the_drawn_dummy_leaves_the_game() -> None:
    table = over_midway("A1", "ZA", fighters=1)
    table.roll(1, 6)
    assert table.out == (0, 0, 1, 1)
    assert table.track == {}
    assert table.cups == (11, 11, 3, 4)


@pytest.mark.clause("KB-6a8")
def test_a_second_dummy_comes_from_the_cup() -> None:
    table = over_midway("A1", "ZA", "ZK", fighters=2)
    table.roll(1, 1, 6, 6)
    assert table.out == (0, 0, 2, 2)
    assert table.track == {}
    assert table.cups == (11, 11, 2, 3)


@pytest.mark.clause("KB-6a8", "KB-R63")
def test_with_no_dummy_drawn_or_in_the_cup_one_leaves_the_track_the_earliest_first() -> None:
    table = Table().set(turn=3, cups=(11, 11, 2, 0), track={5: (0, 0, 0, 2), 8: (0, 0, 0, 3)})
    table.put("midway", "A1", "ZA", "ZK")
    table.play("attack midway")
    table.roll(1, 1, 6, 6)
    assert table.out == (0, 0, 2, 2)
    assert table.track == {8: (0, 0, 0, 3)}


@pytest.mark.clause("KB-R63")
def test_where_no_dummy_is_left_anywhere_none_leaves() -> None:
    table = Table().set(turn=3, cups=(11, 11, 1, 0)).put("midway", "A1", "ZA")
    table.play("attack midway")
    table.roll(1, 6)
    assert table.out == (0, 0, 1, 0)


@pytest.mark.clause("KB-6a8")
def test_an_aborted_or_missed_us_fighter_takes_no_dummy_along() -> None:
    table = over_midway("A1", "ZA", fighters=1)
    table.roll(1, 4)
    assert table.out == (0, 0, 0, 0)
