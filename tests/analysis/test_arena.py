"""`pointluck arena`: fair pairs, journals that go on, and the same result whatever the number of processes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import pointluck
from pointluck.analysis.arena import Contest
from pointluck.cli import main
from pointluck.engine import LANGUAGES

QUICK = ["arena", "dogfight", "--players", "random,doctrine", "--games", "6", "--seed", "1"]


def contest(game: str, names: list[str], games: int) -> Contest:
    return Contest.of(pointluck.game(game).setup(), names, games, 1)


def shown(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    capsys.readouterr()
    assert main([*QUICK, "--json", *words]) == 0
    plain: dict[str, Any] = json.loads(capsys.readouterr().out)
    for changing in ("seconds", "workers"):
        del plain[changing]
    return plain


def test_each_deal_is_played_from_both_seats_and_pairs_take_turns() -> None:
    plan = contest("dogfight", ["random", "doctrine"], 4)
    bouts = [plan.bout(number) for number in range(1, plan.total + 1)]
    assert [bout.deal for bout in bouts] == [1, 1, 2, 2]
    assert bouts[0].seats == {"usa": "random", "japan": "doctrine"}
    assert bouts[1].seats == {"usa": "doctrine", "japan": "random"}


def test_alone_everybody_plays_the_same_deals() -> None:
    plan = contest("kido-butai", ["random", "doctrine"], 3)
    assert plan.total == 6
    assert [(bout.deal, *bout.seats.values()) for bout in map(plan.bout, range(1, 5))] == [
        (1, "random"),
        (1, "doctrine"),
        (2, "random"),
        (2, "doctrine"),
    ]


def test_one_name_meets_itself() -> None:
    plan = contest("dogfight", ["random"], 3)
    assert plan.bout(1).seats == {"usa": "random", "japan": "random"}
    assert [plan.bout(number).deal for number in (1, 2, 3)] == [1, 2, 3], "no game is played twice"


@pytest.mark.slow
def test_the_better_player_comes_first_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    for code, names in (("en", ["doctrine", "random"]), ("de", ["Doktrin", "Zufall"])):
        assert main([*QUICK, "--workers", "1", "--lang", code]) == 0
        first = [line.split()[0] for line in capsys.readouterr().out.splitlines() if line.strip()]
        assert [word for word in first if word in names][:2] == names


@pytest.mark.slow
def test_results_do_not_depend_on_the_number_of_processes(capsys: pytest.CaptureFixture[str]) -> None:
    assert shown(capsys, "--workers", "1") == shown(capsys, "--workers", "2")


@pytest.mark.slow
def test_the_cross_table_adds_up(capsys: pytest.CaptureFixture[str]) -> None:
    plain = shown(capsys, "--workers", "1")
    assert plain["played"] == 6 == sum(seat["games"] for seat in plain["seats"].values()) + plain["drawn"]
    random, doctrine = plain["standings"]
    assert random["against"]["doctrine"]["share"] + doctrine["against"]["random"]["share"] == 1


def test_a_journal_is_taken_up_where_it_was_left(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "contest.jsonl"
    whole = shown(capsys, "--workers", "1", "--journal", str(file))
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    assert len(lines) == 7
    # Cut off in the middle of the fourth game's line, as a crash would.
    file.write_text("".join(lines[:4]) + lines[4][:5], encoding="utf-8")
    assert shown(capsys, "--workers", "1", "--journal", str(file)) == whole
    assert file.read_text(encoding="utf-8").splitlines(keepends=True) == lines
    # Nothing is left to do: the same figures again, without a game played.
    assert shown(capsys, "--workers", "1", "--journal", str(file)) == whole


@pytest.mark.parametrize("text", ["no journal\n", '{"game": "chess"}\n', "\xff"])
def test_a_journal_of_something_else_is_refused_and_left_alone(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "other"
    file.write_bytes(text.encode("latin-1"))
    assert main([*QUICK, "--workers", "1", "--journal", str(file)]) == 2
    assert str(file) in capsys.readouterr().err
    assert file.read_bytes() == text.encode("latin-1")


@pytest.mark.parametrize("wrong", [["--players", "random,random"], ["--players", "nobody"], ["--games", "3"]])
def test_what_cannot_be_played_is_said(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*QUICK, *wrong]) == 2
    assert "pointluck:" in capsys.readouterr().err


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", ["dogfight", "kido-butai"])
def test_page(code: str, game: str, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    words = ["arena", game, "--players", "random,doctrine", "--games", "4", "--seed", "2", "--workers", "1"]
    assert main([*words, "--html", str(page), "--lang", code]) == 0
    text = page.read_text(encoding="utf-8")
    assert text.startswith("<!DOCTYPE html>")
    assert "pointluck arena" in text
    assert "<script" not in text
