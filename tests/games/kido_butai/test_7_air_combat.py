"""7. Combat in the American Phase: air combat over Kido Butai."""

from __future__ import annotations

import pytest

from .raids import TORPEDO, raid, shots
from .table import Table


@pytest.mark.clause("KB-7", "KB-R26")
def test_committed_zeros_meet_the_escorts_first_then_the_bombers_then_both_again() -> None:
    for bombers, fighters, met in (
        (1, 0, ["B1", "B1", "B1", "B1"]),
        (5, 0, ["B1", "B2", "B3", "B4"]),
        (2, 1, ["F1", "B1", "B2", "F1"]),
        (1, 2, ["F1", "F2", "B1", "F1"]),
        (2, 4, ["F1", "F2", "F3", "F4"]),
    ):
        table = raid("ZA", "ZK", "ZS", "ZH", bombers=bombers, fighters=fighters)
        table.play("commit ZA ZK ZS ZH")
        fire = [shot.split(">") for shot in shots(table)]
        assert [target for shooter, target in fire if shooter.startswith("Z")] == met
        assert [shooter for shooter, _ in fire if shooter.startswith("F")] == [f"F{one + 1}" for one in range(fighters)]


@pytest.mark.clause("KB-R26", "KB-6a3")
def test_surplus_escorts_are_spread_evenly_over_the_zeros() -> None:
    table = raid("ZA", "ZK", bombers=1, fighters=5)
    table.play("commit ZA ZK")
    assert shots(table) == ["F1>ZA", "F2>ZK", "F3>ZA", "F4>ZK", "F5>ZA", "ZA>F1", "ZK>F2"]


@pytest.mark.clause("KB-R26", "KB-6a4")
def test_on_one_bomber_the_worst_result_counts() -> None:
    for dice, shot_down, through in (((4, 6), 1, 0), ((6, 4), 1, 0), ((5, 6), 1, 0), ((3, 1), 0, 0), ((2, 1), 0, 1)):
        table = raid("ZA", "ZK")
        table.play("commit ZA ZK")
        table.roll(*dice)
        assert table.view["shot_down"]["bombers"] == shot_down
        assert (table.asked == "flak") is bool(through)


@pytest.mark.clause("KB-7", "KB-6a5", "KB-6a6")
def test_the_figures_of_air_combat_are_those_of_the_japanese_phase() -> None:
    table = raid("ZA", "ZK", bombers=1, fighters=1)
    table.play("commit ZA ZK")
    needs = []
    while table.asked == "fire":
        needs.append((table.params["shooter"], table.params["needs"], table.params["aborts"]))
        table.roll(1)
    assert needs == [("F1", 6, 0), ("ZA", 5, 0), ("ZK", 5, 3)]


@pytest.mark.clause("KB-R68")
def test_the_player_says_which_of_different_zeros_meet_the_escorts() -> None:
    table = Table().put("cap", "ZA", "ZS").put("cap", "ZK", facing="S").set(turn=5, found=True)
    table.raid(bombers=1, fighters=1)
    table.play("commit ZA ZK ZS")
    assert table.asked == "meet"
    assert table.params == {"escorts": 1, "number": 1}
    assert table.options() == ["meet ZA", "meet ZK"]
    assert table.allows("meet ZS"), "it is like ZA"
    assert table.refused("meet ZH") == ("not-committed", "KB-R68")
    assert table.refused("commit ZA") == ("other-question", "KB-R68")
    table.play("meet ZK; aim ZK")
    assert [shot for shot in shots(table) if "F1" in shot] == ["F1>ZK", "ZK>F1", "ZA>F1"]


@pytest.mark.clause("KB-R68")
def test_zeros_that_are_alike_are_not_asked_about() -> None:
    table = raid("ZA", "ZK", bombers=1, fighters=1)
    table.play("commit ZA ZK")
    assert table.asked == "fire"


@pytest.mark.clause("KB-R68", "KB-R17")
def test_low_and_high_zeros_differ() -> None:
    table = Table().put("cap", "ZA", low=6).put("cap", "ZK").set(turn=5, found=True)
    table.raid(bombers=2, fighters=1, die=TORPEDO)
    table.play("commit ZA ZK")
    assert table.options() == ["meet ZA", "meet ZK"]
    table.play("meet ZK")
    assert shots(table) == ["F1>ZK", "ZK>F1", "ZA>B1"]


@pytest.mark.clause("KB-R53")
def test_the_player_says_at_which_of_several_zeros_an_escort_fires() -> None:
    table = Table().put("cap", "ZA", "ZS").put("cap", "ZK", facing="S").set(turn=5, found=True)
    table.raid(bombers=1, fighters=1)
    table.play("commit ZA ZK ZS; meet ZA; meet ZK")
    assert table.asked == "aim"
    assert table.options() == ["aim ZA", "aim ZK"]
    assert table.refused("aim ZS") == ("not-faced", "KB-R53")
    assert table.refused("meet ZA") == ("other-question", "KB-R53")
    table.play("aim ZK")
    assert shots(table) == ["F1>ZK", "ZA>F1", "ZS>B1", "ZK>F1"]


@pytest.mark.clause("KB-R53")
def test_with_double_faced_fire_random_chance_picks_the_zero() -> None:
    table = Table(double_faced_fire="random").put("cap", "ZA", "ZS").put("cap", "ZK", "ZH", facing="S")
    table.set(turn=5, found=True, cups=(11, 11, 4, 5))
    table.raid(bombers=1, fighters=1)
    table.play("commit ZA ZK ZS; meet ZA; meet ZK")
    assert (table.asked, table.state.seat) == ("aim-random", "chance")
    assert table.options() == ["aim ZA", "aim ZK"]
    assert [str(part) for part in table.state.odds()] == ["1/2", "1/2"]
    table.record.apply(table.state.parse("aim ZA"))
    assert shots(table)[0] == "F1>ZA"


@pytest.mark.clause("KB-R10")
def test_with_a_us_bomber_shot_down_a_bomber_dummy_leaves_too() -> None:
    table = raid("ZA", "ZK", bombers=2)
    table.play("commit ZA ZK")
    table.roll(6, 6)
    assert table.out == (2, 2, 0, 0), "the drawn dummy and one from the cup"
    assert table.cups == (9, 9, 4, 4)
    assert table.track == {10: (0, 0, 0, 1)}
    table = raid("ZA", options={"bomber_kill_dummy": "fighters_only"})
    table.play("commit ZA")
    table.roll(6)
    assert table.out == (1, 0, 0, 0)


@pytest.mark.clause("KB-R10", "KB-R63")
def test_a_bomber_dummy_comes_from_the_track_if_need_be() -> None:
    table = (
        Table().put("cap", "ZA").set(turn=5, found=True, cups=(1, 0, 0, 1), track={9: (0, 1, 0, 0), 8: (0, 2, 0, 0)})
    )
    table.end()
    table.roll(1)
    table.play("commit ZA")
    table.roll(6)
    assert table.out == (1, 1, 0, 0)
    assert table.track[8][1] == 1
