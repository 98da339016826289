"""The log of a table as the lines of a record: chained move by move, and written out as a whole."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any

from pointluck.engine import Action, Entropy, Event, Fairness, Settlement, brings_news
from pointluck.engine.fair import published
from pointluck.engine.lines import Writer, ending, head, step_body
from pointluck.engine.notes import NOBODY, Signature, imported, sits, staff
from pointluck.engine.taking_back import undoing

from .rows import Chair, Line, TableRow, events_text
from .signing import Seal
from .tokens import hashed

Sat = dict[str, Any]
"""What a record says beside its log, as it is kept with the table.

`seats`: who sat where as the game began; `entropy`: what they gave for the dice, in the order in which they sat down;
`signed`: what the host signed about it; `sits`: who sat down since, before which line; `people`: everybody who was told
of so far, in the order in which they are counted, and not so that anybody could find out who it was.
"""


def sitting(row: TableRow, chairs: Iterable[Chair], seal: Seal | None = None) -> Sat:
    """Who sits where before the first step."""
    chairs = list(chairs)
    given = sorted((chair for chair in chairs if chair.entropy), key=lambda chair: chair.arrival)
    people: list[str] = []
    sat: Sat = {
        "seats": {chair.seat: _who(row.id, chair, people) for chair in chairs},
        "entropy": [[chair.seat, chair.entropy] for chair in given],
        "people": people,
        "sits": [],
    }
    if seal is not None and row.dice == "fair":
        sat["signed"] = list(seal.begin(row.id, row.commitment, [Entropy(*one) for one in sat["entropy"]]))
    return sat


def seated(row: TableRow, sat: Sat, chairs: Iterable[Chair]) -> Sat:
    """The same with whoever has sat down since the last line; itself if nobody has."""
    told = dict(sat["seats"]) | {seat: who for _, seat, who in sat.get("sits", ())}
    people = list(sat.get("people", ()))
    now = {chair.seat: _who(row.id, chair, people) for chair in chairs}
    sits = [[row.seq + 1, seat, who] for seat, who in now.items() if who != told[seat]]
    return {**sat, "people": people, "sits": [*sat.get("sits", ()), *sits]} if sits else sat


def _who(table_id: str, chair: Chair, people: list[str]) -> str:
    """Whoever holds a seat as records call them: people are counted, since their names are their own."""
    if chair.bot is not None:
        return chair.bot
    if chair.person_id is None:
        return NOBODY
    mark = hashed(f"{table_id}|{chair.person_id}")[:16]
    if mark not in people:
        people.append(mark)
    place = people.index(mark)
    return f"person-{place + 1}" if place else "person"


def head_lines(row: TableRow, sat: Sat) -> list[str]:
    plain = {
        "game": row.game,
        "rules": row.rules,
        "preset": row.preset,
        "options": row.options,
        "figures": row.figures,
    }
    return head(plain, row.data_digest, sat["seats"], row.start_hash)


def notes_before(seq: int, row: TableRow, sat: Sat) -> list[str]:
    """What the record says before line `seq` of the log, without links: where dice become fair, and who sat down."""
    fair = _fair_notes(row, sat) if seq == row.fair_from + 1 and row.dice == "fair" else []
    return fair + [sits(seat, who) for before, seat, who in sat.get("sits", ()) if before == seq]


def _fair_notes(row: TableRow, sat: Sat) -> list[str]:
    entropy = tuple(Entropy(*one) for one in sat["entropy"])
    signed = [str(Signature(*sat["signed"]))] if "signed" in sat else []
    return Fairness(row.commitment, row.id, row.fair_from, entropy).lines() + signed


def opened(row: TableRow, sat: Sat) -> Writer:
    """A record with its head, and whether what follows was brought along."""
    writer = Writer()
    for line in head_lines(row, sat):
        writer.add(line)
    if row.imported == "begun":
        writer.note(imported(row.fair_from))
    if row.forked is not None:
        writer.note(str(row.forked))
    return writer


def write_notes_before(writer: Writer, seq: int, row: TableRow, sat: Sat, staffed: str | None = None) -> None:
    """`staffed`: whose staff had a part in that line, and which."""
    for body in notes_before(seq, row, sat):
        writer.note(body)
    if staffed is not None:
        writer.note(staff(*staffed.split(" ")))


def step_line(
    writer: Writer,
    place: tuple[int, int],
    seat: str,
    action: Action,
    state_hash: str,
    events: list[Event],
    known_to: tuple[str, ...] | None,
    at: str,
) -> Line:
    """A step as a line of the log. `place`: its line and its number."""
    seq, number = place
    link = writer.log(step_body(number, seat, action), state_hash)
    known = None if known_to is None else json.dumps(known_to)
    news = brings_news(seat, events)
    return Line(seq, "step", number, seat, str(action), state_hash, link, news, known, events_text(events), at)


def undo_line(writer: Writer, place: tuple[int, int], seat: str, state_hash: str, at: str, body: str = "") -> Line:
    """Taking back as a line of the log. `body`: as a record says it that we did not write."""
    seq, number = place
    body = body or undoing(number)
    link = writer.log(body, state_hash)
    return Line(seq, "undo", number, seat, body, state_hash, link, False, None, "[]", at)


def end_line(
    writer: Writer, place: tuple[int, int], settlement: Settlement, seat: str, state_hash: str, at: str
) -> Line:
    """The players end the game. `seat`: who did, as everybody sees it in the log."""
    link = writer.log(str(settlement), state_hash)
    return Line(place[0], "end", place[1], seat, str(settlement), state_hash, link, True, None, "[]", at)


def epoch(lines: Sequence[Line]) -> Sequence[Line]:
    """The lines played under the rules of today: everything after the last change of rules."""
    for number in range(len(lines), 0, -1):
        if lines[number - 1].kind == "rules":
            return lines[number:]
    return lines


def record_text(row: TableRow, sat: Sat, lines: Sequence[Line], seal: Seal) -> str:
    """The record of a table as a file. Once the game is over it holds the secret of the dice, and is signed."""
    writer = opened(row, sat)
    for line in epoch(lines):
        write_notes_before(writer, line.seq, row, sat, line.staff)
        writer.add(line.text())
    if row.over and row.result is not None:
        writer.note(ending(row.number, row.result))
        if row.dice == "fair" and row.seq > row.fair_from:
            writer.note(published(row.secret))
        writer.note(str(seal.end(writer.text())))
    return writer.text()
