"""A table in memory: the state, how far the log has come, and what a move adds to it. No clock, no store, no network.

The state is a cache of the log. A move is worked out on a copy and takes the state's place only when it has been saved.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from collections import deque
from collections.abc import Container, Sequence
from typing import NamedTuple

from pointluck.analysis.school import PREFIX
from pointluck.engine import (
    CHANCE,
    LAST_STEP,
    LAST_UNDO,
    Action,
    Entropy,
    FairDice,
    Problem,
    Refusal,
    Result,
    Seen,
    Settlement,
    Setup,
    State,
)
from pointluck.engine.lines import Writer
from pointluck.engine.notes import ADVISED, DECIDED
from pointluck.engine.taking_back import free_point, ways_back
from pointluck.engine.trail import Trail
from pointluck.lessons import Lesson, find

from .info import LeftToStaff, LessonNow, Outlook, Prompt, StaffNow, UndoAsked
from .playback import Played, begun, step_of, write_again
from .problems import TableProblem
from .rows import Chair, Line, TableRow
from .signing import Seal
from .staffing import Staff, part_of
from .writing import Sat, end_line, epoch, opened, seated, sitting, step_line, undo_line, write_notes_before

MOST_SEATED = 500
"""Changes of seats while a game is on."""

_RECENT = 24
"""Lines kept in memory, so that telling a move does not query the store for what was just written."""


class Move(NamedTuple):
    """Lines that a move adds to the log, and the table after it. `undone`: lines that it takes back."""

    lines: list[Line]
    state: State
    chain: str
    seen: Seen
    undone: tuple[int, ...] = ()
    settled: Settlement | None = None


def outcome(state: State, settled: Settlement | None) -> tuple[str | None, Result | None]:
    """Who is asked, and how the game ended: one of them is None."""
    return (state.seat, state.result) if settled is None else (None, settled.result(state))


class Stood(NamedTuple):
    """A step that stands: its line, whose it was, whether it brought news, and the text of its action.

    `by_staff`: the staff of the seat decided it.
    """

    seq: int
    seat: str
    news: bool
    body: str
    by_staff: bool


class _Draft:
    """A move in the making."""

    __slots__ = ("at", "lines", "number", "seen", "seq", "staff", "state", "writer")

    def __init__(
        self, state: State, seen: Seen, writer: Writer, seq: int, number: int, at: str, staff: str | None
    ) -> None:
        self.state = state
        self.seen = seen
        self.writer = writer
        self.seq = seq
        self.number = number
        self.at = at
        self.lines: list[Line] = []
        self.staff = staff
        """Whose staff had a part in its first line, and which."""

    def add(self, line: Line) -> None:
        self.lines.append(line if self.staff is None else line._replace(staff=self.staff))
        self.staff = None

    def move(self, undone: tuple[int, ...] = ()) -> Move:
        return Move(self.lines, self.state, self.writer.chain, self.seen, undone)


class Table:
    """One game in play."""

    __slots__ = (
        "_dice",
        "_outlooks",
        "_trail",
        "chain",
        "chairs",
        "doubtful",
        "last_by",
        "lesson",
        "lock",
        "recent",
        "row",
        "seal",
        "seen",
        "settled",
        "setup",
        "standing",
        "state",
        "undo",
    )

    def __init__(self, row: TableRow, chairs: dict[str, Chair], setup: Setup, state: State) -> None:
        self.row = row
        self.chairs = chairs
        self.setup = setup
        self.state = state
        self.chain = ""
        self.standing: list[Stood] = []
        """The steps that stand."""
        self.seen = Seen()
        """The luck that was taken back: what is due of it comes again."""
        self.recent: deque[Line] = deque(maxlen=_RECENT)
        self.last_by: dict[str, int] = {}
        """The last line that each seat added itself, not its staff."""
        self.undo: UndoAsked | None = None
        self.settled: Settlement | None = None
        """How the players ended the game, where it was not the rules."""
        self.seal: Seal | None = None
        """Signs what the dice are made of, before the first roll."""
        self.doubtful = False
        """A move was given to the store, and whether it was saved is not known: look there first."""
        self.lock = asyncio.Lock()
        self.lesson: Lesson | None = None if row.lesson is None else find(row.game, row.lesson)
        self._dice: FairDice | None = None
        self._outlooks: dict[str | None, Outlook] = {}
        self._trail: Trail | None = None
        """Made when something is first taken back: most tables never need it."""

    @property
    def seq(self) -> int:
        return self.row.seq

    @property
    def number(self) -> int:
        return len(self.standing)

    @property
    def begun(self) -> bool:
        """Nobody is waited for any more: all seats are taken, or were when the first step was."""
        return self.row.sat is not None or not any(chair.free for chair in self.chairs.values())

    @property
    def occupied(self) -> bool:
        """Whether a person sits here. For whom a seat is only kept does not."""
        return any(chair.person_id for chair in self.chairs.values())

    def people(self, gone: Container[str] = ()) -> set[str]:
        """Everybody who must be asked: who holds a seat, or for whom one is kept. `gone`: seats kept long enough."""
        return {chair.holder for chair in self.chairs.values() if chair.holder and chair.seat not in gone}

    def held_by(self, person_id: str) -> tuple[str, ...]:
        return tuple(seat for seat, chair in self.chairs.items() if chair.person_id == person_id)

    def become(self, other: Table) -> None:
        """The same table, built anew from its log."""
        for name in self.__slots__:
            if name != "lock":
                setattr(self, name, getattr(other, name))

    # --- the log --------------------------------------------------------------------------------------------

    def take(self, lines: Sequence[Line]) -> None:
        """Lines that another process has saved: replay them on top of what is here."""
        played = Played(self.state.copy(), self.seen, [step.body for step in self.standing], self._way)
        sat = self.row.sat or {}
        writer = Writer(self.chain) if self.chain or not lines else opened(self.row, sat)
        try:
            for line in lines:
                played.take(line)
                write_again(writer, line, self.row, sat)
        except Problem:
            self._trail = None  # it may have gone another way than the steps that stand
            raise
        for line in lines:
            self._count(line)
        self._stand(played.state, played.seen, writer.chain)

    def _way(self) -> Trail:
        if self._trail is None:
            self._trail = Trail(begun(self.setup))
        return self._trail

    def _count(self, line: Line) -> None:
        """What a line means for undo and for "since your last turn"."""
        self.recent.append(line)
        self.row.seq = line.seq
        if line.kind == "step":
            by_staff = part_of(line.staff) == DECIDED
            self.standing.append(Stood(line.seq, line.seat, line.news, line.body, by_staff))
        else:
            del self.standing[line.number :]
        if line.kind == "end":
            self.settled = Settlement.read(line.body, self.setup.game)
        if line.seat in self.chairs and part_of(line.staff) != DECIDED:
            self.last_by[line.seat] = line.seq

    @property
    def full(self) -> bool:
        """So long that no step is taken any more; the players may still end the game."""
        return self.seq >= LAST_STEP

    def stands(self, seq: int) -> bool:
        """Whether a line of the log is a step that has not been taken back."""
        place = bisect_left(self.standing, (seq,))
        return place < len(self.standing) and self.standing[place].seq == seq

    def decisions(self, seat: str) -> int:
        """How many of the decisions that stand are that seat's: where a bot is in its game, whatever was taken back."""
        return sum(step.seat == seat for step in self.standing)

    # --- making moves ---------------------------------------------------------------------------------------

    def sat(self) -> Sat:
        """What the record says beside its log, with whoever has sat down since the last line."""
        if self.row.sat is None:
            return sitting(self.row, self.chairs.values(), self.seal)
        return seated(self.row, self.row.sat, self.chairs.values())

    def may_change_seats(self) -> None:
        """Raises TableProblem in a lesson, and where a record could not hold it."""
        if self.row.lesson is not None:
            raise TableProblem("lesson-seats")
        if self.row.sat is not None and len(self.row.sat.get("sits", ())) >= MOST_SEATED:
            raise TableProblem("seats-changed", most=MOST_SEATED)

    def play(self, seat: str, text: str, at: str, by_staff: bool = False) -> Move:
        """An action, and the dice that follow it up to the next decision. Raises Problem if it is not allowed."""
        if self.full:
            raise TableProblem("game-long", most=LAST_STEP)
        draft = self._draft(at)
        if by_staff:
            draft.staff = f"{seat} {DECIDED}"
        action = draft.state.parse(text)
        if self.lesson is not None and draft.state.why_not(action) is None:
            self.lesson.judge(self._given(), str(action))
        self._step(draft, seat, action)
        self._roll(draft)
        return draft.move()

    def begin(self, at: str) -> Move | None:
        """The dice that come before the first decision; None if there are none to roll."""
        if self.row.dice == "hand" or self.state.seat != CHANCE:
            return None
        draft = self._draft(at)
        self._roll(draft)
        return draft.move()

    def begin_lesson(self, at: str) -> Move | None:
        """What has been played before a lesson; None if it is the beginning of a game."""
        draft = self._draft(at)
        for text in self.lesson.before if self.lesson is not None else ():
            assert draft.state.seat is not None
            self._step(draft, draft.state.seat, draft.state.parse(text))
        return draft.move() if draft.lines else None

    def _given(self) -> int:
        """How many answers the learner has given."""
        assert self.lesson is not None
        return sum(step.seat == self.lesson.seat for step in self.standing[len(self.lesson.before) :])

    def _draft(self, at: str) -> _Draft:
        return _Draft(self.state.copy(), self.seen, self._writer(), self.seq, self.number, at, self._advised())

    # --- the staff ------------------------------------------------------------------------------------------

    @property
    def staff(self) -> Staff:
        return Staff.read(self.row.staff)

    def _advised(self) -> str | None:
        """What the next line says of a staff that has been asked since the last one."""
        asked = self.staff.asked
        return f"{asked[0]} {ADVISED}" if asked is not None and asked[1] == self.seq else None

    def may_ask_staff(self, person_id: str | None, gone: Container[str] = ()) -> bool:
        """Alone and against bots everybody may; in games between people only where all may."""
        if self.lesson is not None or person_id is None:
            return False
        return self.staff.all or self.people(gone) <= {person_id}

    def staff_decides(self, seat: str) -> bool:
        """Whether the question of the moment is left to the staff of the seat that is asked."""
        question = self.state.question
        orders = self.staff.orders.get(seat)
        if orders is None or question is None or not self.may_ask_staff(self.chairs[seat].person_id):
            return False
        return orders.cover(question.kind, self.seq, self.last_by.get(seat, 0))

    def _staff_now(self, seat: str | None) -> StaffNow | None:
        person_id = None if seat is None else self.chairs[seat].person_id
        if seat is None or self.row.over or not self.may_ask_staff(person_id):
            return None
        orders = self.staff.of(seat)
        clauses = {ask.kind: ask.clause for ask in self.state.sequence.asks.values()}
        left = tuple(LeftToStaff(kind, clauses[kind]) for kind in orders.kinds)
        now = orders.still(self.seq, self.last_by.get(seat, 0))
        return StaffNow(left, None if now is None else LeftToStaff(now, clauses[now]))

    # --- moves in the making --------------------------------------------------------------------------------

    def may_go_back(self) -> None:
        """Raises TableProblem in a lesson, and where the log is so long that what is left is for playing to the end."""
        if self.lesson is not None:
            raise TableProblem("lesson-undo")
        if self.seq >= LAST_UNDO:
            raise TableProblem("undo-long", most=LAST_UNDO)

    def go_back(self, seat: str, to: int, at: str) -> Move:
        """Back to the state after the first `to` of the steps that stand. Dice that were seen there come again."""
        self.may_go_back()
        bodies = [step.body for step in self.standing]
        state = self._way().back(to, step_of(bodies))
        while to and state.idle and self.row.dice == "hand":
            # Nobody is asked for it, so to go back there would lead nowhere.
            to -= 1
            state = self._way().back(to, step_of(bodies))
        seen = self.seen.back(state, bodies[to:])
        draft = _Draft(state, seen, self._writer(), self.seq, to, at, self._advised())
        writer = self._write_on(draft.writer, draft.seq + 1, draft.staff)
        draft.add(undo_line(writer, (draft.seq + 1, to), seat, state.hash(), at))
        draft.seq += 1
        self._roll(draft)
        return draft.move(tuple(step.seq for step in self.standing[to:]))

    def settle(self, settlement: Settlement, seat: str, at: str) -> Move:
        """The players end the game, and `seat` was the one to do it."""
        place = (self.seq + 1, self.number)
        staffed = self._advised()
        writer = self._write_on(self._writer(), place[0], staffed)
        line = end_line(writer, place, settlement, seat, self.state.hash(), at)._replace(staff=staffed)
        return Move([line], self.state, writer.chain, self.seen, settled=settlement)

    def _roll(self, draft: _Draft) -> None:
        if self.lesson is not None:
            self._follow_script(draft, self.lesson)
            return
        while draft.state.seat == CHANCE and (outcome := self._outcome(draft)) is not None:
            self._step(draft, CHANCE, outcome)

    def _follow_script(self, draft: _Draft, lesson: Lesson) -> None:
        """Chance and the other side do what the lesson says, until the learner is asked."""
        played = draft.number - len(lesson.before) - self._given() - 1
        while (seat := draft.state.seat) not in (None, lesson.seat):
            text = lesson.script(played)
            if text is None:
                return
            assert seat is not None
            self._step(draft, seat, draft.state.parse(text))
            played += 1

    def _outcome(self, draft: _Draft) -> Action | None:
        """What was seen there before, else what the fair dice give; None where somebody must type it in.

        Where people have dice of their own, ours are only for what decides nothing.
        """
        ours = self.row.dice == "fair" or draft.state.idle
        seen = draft.seen.due(draft.state) if ours or not draft.seen.again else None
        return self._fair().on(draft.seq + 1).pick(draft.state) if ours and seen is None else seen

    def _step(self, draft: _Draft, seat: str, action: Action) -> None:
        state = draft.state
        known_to, seen = state.known_to, draft.seen.step(state)
        events = state.apply(action)
        draft.seen = seen
        draft.seq += 1
        draft.number += 1
        place = (draft.seq, draft.number)
        writer = self._write_on(draft.writer, draft.seq, draft.staff)
        draft.add(step_line(writer, place, seat, action, state.hash(), events, known_to, draft.at))

    def _writer(self) -> Writer:
        """Goes on where the log ends; before the very first line comes the head of the record."""
        return Writer(self.chain) if self.chain else opened(self.row, self.sat())

    def _write_on(self, writer: Writer, seq: int, staffed: str | None) -> Writer:
        """Ready for line `seq` of the log: what the record says before it is written."""
        write_notes_before(writer, seq, self.row, self.sat(), staffed)
        return writer

    def _fair(self) -> FairDice:
        if self._dice is None:
            entropy = [Entropy(seat, digits) for seat, digits in self.sat()["entropy"]]
            dice = FairDice(bytes.fromhex(self.row.secret), self.row.id, entropy)
            if self.row.sat is None:
                return dice  # what people give can still change until the first step is saved
            self._dice = dice
        return self._dice

    def commit(self, move: Move) -> None:
        """The move is saved: now it counts."""
        self.row.sat = self.sat()
        for line in move.lines:
            self._count(line)
        self.row.draw = self.draw_after(move)
        self._stand(move.state, move.seen, move.chain)
        self.row.moved = move.lines[-1].at

    def draw_after(self, move: Move) -> str | None:
        """The offer of a draw that still stands after a move: whoever plays on has declined it."""
        offered = self.row.draw
        return offered if move.settled is None and move.lines[0].seat in (offered, CHANCE) else None

    def _stand(self, state: State, seen: Seen, chain: str) -> None:
        self.state = state
        self.seen = seen
        self.chain = chain
        if self._trail is not None:
            self._trail.passed(self.number, state)
        row = self.row
        row.number, (row.to_act, row.result) = self.number, outcome(state, self.settled)
        row.over = row.to_act is None
        self.undo = None
        self._outlooks.clear()

    # --- looking --------------------------------------------------------------------------------------------

    def outlook(self, seat: str | None) -> Outlook:
        found = self._outlooks.get(seat)
        if found is None:
            if seat is not None and seat not in self.chairs:
                raise TableProblem("table-seats", seats=list(self.chairs))
            view, prompt, (free, back) = self.state.view(seat), self._prompt(seat), self._ways_back(seat)
            learned = self._lesson_now() if seat is not None else None
            ways = (free, back, self.undo, learned, self._staff_now(seat))
            found = Outlook(self.seq, self.number, seat, view, self.row.to_act, prompt, *ways)
            self._outlooks[seat] = found
        return found

    def look_anew(self) -> None:
        """Somebody came or went, or an undo is asked for: what was worked out no longer holds."""
        self._outlooks.clear()

    def _prompt(self, seat: str | None) -> Prompt | None:
        asked = self.row.to_act
        if seat is None or asked is None or not self.may_answer(seat, asked):
            return None
        question = self.state.question
        assert question is not None
        legal = [str(action) for action in self.state.legal()]
        if self.lesson is not None or self._to_be_solved:
            # What is usual in a game would shine beside what the lesson asks for, or give the solution away.
            params = {name: told for name, told in question.params.items() if name not in ("default", "usual")}
            question = question._replace(params=params)
        if self.lesson is None:
            return Prompt(asked, *question, legal)
        given = self._given()
        return Prompt(asked, *question, self.lesson.offered(given, legal), self.lesson.rows(given) or None)

    @property
    def _to_be_solved(self) -> bool:
        """A position of the battle school that nobody has answered yet."""
        origin = self.row.forked
        return origin is not None and origin.origin.startswith(PREFIX) and len(self.standing) == origin.step

    def _lesson_now(self) -> LessonNow | None:
        if self.lesson is None:
            return None
        given, steps = self._given(), self.lesson.steps
        place = self.lesson.place(given)
        if place == len(steps):
            return LessonNow(place, place, False, self.lesson.ending, {})
        step = steps[place]
        again = given > 0 and self.lesson.place(given - 1) == place
        return LessonNow(place, len(steps), again, step.say, dict(step.lit))

    def may_answer(self, seat: str, asked: str) -> bool:
        """Whether the person there answers what is asked of `asked`: own questions, and dice rolled by hand."""
        if not self.begun or self.chairs[seat].person_id is None:
            return False
        if asked != CHANCE:
            return seat == asked
        return self.row.dice == "hand" and self._may_roll(seat)

    def _may_roll(self, seat: str) -> bool:
        """A draw that only some may see is theirs to make, unless no person sits there."""
        known = self.state.known_to
        return known is None or seat in known or not any(self.chairs[one].person_id for one in known)

    def _ways_back(self, seat: str | None) -> tuple[int | None, int | None]:
        """How far the person there may go back at once, and the step before the last decision of their own."""
        person_id = None if seat is None else self.chairs[seat].person_id
        if seat is None or person_id is None or self.row.over or self.seq >= LAST_UNDO or self.lesson is not None:
            return None, None
        free = self.free_to(person_id, seat)
        ways = ways_back(self.standing, self._own(person_id))
        # Where the staff has decided it would decide again.
        own = (to for to in ways if not self.standing[to].by_staff)
        return free if free < self.number else None, next(own, None)

    def _own(self, person_id: str) -> tuple[str, ...]:
        """The seats whose steps are the person's own doing: dice that are typed in are entered like any answer."""
        held = self.held_by(person_id)
        return (*held, CHANCE) if self.row.dice == "hand" else held

    def free_to(self, person_id: str, seat: str, gone: Container[str] = ()) -> int:
        """The number of steps to which the person may go back without asking: alone or with bots, to any.

        `gone`: seats whose people were away too long to be asked.
        """
        return 0 if self.people(gone) <= {person_id} else free_point(self.standing, seat)

    def why(self, text: str) -> Refusal | None:
        return self.state.why_not(self.state.parse(text))

    def judge(self, text: str) -> None:
        """Raises Problem for what is legal and not what a lesson asks for."""
        if self.lesson is not None:
            self.lesson.judge(self._given(), str(self.state.parse(text)))


def load(row: TableRow, chairs: dict[str, Chair], setup: Setup, lines: Sequence[Line]) -> Table:
    """The table after all lines of its log. Raises TableProblem if they do not lead to the position they claim."""
    table = Table(row, chairs, setup, begun(setup))
    before, now = lines[: len(lines) - len(epoch(lines))], epoch(lines)
    for line in before:
        table._count(line)
    table.take(now)
    if lines and table.state.hash() != lines[-1].state_hash:
        raise TableProblem("table-broken", table=row.id)
    return table
