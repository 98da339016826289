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
from time import time
from typing import Any, NamedTuple

try:
    xp: Any = import_module("cupy")
    CARD = True
except ImportError:
    xp = import_module("numpy")
    CARD = False

HERE = Path(__file__).parent


class Order(ctypes.Structure):
    """As in tools/kido_butai_games.py."""

    _fields_ = (
        *((name, ctypes.c_int32) for name in ("games", "seed", "learned", "strays")),
        *(
            (name, ctypes.c_void_p)
            for name in ("start", "figures", "plan", "net", "worths", "results", "counted", "promised", "points")
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


class Rules(NamedTuple):
    """One kind of rules, as the kernel knows it."""

    start: Any
    figures: Any
    worths: Any
    plans: dict[str, Any]


def whole(values: Any) -> Any:
    return xp.asarray(values, dtype=xp.int32)


def pointer(array: Any) -> int | None:
    if array is None:
        return None
    return int(array.data.ptr if CARD else array.ctypes.data)


class Games:
    """The compiled kernel, playing under one kind of rules."""

    def __init__(self, library: Path, rules: Rules, shape: Shape) -> None:
        self.play_all = ctypes.CDLL(str(library)).play
        self.rules, self.shape = rules, shape

    def play(self, plan: str, net: Any, games: int, seed: int, strays: int, noted: bool) -> dict[str, Any]:
        shape, rules = self.shape, self.rules
        rows = games * shape.turns
        out = {"results": xp.zeros(games, xp.int32)}
        if noted:
            out["counted"] = xp.zeros((rows, shape.counted), xp.int8)
            out["promised"] = xp.zeros(rows, xp.int32)
            out["points"] = xp.full(rows, -128, xp.int8)
        learned = net is not None
        empty = whole([0] * 20000)
        order = Order(games, seed, int(learned), strays)
        for name, array in (
            ("start", rules.start),
            ("figures", rules.figures),
            ("plan", rules.plans[plan]),
            ("net", net if learned else empty),
            ("worths", rules.worths),
            *((name, out.get(name)) for name in ("results", "counted", "promised", "points")),
        ):
            setattr(order, name, pointer(array))
        if CARD:
            xp.cuda.Device().synchronize()
        failed = self.play_all(ctypes.byref(order))
        if failed:
            raise RuntimeError(f"the graphics card refuses: error {failed}")
        return out


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

    def fit(self, x: Any, y: Any, rate: float) -> float:
        """One step towards these points; the mean square of the error before it."""
        w1, b1, w2, b2, w3, b3 = self.parts
        h1 = x @ w1 + b1
        a1 = xp.maximum(h1, 0)
        h2 = a1 @ w2 + b2
        a2 = xp.maximum(h2, 0)
        error = (a2 @ w3 + b3)[:, 0] - y
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
        return float((error * error).mean()) if self.steps % 200 == 0 else 0.0

    def whole(self) -> Any:
        """The weights as the kernel wants them."""
        unit = 1 << self.shape.places
        scales = (unit, unit, unit, unit * unit, unit, unit * unit)
        rows = [xp.rint(part.ravel() * float(scale)) for part, scale in zip(self.parts, scales, strict=True)]
        return xp.concatenate(rows).astype(xp.int32)


def returns(played: dict[str, Any], shape: Shape, trust: float) -> tuple[Any, Any]:
    """What was counted, and the points that came after it.

    They are a mixture of how the game ended and of what the next hours promised: the more trust in promises, the less
    luck is in them.
    """
    games = len(played["results"])
    points = played["points"].reshape(games, shape.turns)
    promised = played["promised"].reshape(games, shape.turns).astype(xp.float32) / shape.point
    there = points != -128
    target = xp.zeros((games, shape.turns), xp.float32)
    goal = played["results"].astype(xp.float32)
    for turn in range(shape.turns - 1, -1, -1):
        target[:, turn] = goal - points[:, turn]
        goal = xp.where(there[:, turn], trust * promised[:, turn] + (1 - trust) * goal, goal)
    kept = xp.nonzero(there.ravel())[0]
    return played["counted"][kept], target.ravel()[kept]


def fit(network: Network, data: list[tuple[Any, Any]], passes: float, rate: float, batch: int) -> float:
    sizes = [len(y) for _, y in data]
    total = sum(sizes)
    steps = max(1, int(passes * total / batch))
    error = 0.0
    for step in range(steps):
        now = rate * (1 - 0.95 * step / steps)
        x, y = data[step % len(data)]
        rows = xp.random.randint(0, len(y), batch)
        error = network.fit(x[rows].astype(xp.float32), y[rows], now) or error
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
    plans = {plan: whole(row) for plan, row in one["plans"].items()}
    rules = Rules(whole(one["start"]), whole(one["figures"]), xp.asarray(one["worths"], dtype=xp.float64), plans)
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
    if asked.start:
        kept = xp.load(asked.start / f"{name}.npz")
        network.parts = [xp.asarray(kept[f"arr_{number}"]) for number in range(len(network.parts))]
        net = network.whole()
    tests = asked.tests
    doctrine = games.play("doctrine", None, tests, 900001, 0, False)["results"]
    tuned = games.play("tuned", None, tests, 900001, 0, False)["results"]
    print(f"{name}: doctrine {mean_and_error(doctrine)}, tuned {mean_and_error(tuned)}", flush=True)
    data: list[tuple[Any, Any]] = []
    best_gain, until = -99.0, time() + asked.seconds
    for turn in range(asked.rounds):
        began = time()
        if began > until:
            break
        count = asked.games * (asked.first if net is None else 1)
        strays = 500 if net is None else asked.strays
        played = games.play("tuned", net, count, 10_000_000 + turn * 20_000_000, strays, True)
        spent = time() - began
        data = [*data, returns(played, shape, asked.trust if turn > 1 else 0.0)][-asked.window :]
        if turn == 1 and not asked.start:
            data = data[1:]
        error = fit(network, data, asked.passes, asked.rate * 0.8**turn, asked.batch)
        fitted = time() - began - spent
        net = network.whole()
        results = games.play("tuned", net, tests, 900001, 0, False)["results"]
        gain = float((results - doctrine).mean())
        if gain > best_gain:
            best_gain = gain
            keep(asked.out, name, network, gain)
        print(
            f"round {turn}: {count} games {spent:.1f} s, fit {fitted:.1f} s, error {error:.3f}; "
            f"plays {mean_and_error(results)}, gain {mean_and_error(results - doctrine)} "
            f"({time() - began - spent - fitted:.1f} s)",
            flush=True,
        )


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
    parser.add_argument("--games", type=int, default=20000, help="games in a round")
    parser.add_argument("--first", type=int, default=4, help="so many times as many in the first")
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--tests", type=int, default=20000)
    parser.add_argument("--strays", type=int, default=150, help="thousandths of hours that are not ordered as planned")
    parser.add_argument("--trust", type=float, default=0.3, help="how far the next hours' promises are trusted")
    parser.add_argument("--window", type=int, default=3, help="rounds that are fitted together")
    parser.add_argument("--passes", type=float, default=2.0)
    parser.add_argument("--rate", type=float, default=0.002)
    parser.add_argument("--batch", type=int, default=8192)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for name in asked.rules:
        if name == "prepare":
            prepare(asked.folder)
        else:
            train(asked.folder, name, asked)


if __name__ == "__main__":
    main()
