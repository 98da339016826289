"""Playing in the terminal, through the real loop."""

from __future__ import annotations

from pathlib import Path

import pytest

import pointluck
from pointluck.engine import Record
from tests.cli.running import Ran, Run, many_answers

SETUP = "2\n2\n2\n2\n"
"""The loads of the four carriers."""


DICE = ("--dice", "ask")
TYPE_ASKED = "What kind of attack?"


def record_in(folder: Path) -> Record:
    (file,) = folder.rglob("*.plk")
    with file.open(encoding="utf-8") as lines:
        return Record.read(lines, pointluck.game)


def play(run: Run, *typed: str, words: tuple[str, ...] = ()) -> Ran:
    told = run(
        "play", "kido-butai", "--terminal", "--seed", "7", *words, typed=SETUP + "".join(f"{t}\n" for t in typed)
    )
    assert told.err == ""
    return told


# --- whole games --------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(("language", "verdict"), [("en", "Difference"), ("de", "Differenz")])
def test_a_whole_game_by_numbers(run: Run, tmp_path: Path, language: str, verdict: str) -> None:
    told = run("play", "kido-butai", "--terminal", "--seed", "3", "--lang", language, typed=many_answers(3))
    assert told.code == 0
    assert told.err == ""
    assert verdict in told.out
    record = record_in(tmp_path)
    assert record.state.over
    assert "???" not in told.out
    assert "{" not in told.out


@pytest.mark.slow
def test_a_whole_game_with_ones_own_dice(run: Run, tmp_path: Path) -> None:
    told = run("play", "kido-butai", "--terminal", "--dice", "ask", typed=many_answers(4))
    assert told.code == 0
    assert "American search: roll one die. 5 to 6 finds Kido Butai." in told.out
    assert "  1) draw bomber" in told.out
    assert record_in(tmp_path).state.over


@pytest.mark.clause("KB-R12")
def test_nobody_is_asked_for_a_roll_that_decides_nothing(run: Run, tmp_path: Path) -> None:
    raid = ("end", "6", "6", "end", "end", "draw bomber", "draw no-bomber", "draw no-fighter")
    told = play(run, *raid, "undo", "draw fighter", "quit", words=DICE)
    assert TYPE_ASKED not in told.out, "there is no CAP to care"
    steps = [str(step.action) for step in record_in(tmp_path).steps]
    assert steps[-3:] == ["draw bomber", "draw no-bomber", "draw fighter"], "undo leads to what was typed"
    told = play(run, "launch ZA cap", *raid, "2", "quit", words=(*DICE, "--save", str(tmp_path / "cap")))
    assert told.out.count(TYPE_ASKED) == 1


def test_a_whole_game_with_a_bot_in_the_seat(run: Run, tmp_path: Path) -> None:
    told = run("play", "kido-butai", "--terminal", "--seat", "japan=random", "--seed", "5")
    assert told.code == 0
    assert "0430, turn 1" in told.out
    assert "Squadrons lost" in told.out
    record = record_in(tmp_path)
    assert record.state.over
    assert record.seats == {"japan": "random"}


