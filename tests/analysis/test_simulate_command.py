"""`pointluck simulate` as a person or a script runs it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from pointluck.cli import main
from pointluck.engine import LANGUAGES

QUICK = ["simulate", "kido-butai", "--players", "random", "--seed", "1", "--workers", "1"]


def test_tables_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*QUICK, "--games", "20", "--lang", "en"]) == 0
    assert "How the games ended" in capsys.readouterr().out
    assert main([*QUICK, "--games", "20", "--lang", "de"]) == 0
    assert "Wie die Partien endeten" in capsys.readouterr().out


def test_json_is_one_object_and_nothing_else(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*QUICK, "--games", "12", "--json", "--option", "adv_10c=true", "--preset", "detailed-sequence"]) == 0
    shown = capsys.readouterr()
    plain = json.loads(shown.out)
    assert shown.err == ""
    assert plain["games"] == 12
    assert plain["preset"] == "detailed-sequence"
    assert plain["options"]["kb.adv_10c"] is True
    assert plain["seed"] == 1


def test_figures_can_be_changed_by_a_file_or_a_set(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[reconnaissance]\njapan_finds_us_min = 3\n", encoding="utf-8")
    assert main([*QUICK, "--games", "3", "--json", "--data", str(file)]) == 0
    assert json.loads(capsys.readouterr().out)["data"] == {"reconnaissance": {"japan_finds_us_min": 3}}
    assert main([*QUICK, "--games", "3", "--json", "--data", "mix-12-11-4-4"]) == 0
    assert json.loads(capsys.readouterr().out)["data"]["counters"] == {"us_bombers": 12, "us_fighter_dummies": 4}


@pytest.mark.parametrize("code", LANGUAGES)
def test_page(code: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "page.html"
    assert main([*QUICK, "--games", "10", "--html", str(page), "--lang", code]) == 0
    assert page.read_text(encoding="utf-8").startswith("<!DOCTYPE html>")
    assert str(page) in capsys.readouterr().err


@pytest.mark.parametrize(
    ("wrong", "exit_code"),
    [
        (["--games", "0"], 2),
        (["--games", "-5"], 2),
        (["--games", "1e6"], 2),
        (["--workers", "0"], 2),
        (["--workers", "-1"], 2),
        (["--players", "random,random"], 2),
        (["--players", "yamamoto"], 2),
        (["--players", ""], 2),
        (["--option", "adv_10a"], 2),
        (["--option", "adv_10a=maybe"], 2),
        (["--preset", "nonsense"], 2),
        (["--data", "no/such/file.toml"], 1),
        (["--html", "no/such/folder/page.html"], 1),
        (["--html", "."], 1),
    ],
    ids=lambda given: " ".join(given) if isinstance(given, list) else str(given),
)
def test_nonsense_gets_a_sentence_before_any_work(
    wrong: list[str], exit_code: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*QUICK, "--games", "1000000", *wrong]) == exit_code
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith("pointluck: ")
    assert "problem-" not in shown.err
    assert "{" not in shown.err


def test_trying_out_the_page_leaves_no_empty_file(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    page.write_text("what was there", encoding="utf-8")
    assert main([*QUICK, "--html", str(page), "--players", "nobody"]) == 2
    assert page.read_text(encoding="utf-8") == "what was there"


def test_help_speaks_the_language(capsys: pytest.CaptureFixture[str]) -> None:
    for code in LANGUAGES:
        for command in ("simulate", "fuzz"):
            with pytest.raises(SystemExit):
                main([command, "--help", "--lang", code])
            told = capsys.readouterr().out
            assert "--workers" in told
            assert "simulate-" not in told
            assert "fuzz-" not in told


# --- Ctrl-C -------------------------------------------------------------------------------------------------------


# The command as it is, but it says when the first game is over.
COMMAND = """
import sys
from contextlib import contextmanager
from pointluck.analysis import progress
from pointluck.cli import main

@contextmanager
def telling(label, total):
    yield lambda count: count == 1 and print("playing", file=sys.stderr, flush=True)

progress.progress = telling
sys.exit(main(sys.argv[1:]))
"""


def _interrupted(words: list[str], to_all: bool) -> tuple[int, str, str]:
    """Start a long run, let it play a while, press Ctrl-C."""
    with subprocess.Popen(
        [sys.executable, "-c", COMMAND, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        start_new_session=True,
    ) as process:
        try:
            assert process.stderr is not None
            assert process.stderr.readline() == "playing\n"
            if to_all:
                os.killpg(process.pid, signal.SIGINT)  # as a terminal does
            else:
                process.send_signal(signal.SIGINT)
            out, err = process.communicate(timeout=60)
        finally:
            process.kill()
    return process.returncode, out, err


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="signals of another kind")
@pytest.mark.parametrize(("workers", "to_all"), [("1", False), ("2", True)])
def test_an_interruption_reports_what_has_been_played(workers: str, to_all: bool) -> None:
    words = ["simulate", "kido-butai", "--players", "random", "--seed", "1", "--lang", "en", "--json"]
    code, out, err = _interrupted([*words, "--games", "1000000", "--workers", workers], to_all)
    assert code == 130
    assert "Traceback" not in err
    assert "Stopped early" in err
    plain: dict[str, Any] = json.loads(out)
    assert plain["partial"] is True
    assert plain["games_asked"] == 1_000_000
    assert 0 < plain["games"] == sum(plain["histogram"].values()) < 1_000_000


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="signals of another kind")
def test_an_interrupted_table_and_fuzz_say_so() -> None:
    words = ["kido-butai", "--seed", "1", "--lang", "en", "--games", "1000000", "--workers", "2"]
    code, out, err = _interrupted(["fuzz", *words], to_all=True)
    assert (code, err) == (130, "")
    assert "Stopped early after" in out
