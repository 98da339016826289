"""How bold US gun ships should be: games of The Battle of Midway in which they hunt at odds given here.

    python -m research.midway_hunt --odds 2 --games 100                    # the staff against the Captain of Japan
    python -m research.midway_hunt --odds 2 --games 100 --playouts 24      # Admirals, with so many playouts a decision

Odds of 0: no hunts. The odds in seasoned.toml were chosen by it; docs/strength.md has what came of it.
"""

from __future__ import annotations

import argparse

from pointluck.engine import CHANCE, Seeded
from pointluck.games import game
from pointluck.games.battle_of_midway.order_of_battle import IJN, SEATS, USN
from pointluck.games.battle_of_midway.pieces import Midway
from pointluck.players import Budget, Situation
from pointluck.players.battle_of_midway.ranks import Admiral
from pointluck.players.battle_of_midway.seasoned import seasoned
from pointluck.players.lookahead import Luck


def played(number: int, playouts: int) -> Midway:
    """A game to its end: between Admirals, or of the Admiral's US staff without looking ahead against the Captain."""
    state = game("battle-of-midway").new()
    assert isinstance(state, Midway)
    dice = Seeded(f"ava:{number}") if playouts else Luck(f"tune:{number}", lambda state: state.turn)
    staffs = (seasoned(IJN), seasoned(USN, Admiral.name))
    admirals = [Admiral(seat, number, Budget(simulations=playouts)) for seat in SEATS]
    while (seat := state.seat) is not None:
        if seat == CHANCE:
            state.apply(dice.pick(state))
        elif playouts:
            state.apply(admirals[SEATS.index(seat)].choose(Situation(state, seat)))
        else:
            state.apply(staffs[SEATS.index(seat)].answer(state, state.stack[-1], state.legal()))
    return state


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--odds", type=float, required=True)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--playouts", type=int, default=0)
    options = parser.parse_args()
    staff = seasoned(USN, Admiral.name)
    staff.seasoning = staff.seasoning._replace(
        hunt=staff.seasoning.hunt if options.odds else 0.0, hunt_odds=options.odds
    )
    won = 0
    for number in range(options.first, options.first + options.games):
        state = played(number, options.playouts)
        won += state.winner == USN
        print(f"game {number}: {SEATS[state.winner]} {state.vp[IJN]} to {state.vp[USN]}, turn {state.turn}", flush=True)
    print(f"the USA won {won} of {options.games}")


if __name__ == "__main__":
    main()
