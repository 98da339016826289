"""The list of orders: what each Order Card and Special-Order Card does."""

from __future__ import annotations

import pytest

from pointluck.games.dogfight.hexes import area
from pointluck.games.dogfight.order_of_battle import CARDS

from .table import GAME, Table, aimed, position


def played(card: str, *aircraft: str) -> Table:
    """The Attacker U1 at (0,0) E plays that card while J1 is far enough away not to matter."""
    table = aimed(*(aircraft or ("U1 0,0 E", "J1 -3,3 W")), usa=card)
    table.play("pass", f"play {card}")
    return table


@pytest.mark.clause("DF-O1")
@pytest.mark.parametrize(("manoeuvre", "end"), [("forward", "1,0 E"), ("left", "1,0 NE"), ("right", "1,0 SE")])
def test_acceleration_is_one_more_manoeuvre(manoeuvre: str, end: str) -> None:
    table = aimed("U1 0,0 E", "J1 -3,3 W", usa="acceleration")
    table.play("pass", "play acceleration")
    assert (table.asked, table.seat, table.options()) == ("accelerate", "usa", ["forward", "left", "right"])
    table.play(manoeuvre)
    assert table.at("U1") == end


@pytest.mark.clause("DF-O2", "DF-R22")
@pytest.mark.parametrize(("card", "end"), [("feint-left", "1,-1 E"), ("feint-right", "0,1 E")])
def test_a_feint_slides_to_the_front_left_or_right_and_keeps_the_facing(card: str, end: str) -> None:
    """DF-T12."""
    assert played(card).at("U1") == end


@pytest.mark.clause("DF-R62", "DF-R8")
def test_a_feint_onto_another_aircraft_changes_places_and_never_turns() -> None:
    table = played("feint-left", "U1 0,0 E", "J1 -3,3 W", "J2 1,-1 SW")
    assert (table.at("U1"), table.at("J2")) == ("1,-1 E", "0,0 SW")


@pytest.mark.clause("DF-O3")
def test_a_reversal_is_half_a_turn_on_the_spot() -> None:
    """DF-T12."""
    assert played("reversal").at("U1") == "0,0 W"


def from_the_start(*cards: str, other: str = "J4 -7,5 NE") -> Table:
    """U1 attacks from (0,0) E with tokens left, right and has these cards; the Defender passes."""
    table = Table().hand("usa", *cards).hand("japan", "evade")
    table.only("U1 0,0 E", "J1 3,-1 E", "U4 -7,4 NE", other)
    table.play("attack U1 J1", "plan left right", "plan forward forward", "first usa")
    assert table.at("U1") == "2,-1 E"
    table.play("pass")
    return table


@pytest.mark.clause("DF-O4", "DF-R20")
def test_a_loop_takes_back_tokens_and_card_moves() -> None:
    """DF-T13."""
    table = from_the_start("acceleration", "loop").hand("japan", "evade", "aileron-roll")
    table.play("play acceleration; forward")
    assert table.at("U1") == "3,-1 E"
    table.play("play aileron-roll", "play loop")
    assert table.at("U1") == "0,0 E"


@pytest.mark.clause("DF-R20", "DF-R8")
def test_a_loop_is_flown_back_step_by_step_so_nobody_is_thrown_across_the_board() -> None:
    table = from_the_start("loop").put("J4 0,0 W -")
    table.play("play loop")
    assert [told["area"] for told in table.told("moved")] == ["1,0", "0,0"], "the last step first"
    assert (table.at("U1"), table.at("J4")) == ("0,0 E", "1,0 W")


@pytest.mark.clause("DF-R20")
def test_whoever_was_displaced_on_the_way_out_comes_back_unless_moved_since() -> None:
    table = from_the_start("loop", other="J4 1,0 W -")
    assert table.at("J4") == "0,0 W"
    table.play("play loop")
    assert table.at("J4") == "1,0 W"
    table = from_the_start("loop", other="J4 1,0 W -").put("J4 -7,5 NE -")
    table.play("play loop")
    assert table.at("J4") == "-7,5 NE"


