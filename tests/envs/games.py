"""Games for the tests of the environments: all titles, under options at random."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pointluck
from pointluck.engine import State
from tests.support import random_options, steps

TITLES = ("kido-butai", "dogfight", "battle-of-midway")


def positions(title: str, seeds: range, every: int = 1, fog: bool = False) -> Iterator[State]:
    """The positions of random games; the first of each preset as it is, then with options at random.

    `fog`: with everything secret that an option makes so.
    """
    game = pointluck.game(title)
    presets = sorted(game.presets)
    for seed in seeds:
        options = random_options(game, Random(seed)) if seed >= len(presets) else {}
        if fog and title == "battle-of-midway":
            options |= {"bm.fog_of_war": True}
        state = game.new(presets[seed % len(presets)], **options)
        for number, (now, _) in enumerate(steps(state, seed)):
            if number % every == 0:
                yield now
        yield state
