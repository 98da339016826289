"""1st Phase: tokens, reinforcements, status, spotting."""

from __future__ import annotations

import json
from random import Random

import pytest

from pointluck.games.battle_of_midway.command import tokens
from pointluck.games.battle_of_midway.pieces import (
    BELOW,
    CLEAR,
    DECK,
    JAMMED,
    LAUNCH,
    MANEUVER,
    MUST_RECOVER,
    RECOVER,
    TIRED,
)

from .table import GAME, Table


@pytest.mark.clause("BM-1.2", "BM-1.2.1", "BM-R11")
def test_turn_1_begins_with_two_tokens_each_and_the_rest_follows() -> None:
    table = Table()
    assert table.state.cup == [2, 2, 0, 0]
    table.until("draw")
    table.draw("ijn").play("pass").draw("ijn").play("pass")
    assert (table.seat, table.asked) == ("usn", "order"), "only US tokens are left, so nobody need draw"
    table.play("pass", "pass")
    assert table.state.cup == [2, 2, 1, 1]


@pytest.mark.clause("BM-1.2.2", "BM-R2", "BM-R6")
def test_tokens_count_carriers_and_the_airfield() -> None:
    table = Table().run(turn=1)
    assert table.state.cup == [4, 4, 1, 1]
    table.put(-1, "akagi", "hornet").damage("airfield", 5).put(5, "zuiho")
    assert tokens(table.state) == [3, 2]


@pytest.mark.clause("BM-1.3", "BM-1.3.1", "BM-R12", "BM-R21")
def test_a_us_task_force_enters_hidden_and_costs_a_token_of_the_second_batch() -> None:
    table = Table().until("reinforce", "usn")
    assert sorted(set(table.zones("bring"))) == [5, 14, 23, 32, 41]
    table.play("bring tf-enterprise > 14")
    assert table.state.zone[table.ship("enterprise")] == 14
    assert not table.state.is_located(1, 14)
    assert table.state.reserve == [2, 1]
    other = Table(turn1_payment="first_batch").until("reinforce", "usn").play("bring tf-enterprise > 14")
    assert (other.state.cup[1], other.state.reserve[1]) == (1, 2)


@pytest.mark.clause("BM-1.3.1", "BM-R13", "BM-R21")
def test_all_us_task_forces_must_arrive_by_turn_4() -> None:
    table = Table().run("reinforce", side="usn", turn=4)
    table.refused("done", "must-arrive", "BM-1.3.1")
    table.state.cup[1] = 1
    table.play("bring tf-enterprise 14", "bring tf-hornet 23", "bring tf-yorktown 32")
    assert [table.state.zone[ship] for ship in table.oob.decks[1]] == [14, 23, 32]
    short = Table().run("reinforce", side="usn", turn=3)
    short.state.cup = [0, 0, 1, 1]
    short.state.held = False
    assert short.state.sequence.asks["reinforce"].legal(short.state) == [short.state.parse("done")]


@pytest.mark.clause("BM-R14")
def test_an_entry_zone_with_enemy_ships_or_no_room_is_closed() -> None:
    table = Table(us_entry="north_east").put(9, "kongo-1").run("reinforce", side="usn", turn=2)
    assert 9 not in table.zones("bring")
    assert 18 in table.zones("bring")
    table.play("bring tf-enterprise 14")
    table.refused("bring tf-hornet 14", "entry-closed", "BM-R14")


@pytest.mark.clause("BM-R15")
def test_neither_transports_nor_enemies_close_zone_37_but_one_task_force_a_turn_is_all() -> None:
    table = Table().put(37, "transports-1", "farragut-1").run("fill-cup", "reinforce", turn=2)
    table.play("bring task-force")
    assert table.state.has_ships(0, 37)
    assert table.asked != "reinforce" or table.seat == "usn", "nothing more to bring"
    moved_on = Table().damage("airfield", 5)
    moved_on.state.airfield_lost = 1
    moved_on.run("fill-cup", "reinforce", turn=2).play("bring task-force")
    for ship in moved_on.state.ships_at(0, 37):
        moved_on.state.zone[ship] = 38
    moved_on.refused("bring task-force", "entry-occupied", "BM-1.3.2")


