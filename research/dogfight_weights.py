"""Fits the Admiral's judgement in Dogfight to games: `weights.json`, part `fitted`. Needs numpy.

    python -m research.dogfight_weights play domination games.npz --games 500 --seed 1
    python -m research.dogfight_weights fit domination games.npz [more.npz] --pull 100

Two players (`--player`, the Captain unless told otherwise) meet, now and then with a random choice instead of their
own, so that unusual positions are seen too. Each position in which somebody has to bid or to activate an aircraft is
kept with who won. The fit is a logistic regression that is pulled towards the rules of thumb, the more the higher
`--pull` is: a few hundred games say little about rare cases.
"""

from __future__ import annotations

import argparse
import json
from random import Random
from typing import Any

import numpy as np

from pointluck.engine import CHANCE, Seeded
from pointluck.games import game
from pointluck.games.dogfight import DogfightState
from pointluck.players import Situation, player
from pointluck.players.dogfight.chart import chart, position
from pointluck.players.dogfight.kernel.layout import HOLDER, PURSE
from pointluck.players.dogfight.kernel.worth import features
from pointluck.players.dogfight.weights import named, weights

Rows = Any


def play(mode: str, name: str, number: str, slips: float) -> tuple[list[Rows], float]:
    """One game: its positions, and 1 if the USA won."""
    state = game("dogfight").new(mode)
    leaders = {seat: player(name, "dogfight", seat, f"{number}:{seat}") for seat in game("dogfight").seats}
    chance, rng = Seeded(number), Random(number)
    rows = []
    while (seat := state.seat) is not None:
        if seat == CHANCE:
            state.apply(chance.pick(state))
            continue
        assert isinstance(state, DogfightState)
        kind = state.stack[-1]
        if kind == "activate" or (kind == "bid" and state.bids == [-1, -1]):
            rows.append(_row(state, kind))
        if kind != "manoeuvre" and rng.random() < slips:
            state.apply(rng.choice(state.legal()))
        else:
            state.apply(leaders[seat].choose(Situation(state, seat)))
    assert state.result is not None
    return rows, {"usa": 1.0, "japan": 0.0}.get(state.result.winner or "", 0.5)


def _row(state: DogfightState, kind: str) -> Rows:
    known = chart(state.oob, (0.0,))
    p = position(state, known)
    if kind == "bid":
        p[HOLDER], p[PURSE], p[PURSE + 1] = 2, 0, 0
    return np.array(features(known.t, known.f, p), dtype=np.float32)


def fit(rows: Rows, won: Rows, towards: Rows, pull: float) -> Rows:
    """Newton's method; the penalty is the squared distance from `towards`."""
    found = towards.copy()
    for _ in range(30):
        chance = 1.0 / (1.0 + np.exp(-rows @ found))
        slope = rows.T @ (chance - won) + pull * (found - towards)
        curve = (rows * (chance * (1.0 - chance))[:, None]).T @ rows + pull * np.eye(len(found))
        step = np.linalg.solve(curve, slope)
        found -= step
        if np.abs(step).max() < 1e-4:
            break
    return found


def loss(rows: Rows, won: Rows, row: Rows) -> float:
    """The mean surprise in nats: 0.693 for whoever knows nothing."""
    chance = np.clip(1.0 / (1.0 + np.exp(-rows @ row)), 1e-9, 1 - 1e-9)
    return float(-(won * np.log(chance) + (1.0 - won) * np.log(1.0 - chance)).mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("task", choices=["play", "fit"])
    parser.add_argument("mode", choices=["carrier-hunt", "domination"])
    parser.add_argument("files", nargs="+")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--player", default="captain")
    parser.add_argument("--slips", type=float, default=0.1)
    parser.add_argument("--pull", type=float, default=100.0)
    given = parser.parse_args()
    if given.task == "play":
        played = [
            play(given.mode, given.player, f"{given.seed}:{number}", given.slips) for number in range(given.games)
        ]
        rows = np.array([row for found, _ in played for row in found])
        won = np.array([result for found, result in played for _ in found], dtype=np.float32)
        numbers = np.array([number for number, (found, _) in enumerate(played) for _ in found])
        np.savez_compressed(given.files[0], X=rows, Y=won, G=numbers)
        print(f"{given.games} games, {len(won)} positions, USA {np.mean([result for _, result in played]):.3f}")
        return
    data = [np.load(name) for name in given.files]
    rows, won = (np.concatenate([one[key] for one in data]).astype(float) for key in "XY")
    kept_back = np.concatenate([one["G"] for one in data]) % 10 == 0
    thumb = np.array(weights("thumb", given.mode))
    found = fit(rows[~kept_back], won[~kept_back], thumb, given.pull)
    for name, row in (("thumb", thumb), ("fitted", found)):
        print(f"{name}: {loss(rows[kept_back], won[kept_back], row):.3f} on games kept back")
    print(json.dumps(named(list(fit(rows, won, thumb, given.pull)), given.mode)))


if __name__ == "__main__":
    main()
