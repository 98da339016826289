"""The log of a table as the lines of a record: the same chain, computed move by move and written out as a whole."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any

from pointluck.engine import Action, Entropy, Event, Settlement, brings_news
from pointluck.engine.lines import ending, head, link_of, linked
from pointluck.engine.notes import NOBODY, Signature
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


def fair_lines(row: TableRow, sat: Sat) -> list[str]:
    """What the record says about the dice before the first fair one, without the links."""
    if row.dice != "fair":
        return []
    entropy = [f"entropy {seat} {digits}" for seat, digits in sat["entropy"]]
    signed = [str(Signature(*sat["signed"]))] if "signed" in sat else []
    return [f"fair {row.commitment} {row.id} {row.fair_from}", *entropy, *signed]


def notes_before(seq: int, row: TableRow, sat: Sat) -> list[str]:
    """What the record says before line `seq` of the log, without links: where dice become fair, and who sat down."""
    fair = fair_lines(row, sat) if seq == row.fair_from + 1 else []
    return fair + [f"sits {seat} {who}" for before, seat, who in sat.get("sits", ()) if before == seq]


def chain_after_head(row: TableRow, sat: Sat) -> str:
    chain = ""
    for line in opening_lines(row, sat):
        chain = link_of(chain, line)
    return chain


def opening_lines(row: TableRow, sat: Sat) -> list[str]:
    """The head, and whether what follows was brought along."""
    lines = head_lines(row, sat)
    if row.imported != "begun":
        return lines
    chain = ""
    for line in lines:
        chain = link_of(chain, line)
    return [*lines, linked(chain, f"imported {row.fair_from}")]


def chain_before(chain: str, seq: int, row: TableRow, sat: Sat) -> str:
    """The chain on which line `seq` of the log hangs."""
    for body in notes_before(seq, row, sat):
        chain = link_of(chain, linked(chain, body))
    return chain


def step_line(
    chain: str,
    place: tuple[int, int],
    seat: str,
    action: Action,
    state_hash: str,
    events: list[Event],
    known_to: tuple[str, ...] | None,
    at: str,
) -> tuple[Line, str]:
    """A step as a line of the log, and the chain after it. `place`: its line and its number."""
    seq, number = place
    body = str(action)
    text = f"{number} {seat}: {body} | {state_hash}"
    link = link_of(chain, text)
    known = None if known_to is None else json.dumps(known_to)
    news = brings_news(seat, events)
    line = Line(seq, "step", number, seat, body, state_hash, link, news, known, events_text(events), at)
    return line, link_of(chain, f"{text} {link}")


def undo_line(
    chain: str, seq: int, number: int, seat: str, state_hash: str, at: str, body: str | None = None
) -> tuple[Line, str]:
    """Taking back as a line of the log, and the chain after it. `body`: as a record says it that we did not write."""
    body = body or undoing(number)
    text = f"{body} | {state_hash}"
    link = link_of(chain, text)
    line = Line(seq, "undo", number, seat, body, state_hash, link, False, None, "[]", at)
    return line, link_of(chain, f"{text} {link}")


def end_line(
    chain: str, place: tuple[int, int], settlement: Settlement, seat: str, state_hash: str, at: str
) -> tuple[Line, str]:
    """The players end the game. `seat`: who did, as everybody sees it in the log."""
    seq, number = place
    text = f"{settlement} | {state_hash}"
    link = link_of(chain, text)
    line = Line(seq, "end", number, seat, str(settlement), state_hash, link, True, None, "[]", at)
    return line, link_of(chain, f"{text} {link}")


def epoch(lines: Sequence[Line]) -> Sequence[Line]:
    """The lines played under the rules of today: everything after the last change of rules."""
    for number in range(len(lines), 0, -1):
        if lines[number - 1].kind == "rules":
            return lines[number:]
    return lines


def record_text(row: TableRow, sat: Sat, lines: Sequence[Line], seal: Seal) -> str:
    """The record of a table as a file. Once the game is over it holds the secret of the dice, and is signed."""
    written = opening_lines(row, sat)
    chain = chain_after_head(row, sat)

    def add(text: str) -> None:
        nonlocal chain
        written.append(text)
        chain = link_of(chain, text)

    for line in epoch(lines):
        for body in notes_before(line.seq, row, sat):
            add(linked(chain, body))
        add(line.text())
    if row.over and row.result is not None:
        add(linked(chain, ending(row.number, row.result)))
        if row.dice == "fair" and row.seq > row.fair_from:
            add(linked(chain, f"secret {row.secret}"))
        add(linked(chain, str(seal.end("".join(f"{text}\n" for text in written)))))
    return "".join(f"{text}\n" for text in written)
