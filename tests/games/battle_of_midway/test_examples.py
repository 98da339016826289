"""Worked examples of the rulebook that no vector of the reference covers, in the order of the rulebook."""

from __future__ import annotations

import pytest

from pointluck.games.battle_of_midway.command import tokens
from pointluck.games.battle_of_midway.order_of_battle import AREA_NAMES, CENTRE, UNTRACKED
from pointluck.games.battle_of_midway.pieces import CAP, DECK, ORDERED, PATROL, TIRED

from .table import Table


@pytest.mark.clause("BM-S2", "BM-G3")
def test_the_strike_groups_over_zone_21_are_kept_apart() -> None:
    state = Table().state
    homes: dict[int, set[str]] = {}
    for unit in state.flying_over(0, 21):
        homes.setdefault(state.group[unit], set()).add(state.oob.ships[state.home[unit]])
    assert homes == {1: {"Akagi", "Kaga"}, 2: {"Hiryu", "Soryu"}}


@pytest.mark.clause("BM-1.2.2", "BM-R2")
@pytest.mark.parametrize(
    ("sunk", "airfield", "expected"),
    [
        ((), 0, [4, 4]),
        (("soryu",), 0, [3, 4]),
        (("hornet",), 0, [4, 3]),
        ((), 5, [4, 3]),
        (("akagi", "kaga"), 5, [2, 3]),
    ],
)
def test_each_carrier_sunk_and_the_airfield_knocked_out_cost_a_token(
    sunk: tuple[str, ...], airfield: int, expected: list[int]
) -> None:
    table = Table().damage("airfield", airfield)
    for name in sunk:
        table.sink(name)
    assert tokens(table.state) == expected


@pytest.mark.clause("BM-1.4.2")
def test_midway_with_two_hit_points_left_launches_cap_and_torpedo_bombers() -> None:
    table = Table().damage("airfield", 3).run("order", "order", "order", side="usn")
    table.play("cap airfield 3 > 31", "launch airfield 1tbd > 30")
    assert sorted(table.oob.words[unit] for unit in table.state.flying_over(1, 31)) == ["f4f", "f4f", "f4f"]
    assert "tbd" in {table.oob.words[unit] for unit in table.state.flying_over(1, 30)}
    assert not any("airfield" in text for text in table.legal())


@pytest.mark.clause("BM-1.6")
def test_aircraft_out_of_fuel_move_from_the_map_to_the_deck() -> None:
    table = Table().put(14, "enterprise").status(enterprise="recover")
    units = table.fly(14, "enterprise", "f4f", 2, fuel=0)
    table.run("land-aircraft", side="usn")
    assert {(table.state.at[unit], table.state.mark[unit]) for unit in units} == {
        (DECK + table.ship("enterprise"), TIRED)
    }
    assert not table.state.flying_over(1, 14)


@pytest.mark.clause("BM-2.1", "BM-2.1.1")
def test_japanese_patrols_fly_out_from_heavy_cruisers() -> None:
    table = Table().run("ready-patrols", "patrol")
    jake = table.oob.patrol_index["e13a-1"]
    cruiser = table.state.home[jake]
    assert table.oob.ship_class[cruiser] == "CA_TONE"
    here = table.state.zone[cruiser]
    tokens_before = list(table.state.cup)
    table.play(f"patrol e13a-1 > {table.state.zone_name(table.oob.chart.next[here][-1])}")
    state = table.state
    assert state.oob.chart.distance[here][state.at[jake]] == 1
    assert (state.job[jake], state.fuel[jake], state.cup) == (PATROL, UNTRACKED, tokens_before)
    assert not any("e13a-1" in text for text in table.legal()), "it has flown"


@pytest.mark.clause("BM-3.1.1.2")
def test_enterprise_launches_a_strike_group_with_a_fuel_marker() -> None:
    table = Table().put(14, "enterprise").status(enterprise="launch")
    table.spot("enterprise", "f4f", 2)
    table.spot("enterprise", "sbd", 3)
    table.run("order", "order", side="usn").play("launch enterprise 2f4f 3sbd > 18")
    state = table.state
    strike = state.flying_over(1, 18)
    assert len(strike) == 5
    assert not state.on_deck(table.ship("enterprise"))
    assert {state.fuel[unit] for unit in strike} == {2}, "one marker: that of the Wildcats"
    assert len({state.group[unit] for unit in strike}) == 1
    assert all(state.mark[unit] & ORDERED for unit in strike)


