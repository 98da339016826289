"""Playing on from a moment of another game: who may, with which dice, and what the record of it says."""

from __future__ import annotations

from typing import Any

import pytest

from pointluck.engine import CHANCE, Problem, Record
from pointluck.games import game
from pointluck.tables import Club, Fork, NotAllowed, NotFound, TableInfo
from tests.tables.playing import ENTROPY, against_bot, alone, asked, opened, play, two


async def finished(club: Club, name: str = "kido-butai", steps: int = 80) -> tuple[str, TableInfo]:
    """Somebody with a game that was played alone and given up."""
    ann, table = await alone(club, name)
    await asked(club, table.id, *game(name).seats)
    await play(club, table.id, ann, 1, steps)
    seat = game(name).seats[0]
    if not (await club.info(table.id, ann.id)).over:
        await club.resign(ann.id, table.id, seat, (await club.outlook(table.id, seat)).seq)
    return ann.id, await club.info(table.id, ann.id)


def wish(step: int, seat: str = "japan", **more: Any) -> Fork:
    return Fork(step=step, seat=seat, entropy=ENTROPY, **more)


async def actions(club: Club, table_id: str) -> list[tuple[str, str | None]]:
    return [
        (line.seat, line.action) for line in await club.log(table_id, None) if line.kind == "step" and not line.undone
    ]


@pytest.mark.slow
async def test_the_same_dice_come_as_far_as_the_same_is_done(one_database: str) -> None:
    async with opened(one_database) as club:
        ann, origin = await finished(club)
        steps = await actions(club, origin.id)
        at = next(number for number in range(20, len(steps)) if steps[number][0] != CHANCE)
        table = await club.fork(ann, origin.id, wish(at))
        assert table.forked is not None
        assert (table.steps, table.over, table.forked.origin, table.forked.step) == (at, False, origin.id, at)
        while len(done := await actions(club, table.id)) < len(steps):
            assert done == steps[: len(done)]
            seat, action = steps[len(done)]
            assert seat != CHANCE and action is not None
            await club.act(ann, table.id, seat, (await club.outlook(table.id, seat)).seq, action)
        assert (await actions(club, table.id))[: len(steps)] == steps


@pytest.mark.slow
async def test_new_dice_are_the_tables_own_and_can_be_checked(one_database: str) -> None:
    async with opened(one_database) as club:
        ann, origin = await finished(club)
        for luck in ("same", "new"):
            table = await club.fork(ann, origin.id, wish(30, luck=luck))
            await asked(club, table.id, "japan")
            await play(club, table.id, await club.person(ann), 5)
            told = await club.verify(await club.export(table.id, None))
            assert told.sound and told.forked is not None and told.forked.step == 30
            assert told.unranked == (luck == "same")
            dice = next(check for check in told.checks if check.check == "dice")
            assert (dice.passed, dice.checked, dice.key) == (True, False, "problem-verify-some-elsewhere")
            text = await club.export(table.id, None)
            broken = text.replace(f"forked {origin.id} 30 ", f"forked {origin.id} 31 ")
            assert not (await club.verify(broken)).sound


@pytest.mark.slow
async def test_a_fork_can_be_brought_along_and_still_names_its_origin(database: str) -> None:
    async with opened(database) as club:
        ann, origin = await finished(club)
        table = await club.fork(ann, origin.id, wish(30))
        await asked(club, table.id, "japan")
        club._open.clear()
        text = await club.export(table.id, ann)
        assert Record.read(text.splitlines(keepends=True), game).forked == (origin.id, 30)
        card = await club.import_record(ann, text, ENTROPY)
        assert card.forked == table.forked
        assert Record.read((await club.export(card.id, ann)).splitlines(keepends=True), game).forked == (origin.id, 30)


@pytest.mark.slow
async def test_taking_back_goes_before_the_fork_too(one_database: str) -> None:
    async with opened(one_database) as club:
        ann, origin = await finished(club)
        table = await club.fork(ann, origin.id, wish(30))
        await asked(club, table.id, "japan")
        outlook = await club.outlook(table.id, "japan")
        await club.undo(ann, table.id, "japan", outlook.seq, 5)
        steps = await actions(club, origin.id)
        done = await actions(club, table.id)
        assert done == steps[: len(done)] and len(done) < 30


