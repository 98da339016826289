"""5. American Phase: when it takes place and who comes."""

from __future__ import annotations

import pytest

from .table import CARRIERS, Table


@pytest.mark.clause("KB-5a", "KB-R41")
def test_the_first_american_phase_is_that_of_0630() -> None:
    table = Table().set(found=True)
    seen = []
    for _ in range(4):
        hour = table.view["hour"]
        table.end()
        seen.append((hour, table.asked == "bomber-draw"))
        if table.asked == "bomber-draw":
            table.draw("no-bomber")
    assert seen == [("0430", False), ("0530", False), ("0630", True), ("0730", True)]


@pytest.mark.clause("KB-R41")
@pytest.mark.parametrize("turn", [1, 2])
def test_kido_butai_may_be_found_before_turn_three(turn: int) -> None:
    table = Table().set(turn=turn)
    table.end(us=6)
    assert table.view["kido_butai_found"]
    assert table.asked == "japanese-phase"


@pytest.mark.clause("KB-5a")
def test_there_is_no_american_phase_while_kido_butai_is_not_found() -> None:
    table = Table().set(turn=9)
    table.end(us=4)
    assert (table.turn, table.asked) == (10, "japanese-phase")


@pytest.mark.clause("KB-R62")
@pytest.mark.parametrize("turn", [3, 16])
def test_found_in_turn_three_or_later_kido_butai_is_raided_in_the_same_turn(turn: int) -> None:
    table = Table().set(turn=turn)
    table.end(us=5)
    assert (table.turn, table.asked) == (turn, "bomber-draw")


@pytest.mark.clause("KB-5a", "KB-R67")
def test_there_is_no_american_phase_when_all_carriers_are_sunk() -> None:
    table = Table().put("cap", "ZA").set(turn=5, found=True, hits=dict.fromkeys(CARRIERS, 2))
    table.end()
    assert (table.turn, table.asked) == (6, "japanese-phase")


@pytest.mark.clause("KB-5b")
def test_a_dummy_at_once_means_no_attack() -> None:
    table = Table().set(turn=3, found=True)
    table.end()
    table.draw("no-bomber")
    assert (table.turn, table.asked) == (4, "japanese-phase")
    assert table.cups == (11, 10, 4, 5)
    assert table.track == {8: (0, 1, 0, 0)}


@pytest.mark.clause("KB-5b", "KB-5c")
def test_bombers_then_escorts_are_drawn_each_up_to_the_first_dummy() -> None:
    table = Table().set(turn=3, found=True).put("cap", "ZA")
    table.end()
    table.draw("bomber", "bomber", "bomber", "no-bomber")
    assert table.asked == "fighter-draw"
    table.draw("fighter", "no-fighter")
    assert table.asked == "attack-type"
    table.roll(1)
    assert (table.params["bombers"], table.params["fighters"]) == (3, 1)


@pytest.mark.clause("KB-5b", "KB-5c")
def test_the_odds_of_a_draw_are_the_counters_in_the_cup() -> None:
    table = Table().set(turn=3, found=True, cups=(7, 8, 3, 1))
    table.end()
    assert table.options() == ["draw bomber", "draw no-bomber"]
    assert [str(part) for part in table.state.odds()] == ["7/15", "8/15"]
    table.draw("bomber")
    assert [str(part) for part in table.state.odds()] == ["3/7", "4/7"]
    table.draw("no-bomber")
    assert table.options() == ["draw fighter", "draw no-fighter"]
    assert [str(part) for part in table.state.odds()] == ["3/4", "1/4"]


@pytest.mark.clause("KB-R32")
def test_without_dummies_the_whole_cup_comes() -> None:
    table = Table().set(turn=3, found=True, cups=(3, 0, 2, 0))
    table.end()
    assert table.asked == "attack-type", "there is nothing to be decided by chance"
    assert (table.params["bombers"], table.params["fighters"]) == (3, 2)
    assert table.cups == (0, 0, 0, 0)


@pytest.mark.clause("KB-R32")
def test_an_empty_bomber_cup_means_no_attack() -> None:
    table = Table().set(turn=3, found=True, cups=(0, 0, 4, 5))
    table.end()
    assert (table.turn, table.asked) == (4, "japanese-phase")
    assert table.cups == (0, 0, 4, 5)


@pytest.mark.clause("KB-R32")
def test_an_empty_fighter_cup_means_no_escorts_and_no_us_cap() -> None:
    table = Table().set(turn=3, found=True, cups=(2, 2, 0, 0))
    table.end()
    table.draw("bomber", "no-bomber")
    assert (table.asked, table.params["fighters"]) == ("attack-type", 0)
    table = Table().set(turn=3, cups=(1, 1, 0, 0)).put("midway", "A1")
    table.play("attack midway")
    assert table.asked == "flak"


@pytest.mark.clause("KB-R32")
def test_a_cup_of_dummies_alone_sends_nobody() -> None:
    table = Table().set(turn=3, found=True, cups=(0, 2, 4, 5))
    table.end()
    assert (table.turn, table.asked) == (4, "japanese-phase")
    assert table.cups == (0, 1, 4, 5)
    assert table.track == {8: (0, 1, 0, 0)}


@pytest.mark.clause("KB-7j", "KB-R31")
def test_all_that_was_drawn_goes_five_boxes_ahead_dummies_too() -> None:
    table = Table().set(turn=3, found=True).put("cap", "ZA")
    table.raid(bombers=2, fighters=1, die=1)
    table.play("commit ZA")
    table.roll(1, 1)  # escort and Zero miss each other
    while table.asked in ("flak", "bomb"):
        table.roll(1)
    assert table.turn == 4
    assert table.track == {8: (2, 1, 1, 1)}
    assert table.cups == (9, 10, 3, 4)


@pytest.mark.clause("KB-7j", "KB-R33", "KB-6a7")
def test_counters_return_to_their_own_cups_when_the_marker_arrives_before_the_japanese_phase() -> None:
    table = Table().set(turn=7, track={8: (2, 1, 1, 3), 9: (0, 0, 1, 0)}, cups=(9, 10, 2, 2))
    told = table.end()
    assert (table.turn, table.asked) == (8, "japanese-phase")
    assert [event.kind for event in told if event.clause == "KB-R33"] == ["counters-returned"]
    assert table.cups == (11, 11, 3, 5)
    assert table.track == {9: (0, 0, 1, 0)}


@pytest.mark.clause("KB-R33")
def test_what_is_due_after_1930_never_returns() -> None:
    table = Table().set(turn=12, found=True)
    table.end()
    table.draw("no-bomber")
    assert table.track == {}
    assert table.view["gone"] == {"bombers": 0, "bomber-dummies": 1, "fighters": 0, "fighter-dummies": 0}
    table = Table().set(turn=14).put("midway", "A1")
    table.play("attack midway")
    table.draw("fighter", "no-fighter")
    assert table.view["gone"]["fighters"] == 0
    table.roll(1, 1, 1)
    assert table.track == {}
    assert (table.view["gone"]["fighters"], table.view["gone"]["fighter-dummies"]) == (1, 1)
