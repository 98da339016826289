"""What is hidden stays hidden (DF-R60): views, samples, and what a seat hears of the other's choices."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from pointluck.engine import State
from pointluck.games.dogfight.order_of_battle import SIDES
from tests.support import edited, steps

from .table import GAME, Table, aimed, position

PRESETS = ("carrier-hunt", "domination")


def text(view: dict[str, Any]) -> str:
    return json.dumps(view, sort_keys=True)


def permuted(state: State, seat: str, random: Random) -> State:
    """The same position with everything changed that `seat` may not know."""
    other = 1 - SIDES.index(seat)

    def change(plain: dict[str, Any]) -> None:
        if -1 in plain["bids"] and plain["bids"][other] != -1:
            plain["bids"][other] = random.randint(0, 3)
        combat = plain["combat"]
        if combat is not None:
            plan = combat["plans"][other]
            if plan and not combat["plans"][1 - other]:
                random.shuffle(plan)
                plan[0] = (plan[0] + 1) % 3 if plan.count((plan[0] + 1) % 3) < 2 else plan[0]
            if combat["drawn"][other] and not combat["shown"]:
                combat["drawn"][other] = sorted(random.sample(range(1, 8), len(combat["drawn"][other])))

    return edited(state, change)


@pytest.mark.slow
@pytest.mark.clause("DF-R60")
@pytest.mark.parametrize("preset", PRESETS)
def test_two_states_that_differ_only_in_what_a_seat_may_not_know_give_it_the_same_view(preset: str) -> None:
    """Over thousands of random states of each mode."""
    random = Random(preset)
    checked = changed = 0
    for seed in range(60):
        for state, _ in steps(GAME.new(preset), seed):
            if random.random() > 0.2 and state.stack[-1] not in ("plan", "draw", "bid"):
                continue
            for seat in SIDES:
                twin = permuted(state, seat, random)
                checked += 1
                changed += twin != state
                assert text(twin.view(seat)) == text(state.view(seat))
                assert twin.seat == state.seat
                assert twin.question == state.question
                if state.seat == seat:
                    assert twin.legal() == state.legal()
    assert checked > 2000
    assert changed > 150


@pytest.mark.slow
@pytest.mark.clause("DF-R60")
@pytest.mark.parametrize("preset", PRESETS)
def test_a_sample_fits_the_view_and_what_is_hidden_varies(preset: str) -> None:
    random = Random(preset)
    hidden: dict[str, set[str]] = {"bids": set(), "plans": set(), "drawn": set()}
    for seed in range(60):
        for state, _ in steps(GAME.new(preset), seed):
            if random.random() > 0.1 and state.stack[-1] not in ("plan", "draw"):
                continue
            for seat in (*SIDES, None):
                view = state.view(seat)
                sample = GAME.sample(view, random)
                assert text(sample.view(seat)) == text(view)
                assert sample.problems() == []
                assert sample.seat == state.seat
                assert sample.question == state.question
                _note(hidden, position(state), position(sample))
    assert all(hidden.values()), "everything that is hidden differed from the truth at some time"


def _note(hidden: dict[str, set[str]], truth: dict[str, Any], guess: dict[str, Any]) -> None:
    assert truth["hands"] == guess["hands"], "what was bought less what was played"
    if truth["bids"] != guess["bids"]:
        hidden["bids"].add(str(guess["bids"]))
    if truth["combat"] is not None:
        for name in ("plans", "drawn"):
            if truth["combat"][name] != guess["combat"][name]:
                hidden[name].add(str(guess["combat"][name]))


@pytest.mark.clause("DF-R60")
def test_a_sealed_choice_tells_the_other_seat_nothing() -> None:
    """Whatever is bid or planned first, the other seat sees and hears the same."""
    seen = 0
    for seed in range(30):
        for state, _ in steps(GAME.new(PRESETS[seed % 2]), seed):
            if state.stack[-1] not in ("bid", "plan") or state.stack.count(state.stack[-1]) != 2:
                continue
            assert state.seat is not None
            other = SIDES[1 - SIDES.index(state.seat)]
            told = set()
            for action in state.legal():
                twin = state.copy()
                events = [event for event in twin.apply(action) if event.seen_by(other)]
                told.add((text(twin.view(other)), str(events), str(twin.question)))
            assert len(told) == 1
            seen += 1
    assert seen > 50


@pytest.mark.clause("DF-R60")
def test_what_lies_open() -> None:
    table = Table().hand("usa", "feint-left", "veterans").hand("japan", "feint-right")
    for seat in (*SIDES, None):
        view = table.view(seat)
        assert view["hands"] == {"usa": {"feint-left": 1, "veterans": 1}, "japan": {"feint-right": 1}}
        assert view["pool"] == {"acceleration": 1, "reversal": 1, "loop": 1, "evade": 1}
        assert view["pile"] == 20 - 4 - 2, "two Order Cards are in hands"
        assert set(view["discards"]) == {"thach-weave", "hineri-komi", "elite-pilots"}


@pytest.mark.clause("DF-R60")
def test_a_view_has_the_same_keys_for_everybody_and_none_of_them_is_a_pile() -> None:
    table = Table()
    keys = {seat: sorted(table.view(seat)) for seat in (*SIDES, None)}
    assert keys["usa"] == keys["japan"] == keys[None]
    assert isinstance(table.view("usa")["pile"], int)


def test_a_card_can_be_taken_back_while_nobody_has_acted_but_shown_plans_cannot() -> None:
    table = aimed("U1 0,0 E", "J1 -3,3 W", usa="reversal", japan="loop")
    table.play("pass", "play reversal")
    assert table.record.undo_point("usa") == 1, "both knew that he had it"
    table = Table().only("U1 0,0 E", "J1 3,-1 E", "U4 -7,4 NE")
    table.play("attack U1 J1", "plan left right", "plan forward forward")
    assert table.record.undo_point("usa") == len(table.record.steps)


@pytest.mark.clause("DF-R60")
def test_other_secrets_are_there_wherever_something_is_sealed() -> None:
    rng = Random(60)
    table = Table(bids=None)
    assert table.state.with_other_secrets("usa", rng) is None, "nobody has sealed a bid or planned"
    table.play("bid 1")
    assert table.state.with_other_secrets("usa", rng) is None, "it is his own bid"
    other = table.state.with_other_secrets("japan", rng)
    assert other is not None and other != table.state
    assert other.view("japan") == table.state.view("japan")
    assert other.view("usa") != table.state.view("usa")
