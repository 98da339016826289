"""Known dice: what a player could reach who knew the whole luck of a game in advance, or more (information relaxation).

In the kernel each hour's search and each fleet draw has its own row of dice (kernel/dice.py), whatever the player
does elsewhere. So for every game the best moment of the first attack can be found by trying them all: it decides what
the first fleet holds, and from when the others are searched for. Everything else is granted: all that is attacked is
sunk, Midway is destroyed, all American squadrons are lost, and nothing Japanese is. No game with the same luck,
whoever plays it, can bring more: `python -m research.kido_butai.bound` and the tests hold players to that, game by
game.

Who knows the dice waits for the best draw. A penalty takes that back: for each die and draw the value of the search
after it, less what it is worth on the average before it, has to be given up. Its mean is nothing for whoever cannot
foresee dice, so that the mean of the rest stays an upper bound. Where the value is the exact one, every game comes to
the same bound; that is the check on the sums. With a value that is only fitted the bound becomes worse.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from pointluck.players.kernels import Flat
from pointluck.players.kido_butai.kernel import KERNEL, dice
from pointluck.players.kido_butai.kernel import layout as at
from tools.kernels.build import compiled

from .figures import Figures, squadron_points
from .search import STAGES, Stage, turns_of


class Luck(NamedTuple):
    """Of a game, by turn: whether the search would find a fleet, and how many carriers a first attack meets."""

    reports: tuple[bool, ...]
    drawn: tuple[int, ...]


def luck(figures: Figures, numbers: Flat, seed: int) -> Luck:
    """As the kernel deals it to the game with this seed; `numbers` are the kernel's figures."""
    found = KERNEL.row([0] * (2 * figures.turns + 2))
    (compiled(deal) if KERNEL.compiled else deal)(seed, numbers, KERNEL.row([0] * at.TABLE), found)
    told = found[:]
    return Luck(tuple(report >= figures.oob.japan_finds for report in told[::2]), tuple(told[1::2]))


def first_fleet(s: Flat, f: Flat) -> int:
    """How many carriers a first attack in this turn meets."""
    s[at.B_TARGET] = 1
    s[at.FLEET_DUMMIES] = 0
    for ship in range(f[at.N_US]):
        s[at.FLEET_OF + ship] = 0
    count = 0
    while count < f[at.N_US]:
        ship = dice.outcome(s, f, at.C_FLEET) - at.A_CHANCE
        if ship == f[at.N_US]:
            break
        count += 1
        s[at.FLEET_OF + ship] = 1
        s[at.FLEET_DUMMIES] = f[at.CARRIER_DUMMIES]
    return count


def deal(seed: int, f: Flat, s: Flat, found: Flat) -> None:
    """By turn, the die of the Japanese search and the carriers of the first fleet."""
    s[at.SEED] = seed
    for turn in range(1, f[at.N_TURNS] + 1):
        s[at.TURN] = turn
        found[2 * turn] = dice.outcome(s, f, at.C_JAPAN_RECON) - at.A_CHANCE
        found[2 * turn + 1] = first_fleet(s, f)


def granted(figures: Figures) -> int:
    """All points but those for US carriers."""
    return figures.oob.points_midway + squadron_points(figures.oob, figures.bombers + figures.fighters)


def ceiling(figures: Figures, known: Luck) -> int:
    """The most points that anybody can reach in a game with this luck."""
    first = next((turn for turn in range(1, figures.turns + 1) if known.reports[turn]), figures.turns)
    best = 0
    for attack in range(first + 2, figures.turns + 1):
        sunk = known.drawn[attack]
        if any(known.reports[turn] for turn in range(attack, figures.turns)):
            sunk = 3
        best = max(best, sunk)
    return best * figures.oob.points_us_sunk + granted(figures)


@cache
def _values(figures: Figures) -> list[dict[Stage, float]]:
    """Carriers sunk in the end on the average, by turn (its end) and stage."""
    values = [{stage: float(stage.sunk) for stage in STAGES}]
    for _ in range(figures.turns):
        values.append(
            {
                stage: sum(odds * values[-1][after] for after, odds in turns_of(stage, figures.reported).items())
                for stage in STAGES
            }
        )
    return values[::-1]


def penalised(figures: Figures, known: Luck, weight: float = 1.0) -> float:
    """The ceiling with a penalty from the value of the search. Its weight is 1; 0 is no penalty, others fit badly."""
    values = _values(figures)

    @cache
    def best(turn: int, stage: Stage) -> float:
        """From the beginning of that turn on: carriers sunk in the end, less penalties."""
        if turn > figures.turns:
            return float(stage.sunk)
        then = _falls(known, turn, stage)
        mean = sum(odds * values[turn][after] for after, odds in turns_of(stage, figures.reported).items())
        found = best(turn + 1, then) - weight * (values[turn][then] - mean)
        # Who may attack for the first time may as well wait; then no die is rolled.
        return max(found, best(turn + 1, stage)) if stage == Stage(0, 1) else found

    return best(1, STAGES[0]) * figures.oob.points_us_sunk + granted(figures)


def _falls(known: Luck, turn: int, stage: Stage) -> Stage:
    """What the turn makes of the stage with the dice as they fall."""
    if stage.wait == 0:
        return Stage(stage.sunk, 1 if stage.sunk else 2) if known.reports[turn] else stage
    if stage.wait == 2:
        return Stage(stage.sunk, 1)
    count = known.drawn[turn]
    if stage.wait == 3 or stage.sunk or count == 3:
        return STAGES[-1]
    return Stage(count, 1 if known.reports[turn] else 0)
