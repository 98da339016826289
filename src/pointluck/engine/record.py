"""The record of a game: the setup, the actions and the chance outcomes, nothing else.

A record is a text file that only grows (`.plk`). After a header it has one line per step with the hash of the
state it led to and a hash that chains it to all lines before; taking back is a line of its own, so nothing that
happened is ever deleted. docs/notation.md describes the format.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import NamedTuple, TextIO

from .fair import Entropy, Fairness, published
from .game import Game
from .lines import (
    HEAD_LINES,
    LAST_STEP,
    LAST_UNDO,
    Writer,
    brings_news,
    ending,
    head,
    linked,
    split_linked,
    split_step,
    step_body,
)
from .notes import (
    END,
    Forked,
    SatDown,
    Signature,
    Staffed,
    brought,
    imported,
    sat_down,
    signature,
    sits,
    staff,
    staffed,
    went_on,
)
from .reading import Look, Reader
from .settlement import CLAIM, DRAW, RESIGN, Settlement
from .state import State
from .taking_back import Seen, free_point, undoing, undone_to
from .trail import Trail
from .words import Action, Event, Problem, RecordError, Refused, Result

_SETTLED = (RESIGN, DRAW, CLAIM)
_DICE = ("fair ", "entropy ")


class Step(NamedTuple):
    """One action or chance outcome that stands. `news`: somebody learned something that could not be foreseen."""

    seat: str
    action: Action
    state_hash: str
    news: bool


class Replayed(NamedTuple):
    """A step seen in replay: what it was, the state after it and the events of it."""

    number: int
    step: Step
    state: State
    events: list[Event]


class Record:
    """A game and everything that led to its present state. The state is a cache of the lines.

    Examples:
        >>> import pointluck
        >>> record = Record(pointluck.game("kido-butai").new())
        >>> events = record.apply(record.state.parse("load akagi 3b 0t"))
        >>> Record.read(record.text().splitlines(keepends=True), pointluck.game).state == record.state
        True
        >>> record.undo(record.undo_point("japan"))
        >>> record.steps
        []
    """

    def __init__(self, start: State, seats: Mapping[str, str] | None = None, journal: TextIO | None = None) -> None:
        self.game: Game = start.setup.game
        self.setup = start.setup
        self.seats = {seat: (seats or {}).get(seat, "person") for seat in self.game.seats}
        self.state = start.copy()
        self.steps: list[Step] = []
        self.logged = 0
        """How many steps were ever taken or taken back: the lines of the log, which only grows."""
        self.seen = Seen()
        """The luck that was taken back: what is due of it comes again."""
        self.fair: Fairness | None = None
        self.settled: Settlement | None = None
        """How the players ended the game, where it was not the rules."""
        self.sittings: list[SatDown] = []
        """Who sat down in the middle of the game."""
        self.staff: list[Staffed] = []
        """Where a player's staff was asked, or decided."""
        self.signatures: list[Signature] = []
        self.imported: int | None = None
        """How many lines of the log were brought along from elsewhere; None: it was never brought along."""
        self.forked: Forked | None = None
        """The game and the moment that this one goes on from."""
        self.brought_whole = False
        """The finished record was brought along as it is."""
        self._start = start.copy()
        self._trail = Trail(self._start)
        self._writer = Writer()
        for line in head(self.setup.to_plain(), self.setup.data_digest, self.seats, self._start.hash()):
            self._writer.add(line)
        if journal is not None:
            self.keep_in(journal)

    # --- playing --------------------------------------------------------------------------------------------

    def apply(self, action: Action) -> list[Event]:
        """Take an action or chance outcome and write it down. Refused actions leave no trace."""
        self._go_on()
        if self.logged >= LAST_STEP:
            raise Problem("game-long", most=LAST_STEP)
        seat, seen = self.state.seat, self.seen.step(self.state)
        events = self.state.apply(action)
        assert seat is not None
        self.seen = seen
        self._stands(Step(seat, action, self.state.hash(), brings_news(seat, events)))
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
        self._writer.log(str(settlement), self.state.hash())
        self.close()

    def close(self) -> None:
        """Write the end of a finished game, should its line have been lost."""
        if self.over and not self.lines[-1].startswith(("end ", "secret ", "signed ", "imported ")):
            self._writer.add(self._closing())

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
        if self.logged >= LAST_UNDO:
            raise Problem("undo-long", most=LAST_UNDO)
        self._take_back(number)
        self.logged += 1
        self._writer.log(undoing(number), self.state.hash())

    def replay(self) -> Iterator[Replayed]:
        """Every step that stands, with the state it led to. The states are fresh copies."""
        state = self._start.copy()
        for number, step in enumerate(self.steps, 1):
            events = state.apply(step.action)
            yield Replayed(number, step, state.copy(), events)

    @property
    def start(self) -> State:
        return self._start.copy()

    # --- writing --------------------------------------------------------------------------------------------

    @property
    def lines(self) -> list[str]:
        return self._writer.lines

    def text(self) -> str:
        return self._writer.text()

    def keep_in(self, journal: TextIO, written: int = 0) -> None:
        """Write all lines from number `written` on to `journal`, and every later one as it comes."""
        self._writer.keep_in(journal, written)

    def _write_step(self) -> None:
        self.logged += 1
        step = self.steps[-1]
        self._writer.log(step_body(len(self.steps), step.seat, step.action), step.state_hash)

    def _closing(self) -> str:
        result = self.result
        assert result is not None
        return linked(self._writer.chain, ending(len(self.steps), result))

    def _stands(self, step: Step) -> None:
        self.steps.append(step)
        self._trail.passed(len(self.steps), self.state)

    def _take_back(self, number: int, kept: bool = True) -> None:
        undone = [str(step.action) for step in self.steps[number:]]
        self._go_back(number)
        self.seen = self.seen.back(self.state, undone, kept)

    def _go_back(self, number: int) -> None:
        del self.steps[number:]
        self.state = self._trail.back(number, lambda state, place: state.apply(self.steps[place].action))

    # --- reading --------------------------------------------------------------------------------------------

    @classmethod
    def read(cls, lines: Iterable[str], find: Callable[[str], Game], look: Look | None = None) -> Record:
        """The record in these lines, each checked and replayed. Raises RecordError with the line and what is wrong."""
        reader = Reader(cls, find, look)
        for line in lines:
            reader.line(line)
        return reader.finish()

    @classmethod
    def recover(
        cls, lines: Iterable[str], find: Callable[[str], Game], look: Look | None = None
    ) -> tuple[Record, RecordError | None]:
        """As much of a damaged record as can be trusted, and what was wrong with the rest (None: nothing)."""
        reader = Reader(cls, find, look)
        try:
            for line in lines:
                reader.line(line)
            return reader.finish(), None
        except RecordError as error:
            if reader.record is None:
                raise
            return reader.record, error

    def take_step(self, number: int, text: str, look: Look | None) -> None:
        """A line of the log read from a file: the lines before it have been taken already."""
        body, state_hash = split_step(number, text, self._writer.chain)
        seen, undone, count = self.seen, self.steps[len(self.steps) :], len(self.steps)
        if body.startswith("undo "):
            undone = self._take_undo(number, body)
        elif body.startswith(_SETTLED):
            self._take_settlement(number, body)
        else:
            self._take_action(number, body, state_hash, look)
        found = self.state.hash()
        if found != state_hash:
            self.steps += undone
            self.seen, self.settled = seen, None
            self._go_back(count)
            raise RecordError(number, "record-replay", expected=state_hash, found=found)
        self.logged += 1
        self._writer.add(text)

    def take_end(self, number: int, text: str) -> None:
        if not self.over:
            raise RecordError(number, "record-early-end")
        if text != self._closing():
            raise RecordError(number, "record-chain")
        self._writer.add(text)

    def take_note(self, number: int, text: str) -> None:
        """A line that is no part of the log: about the dice, the seats, who signed, or where it came from."""
        body = split_linked(number, text, self._writer.chain)
        if not self._noted(body):
            raise RecordError(number, "record-note", found=body.partition(" ")[0])
        self._writer.add(text)

    def _take_undo(self, number: int, body: str) -> list[Step]:
        target = undone_to(body)
        if target is None or target >= len(self.steps):
            raise RecordError(number, "record-undo", target=body.removeprefix("undo "))
        undone = self.steps[target:]
        self._take_back(target, body == undoing(target))
        return undone

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
        self._stands(Step(seat, action, state_hash, brings_news(seat, events)))

    # --- notes beside the log -------------------------------------------------------------------------------

    def keep_fair(self, commitment: str, table: str, seq: int, entropy: Iterable[Entropy]) -> None:
        """From here on the dice are fair: the next step stands on line `seq` + 1 of the log of that table."""
        for line in Fairness(commitment, table, seq, tuple(entropy)).lines():
            self._write_note(line)

    def publish(self, secret: str) -> None:
        """Tell the secret behind the dice. Nothing is taken back any more."""
        self._write_note(published(secret))

    def sit(self, seat: str, who: str) -> None:
        """From here on somebody else sits there."""
        self._write_note(sits(seat, who))

    def employ(self, seat: str, part: str) -> None:
        """The staff of a seat has a part in the next line of the log; once for each line."""
        if not self.lines[-1].startswith("staff "):
            self._write_note(staff(seat, part))

    def sign(self, made: Signature) -> None:
        """Somebody has signed what stands here."""
        self._write_note(str(made))

    def bring(self, lines: int) -> None:
        """So many lines of the log were brought along from elsewhere."""
        self._write_note(imported(lines))

    def go_on_from(self, origin: Forked) -> None:
        """What is played first was played in another game."""
        self._write_note(str(origin))

    @property
    def signed_end(self) -> bool:
        return any(made.part == END for made in self.signatures)

    def _write_note(self, body: str) -> None:
        if not self._noted(body):
            raise ValueError(f"cannot stand here: {body}")
        self._writer.note(body)

    def _noted(self, body: str) -> bool:
        """Take in what such a line says; whether it can stand here."""
        kind = body.partition(" ")[0]
        if kind in _FAIR:
            return self._dice_noted(body)
        if kind == "sits":
            return self._sat_down(body)
        if kind == "staff":
            return self._staffed(body)
        if kind == "signed":
            return self._signed(body)
        if kind == "forked":
            return self._went_on(body)
        return self._brought(body)

    def _dice_noted(self, body: str) -> bool:
        told = Fairness.after(self.fair, body, self.game.seats, self.lines[-1].startswith(_DICE), self.over)
        self.fair = told or self.fair
        return told is not None

    def _sat_down(self, body: str) -> bool:
        told = None if self.over else sat_down(body, self.game.seats, len(self.steps), self.logged)
        self.sittings += [] if told is None else [told]
        return told is not None

    def _staffed(self, body: str) -> bool:
        """One before a line of the log, so that their number is bounded."""
        told = None if self.over else staffed(body, self.game.seats, len(self.steps), self.logged)
        if told is None or self.lines[-1].startswith("staff "):
            return False
        self.staff.append(told)
        return True

    def _signed(self, body: str) -> bool:
        """The begin directly after the dice that it is about, the end after everything else."""
        told = signature(body)
        fits = self.over if told is not None and told.part == END else self.lines[-1].startswith(_DICE)
        if told is None or not fits:
            return False
        self.signatures.append(told)
        return True

    def _went_on(self, body: str) -> bool:
        """Before the first step and what is said about the dice, which are not those of the other game."""
        told = went_on(body)
        if told is None or self.forked is not None or self.logged or self.fair is not None:
            return False
        self.forked = told
        return True

    def _brought(self, body: str) -> bool:
        """At the very begin, before what is played on here; or after a finished record, which stays as it is."""
        lines = brought(body)
        if lines is None or not (self.over or len(self.lines) == HEAD_LINES):
            return False
        self.brought_whole = self.over
        self.imported = lines
        return True


_FAIR = ("fair", "entropy", "secret")
