"""What a combat in Dogfight is worth: firing odds at a position, and the game of plans against plans.

Both plans are secret and simultaneous, so a duel is a small matrix game. Its value and good mixtures of plans depend
only on how the two aircraft stand to each other, so they are worked out once and remembered. Cards and the edge of
the board are left out of the calculation.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from pointluck.games.dogfight.hexes import STEP, area, offset, pair, rotated
from pointluck.games.dogfight.odds import Guns, firing_odds
from pointluck.games.dogfight.order_of_battle import TURNS
from pointluck.games.dogfight.pieces import Dogfight

_ROUNDS = 160
"""Rounds of fictitious play: enough for mixtures that are good to a few percent."""

_HOME = area(0, 0)


class Pose(NamedTuple):
    """Where an aircraft is and which way it faces."""

    area: int
    facing: int


class Extras(NamedTuple):
    """What cards have added to a side's Firing."""

    cards: int = 0
    rolls: int = 0


NOTHING = Extras()


@dataclass(frozen=True, eq=False, slots=True)
class Craft:
    """All of an aircraft that matters in a duel. There is one object for each kind of aircraft and worth."""

    diagrams: tuple[dict[int, tuple[int, bool]], ...]
    """By facing: cards and whether it is an Attack Area, for each offset of the enemy."""
    pile: tuple[int, ...]
    bonus: int
    plans: tuple[tuple[int, ...], ...]
    skip: int
    worth: float


class Duel(NamedTuple):
    """The value for the attacker, and a mixture of plans for each."""

    value: float
    attacker: tuple[float, ...]
    defender: tuple[float, ...]


_CRAFT: dict[tuple[str, int, int, float], Craft] = {}


def craft(state: Dogfight, aircraft: int, worth: float) -> Craft:
    oob = state.oob
    side, role = oob.side_of[aircraft], oob.role_of[aircraft]
    key = (state.setup.digest, side, role, worth)
    known = _CRAFT.get(key)
    if known is None:
        diagrams = tuple(
            {where: (colour.cards, colour.attack) for where, colour in diagram.items()}
            for diagram in oob.diagrams[aircraft]
        )
        pile = tuple(oob.firing_piles[side])
        plans = tuple(oob.plans[role])
        known = _CRAFT[key] = Craft(diagrams, pile, oob.roles[role].bonus, plans, oob.roles[role].skip, worth)
    return known


def exchange_value(
    own: Craft, at: Pose, enemy: Craft, there: Pose, mine: Extras = NOTHING, theirs: Extras = NOTHING
) -> float:
    """What the Firing at these positions is worth to `own`: the enemy's loss less the own."""
    my_cards, my_attack = _seen(own, at, there.area)
    their_cards, their_attack = _seen(enemy, there, at.area)
    if not (my_attack or their_attack):
        return 0.0
    odds = _odds(
        Guns(own.pile, my_cards + mine.cards, own.bonus, theirs.rolls),
        Guns(enemy.pile, their_cards + theirs.cards, enemy.bonus, mine.rolls),
    )
    return (odds[0] * enemy.worth if my_attack else 0.0) - (odds[1] * own.worth if their_attack else 0.0)


def _seen(one: Craft, at: Pose, target: int) -> tuple[int, bool]:
    return one.diagrams[at.facing].get(target - at.area, (0, False))


@lru_cache(maxsize=4096)
def _odds(own: Guns, enemy: Guns) -> tuple[float, float]:
    win, _, loss = firing_odds(own, enemy)
    return float(win), float(loss)


def moved(at: Pose, tokens: tuple[int, ...], other: int) -> tuple[Pose, int]:
    """The pose after those tokens, and where the other aircraft is then: they may have changed places."""
    here, facing = at
    for token in tokens:
        there = here + STEP[facing]
        if there == other:
            other = here
        here = there
        facing = (facing + TURNS[token]) % 6
    return Pose(here, facing), other


def executions(plan: tuple[int, ...], skip: int) -> list[tuple[int, ...]]:
    """The rows of tokens that can come of a plan: an Ace leaves one out (DF-R16)."""
    rows = [plan]
    for _ in range(skip):
        rows = [row[:number] + row[number + 1 :] for row in rows for number in range(len(row))]
    return list(dict.fromkeys(rows))


def duel(attacker: Craft, at: Pose, defender: Craft, there: Pose) -> Duel:
    """The combat before the plans are made, seen from the attacker."""
    q, r = pair(_HOME + there.area - at.area)
    turned = offset(*rotated(q, r, -at.facing))
    return _duel(attacker, defender, turned, (there.facing - at.facing) % 6)


@lru_cache(maxsize=50_000)
def _duel(attacker: Craft, defender: Craft, where: int, facing: int) -> Duel:
    ours, theirs = attacker.plans, defender.plans
    rows = {row for plan in ours for row in executions(plan, attacker.skip)}
    columns = {row for plan in theirs for row in executions(plan, defender.skip)}
    start, target = Pose(_HOME, 0), Pose(_HOME + where, facing)
    first = {}
    second = {}
    for row in rows:
        for column in columns:
            mine, pushed = moved(start, row, target.area)
            answer, back = moved(Pose(pushed, target.facing), column, mine.area)
            first[row, column] = exchange_value(attacker, Pose(back, mine.facing), defender, answer)
            answer, pushed = moved(target, column, start.area)
            mine, back = moved(Pose(pushed, start.facing), row, answer.area)
            second[row, column] = exchange_value(attacker, mine, defender, Pose(back, answer.facing))
    matrix = [
        [
            max(
                _settled(first, executions(plan, attacker.skip), executions(other, defender.skip), True),
                _settled(second, executions(plan, attacker.skip), executions(other, defender.skip), False),
            )
            for other in theirs
        ]
        for plan in ours
    ]
    return solve(matrix)


def _settled(
    table: dict[tuple[tuple[int, ...], tuple[int, ...]], float],
    rows: list[tuple[int, ...]],
    columns: list[tuple[int, ...]],
    attacker_first: bool,
) -> float:
    """Aces choose what to leave out when they move, the first to move first (DF-R50)."""
    if attacker_first:
        return max(min(table[row, column] for column in columns) for row in rows)
    return min(max(table[row, column] for row in rows) for column in columns)


def solve(matrix: list[list[float]]) -> Duel:
    """Value and mixtures of a zero-sum matrix game, by fictitious play."""
    height, width = len(matrix), len(matrix[0])
    columns = list(zip(*matrix, strict=True))
    row_scores = [0.0] * height
    column_scores = [0.0] * width
    row_counts = [0] * height
    column_counts = [0] * width
    for _ in range(_ROUNDS):
        row = row_scores.index(max(row_scores))
        row_counts[row] += 1
        column_scores = [score + value for score, value in zip(column_scores, matrix[row], strict=True)]
        column = column_scores.index(min(column_scores))
        column_counts[column] += 1
        row_scores = [score + value for score, value in zip(row_scores, columns[column], strict=True)]
    value = (max(row_scores) + min(column_scores)) / (2 * _ROUNDS)
    return Duel(
        value,
        tuple(count / _ROUNDS for count in row_counts),
        tuple(count / _ROUNDS for count in column_counts),
    )