@pytest.mark.clause("BM-1.3.2", "BM-R13", "BM-R15")
def test_japanese_task_forces_enter_in_order_at_zone_37_for_two_tokens() -> None:
    table = Table().run("fill-cup", "reinforce", turn=2)
    table.play("bring task-force")
    state = table.state
    assert {state.oob.ship_class[ship] for ship in state.ships_at(0, 37)} == {"CA_TONE", "CA_MYOKO", "DD_YAGUMO"}
    blocked = Table().put(37, "kongo-3").run("fill-cup", "reinforce", turn=2)
    blocked.state.zone[blocked.ship("transports-1")] = 0
    assert blocked.asked != "reinforce" or "bring task-force" not in blocked.legal()
    poor = Table().run("reinforce", turn=2)
    poor.state.cup = [1, 4, 1, 1]
    poor.state.held = False
    assert "bring task-force" not in [str(one) for one in poor.state.sequence.asks["reinforce"].legal(poor.state)]


@pytest.mark.clause("BM-1.3.2.1", "BM-R16", "BM-R17", "BM-1.3.2.2")
def test_transports_come_after_the_airfield_has_fallen() -> None:
    table = Table().damage("airfield", 5)
    table.state.airfield_lost = 3
    table.run("reinforce", turn=3)
    assert "bring transports" not in table.legal()
    table.run("reinforce", turn=4).play("bring transports")
    first, second = table.oob.transports
    assert table.state.zone[first] == 37
    table.run("transports-follow", "reinforce", turn=5)
    assert table.state.zone[second] == 0, "the first is still there"
    table.state.zone[first] = 38
    table.run("transports-follow", "reinforce", turn=6)
    assert table.state.zone[second] == 37
    losses = Table("historical-losses").damage("airfield", 5)
    losses.state.airfield_lost = 1
    losses.run("reinforce", turn=4)
    assert "bring transports" not in losses.legal()


# --- status -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("BM-1.4.1", "BM-R9", "BM-R10")
def test_status_is_chosen_unseen_and_shown_together() -> None:
    table = Table().until("status", "ijn")
    table.state.zone[table.ship("enterprise")] = 14
    table.play("status all launch")
    assert table.state.status[:4] == [MANEUVER] * 4, "sealed"
    assert table.state.view("usn")["sealed"] == []
    assert table.state.view(None)["sealed"] == []
    assert table.state.view("ijn")["sealed"] == [LAUNCH] * 4
    table.play("status enterprise recover")
    assert table.state.status[:4] == [LAUNCH] * 4
    assert [event.reveals for event in table.told("status-set")] == [True] * 4 + [False]
    open_choice = Table(simultaneous="japan_first").until("status", "ijn").play("status all recover")
    assert open_choice.state.status[:4] == [RECOVER] * 4


@pytest.mark.clause("BM-1.4.1", "BM-R30")
def test_arrivals_manoeuvre_and_own_aircraft_out_of_fuel_compel_recovery() -> None:
    table = Table().until("reinforce", "usn").play("bring tf-enterprise 14")
    table.fly(19, "akagi", "a6m", 1, fuel=0)
    table.run("status", "usn", "status")
    table.refused("status akagi launch", "status-recover", "BM-1.4.1")
    table.play("status default")
    assert table.state.status[table.ship("enterprise")] == MANEUVER, "nothing to choose"
    table.run("status", side="usn")
    jammed = Table()
    jammed.state.jam[jammed.ship("akagi")] = MUST_RECOVER
    jammed.run("status").refused("status akagi launch", "status-jammed", "BM-R28")


@pytest.mark.clause("BM-R39", "BM-1.4.1")
def test_only_a_manoeuvring_carrier_moves_and_it_need_not() -> None:
    table = Table().status(akagi="launch", kaga="maneuver").run("order", turn=2)
    assert "move 19" in table.legal()
    table.play("move 19")
    assert table.ship("akagi") not in table.state.plan[1:]
    assert table.ship("kaga") in table.state.plan[1:]


# --- spotting ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("BM-1.5", "BM-R38", "BM-R31")
def test_a_launching_carrier_spots_up_to_its_air_service() -> None:
    table = Table().put(14, "enterprise").status(enterprise="launch").run("spot-decks", side="usn")
    table.refused("spot enterprise 3f4f 3sbd-b", "deck-full", "BM-R38")
    table.play("spot enterprise 2f4f 3sbd")
    assert len(table.state.on_deck(table.ship("enterprise"))) == 5
    hurt = Table().put(14, "enterprise").damage("enterprise", 2).status(enterprise="launch")
    hurt.spot("enterprise", "f4f", 1)
    hurt.run("spot-decks", side="usn")
    assert all(
        sum(int(word[0]) for word in action.args[1:]) <= 2 for action in hurt.state.legal() if action.kind == "spot"
    )


