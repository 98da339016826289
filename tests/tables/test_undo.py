"""Taking back: free to the last news, beyond that by consent, always free alone; luck that was seen stays."""

from __future__ import annotations

from random import Random

import pytest

import pointluck
from pointluck.engine import Record
from pointluck.tables import Club, NotAllowed, Person, Stale, TableProblem, UndoChanged
from pointluck.tables.playback import begun
from pointluck.tables.table import Table
from tests.tables.playing import against_bot, alone, asked, opened, play, two


@pytest.mark.slow
async def test_alone_everything_can_be_taken_back_and_stays_in_the_log(database: str) -> None:
    async with opened(database) as club:
        ann, table = await alone(club)
        first = await club.outlook(table.id, "japan")
        await play(club, table.id, ann, 1, 12)
        before = await club.outlook(table.id, "japan")
        assert before.undo_to == 0
        seq = await club.undo(ann.id, table.id, "japan", before.seq, 0)
        after = await club.outlook(table.id, "japan")
        assert (after.seq, after.number) == (seq, 0) == (before.seq + 1, 0)
        assert after.view == first.view
        steps = await club.log(table.id, "japan")
        assert [step.undone for step in steps] == [True] * before.seq + [False]
        assert (steps[-1].kind, steps[-1].action, steps[-1].seat) == ("undo", "undo 0 kept", "japan")
        await play(club, table.id, ann, 2)
        text = await club.export(table.id, ann.id)
        assert Record.read(text.splitlines(keepends=True), pointluck.game).state.over
        assert (await club.verify(text)).sound


async def rolled(club: Club, table_id: str, after: int) -> list[str | None]:
    """What chance gave after that line."""
    return [step.action for step in await club.log(table_id, None, after) if step.seat == "chance"]


@pytest.mark.slow
async def test_a_die_that_was_seen_is_not_rolled_again(database: str) -> None:
    """However often the phase is ended anew, by whatever way one came there, and after a restart."""
    async with opened(database) as club:
        ann, table = await alone(club)
        await play(club, table.id, ann, 1, 4)
        start = await club.outlook(table.id, "japan")
        seen = set()
        for turn in range(6):
            before = await club.outlook(table.id, "japan")
            if turn % 2:
                await club.act(ann.id, table.id, "japan", before.seq, "launch ZA cap")
                before = await club.outlook(table.id, "japan")
            await club.act(ann.id, table.id, "japan", before.seq, "end")
            seen.add(tuple(await rolled(club, table.id, before.seq)))
            now = await club.outlook(table.id, "japan")
            await club.undo(ann.id, table.id, "japan", now.seq, start.number)
            if turn == 3:
                club._open.clear()
        assert len(seen) == 1
        await play(club, table.id, ann, 2)
        verdict = await club.verify(await club.export(table.id, ann.id))
        assert verdict.sound
        count = 6 * len(seen.pop())
        assert verdict.taken_back == count
        assert (await club.course(table.id)).taken_back == count
        assert (await club.moments(table.id, "japan", 0, 1)).taken_back == count


async def test_going_back_to_the_dice_gives_the_same(database: str) -> None:
    async with opened(database) as club:
        ann, table = await alone(club)
        await play(club, table.id, ann, 1, 4)
        await club.act(ann.id, table.id, "japan", 4, "end")
        before = await club.outlook(table.id, "japan")
        first = await rolled(club, table.id, 5)
        await club.undo(ann.id, table.id, "japan", before.seq, 5)
        steps = await club.log(table.id, "japan", before.seq)
        assert [step.kind for step in steps[:2]] == ["undo", "step"]
        assert await rolled(club, table.id, before.seq) == first
        assert (await club.outlook(table.id, None)).waiting_for == "japan"


async def test_a_table_read_from_its_log_remembers_the_same(database: str) -> None:
    """Also one that is kept up to date from what another process has saved."""
    async with opened(database) as club, opened(database) as other:
        ann, table = await alone(club)
        random = Random(5)
        await other.outlook(table.id, None)
        await play(club, table.id, ann, 1, 4)
        for turn in range(6):
            for _ in range(3):
                outlook = await club.outlook(table.id, "japan")
                assert outlook.prompt is not None
                if "end" in outlook.prompt.legal:
                    await club.act(ann.id, table.id, "japan", outlook.seq, "end")
                else:
                    await play(club, table.id, ann, turn, 1)
            outlook = await club.outlook(table.id, "japan")
            to = random.randrange(4, outlook.number - 3)
            await club.undo(ann.id, table.id, "japan", outlook.seq, to)
            here = club._open[table.id]
            await other._refresh(table.id)
            assert other._open[table.id].seen == here.seen
            assert other._open[table.id].standing == here.standing
            club._open.clear()
            await club.outlook(table.id, None)
            assert club._open[table.id].seen == here.seen
        assert here.seen.count > 5


