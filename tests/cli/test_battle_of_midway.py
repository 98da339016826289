"""The Battle of Midway in the terminal: menus that reach every answer, the usual one marked, whole games typed."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

import pointluck
from pointluck.cli.boards import Choice, board, numbered
from pointluck.engine import CHANCE, LANGUAGES, Action, Record, Result, Seeded
from pointluck.games.battle_of_midway.pieces import SUNK
from pointluck.language import Language
from pointluck.players import Situation, player
from tests.cli.running import Run, many_answers
from tests.games.battle_of_midway.table import GAME, Table
from tests.support import steps

START = ("play", "battle-of-midway", "--terminal", "--seed", "a", "--seat", "usn=doctrine")


def record_in(folder: Path) -> Record:
    (file,) = folder.rglob("*.plk")
    with file.open(encoding="utf-8") as lines:
        return Record.read(lines, pointluck.game)


def last_of(folder: Path, seat: str = "ijn") -> list[str]:
    return [str(step.action) for step in record_in(folder).steps if step.seat == seat]


def menu(table: Table, seat: str) -> list[Choice]:
    return board(GAME, Language("en")).choices(table.state.legal(), table.state.view(seat))


# --- parts ------------------------------------------------------------------------------------------------------------


def test_orders_are_chosen_carrier_by_carrier_on_one_line(run: Run, tmp_path: Path) -> None:
    told = run(*START, typed="done\n3 4\n")
    assert "Akagi  2) Maneuver  3) Recover" in told.out
    assert last_of(tmp_path)[-1] == "status akagi=recover kaga=maneuver hiryu=launch soryu=launch"


def test_a_deck_is_put_together_kind_by_kind(run: Run, tmp_path: Path) -> None:
    run(*START, typed="done\nok\n2 4\n")
    assert last_of(tmp_path)[-1] == "spot akagi 1a6m 1b5n-t"


def test_too_many_parts_are_refused_with_the_reason(run: Run, tmp_path: Path) -> None:
    told = run(*START, typed="done\nok\n3 3 5 6\n")
    assert "deck" in told.out
    assert last_of(tmp_path)[-1].startswith("status")


def test_one_part_alone_is_an_answer_too(run: Run, tmp_path: Path) -> None:
    run(*START, typed="done\n2\n")
    assert last_of(tmp_path)[-1] == "status akagi=maneuver kaga=launch hiryu=launch soryu=launch"


@pytest.mark.slow
def test_every_answer_can_be_reached_from_the_menu() -> None:
    """Directly, or as its parts."""
    for number, (state, _) in enumerate(steps(GAME.new(), 4)):
        seat = state.seat
        if number > 1500 or seat == CHANCE:
            continue
        shown = board(GAME, Language("en")).choices(state.legal(), state.view(seat))
        assert len(shown) <= 140
        whole = {choice.action for choice in shown}
        parts = {choice.part for choice in shown if choice.stem}
        default = state.legal()[0].args
        for action in state.legal():
            assert action in whole or all(word in parts or word in default for word in action.args), action
        for choice in shown:
            assert state.parse(f"{choice.stem} {choice.part}" if choice.stem else str(choice.action)) in state.legal()


# --- the usual answer -------------------------------------------------------------------------------------------------


def test_the_usual_answer_is_marked_and_ok_takes_it(run: Run, tmp_path: Path) -> None:
    told = run(*START, typed="done\nok\nok\n")
    assert "(usual)" in told.out
    assert last_of(tmp_path)[-2:] == [
        "status akagi=launch kaga=launch hiryu=launch soryu=launch",
        "spot akagi 2a6m 3b5n-t",
    ]


def test_ok_all_goes_on_until_something_else_is_asked(run: Run, tmp_path: Path) -> None:
    run(*START, typed="done\nok\nok all\n")
    assert [word.split()[:2] for word in last_of(tmp_path)[-4:]] == [
        ["spot", "akagi"],
        ["spot", "kaga"],
        ["spot", "hiryu"],
        ["spot", "soryu"],
    ]
    assert record_in(tmp_path).state.stack[-1] == "patrol"


def test_where_nothing_is_usual_ok_says_so(run: Run, tmp_path: Path) -> None:
    told = run(*START, typed="ok\n")
    assert "nothing is usual" in told.out
    other = run("play", "dogfight", "--terminal", "--save", str(tmp_path / "d.plk"), typed="ok\n")
    assert "nothing is usual" in other.out


@pytest.mark.slow
def test_usual_is_only_what_is_legal_and_bombs_are_for_the_centre() -> None:
    shown = board(GAME, Language("en"))
    modes = set()
    for seed in range(3):
        state = GAME.new()
        people = {seat: player("doctrine", GAME.id, seat, seed) for seat in GAME.seats}
        dice = Seeded(seed)
        while (seat := state.seat) is not None:
            if seat == CHANCE:
                state.apply(dice.pick(state))
                continue
            usual = shown.usual(state.legal(), state.view(seat))
            assert usual is None or usual in state.legal()
            if state.stack[-1] == "mode" and usual is not None:
                battle = state.view(seat)["battle"]
                modes.add((usual.kind == "drop", battle["team_area"][battle["queue"][0]]))
            state.apply(people[seat].choose(Situation(state, seat)))
    assert len({area for drops, area in modes if drops}) == 1


# --- what is said -----------------------------------------------------------------------------------------------------


def test_zones_in_the_menu_carry_the_marks_of_the_map() -> None:
    table = Table().locate("ijn", 19).squall(16).until("patrol", "usn")
    labels = {choice.label for choice in menu(table, "usn") if choice.action.kind == "patrol"}
    assert {"zone 19●!", "zone 15●", "zone 16~", "zone 31#"} <= labels, "several units choose among the same zones"


def test_where_a_zone_is_the_answer_its_number_is_typed() -> None:
    state, shown = GAME.new(), board(GAME, Language("en"))
    dice, orders = Seeded(1), Random(1)
    while state.question is None or state.question.kind != "move-to":
        state.apply(dice.pick(state) if state.seat == CHANCE else orders.choice(state.legal()))
    typed = numbered(shown.choices(state.legal(), state.view(state.seat)))
    zones = {number: str(choice.action) for number, choice in typed.items() if choice.action.kind == "to"}
    assert zones
    assert all(text == f"to {number:02}" for number, text in zones.items())
    others = [number for number, choice in typed.items() if choice.action.kind != "to"]
    assert not set(others) & set(zones)
    assert others == sorted(others)


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_the_fog_unseen_carriers_stand_nowhere(language: str) -> None:
    table = Table(fog_of_war=True)
    out = Console(width=100, record=True)
    with out.capture() as caught:
        out.print(board(GAME, Language(language)).draw(table.state.view("usn"), 100))
    told = caught.get()
    assert {"en": "Akagi, unseen", "de": "Akagi, ungesehen"}[language] in told
    assert "2CV" not in told


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_by_numbers_against_the_doctrine(run: Run, tmp_path: Path, language: str) -> None:
    words = ("--preset", "short", "--seed", "3", "--seat", "ijn=doctrine", "--lang", language)
    told = run("play", "battle-of-midway", "--terminal", *words, typed=many_answers(3) * 4)
    assert told.code == 0
    assert "{" not in told.out
    assert "???" not in told.out
    assert record_in(tmp_path).steps


def test_raising_unit_by_unit_is_offered_and_typed(run: Run, tmp_path: Path) -> None:
    told = run(*START, typed="done\nok\nraise a6m; raise b5n; spot\n")
    assert "Akagi brings up      8) Zero  9) Kate with torpedoes" in told.out
    assert last_of(tmp_path)[-3:] == ["raise akagi a6m", "raise akagi b5n-t", "spot akagi"]
    assert Action("raise", ("akagi", "a6m")) in [step.action for step in record_in(tmp_path).steps]


# --- comfort ----------------------------------------------------------------------------------------------------------


def usual(table: Table, seat: str) -> str:
    return str(board(GAME, Language("en")).usual(table.state.legal(), table.state.view(seat)))


def test_numbers_and_notation_may_share_a_line(run: Run, tmp_path: Path) -> None:
    told = run(*START, typed="done\nok\nok all\npatrol e13a-1 21; patrol e13a-2 17; done\n")
    assert "Not done" not in told.out, "a done that nobody had to ask for is not missed"
    run(*START, "--save", str(tmp_path / "b.plk"), typed="done\nok\nok all\n7 19; done\n")
    with (tmp_path / "b.plk").open(encoding="utf-8") as lines:
        record = Record.read(lines, pointluck.game)
    assert [str(step.action) for step in record.steps if step.action.kind == "patrol" and step.seat == "ijn"] == [
        "patrol b5n-t@akagi 21",
        "patrol b5n-t@kaga 24",
    ]


def test_the_same_number_twice_is_the_same_answer_twice(run: Run, tmp_path: Path) -> None:
    run(*START, typed="done\nok\n8 8\n")
    assert last_of(tmp_path)[-2:] == ["raise akagi a6m", "raise akagi a6m"]


def test_dice_of_one_volley_are_told_together(run: Run) -> None:
    told = run(*START, typed="done\nok\nok all\ndone\n")
    rolls = re.findall(r"USA, searching (\d+), rolls (.*)\.", told.out)
    assert rolls
    assert len({zone for zone, _ in rolls}) == len(rolls), "one sentence for each search"
    assert any(" and " in dice for _, dice in rolls)


def test_a_deck_in_the_way_of_those_overhead_is_cleared_as_usual() -> None:
    table = Table()
    table.spot("akagi", "a6m", 2)
    table.spot("akagi", "b5n", 2)
    table.fly(19, "akagi", "b5n", 1, fuel=0)
    table.run("clear")
    assert usual(table, "ijn") == "done", "there is room for one more"
    for unit in table.units("akagi", "d3a"):
        table.state.at[unit], table.state.fuel[unit], table.state.group[unit] = 19, 0, 0
    table.run("clear")
    assert usual(table, "ijn") == "clear akagi all"


def test_the_way_home_avoids_fighters() -> None:
    table = Table().empty_sea().put(19, "akagi")
    table.fly(31, "akagi", "d3a", 2, fuel=0)
    table.fly(21, "airfield", "f4f", 2)
    table.run("ijn", "return-home")
    assert table.zones() == [21, 25, 29]
    assert usual(table, "ijn") == "to 25"


def test_during_a_battle_only_the_battle_is_drawn() -> None:
    table = Table().locate("ijn", 15).run("ijn", "intercepts", "combat-zones", "battles")
    table.fly(15, "airfield", "sbd", 2)
    table.run("combat-zones", "battles")
    out = Console(width=100)
    with out.capture() as caught:
        out.print(board(GAME, Language("en")).draw(table.state.view("ijn"), 100))
    assert "Battle in 15" in caught.get()
    assert "Hiryu in 15" in caught.get()
    assert "Akagi" not in caught.get()


def test_a_full_zone_is_written_closely() -> None:
    table = Table().put(37, "kongo-3", "kongo-4", "tone-4", "yagumo-13", "transports-1")
    out = Console(width=100)
    with out.capture() as caught:
        out.print(board(GAME, Language("en")).draw(table.state.view("ijn"), 100))
    assert "●2BB1CA1DD1TR" in caught.get()


# --- the end ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("hits", [0, 3, 8])
def test_the_end_table_counts_warships_and_no_transports_that_landed(hits: int) -> None:
    table = Table().sink("yagumo-1").sink("tone-1").put(SUNK, "transports-1").damage("transports-1", hits)
    result = Result("ijn", "ijn-points", {}, {})
    console = Console(width=80, record=True, file=StringIO())
    console.print(board(GAME, Language("en")).ending(table.state.view(None), result))
    (line,) = [line for line in console.export_text().splitlines() if "sunk" in line]
    assert line.split() == ["Warships", "sunk", "2", "0"]
