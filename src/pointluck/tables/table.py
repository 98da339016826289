"""A table in memory: the state, how far the log has come, and what a move adds to it. No clock, no store, no network.

The state is a cache of the log. A move is worked out on a copy and takes the state's place only when it has been saved.
"""

from __future__ import annotations

import asyncio
from array import array
from collections import deque
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from pointluck.engine import CHANCE, Action, Entropy, FairDice, Refusal, Result, Settlement, Setup, State
from pointluck.engine.record import link_of

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
    undone: tuple[int, ...] = ()
    trail: tuple[tuple[str, bool], ...] = ()
    """After an undo: seat and news of the steps that still stand."""
    settled: Settlement | None = None


def outcome(state: State, settled: Settlement | None) -> tuple[str | None, Result | None]:
    """Who is asked, and how the game ended: one of them is None."""
    return (state.seat, state.result) if settled is None else (None, settled.result(state))


class _Draft:
    """A move in the making."""

    __slots__ = ("at", "chain", "lines", "number", "seq", "state")

    def __init__(self, state: State, chain: str, seq: int, number: int, at: str) -> None:
        self.state = state
        self.chain = chain
        self.seq = seq
        self.number = number
        self.at = at
        self.lines: list[Line] = []


class Table:
    """One game in play."""

    __slots__ = (
        "_dice",
        "_free_from",
        "_free_seat",
        "_outlooks",
        "chain",
        "chairs",
        "doubtful",
        "last_by",
        "lock",
        "recent",
        "row",
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
        self.standing = array("I")
        """The lines of the steps that stand."""
        self.recent: deque[Line] = deque(maxlen=_RECENT)
        self.last_by: dict[str, int] = {}
        self.undo: UndoAsked | None = None
        self.settled: Settlement | None = None
        """How the players ended the game, where it was not the rules."""
        self.doubtful = False
        """A move was given to the store, and whether it was saved is not known: look there first."""
        self.lock = asyncio.Lock()
        self._free_seat: str | None = None
        self._free_from = 0
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
        state = self.state.copy()
        chain = self.chain or (chain_after_head(self.row, self.sat()) if lines else "")
        for line in lines:
            state.apply(state.parse(line.body))
            chain = _chained(chain, line, self.row, self.sat())
        for line in lines:
            self._count(line)
        self._stand(state, chain)

    def _count(self, line: Line) -> None:
        """What a line means for undo and for "since your last turn"."""
        self.recent.append(line)
        self.row.seq = line.seq
        if line.kind == "step":
            self.standing.append(line.seq)
            self._free(line.seat, line.news)
        else:
            del self.standing[line.number :]
        if line.seat in self.chairs:
            self.last_by[line.seat] = line.seq

    def _free(self, seat: str, news: bool) -> None:
        """A step of that seat was taken: how far back may it go without asking (see Record.undo_point)?"""
        if news:
            self._free_seat, self._free_from = None, self.number
        elif seat != self._free_seat:
            self._free_seat, self._free_from = seat, self.number - 1

    def recount(self, trail: Sequence[tuple[str, bool]]) -> None:
        """The same, from the steps that stand."""
        self._free_seat, self._free_from = None, len(trail)
        for number in range(len(trail), 0, -1):
            seat, news = trail[number - 1]
            if news or seat != (self._free_seat or seat):
                break
            self._free_seat, self._free_from = seat, number - 1

    def undo_point(self, seat: str) -> int:
        """The number of steps to which `seat` may go back at once."""
        return self._free_from if seat == self._free_seat else self.number

    # --- making moves ---------------------------------------------------------------------------------------

    def sat(self) -> Sat:
        return self.row.sat or sitting(self.chairs.values())

    def play(self, seat: str, text: str, at: str) -> Move:
        """An action, and the dice that follow it up to the next decision. Raises Problem if it is not allowed."""
        draft = _Draft(self.state.copy(), self.chain, self.seq, self.number, at)
        self._step(draft, seat, draft.state.parse(text))
        self._roll(draft)
        return Move(draft.lines, draft.state, draft.chain)

    def begin(self, at: str) -> Move | None:
        """The dice that come before the first decision; None if there are none to roll."""
        if self.row.dice == "hand" or self.state.seat != CHANCE:
            return None
        draft = _Draft(self.state.copy(), self.chain, self.seq, self.number, at)
        self._roll(draft)
        return Move(draft.lines, draft.state, draft.chain)

    def go_back(self, seat: str, to: int, standing: Sequence[Line], at: str) -> Move:
        """Back to the state after the first `to` of the steps that stand. Dice that were due there are rolled anew."""
        left = standing[:to]
        draft = _Draft(replayed(self.setup, (line.body for line in left)), self.chain, self.seq, to, at)
        chain = self._open(draft.chain, draft.seq + 1)
        line, draft.chain = undo_line(chain, draft.seq + 1, to, seat, draft.state.hash(), at)
        draft.lines.append(line)
        draft.seq += 1
        self._roll(draft)
        trail = tuple((line.seat, line.news) for line in (*left, *draft.lines[1:]))
        return Move(draft.lines, draft.state, draft.chain, tuple(self.standing[to:]), trail)

    def settle(self, settlement: Settlement, seat: str, at: str) -> Move:
        """The players end the game, and `seat` was the one to do it."""
        chain = self._open(self.chain, self.seq + 1)
        place = (self.seq + 1, self.number)
        line, chain = end_line(chain, place, settlement, seat, self.state.hash(), at)
        return Move([line], self.state, chain, settled=settlement)

    def _roll(self, draft: _Draft) -> None:
        """Everything that is due; where people have dice of their own, only what decides nothing."""
        while draft.state.seat == CHANCE and (self.row.dice == "fair" or draft.state.idle):
            self._step(draft, CHANCE, self._fair().pick(draft.state, draft.seq + 1))

    def _step(self, draft: _Draft, seat: str, action: Action) -> None:
        state = draft.state
        known_to = state.known_to
        events = state.apply(action)
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
        if move.undone:
            self.recount(move.trail)
        self.settled, self.row.draw = move.settled, self.draw_after(move)
        self._stand(move.state, move.chain)
        self.row.moved = move.lines[-1].at

    def draw_after(self, move: Move) -> str | None:
        """The offer of a draw that still stands after a move: whoever plays on has declined it."""
        offered = self.row.draw
        return offered if move.settled is None and move.lines[0].seat in (offered, CHANCE) else None

    def _stand(self, state: State, chain: str) -> None:
        self.state = state
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
            view, prompt = self.state.view(seat), self._prompt(seat)
            found = Outlook(self.seq, self.number, seat, view, self.row.to_act, prompt, self._undo_to(seat), self.undo)
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

    def _undo_to(self, seat: str | None) -> int | None:
        person_id = None if seat is None else self.chairs[seat].person_id
        if seat is None or person_id is None or self.row.over:
            return None
        point = self.free_to(person_id, seat)
        return point if point < self.number else None

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
    standing = stands(lines)
    table = Table(row, chairs, setup, replayed(setup, (line.body for line in standing)))
    if lines and table.state.hash() != lines[-1].state_hash:
        raise TableProblem("table-broken", table=row.id)
    for line in lines:
        table._count(line)
    if lines and lines[-1].kind == "end":
        table.settled = Settlement.read(lines[-1].body, setup.game)
    table.standing = array("I", (line.seq for line in standing))
    table.recount([(line.seat, line.news) for line in standing])
    chain = ""
    if row.sat is not None:
        chain = chain_after_head(row, row.sat)
        for line in epoch(lines):
            chain = _chained(chain, line, row, row.sat)
    table._stand(table.state, chain)
    return table


def _chained(chain: str, line: Line, row: TableRow, sat: Sat) -> str:
    """The chain after a line that is saved. Raises TableProblem if the line does not hang on those before it."""
    chain = chain_before(chain, line.seq, row, sat)
    text = line.text()
    if link_of(chain, text.rpartition(" ")[0]) != line.link:
        raise TableProblem("table-broken", table=row.id)
    return link_of(chain, text)
