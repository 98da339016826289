"""A record that was tampered with is found out, and what is wrong with it is named with its line."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import pointluck
from pointluck.engine import CHANCE, Entropy, FairDice, Record, Seeded
from pointluck.engine.fair import commitment
from pointluck.engine.lines import LINKED, link_of
from pointluck.tables import verify
from tests.support import play_through
from tests.tables.playing import alone, opened, play


@pytest.fixture(scope="module")
def lines(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    return asyncio.run(finished(tmp_path_factory.mktemp("verify")))


async def finished(folder: Path) -> list[str]:
    """A game with an undo in it, from the first line to the secret."""
    async with opened(f"{folder}/club.db") as club:
        ann, table = await alone(club)
        await play(club, table.id, ann, 1, 20)
        outlook = await club.outlook(table.id, "japan")
        await club.undo(ann.id, table.id, "japan", outlook.seq, outlook.number - 9)
        await play(club, table.id, ann, 2)
        return (await club.export(table.id, ann.id)).splitlines()


def mended(lines: list[str]) -> list[str]:
    """What somebody who knows the format would do: links that hold again."""
    chain, done = "", []
    for number, line in enumerate(lines, 1):
        if number > 9:
            mark = " | " if line.startswith(LINKED) else " "
            body = line.rpartition(mark)[0]
            line = f"{body}{mark}{link_of(chain, body)}"
        chain = link_of(chain, line)
        done.append(line)
    return done


def failed(lines: list[str]) -> dict[str, tuple[str | None, object]]:
    verdict = verify("".join(f"{line}\n" for line in lines))
    wrong = {check.check: (check.key, check.params.get("line")) for check in verdict.checks if not check.passed}
    assert verdict.sound is (not wrong)
    return wrong


def place(lines: list[str], start: str, after: int = 0) -> int:
    return next(number for number, line in enumerate(lines) if number > after and start in line)


def other_hex(line: str) -> str:
    """A hexadecimal digit in the second word is another."""
    kind, word, rest = line.split(" ", 2)
    return f"{kind} {'1' if word[0] != '1' else '2'}{word[1:]} {rest}"


def test_an_honest_record_is_sound(lines: list[str]) -> None:
    verdict = verify("".join(f"{line}\n" for line in lines))
    assert verdict.sound
    assert [check.check for check in verdict.checks] == ["chain", "legal", "commitment", "dice", "end", "signature"]
    assert all(check.checked for check in verdict.checks)
    assert verdict.checks[-1].key == "problem-verify-signed"
    assert verdict.checks[-1].params["host"] == "localhost"
    assert verdict.chance == sum(" chance: " in line for line in lines)
    assert verdict.steps == int(next(line for line in lines if line.startswith("end ")).split()[1])


@pytest.mark.slow
def test_every_changed_letter_breaks_the_chain(lines: list[str]) -> None:
    """In each line after the first nine, and in those by the line after them."""
    for number, line in enumerate(lines):
        if number == 0:
            continue
        middle = len(line) // 2
        letter = "x" if line[middle] != "x" else "y"
        changed = [*lines[:number], line[:middle] + letter + line[middle + 1 :], *lines[number + 1 :]]
        assert failed(changed)["chain"] == ("problem-record-chain", max(number + 1, 10))


def test_a_changed_die_is_named_even_if_everything_else_was_mended(lines: list[str]) -> None:
    """The position after it too: the rest of the game is played anew as somebody would like it to have been."""
    number = place(lines, "chance: die")
    head, _, tail = lines[number].partition("die ")
    face = "1" if tail[0] != "1" else "2"
    changed = [*lines[:number], f"{head}die {face}{tail[1:]}", *lines[number + 1 :]]
    assert failed(changed)["dice"] == ("problem-verify-dice", number + 1)
    assert failed(changed)["chain"] == ("problem-record-chain", number + 1)
    assert failed(mended(changed))["dice"] == ("problem-verify-dice", number + 1)
    forged = forge(lines, number, face)
    wrong = failed(forged)
    assert wrong == {"dice": ("problem-verify-dice", number + 1)}, "nothing else is wrong with it"


def forge(lines: list[str], number: int, face: str) -> list[str]:
    """A whole false game: one die changed, everything after it played on with dice of one's own, and well linked."""
    record = Record(pointluck.game("kido-butai").new())
    fair = [line for line in lines if line.startswith(("fair ", "entropy ", "signed begin "))]
    for line in lines[9 + len(fair) : number]:
        words = line.split(" | ")[0]
        if words.startswith("undo "):
            record.undo(int(words.split()[1]))
        else:
            record.apply(record.state.parse(words.partition(": ")[2]))
    record.apply(record.state.parse(f"die {face}"))
    dice = Seeded(1)
    while not record.state.over:
        chance = record.state.seat == "chance"
        record.apply(dice.pick(record.state) if chance else record.state.legal()[-1])
    return mended([*record.lines[:9], *fair, *record.lines[9:], lines[-2]])


