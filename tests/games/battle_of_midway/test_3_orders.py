"""3rd Phase: tokens, aircraft, task forces, weather."""

from __future__ import annotations

import pytest

from pointluck.games.battle_of_midway.pieces import CAP, ORDERED, SHADOWING, STRIKE

from .table import Table


@pytest.mark.clause("BM-3", "BM-3.1", "BM-R20")
def test_a_token_gives_its_owner_one_order_or_nothing() -> None:
    table = Table().run("fill-cup", "next-draw", turn=2)
    table.draw("usn")
    assert (table.seat, table.asked) == ("usn", "order")
    table.play("pass")
    assert table.state.cup == [4, 3, 1, 1]
    assert table.seat == "chance"


@pytest.mark.clause("BM-3.1.4", "BM-R20", "BM-R57")
def test_combat_ends_the_phase_and_what_is_left_is_lost() -> None:
    table = Table()
    table.fly(25, "akagi", "a6m", 1, job=CAP)
    table.run("fill-cup", "next-draw", "order", turn=2).draw("combat")
    assert table.state.cup == [0, 0, 0, 0]
    assert table.state.job[table.state.flying_over(0, 25)[0]] == STRIKE, "nothing to protect there"


@pytest.mark.clause("BM-3.1.1", "BM-R22", "BM-R38")
def test_a_token_launches_part_of_one_deck_as_one_strike() -> None:
    table = Table().status(akagi="launch")
    table.spot("akagi", "a6m", 2)
    table.spot("akagi", "b5n", 3)
    table.run("order", "order")
    table.play("launch akagi 1a6m 2b5n > 25")
    assert len(table.state.flying_over(0, 25)) == 3
    assert {table.state.fuel[unit] for unit in table.state.flying_over(0, 25)} == {3}
    table.state.launched[table.ship("akagi")] = 5
    table.run("order")
    table.refused("launch akagi", "air-service", "BM-R38")


@pytest.mark.clause("BM-1.4.1", "BM-1.5", "BM-3.1.3.1", "BM-R60")
def test_nothing_takes_off_without_launch_orders_from_an_empty_deck_or_in_a_squall() -> None:
    table = Table().status(akagi="recover", kaga="launch", hiryu="launch").squall(15)
    table.spot("akagi", "b5n", 1)
    table.spot("hiryu", "d3a", 1)
    table.run("order")
    table.refused("launch akagi", "not-launching", "BM-1.4.1")
    table.refused("launch kaga", "nothing-spotted", "BM-1.5")
    table.refused("launch hiryu", "in-squall", "BM-3.1.3.1")
    table.refused("launch enterprise", "not-yours", "BM-3")


@pytest.mark.clause("BM-3.1.1.2", "BM-R23", "BM-3")
def test_a_strike_group_moves_together_and_may_leave_air_groups_behind() -> None:
    table = Table().run("order", "order", turn=2)
    table.play("fly s1", "leave d3a@kaga", "to 31")
    assert len(table.state.flying_over(0, 31)) == 7
    left = [unit for unit in table.state.flying_over(0, 21) if table.state.group[unit] == 1]
    assert {table.state.air_word(unit) for unit in left} == {"d3a@kaga"}
    assert "fly s1" in table.legal(), "what stayed may have a token of its own"
    moved = next(
        number for number in set(table.state.group) if number and table.state.at[table.state.group.index(number)] == 31
    )
    table.refused(f"fly s{moved}", "already-ordered", "BM-3")


@pytest.mark.clause("BM-G3", "BM-R24")
def test_groups_of_one_task_force_may_merge_and_share_the_lowest_fuel() -> None:
    table = Table().status(akagi="launch")
    table.spot("akagi", "b5n", 3)
    table.run("order", turn=2).play("launch akagi 3b5n > 21")
    assert table.legal() == ["merge s1", "apart"], "not with Carrier Division 2"
    table.refused("merge s2", "cannot-merge", "BM-R24")
    table.play("merge s1")
    assert {table.state.fuel[unit] for unit in table.state.flying_over(0, 21)} == {2}


