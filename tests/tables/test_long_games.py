"""Long games: taking back costs what is taken back, and a log has an end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

import pointluck
from pointluck.engine import Record, State
from pointluck.engine.trail import EVERY
from pointluck.tables import TableProblem, verify
from tests.tables.playing import against_bot, alone, asked, opened, play, two


@pytest.fixture
def applied(monkeypatch: pytest.MonkeyPatch) -> Callable[[], int]:
    """How many steps were played since it was last asked, by whoever."""
    count = [0]
    apply = State.apply

    def counted(state: State, action: object) -> object:
        count[0] += 1
        return apply(state, action)  # type: ignore[arg-type]

    monkeypatch.setattr(State, "apply", counted)

    def since() -> int:
        found, count[0] = count[0], 0
        return found

    return since


@pytest.mark.slow
async def test_a_storm_of_undos_at_a_table_and_in_another_process(database: str, applied: Callable[[], int]) -> None:
    """Nobody replays the game for each of them: not the table, not who hears of it, not who opens it anew."""
    async with opened(database) as club, opened(database) as other:
        ann, table = await alone(club, "battle-of-midway")
        await play(club, table.id, ann, 1, 400)
        await other.outlook(table.id, None)
        outlook = await club.outlook(table.id, "ijn")
        start = outlook.number
        assert start > 400
        applied()
        for turn in range(60):
            await play(club, table.id, ann, turn, 1)
            seq, number = club._open[table.id].seq, club._open[table.id].number
            await club.undo(ann.id, table.id, "ijn", seq, number - 1)
            await other._refresh(table.id)
        lines = club._open[table.id].seq - start
        # The first undo of each process finds its way from the start; the dice that follow a move count as lines.
        assert applied() <= 2 * (start + 2 * EVERY * lines)
        assert other._open[table.id].state == club._open[table.id].state
        assert other._open[table.id].standing == club._open[table.id].standing
        here = club._open.pop(table.id)
        await club.outlook(table.id, None)
        assert applied() <= 2 * start + 2 * EVERY * lines
        assert (club._open[table.id].state, club._open[table.id].seen) == (here.state, here.seen)


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bounds that a test can reach."""
    monkeypatch.setattr("pointluck.tables.table.LAST_UNDO", 20)
    monkeypatch.setattr("pointluck.tables.table.LAST_STEP", 30)


async def test_a_table_at_the_end_of_its_log_can_still_be_ended(database: str, short: None) -> None:
    async with opened(database) as club:
        people, table_id = await two(club)
        for turn in range(40):
            seq = club._open[table_id].seq
            outlook = await club.outlook(table_id, "usa")
            if seq >= 20:
                assert (outlook.undo_to, outlook.back_to) == (None, None)
                with pytest.raises(TableProblem, match="undo-long"):
                    await club.undo(people["usa"].id, table_id, "usa", seq, 0)
            if seq >= 30:
                break
            await play(club, table_id, people, turn, 1)
        with pytest.raises(TableProblem, match="game-long"):
            await play(club, table_id, people, 1, 1)
        with pytest.raises(TableProblem, match="game-long"):
            await play(club, table_id, people, 1, 1)
        await club.resign(people["japan"].id, table_id, "japan", seq)
        text = await club.export(table_id, None)
        assert verify(text).sound
        assert Record.read(text.splitlines(keepends=True), pointluck.game).over


@pytest.mark.slow
async def test_no_bot_goes_on_thinking_at_a_table_that_is_full(database: str, short: None) -> None:
    async with opened(database, bots=1) as club:
        ann, table_id = await against_bot(club)
        await asked(club, table_id, "usa")
        table = club._open[table_id]
        while not table.full:
            if await play(club, table_id, ann, table.seq, 1):
                continue
            await asyncio.sleep(0.01)  # the bot's turn
        assert not club._goes_by_itself(table)
        await club._sweep(0)
        assert table_id not in club._thoughts
