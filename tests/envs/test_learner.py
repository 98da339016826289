"""The example learner: its slopes are right, and it gets better."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

FILE = Path(__file__).parents[2] / "examples" / "learner" / "learn.py"


@pytest.fixture(scope="module")
def learner() -> ModuleType:
    spec = importlib.util.spec_from_file_location("learn", FILE)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["learn"] = module
    spec.loader.exec_module(module)
    return module


def test_its_slopes_are_those_of_what_it_wants(learner: ModuleType) -> None:
    """By nudging: the clipped gain, the doubt and the error in worth."""
    random = np.random.default_rng(1)
    network = learner.Network(np.full(6, 2), 5, 1)
    for part in network.parts.values():
        part[...] = random.standard_normal(part.shape)
    rows = 40
    seen = random.integers(0, 3, (rows, 6))
    mask = random.random((rows, 5)) < 0.6
    mask[:, 0] = True
    _, _, chances, worth = network.look(seen, mask)
    action = learner.pick(chances, random)
    old = np.clip(chances[np.arange(rows), action] * random.uniform(0.6, 1.6, rows), 1e-3, 1)
    taken = learner.Taken(seen, mask, action, old, random.standard_normal(rows), worth + random.standard_normal(rows))

    def loss() -> float:
        _, _, chances, worth = network.look(taken.seen, taken.mask)
        ratio = chances[np.arange(rows), taken.action] / taken.chance
        held = np.clip(ratio, 1 - learner.CLIP, 1 + learner.CLIP)
        gain = np.minimum(ratio * taken.gain, held * taken.gain)
        doubt = -(chances * np.log(np.maximum(chances, 1e-12))).sum(1)
        return float((-gain - learner.CURIOSITY * doubt + 0.25 * (worth - taken.worth) ** 2).mean())

    found = learner.slopes(network, taken)
    for name, part in network.parts.items():
        network.parts[name] = part = part.astype(np.float64)
        for place in [tuple(random.integers(0, part.shape)) for _ in range(6)]:
            middle, nudge = part[place], 1e-5
            part[place] = middle + nudge
            above = loss()
            part[place] = middle - nudge
            below = loss()
            part[place] = middle
            assert found[name][place] == pytest.approx((above - below) / (2 * nudge), abs=2e-4), name


@pytest.mark.slow
def test_it_gets_better(learner: ModuleType) -> None:
    env = learner.KidoButaiVectorEnv(64)
    network = learner.Network(np.array(env.batch.table.highs), len(env.batch.actions), 3)
    school = learner.School(network, env, 3)
    means = []
    for _ in range(24):
        learner.learn(network, school.play(), learner.RATE, school.random)
        if len(school.finished) >= 100:
            means.append(np.mean(school.finished))
            school.finished.clear()
    assert means[-1] > means[0] + 1


def test_the_curve_is_a_picture(learner: ModuleType) -> None:
    drawn = learner.curve([(1.0, -12.0), (2.0, -3.0), (4.0, 4.0)], 3.3)
    assert (
        drawn.startswith("<svg")
        and "the Ensign: +3.30" in drawn
        and drawn.count("polyline") == 1
        and drawn.count(",") == 4
    )
