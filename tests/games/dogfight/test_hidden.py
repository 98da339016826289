"""What is hidden stays hidden (DF-R60): views, samples, and what a seat hears of the other's choices."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from pointluck.engine import State
from pointluck.games.dogfight.order_of_battle import ORDERS, SIDES
from tests.support import edited, steps

from .table import GAME, Table, aimed, position

PRESETS = ("carrier-hunt", "domination")


def text(view: dict[str, Any]) -> str:
    return json.dumps(view, sort_keys=True)


def permuted(state: State, seat: str, random: Random) -> State:
    """The same position with everything changed that `seat` may not know."""
    other = 1 - SIDES.index(seat)

    def change(plain: dict[str, Any]) -> None:
        hand, pile = plain["hands"][other], plain["pile"]
        unseen = [card for part in (hand[:ORDERS], pile) for card, count in enumerate(part) for _ in range(count)]
        random.shuffle(unseen)
        held = sum(hand[:ORDERS])
        for card in range(ORDERS):
            hand[card] = unseen[:held].count(card)
            pile[card] = unseen[held:].count(card)
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
    assert changed > 500


@pytest.mark.clause("DF-R60")
@pytest.mark.parametrize("preset", PRESETS)
def test_a_sample_fits_the_view_and_what_is_hidden_varies(preset: str) -> None:
    random = Random(preset)
    hidden: dict[str, set[str]] = {"hands": set(), "bids": set(), "plans": set(), "drawn": set()}
    for seed in range(25):
        for state, _ in steps(GAME.new(preset), seed):
            if random.random() > 0.1 and state.stack[-1] not in ("plan", "draw"):
                continue
            for seat in (*SIDES, None):
                view = state.view(seat)
                sample = GAME.sample(view, [], random)
                assert text(sample.view(seat)) == text(view)
                assert sample.problems() == []
                assert sample.seat == state.seat
                assert sample.question == state.question
                _note(hidden, position(state), position(sample))
    assert all(hidden.values()), "everything that is hidden differed from the truth at some time"


def _note(hidden: dict[str, set[str]], truth: dict[str, Any], guess: dict[str, Any]) -> None:
    for name in ("hands", "bids"):
        if truth[name] != guess[name]:
            hidden[name].add(str(guess[name]))
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
        assert view["hand_sizes"] == {"usa": 2, "japan": 1}
        assert view["pool"] == {"acceleration": 1, "reversal": 1, "loop": 1, "evade": 1}
        assert view["specials"] == {"usa": ["veterans"], "japan": []}
        assert view["pile"] == 20 - 4 - 2, "two Order Cards are in hands"
        assert set(view["discards"]) == {"thach-weave", "hineri-komi", "elite-pilots"}
    assert table.view("usa")["hand"] == {"feint-left": 1, "veterans": 1}
    assert table.view("japan")["hand"] == {"feint-right": 1}
    assert table.view(None)["hand"] is None


@pytest.mark.clause("DF-R60")
def test_a_view_has_the_same_keys_for_everybody_and_none_of_them_is_a_pile() -> None:
    table = Table()
    keys = {seat: sorted(table.view(seat)) for seat in (*SIDES, None)}
    assert keys["usa"] == keys["japan"] == keys[None]
    assert isinstance(table.view("usa")["pile"], int)


def test_playing_a_card_and_showing_plans_cannot_be_taken_back() -> None:
    table = aimed("U1 0,0 E", "J1 -3,3 W", usa="reversal", japan="loop")
    table.play("pass")
    assert table.record.undo_point("japan") == 0, "declining can be taken back while nobody has acted"
    table.play("play reversal")
    assert table.record.undo_point("usa") == len(table.record.steps)


@pytest.mark.clause("DF-R60")
def test_other_secrets_are_there_wherever_somebody_holds_an_unseen_card() -> None:
    rng = Random(60)
    table = Table()
    state = table.state
    assert state.with_other_secrets("usa", rng) is None, "nobody has bought a card, sealed a bid or planned"

    def buys(plain: dict[str, Any]) -> None:
        card = next(card for card, count in enumerate(plain["pile"]) if count)
        plain["pile"][card] -= 1
        plain["hands"][SIDES.index("japan")][card] += 1

    bought = edited(state, buys)
    assert bought.with_other_secrets("japan", rng) is None, "the USA holds nothing that Japan has not seen"
    other = bought.with_other_secrets("usa", rng)
    assert other is not None and other != bought
    assert other.view("usa") == bought.view("usa")
    assert other.view("japan") != bought.view("japan")
