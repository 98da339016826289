"""Chat for everybody at the table, notes for oneself, and the bounded queue of whoever listens."""

from __future__ import annotations

import asyncio

import pytest

from pointluck.tables import Behind, ChatAdded, NotAllowed, NotFound, StepsTaken, TableChanged, TableProblem
from pointluck.tables.notices import MOST_WAITING
from tests.tables.playing import ENTROPY, alone, opened, play, two


async def test_what_is_said_is_kept_and_heard(database: str) -> None:
    async with opened(database) as club:
        people, table_id = await two(club)
        with club.watch(table_id) as heard:
            line = await club.chat(people["japan"].id, table_id, "  Banzai!  ")
            assert (line.name, line.seat, line.text) == ("Ben", "japan", "Banzai!")
            assert heard.take() == [ChatAdded(line)]
        second = await club.chat(people["usa"].id, table_id, "äöü 🎲")
        assert await club.chat_lines(table_id) == [line, second]
        assert await club.chat_lines(table_id, line.id) == [second]


async def test_strangers_do_not_talk(database: str) -> None:
    async with opened(database) as club:
        people, table_id = await two(club, watch="everyone")
        stranger = await club.new_person("Cid")
        with pytest.raises(NotAllowed):
            await club.chat(stranger.id, table_id, "hello")
        with pytest.raises(NotFound):
            await club.chat(stranger.id, "nowhere-at-all", "hello")
        for text in ("", "   ", "x" * 1001, "\x00", "\ud800"):
            with pytest.raises(TableProblem, match="chat-length"):
                await club.chat(people["usa"].id, table_id, text)
        assert await club.chat_lines(table_id) == []


async def test_notes_are_ones_own(database: str) -> None:
    async with opened(database) as club:
        people, table_id = await two(club)
        ann, ben = people["usa"], people["japan"]
        assert await club.note(ann.id, table_id) == ""
        for text in ("first\nsecond", "other", ""):
            await club.set_note(ann.id, table_id, text)
            assert await club.note(ann.id, table_id) == text
        await club.set_note(ann.id, table_id, "mine")
        assert await club.note(ben.id, table_id) == ""
        with pytest.raises(TableProblem, match="note-length"):
            await club.set_note(ann.id, table_id, "x" * 10_001)
        with pytest.raises(NotFound):
            await club.set_note(ann.id, "nowhere-at-all", "x")


async def test_a_listener_hears_steps_seats_and_the_end(database: str) -> None:
    async with opened(database) as club:
        ann, table = await alone(club)
        with club.watch(table.id) as heard:
            await club.act(ann.id, table.id, "japan", 0, "load akagi 3b 0t")
            assert heard.take() == [StepsTaken(1, 1), TableChanged()], "the game has begun"
            await club.act(ann.id, table.id, "japan", 1, "load kaga 3b 0t")
            assert heard.take() == [StepsTaken(2, 2)]
            await club.undo(ann.id, table.id, "japan", 2, 0)
            assert heard.take() == [StepsTaken(3, 3, (1, 2))]
            await club.leave(ann.id, table.id, "japan")
            await club.join(ann.id, table.id, "japan", None, ENTROPY)
            assert heard.take() == [TableChanged(), TableChanged()]
            await play(club, table.id, ann, 1)
            assert (await club.info(table.id, ann.id)).over
            last: object = None
            async with asyncio.timeout(5):
                async for last in heard:
                    if isinstance(last, TableChanged):
                        break
            assert last == TableChanged()


async def test_a_listener_that_does_not_read_is_told_that_it_fell_behind(database: str) -> None:
    async with opened(database) as club:
        people, table_id = await two(club)
        heard = club.watch(table_id)
        for number in range(MOST_WAITING + 3):
            await club.chat(people["usa"].id, table_id, str(number))
        waiting = heard.take()
        assert waiting[0] == Behind()
        assert len(waiting) == 3
        heard.close()
        assert [notice async for notice in heard] == []
        await club.chat(people["usa"].id, table_id, "nobody listens")
        assert heard.take() == []
        assert club._listeners == {}
