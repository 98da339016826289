"""4. Mutual Reconnaissance Phase."""

from __future__ import annotations

import pytest

from .table import ALL_TORPEDOES, Table


def dice_asked(table: Table, *dice: int) -> list[str]:
    """The questions for which these dice are rolled, until reconnaissance is over."""
    asked = []
    for die in dice:
        asked.append(table.asked)
        table.roll(die)
    assert "reconnaissance" not in table.asked
    return asked


@pytest.mark.clause("KB-4a")
@pytest.mark.parametrize(("die", "found"), [(1, False), (4, False), (5, True), (6, True)])
def test_the_americans_find_kido_butai_on_5_or_6(die: int, found: bool) -> None:
    table = Table()
    table.play("end")
    assert table.asked == "us-reconnaissance"
    table.roll(die)
    assert table.view["kido_butai_found"] is found


@pytest.mark.clause("KB-4a", "KB-R35")
def test_once_found_kido_butai_stays_found_and_the_americans_do_not_roll_again() -> None:
    table = Table()
    table.end(us=5)
    for _ in range(15):
        told = table.end()
        assert not any(event.kind == "us-searched" for event in told)
        assert table.view["kido_butai_found"]
        if table.asked == "bomber-draw":
            table.draw("no-bomber")


@pytest.mark.clause("KB-4b")
@pytest.mark.parametrize(("die", "reported"), [(1, 0), (5, 0), (6, 1)])
def test_a_6_reports_a_us_fleet(die: int, reported: int) -> None:
    table = Table()
    table.play("end")
    table.roll(1)
    assert table.asked == "japanese-reconnaissance"
    table.roll(die)
    assert table.view["fleets_reported"] == reported


@pytest.mark.clause("KB-4b")
def test_a_reported_fleet_may_be_attacked_from_then_on() -> None:
    table = Table(loads=ALL_TORPEDOES)
    table.play("launch A1 strike")
    table.end(japan=6)
    assert table.allows("fly A1 fleet")


@pytest.mark.clause("KB-4c", "KB-4a", "KB-4b")
@pytest.mark.parametrize(
    ("found", "reported", "asked"),
    [
        (False, 0, ["us-reconnaissance", "japanese-reconnaissance"]),
        (True, 0, ["japanese-reconnaissance"]),
        (False, 1, ["us-reconnaissance"]),
        (True, 1, []),
    ],
)
def test_who_has_nothing_left_to_find_does_not_roll(found: bool, reported: int, asked: list[str]) -> None:
    table = Table().set(found=found, reported=reported)
    table.play("end")
    assert dice_asked(table, *[1] * len(asked)) == asked


@pytest.mark.clause("KB-4d", "KB-R35", "KB-R46", "KB-6.5")
def test_the_search_for_the_second_fleet_begins_in_the_turn_that_showed_it_is_there() -> None:
    table = Table(loads=ALL_TORPEDOES).set(found=True, reported=1).put("fleet", "A1")
    table.play("attack fleet-1")
    table.draw("hornet", "no-carrier")
    table.draw("no-fighter")
    table.roll(6)  # Hornet's fire turns the bomber away
    table.play("end")
    assert table.asked == "japanese-reconnaissance"
    table.roll(6)
    assert table.view["fleets_reported"] == 2
    table.play("end")
    assert table.turn == 3, "both fleets are found: no more dice"


@pytest.mark.clause("KB-4d", "KB-R35")
def test_the_search_for_the_second_fleet_does_not_begin_before_the_first_was_attacked() -> None:
    table = Table().set(found=True, reported=1)
    table.play("end")
    assert (table.turn, table.asked) == (2, "japanese-phase")


@pytest.mark.clause("KB-R35")
def test_if_the_first_fleet_held_all_three_carriers_the_search_is_over_for_good() -> None:
    table = Table(loads=ALL_TORPEDOES).set(found=True, reported=1).put("fleet", "A1")
    table.play("attack fleet-1")
    table.draw("hornet", "enterprise", "yorktown")
    table.draw("no-fighter")
    table.roll(6)
    table.play("end")
    assert (table.turn, table.asked) == (2, "japanese-phase")


@pytest.mark.clause("KB-R35")
def test_the_american_search_never_starts_again() -> None:
    table = Table().set(found=True, reported=1, fleets={"hornet": 1, "enterprise": 2, "yorktown": 2})
    table.play("end")
    assert dice_asked(table, 1) == ["japanese-reconnaissance"]