@pytest.mark.slow
async def test_taking_back_leads_to_ones_own_decisions_one_after_the_other(database: str) -> None:
    async with opened(database, bots=1) as club:
        ann, table_id = await against_bot(club)
        for turn in range(8):
            await asked(club, table_id, "usa")
            await play(club, table_id, ann, turn, 1)
        await asked(club, table_id, "usa")
        own = [step.number - 1 for step in await club.log(table_id, "usa") if step.seat == "usa"]
        assert len(own) == 8
        for to in reversed(own):
            outlook = await club.outlook(table_id, "usa")
            assert outlook.back_to == to
            await club.undo(ann.id, table_id, "usa", outlook.seq, to)
            after = await club.outlook(table_id, "usa")
            assert (after.number, after.waiting_for) == (to, "usa"), "one is asked again what one was asked there"
        assert (await club.outlook(table_id, "usa")).back_to is None
        assert (await club.outlook(table_id, None)).back_to is None


@pytest.mark.slow
async def test_a_bot_does_the_same_again(database: str) -> None:
    """After the same answer, and also after another that it cannot know of."""
    async with opened(database, bots=1) as club:
        ann, table_id = await against_bot(club)
        found = []
        for _ in range(3):
            for turn in range(8):
                await asked(club, table_id, "usa")
                await play(club, table_id, ann, turn, 1)
            await asked(club, table_id, "usa")
            steps = await club.log(table_id, "usa")
            found.append([step.action for step in steps if not step.undone and step.kind == "step"])
            seq = (await club.outlook(table_id, "usa")).seq
            await club.undo(ann.id, table_id, "usa", seq, 0)
        assert found[0] == found[1] == found[2]


@pytest.mark.slow
async def test_dice_that_were_typed_in_come_again_unless_one_goes_back_to_them(database: str) -> None:
    async with opened(database) as club:
        ann, table = await alone(club, dice="hand")
        await play(club, table.id, ann, 1, 4)

        async def act(seat: str, *texts: str) -> None:
            for text in texts:
                await club.act(ann.id, table.id, seat, (await club.outlook(table.id, None)).seq, text)

        async def back(to: int) -> None:
            outlook = await club.outlook(table.id, "japan")
            assert outlook.back_to == to
            await club.undo(ann.id, table.id, "japan", outlook.seq, to)

        await act("japan", "end")
        await act("chance", "die 3", "die 2")
        for to in (6, 5, 4):
            await back(to)
        await act("japan", "end")
        standing = [step.action for step in await club.log(table.id, None) if not step.undone and step.kind == "step"]
        assert standing[4:] == ["end", "die 3", "die 2"], "nobody is asked"
        await back(6)
        assert (await club.outlook(table.id, None)).waiting_for == "chance", "a slip can be mended"
        await act("chance", "die 6")
        await play(club, table.id, ann, 3)
        verdict = await club.verify(await club.export(table.id, ann.id))
        assert verdict.sound
        assert verdict.taken_back == 3


async def test_what_told_nobody_anything_is_free_to_take_back(database: str) -> None:
    async with opened(database) as club:
        people, table_id = await two(club)
        placed = await club.outlook(table_id, None)
        seat = placed.waiting_for
        assert seat is not None
        await play(club, table_id, people, 1, 1)
        outlook = await club.outlook(table_id, seat)
        assert outlook.undo_to == 0
        await club.undo(people[seat].id, table_id, seat, outlook.seq, 0)
        assert (await club.outlook(table_id, seat)).number == 0


async def test_the_free_point_is_that_of_the_record(database: str) -> None:
    """At every moment of a game: the table says what Record.undo_point says, also after an undo and a restart."""
    async with opened(database) as club:
        people, table_id = await two(club)
        random = Random(4)
        for turn in range(60):
            if not await play(club, table_id, people, turn, 1):
                break
            if turn % 9 == 8:
                for seat, person in people.items():
                    outlook = await club.outlook(table_id, seat)
                    if outlook.undo_to is not None:
                        to = random.randrange(outlook.undo_to, outlook.number)
                        await club.undo(person.id, table_id, seat, outlook.seq, to)
            if turn % 7 == 6:
                club._open.clear()
            outlooks = {seat: await club.outlook(table_id, seat) for seat in people}
            if outlooks["usa"].waiting_for is None:
                break
            record = rebuilt(club._open[table_id])
            for seat, outlook in outlooks.items():
                point = record.undo_point(seat)
                assert outlook.undo_to == (point if point < outlook.number else None)


def rebuilt(table: Table) -> Record:
    record = Record(begun(table.setup))
    for step in table.standing:
        record.apply(record.state.parse(step.body))
    return record


