"""5th Phase: going home, fuel, arming, decks."""

from __future__ import annotations

import pytest

from pointluck.games.battle_of_midway.pieces import BELOW, CAP, DECK, FOUGHT, JAMMED, MUST_RECOVER, TIRED

from .table import Table


@pytest.mark.clause("BM-5.1", "BM-R45", "BM-R87")
def test_units_out_of_fuel_fly_home_by_a_shortest_way_of_the_owners_choice() -> None:
    table = Table()
    table.fly(31, "akagi", "a6m", 2, fuel=0)
    table.fly(31, "kaga", "b5n", 1, fuel=0)
    table.run("return-home", "reinforce")
    assert table.zones() == [21, 25, 29]
    table.refused("to 26", "not-the-way-home", "BM-R45")
    table.play("to 25")
    assert len(table.state.flying_over(0, 25)) == 3


@pytest.mark.clause("BM-R45", "BM-R60")
def test_the_way_home_through_a_squall_is_one_zone_shorter() -> None:
    table = Table().empty_sea().put(10, "akagi").squall(11, 15, 10)
    (unit,) = table.fly(16, "akagi", "a6m", 1, fuel=0)
    table.run("return-home", "reinforce")
    assert set(table.oob.chart.homeward(16, 10, 2, table.state.squalls)) == {11, 15}
    assert table.state.at[unit] == 16
    table.play("to 15")
    assert table.state.at[unit] == 15


@pytest.mark.clause("BM-5.1", "BM-R32", "BM-R46")
def test_surplus_units_ditch_and_the_others_are_given_a_deck() -> None:
    table = Table().empty_sea().put(15, "hiryu")
    for home in ("akagi", "kaga", "soryu"):
        table.fly(21, home, "a6m", 2, fuel=0)
        for kind in ("a6m", "d3a", "b5n"):
            for unit in table.units(home, kind):
                if table.state.at[unit] >= BELOW:
                    table.state.at[unit] = 0
        table.put(-1, home).damage(home, 4)
    table.run("return-home", "reinforce")
    assert table.asked == "ditch"
    assert len(table.legal()) == 3
    table.play("ditch a6m@kaga/21", "ditch a6m@kaga/21", "ditch a6m@soryu/21", "ditch a6m@soryu/21")
    alive = [
        unit for unit in table.oob.air[0] if table.state.home[unit] == table.ship("hiryu") and table.state.at[unit]
    ]
    assert len(alive) == 12
    table.sound()


@pytest.mark.clause("BM-R46", "BM-5.1")
def test_the_owner_may_split_units_without_a_home_between_decks() -> None:
    table = Table().empty_sea().put(15, "hiryu").put(19, "akagi")
    strays = table.fly(21, "soryu", "a6m", 3, fuel=0)
    table.sink("soryu", *strays).run("return-home", "reinforce")
    # Akagi has five free slots, Hiryu two.
    assert table.legal() == [
        *(f"divert akagi {count}a6m" for count in (3, 2, 1)),
        *(f"divert hiryu {count}a6m" for count in (2, 1)),
    ]
    table.play("divert hiryu 1a6m", "divert akagi")
    assert sorted(table.state.home[unit] for unit in strays) == sorted(
        [table.ship("hiryu"), *2 * [table.ship("akagi")]]
    )


@pytest.mark.clause("BM-R46", "BM-R36")
def test_us_units_always_have_the_airfield() -> None:
    table = Table().empty_sea().damage("airfield", 5)
    units = table.fly(26, "hornet", "sbd", 3, fuel=0)
    table.put(-1, "hornet").damage("hornet", 4)
    for unit in [unit for unit in range(len(table.state.at)) if table.state.at[unit] == BELOW + table.ship("hornet")]:
        table.state.at[unit] = 0
    table.run("return-home", "reinforce", side="usn")
    assert {table.state.home[unit] for unit in units} == {table.oob.airfield}
    assert {table.state.at[unit] for unit in units} == {31}


@pytest.mark.clause("BM-5.2.1", "BM-R41", "BM-R85", "BM-R57")
def test_fuel_burns_and_a_battle_takes_all_of_it() -> None:
    table = Table().empty_sea()
    groups = [table.fly(20, "akagi", "b5n", 1, fuel=fuel) for fuel in (3, 1)]
    fought = table.fly(20, "kaga", "b5n", 1, fuel=2)
    cap = table.fly(19, "akagi", "a6m", 1, fuel=1, job=CAP)
    table.state.mark[fought[0]] |= FOUGHT
    table.run("burn-fuel", "reinforce")
    fuel = table.state.fuel
    assert [fuel[groups[0][0]], fuel[groups[1][0]], fuel[fought[0]], fuel[cap[0]]] == [2, 0, 0, 0]
    assert table.state.load[fought[0]] == 0
    assert table.state.load[groups[1][0]] != 0, "only a battle takes the ordnance"
    assert table.state.job[cap[0]] != CAP