@pytest.mark.clause("BM-3.1.2", "BM-G6")
def test_a_token_moves_a_whole_task_force() -> None:
    table = Table().until("reinforce", "usn").play("bring tf-enterprise > 14")
    force = table.state.ships_at(1, 14)
    table.run("order", "order", side="usn", turn=2)
    table.state.moved = [False] * len(table.state.moved)
    table.run("order", "order", side="usn", turn=2).play("move 14 > 18")
    assert table.state.ships_at(1, 18) == force
    assert len(force) == 8
    assert table.state.ships_at(1, 14) == []


@pytest.mark.clause("BM-3.1.3", "BM-R61")
def test_the_squall_fills_the_top_row_then_spreads_south() -> None:
    table = Table()
    order = []
    for turn in range(2, 9):
        table.run("fill-cup", "next-draw", "order", turn=turn).draw("weather")
        if table.asked == "weather":
            order.append(table.zones("squall"))
            table.play(f"squall {table.zones('squall')[0]}")
    assert order == [[2, 4], [1, 4], [6, 7, 8, 9]], "the first, the fourth and the fifth zone leave no choice"
    assert table.state.squalls == sum(1 << zone for zone in (1, 2, 3, 4, 5, 6, 7))


@pytest.mark.clause("BM-4.3e", "BM-4.3j", "BM-R70")
def test_a_task_force_and_the_ground_forces_stand_together_and_escorts_are_paired_freely() -> None:
    table = Table().empty_sea().put(31, "enterprise", "new-orleans-1", "farragut-1").locate("usn", 31)
    table.fly(31, "akagi", "d3a", 3, group=8)
    table.fly(31, "akagi", "a6m", 2, group=8)
    table.fly(31, "hiryu", "d3a", 3, group=9)
    table.fly(31, "hiryu", "a6m", 2, group=9)
    table.run("combat-zones", "battles", "order")
    table.play("place new-orleans-1 c1", "place farragut-1 a4")
    battle = table.state.battle
    assert battle is not None
    places = {
        table.oob.ship_ids[ship]: AREA_NAMES[area] for ship, area in zip(battle.ships, battle.ship_area, strict=True)
    }
    centre = dict.fromkeys(("enterprise", "airfield", "seaplane-base", "aa-guns"), AREA_NAMES[CENTRE])
    assert places == {"new-orleans-1": "c1", "farragut-1": "a4", **centre}
    table.play("escort s9/d3a@hiryu", "escort s9/d3a@hiryu")
    assert sorted(len(battle.team(team)) for team in range(2)) == [3, 7], "some escorted, others not"


@pytest.mark.clause("BM-4.3h", "BM-R76")
def test_as_task_forces_close_more_ships_come_into_range() -> None:
    table = (
        Table().empty_sea().put(20, "kongo-1", "tone-1", "yagumo-1").put(20, "hornet", "new-orleans-1", "farragut-1")
    )
    table.locate("ijn", 20).locate("usn", 20).run("combat-zones", "battles", "order")
    table.play("place tone-1 c1", "place yagumo-1 a1", "place new-orleans-1 c1", "place farragut-1 a1")
    shots: dict[int, set[str]] = {1: set(), 2: set(), 3: set()}
    table.events = []
    while (battle := table.state.battle) is not None:
        if table.asked == "gun":
            shots[battle.round] |= {action.args[0] for action in table.state.legal()}
        else:
            shots[battle.round] |= {table.oob.ship_ids[ship] for ship in battle.aim}
        table.step_quietly()
    assert shots == {
        1: {"yagumo-1", "farragut-1"},
        2: {"yagumo-1", "farragut-1", "tone-1", "new-orleans-1"},
        3: {"yagumo-1", "farragut-1", "tone-1", "new-orleans-1", "kongo-1", "hornet"},
    }


@pytest.mark.clause("BM-4.2", "BM-4.2.2", "BM-R85")
def test_intercepted_over_open_sea_a_strike_is_spent_before_it_can_drop() -> None:
    """The strategy tip of 4.2: US CAP forces Air Combat on bombers in reach of it."""
    table = Table().empty_sea().put(32, "enterprise")
    table.fly(32, "enterprise", "f4f", 2, job=CAP)
    bombers = table.fly(36, "akagi", "d3a", 2)
    table.run("intercepts", "combat-zones", "battles", "burn-fuel", "reinforce")
    table.play(next(text for text in table.legal("intercept") if text.endswith("36")))
    while table.asked != "reinforce":
        table.step_quietly()
    alive = [unit for unit in bombers if table.state.at[unit]]
    assert alive
    assert {(table.state.fuel[unit], table.state.load[unit]) for unit in alive} == {(0, 0)}
