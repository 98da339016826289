"""A game that goes on from a moment of another one: the same luck as far as it applies, or new luck."""

from __future__ import annotations

import pytest

import pointluck
from pointluck.engine import CHANCE, Problem, Record, RecordError
from pointluck.engine.forking import fork
from pointluck.engine.lines import linked
from pointluck.engine.notes import Forked
from tests.support import play_through

ORIGIN = "some-table-of-ours"
GAMES = pointluck.games()
STEP = 4


def gone_on(game: Record, step: int, new_luck: bool = False) -> Record:
    texts = [str(one.action) for one in game.steps]
    return fork(game.start, texts, Forked(ORIGIN, step), game.seats, new_luck)


def again(record: Record) -> Record:
    return Record.read(record.text().splitlines(keepends=True), pointluck.game)


@pytest.fixture(scope="module", params=GAMES)
def played(request: pytest.FixtureRequest) -> Record:
    return play_through(Record(pointluck.game(request.param).new()), 3, 150)


def test_it_stands_where_the_other_game_stood_and_says_so(played: Record) -> None:
    there = next(moment for moment in played.replay() if moment.number == STEP)
    for new_luck in (False, True):
        record = gone_on(played, STEP, new_luck)
        assert (len(record.steps), record.state) == (STEP, there.state)
        assert record.forked == (ORIGIN, STEP) == again(record).forked
        assert again(record).state == record.state
        assert f"forked {ORIGIN} {STEP} | " in record.text()


def test_the_same_answers_bring_the_same_luck(played: Record) -> None:
    record = gone_on(played, STEP)
    rolls = 0
    for step in played.steps[STEP:]:
        if step.seat == CHANCE:
            assert record.seen.due(record.state) == step.action
            rolls += 1
        record.apply(step.action)
    assert rolls and record.state == played.state
    assert record.seen.count == rolls


def test_new_luck_knows_nothing_of_what_came(played: Record) -> None:
    record = gone_on(played, STEP, new_luck=True)
    assert record.seen.count == 0
    for step in played.steps[STEP:]:
        assert record.seen.due(record.state) is None
        record.apply(step.action)


def test_a_finished_game_goes_on_from_before_its_end() -> None:
    whole = play_through(Record(pointluck.game("night-guns").new()), 1)
    assert whole.over
    record = gone_on(whole, len(whole.steps) - 1)
    assert not record.over
    record.apply(whole.steps[-1].action)
    assert record.over and again(record).result == whole.result
    with pytest.raises(Problem) as refused:
        gone_on(whole, len(whole.steps))
    assert refused.value.key == "fork-over"
    with pytest.raises(Problem) as refused:
        gone_on(whole, len(whole.steps) + 1)
    assert refused.value.key == "replay-step"


@pytest.mark.parametrize("body", ["forked short 1", "forked some-table-of-ours x", "forked some-table-of-ours 1 2"])
def test_what_is_no_such_line_is_refused(body: str) -> None:
    record = Record(pointluck.game("kido-butai").new())
    lines = [*record.text().splitlines(), linked(record._writer.chain, body)]
    with pytest.raises(RecordError) as refused:
        Record.read([f"{line}\n" for line in lines], pointluck.game)
    assert refused.value.key == "record-note"


def test_it_can_only_stand_before_the_first_step(played: Record) -> None:
    lines = [*played.text().splitlines(), linked(played._writer.chain, f"forked {ORIGIN} 1")]
    with pytest.raises(RecordError):
        Record.read([f"{line}\n" for line in lines], pointluck.game)
