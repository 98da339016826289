"""Every reason for a refusal: an action that earns it, and the clause that forbids the action."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pointluck.engine import Action, Refused
from pointluck.games.kido_butai.refusals import REASONS

from .table import ALL_TORPEDOES, GAME, Table

TWO_FLEETS = {"enterprise": 1, "hornet": 2, "yorktown": 2}


def _setup() -> Table:
    return Table(loads="")


def _strike() -> Table:
    """Bombers over Midway, others in the centre, one just landed, one lost, a Zero on CAP."""
    table = Table().put("midway", "A1", "A2").put("centre", "K1", "ZK").put("lost", "K2")
    return table.put("akagi", "A3", facing="N").put("cap", "ZS")


def _fleet() -> Table:
    """Two fleets, of which one is sunk; torpedoes everywhere."""
    table = Table(loads=ALL_TORPEDOES).set(reported=2, fleets=TWO_FLEETS, us_hits={"enterprise": 2})
    return table.put("fleet", "A1", "ZA").put("centre", "K1")


def _struck() -> Table:
    table = Table(loiter="allowed").put("midway", "A1", "A2")
    table.play("attack midway A1")
    table.draw("no-fighter")
    table.roll(1, 1)
    return table


def _no_sweep() -> Table:
    return Table(fighter_sweep=False).put("centre", "ZA", "A1")


def _worked() -> Table:
    """Akagi has launched, Kaga has landed."""
    table = Table().put("cap", "ZK", "ZS").set(hits={"hiryu": 2})
    table.play("launch A1 strike; land ZK kaga")
    return table


def _raid() -> Table:
    table = Table().put("cap", "ZA", low=6).put("cap", "ZK", "ZS").put("cap", "ZH", facing="S").set(turn=5, found=True)
    table.raid(bombers=1, fighters=1, die=4)
    return table


def _meeting() -> Table:
    table = _raid()
    table.play("commit ZK ZS ZH")
    assert table.asked == "meet"
    return table


def _aiming() -> Table:
    table = _meeting()
    table.play("meet ZK; meet ZH")
    assert table.asked == "aim"
    return table


def _dividing() -> Table:
    table = Table(adv_10b=True).set(reported=1, fleets={"enterprise": 1, "hornet": 1, "yorktown": 2})
    table.put("fleet", "A1", "A2")
    table.play("attack fleet-1")
    table.draw("no-fighter")
    assert table.asked == "targets"
    return table


def _spreading() -> Table:
    table = Table(special_hits_us="free").set(reported=1, fleets={"enterprise": 1, "hornet": 1, "yorktown": 2})
    table.put("fleet", "A1")
    table.play("attack fleet-1")
    table.draw("no-fighter")
    table.roll(1, 1, 3)
    assert table.asked == "spread"
    return table


def _losing() -> Table:
    table = Table().put("akagi", "A1", facing="N").set(turn=5, found=True)
    table.raid(bombers=1, die=4)
    table.roll(1, 1, 1, 1, 1)
    assert table.asked == "lose"
    return table


def _dying() -> Table:
    table = Table()
    table.play("end")
    return table


CASES: list[tuple[Callable[[], Table], str, str, str]] = [
    (_setup, "launch A1 strike", "other-question", "KB-1c"),
    (_setup, "load akagi 4b 0t", "load-count", "KB-1c"),
    (_strike, "end", "must-attack", "KB-R18"),
    (_strike, "run-on", "nothing-to-run", "KB-R40"),
    (_strike, "end now", "other-question", "KB-3"),
    (_strike, "run-on and on", "other-question", "KB-3"),
    (_strike, "fly K1", "other-question", "KB-3"),
    (_strike, "fly K1 tokyo", "other-question", "KB-3"),
    (_strike, "fly X9 midway", "other-question", "KB-3"),
    (_strike, "attack", "other-question", "KB-3"),
    (_strike, "attack tokyo", "other-question", "KB-3"),
    (_strike, "launch H1 cap strike", "other-question", "KB-3"),
    (_strike, "ready K2 bombs", "squadron-lost", "KB-3"),
    (_worked, "fly A1 midway", "already-acted", "KB-3g"),
    (_strike, "launch K1 strike", "not-aboard", "KB-3a"),
    (_strike, "ready K1 bombs", "not-aboard", "KB-3f"),
    (_strike, "launch A3 strike", "not-ready", "KB-3a"),
    (_strike, "launch H1 cap", "bombers-no-cap", "KB-3b"),
    (_worked, "launch K1 strike", "deck-landed", "KB-3j"),
    (_strike, "fly H1 midway", "not-outbound", "KB-3c"),
    (_fleet, "fly K1 midway", "wrong-load", "KB-6.3"),
    (_strike, "fly K1 fleet", "wrong-load", "KB-6.3"),
    (_strike, "fly ZK fleet", "no-fleet", "KB-6.2"),
    (_fleet, "attack fleet-1", "target-gone", "KB-R48"),
    (_no_sweep, "fly ZA midway", "no-sweep", "KB-R70"),
    (_strike, "attack fleet-1", "nobody-there", "KB-3d"),
    (_struck, "attack midway A2", "already-struck", "KB-R73"),
    (_strike, "attack midway A1 ZK", "not-there", "KB-3d"),
    (_strike, "attack midway A1", "name-force", "KB-R69"),
    (_strike, "land H1 hiryu", "not-airborne", "KB-3e"),
    (_worked, "land ZS hiryu", "ship-sunk", "KB-6c3"),
    (_worked, "land ZS akagi", "deck-launched", "KB-3j"),
    (_strike, "land K1 hiryu", "no-room", "KB-3k"),
    (_strike, "ready H1 bombs", "already-ready", "KB-R22"),
    (_strike, "ready ZH", "already-ready", "KB-R22"),
    (_strike, "ready ZH bombs", "no-load-for-zero", "KB-3f"),
    (_strike, "ready A3", "which-load", "KB-3f"),
    (_raid, "commit ZA", "low-cap", "KB-7c"),
    (_raid, "commit A1", "not-eligible", "KB-7d"),
    (_raid, "die 3", "other-question", "KB-7d"),
    (_meeting, "meet ZA", "not-committed", "KB-R68"),
    (_meeting, "meet ZK ZS", "not-committed", "KB-R68"),
    (_meeting, "commit ZK", "other-question", "KB-R68"),
    (_aiming, "aim ZA", "not-faced", "KB-R53"),
    (_aiming, "aim", "not-faced", "KB-R53"),
    (_dividing, "targets enterprise 1", "all-bombers", "KB-6b1"),
    (_dividing, "targets yorktown 2", "not-a-target", "KB-6b1"),
    (_dividing, "targets enterprise", "all-bombers", "KB-6b1"),
    (_spreading, "spread enterprise 1", "all-hits", "KB-R28"),
    (_spreading, "spread midway 3", "not-a-target", "KB-R28"),
    (_losing, "lose ZA", "not-removable", "KB-R60"),
    (_losing, "lose", "not-removable", "KB-R60"),
    (_losing, "lose A2 A3", "not-removable", "KB-R60"),
    (_dying, "die 7", "not-an-outcome", "KB-4a"),
    (_dying, "draw bomber", "not-an-outcome", "KB-4a"),
]


@pytest.mark.parametrize(("make", "line", "reason", "clause"), CASES, ids=[f"{case[2]}: {case[1]}" for case in CASES])
def test_a_refused_action_gets_its_reason_and_clause_and_changes_nothing(
    make: Callable[[], Table], line: str, reason: str, clause: str
) -> None:
    state = make().state
    kind, *args = line.split()
    action = Action(kind, tuple(args))
    before = state.to_json()
    refusal = state.why_not(action)
    assert refusal is not None
    assert (refusal.reason, refusal.clause) == (reason, clause)
    assert clause in GAME.clauses
    assert action not in state.legal()
    with pytest.raises(Refused) as caught:
        state.apply(action)
    assert caught.value.refusal == refusal
    assert state.to_json() == before


def test_every_reason_of_the_closed_list_has_its_case() -> None:
    engine = {"game-over", "not-an-outcome"}
    assert {reason for _, _, reason, _ in CASES} - engine == set(REASONS)


@pytest.mark.clause("KB-2a")
def test_after_the_end_everything_is_refused() -> None:
    state = Table().set(turn=16).quiet().state
    for kind in ("end", "die", "nonsense"):
        refusal = state.why_not(Action(kind))
        assert refusal is not None
        assert refusal.reason == "game-over"
    with pytest.raises(Refused):
        state.apply(Action("end"))
