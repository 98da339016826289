"""Many games of Kido Butai side by side for Gymnasium, over the compiled kernel."""

from __future__ import annotations

from typing import Any, ClassVar, get_args

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from pointluck.engine import Problem
from pointluck.games import game

from .batch import Batch
from .encoding import encoding
from .solitaire import Reward

Numbers = np.ndarray[Any, Any]
_Stepped = tuple[dict[str, Numbers], Numbers, Numbers, Numbers, dict[str, Any]]


class KidoButaiVectorEnv(gymnasium.vector.VectorEnv[dict[str, Numbers], Numbers, Numbers]):
    """The same as `KidoButaiEnv` with `actions="named"`, many times over.

    Gymnasium's usual way to begin anew: in the step after the one that ended a game its action is left aside, and the
    observation is that of the next game.
    """

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # type: ignore[misc]

    def __init__(
        self, num_envs: int, preset: str = "standard", data: Any = None, rewards: Reward = "points", **options: Any
    ) -> None:
        if rewards not in get_args(Reward):
            raise Problem("environment-rewards", given=str(rewards), known=list(get_args(Reward)))
        self.batch = Batch(num_envs, preset, data, options, automatic=False)
        numbers = encoding(game("kido-butai").new(preset, data, **options).setup, "named")
        self.num_envs = num_envs
        self.single_observation_space = numbers.observation_space()
        self.single_action_space = numbers.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        labels = self.batch.table.labels
        self._ours, self._theirs = labels.index("points.japan"), labels.index("points.usa")
        self._steady = rewards == "points"
        self._over = np.zeros(num_envs, bool)
        self._paid = np.zeros(num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Numbers], dict[str, Any]]:
        """With a seed all games get luck of their own from it."""
        if isinstance(seed, list):
            seed = seed[0]
        super().reset(seed=seed)
        self.batch.reset(seed=int(self.np_random.integers(2**62)))
        self._over[:] = False
        seen = self._seen()
        self._paid = self._points(seen)
        return seen, {}

    def step(self, actions: Numbers) -> _Stepped:
        """An illegal action is refused: `infos["refused"]` marks it, and the same is asked again."""
        began = self._over.copy()
        self.batch.step(actions)
        refused = self.batch.refused.astype(bool) & ~began
        self._over = self.batch.ended.astype(bool)
        if began.any():
            self.batch.reset(began)
        seen = self._seen()
        points = self._points(seen)
        due = ~began & (self._over | self._steady)
        rewards = np.where(due, points - self._paid, 0.0)
        self._paid = np.where(due | began, points, self._paid)
        return seen, rewards, self._over.copy(), np.zeros(self.num_envs, bool), {"refused": refused}

    def _seen(self) -> dict[str, Numbers]:
        return {"observation": self.batch.observe().copy(), "action_mask": self.batch.mask.astype(np.int8)}

    def _points(self, seen: dict[str, Numbers]) -> Numbers:
        row = seen["observation"]
        return row[:, self._ours].astype(float) - row[:, self._theirs]
