"""Records that are damaged, cut off or foreign: an error that names the line and what is wrong, never anything else."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pointluck
from pointluck.engine import Record, RecordError
from pointluck.engine.lines import lines_of
from tests.support import examples, play_through

GAME = pointluck.game("kido-butai")
HEADER = 9
"""Lines before the first step."""


@pytest.fixture(scope="module")
def whole() -> list[str]:
    """The lines of a finished game, in which three steps were taken back once."""
    record = play_through(Record(GAME.new()), 5, 40)
    record.undo(37)
    play_through(record, 5)
    return record.text().splitlines(keepends=True)


def failure(lines: list[str]) -> tuple[int, str]:
    """Line and key of the error that reading these lines gives."""
    with pytest.raises(RecordError) as caught:
        Record.read(lines, pointluck.game)
    assert caught.value.params["line"] == caught.value.line
    return caught.value.line, caught.value.key


def rechained(lines: list[str]) -> list[str]:
    """The same lines with hashes that chain them correctly: what a forger would write."""
    chain = ""
    made = []
    for line in lines:
        text = line.removesuffix("\n")
        body, bar, tail = text.rpartition(" | ")
        if bar:
            kept = f"{body} | {tail.split(' ')[0]}" if " " in tail else body
            link = hashlib.sha256(f"{chain}\n{kept}".encode()).hexdigest()[:16]
            text = f"{kept} {link}" if " " in tail else f"{kept} | {link}"
        made.append(f"{text}\n")
        chain = hashlib.sha256(f"{chain}\n{text}".encode()).hexdigest()[:16]
    return made


def changed(lines: list[str], number: int, old: str, new: str) -> list[str]:
    """The lines with `old` replaced in line `number` (from 1)."""
    assert old in lines[number - 1]
    return [*lines[: number - 1], lines[number - 1].replace(old, new), *lines[number:]]


def test_the_sample_is_sound_and_so_is_its_forged_chain(whole: list[str]) -> None:
    assert Record.read(whole, pointluck.game).state.over
    assert rechained(whole) == whole
    assert sum(line.startswith("undo ") for line in whole) == 1


# --- cut off --------------------------------------------------------------------------------------------------------


def test_an_empty_file() -> None:
    assert failure([]) == (1, "record-cut")


def test_cut_in_the_header(whole: list[str]) -> None:
    for count in range(1, HEADER):
        assert failure(whole[:count]) == (count + 1, "record-cut")


def test_cut_in_the_middle_of_a_line(whole: list[str]) -> None:
    for number in (1, 5, HEADER, 20, len(whole)):
        assert failure([*whole[: number - 1], whole[number - 1][:-3]]) == (number, "record-cut")
        assert failure([*whole[: number - 1], whole[number - 1].rstrip("\n")]) == (number, "record-cut")


def test_cut_between_two_lines_is_a_game_that_is_not_finished(whole: list[str]) -> None:
    record = Record.read(whole[:30], pointluck.game)
    assert not record.state.over
    assert len(record.steps) == 30 - HEADER


def test_cut_before_the_last_line(whole: list[str]) -> None:
    assert failure(whole[:-1]) == (len(whole), "record-no-end")


# --- foreign --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "content",
    [
        "\n",
        "{}\n",
        '[Event "F/S Return Match"]\n',
        "Point Luck\n",
        "point luck record 1\n",
        "\0\0\0\0\n",
        "PK\x03\x04\n",
    ],
)
def test_a_file_of_something_else(content: str) -> None:
    assert failure([content, "more\n"]) == (1, "record-foreign")


def test_another_format(whole: list[str]) -> None:
    assert failure(["Point Luck record 2\n", *whole[1:]]) == (1, "record-format")
    assert failure(["Point Luck record 1.0\n", *whole[1:]]) == (1, "record-format")


def test_another_game(whole: list[str]) -> None:
    assert failure(changed(whole, 2, "kido-butai", "chess")) == (2, "record-game")


def test_another_rules_version(whole: list[str]) -> None:
    assert failure(changed(whole, 3, "1", "2")) == (3, "record-rules")
    assert failure(changed(whole, 3, "1", "one")) == (3, "record-rules")


def test_header_lines_in_another_order(whole: list[str]) -> None:
    assert failure([whole[0], whole[2], whole[1], *whole[3:]]) == (2, "record-header")
    assert failure([whole[0], *whole[2:]]) == (2, "record-header")
    assert failure([*whole[:4], "surprise\n", *whole[4:]]) == (5, "record-header")


# --- a changed header -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "old", "new", "error"),
    [
        (4, "standard", "advanced", (4, "record-setup")),
        (4, "standard", "detailed-sequence", (9, "record-replay")),
        (5, "{}", '{"kb.adv_10a":true}', (9, "record-replay")),
        (5, "{}", '{"kb.adv_10z":true}', (5, "record-setup")),
        (5, "{}", '{"kb.adv_10a":"perhaps"}', (5, "record-setup")),
        (5, "{}", "[]", (5, "record-table")),
        (5, "{}", "{", (5, "record-table")),
        (5, "{}", "", (5, "record-table")),
        (5, "{}", "[" * 3_900, (5, "record-table")),
        (5, "{}", "[" * 100_000, (5, "record-line")),
        (7, "{}", "[" * 60_000, (7, "record-table")),
        (7, "{}", "[" * 100_000, (7, "record-line")),
        (7, "{}", '{"counters":{"us_bombers":' + "9" * 5_000 + "}}", (7, "record-table")),
        (7, "{}", '{"counters":{"us_bombers":3000000}}', (7, "record-setup")),
        (7, "{}", '{"names":{"base":"\\ud800"}}', (7, "record-setup")),
        (5, "{}", '{"kb.adv_10a":[[[[1]]]]}', (5, "record-setup")),
        (5, "{}", '{"\\ud800":1}', (5, "record-setup")),
        (8, '"person"', "[1]", (8, "record-seats")),
        (8, '"person"', '"\\ud800"', (8, "record-seats")),
        (6, "data ", "data 0", (6, "record-data")),
        (7, "{}", '{"counters":{"us_bombers":9}}', (6, "record-data")),
        (7, "{}", '{"counters":{"us_bombers":-9}}', (7, "record-setup")),
        (7, "{}", '{"counters":{"us_zeppelins":9}}', (7, "record-setup")),
        (7, "{}", '"mix-10-10-5-6"', (7, "record-table")),
        (7, "{}", "1", (7, "record-table")),
        (8, "japan", "usa", (8, "record-seats")),
        (8, '{"japan":"person"}', "{}", (8, "record-seats")),
        (8, '{"japan":"person"}', "null", (8, "record-table")),
        (9, "start ", "start 0", (9, "record-replay")),
    ],
)
def test_a_changed_header_is_told_with_its_line(
    whole: list[str], number: int, old: str, new: str, error: tuple[int, str]
) -> None:
    assert failure(changed(whole, number, old, new)) == error
    assert failure(rechained(changed(whole, number, old, new))) == error


def test_another_name_in_a_seat_breaks_the_chain_at_the_first_step(whole: list[str]) -> None:
    assert failure(changed(whole, 8, "person", "somebody")) == (HEADER + 1, "record-chain")


def test_a_header_that_means_the_same_is_no_damage(whole: list[str]) -> None:
    for number, old, new in ((5, "{}", '{"kb.adv_10a":false}'), (7, "{}", "{ }"), (7, "{}", '{"counters":{}}')):
        assert Record.read(changed(whole, number, old, new), pointluck.game).text() == "".join(whole)


# --- changed steps --------------------------------------------------------------------------------------------------


def test_a_changed_figure_breaks_the_chain(whole: list[str]) -> None:
    number = next(number for number, line in enumerate(whole, 1) if "chance: die" in line)
    die = whole[number - 1].split("die ")[1][0]
    other = "1" if die in "56" else "6"
    forged = changed(whole, number, f"die {die}", f"die {other}")
    assert failure(forged) == (number, "record-chain")
    assert failure(rechained(forged)) == (number, "record-replay")


def test_a_changed_hash_breaks_the_chain_and_a_forged_one_the_replay(whole: list[str]) -> None:
    state_hash = whole[19].split(" | ")[1].split()[0]
    forged = changed(whole, 20, state_hash, "0123456789abcdef")
    assert failure(forged) == (20, "record-chain")
    assert failure(rechained(forged)) == (20, "record-replay")
    link = whole[19].split()[-1]
    assert failure(changed(whole, 20, link, "0123456789abcdef")) == (20, "record-chain")


def test_swapped_lines(whole: list[str]) -> None:
    swapped = [*whole[:15], whole[16], whole[15], *whole[17:]]
    assert failure(swapped) == (16, "record-chain")
    assert failure(rechained(swapped)) == (16, "record-number")


def test_a_line_left_out(whole: list[str]) -> None:
    assert failure([*whole[:15], *whole[16:]]) == (16, "record-chain")
    assert failure(rechained([*whole[:15], *whole[16:]])) == (16, "record-number")


def test_a_line_twice(whole: list[str]) -> None:
    assert failure([*whole[:16], whole[15], *whole[16:]]) == (17, "record-chain")


@pytest.mark.parametrize(
    ("body", "key"),
    [
        ("1 japan: load akagi 4b 0t", "record-illegal"),
        ("1 japan: launch A1 strike", "record-illegal"),
        ("1 japan: sail home", "record-action"),
        ("1 japan: ", "record-action"),
        ("1 japan: end; end", "record-action"),
        ("1 chance: die 3", "record-seat"),
        ("1 usa: end", "record-seat"),
        ("2 japan: load akagi 3b 0t", "record-number"),
        ("x japan: load akagi 3b 0t", "record-number"),
        ("1 japan load akagi 3b 0t", "record-number"),
        ("1", "record-number"),
        ("", "record-number"),
        ("undo 0", "record-undo"),
        ("undo -1", "record-undo"),
        ("undo x", "record-undo"),
        ("undo " + "9" * 3000, "record-undo"),
        ("undo " + "9" * 5000, "record-line"),
        ("undo ", "record-undo"),
        ("1 japan: load akagi 3b 0t", "record-replay"),
    ],
)
def test_a_forged_step(whole: list[str], body: str, key: str) -> None:
    forged = rechained([*whole[:HEADER], f"{body} | 0123456789abcdef 0123456789abcdef\n"])
    assert failure(forged) == (HEADER + 1, key)


@pytest.mark.parametrize(
    "line",
    [
        "\n",
        "nonsense\n",
        "1 japan: load akagi 3b 0t\n",
        "1 japan: load akagi 3b 0t | 1 2\n",
        "a | b | c\n",
        " | \n",
    ],
)
def test_a_line_that_is_no_step(whole: list[str], line: str) -> None:
    assert failure([*whole[:HEADER], line]) == (HEADER + 1, "record-step")


# --- the end --------------------------------------------------------------------------------------------------------


def test_lines_after_the_end(whole: list[str]) -> None:
    assert failure([*whole, "\n"]) == (len(whole) + 1, "record-after-end")
    assert failure([*whole, whole[-1]]) == (len(whole) + 1, "record-after-end")
    assert failure([*whole, whole[20]]) == (len(whole) + 1, "record-after-end")


def test_an_end_that_comes_too_early(whole: list[str]) -> None:
    assert failure([*whole[:20], whole[-1]]) == (21, "record-early-end")


def test_an_end_with_another_result(whole: list[str]) -> None:
    number = len(whole)
    level = whole[-1].split()[2]
    other = "draw" if level != "draw" else "major-victory"
    assert failure(changed(whole, number, level, other)) == (number, "record-chain")
    assert failure(rechained(changed(whole, number, level, other))) == (number, "record-chain")


# --- what is no damage ----------------------------------------------------------------------------------------------


def test_line_ends_of_another_system(whole: list[str]) -> None:
    record = Record.read([f"{line[:-1]}\r\n" for line in whole], pointluck.game)
    assert record.text() == "".join(whole)


# --- what can be saved ----------------------------------------------------------------------------------------------


def damage_cut(lines: list[str]) -> list[str]:
    return [*lines[:29], lines[29][:10]]


def damage_figure(lines: list[str]) -> list[str]:
    return [*lines[:29], lines[29].replace(" | ", " | 0"), *lines[30:]]


def damage_replay(lines: list[str]) -> list[str]:
    state_hash = lines[29].split(" | ")[1].split()[0]
    return rechained([*lines[:29], lines[29].replace(state_hash, "0123456789abcdef"), *lines[30:]])


def damage_action(lines: list[str]) -> list[str]:
    body = lines[29].split(": ")[0]
    return rechained([*lines[:29], f"{body}: sail home | 0123456789abcdef 0123456789abcdef\n", *lines[30:]])


@pytest.mark.parametrize("damage", [damage_cut, damage_figure, damage_replay, damage_action])
def test_what_comes_before_the_damage_can_be_trusted(
    whole: list[str], damage: Callable[[list[str]], list[str]]
) -> None:
    record, error = Record.recover(damage(whole), pointluck.game)
    assert error is not None
    assert error.line == 30
    assert record.text() == "".join(whole[:29])
    assert record.state == Record.read(whole[:29], pointluck.game).state
    play_through(record, 9)
    assert Record.read(record.text().splitlines(keepends=True), pointluck.game).state.over


def test_a_sound_record_needs_no_recovery(whole: list[str]) -> None:
    record, error = Record.recover(whole, pointluck.game)
    assert error is None
    assert record.text() == "".join(whole)


def test_a_record_without_its_last_line_is_recovered_whole(whole: list[str]) -> None:
    record, error = Record.recover(whole[:-1], pointluck.game)
    assert error is not None
    assert error.key == "record-no-end"
    assert record.state.over


@pytest.mark.parametrize("junk", ["\ud800", "\0", "\x1b[2J"])
def test_a_line_with_what_is_no_text_is_told_as_damaged(whole: list[str], junk: str) -> None:
    at = len(whole) // 2
    spoiled = [*whole[:at], whole[at][:5] + junk + whole[at][5:], *whole[at + 1 :]]
    assert failure(spoiled) == (at + 1, "record-text")


def test_a_file_that_is_one_endless_line_is_not_read_to_its_end(tmp_path: Path, whole: list[str]) -> None:
    file = tmp_path / "game.plk"
    file.write_text("".join(whole[:9]) + "x" * 1_000_000, encoding="utf-8")
    with file.open(encoding="utf-8", newline="\n") as opened:
        lines = lines_of(opened)
        with pytest.raises(RecordError) as caught:
            Record.read(lines, pointluck.game)
        assert (caught.value.line, caught.value.key) == (10, "record-line")
        assert opened.tell() < 200_000


def test_of_a_broken_header_nothing_can_be_saved(whole: list[str]) -> None:
    for lines in ([], whole[:4], ["junk\n"], changed(whole, 7, "{}", "1")):
        with pytest.raises(RecordError):
            Record.recover(lines, pointluck.game)


# --- any damage at all ----------------------------------------------------------------------------------------------


def _short() -> str:
    return play_through(Record(GAME.new()), 5, 25).text()


@pytest.mark.slow
@settings(max_examples=examples(300))
@given(
    place=st.floats(0, 1, exclude_max=True),
    length=st.integers(0, 40),
    junk=st.text(st.characters(exclude_categories=()), max_size=20),
)
def test_any_damage_gives_an_error_or_a_sound_part(place: float, length: int, junk: str) -> None:
    text = _short()
    at = int(place * len(text))
    spoiled = (text[:at] + junk + text[at + length :]).splitlines(keepends=True)
    try:
        record, _ = Record.recover(spoiled, pointluck.game)
    except RecordError as error:
        assert 1 <= error.line <= len(spoiled) + 1
        assert error.key.startswith("record-")
        return
    assert record.state.problems() == []
    sound = Record.read(text.splitlines(keepends=True), pointluck.game).steps
    assert record.steps == sound[: len(record.steps)]


@settings(max_examples=examples(100))
@given(content=st.binary(max_size=400))
def test_binary_junk_gives_an_error(content: bytes) -> None:
    for errors in ("replace", "surrogateescape"):
        lines = content.decode("utf-8", errors).splitlines(keepends=True)
        with pytest.raises(RecordError):
            Record.read(lines, pointluck.game)
        with pytest.raises(RecordError):
            Record.read(["Point Luck record 1\n", *lines], pointluck.game)


def test_a_file_opened_as_it_is(tmp_path: Path, whole: list[str]) -> None:
    file = tmp_path / "game.plk"
    file.write_text("".join(whole), encoding="utf-8", newline="\r\n")
    with file.open(encoding="utf-8", newline="") as lines:
        assert Record.read(lines, pointluck.game).state.over
