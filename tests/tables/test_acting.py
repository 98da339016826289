"""Acting at a table: who may, when, and never twice."""

from __future__ import annotations

import asyncio

import pytest

import pointluck
from pointluck.engine import NotationError, Record, Refused
from pointluck.tables import NewTable, NotAllowed, NotFound, SeatWish, Stale, TableProblem
from tests.tables.playing import ENTROPY, alone, opened, play, two


@pytest.mark.parametrize("name", pointluck.games())
async def test_a_whole_game_is_played_and_kept(database: str, name: str) -> None:
    async with opened(database) as club:
        ann, table = await alone(club, name)
        await play(club, table.id, ann, 1, 60 if name == "battle-of-midway" else 10_000)
        before = [await club.outlook(table.id, seat) for seat in (*pointluck.game(name).seats, None)]
        steps = await club.log(table.id, None)
        text = await club.export(table.id, ann.id)
    record = Record.read(text.splitlines(keepends=True), pointluck.game)
    assert len(record.steps) == before[0].number
    async with opened(database) as club:
        after = [await club.outlook(table.id, seat) for seat in (*pointluck.game(name).seats, None)]
        assert after == before, "the state is a cache of the log"
        assert await club.log(table.id, None) == steps
        assert await club.export(table.id, ann.id) == text


async def test_dice_are_rolled_up_to_the_next_decision(database: str) -> None:
    async with opened(database) as club:
        ann, table = await alone(club)
        for words in ("load akagi 3b 0t", "load kaga 3b 0t", "load soryu 2b 0t", "load hiryu 2b 0t"):
            outlook = await club.outlook(table.id, "japan")
            await club.act(ann.id, table.id, "japan", outlook.seq, words)
        assert await club.act(ann.id, table.id, "japan", 4, "end") > 5
        steps = await club.log(table.id, "japan")
        assert [step.seat for step in steps[:5]] == ["japan"] * 5
        assert {step.seat for step in steps[5:]} == {"chance"}
        assert (await club.outlook(table.id, None)).waiting_for == "japan"


async def test_an_action_the_rules_forbid_is_refused_with_its_clause_and_changes_nothing(database: str) -> None:
    async with opened(database) as club:
        ann, table = await alone(club)
        before = await club.outlook(table.id, "japan")
        with pytest.raises(Refused) as caught:
            await club.act(ann.id, table.id, "japan", 0, "launch A1 strike")
        assert caught.value.refusal.clause in pointluck.game("kido-butai").clauses
        assert await club.why(ann.id, table.id, "japan", "launch A1 strike") == caught.value.refusal
        assert await club.why(ann.id, table.id, "japan", str(before.prompt and before.prompt.legal[0])) is None
        with pytest.raises(NotationError):
            await club.act(ann.id, table.id, "japan", 0, "sing")
        assert await club.outlook(table.id, "japan") == before
        assert await club.log(table.id, "japan") == []


async def test_a_stale_or_repeated_action_is_refused_and_never_applied_twice(database: str) -> None:
    async with opened(database) as club:
        ann, table = await alone(club)
        assert await club.act(ann.id, table.id, "japan", 0, "load akagi 3b 0t") == 1
        for seq in (0, 2, 99):
            with pytest.raises(Stale):
                await club.act(ann.id, table.id, "japan", seq, "load kaga 3b 0t")
        assert (await club.outlook(table.id, "japan")).seq == 1


async def test_of_many_at_once_only_one_gets_through(database: str) -> None:
    async with opened(database) as club:
        ann, table = await alone(club)
        legal = (await club.outlook(table.id, "japan")).prompt
        assert legal is not None
        tries = [club.act(ann.id, table.id, "japan", 0, str(action)) for action in legal.legal * 3]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert [result for result in results if not isinstance(result, Stale)] == [1]


async def test_nobody_acts_for_another_out_of_turn_or_elsewhere(database: str) -> None:
    async with opened(database) as club:
        people, table_id = await two(club)
        stranger = await club.new_person("Cid")
        outlook = await club.outlook(table_id, None)
        asked = outlook.waiting_for
        assert asked is not None
        other = next(seat for seat in people if seat != asked)
        prompt = (await club.outlook(table_id, asked)).prompt
        assert prompt is not None
        action = str(prompt.legal[0])
        with pytest.raises(NotAllowed):
            await club.act(people[other].id, table_id, asked, 0, action)
        with pytest.raises(NotAllowed):
            await club.act(stranger.id, table_id, asked, 0, action)
        with pytest.raises(TableProblem, match="not-your-turn"):
            await club.act(people[other].id, table_id, other, 0, action)
        with pytest.raises(TableProblem, match="not-your-turn"):
            await club.act(people[asked].id, table_id, "chance", 0, "die 1")
        with pytest.raises(TableProblem, match="not-your-turn"):
            await club.why(people[other].id, table_id, other, action)
        with pytest.raises(NotFound):
            await club.act(people[asked].id, "nowhere-at-all", asked, 0, action)
        assert (await club.outlook(table_id, other)).prompt is None
        assert await club.log(table_id, None) == []


