"""2. Sequence of play."""

from __future__ import annotations

from typing import Any

import pytest

from .table import CARRIERS, GAME, SQUADRONS, Table

HOURS = [f"{hour:02}30" for hour in range(4, 20)]


@pytest.mark.clause("KB-2a")
def test_sixteen_turns_from_0430_to_1930() -> None:
    table = Table()
    seen = []
    while not table.state.over:
        seen.append((table.turn, table.view["hour"]))
        table.quiet()
    assert seen == list(enumerate(HOURS, 1))
    assert table.state.seat is None
    assert table.state.question is None
    assert table.state.legal() == []


@pytest.mark.clause("KB-2a")
def test_after_the_last_turn_nothing_can_be_done() -> None:
    table = Table().set(turn=16).quiet()
    refusal = table.state.why_not(table.state.parse("end"))
    assert refusal is not None
    assert (refusal.reason, refusal.clause) == ("game-over", "KB-2a")


@pytest.mark.clause("KB-2b")
def test_the_phases_come_in_their_order() -> None:
    table = Table().set(turn=3)
    assert (table.view["phase"], table.asked) == ("japanese", "japanese-phase")
    table.play("end")
    assert (table.view["phase"], table.asked) == ("reconnaissance", "us-reconnaissance")
    table.roll(5)
    assert (table.view["phase"], table.asked) == ("reconnaissance", "japanese-reconnaissance")
    table.roll(1)
    assert (table.view["phase"], table.asked) == ("american", "bomber-draw")
    table.draw("no-bomber")
    assert (table.view["phase"], table.turn, table.asked) == ("japanese", 4, "japanese-phase")


@pytest.mark.clause("KB-2b")
def test_a_phase_that_does_not_apply_is_left_out() -> None:
    table = Table().set(found=True, reported=1)
    table.play("end")
    assert (table.turn, table.asked) == (2, "japanese-phase")


@pytest.mark.clause("KB-R40")
def test_squadrons_in_the_air_at_the_end_cost_nothing() -> None:
    table = Table().set(turn=16).put("centre", "A1", "A2", facing="E").put("cap", "ZA")
    table.play("end")
    table.roll(1, 1)
    assert table.state.over
    assert table.points == (0, 0)


@pytest.mark.clause("KB-R40")
def test_with_must_have_deck_squadrons_beyond_the_free_decks_are_lost() -> None:
    table = Table(airborne_at_end="must_have_deck")
    table.put("centre", "A1", "A2", "A3").put("cap", "ZK", "ZS", "ZH")
    table.set(turn=16, hits={"kaga": 2, "soryu": 2, "hiryu": 2})
    table.play("end")
    table.roll(1, 1)
    assert table.state.over
    assert table.at("akagi") == ["ZA"]
    airborne = table.at("centre") + table.at("cap")
    assert len(airborne) == 3, "Akagi has room for three of the six"
    assert [one["cause"] for one in table.told("squadron-lost")] == ["no-deck"] * 3


@pytest.mark.clause("KB-R40")
def test_when_nothing_japanese_is_left_the_rest_can_be_run_through() -> None:
    table = _nothing_left()
    assert table.options() == ["end", "run-on"]
    table.play("run-on")
    assert table.state.over
    assert table.turn == 16


@pytest.mark.clause("KB-R40")
def test_running_through_gives_the_result_of_all_sixteen_turns() -> None:
    table = _nothing_left().set(us_hits={"midway": 2}, track={14: (3, 0, 0, 0)}, cups=(8, 11, 4, 5))
    before = table.points
    table.play("run-on")
    assert table.state.over
    assert table.out == (3, 0, 0, 0), "three bombers that came due at 1730 had lost their base"
    assert table.points == (before[0] + 1, before[1])


@pytest.mark.clause("KB-R40")
def test_dice_that_still_matter_are_rolled_while_running_through() -> None:
    table = _nothing_left().set(us_hits={"midway": 1}, track={14: (1, 0, 1, 0)}, cups=(10, 11, 3, 5))
    table.play("run-on")
    assert table.asked == "tie"
    table.roll(3)
    assert table.asked == "over"


@pytest.mark.clause("KB-R40")
def test_there_is_no_running_through_while_a_ship_or_a_squadron_is_left() -> None:
    assert Table().refused("run-on") == ("nothing-to-run", "KB-R40")
    assert _nothing_left().put("centre", "A1").refused("run-on") == ("nothing-to-run", "KB-R40")


@pytest.mark.clause("KB-R40")
def test_with_early_end_never_the_turns_are_played_one_by_one() -> None:
    table = _nothing_left(early_end="never")
    assert table.options() == ["end"]
    assert table.refused("run-on") == ("nothing-to-run", "KB-R40")
    table.play("end")
    assert (table.turn, table.asked) == (13, "japanese-phase")


def _nothing_left(**options: Any) -> Table:
    return Table(**options).set(turn=12, found=True, reported=1, hits=dict.fromkeys(CARRIERS, 2))


@pytest.mark.clause("KB-R67")
def test_when_the_last_carrier_is_sunk_a_strike_under_way_may_still_attack() -> None:
    table = Table().set(turn=7, found=True, hits=dict.fromkeys(CARRIERS, 2)).put("midway", "A1", "A2")
    table.play("attack midway")
    table.draw("no-fighter")
    table.roll(1, 6, 6)
    assert table.condition("midway") == "sunk"
    table.end()
    assert (table.turn, table.asked) == (8, "japanese-phase"), "no American Phase any more"
    assert table.options() == ["end"]
    table.end()
    assert table.at("lost") == list(SQUADRONS)


@pytest.mark.clause("KB-2a")
def test_the_game_cites_its_end() -> None:
    assert GAME.over_clause == "KB-2a"
