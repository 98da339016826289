"""3. Japanese Phase: the rulings on launching, flying, attacking, landing and making ready."""

from __future__ import annotations

import pytest

from .table import ALL_TORPEDOES, CARRIERS, Table


@pytest.mark.clause("KB-R4", "KB-6.1")
def test_a_strike_may_start_and_hit_midway_before_any_fleet_is_found() -> None:
    table = Table()
    table.play("launch A1 strike")
    table.quiet()
    table.play("fly A1 midway")
    table.quiet()
    table.play("attack midway")
    table.draw("no-fighter")
    table.roll(1, 6)
    assert table.condition("midway") == "damaged"
    assert table.view["fleets_reported"] == 0


@pytest.mark.clause("KB-R18")
def test_an_outbound_squadron_that_waits_is_turned_west_and_must_land() -> None:
    table = Table().put("centre", "A1", "A2")
    table.play("fly A1 midway")
    table.end()
    assert table.told("turned-back") == [{"squadron": "A2"}]
    assert table.facing("A2") == "W"
    assert table.squadron("A2")["must_land"]
    assert table.refused("fly A2 midway") == ("not-outbound", "KB-3c")


@pytest.mark.clause("KB-R18")
def test_a_squadron_just_launched_is_not_turned_back() -> None:
    table = Table()
    table.play("launch A1 strike")
    table.quiet()
    assert table.facing("A1") == "E"


@pytest.mark.clause("KB-R18")
def test_the_phase_cannot_end_while_a_squadron_over_a_live_target_has_not_attacked() -> None:
    table = Table().put("midway", "A1", "A2")
    assert table.refused("end") == ("must-attack", "KB-R18")
    assert "end" not in table.options()
    table.play("attack midway")
    table.draw("no-fighter")
    table.roll(1, 1, 1)
    assert table.allows("end")


@pytest.mark.clause("KB-R18", "KB-R69")
def test_with_loiter_allowed_squadrons_may_wait_and_attack_in_parts() -> None:
    table = Table(loiter="allowed").put("midway", "A1", "A2").put("centre", "K1")
    assert table.allows("end")
    assert table.options("attack") == ["attack midway A1 A2", "attack midway A1"]
    table.play("attack midway A2")
    table.draw("no-fighter")
    table.roll(1, 1)
    table.quiet()
    assert (table.place("A1"), table.facing("A1")) == ("midway", "S")
    assert (table.place("K1"), table.facing("K1")) == ("centre", "E"), "not turned back"
    assert table.allows("attack midway A1")
    assert table.allows("fly K1 midway")


@pytest.mark.clause("KB-R19")
def test_a_strike_may_be_called_off_in_the_centre_but_not_over_the_target() -> None:
    table = Table()
    table.play("launch A1 strike; launch A2 strike")
    table.quiet()
    table.play("fly A2 midway; land A1 akagi")
    assert (table.place("A1"), table.facing("A1")) == ("akagi", "N")
    table.quiet()
    assert table.refused("land A2 akagi") == ("not-airborne", "KB-3e")


@pytest.mark.clause("KB-R20")
@pytest.mark.parametrize("facing", ["E", "S"])
def test_cap_may_land_before_its_third_hour(facing: str) -> None:
    table = Table().put("cap", "ZA", facing=facing)
    table.play("land ZA akagi")
    assert (table.place("ZA"), table.facing("ZA")) == ("akagi", "N")


@pytest.mark.clause("KB-R21")
def test_landed_in_one_turn_ready_in_the_next_up_again_in_the_third() -> None:
    table = Table().put("centre", "A1", facing="W").set(turn=6).quiet()
    table.play("land A1 akagi")
    assert table.refused("ready A1 bombs") == ("already-acted", "KB-3g")
    table.quiet()
    assert table.refused("launch A1 strike") == ("not-ready", "KB-3a")
    table.play("ready A1 bombs")
    assert table.refused("launch A1 strike") == ("already-acted", "KB-3g")
    table.quiet()
    table.play("launch A1 strike")
    assert (table.turn, table.place("A1")) == (9, "centre")


