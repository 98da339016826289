"""What better numbers, and what search, could gain in Kido Butai: hundreds of millions of games on a graphics card.

`python -m research.kido_butai.card prepare` writes the kernel as C++ and the rules into a folder. From there `tune
standard` looks for better numbers of the plan, and `search standard` measures what look-ahead could gain, by the number
of imagined games for each candidate. `games standard` plays whole games of Captain and Admiral and keeps them in a
journal, `report` says what these come to, and `efforts` tries other efforts. All need only that folder and this
package; with cupy and nvcc they use the card, else numpy and g++, a few dozen times as slow.
"""

from __future__ import annotations

import ctypes
import json
import subprocess
from argparse import ArgumentParser, Namespace
from importlib import import_module
from pathlib import Path
from random import Random
from time import time
from typing import Any

try:
    xp: Any = import_module("cupy")
    CARD = True
except ImportError:
    xp = import_module("numpy")
    CARD = False

GAMES = 100_000 if CARD else 2000
"""For the first look at a change."""
NUMBERS: dict[str, tuple[int, ...]] = {
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


class Order(ctypes.Structure):
    """As in research/kido_butai/games.py."""

    _fields_ = (
        *((name, ctypes.c_int32) for name in ("count", "seed", "parts")),
        *((name, ctypes.c_void_p) for name in ("start", "plan", "figures", "lasting", "worths", "results")),
    )


class Games:
    """The compiled kernel, playing by one kind of rules."""

    def __init__(self, folder: Path, name: str) -> None:
        self.known = json.loads((folder / "known.json").read_text())
        rules = self.known["rules"][name]
        self.library = ctypes.CDLL(str(compiled(folder, "games")))
        self.plans: dict[str, list[int]] = rules["plans"]
        self.rows = {
            "start": xp.asarray([*rules["start"], 0, 0, 0, 0], dtype=xp.int8),
            "figures": xp.asarray(rules["figures"], dtype=xp.int32),
            "lasting": xp.asarray(self.known["lasting"], dtype=xp.int32),
            "worths": xp.asarray(rules["worths"], dtype=xp.float64),
        }

    def play(self, plan: list[int], games: int, seed: int) -> Any:
        """The differences of points."""
        return self._do("play", plan, (games, seed, 0), games)

    def search(self, hours: int, seed: int, parts: int) -> Any:
        """Mean results by hour, change and part of the luck; NaN where there is no such change."""
        tries = 1 + self.known["changes"] + len(self.known["lasting"]) // 3
        found = self._do("search", self.plans["tuned"], (hours, seed, parts), hours * tries * parts)
        found = found.reshape(hours, tries, parts).astype(xp.float64)
        return xp.where(found < -900000, xp.nan, found / self.known["lucks"])

    def _do(self, what: str, plan: list[int], numbers: tuple[int, int, int], room: int) -> Any:
        results = xp.zeros(room, xp.int32)
        rows = {**self.rows, "plan": xp.asarray(plan, dtype=xp.int8), "results": results}
        order = Order(*numbers)
        for name, array in rows.items():
            setattr(order, name, int(array.data.ptr if CARD else array.ctypes.data))
        if CARD:
            xp.cuda.Device().synchronize()
        failed = getattr(self.library, what)(ctypes.byref(order))
        if failed:
            raise RuntimeError(f"the graphics card refuses: error {failed}")
        return results


def compiled(folder: Path, name: str) -> Path:
    library = folder.absolute() / f"{name}{'.card' if CARD else ''}.so"
    if not library.exists():
        # Products are not fused with sums, so that every machine rounds alike and decides alike.
        on_card = ["nvcc", "-x", "cu", "-arch=native", "-O3", "-fmad=false", "--shared", "-Xcompiler", "-fPIC"]
        how = on_card if CARD else ["g++", "-O2", "-shared", "-fPIC"]
        subprocess.run([*how, "-o", library, folder / f"{name}.cpp"], check=True)
    return library


def mean_and_margin(values: Any) -> str:
    """With the half width of a 95 % interval."""
    values = values.astype(xp.float64)
    return f"{float(values.mean()):+.3f} ± {1.96 * float(values.std()) / len(values) ** 0.5:.3f}"


def errors(values: Any) -> float:
    """How many standard errors the mean is above zero."""
    values = values.astype(xp.float64)
    error: float = float(values.std()) / len(values) ** 0.5
    return float(values.mean()) / max(1e-9, error)


def tune(games: Games, seconds: float) -> None:
    """One to three numbers are changed at a time: what is better in many games, and again in others, is kept."""
    places, chance = games.known["numbers"], Random(1)
    tuned = games.plans["tuned"]
    best, seed, tried, base = tuned[:], 20_000_000, 0, None
    until = time() + seconds
    while time() < until:
        row = best[:]
        for name in chance.sample(list(NUMBERS), chance.choice((1, 1, 2, 2, 3))):
            row[places[name]] = row[len(places) + places[name]] = chance.choice(NUMBERS[name])
        if row == best:
            continue
        tried += 1
        if base is None or tried % 40 == 0:
            seed += 1_000_000
            base = games.play(best, GAMES, seed)
        if errors(games.play(row, GAMES, seed) - base) < 1:
            continue
        seed += 1_000_000
        again = games.play(row, 6 * GAMES, seed) - games.play(best, 6 * GAMES, seed)
        if errors(again) > 2.5:
            changed = {name: row[place] for name, place in places.items() if best[place] != row[place]}
            print(f"{tried} tried: {mean_and_margin(again)} by {changed}", flush=True)
            best, base = row, None
    results = {name: games.play(row, 10 * GAMES, 5_000_000) for name, row in (*games.plans.items(), ("best", best))}
    changed = {name: best[place] for name, place in places.items() if best[place] != tuned[place]}
    print(f"{tried} changes tried, best {mean_and_margin(results['best'])} with {changed}")
    for name in games.plans:
        print(f"above {name}: {mean_and_margin(results['best'] - results[name])}", flush=True)


def search(games: Games, hours: int, parts: int) -> None:
    """Changes are chosen by some of the luck and valued by the rest of it: what that gains above the tuned doctrine.

    One hour at a time is changed, of games that it plays, so the sum over all hours is what look-ahead would gain at
    the first step. The three figures need no proof, one standard error and two.
    """
    found = games.search(hours, 1_000_000_000, parts)
    found = found[~xp.isnan(found[:, 0, 0])]
    share = games.known["turns"] * len(found) / hours
    half = parts // 2
    valued = found[:, :, half:].mean(2) - found[:, :1, half:].mean(2)
    sets = {"this hour": 1 + games.known["changes"], "and lasting": found.shape[1]}
    for used in [2**power for power in range(8) if 2**power <= half]:
        count = used * games.known["lucks"]
        for name, tries in sets.items():
            gains = []
            for proof in (0.0, 1.0, 2.0):
                mean = (found[:, :tries, :used] - found[:, :1, :used]).mean(2)
                mean = xp.where(xp.isnan(mean) | (mean < proof * SPREAD / count**0.5), -99.0, mean)
                mean[:, 0] = 0.0
                gains.append(mean_and_margin(share * valued[xp.arange(len(mean)), mean.argmax(1)]))
            print(f"{count} games each, {name}: {'; '.join(gains)} a game", flush=True)


SPREAD = 1.9
"""Standard deviation of the difference that a change makes in one game, about."""


def prepare(folder: Path) -> None:
    from research.kido_butai import games, matches

    folder.mkdir(parents=True, exist_ok=True)
    (folder / "games.cpp").write_text(games.source())
    (folder / "matches.cpp").write_text(matches.source())
    (folder / "known.json").write_text(json.dumps({**games.known(), "matches": matches.known()}))


def arguments() -> ArgumentParser:
    parser = ArgumentParser(prog="python -m research.kido_butai.card", description=__doc__)
    parser.add_argument("what", choices=("prepare", "tune", "search", "games", "efforts", "report"))
    parser.add_argument("rules", nargs="*", metavar="RULES", help="standard, detailed-sequence, advanced")
    parser.add_argument("--folder", type=Path, default=Path("build/kido-butai"))
    parser.add_argument("--seconds", type=float, default=75, help="for tune")
    parser.add_argument("--hours", type=int, default=2000, help="for search")
    parser.add_argument("--parts", type=int, default=32, help="for search: 32 games each, half of them to choose")
    parser.add_argument("--players", default="admiral,captain", help="for games: who thinks longest comes first")
    parser.add_argument("--games", type=int, default=2000, help="for games and efforts: so many whole games each")
    parser.add_argument("--piece", type=int, default=1000, help="for games: so many are played at once")
    parser.add_argument("--journal", type=Path, default=Path("build/kido-butai/games.jsonl"), help="games, report")
    parser.add_argument("--effort", action="append", default=[], help="for efforts: GAMES/ROUND,ROUND.../PROOF/PASSES")
    return parser


def main() -> None:
    parser = arguments()
    asked = parser.parse_args()
    if asked.what == "prepare":
        prepare(asked.folder)
    if not (asked.folder / "known.json").exists():
        parser.error(f"there is nothing in {asked.folder}: run prepare first")
    known = json.loads((asked.folder / "known.json").read_text())
    for name in asked.rules:
        if name not in known["rules"]:
            parser.error(f"no such rules: {name}; there are {', '.join(known['rules'])}")
    if asked.what in ("games", "efforts", "report"):
        play_whole_games(parser, asked, list(known["efforts"]))
        return
    for name in asked.rules:
        games = Games(asked.folder, name)
        for plan, row in games.plans.items():
            print(f"{name}, {plan}: {mean_and_margin(games.play(row, GAMES, 900001))}", flush=True)
        if asked.what == "tune":
            tune(games, asked.seconds)
        elif asked.what == "search":
            search(games, asked.hours, asked.parts)


def play_whole_games(parser: ArgumentParser, asked: Namespace, ranks: list[str]) -> None:
    from research.kido_butai import whole_games as whole

    if min(asked.games, asked.piece) < 2:
        parser.error("--games and --piece must be at least 2")
    players = asked.players.split(",")
    if asked.what == "games":
        for player in players:
            if player not in ranks:
                parser.error(f"{player} does not look ahead; those who do are {', '.join(ranks)}")
        whole.measure(asked.folder, asked.rules, players, asked.games, asked.piece, asked.journal)
    elif asked.what == "report":
        whole.report(asked.folder, asked.journal)
    else:
        try:
            efforts = {text: whole.read_effort(text) for text in asked.effort}
        except ValueError as wrong:
            parser.error(f"{wrong}; an effort is GAMES/ROUND,ROUND.../PROOF/PASSES, such as 4000/32,32,64,128/1/1")
        whole.try_efforts(asked.folder, asked.rules, efforts, asked.games)


if __name__ == "__main__":
    main()
