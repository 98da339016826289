"""Every player of every game keeps to the interface: same seed same move, in any process, and called off at once."""

from __future__ import annotations

import json
import subprocess
import sys
from functools import cache

import pytest

import pointluck
from pointluck.engine import CHANCE, Seeded, State
from pointluck.players import Budget, CalledOff, Situation, player, players, usual_player

EVERYBODY = [(game, name) for game in pointluck.games() for name in players(game)]
SHORT = Budget(simulations=6)
"""Enough to think at all."""
THINKER = """
from pointluck.players import Budget, thinker
from pointluck.players.answering import answer
thinker.AT_TABLES = Budget()
answer(thinker.decide)
"""
"""As at tables, but without their limit of time: whoever is cut short on a busy machine moves differently."""


@cache
def questions(game: str) -> list[State]:
    """Positions from the beginning of a game between its usual players that leave a choice; every kind once."""
    state = pointluck.game(game).new()
    chance = Seeded("questions")
    bots = {seat: player(usual_player(game), game, seat, 1, SHORT) for seat in pointluck.game(game).seats}
    found: dict[str, State] = {}
    for _ in range(250):
        seat = state.seat
        if seat is None:
            break
        if seat == CHANCE:
            state.apply(chance.pick(state))
            continue
        situation = Situation(state, seat)
        if len(situation.legal) > 1:
            found.setdefault(f"{situation.question.kind}:{seat}", state.copy())
        state.apply(bots[seat].choose(situation))
    return list(found.values())


def asked(state: State) -> Situation:
    assert state.seat is not None
    return Situation(state, state.seat)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "name"), EVERYBODY)
def test_a_new_player_with_the_same_seed_and_budget_makes_the_same_move(game: str, name: str) -> None:
    for state in questions(game):
        situation = asked(state)
        one, other = (player(name, game, situation.seat, 7, SHORT) for _ in range(2))
        assert one.choose(situation) == other.choose(asked(state))
        assert one.explain() == other.explain()


@pytest.mark.parametrize(("game", "name"), EVERYBODY)
def test_a_player_explains_what_it_chose_the_best_first_and_within_its_budget(game: str, name: str) -> None:
    for state in questions(game):
        situation = asked(state)
        bot = player(name, game, situation.seat, 7, SHORT)
        chosen = bot.choose(situation)
        considered = bot.explain()
        assert chosen in situation.legal
        if considered:
            assert considered[0].action == chosen
            assert all(candidate.action in situation.legal for candidate in considered)


@pytest.mark.slow
@pytest.mark.parametrize("game", pointluck.games())
def test_a_player_in_another_process_that_gets_nothing_but_the_view_moves_the_same(game: str) -> None:
    """So nobody can know more than a person in the seat."""
    jobs, expected = [], []
    for state in questions(game)[:6]:
        situation = asked(state)
        for name in players(game):
            jobs.append(
                {
                    "game": game,
                    "bot": name,
                    "seat": situation.seat,
                    "seed": "7",
                    "question": list(situation.question),
                    "legal": [[action.kind, list(action.args)] for action in situation.legal],
                    "view": situation.view,
                }
            )
            expected.append(situation.legal.index(player(name, game, situation.seat, "7").choose(situation)))
    lines = "".join(json.dumps(job) + "\n" for job in jobs)
    thinker = [sys.executable, "-c", THINKER, "4294967296", "600", "0"]
    done = subprocess.run(thinker, input=lines, capture_output=True, text=True, check=True, timeout=600)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["answer"] for answer in answers if "part" not in answer] == expected


@pytest.mark.parametrize(("game", "name"), EVERYBODY)
def test_a_player_that_reports_its_progress_is_called_off_at_once(game: str, name: str) -> None:
    for state in questions(game):
        situation = asked(state)
        calls: list[float] = []

        def report(share: float, calls: list[float] = calls) -> None:
            calls.append(share)
            raise CalledOff

        waiting = Situation.plain(situation.seat, situation.question, situation.legal, situation.view, report)
        bot = player(name, game, situation.seat, 7)
        try:
            bot.choose(waiting)
        except CalledOff:
            assert len(calls) == 1
        else:
            assert not calls and not any(candidate.visits for candidate in bot.explain())
