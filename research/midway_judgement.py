"""Fits how bots judge a position of The Battle of Midway, and prints the weights for judgement.toml.

    python -m research.midway_judgement --games 400

Staffs of many habits play each other; at the beginning of every turn what can be counted is written down, and at the
end who won. The weights are those of a logistic regression, slightly drawn to zero. Needs numpy.
"""

from __future__ import annotations

import argparse
from random import Random

import numpy as np

from pointluck.engine import CHANCE, Seeded
from pointluck.games import game
from pointluck.games.battle_of_midway.order_of_battle import IJN, SEATS, USN
from pointluck.games.battle_of_midway.pieces import Midway
from pointluck.players.battle_of_midway.doctrine import Staff
from pointluck.players.battle_of_midway.judgement import NAMES, counted
from pointluck.players.battle_of_midway.seasoned import SeasonedStaff, seasoned

DRAWN_TO_ZERO = 2.0
"""The strength of the prior, in observations with a weight of one."""


def some_staff(side: int, rng: Random) -> Staff:
    """The doctrine, the seasoned staff, or one that differs from it in everything by some tenths."""
    kind = rng.random()
    if kind < 0.2:
        return Staff(side)
    known = seasoned(side)
    if kind < 0.5:
        return known
    habits = {
        key: value if key == "entries" else value * rng.lognormvariate(0, 0.3)
        for key, value in known.habits._asdict().items()
    }
    weighed = {key: value * rng.lognormvariate(0, 0.3) for key, value in known.seasoning._asdict().items()}
    return SeasonedStaff(side, known.habits._replace(**habits), known.seasoning._replace(**weighed))


def played(number: int, seed: str) -> tuple[list[list[float]], bool]:
    """What could be counted at the beginning of each turn of a game, and whether the IJN won it."""
    rng = Random(f"{seed}:{number}")
    staffs = (some_staff(IJN, rng), some_staff(USN, rng))
    state = game("battle-of-midway").new()
    assert isinstance(state, Midway)
    chance = Seeded(f"{seed}:{number}:chance")
    rows: list[list[float]] = []
    turn = 0
    while (seat := state.seat) is not None:
        if state.turn != turn:
            turn = state.turn
            rows.append(counted(state))
        if seat == CHANCE:
            state.apply(chance.pick(state))
        else:
            state.apply(staffs[SEATS.index(seat)].answer(state, state.stack[-1], state.legal()))
    return rows, state.winner == IJN


def fitted(rows: np.ndarray, won: np.ndarray, shares: np.ndarray) -> np.ndarray:
    """The weights of greatest likelihood, by Newton's method; every game counts the same, however long."""
    weights = np.zeros(rows.shape[1])
    prior = np.eye(rows.shape[1]) * DRAWN_TO_ZERO
    prior[0, 0] = 0.01
    for _ in range(30):
        chances = 1 / (1 + np.exp(-rows @ weights))
        gradient = rows.T @ (shares * (won - chances)) - prior @ weights
        curvature = (rows * (shares * chances * (1 - chances))[:, None]).T @ rows + prior
        weights += np.linalg.solve(curvature, gradient)
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", default="judgement")
    options = parser.parse_args()
    rows: list[list[float]] = []
    won: list[float] = []
    shares: list[float] = []
    for number in range(options.games):
        positions, ijn = played(number, options.seed)
        rows += positions
        won += [float(ijn)] * len(positions)
        shares += [8 / len(positions)] * len(positions)
    table, result = np.array(rows), np.array(won)
    weights = fitted(table, result, np.array(shares))
    chances = np.clip(1 / (1 + np.exp(-table @ weights)), 1e-6, 1 - 1e-6)
    print(f"# {options.games} games, {len(rows)} positions, seed {options.seed}; IJN won {result.mean():.2f};")
    loss = -np.mean(result * np.log(chances) + (1 - result) * np.log(1 - chances))
    print(f"# mean log loss {loss:.3f}")
    print("[weights]")
    for name, weight in zip(NAMES, weights, strict=True):
        print(f"{name} = {weight:.3f}")


if __name__ == "__main__":
    main()
