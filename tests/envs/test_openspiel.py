"""All games for OpenSpiel: its own random simulation, a playthrough that comes again, copies, chance and results."""

from __future__ import annotations

import math
import re
from random import Random
from typing import Any

import numpy as np
import pytest

from pointluck.engine import Problem

pyspiel = pytest.importorskip("pyspiel")

from absl import flags  # noqa: E402 -- it comes with OpenSpiel

from pointluck.envs import openspiel  # noqa: E402

NAMES = [f"pointluck_{title.replace('-', '_')}" for title in openspiel.TITLES]


def to_the_end(state: Any, seed: int) -> list[int]:
    random, taken = Random(seed), []
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert math.isclose(sum(share for _, share in outcomes), 1)
            taken.append(random.choice([number for number, _ in outcomes]))
        else:
            taken.append(random.choice(state.legal_actions()))
        state.apply_action(taken[-1])
    return taken


@pytest.mark.slow
@pytest.mark.parametrize(
    "name",
    [
        *NAMES[:1],
        NAMES[2],
        "pointluck_kido_butai(actions=named)",
        "pointluck_dogfight(preset=domination,actions=named)",
    ],
)
def test_its_random_simulation_passes(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=True, verbose=False)


@pytest.mark.slow
def test_its_random_simulation_passes_for_midway() -> None:
    game = pyspiel.load_game(f"{NAMES[1]}(preset=short)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False, mask_test=False)


@pytest.mark.slow
def test_a_playthrough_comes_again() -> None:
    """Made by OpenSpiel; when its actions are taken again, every line is the same."""
    from open_spiel.python.algorithms import generate_playthrough

    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["test"])
    name = "pointluck_kido_butai(actions=named)"
    told = generate_playthrough.playthrough(name, None, seed=3)
    taken = [int(number) for number in re.findall(r"^action: (\d+)$", told, re.MULTILINE)]
    assert len(taken) > 40
    assert generate_playthrough.playthrough(name, taken) == told


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_copies_go_their_own_way(name: str) -> None:
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    copy = state.clone()
    before = str(copy)
    taken = to_the_end(state, 1)
    assert str(copy) == before != str(state)
    for number in taken:
        copy.apply_action(number)
    assert str(copy) == str(state) and copy.returns() == state.returns()
    assert -game.max_utility() <= min(state.returns()) and sum(state.returns()) == (
        game.utility_sum() or sum(state.returns())
    )


def test_the_observer_shows_what_the_seat_sees() -> None:
    game = pyspiel.load_game("pointluck_dogfight")
    state = game.new_initial_state()
    observer = game.make_py_observer()
    observer.set_from(state, 1)
    assert state.current_player() == 1 and observer.dict["answers"].any() and observer.dict["observation"].any()
    assert np.shares_memory(observer.tensor, observer.dict["observation"])
    observer.set_from(state, 0)
    assert not observer.dict["answers"].any()
    assert '"seat":"usa"' in observer.string_from(state, 0)


@pytest.mark.parametrize("options", ["[]", "{", "1"])
def test_options_are_a_table(options: str) -> None:
    with pytest.raises(Problem, match="environment-options"):
        openspiel.read_options(options)
    game = pyspiel.load_game("pointluck_dogfight", {"options": '{"df.board": "compact"}'})
    assert game.start.setup.options["df.board"] == "compact"
