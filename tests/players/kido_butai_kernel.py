"""The proof that the kernel plays by the rules: both play the same games, and are compared after every step.

`python -m tests.players.kido_butai_kernel --games 3000` proves it over as many games as you like. Where they differ it
says in which game, at which step and in which field of the table.
"""

from __future__ import annotations

from argparse import ArgumentParser
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

import pointluck
from pointluck.engine import CHANCE, Seeded
from pointluck.games.kido_butai import KidoButaiState
from pointluck.games.kido_butai.pieces import Battle, KidoButai
from pointluck.players import Situation, player
from pointluck.players.kido_butai.kernel import candidates, encoding, policy, sequence, table
from pointluck.players.kido_butai.kernel import layout as at
from pointluck.players.kido_butai.kernel import plan as by
from pointluck.players.kido_butai.lookahead import Effort, Search, by_plan, ground, imagine
from pointluck.players.kido_butai.picture import read_terms
from tests.support import random_options

GAME = pointluck.game("kido-butai")
_CROWD = ("Akagi", "Kaga", "Soryu")
CROWDED: dict[str, Any] = {
    "setup": {name: {"zero": 1, "bomber": 12} for name in _CROWD},
    "capacity": {name: {"full": 13} for name in _CROWD},
}
"""Figures with more squadrons than the kernel has room for."""
FIGURES = ("reconnaissance", "air_combat", "anti_aircraft", "bombing")


class Walk(NamedTuple):
    """What was compared in a game."""

    steps: int
    decisions: int
    """Those among them at which the kernel's doctrine was asked, too."""


def any_game(seed: int) -> KidoButaiState:
    """A game under one of the presets, or random options, or with random figures as well."""
    random = Random(seed)
    preset = random.choice(sorted(GAME.presets))
    options = random_options(GAME, random) if seed % 2 else {}
    data = _any_figures(random) if seed % 4 == 3 else random.choice((None, None, "mix-12-11-4-4", "mix-10-10-5-6"))
    state = GAME.new(preset, data, **options)
    assert isinstance(state, KidoButaiState)
    return state


def _any_figures(random: Random) -> dict[str, object]:
    """Somebody's own figures: other dice, more and fewer counters, another number of turns."""
    changed: dict[str, object] = {
        section: {name: random.randint(2, 7) for name in GAME.data.figures[section]} for section in FIGURES
    }
    changed["counters"] = {
        "us_bombers": random.randint(0, 14),
        "us_bomber_dummies": random.randint(0, 14),
        "us_fighters": random.randint(0, 8),
        "us_fighter_dummies": random.randint(0, 8),
        "carrier_dummies": random.randint(0, 2),
    }
    changed["setup"] = {"Akagi": {"zero": random.randint(0, 4), "bomber": random.randint(1, 4)}}
    changed["capacity"] = {"Akagi": {"full": 8, "reduced": random.randint(1, 5)}}
    changed["hits_to_destroy"] = {"japanese_carrier": random.randint(1, 3), "midway": random.randint(1, 3)}
    changed["return_delay_turns"] = {"japanese_phase": random.randint(1, 4), "american_phase": random.randint(1, 6)}
    changed["turns"] = {"count": random.randint(6, 16)}
    return changed


def walk(seed: int, state: KidoButaiState | None = None) -> Walk:
    """Play one game in the rules and in the kernel. Some decisions are the doctrine's, some anybody's."""
    state = state or any_game(seed)
    random, chance = Random(f"walk:{seed}"), Seeded(seed)
    slips = (0.0, 0.15, 1.0)[seed % 3]
    doctrine = player("doctrine", "kido-butai", "japan", seed)
    terms = read_terms(state.setup.to_plain())
    figures, worths = encoding.figures(state.oob)[:], encoding.worths(state.oob, terms)[:]
    numbers = by.doctrine(len(state.oob.ships), not terms.luck_sinks)
    row = encoding.table(state)[:]
    steps = decisions = 0
    while not state.over:
        if state.seat == CHANCE:
            action = chance.pick(state)
        else:
            action = doctrine.choose(Situation(state, "japan"))
            question = at.NAMES.index(state.stack[-1])
            answer = policy.decide(row, figures, worths, numbers, 0, question)
            wanted = encoding.code(state, action)
            assert answer == wanted, f"game {seed}, step {steps}: the doctrine says {action}, the kernel {answer}"
            decisions += 1
            compare_answers(state, row, figures, numbers, answer)
            if random.random() < slips:
                action = random.choice(state.legal())
        code = encoding.code(state, action)
        state.apply(action)
        question = sequence.apply(row, figures, code)
        steps += 1
        differ = differences(row, encoding.table(state)[:])
        assert not differ, f"game {seed}, step {steps}, after {action}: {'; '.join(differ)}"
        assert at.NAMES[question] == (state.stack[-1] if state.stack else "over"), f"game {seed}, step {steps}"
    result = state.result
    assert result is not None
    assert table.difference(row, figures) == result.score["japan"]
    return Walk(steps, decisions)


