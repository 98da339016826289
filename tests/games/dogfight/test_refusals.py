"""Refusals: every reason of the closed list, with the clause that forbids it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pointluck.engine import Action
from pointluck.games.dogfight.refusals import REASONS

from .table import GAME, Table, aimed


def placing() -> Table:
    table = Table(set_up=False)
    table.play("place J1 -4,-2 E", "place U1 4,2 W")
    return table


def leaving() -> Table:
    table = Table().only("U1 7,-4 E", "U2 0,0 E", "J1 -4,3 E").tile(2, "9,-7").put("J1 9,-7 W")
    table.play("fly U1; forward")
    return table


def out_on_a_tile() -> Table:
    table = Table().only("U1 0,0 E", "U2 0,2 E", "J1 -4,3 E").tile(1, "9,-4").put("U1 9,-5 NE")
    table.play("fly U1; forward")
    return table


def returning() -> Table:
    table = Table("domination", bids=(3, 3)).only("U1 4,0 E -", "J4 -7,5 NE", holder=1)
    table.play("forward; left; left; stop") if table.asked == "manoeuvre" else table.play(
        "fly J4; forward; left; left; stop"
    )
    return table


def planning(preset: str = "carrier-hunt", name: str = "U1") -> Table:
    table = Table(preset).only(f"{name} 0,0 E", "J1 3,-1 E")
    table.play(f"attack {name} J1")
    return table


def skipping() -> Table:
    table = planning("domination", "UA1")
    table.play("plan left left right", "plan forward forward", "first usa")
    return table


def holding(cards: str, *others: str) -> Table:
    table = aimed("U1 0,0 E", "J1 -3,3 W", *others, usa=cards)
    table.play("pass")
    return table


def exchanging() -> Table:
    table = aimed("U1 0,0 E", "J1 2,0 W", japan="elite-pilots")
    table.play("play elite-pilots", "draw 5 1", "draw 2 3")
    return table


def flying() -> Table:
    table = Table().put("U1 0,0 E")
    table.play("fly U1; forward")
    return table


def buying() -> Table:
    table = Table(bids=(0, 1)).only("U1 0,0 E", "J1 -4,3 E").set(holder=0)
    table.play("fly U1; forward; left; left; stop", "forward; forward; forward; stop")
    return table


def activating() -> Table:
    return Table().only("U1 0,0 E", "U2 0,2 E -", "J1 -5,0 E")


CASES: list[tuple[Callable[[], Table], str, str, str]] = [
    (activating, "done", "other-question", "DF-2.4.3"),
    (activating, "fly J1", "not-your-aircraft", "DF-2.4.3"),
    (placing, "place J1 -3,-2 E", "aircraft-placed", "DF-2.3.4"),
    (activating, "fly U3", "aircraft-lost", "DF-R6"),
    (returning, "place JA1 -7,3 E", "ace-lost", "DF-R31"),
    (placing, "place J2 0,0 E", "not-a-start-area", "DF-2.3.4"),
    (placing, "place J2 -4,-2 E", "area-occupied", "DF-R13"),
    (lambda: Table(bids=None), "bid 4", "bid-range", "DF-2.4.2"),
    (activating, "fly U2", "no-marker", "DF-2.4.3"),
    (activating, "attack U1 U2", "not-an-enemy", "DF-C1"),
    (activating, "attack U1 J1", "out-of-reach", "DF-C1"),
    (flying, "stop", "too-early", "DF-F1"),
    (leaving, "tile S2 9,-4", "tile-occupied", "DF-R10"),
    (leaving, "tile S1 9,-1", "tile-misses", "DF-R40"),
    (leaving, "tile S1 9,-5", "tile-overlaps", "DF-R40"),
    (leaving, "tile S1 8,-4", "tile-overlaps", "DF-R40"),
    (out_on_a_tile, "tile S1 11,-6", "tile-detached", "DF-R41"),
    (planning, "plan left", "plan-length", "DF-C3"),
    (lambda: planning("domination", "UA1"), "plan left left left", "plan-tokens", "DF-R43"),
    (skipping, "skip 4", "no-such-token", "DF-3.3.3"),
    (lambda: holding("loop"), "play evade", "card-not-held", "DF-C8"),
    (lambda: holding("loop thach-weave"), "play thach-weave U4", "nobody-weaves", "DF-R25"),
    (lambda: holding("thach-weave", "U2 -3,2 SE"), "play thach-weave U4", "cannot-weave", "DF-R25"),
    (exchanging, "exchange 7", "not-drawn", "DF-S4"),
    (buying, "buy sixth-sense", "not-in-pool", "DF-2.4.4a"),
    (buying, "buy evade", "too-expensive", "DF-2.4.4a"),
]


@pytest.mark.parametrize(("table", "line", "reason", "clause"), CASES, ids=[f"{case[2]} {case[1]}" for case in CASES])
def test_a_refusal_names_its_reason_and_clause(table: Callable[[], Table], line: str, reason: str, clause: str) -> None:
    assert table().refused(line) == (reason, clause)
    assert clause in GAME.clauses


def test_the_list_of_reasons_is_closed_and_each_can_be_met() -> None:
    assert {reason for _, _, reason, _ in CASES} == set(REASONS)


def test_after_the_end_nothing_is_taken() -> None:
    table = Table().put("UB1 -2,-2 W")
    table.play("fly UB1; forward; forward")
    refusal = table.state.why_not(Action("stop"))
    assert refusal is not None
    assert (refusal.reason, refusal.clause) == ("game-over", "DF-2.1")