@pytest.mark.slow
async def test_before_the_end_only_who_may_read_the_whole_record_plays_on(database: str) -> None:
    async with opened(database) as club:
        people, table = await two(club)
        await play(club, table, people, 1, 6)
        for person in people.values():
            with pytest.raises(NotAllowed) as refused:
                await club.fork(person.id, table, wish(2, "usa", bot="random"))
            assert refused.value.key == "fork-sealed"
        carl = await club.new_person("Carl")
        with pytest.raises(NotFound):
            await club.fork(carl.id, "no-such-table", wish(2, "usa", bot="random"))
        ann, alone_with_bot = await against_bot(club)
        with pytest.raises(NotAllowed):
            await club.fork(ann.id, alone_with_bot, wish(0, "usa", bot="random"))
        ann, mine = await alone(club, "dogfight")
        await play(club, mine.id, ann, 1, 6)
        with pytest.raises((NotAllowed, NotFound)):
            await club.fork(carl.id, mine.id, wish(2, "usa", bot="random"))
        fork = await club.fork(ann.id, mine.id, wish(2, "usa", bot="random"))
        assert [(seat.seat, seat.you, seat.kind) for seat in fork.seats] == [
            ("usa", True, "person"),
            ("japan", False, "bot"),
        ]


@pytest.mark.slow
async def test_at_a_fork_a_seat_sees_what_it_may_see_there(database: str) -> None:
    """What the other side had sealed at that moment stays sealed, though its answer stands in the finished game."""
    async with opened(database) as club:
        ann, origin = await finished(club, "dogfight", 60)
        replay = await club.moments(origin.id, "usa", 0, 500)
        for step in range(4, origin.steps, 9):
            table = await club.fork(ann, origin.id, wish(step, "usa", bot="random"))
            outlook = await club.outlook(table.id, "usa")
            if outlook.number == step:
                assert outlook.view == replay.moments[step].view
            sealed = {line.seq for line in await club.log(table.id, "usa") if line.action is None}
            assert sealed <= {line.seq for line in await club.log(table.id, None) if line.action is None}


@pytest.mark.slow
async def test_what_cannot_be_played_on_is_refused(database: str) -> None:
    async with opened(database) as club:
        ann, origin = await finished(club, "dogfight", 6)
        cases: list[tuple[Fork, str]] = [
            (wish(1000, "usa", bot="random"), "replay-step"),
            (wish(1, "admiral", bot="random"), "table-seats"),
            (wish(1, "usa"), "player-unknown"),
            (wish(1, "usa", bot="nobody"), "player-unknown"),
        ]
        for one, key in cases:
            with pytest.raises(Problem) as refused:
                await club.fork(ann, origin.id, one)
            assert refused.value.key == key
        assert len((await club.lobby(ann))[0]) == 1


@pytest.mark.slow
async def test_an_answer_tried_again_is_judged_beside_the_one_of_the_game(one_database: str) -> None:
    async with opened(one_database) as club:
        ann, origin = await finished(club)
        steps = await actions(club, origin.id)
        at = next(number for number in range(20, len(steps)) if steps[number][0] != CHANCE)
        table = await club.fork(ann, origin.id, wish(at))
        with pytest.raises(NotAllowed) as refused:
            await club.tried(ann, table.id)
        assert refused.value.key == "fork-untried"
        outlook = await club.outlook(table.id, "japan")
        assert outlook.prompt is not None
        await club.act(ann, table.id, "japan", outlook.seq, str(steps[at][1]))
        told = await club.tried(ann, table.id)
        assert (told.step, told.taken, told.then, told.verdict) == (at + 1, steps[at][1], steps[at][1], "same")
        assert set(told.told) == {"en", "de"}
        with pytest.raises(NotAllowed):
            await club.tried((await club.new_person("Ben")).id, table.id)
