"""Where a player's staff helped stands in the record, once for each line of the log."""

from __future__ import annotations

import pytest

import pointluck
from pointluck.engine import Record, RecordError
from pointluck.engine.lines import linked
from pointluck.engine.notes import ADVISED, DECIDED, Staffed


def begun() -> Record:
    return Record(pointluck.game("kido-butai").new(), {"japan": "person"})


def again(text: str) -> Record:
    return Record.read(text.splitlines(keepends=True), pointluck.game)


def test_it_is_written_before_the_line_and_read_again() -> None:
    record = begun()
    record.employ("japan", ADVISED)
    record.employ("japan", ADVISED)
    record.apply(record.state.legal()[0])
    record.employ("japan", DECIDED)
    record.apply(record.state.legal()[0])
    record.undo(1)
    assert record.staff == [Staffed("japan", ADVISED, 0, 0), Staffed("japan", DECIDED, 1, 1)]
    assert again(record.text()).staff == record.staff
    assert [line.split(" | ")[0] for line in record.lines if line.startswith("staff")] == [
        "staff japan advised",
        "staff japan decided",
    ]


@pytest.mark.parametrize("body", ["staff usa advised", "staff japan slept", "staff japan", "staff japan advised twice"])
def test_a_line_that_cannot_be_so_is_refused(body: str) -> None:
    record = begun()
    text = record.text() + linked(record._writer.chain, body) + "\n"
    with pytest.raises(RecordError) as refused:
        again(text)
    assert refused.value.key == "record-note"


def test_two_about_one_line_are_refused() -> None:
    record = begun()
    record.employ("japan", ADVISED)
    text = record.text() + linked(record._writer.chain, "staff japan decided") + "\n"
    with pytest.raises(RecordError):
        again(text)
