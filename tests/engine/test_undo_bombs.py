"""Taking back costs what was taken back, however long the game is: counted in steps played, not in seconds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest

import pointluck
from pointluck.engine import LAST_STEP, LAST_UNDO, MOST_LINES, Problem, Record, RecordError, Seeded, State, lines
from pointluck.engine.settlement import RESIGN, Settlement
from pointluck.engine.trail import EVERY, Trail
from tests.support import play_through

Applied = Callable[[], int]


@pytest.fixture
def applied(monkeypatch: pytest.MonkeyPatch) -> Applied:
    """How many steps were played since it was last asked, by whoever."""
    count = 0
    apply = State.apply

    def counted(state: State, action: object) -> object:
        nonlocal count
        count += 1
        return apply(state, action)  # type: ignore[arg-type]

    monkeypatch.setattr(State, "apply", counted)

    def since() -> int:
        nonlocal count
        found, count = count, 0
        return found

    return since


def long_game(steps: int) -> Record:
    return play_through(Record(pointluck.game("battle-of-midway").new()), 7, steps)


def forward(record: Record, steps: int) -> None:
    dice = Seeded(record.logged)
    for _ in range(steps):
        state = record.state
        seen = record.seen.due(state)
        record.apply(seen or (dice.pick(state) if state.seat == "chance" else state.legal()[0]))


def one_by_one(record: Record) -> Iterator[int]:
    """The whole way back, a step at a time."""
    yield from range(len(record.steps) - 1, len(record.steps) - 600, -1)


def to_and_fro(record: Record) -> Iterator[int]:
    """The same step taken and taken back."""
    for _ in range(600):
        forward(record, 1)
        yield len(record.steps) - 1


def leaps(record: Record) -> Iterator[int]:
    """Back by anything at all, then on by as much."""
    random = Random(3)
    for _ in range(60):
        back = random.choice((1, 2, 5, 17, 40, 150))
        yield len(record.steps) - back
        forward(record, back - 1)


@pytest.mark.slow
@pytest.mark.parametrize("storm", [one_by_one, to_and_fro, leaps])
def test_a_storm_of_undos_costs_what_it_takes_back(applied: Applied, storm: Callable[[Record], Iterator[int]]) -> None:
    record = long_game(1000)
    applied()
    logged, undone, undos = record.logged, 0, 0
    for to in storm(record):
        undone += len(record.steps) - to
        undos += 1
        record.undo(to)
    forward_steps = record.logged - logged - undos
    spent = applied()
    # Each step that is taken back is played once more to know its luck, and about once to come there.
    assert spent <= forward_steps + 4 * undone + 2 * EVERY * undos
    again = Record.read([f"{line}\n" for line in record.lines], pointluck.game)
    assert applied() <= 1000 + spent
    assert again.state == record.state
    assert again.seen == record.seen


@pytest.mark.slow
def test_a_record_with_5000_undos_is_read_in_time_linear_in_its_lines(applied: Applied) -> None:
    record = long_game(1000)
    for _ in range(5000):
        forward(record, 1)
        record.undo(len(record.steps) - 1)
    applied()
    again = Record.read([f"{line}\n" for line in record.lines], pointluck.game)
    assert again.state == record.state
    assert applied() <= 2 * EVERY * len(record.lines)


def test_a_trail_keeps_few_states_and_leads_to_every_step() -> None:
    state = pointluck.game("battle-of-midway").new()
    trail, actions, hashes = Trail(state), [], [state.hash()]
    dice = Seeded(1)
    while len(actions) < 1500:
        actions.append(dice.pick(state) if state.seat == "chance" else state.legal()[0])
        state.apply(actions[-1])
        hashes.append(state.hash())
        trail.passed(len(actions), state)
    assert len(trail._kept) <= 16
    random, number = Random(2), len(actions)
    while number:
        number -= min(number, random.choice((1, 3, 30, 100)))
        assert trail.back(number, lambda state, place: state.apply(actions[place])).hash() == hashes[number]


# --- the longest record ---------------------------------------------------------------------------------------------


def short(monkeypatch: pytest.MonkeyPatch) -> Record:
    """A game that has come to the last step of a record, and bounds that a test can reach."""
    for module in ("record", "reading"):
        for name, most in (("LAST_UNDO", 30), ("LAST_STEP", 40), ("MOST_LINES", 50)):
            if hasattr(getattr(pointluck.engine, module), name):
                monkeypatch.setattr(f"pointluck.engine.{module}.{name}", most)
    return long_game(30)


def test_near_the_longest_record_nothing_is_taken_back_then_nothing_is_done_but_it_can_be_ended(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert LAST_UNDO < LAST_STEP < MOST_LINES
    record = short(monkeypatch)
    with pytest.raises(Problem, match="undo-long"):
        record.undo(3)
    forward(record, 10)
    with pytest.raises(Problem, match="game-long"):
        forward(record, 1)
    assert record.logged == 40
    record.settle(Settlement(RESIGN, "usn"))
    assert Record.read([f"{line}\n" for line in record.lines], pointluck.game).over


def test_a_record_with_more_lines_is_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    record = long_game(52)
    short(monkeypatch)
    with pytest.raises(RecordError) as error:
        Record.read([f"{line}\n" for line in record.lines], pointluck.game)
    assert (error.value.key, error.value.line) == ("record-lines", 60)


def test_a_record_has_only_so_many_notes() -> None:
    record = long_game(5)
    for turn in range(lines.MOST_NOTES + 1):
        record.sit("usn", ("person", "doctrine")[turn % 2])
    with pytest.raises(RecordError) as error:
        Record.read([f"{line}\n" for line in record.lines], pointluck.game)
    assert error.value.key == "record-lines"
