"""What the numbers of the tuned doctrine are worth: whole games in the kernel, both with the same luck.

`python -m research.kido_butai.numbers --games 20000` prints for each preset the mean difference of points with the
doctrine's own numbers and with the tuned ones, and the mean advantage with its 95 % interval.
"""

from __future__ import annotations

from argparse import ArgumentParser
from math import sqrt
from time import process_time

import pointluck
from pointluck.games.kido_butai import KidoButaiState
from pointluck.players.kido_butai.kernel import encoding
from pointluck.players.kido_butai.kernel import layout as at
from pointluck.players.kido_butai.kernel import plan as by
from pointluck.players.kido_butai.lookahead import by_plan, ground, imagine
from pointluck.players.kido_butai.picture import read_terms

ADVANCED: dict[str, object] = {"kb.adv_10a": True, "kb.adv_10b": True, "kb.adv_10c": True}
RULES: dict[str, tuple[str, dict[str, object]]] = {
    "standard": ("standard", {}),
    "detailed-sequence": ("detailed-sequence", {}),
    "standard with 10.a to 10.c": ("standard", ADVANCED),
}


def outcomes(preset: str, options: dict[str, object], games: int, seed: int) -> tuple[list[int], list[int]]:
    """The results of the doctrine and of the tuned doctrine, game by game with the same luck."""
    state = pointluck.game("kido-butai").new(preset, None, **options)
    assert isinstance(state, KidoButaiState)
    terms = read_terms(state.setup.to_plain())
    ships, massed = len(state.oob.ships), not terms.luck_sinks
    plans = [by.doctrine(ships, massed), by.tuned(ships, massed, terms.bombers_must_be_met)]
    start = encoding.table(state)
    start[at.SEED] = seed
    found = imagine(ground(state, terms), start, [(by_plan(row, row, -1), -1) for row in plans], games)
    return found.points[0], found.points[1]


def mean_and_margin(numbers: list[int]) -> tuple[float, float]:
    """With the half width of a 95 % interval."""
    mean = sum(numbers) / len(numbers)
    variance = sum((number - mean) ** 2 for number in numbers) / (len(numbers) - 1)
    return mean, 1.96 * sqrt(variance / len(numbers))


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20000)
    parser.add_argument("--seed", type=int, default=900001)
    asked = parser.parse_args()
    outcomes("standard", {}, 2, 1)  # the kernel is loaded or compiled
    for name, (preset, options) in RULES.items():
        began = process_time()
        doctrine, tuned = outcomes(preset, options, asked.games, asked.seed)
        spent = process_time() - began
        gained = [ours - theirs for ours, theirs in zip(tuned, doctrine, strict=True)]
        rows = {"doctrine": doctrine, "tuned": tuned, "advantage": gained}
        shown = ", ".join("{} {:+.2f} ± {:.2f}".format(what, *mean_and_margin(row)) for what, row in rows.items())
        print(f"{name}: {shown} ({asked.games} games, {spent / asked.games / 2 * 1e6:.0f} µs each)")


if __name__ == "__main__":
    main()
