"""Records that say how their dice can be checked."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import pointluck
from pointluck.engine import Entropy, FairDice, Record, RecordError
from pointluck.engine.fair import commitment
from pointluck.engine.lines import link_of
from tests.support import play_through

GAME = pointluck.game("kido-butai")
SECRET = bytes(range(32))
ENTROPY = (Entropy("japan", "ab" * 16),)


def played() -> Record:
    record = Record(GAME.new())
    record.keep_fair(commitment(SECRET), "table", 0, ENTROPY)
    dice = FairDice(SECRET, "table", ENTROPY)
    while not record.state.over:
        chance = record.state.seat == "chance"
        record.apply(dice.on(record.logged + 1).pick(record.state) if chance else record.state.legal()[-1])
    record.publish(SECRET.hex())
    return record


def read(lines: list[str]) -> Record:
    return Record.read([f"{line}\n" for line in lines], pointluck.game)


def test_what_is_said_about_the_dice_comes_back() -> None:
    record = played()
    again = read(record.lines)
    assert again.fair == record.fair
    assert again.fair is not None
    assert again.fair.secret == SECRET.hex()
    assert again.fair.entropy == ENTROPY
    assert again.logged == record.logged == len(record.steps)
    assert again.text() == record.text()


def test_a_record_without_a_word_about_its_dice_reads_as_ever() -> None:
    record = play_through(Record(GAME.new()), 1)
    assert read(record.lines).fair is None


def test_taking_back_counts_as_a_line_of_the_log() -> None:
    record = play_through(Record(GAME.new()), 1, 10)
    record.undo(4)
    assert record.logged == 11
    assert read(record.lines).logged == 11


def test_the_dice_may_become_fair_later() -> None:
    record = play_through(Record(GAME.new()), 1, 10)
    record.keep_fair(commitment(SECRET), "table", record.logged, ENTROPY)
    play_through(record, 2, 10)
    again = read(record.lines)
    assert again.fair is not None
    assert again.fair.seq == 10


def changed(lines: list[str], number: int, change: Callable[[str], str]) -> list[str]:
    """Line `number` changed, with links that hold all the same."""
    chain, mended = "", []
    for place, line in enumerate(lines, 1):
        if place == number:
            line = change(line)
        if place > 9:
            mark = " | " if line.startswith(("end ", "fair ", "entropy ", "secret ")) else " "
            body = line.rpartition(mark)[0]
            line = f"{body}{mark}{link_of(chain, body)}"
        chain = link_of(chain, line)
        mended.append(line)
    return mended


@pytest.mark.parametrize(
    ("number", "change"),
    [
        (10, lambda line: line.replace("fair ", "fair x")),
        (10, lambda line: line.replace(" 0 | ", " -1 | ")),
        (10, lambda line: line.replace(" table ", " a table ")),
        (11, lambda line: line.replace("entropy japan ", "entropy usa ")),
        (11, lambda line: line.replace("abab", "xyxy", 1)),
        (11, lambda line: line.replace("entropy ", "fair ")),
        (12, lambda line: f"entropy japan {'ab' * 16} | link"),
        (13, lambda line: f"entropy japan {'ab' * 16} | link"),
        (13, lambda line: f"secret {SECRET.hex()} | link"),
        (13, lambda line: f"fair {commitment(SECRET)} table 0 | link"),
    ],
)
def test_lines_about_the_dice_that_make_no_sense_are_refused(number: int, change: Callable[[str], str]) -> None:
    lines = changed(played().lines, number, change)
    if number == 12:
        read(lines[:12])  # more entropy before the first step is fine
        return
    with pytest.raises(RecordError) as caught:
        read(lines)
    assert caught.value.key == "record-note"
    assert caught.value.line == number


@pytest.mark.parametrize("number", [10, 11, -1])
def test_a_changed_line_about_the_dice_breaks_the_chain(number: int) -> None:
    lines = played().lines
    place = number if number > 0 else len(lines)
    body, mark, link = lines[place - 1].rpartition(" | ")
    lines[place - 1] = f"{body[:-1]}{'1' if body[-1] != '1' else '2'}{mark}{link}"
    with pytest.raises(RecordError) as caught:
        read(lines)
    assert (caught.value.key, caught.value.line) == ("record-chain", place)


def test_nothing_follows_the_secret() -> None:
    record = played()
    record.undo(3)
    with pytest.raises(RecordError) as caught:
        read(record.lines)
    assert caught.value.key == "record-after-end"
