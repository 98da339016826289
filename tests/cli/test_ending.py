"""Ending a game in the terminal before the rules do."""

from __future__ import annotations

from pathlib import Path

import pytest

import pointluck
from pointluck.engine import Record
from tests.cli.running import Run


def kept(file: Path) -> Record:
    return Record.read(file.read_text(encoding="utf-8").splitlines(keepends=True), pointluck.game)


@pytest.mark.parametrize(
    ("lang", "typed", "told"),
    [("en", "resign\ny\n", "Won by resignation: USA."), ("de", "aufgeben\nj\n", "Sieg durch Aufgabe: USA.")],
)
def test_whoever_gives_up_has_lost(run: Run, tmp_path: Path, lang: str, typed: str, told: str) -> None:
    file = tmp_path / "game.plk"
    words = ("play", "kido-butai", "--terminal", "--lang", lang, "--save", str(file))
    ran = run(*words, typed=f"1\nresign\nn\n{typed}")
    assert ran.code == 0, ran.err
    assert told in ran.out
    assert str(kept(file).settled) == "resign japan"
    shown = run("replay", str(file), "--lang", lang)
    assert told in shown.out
    assert run("verify", str(file)).code == 0
    assert run("play", "--resume", str(file), "--lang", lang).code == 0, "it is over, and says so again"


def test_two_at_one_keyboard_agree_to_a_draw(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.plk"
    ran = run("play", "dogfight", "--terminal", "--save", str(file), typed="1\ndraw\nn\n1\ndraw\ny\n")
    assert ran.code == 0, ran.err
    assert "A draw by agreement." in ran.out
    record = kept(file)
    assert (str(record.settled), len(record.steps)) == ("draw", 2)


def test_the_computer_agrees_to_no_draw_and_alone_there_is_none(run: Run) -> None:
    ran = run("play", "dogfight", "--terminal", "--seat", "usa=random", typed="draw\nquit\n")
    assert "the computer never does" in ran.out
    ran = run("play", "kido-butai", "--terminal", typed="draw\nquit\n")
    assert "You play alone" in ran.out


def test_cards_that_were_drawn_by_hand_are_no_offer_of_a_draw(run: Run) -> None:
    ran = run("play", "dogfight", "--terminal", "--dice", "ask", typed="draw 1 2\nquit\n")
    assert "agree to a draw" not in ran.out


def test_the_computer_plays_on_in_any_seat_and_a_person_takes_it_back(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.plk"
    run("play", "dogfight", "--terminal", "--save", str(file), typed="1\nquit\n")
    by_hand = len(kept(file).steps)
    again = run("play", "--resume", str(file), "--seat", "usa=ensign", typed="1\n1\nquit\n")
    assert again.code == 0, again.err
    seats = [step.seat for step in kept(file).steps[by_hand:]]
    assert seats.count("japan") == 2
    assert "usa" in seats
    back = run("play", "--resume", str(file), "--seat", "usa=person", typed="1\n1\nquit\n")
    assert back.code == 0, back.err
    assert len(kept(file).steps) == by_hand + len(seats) + 2
