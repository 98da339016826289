"""7. Combat in the American Phase."""

from __future__ import annotations

from typing import Any

import pytest

from .raids import DIVE, TORPEDO, misses, raid, shots
from .table import CARRIERS, Table

# --- the type of the attack, the CAP ------------------------------------------------------------------------------


@pytest.mark.clause("KB-7a", "KB-7b")
@pytest.mark.parametrize("die", range(1, 7))
def test_one_die_says_whether_all_are_torpedo_or_dive_bombers(die: int) -> None:
    table = raid("ZA", bombers=3, die=die)
    assert table.params["type"] == ("torpedo" if die <= 3 else "dive")


@pytest.mark.clause("KB-R12")
def test_the_die_is_rolled_even_without_a_cap() -> None:
    table = Table().set(turn=5, found=True)
    table.end()
    table.draw("bomber", "no-bomber", "no-fighter")
    assert table.asked == "attack-type"
    for die in (TORPEDO, DIVE):
        twin = table.state.copy()
        twin.apply(twin.parse(f"die {die}"))
        assert twin.question is not None
        assert twin.question.kind == "flak", "without a CAP it makes no difference"


@pytest.mark.clause("KB-R12")
@pytest.mark.parametrize(("cap", "idle"), [((), True), (("ZA",), False)])
def test_without_a_cap_the_die_decides_nothing(cap: tuple[str, ...], idle: bool) -> None:
    table = Table().put("cap", *cap).set(turn=5, found=True)
    table.end()
    assert not table.state.idle, "what is drawn always counts"
    table.draw("bomber", "no-bomber", "no-fighter")
    assert table.asked == "attack-type"
    assert table.state.idle is idle


@pytest.mark.clause("KB-R13")
def test_bombers_fighters_and_type_are_known_before_cap_is_committed() -> None:
    table = Table().put("cap", "ZA").set(turn=5, found=True)
    asked = []
    table.end()
    for outcome in ("draw bomber", "draw no-bomber", "draw fighter", "draw no-fighter", "die 2"):
        asked.append(table.asked)
        table.record.apply(table.state.parse(outcome))
    assert asked == ["bomber-draw", "bomber-draw", "fighter-draw", "fighter-draw", "attack-type"]
    assert table.asked == "commit"
    assert table.params == {"bombers": 1, "fighters": 1, "type": "torpedo"}


@pytest.mark.clause("KB-7d", "KB-R25")
def test_any_number_of_cap_squadrons_may_be_committed_from_all_to_none() -> None:
    table = raid("ZA", "ZK", "ZS")
    assert table.options() == ["commit ZA ZK ZS", "commit ZA ZK", "commit ZA", "commit none"]
    assert table.allows("commit ZS ZK"), "interchangeable ones may be named at will"
    table.put("cap", "ZK", facing="S")
    assert table.options() == [
        "commit ZA ZK ZS",
        "commit ZA ZS",
        "commit ZA ZK",
        "commit ZA",
        "commit ZK",
        "commit none",
    ]


@pytest.mark.clause("KB-7d")
def test_only_cap_squadrons_can_be_committed() -> None:
    table = raid("ZA", "ZK")
    assert table.refused("commit ZS") == ("not-eligible", "KB-7d")
    assert table.refused("commit A1") == ("not-eligible", "KB-7d")
    assert table.refused("commit ZA ZA") == ("not-eligible", "KB-7d")
    assert table.refused("end") == ("other-question", "KB-7d")


@pytest.mark.clause("KB-7d", "KB-R58")
def test_cap_held_back_neither_fires_nor_is_fired_at_nor_becomes_low() -> None:
    table = raid("ZA", "ZK", bombers=1, fighters=2, die=TORPEDO)
    table.play("commit ZK")
    assert shots(table) == ["F1>ZK", "F2>ZK", "ZK>F1"]
    misses(table)
    assert table.low() == ["ZK"]


@pytest.mark.clause("KB-R25", "KB-R3")
def test_with_no_cap_committed_the_attack_is_unopposed() -> None:
    table = raid("ZA")
    table.play("commit none")
    assert (table.asked, table.params["ship"]) == ("flak", "Akagi")
    table.roll(1, 1, 1, 1)
    assert table.asked == "pips"


