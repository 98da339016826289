"""The staff of a player: who may ask it, what it decides, and that the record says so."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from pointluck.engine import Record
from pointluck.engine.notes import ADVISED, DECIDED, Staffed
from pointluck.games import game
from pointluck.tables import Club, NotAllowed, Person, Stale, TableProblem
from pointluck.tables.info import LeftToStaff, StaffNow, StaffUsed
from tests.tables.playing import alone, opened, play, two

LOADS = LeftToStaff("loads", "KB-1c")


async def seat_of(club: Club, table_id: str) -> tuple[str, int]:
    outlook = await club.outlook(table_id, None)
    assert outlook.waiting_for is not None
    return outlook.waiting_for, outlook.seq


async def order(club: Club, person: Person, table_id: str, kinds: list[str], now: Any = None) -> None:
    seat, seq = await seat_of(club, table_id)
    await club.order_staff(person.id, table_id, seat, seq, kinds, now)


async def beyond(club: Club, table_id: str, seq: int) -> None:
    async with asyncio.timeout(30):
        while (await club.outlook(table_id, None)).seq <= seq:
            await asyncio.sleep(0.01)


async def record(club: Club, person: Person, table_id: str) -> Record:
    return Record.read((await club.export(table_id, person.id)).splitlines(keepends=True), game)


@pytest.mark.slow
async def test_advice_is_legal_and_the_record_says_that_it_was_asked_for(database: str) -> None:
    async with opened(database) as club:
        ann, info = await alone(club)
        seat, seq = await seat_of(club, info.id)
        first = (await club.outlook(info.id, seat)).prompt
        assert first is not None
        for _ in range(2):
            found = await club.advice(ann.id, info.id, seat, seq)
            assert {one.action for one in found.answers} <= set(first.legal)
        await play(club, info.id, ann, 1, 1)
        with pytest.raises(Stale):
            await club.advice(ann.id, info.id, seat, seq)
        await play(club, info.id, ann, 2, 1)
        kept = await record(club, ann, info.id)
        assert kept.staff == [Staffed(seat, ADVISED, 0, 0)], "once, however often it was asked"
        told = await club.log(info.id, seat)
        assert [step.staff for step in told[:2]] == [ADVISED, None]
        verdict = await club.verify(kept.text())
        assert verdict.sound and verdict.staff == (StaffUsed(seat, ADVISED, 1),)
        again = await club.import_record(ann.id, kept.text(), "ab" * 16)
        assert (await record(club, ann, again.id)).staff == kept.staff
    async with opened(database) as club:
        assert (await record(club, ann, info.id)).staff == kept.staff, "also in a table that is read again"


async def test_what_was_asked_for_and_not_answered_stands_before_taking_back(database: str) -> None:
    async with opened(database) as club:
        ann, info = await alone(club)
        await play(club, info.id, ann, 1, 2)
        seat, seq = await seat_of(club, info.id)
        table = await club._table(info.id)
        await club._note_asked(table, seat, seq)
        await club.undo(ann.id, info.id, seat, seq, 0)
        (line,) = [step for step in await club.log(info.id, seat) if step.kind == "undo"]
        assert line.staff == ADVISED
        assert len((await record(club, ann, info.id)).staff) == 1


async def test_in_a_game_between_people_nobody_may_ask_unless_all_may(database: str) -> None:
    async with opened(database) as club:
        people, table_id = await two(club)
        seat, seq = await seat_of(club, table_id)
        person = people[seat]
        with pytest.raises(NotAllowed) as refused:
            await club.advice(person.id, table_id, seat, seq)
        assert refused.value.key == "staff-not-here"
        with pytest.raises(NotAllowed):
            await order(club, person, table_id, ["place"])
        assert (await club.outlook(table_id, seat)).staff is None
        people, table_id = await two(club, staff=True)
        assert (await club.info(table_id, people["usa"].id)).staff
        seat, _ = await seat_of(club, table_id)
        await order(club, people[seat], table_id, ["activate"])
        assert (await club.outlook(table_id, seat)).staff == StaffNow((LeftToStaff("activate", "DF-2.4.3"),), None)
        other = next(one for one in people if one != seat)
        assert (await club.outlook(table_id, other)).staff == StaffNow((), None), "nobody else's business"


async def test_only_ones_own_question_is_for_ones_staff(database: str) -> None:
    async with opened(database) as club:
        people, table_id = await two(club, staff=True)
        seat, seq = await seat_of(club, table_id)
        other = next(one for one in people if one != seat)
        with pytest.raises(NotAllowed):
            await club.advice(people[other].id, table_id, seat, seq)
        with pytest.raises(TableProblem):
            await club.advice(people[other].id, table_id, other, seq)
        with pytest.raises(NotAllowed):
            await club.order_staff(people[other].id, table_id, seat, seq, ["place"], None)
        with pytest.raises(TableProblem):
            await order(club, people[seat], table_id, ["no-such-kind"])
        cid = await club.new_person("Cid")
        with pytest.raises(NotAllowed):
            await club.advice(cid.id, table_id, seat, seq)


@pytest.mark.slow
async def test_the_staff_decides_one_question_and_no_more(one_database: str) -> None:
    async with opened(one_database, bots=1) as club:
        ann, info = await alone(club)
        seat, _ = await seat_of(club, info.id)
        await order(club, ann, info.id, [], "question")
        await beyond(club, info.id, 0)
        await asyncio.sleep(0.3)
        steps = [step for step in await club.log(info.id, seat) if step.seat == seat]
        assert [step.staff for step in steps] == [DECIDED]
        outlook = await club.outlook(info.id, seat)
        assert outlook.staff == StaffNow((), None)
        assert outlook.back_to is None, "there is nothing of one's own to take back"


@pytest.mark.slow
async def test_the_staff_decides_a_kind_of_question_until_that_is_taken_back(database: str) -> None:
    async with opened(database, bots=1) as club:
        ann, info = await alone(club)
        seat, _ = await seat_of(club, info.id)
        question = (await club.outlook(info.id, seat)).prompt
        assert question is not None and question.kind == "loads"
        await order(club, ann, info.id, ["loads"])
        async with asyncio.timeout(30):
            while (prompt := (await club.outlook(info.id, seat)).prompt) is None or prompt.kind == "loads":
                await asyncio.sleep(0.01)
        decided = [step for step in await club.log(info.id, seat) if step.staff == DECIDED]
        assert len(decided) == 4, "one for each carrier"
        await play(club, info.id, ann, 1, 1)
        outlook = await club.outlook(info.id, seat)
        assert outlook.staff == StaffNow((LOADS,), None)
        assert outlook.back_to == 4, "only one's own answers are taken back"
        await order(club, ann, info.id, [])
        assert (await club.outlook(info.id, seat)).staff == StaffNow((), None)
        await club.undo(ann.id, info.id, seat, outlook.seq, 0)
        await asyncio.sleep(0.3)
        prompt = (await club.outlook(info.id, seat)).prompt
        assert prompt is not None and prompt.kind == "loads", "now it is the player's again"
        kept = await record(club, ann, info.id)
        assert [one.part for one in kept.staff] == [DECIDED] * 4
        assert (await club.verify(kept.text())).staff == (StaffUsed(seat, DECIDED, 4),)


@pytest.mark.slow
async def test_for_this_step_ends_with_the_first_answer_of_ones_own(one_database: str) -> None:
    async with opened(one_database, bots=1) as club:
        ann, info = await alone(club)
        seat, _ = await seat_of(club, info.id)
        await order(club, ann, info.id, [], "step")
        async with asyncio.timeout(30):
            while (prompt := (await club.outlook(info.id, seat)).prompt) is None or prompt.kind == "loads":
                await asyncio.sleep(0.01)
        assert (await club.outlook(info.id, seat)).staff == StaffNow((), LOADS)
        await play(club, info.id, ann, 1, 1)
        seq = (await club.outlook(info.id, seat)).seq
        assert (await club.outlook(info.id, seat)).staff == StaffNow((), None)
        await club.undo(ann.id, info.id, seat, seq, 0)
        await asyncio.sleep(0.3)
        assert (await club.outlook(info.id, seat)).number == 0, "taking back is one's own as well"


@pytest.mark.slow
async def test_somebody_who_sits_down_finds_no_orders(database: str) -> None:
    async with opened(database) as club:
        people, table_id = await two(club, staff=True)
        await play(club, table_id, people, 1, 1)
        await club.order_staff(people["japan"].id, table_id, "japan", 0, ["card"], None)
        await club.leave(people["japan"].id, table_id, "japan", "random")
        await club.join(people["japan"].id, table_id, "japan", None, "ab" * 16)
        assert (await club.outlook(table_id, "japan")).staff == StaffNow((), None)
