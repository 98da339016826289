"""10. Advanced rules, each an option."""

from __future__ import annotations

import pytest

from .table import Table

ONE_FLEET = {"enterprise": 1, "hornet": 1, "yorktown": 1}
ALONE = {"enterprise": 1, "hornet": 2, "yorktown": 2}


def hit_enterprise(table: Table, hits: int) -> Table:
    """Enterprise, alone in its fleet, takes that many hits in an unopposed attack."""
    table.set(reported=1, fleets=ALONE).put("fleet", "A1")
    table.play("attack fleet-1")
    table.draw("no-fighter")
    table.roll(1, hits)
    return table


@pytest.mark.clause("KB-10a", "KB-R55")
def test_with_10a_a_us_carrier_sinks_on_its_third_hit() -> None:
    for hits, condition, capacity in ((1, "damaged", 2), (2, "damaged", 2), (3, "sunk", 0)):
        table = hit_enterprise(Table(adv_10a=True), hits)
        assert (table.condition("enterprise"), table.capacity("enterprise")) == (condition, capacity)
    table = hit_enterprise(Table(adv_10a=False), 2)
    assert table.condition("enterprise") == "sunk"


@pytest.mark.clause("KB-R55")
def test_with_10a_the_second_hit_has_no_further_effect() -> None:
    table = hit_enterprise(Table(adv_10a=True).set(us_hits={"enterprise": 1}), 1)
    assert table.condition("enterprise") == "damaged"
    assert table.owed == 2
    assert table.points == (1, 0)


@pytest.mark.clause("KB-R55")
def test_with_10a_midway_and_the_japanese_carriers_still_fall_to_two_hits() -> None:
    table = Table(adv_10a=True).put("midway", "A1", "A2")
    table.play("attack midway")
    table.draw("no-fighter")
    table.roll(1, 6, 6)
    assert table.condition("midway") == "sunk"
    table = Table(adv_10a=True).set(turn=5, found=True)
    table.raid(bombers=1)
    table.roll(1, 1, 1, 1, 2)
    assert table.condition("akagi") == "sunk"


@pytest.mark.clause("KB-10b", "KB-R56")
def test_with_10b_an_attack_on_a_fleet_is_always_a_normal_attack() -> None:
    for option, asked in ((False, "pips"), (True, "bomb")):
        table = Table(adv_10b=option).set(reported=1, fleets=ALONE).put("fleet", "A1")
        table.play("attack fleet-1")
        table.draw("no-fighter")
        table.roll(1)
        assert table.asked == asked


@pytest.mark.clause("KB-10b", "KB-6b1")
def test_with_10b_the_bombers_are_divided_as_in_every_normal_attack() -> None:
    table = Table(adv_10b=True).set(reported=1, fleets=ONE_FLEET).put("fleet", "A1", "A2")
    table.play("attack fleet-1")
    table.draw("no-fighter")
    assert table.asked == "targets"


@pytest.mark.clause("KB-R56")
def test_with_10b_american_attacks_are_unchanged() -> None:
    table = Table(adv_10b=True).set(turn=5, found=True)
    table.raid(bombers=1)
    table.roll(1, 1, 1, 1)
    assert table.asked == "pips"


def past_the_cap(bombers: int, table: Table) -> Table:
    table.put("cap", "ZA").set(turn=5, found=True)
    table.raid(bombers, die=4)
    table.play("commit ZA")
    table.roll(1)
    return table


@pytest.mark.clause("KB-10c", "KB-R57")
@pytest.mark.parametrize(
    ("die", "ship"), [(1, "Akagi"), (2, "Akagi"), (3, "Kaga"), (4, "Kaga"), (5, "Soryu"), (6, "Hiryu")]
)
def test_with_10c_a_die_picks_the_target_of_each_bomber(die: int, ship: str) -> None:
    table = past_the_cap(1, Table(adv_10c=True))
    assert table.asked == "random-target"
    table.roll(die)
    assert table.told("target-rolled") == [{"die": die, "ship": ship}]
    assert (table.asked, table.params["ship"]) == ("flak", ship)


@pytest.mark.clause("KB-10c", "KB-R57")
def test_with_10c_every_bomber_that_passed_the_cap_rolls() -> None:
    table = Table(adv_10c=True).put("cap", "ZA").set(turn=5, found=True)
    table.raid(bombers=3, die=4)
    table.play("commit ZA")
    table.roll(3)  # one bomber is turned away
    assert (table.asked, table.params["number"], table.params["bombers"]) == ("random-target", 1, 2)
    table.roll(6, 6)
    assert (table.asked, table.params["ship"]) == ("flak", "Hiryu")
    table.roll(1)
    table.roll(6, 6)
    assert table.sunk() == ["hiryu"]


@pytest.mark.clause("KB-R71", "KB-R57")
def test_with_10c_faces_of_sunk_ships_are_rolled_again() -> None:
    table = past_the_cap(1, Table(adv_10c=True).set(hits={"akagi": 2, "soryu": 2}))
    assert table.options() == ["die 3", "die 4", "die 6"]
    assert [str(part) for part in table.state.odds()] == ["1/3", "1/3", "1/3"]
    assert table.refused("die 1") == ("not-an-outcome", "KB-10c")


@pytest.mark.clause("KB-R71")
def test_with_10c_and_one_ship_left_every_bomber_goes_there() -> None:
    table = past_the_cap(2, Table(adv_10c=True).set(hits={"akagi": 2, "soryu": 2, "kaga": 2}))
    assert (table.asked, table.params["ship"]) == ("flak", "Hiryu")


@pytest.mark.clause("KB-R57", "KB-R28")
def test_with_10c_hits_of_an_unopposed_raid_keep_the_fixed_order() -> None:
    table = Table(adv_10c=True).set(turn=5, found=True)
    table.raid(bombers=1)
    table.roll(1, 1, 1, 1, 3)
    assert table.sunk() == ["akagi"]
    assert table.condition("kaga") == "damaged"