@pytest.mark.clause("BM-1.5")
def test_a_light_carrier_spots_two() -> None:
    table = Table().put(5, "zuiho").status(zuiho="launch").run("spot-decks")
    assert (
        max(sum(int(word[0]) for word in action.args[1:]) for action in table.state.legal() if action.kind == "spot")
        == 2
    )


@pytest.mark.clause("BM-R34", "BM-R35", "BM-2.1.2")
def test_an_empty_bomber_comes_up_only_as_the_one_patrol() -> None:
    table = Table().put(14, "enterprise").status(enterprise="launch")
    for unit in table.units("enterprise", "sbd"):
        table.state.load[unit] = 0
    table.run("spot-decks", side="usn")
    assert "spot enterprise 1sbd-e" in table.legal()
    assert not any("2sbd-e" in text for text in table.legal())
    recover = Table().put(14, "enterprise").status(enterprise="recover").run("spot-decks", side="usn")
    assert recover.legal() == ["spot enterprise 1sbd-b", "spot enterprise"]


# --- landing ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("BM-1.6", "BM-R37")
def test_own_units_out_of_fuel_land_first_and_by_themselves() -> None:
    table = Table().status(akagi="recover", kaga="launch")
    own = table.fly(19, "akagi", "a6m", 2, fuel=0)
    other = table.fly(19, "hiryu", "a6m", 2, fuel=0)
    table.run("land-aircraft")
    assert [table.state.at[unit] for unit in own] == [DECK + table.ship("akagi")] * 2
    assert [table.state.at[unit] for unit in other] == [19, 19], (
        "their home is elsewhere and can take them; they fly on"
    )
    assert all(table.state.mark[unit] & TIRED for unit in own)


@pytest.mark.clause("BM-R37", "BM-R38", "BM-R44")
def test_beyond_the_air_service_the_owner_chooses_and_the_rest_waits() -> None:
    table = Table().status(akagi="recover").damage("akagi", 2)
    table.fly(19, "akagi", "a6m", 2, fuel=0)
    table.fly(19, "akagi", "b5n", 2, fuel=0)
    table.run("land-aircraft")
    assert table.asked == "land-some"
    table.play("land akagi 2a6m 1b5n-t")
    waiting = [unit for unit in table.state.flying_over(0, 19) if table.state.home[unit] == table.ship("akagi")]
    assert len(waiting) == 1
    table.sound()


@pytest.mark.clause("BM-R35")
def test_a_patrol_bomber_in_the_way_may_go_below() -> None:
    table = Table().status(akagi="recover").damage("akagi", 3)
    (scout,) = table.spot("akagi", "b5n", 1)
    table.state.job[scout] = 3
    table.fly(19, "akagi", "a6m", 2, fuel=0)
    table.run("land-aircraft")
    assert table.asked == "patrol-in-the-way"
    table.play("strike-below")
    assert table.asked == "land-some" or len(table.state.on_deck(table.ship("akagi"))) == 2


@pytest.mark.clause("BM-R86")
def test_units_left_spotted_are_struck_below_and_jam_the_deck() -> None:
    table = Table().status(akagi="recover").damage("akagi", 2)
    table.spot("akagi", "b5n", 3)
    table.fly(19, "akagi", "a6m", 2, fuel=0)
    table.run("land-aircraft", "clear-landed", "status")
    deck = table.state.on_deck(table.ship("akagi"))
    assert {table.oob.words[unit] for unit in deck} == {"a6m"}
    assert table.state.jam[table.ship("akagi")] == MUST_RECOVER
    table.refused("status akagi launch", "status-jammed", "BM-R28")


@pytest.mark.clause("BM-R86")
def test_a_deck_too_full_for_its_damage_is_cleared_though_nobody_has_to_land() -> None:
    table = Table().status(akagi="recover").damage("akagi", 3)
    crowd = table.spot("akagi", "b5n", 3)
    table.run("land-aircraft")
    assert not set(crowd) & set(table.state.on_deck(table.ship("akagi")))
    assert table.state.jam[table.ship("akagi")] == JAMMED


@pytest.mark.clause("BM-R31")
def test_a_deck_with_room_left_stays_as_it_is_when_nobody_has_to_land() -> None:
    table = Table().status(akagi="recover")
    spotted = table.spot("akagi", "b5n", 3)
    table.run("land-aircraft")
    assert table.state.on_deck(table.ship("akagi")) == tuple(spotted)
    assert table.state.jam[table.ship("akagi")] == CLEAR


