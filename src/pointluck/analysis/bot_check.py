"""Whether a bot keeps to the protocol: it plays whole games, is stopped in a thought, and is sent home."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import perf_counter
from typing import NamedTuple

import pointluck
from pointluck.engine import CHANCE, Game, Problem, Seeded, State
from pointluck.players import Budget, RandomPlayer, Situation
from pointluck.players.plp import GRACE_SECONDS, BotProblem, Program

SECONDS = 10.0
"""For one decision."""
ASKED_AT_MOST = 400
"""So often a bot is asked in one game; the rest of it is played at random."""


class Finding(NamedTuple):
    """One thing that was tried: a key of the texts with its parameters. `problem`: what was wrong."""

    key: str
    params: dict[str, str | int | float]
    problem: Problem | None = None


def check(command: str, games: list[str] | None, hear: Callable[[str], None]) -> Iterator[Finding]:
    """Every point in turn; the first that fails is the last. `hear` is told which is tried."""
    hear("ready")
    began = perf_counter()
    try:
        program = Program(command, quiet=False)
    except BotProblem as problem:
        yield Finding("ready", {}, problem)
        return
    yield Finding("ready", {"name": program.name, "seconds": perf_counter() - began})
    try:
        for name in games or program.games or pointluck.games():
            hear(name)
            finding = _game(program, pointluck.game(name))
            yield finding
            if finding.problem is not None:
                return
        hear("stop")
        finding = _stop(program, pointluck.game((games or program.games or pointluck.games())[0]))
        yield finding
        if finding.problem is None:
            hear("quit")
            yield _quit(program)
    finally:
        program.close()


def _game(program: Program, game: Game) -> Finding:
    """A whole game in which it sits in every seat."""
    state = game.new()
    chance = Seeded("bot check")
    rest = RandomPlayer("bot check")
    asked, longest, total = 0, 0.0, 0.0
    seat_before = None
    while (seat := state.seat) is not None:
        if seat == CHANCE:
            state.apply(chance.pick(state))
            continue
        situation = Situation(state, seat)
        if asked >= ASKED_AT_MOST:
            state.apply(rest.choose(situation))
            continue
        began = perf_counter()
        try:
            if seat != seat_before:
                program.new(game.id, seat, "bot check")
            thought = program.think(situation, Budget(at_most=SECONDS))
        except BotProblem as problem:
            return Finding("game", {"game": game.title, "decisions": asked}, problem)
        seat_before = seat
        asked, took = asked + 1, perf_counter() - began
        longest, total = max(longest, took), total + took
        state.apply(thought.best)
    return Finding("game", {"game": game.title, "decisions": asked, "mean": total / max(asked, 1), "longest": longest})


def _stop(program: Program, game: Game) -> Finding:
    """It is given no time at all: it has to answer within the grace of `stop`."""
    state = _asked(game)
    assert state.seat is not None
    try:
        program.new(game.id, state.seat, "bot check")
        program.think(Situation(state, state.seat), Budget(at_most=0.001))
    except BotProblem as problem:
        return Finding("stop", {"seconds": GRACE_SECONDS}, problem)
    return Finding("stop", {"seconds": GRACE_SECONDS})


def _quit(program: Program) -> Finding:
    ended = program.close()
    problem = None if ended else BotProblem("bot-stays", bot=program.command, seconds=f"{GRACE_SECONDS:g}")
    return Finding("quit", {"seconds": GRACE_SECONDS}, problem)


def _asked(game: Game) -> State:
    """The first position of a game in which a seat is asked."""
    state = game.new()
    chance = Seeded("bot check")
    while state.seat == CHANCE:
        state.apply(chance.pick(state))
    return state