@pytest.mark.clause("BM-3.1.1")
def test_units_out_of_fuel_take_no_orders() -> None:
    table = Table()
    table.fly(25, "akagi", "b5n", 2, fuel=0)
    table.run("order")
    assert len(table.legal("fly")) == 2


@pytest.mark.clause("BM-3.1.1.1", "BM-R22")
def test_cap_is_fighters_within_a_zone_of_a_capital_ship_or_base() -> None:
    table = Table().status(akagi="launch")
    table.spot("akagi", "a6m", 2)
    table.run("order")
    table.play("cap akagi", "send 2a6m")
    assert table.zones() == [15, 19]
    table.refused("to 20", "no-haven", "BM-3.1.1.1")
    table.play("to 19")
    cap = [unit for unit in table.state.flying_over(0, 19) if table.state.job[unit] == CAP]
    assert len(cap) == 2


@pytest.mark.clause("BM-3.1.1.1", "BM-R57")
def test_fighters_in_flight_may_be_made_cap() -> None:
    table = Table()
    for unit in table.state.flying_over(0, 21):
        table.state.at[unit] = 20
    table.run("order", "order", turn=2)
    table.play("cap s1 a6m@akagi", "to 19")
    units = [unit for unit in table.state.flying_over(0, 19) if table.state.job[unit] == CAP]
    assert len(units) == 2
    assert all(table.state.mark[unit] & ORDERED for unit in units)


@pytest.mark.clause("BM-1.4.2", "BM-R40", "BM-R26")
def test_the_airfield_launches_three_a_token_and_as_many_tokens_as_hit_points() -> None:
    table = Table().damage("airfield", 3).run("order", "order", "order", side="usn")
    table.play("launch airfield")
    assert max(sum(int(word[0]) for word in action.args) for action in table.state.legal()) == 3
    table.play("send 3sbd-b", "to 26", "cap airfield 3")
    table.refused("launch airfield", "airfield-tokens", "BM-1.4.2")
    down = Table().damage("airfield", 5).run("order", side="usn").play("launch airfield")
    assert all(len(action.args) == 1 and action.args[0][0] == "1" for action in down.state.legal())
    total = Table(knocked_out_ops="one_total").damage("airfield", 5)
    total.state.airfield_landings = 1
    total.run("order", side="usn")
    assert "launch airfield" not in total.legal()


# --- task forces ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("BM-3.1.2", "BM-R49")
def test_a_force_that_moves_unwatched_is_hidden_again() -> None:
    table = Table().locate("ijn", 10).run("order").play("move 10 > 11")
    assert table.state.task_forces(0) == [11, 15, 19]
    assert table.state.located[0] == 0


@pytest.mark.clause("BM-3.1.2", "BM-R50", "BM-R52")
def test_shadowers_and_combat_aircraft_follow_a_located_force() -> None:
    table = Table().locate("ijn", 10)
    pby = table.oob.patrol_index["pby-1"]
    table.state.at[pby], table.state.job[pby] = 10, SHADOWING
    b17 = [unit for unit in table.state.aloft(1) if table.oob.words[unit] == "b17"]
    for unit in b17:
        table.state.at[unit] = 10
    table.run("order").play("move 10 > 11")
    assert {table.state.at[unit] for unit in (pby, *b17)} == {11}
    assert table.state.is_located(0, 11)
    free = Table(combat_aircraft_follow="optional").locate("ijn", 10)
    for unit in [unit for unit in free.state.aloft(1) if free.oob.words[unit] == "b17"]:
        free.state.at[unit] = 10
    free.run("order").play("move 10 > 11")
    assert (free.seat, free.asked) == ("usn", "enemy-follow")
    free.play("done")
    assert not free.state.is_located(0, 11)


