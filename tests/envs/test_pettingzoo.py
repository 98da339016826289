"""All games for PettingZoo: its own tests, refused actions, rewards, and the end by a number of answers."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test

import pointluck
from pointluck.envs import aec
from tests.envs.games import TITLES

# It warns of what is no mistake: observations with a mask, seats with names, nothing to render.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation"),
    pytest.mark.filterwarnings("ignore:We recommend agents to be named"),
    pytest.mark.filterwarnings("ignore:Environment has not defined a render"),
]


@pytest.mark.slow
@pytest.mark.parametrize("game", TITLES)
def test_the_tests_of_pettingzoo_pass(game: str) -> None:
    api_test(aec.env(game=game), num_cycles=200)
    seed_test(lambda: aec.env(game=game), num_cycles=200)


@pytest.mark.slow
@pytest.mark.parametrize("game", TITLES)
def test_the_parallel_tests_pass(game: str) -> None:
    parallel_api_test(aec.parallel_env(game=game), num_cycles=200)
    parallel_seed_test(lambda: aec.parallel_env(game=game), num_cycles=200)


@pytest.mark.skipif(
    "night-guns" not in pointluck.games(), reason="the example of docs/adding-a-game.md is not installed"
)
def test_a_game_of_another_package_is_one_as_well() -> None:
    api_test(aec.env(game="night-guns"), num_cycles=50)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["kido-butai", "dogfight"])
def test_the_numbered_actions_pass_too(game: str) -> None:
    api_test(aec.env(game=game, actions="named"), num_cycles=200)


def test_a_game_ends_after_so_many_answers() -> None:
    max_cycles_test(aec)
    env = aec.env(game="dogfight", max_cycles=5)
    env.reset(seed=1)
    answers = dict.fromkeys(env.agents, 0)
    for agent in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        assert not terminated
        answers[agent] += not truncated
        env.step(None if truncated else int(np.flatnonzero(seen["action_mask"])[0]))
    assert max(answers.values()) == 5


@pytest.mark.slow
def test_the_winner_gets_what_the_loser_gives() -> None:
    env, random = aec.env(game="dogfight"), Random(5)
    for seed in range(6):
        env.reset(seed=seed)
        got = {}
        for agent in env.agent_iter():
            seen, reward, terminated, _, _ = env.last()
            if terminated:
                got[agent] = reward
            else:
                assert reward == 0
            env.step(None if terminated else int(random.choice(np.flatnonzero(seen["action_mask"]))))
        result = env.play.state.result
        assert result is not None and got == result.score


def test_an_illegal_action_is_refused_and_counted() -> None:
    env = aec.env(game="dogfight")
    env.reset(seed=1)
    agent, before = env.agent_selection, env.play.state.hash()
    assert not env.observe("usa")["action_mask"].any()
    env.step(255)
    assert (env.agent_selection, env.play.state.hash()) == (agent, before)
    assert env.infos[agent]["refused"] == 1 and env.infos[agent]["refusal"] == "not-listed"
    env.step(0)
    assert env.agent_selection != agent and env.infos[agent]["refused"] == 1
    assert env.infos[agent]["legal"] == [] and len(env.infos[env.agent_selection]["legal"]) > 1
