"""The sequence of play as a program over a stack, and the base of every state, on a game small enough to see through.

Coins: two seats each choose a face in secret, one after the other, then a coin is thrown; who matched it scores.
"""

from __future__ import annotations

from typing import Any, Self

import pytest

from pointluck.engine import (
    CHANCE,
    Action,
    Ask,
    Die,
    Event,
    Refusal,
    Refused,
    Result,
    Sequence,
    State,
    View,
    refusal,
)


class Coins(State):
    """As little state as a game can have."""

    chosen: list[str]
    score: int

    __slots__ = tuple(__annotations__)

    @classmethod
    def before_setup(cls, setup: Any, oob: Any) -> Self:
        state = cls(setup, oob, ["game"])
        state.chosen = []
        state.score = 0
        return state

    @property
    def result(self) -> Result | None:
        return Result(None, "done", {"one": self.score}, {}) if self.over else None

    def view(self, seat: str | None) -> View:
        return {"score": self.score}

    def parse(self, text: str) -> Action:
        kind, *args = text.split()
        return Action(kind, tuple(args))

    def problems(self) -> list[str]:
        return []


class Choose(Ask[Coins]):
    clause = "1"

    def __init__(self, kind: str, seat: str, faces: tuple[str, ...]) -> None:
        self.kind = kind
        self._seat = seat
        self._faces = faces

    def seat(self, state: Coins) -> str:
        return self._seat

    def legal(self, state: Coins) -> list[Action]:
        return [Action("choose", (face,)) for face in self._faces]

    def answer(self, state: Coins, action: Action) -> None:
        state.chosen.append(action.args[0])

    def refuse(self, state: Coins, action: Action) -> Refusal:
        return refusal("no-face", self.clause, action=str(action))


def thrown(state: Coins, face: int) -> None:
    state.score += state.chosen.count("heads" if face == 1 else "tails")
    state.tell("thrown", "2", face=face)


def clear(state: Coins) -> None:
    state.chosen = []
    state.tell("cleared", "3")


OUTLINE: dict[str, tuple[str, ...]] = {"game": ("round", "round"), "round": ("first", "second", "coin", "clear")}


def sequence(
    first: tuple[str, ...] = ("heads", "tails"), second: tuple[str, ...] = ("heads", "tails")
) -> Sequence[Coins]:
    asks: list[Ask[Coins]] = [
        Choose("first", "one", first),
        Choose("second", "two", second),
        Die("coin", "2", thrown, faces=2),
    ]
    return Sequence(OUTLINE, {"clear": clear}, asks)


class _Setup:
    """All that a state wants of its setup here."""

    digest = "coins"
    game: Any = None


def new(program: Sequence[Coins]) -> Coins:
    class Playing(Coins):
        __slots__ = ()

    Playing.sequence = program
    state: Coins = Playing.before_setup(_Setup(), None)
    state.start()
    return state


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def test_an_outline_unfolds_into_steps_and_stops_at_questions() -> None:
    state = new(sequence())
    asked = []
    for line in ("choose heads", "choose tails", "die 1") * 2:
        assert state.question is not None
        asked.append((state.seat, state.question.kind))
        told = kinds(state.apply(state.parse(line)))
        assert told == (["thrown", "cleared"] if line == "die 1" else [])
    assert asked == [("one", "first"), ("two", "second"), (CHANCE, "coin")] * 2
    assert state.over
    assert state.result == Result(None, "done", {"one": 2}, {})


def test_the_stack_is_plain_data_in_the_state() -> None:
    state = new(sequence())
    assert state.stack == ["round", "clear", "coin", "second", "first"]
    state.apply(Action("choose", ("heads",)))
    assert state.stack == ["round", "clear", "coin", "second"]


def test_a_single_answer_is_taken_without_asking() -> None:
    state = new(sequence(second=("heads",)))
    state.apply(Action("choose", ("heads",)))
    assert state.question is not None
    assert state.question.kind == "coin"
    assert state.chosen == ["heads", "heads"]


def test_a_step_may_put_more_before_the_rest() -> None:
    state = new(sequence())
    state.do("first", "coin")
    assert state.stack[-2:] == ["coin", "first"], "first comes first"


def test_a_refused_action_changes_nothing() -> None:
    state = new(sequence())
    before = state.hash()
    for action in (Action("choose", ("edge",)), Action("choose"), Action("die", ("1",))):
        with pytest.raises(Refused) as caught:
            state.apply(action)
        assert caught.value.refusal.reason == "no-face"
    assert state.hash() == before


def test_an_outcome_that_cannot_be_is_refused_with_those_that_can() -> None:
    state = new(sequence())
    state.apply(Action("choose", ("heads",)))
    state.apply(Action("choose", ("heads",)))
    found = state.why_not(Action("die", ("3",)))
    assert found == Refusal("not-an-outcome", {"action": "die 3", "outcomes": ["die 1", "die 2"]}, "2")


def test_only_chance_has_weights() -> None:
    state = new(sequence())
    with pytest.raises(TypeError):
        state.weights()


def test_states_of_different_kinds_are_never_equal() -> None:
    assert new(sequence()) != new(sequence()), "two programs, two kinds of state"
    state = new(sequence())
    assert state == state.copy()
    assert state != "a text"
    with pytest.raises(TypeError):
        hash(state)


@pytest.mark.parametrize(
    ("outline", "steps", "asks"),
    [
        ({"game": ("nowhere",)}, {}, []),
        ({"game": ("clear",), "clear": ()}, {"clear": clear}, []),
        ({"first": ()}, {}, [Choose("first", "one", ("heads",))]),
        ({"game": ("first",)}, {}, [Choose("first", "one", ("heads",)), Choose("first", "two", ("heads",))]),
    ],
    ids=["an unknown part", "a line and a step", "a line and a question", "two questions"],
)
def test_a_sequence_needs_every_name_once(outline: Any, steps: Any, asks: Any) -> None:
    with pytest.raises(ValueError, match="every name once"):
        Sequence(outline, steps, asks)


class Shrinking(Choose):
    """Put again until nothing is left to choose, with the list made out of the last one; counts new lists."""

    made = 0

    def legal(self, state: Coins) -> list[Action]:
        self.made += 1
        return [action for action in super().legal(state) if action.args[0] not in state.chosen]

    def relist(self, state: Coins, action: Action, answers: list[Action], number: int) -> list[Action] | None:
        return answers[:number] + answers[number + 1 :]

    def answer(self, state: Coins, action: Action) -> None:
        super().answer(state, action)
        if len(state.chosen) < len(self._faces):
            state.do(self.kind)


class Insisting(Shrinking):
    def skips(self, state: Coins) -> bool:
        return False


def test_the_one_answer_that_a_kept_list_leaves_is_taken_without_a_new_list() -> None:
    ask = Shrinking("pick", "one", ("red", "green", "blue"))
    state = new(Sequence({"game": ("pick",)}, {}, [ask]))
    state.apply(state.parse("choose green"))
    assert [str(action) for action in state.legal()] == ["choose red", "choose blue"]
    state.apply(state.parse("choose blue"))
    assert state.over and state.chosen == ["green", "blue", "red"]
    assert ask.made == 1


def test_a_question_that_insists_is_put_with_the_one_answer_that_is_left() -> None:
    state = new(Sequence({"game": ("pick",)}, {}, [Insisting("pick", "one", ("red", "green"))]))
    state.apply(state.parse("choose red"))
    assert not state.over
    assert [str(action) for action in state.legal()] == ["choose green"]
