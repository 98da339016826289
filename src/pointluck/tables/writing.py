"""The log of a table as the lines of a record: the same chain, computed move by move and written out as a whole."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any

from pointluck.engine import Action, Event, Settlement, brings_news
from pointluck.engine.record import ending, head, link_of
from pointluck.engine.taking_back import undoing

from .rows import Chair, Line, TableRow, events_text

Sat = dict[str, Any]
"""Who sat where as the game began, and what they gave for the dice, in the order in which they sat down."""


def sitting(chairs: Iterable[Chair]) -> Sat:
    chairs = list(chairs)
    given = sorted((chair for chair in chairs if chair.entropy), key=lambda chair: chair.arrival)
    return {
        "seats": {chair.seat: chair.bot or "person" for chair in chairs},
        "entropy": [[chair.seat, chair.entropy] for chair in given],
    }


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
    return [f"fair {row.commitment} {row.id} {row.fair_from}", *entropy]


def chain_after_head(row: TableRow, sat: Sat) -> str:
    chain = ""
    for line in head_lines(row, sat):
        chain = link_of(chain, line)
    return chain


def chain_before(chain: str, seq: int, row: TableRow, sat: Sat) -> str:
    """The chain on which line `seq` of the log hangs: where the dice become fair, the record says so first."""
    if seq == row.fair_from + 1:
        for body in fair_lines(row, sat):
            chain = link_of(chain, linked(chain, body))
    return chain


def linked(chain: str, body: str) -> str:
    """A line that carries nothing but its link."""
    return f"{body} | {link_of(chain, body)}"


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


def record_text(row: TableRow, sat: Sat, lines: Sequence[Line]) -> str:
    """The record of a table as a file. The secret of the dice is in it once the game is over."""
    written = head_lines(row, sat)
    chain = chain_after_head(row, sat)

    def add(text: str) -> None:
        nonlocal chain
        written.append(text)
        chain = link_of(chain, text)

    for line in epoch(lines):
        if line.seq == row.fair_from + 1:
            for body in fair_lines(row, sat):
                add(linked(chain, body))
        add(line.text())
    if row.over and row.result is not None:
        add(linked(chain, ending(row.number, row.result)))
        if row.dice == "fair" and row.seq > row.fair_from:
            add(linked(chain, f"secret {row.secret}"))
    return "".join(f"{text}\n" for text in written)