@pytest.mark.clause("DF-R20")
def test_each_step_back_has_the_facing_from_before_it() -> None:
    table = from_the_start("reversal", "acceleration", "loop").hand("japan", "evade", "aileron-roll", "reversal")
    table.play("play reversal", "play aileron-roll", "play acceleration; left")
    assert table.at("U1") == "1,-1 SW"
    table.play("play reversal", "play loop")
    assert [(told["area"], told["facing"]) for told in table.told("moved")] == [
        ("2,-1", "W"),
        ("1,0", "NE"),
        ("0,0", "E"),
    ]


@pytest.mark.clause("DF-R20", "DF-R52")
def test_being_pushed_is_part_of_the_way() -> None:
    """J1 goes ahead onto U1, and back with it when U1 retraces its way one area at a time."""
    table = Table().hand("usa", "loop", "aileron-roll").hand("japan", "acceleration", "evade")
    table.only("U1 0,0 E", "J1 4,-1 W", "U4 -7,4 NE", "J4 -7,5 NE")
    table.play("attack U1 J1", "plan left right", "plan forward left", "first usa")
    assert (table.at("U1"), table.at("J1")) == ("3,-1 E", "2,-1 SW")
    table.play("pass", "play loop")
    assert [told["area"] for told in table.told("moved")] == ["2,-1", "1,0", "0,0"]
    assert (table.at("U1"), table.at("J1")) == ("0,0 E", "3,-1 SW")


@pytest.mark.clause("DF-R20")
def test_a_second_loop_has_no_way_left_to_fly_back() -> None:
    table = from_the_start("loop", "loop", "reversal").hand("japan", "aileron-roll", "surprise-attack", "evade")
    table.play("play loop", "play aileron-roll", "play reversal", "play evade", "play loop")
    assert table.at("U1") == "0,0 W", "a turn on the spot is no step"


def at_the_carrier(card: str, *aircraft: str, hand: str = "") -> Table:
    """J1, on or beside its own carrier at (-4,-2), may play that card; UB1 is near."""
    return aimed("U1 5,0 E", *aircraft, usa="veterans", japan=f"{card} {hand}")


@pytest.mark.clause("DF-R9", "DF-R20")
@pytest.mark.parametrize(
    ("card", "aircraft"),
    [
        ("acceleration", ("J1 -4,-2 E", "UB1 -3,-2 E")),
        ("hineri-komi", ("J1 -4,-2 E", "UB1 -3,-2 E")),
        ("feint-left", ("J1 -4,-2 E", "UB1 -3,-3 E")),
        ("feint-right", ("J1 -4,-2 E", "UB1 -4,-1 E")),
        ("loop", ("J1 -4,-2 E", "UB1 -3,-2 E")),
        ("sixth-sense", ("J1 -4,-2 E", "UB1 -3,-2 E")),
    ],
)
def test_every_card_that_can_put_a_bomber_on_the_carrier_warns(card: str, aircraft: tuple[str, str]) -> None:
    table = at_the_carrier(card, *aircraft, hand="aileron-roll")
    back = area(-3, -2) * 6
    table.set(combat=position(table.state)["combat"] | {"ways": [[], [back]]})
    assert (table.params["perils"], table.params["bombers"]) == ([f"play {card}"], ["UB1"])
    table.play(f"play {card}")
    if table.asked == "accelerate":
        assert table.params["perils"] == ["forward", "left", "right"]
        table.play("left")
    assert table.outcome == ("usa", "carrier-bombed")


@pytest.mark.clause("DF-R9")
def test_a_new_plan_of_sixth_sense_warns_too() -> None:
    table = at_the_carrier("sixth-sense", "J1 -5,-2 E", "UB1 -3,-2 E")
    table.set(combat=position(table.state)["combat"] | {"ways": [[], []]})
    table.play("play sixth-sense")
    assert table.params["perils"] == [f"plan forward {last}" for last in ("forward", "left", "right")]
    table.play("plan forward left")
    assert table.outcome == ("usa", "carrier-bombed")


@pytest.mark.clause("DF-R9")
def test_a_card_that_puts_the_own_bomber_on_the_enemy_carrier_is_no_peril() -> None:
    table = aimed("U1 -4,-2 E", "UB1 -3,-2 E", "J1 5,0 E", usa="acceleration")
    table.play("pass")
    assert table.params["perils"] == []
    table = aimed("J1 -4,-2 E", "UB1 -3,-2 E", "U1 5,0 E", japan="acceleration", swap_onto_carrier_wins=False)
    assert table.params["perils"] == []


