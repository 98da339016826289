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
    return_to_base,
)
from pointluck.games.battle_of_midway.pieces import Midway

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


@pytest.mark.parametrize(
    ("plant", "invariant", "seen"),
    [
        (shows_what_is_sealed, "view", "usn can tell status"),
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
