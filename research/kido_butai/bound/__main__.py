"""How good can anybody be at Kido Butai? Upper bounds on the mean score of every player, and what players reach.

`python -m research.kido_butai.bound --preset standard --games 20000` prints them; `advanced` is `standard` with
10.a to 10.c. Proofs stand in the modules beside this one, in words: search.py, strikes.py, raids.py, known_dice.py.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Callable

from pointluck.players.kido_butai.kernel import encoding
from research.kido_butai.numbers import mean_and_margin, outcomes

from . import known_dice, raids, search, strikes
from .figures import RULES, Figures, new_game, read

FRESH_ESCORTS = (5 / 9, 5 / 18, 5 / 42, 5 / 126, 1 / 126)
"""Chances of so many escorts from a fighter cup that nobody has touched (4 squadrons, 5 dummies)."""


def known_luck(figures: Figures, rules: str, games: int, seed: int) -> tuple[list[int], list[float]]:
    """The ceilings of games with known dice, without a penalty and with one."""
    numbers = encoding.figures(new_game(rules).oob)
    dealt = [known_dice.luck(figures, numbers, seed + game) for game in range(games)]
    penalised = [known_dice.penalised(figures, known) for known in dealt[:200]]
    return [known_dice.ceiling(figures, known) for known in dealt], penalised


def show(progress: str) -> Callable[[float], None]:
    def told(share: float) -> None:
        if sys.stderr.isatty():
            print(f"\r{progress} {share:4.0%}", end="\r" if share < 1 else "\n", file=sys.stderr, flush=True)

    return told


def report(rules: str, games: int, seed: int, most: int, estimate: bool) -> None:
    figures = read(rules)
    print(f"{rules}, {games} games from seed {seed}")
    preset, options = RULES[rules]
    doctrine, tuned = outcomes(preset, options, games, seed)
    for name, scores in (("doctrine", doctrine), ("tuned doctrine", tuned)):
        print("  {:<52} {:+.2f} ± {:.2f}".format(name, *mean_and_margin(scores)))
    ceilings, penalised = known_luck(figures, rules, games, seed)
    above = sum(max(pair) > top for *pair, top in zip(doctrine, tuned, ceilings, strict=True))
    print("  {:<52} {:+.2f} ± {:.2f}".format("bound: known dice of the search", *mean_and_margin(ceilings)))
    print(f"    games of the two above their own ceiling: {above}")
    print(f"  {'the same with an exact penalty':<52} {min(penalised):+.2f} to {max(penalised):+.2f}")
    sunk = search.sunk_at_most(figures.turns, figures.reported) * figures.oob.points_us_sunk
    print(f"  {'bound: the search alone, nothing foreseen':<52} {sunk + known_dice.granted(figures):+.2f}")
    brought = strikes.points(figures)
    prices = raids.usual_prices(figures, rules)
    kept = raids.value(figures, prices, most, progress=show("raids"))
    print(f"  {'bound: strikes':<52} {brought:+.2f}")
    print(f"  {'bound: raids (squadrons shot down less damage)':<52} {kept:+.2f}")
    print(f"  {'bound: strikes and raids':<52} {brought + kept:+.2f}")
    if estimate:
        kept = raids.value(figures, prices, most, FRESH_ESCORTS, show("escorts"))
        print(f"  {'no bound, but an estimate: the same with escorts':<52} {brought + kept:+.2f}")


def main() -> None:
    parser = ArgumentParser(prog="python -m research.kido_butai.bound", description=__doc__)
    parser.add_argument("--preset", choices=[*RULES, "all"], default="standard")
    parser.add_argument("--games", type=int, default=20000, help="games of the doctrine to compare with")
    parser.add_argument("--seed", type=int, default=900001)
    parser.add_argument(
        "--most", type=int, default=3, help="hits on Kido Butai that are followed; more is slower and tighter"
    )
    parser.add_argument("--estimate", action="store_true", help="also the estimate with escorts, which is no bound")
    asked = parser.parse_args()
    if asked.games < 2 or not 1 <= asked.most <= 8:
        parser.error("--games must be at least 2, --most from 1 to 8")
    if raids.numba is None:
        parser.error("this needs numba: pip install numba, and POINTLUCK_KERNELS must not be plain")
    for rules in RULES if asked.preset == "all" else [asked.preset]:
        report(rules, asked.games, asked.seed, asked.most, asked.estimate)


if __name__ == "__main__":
    main()