async def test_a_game_begins_when_every_seat_is_taken(database: str) -> None:
    first = pointluck.game("dogfight").new().seat
    assert first is not None
    seats = {seat: SeatWish("me" if seat == first else "open") for seat in pointluck.game("dogfight").seats}
    async with opened(database) as club:
        ann, ben = await club.new_person("Ann"), await club.new_person("Ben")
        made = await club.create(ann.id, NewTable("dogfight", seats, ENTROPY))
        assert (await club.outlook(made.table.id, first)).prompt is None
        with pytest.raises(TableProblem, match="table-waiting"):
            await club.act(ann.id, made.table.id, first, 0, "bid 0")
        ((other, token),) = made.invitations.items()
        await club.join(ben.id, made.table.id, other, token, ENTROPY)
        prompt = (await club.outlook(made.table.id, first)).prompt
        assert prompt is not None
        assert await club.act(ann.id, made.table.id, first, 0, str(prompt.legal[0])) == 1


async def test_nothing_can_be_done_after_the_end(database: str) -> None:
    async with opened(database) as club:
        ann, table = await alone(club)
        await play(club, table.id, ann, 3)
        outlook = await club.outlook(table.id, "japan")
        assert (outlook.waiting_for, outlook.prompt, outlook.undo_to) == (None, None, None)
        with pytest.raises(TableProblem, match="table-over"):
            await club.act(ann.id, table.id, "japan", outlook.seq, "end")
        with pytest.raises(TableProblem, match="undo-over"):
            await club.undo(ann.id, table.id, "japan", outlook.seq, 0)
        card = await club.info(table.id, ann.id)
        assert card.over
        assert card.result is not None
        assert card.secret is not None


@pytest.mark.slow
async def test_dice_rolled_by_hand_are_typed_in(database: str) -> None:
    async with opened(database) as club:
        ann, table = await alone(club, dice="hand")
        for words in ("load akagi 3b 0t", "load kaga 3b 0t", "load soryu 2b 0t", "load hiryu 2b 0t", "end"):
            seq = (await club.outlook(table.id, "japan")).seq
            await club.act(ann.id, table.id, "japan", seq, words)
        outlook = await club.outlook(table.id, "japan")
        assert outlook.prompt is not None
        assert outlook.prompt.seat == outlook.waiting_for == "chance"
        with pytest.raises(Refused):
            await club.act(ann.id, table.id, "chance", 5, "die 7")
        await club.act(ann.id, table.id, "chance", 5, "die 3")
        assert [step.action for step in await club.log(table.id, None, 5)] == ["die 3"]
        await play(club, table.id, ann, 1)
        verdict = await club.verify(await club.export(table.id, ann.id))
        assert verdict.sound
        assert {check.key for check in verdict.checks} >= {None, "problem-verify-by-hand"}


@pytest.mark.slow
@pytest.mark.clause("KB-R12")
async def test_a_roll_that_decides_nothing_is_not_asked_of_a_person(database: str) -> None:
    async with opened(database) as club:
        ann, table = await alone(club, dice="hand")

        async def type_in(words: str) -> None:
            outlook = await club.outlook(table.id, "japan")
            await club.act(ann.id, table.id, outlook.waiting_for or "", outlook.seq, words)

        loads = ("load akagi 3b 0t", "load kaga 3b 0t", "load soryu 2b 0t", "load hiryu 2b 0t")
        searches = ("end", "die 6", "die 6", "end", "end")
        for words in (*loads, *searches, "draw bomber", "draw no-bomber", "draw no-fighter"):
            await type_in(words)
        outlook = await club.outlook(table.id, "japan")
        assert outlook.prompt is not None
        assert outlook.prompt.kind == "flak", "there is no CAP to care for the type of the attack"
        verdict = await club.verify(await club.export(table.id, ann.id))
        assert [check.check for check in verdict.checks if not check.checked][:2] == ["commitment", "dice"]


async def test_whoever_goes_away_while_a_move_is_saved_has_moved_all_the_same(database: str) -> None:
    async with opened(database) as club:
        ann, table = await alone(club)
        task = asyncio.create_task(club.act(ann.id, table.id, "japan", 0, "load akagi 3b 0t"))
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        for _ in range(200):
            if (await club.outlook(table.id, "japan")).seq:
                break
            await asyncio.sleep(0.01)
        seq = (await club.outlook(table.id, "japan")).seq
        assert (
            await club.act(ann.id, table.id, "japan", seq, "load kaga 3b 0t" if seq else "load akagi 3b 0t") == seq + 1
        )
