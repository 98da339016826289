"""Bots in seats: they think elsewhere, know what a person would know, and stop when they are called off."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import time
from pathlib import Path
from typing import Any

import pytest

import pointluck
from pointluck.engine import Question
from pointluck.players import Situation, player, players, thinker
from pointluck.tables import Club, NewTable, SeatWish, Thinking
from pointluck.tables.thinking import BotFailed, Thinkers
from tests.support import steps
from tests.tables.playing import ENTROPY, against_bot, alone, asked, opened, play, two


async def bots_only(club: Club, name: str = "dogfight") -> str:
    ann = await club.new_person("Ann")
    seats = {seat: SeatWish("bot", "random") for seat in pointluck.game(name).seats}
    return (await club.create(ann.id, NewTable(name, seats, ENTROPY))).table.id


@pytest.mark.slow
async def test_bots_play_a_game_by_themselves(tmp_path: Path) -> None:
    async with opened(f"{tmp_path}/club.db", bots=2) as club:
        table_id = await bots_only(club)
        ann_id = club._open[table_id].row.creator
        await asked(club, table_id, None)
        card = await club.info(table_id, ann_id)
        assert card.over
        assert (await club.verify(await club.export(table_id, ann_id))).sound


@pytest.mark.slow
async def test_a_bot_answers_a_person(database: str) -> None:
    async with opened(database, bots=1) as club:
        ann, table_id = await against_bot(club, "doctrine")
        for turn in range(6):
            await asked(club, table_id, "usa", None)
            await play(club, table_id, ann, turn, 1)
        await asked(club, table_id, "usa", None)
        assert {step.seat for step in await club.log(table_id, None)} >= {"usa", "japan"}


@pytest.mark.slow
async def test_a_bot_whose_turn_was_interrupted_goes_on_when_the_club_is_opened_again(database: str) -> None:
    async with opened(database, bots=0) as club:
        table_id = await bots_only(club)
        assert (await club.outlook(table_id, None)).number == 0, "nobody thinks for them"
    async with opened(database, bots=1) as club:
        await club._sweep(0)
        await asked(club, table_id, None)


async def test_a_bot_takes_over_from_a_player_who_left_and_gives_the_seat_back(tmp_path: Path) -> None:
    async with opened(f"{tmp_path}/club.db", bots=1) as club:
        people, table_id = await two(club)
        await play(club, table_id, people, 1, 6)
        await club.leave(people["japan"].id, table_id, "japan", "random")
        await asked(club, table_id, "usa", None)
        await play(club, table_id, people["usa"], 2, 1)
        await asked(club, table_id, "usa", None)
        await club.join(people["japan"].id, table_id, "japan", None, ENTROPY)
        await play(club, table_id, people, 3, 6)


@pytest.mark.slow
async def test_a_bot_that_is_called_off_has_its_process_ended() -> None:
    thinkers = Thinkers(1)
    job = a_job("random")
    assert await thinkers.choose(job, lambda _: None) in range(len(job["legal"]))
    (process,) = thinkers._idle
    os.kill(process.pid, signal.SIGSTOP)  # it thinks and thinks
    task = asyncio.create_task(thinkers.choose(job, lambda _: None))
    await asyncio.sleep(0.05)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert await asyncio.wait_for(process.wait(), 60) == -signal.SIGKILL
    assert await thinkers.choose(job, lambda _: None) in range(len(job["legal"])), "another takes its place"
    await thinkers.close()


@pytest.mark.slow
async def test_undo_and_leaving_call_a_thinking_bot_off(tmp_path: Path) -> None:
    async with opened(f"{tmp_path}/club.db", bots=1) as club:
        ann, table_id = await against_bot(club)
        await asked(club, table_id, "usa")
        assert club._thinkers is not None
        (process,) = club._thinkers._idle
        os.kill(process.pid, signal.SIGSTOP)
        while (await club.outlook(table_id, None)).waiting_for == "usa":
            await play(club, table_id, ann, 1, 1)
        outlook = await club.outlook(table_id, "usa")
        assert club.thinking == 1
        with club.watch(table_id) as heard:
            async with asyncio.timeout(30):  # people are told that it thinks
                while Thinking("japan", None) not in heard.take():
                    await asyncio.sleep(0.01)
        await club.undo(ann.id, table_id, "usa", outlook.seq, outlook.number - 1)
        assert await asyncio.wait_for(process.wait(), 60) == -signal.SIGKILL
        assert club.thinking == 0
        assert (await club.outlook(table_id, None)).waiting_for == "usa"


@pytest.mark.slow
async def test_a_bot_that_dies_loses_nothing_and_its_turn_is_taken_up_again(tmp_path: Path) -> None:
    async with opened(f"{tmp_path}/club.db", bots=1) as club:
        ann, table_id = await against_bot(club)
        await asked(club, table_id, "usa")
        assert club._thinkers is not None
        (process,) = club._thinkers._idle
        os.kill(process.pid, signal.SIGKILL)
        while (await club.outlook(table_id, None)).waiting_for == "usa":
            await play(club, table_id, ann, 1, 1)
        for _ in range(100):
            if not club.thinking:
                break
            await asyncio.sleep(0.01)
        await club._sweep(0)
        await asked(club, table_id, "usa")


@pytest.mark.slow
async def test_the_event_loop_does_not_wait_for_bots(tmp_path: Path) -> None:
    async with opened(f"{tmp_path}/club.db", bots=1) as club:
        ann, table = await alone(club)
        tables = [await bots_only(club) for _ in range(3)]
        longest = 0.0
        for _ in range(40):
            began = time.perf_counter()
            await asyncio.sleep(0.005)
            longest = max(longest, time.perf_counter() - began)
        assert longest < 0.5
        await play(club, table.id, ann, 1, 3)
        for table_id in tables:
            await asked(club, table_id, None)


# --- what a bot is given --------------------------------------------------------------------------------------------


def a_job(bot: str, name: str = "dogfight") -> dict[str, Any]:
    state = pointluck.game(name).new()
    while state.seat == "chance":
        state.apply(state.legal()[0])
    seat = state.seat
    assert seat is not None
    return {
        "game": name,
        "bot": bot,
        "seat": seat,
        "seed": "seed",
        "view": state.view(seat),
        "question": state.question,
        "legal": state.legal(),
    }


@pytest.mark.slow
@pytest.mark.parametrize(("name", "bot"), [(name, bot) for name in pointluck.games() for bot in players(name)])
def test_a_bot_decides_from_the_plain_situation_alone(name: str, bot: str) -> None:
    """Asked anew in each position, with nothing but the view as JSON, it answers as one that was given the state."""
    decided = 0
    for number, (state, _) in enumerate(steps(pointluck.game(name).new(), 5)):
        seat, question = state.seat, state.question
        if seat is None or seat == "chance" or question is None or number % 7:
            continue
        view = json.loads(json.dumps(state.view(seat)))
        plain = Situation.plain(seat, Question(*json.loads(json.dumps(question))), state.legal(), view)
        seed = f"seed {number}"
        answer = player(bot, name, seat, seed).choose(Situation(state, seat))
        assert player(bot, name, seat, seed).choose(plain) == answer
        decided += 1
        if decided == 12:
            return
    assert decided


def test_a_bot_may_say_how_far_it_has_come(monkeypatch: pytest.MonkeyPatch) -> None:
    class Ponderer:
        def choose(self, situation: Situation) -> object:
            situation.progress(0.5)
            return situation.legal[-1]

    monkeypatch.setattr(thinker, "player", lambda *_: Ponderer())
    told: list[float] = []
    job = json.loads(json.dumps(a_job("random")))
    assert thinker.decide(job, told.append) == len(job["legal"]) - 1
    assert told == [0.5]


@pytest.mark.slow
async def test_a_bot_that_breaks_down_is_told_from_its_process() -> None:
    thinkers = Thinkers(1)
    with pytest.raises(BotFailed, match="player-unknown"):
        await thinkers.choose({**a_job("random"), "bot": "nobody"}, lambda _: None)
    assert await thinkers.choose(a_job("random"), lambda _: None) >= 0
    await thinkers.close()
