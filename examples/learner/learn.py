"""Teaches a small network to play Kido Butai, in plain numpy, and measures it beside the Ensign.

    python examples/learner/learn.py --svg curve.svg

It plays many games side by side, and after every few dozen decisions moves towards what went better than it expected:
proximal policy optimisation (Schulman et al., 2017). Nothing is learned from any of our bots. What it has learned is
then measured with fresh seeds in the environment for single games, which plays by the rules; so is the Ensign.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from pathlib import Path
from time import perf_counter, process_time
from typing import Any, NamedTuple

# Matrices as small as these are done sooner by one thread than by many that wait for each other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np

from pointluck.envs.solitaire import SEAT, KidoButaiEnv
from pointluck.envs.vector import KidoButaiVectorEnv
from pointluck.players import Situation, player

Array = np.ndarray[Any, Any]

GAMES, STEPS = 256, 64
"""Games side by side, and how many decisions each takes before something is learned from them."""
HIDDEN, BATCH, EPOCHS = 96, 1024, 2
RATE, CLIP, CURIOSITY, MEMORY = 1.5e-3, 0.2, 0.01, 0.97
POINTS = 10.0
"""So many points are a reward of 1."""
FRESH = 1_000_000
"""Seeds from here on are for measuring alone."""


class Network:
    """One hidden layer; from it the preference for each action and what the position is worth."""

    def __init__(self, highs: Array, actions: int, seed: int) -> None:
        random = np.random.default_rng(seed)
        self.scale = (1 / highs).astype(np.float32)
        wide = len(highs)
        shapes = {"in": (wide, HIDDEN), "bias": (HIDDEN,), "act": (HIDDEN, actions), "worth": (HIDDEN, 1), "base": (1,)}
        sizes = {"in": np.sqrt(2 / wide), "act": 0.01, "worth": 0.1}
        self.parts = {
            name: (random.standard_normal(shape) * sizes.get(name, 0)).astype(np.float32)
            for name, shape in shapes.items()
        }
        self._moments = {name: (np.zeros_like(part), np.zeros_like(part)) for name, part in self.parts.items()}
        self._moves = 0

    def look(self, seen: Array, mask: Array) -> tuple[Array, Array, Array, Array]:
        """The scaled input, the hidden layer, the chance to choose each action, and the worth."""
        parts = self.parts
        scaled = seen * self.scale
        hidden = np.maximum(scaled @ parts["in"] + parts["bias"], 0)
        wish = np.where(mask, hidden @ parts["act"], -np.inf)
        chances = np.exp(wish - wish.max(1, keepdims=True))
        chances /= chances.sum(1, keepdims=True)
        return scaled, hidden, chances, (hidden @ parts["worth"])[:, 0] + parts["base"]

    def move(self, slopes: dict[str, Array], rate: float) -> None:
        """One step of Adam."""
        self._moves += 1
        length = np.sqrt(sum(float((slope**2).sum()) for slope in slopes.values()))
        for name, slope in slopes.items():
            first, second = self._moments[name]
            slope = slope * min(1.0, 0.5 / (length + 1e-8))
            first += 0.1 * (slope - first)
            second += 0.001 * (slope**2 - second)
            fair = rate * np.sqrt(1 - 0.999**self._moves) / (1 - 0.9**self._moves)
            self.parts[name] -= (fair * first / (np.sqrt(second) + 1e-8)).astype(np.float32)


class Taken(NamedTuple):
    """Decisions, one in each row."""

    seen: Array
    mask: Array
    action: Array
    chance: Array
    gain: Array
    worth: Array


def pick(chances: Array, random: np.random.Generator) -> Array:
    """An action of each row by its chance."""
    sums = chances.cumsum(1)
    return (sums > random.random((len(sums), 1)) * sums[:, -1:]).argmax(1)


class School:
    """Games side by side, played by the network as it is now."""

    def __init__(self, network: Network, env: KidoButaiVectorEnv, seed: int) -> None:
        self.network, self.env = network, env
        self.random = np.random.default_rng(seed)
        self.now, _ = env.reset(seed=seed)
        self.idle = np.zeros(env.num_envs, bool)
        self.running = np.zeros(env.num_envs)
        self.finished: list[float] = []

    def play(self) -> Taken:
        """So many steps of each game, with how much better each went than expected."""
        rows: list[tuple[Array, ...]] = []
        for _ in range(STEPS):
            seen, mask = self.now["observation"], self.now["action_mask"].astype(bool)
            mask[self.idle, 0] = True  # a game that is over has nothing legal, and any answer begins the next
            _, _, chances, worth = self.network.look(seen, mask)
            action = pick(chances, self.random)
            chance = chances[np.arange(len(action)), action]
            self.now, points, over, _, _ = self.env.step(action)
            rows.append((seen, mask, action, chance, worth, points / POINTS, over, self.idle))
            self.running += points
            self.finished += self.running[over].tolist()
            self.running[over] = 0
            self.idle = over
        return self._judged([np.stack(column) for column in zip(*rows, strict=True)])

    def _judged(self, columns: list[Array]) -> Taken:
        """Generalised advantage estimation (Schulman et al., 2016), without discount."""
        seen, mask, action, chance, worth, points, over, idle = columns
        last_mask = self.now["action_mask"].astype(bool)
        last_mask[:, 0] |= self.idle
        following = self.network.look(self.now["observation"], last_mask)[3]
        gain, later = np.zeros_like(worth), np.zeros_like(following)
        for step in reversed(range(STEPS)):
            goes_on = 1.0 - over[step]
            surprise = points[step] + goes_on * following - worth[step]
            later = surprise + MEMORY * goes_on * later
            gain[step], following = later, worth[step]
        kept = ~idle
        rows = (seen, mask, action, chance, gain, gain + worth)
        return Taken(*(column[kept] for column in rows))


def learn(network: Network, taken: Taken, rate: float, random: np.random.Generator) -> None:
    """A few rounds over what was played."""
    spread = taken.gain.std() + 1e-8
    taken = taken._replace(gain=((taken.gain - taken.gain.mean()) / spread).astype(np.float32))
    for _ in range(EPOCHS):
        order = random.permutation(len(taken.gain))
        for begin in range(0, len(order) - BATCH + 1, BATCH):
            some = order[begin : begin + BATCH]
            network.move(slopes(network, Taken(*(column[some] for column in taken))), rate)


def slopes(network: Network, taken: Taken) -> dict[str, Array]:
    """Which way each part of the network makes things worse."""
    scaled, hidden, chances, worth = network.look(taken.seen, taken.mask)
    rows = np.arange(len(worth))
    chance = chances[rows, taken.action]
    ratio = chance / taken.chance
    free = np.where(taken.gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
    pull = (taken.gain * ratio * free).astype(np.float32)
    logs = np.log(np.maximum(chances, 1e-12))
    doubt = -(chances * logs).sum(1, keepdims=True)
    wish = chances * (pull[:, None] + CURIOSITY * (logs + doubt))
    wish[rows, taken.action] -= pull
    wish /= len(rows)
    error = ((worth - taken.worth) * 0.5 / len(rows)).astype(np.float32)[:, None]
    parts = network.parts
    back = (wish @ parts["act"].T + error @ parts["worth"].T) * (hidden > 0)
    return {
        "in": scaled.T @ back,
        "bias": back.sum(0),
        "act": hidden.T @ wish,
        "worth": hidden.T @ error,
        "base": error.sum(0),
    }


def measured(games: int, choose: Callable[[KidoButaiEnv, Array, Array, int], int]) -> tuple[float, float]:
    """The mean result of fresh games by the rules, and its standard error."""
    env, results = KidoButaiEnv(rewards="result"), []
    for seed in range(FRESH, FRESH + games):
        now, _ = env.reset(seed=seed)
        over, result = False, 0.0
        while not over:
            action = choose(env, now["observation"], now["action_mask"].astype(bool), seed)
            now, result, over, _, info = env.step(action)
            assert info["refused"] == 0
        results.append(result)
    return float(np.mean(results)), float(np.std(results) / np.sqrt(games))


def by(name: str) -> Callable[[KidoButaiEnv, Array, Array, int], int]:
    """One of our players in the environment."""
    seated: dict[int, Any] = {}

    def choose(env: KidoButaiEnv, seen: Array, mask: Array, seed: int) -> int:
        if seed not in seated:
            seated.clear()
            seated[seed] = player(name, "kido-butai", SEAT, seed)
        state = env.play.state
        action = seated[seed].choose(Situation(state, SEAT))
        return next(number for number, legal in env.play.encoding.offered(state).items() if legal == action)

    return choose


def curve(points: list[tuple[float, float]], rival: float) -> str:
    """The means while learning, beside the Ensign's, as SVG."""
    most, means = max(when for when, _ in points), [mean for _, mean in points]
    low, high = int(np.floor(min(means))), int(np.ceil(max(rival, *means))) + 1

    def across(when: float) -> float:
        return round(50 + 690 * when / most, 1)

    def down(mean: float) -> float:
        return round(350 - 330 * (mean - low) / (high - low), 1)

    lines = ['<rect width="760" height="400" fill="#fff"/>']
    for level in range(low + -low % 3, high + 1, 3):
        y = down(level)
        lines.append(
            f'<path d="M50 {y}H740" stroke="#d5d5d5"/><text x="42" y="{y + 4}" text-anchor="end">{level}</text>'
        )
    for part in range(5):
        seconds = most * part / 4
        lines.append(f'<text x="{across(seconds)}" y="370" text-anchor="middle">{seconds:.0f} s</text>')
    way = " ".join(f"{across(when)},{down(mean)}" for when, mean in points)
    lines += [
        f'<path d="M50 {down(rival)}H740" stroke="#b03a2e" stroke-width="2" stroke-dasharray="6 4"/>',
        f'<text x="56" y="{down(rival) - 7}" fill="#b03a2e">the Ensign: {rival:+.2f}</text>',
        f'<polyline fill="none" stroke="#1f5f8b" stroke-width="2" points="{way}"/>',
        '<text x="395" y="391" text-anchor="middle">mean result while learning, by processor time</text>',
    ]
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 400" font-family="sans-serif" font-size="13">'
    return "\n".join((head, *lines, "</svg>", ""))


