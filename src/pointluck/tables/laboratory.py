"""The odds desk and the designer's lab for everybody: questions are worked out aside, within limits, and remembered."""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from pointluck.engine import Params, Problem

from .bots import Bots
from .errands import Errands
from .info import Patience
from .problems import Overloaded
from .store import Store
from .thinking import MEMORY, Thinkers
from .tokens import Signer

REMEMBERED = 200
"""Answers and experiments, in one process of the server."""
LAB_SECONDS = 300.0
"""For one experiment, by the clock and of processor time."""
MOST_EXPERIMENTS = 10
"""At work and waiting, in one process of the server."""
EXPERIMENTS_EACH = 1
"""Of those, from one address."""


@dataclass
class Experiment:
    """How far it has come, and what was found or went wrong."""

    games: int = 0
    asked: int = 0
    found: dict[str, Any] | None = None
    problem: tuple[str, Params] | None = None

    @property
    def over(self) -> bool:
        return self.found is not None or self.problem is not None


class Laboratory(Bots):
    def __init__(self, store: Store, signer: Signer, thinkers: Thinkers | None, patience: Patience) -> None:
        super().__init__(store, signer, thinkers, patience)
        self._desks = Errands(1)
        # Its processes play with compiled kernels, like those of bots.
        self._labs = Errands(1, LAB_SECONDS, MEMORY)
        self._answers: OrderedDict[str, dict[str, Any]] = OrderedDict()
        self._experiments: OrderedDict[str, Experiment] = OrderedDict()
        self._at_work: dict[str, tuple[str, asyncio.Task[None]]] = {}
        """By experiment: who asked, and the work."""

    def known_odds(self, game: str, preset: str, sentence: str) -> dict[str, Any] | None:
        """The answer of the odds desk, if it was asked before."""
        return self._answers.get(_key(game, preset, sentence))

    async def odds_of(self, game: str, preset: str, sentence: str, who: str) -> dict[str, Any]:
        """The answer of the odds desk. Raises the Problem that the sentence meets, TooMuch or Overloaded."""
        (found,) = await self._desks.run(who, "desk", name=game, preset=preset, sentence=sentence)
        answer: dict[str, Any] = found
        _remember(self._answers, _key(game, preset, sentence), answer)
        return answer

    def experiment(self, game: str, preset: str, figures: Sequence[tuple[str, Any]]) -> Experiment | None:
        """How far an experiment has come; None: nobody has asked for it."""
        return self._experiments.get(_key(game, preset, figures))

    def begin_experiment(
        self, game: str, preset: str, figures: Sequence[tuple[str, Any]], games: int, who: str
    ) -> Experiment:
        """Work it out from now on. Raises Overloaded if too many wait."""
        mine = sum(who == one for one, _ in self._at_work.values())
        if self._closing or len(self._at_work) >= MOST_EXPERIMENTS or mine >= EXPERIMENTS_EACH:
            raise Overloaded("work-busy")
        key, begun = _key(game, preset, figures), Experiment(asked=games)
        _remember(self._experiments, key, begun)
        job = {"name": game, "preset": preset, "figures": [list(one) for one in figures], "games": games}
        task = asyncio.create_task(self._experimented(key, begun, job, who))
        self._at_work[key] = who, task
        task.add_done_callback(lambda _: self._at_work.pop(key, None))
        return begun

    def end_experiments(self) -> list[asyncio.Task[None]]:
        """Stop working on all of them; whoever asks again later begins anew."""
        tasks = [task for _, task in self._at_work.values()]
        for task in tasks:
            task.cancel()
        return tasks

    async def _experimented(self, key: str, begun: Experiment, job: dict[str, Any], who: str) -> None:
        def hear(part: Any) -> None:
            if isinstance(part, int):
                begun.games = part
            else:
                begun.found = part

        try:
            await self._labs.hearing(hear, who, "lab", **job)
        except Overloaded:
            self._experiments.pop(key, None)  # somebody may ask again
        except Problem as problem:
            begun.problem = problem.key, problem.params
        finally:
            if not begun.over:
                self._experiments.pop(key, None)


def _key(*asked: Any) -> str:
    return json.dumps(asked)


def _remember(known: OrderedDict[str, Any], key: str, value: Any) -> None:
    known[key] = value
    while len(known) > REMEMBERED:
        known.popitem(last=False)
