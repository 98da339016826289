"""Fits the judgements by which games are reviewed: players/*/prospects.json. Needs numpy.

    python -m research.values play midway games.npz --games 1000 --seed 1          # or carrier-hunt, domination
    python -m research.values fit midway games.npz
Each mode of Dogfight is a part of its file.

Captains play each other, in a part of the games with slips or with habits of their own, and positions of all kinds are
written down with who won. On them a logistic regression is fitted. Log loss and reliability are told for games that
were kept back, beside the log loss of the judgement that the Admiral uses. Boosted trees on top of it, on 500 games of
Midway, did not lower it.
"""

from __future__ import annotations

import argparse
import json
import sys
from random import Random
from typing import Any

import numpy as np

from pointluck.engine import CHANCE, Seeded, State
from pointluck.games import game
from pointluck.games.battle_of_midway.pieces import Midway
from pointluck.games.dogfight import DogfightState
from pointluck.players import Situation, player
from pointluck.players.battle_of_midway import judgement
from pointluck.players.battle_of_midway import prospects as midway
from pointluck.players.dogfight import prospects as dogfight
from research.midway_judgement import some_staff

Rows = Any
SLIPS = 0.03
"""How often a decision of an uneven game is made at random."""
UNEVEN = 0.4
"""The part of the games in which others than two Captains meet, or a Captain has slips."""
WEIGHT = 4.0
"""What a game counts, however many positions are taken from it."""
PULL = 3.0
"""How strongly weights are drawn to zero."""
LATER = 4
"""Turns."""
KEPT_BACK = 5
"""Every so many-th game is for testing."""
TITLES = {"midway": "battle-of-midway", "carrier-hunt": "dogfight", "domination": "dogfight"}


# --- games ------------------------------------------------------------------------------------------------------------


def play(what: str, number: str) -> tuple[list[list[float]], float]:
    """Positions of one game, each with whether a turn begins and its number before it, and 1 if the first side won."""
    title = TITLES[what]
    rng, chance = Random(f"{number}:choice"), Seeded(f"{number}:chance")
    state = game(title).new("standard" if what == "midway" else what)
    seats = game(title).seats
    captains = {seat: player("captain", title, seat, f"{number}:{seat}") for seat in seats}
    kind = rng.random()
    staffs = [some_staff(side, rng) for side in range(2)] if what == "midway" and kind < UNEVEN else None
    slips = SLIPS if kind > 1 - UNEVEN / 2 else 0.0
    rows: list[list[float]] = []
    turn = 0
    while (seat := state.seat) is not None:
        rows += _looked_at(state, turn, rng)
        turn = state.turn if isinstance(state, Midway) else 0
        if seat == CHANCE:
            state.apply(chance.pick(state))
        elif slips and rng.random() < slips:
            state.apply(rng.choice(state.legal()))
        elif staffs is not None and isinstance(state, Midway):
            state.apply(staffs[seats.index(seat)].answer(state, state.stack[-1], state.legal()))
        else:
            state.apply(captains[seat].choose(Situation(state, seat)))
    assert state.result is not None
    return rows, {seats[0]: 1.0, seats[1]: 0.0}.get(state.result.winner or "", 0.5)


def _looked_at(state: State, turn: int, rng: Random) -> list[list[float]]:
    """The position, if it is one of those that are written down. Last comes what the Admiral makes of it."""
    if isinstance(state, Midway):
        begins = state.turn != turn
        often = 0.04 if state.battle is None else 0.12
        if begins or rng.random() < often:
            return [[float(begins), float(state.turn), *midway.features(state), judgement.chance(state, 0)]]
    elif isinstance(state, DogfightState):
        name = state.stack[-1]
        told = name in ("activate", "deal", "buy") or (name == "bid" and state.bids == [-1, -1])
        if told and rng.random() < 0.6:
            return [[1.0, 0.0, *dogfight.features(state)]]
    return []


def gather(what: str, games: int, seed: str) -> dict[str, Rows]:
    rows, won, numbers = [], [], []
    for number in range(games):
        found, result = play(what, f"{seed}:{number}")
        rows += found
        won += [result] * len(found)
        numbers += [number] * len(found)
        if number % 50 == 49:
            print(number + 1, len(rows), file=sys.stderr, flush=True)
    return {"X": np.array(rows, dtype=np.float32), "Y": np.array(won), "G": np.array(numbers)}


# --- fitting ----------------------------------------------------------------------------------------------------------


def linear(rows: Rows, aim: Rows, share: Rows) -> Rows:
    """A logistic regression by Newton's method; the last weight is that of the constant, which is not drawn to zero."""
    middle, width = rows.mean(0), rows.std(0) + 1e-6
    table = np.hstack([(rows - middle) / width, np.ones((len(rows), 1))])
    found = np.zeros(table.shape[1])
    prior = np.eye(len(found)) * PULL
    prior[-1, -1] = 0.01
    for _ in range(20):
        chance = 1 / (1 + np.exp(-table @ found))
        slope = table.T @ (share * (aim - chance)) - prior @ found
        curve = (table * (share * chance * (1 - chance))[:, None]).T @ table + prior
        found += np.linalg.solve(curve, slope)
    weights = found[:-1] / width
    return np.append(weights, found[-1] - weights @ middle)