@pytest.mark.clause("KB-R22")
def test_a_ready_bomber_changes_its_load_by_being_made_ready_again() -> None:
    table = Table()
    assert table.refused("ready A1 bombs") == ("already-ready", "KB-R22"), "it has bombs"
    table.play("ready A1 torpedoes")
    assert table.squadron("A1")["load"] == "torpedoes"
    assert table.refused("launch A1 strike") == ("already-acted", "KB-3g"), "it costs the turn"
    assert table.refused("ready ZA") == ("already-ready", "KB-R22")


@pytest.mark.clause("KB-R23")
def test_making_ready_goes_together_with_launching_or_landing_on_the_same_carrier() -> None:
    table = Table().put("akagi", "A2", "A3", facing="N").put("kaga", "K2", facing="N").put("cap", "ZK")
    table.play("ready A2 bombs; launch A1 strike; ready A3 bombs; launch ZA cap")
    table.play("ready K2 bombs; land ZK kaga; ready K1 torpedoes")
    assert [table.facing(name) for name in ("A2", "A3", "K2")] == ["E", "E", "E"]


@pytest.mark.clause("KB-R23")
def test_a_carrier_launches_any_number_or_lands_until_it_is_full() -> None:
    table = Table()
    table.play("launch A1 strike; launch A2 strike; launch A3 strike; launch ZA strike")
    assert table.at("akagi") == []
    table = Table().put("centre", "A1", "A2", "A3", "ZA", facing="W").quiet()
    table.play("land A1 akagi; land A2 akagi; land A3 akagi; land ZA akagi")
    assert len(table.at("akagi")) == 4


@pytest.mark.clause("KB-R24")
def test_there_is_no_home_carrier() -> None:
    table = Table().put("centre", "A1", "S1", facing="W").quiet()
    table.play("land A1 soryu; land S1 akagi")
    assert table.at("soryu") == ["A1", "S2", "ZS"]
    assert table.at("akagi") == ["A2", "A3", "ZA", "S1"]


@pytest.mark.clause("KB-R45")
def test_an_attack_is_resolved_before_the_next_action_is_chosen() -> None:
    table = Table().put("midway", "A1")
    table.play("launch K1 strike; attack midway")
    table.draw("no-fighter")
    table.roll(1, 6)
    assert table.condition("midway") == "damaged"
    assert table.asked == "japanese-phase"
    table.play("launch K2 strike")
    assert table.at("centre") == ["A1", "K1", "K2"]


@pytest.mark.clause("KB-R47", "KB-R69", "KB-R73")
def test_all_squadrons_at_a_target_fight_as_one_attack() -> None:
    table = Table().put("midway", "A1", "A2", "ZA")
    assert table.options("attack") == ["attack midway"]
    assert table.allows("attack midway ZA A2 A1"), "all of them may be named"
    assert table.refused("attack midway A1") == ("name-force", "KB-R69")


@pytest.mark.clause("KB-R47", "KB-R73")
def test_with_split_one_target_may_be_attacked_several_times_in_a_turn() -> None:
    table = Table(attacks_per_target="split").put("midway", "A1", "A2", "ZA")
    assert table.options("attack") == [
        "attack midway A1 A2 ZA",
        "attack midway A1 A2",
        "attack midway A1 ZA",
        "attack midway A1",
        "attack midway ZA",
    ]
    table.play("attack midway ZA")
    table.draw("fighter", "no-fighter")
    table.roll(1, 1)
    assert table.refused("end") == ("must-attack", "KB-R18"), "the others have not attacked yet"
    table.play("attack midway A2")
    table.draw("no-fighter")
    table.roll(1, 6)
    table.play("attack midway")
    table.draw("no-fighter")
    table.roll(1, 1)
    assert table.at("centre") == ["A1", "A2", "ZA"]
    assert table.track[4] == (0, 0, 1, 3), "each attack had its own fighter draw"


@pytest.mark.clause("KB-R73")
def test_a_target_is_not_attacked_twice_in_a_turn() -> None:
    table = Table(loiter="allowed").put("midway", "A1", "A2")
    table.play("attack midway A1")
    table.draw("no-fighter")
    table.roll(1, 1)
    assert table.refused("attack midway A2") == ("already-struck", "KB-R73")
    table.quiet()
    assert table.allows("attack midway A2")


