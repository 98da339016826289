"""Looking ahead in any game: each answer is played on many times with the same luck, and who falls behind is dropped.

Needs nothing but the contract: copies, legal actions, explicit chance, and `Game.sample` for what a seat cannot see.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable
from hashlib import blake2b
from math import sqrt
from random import Random
from time import perf_counter
from typing import Any, Generic, NamedTuple, TypeVar
from zlib import crc32

from pointluck.engine import CHANCE, Action, Seeded, State
from pointluck.games import game

from .base import Budget, Candidate, Situation

S = TypeVar("S", bound=State)

BATCH = 4
"""Playouts that every answer gets before those that fall behind are dropped."""
WORSE = 1.6
"""Standard errors behind the best at which an answer is dropped."""
SIMULATIONS = 400
"""Playouts for one decision, if nobody says how many."""
LONGEST = 300
"""Steps after which a playout is judged as it stands."""
END = 0.9
"""What winning counts in the judgement of a finished playout; the rest is by how much."""


class Weighed(NamedTuple):
    """What came of the playouts of one answer."""

    action: Action
    values: list[float]

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values) if self.values else 0.0


class Luck(Seeded):
    """The third roll of a kind in a scene is the same in every playout with this seed, whatever was rolled before it.

    So what an answer does not touch comes out alike for all answers, and fewer playouts tell them apart.
    """

    def __init__(self, seed: str, scene: Callable[[Any], object] = lambda state: state.scene()) -> None:
        self._seed = seed
        self._scene = scene
        self._now: object = None
        self._rolls: Counter[str] = Counter()
        self._share = 0.0
        self._random = lambda: self._share

    def draw(self, state: State) -> float:
        """A number from 0 to 1 for whatever is to be decided here."""
        scene = self._scene(state)
        if scene != self._now:
            self._now, self._rolls = scene, Counter()
        kind = state.stack[-1]
        self._rolls[kind] += 1
        digest = blake2b(f"{self._seed}:{scene}:{kind}:{self._rolls[kind]}".encode(), digest_size=6).digest()
        return int.from_bytes(digest) / 2**48

    def pick(self, state: State) -> Action:
        self._share = self.draw(state)
        return super().pick(state)


class Lookahead(ABC, Generic[S]):
    """Compares answers by playing on from positions that fit what the seat sees."""

    proof: float = 0.0
    """Standard errors by which another answer must be better than the first to be preferred to it."""

    @abstractmethod
    def reply(self, state: S, seat: str, luck: Luck) -> Action:
        """What a seat does in a playout."""

    @abstractmethod
    def worth(self, state: S) -> float:
        """What a position at the end of a playout is worth, 0 to 1."""

    @abstractmethod
    def enough(self, start: S, state: S, steps: int) -> bool:
        """Whether a playout from `start` has been played far enough."""

    def luck(self, seed: str) -> Luck:
        return Luck(seed)

    def compare(
        self,
        worlds: Callable[[int], S],
        answers: list[Action],
        seed: str,
        budget: Budget,
        progress: Callable[[float], None],
    ) -> list[Candidate]:
        """The answers with their values, the best first.

        Playout `n` of every answer starts from the same position with the same luck, so that differences count.
        """
        weighed = [Weighed(action, []) for action in answers]
        running = list(weighed)
        limit = budget.simulations or (10**9 if budget.seconds else BATCH * len(answers))
        seconds = min((one for one in (budget.seconds, budget.at_most) if one), default=None)
        until = None if seconds is None else perf_counter() + seconds
        spent = 0
        late = False
        while len(running) > 1 and spent + len(running) <= limit and not late:
            number = len(running[0].values)
            for one in running:
                late = late or (until is not None and perf_counter() > until)
                if late and spent:
                    break
                one.values.append(self.playout(worlds(number), one.action, self.luck(f"{seed}:{number}")))
                spent += 1
                progress(min(1.0, spent / limit))
            if (number + 1) % BATCH == 0 and not late:
                leader = max(running, key=lambda one: one.mean)
                running = [one for one in running if one is leader or not _clearly_better(leader, one, WORSE)]
        own = weighed[0]
        best = max(running, key=lambda one: one.mean)
        if own in running and best is not own and not _clearly_better(best, own, self.proof):
            best = own
        others = sorted((one for one in weighed if one is not best), key=lambda one: -one.mean)
        return [Candidate(one.action, round(one.mean, 4), len(one.values)) for one in (best, *others)]

    def playout(self, start: S, action: Action, luck: Luck) -> float:
        """What came of one way on from an answer."""
        state = start.copy()
        state.apply(action)
        steps = 1
        while (seat := state.seat) is not None and not self.enough(start, state, steps):
            state.apply(luck.pick(state) if seat == CHANCE else self.reply(state, seat, luck))
            steps += 1
        return self.worth(state)


def _clearly_better(one: Weighed, other: Weighed, proof: float) -> bool:
    """By so many standard errors of the difference between playouts with the same luck."""
    pairs = [a - b for a, b in zip(one.values, other.values, strict=False)]
    count = len(pairs)
    mean = sum(pairs) / count
    spread = sum((pair - mean) ** 2 for pair in pairs) / max(1, count - 1)
    return mean > proof * (sqrt(spread / count) + 1e-9)


# --- for a game that brings nobody who looks ahead ------------------------------------------------------------------


class RandomPlayouts(Lookahead[State]):
    """Everybody plays at random, to the end if it is not too far."""

    def __init__(self, seat: str) -> None:
        self.seat = seat

    def reply(self, state: State, seat: str, luck: Luck) -> Action:
        legal = state.legal()
        return legal[int(luck.draw(state) * len(legal))]

    def enough(self, start: State, state: State, steps: int) -> bool:
        return steps >= LONGEST

    def worth(self, state: State) -> float:
        """Who won, and by how much; before the end how the sides stand."""
        standing = state.standing()
        own = standing.get(self.seat, 0)
        others = max((count for side, count in standing.items() if side != self.seat), default=0)
        share = 0.5 + 0.5 * (own - others) / max(1, abs(own) + abs(others))
        result = state.result
        if result is None:
            return share
        won = 0.5 if result.winner is None else float(result.winner == self.seat)
        return END * won + (1 - END) * share


class Captain:
    """Tries every answer in playouts. Every decision is made afresh from the view, the seed and the budget."""

    name = "captain"

    def __init__(self, title: str, seat: str, seed: int | str, budget: Budget | None) -> None:
        self._game = game(title)
        self._seed = seed
        self._budget = budget or Budget()
        if self._budget.seconds is None and self._budget.simulations is None:
            self._budget = self._budget._replace(simulations=SIMULATIONS)
        self._lookahead = RandomPlayouts(seat)
        self._considered: list[Candidate] = []

    def explain(self) -> list[Candidate]:
        return self._considered

    def choose(self, situation: Situation) -> Action:
        self._considered = []
        legal, view = situation.legal, situation.view
        if len(legal) == 1:
            return legal[0]
        occasion = crc32(f"{json.dumps(view, sort_keys=True)}{situation.question.kind}{legal}".encode())
        seed = f"{self.name}:{situation.seat}:{self._seed}:{occasion}"
        worlds: dict[int, State] = {}

        def world(number: int) -> State:
            if number not in worlds:
                worlds[number] = self._game.sample(view, Random(f"{seed}:world:{number}"))
            return worlds[number]

        # Of more answers than there is time to try, some.
        most = max(2, (self._budget.simulations or SIMULATIONS) // BATCH)
        answers = legal if len(legal) <= most else Random(seed).sample(legal, most)
        self._considered = self._lookahead.compare(world, answers, seed, self._budget, situation.progress)
        return self._considered[0].action
