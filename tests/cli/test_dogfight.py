"""Dogfight in the terminal: whole games of both modes, typed."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from rich.console import Console

import pointluck
from pointluck.cli.boards import board
from pointluck.engine import CHANCE, LANGUAGES, Record, Seeded, State
from pointluck.games.dogfight.notation import VERBS
from pointluck.language import Language
from pointluck.players import Situation, player
from tests.cli.running import Run, many_answers
from tests.cli.test_documents import examples
from tests.games.dogfight.table import GAME, Table, aimed
from tests.support import steps


def record_in(folder: Path) -> Record:
    (file,) = folder.rglob("*.plk")
    with file.open(encoding="utf-8") as lines:
        return Record.read(lines, pointluck.game)


def typed_by_doctrine(preset: str, seed: str) -> tuple[str, State]:
    """What two doctrines would type with the dice of that seed, and where it leads."""
    state = GAME.new(preset)
    people = {seat: player("doctrine", "dogfight", seat, seed) for seat in GAME.seats}
    shown = board(GAME, Language("en"))
    lines = []
    count = 0
    while (seat := state.seat) is not None:
        if seat == CHANCE:
            action = Seeded(f"{seed}:{count}").pick(state)
        else:
            action = people[seat].choose(Situation(state, seat))
            lines.append(str(action))
            if shown.at_stake(action, state.view(seat)):
                lines.append("y")
        state.apply(action)
        count += 1
    return "".join(f"{line}\n" for line in lines), state


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", ["carrier-hunt", "domination"])
def test_a_whole_game_is_typed_by_two_people(run: Run, tmp_path: Path, preset: str, language: str) -> None:
    typed, end = typed_by_doctrine(preset, "7")
    words = ("--preset", preset, "--seed", "7", "--lang", language)
    told = run("play", "dogfight", "--terminal", *words, typed=typed)
    assert (told.code, told.err) == (0, "")
    record = record_in(tmp_path)
    assert record.state.over
    assert record.state.hash() == end.hash()
    assert not re.search(r"\b(to|with|for|an|für) USA|USA (hat|zieht|spielt|plant|kauft)\b", told.out)
    assert "{" not in told.out
    assert "???" not in told.out


@pytest.mark.slow
@pytest.mark.parametrize("preset", ["carrier-hunt", "domination-short"])
def test_a_whole_game_by_numbers_against_the_doctrine(run: Run, tmp_path: Path, preset: str) -> None:
    words = ("--preset", preset, "--seed", "3", "--seat", "japan=doctrine")
    told = run("play", "dogfight", *words, typed=many_answers(3))
    assert told.code == 0
    assert record_in(tmp_path).state.over


def drawn(view: dict[str, object], language: str = "en", width: int = 100) -> str:
    out = Console(width=width, record=True, no_color=True, file=None, force_terminal=False)
    with out.capture() as caught:
        out.print(board(GAME, Language(language)).draw(view, width))
    return caught.get()


@pytest.mark.parametrize("width", [80, 100])
def test_no_line_of_the_board_is_wider_than_the_window(width: int) -> None:
    for preset in ("carrier-hunt", "domination"):
        for number, (state, _) in enumerate(steps(GAME.new(preset), 4)):
            if number % 9 == 0 and state.seat != CHANCE:
                lines = drawn(state.view(state.seat), width=width).splitlines()
                assert max(len(line.rstrip()) for line in lines) <= width


def test_the_board_shows_facing_markers_carriers_and_midway() -> None:
    told = drawn(Table().only("U1 0,0 NE", "J1 3,-1 W -").view("usa"))
    assert "U1↗" in told
    assert "j1←" in told
    assert "J#" in told
    assert told.count(" m ") >= 10


def test_ghosts_show_where_an_aircraft_in_flight_can_get_to() -> None:
    table = Table().only("UB1 0,0 E", "U1 -7,4 E", "J1 -5,1 W")
    table.play("fly UB1")
    assert drawn(table.view("usa")).count("+") == 1 + 11, "eleven areas within three Manoeuvres, and the note"


def test_the_range_diagram_is_laid_over_the_board_in_a_combat() -> None:
    table = aimed("U1 0,0 E", "J1 -3,3 W")
    told = drawn(table.view("usa"))
    assert told.count("3!") == 2, "one red area, and the note"
    assert told.count("2!") == 6
    assert "U1: 3! and 2!" in told
    assert "J1: 3! and 2!" in drawn(table.view("japan"))


def test_the_odds_of_firing_now_are_shown_before_a_card_is_played() -> None:
    table = aimed("U1 0,0 E", "J1 2,0 W", usa="loop", japan="loop")
    shown = board(GAME, Language("en"))
    (note,) = shown.notes(table.state.legal(), table.view("japan"))
    assert "2 of your Firing Cards against 2. You shoot it down: 40 %. You are shot down: 40 %." in note


def test_nothing_hidden_is_drawn() -> None:
    table = Table(bids=None)
    table.play("bid 3")
    told = drawn(table.view("japan"))
    assert "Bids: USA sealed, Japan none yet" in told
    assert "USA holds: Thach Weave, Veterans" in told, "hands lie open (DF-R60)"
    assert json.dumps(table.view("japan")).count("sealed") == 1


def test_a_choice_that_loses_an_aircraft_is_asked_twice() -> None:
    shown = board(GAME, Language("en"))
    table = Table().only("U1 7,-4 E", "U2 0,0 E", "J1 -4,3 E")
    table.play("fly U1; forward")
    assert shown.at_stake(table.state.parse("fly-off"), table.view("usa")) == "U1 would be lost."
    assert shown.at_stake(table.state.legal()[0], table.view("usa")) is None
    table = aimed("U1 5,0 E", "J1 -4,-2 E", "UB1 -3,-3 E", japan="feint-left")
    assert "put UB1 on your carrier" in str(shown.at_stake(table.state.parse("play feint-left"), table.view("japan")))
    table = Table(bids=(0, 1)).put("J1 -4,-2 E", "UB1 -3,-2 E")
    table.play("fly J1")
    assert "the enemy would win" in str(shown.at_stake(table.state.parse("forward"), table.view("japan")))
    table = Table("domination").only("U1 7,-4 E", "U2 0,0 E", "J1 -4,3 E", "J2 0,-2 E")
    table.tile(1, "-9,4").tile(2, "9,-1").put("J1 -9,4 E", "J2 9,-1 W")
    table.play("fly U1")
    assert table.params["ahead"] == "sea"
    assert shown.at_stake(table.state.parse("left"), table.view("usa")) == "U1 would be lost."


@pytest.mark.parametrize("example", examples("Dogfight"))
def test_every_example_of_the_notation_is_understood(example: str) -> None:
    state = GAME.new()
    action = state.parse(example)
    assert state.parse(str(action)) == action


def test_every_verb_has_an_example() -> None:
    verbs = {GAME.new().parse(example).kind for example in examples("Dogfight")}
    assert set(VERBS) - verbs == {"forward", "right", "pass", "keep", "done"}, "named in the same row as another"


@pytest.mark.clause("DF-R4")
def test_a_bid_is_typed_as_the_number_it_is(run: Run, tmp_path: Path) -> None:
    start = ("play", "dogfight", "--terminal", "--seed", "7", "--seat", "japan=doctrine")
    told = run(*start, typed="1\n" * 6 + "7\nhelp\n0\n")
    assert "Bid  0  1  2  3\n" in told.out.replace("   ", "  ")
    assert "7 is not in the menu. Choose 0, 1, 2 or 3." in told.out
    bids = [str(step.action) for step in record_in(tmp_path).steps if step.action.kind == "bid" and step.seat == "usa"]
    assert bids == ["bid 0"]
    assert "“why bid 0” whether that is allowed" in told.out, "the examples are of the game and the moment"
    assert "“help bid” how to write an action" in told.out
    assert "KB-" not in told.out
    assert "launch A1" not in told.out
