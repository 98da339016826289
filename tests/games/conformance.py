"""What is true of every game: the checks of the contract, one function each, for any state of any game."""

from __future__ import annotations

import json
from collections.abc import Iterable
from fractions import Fraction
from random import Random

import pytest

from pointluck.engine import Action, Event, Game, Params, Record, Refused, State
from tests.support import is_chance, steps

JUNK = (
    Action(""),
    Action("nonsense"),
    Action("end", ("now",)),
    Action("die"),
    Action("die", ("0",)),
    Action("die", ("7",)),
    Action("die", ("x", "y")),
    Action("draw", ("nothing",)),
    Action("attack", ("", "", "")),
    Action("attack", ("midway", "midway", "midway")),
    Action("land", ("", "\n")),
)
"""Words that are no answer anywhere."""


def check_copy(state: State) -> None:
    """A copy equals its original, and neither feels what happens to the other."""
    before = state.to_json()
    twin = state.copy()
    assert twin == state
    assert twin.hash() == state.hash()
    for number, (_, _action) in enumerate(steps(twin, before)):
        if number == 12:
            break
    assert state.to_json() == before
    third = state.copy()
    if not state.over:
        state.copy().apply(state.legal()[-1])
        assert third.to_json() == before


def check_position(state: State) -> None:
    """A position is a value: it stays as it is when the state goes on, and whoever changes it changes no state."""
    before = state.to_json()
    game = state.setup.game
    position = state.position()
    text = json.dumps(position, sort_keys=True)
    twin = state.copy()
    kept = twin.position()
    for number, _ in enumerate(steps(twin, before)):
        assert json.dumps(kept, sort_keys=True) == text
        if number == 12:
            break
    restored = game.restore(state.setup, position)
    _spoil(position)
    assert state.to_json() == before
    assert restored.to_json() == before


def check_json(state: State) -> None:
    """Text and back: the same state, with the same answers to the same question."""
    text = state.to_json()
    game = state.setup.game
    for given in (text, json.loads(text)):
        twin = game.from_json(given)
        assert twin == state
        assert twin.hash() == state.hash()
        assert twin.to_json() == text
        assert twin.seat == state.seat
        assert twin.question == state.question
        assert twin.legal() == state.legal()
        assert twin.setup.preset == state.setup.preset


def check_notation(state: State) -> None:
    """Every legal action can be written and read back."""
    for action in state.legal():
        assert state.parse(str(action)) == action
        assert state.parse_all(f"{action};") == [action]
        assert state.parse(f"  {str(action).upper()} ") == action


def check_legal(state: State) -> None:
    """Without doubles, in a stable order, never empty while the game is on; and the list belongs to the caller."""
    legal = state.legal()
    assert len(set(legal)) == len(legal)
    assert bool(legal) is not state.over
    assert state.copy().legal() == legal
    if not state.over:
        assert state.sequence.asks[state.stack[-1]].legal(state) == legal, "kept or made anew, the list is the same"
    legal.clear()
    assert bool(state.legal()) is not state.over
    for action in state.legal():
        assert state.why_not(action) is None


def check_question(state: State) -> None:
    """Somebody is to act and is asked something, or the game is over and has a result."""
    question = state.question
    game = state.setup.game
    asked = "over: " if question is None else f"{state.seat}: {question.kind}"
    assert repr(state) == f"<{game.id} {state.hash()} {asked}>"
    if state.over:
        assert (state.seat, question) == (None, None)
        result = state.result
        assert result is not None
        assert result.level in game.levels
        assert set(result.score) == set(game.seats)
        assert game.over_clause in game.clauses
        return
    assert state.result is None
    assert question is not None
    assert state.seat == "chance" or state.seat in game.seats
    assert question.clause in game.clauses
    assert question.prompt == f"ask-{question.kind}"
    check_params(question.params)
    known_to = state.known_to
    assert known_to is None or set(known_to) <= set(game.seats)
    assert known_to is None or state.seat == "chance" or state.seat in known_to, "whoever answers knows the answer"


