"""What look-ahead is worth in Kido Butai, measured with far less luck than whole games have.

`python -m research.kido_butai.lookahead --player admiral --rules standard --games 100` plays whole games. Wherever
the player decides otherwise than the tuned doctrine, both answers are tried in fresh imagined games that the tuned
doctrine plays to their end. The mean sum of these differences over a game is what the player's whole games are better
by (the performance difference lemma: what one policy gains over another is the sum of its advantages along its own
games). The luck of the real dice has next to no part in it, so a hundred games tell what takes thousands otherwise.
"""

from __future__ import annotations

from argparse import ArgumentParser
from math import sqrt
from random import Random
from time import process_time
from typing import NamedTuple

import pointluck
from pointluck.engine import CHANCE, Seeded
from pointluck.games.kido_butai import KidoButaiState
from pointluck.players import Budget, Situation, player
from pointluck.players.kido_butai.kernel import encoding
from pointluck.players.kido_butai.kernel import layout as at
from pointluck.players.kido_butai.lookahead import Ground, by_plan, ground, imagine
from pointluck.players.kido_butai.picture import read_terms

ADVANCED: dict[str, object] = {"kb.adv_10a": True, "kb.adv_10b": True, "kb.adv_10c": True}
RULES: dict[str, tuple[str, dict[str, object]]] = {
    "standard": ("standard", {}),
    "detailed-sequence": ("detailed-sequence", {}),
    "advanced": ("standard", ADVANCED),
}


class Played(NamedTuple):
    """A game of the player."""

    points: int
    gained: float
    """Above the tuned doctrine, by imagined games."""
    in_battle: float
    """Part of it in questions during attacks and raids."""
    others: int
    """Decisions that differ from the tuned doctrine's."""
    seconds: float


def advantage(state: KidoButaiState, known: Ground, action: int, games: int, seed: int) -> float | None:
    """Of this answer over the tuned doctrine's; None if it is the same."""
    plan, start = by_plan(known.numbers, known.numbers, state.turn), encoding.table(state)
    start[at.SEED] = seed
    if imagine(known, start, [(plan, -1)], 0).actions[0] == action:
        return None
    ours, theirs = imagine(known, start, [(plan, action), (plan, -1)], games).points
    return (sum(ours) - sum(theirs)) / games


def play(name: str, rules: str, seed: int, imagined: int, budget: Budget | None) -> Played:
    preset, options = RULES[rules]
    game = pointluck.game("kido-butai")
    state = game.new(preset, None, **options)
    assert isinstance(state, KidoButaiState)
    known = ground(state, read_terms(state.setup.to_plain()))
    chance, luck = Seeded(f"lookahead:{seed}"), Random(f"judge:{seed}")
    bot = player(name, "kido-butai", "japan", seed, budget)
    gained, in_battle, others, spent = 0.0, 0.0, 0, 0.0
    while (seat := state.seat) is not None:
        if seat == CHANCE:
            state.apply(chance.pick(state))
            continue
        began = process_time()
        action = bot.choose(Situation(state, seat))
        spent += process_time() - began
        more = advantage(state, known, encoding.code(state, action), imagined, luck.randrange(1 << 30))
        if more is not None:
            gained, others = gained + more, others + 1
            in_battle += more if state.stack[-1] != "japanese-phase" else 0.0
        state.apply(action)
    standing = state.standing()
    return Played(standing["japan"] - standing["usa"], gained, in_battle, others, spent)


def with_margin(values: list[float]) -> str:
    """With the half width of a 95 % interval."""
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return f"{mean:+.2f} ± {1.96 * sqrt(variance / len(values)):.2f}"


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--player", default="admiral")
    parser.add_argument("--rules", choices=tuple(RULES), default="standard")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--imagined", type=int, default=300, help="games for each of two answers")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--simulations", type=int, help="the player's budget; without it, the rank's own")
    parser.add_argument("--every", type=int, default=20, help="games between two lines")
    asked = parser.parse_args()
    budget = None if asked.simulations is None else Budget(simulations=asked.simulations)
    played: list[Played] = []
    for number in range(asked.games):
        played.append(play(asked.player, asked.rules, asked.seed + number, asked.imagined, budget))
        if (number + 1) % asked.every == 0 or number + 1 == asked.games:
            gained, battle, points = (with_margin([float(one[place]) for one in played]) for place in (1, 2, 0))
            others = sum(one.others for one in played) / len(played)
            seconds = sum(one.seconds for one in played) / len(played)
            print(
                f"{asked.player}, {asked.rules}, {len(played)} games: {gained} above the tuned doctrine "
                f"(in battle {battle}), {others:.1f} other decisions a game; "
                f"whole games {points}; {seconds:.1f} s a game",
                flush=True,
            )


if __name__ == "__main__":
    main()