def test_a_changed_step_is_found(lines: list[str]) -> None:
    number = place(lines, "japan: load kaga")
    changed = [*lines]
    changed[number] = lines[number].replace("load kaga", "load akagi")
    assert failed(changed)["chain"] == ("problem-record-chain", number + 1)
    assert failed(mended(changed))["legal"][1] == number + 1


@pytest.mark.parametrize("start", ["fair ", "secret "])
def test_a_changed_commitment_or_secret_is_found(lines: list[str], start: str) -> None:
    number = place(lines, start)
    changed = [*lines]
    changed[number] = other_hex(lines[number])
    assert failed(changed)["commitment"] == ("problem-verify-commitment", 10)
    wrong = failed(mended(changed))
    assert wrong["commitment"] == ("problem-verify-commitment", 10)
    assert ("dice" in wrong) is (start == "secret ")


def test_a_changed_entropy_line_gives_other_dice(lines: list[str]) -> None:
    number = place(lines, "entropy ")
    changed = [*lines]
    changed[number] = lines[number].replace("0011", "0012", 1)
    assert failed(mended(changed))["dice"][0] == "problem-verify-dice"


def test_another_table_or_another_line_gives_other_dice(lines: list[str]) -> None:
    number = place(lines, "fair ")
    words = lines[number].split(" ")
    for changed_word in ((2, "x" * 22), (3, "1")):
        changed = [*lines]
        changed[number] = " ".join([*words[: changed_word[0]], changed_word[1], *words[changed_word[0] + 1 :]])
        assert failed(mended(changed))["dice"][0] == "problem-verify-dice"


def test_a_dropped_line_is_found_wherever_it_stood(lines: list[str]) -> None:
    # Every line of the head, of the dice, of the end, and every fifth step.
    for number in (*range(1, 14), *range(14, len(lines) - 4, 5), *range(len(lines) - 5, len(lines) - 1)):
        dropped = [*lines[:number], *lines[number + 1 :]]
        assert failed(dropped), lines[number]
        assert failed(mended(dropped)), lines[number]


def test_without_its_last_signature_a_record_says_so(lines: list[str]) -> None:
    verdict = verify("".join(f"{line}\n" for line in lines[:-1]))
    signature = verdict.checks[-1]
    assert (signature.passed, signature.checked, signature.key) == (True, False, "problem-verify-signed-early")


def test_lines_that_changed_places_are_found(lines: list[str]) -> None:
    number = place(lines, "japan: load kaga")
    swapped = [*lines[:number], lines[number + 1], lines[number], *lines[number + 2 :]]
    assert "chain" in failed(swapped)
    assert "legal" in failed(mended(swapped))


def test_an_undo_that_was_left_out_shifts_the_dice(lines: list[str]) -> None:
    number = place(lines, "undo ")
    assert failed(mended([*lines[:number], *lines[number + 1 :]]))


@pytest.mark.parametrize("text", ["", "nonsense", "Point Luck record 1\n", "\n\n\n", "\ud800", "fair x\n" * 20])
def test_what_is_no_record_is_no_sound_record(text: str) -> None:
    assert not verify(text).sound


