"""2nd Phase: patrols, search, shadowing."""

from __future__ import annotations

import pytest

from pointluck.games.battle_of_midway.pieces import BELOW, PATROL, SHADOWING

from .table import Table


def _over(zone: int, job: int = PATROL, **options: object) -> Table:
    """PBY 1 over a zone; Carrier Division 1 in zone 19."""
    table = Table(**options).empty_sea().put(19, "akagi", "kaga", "tone-1", "yagumo-1")
    pby = table.oob.patrol_index["pby-1"]
    table.state.at[pby] = zone
    table.state.fuel[pby] = 9
    table.state.job[pby] = job
    return table


@pytest.mark.clause("BM-2.1", "BM-2.1.1", "BM-R25")
def test_patrols_fly_free_of_tokens_two_from_the_seaplane_base() -> None:
    table = Table().empty_sea().run("ready-patrols", "patrol", side="usn")
    table.play("patrol pby-1 > 21", "patrol pby-2 > 35")
    assert table.state.fuel[table.oob.patrol_index["pby-1"]] == 9
    assert table.asked != "patrol" or not any("pby" in text for text in table.legal())


@pytest.mark.clause("BM-R60", "BM-3.1.3.1", "BM-2.1")
def test_a_squall_costs_a_zone_and_holds_floatplanes_aboard() -> None:
    table = _over(21).squall(16).run("ready-patrols", "patrol", side="usn")
    assert 16 in table.zones("patrol")
    assert 11 not in table.zones("patrol"), "two zones, and the only way is through the squall"
    assert 12 in table.zones("patrol")
    table = _over(12).squall(7, 8, 3).run("ready-patrols", "patrol", side="usn")
    assert 3 not in table.zones("patrol"), "two zones, through a squall"
    held = Table().squall(19).run("ready-patrols", "patrol")
    assert not any("e13a-1 " in text for text in held.legal())


@pytest.mark.clause("BM-2.1.2", "BM-R51")
def test_one_bomber_per_carrier_flies_patrol_without_ordnance() -> None:
    table = Table().status(akagi="launch")
    table.spot("akagi", "b5n", 2)
    table.run("ready-patrols", "patrol")
    table.play("patrol b5n-t@akagi > 20")
    unit = table.state.flying_over(0, 20)[0]
    assert (table.state.load[unit], table.state.fuel[unit], table.state.job[unit]) == (0, 3, PATROL)
    assert not any("b5n-t@akagi" in text for text in table.legal())
    still = Table().status(akagi="maneuver")
    still.spot("akagi", "b5n", 1)
    still.run("ready-patrols", "patrol")
    still.refused("patrol b5n-t@akagi 20", "cannot-launch-patrol", "BM-2.1.2")


@pytest.mark.clause("BM-R51", "BM-R46")
def test_a_bomber_out_of_fuel_on_its_way_to_a_new_home_is_not_taken_for_its_patrol() -> None:
    table = Table()
    (spent,) = table.fly(24, "akagi", "b5n", 1, fuel=0, job=PATROL)
    (patrol,) = table.fly(19, "kaga", "b5n", 1, fuel=2, job=PATROL)
    table.state.home[spent] = table.ship("kaga")
    table.run("ready-patrols", "patrol").play("patrol b5n@kaga > 11")
    assert (table.state.at[spent], table.state.at[patrol]) == (24, 11)
    assert not any("b5n@kaga" in text for text in table.legal())


@pytest.mark.clause("BM-2.2.4")
def test_a_patrol_bomber_runs_dry() -> None:
    table = Table()
    table.fly(25, "akagi", "b5n", 1, fuel=1, job=SHADOWING)
    table.run("burn-fuel", "reinforce")
    unit = table.state.flying_over(0, 25)[0]
    assert (table.state.fuel[unit], table.state.job[unit]) == (0, PATROL)


@pytest.mark.clause("BM-2.2.1", "BM-R47")
def test_the_best_die_of_all_patrols_finds_a_hidden_force() -> None:
    table = _over(19)
    pby = table.oob.patrol_index["pby-2"]
    table.state.at[pby], table.state.fuel[pby], table.state.job[pby] = 19, 9, PATROL
    table.run("search", side="usn")
    table.roll(1, 2, 3)
    assert table.asked == "search-die"
    table.roll(7)
    assert table.asked == "task-force-die"
    table.roll(7)
    assert table.state.is_located(0, 19)


