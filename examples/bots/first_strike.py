"""A bot as a class: in Kido Butai it takes the answers that get a strike into the air, else whatever comes.

pointluck simulate kido-butai --player first-strike=examples/bots/first_strike.py:FirstStrike --players first-strike
"""

from random import Random

WANTED = ("launch", "attack", "ready", "arm")


class FirstStrike:
    def __init__(self, game, seat, seed, budget):
        self.random = Random(seed)

    def choose(self, situation):
        """One of `situation.legal`; `situation.question` and `situation.view` tell what is asked and what is known."""
        wanted = [action for action in situation.legal if action.kind.startswith(WANTED)]
        return self.random.choice(wanted or situation.legal)
