"""Combat up to the Firing: target, plans, carrying them out, the sequence of cards."""

from __future__ import annotations

import pytest

from .table import Table


def meeting(preset: str = "carrier-hunt", **options: object) -> Table:
    """U1 may attack J1 three Manoeuvres away; a third aircraft of each side is far off."""
    return Table(preset, **options).only("U1 0,0 E", "J1 3,-1 E", "U2 -7,4 NE", "J2 -7,5 NE")


def planned(table: Table, attacker: str = "left right", defender: str = "forward forward", first: str = "usa") -> Table:
    table.play("attack U1 J1", f"plan {attacker}", f"plan {defender}", f"first {first}")
    return table


@pytest.mark.clause("DF-C1", "DF-R14")
def test_a_target_is_reached_with_at_most_five_manoeuvres_not_areas() -> None:
    """DF-T3: next to it, front left, an enemy is six Manoeuvres away."""
    table = Table().only("U1 0,0 E", "U2 2,-7 E -", "J1 1,-1 E", "J2 5,0 W", "J3 0,-2 W", "J4 -2,0 E")
    assert table.options("attack") == ["attack U1 J2", "attack U1 J3"]
    assert table.refused("attack U1 J1") == ("out-of-reach", "DF-C1")
    assert table.refused("attack U1 U2") == ("not-an-enemy", "DF-C1")
    assert table.refused("attack U1 JB1") == ("aircraft-lost", "DF-R6")


@pytest.mark.clause("DF-R14")
def test_other_aircraft_do_not_block_and_lying_small_tiles_count() -> None:
    table = Table().only("U1 0,0 E", "U2 1,0 E", "J1 2,0 E")
    assert table.allows("attack U1 J1")
    table = Table().only("U1 7,-4 E", "U2 0,-2 E", "J1 0,3 E").tile(1, "9,-4").put("J1 10,-4 W")
    assert table.allows("attack U1 J1")


@pytest.mark.clause("DF-C2", "DF-R57")
def test_both_lose_their_markers() -> None:
    table = meeting()
    table.play("attack U1 J1")
    assert table.marked() == ["U2", "J2"]
    assert (table.view()["combat"]["attacker"], table.view()["combat"]["defender"]) == ("U1", "J1")


@pytest.mark.clause("DF-C3", "DF-R15", "DF-R60")
def test_plans_are_secret_until_both_are_in() -> None:
    table = meeting()
    table.play("attack U1 J1")
    assert (table.asked, table.seat) == ("plan", "usa")
    table.play("plan left right")
    assert (table.asked, table.seat) == ("plan", "japan")
    assert table.view("usa")["combat"]["plans"] == {"usa": ["left", "right"], "japan": []}
    for seat in ("japan", None):
        assert table.view(seat)["combat"]["plans"] == {"usa": "sealed", "japan": []}
    assert table.told("plan-sealed") == [{"side": "usa"}]
    events = table.play("plan forward left")
    assert [event.reveals for event in events if event.kind == "plans-shown"] == [True]
    assert table.view("japan")["combat"]["plans"] == {"usa": ["left", "right"], "japan": ["forward", "left"]}


@pytest.mark.clause("DF-C3", "DF-R43")
def test_a_plan_has_exactly_two_tokens() -> None:
    table = meeting()
    table.play("attack U1 J1")
    assert len(table.options("plan")) == 9
    assert table.refused("plan left") == ("plan-length", "DF-C3")
    assert table.refused("plan left left right") == ("plan-length", "DF-C3")


@pytest.mark.clause("DF-R43", "DF-C4")
def test_a_plan_holds_no_more_tokens_of_a_kind_than_there_are() -> None:
    table = Table(data={"manoeuvre_tokens": {"left": 1}}).only("U1 0,0 E", "J1 3,-1 E")
    table.play("attack U1 J1")
    assert table.refused("plan left left") == ("plan-tokens", "DF-R43")
    assert len(table.options("plan")) == 8


@pytest.mark.clause("DF-C4")
@pytest.mark.parametrize(
    ("plan", "end"),
    [("forward forward", "2,0 E"), ("left right", "2,-1 E"), ("right right", "1,1 SW"), ("forward left", "2,0 NE")],
)
def test_what_the_tokens_do(plan: str, end: str) -> None:
    assert planned(meeting(), plan).at("U1") == end


