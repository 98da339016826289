"""Whether a bot does what it must: it plays whole games; a program is stopped in a thought as well, and sent home."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from functools import partial
from time import perf_counter
from typing import NamedTuple

import pointluck
from pointluck.engine import CHANCE, Action, Game, Problem, Seeded, State
from pointluck.players import Budget, RandomPlayer, Situation
from pointluck.players.brought import Guest, class_in_file
from pointluck.players.plp import GRACE_SECONDS, BotProblem, Program

BUDGET = Budget(at_most=10.0)
"""For one decision."""
SEED = "bot check"
ASKED_AT_MOST = 400
"""So often a bot is asked in one game; the rest of it is played at random."""


class Finding(NamedTuple):
    """One thing that was tried: a key of the texts with its parameters. `problem`: what was wrong."""

    key: str
    params: dict[str, str | int | float]
    problem: Problem | None = None


def check(bot: str, games: list[str] | None, hear: Callable[[str], None]) -> Iterator[Finding]:
    """Every point in turn; the first that fails is the last. `hear` is told which is tried."""
    checked = _program(bot, games, hear) if class_in_file(bot) is None else _class(bot, games, hear)
    with closing(checked):
        for finding in checked:
            yield finding
            if finding.problem is not None:
                return


def _class(what: str, games: list[str] | None, hear: Callable[[str], None]) -> Generator[Finding, None, None]:
    for name in games or pointluck.games():
        hear(name)
        sitting: dict[str, Guest] = {}
        yield _game(pointluck.game(name), partial(_as_guest, sitting, what, name))


def _as_guest(sitting: dict[str, Guest], what: str, game: str, situation: Situation) -> Action:
    seat = situation.seat
    if seat not in sitting:
        sitting[seat] = Guest(what, what, game, seat, SEED, BUDGET)
    return sitting[seat].choose(situation)


def _program(command: str, games: list[str] | None, hear: Callable[[str], None]) -> Generator[Finding, None, None]:
    hear("ready")
    began = perf_counter()
    try:
        program = Program(command, quiet=False)
    except BotProblem as problem:
        yield Finding("ready", {}, problem)
        return
    try:
        yield Finding("ready", {"name": program.name, "seconds": perf_counter() - began})
        names = games or program.games or pointluck.games()
        for name in names:
            hear(name)
            told: list[str] = []
            yield _game(pointluck.game(name), partial(_as_told, told, program, name))
        hear("stop")
        yield _stop(program, pointluck.game(names[0]))
        hear("quit")
        yield _quit(program)
    finally:
        program.close()


def _as_told(told: list[str], program: Program, game: str, situation: Situation) -> Action:
    """`told`: for whom it answered last; another seat is another game to it."""
    if told != [situation.seat]:
        program.new(game, situation.seat, SEED)
        told[:] = [situation.seat]
    return program.think(situation, BUDGET).best


def _game(game: Game, choose: Callable[[Situation], Action]) -> Finding:
    """A whole game in which it sits in every seat."""
    state = game.new()
    chance = Seeded(SEED)
    rest = RandomPlayer(SEED)
    asked, longest, total = 0, 0.0, 0.0
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
            action = choose(situation)
        except BotProblem as problem:
            return Finding("game", {"game": game.title, "decisions": asked}, problem)
        asked, took = asked + 1, perf_counter() - began
        longest, total = max(longest, took), total + took
        state.apply(action)
    return Finding("game", {"game": game.title, "decisions": asked, "mean": total / max(asked, 1), "longest": longest})


def _stop(program: Program, game: Game) -> Finding:
    """It is given no time at all: it has to answer within the grace of `stop`."""
    state = _asked(game)
    assert state.seat is not None
    try:
        program.new(game.id, state.seat, SEED)
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
    chance = Seeded(SEED)
    while state.seat == CHANCE:
        state.apply(chance.pick(state))
    return state
