"""Kido Butai for Gymnasium: its own checker, refused actions, rewards and seeds."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from pointluck.engine import Problem
from pointluck.envs.encoding import Numbering
from pointluck.envs.solitaire import KidoButaiEnv, Reward


def made(**settings: Any) -> KidoButaiEnv:
    env = gymnasium.make("pointluck/KidoButai-v0", **settings).unwrapped
    assert isinstance(env, KidoButaiEnv)
    return env


def episode(env: KidoButaiEnv, seed: int) -> tuple[list[float], list[str]]:
    """The rewards of a random game, and all that was asked."""
    random = Random(seed)
    seen, info = env.reset(seed=seed)
    rewards, asked, over = [], [], False
    while not over:
        asked.append(info["question"])
        legal = np.flatnonzero(seen["action_mask"])
        assert len(legal) == len(info["legal"])
        seen, reward, over, cut, info = env.step(int(random.choice(legal)))
        rewards.append(reward)
        assert not cut and info["refused"] == 0
    return rewards, asked


@pytest.mark.parametrize("actions", ["named", "listed"])
def test_the_checker_of_gymnasium_is_content(actions: Numbering) -> None:
    check_env(made(actions=actions))


def test_an_illegal_action_is_refused_and_counted() -> None:
    env = made()
    before, info = env.reset(seed=3)
    illegal = np.flatnonzero(before["action_mask"] == 0)
    reasons = set()
    for count, number in enumerate(illegal, 1):
        seen, reward, over, cut, info = env.step(number)
        assert (reward, over, cut, info["refused"]) == (0.0, False, False, count)
        assert all(np.array_equal(seen[name], before[name]) for name in seen)
        reasons.add(info["refusal"])
    assert {"load-count", "other-question"} < reasons
    _, _, _, _, info = env.step(int(np.flatnonzero(before["action_mask"])[0]))
    assert (info["refusal"], info["refused"]) == ("", len(illegal))
    _, info = env.reset(seed=3)
    assert info["refused"] == 0
    listed = made(actions="listed")
    listed.reset(seed=3)
    assert [listed.step(number)[4]["refusal"] for number in (255, -1, 0)] == ["not-listed", "not-listed", ""]


@pytest.mark.slow
def test_rewards_add_up_to_the_difference_in_points() -> None:
    steady, late = made(), made(rewards="result")
    for seed in range(6):
        told, end = episode(steady, seed)[0], episode(late, seed)[0]
        result = steady.play.state.result
        assert result is not None
        assert sum(told) == sum(end) == result.score["japan"]
        assert not any(end[:-1]) and len(set(told[:-1])) > 1


def test_a_seed_gives_the_same_game_and_another_seed_another() -> None:
    env = made()
    first = episode(env, 7)
    last = env.play.state
    assert (episode(made(), 7), episode(env, 7)) == (first, first)
    assert env.play.state == last
    assert episode(env, 8) != first
    env.reset(seed=7)
    env.reset()
    assert episode(env, 7) == first


def test_no_two_environments_share_luck() -> None:
    one, other = made(), made()
    for env in (one, other):
        env.action_space.seed(1)
    alone = [one.action_space.sample() for _ in range(5)]
    assert [other.action_space.sample() for _ in range(5)] == alone


def test_after_the_end_nothing_is_taken() -> None:
    env = made()
    episode(env, 1)
    before = env.play.state.hash()
    seen, reward, over, _, info = env.step(0)
    assert (reward, over, info["refused"], info["refusal"], info["legal"]) == (0.0, True, 1, "", [])
    assert not seen["action_mask"].any() and env.play.state.hash() == before


def test_wrong_settings_are_told() -> None:
    with pytest.raises(Problem, match="environment-rewards"):
        KidoButaiEnv(rewards=cast(Reward, "much"))
    with pytest.raises(Problem, match="preset-unknown"):
        KidoButaiEnv(preset="none")
    with pytest.raises(Problem, match="option-unknown"):
        KidoButaiEnv(kb_none=1)


def test_options_and_figures_of_ones_own() -> None:
    env = KidoButaiEnv("detailed-sequence", {"setup": {"Akagi": {"zero": 2, "bomber": 2}}}, kb_adv_10a=True)
    assert env.observation_space.contains(env.reset(seed=1)[0])
    assert env.action_masks().dtype == bool and env.action_masks().sum() > 1
