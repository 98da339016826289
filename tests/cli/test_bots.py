"""One's own bots at the command line."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from pointluck.players import plp
from tests.cli.running import Run

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
STRIKE = f"strike={EXAMPLES / 'first_strike.py'}:FirstStrike"
PORT = f"port=node {EXAMPLES / 'any_port.mjs'}"


def test_a_class_is_simulated_alike_whatever_the_number_of_processes(run: Run) -> None:
    words = (
        "simulate",
        "kido-butai",
        "--player",
        STRIKE,
        "--players",
        "strike",
        "--games",
        "4",
        "--seed",
        "7",
        "--json",
    )
    told = [run(*words, "--workers", workers) for workers in ("1", "2")]
    assert [one.code for one in told] == [0, 0], told[0].err
    assert [one.out.partition('"seconds"')[0] for one in told] == [told[0].out.partition('"seconds"')[0]] * 2


def test_a_program_meets_ours_in_the_arena(run: Run) -> None:
    told = run("arena", "dogfight", "--player", PORT, "--players", "port,doctrine", "--games", "2", "--workers", "1")
    assert told.code == 0, told.err
    assert "Port" in told.out


def test_a_program_is_fuzzed(run: Run) -> None:
    told = run("fuzz", "kido-butai", "--player", PORT, "--games", "2", "--seed", "3", "--workers", "1")
    assert told.code == 0, told.out + told.err
    assert "2 games" in told.out


def test_a_bot_takes_a_seat_in_the_terminal(run: Run, tmp_path: Path) -> None:
    save = str(tmp_path / "game.plk")
    words = (
        "play",
        "kido-butai",
        "--terminal",
        "--player",
        PORT,
        "--seat",
        "japan=port",
        "--seed",
        "1",
        "--save",
        save,
    )
    told = run(*words)
    assert told.code == 0, told.err
    assert run("verify", save).code == 0


def test_a_bot_that_lies_ends_the_series_with_a_sentence(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text(
        "class Bot:\n def __init__(self, **given): pass\n def choose(self, situation): raise ValueError('lost')",
        encoding="utf-8",
    )
    for workers in ("1", "2"):
        words = ("simulate", "kido-butai", "--player", f"liar={file}:Bot", "--players", "liar", "--games", "4")
        told = run(*words, "--workers", workers)
        assert told.code == 1
        assert "The bot “liar” failed: ValueError: lost (bot.py:3)" in told.err


def test_check_passes_what_keeps_to_the_protocol(run: Run) -> None:
    told = run("bot", "check", f"node {EXAMPLES / 'any_port.mjs'}", "--game", "kido-butai")
    assert told.code == 0, told.out + told.err
    assert told.out.count("✓") == 4
    assert "a whole game" in told.out


def test_check_plays_with_a_class_too(run: Run, tmp_path: Path) -> None:
    told = run("bot", "check", f"{EXAMPLES / 'first_strike.py'}:FirstStrike", "--game", "kido-butai")
    assert (told.code, told.out.count("✓")) == (0, 1), told.out + told.err
    file = tmp_path / "bot.py"
    file.write_text("class Bot:\n def __init__(self, **given): pass\n def choose(self, situation): 1 / 0", "utf-8")
    told = run("bot", "check", f"{file}:Bot", "--game", "kido-butai")
    assert told.code == 1 and "ZeroDivisionError" in told.out


def test_check_names_what_is_never_ready(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plp, "READY_SECONDS", 0.2)
    told = run("bot", "check", f"{sys.executable} -c 'import time; time.sleep(60)'")
    assert told.code == 1 and "did not say “ready” within 0.2 s" in told.out


def test_check_names_what_does_not(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text(
        'print("ready {}", flush=True)\nfor line in open(0): print("best of all", flush=True)', encoding="utf-8"
    )
    told = run("bot", "check", f"{sys.executable} {file}", "--game", "kido-butai")
    assert told.code == 1
    assert "none of the legal answers" in told.out


def test_the_python_of_the_page_about_bots_runs(capsys: pytest.CaptureFixture[str]) -> None:
    page = (EXAMPLES.parents[1] / "docs" / "bots.md").read_text(encoding="utf-8")
    examples = re.findall(r"^```python\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    for example in examples:
        exec(example, {})
    assert len(examples) == 2 and '"aircraft"' in capsys.readouterr().out


def test_words_that_miss_something_are_told(run: Run) -> None:
    for words, told in (
        ((), "bot check COMMAND"),
        (("walk",), "bot check COMMAND"),
        (("check",), "Name the bot"),
        (("run", "x"), "--server URL"),
    ):
        ran = run("bot", *words)
        assert ran.code == 2
        assert told in ran.err
    ran = run("simulate", "kido-butai", "--player", "captain=true", "--games", "1")
    assert ran.code == 2
    assert "not the name of one of ours" in ran.err
