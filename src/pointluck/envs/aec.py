"""All games for PettingZoo: the seats are agents, asked one after another; chance is drawn inside."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from .encoding import Numbering, Observation
from .play import Play, returns


class PointLuckEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """A game an episode.

    The reward comes at the end: 1 for the winner and -1 for the loser, 0 for a draw; for the one player of Kido Butai
    the difference in points. An illegal action is refused: it is counted in `infos`, and the same seat is asked again.
    `max_cycles` ends a game after so many answers of one seat, by truncation.
    """

    metadata: ClassVar[dict[str, Any]] = {"name": "pointluck_v0", "render_modes": [], "is_parallelizable": True}

    def __init__(
        self,
        game: str = "kido-butai",
        preset: str = "standard",
        data: Any = None,
        actions: Numbering = "listed",
        max_cycles: int | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.play = Play(game, preset, data, actions, options)
        self.possible_agents = list(self.play.game.seats)
        self.observation_spaces = {seat: self.play.encoding.observation_space() for seat in self.possible_agents}
        self.action_spaces = {seat: self.play.encoding.action_space() for seat in self.possible_agents}
        self.render_mode = None
        self.max_cycles = max_cycles
        self._random = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The same seed gives the same game to the same answers."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.play.begin(int(self._random.integers(2**62)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._asked = dict.fromkeys(self.agents, 0)
        self._turn_to_whom_is_asked()

    def observe(self, agent: str) -> Observation:
        return self.play.observation(agent)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._asked[agent] += 1
        self.play.answer(-1 if action is None else action)
        if self.play.state.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = self._result()
        elif self.max_cycles is not None and self._asked[agent] >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._turn_to_whom_is_asked()
        self._accumulate_rewards()

    def _turn_to_whom_is_asked(self) -> None:
        """After the end each agent in turn learns that it is over."""
        self.agent_selection = self.play.state.seat or self.agents[0]
        self.infos = {agent: self.play.info(agent) for agent in self.agents}

    def _result(self) -> dict[str, float]:
        return dict(zip(self.agents, returns(self.play.state), strict=True))


def env(**settings: Any) -> PointLuckEnv:
    """An environment, under the name that PettingZoo looks for."""
    return PointLuckEnv(**settings)


def parallel_env(**settings: Any) -> Any:
    """The same for learners that ask all seats at once: only the answer of the seat whose turn it is counts."""
    return turn_based_aec_to_parallel(PointLuckEnv(**settings))
