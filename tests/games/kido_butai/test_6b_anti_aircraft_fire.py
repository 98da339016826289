"""6.b Anti-aircraft fire of Midway and the US fleet."""

from __future__ import annotations

from typing import Any

import pytest

from .table import Table

ONE_FLEET = {"enterprise": 1, "hornet": 1, "yorktown": 1}
PAIR = {"enterprise": 1, "hornet": 1, "yorktown": 2}


def normal_attack(*bombers: str, fleets: dict[str, int] | None = None, **fields: Any) -> Table:
    """A strike on a fleet whose CAP has fought and missed, so that it is a normal attack."""
    table = Table().set(reported=1, fleets=fleets or PAIR, **fields)
    table.put("fleet", *bombers, "ZA")
    table.play("attack fleet-1")
    table.draw("fighter", "no-fighter")
    table.roll(1, 1)
    return table


@pytest.mark.clause("KB-6b1")
def test_the_player_divides_the_bombers_among_the_carriers() -> None:
    table = normal_attack("A1", "A2", "A3")
    assert table.asked == "targets"
    assert table.options() == [
        "targets enterprise 3",
        "targets enterprise 2 hornet 1",
        "targets enterprise 1 hornet 2",
        "targets hornet 3",
    ]
    table.play("targets hornet 2 enterprise 1")
    assert table.told("targeted") == [{"ship": "Enterprise", "bombers": 1}, {"ship": "Hornet", "bombers": 2}]


@pytest.mark.clause("KB-6b1")
@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("targets enterprise 2", "all-bombers"),
        ("targets enterprise 2 hornet 2", "all-bombers"),
        ("targets enterprise 1 enterprise 2", "all-bombers"),
        ("targets yorktown 3", "not-a-target"),
        ("targets midway 3", "not-a-target"),
        ("fill hornet", "other-question"),
        ("end", "other-question"),
    ],
)
def test_every_bomber_attacks_one_ship_of_that_fleet(line: str, reason: str) -> None:
    assert normal_attack("A1", "A2", "A3").refused(line) == (reason, "KB-6b1")


@pytest.mark.clause("KB-6b1")
@pytest.mark.parametrize(
    "line", ["targets enterprise 0 hornet 2", "targets hornet 2 hornet 0", "targets yorktown 0 hornet 2"]
)
def test_a_ship_without_bombers_may_be_named_with_a_zero(line: str) -> None:
    table = normal_attack("A1", "A2")
    table.play(line)
    assert table.told("targeted") == [{"ship": "Hornet", "bombers": 2}]
    table.roll(1, 6, 6)
    assert table.condition("hornet") == "sunk"


@pytest.mark.clause("KB-6b1", "KB-R27")
def test_with_one_carrier_afloat_nothing_has_to_be_divided() -> None:
    table = normal_attack("A1", "A2", us_hits={"hornet": 2})
    assert (table.asked, table.params["ship"]) == ("flak", "Enterprise")


@pytest.mark.clause("KB-6b2")
@pytest.mark.parametrize("die", range(1, 7))
def test_midway_aborts_one_bomber_on_5_or_6(die: int) -> None:
    table = Table().put("midway", "A1", "A2")
    table.play("attack midway")
    table.draw("no-fighter")
    assert table.params == {"ship": "Midway", "needs": 5}
    table.roll(die)
    assert table.battle["bombers"] == (1 if die >= 5 else 2)


@pytest.mark.clause("KB-6b2", "KB-R29", "KB-R30")
def test_each_attacked_carrier_fires_once_at_the_bombers_on_it() -> None:
    table = normal_attack("A1", "A2", "A3", fleets=ONE_FLEET)
    table.play("targets enterprise 2 hornet 1")
    assert table.params["ship"] == "Enterprise"
    table.roll(5)
    assert table.params["ship"] == "Hornet"
    table.roll(6)
    assert (table.asked, table.params["ship"]) == ("bomb", "Enterprise"), "one bomber is left, on the Enterprise"
    table.roll(6)
    assert table.asked == "japanese-phase"
    assert table.condition("enterprise") == "damaged"


@pytest.mark.clause("KB-R30")
def test_a_carrier_without_bombers_on_it_does_not_fire() -> None:
    table = normal_attack("A1", "A2", fleets=ONE_FLEET)
    table.play("targets yorktown 2")
    assert table.params["ship"] == "Yorktown"
    table.roll(1)
    assert table.asked == "bomb"


@pytest.mark.clause("KB-R29")
def test_an_aborted_bomber_comes_home() -> None:
    table = Table().put("midway", "A1")
    table.play("attack midway")
    table.draw("no-fighter")
    table.roll(6)
    assert table.asked == "japanese-phase", "nobody is left to drop bombs"
    assert (table.place("A1"), table.facing("A1")) == ("centre", "W")
