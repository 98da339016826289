"""Saved games: nothing is lost, nothing is played twice at the same time, and damage is told and mended."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

import pointluck
from pointluck.engine import Record
from tests.cli.running import Run, many_answers, process, wait_for

SETUP = ["2", "2", "2", "2"]


def read(file: Path) -> Record:
    with file.open(encoding="utf-8") as lines:
        return Record.read(lines, pointluck.game)


def saved(run: Run, file: Path, *typed: str) -> Record:
    told = run(
        "play", "kido-butai", "--save", str(file), "--seed", "1", typed="".join(f"{t}\n" for t in (*SETUP, *typed))
    )
    assert told.code == 0
    return read(file)


# --- interruptions --------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_ctrl_c_loses_no_move_and_says_how_to_go_on(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.plk"
    with process(tmp_path, "play", "kido-butai", "--terminal", "--seed", "1", "--save", str(file)) as playing:
        assert playing.stdin is not None
        playing.stdin.write("2\n2\n2\n2\nlaunch A1 K1 strike\n")
        playing.stdin.flush()
        wait_for(playing, "> ", times=6)
        playing.send_signal(signal.SIGINT)
        told, _ = playing.communicate(timeout=60)
        assert playing.returncode == 130
    assert f"Saved. Go on with: pointluck play --resume {file} --lang en --seed 1" in told
    assert "Traceback" not in told
    record = read(file)
    assert str(record.steps[-1].action) == "launch K1 strike"
    before = record.state.hash()
    told_again = run("play", "--resume", str(file), typed="quit\n")
    assert "Taken up again after 6 steps" in told_again.out
    assert read(file).state.hash() == before


@pytest.mark.slow
def test_an_interrupted_game_with_a_seed_goes_on_as_if_it_had_not_been(run: Run, tmp_path: Path) -> None:
    whole, parted = tmp_path / "whole.plk", tmp_path / "parted.plk"
    answers = many_answers(6).splitlines(keepends=True)
    run("play", "kido-butai", "--seed", "42", "--save", str(whole), typed="".join(answers))
    run("play", "kido-butai", "--seed", "42", "--save", str(parted), typed="".join(answers[:90]))
    assert not read(parted).state.over
    run("play", "--resume", str(parted), "--seed", "42", typed="".join(answers[90:]))
    assert read(whole).state.over
    assert [step.action for step in read(whole).steps] == [step.action for step in read(parted).steps]


def test_resume_takes_the_latest_unfinished_game(run: Run, tmp_path: Path) -> None:
    run("play", "kido-butai", "--seat", "japan=random")
    run("play", "kido-butai", typed="1\n1\n")
    told = run("play", "--resume", typed="quit\n")
    assert "Taken up again after 2 steps" in told.out
    assert "Taken up again after 2 steps" in run("play", "kido-butai", "--resume", typed="quit\n").out


def test_a_finished_game_shows_its_end(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.plk"
    run("play", "kido-butai", "--seat", "japan=random", "--save", str(file))
    text = file.read_text(encoding="utf-8")
    told = run("play", "--resume", str(file))
    assert told.code == 0
    assert "Squadrons lost" in told.out
    assert file.read_text(encoding="utf-8") == text


def test_an_existing_file_is_never_written_over(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.plk"
    saved(run, file, "launch A1 strike", "quit")
    text = file.read_text(encoding="utf-8")
    told = run("play", "kido-butai", "--save", str(file), typed="1\n")
    assert told.code == 1
    assert "exists already" in told.err
    assert file.read_text(encoding="utf-8") == text


def test_a_game_keeps_its_figures_and_options(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.plk"
    told = run(
        "play", "kido-butai", "--data", "mix-10-10-5-6", "--option", "adv_10a=true", "--save", str(file), typed="1\n"
    )
    assert "4 figures are yours (mix-10-10-5-6)." in told.out
    told = run("play", "--resume", str(file), typed="quit\n")
    assert "bombers 10 + 10 dummies" in told.out
    assert read(file).setup.options["kb.adv_10a"] is True


# --- damage ---------------------------------------------------------------------------------------------------------


def test_a_torn_last_line_is_told_and_recovered(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.plk"
    saved(run, file, "launch A1 strike", "launch K1 strike", "quit")
    torn = file.read_text(encoding="utf-8")[:-20]
    file.write_text(torn, encoding="utf-8")

    told = run("play", "--resume", str(file))
    assert told.code == 1
    assert f"{file}, line 15: The file ends in the middle of a line" in told.err
    assert "--recover" in told.err
    assert file.read_text(encoding="utf-8") == torn

    told = run("play", "--resume", str(file), "--recover", typed="launch K1 strike\nquit\n")
    assert told.code == 0
    assert "Recovered up to step 5." in told.out
    assert (tmp_path / "game.plk.damaged").read_text(encoding="utf-8") == torn
    assert [str(step.action) for step in read(file).steps[4:]] == ["launch A1 strike", "launch K1 strike"]


def test_a_damaged_line_in_the_middle_ends_what_can_be_trusted(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.plk"
    saved(run, file, "launch A1 strike", "launch K1 strike", "launch S1 strike", "quit")
    lines = file.read_bytes().splitlines(keepends=True)
    lines[14] = lines[14].replace(b"K1", b"\xff\xfe")
    file.write_bytes(b"".join(lines))
    told = run("play", "--resume", str(file), "--lang", "de")
    assert told.code == 1
    assert "Zeile 15: Diese Zeile ist beschädigt" in told.err
    run("play", "--resume", str(file), "--recover", typed="quit\n")
    assert len(read(file).steps) == 5
    # A second accident must not cost the first damaged file.
    file.write_text(file.read_text(encoding="utf-8")[:-3], encoding="utf-8")
    run("play", "--resume", str(file), "--recover", typed="quit\n")
    assert (tmp_path / "game.plk.damaged").exists()
    assert (tmp_path / "game.plk.damaged-2").exists()


def test_a_record_that_only_lacks_its_last_line_is_closed_again(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.plk"
    run("play", "kido-butai", "--seat", "japan=random", "--seed", "8", "--save", str(file))
    text = file.read_text(encoding="utf-8")
    file.write_text("".join(text.splitlines(keepends=True)[:-1]), encoding="utf-8")
    assert run("play", "--resume", str(file)).code == 1
    told = run("play", "--resume", str(file), "--recover")
    assert told.code == 0
    assert read(file).state.over


def test_a_damaged_head_cannot_be_mended(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.plk"
    saved(run, file, "quit")
    text = file.read_text(encoding="utf-8").replace("preset standard", "preset hard")
    file.write_text(text, encoding="utf-8")
    assert "This file cannot be played" in run("play", "--resume", str(file)).err
    told = run("play", "--resume", str(file), "--recover")
    assert told.code == 1
    assert "Nothing in this file can be recovered" in told.err
    assert file.read_text(encoding="utf-8") == text


def test_recovering_a_sound_file_changes_nothing(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.plk"
    saved(run, file, "launch A1 strike", "quit")
    told = run("play", "--resume", str(file), "--recover", typed="quit\n")
    assert "Recovered" not in told.out
    assert list(tmp_path.glob("*.damaged*")) == []


def test_an_illegal_step_is_told_with_its_reason(run: Run, tmp_path: Path) -> None:
    """A record forged with the right hashes is still held to the rules."""
    from pointluck.engine.lines import link_of

    file = tmp_path / "game.plk"
    saved(run, file, "quit")
    chain = ""
    lines = file.read_text(encoding="utf-8").splitlines()
    for line in lines:
        chain = link_of(chain, line)
    forged = f"{len(lines) - 8} japan: launch A1 cap | {'0' * 16}"
    with file.open("a", encoding="utf-8") as more:
        more.write(f"{forged} {link_of(chain, forged)}\n")
    told = run("replay", str(file))
    assert told.code == 1
    assert "“launch A1 cap” is not allowed here" in told.err
    assert "only Zeros fly CAP" in told.err


# --- one process at a time --------------------------------------------------------------------------------------------


def test_two_windows_cannot_play_one_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.plk"
    saved(run, file, "quit")
    with process(tmp_path, "play", "--resume", str(file)) as first:
        wait_for(first, "> ")
        told = run("play", "--resume", str(file), typed="quit\n")
        assert told.code == 1
        assert "is being played in another window" in told.err
        assert run("replay", str(file)).code == 0
    # Whoever dies leaves no lock behind.
    assert run("play", "--resume", str(file), typed="quit\n").code == 0


def test_a_closed_pipe_is_no_error(tmp_path: Path) -> None:
    with process(tmp_path, "rules", "kido-butai") as rules:
        assert rules.stdout is not None
        rules.stdout.readline()
        rules.stdout.close()
        assert rules.wait(timeout=60) == 0
