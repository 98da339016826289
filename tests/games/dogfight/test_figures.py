"""A player's own figures: what fits changes the game, what does not is refused by its path."""

from __future__ import annotations

from typing import Any

import pytest

from pointluck.engine import DataError

from .table import GAME, Table, aimed


@pytest.mark.parametrize(
    ("figures", "key", "path"),
    [
        ({"grid": {"directions": ["E", "E", "NW", "W", "SW", "SE"]}}, "data-names", "/grid/directions"),
        ({"grid": {"table_radius": 99}}, "data-range", "/grid/table_radius"),
        ({"boards": {"large": {"midway_tile": "T9"}}}, "data-choice", "/boards/large/midway_tile"),
        ({"boards": {"large": {"usa": {"carrier": [9, 9]}}}}, "data-range", "/boards/large/usa/carrier"),
        ({"boards": {"large": {"usa": {"carrier": [1]}}}}, "data-type", "/boards/large/usa/carrier"),
        ({"boards": {"large": {"usa": {"start": [[9, 0]]}}}}, "data-areas", "/boards/large/usa/start"),
        ({"boards": {"large": {"usa": {"start": [[4, 2]]}}}}, "data-range", "/components/fighters_per_side"),
        ({"boards": {"large": {"japan": {"start": [[0, 0]] * 6}}}}, "data-twice", "/boards/large/japan/start"),
        ({"boards": {"large": {"small_tile": []}}}, "data-missing", "/boards/large/small_tile/0"),
        ({"components": {"special_aircraft_per_side": 0}}, "data-range", "/components/special_aircraft_per_side"),
        ({"aircraft": {"fighter": {"flight_max": 2}}}, "data-range", "/aircraft/fighter/flight_max"),
        ({"aircraft": {"fighter": {"diagram": "airship"}}}, "data-choice", "/aircraft/fighter/diagram"),
        ({"special_orders": {"usa": ["ramming"]}}, "data-choice", "/special_orders/usa"),
        ({"firing_cards": {"usa": []}}, "data-missing", "/firing_cards/usa/0"),
        ({"firing_cards": {"usa": [0]}}, "data-range", "/firing_cards/usa/0"),
        ({"firing_cards": {"usa": [7] * 15}}, "data-long", "/firing_cards/usa"),
        ({"firing_cards": {"usa": [7] * 200}}, "data-long", "/firing_cards/usa"),
        ({"grid": {"directions": ["E", "NE", "NW", "W", "SW", "SE", "E"]}}, "data-names", "/grid/directions"),
        ({"grid": {"directions": ["E", "N,E", "NW", "W", "SW", "SE"]}}, "data-word", "/grid/directions"),
        ({"manoeuvre_tokens": {"forward": 0, "left": 0, "right": 1}}, "data-range", "/manoeuvre_tokens"),
        ({"initiative": {"tie": "midway"}}, "data-choice", "/initiative/tie"),
        ({"order_cards": {"loop": {"cost": -1}}}, "data-range", "/order_cards/loop/cost"),
        ({"range_diagrams": {"usa": {"bomber": {"red": ["ahead"]}}}}, "data-type", "/range_diagrams/usa/bomber/red/0"),
    ],
)
def test_figures_that_do_not_fit_are_refused_by_their_path(figures: dict[str, Any], key: str, path: str) -> None:
    with pytest.raises(DataError) as caught:
        GAME.new(data=figures)
    assert (caught.value.key, caught.value.params["path"]) == (key, path)


def test_other_figures_change_the_game() -> None:
    table = Table(data={"aircraft": {"bomber": {"flight_max": 4}}, "initiative": {"command_points": 5, "tie": "japan"}})
    assert (table.holder, table.command) == ("japan", (5, 5))
    table = aimed(
        "U1 0,0 E", "J1 -2,0 E", data={"range_diagrams": {"usa": {"fighter": {"red": [[-2, 0]], "navy": []}}}}
    )
    table.pass_cards()
    assert table.told("firing-began") == [{"usa": "red", "japan": "yellow"}]


def test_a_colour_that_has_no_areas_may_be_given_some() -> None:
    diagrams = {"usa": {"fighter": {"red": [[-2, 0]], "navy": []}}, "japan": {"fighter": {"light_blue": [[2, 0]]}}}
    diagrams["japan"]["fighter"]["yellow"] = []
    table = aimed("U1 0,0 E", "J1 -2,0 E", data={"range_diagrams": diagrams})
    table.pass_cards()
    assert table.told("firing-began") == [{"usa": "red", "japan": "light_blue"}]


def test_one_small_tile_or_three() -> None:
    assert len(Table(data={"components": {"small_tiles": 3}}).view()["tiles"]) == 3
    table = Table(data={"components": {"small_tiles": 1}}).only("U1 7,-4 E", "U2 0,0 E", "J1 -4,3 E").tile(1, "-9,4")
    table.put("J1 -9,4 E")
    table.play("fly U1; forward")
    assert table.at("U1") == "lost"


def test_whole_games_with_more_aircraft_and_more_tokens_to_leave_out() -> None:
    figures = {"aircraft": {"ace": {"tokens": 4, "skip": 2}}, "components": {"fighters_per_side": 2}}
    table = Table("domination", data=figures).only("UA1 0,0 E", "J1 3,-1 E")
    table.play("attack UA1 J1", "plan left left right forward", "plan forward forward", "first usa", "skip 1")
    assert table.asked == "skip"
    table.play("skip 3")
    assert table.at("UA1") == "2,-1 E"


def test_tally_and_census_count_what_there_is() -> None:
    table = Table().put("UB1 -2,-2 W")
    assert sum(table.state.census().values()) == 12
    table.play("fly UB1; forward; forward")
    tally = table.state.tally()
    assert (tally["rounds"], tally["carriers-bombed"], tally["usa-aircraft-lost"]) == (1, 1, 0)
