"""2.1 to 2.3: the aim of a Carrier Hunt, and its preparation."""

from __future__ import annotations

import pytest

from .table import GAME, Table


@pytest.mark.clause("DF-2.1")
def test_a_bomber_on_the_enemy_carrier_wins_at_once() -> None:
    table = Table().put("UB1 -2,-2 W")
    table.play("fly UB1; forward")
    assert table.asked == "manoeuvre", "one area short"
    table.play("forward")
    assert table.outcome == ("usa", "carrier-bombed")
    assert table.state.result is not None
    assert table.state.result.score == {"usa": 1, "japan": -1}


@pytest.mark.clause("DF-2.1", "DF-R12")
def test_fighters_and_own_bombers_cross_a_carrier_without_effect() -> None:
    table = Table().only("U1 -3,-2 W", "UB1 4,1 SE", "J1 0,0 E", "JB1 0,-2 E")
    table.play("fly U1; forward")
    assert (table.at("U1"), table.asked) == ("-4,-2 W", "manoeuvre")
    table = Table().only("UB1 4,1 SE", "U1 0,4 E", "JB1 0,-2 E")
    table.play("fly UB1; forward")
    assert table.asked == "manoeuvre"


@pytest.mark.clause("DF-2.1", "DF-R11")
def test_the_last_bomber_destroyed_loses_the_game_at_once() -> None:
    """DF-T18."""
    table = Table().put("UB1 4,-7 NE", "UB2 3,-7 NE")
    table.play("fly UB1; forward; fly-off")
    assert table.asked == "activate", "one Bomber is left"
    table.put("UB2 3,-7 NE").set(holder=0)
    table.play("fly UB2; forward; fly-off")
    assert table.outcome == ("japan", "bombers-destroyed")


@pytest.mark.clause("DF-R9")
def test_a_swap_onto_the_carrier_wins_for_the_bomber() -> None:
    """DF-T5."""
    table = Table().put("U1 -4,-2 E", "UB1 -3,-2 E")
    table.play("fly U1")
    assert (table.params["ahead"], table.params["perils"]) == ("brings-victory", []), "no reason for a warning"
    table.play("forward")
    assert table.outcome == ("usa", "carrier-bombed")


@pytest.mark.clause("DF-R9")
def test_the_enemy_can_push_a_bomber_onto_its_prey_and_is_warned() -> None:
    table = Table(bids=(0, 1)).put("J1 -4,-2 E", "UB1 -3,-2 E")
    table.play("fly J1")
    assert (table.params["ahead"], table.params["swap"]) == ("gives-victory", "UB1")
    assert table.params["perils"] == ["forward", "left", "right"]
    table.play("forward")
    assert table.outcome == ("usa", "carrier-bombed")


@pytest.mark.clause("DF-R9")
def test_by_option_only_a_move_of_its_own_counts() -> None:
    table = Table(swap_onto_carrier_wins=False).put("U1 -4,-2 E", "UB1 -3,-2 E")
    table.play("fly U1; forward")
    assert (table.at("UB1"), table.asked) == ("-4,-2 E", "manoeuvre")


@pytest.mark.clause("DF-R67")
def test_of_two_bombers_that_a_move_puts_on_carriers_the_mover_wins() -> None:
    """On the printed board it cannot happen; with carriers side by side it can."""
    side_by_side = {"boards": {"large": {"usa": {"carrier": [1, 0]}, "japan": {"carrier": [0, 0]}}}}
    table = Table(data=side_by_side).put("UB1 1,0 W", "JB1 0,0 E")
    table.play("fly UB1; forward")
    assert (table.at("UB1"), table.at("JB1")) == ("0,0 W", "1,0 E")
    assert table.outcome == ("usa", "carrier-bombed")


@pytest.mark.clause("DF-R27")
def test_a_bomber_may_choose_combat_and_win_in_it() -> None:
    table = Table().put("UB1 -2,-2 W", "J1 -5,-1 W")
    assert "attack UB1 J1" in table.options("attack")
    table.play("attack UB1 J1", "plan forward forward", "plan forward left", "first usa")
    assert table.outcome == ("usa", "carrier-bombed")


