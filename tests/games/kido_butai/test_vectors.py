"""The test vectors KB-T2 to KB-T16 of the rules reference; KB-T1 is the example of play."""

from __future__ import annotations

import pytest

from pointluck.games.kido_butai.air_combat import pairing

from .table import SQUADRONS, Table


@pytest.mark.clause("KB-6.4", "KB-6.5", "KB-R46")
def test_t2_a_fleet_of_one_leaves_a_second_fleet_to_be_found() -> None:
    table = Table().set(found=True, reported=1).put("fleet", "A1")
    table.play("attack fleet-1")
    table.draw("yorktown", "no-carrier", "no-fighter")
    assert [ship["place"] for ship in table.view["us_ships"][:3]] == ["fleet-2", "fleet-2", "fleet-1"]
    table.roll(6)
    table.play("end")
    assert (table.turn, table.asked) == (1, "japanese-reconnaissance"), "this very turn"


@pytest.mark.clause("KB-6.4", "KB-R35")
def test_t3_a_fleet_of_three_ends_reconnaissance() -> None:
    table = Table().set(found=True, reported=1).put("fleet", "A1")
    table.play("attack fleet-1")
    table.draw("yorktown", "hornet", "enterprise")
    assert table.told("fleet-drawn") == [{"ships": ["Enterprise", "Hornet", "Yorktown"], "missing": 0}]
    table.draw("no-fighter")
    table.roll(6)
    table.play("end")
    assert table.turn == 2


@pytest.mark.clause("KB-6a1", "KB-6a2", "KB-6a3", "KB-R26")
@pytest.mark.parametrize(
    ("forces", "faced"),
    [
        ((1, 2, 5), [[0], [0], [], [], [], [], []]),
        ((3, 1, 2), [[0], [1], [2]]),
        ((5, 1, 2), [[0, 3], [1, 4], [2]]),
        ((2, 5, 0), [[0], [1], [0], [1], [0]]),
    ],
)
def test_t4_pairing(forces: tuple[int, int, int], faced: list[list[int]]) -> None:
    """For each target, escorts first, the interceptors that face it."""
    assert pairing(*forces) == faced


@pytest.mark.clause("KB-R26")
def test_t5_destroyed_goes_before_aborted() -> None:
    table = Table().put("cap", "ZA", "ZK").set(turn=5, found=True)
    table.raid(bombers=1)
    table.play("commit ZA ZK")
    table.roll(4, 6)
    assert table.view["shot_down"]["bombers"] == 1


@pytest.mark.clause("KB-8a", "KB-R11")
@pytest.mark.parametrize(
    ("destroyed", "points"),
    [(0, 0), (1, 0), (2, 1), (3, 1), (5, 1), (6, 2), (9, 2), (10, 3), (13, 3), (14, 4)],
)
def test_t6_points_for_squadrons(destroyed: int, points: int) -> None:
    assert Table().put("lost", *SQUADRONS[:destroyed]).points == (0, points)


@pytest.mark.clause("KB-7e", "KB-R27")
@pytest.mark.parametrize(
    ("hits", "targets"),
    [
        ({}, {"Akagi": 2, "Kaga": 1, "Soryu": 1, "Hiryu": 1}),
        ({"akagi": 2}, {"Kaga": 2, "Soryu": 2, "Hiryu": 1}),
    ],
)
def test_t7_five_bombers_pass_the_cap(hits: dict[str, int], targets: dict[str, int]) -> None:
    table = Table().put("cap", "ZK").set(turn=5, found=True, hits=hits)
    table.raid(bombers=5)
    table.play("commit ZK")
    table.roll(1)
    assert {one["ship"]: one["bombers"] for one in table.told("targeted")} == targets


@pytest.mark.clause("KB-R28")
def test_t8_five_hits_in_an_unopposed_raid() -> None:
    table = Table().put("lost", "A1", "A2").set(turn=5, found=True, hits={"akagi": 1, "kaga": 2})
    table.raid(bombers=1)
    table.roll(1, 1, 1)
    table.roll(5)
    assert table.sunk() == ["akagi", "kaga", "soryu", "hiryu"]


@pytest.mark.clause("KB-7h", "KB-7i", "KB-R39", "KB-R52")
def test_t9_losses_aboard_a_damaged_carrier() -> None:
    table = Table().set(turn=5, found=True)
    table.raid(bombers=1)
    table.roll(1, 1, 1, 1)
    table.roll(1)
    assert table.at("akagi") == ["A3", "ZA"], "two of three bombers removed"
    for die, left in ((2, ["ZS"]), (5, ["S2"])):
        table = Table().set(turn=5, found=True, hits={"akagi": 2, "kaga": 2})
        table.raid(bombers=1)
        table.roll(1, 1)
        table.roll(1)
        assert table.asked == "tie-aboard"
        table.roll(die)
        assert table.at("soryu") == left