@pytest.mark.clause("KB-7c", "KB-R16")
def test_cap_that_survives_a_fight_with_torpedo_bombers_becomes_low() -> None:
    table = raid("ZA", "ZK", bombers=2, fighters=1, die=TORPEDO)
    table.play("commit ZA ZK")
    table.roll(6, 1, 1)  # the escort shoots ZA down
    assert table.place("ZA") == "lost"
    assert table.low() == ["ZK"]
    assert table.told("went-low") == [{"squadrons": ["ZK"]}]


@pytest.mark.clause("KB-7c")
def test_cap_that_fights_dive_bombers_stays_high() -> None:
    table = raid("ZA", die=DIVE)
    table.play("commit ZA")
    misses(table)
    assert table.low() == []


@pytest.mark.clause("KB-7c", "KB-R17")
def test_low_cap_cannot_intercept_dive_bombers_nor_their_escorts() -> None:
    table = Table().put("cap", "ZA", low=6).put("cap", "ZK").set(turn=5, found=True)
    table.raid(bombers=1, fighters=1, die=DIVE)
    assert table.options() == ["commit ZK", "commit none"]
    assert table.refused("commit ZA") == ("low-cap", "KB-7c")
    assert table.refused("commit ZA ZK") == ("low-cap", "KB-7c")
    table.play("commit ZK")
    assert shots(table) == ["F1>ZK", "ZK>F1"]


@pytest.mark.clause("KB-R3", "KB-R17", "KB-R58")
def test_with_only_low_cap_dive_bombers_come_unopposed() -> None:
    table = Table().put("cap", "ZA", low=6).set(turn=5, found=True)
    table.raid(bombers=1, fighters=2, die=DIVE)
    assert table.asked == "flak", "nobody can be committed, so nobody is asked"
    table.roll(1, 1, 1, 1)
    assert table.asked == "pips"
    assert table.place("ZA") == "cap"


@pytest.mark.clause("KB-R17")
def test_low_cap_may_fight_torpedo_bombers_again_and_is_low_for_another_turn() -> None:
    table = Table().put("cap", "ZA", low=5).set(turn=5, found=True)
    table.raid(die=TORPEDO)
    table.play("commit ZA")
    misses(table)
    assert table.squadron("ZA")["low_until"] == 6
    table.quiet()
    assert (table.turn, table.low()) == (7, [])


@pytest.mark.clause("KB-R17")
def test_low_cap_recovers_at_once_on_landing() -> None:
    table = Table().put("cap", "ZA", low=6).set(turn=5)
    table.play("land ZA akagi")
    assert table.low() == []


@pytest.mark.clause("KB-R54")
def test_a_zero_that_met_only_escorts_becomes_low_too_unless_the_option_says_otherwise() -> None:
    table = raid("ZA", "ZK", bombers=1, fighters=1)
    table.play("commit ZA ZK")
    assert shots(table) == ["F1>ZA", "ZA>F1", "ZK>B1"]
    misses(table)
    assert table.low() == ["ZA", "ZK"]
    table = raid("ZA", "ZK", bombers=1, fighters=1, options={"low_cap_flip": "only_vs_bombers"})
    table.play("commit ZA ZK")
    misses(table)
    assert table.low() == ["ZK"]


@pytest.mark.clause("KB-R8", "KB-3h")
def test_cap_stays_in_its_box_with_its_facing_after_the_fight() -> None:
    table = raid("ZA", die=DIVE)
    table.play("commit ZA")
    table.roll(1)
    assert (table.place("ZA"), table.facing("ZA")) == ("cap", "E")


@pytest.mark.clause("KB-R7")
def test_cap_facing_west_still_guards_in_its_third_hour() -> None:
    table = Table().put("cap", "ZA", facing="W").set(turn=5, found=True)
    table.raid(die=DIVE)
    assert table.options() == ["commit ZA", "commit none"]


# --- targets, fire and bombs ----------------------------------------------------------------------------------------


def passed(bombers: int, **fields: Any) -> Table:
    """A normal raid of which all bombers pass the CAP."""
    table = raid("ZA", bombers=bombers, die=DIVE, **fields)
    table.play("commit ZA")
    table.roll(1)
    return table


def targets(table: Table) -> dict[str, Any]:
    return {str(one["ship"]): one["bombers"] for one in table.told("targeted")}


