"""1. Setup."""

from __future__ import annotations

import pytest

from .table import CARRIERS, GAME, Table


@pytest.fixture
def table() -> Table:
    """The table as it is laid out, before the loads are chosen."""
    return Table(loads="")


@pytest.mark.clause("KB-1a", "KB-3k")
def test_the_four_carriers_start_undamaged_on_their_full_side(table: Table) -> None:
    assert [ship["name"] for ship in table.view["ships"]] == ["Akagi", "Kaga", "Soryu", "Hiryu"]
    assert {ship["condition"] for ship in table.view["ships"]} == {"whole"}
    assert [table.capacity(ship) for ship in CARRIERS] == [4, 4, 3, 3]


@pytest.mark.clause("KB-1b")
def test_fourteen_squadrons_start_aboard_one_zero_on_each_carrier(table: Table) -> None:
    assert table.at("akagi") == ["A1", "A2", "A3", "ZA"]
    assert table.at("kaga") == ["K1", "K2", "K3", "ZK"]
    assert table.at("soryu") == ["S1", "S2", "ZS"]
    assert table.at("hiryu") == ["H1", "H2", "ZH"]
    assert [one["name"] for one in table.view["squadrons"] if one["type"] == "zero"] == ["ZA", "ZK", "ZS", "ZH"]


@pytest.mark.clause("KB-1c", "KB-R74")
def test_the_player_says_for_each_carrier_how_many_bombers_take_bombs(table: Table) -> None:
    assert table.asked == "loads"
    assert table.options() == ["load akagi 3b 0t", "load akagi 2b 1t", "load akagi 1b 2t", "load akagi 0b 3t"]
    table.play("load akagi 1b 2t; load kaga 2b 1t; load soryu 0b 2t")
    assert table.options() == ["load hiryu 2b 0t", "load hiryu 1b 1t", "load hiryu 0b 2t"]
    table.play("load hiryu 1b 1t")
    loads = {one["name"]: one["load"] for one in table.view["squadrons"]}
    assert [name for name, load in loads.items() if load == "bombs"] == ["A1", "K1", "K2", "H1"]
    assert [name for name, load in loads.items() if load == "torpedoes"] == ["A2", "A3", "K3", "S1", "S2", "H2"]
    assert [name for name, load in loads.items() if load == "none"] == ["ZA", "ZK", "ZS", "ZH"]
    assert table.asked == "japanese-phase"


@pytest.mark.clause("KB-1c")
@pytest.mark.parametrize("line", ["load akagi 2b 2t", "load akagi 4b 0t", "load kaga 3b 0t"])
def test_other_numbers_or_another_carrier_are_refused(table: Table, line: str) -> None:
    assert table.refused(line) == ("load-count", "KB-1c")


@pytest.mark.clause("KB-1c")
def test_nothing_else_can_be_done_before_the_loads_are_chosen(table: Table) -> None:
    assert table.refused("launch A1 strike") == ("other-question", "KB-1c")
    assert table.refused("end") == ("other-question", "KB-1c")


@pytest.mark.clause("KB-1d")
def test_every_squadron_starts_facing_east_and_may_launch_in_the_first_turn() -> None:
    table = Table()
    assert {one["facing"] for one in table.view["squadrons"]} == {"E"}
    for one in table.view["squadrons"]:
        assert table.allows(f"launch {one['name']} strike")


@pytest.mark.clause("KB-1e")
def test_midway_starts_on_its_full_side(table: Table) -> None:
    assert table.condition("midway") == "whole"
    assert table.capacity("midway") == 3
    assert table.view["us_ships"][-1]["place"] == "midway"


@pytest.mark.clause("KB-1f", "KB-R6")
def test_the_fleet_cup_holds_three_carriers_and_no_dummy_yet(table: Table) -> None:
    assert table.view["fleet_cup"] == {"carriers": 3, "dummies": 0}
    assert [ship["place"] for ship in table.view["us_ships"][:-1]] == ["cup", "cup", "cup"]


@pytest.mark.clause("KB-1g", "KB-1h")
def test_the_cups_hold_squadrons_and_dummies(table: Table) -> None:
    assert table.cups == (11, 11, 4, 5)
    assert table.track == {}
    assert table.out == (0, 0, 0, 0)


@pytest.mark.clause("KB-1g", "KB-1h", "KB-R64")
def test_another_counter_mix_can_be_chosen() -> None:
    assert Table(data="mix-12-11-4-4").cups == (12, 11, 4, 4)
    assert Table(data="mix-12-11-4-4").capacity("midway") == 4
    assert Table(data="mix-10-10-5-6").cups == (10, 10, 5, 6)
    assert Table(data="mix-11-11-4-4").cups == (11, 11, 4, 4)


@pytest.mark.clause("KB-1i")
def test_the_first_turn_is_0430() -> None:
    table = Table(loads="")
    assert (table.view["hour"], table.turn) == ("0430", 0)
    table = Table()
    assert (table.view["hour"], table.turn) == ("0430", 1)


@pytest.mark.clause("KB-R64")
def test_cups_and_track_lie_open_and_every_onlooker_sees_the_same() -> None:
    table = Table().set(track={5: (1, 1, 0, 1)}, cups=(10, 10, 4, 4))
    assert table.state.view(None) == table.state.view("japan")
    assert table.view["cups"] == {"bombers": 10, "bomber-dummies": 10, "fighters": 4, "fighter-dummies": 4}
    assert table.view["track"] == [
        {"turn": 5, "hour": "0830", "bombers": 1, "bomber-dummies": 1, "fighters": 0, "fighter-dummies": 1}
    ]


@pytest.mark.clause("KB-R64")
def test_which_carriers_an_undrawn_fleet_has_is_nowhere_to_be_seen() -> None:
    table = Table().set(reported=1)
    assert {ship["place"] for ship in table.view["us_ships"][:-1]} == {"cup"}
    assert GAME.seats == ("japan",)
