"""The start of the game and the terms of the rulebook."""

from __future__ import annotations

from collections import Counter

import pytest

from pointluck.engine import DataError, leaves

from .table import GAME, Table


@pytest.mark.clause("BM-S1", "BM-G6", "BM-G7", "BM-R59")
def test_ships_at_the_start() -> None:
    state = Table().state
    assert state.task_forces(0) == [10, 15, 19]
    assert state.task_forces(1) == []
    assert state.located == [0, 0]
    classes = Counter(state.oob.ship_class[ship] for ship in range(state.oob.warships))
    assert classes == {
        "CV": 7, "CVL": 1, "BB": 4, "CA_TONE": 4, "CA_MYOKO": 6, "CL_NAGARA": 2, "CA_NEW_ORLEANS": 8,
        "DD_YAGUMO": 16, "DD_FARRAGUT": 12,
    }  # fmt: skip
    for force in (*state.oob.ijn_forces, *state.oob.usn_forces):
        assert len(force) <= 8
        assert sum(state.oob.capital[ship] for ship in force) <= 2


@pytest.mark.clause("BM-S2", "BM-S3", "BM-G1", "BM-G2", "BM-G3")
def test_aircraft_at_the_start() -> None:
    state = Table().state
    over = state.flying_over(0, 21)
    groups = {state.group[unit] for unit in over}
    assert len(over) == 20
    assert len(groups) == 2
    homes = [{state.oob.ships[state.home[unit]] for unit in over if state.group[unit] == group} for group in groups]
    assert {"Akagi", "Kaga"} in homes
    assert {"Hiryu", "Soryu"} in homes
    assert {state.fuel[unit] for unit in over} == {2}
    carried = Counter(state.oob.ships[home] for home in state.home)
    names = ("Enterprise", "Hornet", "Yorktown", "Kaga", "Akagi", "Hiryu", "Soryu", "Zuiho")
    assert [carried[name] for name in names] == [12, 12, 12, 11, 10, 10, 10, 4]
    assert [len(state.flying_over(1, zone)) for zone in (20, 12, 30)] == [1, 1, 2]
    aboard = [unit for unit in range(len(state.at)) if state.at[unit] >= 100]
    assert all(state.load[unit] or state.oob.is_fighter[unit] or state.oob.is_patrol[unit] for unit in aboard)


@pytest.mark.clause("BM-G4", "BM-G5")
def test_capital_ships_are_carriers_and_battleships() -> None:
    oob = Table().oob
    assert {oob.ship_class[ship] for ship in range(oob.warships) if oob.capital[ship]} == {"CV", "CVL", "BB"}


@pytest.mark.clause("BM-O1", "BM-5.5")
def test_the_phases_follow_one_another() -> None:
    table = Table()
    for unit in table.state.flying_over(0, 21):
        table.state.at[unit] = 31
    phases: dict[str, None] = {}
    asked: dict[str, None] = {}
    while table.state.turn == 1:
        phases[table.state.phase] = None
        asked[f"{table.seat} {table.asked}"] = None
        table.step_quietly()
    assert list(phases) == ["command", "search", "orders", "combat", "maintenance"]
    questions = list(asked)
    first = ["ijn reinforce", "usn reinforce", "ijn status", "ijn patrol", "usn patrol", "chance draw"]
    assert questions[:6] == first, "Japan first"
    assert questions[-2:] == ["ijn rearm", "usn rearm"]
    assert (table.state.turn, table.state.phase) == (2, "command")


def test_the_map_has_the_distances_of_the_reference() -> None:
    far = Table().oob.chart.distance
    pairs = {(21, 31): 2, (19, 31): 4, (15, 31): 4, (10, 31): 5, (37, 31): 4, (19, 21): 2, (15, 21): 2, (30, 19): 3}
    pairs |= {(5, 31): 6, (14, 31): 4, (23, 31): 2, (32, 31): 1, (41, 31): 2, (5, 19): 6, (14, 19): 5, (23, 19): 4}
    assert {pair: far[pair[0]][pair[1]] for pair in pairs} == pairs
    assert sum(len(near) for near in Table().oob.chart.next) == 2 * 96
    assert max(max(row[1:]) for row in far[1:]) == 8


def test_every_figure_has_a_provenance() -> None:
    for path, _ in leaves(GAME.data.figures):
        assert GAME.data.provenance(path).tag in ("printed", "derived", "reconstructed")


def test_a_player_may_change_figures() -> None:
    state = GAME.new(data={"ships": {"CV": {"hp": 5}}})
    assert state.view(None)["ships"][0]["hp"] == 5


def test_another_die_is_refused_because_the_tables_are_made_for_twelve_sides() -> None:
    with pytest.raises(DataError, match="data-range"):
        GAME.new(data={"dice": {"faces": 10}})
