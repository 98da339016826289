"""Records: taking a game home, bringing one along, and looking at it move by move."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from pydantic import TypeAdapter
from sqlalchemy import insert, select

from pointluck.engine import CHANCE, Entropy, Fairness, Plain, Record, Setup, State
from pointluck.engine.fair import is_entropy
from pointluck.engine.lines import HEAD_LINES, LINKED
from pointluck.engine.taking_back import undone_to
from pointluck.players import players

from . import newer_rules, schema
from .info import Course, EventInfo, Moment, Replay, StandingInfo, TableInfo, Verdict
from .playback import stands
from .playing import shown_to
from .problems import NotAllowed, TableProblem, undamaged
from .rows import Line, TableRow, now
from .seating import Seating, new_row
from .sittings import sit_down_first
from .staffing import used
from .verify import checked
from .writing import Sat, end_line, epoch, opened, record_text, sitting, step_line, undo_line, write_notes_before

LONGEST_RECORD = 4_000_000
MOST_MOMENTS = 500
_NOTES = [kind.rstrip() for kind in LINKED]
_COURSE = TypeAdapter(Course)
_VERDICT = TypeAdapter(Verdict)


class Records(Seating):
    async def export(self, table_id: str, person_id: str | None, watch_token: str | None = None, who: str = "") -> str:
        """The record: once the game is over for everybody, before that for who holds every seat.

        `who`, here and below: in whose turn it is worked out.
        """
        row, chairs = await self._row_for(table_id, person_id)
        if not row.over and len(await self.chairs(table_id, person_id, watch_token)) < len(chairs):
            # The hashes alone would tell what is sealed to anybody who tries out all there is.
            raise NotAllowed("record-sealed")
        async with self._in_turn(who):
            async with self._store.read() as connection:
                row, chairs = await self._row_of(connection, table_id)
                if row.imported == "whole":
                    query = select(schema.tables.c.imported).where(schema.tables.c.id == table_id)
                    return str((await connection.execute(query)).scalar_one())
                lines = await self._lines(connection, table_id)
            sat = row.sat or sitting(row, chairs.values())
            # A long one takes a while to write, and others should not wait for it.
            return await asyncio.to_thread(record_text, row, sat, lines, self._signer.seal)

    async def import_record(
        self, person_id: str, text: str, entropy: str | None = None, who: str | None = None
    ) -> TableInfo:
        """A table that goes on from a record, or keeps a finished one. The person takes the seats of people."""
        if len(text) > LONGEST_RECORD:
            raise TableProblem("record-long", most=LONGEST_RECORD)
        if entropy is not None and not is_entropy(entropy):
            raise TableProblem("entropy-form")
        found = await self._strangers.run(who or person_id, "import", person_id=person_id, text=text, entropy=entropy)
        return await self._new_table(person_id, found)

    async def _new_table(self, person_id: str, found: list[Any]) -> TableInfo:
        """Keep a table that an errand has made: its row and its seats, and then its log in pieces."""
        (row, seats), *pieces = found
        if row["sat"] is not None and not row["over"]:
            sat = json.loads(row["sat"])
            given = [Entropy(*one) for one in sat["entropy"]]
            signed = self._signer.seal.begin(row["id"], row["commitment"], given)
            row["sat"] = json.dumps({**sat, "signed": signed})
        async with self._store.write() as connection:
            await connection.execute(insert(schema.tables), row)
            await connection.execute(insert(schema.seats), seats)
            if not row["over"]:
                await sit_down_first(connection, seats, row["seq"])
            # In batches, so that other writers are not blocked.
            for some in pieces:
                rows = [{"table_id": row["id"], **Line(*line)._asdict()} for line in some]
                await connection.execute(insert(schema.steps), rows)
        table = await self._table(row["id"])
        self._after_change(table)
        return self._info(table.row, table.chairs, person_id)

    async def setup(self, table_id: str) -> Setup:
        """What the game was begun with. The caller has asked whether it may be seen."""
        row, _ = await self._row(table_id)
        return newer_rules.setup_of(row)

    async def moments(
        self, table_id: str, seat: str | None, first: int, count: int, who: str = "", everything: bool = False
    ) -> Replay:
        """The game move by move from one chair, from the state after `first` steps on; `everything`: nothing hidden.

        The caller has asked `chairs`: before the end only chairs one holds may be looked from, after it any.
        """
        row, _ = await self._row(table_id)
        if everything and not row.over:
            raise NotAllowed("moments-sealed")
        log = await self._whole_log(table_id, who)
        lines, taken_back = stands(log), _luck_taken_back(log)
        total, stop = len(lines), min(first + max(0, min(count, MOST_MOMENTS)), len(lines) + 1)
        views: list[Plain] = []
        bodies, shown = [line.body for line in lines[: stop - 1]], lines[max(0, first - 1) : stop - 1]
        # A log of thousands of lines takes megabytes; many may wait for their replay.
        del log, lines
        with undamaged(table_id):
            setup = newer_rules.setup_of(row).to_plain()
            if first < stop:
                views = await self._errands.run(
                    who, "moments", setup=setup, bodies=bodies, seat=seat, first=first, everything=everything
                )
        steps = [None, *shown_to(shown, seat, row.over)][0 if first == 0 else 1 :]
        moments = [Moment(first + at, step, view) for at, (step, view) in enumerate(zip(steps, views, strict=False))]
        return Replay(total, taken_back, first, moments)

    async def course(self, table_id: str, who: str = "") -> Course:
        """How a finished game went. The caller has asked whether it may be seen; before the end nobody is told."""
        row, _ = await self._row(table_id)
        if not row.over:
            raise NotAllowed("course-running")
        log = await self._whole_log(table_id, who)
        with undamaged(table_id):
            setup, bodies = newer_rules.setup_of(row).to_plain(), [line.body for line in stands(log)]
            taken_back, staff = _luck_taken_back(log), used(line.staff for line in log)
            del log
            (found,) = await self._errands.run(who, "course", setup=setup, bodies=bodies, taken_back=taken_back)
        return replace(_COURSE.validate_python(found), staff=staff)

    async def _whole_log(self, table_id: str, who: str) -> list[Line]:
        async with self._in_turn(who), self._store.read() as connection:
            return await self._lines(connection, table_id)

    async def verify(self, text: str, who: str = "") -> Verdict:
        """Whether a record is what it says."""
        if len(text) > LONGEST_RECORD:
            raise TableProblem("record-long", most=LONGEST_RECORD)
        seal = self._signer.seal
        (found,) = await self._strangers.run(who, "verify", text=text, known={seal.host: seal.key})
        return _VERDICT.validate_python(found)


def _luck_taken_back(log: list[Line]) -> int:
    """How many dice and draws were taken back once they had been seen (see `engine.Seen.count`)."""
    return _rolls(epoch(log)) - _rolls(stands(log))


def _rolls(lines: Iterable[Line]) -> int:
    return sum(line.kind == "step" and line.seat == CHANCE for line in lines)


def course_of(state: State, bodies: list[str], taken_back: int) -> Course:
    """How a game went from its begin, with the actions of these texts."""
    title = state.setup.game
    events = state.start()
    last = state.standing()
    turns: list[StandingInfo] = []
    changes = [StandingInfo(0, last, [])]
    for number in range(len(bodies) + 1):
        if number:
            events = state.apply(state.parse(bodies[number - 1]))
        now = state.standing()
        began = [event for event in events if event.kind == title.milestone]
        if began:
            turns.append(StandingInfo(number, now, [EventInfo.of(began[-1])]))
        if now != last:
            causes = [event for event in events if (side := state.bends(event)) and now[side] != last[side]]
            changes.append(StandingInfo(number, now, [EventInfo.of(event) for event in causes]))
            last = now
    return Course(state.course(), len(bodies), taken_back, turns, changes)


# --- bringing a record along ----------------------------------------------------------------------------------------

Rows = list[dict[str, Any]]
Made = tuple[dict[str, Any], Rows, list[Line]]
"""A table as an errand has made it: its row, its seats and its log."""


def brought(person_id: str, text: str, entropy: str | None) -> Made:
    """A table made from a record. Raises Problem if it is damaged or its dice are wrong."""
    record = checked(text)
    # Dice up to this line were rolled elsewhere; from here on they are ours.
    row = new_row(person_id, record.start, "fair") | {"imported": ""}
    if record.forked is not None:
        row["forked"] = f"{record.forked.origin} {record.forked.step}"
    if record.over:
        if not record.brought_whole:
            record.bring(record.logged)
        row |= {"imported": record.text(), "result": json.dumps(record.result)} | _dice_of(record.fair)
    return rows_of_game(record, row, person_id, entropy)


def rows_of_game(record: Record, row: dict[str, Any], person_id: str, entropy: str | None) -> Made:
    """The table's row completed, its seats, and its log: all lines of the record. Its own dice come after them."""
    row["fair_from"] = record.logged
    seats = _seats(row["id"], record.game.id, record.seats, person_id, entropy)
    sat = {
        "seats": record.seats,
        "entropy": [[one["seat"], one["entropy"]] for one in seats if one["entropy"]],
        "sits": [[one.logged + 1, one.seat, one.who] for one in record.sittings],
    }
    lines = _again(record, TableRow.of(row), sat)
    row |= {
        "seq": len(lines),
        "number": len(record.steps),
        "to_act": None if record.over else record.state.seat,
        "over": record.over,
        "sat": json.dumps(sat) if lines else None,
    }
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
    writer = opened(row, sat)
    lines: list[Line] = []
    staffed: str | None = None
    for text in record.lines[HEAD_LINES:]:
        body = text.partition(" | ")[0]
        first, _, rest = body.partition(" ")
        seq = len(lines) + 1
        if first in _NOTES:
            staffed = rest if first == "staff" else staffed
            continue
        write_notes_before(writer, seq, row, sat, staffed)
        if (to := undone_to(body)) is not None:
            seat = again.steps[-1].seat
            again.undo(to)
            line = undo_line(writer, (seq, to), seat, again.state.hash(), at, body)
        elif record.settled is not None and first == record.settled.kind:
            place, state_hash = (seq, len(again.steps)), again.state.hash()
            line = end_line(writer, place, record.settled, record.settled.seat, state_hash, at)
        else:
            seat, _, words = rest.partition(": ")
            known = again.state.known_to
            action = again.state.parse(words)
            events = again.apply(action)
            place = (seq, len(again.steps))
            line = step_line(writer, place, seat, action, again.steps[-1].state_hash, events, known, at)
        lines.append(line._replace(staff=staffed))
        staffed = None
    return lines
