"""Flight: Manoeuvres, changing places, leaving the board."""

from __future__ import annotations

import pytest

from pointluck.games.dogfight.hexes import area

from .table import Table


def tiles(table: Table) -> list[str]:
    """Where a Small Tile may be laid now, by tile and place."""
    return [" ".join(action.split()[1:]) for action in table.options("tile")]


@pytest.mark.clause("DF-F1", "DF-R38")
@pytest.mark.parametrize(("name", "least", "most"), [("U1", 3, 4), ("UB1", 2, 3), ("J1", 3, 4), ("JB1", 2, 3)])
def test_so_many_manoeuvres(name: str, least: int, most: int) -> None:
    table = Table(bids=(0, 0) if name[0] == "U" else (0, 1)).put(f"{name} 0,0 E")
    table.play(f"fly {name}")
    for number in range(most):
        assert table.allows("stop") is (number >= least)
        table.play("forward")
    assert table.asked == "activate"
    assert table.at(name) == f"{most},0 E"


@pytest.mark.clause("DF-F1")
def test_stopping_too_early_is_refused() -> None:
    table = Table().put("U1 0,0 E")
    table.play("fly U1; forward; forward")
    assert table.refused("stop") == ("too-early", "DF-F1")


@pytest.mark.clause("DF-F2", "DF-R7")
def test_first_the_step_then_at_most_one_turn_also_after_the_last() -> None:
    table = Table().put("U1 0,0 E")
    table.play("fly U1")
    assert table.options() == ["forward", "left", "right"]
    table.play("left")
    assert table.at("U1") == "1,0 NE"
    table.play("right")
    assert table.at("U1") == "2,-1 E"
    table.play("forward; right")
    assert table.at("U1") == "4,-1 SE"


@pytest.mark.clause("DF-F5", "DF-R8", "DF-R52", "DF-R62")
def test_aircraft_change_places_keep_their_facing_and_the_mover_may_turn() -> None:
    """DF-T4."""
    table = Table().put("U1 0,0 E", "J1 1,0 SW")
    table.play("fly U1; left")
    assert (table.at("U1"), table.at("J1")) == ("1,0 NE", "0,0 SW")
    assert "J1" in table.marked(), "it keeps its marker"


@pytest.mark.clause("DF-R8")
def test_friends_change_places_too_and_there_are_no_chains() -> None:
    table = Table().put("U1 0,0 E", "U2 1,0 W", "U3 2,0 NW")
    table.play("fly U1; forward; forward; forward; stop")
    assert [table.at(name) for name in ("U1", "U2", "U3")] == ["3,0 E", "0,0 W", "1,0 NW"]


@pytest.mark.clause("DF-F4", "DF-R10")
def test_without_a_tile_the_aircraft_is_lost() -> None:
    table = Table().put("U1 7,-3 E")
    table.play("fly U1; forward")
    assert table.asked == "leave-board"
    table.play("fly-off")
    assert table.at("U1") == "lost"
    assert table.told("destroyed") == [{"aircraft": "U1", "cause": "flown-off"}]


@pytest.mark.clause("DF-F4", "DF-R40")
@pytest.mark.parametrize(
    ("start", "places"),
    [("7,-4 E", ["9,-4", "9,-5"]), ("5,-1 E", ["7,-1"]), ("5,2 E", ["6,3", "7,1", "7,2"])],
)
def test_where_a_small_tile_may_be_laid(start: str, places: list[str]) -> None:
    """DF-T1, DF-T6: the area entered is (8,-4), (6,-1), (6,2). The two tiles are alike."""
    table = Table().only(f"U1 {start}", "U2 0,0 E", "J1 -4,3 E")
    table.play("fly U1; forward")
    assert sorted(tiles(table)) == [f"S1 {place}" for place in places]
    table.play(f"tile S1 {places[0]}")
    assert table.view()["tiles"] == [places[0], None]


@pytest.mark.clause("DF-R10", "DF-R40")
def test_a_tile_stays_until_it_is_used_again_and_then_its_old_areas_are_gone() -> None:
    table = Table().only("U1 5,2 E", "U2 0,0 E", "J1 -4,3 E").tile(1, "9,-4")
    board = table.plain_oob().board
    assert board.exists(area(8, -4), [board.by_name["9,-4"], -1])
    table.play("fly U1; forward; tile S1 7,2")
    assert (table.at("U1"), table.view()["tiles"]) == ("6,2 E", ["7,2", None])
    assert not board.exists(area(8, -4), [board.by_name["7,2"], -1])


@pytest.mark.clause("DF-R10")
def test_the_tile_the_mover_stands_on_may_be_laid_anew_but_none_with_another_aircraft() -> None:
    table = Table().only("U1 0,0 NE", "U2 0,2 E", "J1 -4,3 E").tile(1, "9,-4").tile(2, "-9,4")
    table.put("U1 8,-4 NE", "J1 -9,4 E")
    table.play("fly U1; left")
    assert table.at("U1") == "9,-5 NW", "still on the tile"
    table.play("forward")
    assert {place.split()[0] for place in tiles(table)} == {"S1"}
    assert table.refused("tile S2 9,-6") == ("tile-occupied", "DF-R10")
    table.play("tile S1 9,-6")
    assert (table.at("U1"), table.view()["tiles"]) == ("9,-6 NW", ["9,-6", "-9,4"])