def test_a_record_without_its_end_is_unfinished() -> None:
    record = play_through(Record(pointluck.game("kido-butai").new()), 1, 30)
    assert failed(record.lines) == {}
    end = verify(record.text()).checks[4]
    assert (end.check, end.passed, end.checked, end.key) == ("end", True, False, "problem-verify-unfinished")


def test_dice_by_hand_are_said_to_be_so() -> None:
    record = play_through(Record(pointluck.game("kido-butai").new()), 1)
    verdict = verify(record.text())
    assert verdict.sound
    assert [check.key for check in verdict.checks] == [
        None,
        None,
        "problem-verify-by-hand",
        "problem-verify-by-hand",
        None,
        "problem-verify-unsigned",
    ]
    assert [check.checked for check in verdict.checks] == [True, True, False, False, True, False]


# --- luck that was taken back ---------------------------------------------------------------------------------------


def taken_back_by_hand(*after: str) -> list[str]:
    """A game with dice that were typed in: two were seen and taken back, then others are said to have come."""
    record = Record(pointluck.game("kido-butai").new())
    for line in (
        "load akagi 3b 0t",
        "load kaga 3b 0t",
        "load soryu 2b 0t",
        "load hiryu 2b 0t",
        "end",
        "die 3",
        "die 2",
    ):
        record.apply(record.state.parse(line))
    for line in after:
        if line.startswith("undo "):
            record.undo(int(line.split()[1]))
        else:
            record.apply(record.state.parse(line))
    return play_through(record, 1).lines


def fair(again: bool) -> list[str]:
    """A game with fair dice in which the first roll is taken back; `again`: then rolled anew, by the same sums."""
    secret, entropy = bytes(range(32)), [Entropy("japan", "ab" * 16)]
    record = Record(pointluck.game("kido-butai").new())
    record.keep_fair(commitment(secret), "table", 0, entropy)
    dice = FairDice(secret, "table", entropy)
    while not record.state.over:
        if record.state.seat == CHANCE:
            seen = None if again else record.seen.due(record.state)
            record.apply(seen or dice.on(record.logged + 1).pick(record.state))
            if not record.seen.count:
                record.undo(len(record.steps) - 2)
        else:
            record.apply(record.state.legal()[-1])
    record.publish(secret.hex())
    return record.lines


def test_a_die_that_was_seen_and_rolled_again_is_found_out() -> None:
    """The sums are right for its line, but what was seen must come again."""
    assert failed(fair(again=False)) == {}
    rolled_again = fair(again=True)
    undo = place(rolled_again, "undo ")
    assert failed(rolled_again) == {"dice": ("problem-verify-seen", place(rolled_again, " chance: ", undo) + 1)}


def test_records_from_before_that_rule_are_sound_and_say_it() -> None:
    """Their `undo` lines are the shorter ones; the dice were rolled anew."""
    older = mended([line.replace(" kept | ", " | ") for line in fair(again=True)])
    assert failed(older) == {}
    assert verify("".join(f"{line}\n" for line in older)).taken_back == 1


@pytest.mark.parametrize("other", ["die 1", "die 2", "die 4"])
def test_dice_that_were_typed_in_must_come_again_too(other: str) -> None:
    wrong = taken_back_by_hand("undo 4", "launch ZA cap", "end", other)
    assert failed(wrong) == {"dice": ("problem-verify-seen", place(wrong, " chance: ", place(wrong, "undo ")) + 1)}
    assert failed(taken_back_by_hand("undo 4", "launch ZA cap", "end", "die 3", "die 2")) == {}


def test_a_slip_may_be_mended_by_going_back_to_it() -> None:
    assert failed(taken_back_by_hand("undo 5", "die 4", "die 2")) == {}
    wrong = taken_back_by_hand("undo 5", "die 4", "die 3")
    assert failed(wrong)["dice"][0] == "problem-verify-seen"
