"""Games that the players end themselves: a line of the record of its own, after which nothing but the end follows."""

from __future__ import annotations

import pytest

import pointluck
from pointluck.engine import CHANCE, Problem, Record, RecordError, Settlement
from pointluck.engine.lines import link_of
from tests.support import play_through

ENDS = [("resign usa", "japan", "resigned"), ("draw", None, "draw-agreed"), ("claim usa", "usa", "claimed")]


def begun(game: str = "dogfight", steps: int = 12) -> Record:
    return play_through(Record(pointluck.game(game).new()), 1, steps)


def settlement(text: str) -> Settlement:
    kind, _, seat = text.partition(" ")
    return Settlement(kind, seat)


def read(text: str) -> Record:
    return Record.read(text.splitlines(keepends=True), pointluck.game)


@pytest.mark.parametrize(("text", "winner", "level"), ENDS)
def test_a_record_says_how_the_players_ended_the_game(text: str, winner: str | None, level: str) -> None:
    record = begun()
    before = record.state.hash()
    record.settle(settlement(text))
    assert record.over
    assert not record.state.over
    assert record.state.hash() == before
    assert record.result is not None
    assert (record.result.winner, record.result.level) == (winner, level)
    assert record.result.score == {
        seat: 0 if winner is None else 1 if seat == winner else -1 for seat in ("usa", "japan")
    }
    assert record.lines[-2].startswith(f"{text} | {before} ")
    assert record.lines[-1].startswith(f"end 12 {level} ")
    again = read(record.text())
    assert (again.settled, again.result, again.lines) == (record.settled, record.result, record.lines)


def test_alone_one_can_only_give_up_and_the_side_without_a_player_wins() -> None:
    record = begun("kido-butai", 6)
    for text in ("draw", "claim japan"):
        with pytest.raises(Problem, match="settle-wrong"):
            record.settle(settlement(text))
    record.settle(Settlement("resign", "japan"))
    assert record.result is not None
    assert record.result.winner == "usa"
    assert record.result.details == record.state.standing()


def test_nothing_follows_and_nobody_else_can_end_it() -> None:
    record = begun()
    with pytest.raises(Problem, match="settle-wrong"):
        record.settle(Settlement("resign", "france"))
    record.settle(Settlement("resign", "usa"))
    text = record.text()
    for late in (
        lambda: record.apply(record.state.legal()[0]),
        lambda: record.undo(3),
        lambda: record.settle(Settlement("draw")),
    ):
        with pytest.raises(Problem, match="settled"):
            late()
    assert record.text() == text


def test_a_game_that_the_rules_ended_cannot_be_given_up() -> None:
    record = play_through(Record(pointluck.game("dogfight").new()), 1, 10_000)
    with pytest.raises(Problem, match="settle-wrong"):
        record.settle(Settlement("resign", "usa"))


def rechained(lines: list[str]) -> str:
    """The lines with links that hold, whatever they say."""
    chain, written = "", []
    for number, line in enumerate(lines):
        if number >= 9:
            bare = line.startswith(("end ", "secret "))
            body = line.rpartition(" | " if bare else " ")[0]
            line = f"{body}{' | ' if bare else ' '}{link_of(chain, body)}"
        chain = link_of(chain, line)
        written.append(f"{line}\n")
    return "".join(written)


@pytest.mark.parametrize(
    ("changed", "key"),
    [
        ("resign france", "record-settled"),
        ("resign", "record-settled"),
        ("draw usa", "record-settled"),
        ("claim japan", "record-chain"),  # another winner than the end says
    ],
)
def test_a_line_that_says_what_cannot_be_is_found_out(changed: str, key: str) -> None:
    record = begun()
    record.settle(Settlement("resign", "usa"))
    lines = list(record.lines)
    lines[-2] = lines[-2].replace("resign usa", changed)
    with pytest.raises(RecordError, match=key):
        read(rechained(lines))


def test_a_settlement_without_its_end_and_one_with_more_after_it_are_found_out() -> None:
    record = begun()
    record.settle(Settlement("resign", "usa"))
    with pytest.raises(RecordError, match="record-no-end"):
        read("".join(f"{line}\n" for line in record.lines[:-1]))
    for more in (f"undo 3 | {'0' * 16} {'0' * 16}", f"draw | {record.state.hash()} {'0' * 16}"):
        for place in (len(record.lines), len(record.lines) - 1):
            lines = [*record.lines[:place], more, *record.lines[place:]]
            with pytest.raises(RecordError, match="record-after-end"):
                read(rechained(lines))


def test_an_end_that_was_lost_is_written_again() -> None:
    record = begun()
    record.settle(Settlement("draw"))
    again, damage = Record.recover([f"{line}\n" for line in record.lines[:-1]], pointluck.game)
    assert damage is not None
    again.close()
    assert again.lines == record.lines


def test_a_position_that_does_not_fit_settles_nothing() -> None:
    record = begun()
    record.settle(Settlement("draw"))
    lines = list(record.lines)
    lines[-2] = lines[-2].replace(record.state.hash(), "0" * 16)
    again, damage = Record.recover(rechained(lines).splitlines(keepends=True), pointluck.game)
    assert damage is not None
    assert damage.key == "record-replay"
    assert not again.over
    assert again.state.seat in (*again.game.seats, CHANCE)
