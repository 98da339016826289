"""Records: taking a game home, bringing one along, and looking at it move by move."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable, Mapping
from typing import Any

from sqlalchemy import insert, select

from pointluck.engine import CHANCE, Fairness, Record, Setup, State
from pointluck.engine.fair import is_entropy
from pointluck.engine.taking_back import undone_to
from pointluck.games import game
from pointluck.players import players

from . import newer_rules, schema
from .cards import Course, Moment, Replay, Standing, TableCard, Verdict
from .playing import told
from .problems import NotAllowed, TableProblem
from .rows import Line, TableRow, now
from .seating import Seating, new_row
from .table import stands
from .verify import verify
from .writing import Sat, chain_after_head, end_line, epoch, record_text, sitting, step_line, undo_line

LONGEST_RECORD = 4_000_000
MOST_MOMENTS = 500
_HEAD = 9


class Records(Seating):
    async def export(self, table_id: str, person_id: str | None, watch_token: str | None = None) -> str:
        """The record: once the game is over for everybody, before that for who holds every seat."""
        row, chairs = await self._row(table_id)
        if not row.over and len(await self.chairs(table_id, person_id, watch_token)) < len(chairs):
            # The hashes alone would tell what is sealed to anybody who tries out all there is.
            raise NotAllowed("record-sealed")
        async with self._store.read() as connection:
            row, chairs = await self._row_of(connection, table_id)
            if row.imported:
                query = select(schema.tables.c.imported).where(schema.tables.c.id == table_id)
                return str((await connection.execute(query)).scalar_one())
            lines = await self._lines(connection, table_id)
        return record_text(row, row.sat or sitting(chairs.values()), lines)

    async def import_record(self, person_id: str, text: str, entropy: str | None = None) -> TableCard:
        """A table that goes on from a record, or keeps a finished one. The person takes the seats of people."""
        if len(text) > LONGEST_RECORD:
            raise TableProblem("record-long", most=LONGEST_RECORD)
        if entropy is not None and not is_entropy(entropy):
            raise TableProblem("entropy-form")
        row, seats, lines = await asyncio.to_thread(_brought, person_id, text, entropy)
        async with self._store.write() as connection:
            await connection.execute(insert(schema.tables), row)
            await connection.execute(insert(schema.seats), seats)
            if lines:
                rows = [{"table_id": row["id"], **line._asdict()} for line in lines]
                await connection.execute(insert(schema.steps), rows)
        table = await self._table(row["id"])
        self._after_change(table)
        return self._card(table.row, table.chairs, person_id)

    async def setup(self, table_id: str) -> Setup:
        """What the game was begun with. The caller has asked whether it may be seen."""
        row, _ = await self._row(table_id)
        return newer_rules.setup_of(row)

    async def moments(self, table_id: str, seat: str | None, first: int, count: int) -> Replay:
        """The game move by move from one chair, from the state after `first` steps on.

        The caller has asked `chairs`: before the end only chairs one holds may be looked from, after it any.
        """
        row, _ = await self._row(table_id)
        async with self._store.read() as connection:
            log = await self._lines(connection, table_id)
        lines = stands(log)
        count = max(0, min(count, MOST_MOMENTS))
        setup = newer_rules.setup_of(row)
        state = setup.game.begin(setup)
        state.start()
        found = await asyncio.to_thread(_moments, state, lines, seat, row.over, range(first, first + count))
        return Replay(len(lines), _luck_taken_back(log), first, found)

    async def course(self, table_id: str) -> Course:
        """How a finished game went. The caller has asked whether it may be seen; before the end nobody is told."""
        row, _ = await self._row(table_id)
        if not row.over:
            raise NotAllowed("course-running")
        async with self._store.read() as connection:
            log = await self._lines(connection, table_id)
        setup = newer_rules.setup_of(row)
        return await asyncio.to_thread(_course, setup.game.begin(setup), stands(log), _luck_taken_back(log))

    async def verify(self, text: str) -> Verdict:
        """Whether a record is what it says."""
        if len(text) > LONGEST_RECORD:
            raise TableProblem("record-long", most=LONGEST_RECORD)
        return await asyncio.to_thread(verify, text)


def _luck_taken_back(log: list[Line]) -> int:
    """How many dice and draws were taken back once they had been seen (see `engine.Seen.count`)."""
    return _rolls(epoch(log)) - _rolls(stands(log))


def _rolls(lines: Iterable[Line]) -> int:
    return sum(line.kind == "step" and line.seat == CHANCE for line in lines)


def _moments(state: State, lines: list[Line], seat: str | None, over: bool, wanted: range) -> list[Moment]:
    found = []
    steps = told(lines, seat, over)
    for number in range(min(wanted.stop, len(lines) + 1)):
        if number:
            state.apply(state.parse(lines[number - 1].body))
        if number in wanted:
            found.append(Moment(number, steps[number - 1] if number else None, state.view(seat)))
    return found


def _course(state: State, lines: list[Line], taken_back: int) -> Course:
    title = state.setup.game
    events = state.start()
    last = title.standing(state)
    turns: list[Standing] = []
    changes = [Standing(0, last, [])]
    for number in range(len(lines) + 1):
        if number:
            events = state.apply(state.parse(lines[number - 1].body))
        now = title.standing(state)
        began = [event for event in events if event.kind == title.milestone]
        if began:
            turns.append(Standing(number, now, began[-1:]))
        if now != last:
            causes = [event for event in events if (side := title.bends(state, event)) and now[side] != last[side]]
            changes.append(Standing(number, now, causes))
            last = now
    return Course(title.course(state), len(lines), taken_back, turns, changes)


# --- bringing a record along ----------------------------------------------------------------------------------------

Rows = list[dict[str, Any]]


def _brought(person_id: str, text: str, entropy: str | None) -> tuple[dict[str, Any], Rows, list[Line]]:
    """The rows of a table made from a record. Raises RecordError if it is damaged or was changed."""
    record = Record.read(text.splitlines(keepends=True), game)
    row = new_row(person_id, record.start, "fair")
    seats = _seats(row["id"], record.game.id, record.seats, person_id, entropy)
    sat = {"seats": record.seats, "entropy": [[one["seat"], one["entropy"]] for one in seats if one["entropy"]]}
    lines = _again(record, TableRow.of(row), sat)
    row |= {
        "seq": len(lines),
        "number": len(record.steps),
        "to_act": None if record.over else record.state.seat,
        "over": record.over,
        "sat": json.dumps(sat) if lines else None,
        # Dice up to this line were rolled elsewhere; from here on they are ours.
        "fair_from": len(lines),
    }
    if record.over:
        row |= {"imported": text, "result": json.dumps(record.result)} | _dice_of(record.fair)
    return row, seats, lines


def _dice_of(fair: Fairness | None) -> dict[str, str]:
    """A finished record keeps the dice it was played with."""
    if fair is None or fair.secret is None:
        return {"dice": "hand"}
    return {"dice": "fair", "commitment": fair.commitment, "secret": fair.secret}


def _seats(table_id: str, title: str, sat: Mapping[str, str], person_id: str, entropy: str | None) -> Rows:
    """Bots that we know keep their seats; the person who brings the record takes the others."""
    rows: Rows = []
    for place, (seat, who) in enumerate(sat.items()):
        bot = who if who in players(title) else None
        first = bot is None and not any(row["person_id"] for row in rows)
        rows.append(
            {
                "table_id": table_id,
                "seat": seat,
                "place": place,
                "person_id": None if bot else person_id,
                "bot": bot,
                "former": None,
                "invitation": None,
                "entropy": entropy if first else None,
                "arrival": int(first),
                "away": None,
            }
        )
    return rows


def _again(record: Record, row: TableRow, sat: Sat) -> list[Line]:
    """All lines of a record's log, those that were taken back included, as lines of ours."""
    at = now()
    again = Record(record.start, record.seats)
    chain = chain_after_head(row, sat)
    lines: list[Line] = []
    for text in record.lines[_HEAD:]:
        body = text.partition(" | ")[0]
        first, _, rest = body.partition(" ")
        seq = len(lines) + 1
        if (to := undone_to(body)) is not None:
            seat = again.steps[-1].seat
            again.undo(to)
            line, chain = undo_line(chain, seq, to, seat, again.state.hash(), at, body)
        elif record.settled is not None and first == record.settled.kind:
            place, state_hash = (seq, len(again.steps)), again.state.hash()
            line, chain = end_line(chain, place, record.settled, record.settled.seat, state_hash, at)
        elif first.isdecimal():
            seat, _, words = rest.partition(": ")
            known = again.state.known_to
            action = again.state.parse(words)
            events = again.apply(action)
            place = (seq, len(again.steps))
            line, chain = step_line(chain, place, seat, action, again.steps[-1].state_hash, events, known, at)
        else:
            continue
        lines.append(line)
    return lines