@pytest.mark.clause("DF-C5", "DF-R15")
@pytest.mark.parametrize("first", ["usa", "japan"])
def test_the_attacker_says_who_goes_first(first: str) -> None:
    """Both fly into the other's way: who goes first is pushed back or pushes."""
    table = Table().only("U1 0,0 E", "J1 2,0 W", "U2 -7,4 NE", "J2 -7,5 NE")
    table.play("attack U1 J1", "plan forward forward", "plan forward forward")
    assert (table.asked, table.seat) == ("first", "usa")
    table.play(f"first {first}")
    # The first flies through (2,0) or (0,0) and swaps; the second then goes on from where it was put.
    expected = {"usa": ("2,0 E", "-1,0 W"), "japan": ("3,0 E", "0,0 W")}
    assert (table.at("U1"), table.at("J1")) == expected[first]


@pytest.mark.clause("DF-C6", "DF-C7", "DF-R17")
def test_the_defender_may_play_first_then_the_attacker() -> None:
    table = planned(meeting())
    assert (table.asked, table.seat, table.params["role"]) == ("card", "japan", "defender")
    table.play("pass")
    assert (table.asked, table.seat, table.params["role"]) == ("card", "usa", "attacker")
    table.play("pass")
    assert table.asked != "card"


@pytest.mark.clause("DF-C8", "DF-R17")
def test_a_defender_who_declined_may_answer_a_card_of_the_attacker() -> None:
    table = planned(meeting().hand("usa", "aileron-roll", "aileron-roll").hand("japan", "acceleration", "loop"))
    table.play("pass", "play aileron-roll")
    assert (table.asked, table.seat) == ("card", "japan")
    table.play("play loop")
    assert (table.asked, table.seat) == ("card", "usa")
    table.play("play aileron-roll")
    assert (table.asked, table.seat) == ("card", "japan")
    table.play("pass")
    assert table.asked != "card"


@pytest.mark.clause("DF-R17")
def test_if_the_attacker_declines_at_first_firing_follows_even_if_the_defender_played() -> None:
    """DF-T10."""
    table = planned(meeting().hand("usa", "loop").hand("japan", "aileron-roll", "loop"))
    table.play("play aileron-roll", "pass")
    assert table.asked != "card"


@pytest.mark.clause("DF-R18")
def test_cards_are_played_in_combat_only_and_there_is_no_hand_limit() -> None:
    table = meeting().hand("usa", *["acceleration"] * 3, *["loop"] * 2, *["evade"] * 2, "reversal")
    assert table.refused("play acceleration")[0] == "other-question"
    assert sum(table.view()["hands"]["usa"].values()) == 8
    planned(table)
    table.play("pass")
    assert table.refused("play sixth-sense") == ("card-not-held", "DF-C8")


@pytest.mark.clause("DF-C6")
def test_a_played_card_is_discarded() -> None:
    table = planned(meeting().hand("japan", "reversal"))
    table.play("play reversal")
    assert table.view()["discards"]["reversal"] == 1
    assert table.view()["hands"]["japan"] == {}


@pytest.mark.clause("DF-R42")
def test_the_combat_ends_when_one_of_its_aircraft_flies_off() -> None:
    table = Table().only("U1 4,-3 E", "J1 7,-3 E", "U2 -7,4 NE", "U3 0,0 E", "J2 -7,5 NE")
    table.play("attack U1 J1", "plan forward forward", "plan forward forward", "first japan", "fly-off")
    assert table.at("J1") == "lost"
    assert table.at("U1") == "4,-3 E", "its tokens are dropped"
    assert (table.asked, table.holder) == ("activate", "usa"), "the card moves as after any combat"


@pytest.mark.clause("DF-R42", "DF-R10")
def test_a_token_can_lead_onto_a_small_tile() -> None:
    table = Table().only("U1 4,-4 E", "J1 7,-4 E", "U2 -7,4 NE", "J2 -7,5 NE")
    table.play("attack U1 J1", "plan forward forward", "plan forward left", "first japan")
    assert (table.asked, table.seat) == ("leave-board", "japan")
    table.play("tile S1 9,-4")
    assert table.at("J1") == "9,-4 NE"
