"""The record of a game: the setup, the actions and the chance outcomes, nothing else.

A record is a text file that only grows (`.plk`). After a header it has one line per step with the hash of the
state it led to and a hash that chains it to all lines before; taking back is a line of its own, so nothing that
happened is ever rubbed out. docs/notation.md describes the format.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple, TextIO

from .fair import Entropy, Fairness
from .game import Game
from .settlement import CLAIM, DRAW, RESIGN, Settlement
from .state import State, canonical_json
from .taking_back import Seen, free_point, undoing, undone_to
from .words import CHANCE, Action, Event, OptionError, Problem, RecordError, Refused, Result

MAGIC = "Point Luck record"
FORMAT = 1
SUFFIX = ".plk"
_HEADER = ("game", "rules", "preset", "options", "data", "figures", "seats", "start")


class Step(NamedTuple):
    """One action or chance outcome that stands. `news`: somebody learned something that could not be foreseen."""

    seat: str
    action: Action
    state_hash: str
    news: bool


Look = Callable[[int, State, Action, Seen], None]
"""Shown every action while a record is read: its line, the state before it, not to be changed, and the luck seen."""


class Moment(NamedTuple):
    """A step seen in replay: what it was, the state after it and the events of it."""

    number: int
    step: Step
    state: State
    events: list[Event]


class Record:
    """A game and everything that led to its present state. The state is a cache of the lines."""

    def __init__(self, start: State, seats: Mapping[str, str] | None = None, journal: TextIO | None = None) -> None:
        self.game: Game = start.setup.game
        self.setup = start.setup
        self.seats = {seat: (seats or {}).get(seat, "person") for seat in self.game.seats}
        self.state = start.copy()
        self.steps: list[Step] = []
        self.lines: list[str] = []
        self.logged = 0
        """How many steps were ever taken or taken back: the lines of the log, which only grows."""
        self.seen = Seen()
        """The luck that was taken back: what is due of it comes again."""
        self.fair: Fairness | None = None
        self.settled: Settlement | None = None
        """How the players ended the game, where it was not the rules."""
        self._start = start.copy()
        self._chain = ""
        self._journal: TextIO | None = None
        for line in head(self.setup.to_plain(), self.setup.data_digest, self.seats, self._start.hash()):
            self._write(line)
        if journal is not None:
            self.keep_in(journal)

    # --- playing --------------------------------------------------------------------------------------------

    def apply(self, action: Action) -> list[Event]:
        """Take an action or chance outcome and write it down. Refused actions leave no trace."""
        self._go_on()
        seat, seen = self.state.seat, self.seen.step(self.state)
        events = self.state.apply(action)
        assert seat is not None
        self.seen = seen
        self.steps.append(Step(seat, action, self.state.hash(), brings_news(seat, events)))
        self._write_step()
        self.close()
        return events

    def settle(self, settlement: Settlement) -> None:
        """The players end the game: somebody resigns, they agree to a draw, or it is claimed. Nothing can follow."""
        self._go_on()
        if self.state.over or Settlement.read(str(settlement), self.game) != settlement:
            raise Problem("settle-wrong", found=str(settlement))
        self.settled = settlement
        self.logged += 1
        self._write_chained(str(settlement), self.state.hash())
        self.close()

    def close(self) -> None:
        """Write the end of a finished game, should its line have been lost."""
        if self.over and not self.lines[-1].startswith(("end ", "secret ")):
            self._write(self._closing())

    @property
    def over(self) -> bool:
        """Whether the game has ended, by the rules or by the players."""
        return self.settled is not None or self.state.over

    @property
    def result(self) -> Result | None:
        return self.state.result if self.settled is None else self.settled.result(self.state)

    def _go_on(self) -> None:
        if self.settled is not None:
            raise Problem("settled")

    def undo_point(self, seat: str) -> int:
        """The number of steps to which `seat` may go back freely: nobody has learned anything since."""
        return free_point(self.steps, seat)

    def undo(self, number: int) -> None:
        """Go back to the state after `number` steps. What is taken back stays in the file, and its luck comes again."""
        self._go_on()
        if not 0 <= number < len(self.steps):
            raise Problem("undo-range", number=str(number), steps=str(len(self.steps)))
        self._take_back(number)
        self.logged += 1
        self._write_chained(undoing(number), self.state.hash())

    def replay(self) -> Iterator[Moment]:
        """Every step that stands, with the state it led to. The states are fresh copies."""
        state = self._start.copy()
        for number, step in enumerate(self.steps, 1):
            events = state.apply(step.action)
            yield Moment(number, step, state.copy(), events)

    @property
    def start(self) -> State:
        return self._start.copy()

    # --- writing --------------------------------------------------------------------------------------------

    def text(self) -> str:
        return "".join(f"{line}\n" for line in self.lines)

    def keep_in(self, journal: TextIO, written: int = 0) -> None:
        """Write all lines from number `written` on to `journal`, and every later one as it comes."""
        for line in self.lines[written:]:
            journal.write(f"{line}\n")
        journal.flush()
        self._journal = journal

    def _write_step(self) -> None:
        self.logged += 1
        step = self.steps[-1]
        self._write_chained(f"{len(self.steps)} {step.seat}: {step.action}", step.state_hash)

    def _write_chained(self, body: str, state_hash: str) -> None:
        line = f"{body} | {state_hash}"
        self._write(f"{line} {link_of(self._chain, line)}")

    def _closing(self) -> str:
        result = self.result
        assert result is not None
        body = ending(len(self.steps), result)
        return f"{body} | {link_of(self._chain, body)}"

    def _write(self, line: str) -> None:
        self.lines.append(line)
        self._chain = link_of(self._chain, line)
        if self._journal is not None:
            self._journal.write(f"{line}\n")
            self._journal.flush()

    def _take_back(self, number: int, kept: bool = True) -> None:
        undone = [str(step.action) for step in self.steps[number:]]
        self._go_back(number)
        self.seen = self.seen.back(self.state, undone, kept)

    def _go_back(self, number: int) -> None:
        del self.steps[number:]
        self.state = self._start.copy()
        for step in self.steps:
            self.state.apply(step.action)

    # --- reading --------------------------------------------------------------------------------------------

    @classmethod
    def read(cls, lines: Iterable[str], find: Callable[[str], Game], look: Look | None = None) -> Record:
        """The record in these lines, each checked and replayed. Raises RecordError with the line and what is wrong."""
        reader = _Reader(find, look)
        for line in lines:
            reader.line(line)
        return reader.finish()

    @classmethod
    def recover(
        cls, lines: Iterable[str], find: Callable[[str], Game], look: Look | None = None
    ) -> tuple[Record, RecordError | None]:
        """As much of a damaged record as can be trusted, and what was wrong with the rest (None: nothing)."""
        reader = _Reader(find, look)
        try:
            for line in lines:
                reader.line(line)
            return reader.finish(), None
        except RecordError as error:
            if reader.record is None:
                raise
            return reader.record, error

    def _take_step(self, number: int, text: str, look: Look | None) -> None:
        """A step line read from a file: the lines before it have been taken already."""
        body, hashes = _split(number, text)
        state_hash, link = hashes
        if link != link_of(self._chain, f"{body} | {state_hash}"):
            raise RecordError(number, "record-chain")
        before, seen = list(self.steps), self.seen
        if body.startswith("undo "):
            self._take_undo(number, body)
        elif body.startswith(_SETTLED):
            self._take_settlement(number, body)
        else:
            self._take_action(number, body, state_hash, look)
        found = self.state.hash()
        if found != state_hash:
            self.steps, self.seen, self.settled = before, seen, None
            self._go_back(len(before))
            raise RecordError(number, "record-replay", expected=state_hash, found=found)
        self.logged += 1
        self._write(text)

    def _take_undo(self, number: int, body: str) -> None:
        target = undone_to(body)
        if target is None or target >= len(self.steps):
            raise RecordError(number, "record-undo", target=body.removeprefix("undo "))
        self._take_back(target, body == undoing(target))

    def _take_settlement(self, number: int, body: str) -> None:
        settlement = Settlement.read(body, self.game)
        if settlement is None or self.state.over:
            raise RecordError(number, "record-settled", found=body)
        self.settled = settlement

    def _take_action(self, number: int, body: str, state_hash: str, look: Look | None) -> None:
        count, _, rest = body.partition(" ")
        seat, colon, words = rest.partition(": ")
        if count != str(len(self.steps) + 1) or not colon:
            raise RecordError(number, "record-number", expected=str(len(self.steps) + 1), found=count)
        if seat != self.state.seat:
            raise RecordError(number, "record-seat", expected=str(self.state.seat), found=seat)
        try:
            action = self.state.parse(words)
            if look is not None:
                look(number, self.state, action, self.seen)
            seen = self.seen.step(self.state)
            events = self.state.apply(action)
        except Refused as error:
            raise RecordError(number, "record-illegal", action=words, reason=error.key) from error
        except Problem as error:
            raise RecordError(number, "record-action", action=words) from error
        self.seen = seen
        self.steps.append(Step(seat, action, state_hash, brings_news(seat, events)))

    # --- fair dice ------------------------------------------------------------------------------------------

    def keep_fair(self, commitment: str, table: str, seq: int, entropy: Iterable[Entropy]) -> None:
        """From here on the dice are fair: the next step stands on line `seq` + 1 of the log of that table."""
        self.fair = Fairness(commitment, table, seq, tuple(entropy))
        self._write_linked(f"fair {commitment} {table} {seq}")
        for seat, digits in self.fair.entropy:
            self._write_linked(f"entropy {seat} {digits}")

    def publish(self, secret: str) -> None:
        """Tell the secret behind the dice. Nothing can follow it."""
        assert self.fair is not None and self.over
        self.fair = self.fair._replace(secret=secret)
        self._write_linked(f"secret {secret}")

    def _write_linked(self, body: str) -> None:
        self._write(f"{body} | {link_of(self._chain, body)}")

    def _take_fair(self, number: int, text: str) -> None:
        """A line about the dice read from a file."""
        body, bar, link = text.rpartition(" | ")
        if not bar or link != link_of(self._chain, body):
            raise RecordError(number, "record-chain")
        told = Fairness.told(self.fair, body, self.game.seats, self.lines[-1].startswith(_FAIR_LINES), self.over)
        if told is None:
            raise RecordError(number, "record-fair", found=body.partition(" ")[0])
        self.fair = told
        self._write(text)


_FAIR_LINES = ("fair ", "entropy ", "secret ")
_SETTLED = (RESIGN, DRAW, CLAIM)


def head(plain: Mapping[str, Any], data: str, seats: Mapping[str, str], start_hash: str) -> list[str]:
    """The lines before the first step. `plain` is what `Setup.to_plain` gives."""
    return [
        f"{MAGIC} {FORMAT}",
        f"game {plain['game']}",
        f"rules {plain['rules']}",
        f"preset {plain['preset']}",
        f"options {canonical_json(plain['options'])}",
        f"data {data}",
        f"figures {canonical_json(plain['figures'])}",
        f"seats {canonical_json(dict(seats))}",
        f"start {start_hash}",
    ]


def ending(steps: int, result: Result) -> str:
    """The line after the last step, without its link."""
    return f"end {steps} {result.level} {canonical_json(dict(result.score))}"


def brings_news(seat: str, events: list[Event]) -> bool:
    """Whether a step told somebody something that could not be foreseen: chance, or the lifting of a secret."""
    return seat == CHANCE or any(event.reveals for event in events)


def link_of(chain: str, line: str) -> str:
    """Chains a line to all lines before it; also the chain after that line."""
    # A damaged file may hold what is no text at all; it gets a hash like any other line.
    return hashlib.sha256(f"{chain}\n{line}".encode("utf-8", "surrogatepass")).hexdigest()[:16]


def _split(number: int, line: str) -> tuple[str, tuple[str, str]]:
    body, bar, tail = line.rpartition(" | ")
    hashes = tail.split(" ")
    if not bar or len(hashes) != 2 or any(len(part) != 16 for part in hashes):
        raise RecordError(number, "record-step")
    return body, (hashes[0], hashes[1])


class _Reader:
    """Reads a record line by line, so that a long one can be streamed."""

    def __init__(self, find: Callable[[str], Game], look: Look | None = None) -> None:
        self.record: Record | None = None
        self._find = find
        self._look = look
        self._count = 0
        self._header: dict[str, str] = {}
        self._closed = False

    def line(self, raw: str) -> None:
        self._count += 1
        if not raw.endswith("\n"):
            raise RecordError(self._count, "record-cut")
        text = raw[:-1].removesuffix("\r")
        if not self._may_follow(text):
            raise RecordError(self._count, "record-after-end")
        if self._count == 1:
            self._first(text)
        elif self.record is None:
            self._header_line(text)
        elif text.startswith("end "):
            self._closing(text)
        elif text.startswith(_FAIR_LINES):
            self.record._take_fair(self._count, text)
        else:
            self._closed = False
            self.record._take_step(self._count, text, self._look)

    def _may_follow(self, text: str) -> bool:
        """What players have settled can only be closed; after the end some steps may still be taken back."""
        record = self.record
        settled = record is not None and record.settled is not None
        if not self._closed:
            return not settled or text.startswith("end ")
        # Once the secret of the dice is out there is nothing left to play for.
        told = record is not None and record.fair is not None and record.fair.secret is not None
        return not told and text.startswith("secret " if settled else ("undo ", "secret "))

    def finish(self) -> Record:
        if self.record is None:
            raise RecordError(self._count + 1, "record-cut")
        if self.record.over and not self._closed:
            raise RecordError(self._count + 1, "record-no-end")
        return self.record

    def _first(self, text: str) -> None:
        if not text.startswith(f"{MAGIC} "):
            raise RecordError(1, "record-foreign")
        if text != f"{MAGIC} {FORMAT}":
            raise RecordError(1, "record-format", found=text.removeprefix(f"{MAGIC} "), expected=str(FORMAT))

    def _header_line(self, text: str) -> None:
        name = _HEADER[len(self._header)]
        found, _, value = text.partition(" ")
        if found != name:
            raise RecordError(self._count, "record-header", expected=name, found=found)
        self._header[name] = value
        if name == "start":
            self.record = self._begin()

    def _begin(self) -> Record:
        header = self._header
        line = {name: number for number, name in enumerate(_HEADER, 2)}
        try:
            game = self._find(header["game"])
        except Problem:
            raise RecordError(line["game"], "record-game", game=header["game"]) from None
        if header["rules"] != str(game.rules_version):
            raise RecordError(line["rules"], "record-rules", found=header["rules"], expected=str(game.rules_version))
        tables = {name: self._table(line[name], header[name]) for name in ("options", "figures", "seats")}
        try:
            setup = game.setup(header["preset"], tables["figures"], tables["options"])
            start = game.begin(setup)
            start.start()
        except Problem as error:
            where = "preset" if error.key == "preset-unknown" else "options"
            where = where if isinstance(error, OptionError) else "figures"
            raise RecordError(line[where], "record-setup", why=error.key) from error
        if setup.data_digest != header["data"]:
            raise RecordError(line["data"], "record-data", found=header["data"], expected=setup.data_digest)
        if set(tables["seats"]) != set(game.seats):
            raise RecordError(line["seats"], "record-seats", expected=list(game.seats))
        record = Record(start, {seat: str(who) for seat, who in tables["seats"].items()})
        if start.hash() != header["start"]:
            raise RecordError(line["start"], "record-replay", expected=header["start"], found=start.hash())
        return record

    def _table(self, line: int, text: str) -> dict[str, object]:
        try:
            table = json.loads(text)
        except (ValueError, RecursionError):
            table = None
        if not isinstance(table, dict):
            raise RecordError(line, "record-table")
        return table

    def _closing(self, text: str) -> None:
        assert self.record is not None
        if not self.record.over:
            raise RecordError(self._count, "record-early-end")
        if text != self.record._closing():
            raise RecordError(self._count, "record-chain")
        self.record._write(text)
        self._closed = True