@pytest.mark.clause("BM-3.1.2", "BM-G6", "BM-R50", "BM-R55")
def test_a_force_splits_and_each_watcher_chooses_whom_to_follow() -> None:
    table = Table().locate("ijn", 10)
    pby = table.oob.patrol_index["pby-1"]
    table.state.at[pby], table.state.job[pby] = 10, SHADOWING
    table.run("order", "order").play("move 10", "leave kongo-1", "to 11")
    assert (table.seat, table.asked) == ("usn", "enemy-follow")
    table.play("follow pby-1")
    assert table.state.is_located(0, 11)
    assert table.state.is_located(0, 10), "what stayed is still in sight"
    assert "move 10" in table.legal(), "ships left behind may take another token"
    assert "move 11" not in table.legal()


@pytest.mark.clause("BM-R49")
def test_whoever_joins_a_located_force_is_located() -> None:
    table = Table().locate("ijn", 15).put(11, "kongo-1").status(hiryu="maneuver", soryu="maneuver")
    table.put(0, "soryu")
    table.run("order").play("move 11 > 15")
    assert table.state.is_located(0, 15)


@pytest.mark.clause("BM-R49", "BM-R56", "BM-R60")
def test_ships_of_both_sides_reveal_each_other_except_in_a_squall() -> None:
    table = Table().put(11, "farragut-1").run("order").play("move 10 > 11")
    assert table.state.is_located(0, 11)
    assert table.state.is_located(1, 11)
    veiled = Table().put(11, "farragut-1").squall(11).run("order").play("move 10 > 11")
    assert veiled.state.located == [0, 0]


@pytest.mark.clause("BM-R56")
def test_enemy_ships_stop_nobody_and_nothing_leaves_the_map() -> None:
    table = Table().put(11, "farragut-1", "new-orleans-1").run("order", "order").play("move 10 > 11")
    assert table.state.has_ships(0, 11)
    table.state.moved = [False] * len(table.state.moved)
    table.run("order", "order").play("move 11")
    assert 12 in table.zones(), "and on past them"
    corner = Table().empty_sea().put(1, "kongo-1", "yagumo-1").run("order", "order").play("move 01")
    assert corner.zones() == [2, 6]
    corner.refused("to 42", "not-adjacent", "BM-3.1.2")


@pytest.mark.clause("BM-G7", "BM-R59")
def test_no_zone_holds_more_than_two_capital_ships_and_eight_ships() -> None:
    table = Table().run("order").play("move 10")
    table.refused("to 15", "stacking", "BM-R59")
    assert 15 not in table.zones()


@pytest.mark.clause("BM-3.1.2", "BM-R58")
def test_cap_goes_with_the_last_capital_ship_and_chooses_with_one_left() -> None:
    table = Table().status(akagi="maneuver", kaga="maneuver")
    cap = table.fly(19, "akagi", "a6m", 2, job=CAP)
    table.run("order").play("move 19 > 24")
    assert {table.state.at[unit] for unit in cap} == {24}
    parted = Table().status(akagi="maneuver", kaga="launch")
    cap = parted.fly(19, "akagi", "a6m", 2, job=CAP)
    parted.run("order").play("move 19 > 24")
    assert parted.asked == "cap-follow"
    parted.play("follow 1a6m@akagi:2")
    assert sorted(parted.state.at[unit] for unit in cap) == [19, 24]
    parted.sound()


# --- weather ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("BM-3.1.3", "BM-R61", "BM-R8")
def test_squalls_spread_along_the_row_then_to_the_next() -> None:
    table = Table().run("fill-cup", "next-draw", turn=2).draw("weather")
    assert table.state.squalls == 1 << 3
    table.run("fill-cup", "next-draw", turn=3).draw("weather")
    assert table.zones("squall") == [2, 4]
    table.refused("squall 05", "squall-zone", "BM-R61")
    table.squall(1, 2, 4, 5).run("weather")
    assert table.zones("squall") == [6, 7, 8, 9]
    table.squall(7).run("weather")
    assert table.zones("squall") == [6, 8]
    table.squall(6, 8, 9, 12).run("fill-cup", "next-draw", turn=4).draw("weather")
    assert table.seat == "chance", "all ten markers are out"