@pytest.mark.clause("BM-R94", "BM-R85", "BM-R42")
def test_whoever_stood_on_a_board_loses_its_ordnance_even_without_fuel() -> None:
    """CAP attacks bombers on their way home: they defend themselves, and what they still carry is gone."""
    table = Table().empty_sea().put(14, "enterprise")
    bombers = table.fly(14, "akagi", "b5n", 2, fuel=0)
    table.fly(14, "enterprise", "f4f", 1, job=CAP)
    table.run("combat-zones", "battles", "burn-fuel", "order").play("attack")
    while table.state.battle is not None:
        table.step_quietly()
    assert {table.state.at[unit] for unit in bombers} == {14}
    assert {table.state.load[unit] for unit in bombers} == {0}
    table.sound()


@pytest.mark.clause("BM-R94", "BM-R33", "BM-1.5")
def test_a_bomber_that_lands_with_its_ordnance_may_be_spotted_the_next_turn() -> None:
    table = Table().status(akagi="recover")
    table.fly(19, "akagi", "b5n", 1, fuel=0)
    table.run("land-aircraft", "arm", "rearm", "clear-landed", "spot-decks")
    table.status(akagi="launch").until("spot")
    assert "spot akagi 2a6m 3b5n-t" in table.legal()


@pytest.mark.clause("BM-5.2.2", "BM-R43", "BM-2.1.1")
def test_heavy_bombers_and_seaplanes_track_no_fuel() -> None:
    table = Table()
    b17 = [unit for unit in table.state.aloft(1) if table.oob.words[unit] == "b17"]
    pby = table.oob.patrol_index["pby-1"]
    table.state.mark[b17[0]] |= FOUGHT
    table.run("burn-fuel", "reinforce")
    assert [table.state.fuel[unit] for unit in (*b17, pby)] == [0, 9, 9]


@pytest.mark.clause("BM-5.3", "BM-R33")
def test_bombers_are_armed_below_and_those_with_a_choice_are_asked() -> None:
    table = Table()
    state = table.state
    for unit in (*table.units("hiryu", "d3a"), *table.units("kaga", "b5n")):
        state.load[unit] = 0
    tired = table.units("hiryu", "d3a")[0]
    state.mark[tired] |= TIRED
    table.run("arm", "rearm")
    assert [state.load[unit] for unit in table.units("hiryu", "d3a")] == [0, 1, 1]
    table.play("arm kaga 3b5n-t 1b5n-b")
    assert sorted(state.load[unit] for unit in table.units("kaga", "b5n")) == [1, 2, 2, 2]


@pytest.mark.clause("BM-5.3", "BM-R33")
def test_changing_a_load_takes_two_turns() -> None:
    table = Table().run("arm", "rearm")
    table.play("unload akagi 2b5n-t")
    assert not any(text.startswith("arm akagi") for text in table.legal())
    table.run("clear-landed", "arm", "rearm")
    assert "arm akagi 2b5n-b" in table.legal()


@pytest.mark.clause("BM-5.4", "BM-R33", "BM-R31")
def test_who_landed_goes_below_unarmed_and_spotted_units_may() -> None:
    table = Table()
    landed = table.spot("akagi", "a6m", 1)
    spotted = table.spot("akagi", "b5n", 2)
    table.state.mark[landed[0]] |= TIRED
    table.run("clear-landed", "clear")
    assert table.state.at[landed[0]] == BELOW + table.ship("akagi")
    assert table.state.mark[landed[0]] == 0
    table.play("clear akagi 1b5n-t", "done")
    assert sorted(table.state.at[unit] for unit in spotted) == [BELOW + table.ship("akagi"), DECK + table.ship("akagi")]


@pytest.mark.clause("BM-R28", "BM-R86")
def test_a_jammed_deck_is_cleared_a_turn_later() -> None:
    table = Table()
    akagi = table.ship("akagi")
    (unit,) = table.spot("akagi", "a6m", 1)
    table.state.mark[unit] |= TIRED
    table.state.jam[akagi] = JAMMED
    table.run("clear-landed", "reinforce")
    assert (table.state.at[unit], table.state.jam[akagi]) == (DECK + akagi, MUST_RECOVER)
    table.run("clear-landed", "reinforce")
    assert (table.state.at[unit], table.state.jam[akagi]) == (BELOW + akagi, 0)


@pytest.mark.clause("BM-5.4")
def test_all_of_a_deck_with_one_kind_may_be_called_all() -> None:
    table = Table()
    table.spot("akagi", "a6m", 2)
    table.run("clear").play("clear akagi all")
    assert not table.state.on_deck(table.ship("akagi"))
    table = Table()
    table.spot("akagi", "a6m", 1)
    table.run("clear").refused("clear kaga all", "not-on-deck", "BM-5.4")
