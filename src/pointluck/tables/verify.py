"""Is a record what it says? The chain of hashes, every step, the secret, every die and draw, and the end.

Each test stands for itself, so that one wrong letter is named as what it is: the links are mended before the steps are
replayed, and the dice are computed anew whatever the record says about them.
"""

from __future__ import annotations

from pointluck.engine import CHANCE, Action, FairDice, Fairness, Problem, Record, RecordError, Seen, State
from pointluck.engine.fair import commitment
from pointluck.engine.record import link_of
from pointluck.games import game

from .cards import Check, Test, Verdict
from .problems import TableProblem

_HEAD = 9
_LINKED = ("end ", "fair ", "entropy ", "secret ")


def verify(text: str) -> Verdict:
    """What is right and what is wrong with a record, the first fault of each kind with its line."""
    lines = text.splitlines(keepends=True)
    broken = _first_broken(lines)
    chain = _check("chain", None if broken is None else RecordError(broken, "record-chain"))
    dice = _Dice(lines)
    record, fault = _replay(_mended(lines), dice)
    checks = (chain, _check("legal", fault), dice.commitment(), dice.verdict(fault), _ending(record, fault))
    steps, taken_back = (0, 0) if record is None else (len(record.steps), record.seen.count)
    return Verdict(all(check.passed for check in checks), steps, dice.rolled, taken_back, checks)


def _check(name: Test, fault: Problem | None) -> Check:
    """The outcome of a test, with what is wrong."""
    return Check(name, True, None, {}) if fault is None else Check(name, False, fault.key, fault.params)


def _unchecked(name: Test, why: Problem) -> Check:
    """A test that cannot be made, with the reason. Nothing is wrong, but nothing is proven either."""
    return Check(name, True, why.key, why.params, checked=False)


def _replay(lines: list[str], dice: _Dice) -> tuple[Record | None, RecordError | None]:
    """The record as far as it can be played, and what is wrong with it."""
    try:
        return Record.recover(lines, game, dice.look)
    except RecordError as error:
        return None, error


def _ending(record: Record | None, fault: RecordError | None) -> Check:
    if record is None or fault is not None:
        line = 1 if fault is None else fault.line
        return _check("end", TableProblem("verify-not-reached", line=line))
    if not record.over:
        return _check("end", TableProblem("verify-unfinished", steps=len(record.steps)))
    return _check("end", None)


# --- the chain ------------------------------------------------------------------------------------------------------


def _split(line: str) -> tuple[str, str]:
    """A line without its link, and the link. (The lines of the head have none.)"""
    body, _, link = line.rpartition(" | " if line.startswith(_LINKED) else " ")
    return body, link


def _first_broken(lines: list[str]) -> int | None:
    """The first line whose link does not hold it to those before."""
    chain = ""
    for number, raw in enumerate(lines, 1):
        line = raw.rstrip("\r\n")
        if number > _HEAD:
            body, link = _split(line)
            if link != link_of(chain, body):
                return number
        chain = link_of(chain, line)
    return None


def _mended(lines: list[str]) -> list[str]:
    """The same lines with links that hold."""
    chain = ""
    mended = []
    for number, raw in enumerate(lines, 1):
        line = raw.rstrip("\r\n")
        if number > _HEAD:
            body, _ = _split(line)
            line = f"{body}{' | ' if line.startswith(_LINKED) else ' '}{link_of(chain, body)}"
        chain = link_of(chain, line)
        mended.append(line + ("\n" if raw.endswith("\n") else ""))
    return mended


# --- the dice -------------------------------------------------------------------------------------------------------


class _Dice:
    """Rolls every die and draw again, from what the record says about its dice."""

    def __init__(self, lines: list[str]) -> None:
        self.rolled = 0
        self._first_line = 0
        """The line of the file that says the dice are fair; all rolls before it were made by hand."""
        self._fair = self._read(lines)
        self._dice: FairDice | None = None
        if self._fair is not None and self._fair.secret is not None:
            secret = bytes.fromhex(self._fair.secret)
            self._dice = FairDice(secret, self._fair.table, self._fair.entropy)
        self._seqs = self._count(lines)
        self._checked = 0
        self._wrong: RecordError | None = None

    def _read(self, lines: list[str]) -> Fairness | None:
        """Everything the file says about its dice, wherever it stands: the secret comes last."""
        fair: Fairness | None = None
        seats = {raw.split(" ")[1].rstrip(":") for raw in lines[_HEAD:] if ": " in raw} | {
            raw.split(" ")[1] for raw in lines if raw.startswith("entropy ")
        }
        for number, raw in enumerate(lines, 1):
            if number > _HEAD and raw.startswith(_LINKED[1:]):
                body, _ = _split(raw.rstrip("\r\n"))
                told = Fairness.told(fair, body, sorted(seats), True, raw.startswith("secret "))
                if told is not None:
                    self._first_line = self._first_line or number
                    fair = told
        return fair

    def _count(self, lines: list[str]) -> dict[int, int]:
        """By line of the file: the line of the log that it is."""
        if self._fair is None:
            return {}
        seqs, seq = {}, self._fair.seq
        for number, raw in enumerate(lines, 1):
            if number > self._first_line and not raw.startswith(_LINKED):
                seq += 1
                seqs[number] = seq
        return seqs

    def look(self, line: int, state: State, action: Action, seen: Seen) -> None:
        if state.seat != CHANCE:
            return
        self.rolled += 1
        if self._wrong is not None:
            return
        dice = self._dice if line in self._seqs else None
        self._checked += dice is not None
        due = seen.due(state)
        if due is None:
            due = action if dice is None else dice.pick(state, self._seqs[line])
            if due != action:
                self._wrong = RecordError(line, "verify-dice", found=str(action), due=str(due))
        elif due != action and (dice is not None or not seen.again):
            # Only whoever types in dice may mend a slip, by going back to it.
            self._wrong = RecordError(line, "verify-seen", found=str(action), due=str(due))

    def commitment(self) -> Check:
        fair = self._fair
        if fair is None:
            return _unchecked("commitment", TableProblem("verify-by-hand"))
        if fair.secret is None:
            return _check("commitment", TableProblem("verify-no-secret"))
        if commitment(bytes.fromhex(fair.secret)) != fair.commitment:
            return _check("commitment", TableProblem("verify-commitment", line=self._first_line))
        return _check("commitment", None)

    def verdict(self, fault: RecordError | None) -> Check:
        if self._wrong is not None:
            return _check("dice", self._wrong)
        if self._fair is None:
            return _unchecked("dice", TableProblem("verify-by-hand"))
        if self._dice is None:
            return _check("dice", TableProblem("verify-no-secret"))
        if fault is not None:
            return _check("dice", TableProblem("verify-not-reached", line=fault.line))
        if self._checked < self.rolled:
            return _unchecked("dice", TableProblem("verify-some-by-hand", line=self._first_line))
        return _check("dice", None)
