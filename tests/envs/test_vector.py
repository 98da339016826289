"""Many games side by side for Gymnasium: the same spaces as one, how games begin anew, rewards, refusals and seeds."""

from __future__ import annotations

from typing import Any, cast

import gymnasium
import numpy as np
import pytest

from pointluck.engine import Problem
from pointluck.envs.solitaire import KidoButaiEnv, Reward
from pointluck.envs.vector import KidoButaiVectorEnv

COUNT = 16


def made(**settings: Any) -> KidoButaiVectorEnv:
    env = gymnasium.make_vec("pointluck/KidoButai-v0", COUNT, "vector_entry_point", **settings)
    assert isinstance(env, KidoButaiVectorEnv)
    return env


def legal(mask: Any, random: np.random.Generator) -> Any:
    """A legal action for each game; any where there is none."""
    return np.array([random.choice(np.flatnonzero(row)) if row.any() else 0 for row in mask])


def test_its_spaces_are_those_of_one_game() -> None:
    env, one = made(), KidoButaiEnv()
    assert (env.single_observation_space, env.single_action_space) == (one.observation_space, one.action_space)
    seen, _ = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    first, _ = one.reset(seed=1)
    assert all((seen[name] == first[name]).all() for name in first), "before any luck all games are alike"


@pytest.mark.parametrize("rewards", ["points", "result"])
def test_games_end_are_paid_and_begin_anew(rewards: Reward) -> None:
    env, random = made(rewards=rewards), np.random.default_rng(2)
    first, _ = env.reset(seed=2)
    seen, paid, ended, over = first, np.zeros(COUNT), 0, np.zeros(COUNT, bool)
    labels = env.batch.table.labels
    ours, theirs = labels.index("points.japan"), labels.index("points.usa")
    for _ in range(300):
        before, began = seen, over
        seen, reward, over, cut, info = env.step(legal(before["action_mask"], random))
        assert env.observation_space.contains(seen)
        assert not cut.any() and not info["refused"].any()
        assert not reward[began].any() and not over[began].any()
        for name, rows in first.items():
            assert (seen[name][began] == rows[0]).all()
        assert (seen["action_mask"].any(1) == ~over).all()
        if rewards == "result":
            assert not reward[~over].any()
        paid[began] = 0
        paid += reward
        row = seen["observation"].astype(int)
        assert (paid[over] == (row[:, ours] - row[:, theirs])[over]).all()
        ended += over.sum()
    assert ended > COUNT


def test_an_illegal_action_is_refused() -> None:
    env = made()
    before, _ = env.reset(seed=3)
    actions = before["action_mask"].argmax(1)
    actions[1::2] = before["action_mask"].argmin(1)[1::2]
    seen, reward, over, _, info = env.step(actions)
    assert info["refused"].tolist() == [False, True] * (COUNT // 2)
    assert not reward.any() and not over.any()
    assert all((seen[name][1::2] == before[name][1::2]).all() for name in seen)
    assert (seen["action_mask"][::2] != before["action_mask"][::2]).any(1).all()


def test_a_seed_gives_the_same_games() -> None:
    def played(seed: int | None) -> list[Any]:
        random, rows = np.random.default_rng(5), []
        seen, _ = env.reset(seed=seed)
        for _ in range(60):
            seen, *_ = env.step(legal(seen["action_mask"], random))
            rows.append(seen["observation"])
        return [row.tobytes() for row in rows]

    env = made()
    first = played(4)
    assert played(None) != first
    assert played(4) == first


def test_wrong_settings_are_told() -> None:
    with pytest.raises(Problem, match="environment-rewards"):
        KidoButaiVectorEnv(2, rewards=cast(Reward, "much"))
