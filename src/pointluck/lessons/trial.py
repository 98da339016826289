"""A lesson played by itself: to try out what somebody has written, and to prove that it can be finished."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from pointluck.engine import Action, Problem, State

from .lesson import Lesson, Mistaken, matches

Look = Callable[[State, int], None]
"""Called with the state and the number of answers given, whenever the learner is asked."""


def play(lesson: Lesson, look: Look | None = None, last: bool = False) -> State:
    """The lesson from begin to end with right answers, the first of the list or the last. Raises Problem, or
    ValueError, where it cannot go on."""
    state = lesson.begin()
    for text in lesson.before:
        _apply(state, text)
    given, played = 0, _script(lesson, state, 0)
    while lesson.step(given) is not None:
        if state.seat != lesson.seat:
            raise ValueError(f"answer {given + 1}: {state.seat} is asked, and the script has nothing more to say")
        if look is not None:
            look(state, given)
        right = _right(lesson, state, given)
        _apply(state, right[-1 if last else 0])
        given += 1
        played = _script(lesson, state, played)
        _in_its_step(lesson, given, played)
    if state.seat not in (lesson.seat, None):
        raise ValueError(f"at the end {state.seat} is still asked")
    return state


def _right(lesson: Lesson, state: State, given: int) -> list[str]:
    step = lesson.step(given)
    assert step is not None
    rights = step.rights(lesson.within(given))
    right = [text for text in map(str, state.legal()) if matches(text, rights)]
    if not right:
        legal = ", ".join(map(str, state.legal()))[:600]
        raise ValueError(f"answer {given + 1}: none of {rights} is legal, but {legal}")
    return right


def _script(lesson: Lesson, state: State, played: int) -> int:
    """Let chance and the other side do what the script says; how much they have done then."""
    while state.seat not in (lesson.seat, None) and (text := lesson.script(played)) is not None:
        _apply(state, text)
        played += 1
    return played


def _in_its_step(lesson: Lesson, given: int, played: int) -> None:
    """What a step says comes after it must come before the next: otherwise a die falls for the wrong thing."""
    place = lesson.place(given)
    if given == sum(step.times for step in lesson.steps[:place]):
        written = sum(len(step.then) for step in lesson.steps[:place])
        if played != written:
            raise ValueError(f"step {place}: {written - played} lines of its script are left over")


def _apply(state: State, text: str) -> Action:
    try:
        action = state.parse(text)
        state.apply(action)
    except Problem as problem:
        asked = state.question
        raise ValueError(f"{text}: {problem}; {state.seat} is asked {asked and asked.kind}") from problem
    return action


def problems(lesson: Lesson, known: set[str]) -> Iterator[str]:
    """Everything that is wrong with a lesson. `known`: the keys of all messages."""
    said = [f"lesson-{lesson.id}", *lesson.ending]
    for step in lesson.steps:
        said += [*step.say, *step.lit, *(wrong.say for wrong in step.wrong)]
        for wrong in step.wrong:
            if wrong.clause is not None and wrong.clause not in lesson.game.clauses:
                yield f"there is no clause {wrong.clause}"
    yield from (f"there is no message {key}" for key in said if key not in known)

    found: list[str] = []

    def look(state: State, given: int) -> None:
        for text in lesson.offered(given, map(str, state.legal())):
            try:
                lesson.judge(given, text)
            except Mistaken:
                pass
            except Problem:
                found.append(f"answer {given + 1}: nothing is said to {text}")

    for last in (False, True):
        try:
            play(lesson, look, last)
        except (Problem, ValueError) as error:
            found.append(str(error))
    yield from dict.fromkeys(found)
