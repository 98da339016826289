"""2.4.1 to 2.4.3 and 2.4.5: the round, the contest for initiative, activation."""

from __future__ import annotations

import pytest

from .table import Table


@pytest.mark.clause("DF-2.4.1")
def test_a_round_begins_with_a_marker_for_everyone_and_three_points_each() -> None:
    table = Table(bids=None)
    assert len(table.marked()) == 12
    assert table.command == (3, 3)
    assert table.view()["round"] == 1


@pytest.mark.clause("DF-2.4.2", "DF-R4")
@pytest.mark.parametrize(
    ("bids", "holder", "left"),
    [((1, 1), "usa", (2, 2)), ((0, 0), "usa", (3, 3)), ((1, 2), "japan", (2, 1)), ((3, 0), "usa", (0, 3))],
)
def test_the_higher_bid_takes_the_card_and_a_tie_goes_to_the_usa(
    bids: tuple[int, int], holder: str, left: tuple[int, int]
) -> None:
    """DF-T9."""
    table = Table(bids=bids)
    assert (table.holder, table.command) == (holder, left)


@pytest.mark.clause("DF-R69")
@pytest.mark.parametrize(
    ("round_before", "bids", "holder"),
    [(0, (0, 0), "usa"), (1, (0, 0), "japan"), (1, (2, 2), "japan"), (2, (1, 1), "usa"), (1, (1, 0), "usa")],
)
def test_by_option_a_tie_goes_to_the_two_sides_by_turns(round_before: int, bids: tuple[int, int], holder: str) -> None:
    table = Table(bids=None, ties_by_turns=True).set(round=round_before + 1)
    assert table.params["tie"] == ("usa" if round_before % 2 == 0 else "japan")
    events = table.play(f"bid {bids[0]}", f"bid {bids[1]}")
    assert table.holder == holder
    (shown,) = [event for event in events if event.kind == "bids-shown"]
    assert shown.clause == ("DF-R69" if bids[0] == bids[1] else "DF-2.4.2"), "the log leads to the rule that decided"
    printed = Table(bids=None).set(round=round_before + 1)
    assert printed.params["tie"] == "usa", "always"
    assert printed.state.hash() != Table(bids=None, ties_by_turns=True).set(round=round_before + 1).state.hash()


@pytest.mark.clause("DF-2.4.2", "DF-R60")
def test_the_first_bid_stays_sealed_until_both_are_in() -> None:
    table = Table(bids=None)
    assert table.seat == "usa"
    table.play("bid 2")
    assert table.seat == "japan"
    assert table.view("usa")["bids"] == {"usa": 2, "japan": None}
    assert table.view("japan")["bids"] == {"usa": "sealed", "japan": None}
    assert table.view(None)["bids"] == {"usa": "sealed", "japan": None}
    assert not any("2" in str(event.params.values()) for event in table.events)
    events = table.play("bid 1")
    assert table.view("japan")["bids"] == {"usa": 2, "japan": 1}
    assert [event.reveals for event in events if event.kind == "bids-shown"] == [True]


@pytest.mark.clause("DF-2.4.2")
def test_a_bid_is_none_to_three() -> None:
    table = Table(bids=None)
    assert table.options() == ["bid 0", "bid 1", "bid 2", "bid 3"]
    assert table.refused("bid 4") == ("bid-range", "DF-2.4.2")


@pytest.mark.clause("DF-2.4.3")
def test_only_own_aircraft_with_a_marker_can_be_activated() -> None:
    table = Table().only("U1 0,0 E", "U2 0,2 E -", "J1 -3,0 W")
    assert {action.split()[1] for action in table.options()} == {"U1"}
    assert table.refused("fly U2") == ("no-marker", "DF-2.4.3")
    assert table.refused("fly J1") == ("not-your-aircraft", "DF-2.4.3")
    assert table.refused("fly U3") == ("aircraft-lost", "DF-R6")


@pytest.mark.clause("DF-2.4.3")
def test_activation_goes_on_until_no_marker_is_left() -> None:
    table = Table().only("U1 0,0 E", "J1 -4,3 E", "J2 -4,-2 E")
    table.play("fly U1; forward; left; left; stop")
    assert (table.holder, table.marked()) == ("japan", ["J1", "J2"])
    table.play("fly J1; forward; forward; forward; stop")
    assert table.asked == "manoeuvre", "J2 is the last one and only it can act"
    assert table.params["aircraft"] == "J2"
    table.play("forward; forward; forward; stop")
    assert table.asked == "buy"


@pytest.mark.clause("DF-R5")
def test_the_holder_cannot_decline() -> None:
    table = Table()
    assert {action.split()[0] for action in table.options()} <= {"fly", "attack"}
    assert table.refused("done")[0] == "other-question"


@pytest.mark.clause("DF-R5", "DF-R57")
def test_an_aircraft_without_a_marker_may_be_attacked_again_and_again() -> None:
    table = Table().only("U1 0,0 E", "U2 0,2 E", "J1 3,-1 E -")
    assert table.options("attack") == ["attack U1 J1", "attack U2 J1"]
    table.play("attack U1 J1", "plan left left", "plan forward forward", "first usa")
    table.pass_cards()
    assert table.asked == "activate"
    assert table.options("attack") == ["attack U2 J1"]


