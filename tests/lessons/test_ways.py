"""Whatever right answers somebody gives, the lesson goes on: its script fits after each of them."""

from __future__ import annotations

import pytest

import pointluck
from pointluck.engine import Problem, State
from pointluck.lessons import Lesson, Mistaken, lessons
from pointluck.lessons.lesson import matches

ALL = [lesson for name in pointluck.games() for lesson in lessons(name).values()]
MOST = 200
"""Positions looked at after each answer."""


def scripted(lesson: Lesson, state: State, played: int) -> int:
    while state.seat not in (lesson.seat, None) and (text := lesson.script(played)) is not None:
        state.apply(state.parse(text))
        played += 1
    return played


def begun(lesson: Lesson) -> tuple[State, int]:
    state = lesson.begin()
    for text in lesson.before:
        state.apply(state.parse(text))
    return state, scripted(lesson, state, 0)


def right(lesson: Lesson, state: State, given: int) -> list[str]:
    step = lesson.step(given)
    assert step is not None
    return [text for text in map(str, state.legal()) if matches(text, step.rights(lesson.within(given)))]


@pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: f"{lesson.game.id}-{lesson.id}")
def test_every_right_answer_leads_on(lesson: Lesson) -> None:
    front = [begun(lesson)]
    for given in range(lesson.answers):
        following: dict[tuple[str, int], tuple[State, int]] = {}
        place = lesson.place(given + 1)
        ends = given + 1 == sum(step.times for step in lesson.steps[:place])
        written = sum(len(step.then) for step in lesson.steps[:place])
        for state, played in front[:MOST]:
            assert state.seat == lesson.seat, f"answer {given + 1}"
            texts = right(lesson, state, given)
            assert texts, f"answer {given + 1}: nothing is right"
            for text in texts:
                after = state.copy()
                after.apply(after.parse(text))
                done = scripted(lesson, after, played)
                assert done == written or not ends, f"answer {given + 1}, {text}"
                following[after.hash(), done] = after, done
        front = [following[key] for key in sorted(following)]
    assert {state.seat for state, _ in front} <= {lesson.seat, None}


def to_the_carrier() -> Lesson:
    return lessons("dogfight")["to-the-carrier"]


AIM = 5
"""So many answers come before the row of answers that brings U2 behind J1."""


def test_a_row_is_answered_one_after_the_other() -> None:
    lesson = to_the_carrier()
    right, wrong = lesson.rows(AIM)
    assert right == ("fly U2", "left", "left", "forward", "stop")
    assert lesson.offered(AIM, ["fly U1", "fly U2", "fly UB1"]) == ["fly U2"]
    assert lesson.offered(AIM + 1, ["forward", "left", "right"]) == ["forward", "left"]
    assert lesson.rows(AIM + 1) == [right[1:], wrong[1:]]
    assert lesson.rows(AIM + 2) == [right[2:]], "the wrong row has been left behind"
    assert lesson.offered(AIM + 3, ["forward", "left", "right"]) == ["forward"]
    assert lesson.rows(0) == [], "elsewhere answers come singly"


def test_a_wrong_row_is_told_where_it_parts_from_the_right_one() -> None:
    lesson = to_the_carrier()
    lesson.judge(AIM, "fly U2")
    with pytest.raises(Mistaken) as caught:
        lesson.judge(AIM + 1, "forward")
    assert (caught.value.key, caught.value.clause) == ("lesson-to-the-carrier-fighter-over-carrier", "DF-R12")
    with pytest.raises(Problem, match="lesson-other"):
        lesson.judge(AIM + 1, "right")