@pytest.mark.clause("DF-R10", "DF-F4")
def test_no_free_tile_means_loss() -> None:
    """DF-T7."""
    table = Table("domination").only("U1 7,-4 E", "U2 0,0 E", "J1 -4,3 E", "J2 0,-2 E")
    table.tile(1, "-9,4").tile(2, "9,-1").put("J1 -9,4 E", "J2 9,-1 W")
    table.play("fly U1; forward")
    assert table.at("U1") == "lost"
    assert table.points == (0, 1), "the enemy scores"


@pytest.mark.clause("DF-R11")
@pytest.mark.parametrize(("name", "points"), [("U1", 1), ("UA1", 3)])
def test_flown_off_scores_for_the_enemy(name: str, points: int) -> None:
    table = Table("domination").only(f"{name} 7,-4 E", "U2 0,0 E", "J1 -4,3 E")
    table.play(f"fly {name}; forward; fly-off")
    assert table.points == (0, points)


@pytest.mark.clause("DF-R38")
def test_the_least_number_must_be_flown_even_off_the_board() -> None:
    table = Table().put("U1 7,-4 E")
    table.play("fly U1")
    assert not table.allows("stop")
    table.play("forward; fly-off")
    assert table.at("U1") == "lost"


@pytest.mark.clause("DF-R39")
def test_a_flight_ends_with_its_aircraft_and_the_card_moves_on() -> None:
    table = Table().put("U1 7,-4 E")
    table.play("fly U1; forward; fly-off")
    assert (table.asked, table.holder) == ("activate", "japan")


@pytest.mark.clause("DF-R40")
def test_a_tile_must_contain_the_area_and_overlap_nothing() -> None:
    table = Table().only("U1 7,-4 E", "U2 0,0 E", "J1 -4,3 E").tile(2, "9,-7")
    table.play("fly U1; forward")
    assert table.refused("tile S1 9,-1") == ("tile-misses", "DF-R40")
    assert table.refused("tile S1 8,-4") == ("tile-overlaps", "DF-R40")
    assert table.refused("tile S1 9,-5") == ("tile-overlaps", "DF-R40")
    assert "S1 9,-4" in tiles(table)


@pytest.mark.clause("DF-R41")
def test_a_tile_may_touch_any_other_unless_the_option_asks_for_a_big_one() -> None:
    options: list[tuple[dict[str, str], bool]] = [({}, True), ({"small_tile_touch": "big"}, False)]
    for option, allowed in options:
        table = Table(**option).only("U1 0,0 E", "U2 0,2 E", "J1 -4,3 E").tile(1, "9,-4")
        table.put("U1 10,-4 E")
        table.play("fly U1; forward")
        if not allowed:
            assert table.at("U1") == "lost", "no place for a tile, so nothing was asked"
            continue
        assert "S2 12,-4" in tiles(table)


@pytest.mark.clause("DF-R41")
def test_a_detached_tile_is_refused() -> None:
    table = Table().only("U1 0,0 E", "U2 0,2 E", "J1 -4,3 E").tile(1, "9,-4").put("U1 9,-5 NE")
    table.play("fly U1; forward")
    assert table.asked == "leave-board"
    assert table.refused("tile S1 11,-6") == ("tile-detached", "DF-R41")


@pytest.mark.clause("DF-R63")
def test_the_table_ends_somewhere() -> None:
    table = Table()
    board = table.plain_oob().board
    assert all(placement.areas <= board.table for placement in board.placements)
    table.only("U1 0,0 E", "U2 0,2 E", "J1 -4,3 E").tile(1, "13,-4").put("U1 14,-4 E")
    table.play("fly U1; forward")
    assert table.at("U1") == "lost"


@pytest.mark.clause("DF-R62")
def test_a_token_turns_only_as_it_shows_after_a_swap() -> None:
    table = Table().only("U1 0,0 E", "J1 1,0 W", "U2 -7,4 E")
    table.play("attack U1 J1", "plan forward left", "plan forward forward", "first usa")
    assert table.at("J1").endswith(" W")
    assert table.at("U1").endswith(" NE")


@pytest.mark.clause("DF-F4")
def test_every_question_names_the_answers_that_lose_the_aircraft_to_the_sea() -> None:
    table = Table().only("U1 7,-3 E", "J1 4,-3 E")
    table.play("fly U1")
    assert (table.params["ahead"], table.params["lost"]) == ("edge", []), "a Small Tile could be laid"
    table.play("forward")
    assert (table.asked, table.params["lost"]) == ("leave-board", ["fly-off"])
    table = Table(data={"grid": {"table_radius": 7}}, bids=(0, 1)).only("U1 7,-3 E", "J1 4,-3 E", "J2 0,0 NE")
    table.play("attack J1 U1; plan forward left")
    assert table.params["lost"] == table.options("plan")
    table = Table(data={"grid": {"table_radius": 7}}, bids=(0, 1)).only("U1 6,-3 NE", "J1 3,-3 E", "J2 0,0 NE")
    table.play("attack J1 U1; plan forward forward")
    assert "plan right right" in table.params["lost"]
    assert "plan left left" not in table.params["lost"]