# --- how good it is ---------------------------------------------------------------------------------------------------


def surprise(won: Rows, chance: Rows, share: Rows) -> float:
    """The mean log loss in nats: 0.693 for whoever knows nothing."""
    kept = np.clip(chance, 1e-4, 1 - 1e-4)
    return float(-(share * (won * np.log(kept) + (1 - won) * np.log(1 - kept))).sum() / share.sum())


def reliability(won: Rows, chance: Rows, share: Rows) -> str:
    lines = ["| judged | of the positions | judged in the mean | won |", "|---|---|---|---|"]
    for tenth in range(10):
        here = (chance >= tenth / 10) & (chance < (tenth + 1) / 10 + (tenth == 9))
        if here.any():
            part, weigh = share[here].sum() / share.sum(), share[here]
            means = (float((one[here] * weigh).sum() / weigh.sum()) for one in (chance, won))
            cells = [f"{tenth * 10} to {tenth * 10 + 10} %", *(f"{100 * one:.1f} %" for one in (part, *means))]
            lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def fit(what: str, data: dict[str, Rows]) -> dict[str, Any]:
    """The judgement for a game or a mode of one. How good it is goes to the error stream."""
    title = midway.NAMES if what == "midway" else dogfight.NAMES
    table, won, games = data["X"].astype(float), data["Y"], data["G"]
    rows, turns = table[:, 2 : 2 + len(title)], table[:, :2]
    old = table[:, -1] if what == "midway" else _chance(rows[:, 0])
    share = WEIGHT / np.bincount(games)[games]
    test = games % KEPT_BACK == 0
    weights = fitted(rows[~test], won[~test], share[~test], turns[~test], games[~test])
    found = _chance(rows[test] @ weights[:-1] + weights[-1])
    count, kept = len(np.unique(games)), len(np.unique(games[test]))
    before, after = (surprise(won[test], one, share[test]) for one in (old[test], found))
    print(f"{what}: {count} games, {len(rows)} positions; on {kept} games kept back", file=sys.stderr)
    print(f"log loss {after:.4f}, of the Admiral's judgement {before:.4f}", file=sys.stderr)
    print(reliability(won[test], found, share[test]), file=sys.stderr)
    weights = fitted(rows, won, share, turns, games)
    named = {name: float(f"{weight:.6g}") for name, weight in zip((*title, "one"), weights, strict=True)}
    return {"about": f"research/values.py: {count} games, log loss on games kept back {after:.4f}", "weights": named}


def fitted(rows: Rows, won: Rows, share: Rows, turns: Rows, games: Rows) -> Rows:
    """Towards the results; in Midway, where they are far away, then towards what is judged some turns later."""
    weights = linear(rows, won, share)
    if not turns[:, 1].any():
        return weights
    return linear(rows, _some_turns_later(_chance(rows @ weights[:-1] + weights[-1]), won, turns, games), share)


def _some_turns_later(judged: Rows, won: Rows, turns: Rows, games: Rows) -> Rows:
    """For each position how it is judged at the beginning of a later turn of its game; the result, if that is near."""
    found = won.copy()
    starts = np.flatnonzero(np.r_[True, games[1:] != games[:-1]])
    for first, last in zip(starts, [*starts[1:], len(games)], strict=True):
        begins = first + np.flatnonzero(turns[first:last, 0])
        place = np.searchsorted(turns[begins, 1], turns[first:last, 1] + LATER)
        there = place < len(begins)
        found[first:last][there] = judged[begins[place[there]]]
    return found


def _chance(score: Rows) -> Rows:
    return 1 / (1 + np.exp(-np.clip(score, -30, 30)))


def loaded(files: list[str]) -> dict[str, Rows]:
    data = [np.load(name) for name in files]
    first = np.cumsum([0, *(int(one["G"].max()) + 1 for one in data)])
    numbers = np.concatenate([one["G"] + begin for one, begin in zip(data, first, strict=False)])
    return {key: np.concatenate([one[key] for one in data]) for key in "XY"} | {"G": numbers}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("task", choices=["play", "fit"])
    parser.add_argument("what", choices=list(TITLES))
    parser.add_argument("files", nargs="+")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", default="1")
    given = parser.parse_args()
    if given.task == "play":
        np.savez_compressed(given.files[0], **gather(given.what, given.games, given.seed))
    else:
        part = "standard" if given.what == "midway" else given.what
        print(json.dumps({part: fit(given.what, loaded(given.files))}, indent=1))


if __name__ == "__main__":
    main()
