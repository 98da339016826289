"""Taking a game home, bringing one along, and looking at it move by move."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import update

import pointluck
from pointluck.engine import Problem, Record, RecordError
from pointluck.tables import NewTable, NotAllowed, Overloaded, SeatWish, TableProblem, records, schema
from tests.support import play_through
from tests.tables.playing import ENTROPY, alone, asked, opened, play, two


@pytest.mark.slow
async def test_a_finished_record_comes_back_word_for_word(database: str) -> None:
    async with opened(database) as club:
        ann, table = await alone(club)
        await play(club, table.id, ann, 1)
        text = await club.export(table.id, ann.id)
        ben = await club.new_person("Ben")
        card = await club.import_record(ben.id, text)
        first = await club.info(table.id, ann.id)
        assert (card.over, card.result, card.steps, card.secret) == (True, first.result, first.steps, first.secret)
        again = (await club.export(card.id, ben.id)).splitlines()
        assert again[:-1] == text.splitlines()
        assert again[-1].startswith(f"imported {card.seq} | ")
        assert (await club.verify(text)).sound
        mine = [(step.action, step.events, step.undone) for step in await club.log(card.id, None)]
        assert mine == [(step.action, step.events, step.undone) for step in await club.log(table.id, None)]


@pytest.mark.slow
@pytest.mark.parametrize("name", pointluck.games())
async def test_a_game_from_elsewhere_goes_on_with_fair_dice(database: str, name: str) -> None:
    game = pointluck.game(name)
    record = play_through(Record(game.new()), 3, 15)
    record.undo(10)
    async with opened(database) as club:
        ann = await club.new_person("Ann")
        card = await club.import_record(ann.id, record.text(), ENTROPY)
        assert (card.steps, card.over, card.to_act) == (10, False, record.state.seat)
        assert [seat.you for seat in card.seats] == [True] * len(game.seats)
        await asked(club, card.id, *game.seats)  # dice that were due are rolled first
        await play(club, card.id, ann, 1, 10_000 if name == "kido-butai" else 20)
        club._open.clear()
        await club.outlook(card.id, None)
        text = await club.export(card.id, ann.id)
        again = Record.read(text.splitlines(keepends=True), pointluck.game)
        assert again.fair is not None
        assert again.fair.seq == 16
        if name == "kido-butai":
            verdict = await club.verify(text)
            assert verdict.sound
            assert "problem-verify-some-by-hand" in [check.key for check in verdict.checks]


@pytest.mark.slow
async def test_bots_that_we_know_keep_their_seats(database: str) -> None:
    record = play_through(Record(pointluck.game("dogfight").new(), {"japan": "random"}), 3, 10)
    async with opened(database) as club:
        ann = await club.new_person("Ann")
        card = await club.import_record(ann.id, record.text(), ENTROPY)
        assert [seat.name for seat in card.seats] == ["Ann", "random"]


@pytest.mark.slow
async def test_a_damaged_record_is_refused_with_its_line(database: str) -> None:
    record = play_through(Record(pointluck.game("kido-butai").new()), 3, 25)
    async with opened(database) as club:
        ann = await club.new_person("Ann")
        lines = record.text().splitlines(keepends=True)
        lines[15] = lines[15].replace(" ", "  ", 1)
        with pytest.raises(RecordError) as caught:
            await club.import_record(ann.id, "".join(lines))
        assert caught.value.line == 16
        with pytest.raises(TableProblem, match="entropy-form"):
            await club.import_record(ann.id, record.text(), "x")
        assert await club.lobby(ann.id) == ([], [])


async def test_a_record_that_is_far_too_long_is_not_read(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "LONGEST_RECORD", 100)
    async with opened(database) as club:
        ann = await club.new_person("Ann")
        with pytest.raises(TableProblem, match="record-long"):
            await club.import_record(ann.id, "x" * 101)
        with pytest.raises(TableProblem, match="record-long"):
            await club.verify("x" * 101)


async def test_the_record_of_a_running_game_is_for_who_holds_every_seat(database: str) -> None:
    async with opened(database) as club:
        ann, table = await alone(club)
        await play(club, table.id, ann, 1, 5)
        text = await club.export(table.id, ann.id)
        assert "secret" not in text
        people, table_id = await two(club, watch="everyone")
        await play(club, table_id, people, 1, 5)
        for who in (people["usa"].id, None):
            with pytest.raises(NotAllowed, match="record-sealed"):
                await club.export(table_id, who)
        await play(club, table_id, people, 2)
        assert await club.export(table_id, None) == await club.export(table_id, people["usa"].id)


@pytest.mark.slow
@pytest.mark.parametrize("name", pointluck.games())
async def test_moments_are_the_game_step_by_step(database: str, name: str) -> None:
    async with opened(database) as club:
        ann, table = await alone(club, name)
        await play(club, table.id, ann, 1, 15)
        for seat in (*pointluck.game(name).seats, None):
            outlook = await club.outlook(table.id, seat)
            replay = await club.moments(table.id, seat, 0, 1000)
            assert replay.total == outlook.number
            assert [moment.number for moment in replay.moments] == list(range(outlook.number + 1))
            assert replay.moments[0].step is None
            assert replay.moments[-1].view == outlook.view
            part = await club.moments(table.id, seat, 3, 4)
            assert part.moments == replay.moments[3:7]
            assert (await club.moments(table.id, seat, 10_000, 4)).moments == []


async def test_a_log_that_was_tampered_with_in_the_store_is_not_played_on(database: str) -> None:
    async with opened(database) as club:
        ann, table = await alone(club)
        await play(club, table.id, ann, 1, 12)
        changed = update(schema.steps).where(schema.steps.c.table_id == table.id, schema.steps.c.seq == 3)
        async with club._store.write() as connection:
            await connection.execute(changed.values(link="0" * 16))
        club._open.clear()
        with pytest.raises(Problem, match="table-broken"):
            await club.outlook(table.id, "japan")
        card = await club.info(table.id, ann.id)
        assert card.stuck == "problem-table-broken"
        assert len(await club.log(table.id, None)) == card.seq, "it can still be read"


@pytest.mark.parametrize("kind", ["export", "moments", "create"])
async def test_long_work_is_done_one_at_a_time_for_each_who_asks(database: str, kind: str) -> None:
    async with opened(database) as club:
        ann, table = await alone(club)
        wish = NewTable("kido-butai", {"japan": SeatWish("me")}, ENTROPY)

        async def ask(who: str) -> object:
            if kind == "export":
                return await club.export(table.id, ann.id, who=who)
            if kind == "moments":
                return await club.moments(table.id, None, 0, 1, who)
            return await club.create(ann.id, wish, who)

        async with club._in_turn("a stormer"):
            waiting = [asyncio.create_task(ask("a stormer")) for _ in range(16)]
            await asyncio.sleep(0.05)
            with pytest.raises(Overloaded) as refused:
                await ask("a stormer")
            assert refused.value.key == "work-busy"
            assert await ask("somebody else")
            assert not any(task.done() for task in waiting)
        await asyncio.gather(*waiting)
