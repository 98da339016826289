"""Kido Butai for Gymnasium: one seat, the United States played by the rules, dice and cups drawn inside."""

from __future__ import annotations

from typing import Any, ClassVar, Literal, get_args

import gymnasium

from pointluck.engine import Problem

from .encoding import Numbering, Observation
from .play import Play

SEAT = "japan"
Reward = Literal["points", "result"]


class KidoButaiEnv(gymnasium.Env[Observation, int]):
    """A game an episode.

    `actions`: "named" gives every action of the game a number of its own and shows the table as a row of numbers;
    "listed" numbers the legal answers by their place in the list, and shows view and answers as tokens.
    `rewards`: "points" gives points as they are won and lost, "result" their difference at the end: the same sum.
    Options of the game are keywords, as for `Game.new`.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": []}  # type: ignore[misc]

    def __init__(
        self,
        preset: str = "standard",
        data: Any = None,
        actions: Numbering = "named",
        rewards: Reward = "points",
        **options: Any,
    ) -> None:
        if rewards not in get_args(Reward):
            raise Problem("environment-rewards", given=str(rewards), known=list(get_args(Reward)))
        self.play = Play("kido-butai", preset, data, actions, options)
        self.observation_space = self.play.encoding.observation_space()  # type: ignore[assignment]
        self.action_space = self.play.encoding.action_space()
        self._rewards = rewards
        self._paid = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """The same seed gives the same game to the same answers."""
        super().reset(seed=seed)
        self.play.begin(int(self.np_random.integers(2**62)))
        self._paid = self._points()
        return self.play.observation(SEAT), self.play.info(SEAT)

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """An illegal action is refused: it is counted in `info["refused"]`, and the same is asked again."""
        self.play.answer(action)
        over = self.play.state.over
        reward = 0.0
        if over or self._rewards == "points":
            points = self._points()
            reward, self._paid = float(points - self._paid), points
        return self.play.observation(SEAT), reward, over, False, self.play.info(SEAT)

    def action_masks(self) -> Any:
        """What is legal now, as libraries with masked learners ask for it."""
        return self.play.observation(SEAT)["action_mask"].astype(bool)

    def _points(self) -> int:
        standing = self.play.state.standing()
        return standing[SEAT] - standing["usa"]
