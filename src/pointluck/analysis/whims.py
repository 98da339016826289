"""Ways to choose in a random game. Each lasts for one game and leads into other corners of the rules."""

from __future__ import annotations

from random import Random
from typing import Protocol

from pointluck.engine import Action, State
from pointluck.players import Player, Situation, guests, player, players


class Whim(Protocol):
    def choose(self, state: State, seat: str) -> Action: ...


class Uniform:
    """Every legal action is as likely as any other. This ends phases early and sees little of what comes later."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, state: State, seat: str) -> Action:
        legal = state.legal()
        return legal[int(self._rng.random() * len(legal))]


class Taste:
    """Each kind of action, told apart by its last word (where to, with what), has a weight of its own."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._weights: dict[object, float] = {}
        self._known: dict[Action, float] = {}

    def choose(self, state: State, seat: str) -> Action:
        actions = state.legal()
        marks = []
        total = 0.0
        for action in actions:
            weight = self._known.get(action)
            if weight is None:
                weight = self._known[action] = self._weight((action.kind, action.args[-1:]))
            total += weight
            marks.append(total)
        mark = self._rng.random() * total
        return next((action for action, upper in zip(actions, marks, strict=True) if mark < upper), actions[-1])

    def _weight(self, name: object) -> float:
        weight = self._weights.get(name)
        if weight is None:
            weight = self._weights[name] = 4.0 ** self._rng.randint(-3, 3)
        return weight


class Headstrong:
    """A commander who follows a player until a fancy takes him: games that last, with odd things in them."""

    def __init__(self, rng: Random, name: str, game: str, seats: tuple[str, ...], seed: str) -> None:
        self._rng = rng
        self._uniform = Uniform(rng)
        self._often = rng.choice((0.02, 0.1, 0.3))
        self._follows: dict[str, Player] = {seat: player(name, game, seat, f"{seed}:{seat}") for seat in seats}

    def choose(self, state: State, seat: str) -> Action:
        if self._rng.random() < self._often:
            return self._uniform.choose(state, seat)
        return self._follows[seat].choose(Situation(state, seat))


def whim(rng: Random, game: str, seats: tuple[str, ...], seed: str) -> Whim:
    if brought := guests():
        return Headstrong(rng, rng.choice(brought), game, seats, seed)
    draw = rng.random()
    if draw < 0.2:
        return Uniform(rng)
    # Who looks ahead would take too long, so without a doctrine nobody is headstrong.
    headstrong = draw >= 0.7 and "doctrine" in players(game)
    return Headstrong(rng, "doctrine", game, seats, seed) if headstrong else Taste(rng)