@pytest.mark.clause("BM-R28")
def test_strays_may_land_on_a_launching_carrier_at_a_price() -> None:
    table = Table().status(kaga="launch")
    strays = table.fly(19, "akagi", "a6m", 2, fuel=0)
    table.spot("kaga", "a6m", 2)
    table.put(-1, "akagi").damage("akagi", 4)
    for unit in table.units("akagi", "b5n") + table.units("akagi", "d3a") + table.units("akagi", "a6m"):
        if unit not in strays:
            table.state.at[unit] = 0
            table.state.group[unit] = table.state.fuel[unit] = table.state.job[unit] = 0
    table.run("land-aircraft")
    assert table.asked == "land-stray"
    assert table.legal() == ["land kaga 2a6m@akagi", "land kaga 1a6m@akagi", "done"]
    table.play("land kaga 2a6m")
    assert set(table.state.on_deck(table.ship("kaga"))) == set(strays)
    table.sound()


def _crowded(hits_on_kaga: int = 3) -> tuple[Table, list[int]]:
    """Two fighters and two bombers of the Akagi wait over her: she can land two. Kaga recovers beside her."""
    table = Table().status(akagi="recover", kaga="recover").damage("akagi", 3).damage("kaga", hits_on_kaga)
    waiting = [*table.fly(19, "akagi", "a6m", 2, fuel=0), *table.fly(19, "akagi", "b5n", 2, fuel=0)]
    return table, waiting


@pytest.mark.clause("BM-R28", "BM-R36", "BM-1.6")
def test_whoever_finds_no_place_at_home_lands_on_the_sister_deck_before_those_who_have_fuel() -> None:
    table, waiting = _crowded()
    patrol = table.fly(19, "kaga", "a6m", 2, fuel=1, job=2)
    table.run("land-aircraft").play("land akagi 2a6m")
    akagi, kaga = table.ship("akagi"), table.ship("kaga")
    # Nobody is asked: there is one deck, and they must. Kaga's own fighters have fuel, and now no place is left.
    assert [table.state.at[unit] for unit in waiting] == [DECK + akagi, DECK + akagi, DECK + kaga, DECK + kaga]
    assert [table.state.home[unit] for unit in waiting] == [akagi, akagi, kaga, kaga]
    assert [table.state.at[unit] for unit in patrol] == [19, 19]
    assert not any(text.startswith("land kaga") for text in table.legal())
    table.sound()


@pytest.mark.clause("BM-R28", "BM-R37")
def test_where_not_all_strays_find_a_place_the_owner_chooses_who_lands_but_not_whether() -> None:
    full = Table().status(akagi="recover", kaga="recover").damage("akagi", 3).damage("kaga", 3)
    full.fly(19, "akagi", "a6m", 2, fuel=0)
    full.fly(19, "akagi", "b5n", 3, fuel=0)
    full.run("land-aircraft").play("land akagi 1a6m 1b5n")
    assert full.legal() == ["land kaga 1a6m@akagi", "land kaga 2b5n-t@akagi", "land kaga 1b5n-t@akagi"]
    full.refused("done", "must-land", "BM-R28")
    full.play("land kaga 1b5n-t", "land kaga 1b5n-t")
    assert [full.oob.words[unit] for unit in full.state.out_of_fuel(0)] == ["a6m"]
    full.sound()


@pytest.mark.clause("BM-R28", "BM-R36")
def test_the_owner_of_strays_chooses_the_deck_and_may_split_them() -> None:
    table = Table().empty_sea().put(31, "enterprise").status(enterprise="recover")
    strays = table.fly(31, "hornet", "f4f", 3, fuel=0)
    table.sink("hornet", *strays).run("land-aircraft", side="usn")
    bases = ("enterprise", "airfield")
    assert table.legal() == [f"land {base} {count}f4f@hornet" for base in bases for count in (3, 2, 1)]
    table.play("land enterprise 1f4f", "land airfield 2f4f")
    assert sorted(table.state.home[unit] for unit in strays) == sorted(
        [table.ship("enterprise"), *2 * [table.oob.airfield]]
    )
    table.sound()


