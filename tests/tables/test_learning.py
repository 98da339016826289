"""Lessons at tables: the script rolls, only the right answer is taken, and nothing else can happen there."""

from __future__ import annotations

import pytest

import pointluck
from pointluck.engine import Refused
from pointluck.lessons import Lesson, Mistaken, lessons
from pointluck.tables import Club, NotFound, Person, TableInfo, TableProblem
from tests.tables.playing import opened

FIRST = [lesson for name in pointluck.games() for lesson in list(lessons(name).values())[:1]]


async def learner(club: Club, lesson: Lesson) -> tuple[Person, TableInfo]:
    ann = await club.new_person("Ann")
    return ann, await club.learn(ann.id, lesson.game.id, lesson.id)


async def answer(club: Club, ann: Person, lesson: Lesson, table: TableInfo) -> bool:
    """Give the first right answer; whether there was one to give."""
    outlook = await club.outlook(table.id, lesson.seat)
    assert outlook.lesson is not None
    if outlook.lesson.step == outlook.lesson.steps:
        return False
    assert outlook.prompt is not None
    for text in outlook.prompt.legal:
        try:
            await club.act(ann.id, table.id, lesson.seat, outlook.seq, text)
        except Mistaken:
            assert (await club.outlook(table.id, lesson.seat)) == outlook, "a wrong try changes nothing"
        else:
            return True
    raise AssertionError(f"nothing is right of {outlook.prompt.legal}")


@pytest.mark.parametrize("lesson", FIRST, ids=lambda lesson: f"{lesson.game.id}-{lesson.id}")
async def test_a_lesson_is_taken_to_its_end_also_by_whoever_comes_back(database: str, lesson: Lesson) -> None:
    given = 0
    async with opened(database) as club:
        ann, table = await learner(club, lesson)
        for _ in range(lesson.answers // 2):
            given += await answer(club, ann, lesson, table)
        before = await club.outlook(table.id, lesson.seat)
    async with opened(database) as club:
        assert await club.outlook(table.id, lesson.seat) == before, "where one is follows from the log"
        while await answer(club, ann, lesson, table):
            given += 1
        assert given == lesson.answers
        after = await club.outlook(table.id, lesson.seat)
        assert after.lesson is not None and after.lesson.say == lesson.ending
        if after.prompt is not None:
            assert after.prompt.legal == []


FIRST_STRIKE = lessons("kido-butai")["first-strike"]


async def test_a_wrong_answer_is_told_and_an_illegal_one_is_refused_by_the_rules(database: str) -> None:
    async with opened(database) as club:
        ann, table = await learner(club, FIRST_STRIKE)
        with pytest.raises(Mistaken) as caught:
            await club.why(ann.id, table.id, "japan", "load akagi 0b 3t")
        assert caught.value.clause == "KB-6.3"
        refusal = await club.why(ann.id, table.id, "japan", "launch A1 strike")
        assert refusal is not None and refusal.clause in pointluck.game("kido-butai").clauses
        with pytest.raises(Refused):
            await club.act(ann.id, table.id, "japan", 0, "launch A1 strike")


async def test_nothing_is_taken_back_and_nobody_else_sits_down(database: str) -> None:
    async with opened(database) as club:
        ann, table = await learner(club, FIRST_STRIKE)
        assert await answer(club, ann, FIRST_STRIKE, table)
        outlook = await club.outlook(table.id, "japan")
        assert (outlook.back_to, outlook.undo_to) == (None, None)
        with pytest.raises(TableProblem, match="lesson-undo"):
            await club.undo(ann.id, table.id, "japan", outlook.seq, 0)
        with pytest.raises(TableProblem, match="lesson-seats"):
            await club.substitute(ann.id, table.id, "japan", "ensign")
        with pytest.raises(TableProblem, match="lesson-seats"):
            await club.leave(ann.id, table.id, "japan")


async def test_lessons_do_not_stand_among_the_tables(database: str) -> None:
    async with opened(database) as club:
        ann, table = await learner(club, FIRST_STRIKE)
        assert table.lesson == "first-strike"
        assert await club.lobby(ann.id) == ([], [])
        ben = await club.new_person("Ben")
        with pytest.raises(NotFound):
            await club.chairs(table.id, ben.id)


@pytest.mark.parametrize(("game", "lesson"), [("kido-butai", "nothing"), ("chess", "first-strike")])
async def test_there_is_no_such_lesson(database: str, game: str, lesson: str) -> None:
    async with opened(database) as club:
        ann = await club.new_person("Ann")
        with pytest.raises((NotFound, pointluck.engine.Problem)):
            await club.learn(ann.id, game, lesson)
