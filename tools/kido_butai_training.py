"""Teach the commanders of Kido Butai what a table is worth: games, a network fitted to them, better games, and so on.

`python -m tools.kido_butai_training standard --games 200000 --rounds 8 --out standard.json` plays each round with the
network of the round before, strays from it now and then, and fits the network to how the games ended. It works with
numpy and g++; with cupy and nvcc it runs on a graphics card, some thousand times as fast.
"""

from __future__ import annotations

import ctypes
import json
import subprocess
from argparse import ArgumentParser
from importlib import import_module
from pathlib import Path
from random import choice, randrange, sample
from time import time
from typing import Any, NamedTuple

try:
    xp: Any = import_module("cupy")
    CARD = True
except ImportError:
    xp = import_module("numpy")
    CARD = False

TEST_SEED = 900001
TUNE_GAMES = 100_000 if CARD else 1000


class Order(ctypes.Structure):
    """As in tools/kido_butai_games.py."""

    _fields_ = (
        *((name, ctypes.c_int32) for name in ("games", "seed", "learned", "strays")),
        *(
            (name, ctypes.c_void_p)
            for name in ("start", "plan", "figures", "net", "worths", "results", "counted", "promised", "points", "strayed")
        ),
    )


class Shape(NamedTuple):
    """The network's measures, as in kernel/outlook.py."""

    counted: int
    first: int
    second: int
    turns: int
    places: int
    point: int
    ways: int
    tries: int
    changes: int
    lasting: list[int]
    lucks: int


class Rules(NamedTuple):
    """One kind of rules, as the kernel knows it."""

    start: Any
    figures: Any
    worths: Any
    plans: dict[str, Any]


def whole(values: Any) -> Any:
    return xp.asarray(values, dtype=xp.int32)


def small(values: Any) -> Any:
    return xp.asarray([*values, 0, 0, 0, 0], dtype=xp.int8)


def pointer(array: Any) -> int | None:
    if array is None:
        return None
    return int(array.data.ptr if CARD else array.ctypes.data)


class Games:
    """The compiled kernel, playing under one kind of rules."""

    def __init__(self, library: Path, rules: Rules, shape: Shape) -> None:
        self.library = ctypes.CDLL(str(library))
        self.rules, self.shape = rules, shape

    def play(self, plan: str, net: Any, games: int, seed: int) -> Any:
        """The results of so many games."""
        results = xp.zeros(games, xp.int32)
        self._do(self.library.play, plan, net, (games, seed, int(net is not None), 0), results=results)
        return results

    def compare(self, plan: str, net: Any, hours: int, seed: int, strays: int, learned: int) -> tuple[Any, Any]:
        """Hours ordered in several ways with the same luck: what was counted after each, and the points that followed.

        Learned 0: all play by the numbers; 1: until that hour by the network; 2: after it too.
        """
        rows = hours * self.shape.ways
        out = {
            "results": xp.zeros(rows, xp.int32),
            "counted": xp.zeros((rows, self.shape.counted), xp.int8),
            "points": xp.full(rows, -128, xp.int8),
        }
        self._do(self.library.compare, plan, net, (hours, seed, learned, strays), **out)
        kept = xp.nonzero(out["points"].reshape(hours, -1)[:, 0] != -128)[0]
        counted = out["counted"].reshape(hours, self.shape.ways, self.shape.counted)[kept]
        followed = (out["results"] - out["points"]).reshape(hours, self.shape.ways)[kept]
        return counted, followed.astype(xp.float32)

    def search(self, plan: str, net: Any, hours: int, seed: int, parts: int) -> Any:
        """Mean results of every single change in so many hours, by parts of the luck; NaN where there is no such change."""
        results = xp.zeros(hours * self.shape.tries * parts, xp.int32)
        lasting = whole(self.shape.lasting)
        self._do(self.library.search, plan, net, (hours, seed, 0, parts), results=results, promised=lasting)
        results = results.reshape(hours, self.shape.tries, parts).astype(xp.float64)
        return xp.where(results < -900000, xp.nan, results / self.shape.lucks)

    def _do(self, what: Any, plan: str, net: Any, numbers: tuple[int, int, int, int], **out: Any) -> None:
        rules = self.rules
        order = Order(*numbers)
        known = {"start": rules.start, "plan": rules.plans[plan], "figures": rules.figures, "worths": rules.worths}
        known["net"] = net if net is not None else whole([0] * 20000)
        for name, array in {**known, **out}.items():
            setattr(order, name, pointer(array))
        if CARD:
            xp.cuda.Device().synchronize()
        failed = what(ctypes.byref(order))
        if failed:
            raise RuntimeError(f"the graphics card refuses: error {failed}")


