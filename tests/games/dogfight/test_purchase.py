"""2.4.4: buying orders from the pool."""

from __future__ import annotations

import pytest

from pointluck.games.dogfight.order_of_battle import ACCELERATION, EVADE, LOOP, REVERSAL

from .table import Table, position


def market(bids: tuple[int, int] = (0, 0)) -> Table:
    """The end of activation: Japan acted last and buys first."""
    table = Table(bids=bids).only("U1 0,0 E", "J1 -4,3 E").set(holder=0)
    table.play("fly U1; forward; left; left; stop", "forward; forward; forward; stop")
    return table


def unseen(table: Table) -> list[int]:
    """The Order Cards that are not in the pool."""
    return [
        copies - lying for copies, lying in zip(table.plain_oob().copies, position(table.state)["pool"], strict=True)
    ]


@pytest.mark.clause("DF-2.4.4a")
def test_the_holder_buys_for_what_the_card_costs() -> None:
    table = market()
    assert (table.asked, table.seat) == ("buy", "japan")
    assert table.options() == ["done", "buy acceleration", "buy reversal", "buy loop", "buy evade"]
    table.play("buy reversal")
    assert table.command == (3, 1)
    assert table.view("usa")["hands"]["japan"]["reversal"] == 1, "the pool lies open, so both know (DF-R60)"


@pytest.mark.clause("DF-2.4.4a")
def test_what_cannot_be_bought() -> None:
    table = market(bids=(0, 1))
    assert table.command == (3, 2)
    assert table.refused("buy evade") == ("too-expensive", "DF-2.4.4a")
    assert table.refused("buy sixth-sense") == ("not-in-pool", "DF-2.4.4a")


@pytest.mark.clause("DF-2.4.4b", "DF-R29", "DF-R54")
def test_the_pool_is_refilled_after_each_purchase_and_new_cards_can_be_bought() -> None:
    table = market()
    table.play("buy acceleration")
    assert (table.asked, table.is_chance) == ("deal", True)
    table.play("deal feint-left")
    assert sum(table.view()["pool"].values()) == 4
    table.play("buy feint-left", "deal aileron-roll")
    assert (table.asked, table.seat) == ("buy", "usa"), "nothing of the pool is left that Japan could pay for"
    table.play("done")
    assert table.view()["round"] == 2, "one buying turn each"


@pytest.mark.clause("DF-R54")
def test_not_buying_is_allowed_and_without_points_nobody_is_asked() -> None:
    table = market()
    table.play("done", "done")
    assert table.view()["round"] == 2
    assert [sum(hand.values()) for hand in table.view()["hands"].values()] == [2, 2]
    assert market(bids=(3, 3)).view()["round"] == 2


@pytest.mark.clause("DF-2.4.4d")
def test_points_left_over_lapse() -> None:
    table = market()
    table.play("buy acceleration", "deal loop", "done", "done")
    assert table.command == (3, 3), "three new ones, and nothing of the old"


@pytest.mark.clause("DF-2.4.4c", "DF-R28")
def test_an_empty_pile_is_made_anew_from_the_discards() -> None:
    """DF-T14: pool 3 after a purchase, pile empty, 3 Order Cards discarded."""
    table = market()
    rest = unseen(table)
    discarded = [0] * 13
    for card, count in ((ACCELERATION, 2), (REVERSAL, 1)):
        discarded[card] = count
        rest[card] -= count
    table.set(pile=[0] * 9, hands=[[*rest, 1, 1, 0, 0], [0] * 11 + [1, 1]], discards=discarded)
    assert (table.view()["pile"], table.view()["discards"]) == (0, {"acceleration": 2, "reversal": 1})
    table.play("buy loop")
    assert table.told("pile-reshuffled") == [{"cards": 3}]
    table.play("deal acceleration")
    view = table.view()
    assert (sum(view["pool"].values()), view["pile"], view["discards"]) == (4, 2, {})


@pytest.mark.clause("DF-R28")
def test_special_orders_never_come_back_and_too_few_cards_leave_a_smaller_pool() -> None:
    table = market()
    hands = [[*unseen(table), 0, 0, 0, 0], [0] * 11 + [1, 1]]
    table.set(pile=[0] * 9, hands=hands, discards=[0] * 9 + [1, 1, 0, 0])
    table.play("buy loop")
    assert (table.asked, table.seat) == ("buy", "japan"), "nothing to deal"
    assert sum(table.view()["pool"].values()) == 3
    assert table.view()["discards"] == {"thach-weave": 1, "veterans": 1}


@pytest.mark.clause("DF-R28")
def test_a_pool_that_has_run_dry_is_filled_up_when_a_purchase_begins() -> None:
    """Every Order Card was bought; four were played since, so the market opens again."""
    table = Table().only("U1 0,0 E", "J1 -7,4 NE -")
    played = [0] * 13
    for card in (ACCELERATION, REVERSAL, LOOP, EVADE):
        played[card] = 1
    bought = [copies - gone for copies, gone in zip(table.plain_oob().copies, played, strict=False)]
    table.set(pool=[0] * 9, pile=[0] * 9, hands=[[*bought, 1, 1, 0, 0], [0] * 11 + [1, 1]], discards=played)
    table.play("fly U1; forward; forward; forward; stop")
    assert table.told("pile-reshuffled") == [{"cards": 4}]
    assert (table.asked, table.is_chance) == ("deal", True)
    for _ in range(4):
        table.play(table.options()[0])
    assert (table.asked, len(table.options("buy"))) == ("buy", 4)


@pytest.mark.clause("DF-R29", "DF-R60")
def test_everybody_sees_what_is_taken_from_the_open_pool() -> None:
    table = market()
    table.play("buy loop")
    assert [event.seats for event in table.events if event.kind == "order-bought"] == [None]
