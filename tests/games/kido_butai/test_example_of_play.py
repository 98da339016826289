"""9. The example of play, 0430 to 0830, move by move with its dice and draws (KB-T1), and what follows at 0930.

Where the example leaves an input open it is filled in with one of the same meaning.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import pointluck
from pointluck.engine import Record

from .table import SQUADRONS, Table

GOLDEN = Path(__file__).parent / "golden" / "example.plk"


def set_up() -> Table:
    table = Table(loads="")
    table.play("load akagi 1b 2t; load kaga 2b 1t; load soryu 1b 1t; load hiryu 1b 1t")
    assert [name for name in SQUADRONS if table.squadron(name)["load"] == "bombs"] == ["A1", "K1", "K2", "S1", "H1"]
    assert [name for name in SQUADRONS if table.squadron(name)["load"] == "torpedoes"] == ["A2", "A3", "K3", "S2", "H2"]
    assert table.cups == (11, 11, 4, 5)
    return table


STRIKE = ("A1", "ZA", "K1", "K2", "ZK", "S1", "H1")


def at_0430(table: Table) -> None:
    for name in STRIKE:
        table.play(f"launch {name} strike")
    assert sorted(table.at("centre")) == sorted(STRIKE)
    assert {table.facing(name) for name in STRIKE} == {"E"}
    assert table.at("akagi") == ["A2", "A3"]
    assert table.at("kaga") == ["K3"]
    assert table.at("soryu") == ["S2", "ZS"]
    assert table.at("hiryu") == ["H2", "ZH"]
    table.play("end")
    table.roll(3, 5)
    assert (table.view["kido_butai_found"], table.view["fleets_reported"]) == (False, 0)
    assert table.turn == 2, "no American Phase"


def at_0530(table: Table) -> None:
    for name in STRIKE:
        table.play(f"fly {name} midway")
    assert sorted(table.at("midway")) == sorted(STRIKE)
    assert {table.facing(name) for name in STRIKE} == {"S"}
    table.play("end")
    table.roll(6, 2)
    assert (table.view["kido_butai_found"], table.view["fleets_reported"]) == (True, 0)
    assert table.turn == 3, "no American Phase"


def at_0630(table: Table) -> None:
    table.play("launch ZS cap")
    assert (table.place("ZS"), table.facing("ZS")) == ("cap", "E")
    _strike_on_midway(table)
    table.play("end")
    assert table.asked == "japanese-reconnaissance", "no die for the Americans"
    table.roll(6)
    assert table.view["fleets_reported"] == 1
    table.draw("bomber", "no-bomber", "no-fighter")
    table.roll(2)
    assert table.params == {"bombers": 1, "fighters": 0, "type": "torpedo"}
    table.play("commit ZS")
    table.roll(4)
    assert table.low() == ["ZS"]
    assert table.turn == 4, "the bomber is aborted: no anti-aircraft fire, no bombing"
    assert table.track == {8: (1, 1, 0, 1)}


def _strike_on_midway(table: Table) -> None:
    table.play("attack midway")
    table.draw("fighter", "no-fighter")
    assert table.params["shooter"] == "F1"
    table.roll(3, 2, 5)
    assert table.out == (0, 0, 1, 1), "the Buffalo and the drawn dummy leave the game"
    assert table.cups == (11, 11, 3, 4)
    assert table.track == {}
    table.roll(6)
    assert table.battle["bombers"] == 4
    table.roll(1, 1, 4, 6)
    assert (table.condition("midway"), table.capacity("midway")) == ("damaged", 1)
    assert table.owed == 1, "capacity 2 less 1 shot down"
    assert sorted(table.at("centre")) == sorted(STRIKE)
    assert {table.facing(name) for name in STRIKE} == {"W"}


def at_0730(table: Table) -> None:
    assert (table.facing("ZS"), table.low()) == ("S", ["ZS"])
    table.play("land A1 akagi; land ZA akagi; land K1 kaga; land K2 kaga; land ZK kaga; land S1 soryu; land H1 hiryu")
    assert [len(table.at(ship)) for ship in ("akagi", "kaga", "soryu", "hiryu")] == [4, 4, 2, 3]
    assert {table.facing(name) for name in STRIKE} == {"N"}
    table.play("end")
    assert table.asked == "bomber-draw", "reconnaissance is skipped"
    table.draw("bomber", "no-bomber", "no-fighter")
    table.roll(1)
    table.play("commit ZS")
    table.roll(5)
    assert table.out == (1, 1, 1, 1), "the bomber and the drawn dummy leave the game"
    assert table.track == {8: (1, 1, 0, 1), 9: (0, 0, 0, 1)}
    assert table.low() == ["ZS"]
    assert table.owed == 0, "capacity 2 less 2 shot down"


def at_0830(table: Table) -> None:
    assert (table.facing("ZS"), table.low()) == ("W", ["ZS"])
    for name in STRIKE:
        table.play(f"ready {name}" if name.startswith("Z") else f"ready {name} torpedoes")
    aboard = [one for one in table.view["squadrons"] if one["place"] != "cap"]
    assert len(aboard) == 13
    assert {one["facing"] for one in aboard} == {"E"}
    assert {one["load"] for one in aboard if one["type"] == "bomber"} == {"torpedoes"}
    table.play("end")
    table.draw("bomber", "bomber", "no-bomber", "no-fighter")
    table.roll(4)
    assert table.asked == "flak", "ZS is low and may not intercept dive bombers"
    table.roll(6, 1, 2, 3)
    assert table.battle["bombers"] == 1
    table.roll(6)
    assert table.sunk() == ["akagi", "kaga", "soryu"]
    assert table.at("lost") == ["A1", "A2", "A3", "ZA", "K1", "K2", "K3", "ZK", "S1", "S2"]
    assert table.at("hiryu") == ["H1", "H2", "ZH"]
    assert (table.place("ZS"), table.facing("ZS")) == ("cap", "W")
    assert table.cups == (7, 8, 3, 1)
    assert table.track == {8: (1, 1, 0, 1), 9: (0, 0, 0, 1), 10: (2, 1, 0, 1)}
    assert table.points == (1, 11), "3 + 3 + 2 for carriers and 3 for ten squadrons; 1 for two"
    assert table.view["level"] == "major-defeat"


def at_0930(table: Table) -> None:
    assert table.turn == 6
    assert table.squadron("ZS")["must_land"]
    assert not any(table.allows(f"land ZS {ship}") for ship in ("akagi", "kaga", "soryu", "hiryu"))
    assert table.refused("land ZS hiryu") == ("no-room", "KB-3k")
    launching = Table()
    launching.record = Record(table.state)
    launching.play("launch H1 strike")
    assert launching.refused("land ZS hiryu") == ("deck-launched", "KB-3j")
    table.play("end")
    assert table.told("squadron-lost") == [{"squadron": "ZS", "cause": "ditched"}]


TURNS: dict[str, Callable[[Table], None]] = {
    "0430": at_0430,
    "0530": at_0530,
    "0630": at_0630,
    "0730": at_0730,
    "0830": at_0830,
}


def example() -> Table:
    """The example of play to its printed end."""
    table = set_up()
    for hour, play in TURNS.items():
        assert table.view["hour"] == hour
        play(table)
    return table


@pytest.mark.clause("KB-9", "KB-R7", "KB-R12", "KB-R17", "KB-R31")
def test_the_example_of_play_goes_as_printed() -> None:
    example()


@pytest.mark.clause("KB-9", "KB-3i")
def test_at_0930_the_last_zero_finds_no_deck() -> None:
    table = example()
    at_0930(table)
    assert table.place("ZS") == "lost"


@pytest.mark.clause("KB-9")
def test_the_golden_record_of_the_example_replays_to_the_printed_position() -> None:
    lines = GOLDEN.read_text(encoding="utf-8").splitlines(keepends=True)
    golden = Record.read(lines, pointluck.game)
    table = example()
    assert golden.text() == table.record.text()
    assert golden.state == table.state
    for moment in golden.replay():
        assert moment.state.hash() == moment.step.state_hash