@pytest.mark.clause("BM-R28", "BM-R86")
def test_units_left_spotted_on_a_recovering_deck_make_way_for_strays() -> None:
    table, waiting = _crowded()
    spotted = table.spot("kaga", "b5n", 2)
    table.run("land-aircraft").play("land akagi 2a6m")
    assert set(table.state.on_deck(table.ship("kaga"))) == set(waiting[2:])
    assert table.state.jam[table.ship("kaga")] == JAMMED
    assert {table.state.at[unit] for unit in spotted} == {BELOW + table.ship("kaga")}


@pytest.mark.clause("BM-R28", "BM-R44")
def test_no_deck_must_give_up_its_launch_for_those_whose_home_is_full() -> None:
    table, waiting = _crowded(hits_on_kaga=0)
    table.status(kaga="launch").run("land-aircraft").play("land akagi 2a6m")
    assert table.legal() == ["land kaga 2b5n-t@akagi", "land kaga 1b5n-t@akagi", "done"]
    table.play("done")
    assert [table.state.at[unit] for unit in waiting[2:]] == [19, 19]


@pytest.mark.clause("BM-R32", "BM-R36", "BM-R37")
def test_whoever_has_fuel_may_land_on_a_free_slot_and_then_belongs_there() -> None:
    table = Table().status(kaga="recover")
    units = table.fly(19, "akagi", "a6m", 2, fuel=1, job=2)
    table.run("land-aircraft")
    assert table.asked == "land"
    table.play("land kaga 2a6m@akagi:1")
    assert {table.state.home[unit] for unit in units} == {table.ship("kaga")}


@pytest.mark.clause("BM-R36")
def test_army_bombers_land_at_the_airfield_only_and_carrier_types_there_too() -> None:
    table = Table().empty_sea().put(31, "hornet").status(hornet="recover")
    b17 = table.units("airfield", "b17")[:1]
    for unit in b17:
        table.state.at[unit], table.state.fuel[unit], table.state.job[unit], table.state.group[unit] = 31, 9, 1, 5
    table.fly(31, "hornet", "sbd", 1, fuel=1)
    table.run("land-aircraft", side="usn")
    places = {(action.args[0], action.args[1].partition("@")[0]) for action in table.state.legal() if action.args}
    assert places == {("airfield", "1b17-b"), ("airfield", "1sbd-b"), ("hornet", "1sbd-b")}


@pytest.mark.clause("BM-R27", "BM-R26", "BM-1.4.2")
def test_the_airfield_lands_three_for_each_hit_point_and_one_when_knocked_out() -> None:
    table = Table().damage("airfield", 4)
    table.fly(31, "airfield", "f4f", 4, fuel=0)
    table.run("land-aircraft", side="usn")
    assert len(table.state.flying_over(1, 31)) == 1, "three of four are down"
    down = Table().damage("airfield", 5)
    down.fly(31, "airfield", "f4f", 2, fuel=0)
    down.run("land-aircraft", side="usn")
    assert len(down.state.flying_over(1, 31)) == 1, "one of two is down"


@pytest.mark.clause("BM-R53")
def test_floatplanes_land_on_any_tone_without_one() -> None:
    table = Table()
    (jake,) = table.fly(19, "tone-1", "e13a", 1, fuel=0, job=3)
    table.put(15, "tone-1")
    table.run("land-aircraft")
    assert table.state.at[jake] == 19, "no Tone there"
    table.put(19, "tone-3")
    for unit in table.units("tone-3", "e13a"):
        table.state.at[unit] = 0
    table.run("land-aircraft")
    assert table.state.home[jake] == table.ship("tone-3")


@pytest.mark.clause("BM-R9", "BM-R10")
def test_what_is_sealed_leaves_no_trace_in_the_other_sides_view() -> None:
    views = []
    told = []
    for choice in ("status all launch", "status all recover", "status akagi maneuver"):
        table = Table().until("status", "ijn")
        table.state.zone[table.ship("enterprise")] = 14
        table.state.zone[table.ship("hornet")] = 23
        table.play(choice)
        assert table.seat == "usn"
        views.append([json.dumps(table.state.view(seat), sort_keys=True) for seat in ("usn", None)])
        told.append([event for event in table.events if event.seats is None or "usn" in event.seats])
        question = table.state.question
        assert question is not None
        told[-1] += [question.params, table.state.legal()]
    assert views[0] == views[1] == views[2]
    assert told[0] == told[1] == told[2], "nor in what is told and asked"
    samples = {str(GAME.sample(json.loads(views[0][0]), Random(number)).position()["sealed"]) for number in range(9)}
    assert len(samples) > 1
