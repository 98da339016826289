"""The two examples of the rulebook, played from a set-up of our own that leads to them, as golden records.

The start areas are changed so that the aircraft of the examples stand where the reference puts them (DF-T1, DF-T2);
what an example leaves open is filled in.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import pointluck
from pointluck.engine import Record

from .table import Table

FOLDER = Path(__file__).parent / "golden"

ELSEWHERE_USA = [[3, 2], [3, 3], [4, 3], [5, 2], [5, 1]]
ELSEWHERE_JAPAN = [[-3, -2], [-3, -3], [-4, -3], [-5, -2], [-5, -1]]


def _start(usa: list[int], japan: list[int]) -> dict[str, object]:
    areas = {"usa": {"start": [usa, *ELSEWHERE_USA]}, "japan": {"start": [japan, *ELSEWHERE_JAPAN]}}
    return {"boards": {"large": areas}}


def _placed(table: Table, **first: str) -> Table:
    """Place the two aircraft of the example first and everybody else facing the middle."""
    table.play(f"place J1 {first['japan']}", f"place U1 {first['usa']}")
    usa, japan = ([f"{q},{r}" for q, r in areas] for areas in (ELSEWHERE_USA, ELSEWHERE_JAPAN))
    for number, (ours, theirs) in enumerate(zip(usa, japan, strict=True)):
        name = f"{number + 2}" if number < 3 else f"B{number - 2}"
        table.play(f"place J{name} {theirs} E", f"place U{name} {ours} W")
    return table


def flight() -> Table:
    """Flight: left, right, off the board onto a Small Tile, left."""
    table = _placed(Table(data=_start([5, -3], [7, -3]), set_up=False), usa="5,-3 E", japan="7,-3 W")
    table.play("deal loop; deal evade; deal reversal; deal acceleration", "bid 0", "bid 0")
    table.play("fly U1")
    assert "U1" not in table.marked()
    table.play("left")
    assert table.at("U1") == "6,-3 NE", "the enemy ahead is avoided"
    table.play("right")
    assert table.at("U1") == "7,-4 E"
    table.play("forward")
    assert sorted(table.options("tile")) == ["tile S1 9,-4", "tile S1 9,-5"]
    table.play("tile S1 9,-4")
    assert table.at("U1") == "8,-4 E"
    table.play("left")
    assert table.at("U1") == "9,-4 NE", "on the same Small Tile"
    assert (table.asked, table.holder) == ("activate", "japan"), "four Manoeuvres"
    return table


def combat() -> Table:
    """Combat: one round to buy the two cards, then the example itself, Andy as the USA and Katie as Japan."""
    table = _placed(Table(data=_start([-3, 0], [0, -1]), set_up=False), usa="-3,0 E", japan="0,-1 E")
    table.play("deal acceleration; deal reversal; deal loop; deal evade", "bid 0", "bid 0")
    table.play("fly U1; forward; forward; forward; stop", "fly J1; forward; forward; forward; stop")
    while table.asked != "buy":
        if table.asked == "activate":
            table.play(table.options("fly")[0])
        table.play("forward; forward" if "B" in str(table.params["aircraft"]) else "forward; forward; forward")
        table.play("stop")
    assert (table.at("U1"), table.at("J1")) == ("0,0 E", "3,-1 E")
    buyer = table.seat
    for _ in range(2):
        card = "acceleration" if table.seat == "usa" else "reversal"
        dealt = "feint-left" if table.seat == buyer else "feint-right"
        table.play(f"buy {card}", f"deal {dealt}", "done")
    table.play("bid 0", "bid 0")
    _the_fight(table)
    return table


def _the_fight(table: Table) -> None:
    table.play("attack U1 J1")
    assert not {"U1", "J1"} & set(table.marked())
    table.play("plan left right", "plan forward forward", "first japan")
    assert table.at("J1") == "5,-1 E", "Katie goes first"
    assert table.at("U1") == "2,-1 E"
    assert (table.seat, table.params["role"]) == ("japan", "defender")
    table.play("pass", "play acceleration; forward")
    assert table.at("U1") == "3,-1 E"
    table.play("play reversal", "pass")
    assert table.at("J1") == "5,-1 W"
    assert table.told("firing-began") == [{"usa": "yellow", "japan": "yellow"}]
    table.play("draw 1 2", "draw 6 3")
    assert table.at("U1") == "lost", "6 beats 2 in an Attack Area"
    assert table.holder == "usa", "Andy has other marked aircraft"


EXAMPLES: dict[str, Callable[[], Table]] = {"flight": flight, "combat": combat}


def file(name: str) -> Path:
    return FOLDER / f"{name}.plk"


@pytest.mark.clause("DF-F1", "DF-F2", "DF-F4", "DF-C5", "DF-C8", "DF-C12")
@pytest.mark.parametrize("name", EXAMPLES)
def test_the_example_is_played_as_it_was_recorded(name: str) -> None:
    text = EXAMPLES[name]().record.text()
    assert text == file(name).read_text(encoding="utf-8")
    record = Record.read(text.splitlines(keepends=True), pointluck.game)
    for moment in record.replay():
        assert moment.state.hash() == moment.step.state_hash
