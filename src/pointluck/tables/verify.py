"""Is a record what it says? The chain of hashes, every step, the secret, every die and draw, and the end.

Each test stands for itself, so that one wrong letter is named as what it is: the links are mended before the steps are
replayed, and the dice are computed anew whatever the record says about them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from pointluck.engine import CHANCE, Action, FairDice, Fairness, Problem, Record, RecordError, Seen, State
from pointluck.engine.fair import commitment
from pointluck.engine.lines import HEAD_LINES, LINKED, link_of
from pointluck.engine.notes import BEGIN, Signature
from pointluck.engine.taking_back import undone_to
from pointluck.games import game

from .info import CheckInfo, ForkedInfo, SatDownInfo, TakenBackInfo, Test, Verdict
from .problems import TableProblem
from .signing import begin_message, end_message, fingerprint, holds
from .staffing import used

_DICE = ("fair ", "entropy ", "secret ")
_MOST_NAMED = 100
"""Of the rolls that were taken back so many are named; all are counted."""


def verify(text: str, known: Mapping[str, str] | None = None) -> Verdict:
    """What is right and what is wrong with a record, the first fault of each kind with its line.

    `known`: the keys of hosts, by name; that of "" must be the key whoever signed.
    """
    lines = text.splitlines(keepends=True)
    broken = _first_broken(lines)
    chain = _check("chain", None if broken is None else RecordError(broken, "record-chain"))
    dice = _Dice(lines)
    record, fault = _replay(_mended(lines), dice)
    over = record is not None and (record.over or fault is not None)
    checks = (
        chain,
        _check("legal", fault),
        dice.commitment(over),
        dice.verdict(over, fault),
        _ending(record, fault),
        _signature(record, lines, known or {}),
    )
    sound = all(check.passed for check in checks)
    if record is None:
        return Verdict(sound, 0, dice.rolled, 0, False, (), None, None, (), (), checks)
    # A game with such is unranked: whoever knows the luck that comes has played another game.
    taken_back = (record.seen.count, record.seen.count > 0, tuple(_taken_back(record.lines))[:_MOST_NAMED])
    staff = used(f"{one.seat} {one.part}" for one in record.staff)
    origin = None if record.forked is None else ForkedInfo(*record.forked)
    return Verdict(
        sound, len(record.steps), dice.rolled, *taken_back, record.imported, origin, _seats(record), staff, checks
    )


def checked(text: str) -> Record:
    """The record in a text, to be played on or kept. Raises Problem where anything is wrong with it.

    Its dice must be those that it promised, as far as that can be known, and what is signed must be true.
    """
    lines = text.splitlines(keepends=True)
    dice = _Dice(lines)
    record = Record.read(lines, game, dice.look)
    for check in (dice.commitment(record.over), dice.verdict(record.over, None), _signature(record, lines, {})):
        if not check.passed:
            raise TableProblem(
                "record-unsound", line=check.params.get("line", 0), why=str(check.key).removeprefix("problem-")
            )
    return record


def _taken_back(lines: list[str]) -> Iterator[TakenBackInfo]:
    """Every die and draw that was seen and taken back, in the order of the record."""
    standing: list[tuple[int, str]] = []
    for number, line in enumerate(lines[HEAD_LINES:], HEAD_LINES + 1):
        if line.startswith(LINKED):
            continue
        body = line.rpartition(" | ")[0]
        to = undone_to(body)
        if to is None:
            standing.append((number, body))
            continue
        for step, (place, undone) in enumerate(standing[to:], to + 1):
            seat, _, outcome = undone.partition(" ")[2].partition(": ")
            if seat == CHANCE:
                yield TakenBackInfo(place, step, outcome)
        del standing[to:]


def _seats(record: Record) -> tuple[SatDownInfo, ...]:
    first = [SatDownInfo(seat, who, 0) for seat, who in record.seats.items()]
    return (*first, *(SatDownInfo(one.seat, one.who, one.steps + 1) for one in record.sittings))


def _check(name: Test, fault: Problem | None) -> CheckInfo:
    """The outcome of a test, with what is wrong."""
    if fault is None:
        return CheckInfo(name, True, None, {}, True)
    return CheckInfo(name, False, _message(fault), fault.params, True)


def _unchecked(name: Test, why: Problem) -> CheckInfo:
    """A test that cannot be made, with the reason. Nothing is wrong, but nothing is proven either."""
    return CheckInfo(name, True, _message(why), why.params, checked=False)


def _message(problem: Problem) -> str:
    return f"problem-{problem.key}"


def _replay(lines: list[str], dice: _Dice) -> tuple[Record | None, RecordError | None]:
    """The record as far as it can be played, and what is wrong with it."""
    try:
        return Record.recover(lines, game, dice.look)
    except RecordError as error:
        return None, error


def _ending(record: Record | None, fault: RecordError | None) -> CheckInfo:
    if record is None or fault is not None:
        line = 1 if fault is None else fault.line
        return _check("end", TableProblem("verify-not-reached", line=line))
    if not record.over:
        return _unchecked("end", TableProblem("verify-unfinished", steps=len(record.steps)))
    return _check("end", None)


def _signature(record: Record | None, lines: list[str], known: Mapping[str, str]) -> CheckInfo:
    """Whether a host has bound itself to this game, and to no other, by its key."""
    if record is None or not record.signatures:
        return _unchecked("signature", TableProblem("verify-unsigned"))
    first = record.signatures[0]
    for made in record.signatures:
        trusted = known.get(made.host, known.get(""))
        if (made.host, made.key) != (first.host, first.key) or trusted not in (None, made.key):
            told = fingerprint(made.key)
            return _check("signature", TableProblem("verify-other-key", host=made.host, fingerprint=told))
        if not holds(made, _signed_message(record, lines, made)):
            return _check("signature", TableProblem("verify-signature", host=made.host))
    host, key = first.host, fingerprint(first.key)
    if record.fair is not None and first.part != BEGIN:
        return _unchecked("signature", TableProblem("verify-signed-late", host=host, fingerprint=key))
    if record.over and not record.signed_end:
        return _unchecked("signature", TableProblem("verify-signed-early", host=host, fingerprint=key))
    done = TableProblem("verify-signed", host=host, fingerprint=key)
    return CheckInfo("signature", True, _message(done), done.params, True)


def _signed_message(record: Record, lines: list[str], made: Signature) -> bytes:
    if made.part == BEGIN:
        assert record.fair is not None, "the begin is signed after the dice"
        return begin_message(made.host, record.fair.table, record.fair.commitment, record.fair.entropy)
    place = next((number for number, line in enumerate(lines) if line.startswith("signed end ")), len(lines))
    return end_message(made.host, "".join(line.rstrip("\r\n") + "\n" for line in lines[:place]))


# --- the chain ------------------------------------------------------------------------------------------------------


def _split(line: str) -> tuple[str, str]:
    """A line without its link, and the link. (The lines of the head have none.)"""
    body, _, link = line.rpartition(" | " if line.startswith(LINKED) else " ")
    return body, link


def _first_broken(lines: list[str]) -> int | None:
    """The first line whose link does not hold it to those before."""
    chain = ""
    for number, raw in enumerate(lines, 1):
        line = raw.rstrip("\r\n")
        if number > HEAD_LINES:
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
        if number > HEAD_LINES:
            body, _ = _split(line)
            line = f"{body}{' | ' if line.startswith(LINKED) else ' '}{link_of(chain, body)}"
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
        self._forked = any(line.startswith("forked ") for line in lines)
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
        seats = {raw.split(" ")[1].rstrip(":") for raw in lines[HEAD_LINES:] if ": " in raw} | {
            raw.split(" ")[1] for raw in lines if raw.startswith("entropy ")
        }
        for number, raw in enumerate(lines, 1):
            if number > HEAD_LINES and raw.startswith(_DICE):
                body, _ = _split(raw.rstrip("\r\n"))
                told = Fairness.after(fair, body, sorted(seats), True, raw.startswith("secret "))
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
            if number > self._first_line and not raw.startswith(LINKED):
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
            due = action if dice is None else dice.on(self._seqs[line]).pick(state)
            if due != action:
                self._wrong = RecordError(line, "verify-dice", found=str(action), due=str(due))
        elif due != action and (dice is not None or not seen.again):
            # Only whoever types in dice may mend a slip, by going back to it.
            self._wrong = RecordError(line, "verify-seen", found=str(action), due=str(due))

    def commitment(self, over: bool) -> CheckInfo:
        fair = self._fair
        if fair is None:
            return _unchecked("commitment", TableProblem("verify-by-hand"))
        if fair.secret is None:
            return self._no_secret("commitment", over)
        if commitment(bytes.fromhex(fair.secret)) != fair.commitment:
            return _check("commitment", TableProblem("verify-commitment", line=self._first_line))
        return _check("commitment", None)

    def _no_secret(self, name: Test, over: bool) -> CheckInfo:
        """Before the end nobody can know it; after it, it must be there."""
        why = TableProblem("verify-no-secret")
        return _check(name, why) if over else _unchecked(name, why)

    def verdict(self, over: bool, fault: RecordError | None) -> CheckInfo:
        if self._wrong is not None:
            return _check("dice", self._wrong)
        if self._fair is None:
            return _unchecked("dice", TableProblem("verify-by-hand"))
        if self._dice is None:
            return self._no_secret("dice", over)
        if fault is not None:
            return _check("dice", TableProblem("verify-not-reached", line=fault.line))
        if self._checked < self.rolled:
            if self._forked:
                return _unchecked("dice", TableProblem("verify-some-elsewhere", line=self._first_line))
            return _unchecked("dice", TableProblem("verify-some-by-hand", line=self._first_line))
        return _check("dice", None)
