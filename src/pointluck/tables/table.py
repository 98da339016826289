"""A table in memory: the state, how far the log has come, and what a move adds to it. No clock, no store, no network.

The state is a cache of the log. A move is worked out on a copy and takes the state's place only when it has been saved.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from pointluck.engine import CHANCE, Action, Entropy, FairDice, Refusal, Result, Seen, Settlement, Setup, State
from pointluck.engine.record import link_of
from pointluck.engine.taking_back import free_point, undoing, ways_back

from .cards import Outlook, Prompt, UndoAsked
from .problems import TableProblem
from .rows import Chair, Line, TableRow
from .writing import Sat, chain_after_head, chain_before, end_line, epoch, sitting, step_line, undo_line

_RECENT = 24
"""Lines kept at hand, so that telling a move does not ask the store for what was just written."""


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
    """A step that stands: its line, whose it was, and whether it brought news."""

    seq: int
    seat: str
    news: bool


class _Draft:
    """A move in the making."""

    __slots__ = ("at", "chain", "lines", "number", "seen", "seq", "state")

    def __init__(self, state: State, seen: Seen, chain: str, seq: int, number: int, at: str) -> None:
        self.state = state
        self.seen = seen
        self.chain = chain
        self.seq = seq
        self.number = number
        self.at = at
        self.lines: list[Line] = []

    def move(self, undone: tuple[int, ...] = ()) -> Move:
        return Move(self.lines, self.state, self.chain, self.seen, undone)


class Table:
    """One game in play."""

    __slots__ = (
        "_dice",
        "_outlooks",
        "chain",
        "chairs",
        "doubtful",
        "last_by",
        "lock",
        "recent",
        "row",
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
        self.undo: UndoAsked | None = None
        self.settled: Settlement | None = None
        """How the players ended the game, where it was not the rules."""
        self.doubtful = False
        """A move was given to the store, and whether it was saved is not known: look there first."""
        self.lock = asyncio.Lock()
        self._dice: FairDice | None = None
        self._outlooks: dict[str | None, Outlook] = {}

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

    def people(self) -> set[str]:
        """Everybody who holds a seat."""
        return {chair.person_id for chair in self.chairs.values() if chair.person_id is not None}

    def held_by(self, person_id: str) -> tuple[str, ...]:
        return tuple(seat for seat, chair in self.chairs.items() if chair.person_id == person_id)

    def become(self, other: Table) -> None:
        """The same table, built anew from its log."""
        for name in self.__slots__:
            if name != "lock":
                setattr(self, name, getattr(other, name))

    # --- the log --------------------------------------------------------------------------------------------

    def take(self, lines: Sequence[Line]) -> None:
        """Steps that another process has saved: replay them on top of what is here."""
        state, seen = self.state.copy(), self.seen
        chain = self.chain or (chain_after_head(self.row, self.sat()) if lines else "")
        for line in lines:
            seen = seen.step(state)
            state.apply(state.parse(line.body))
            chain = _chained(chain, line, self.row, self.sat())
        for line in lines:
            self._count(line)
        self._stand(state, seen, chain)

    def _count(self, line: Line) -> None:
        """What a line means for undo and for "since your last turn"."""
        self.recent.append(line)
        self.row.seq = line.seq
        if line.kind == "step":
            self.standing.append(Stood(line.seq, line.seat, line.news))
        else:
            del self.standing[line.number :]
        if line.seat in self.chairs:
            self.last_by[line.seat] = line.seq

    def undo_point(self, seat: str) -> int:
        """The number of steps to which `seat` may go back at once (see Record.undo_point)."""
        return free_point(self.standing, seat)

    def decisions(self, seat: str) -> int:
        """How many of the decisions that stand are that seat's: where a bot is in its game, whatever was taken back."""
        return sum(step.seat == seat for step in self.standing)

    # --- making moves ---------------------------------------------------------------------------------------

    def sat(self) -> Sat:
        return self.row.sat or sitting(self.chairs.values())

    def play(self, seat: str, text: str, at: str) -> Move:
        """An action, and the dice that follow it up to the next decision. Raises Problem if it is not allowed."""
        draft = self._draft(at)
        self._step(draft, seat, draft.state.parse(text))
        self._roll(draft)
        return draft.move()

    def begin(self, at: str) -> Move | None:
        """The dice that come before the first decision; None if there are none to roll."""
        if self.row.dice == "hand" or self.state.seat != CHANCE:
            return None
        draft = self._draft(at)
        self._roll(draft)
        return draft.move()

    def _draft(self, at: str) -> _Draft:
        return _Draft(self.state.copy(), self.seen, self.chain, self.seq, self.number, at)

    def go_back(self, seat: str, to: int, standing: Sequence[Line], at: str) -> Move:
        """Back to the state after the first `to` of the steps that stand. Dice that were seen there come again."""
        state = replayed(self.setup, (line.body for line in standing[:to]))
        while to and state.idle and self.row.dice == "hand":
            # Nobody is asked for it, so to go back there would lead nowhere.
            to -= 1
            state = replayed(self.setup, (line.body for line in standing[:to]))
        seen = self.seen.back(state, (line.body for line in standing[to:]))
        draft = _Draft(state, seen, self.chain, self.seq, to, at)
        chain = self._open(draft.chain, draft.seq + 1)
        line, draft.chain = undo_line(chain, draft.seq + 1, to, seat, state.hash(), at)
        draft.lines.append(line)
        draft.seq += 1
        self._roll(draft)
        return draft.move(tuple(step.seq for step in self.standing[to:]))

    def settle(self, settlement: Settlement, seat: str, at: str) -> Move:
        """The players end the game, and `seat` was the one to do it."""
        chain = self._open(self.chain, self.seq + 1)
        place = (self.seq + 1, self.number)
        line, chain = end_line(chain, place, settlement, seat, self.state.hash(), at)
        return Move([line], self.state, chain, self.seen, settled=settlement)

    def _roll(self, draft: _Draft) -> None:
        while draft.state.seat == CHANCE and (outcome := self._outcome(draft)) is not None:
            self._step(draft, CHANCE, outcome)

    def _outcome(self, draft: _Draft) -> Action | None:
        """What was seen there before, else what the fair dice give; None where somebody must type it in.

        Where people have dice of their own, ours are only for what decides nothing.
        """
        ours = self.row.dice == "fair" or draft.state.idle
        seen = draft.seen.due(draft.state) if ours or not draft.seen.again else None
        return self._fair().pick(draft.state, draft.seq + 1) if ours and seen is None else seen

    def _step(self, draft: _Draft, seat: str, action: Action) -> None:
        state = draft.state
        known_to, seen = state.known_to, draft.seen.step(state)
        events = state.apply(action)
        draft.seen = seen
        draft.seq += 1
        draft.number += 1
        chain = self._open(draft.chain, draft.seq)
        place = (draft.seq, draft.number)
        line, draft.chain = step_line(chain, place, seat, action, state.hash(), events, known_to, draft.at)
        draft.lines.append(line)

    def _open(self, chain: str, seq: int) -> str:
        """The chain on which the next line hangs: before the very first the head of the record, then the dice."""
        if chain and seq != self.row.fair_from + 1:
            return chain
        sat = self.sat()
        return chain_before(chain or chain_after_head(self.row, sat), seq, self.row, sat)

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
        if self.row.sat is None:
            self.row.sat = self.sat()
        for line in move.lines:
            self._count(line)
        self.settled, self.row.draw = move.settled, self.draw_after(move)
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
            found = Outlook(self.seq, self.number, seat, view, self.row.to_act, prompt, free, back, self.undo)
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
        return Prompt(asked, question, self.state.legal())

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
        if seat is None or person_id is None or self.row.over:
            return None, None
        free = self.free_to(person_id, seat)
        return free if free < self.number else None, next(ways_back(self.standing, self._own(person_id)), None)

    def _own(self, person_id: str) -> tuple[str, ...]:
        """The seats whose steps are the person's own doing: dice that are typed in are entered like any answer."""
        held = self.held_by(person_id)
        return (*held, CHANCE) if self.row.dice == "hand" else held

    def free_to(self, person_id: str, seat: str) -> int:
        """The number of steps to which the person may go back without asking: alone or with bots, to any."""
        return 0 if self.people() == {person_id} else self.undo_point(seat)

    def why(self, text: str) -> Refusal | None:
        return self.state.why_not(self.state.parse(text))