@pytest.mark.clause("DF-R27", "DF-R53")
def test_a_bomber_wins_by_a_card_in_the_enemys_action() -> None:
    table = Table(bids=(0, 1)).hand("usa", "acceleration")
    table.put("UB1 -1,-2 W", "J1 2,-2 W")
    table.play("attack J1 UB1", "plan forward forward", "plan forward forward", "first usa")
    assert (table.at("UB1"), table.seat, table.asked) == ("-3,-2 W", "usa", "card")
    table.play("play acceleration; forward")
    assert table.outcome == ("usa", "carrier-bombed")


@pytest.mark.clause("DF-2.3.4")
def test_japan_places_first_then_in_turn_next_to_the_own_carrier_facing_any_side() -> None:
    table = Table(set_up=False)
    assert (table.asked, table.seat) == ("place", "japan")
    assert len(table.options()) == 2 * 7 * 6, "Fighters are alike, and so are Bombers"
    seats = []
    while table.asked == "place":
        seats.append(table.seat)
        table.play(table.options()[-1])
    assert seats == ["japan", "usa"] * 6


@pytest.mark.clause("DF-2.3.4")
def test_any_of_the_aircraft_that_are_alike_can_be_named() -> None:
    table = Table(set_up=False)
    table.play("place J3 -4,-2 SE")
    assert table.at("J3") == "-4,-2 SE"
    assert table.aircraft("J1")["area"] is None


@pytest.mark.parametrize("preset", ["carrier-hunt", "domination"])
def test_the_usual_set_up_is_offered_whole_and_stays_as_it_was_offered(preset: str) -> None:
    table = Table(preset, set_up=False)
    offered: dict[str, list[str]] = {}
    while table.asked == "place":
        usual = table.params["usual"]
        assert usual == offered.setdefault(table.seat, usual), "what the other side places changes nothing"
        offered[table.seat] = usual[1:]
        table.play(usual[0])
    assert offered == {"usa": [], "japan": []}
    if preset == "carrier-hunt":
        assert table.at("UB2") == "5,2 W", "Bombers behind, with their noses to the enemy"


@pytest.mark.clause("DF-R13")
def test_one_aircraft_an_area_and_only_on_start_areas() -> None:
    table = Table(set_up=False)
    table.play("place J1 -4,-2 E", "place U1 4,2 W")
    assert table.refused("place J2 -4,-2 E") == ("area-occupied", "DF-R13")
    assert table.refused("place J2 0,0 E") == ("not-a-start-area", "DF-2.3.4")
    assert table.refused("place J1 -3,-2 E") == ("aircraft-placed", "DF-2.3.4")
    assert table.refused("place U2 3,2 E") == ("not-your-aircraft", "DF-2.3.4")


@pytest.mark.clause("DF-R34")
def test_the_younger_player_changes_nothing_about_who_places_first() -> None:
    for preset in GAME.presets:
        assert Table(preset, set_up=False).seat == "japan"


@pytest.mark.clause("DF-2.3.5", "DF-2.3.6", "DF-2.3.8")
def test_piles_hands_and_what_lies_beside_the_board() -> None:
    view = Table(set_up=False).view("usa")
    assert view["firing_piles"] == {"usa": 7, "japan": 7}
    assert view["hands"] == {
        "usa": {"thach-weave": 1, "veterans": 1},
        "japan": {"hineri-komi": 1, "elite-pilots": 1},
    }
    assert view["tiles"] == [None, None]


@pytest.mark.clause("DF-2.3.7")
def test_four_cards_are_turned_up_as_the_pool() -> None:
    table = Table(bids=None)
    view = table.view()
    assert view["pool"] == {"acceleration": 1, "reversal": 1, "loop": 1, "evade": 1}
    assert view["pile"] == 16


@pytest.mark.clause("DF-2.3.7")
def test_every_card_is_equally_likely_to_be_dealt() -> None:
    table = Table(set_up=False)
    while table.asked == "place":
        table.play(table.options()[0])
    odds = dict(zip(table.options(), table.state.odds(), strict=True))
    assert odds["deal acceleration"] * 20 == 3
    assert odds["deal evade"] * 20 == 2
    assert sum(odds.values()) == 1