def check_params(params: Params) -> None:
    """Texts, whole numbers and lists of texts: what a message can show in any language."""
    for value in params.values():
        assert isinstance(value, str | int | list)
        if isinstance(value, list):
            assert all(isinstance(item, str) for item in value)


def check_odds(state: State) -> None:
    """At a chance point every outcome has a positive probability, and they add up to one."""
    if not is_chance(state):
        if state.over:
            assert state.odds() == []
        return
    odds = state.odds()
    assert len(odds) == len(state.legal())
    assert all(part > 0 for part in odds)
    assert sum(odds, Fraction(0)) == 1, "exactly"


def check_refusals(state: State, others: Iterable[Action]) -> None:
    """Any action at all is either taken or refused with a reason and a clause; what is refused changes nothing."""
    legal = set(state.legal())
    before = state.to_json()
    for action in {*others, *JUNK}:
        refusal = state.why_not(action)
        if refusal is None:
            twin = state.copy()
            twin.apply(action)
            assert twin.problems() == [], action
            continue
        assert action not in legal
        assert refusal.clause in state.setup.game.clauses
        check_params(refusal.params)
        with pytest.raises(Refused) as caught:
            state.apply(action)
        assert caught.value.refusal == refusal
    assert state.to_json() == before
    assert set(state.legal()) == legal


def check_events(game: Game, events: list[Event]) -> None:
    for event in events:
        assert event.clause in game.clauses, event
        check_params(event.params)
        assert event.seats is None or set(event.seats) <= set(game.seats)


def check_chance_is_told(action: Action, events: list[Event]) -> None:
    """What came up is in what is told: nobody has to read it in notation."""
    assert events, action
    if action.kind == "die":
        assert any(event.params.get("die") == int(action.args[0]) for event in events), (action, events)


def check_every_answer(state: State) -> None:
    """Each legal action can be taken, leads to a sound state and tells what happened in proper words."""
    for action in state.legal():
        after = state.copy()
        events = after.apply(action)
        assert after.problems() == [], action
        check_events(state.setup.game, events)
        if is_chance(state):
            check_chance_is_told(action, events)


def check_view(state: State) -> None:
    """A view is plain data of its own, and a sample that fits it gives back the very same view."""
    before = state.to_json()
    game = state.setup.game
    for seat in (*game.seats, None):
        view = state.view(seat)
        text = json.dumps(view, sort_keys=True)
        assert json.loads(text) == view
        if seat is not None:
            sample = game.sample(json.loads(text), Random(text))
            assert json.dumps(sample.view(seat), sort_keys=True) == text
            assert sample.problems() == []
            if state.seat == seat:
                assert sample.legal() == state.legal()
        _spoil(view)
        assert json.dumps(state.view(seat), sort_keys=True) == text
    assert state.to_json() == before


def _spoil(plain: object) -> None:
    """Change everything in place that can be changed."""
    if isinstance(plain, dict):
        for value in plain.values():
            _spoil(value)
        plain.clear()
    elif isinstance(plain, list):
        for value in plain:
            _spoil(value)
        plain.clear()


def check_undo(record: Record) -> None:
    """Back to the last moment at which nobody has since learned anything new, and not one step further."""
    for seat in record.game.seats:
        point = record.undo_point(seat)
        taken_back = record.steps[point:]
        assert all(step.seat == seat and not step.news for step in taken_back)
        if point:
            last = record.steps[point - 1]
            assert last.news or last.seat != seat
        assert all(step.news for step in record.steps if step.seat == "chance")


def check_record(record: Record) -> None:
    """A record read back is the same record, and its replay gives the same hash at every step."""
    text = record.text()
    again = Record.read(text.splitlines(keepends=True), lambda _: record.game)
    assert again.text() == text
    assert again.steps == record.steps
    assert again.state == record.state
    assert again.start == record.start
    assert again.seats == record.seats
    for moment in again.replay():
        assert moment.state.hash() == moment.step.state_hash