def compare_answers(state: KidoButaiState, row: list[int], figures: list[int], numbers: list[int], answer: int) -> None:
    """What a commander who looks ahead would try is what the rules list."""
    legal = {encoding.code(state, action) for action in state.legal()}
    plans, notes = by_plan(numbers, numbers, state.turn) + [0] * candidates.PLANS, [0] * candidates.NOTES
    candidates.fresh(plans, notes, 0, answer)
    question = at.NAMES.index(state.stack[-1])
    if question == at.Q_JAPANESE:
        simple = candidates.routine(row, figures)
        assert simple < 0 or simple in legal
        found = candidates.attacks(row, figures, notes)
        legal = {one for one in legal if one // at.KIND == at.A_ATTACK // at.KIND}
        assert found == bool(legal)
    elif question != at.Q_LOADS:
        candidates.answers(row, figures, notes, question)
    else:
        return
    candidates.make(plans, notes, 0)
    tried = {notes[candidates.note(one) + candidates.ACTION] for one in range(1, notes[candidates.COUNT])}
    full = notes[candidates.PROPOSED] == candidates.MOST - 2
    assert tried == legal - {answer} or (full and tried < legal), f"at {state!r}"


def weighed(games: int) -> list[list[float]]:
    """What a commander thinks of his orders in the third and the fifth hour of a game."""
    found = []
    state, chance, doctrine = GAME.new(), Seeded("weighed"), player("doctrine", "kido-butai", "japan", 1)
    assert isinstance(state, KidoButaiState)
    thinking = Search(
        ground(state, read_terms(state.setup.to_plain())), "weighed", Effort(40 * games, (games,), 0.0, 2)
    )
    for turn in (3, 5):
        while state.turn < turn or state.stack[-1] != "japanese-phase":
            state.apply(chance.pick(state) if state.seat == CHANCE else doctrine.choose(Situation(state, "japan")))
        found += [[*one] for one in thinking.weigh(state, Situation(state, "japan"), None)]
    return found


def differences(row: list[int], wanted: list[int]) -> list[str]:
    """The fields of the table in which the kernel has something else than the rules."""
    if row[: at.POSITION] == wanted[: at.POSITION]:
        return []
    fields = {getattr(at, name.upper()): name for name in KidoButai.declared}
    fields |= {getattr(at, f"B_{name.upper()}"): f"battle.{name}" for name in Battle.declared}
    found = []
    for place in range(at.POSITION):
        if row[place] != wanted[place]:
            first = max(begin for begin in fields if begin <= place)
            found.append(f"{fields[first]}[{place - first}] is {row[place]}, by the rules {wanted[place]}")
    return found


def outcomes(games: int) -> list[Any]:
    """What the imagined games of the doctrine come to, for each preset and with other rules and figures."""
    results: list[Any] = []
    for seed in (0, 2, 3, 5, 7, 11):
        state = any_game(seed)
        terms = read_terms(state.setup.to_plain())
        numbers = by.doctrine(len(state.oob.ships), not terms.luck_sinks)
        other = numbers[:]
        other[by.QUOTA_QUIET], other[by.ESCORTS], other[by.RECALL] = 4, 1, 1
        plans = [(by_plan(numbers, other, 3), -1), (by_plan(other, numbers, 3), -1)]
        found = imagine(ground(state, terms), encoding.table(state), plans, games)
        results += [found.actions, *found.points]
    return results + weighed(games)


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--from", type=int, default=0, dest="first", help="the number of the first game")
    asked = parser.parse_args()
    began = perf_counter()
    print(prove(range(asked.first, asked.first + asked.games)))
    print(f"{perf_counter() - began:.0f} s")


def prove(games: range) -> str:
    walks = [walk(seed) for seed in games]
    steps, decisions = sum(one.steps for one in walks), sum(one.decisions for one in walks)
    return f"{len(games)} games, {steps} steps and {decisions} decisions of the doctrine: all equal"


if __name__ == "__main__":
    main()
