"""Whatever the machine, a decision has a limit of time: nobody waits for kernels that are slow or not compiled."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import pointluck
from pointluck.engine import CHANCE, Action, Seeded, State
from pointluck.players import Budget, Situation, player
from pointluck.players.base import Late
from pointluck.players.dogfight.flight_leader import ADMIRAL, CAPTAIN, FlightLeader
from pointluck.players.dogfight.kernel import Clock

RANKS = ("captain", "admiral")
GAMES = [("kido-butai", "standard"), ("battle-of-midway", "standard"), ("dogfight", "carrier-hunt")]

# Stands for a machine without compiled kernels, and a slow one: nobody there can think a game through.
SLOW = """
import sys
from time import perf_counter
import pointluck
from pointluck.engine import CHANCE, Seeded
from pointluck.players import Budget, Situation, player

name, preset, rank, limit = sys.argv[1], sys.argv[2], sys.argv[3], float(sys.argv[4])
game = pointluck.game(name)
state, dice = game.new(preset), Seeded(3)
doctrine = {seat: player("doctrine", name, seat, 3) for seat in game.seats}
seat = game.seats[0]
bot = player(rank, name, seat, 3, Budget(at_most=limit))
asked = {}
longest = 0.0
while state.seat is not None and len(asked) < 400:
    if state.seat == CHANCE:
        state.apply(dice.pick(state))
        continue
    situation = Situation(state, state.seat)
    kind = situation.question.kind
    if state.seat == seat and asked.get(kind, 0) < 2 and len(situation.legal) > 1:
        asked[kind] = asked.get(kind, 0) + 1
        began = perf_counter()
        assert bot.choose(situation) in situation.legal
        longest = max(longest, perf_counter() - began)
        if sum(asked.values()) >= 12:
            break
    state.apply(doctrine[state.seat].choose(Situation(state, state.seat)))
print(longest)
"""


@pytest.mark.slow
@pytest.mark.parametrize("rank", RANKS)
@pytest.mark.parametrize(("name", "preset"), GAMES)
def test_without_compiled_kernels_nobody_thinks_longer_than_the_limit(name: str, preset: str, rank: str) -> None:
    limit = 0.6
    environment = os.environ | {"POINTLUCK_KERNELS": "plain", "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", SLOW, name, preset, rank, str(limit)]
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=240, check=False)
    assert ran.returncode == 0, ran.stderr
    # What cannot be broken off, and a machine that is busy with other tests.
    assert float(ran.stdout) < limit + 3.0


def asked(name: str, kind: str, seat: str, preset: str = "standard") -> State:
    state, dice = pointluck.game(name).new(preset), Seeded(5)
    doctrine = {one: player("doctrine", name, one, 5) for one in state.setup.game.seats}
    while state.seat != seat or state.question is None or state.question.kind != kind or len(state.legal()) == 1:
        now = state.seat
        assert now is not None
        state.apply(dice.pick(state) if now == CHANCE else doctrine[now].choose(Situation(state, now)))
    return state


@pytest.mark.parametrize(
    ("name", "kind", "seat", "preset"),
    [
        ("kido-butai", "japanese-phase", "japan", "standard"),
        ("battle-of-midway", "status", "usn", "standard"),
        ("dogfight", "activate", "usa", "carrier-hunt"),
        ("dogfight", "plan", "usa", "carrier-hunt"),
    ],
)
@pytest.mark.parametrize("rank", RANKS)
def test_whoever_has_hardly_any_time_still_answers(name: str, kind: str, seat: str, preset: str, rank: str) -> None:
    state = asked(name, kind, seat, preset)
    assert player(rank, name, seat, 1, Budget(at_most=1e-6)).choose(Situation(state, seat)) in state.legal()
    assert Clock.until is None, "nobody is left in a hurry"


@pytest.mark.slow
@pytest.mark.parametrize("rank", RANKS)
def test_a_limit_that_is_not_reached_changes_no_move(rank: str) -> None:
    state = asked("battle-of-midway", "status", "usn")
    free, bound = (player(rank, "battle-of-midway", "usn", 1, budget) for budget in (None, Budget(at_most=1e6)))
    assert free.choose(Situation(state, "usn")) == bound.choose(Situation(state, "usn"))
    assert free.explain() == bound.explain()


def test_an_admiral_who_is_late_looks_as_far_as_a_captain(monkeypatch: pytest.MonkeyPatch) -> None:
    state = asked("dogfight", "activate", "usa", "carrier-hunt")
    captain = FlightLeader(CAPTAIN._replace(weights=ADMIRAL.weights), "usa", 1, None)
    admiral = FlightLeader(ADMIRAL, "usa", 1, Budget(at_most=1e6))

    def late(*_: object) -> Action:
        raise Late

    monkeypatch.setitem(admiral._answers, "activate", late)
    assert admiral.choose(Situation(state, "usa")) == captain.choose(Situation(state, "usa"))
    assert admiral.explain() == captain.explain()
