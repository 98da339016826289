"""Taking back: a die that was seen comes again where the same is rolled, and nobody can fish for luck."""

from __future__ import annotations

from random import Random

import pytest

import pointluck
from pointluck.engine import CHANCE, Action, Record, Seeded, Seen
from pointluck.engine.lines import link_of
from pointluck.engine.taking_back import crosses_luck, free_point, ways_back

GAMES = ("kido-butai", "battle-of-midway", "dogfight")
LOADED = ("load akagi 3b 0t", "load kaga 3b 0t", "load soryu 2b 0t", "load hiryu 2b 0t")
OVER_MIDWAY = ("launch A1 strike", "launch A2 strike", "end", "die 1", "die 1", "fly A1 midway", "fly A2 midway", "end")


def begun(*lines: str) -> Record:
    record = Record(pointluck.game("kido-butai").new())
    for line in (*LOADED, *lines):
        take(record, line)
    return record


def take(record: Record, *lines: str) -> None:
    for line in lines:
        record.apply(record.state.parse(line))


def due(record: Record) -> str | None:
    outcome = record.seen.due(record.state)
    return None if outcome is None else str(outcome)


def read(lines: list[str]) -> Record:
    return Record.read([f"{line}\n" for line in lines], pointluck.game)


# --- luck that comes again ------------------------------------------------------------------------------------------


def test_what_was_not_seen_is_rolled() -> None:
    record = begun("end")
    assert due(record) is None
    take(record, "die 3")
    assert due(record) is None
    assert record.seen == Seen()


def test_a_die_that_was_seen_comes_again_after_the_same_decision() -> None:
    record = begun("end", "die 3", "die 6")
    record.undo(4)
    assert due(record) is None, "a person is asked"
    take(record, "end")
    assert due(record) == "die 3"
    take(record, "die 3")
    assert due(record) == "die 6"
    take(record, "die 6")
    assert record.state.seat == "japan"
    assert record.seen.count == 2


def test_moving_something_else_first_does_not_change_it() -> None:
    record = begun("end", "die 3", "die 6")
    record.undo(4)
    take(record, "launch A1 strike", "launch ZA cap", "end")
    assert due(record) == "die 3"


def test_dice_of_one_question_come_in_their_order() -> None:
    """An attack on Midway: the draw and then each die (KB-6b2, KB-6c1), as they first came."""
    record = begun(*OVER_MIDWAY, "die 1", "die 1", "attack midway", "draw no-fighter")
    before = len(record.steps) - 2
    thrown = ["die 2", "die 6", "die 4", "die 1"][: dice_asked(record)]
    take(record, *thrown)
    for _ in range(3):
        record.undo(before)
        take(record, "attack midway")
        again = []
        while (outcome := due(record)) is not None:
            again.append(outcome)
            take(record, outcome)
        assert again == ["draw no-fighter", *thrown]


def dice_asked(record: Record) -> int:
    state, count = record.state.copy(), 0
    while state.seat == CHANCE:
        state.apply(Action("die", ("3",)))
        count += 1
    return count


def test_it_comes_only_in_the_same_place() -> None:
    """The search of another turn is another roll."""
    record = begun("end", "die 3", "die 2", "end", "die 5", "die 5")
    record.undo(4)
    take(record, "end", "die 3", "die 2", "end")
    assert due(record) == "die 5"
    record.undo(4)
    take(record, "end")
    assert due(record) == "die 3"


def test_what_lay_behind_keeps_its_turn_when_only_a_part_is_played_again() -> None:
    record = begun("end", "die 3", "die 1", "end", "die 2", "die 4")
    record.undo(4)
    take(record, "end", "die 3", "die 1")
    record.undo(4)
    take(record, "end")
    outcomes = []
    while not (record.state.seat == "japan" and len(outcomes) == 4):
        if record.state.seat == "japan":
            take(record, "end")
            continue
        outcome = due(record)
        assert outcome is not None
        outcomes.append(outcome)
        take(record, outcome)
    assert outcomes == ["die 3", "die 1", "die 2", "die 4"]


def test_what_cannot_come_up_is_not_due() -> None:
    """A card that is no longer in the pile is not dealt from it."""
    game = pointluck.game("dogfight")
    record = Record(game.new())
    first = record.state
    while first.seat != CHANCE:
        take(record, str(first.legal()[0]))
        first = record.state
    seen = Seen().back(first.copy(), [str(first.legal()[0])])
    assert seen.due(first) == first.legal()[0]
    other = Seen(0, False, {key: (Action("deal", ("nothing",)),) for key in seen._waiting})
    assert other.due(first) is None