@pytest.mark.clause("DF-R20")
def test_a_loop_to_an_area_that_is_gone_leaves_the_board() -> None:
    """U1 started on a Small Tile that J1's tokens have laid elsewhere since."""
    table = Table().hand("usa", "loop").hand("japan", "evade")
    table.only("U1 0,0 E", "J1 5,2 E", "U4 -7,4 NE", "J4 -7,5 NE").tile(1, "9,-4").put("U1 8,-4 W")
    table.put("J1 5,-1 E")
    table.play("attack U1 J1", "plan forward forward", "plan forward forward", "first usa")
    assert table.at("U1") == "6,-4 W"
    assert (table.asked, table.seat, table.params["area"]) == ("leave-board", "japan", "6,-1")
    table.play("tile S1 7,-1")
    table.play("pass", "play loop")
    assert (table.asked, table.seat, table.params["area"]) == ("leave-board", "usa", "8,-4")
    table.play("fly-off")
    assert table.at("U1") == "lost"


@pytest.mark.clause("DF-O5", "DF-R21")
def test_a_surprise_attack_cannot_be_answered() -> None:
    """DF-T10."""
    table = aimed("U1 0,0 E", "J1 2,0 W", usa="loop", japan="surprise-attack loop")
    table.play("play surprise-attack")
    assert table.asked == "draw"


@pytest.mark.clause("DF-O6", "DF-R19")
def test_an_aileron_roll_ignores_the_highest_card_of_the_other() -> None:
    """DF-T11: yellow 3, 1 with Aileron Roll against yellow 7, 2."""
    table = aimed("U1 0,0 E", "J1 2,0 W", usa="aileron-roll")
    table.play("pass", "play aileron-roll", "draw 3 1", "draw 7 2")
    assert table.at("J1") == "lost"


@pytest.mark.clause("DF-R19")
def test_several_aileron_rolls_add_up_and_leave_nothing() -> None:
    table = aimed("U1 0,0 E", "J1 2,0 W", usa="aileron-roll aileron-roll", japan="loop feint-left")
    table.play("pass", "play aileron-roll", "play feint-left")
    table.put("J1 2,0 W -")
    table.play("play aileron-roll", "pass", "draw 1 2", "draw 6 7")
    assert table.told("firing-result") == [{"usa": 2, "japan": 0, "winner": "usa"}]
    assert table.at("J1") == "lost"


@pytest.mark.clause("DF-O7", "DF-R21")
@pytest.mark.parametrize("ends", ["firing", "combat"])
def test_evade_leaves_out_firing_and_the_cards_go_on_until_one_side_declines(ends: str) -> None:
    """DF-T10: Feint left, Acceleration, Evade; three cards discarded."""
    table = aimed("U1 0,0 E", "J1 3,0 W", usa="acceleration loop", japan="feint-left evade", evade_ends=ends)
    table.play("play feint-left", "play acceleration; forward", "play evade")
    if ends == "firing":
        assert (table.asked, table.seat) == ("card", "usa"), "the attacker is asked before he declines"
        table.play("pass")
        assert table.told("firing-evaded") == [{}]
    assert table.view()["combat"] is None
    assert not table.told("cards-shown")
    assert {card: table.view()["discards"].get(card) for card in ("feint-left", "acceleration", "evade")} == {
        "feint-left": 1,
        "acceleration": 1,
        "evade": 1,
    }


@pytest.mark.clause("DF-R21", "DF-S1")
def test_a_thach_weave_can_still_be_fired_after_an_evade() -> None:
    table = aimed(*WEAVE, usa="thach-weave", japan="evade aileron-roll")
    table.play("play evade", "play thach-weave U2", "draw 6 7", "draw 1 2")
    assert table.at("J1") == "lost"


@pytest.mark.clause("DF-R21", "DF-O5")
def test_a_surprise_attack_after_an_evade_ends_the_cards_without_firing() -> None:
    table = aimed("U1 0,0 E", "J1 2,0 W", usa="surprise-attack", japan="evade loop")
    table.play("play evade", "play surprise-attack")
    assert (table.told("firing-evaded"), table.view()["combat"]) == ([{}], None)


