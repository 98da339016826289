"""Measures how far to believe a review: each decision that one called worse than fine, weighed again with other luck.

    python -m research.review_claims dogfight carrier-hunt captain,ensign --games 10 --again 60 --to-the-end 60

`--to-the-end`: and by so many whole games of Captains, from positions that fit what the seat could see. The games are
those of `research.review_standards`. Prints what was claimed beside what came out, and the sums.
"""

from __future__ import annotations

import argparse
from math import hypot
from random import Random

from pointluck.analysis.review import FINE, Choice, Review, review
from pointluck.analysis.trials import trials
from pointluck.analysis.value import Estimate
from pointluck.analysis.value.base import lost
from pointluck.engine import CHANCE, Action, State
from pointluck.games import game
from pointluck.players import Situation, player
from pointluck.players.lookahead import Luck

from .review_standards import recorded


def again(state: State, choice: Choice, games: int) -> Estimate:
    """As the review weighed it, with other luck."""
    tried = trials(state.setup.game, Situation(state, choice.seat), f"again:{choice.step}")
    rows: tuple[list[float], list[float]] = [], []
    for number in range(-(-games // tried.batch)):
        for row, more in zip(rows, tried.played([choice.decision.best, choice.taken], number), strict=True):
            row += more
    return lost(*rows)


def to_the_end(found: Review, state: State, choice: Choice, games: int) -> Estimate:
    """What the better answer brings when Captains play on to the end of the game."""
    title, rows = state.setup.game, {choice.decision.best: [0.0] * 0, choice.taken: [0.0] * 0}
    own = choice.seat == title.seats[0]
    for number in range(games):
        world = title.sample(state.view(choice.seat), Random(f"end:{choice.step}:{number}"))
        for answer, row in rows.items():
            won = played_out(found, world, answer, f"end:{number}")
            row.append(won if own else 1 - won)
    return lost(rows[choice.decision.best], rows[choice.taken])


def played_out(found: Review, world: State, answer: Action, seed: str) -> float:
    state, luck, title = world.copy(), Luck(seed), world.setup.game
    captains = {seat: player("captain", title.id, seat, seed) for seat in title.seats}
    state.apply(answer)
    while (seat := state.seat) is not None:
        state.apply(luck.pick(state) if seat == CHANCE else captains[seat].choose(Situation(state, seat)))
    assert state.result is not None
    return found.judge.won(state.result)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("preset")
    parser.add_argument("players", help="of each seat, or one for all")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--again", type=int, default=60)
    parser.add_argument("--to-the-end", type=int, default=0, dest="end")
    given = parser.parse_args()
    start = game(given.game).new(given.preset)
    claims: list[list[Estimate]] = []
    for number in range(given.games):
        record = recorded(start, given.players.split(","), number)
        found, before = review(record, None, lambda _: False), [record.start, *(one.state for one in record.replay())]
        for choice in (one for one in found.choices if one.mark != FINE):
            state = before[choice.step - 1]
            told = [choice.decision.loss, again(state, choice, given.again)]
            told += [to_the_end(found, state, choice, given.end)] if given.end else []
            claims.append(told)
            print(
                f"game {number}, step {choice.step}, {choice.mark}:",
                *(f"{m:.3f} ± {e:.3f}" for m, e in told),
                flush=True,
            )
    sums = [
        Estimate(sum(one.mean for one in row), hypot(*(one.error for one in row))) for row in zip(*claims, strict=True)
    ]
    print(f"all {len(claims)}, claimed, again, to the end:", *(f"{m:.3f} ± {e:.3f}" for m, e in sums))
    held = sum(one[1].mean > 0 for one in claims)
    print(f"{held} of them lose something again")


if __name__ == "__main__":
    main()
