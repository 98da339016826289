"""What a seat sees: a closed list of things, with names that a person can read."""

from __future__ import annotations

import pytest

from .table import Table

TWO_FLEETS = {"enterprise": 1, "hornet": 2, "yorktown": 2}


def test_the_view_holds_these_things_and_no_others() -> None:
    view = Table().view
    assert set(view) == {
        "setup",
        "turn",
        "hour",
        "phase",
        "stack",
        "ships",
        "squadrons",
        "us_ships",
        "fleet_cup",
        "fleets_reported",
        "fleets_alive",
        "kido_butai_found",
        "attacked_this_turn",
        "cups",
        "track",
        "drawn",
        "shot_down",
        "removed",
        "gone",
        "us_squadrons_owed",
        "debt",
        "run_on",
        "points",
        "level",
        "battle",
    }
    assert set(view["ships"][0]) == {"id", "name", "condition", "hits", "capacity", "deck"}
    assert set(view["us_ships"][0]) == {"id", "name", "condition", "hits", "capacity", "place"}
    squadron = {"name", "type", "place", "facing", "load", "acted", "must_land", "low_until"}
    assert set(view["squadrons"][0]) == squadron


def test_a_ship_is_shown_with_condition_capacity_and_use_of_its_deck() -> None:
    table = Table().put("cap", "ZS").put("lost", "S1").put("centre", "S2").set(hits={"soryu": 1, "hiryu": 2})
    table.play("launch A1 strike; land ZS soryu")
    shown = {ship["id"]: (ship["condition"], ship["capacity"], ship["deck"]) for ship in table.view["ships"]}
    assert shown == {
        "akagi": ("whole", 4, "launched"),
        "kaga": ("whole", 4, "free"),
        "soryu": ("damaged", 1, "landed"),
        "hiryu": ("sunk", 0, "free"),
    }


def test_us_ships_are_shown_where_they_are_known_to_be() -> None:
    table = Table().set(reported=2, fleets=TWO_FLEETS, us_hits={"hornet": 2, "midway": 1})
    shown = {ship["name"]: (ship["place"], ship["condition"], ship["capacity"]) for ship in table.view["us_ships"]}
    assert shown == {
        "Enterprise": ("fleet-1", "whole", 4),
        "Hornet": ("fleet-2", "sunk", 0),
        "Yorktown": ("fleet-2", "whole", 4),
        "Midway": ("midway", "damaged", 1),
    }
    assert table.view["fleets_alive"] == [1, 2]
    assert Table().view["fleets_alive"] == []
    assert Table().set(reported=1).view["fleets_alive"] == [1]


def test_loads_are_unset_before_they_are_chosen() -> None:
    table = Table(loads="")
    assert [table.squadron(name)["load"] for name in ("A1", "ZA")] == ["unset", "none"]


@pytest.mark.clause("KB-R47")
def test_what_was_attacked_this_turn_is_shown() -> None:
    table = Table().set(reported=2, fleets=TWO_FLEETS).put("midway", "ZA").put("fleet", "ZK")
    table.play("attack midway")
    table.draw("no-fighter")
    assert table.view["attacked_this_turn"] == {"midway": True, "fleet-1": False, "fleet-2": False}
    table.play("attack fleet-2")
    table.draw("no-fighter")
    assert table.view["attacked_this_turn"] == {"midway": True, "fleet-1": False, "fleet-2": True}
    table.quiet()
    assert not any(table.view["attacked_this_turn"].values())


@pytest.mark.parametrize(
    ("place", "line", "at"),
    [
        ("midway", "attack midway", "midway"),
        ("fleet", "attack fleet-1", "fleet-1"),
        ("fleet", "attack fleet-2", "fleet-2"),
    ],
)
def test_a_battle_is_shown_with_its_place_and_its_squadrons(place: str, line: str, at: str) -> None:
    table = Table().set(reported=2, fleets=TWO_FLEETS).put(place, "A1", "ZA")
    assert table.view["battle"] is None
    table.play(line)
    assert (table.battle["at"], table.battle["names"], table.battle["bombers"]) == (at, ["A1", "ZA"], 1)
    table.draw("no-fighter")
    while table.asked in ("flak", "pips", "bomb"):
        table.roll(1)
    if table.asked == "fill":
        table.play(table.options()[0])
    assert table.view["battle"] is None


def test_a_raid_is_shown_with_its_place_and_the_committed_cap() -> None:
    table = Table().put("cap", "ZA", "ZK").set(turn=5, found=True)
    table.raid(bombers=2)
    assert (table.battle["at"], table.battle["names"], table.battle["bombers"]) == ("kido-butai", [], 2)
    table.play("commit ZK")
    assert table.battle["names"] == ["ZK"]


def test_counters_on_the_table_are_shown_until_they_go_to_the_track() -> None:
    table = Table().set(turn=3, found=True)
    table.end()
    table.draw("bomber", "bomber")
    assert table.view["drawn"] == {"bombers": 2, "bomber-dummies": 0, "fighters": 0, "fighter-dummies": 0}


def test_the_hour_follows_the_turn() -> None:
    assert [Table().set(turn=turn).view["hour"] for turn in (1, 2, 16)] == ["0430", "0530", "1930"]


def test_the_setup_is_part_of_the_view() -> None:
    table = Table("detailed-sequence", {"counters": {"us_bombers": 9}}, adv_10a=True)
    assert table.view["setup"] == {
        "game": "kido-butai",
        "rules": 1,
        "preset": "detailed-sequence",
        "options": {"kb.adv_10a": True},
        "figures": {"counters": {"us_bombers": 9}},
    }
