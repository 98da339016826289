"""What leaves a table is what the chair may know, and nothing else."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from random import Random

import pytest

import pointluck
from pointluck.engine import CHANCE, Action, Seeded, State
from pointluck.engine.lines import Writer
from pointluck.players import Situation, player
from pointluck.tables.playing import shown_to
from pointluck.tables.rows import Chair, Line, TableRow
from pointluck.tables.seating import new_row
from pointluck.tables.table import Table
from pointluck.tables.writing import step_line
from tests.support import examples
from tests.tables.playing import alone, opened, play, two

HIDING = ("dogfight", "battle-of-midway")


def line_of(before: State, action: Action) -> tuple[State, Line]:
    """The state after an action, and the line of the log that it makes."""
    state = before.copy()
    seat, known_to = state.seat or "", state.known_to
    events = state.apply(action)
    line = step_line(Writer(), (1, 1), seat, action, state.hash(), events, known_to, "now")
    return state, line


def table_at(state: State) -> Table:
    """A table where that position is, with a person in each seat."""
    at = "2026-06-04T00:00:00.000000Z"
    row = TableRow.of(new_row("ann", state, "fair") | {"id": "table", "created": at, "moved": at})
    seats = state.setup.game.seats
    chairs = {seat: Chair(seat, place, seat, seat, None, None, None, 0) for place, seat in enumerate(seats)}
    return Table(row, chairs, state.setup, state)


def seen(state: State, line: Line, seat: str | None) -> str:
    """Everything that a chair is told about a step, as one text."""
    (step,) = shown_to([line], seat, over=False)
    events = [asdict(event) for event in step.events]
    shown = [step.seq, step.number, step.seat, step.action, events, state.view(seat), state.seat]
    return json.dumps(shown, sort_keys=True)


@pytest.mark.parametrize("name", pointluck.games())
def test_an_action_that_is_shown_tells_nothing_that_the_table_does_not(name: str) -> None:
    """If two answers differ in nothing that a chair can see, then it must not see which of them was given."""
    game = pointluck.game(name)
    random = Random(f"shown {name}")
    sealed = 0
    for number in range(examples(2)):
        state, dice = game.new(), Seeded(number)
        for _ in range(150):
            if state.over:
                break
            legal = state.legal()
            action = dice.pick(state) if state.seat == CHANCE else random.choice(legal)
            after, line = line_of(state, action)
            sealed += line.known_to is not None
            for other in random.sample(legal, min(3, len(legal))):
                if other == action:
                    continue
                other_after, other_line = line_of(state, other)
                if other_after == after:
                    continue  # interchangeable: there is nothing to give away
                for seat in (*game.seats, None):
                    if seat == state.seat:
                        continue
                    same_table = after.view(seat) == other_after.view(seat)
                    same_events = (
                        shown_to([line], seat, False)[0].events == shown_to([other_line], seat, False)[0].events
                    )
                    if same_table and same_events:
                        assert line.known_by(seat) is False, f"{state.question}: {action} or {other}, seen by {seat}"
            state = after
    assert bool(sealed) == (name in HIDING)


@pytest.mark.parametrize("name", HIDING)
def test_states_that_differ_only_in_secrets_look_and_read_the_same(name: str) -> None:
    """Another full state that fits what a chair knows: whatever happens next, the chair is told the same."""
    game = pointluck.game(name)
    random = Random(f"hidden {name}")
    compared = 0
    for number in range(examples(2)):
        state, dice = game.new(), Seeded(number)
        for _ in range(120):
            if state.over:
                break
            legal = state.legal()
            action = dice.pick(state) if state.seat == CHANCE else random.choice(legal)
            for seat in game.seats:
                if state.known_to is not None and seat not in state.known_to:
                    # A choice that is being sealed: any other one must look the same.
                    after, line = line_of(state, action)
                    other_after, other_line = line_of(state, random.choice(legal))
                    if after.view(seat) == other_after.view(seat):
                        compared += 1
                        assert seen(after, line, seat) == seen(other_after, other_line, seat)
                twin = game.sample(json.loads(json.dumps(state.view(seat))), random)
                assert table_at(twin).outlook(seat) == table_at(state).outlook(seat)
                if twin == state or twin.why_not(action) is not None:
                    continue
                after, line = line_of(state, action)
                twin_after, twin_line = line_of(twin, action)
                if after.view(seat) == twin_after.view(seat):
                    compared += 1
                    assert seen(after, line, seat) == seen(twin_after, twin_line, seat)
            state.apply(action)
    assert compared


async def test_a_sealed_choice_is_told_to_nobody_else_until_the_end(tmp_path: Path) -> None:
    async with opened(f"{tmp_path}/club.db") as club:
        people, table_id = await two(club)
        # Commanders who know how to fight: chance would seldom come to shooting.
        leaders = {seat: player("doctrine", "dogfight", seat, 1) for seat in people}
        while (seat := (await club.outlook(table_id, None)).waiting_for) is not None:
            state = club._open[table_id].state
            action = leaders[seat].choose(Situation(state, seat))
            await club.act(people[seat].id, table_id, seat, club._open[table_id].seq, str(action))
        over = {seat: await club.log(table_id, seat) for seat in (*people, None)}
        assert over["usa"] == over["japan"] == over[None], "after the end everybody sees everything"
        assert all(step.action is not None for step in over[None])
        club._open[table_id].row.over = False
        club._open[table_id].recent.clear()
        during = {seat: await club.log(table_id, seat) for seat in (*people, None)}
    sealed = [s for s in over[None] if any(event.kind in ("bid-sealed", "plan-sealed") for event in s.events)]
    assert {(step.action or "").split()[0] for step in sealed} == {"bid", "plan"}
    for step in sealed:
        for seat in (*people, None):
            shown = during[seat][step.seq - 1].action
            assert shown == (step.action if seat == step.seat else None)
    drawn = [step for step in over[None] if any(event.kind == "cards-drawn" for event in step.events)]
    assert drawn
    for step in drawn:
        sides = [seat for seat in people if any(e.kind == "cards-drawn" for e in during[seat][step.seq - 1].events)]
        assert len(sides) == 1
        assert during[None][step.seq - 1].action is None


async def test_the_log_goes_on_from_any_line(database: str) -> None:
    """From memory or from the store, whole or in part: the same lines."""
    async with opened(database) as club:
        ann, table = await alone(club)
        await play(club, table.id, ann, 1, 22)
        outlook = await club.outlook(table.id, "japan")
        await club.undo(ann.id, table.id, "japan", outlook.seq, outlook.number - 7)
        await play(club, table.id, ann, 2, 3)
        whole = await club.log(table.id, "japan")
        assert [step.seq for step in whole] == list(range(1, len(whole) + 1))
        assert any(step.undone for step in whole)
        for after in range(len(whole) + 1):
            assert await club.log(table.id, "japan", after) == whole[after:]


async def test_since_is_the_last_line_of_ones_own(database: str) -> None:
    async with opened(database) as club:
        people, table_id = await two(club)
        await play(club, table_id, people, 1, 9)
        steps = await club.log(table_id, None)
        for _ in range(2):
            for seat in people:
                own = [step.seq for step in steps if step.seat == seat]
                assert await club.since(table_id, seat) == max(own, default=0)
            assert await club.since(table_id, None) == 0
            club._open.clear()


@pytest.mark.slow
async def test_neither_hashes_nor_the_secret_are_told_before_the_end(database: str) -> None:
    """A hash of what is hidden can be found out by trying all there is."""
    async with opened(database) as club:
        people, table_id = await two(club)
        await play(club, table_id, people, 1, 12)
        table: Table = club._open[table_id]
        hidden = [table.row.secret, table.chain, table.state.hash(), *(line.link for line in table.recent)]
        for seat, person in people.items():
            told_all = repr(
                [
                    await club.info(table_id, person.id),
                    await club.outlook(table_id, seat),
                    await club.log(table_id, seat),
                    await club.moments(table_id, seat, 0, 99),
                ]
            )
            assert not [word for word in hidden if word in told_all]
            with pytest.raises(pointluck.engine.Problem, match="record-sealed"):
                await club.export(table_id, person.id)
