"""One game from the first question to the result, and what is worth counting in it."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import NamedTuple

from pointluck.engine import CHANCE, Game, Problem, Result, Seeded, State
from pointluck.players import Player, Situation, player, players

from .luck import Adjusting
from .value import valuer

Seed = int | str


class Clock(NamedTuple):
    """Seconds of the computer's time."""

    players: float
    rules: float
    chance: float
    kernel: float = 0.0
    """For whole games, in place of the other three."""


class Played(NamedTuple):
    """A finished game."""

    result: Result
    tally: dict[str, int]
    census: dict[str, int]
    """`State.census` summed over the milestones: where the pieces spent their time."""
    milestones: int
    decisions: int
    outcomes: int
    clock: Clock
    luck: float | None = None
    """Of the first seat, in the unit of the values; None: it was not counted."""


def seated(names: Sequence[str], game: Game) -> dict[str, str]:
    """Who sits where: one name for all seats, or one for each."""
    seats = game.seats
    for name in names:
        if name not in players(game.id):
            raise Problem("player-unknown", player=name, players=players(game.id))
    if len(names) == 1:
        return dict.fromkeys(seats, names[0])
    if len(names) != len(seats):
        raise Problem("players-count", count=len(names), seats=list(seats))
    return dict(zip(seats, names, strict=True))


def play(start: State, seats: dict[str, str], seed: Seed, number: int, adjusted: bool = False) -> Played:
    """Game `number` of a series. It depends on the seed and its number alone, not on games before it.

    `adjusted`: its luck is counted.
    """
    game = start.setup.game
    state = start.copy()
    chance = Seeded(f"{seed}:{number}:chance")
    counting = Adjusting(chance, valuer(start.setup), f"{seed}:{number}:luck") if adjusted else None
    commanders: dict[str, Player] = {
        seat: player(name, game.id, seat, f"{seed}:{number}:{seat}") for seat, name in seats.items()
    }
    milestone = game.milestone
    census: dict[str, int] = {}
    milestones = decisions = outcomes = 0
    players_time = rules_time = chance_time = 0.0
    began = perf_counter()
    while (seat := state.seat) is not None:
        if seat == CHANCE:
            action = (counting or chance).pick(state)
            outcomes += 1
            chose = perf_counter()
            chance_time += chose - began
        else:
            action = commanders[seat].choose(Situation(state, seat))
            decisions += 1
            chose = perf_counter()
            players_time += chose - began
        events = state.apply(action)
        began = perf_counter()
        rules_time += began - chose
        if milestone is not None:
            # A step can pass several milestones when nothing has to be asked between them.
            passed = sum(event.kind == milestone for event in events)
            if passed:
                milestones += passed
                for name, count in state.census().items():
                    census[name] = census.get(name, 0) + count * passed
                began = perf_counter()
    result = state.result
    assert result is not None
    clock = Clock(players_time, rules_time, chance_time)
    luck = None if counting is None else counting.luck
    return Played(result, state.tally(), census, milestones, decisions, outcomes, clock, luck)