async def far_enough(club: Club, table_id: str, people: dict[str, Person]) -> None:
    """Moves until something is news to both, so that nothing is free to take back."""
    for turn in range(100):
        await play(club, table_id, people, turn, 1)
        outlooks = [await club.outlook(table_id, seat) for seat in ("usa", "japan")]
        if all(outlook.undo_to is None for outlook in outlooks) and outlooks[0].number > 3:
            return
    raise AssertionError("nothing was ever news")


async def test_beyond_that_the_others_are_asked(database: str) -> None:
    async with opened(database) as club:
        people, table_id = await two(club)
        await far_enough(club, table_id, people)
        ann, ben = people["usa"], people["japan"]
        before = await club.outlook(table_id, "usa")
        with club.watch(table_id) as heard:
            assert await club.undo(ann.id, table_id, "usa", before.seq, 1) == before.seq, "nothing happens yet"
            asked = (await club.outlook(table_id, "japan")).undo
            assert asked is not None
            assert (asked.by, asked.to, asked.waiting) == ("usa", 1, ("japan",))
            assert heard.take() == [UndoChanged(asked)]
        club._open.clear()
        assert (await club.outlook(table_id, "usa")).undo == asked, "it is kept"
        seq = await club.answer_undo(ben.id, table_id, "japan", before.seq, True)
        after = await club.outlook(table_id, "usa")
        assert (after.number, after.seq, after.undo) == (1, seq, None)


async def test_a_refused_or_withdrawn_undo_is_off_the_table(database: str) -> None:
    async with opened(database) as club:
        people, table_id = await two(club)
        await far_enough(club, table_id, people)
        seq = (await club.outlook(table_id, None)).seq
        for seat in ("japan", "usa"):
            await club.undo(people["usa"].id, table_id, "usa", seq, 1)
            await club.answer_undo(people[seat].id, table_id, seat, seq, False)
            assert (await club.outlook(table_id, "usa")).undo is None
        with pytest.raises(TableProblem, match="undo-not-asked"):
            await club.answer_undo(people["japan"].id, table_id, "japan", seq, True)


async def test_whoever_asks_cannot_agree_for_the_others(database: str) -> None:
    async with opened(database) as club:
        people, table_id = await two(club)
        await far_enough(club, table_id, people)
        before = await club.outlook(table_id, "usa")
        await club.undo(people["usa"].id, table_id, "usa", before.seq, 1)
        await club.answer_undo(people["usa"].id, table_id, "usa", before.seq, True)
        with pytest.raises(NotAllowed):
            await club.answer_undo(people["usa"].id, table_id, "japan", before.seq, True)
        assert (await club.outlook(table_id, "usa")).number == before.number


async def test_a_move_overtakes_an_undo_that_was_asked_for(database: str) -> None:
    async with opened(database) as club:
        people, table_id = await two(club)
        await far_enough(club, table_id, people)
        seq = (await club.outlook(table_id, None)).seq
        await club.undo(people["usa"].id, table_id, "usa", seq, 1)
        await play(club, table_id, people, 5, 1)
        assert (await club.outlook(table_id, "usa")).undo is None
        with pytest.raises(Stale):
            await club.answer_undo(people["japan"].id, table_id, "japan", seq, True)
        now = (await club.outlook(table_id, None)).seq
        with pytest.raises(TableProblem, match="undo-not-asked"):
            await club.answer_undo(people["japan"].id, table_id, "japan", now, True)


@pytest.mark.slow
async def test_against_bots_it_is_always_free(database: str) -> None:
    async with opened(database, bots=1) as club:
        ann, table_id = await against_bot(club)
        for turn in range(8):
            await asked(club, table_id, "usa")
            await play(club, table_id, ann, turn, 1)
        await asked(club, table_id, "usa")
        outlook = await club.outlook(table_id, "usa")
        assert outlook.undo_to == 0
        await club.undo(ann.id, table_id, "usa", outlook.seq, 0)


async def test_nobody_takes_back_what_is_not_theirs_to_take_back(database: str) -> None:
    async with opened(database) as club:
        people, table_id = await two(club)
        await play(club, table_id, people, 1, 2)
        stranger = await club.new_person("Cid")
        outlook = await club.outlook(table_id, None)
        with pytest.raises(NotAllowed):
            await club.undo(stranger.id, table_id, "usa", outlook.seq, 0)
        with pytest.raises(NotAllowed):
            await club.undo(people["usa"].id, table_id, "japan", outlook.seq, 0)
        with pytest.raises(Stale):
            await club.undo(people["usa"].id, table_id, "usa", outlook.seq - 1, 0)
        for to in (-1, outlook.number, 99):
            with pytest.raises(TableProblem, match="undo-range"):
                await club.undo(people["usa"].id, table_id, "usa", outlook.seq, to)
