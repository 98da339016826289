"""The battle school at tables: a position is opened, answered, and judged by what is proven."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from pointluck.analysis.school import Position, positions
from pointluck.tables import Club, NotAllowed, NotFound, Person, TableInfo, TableProblem
from tests.tables.playing import ENTROPY, alone, opened


async def opened_at(club: Club, one: Position) -> tuple[Person, TableInfo]:
    ann = await club.new_person("Ann")
    return ann, await club.school(ann.id, one.game, one.id, ENTROPY)


async def answer(club: Club, person: Person, table: TableInfo, one: Position, text: str) -> None:
    await club.act(person.id, table.id, one.seat, (await club.outlook(table.id, one.seat)).seq, text)


def asked(one: Position) -> Mapping[str, object]:
    question = one.state().question
    assert question is not None
    return question.params


@pytest.mark.parametrize("title", ["kido-butai", "dogfight"])
async def test_a_wrong_answer_is_told_beside_the_best_and_a_right_one_is_called_so(
    one_database: str, title: str
) -> None:
    one = positions(title)[0]
    async with opened(one_database) as club:
        ann, table = await opened_at(club, one)
        assert table.forked is not None and (table.forked.origin, table.steps) == (one.id, len(one.steps))
        outlook = await club.outlook(table.id, one.seat)
        assert outlook.prompt is not None
        assert sorted(outlook.prompt.legal) == sorted(worth.action for worth in one.worth)
        with pytest.raises(NotAllowed):
            await club.solved(ann.id, table.id)
        wrong = one.worth[-1]
        await answer(club, ann, table, one, wrong.action)
        assert (await club.lobby(ann.id))[0] == [], "an exercise is no game that waits"
        told = await club.solved(ann.id, table.id)
        assert (told.right, told.given.action, told.given.gap) == (False, wrong.action, wrong.gap)
        assert [worth.action for worth in told.answers] == [worth.action for worth in one.worth[:3]]
        assert (told.answers[0].why, told.answers[0].gap) == ("best", one.worth[1].gap)
        assert (told.theme, told.difficulty, told.games) == (one.theme, one.difficulty, one.games)
        again = await club.school(ann.id, one.game, one.id, ENTROPY)
        await answer(club, ann, again, one, one.best.action)
        assert (await club.solved(ann.id, again.id)).right


async def test_no_answer_is_offered_as_the_usual_one_before_the_first_is_given(database: str) -> None:
    one = next(each for each in positions("battle-of-midway") if "default" in asked(each))
    async with opened(database) as club:
        _, table = await opened_at(club, one)
        outlook = await club.outlook(table.id, one.seat)
        assert outlook.prompt is not None
        assert outlook.prompt.params == {name: told for name, told in asked(one).items() if name != "default"}


@pytest.mark.slow
async def test_nobody_else_is_told_and_other_tables_have_nothing_to_tell(database: str) -> None:
    one = positions("kido-butai")[0]
    async with opened(database) as club:
        ann, table = await opened_at(club, one)
        await answer(club, ann, table, one, one.best.action)
        bob = await club.new_person("Bob")
        with pytest.raises(NotAllowed):
            await club.solved(bob.id, table.id)
        for name in ("school-nothing", "../kido-butai"):
            with pytest.raises(NotFound):
                await club.school(ann.id, one.game, name, ENTROPY)
        with pytest.raises(NotFound):
            await club.school(ann.id, "no-such-game", one.id, ENTROPY)
        _, other = await alone(club, "kido-butai")
        with pytest.raises(TableProblem):
            await club.solved(ann.id, other.id)