# --- from the log ---------------------------------------------------------------------------------------------------


def replayed(setup: Setup, bodies: Iterable[str]) -> State:
    """The state to which these actions lead."""
    state = setup.game.begin(setup)
    state.start()
    for body in bodies:
        state.apply(state.parse(body))
    return state


def stands(lines: Iterable[Line]) -> list[Line]:
    """The steps that stand after all that was taken back."""
    standing: list[Line] = []
    for line in lines:
        if line.kind == "step":
            standing.append(line)
            continue
        # The lines may be the last part of a log, so the places in the list are not the numbers of the steps.
        while standing and standing[-1].number > line.number:
            standing.pop()
    return standing


def load(row: TableRow, chairs: dict[str, Chair], setup: Setup, lines: Sequence[Line]) -> Table:
    """The table after all lines of its log. Raises TableProblem if they do not lead to the position they claim."""
    state, seen = _played(setup, epoch(lines))
    table = Table(row, chairs, setup, state)
    if lines and state.hash() != lines[-1].state_hash:
        raise TableProblem("table-broken", table=row.id)
    for line in lines:
        table._count(line)
    if lines and lines[-1].kind == "end":
        table.settled = Settlement.read(lines[-1].body, setup.game)
    chain = ""
    if row.sat is not None:
        chain = chain_after_head(row, row.sat)
        for line in epoch(lines):
            chain = _chained(chain, line, row, row.sat)
    table._stand(state, seen, chain)
    return table


def _played(setup: Setup, lines: Sequence[Line]) -> tuple[State, Seen]:
    """The state after these lines, and the luck that was taken back on the way."""
    turned = _turning_points(lines)
    state, seen = replayed(setup, []), Seen()
    kept = {0: state.copy()} if 0 in turned else {}
    standing: list[Line] = []
    for line in lines:
        if line.kind == "step":
            seen = seen.step(state)
            state.apply(state.parse(line.body))
            standing.append(line)
        elif line.kind == "undo":
            undone, standing = standing[line.number :], standing[: line.number]
            state = kept[standing[-1].seq if standing else 0].copy()
            seen = seen.back(state, (one.body for one in undone), line.body == undoing(line.number))
        if line.seq in turned:
            kept[line.seq] = state.copy()
    return state, seen


def _turning_points(lines: Iterable[Line]) -> set[int]:
    """The lines to whose state the game went back; 0: the begin."""
    turned = set()
    standing: list[int] = []
    for line in lines:
        if line.kind == "step":
            standing.append(line.seq)
        elif line.kind == "undo":
            del standing[line.number :]
            turned.add(standing[-1] if standing else 0)
    return turned


def _chained(chain: str, line: Line, row: TableRow, sat: Sat) -> str:
    """The chain after a line that is saved. Raises TableProblem if the line does not hang on those before it."""
    chain = chain_before(chain, line.seq, row, sat)
    text = line.text()
    if link_of(chain, text.rpartition(" ")[0]) != line.link:
        raise TableProblem("table-broken", table=row.id)
    return link_of(chain, text)