# --- the network ------------------------------------------------------------------------------------------------------


class Network:
    """Two hidden layers, fitted by Adam to the points that are still to come."""

    def __init__(self, shape: Shape, seed: int) -> None:
        self.shape = shape
        random = xp.random.RandomState(seed)
        sizes = ((shape.counted, shape.first), (shape.first, shape.second), (shape.second, 1))
        self.parts: list[Any] = []
        for rows, columns in sizes:
            spread = (2.0 / rows) ** 0.5 if rows != shape.counted else 0.1
            self.parts += [random.standard_normal((rows, columns)).astype(xp.float32) * xp.float32(spread)]
            self.parts += [xp.zeros(columns, xp.float32)]
        self.steps = 0
        self.mean = [xp.zeros_like(part) for part in self.parts]
        self.square = [xp.zeros_like(part) for part in self.parts]

    def fit(self, x: Any, y: Any, rate: float, ways: int = 1) -> float:
        """One step towards these points; the mean square of the error before it.

        Where an hour was ordered in several ways, only the differences between them count.
        """
        w1, b1, w2, b2, w3, b3 = self.parts
        h1 = x @ w1 + b1
        a1 = xp.maximum(h1, 0)
        h2 = a1 @ w2 + b2
        a2 = xp.maximum(h2, 0)
        error = (a2 @ w3 + b3)[:, 0] - y
        if ways > 1:
            error = error.reshape(-1, ways)
            error = (error - error.mean(1)[:, None]).ravel()
        d3 = (error * (2.0 / len(error)))[:, None].astype(xp.float32)
        d2 = (d3 @ w3.T) * (h2 > 0)
        d1 = (d2 @ w2.T) * (h1 > 0)
        slopes = [x.T @ d1, d1.sum(0), a1.T @ d2, d2.sum(0), a2.T @ d3, d3.sum(0)]
        self.steps += 1
        scale = rate * (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
        for part, mean, square, slope in zip(self.parts, self.mean, self.square, slopes, strict=True):
            mean *= 0.9
            mean += 0.1 * slope
            square *= 0.999
            square += 0.001 * slope * slope
            part -= (scale * mean / (xp.sqrt(square) + 1e-7)).astype(xp.float32)
        return float((error * error).mean()) if self.steps % 250 == 0 else 0.0

    def whole(self, margin: float = 0.0) -> Any:
        """The weights as the kernel wants them."""
        unit = 1 << self.shape.places
        scales = (unit, unit, unit, unit * unit, unit, unit * unit)
        rows = [xp.rint(part.ravel() * float(scale)) for part, scale in zip(self.parts, scales, strict=True)]
        rows.append(xp.asarray([margin * self.shape.point]))
        return xp.concatenate(rows).astype(xp.int32)


def fit(network: Network, store: list[tuple[Any, Any]], steps: int, rate: float, batch: int) -> float:
    """So many steps on scattered hours, every other one on the latest; the mean square of the error at the end."""
    ways = store[0][1].shape[1]
    places = xp.arange(batch // ways, dtype=xp.int64)
    error = 0.0
    for step in range(steps):
        counted, followed = store[-1] if step % 2 else store[randrange(len(store))]
        rows = (randrange(len(followed)) + randrange(10**9) * places) % len(followed)
        x = counted[rows].reshape(-1, counted.shape[2]).astype(xp.float32)
        error = network.fit(x, followed[rows].ravel(), rate, ways) or error
    return error


# --- rounds -----------------------------------------------------------------------------------------------------------


def mean_and_error(values: Any) -> str:
    values = values.astype(xp.float64)
    return f"{float(values.mean()):+.3f} ± {1.96 * float(values.std()) / len(values) ** 0.5:.3f}"


def compile_games(source: Path) -> Path:
    library = source.with_suffix(".card.so" if CARD else ".so")
    if not library.exists():
        how = ["nvcc", "-x", "cu", "-arch=sm_90", "-DBLOCKS=4", "-O3", "--shared", "-Xcompiler", "-fPIC"]
        subprocess.run([*(how if CARD else ["g++", "-O2", "-shared", "-fPIC"]), "-o", library, source], check=True)
    return library


def load(folder: Path, name: str) -> tuple[Rules, Shape]:
    """What `prepare` has written."""
    known = json.loads((folder / "rules.json").read_text())
    one = known["rules"][name]
    plans = {plan: small(row) for plan, row in one["plans"].items()}
    rules = Rules(small(one["start"]), whole(one["figures"]), xp.asarray(one["worths"], dtype=xp.float64), plans)
    return rules, Shape(**known["shape"])


def keep(folder: Path, name: str, network: Network, gain: float) -> None:
    """For the players in whole numbers, and as it is for further training."""
    folder.mkdir(parents=True, exist_ok=True)
    net = [int(one) for one in network.whole().tolist()]
    (folder / f"{name}.json").write_text(json.dumps({"gain": gain, "net": net}))
    xp.savez(folder / f"{name}.npz", *network.parts)


def train(folder: Path, name: str, asked: Any) -> None:
    rules, shape = load(folder, name)
    games = Games(compile_games(folder / "games.cpp"), rules, shape)
    network = Network(shape, asked.seed)
    net = None
    if asked.start and (asked.start / f"{name}.npz").exists():
        kept = xp.load(asked.start / f"{name}.npz")
        network.parts = [xp.asarray(kept[f"arr_{number}"]) for number in range(len(network.parts))]
        net = network.whole(asked.margin)
    doctrine = games.play("doctrine", None, asked.tests, TEST_SEED)
    tuned = games.play("tuned", None, asked.tests, TEST_SEED)
    print(f"{name}: doctrine {mean_and_error(doctrine)}, tuned {mean_and_error(tuned)}", flush=True)
    asked.out.mkdir(parents=True, exist_ok=True)
    began, best = time(), -99.0
    store: list[tuple[Any, Any]] = []
    for turn in range(asked.rounds):
        so_far = max(turn / asked.rounds, (time() - began) / asked.seconds)
        if so_far >= 1:
            break
        learned = asked.learned if so_far > asked.plain and net is not None else 0
        here = time()
        hours = games.compare("tuned", net, asked.hours, 10_000_000 + turn * 10_000_000, asked.strays, learned)
        played = time() - here
        store.append(hours)
        error = fit(network, store, asked.steps, asked.rate * (1 - so_far) ** 1.5, asked.batch)
        line = f"round {turn}: {asked.hours} hours {played:.1f} s, fit {time() - here - played:.1f} s, error {error:.4f}"
        net = network.whole(asked.margin)
        if (turn + 1) % asked.every == 0:
            results = games.play("tuned", net, asked.tests, TEST_SEED)
            gain = float((results - doctrine).mean())
            if gain > best:
                best = gain
                keep(asked.out, name, network, gain)
            line += f"; plays {mean_and_error(results)}, gain {mean_and_error(results - doctrine)}"
        print(f"{line} ({time() - began:.0f} s)", flush=True)
    if asked.tune:
        places = json.loads((folder / "rules.json").read_text())["numbers"]
        (asked.out / f"{name}.numbers.json").write_text(json.dumps(tune(games, places, asked.tune)))
    if asked.potential:
        potential(games, net, asked.potential, asked.parts)


def potential(games: Games, net: Any, hours: int, parts: int) -> None:
    """What search could gain in a game: changes chosen by some of the luck and valued by the rest of it."""
    found = games.search("tuned", net, hours, 1_000_000_000, parts)
    found = found[~xp.isnan(found[:, 0, 0])]
    share = games.shape.turns * len(found) / hours
    half, last = parts // 2, games.shape.changes + 1
    valued = found[:, :, half:].mean(2) - found[:, :1, half:].mean(2)
    sets = {"this hour": range(last), "and the network": range(last + 1), "and lasting": range(games.shape.tries)}
    for used in [2**power for power in range(8) if 2**power <= half]:
        for name, tries in sets.items():
            gains = []
            for proof in (0.0, 1.0, 2.0):
                mean = (found[:, : len(tries), :used] - found[:, :1, :used]).mean(2)
                spread = 1.9 / (used * games.shape.lucks) ** 0.5
                mean = xp.where(xp.isnan(mean) | (mean < proof * spread), -99.0, mean)
                mean[:, 0] = 0.0
                best = mean.argmax(1)
                gains.append(mean_and_error(share * valued[xp.arange(len(best)), best]))
            print(f"{used * games.shape.lucks} games each, {name}: {'; '.join(gains)} a game")
    print(f"by the network: {mean_and_error(share * valued[:, last])} a game", flush=True)


NUMBERS = {
    "WAVE": (1, 2, 3, 4, 5, 6),
    "VANGUARD": (0, 1, 2, 3, 4, 5),
    "BOMBS": (-1, 1, 2, 3, 4, 5, 6),
    "FLEET_FIRST": (0, 1),
    "BOMB_SHIPS": (0, 1, 2, 3, 4),
    "LAST_STRIKE": (1, 2, 3, 4, 5),
    "ZEROS_UP": (0, 1, 2, 3, 4),
    "POOR_WAVE": (-1, 0, 1, 2, 4, 6),
    "POOR": (30, 40, 50, 60, 70, 100),
    "POOR_VANGUARD": (-1, 0, 1, 3),
    "GUARDS_UP": (-1, 1, 2, 3),
    "RESERVE": (0, 1),
    "QUOTA_QUIET": (2, 3, 4, 5, 6, 7, 8, 99),
    "QUOTA_FLEET": (2, 3, 4, 5, 6, 7, 8, 99),
    "LEAST_BOMBS": (1, 2, 3),
    "WAVE_ONE": (-1, 1, 2, 3, 4, 5),
    "WORTH_LANDED": (4, 7, 10, 14, 20),
    "WORTH_GUARD": (2, 5, 8, 12, 20),
    "WORTH_TORPEDOES": (1, 3, 5, 8, 12),
    "WORTH_BOMBS": (1, 3, 5, 8, 12),
    "WORTH_ONLY_GUARD": (10, 20, 40, 80),
    "LAST_BOMBS": (2, 3, 4, 5, 6),
    "ESCORTS": (0, 1),
    "ESCORTS_FLEET": (0, 1, 2),
    "SPARE": (0, 1, 2, 3),
    "RICH": (4, 5, 6, 8, 99),
    "RICH_VANGUARD": (0, 2, 3, 4),
    "THIN": (0, 1, 2, 3),
    "COMMITTED": (-1, 0, 1, 2),
    "COMMITTED_DIVE": (-1, 0, 1, 2),
    "LAND_ON": (0, 1),
    "LAUNCH_FROM": (0, 1),
}
"""Values that each number of the plan may be given."""


def tune(games: Games, places: dict[str, int], seconds: float) -> list[int]:
    """One number after another, then pairs: what is better in many games, and again in others, is kept."""
    rules = games.rules
    best = [int(one) for one in rules.plans["tuned"].tolist()]
    numbers = len(places)
    until, seed, tried = time() + seconds, 20_000_000, 0
    base = None
    while time() < until:
        # First each number alone, in turn; then pairs by chance.
        names = list(NUMBERS)
        row = best[:]
        for name in sample(names, choice((1, 1, 2, 2, 3))):
            row[places[name]] = row[numbers + places[name]] = choice(NUMBERS[name])
        if row == best:
            continue
        tried += 1
        if base is None or tried % 40 == 0:
            seed += 1_000_000
            rules.plans["best"] = small(best)
            base = games.play("best", None, TUNE_GAMES, seed)
        rules.plans["trial"] = small(row)
        gain = (games.play("trial", None, TUNE_GAMES, seed) - base).astype(xp.float64)
        if float(gain.mean()) < 1.0 * float(gain.std()) / len(gain) ** 0.5:
            continue
        seed += 1_000_000
        rules.plans["best"] = small(best)
        again = games.play("trial", None, 6 * TUNE_GAMES, seed) - games.play("best", None, 6 * TUNE_GAMES, seed)
        again = again.astype(xp.float64)
        if float(again.mean()) > 2.5 * float(again.std()) / len(again) ** 0.5:
            changed = {name: (best[place], row[place]) for name, place in places.items() if best[place] != row[place]}
            print(f"{tried} tried: {mean_and_error(again)} by {changed}", flush=True)
            best, base = row, None
    rules.plans["best"] = small(best)
    results = {plan: games.play(plan, None, 10 * TUNE_GAMES, 5_000_000) for plan in ("doctrine", "tuned", "best")}
    print(f"{tried} tried; best {mean_and_error(results['best'])}", end="")
    for plan in ("doctrine", "tuned"):
        print(f"; above {plan} {mean_and_error(results['best'] - results[plan])}", end="")
    changed = {name: best[place] for name, place in places.items() if best[place] != int(rules.plans["tuned"][place])}
    print(f": {changed}", flush=True)
    return best


def prepare(folder: Path) -> None:
    """Everything the training needs, so that it can run where only the folder is."""
    from .kido_butai_games import rules_and_shape, source

    folder.mkdir(parents=True, exist_ok=True)
    (folder / "games.cpp").write_text(source())
    (folder / "rules.json").write_text(json.dumps(rules_and_shape()))


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("rules", nargs="+", choices=("prepare", "standard", "detailed-sequence", "advanced"))
    parser.add_argument("--folder", type=Path, default=Path("build/kido-butai"))
    parser.add_argument("--out", type=Path, default=Path("build/kido-butai"))
    parser.add_argument("--start", type=Path, help="a folder with networks to go on from")
    parser.add_argument("--seconds", type=float, default=1e9, help="no new round after so long")
    parser.add_argument("--hours", type=int, default=100000, help="hours that are compared in a round")
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--every", type=int, default=1, help="rounds between tests")
    parser.add_argument("--tests", type=int, default=5000, help="games in a test")
    parser.add_argument("--strays", type=int, default=250, help="thousandths of hours that are not ordered as planned")
    parser.add_argument("--plain", type=float, default=0.5, help="share of the time without the network's own play")
    parser.add_argument("--learned", type=int, default=1, help="then it plays up to the hour (1), and after it too (2)")
    parser.add_argument("--steps", type=int, default=500, help="steps of fitting in a round")
    parser.add_argument("--margin", type=float, default=0.04, help="points by which a change has to promise more")
    parser.add_argument("--potential", type=int, default=0, help="hours in which all changes are searched at the end")
    parser.add_argument("--tune", type=float, default=0, help="seconds in which better numbers are looked for")
    parser.add_argument("--parts", type=int, default=16)
    parser.add_argument("--rate", type=float, default=0.002)
    parser.add_argument("--batch", type=int, default=16384)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for name in asked.rules:
        if name == "prepare":
            prepare(asked.folder)
        else:
            train(asked.folder, name, asked)


if __name__ == "__main__":
    main()
