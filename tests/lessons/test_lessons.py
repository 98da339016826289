"""Every lesson of every game can be played to its end, says what it says in both languages, and knows its rules."""

from __future__ import annotations

from dataclasses import replace

import pytest

import pointluck
from pointluck.engine import LANGUAGES, Problem
from pointluck.language import Language
from pointluck.lessons import Lesson, Mistaken, lessons, play, problems
from tests.language import messages

ALL = [lesson for name in pointluck.games() for lesson in lessons(name).values()]


@pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: f"{lesson.game.id}-{lesson.id}")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_can_be_played_to_its_end(lesson: Lesson, language: str) -> None:
    spoken = messages.read(f"{lesson.game.id}/lessons", language)[0]
    assert list(problems(lesson, set(spoken))) == []
    assert "about" in spoken[f"lesson-{lesson.id}"].attributes
    said = Language(language, lesson.game)
    for step in lesson.steps:
        for key in step.say:
            assert len(said.say(key)) <= 190, f"{key}: nobody reads so much at once"


@pytest.mark.parametrize("name", [name for name in pointluck.games() if lessons(name)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_said_in_no_lesson(name: str, language: str) -> None:
    said = set()
    for lesson in lessons(name).values():
        wrong = [one.say for step in lesson.steps for one in step.wrong]
        said |= {f"lesson-{lesson.id}", *lesson.ending, *(key for step in lesson.steps for key in step.say), *wrong}
    assert set(messages.read(f"{name}/lessons", language)[0]) == said


def first_strike() -> Lesson:
    return lessons("kido-butai")["first-strike"]


def test_a_wrong_answer_is_told_why_with_the_rule() -> None:
    with pytest.raises(Mistaken) as caught:
        first_strike().judge(0, "load akagi 0b 3t")
    assert (caught.value.key, caught.value.clause) == ("lesson-first-strike-loads-wrong", "KB-6.3")


def test_what_the_lesson_does_not_speak_of_is_refused_too() -> None:
    with pytest.raises(Problem, match="lesson-other"):
        first_strike().judge(0, "end")
    first_strike().judge(0, "load akagi 3b 0t")


def test_nothing_is_right_after_the_end() -> None:
    lesson = first_strike()
    with pytest.raises(Problem, match="lesson-over"):
        lesson.judge(lesson.answers, "end")
    assert lesson.offered(lesson.answers, ["end"]) == []


def test_a_script_that_does_not_fit_is_found() -> None:
    lesson = first_strike()
    *steps, last = lesson.steps
    for then, told in (((), "still asked"), (("die 7",), "die 7"), (("die 5", "die 5"), "left over")):
        broken = replace(lesson, steps=(*steps, replace(last, then=then)))
        with pytest.raises(ValueError, match=told):
            play(broken)