@pytest.mark.clause("KB-6c6", "KB-6c7", "KB-R9", "KB-R52")
def test_t10_midway_destroyed_and_squadrons_come_due() -> None:
    table = Table().set(turn=4, us_hits={"midway": 2}, track={5: (2, 0, 1, 0)}, cups=(9, 11, 3, 5))
    assert table.owed == 3
    table.end()
    assert (table.asked, table.out) == ("tie", (1, 0, 0, 0)), "a bomber, then 1 : 1"
    table.roll(4)
    assert table.asked == "japanese-phase"
    assert table.out == (2, 0, 1, 0)
    assert table.cups == (9, 11, 3, 5)


@pytest.mark.clause("KB-6c6", "KB-6c7", "KB-R9")
@pytest.mark.parametrize(("die", "out", "cups"), [(3, (2, 0, 1, 0), (9, 11, 3, 4)), (4, (1, 0, 2, 0), (10, 11, 2, 4))])
def test_t10_with_one_buffalo_shot_down_earlier(die: int, out: tuple[int, ...], cups: tuple[int, ...]) -> None:
    track = {5: (2, 0, 1, 0)}
    table = Table().set(turn=4, us_hits={"midway": 2}, track=track, cups=(9, 11, 2, 4), shot=[0, 0, 1, 0])
    assert table.owed == 2
    table.end()
    assert table.asked == "tie"
    table.roll(die)
    assert table.out == out
    assert table.cups == cups, "the third comes back"


@pytest.mark.clause("KB-6a8")
def test_t11_two_buffalos_shot_down_and_one_dummy_drawn() -> None:
    table = Table().put("midway", "A1", "ZA", "ZK")
    table.play("attack midway")
    table.draw("fighter", "fighter", "no-fighter")
    table.roll(1, 1, 5, 5)
    assert table.out == (0, 0, 2, 2)
    assert table.cups == (11, 11, 2, 3), "the second dummy came from the cup"


@pytest.mark.clause("KB-3h", "KB-3i", "KB-R7")
def test_t12_cap_launched_in_turn_three() -> None:
    table = Table().set(turn=3)
    table.play("launch ZA cap")
    seen = []
    for _ in range(3):
        seen.append((table.turn, table.facing("ZA"), table.squadron("ZA")["must_land"]))
        table.quiet()
    assert seen == [(3, "E", False), (4, "S", False), (5, "W", False)]
    assert (table.turn, table.squadron("ZA")["must_land"]) == (6, True)


@pytest.mark.clause("KB-7c", "KB-R17")
def test_t13_low_for_one_turn() -> None:
    table = Table().put("cap", "ZA").set(turn=3, found=True)
    table.raid(bombers=1, die=1)
    table.play("commit ZA")
    table.roll(3)
    assert (table.turn, table.low()) == (4, ["ZA"])
    table.quiet()
    assert (table.turn, table.low()) == (5, [])


@pytest.mark.clause("KB-R33", "KB-7j")
@pytest.mark.parametrize(("turn", "due"), [(11, {16: (0, 1, 0, 0)}), (12, {})])
def test_t14_the_end_of_the_track(turn: int, due: dict[int, tuple[int, ...]]) -> None:
    table = Table().set(turn=turn, found=True)
    table.end()
    table.draw("no-bomber")
    assert table.track == due
    while table.turn < 16:
        table.quiet()
    drawn_later = 16 - turn - 1
    assert table.cups[1] == 11 - 1 - drawn_later + len(due)


@pytest.mark.clause("KB-8f", "KB-8g")
@pytest.mark.parametrize(
    ("japan", "usa", "level"), [(9, 4, "minor-victory"), (4, 9, "minor-defeat"), (3, 9, "major-defeat")]
)
def test_t15_levels(japan: int, usa: int, level: str) -> None:
    table = Table().put("cap", "ZA", "ZK", "ZS", "ZH")
    table.put("centre", *(name for name in SQUADRONS if not name.startswith("Z")))
    us_hits = {
        9: {"enterprise": 2, "hornet": 2, "yorktown": 2},
        4: {"enterprise": 2, "hornet": 1},
        3: {"enterprise": 2},
    }
    hits = {9: {"akagi": 2, "kaga": 2, "soryu": 2, "hiryu": 1}, 4: {"akagi": 2, "hiryu": 1}}
    table.set(turn=16, reported=2, us_hits=us_hits[japan], hits=hits[usa])
    assert table.points == (japan, usa)
    table.quiet()
    result = table.state.result
    assert result is not None
    assert (result.score["japan"], result.level) == (japan - usa, level)


@pytest.mark.clause("KB-R3")
@pytest.mark.parametrize(("option", "asked"), [("no_cap_fought", "bomb"), ("no_bomber_attacked", "pips")])
def test_t16_a_lone_zero_ties_with_the_escort(option: str, asked: str) -> None:
    table = Table(special_attack=option).put("cap", "ZA").set(turn=5, found=True)
    table.raid(bombers=1, fighters=1, die=1)
    table.play("commit ZA")
    table.roll(1, 1)
    while table.asked == "flak":
        table.roll(1)
    assert table.asked == asked