@pytest.mark.clause("DF-R6")
def test_a_destroyed_aircraft_loses_its_marker() -> None:
    table = Table("domination", bids=(3, 3)).only("U1 7,-3 E", "U2 0,4 W", "J1 7,-5 W -")
    table.play("fly U1; forward; fly-off")
    assert (table.marked(), table.params["aircraft"]) == ([], "U2"), "the only one left flies at once"
    table.play("forward; forward; forward; stop")
    assert (table.asked, table.seat) == ("return", "usa")
    while table.asked == "return":
        table.play(table.options()[0])
    assert table.view()["round"] == 2
    assert "U1" in table.marked(), "a Fighter that has come back gets a marker in the next round"


@pytest.mark.clause("DF-R1", "DF-F3")
def test_after_a_flight_the_card_goes_to_a_rival_who_can_act() -> None:
    """DF-T15."""
    table = Table().only("U1 0,0 E", "U2 0,2 E", "J1 -4,3 E")
    table.play("fly U1; forward; left; left; stop")
    assert table.holder == "japan"
    table = Table().only("U1 0,0 E", "U2 0,2 E", "U3 0,-2 E", "J1 -4,3 E -")
    table.play("fly U1; forward; left; left; stop")
    assert (table.holder, table.asked) == ("usa", "activate")


@pytest.mark.clause("DF-R2", "DF-C14")
@pytest.mark.parametrize(
    ("others", "holder", "asked"),
    [(["U2 -7,4 NE"], "usa", "manoeuvre"), (["J2 -7,4 NE"], "japan", "manoeuvre"), ([], "usa", "buy")],
)
def test_after_a_combat_the_card_stays_with_whoever_can_act(others: list[str], holder: str, asked: str) -> None:
    """DF-T15. A single aircraft left without a target in reach flies without being asked."""
    table = Table().only("U1 0,0 E", "J1 3,-1 E", *others)
    table.play("attack U1 J1", "plan left left", "plan forward forward", "first usa")
    table.pass_cards()
    assert (table.holder, table.asked) == (holder, asked)


@pytest.mark.clause("DF-R3")
def test_the_last_player_who_acted_buys_first() -> None:
    table = Table().only("U1 0,0 E", "J1 -4,3 E")
    table.play("fly U1; forward; left; left; stop", "forward; forward; forward; stop")
    assert (table.asked, table.seat, table.holder) == ("buy", "japan", "japan")


@pytest.mark.clause("DF-R56")
def test_a_side_without_aircraft_leaves_the_card_to_the_other() -> None:
    table = Table("domination", bids=None).only("J1 0,0 E", "J2 -4,3 E")
    table.play("bid 3", "bid 0")
    assert (table.holder, table.seat, table.asked) == ("japan", "japan", "activate")


@pytest.mark.clause("DF-2.4.5")
def test_after_the_purchase_a_new_round_begins() -> None:
    table = Table(bids=(3, 3)).only("U1 0,0 E", "J1 -4,3 E")
    table.play("fly U1; forward; left; left; stop", "forward; forward; forward; stop")
    view = table.view()
    assert (view["round"], table.asked) == (2, "bid")
    assert (table.marked(), table.command) == (["U1", "J1"], (3, 3))


@pytest.mark.clause("DF-R35")
def test_after_thirty_rounds_a_carrier_hunt_is_a_draw() -> None:
    table = Table(bids=(3, 3)).only("U1 0,0 E", "J1 -4,3 E").set(round=30)
    table.play("fly U1; forward; left; left; stop", "forward; forward; forward; stop")
    assert table.outcome == (None, "round-cap")
    assert table.state.result is not None
    assert table.state.result.score == {"usa": 0, "japan": 0}


@pytest.mark.clause("DF-R35")
def test_the_cap_can_be_lifted_and_moved() -> None:
    table = Table(bids=(3, 3), round_cap=0).only("U1 0,0 E", "J1 -4,3 E").set(round=30)
    table.play("fly U1; forward; left; left; stop", "forward; forward; forward; stop")
    assert table.view()["round"] == 31
    table = Table(bids=(3, 3), data={"end": {"round_cap": 1}}).only("U1 0,0 E", "J1 -4,3 E")
    table.play("fly U1; forward; left; left; stop", "forward; forward; forward; stop")
    assert table.asked == "over"


@pytest.mark.clause("DF-R35")
@pytest.mark.parametrize(("points", "winner"), [([4, 3], "usa"), ([3, 4], "japan"), ([3, 3], None)])
def test_at_the_cap_more_points_win_in_domination(points: list[int], winner: str | None) -> None:
    table = Table("domination", bids=(3, 3)).only("U1 7,-3 W", "J1 -7,3 E").set(round=30, points=points)
    table.play("fly U1; forward; forward; forward; stop", "forward; forward; forward; stop")
    assert table.outcome[0] == winner