@pytest.mark.clause("KB-7e")
def test_bombers_are_dealt_out_in_the_order_akagi_kaga_soryu_hiryu() -> None:
    assert targets(passed(1)) == {"Akagi": 1}
    assert targets(passed(3)) == {"Akagi": 1, "Kaga": 1, "Soryu": 1}
    assert targets(passed(6)) == {"Akagi": 2, "Kaga": 2, "Soryu": 1, "Hiryu": 1}


@pytest.mark.clause("KB-R27", "KB-7e")
def test_sunk_ships_are_passed_over_and_do_not_fire() -> None:
    table = passed(3, hits={"akagi": 2, "soryu": 2})
    assert targets(table) == {"Kaga": 2, "Hiryu": 1}
    assert table.params["ship"] == "Kaga"
    table.roll(1)
    assert table.params["ship"] == "Hiryu"
    table.roll(1)
    assert table.asked == "bomb"


@pytest.mark.clause("KB-7f", "KB-R29", "KB-R30")
@pytest.mark.parametrize("die", range(1, 7))
def test_japanese_fire_aborts_a_bomber_only_on_a_6(die: int) -> None:
    table = passed(1)
    assert table.params == {"ship": "Akagi", "needs": 6}
    table.roll(die)
    assert (table.asked == "bomb") is (die < 6)


@pytest.mark.clause("KB-R2", "KB-7f")
def test_in_an_unopposed_raid_a_5_aborts_only_with_the_option() -> None:
    for options, needs in (({}, 6), ({"jp_aa_special_min": 5}, 5)):
        table = raid(bombers=1, options=options)
        assert (table.asked, table.params["needs"]) == ("flak", needs)
        table.roll(5)
        assert (table.asked == "flak") is (needs == 6)
    table = raid("ZA", die=DIVE, options={"jp_aa_special_min": 5})
    table.play("commit ZA")
    table.roll(1)
    assert table.params["needs"] == 6, "a normal attack is as before"


@pytest.mark.clause("KB-R1", "KB-7")
@pytest.mark.parametrize("die", range(1, 7))
def test_us_bombers_hit_on_5_or_6_or_with_the_option_on_6(die: int) -> None:
    table = passed(1)
    table.roll(1)
    assert table.params == {"ship": "Akagi", "needs": 5}
    table.roll(die)
    assert table.state.view(None)["ships"][0]["hits"] == (1 if die >= 5 else 0)
    table = passed(1, options={"us_hit_min": 6})
    table.roll(1)
    assert table.params["needs"] == 6
    table.roll(die)
    assert table.state.view(None)["ships"][0]["hits"] == (1 if die == 6 else 0)


@pytest.mark.clause("KB-R28", "KB-6c5")
def test_hits_of_an_unopposed_raid_fill_the_ships_in_fixed_order() -> None:
    for pips, sunk, damaged in (
        (1, [], ["akagi"]),
        (3, ["akagi"], ["kaga"]),
        (6, ["akagi", "kaga", "soryu"], []),
    ):
        table = raid(bombers=1)
        table.roll(1, 1, 1, 1)
        table.roll(pips)
        assert table.sunk() == sunk
        assert [ship for ship in CARRIERS if table.view["ships"][CARRIERS.index(ship)]["hits"] == 1] == damaged


@pytest.mark.clause("KB-R28")
def test_surplus_hits_of_an_unopposed_raid_are_lost() -> None:
    table = raid(bombers=2, hits={"akagi": 2, "kaga": 2, "soryu": 2})
    table.roll(1)
    table.roll(6, 6)
    assert table.sunk() == list(CARRIERS)


@pytest.mark.clause("KB-R3")
def test_with_no_bomber_attacked_a_cap_tied_down_by_escorts_leaves_the_raid_unopposed() -> None:
    options = {"special_attack": "no_bomber_attacked"}
    table = raid("ZA", bombers=1, fighters=1, options=options)
    table.play("commit ZA")
    table.roll(1, 1)
    table.roll(1, 1, 1, 1)
    assert table.asked == "pips"
    table = raid("ZA", "ZK", bombers=1, fighters=1, options=options)
    table.play("commit ZA ZK")
    table.roll(1, 1, 1)
    table.roll(1)
    assert table.asked == "bomb"
