"""With nothing but this package installed the game is everywhere: command line, bots, analysis, terminal and server."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

import pointluck
from pointluck.engine import CHANCE, Action, Record, Seeded, distribution
from pointluck.language import Language
from pointluck.players import Budget, Situation, player, players
from tests.cli.running import Run
from tests.server.serving import Client, Wire

GAME = pointluck.game("night-guns")


# --- players ------------------------------------------------------------------------------------------------------


def test_a_game_without_players_of_its_own_has_two() -> None:
    assert players(GAME.id) == ["random", "captain"]


LAST_ROUND = (
    "open 0, fire 0, hold 0, fire 0, close 0, fire 0, close 1, fire 0, hold 3",
    "open 1, fire 1, hold 0, fire 0, close 0, fire 0, close 0, fire 0, close 0",
    "close 1, fire 3, open 0, fire 0, hold 1, fire 0, hold 0, fire 2, open 2",
)


@pytest.mark.parametrize("orders", LAST_ROUND)
@pytest.mark.parametrize("seed", range(3))
def test_the_captain_answers_the_last_salvoes_about_as_well_as_anybody_can(orders: str, seed: int) -> None:
    """After that only dice follow, so what each answer is worth can be worked out exactly."""
    state, dice = GAME.new(), Seeded(f"{orders} {seed}")
    for order in orders.split(", "):
        while state.seat == CHANCE:
            state.apply(dice.pick(state))
        state.apply(state.parse(order))
    assert state.seat == "garrison"

    def worth(action: Action) -> float:
        after = state.copy()
        after.apply(action)
        ends = distribution(after, lambda end: end.result and end.result.winner, lambda end: end.over)
        return float(ends.get("garrison", 0) + ends.get(None, 0) / 2)

    chosen = player("captain", GAME.id, "garrison", seed).choose(Situation(state, "garrison"))
    assert worth(chosen) > max(map(worth, state.legal())) - 0.08


def test_a_captain_obeys_limits_of_time_and_of_simulations() -> None:
    state = GAME.new()
    hurried = player("captain", GAME.id, "destroyers", 1, Budget(at_most=1e-6))
    assert hurried.choose(Situation(state, "destroyers")) in state.legal()
    one, same = (player("captain", GAME.id, "destroyers", 1, Budget(simulations=96)) for _ in range(2))
    assert one.choose(Situation(state, "destroyers")) == same.choose(Situation(state, "destroyers"))
    assert one.explain() == same.explain() and 48 <= sum(tried.visits for tried in one.explain()) <= 96


# --- the command line -----------------------------------------------------------------------------------------------


def test_games_rules_options_and_figures(run: Run) -> None:
    assert "night-guns" in run("games").out
    assert "NG-5" in run("rules", "night-guns", "flashes").out
    assert "ng.flashes" in run("options", "night-guns").out
    assert "silenced" in run("figures", "night-guns").out


def test_simulate_arena_and_fuzz(run: Run) -> None:
    simulated = json.loads(
        run("simulate", "night-guns", "--games", "8", "--players", "random", "--json", "--workers", "1").out
    )
    assert simulated["games"] == 8
    assert "captain" in run("arena", "night-guns", "--games", "2", "--seed", "1", "--workers", "1").out
    assert "nothing broke" in run("fuzz", "night-guns", "--games", "5", "--seed", "1", "--workers", "1").out
    assert run("fuzz", "night-guns", "--figures", "--games", "5", "--seed", "1", "--workers", "1").code == 0


@pytest.mark.parametrize(("lang", "asked", "ended"), [("en", "Which way", "Won by"), ("de", "Wohin", "Sieger")])
def test_a_whole_game_in_the_terminal(run: Run, tmp_path: Path, lang: str, asked: str, ended: str) -> None:
    words = ("play", "night-guns", "--terminal", "--seat", "garrison=random", "--seed", "3", "--lang", lang)
    ran = run(*words, "--save", str(tmp_path / "game.plk"), typed="4\n" * 12)
    assert asked in ran.out and ended in ran.out, ran.out + ran.err
    record = Record.read((tmp_path / "game.plk").read_text().splitlines(keepends=True), pointluck.game)
    assert record.state.over


def test_an_order_is_taken_back_until_it_is_answered() -> None:
    record = Record(GAME.new())
    record.apply(record.state.parse("close 2"))
    assert record.undo_point("destroyers") == 0
    record.apply(record.state.parse("fire 1"))
    assert [record.undo_point(seat) for seat in GAME.seats] == [2, 1]


def test_every_sentence_is_said_in_both_languages() -> None:
    """What a game can say the fuzzer hears; this is what only the client asks for."""
    for code in ("en", "de"):
        language = Language(code, GAME)
        needed = ["game-night-guns", "summary", *(f"about-preset-{preset}" for preset in GAME.presets)]
        needed += [f"name-{name}" for name in (*GAME.seats, *GAME.levels)]
        assert [key for key in needed if not language.has(key)] == []


# --- a table on a server --------------------------------------------------------------------------------------------


def test_two_people_play_with_fair_dice_to_the_end(nimitz: Client, yamamoto: Client) -> None:
    made = nimitz.make("night-guns", seats={"destroyers": "open", "garrison": "me"})
    yamamoto.join(made["invitations"]["destroyers"])
    table, random = made["table"]["id"], Random(3)
    wires = {"destroyers": yamamoto.sit(table), "garrison": nimitz.sit(table)}
    first = wires["destroyers"]
    first.play("close 1")
    assert first.outlook["undo_to"] is not None, "nobody has answered yet"
    undone = first.ask("undo", seat="destroyers", seq=first.outlook["seq"], to=first.outlook["undo_to"])
    assert undone["type"] == "done"
    first.see(undone["seq"])
    seq = _caught_up(wires)
    while (seat := wires["garrison"].outlook["waiting_for"]) is not None:
        wire = wires[seat]
        if seat == "garrison":
            odds = nimitz.http.get(
                f"/api/tables/{table}/odds", params={"seat": seat, "seq": wire.outlook["seq"], "action": ["fire 1"]}
            )
            stakes = odds.raise_for_status().json()["actions"][0]["stakes"]
            assert stakes is None or {stake["key"] for stake in stakes} <= {"destroyers-hits", "garrison-hits"}
        wire.play(random.choice(wire.outlook["prompt"]["legal"]))
        seq = _caught_up(wires)
    assert seq
    told = nimitz.http.get(f"/api/tables/{table}").raise_for_status().json()
    assert told["over"] and told["dice"] == "fair"
    text = nimitz.http.get(f"/api/tables/{table}/record").raise_for_status().text
    assert Record.read(text.splitlines(keepends=True), pointluck.game).state.over


def _caught_up(wires: dict[str, Wire]) -> int:
    seq = max(wire.outlook["seq"] for wire in wires.values())
    for wire in wires.values():
        wire.see(seq)
    return int(seq)
