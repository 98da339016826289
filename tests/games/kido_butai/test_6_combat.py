"""6. Combat in the Japanese Phase: targets, fleets and the US CAP."""

from __future__ import annotations

import pytest

from .table import ALL_BOMBS, ALL_TORPEDOES, Table

TWO_FLEETS = {"enterprise": 1, "hornet": 2, "yorktown": 2}


@pytest.mark.clause("KB-6.1")
def test_midway_may_be_attacked_at_any_time() -> None:
    table = Table().put("centre", "A1")
    assert table.allows("fly A1 midway")
    table.set(turn=15, reported=1)
    assert table.allows("fly A1 midway")


@pytest.mark.clause("KB-6.2", "KB-R4")
def test_the_north_east_may_be_flown_to_only_once_a_fleet_is_reported() -> None:
    table = Table(loads=ALL_TORPEDOES).put("centre", "A1", "ZA")
    assert table.refused("fly A1 fleet") == ("no-fleet", "KB-6.2")
    assert table.refused("fly ZA fleet") == ("no-fleet", "KB-6.2")
    table.set(reported=1)
    table.play("fly A1 fleet; fly ZA fleet")
    assert table.at("fleet") == ["A1", "ZA"]


@pytest.mark.clause("KB-6.2")
def test_a_fleet_that_is_not_reported_cannot_be_attacked() -> None:
    table = Table().set(reported=1, fleets=TWO_FLEETS).put("fleet", "A1")
    assert table.refused("attack fleet-2") == ("no-fleet", "KB-6.2")


@pytest.mark.clause("KB-6.3", "KB-R5", "KB-R37")
def test_bombs_are_for_midway_and_torpedoes_for_carriers() -> None:
    table = Table(loads=ALL_BOMBS).set(reported=1).put("centre", "A1").put("centre", "K1", load="torpedoes")
    assert table.refused("fly A1 fleet") == ("wrong-load", "KB-6.3")
    assert table.refused("fly K1 midway") == ("wrong-load", "KB-6.3")
    table.play("fly A1 midway; fly K1 fleet")


@pytest.mark.clause("KB-6.4", "KB-R14", "KB-6.6")
def test_the_fleet_draw_goes_on_until_the_dummy_comes_out() -> None:
    table = Table().set(reported=1).put("fleet", "A1")
    table.play("attack fleet-1")
    assert table.asked == "fleet-draw"
    assert table.options() == ["draw enterprise", "draw hornet", "draw yorktown"], "the first is always a carrier"
    table.draw("hornet")
    assert table.options() == ["draw enterprise", "draw yorktown", "draw no-carrier"]
    assert table.view["fleet_cup"] == {"carriers": 2, "dummies": 1}
    table.draw("yorktown")
    assert table.options() == ["draw enterprise", "draw no-carrier"]
    table.draw("no-carrier")
    assert table.asked == "fighter-draw"
    assert [ship["place"] for ship in table.view["us_ships"]] == ["fleet-2", "fleet-1", "fleet-1", "midway"]
    assert table.view["fleet_cup"] == {"carriers": 0, "dummies": 0}, "the dummy has left the game"


@pytest.mark.clause("KB-6.4")
def test_with_a_players_figures_without_a_dummy_all_carriers_are_one_fleet() -> None:
    table = Table(data={"counters": {"carrier_dummies": 0}}).set(reported=1).put("fleet", "A1")
    table.play("attack fleet-1")
    table.draw("hornet")
    assert table.options() == ["draw enterprise", "draw yorktown"]
    table.draw("yorktown")
    assert table.asked == "fighter-draw"
    assert table.told("fleet-drawn") == [{"ships": ["Enterprise", "Hornet", "Yorktown"], "missing": 0}]


@pytest.mark.clause("KB-6.5", "KB-R34")
def test_the_carriers_left_in_the_cup_are_a_second_fleet_without_a_draw_of_its_own() -> None:
    table = Table().set(reported=2, fleets=TWO_FLEETS).put("fleet", "A1", "A2")
    table.play("attack fleet-2 A1")
    assert table.asked == "fighter-draw"
    table.draw("no-fighter")
    fired = []
    while table.asked == "flak":
        fired.append(table.params["ship"])
        table.roll(1)
    assert fired == ["Hornet", "Yorktown"]


@pytest.mark.clause("KB-R34", "KB-6.4")
def test_a_fleet_once_drawn_keeps_its_ships() -> None:
    table = Table().set(reported=1, fleets=TWO_FLEETS).put("fleet", "A1")
    table.play("attack fleet-1")
    assert table.asked == "fighter-draw", "no second fleet draw"
    table.draw("no-fighter")
    assert table.params["ship"] == "Enterprise"


@pytest.mark.clause("KB-R34", "KB-R69")
def test_squadrons_may_be_divided_between_two_fleets_and_midway_attacked_in_the_same_turn() -> None:
    table = Table().set(reported=2, fleets=TWO_FLEETS).put("fleet", "A1", "A2", "ZA").put("midway", "K1")
    assert table.options("attack")[0] == "attack midway"
    assert table.options("attack")[1:6] == [
        "attack fleet-1 A1 A2 ZA",
        "attack fleet-1 A1 A2",
        "attack fleet-1 A1 ZA",
        "attack fleet-1 A1",
        "attack fleet-1 ZA",
    ]
    table.play("attack fleet-2 A2 ZA")
    table.draw("no-fighter")
    table.roll(5)  # Hornet turns the only bomber away, so that Yorktown need not fire
    assert table.options("attack") == ["attack midway", "attack fleet-1"], "all that are left attack the other fleet"
    table.play("attack midway")
    table.draw("no-fighter")
    table.roll(5)
    table.play("attack fleet-1")
    table.draw("no-fighter")
    table.roll(5)
    assert table.at("centre") == ["A1", "A2", "ZA", "K1"]
    assert table.track == {4: (0, 0, 0, 3)}, "each attack had its own fighter draw"