@pytest.mark.clause("DF-O8", "DF-R51", "DF-R20")
def test_sixth_sense_goes_back_and_plans_again_openly() -> None:
    table = from_the_start("sixth-sense")
    table.play("play sixth-sense")
    assert (table.at("U1"), table.asked, table.seat) == ("0,0 E", "plan-again", "usa")
    assert "plan left right" in table.options(), "all tokens are available again"
    table.play("plan right forward")
    assert table.at("U1") == "1,1 SE"
    assert table.view("japan")["combat"]["plans"]["usa"] == ["right", "forward"]
    assert (table.asked, table.seat) == ("card", "japan"), "the sequence of cards goes on"


@pytest.mark.clause("DF-R51")
def test_sixth_sense_without_a_new_plan_stays_at_the_start() -> None:
    table = from_the_start("sixth-sense")
    table.play("play sixth-sense", "stay")
    assert table.at("U1") == "0,0 E"
    assert (table.asked, table.seat) == ("card", "japan")


@pytest.mark.clause("DF-R51", "DF-R16")
def test_an_ace_with_a_sixth_sense_plans_three_and_leaves_one_out() -> None:
    table = aimed("UA1 0,0 E", "J1 -3,3 W", preset="domination", usa="sixth-sense")
    table.play("pass", "play sixth-sense", "plan left forward right")
    assert table.asked == "skip"
    table.play("skip 1")
    assert table.at("UA1") == "2,0 SE"


# --- special orders ---------------------------------------------------------------------------------------------

WEAVE = ("U1 -3,0 W", "J1 2,0 W", "U2 0,0 E")
"""U2, outside the combat, has J1 in its yellow area, and J1 has U2 in its own."""


@pytest.mark.clause("DF-S1", "DF-R25")
@pytest.mark.parametrize(("usa", "japan", "lost"), [("5 1", "4 3", True), ("4 1", "5 3", False), ("4 1", "4 3", False)])
def test_thach_weave_another_aircraft_fires_and_cannot_be_hit(usa: str, japan: str, lost: bool) -> None:
    """DF-T17."""
    table = aimed(*WEAVE, usa="thach-weave")
    table.play("pass", "play thach-weave U2", f"draw {usa}", f"draw {japan}")
    assert (table.at("J1") == "lost") is lost
    assert table.at("U2") == "0,0 E"
    assert table.view()["combat"] is None, "J1 is gone, or nobody has more cards and nobody can fire"


@pytest.mark.clause("DF-R25")
def test_thach_weave_needs_an_aircraft_that_has_the_enemy_in_an_attack_area() -> None:
    table = aimed("U1 0,0 E", "J1 2,0 W", "U2 -2,0 W", usa="thach-weave loop")
    table.play("pass")
    assert table.refused("play thach-weave U2") == ("nobody-weaves", "DF-R25")
    table = aimed(*WEAVE, "U3 5,-1 E", usa="thach-weave")
    table.play("pass")
    assert table.options("play") == ["play thach-weave U2"]
    assert table.refused("play thach-weave U3") == ("cannot-weave", "DF-R25")
    assert table.refused("play thach-weave U1") == ("cannot-weave", "DF-R25")


@pytest.mark.clause("DF-R25", "DF-R65")
def test_cards_about_firing_do_not_work_in_a_thach_weave_but_an_ace_counts() -> None:
    table = aimed("U1 -3,0 W", "J1 2,0 W", "UA1 0,0 E", preset="domination", usa="veterans thach-weave")
    table.hand("japan", "aileron-roll", "elite-pilots")
    table.play("play aileron-roll", "play veterans", "play elite-pilots", "play thach-weave UA1")
    assert len(table.options()) == 21, "two cards, not three"
    table.play("draw 6 1")
    table.play("draw 6 2")
    assert table.told("firing-result") == [{"usa": 7, "japan": 6, "winner": "usa"}]
    assert table.at("J1") == "lost"