@pytest.mark.clause("BM-R54")
def test_a_patrol_launched_this_turn_searches_at_once() -> None:
    table = Table().empty_sea().put(29, "kongo-1").run("ready-patrols", "patrol", "usn", "search", side="usn")
    table.play("patrol pby-1 > 29", "done")
    assert (table.asked, table.state.roll) == ("search-die", [2, 0])
    table.roll(8, 1, 8)
    assert table.state.is_located(0, 29)


@pytest.mark.clause("BM-G1")
def test_combat_aircraft_and_patrols_act_at_different_times() -> None:
    table = Table().run("ready-patrols", "patrol", side="usn")
    assert {action.args[0].partition("-")[0] for action in table.state.legal() if action.args} == {"pby"}
    table.refused("fly s5", "other-question", "BM-2.1")
    orders = Table().run("order", side="usn", turn=2)
    assert "fly s5" in orders.legal(), "the B-17"
    assert not any("pby" in text for text in orders.legal())
    orders.refused("patrol pby-1 21", "other-question", "BM-3")


@pytest.mark.clause("BM-2.2.1", "BM-R48", "BM-2.1.1")
def test_failure_sends_patrols_home_at_once_out_of_fuel() -> None:
    table = _over(19).run("search", side="usn").roll(5, 7, 8)
    pby = table.oob.patrol_index["pby-1"]
    assert (table.state.at[pby], table.state.fuel[pby]) == (31, 0)
    assert not table.state.is_located(0, 19)


@pytest.mark.clause("BM-2.2.2", "BM-R52", "BM-R48")
def test_shadowing_is_declared_rolled_and_kept() -> None:
    table = _over(19).locate("ijn", 19).run("ready-patrols", "patrol", "usn", "search", side="usn")
    table.play("shadow pby-1", "done")
    assert table.state.roll == [3, 0]
    table.roll(1, 1, 6, 6)
    pby = table.oob.patrol_index["pby-1"]
    assert table.state.job[pby] == SHADOWING
    table.state.mark[pby] = 0
    table.run("ready-patrols", "patrol", "usn", "search", side="usn")
    table.refused("patrol pby-1 20", "is-shadowing", "BM-R48")
    table.play("done")
    assert table.state.roll == [4, 0]
    table.roll(1, 1, 1, 1, 2)
    assert table.state.at[pby] == 31
    assert table.state.is_located(0, 19), "failing does not hide the force"


@pytest.mark.clause("BM-2.2.2", "BM-R48")
def test_a_shadower_that_stops_goes_home() -> None:
    table = _over(19, SHADOWING).locate("ijn", 19).run("ready-patrols", "patrol", side="usn").play("stop pby-1")
    assert table.state.at[table.oob.patrol_index["pby-1"]] == 31


@pytest.mark.clause("BM-R52")
def test_patrols_that_arrive_over_a_located_force_neither_roll_nor_leave() -> None:
    table = _over(20).locate("ijn", 19).run("ready-patrols", "patrol", "usn", "search", side="usn")
    table.play("patrol pby-1 19")
    assert "shadow pby-1" not in table.legal()
    table.play("done")
    assert table.asked not in ("search-die", "task-force-die")
    assert table.state.at[table.oob.patrol_index["pby-1"]] == 19


@pytest.mark.clause("BM-2.2.3")
@pytest.mark.parametrize(("job", "dice"), [(PATROL, 1), (SHADOWING, 3)])
def test_one_die_less_in_a_squall(job: int, dice: int) -> None:
    table = _over(19, job).squall(19)
    if job == SHADOWING:
        table.locate("ijn", 19)
    table.run("search", side="usn")
    assert table.state.roll == [dice, 0]


@pytest.mark.clause("BM-R26", "BM-R53")
def test_without_a_base_returning_patrols_are_lost() -> None:
    table = _over(19).damage("seaplane-base", 3).run("search", side="usn").roll(1, 1, 9)
    assert table.state.at[table.oob.patrol_index["pby-1"]] == 0
    ramps = Table()
    (jake,) = ramps.fly(25, "tone-1", "e13a", 1, fuel=0, job=3)
    for name in ("tone-1", "tone-2", "tone-3", "tone-4"):
        for unit in ramps.units(name, "e13a"):
            if unit != jake and ramps.state.at[unit] >= BELOW:
                ramps.state.at[unit] = 0
        ramps.put(-1, name).damage(name, 3)
    ramps.run("return-home", "reinforce")
    assert ramps.state.at[jake] == 0