@pytest.mark.clause("KB-R69")
def test_with_two_fleets_an_attack_without_names_is_one_by_all() -> None:
    table = Table().set(reported=2, fleets=TWO_FLEETS).put("fleet", "A1", "A2", "ZA")
    table.play("attack fleet-1")
    assert table.events[0].params == {"target": "fleet-1", "bombers": 2, "zeros": 1}
    assert table.battle["names"] == ["A1", "A2", "ZA"]


@pytest.mark.clause("KB-R69")
def test_with_two_fleets_interchangeable_squadrons_may_be_named_at_will() -> None:
    table = Table().set(reported=2, fleets=TWO_FLEETS).put("fleet", "A1", "A2", "ZA", "ZK")
    table.play("attack fleet-2 ZK A2")
    assert table.battle["names"] == ["A2", "ZK"]


@pytest.mark.clause("KB-R69")
def test_nobody_is_named_twice() -> None:
    table = Table().set(reported=2, fleets=TWO_FLEETS).put("fleet", "A1", "A2")
    assert table.refused("attack fleet-1 A1 A1") == ("name-force", "KB-R69")


@pytest.mark.clause("KB-6.5", "KB-R48")
def test_a_sunk_fleet_is_no_target_while_the_other_still_is() -> None:
    table = Table().set(reported=2, fleets=TWO_FLEETS, us_hits={"enterprise": 2}).put("fleet", "A1")
    assert table.refused("attack fleet-1") == ("target-gone", "KB-R48")
    assert table.options("attack") == ["attack fleet-2"]
    assert table.state.parse("attack fleet") == table.state.parse("attack fleet-2")


@pytest.mark.clause("KB-6.7")
@pytest.mark.parametrize("place", ["midway", "fleet"])
def test_before_every_attack_us_fighters_are_drawn_up_to_the_first_dummy(place: str) -> None:
    table = Table().set(reported=1, fleets=TWO_FLEETS).put(place, "A1", "ZA")
    table.play(f"attack {place}")
    assert table.asked == "fighter-draw"
    assert [str(part) for part in table.state.odds()] == ["4/9", "5/9"]
    table.draw("fighter", "fighter", "no-fighter")
    assert table.asked == "fire"
    assert table.battle["fighters"] == 2


@pytest.mark.clause("KB-6.7")
def test_without_us_fighters_there_is_no_air_combat() -> None:
    table = Table().put("midway", "A1", "ZA")
    table.play("attack midway")
    table.draw("no-fighter")
    assert table.asked == "flak"


@pytest.mark.clause("KB-R36")
def test_zeros_alone_may_sweep_without_fire_or_bombs() -> None:
    table = Table().set(reported=1).put("centre", "ZA")
    table.play("fly ZA fleet")
    table.end()
    table.play("attack fleet-1")
    table.draw("enterprise", "no-carrier")
    table.draw("fighter", "no-fighter")
    table.roll(1, 6)
    assert table.asked == "japanese-phase", "no anti-aircraft fire, no bombing"
    assert (table.place("ZA"), table.facing("ZA")) == ("centre", "W")
    assert table.out == (0, 0, 1, 1)


@pytest.mark.clause("KB-R36")
def test_a_sweep_without_opposition_is_over_at_once() -> None:
    table = Table().put("midway", "ZA", "ZK")
    table.play("attack midway")
    table.draw("no-fighter")
    assert table.asked == "japanese-phase"
    assert table.at("centre") == ["ZA", "ZK"]


@pytest.mark.clause("KB-R70", "KB-R36")
def test_without_sweeps_a_zero_flies_only_where_a_bomber_flew_this_turn() -> None:
    table = Table(fighter_sweep=False).set(reported=1).put("centre", "A1", "ZA")
    assert table.refused("fly ZA midway") == ("no-sweep", "KB-R70")
    table.play("fly A1 midway")
    assert table.allows("fly ZA midway")
    assert table.refused("fly ZA fleet") == ("no-sweep", "KB-R70")


@pytest.mark.clause("KB-R70")
def test_without_sweeps_every_attack_has_a_bomber_and_leaves_no_zero_alone() -> None:
    table = Table(fighter_sweep=False, attacks_per_target="split").put("midway", "A1", "A2", "ZA", "ZK")
    assert table.options("attack") == [
        "attack midway A1 A2 ZA ZK",
        "attack midway A1 ZA ZK",
        "attack midway A1 ZA",
        "attack midway A1",
    ]
    assert table.refused("attack midway ZA") == ("no-sweep", "KB-R70")
    assert table.refused("attack midway A1 A2") == ("no-sweep", "KB-R70")


@pytest.mark.clause("KB-R70", "KB-R69")
def test_without_sweeps_a_part_of_one_attack_is_still_refused_for_being_a_part() -> None:
    table = Table(fighter_sweep=False).put("midway", "A1", "A2", "ZA")
    assert table.refused("attack midway A1 ZA") == ("name-force", "KB-R69")
