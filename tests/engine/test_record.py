"""Records: playing, taking back, writing and reading."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

import pointluck
from pointluck.engine import CHANCE, Action, Event, Problem, Record, Refused, brings_news
from tests.support import play_through

GAME = pointluck.game("kido-butai")
SETUP = ("load akagi 3b 0t", "load kaga 3b 0t", "load soryu 2b 0t", "load hiryu 2b 0t")


def begun(*lines: str) -> Record:
    record = Record(GAME.new())
    for line in (*SETUP, *lines):
        record.apply(record.state.parse(line))
    return record


def read(text: str) -> Record:
    return Record.read(text.splitlines(keepends=True), pointluck.game)


# --- playing --------------------------------------------------------------------------------------------------------


def test_a_record_plays_on_its_own_copy() -> None:
    start = GAME.new()
    before = start.to_json()
    record = play_through(Record(start), 1, 20)
    assert start.to_json() == before
    record.start.apply(record.start.legal()[0])
    assert record.start.to_json() == before


def test_every_action_and_outcome_is_a_step() -> None:
    record = begun("launch A1 strike", "end", "die 3")
    assert [(step.seat, str(step.action)) for step in record.steps[4:]] == [
        ("japan", "launch A1 strike"),
        ("japan", "end"),
        ("chance", "die 3"),
    ]
    assert record.steps[-1].state_hash == record.state.hash()


def test_a_refused_action_leaves_no_trace() -> None:
    record = begun()
    before = record.text()
    with pytest.raises(Refused):
        record.apply(Action("fly", ("A1", "midway")))
    assert record.text() == before
    assert len(record.steps) == 4


def test_the_text_names_game_rules_preset_options_data_and_seats() -> None:
    start = GAME.new("detailed-sequence", {"counters": {"us_bombers": 9}}, adv_10a=True)
    record = Record(start, seats={"japan": "doctrine"})
    header = dict(line.split(" ", 1) for line in record.text().splitlines()[1:])
    assert record.text().startswith("Point Luck record 1\n")
    assert header["game"] == "kido-butai"
    assert header["rules"] == str(GAME.rules_version)
    assert header["preset"] == "detailed-sequence"
    assert json.loads(header["options"]) == {"kb.adv_10a": True}
    assert json.loads(header["figures"]) == {"counters": {"us_bombers": 9}}
    assert json.loads(header["seats"]) == {"japan": "doctrine"}
    assert header["data"] == start.setup.data_digest
    assert header["start"] == start.hash()
    again = read(record.text())
    assert again.state == start
    assert again.seats == {"japan": "doctrine"}


def test_a_seat_without_a_name_is_a_persons() -> None:
    assert Record(GAME.new()).seats == {"japan": "person"}


def test_a_finished_game_ends_with_its_result() -> None:
    record = play_through(Record(GAME.new()), 5)
    result = record.state.result
    assert result is not None
    last = record.text().splitlines()[-1]
    assert last.startswith(f"end {len(record.steps)} {result.level} ")
    assert json.loads(last.split(" ", 3)[3].split(" | ")[0]) == result.score


def test_a_journal_is_written_line_by_line() -> None:
    journal = io.StringIO()
    record = Record(GAME.new(), journal=journal)
    assert journal.getvalue() == record.text()
    for line in SETUP:
        record.apply(record.state.parse(line))
        assert journal.getvalue() == record.text()
    record.undo(3)
    assert journal.getvalue() == record.text()


def test_a_record_read_back_goes_on_in_its_file(tmp_path: Path) -> None:
    file = tmp_path / "game.plk"
    with file.open("w", encoding="utf-8") as journal:
        play_through(Record(GAME.new(), journal=journal), 5, 30)
    with file.open(encoding="utf-8") as lines:
        record = Record.read(lines, pointluck.game)
    with file.open("a", encoding="utf-8") as journal:
        record.keep_in(journal, written=len(record.lines))
        play_through(record, 6)
    with file.open(encoding="utf-8") as lines:
        assert Record.read(lines, pointluck.game).state == record.state


def test_replay_gives_every_step_with_its_state_and_events() -> None:
    record = begun("launch ZA cap", "end", "die 6")
    moments = list(record.replay())
    assert [moment.number for moment in moments] == [1, 2, 3, 4, 5, 6, 7]
    assert [moment.step for moment in moments] == record.steps
    assert all(moment.state.hash() == moment.step.state_hash for moment in moments)
    assert [event.kind for event in moments[4].events] == ["launched"]
    assert moments[-1].state is not record.state


# --- taking back ----------------------------------------------------------------------------------------------------


def test_a_decision_may_be_taken_back_as_long_as_nothing_was_learned() -> None:
    record = begun()
    before = record.state.hash()
    for line in ("launch A1 strike", "launch ZA cap", "ready K1 torpedoes"):
        record.apply(record.state.parse(line))
    assert record.undo_point("japan") == 0, "even the loads"
    record.undo(4)
    assert record.state.hash() == before


def test_a_chance_outcome_is_not_taken_back_freely() -> None:
    record = begun("end", "die 1", "die 1", "launch A1 strike", "launch A2 strike")
    assert record.undo_point("japan") == 7
    record.undo(7)
    assert record.undo_point("japan") == 7, "nothing is left to take back"
    record = begun("end", "die 1")
    assert record.undo_point("japan") == 6


def test_another_seats_decision_is_not_taken_back_freely() -> None:
    record = begun("launch A1 strike")
    assert record.undo_point("usa") == 5
    assert record.undo_point(CHANCE) == 5


def test_the_lifting_of_a_secret_is_news_whoever_did_it() -> None:
    plain = Event("moved", {}, "KB-3")
    secret = Event("revealed", {}, "KB-3", reveals=True)
    assert not brings_news("japan", [plain])
    assert brings_news("japan", [plain, secret])
    assert brings_news(CHANCE, [])


def test_an_event_is_seen_by_its_seats() -> None:
    assert Event("moved", {}, "KB-3").seen_by("japan")
    assert Event("moved", {}, "KB-3", seats=("usa",)).seen_by("usa")
    assert not Event("moved", {}, "KB-3", seats=("usa",)).seen_by("japan")


def test_what_was_taken_back_stays_in_the_file() -> None:
    record = begun("launch A1 strike", "launch A2 strike")
    record.undo(4)
    record.apply(record.state.parse("launch A3 strike"))
    text = record.text()
    assert "6 japan: launch A2 strike" in text
    assert "undo 4 kept | " in text
    again = read(text)
    assert again.text() == text
    assert [str(step.action) for step in again.steps[4:]] == ["launch A3 strike"]


@pytest.mark.parametrize("number", [-1, 4, 5, 100])
def test_undo_goes_back_and_nowhere_else(number: int) -> None:
    record = begun()
    before = record.text()
    with pytest.raises(Problem) as caught:
        record.undo(number)
    assert caught.value.key == "undo-range"
    assert record.text() == before


def test_undo_from_the_end_reopens_the_game() -> None:
    record = play_through(Record(GAME.new()), 5)
    count = len(record.steps)
    record.undo(count - 10)
    assert not record.state.over
    play_through(record, 8)
    assert record.state.over
    again = read(record.text())
    assert again.state == record.state
    assert record.text().count("\nend ") == 2