@pytest.mark.clause("DF-R21", "DF-R26")
def test_a_thach_weave_stands_when_the_enemy_evades_later_and_its_cards_go_back() -> None:
    table = aimed("U1 -3,0 W", "JA1 2,0 W", "U2 0,0 E", preset="domination", usa="thach-weave", japan="evade")
    table.play("pass", "play thach-weave U2", "draw 1 2", "draw 3 4")
    assert table.view()["firing_piles"] == {"usa": 7, "japan": 7}
    table.play("play evade")
    assert table.view()["combat"] is None


@pytest.mark.clause("DF-S2", "DF-R19")
def test_veterans_draw_one_more_card() -> None:
    table = aimed("U1 0,0 E", "J1 2,0 W", usa="veterans")
    table.play("pass", "play veterans")
    assert (table.asked, table.params["count"]) == ("draw", 3)


@pytest.mark.clause("DF-R46")
@pytest.mark.parametrize(("option", "asked"), [("draws_1", 1), ("no_effect", 0)])
def test_veterans_without_a_card(option: str, asked: int) -> None:
    """J1 sits behind U1's wing where U1's diagram has nothing."""
    table = aimed("U1 2,-2 SE", "J1 0,0 E", usa="veterans", veterans_zero=option)
    table.play("pass", "play veterans")
    drawers = []
    while table.asked == "draw":
        drawers.append((table.params["side"], table.params["count"]))
        table.play(table.options()[-1])
    assert drawers == ([("usa", 1)] if asked else []) + [("japan", 2)]
    assert table.at("J1") != "lost", "a card can save U1 but not destroy"


@pytest.mark.clause("DF-S3", "DF-R37")
def test_hineri_komi_is_a_manoeuvre_and_a_turn_to_any_side() -> None:
    table = aimed("U1 -5,0 W", "J1 0,0 E", japan="hineri-komi loop")
    table.play("play hineri-komi")
    assert (table.at("J1"), table.asked, len(table.options())) == ("1,0 E", "face", 6)
    table.play("face W")
    assert table.at("J1") == "1,0 W"


@pytest.mark.clause("DF-S4", "DF-R48", "DF-R66")
def test_elite_pilots_exchange_a_card_after_both_are_shown() -> None:
    table = aimed("U1 0,0 E", "J1 2,0 W", japan="elite-pilots")
    table.play("play elite-pilots", "draw 5 1", "draw 2 3")
    assert (table.asked, table.seat) == ("exchange", "japan")
    assert table.options() == ["exchange 2", "exchange 3", "keep"]
    assert table.refused("exchange 7") == ("not-drawn", "DF-S4")
    table.play("exchange 2")
    assert table.options() == ["draw 1", "draw 4", "draw 5", "draw 6", "draw 7"], "neither what was drawn nor given"
    table.play("draw 6")
    assert table.at("U1") == "lost"


@pytest.mark.clause("DF-R66")
def test_elite_pilots_may_keep_their_cards_and_need_one() -> None:
    table = aimed("U1 0,0 E", "J1 2,0 W", japan="elite-pilots")
    table.play("play elite-pilots", "draw 5 1", "draw 2 3", "keep")
    assert table.at("J1") == "lost"
    table = aimed("U1 0,0 E", "J1 1,0 E", japan="elite-pilots")
    table.play("play elite-pilots", "draw 5 1 2")
    assert table.at("J1") == "lost", "off its diagram it has no card to exchange"


@pytest.mark.clause("DF-R37", "DF-1.6.4")
def test_by_option_japan_has_veterans_twice() -> None:
    table = Table(japanese_specials="veterans_twice", set_up=False)
    assert table.view()["hands"]["japan"] == {"veterans": 2}
    assert Table(set_up=False).view()["hands"]["japan"] == {"hineri-komi": 1, "elite-pilots": 1}


@pytest.mark.clause("DF-R44")
def test_cards_without_effect_may_be_played() -> None:
    table = aimed("U1 0,0 E", "J1 -3,3 W", usa="aileron-roll veterans surprise-attack loop")
    table.play("pass")
    assert table.options("play") == ["play loop", "play surprise-attack", "play aileron-roll", "play veterans"]


def test_every_order_of_the_data_has_an_effect() -> None:
    specials = [card for cards in GAME.data.figures["special_orders"].values() for card in cards]
    assert list(CARDS) == [*GAME.data.figures["order_cards"], *specials]
