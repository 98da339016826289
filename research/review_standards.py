"""Measures what reviews compare people with: spreads of results with and without luck, and what each rank gives away.

    python -m research.review_standards kido-butai standard captain --games 100            # spreads alone
    python -m research.review_standards kido-butai standard ensign --games 10 --rates      # what is given away, too

The figures go into analysis/standards.toml. In a game for two the player meets itself.
"""

from __future__ import annotations

import argparse
from statistics import mean, stdev

from pointluck.analysis.luck import Adjusting
from pointluck.analysis.review import review
from pointluck.analysis.value import valuer
from pointluck.engine import CHANCE, Record, Seeded, State
from pointluck.games import game
from pointluck.players import Situation, player


def play(start: State, name: str, number: int) -> tuple[float, float]:
    """A game: its result for the first seat, and without luck."""
    state, judge, title = start.copy(), valuer(start.setup), start.setup.game
    players = {seat: player(name, title.id, seat, f"{number}{seat}") for seat in title.seats}
    chance = Adjusting(Seeded(f"y{number}"), judge, f"adj{number}")
    while (seat := state.seat) is not None:
        state.apply(chance.pick(state) if seat == CHANCE else players[seat].choose(Situation(state, seat)))
    assert state.result is not None
    raw = judge.won(state.result)
    return raw, raw - chance.luck


def recorded(start: State, names: list[str], number: int) -> Record:
    """A whole game; one name is that of all players."""
    record = Record(start)
    title = record.game
    pairs = zip(title.seats, names * len(title.seats), strict=False)
    players = {seat: player(name, title.id, seat, f"{number}{seat}") for seat, name in pairs}
    chance = Seeded(f"y{number}")
    while (seat := record.state.seat) is not None:
        state = record.state
        record.apply(chance.pick(state) if seat == CHANCE else players[seat].choose(Situation(state, seat)))
    return record


def losses(start: State, name: str, number: int) -> list[float]:
    """What was given away in each decision of a game that mattered."""
    found = review(recorded(start, [name], number), None, lambda _: False)
    return [one.decision.loss.mean for one in found.choices if one.mattered]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("preset")
    parser.add_argument("player")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--rates", action="store_true")
    given = parser.parse_args()
    start = game(given.game).new(given.preset)
    if given.rates:
        found = [losses(start, given.player, number) for number in range(given.games)]
        rates = [mean(one) for one in found if one]
        print(f"{given.player}: {mean(rates):.4f} ± {stdev(rates) / len(rates) ** 0.5:.4f} a decision that mattered,")
        print(f"{mean(len(one) for one in found):.0f} of them in each of {given.games} games")
        return
    raw, left = zip(*(play(start, given.player, number) for number in range(given.games)), strict=True)
    for what, numbers in (("result", raw), ("without luck", left)):
        print(
            f"{what}: {mean(numbers):.3f} ± {1.96 * stdev(numbers) / given.games**0.5:.3f}, spread {stdev(numbers):.3f}"
        )
    print(f"as good as {(stdev(raw) / stdev(left)) ** 2:.2f} times as many games")


if __name__ == "__main__":
    main()