@pytest.mark.parametrize("columns", [80, 100, 140])
@pytest.mark.parametrize("language", ["en", "de"])
def test_no_line_of_the_board_is_wider_than_the_window(
    run: Run, monkeypatch: pytest.MonkeyPatch, columns: int, language: str
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    told = run("play", "kido-butai", "--seed", "9", "--lang", language, typed=many_answers(9, 150))
    lines = told.out.splitlines()
    assert max(len(line) for line in lines if not line.startswith(("Saved", "Gespeichert"))) <= columns
    assert any(line.startswith("┌") and line.endswith("┐") for line in lines)


# --- answers ------------------------------------------------------------------------------------------------------


def test_notation_for_several_squadrons_at_once(run: Run, tmp_path: Path) -> None:
    told = play(run, "launch A1 K1 ZA strike", "land A1", "quit")
    assert "A1 and ZA" not in told.out
    assert "A1 takes off from Akagi for a strike." in told.out
    assert [str(step.action) for step in record_in(tmp_path).steps[4:]] == [
        "launch A1 strike",
        "launch K1 strike",
        "launch ZA strike",
    ]
    assert "Say on which carrier: Akagi, Kaga, Soryu or Hiryu." in told.out


def test_a_line_is_done_whole_or_not_at_all(run: Run, tmp_path: Path) -> None:
    told = play(run, "launch A1 strike; launch A2 cap", "quit")
    assert "A2 is a bomber squadron, and only Zeros fly CAP." in told.out
    assert len(record_in(tmp_path).steps) == 4


def test_several_numbers_and_several_of_one_kind(run: Run, tmp_path: Path) -> None:
    told = play(run, "1* 6", "99", "1x9", "quit")
    steps = [str(step.action) for step in record_in(tmp_path).steps[4:]]
    assert steps == ["launch A1 strike", "launch A2 strike", "launch ZK strike"]
    assert "99 is not in the menu" in told.out
    assert "stands for one piece only" in told.out


def test_german_words_for_actions(run: Run, tmp_path: Path) -> None:
    told = play(run, "starten A1 angriff", "starten ZK cap", "zurück", "schluss", words=("--lang", "de"))
    assert [str(step.action) for step in record_in(tmp_path).steps[4:]] == ["launch A1 strike"]
    assert "Zurückgenommen: ZK zur CAP starten." in told.out


def test_nobody_is_lost_without_a_question(run: Run, tmp_path: Path) -> None:
    """KB-R51: one may give up squadrons that must land, after a warning."""
    wait = ["launch ZA strike", "end", "end"]
    told = play(run, *wait, "end", "n", "quit")
    assert "! Lost at the end of the phase unless it lands: ZA." in told.out
    assert "Do it anyway?\n[y/N] n" in told.out
    steps = len(record_in(tmp_path).steps)
    told = run("play", "--resume", "--seed", "7", typed="end\ny\nquit\n")
    assert "ZA is lost: it did not land and ditched." in told.out
    assert len(record_in(tmp_path).steps) > steps


def test_ending_the_phase_needs_no_question_otherwise(run: Run) -> None:
    told = play(run, "launch ZA strike", "end", "quit")
    assert "anyway" not in told.out
    assert "! Turns back at the end of the phase unless it acts: ZA." in told.out


# --- commands -----------------------------------------------------------------------------------------------------


def test_undo_goes_back_to_ones_own_last_decision(run: Run, tmp_path: Path) -> None:
    told = play(run, "launch A1 strike", "end", "launch K1 strike", "undo", "undo", "undo 9", "undo 2", "undo", "quit")
    assert "Taken back: launch K1 for a strike." in told.out
    assert "Taken back: end the phase." in told.out
    assert "At most 5 decisions can be taken back, not “9”." in told.out
    assert len(record_in(tmp_path).steps) == 2
    assert told.out.count("are not rolled again") == 1, "only one of these crossed dice"


def test_dice_that_were_seen_are_not_rolled_again(run: Run, tmp_path: Path) -> None:
    """Whatever else is done before, and also when the game is taken up again with other dice."""
    play(run, "end", "undo", "launch A1 strike", "end", "undo", "launch ZA cap", "end", "undo 2", "quit")
    (file,) = tmp_path.rglob("*.plk")
    run("play", "--resume", str(file), "--terminal", "--seed", "8", typed="end\nquit\n")
    lines = [line.split(" | ")[0] for line in file.read_text(encoding="utf-8").splitlines()]
    rolls = [line.partition(" chance: ")[2] for line in lines if " chance: " in line]
    assert len(rolls) == 8
    assert rolls == rolls[:2] * 4
    told = run("replay", str(file))
    assert "Unranked: 6 dice and draws were taken back after they had been seen." in told.out
    assert "Unranked: 6 dice and draws were taken back" in run("verify", str(file)).out


def test_a_bot_does_the_same_again(run: Run, tmp_path: Path) -> None:
    """And the press after that goes one decision of one's own further back, across the bot's."""
    words = ("play", "dogfight", "--terminal", "--seed", "7", "--seat", "japan=random")
    turns = "1\n" * 12
    run(*words, typed=f"{turns}undo 12\n{turns}quit\n")
    (file,) = tmp_path.rglob("*.plk")
    lines = [line.split(" | ")[0] for line in file.read_text(encoding="utf-8").splitlines()[9:]]
    undo = next(number for number, line in enumerate(lines) if line.startswith("undo "))
    to = int(lines[undo].split()[1])
    assert lines[to:undo] == lines[undo + 1 :]
    assert sum(" japan: " in line for line in lines[:undo]) > 3


def test_two_people_go_back_to_the_last_news(run: Run) -> None:
    told = run("play", "dogfight", "--terminal", "--seed", "7", typed="\n1\nundo\n\nquit\n")
    assert "There is nothing that you could take back." in told.out


@pytest.mark.slow
def test_the_end_says_that_luck_was_taken_back(run: Run) -> None:
    told = run("play", "kido-butai", "--terminal", "--seed", "3", typed=SETUP + "end\nundo\n" + many_answers(3))
    assert "Difference" in told.out
    assert "Unranked: 2 dice and draws were taken back after they had been seen." in told.out


def test_undo_all_and_into_the_setup(run: Run, tmp_path: Path) -> None:
    play(run, "launch A1 strike", "undo all", "load akagi 0b 3t", "quit")
    assert [str(step.action) for step in record_in(tmp_path).steps] == ["load akagi 0b 3t"]


def test_ones_own_dice_can_be_corrected(run: Run, tmp_path: Path) -> None:
    told = play(run, "end", "6", "undo", "1", "6", "board", "quit", words=DICE)
    outcomes = [str(step.action) for step in record_in(tmp_path).steps if step.seat == "chance"]
    assert outcomes == ["die 1", "die 6"]
    assert "US fleet 1 is reported." in told.out


def test_ones_own_dice_are_not_asked_for_twice(run: Run, tmp_path: Path) -> None:
    told = play(run, "end", "1", "2", "undo", "undo", "undo", "launch ZA cap", "end", "board", "quit", words=DICE)
    assert [str(step.action) for step in record_in(tmp_path).steps[4:]] == ["launch ZA cap", "end", "die 1", "die 2"]
    assert "die 1: that has been rolled already, and comes again." in told.out


def test_ones_own_dice_must_be_possible(run: Run) -> None:
    told = play(run, "end", "7", "draw bomber", "nonsense", "quit", words=DICE)
    assert "“die 7” cannot come up now. Possible: die 1, die 2, die 3, die 4, die 5 or die 6." in told.out
    assert "“draw bomber” cannot come up now." in told.out
    assert "“nonsense” is not understood." in told.out


@pytest.mark.parametrize("typed", ["draw no-fighter", "no fighter", "dummy", "2", "no-fighter"])
def test_draws_are_named_as_it_comes(run: Run, tmp_path: Path, typed: str) -> None:
    before = ("launch A1 strike", "end", "1", "1", "fly A1 midway", "end", "1", "1", "attack midway")
    play(run, *before, typed, "quit", words=DICE)
    assert str(record_in(tmp_path).steps[-1].action) == "draw no-fighter"


def test_why_shows_the_clause(run: Run) -> None:
    told = play(run, "launch A1 cap", "why", "why land A1 akagi", "why launch A1 strike", "why 1", "quit")
    assert "The rule is KB-3b; “why” shows it." in told.out
    assert pointluck.game("kido-butai").clauses["KB-3b"].text["en"][:40] in told.out
    assert "A1 is neither on CAP nor in the centre of the map." in told.out
    assert told.out.count("Allowed now: launch A1 for a strike.") == 2


def test_rules_log_legend_and_help(run: Run) -> None:
    typed = ("rules KB-3k", "rules xyz", "log", "log all", "log 1", "legend", "briefing", "help", "help land", "quit")
    told = play(run, "launch A1 strike", *typed)
    assert "KB-3k      Capacity" in told.out
    assert "No clause is called “xyz” or says so." in told.out
    assert "earlier lines: “log all”" in told.out
    assert "north: landed, not ready" in told.out
    assert "How a turn goes\nKB-3 " in told.out
    assert "launch A1 A2 ZA strike; launch ZK cap" in told.out
    assert "> help land\nland A1 akagi; land centre kaga; land cap soryu" in told.out


def test_the_language_changes_in_place(run: Run) -> None:
    told = play(run, "lang de", "sprache en", "lang", "lang fr", "quit")
    assert "0430 Uhr, japanische Phase: Was tun Ihre Staffeln?" in told.out
    assert told.out.rindex("what do your squadrons do?") > told.out.index("Was tun Ihre Staffeln?")
    assert "Say which language: en or de." in told.out
    assert "“fr” is no language" in told.out


def test_save_says_where_and_makes_copies(run: Run, tmp_path: Path) -> None:
    copy = tmp_path / "copy of it.txt"
    told = play(run, "save", f"save {copy}", f"save {copy}", "quit")
    assert "Every step is saved already" in told.out
    assert "exists already" in " ".join(told.out.split())
    assert run("replay", str(copy)).code == 0


def test_nothing_is_kept_of_a_game_in_which_nothing_was_played(run: Run, tmp_path: Path) -> None:
    told = run("play", "kido-butai", typed="quit\n")
    assert "Nothing was played" in told.out
    assert not list(tmp_path.rglob("*.plk"))


def test_the_end_of_input_is_a_farewell(run: Run) -> None:
    told = run("play", "kido-butai", typed="1\n")
    assert told.code == 0
    assert "Saved. Go on with: pointluck play --resume" in told.out


# --- the staff ----------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(("language", "expected"), [("en", "points expected"), ("de", "Punkte zu erwarten")])
def test_the_staff_is_asked_and_its_answer_taken(run: Run, tmp_path: Path, language: str, expected: str) -> None:
    told = run("play", "kido-butai", "--terminal", "--seed", "7", "--lang", language, typed="h\nh 1\nh 9\nquit\n")
    assert told.err == "" and "???" not in told.out and "{" not in told.out
    assert expected in told.out
    record = record_in(tmp_path)
    assert len(record.steps) == 1
    assert [(one.part, one.steps) for one in record.staff] == [("advised", 0), ("advised", 1)]


def test_two_people_at_one_keyboard_have_no_staff(run: Run) -> None:
    told = run(
        "play",
        "dogfight",
        "--terminal",
        "--seed",
        "1",
        "--seat",
        "japan=person",
        "--seat",
        "usa=person",
        typed="\nh\nquit\n",
    )
    assert "allows it for all" in told.out