@pytest.mark.clause("BM-R20")
def test_the_drawer_places_squalls() -> None:
    table = Table().squall(3).run("fill-cup", "next-draw", turn=2).draw("weather")
    assert table.seat == "usn"
    table = Table().squall(3).run("fill-cup", "next-draw", turn=3).draw("weather")
    assert table.seat == "ijn"


# --- transports and intercepts ----------------------------------------------------------------------------------------


@pytest.mark.clause("BM-4.1", "BM-R18", "BM-1.3.2.2")
def test_transports_follow_a_task_force_towards_midway() -> None:
    table = Table().put(35, "transports-1").put(31, "kongo-1").run("invade", "reinforce", turn=5)
    assert table.state.zone[table.ship("transports-1")] == 31
    alone = Table().put(35, "transports-1").run("invade", "reinforce", turn=5)
    assert alone.state.zone[alone.ship("transports-1")] == 35


@pytest.mark.clause("BM-R18", "BM-R17")
def test_transports_move_in_the_turn_they_arrive_so_that_the_second_group_comes_in_the_next() -> None:
    def arrived(**options: object) -> Table:
        table = Table(**options).put(38, "kongo-1").damage("airfield", 5)
        table.state.airfield_lost = 3
        table.run("reinforce", "invade", "transports-follow", "reinforce", turn=4).play("bring transports", "done")
        return table

    table = arrived()
    assert [table.state.zone[group] for group in table.oob.transports] == [38, 37]
    waiting = arrived(transport_move_on_arrival=False)
    assert [waiting.state.zone[group] for group in waiting.oob.transports] == [37, 0]


@pytest.mark.clause("BM-4.2", "BM-4.2.1", "BM-R62", "BM-R63")
def test_japanese_cap_goes_only_where_japanese_ships_are() -> None:
    table = Table()
    table.fly(19, "akagi", "a6m", 2, job=CAP)
    table.run("intercepts", "reinforce")
    assert table.zones("intercept") == [15]
    word = table.legal("intercept")[0]
    table.play(word)
    assert table.asked != "intercept", "once each, and the USN has none"


@pytest.mark.clause("BM-4.2.2", "BM-R62")
def test_us_cap_reaches_bases_ships_and_enemy_aircraft() -> None:
    table = Table().empty_sea().put(32, "enterprise").put(27, "farragut-1")
    table.fly(32, "enterprise", "f4f", 2, job=CAP)
    table.fly(36, "akagi", "d3a", 1)
    table.run("intercepts", "reinforce")
    assert table.seat == "usn"
    assert table.zones("intercept") == [27, 31, 36]
    empty = Table().empty_sea().put(23, "enterprise")
    empty.fly(23, "enterprise", "f4f", 2, job=CAP)
    empty.run("intercepts", "reinforce")
    assert empty.asked != "intercept", "not to an empty zone"


@pytest.mark.clause("BM-4.2")
def test_intercepts_alternate_and_a_pass_is_final() -> None:
    table = Table().put(32, "enterprise").put(27, "hornet")
    table.fly(19, "akagi", "a6m", 1, job=CAP)
    table.fly(32, "enterprise", "f4f", 1, job=CAP)
    table.fly(27, "hornet", "f4f", 1, job=CAP)
    table.run("intercepts", "reinforce")
    assert table.seat == "ijn"
    table.play("pass")
    assert table.seat == "usn"
    table.play(table.legal("intercept")[0])
    assert (table.seat, table.asked) == ("usn", "intercept")