@pytest.mark.clause("KB-R48")
def test_who_is_over_a_target_when_it_is_destroyed_turns_home_at_once() -> None:
    table = Table(loiter="allowed").put("midway", "A1", "A2", "A3").put("centre", "K1")
    table.play("fly K1 midway; attack midway A1 A2")
    table.draw("no-fighter")
    table.roll(1, 6, 6)
    assert table.told("target-gone") == [{"squadrons": ["A3", "K1"]}]
    for name in ("A3", "K1"):
        assert (table.place(name), table.facing(name)) == ("centre", "W")
        assert table.refused(f"land {name} akagi") == ("already-acted", "KB-3g"), "they land next turn"
    table.quiet()
    table.play("land A3 akagi; land K1 kaga")


@pytest.mark.clause("KB-R48")
def test_who_arrives_over_a_target_that_is_gone_turns_home_when_the_next_phase_opens() -> None:
    table = Table().put("midway", "A1").set(us_hits={"midway": 2})
    table.quiet()
    assert (table.place("A1"), table.facing("A1")) == ("centre", "W")
    assert not table.squadron("A1")["must_land"], "it lands in the following turn"
    assert table.options("attack") == []
    table.quiet()
    assert table.squadron("A1")["must_land"]


@pytest.mark.clause("KB-R48")
def test_nobody_flies_to_a_target_that_is_gone() -> None:
    table = Table().put("centre", "A1", "A2").set(us_hits={"midway": 2})
    assert table.refused("fly A1 midway") == ("target-gone", "KB-R48")
    table = Table(loads=ALL_TORPEDOES).put("centre", "A1")
    table.set(reported=1, fleets={"enterprise": 1, "hornet": 2, "yorktown": 2}, us_hits={"enterprise": 2})
    assert table.refused("fly A1 fleet") == ("target-gone", "KB-R48"), "the second fleet is not reported yet"
    table.set(reported=2)
    assert table.allows("fly A1 fleet")


@pytest.mark.clause("KB-R49")
def test_the_area_is_chosen_when_flying_and_cannot_be_changed() -> None:
    table = Table().set(reported=1).put("centre", "ZA", "ZK")
    table.play("fly ZA midway; fly ZK fleet")
    table.quiet()
    assert table.refused("fly ZA fleet") == ("not-outbound", "KB-3c")
    assert table.refused("attack fleet-1 ZA") == ("not-there", "KB-3d")
    assert table.options("attack") == ["attack midway", "attack fleet-1"]


@pytest.mark.clause("KB-R49")
def test_only_who_faces_east_in_the_centre_flies() -> None:
    table = Table().put("centre", "A1", facing="W").put("cap", "ZA")
    assert table.refused("fly A1 midway") == ("not-outbound", "KB-3c")
    assert table.refused("fly ZA midway") == ("not-outbound", "KB-3c")
    assert table.refused("fly K1 midway") == ("not-outbound", "KB-3c")


@pytest.mark.clause("KB-R50")
def test_a_zero_does_not_change_between_cap_and_strike() -> None:
    table = Table().put("cap", "ZA").put("centre", "ZK")
    assert table.refused("launch ZA strike") == ("not-aboard", "KB-3a")
    assert table.refused("fly ZA midway") == ("not-outbound", "KB-3c")
    assert table.refused("launch ZK cap") == ("not-aboard", "KB-3a")


@pytest.mark.clause("KB-R51")
def test_the_player_may_launch_although_inbound_squadrons_are_then_lost() -> None:
    table = Table().put("centre", "A1", "K1", "S1", "H1", facing="W").quiet()
    table.play("launch ZA cap; launch ZK cap; launch ZS cap; launch ZH cap; end")
    assert {one["squadron"] for one in table.told("squadron-lost")} == {"A1", "K1", "S1", "H1"}


@pytest.mark.clause("KB-R51")
def test_with_room_for_some_only_the_player_chooses_which_land() -> None:
    table = Table().put("centre", "A1", "K1", facing="W").put("lost", "A2", "A3", "ZA")
    table.put("akagi", "K2", "K3", "ZK").quiet()
    table.set(hits={"kaga": 2})
    assert [ship for ship in CARRIERS if table.allows(f"land K1 {ship}")] == ["akagi"]
    table.play("land K1 akagi")
    assert table.refused("land A1 akagi") == ("no-room", "KB-3k")
    table.end()
    assert table.at("akagi") == ["K1", "K2", "K3", "ZK"]
    assert table.place("A1") == "lost"
