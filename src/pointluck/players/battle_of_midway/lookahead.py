"""Looking ahead: a few promising answers, each played on by the staffs of both sides, and judged some turns later."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from hashlib import blake2b
from math import sqrt
from time import perf_counter
from typing import NamedTuple

from pointluck.engine import CHANCE, Action, Chance, Seeded, State
from pointluck.games.battle_of_midway.order_of_battle import SEATS
from pointluck.games.battle_of_midway.pieces import Midway

from ..base import Budget, Candidate
from .doctrine import Staff
from .judgement import chance

BATCH = 4
"""Playouts that every candidate gets before those that fall behind are dropped."""
WORSE = 1.6
"""Standard errors behind the best at which a candidate is dropped."""
BETTER = 1.0
"""Standard errors by which another answer must be better than the staff's own to be preferred to it."""


class Outlook(NamedTuple):
    """What came of the playouts of one answer."""

    action: Action
    values: list[float]

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values) if self.values else 0.0


class Luck(Seeded):
    """The third roll of a kind in a turn is the same in every playout with this seed, whatever was rolled before it.

    So what an answer does not touch comes out alike for all answers, and fewer playouts tell them apart.
    """

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._turn = 0
        self._rolls: Counter[str] = Counter()
        self._share = 0.0
        self._random = lambda: self._share

    def pick(self, state: State) -> Action:
        assert isinstance(state, Midway)
        if state.turn != self._turn:
            self._turn, self._rolls = state.turn, Counter()
        kind = state.stack[-1]
        self._rolls[kind] += 1
        digest = blake2b(f"{self._seed}:{self._turn}:{kind}:{self._rolls[kind]}".encode(), digest_size=6).digest()
        self._share = int.from_bytes(digest) / 2**48
        return super().pick(state)


class Lookahead:
    """Compares answers by playing on from sampled positions that fit what the seat sees."""

    def __init__(self, side: int, staffs: tuple[Staff, Staff], turns: int) -> None:
        self.side = side
        self.staffs = staffs
        self.turns = turns

    def compare(
        self,
        worlds: Callable[[int], Midway],
        answers: list[Action],
        seed: str,
        budget: Budget,
        progress: Callable[[float], None],
    ) -> list[Candidate]:
        """The answers with their values, the best first. The first of `answers` is the staff's own.

        Playout `n` of every answer starts from the same position with the same luck, so that differences count.
        """
        outlooks = [Outlook(action, []) for action in answers]
        running = list(outlooks)
        limit = budget.simulations or (10**9 if budget.seconds else BATCH * len(answers))
        seconds = min((one for one in (budget.seconds, budget.at_most) if one), default=None)
        until = None if seconds is None else perf_counter() + seconds
        spent = 0
        late = False
        while len(running) > 1 and spent + len(running) <= limit and not late:
            number = len(running[0].values)
            for outlook in running:
                late = late or (until is not None and perf_counter() > until)
                if late and spent:
                    break
                outlook.values.append(self.playout(worlds(number), outlook.action, Luck(f"{seed}:{number}")))
                spent += 1
                progress(min(1.0, spent / limit))
            if (number + 1) % BATCH == 0 and not late:
                running = _still_running(running)
        own = outlooks[0]
        best = max(running, key=lambda outlook: outlook.mean)
        if own in running and best is not own and not _clearly_better(best, own):
            best = own
        others = sorted((one for one in outlooks if one is not best), key=lambda one: -one.mean)
        return [Candidate(one.action, round(one.mean, 4), len(one.values)) for one in (best, *others)]

    def playout(self, start: Midway, action: Action, luck: Chance) -> float:
        """The chance to win, judged after some turns that both staffs have played."""
        state = start.copy()
        asks = state.sequence.asks
        until = state.turn + self.turns
        state.apply(action)
        while state.stack and state.turn < until:
            kind = state.stack[-1]
            seat = asks[kind].seat(state)
            if seat == CHANCE:
                state.apply(luck.pick(state))
            else:
                state.apply(self.staffs[SEATS.index(seat)].answer(state, kind, state.legal()))
        return chance(state, self.side)


def _still_running(running: list[Outlook]) -> list[Outlook]:
    """Those that are not clearly behind the best."""
    best = max(running, key=lambda outlook: outlook.mean)
    return [one for one in running if one is best or not _behind(one, best)]


def _behind(one: Outlook, best: Outlook) -> bool:
    mean, error = _difference(best, one)
    return mean > WORSE * error


def _clearly_better(best: Outlook, own: Outlook) -> bool:
    mean, error = _difference(best, own)
    return mean > BETTER * error


def _difference(one: Outlook, other: Outlook) -> tuple[float, float]:
    """The mean difference of playouts with the same luck, and its standard error."""
    pairs = [a - b for a, b in zip(one.values, other.values, strict=False)]
    count = len(pairs)
    mean = sum(pairs) / count
    spread = sum((pair - mean) ** 2 for pair in pairs) / max(1, count - 1)
    return mean, sqrt(spread / count) + 1e-9
