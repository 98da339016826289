"""Running games stay on the rules they began with, or are carried over by a numbered migration."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from sqlalchemy import update

import pointluck
from pointluck.engine import Record
from pointluck.tables import TableProblem, newer_rules, schema, verify
from pointluck.tables.newer_rules import MIGRATIONS, Migration, Played
from tests.tables.playing import alone, opened, play

GAME = pointluck.game("kido-butai")
RULES = GAME.rules_version


def as_it_was(steps: Sequence[Played]) -> Sequence[Played]:
    return steps


def without_the_last(steps: Sequence[Played]) -> Sequence[Played]:
    """Newer rules may ask less: a migration that leaves a step out."""
    return steps[:-1]


async def began(database: str, moves: int = 14) -> tuple[str, str]:
    async with opened(database) as club:
        ann, table = await alone(club)
        await play(club, table.id, ann, 1, moves)
        return ann.id, table.id


def make_newer(monkeypatch: pytest.MonkeyPatch, *migrations: Migration | None) -> None:
    """The game has changed its rules so many times; None: nobody wrote down what becomes of running games."""
    ways = {("kido-butai", RULES + number): one for number, one in enumerate(migrations) if one is not None}
    monkeypatch.setattr(type(GAME), "rules_version", RULES + len(migrations))
    monkeypatch.setattr(GAME, "_setups", {})
    monkeypatch.setattr(newer_rules, "MIGRATIONS", ways)


async def test_without_a_way_a_table_can_be_read_but_not_played(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ann_id, table_id = await began(database)
    async with opened(database) as club:
        text = await club.export(table_id, ann_id)
        steps = await club.log(table_id, None)
    for gap in ((None, None), (as_it_was, None), (None, as_it_was)):
        make_newer(monkeypatch, *gap)
        async with opened(database) as club:
            card = await club.info(table_id, ann_id)
            assert card.stuck == "problem-table-rules"
            assert await club.log(table_id, None) == steps
            assert await club.export(table_id, ann_id) == text
            assert await club.chairs(table_id, ann_id) == ("japan",)
            for wish in (club.outlook(table_id, "japan"), club.act(ann_id, table_id, "japan", card.seq, "end")):
                with pytest.raises(TableProblem, match="table-rules"):
                    await wish


async def test_a_table_is_carried_over_and_goes_on(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ann_id, table_id = await began(database)
    async with opened(database) as club:
        before = await club.outlook(table_id, "japan")
        view = before.view
    make_newer(monkeypatch, as_it_was, as_it_was)
    async with opened(database) as club:
        after = await club.outlook(table_id, "japan")
        assert after.number == before.number
        assert {**after.view, "setup": None} == {**view, "setup": None}
        card = await club.info(table_id, ann_id)
        assert (card.rules, card.stuck) == (RULES + 2, None)
        steps = await club.log(table_id, None)
        assert [step.kind for step in steps].index("rules") == before.seq
        assert all(step.undone for step in steps[: before.seq]), "what was played under the old rules stays to be read"
        await play(club, table_id, await club.person(ann_id), 2)
        text = await club.export(table_id, ann_id)
        record = Record.read(text.splitlines(keepends=True), pointluck.game)
        assert record.fair is not None
        assert record.fair.seq == 2 * before.seq + 1, "no line, and so no roll, is used twice"
        assert verify(text).sound, "here: the club's own processes do not know these rules"
    async with opened(database) as club:
        assert (await club.outlook(table_id, None)).waiting_for is None


async def test_migrations_are_applied_one_after_the_other(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ann_id, table_id = await began(database, 4)
    make_newer(monkeypatch, without_the_last, without_the_last)
    async with opened(database) as club:
        assert (await club.outlook(table_id, "japan")).number == 2
        await play(club, table_id, await club.person(ann_id), 1, 3)
        club._open.clear()
        assert (await club.outlook(table_id, "japan")).number >= 5


async def test_steps_that_do_not_fit_the_newer_rules_are_named(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ann_id, table_id = await began(database, 4)
    make_newer(monkeypatch, lambda steps: [*steps, Played("japan", "sing")])
    async with opened(database) as club:
        with pytest.raises(TableProblem, match="table-carry") as caught:
            await club.outlook(table_id, "japan")
        assert caught.value.params == {"step": 5, "action": "sing"}
        card = await club.info(table_id, ann_id)
        assert (card.stuck, card.rules, card.seq) == ("problem-table-carry", RULES, 4), "nothing has changed"


async def test_figures_that_have_changed_keep_a_table_from_being_played(database: str) -> None:
    ann_id, table_id = await began(database, 4)
    async with opened(database) as club:
        async with club._store.write() as connection:
            await connection.execute(update(schema.tables).values(data_digest="0" * 16))
        club._open.clear()
        assert (await club.info(table_id, ann_id)).stuck == "problem-table-figures"


def test_the_numbers_of_the_migrations_lead_to_the_rules_of_today() -> None:
    for name, version in MIGRATIONS:
        assert 1 <= version < pointluck.game(name).rules_version