def test_going_back_to_a_roll_itself_is_told_apart() -> None:
    """Whoever types in real dice has mistyped one: it is asked for again, and what is typed takes its place."""
    record = begun("end", "die 3", "die 6")
    record.undo(5)
    assert record.seen.again
    assert due(record) == "die 3"
    take(record, "die 4")
    assert not record.seen.again
    assert due(record) == "die 6"
    record.undo(4)
    assert not record.seen.again
    take(record, "end")
    assert due(record) == "die 4"


@pytest.mark.parametrize("name", GAMES)
def test_nobody_can_fish_for_luck(name: str) -> None:
    """Whatever is taken back and however often: the same decisions meet the same dice."""
    random = Random(name)
    record = Record(pointluck.game(name).new())
    for _ in range(6):
        before, decisions = len(record.steps), []
        for _ in range(12):
            if record.state.seat is None:
                return
            if record.state.seat != CHANCE:
                decisions.append(random.choice(record.state.legal()))
                record.apply(decisions[-1])
            roll(record, random)
        after, hashed = len(record.steps), record.state.hash()
        for _ in range(3):
            record.undo(before)
            for decision in decisions:
                roll(record, random)
                record.apply(decision)
            roll(record, random)
            assert (len(record.steps), record.state.hash()) == (after, hashed)
    assert read(record.lines).seen == record.seen


def roll(record: Record, random: Random) -> None:
    """What is due, and new dice where nothing is."""
    while record.state.seat == CHANCE:
        outcome = record.seen.due(record.state)
        record.apply(outcome or Seeded(random.random().hex()).pick(record.state))


# --- in a record ----------------------------------------------------------------------------------------------------


def test_a_record_that_is_read_knows_the_same_at_every_line() -> None:
    record = begun("end", "die 3", "die 1", "end", "die 2", "die 4")
    record.undo(8)
    record.undo(4)
    take(record, "end", "die 3")
    known = []
    Record.read([f"{line}\n" for line in record.lines], pointluck.game, lambda *looked: known.append(looked[3].count))
    assert known == [0] * 10 + [4] * 2
    assert read(record.lines).seen == record.seen
    assert due(read(record.lines)) == "die 1"


def test_the_file_says_that_luck_is_kept() -> None:
    record = begun("end", "die 3")
    record.undo(4)
    assert record.lines[-1].startswith("undo 4 kept | ")


def test_older_records_rolled_anew() -> None:
    """They say so by the shorter form of the line."""
    record = begun("end", "die 3", "die 6")
    record.undo(4)
    take(record, "end", "die 5")
    chain, lines = "", []
    for number, line in enumerate(record.lines, 1):
        if number > 9:
            body = line.rpartition(" ")[0].replace(" kept | ", " | ")
            line = f"{body} {link_of(chain, body)}"
        chain = link_of(chain, line)
        lines.append(line)
    older = read(lines)
    assert older.lines == lines
    assert older.seen == Seen(count=2)
    assert due(older) is None


@pytest.mark.parametrize("body", ["undo 4 again", "undo 4 kept kept", "undo 04", "undo 4  kept", "undo 4 "])
def test_no_other_form_is_read(body: str) -> None:
    record = begun("end", "die 3")
    record.undo(4)
    with pytest.raises(pointluck.engine.RecordError, match=r"record-(undo|chain)"):
        read([*record.lines[:-1], record.lines[-1].replace("undo 4 kept", body)])


# --- where taking back leads ----------------------------------------------------------------------------------------


def test_every_press_leads_to_the_decision_of_ones_own_before() -> None:
    record = begun("launch A1 strike", "end", "die 3", "die 6", "launch K1 strike")
    assert list(ways_back(record.steps, ("japan",))) == [8, 5, 4, 3, 2, 1, 0]
    assert list(ways_back(record.steps, ("japan", CHANCE)))[:4] == [8, 7, 6, 5]
    assert list(ways_back(record.steps, ("usa",))) == []
    assert not crosses_luck(record.steps, 8)
    assert crosses_luck(record.steps, 5)
    assert free_point(record.steps, "japan") == record.undo_point("japan") == 8
