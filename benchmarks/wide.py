"""Games side by side: ours in the compiled kernel, and Pgx's backgammon, where Pgx is installed."""

from __future__ import annotations

import os
from collections.abc import Callable
from importlib.util import find_spec
from time import process_time
from typing import Any

from benchmarks.measure import Measured, Measurement

GAMES = 1024
"""Side by side."""
DECISIONS = 64
"""In each of them before the clock is looked at."""


class Side:
    """Random games side by side. `play` takes so many decisions in each game; it tells games that ended, and steps."""

    def __init__(self, name: str, play: Callable[[int], tuple[int, int]]) -> None:
        self.name = name
        self._play = play
        play(DECISIONS)  # what is compiled or touched for the first time is not measured

    def round(self, seconds: float) -> Measurement:
        games = steps = 0
        start = process_time()
        while (spent := process_time() - start) < seconds:
            ended, done = self._play(DECISIONS)
            games += ended
            steps += done
        return Measurement(self.name, games, steps, spent)


def compiled() -> list[Measured]:
    """Ours beside games in plain Python: a step is a decision or a chance outcome there."""
    from pointluck.envs.batch import Batch

    batch = Batch(GAMES, seed=1942)
    if not batch.compiled:
        return []

    def play(decisions: int) -> tuple[int, int]:
        found = batch.play_at_random(decisions)
        return found.ended, GAMES * decisions + found.outcomes

    return [Side("kido-butai, compiled", play)]


def peers() -> list[Measured]:
    """Those that are installed. A step is a decision here, and comes with the mask of its legal actions."""
    return [] if missing() else pgx()


def missing() -> list[str]:
    return [] if find_spec("pgx") and find_spec("jax") else ["Pgx"]


def ours() -> list[Measured]:
    """The same of ours: whole stretches of random play, and step by step with actions from outside."""
    from pointluck.envs.batch import Batch

    batch = Batch(GAMES, seed=1942)

    def inside(decisions: int) -> tuple[int, int]:
        return batch.play_at_random(decisions).ended, GAMES * decisions

    def stepwise(decisions: int, observe: bool) -> tuple[int, int]:
        ended = 0
        for _ in range(decisions):
            batch.step(batch.random_actions())
            ended += int(batch.ended.sum())
            if observe:
                batch.observe()
        return ended, GAMES * decisions

    return [
        Side("kido-butai, in the kernel", inside),
        Side("kido-butai, step by step", lambda decisions: stepwise(decisions, observe=False)),
        Side("kido-butai, and observed", lambda decisions: stepwise(decisions, observe=True)),
    ]


def pgx() -> list[Measured]:
    """Backgammon on the processor, compiled by XLA: all steps in one go, and step by step."""
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    import jax
    from jax import numpy as jnp
    from pgx.backgammon import Backgammon
    from pgx.experimental import auto_reset

    env = Backgammon()
    step = auto_reset(env.step, env.init)

    def decide(state: Any, key: Any) -> tuple[Any, Any, Any]:
        key, chosen, rolled = jax.random.split(key, 3)
        logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        actions = jax.random.categorical(chosen, logits, axis=-1)
        state = jax.vmap(step)(state, actions, jax.random.split(rolled, GAMES))
        return state, key, state.terminated.sum()

    def many(state: Any, key: Any) -> tuple[Any, Any, Any]:
        def one(carry: Any, _: Any) -> tuple[Any, Any]:
            state, key, ended = decide(*carry)
            return (state, key), ended

        (state, key), ended = jax.lax.scan(one, (state, key), length=DECISIONS)
        return state, key, ended.sum()

    fast_one, fast_many = jax.jit(decide), jax.jit(many)
    now = {"state": jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(1), GAMES)), "key": jax.random.key(2)}

    def inside(decisions: int) -> tuple[int, int]:
        now["state"], now["key"], ended = fast_many(now["state"], now["key"])
        return int(ended), GAMES * decisions

    def stepwise(decisions: int) -> tuple[int, int]:
        count = 0
        for _ in range(decisions):
            now["state"], now["key"], ended = fast_one(now["state"], now["key"])
            count += int(ended)
        return count, GAMES * decisions

    return [Side("pgx backgammon, in one go", inside), Side("pgx backgammon, step by step", stepwise)]