def main() -> None:
    read = argparse.ArgumentParser(description="Teach a network Kido Butai and measure it beside the Ensign.")
    read.add_argument("--decisions", type=int, default=10_000_000)
    read.add_argument("--games", type=int, default=1000, help="fresh games for each measurement")
    read.add_argument("--seed", type=int, default=1)
    read.add_argument("--svg", type=Path, help="where to draw the curve")
    asked = read.parse_args()

    env = KidoButaiVectorEnv(GAMES)
    table = env.batch.table
    network = Network(np.array(table.highs), len(env.batch.actions), asked.seed)
    school = School(network, env, asked.seed)
    rounds = max(1, asked.decisions // (GAMES * STEPS))
    began, wall, points = process_time(), perf_counter(), []
    for done in range(rounds):
        learn(network, school.play(), RATE * (1 - done / rounds), school.random)
        if len(school.finished) >= 1000:
            points.append((process_time() - began, float(np.mean(school.finished))))
            print(
                f"{(done + 1) * GAMES * STEPS:>10,} decisions {points[-1][0]:7.1f} s  mean {points[-1][1]:+6.2f}",
                flush=True,
            )
            school.finished.clear()
    print(f"learned in {process_time() - began:.0f} s of processor time, {perf_counter() - wall:.0f} s by the clock")

    def best(env: KidoButaiEnv, seen: Array, mask: Array, seed: int) -> int:
        return int(network.look(seen[None], mask[None])[2].argmax())

    mean, error = measured(asked.games, best)
    print(f"the learner {mean:+.2f} ± {error:.2f} in {asked.games} fresh games by the rules")
    ensign, error = measured(asked.games, by("ensign"))
    print(f"the Ensign  {ensign:+.2f} ± {error:.2f} in the same {asked.games}")
    if asked.svg:
        asked.svg.write_text(curve(points, ensign), encoding="utf-8")


if __name__ == "__main__":
    main()
