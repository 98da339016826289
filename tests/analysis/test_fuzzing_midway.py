"""The fuzzer finds what goes wrong where choices are sealed and pieces fly: leaks, silent losses, illegal landings."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import pointluck
from pointluck.analysis import invariants
from pointluck.analysis.fuzzing import Fuzz, fuzz
from pointluck.analysis.invariants import Broken
from pointluck.engine import Event, Plain
from pointluck.games.battle_of_midway import (
    BattleOfMidwayState,
    air_orders,
    command,
    flight_deck,
    landing,
    reinforcements,
    return_to_base,
)
from pointluck.games.battle_of_midway.fog_of_war import tell_arrival
from pointluck.games.battle_of_midway.pieces import Midway
from tests.games.battle_of_midway.table import Table

Plant = Callable[[pytest.MonkeyPatch], None]


def shows_what_is_sealed(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = BattleOfMidwayState.view

    def view(self: BattleOfMidwayState, seat: str | None) -> Plain:
        return sound(self, seat) | {"sealed": list(self.sealed)}

    monkeypatch.setattr(BattleOfMidwayState, "view", view)


def lets_the_seal_shine_through(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = BattleOfMidwayState.sequence.answers
    sound = answers["status"]

    def answer(state: Any, action: Any) -> None:
        sound(state, action)
        state.plan = list(state.sealed)

    monkeypatch.setitem(answers, "status", answer)


def takes_back_what_was_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = command._show

    def show(state: Midway, side: int, chosen: list[int]) -> None:
        count = len(state.events)
        sound(state, side, chosen)
        state.events[count:] = [Event(*event[:3]) for event in state.events[count:]]

    monkeypatch.setattr(command, "_show", show)


def loses_in_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = Midway.strike_off

    def strike_off(self: Midway, unit: int, cause: str, clause: str, word: str = "") -> None:
        count = len(self.events)
        sound(self, unit, cause, clause, word)
        del self.events[count:]

    monkeypatch.setattr(Midway, "strike_off", strike_off)


def burns_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = return_to_base.burn_fuel

    def burn_fuel(state: Midway) -> None:
        sound(state)
        state.fuel = [fuel - 1 for fuel in state.fuel]

    monkeypatch.setitem(BattleOfMidwayState.sequence._steps, "burn-fuel", burn_fuel)


def lands_anywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = landing.touch_down

    def touch_down(state: Midway, units: list[int], base: int) -> None:
        afar = [deck for deck in state.oob.decks[state.side] if state.zone[deck] not in (0, state.zone[base])]
        sound(state, units, afar[0] if afar else base)

    monkeypatch.setattr(landing, "touch_down", touch_down)


def launches_in_squalls_and_without_orders(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(air_orders, "can_launch", lambda state, carrier: state.service(carrier))
    monkeypatch.setattr(flight_deck, "can_launch", lambda state, carrier: state.service(carrier))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("plant", "invariant", "seen"),
    [
        (shows_what_is_sealed, "view", "tells usn a secret"),
        (lets_the_seal_shine_through, "view", "usn can tell status"),
        (takes_back_what_was_shown, "undo", "tells usn a secret and can be taken back"),
        (loses_in_silence, "problems", "air units lost, 0 told"),
        (burns_too_much, "problems", "impossible fuel"),
        (lands_anywhere, "problems", "landed where it is not or may not (BM-R36)"),
        (launches_in_squalls_and_without_orders, "problems", "without Launch orders (BM-1.4.1)"),
    ],
    ids=lambda given: getattr(given, "__name__", given),
)
def test_a_planted_fault_is_found(monkeypatch: pytest.MonkeyPatch, plant: Plant, invariant: str, seen: str) -> None:
    plant(monkeypatch)
    failure = fuzz(Fuzz("battle-of-midway", 3, None, {}), 1, 2, 1, lambda count: None).failure
    assert failure is not None
    assert failure.invariant == invariant, failure.detail
    assert seen in failure.detail


def test_a_view_with_a_secret_in_it_is_told_from_one_without(monkeypatch: pytest.MonkeyPatch) -> None:
    state = pointluck.game("battle-of-midway").new()
    assert isinstance(state, BattleOfMidwayState)
    state.sealed = [1, 1, 1, 1]
    state.zone[state.oob.decks[1][0]] = 14
    state.stack, state.side, state._legal = ["turn", "status"], 1, None
    invariants.secrets_are_kept(state, Random(1))
    shows_what_is_sealed(monkeypatch)
    with pytest.raises(Broken, match="tells usn a secret"):
        invariants.secrets_are_kept(state, Random(1))


# --- the fog: that a force comes is seen, where is not --------------------------------------------------------------


def tells_where_a_force_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    def tell_all(state: Midway, side: int, clause: str, force: str, zone: int) -> None:
        state.tell("reinforced", clause, force=force, zone=state.zone_name(zone))

    monkeypatch.setattr(reinforcements, "tell_arrival", tell_all)


def shows_where_a_force_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    def tell_and_show(state: Midway, side: int, clause: str, force: str, zone: int) -> None:
        tell_arrival(state, side, clause, force, zone)
        state.plan = [zone]

    monkeypatch.setattr(reinforcements, "tell_arrival", tell_and_show)


def says_nothing_of_a_force_that_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reinforcements, "tell_arrival", lambda *given: None)


def bring_a_force() -> None:
    """The first US task force comes, wherever it may, and the view and the events of the enemy are looked at."""
    before = Table(fog_of_war=True).run("reinforce", side="usn").state
    assert before.known_to == ("usn",)
    assert before.with_other_secrets("ijn", Random(1)) is None
    *brings, done = before.legal()
    assert len(brings) > 1
    assert str(done) == "done"
    for number, action in enumerate(brings):
        after = before.copy()
        events = after.apply(action)
        for seed in range(20):
            invariants.sealing_tells_nothing(before, action, events, after, Random(100 * number + seed))


def test_in_the_fog_that_a_force_comes_may_be_seen() -> None:
    bring_a_force()


@pytest.mark.parametrize(
    "plant", [tells_where_a_force_comes, shows_where_a_force_comes, says_nothing_of_a_force_that_comes]
)
def test_in_the_fog_where_a_force_comes_may_not_be_seen(monkeypatch: pytest.MonkeyPatch, plant: Plant) -> None:
    plant(monkeypatch)
    with pytest.raises(Broken, match="ijn can tell bring"):
        bring_a_force()
