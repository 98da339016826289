"""How many positions are there in Kido Butai, and would it pay to solve the last hours exactly?

`python -m research.kido_butai.states --games 200000` plays games of the doctrine in which its numbers change at
random from hour to hour, and counts different positions hour by hour: those at the beginning of the Japanese Phase,
and all in which something is decided. Squadrons that are alike are one and the same, so are US carriers, and what is
lost is only counted. For each hour it prints the positions seen, how often the next game would bring a new one (Good
and Turing), and the least number that there are in all (Chao).

`--last-hours` weighs every decision of the last two hours in games of the doctrine: by how much would the best answer
be better than that of the tuned doctrine, if everything after it is left to the latter?
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from random import Random
from typing import Any

import pointluck
from pointluck.engine import CHANCE, Seeded
from pointluck.games.kido_butai import KidoButaiState
from pointluck.players import Situation, player
from pointluck.players.kernels import Flat, Weights
from pointluck.players.kido_butai.kernel import KERNEL, dice, encoding, playout, policy, sequence
from pointluck.players.kido_butai.kernel import layout as at
from pointluck.players.kido_butai.kernel import plan as by
from pointluck.players.kido_butai.lookahead import Effort, Search, ground, imagine
from pointluck.players.kido_butai.picture import read_terms
from tools.kernels.build import compiled

PLANS = 64
"""Habits to choose from, hour by hour; the first is the doctrine itself."""


def scatter(number: int) -> int:
    """Spread over 62 bits; whole numbers wrap around, so only compiled it keeps to them."""
    number = (number ^ (number >> 31)) * 0x3C79AC492BA7B653
    number = (number ^ (number >> 29)) * 0x1C69B3F74AC4AE35
    return (number ^ (number >> 32)) & 0x3FFFFFFFFFFFFFFF


def kind_of(s: Flat, f: Flat, squadron: int) -> int:
    """All that makes a squadron different from others; a bomber on its way home or not ready may take any load next."""
    facing, load = s[at.FACING + squadron], s[at.LOAD + squadron]
    if load == at.TORPEDOES and facing >= at.WEST:
        load = at.BOMBS
    code = (s[at.PLACE + squadron] * 4 + facing) * 4 + load
    code = code * 2 + s[at.ACTED + squadron]
    code = code * 2 + s[at.DUE + squadron]
    return code * 64 + s[at.LOW + squadron]


def position(s: Flat, f: Flat, name: int) -> int:
    """A number for the position, the same where only equal squadrons have changed places."""
    key = scatter(name + 64 * s[at.TURN] + 4096 * s[at.REPORTED] + 16384 * s[at.FOUND] + 32768 * s[at.DEBT])
    squadrons = lost = carriers = force = 0
    for squadron in range(f[at.N_SQUADRONS]):
        if s[at.PLACE + squadron] == at.LOST:
            lost += 1
        else:
            squadrons += scatter(kind_of(s, f, squadron))
    for ship in range(f[at.N_US]):
        carriers += scatter(7919 + 16 * s[at.FLEET_OF + ship] + s[at.US_HITS + ship])
    for number in range(1, s[at.B_FORCE] + 1):
        force += scatter(104729 + kind_of(s, f, s[at.B_FORCE + number]))
    key = scatter(key + scatter(squadrons)) + scatter(carriers + 31 * s[at.US_HITS + f[at.N_US]])
    key = scatter(key + scatter(force + lost))
    # Of the Americans' losses only the sum matters, for points and for capacity (KB-R9).
    out = s[at.SHOT] + s[at.SHOT + at.FIGHTER] + s[at.REMOVED] + s[at.REMOVED + at.FIGHTER]
    key = scatter(key + out)
    for ship in range(f[at.N_SHIPS]):
        key = scatter(key + 16 * s[at.HITS + ship] + s[at.DECK + ship])
    for target in range(3):
        key = scatter(key + s[at.STRUCK + target])
    for kind in range(at.KINDS):
        key = scatter(key + 64 * s[at.CUPS + kind] + s[at.DRAWN + kind])
    for turn in range(s[at.TURN], f[at.N_TURNS] + 1):
        for kind in range(at.KINDS):
            key = scatter(key + s[at.TRACK + at.KINDS * turn + kind])
    key = scatter(scatter(scatter(key + s[at.B_TARGET]) + s[at.B_FIGHTERS]) + s[at.B_TORPEDO])
    key = scatter(scatter(scatter(key + s[at.B_OPPOSED]) + s[at.B_SPECIAL]) + s[at.B_BOMBERS])
    key = scatter(key + s[at.B_PIPS])
    for ship in range(s[at.B_HITS]):
        key = scatter(key + s[at.B_HITS + 1 + ship])
    return key


def walk(
    start: Flat, f: Flat, w: Weights, p: Flat, games: int, seed: int, every: int, found: Flat, room: int, s: Flat
) -> int:
    """Play the games and note positions: turn and number, of the beginnings of turns, or of every decision."""
    noted = 0
    for game in range(games):
        name = playout.lay_out(s, start)
        s[at.SEED] = seed + game
        dice.seed(s, 0)
        turn, now = -1, 0
        while name != at.OVER:
            if name >= at.FIRST_CHANCE:
                name = sequence.apply(s, f, dice.outcome(s, f, name))
                continue
            begins = name == at.Q_JAPANESE and turn != s[at.TURN]
            if begins:
                turn = s[at.TURN]
                # Half of all hours are the doctrine's own.
                habit = dice.mix(dice.mix(seed + game) + 977 * turn)
                now = by.NUMBERS * (habit % PLANS if habit & 1024 else 0)
            if (begins or every) and noted < room:
                found[2 * noted] = s[at.TURN]
                found[2 * noted + 1] = position(s, f, name)
                noted += 1
            name = sequence.apply(s, f, policy.decide(s, f, w, p, now, name))
    return noted


def habits(state: KidoButaiState, seed: int) -> list[int]:
    """The doctrine's numbers, and others that a player could follow for an hour."""
    terms = read_terms(state.setup.to_plain())
    random, ships = Random(seed), len(state.oob.ships)
    rows = by.doctrine(ships, not terms.luck_sinks)
    for _ in range(PLANS - 1):
        row = by.doctrine(ships, not terms.luck_sinks)
        row[by.WAVE], row[by.VANGUARD] = random.randint(0, 8), random.randint(0, 6)
        row[by.BOMBS] = random.choice((by.RULE, 0, 1, 3))
        row[by.GUARDS] = random.choice((by.RULE, by.RULE, 0, 1, 2, 4))
        row[by.ESCORTS], row[by.RECALL] = random.choice((0, 0, 1, 2)), random.choice((0, 0, 0, 1))
        row[by.ARMING] = random.choice((by.RULE, at.BOMBS, at.TORPEDOES))
        row[by.REARM], row[by.HOLD] = random.choice((by.RULE, 0, 1)), random.choice((0, 0, 0, 1))
        row[by.RESERVE], row[by.COMMITTED] = random.randint(0, 1), random.choice((by.RULE, 0, 1))
        rows += row
    return rows


def counted(keys: Any) -> tuple[int, int, float, float]:
    """Of positions noted: how many, how many different, the chance that another is new, and the least number of all."""
    import numpy

    often = numpy.unique(keys, return_counts=True)[1]
    once, twice = int((often == 1).sum()), int((often == 2).sum())
    chao = len(often) + once * (once - 1) / (2 * (twice + 1))
    return len(keys), len(often), once / len(keys), chao


def count(preset: str, games: int, seed: int, every: bool) -> None:
    import numpy

    state = _new(preset)
    known = ground(state, read_terms(state.setup.to_plain()))
    room = games * (200 if every else 16)
    plans, work, notes = KERNEL.row(habits(state, seed)), KERNEL.row([0] * at.TABLE), KERNEL.row([0] * (2 * room))
    start = encoding.table(state)
    rows = (start, known.figures, known.worths, plans)
    noted = compiled(walk)(*rows, games, seed, int(every), notes, room, work)
    found = numpy.frombuffer(notes, dtype=numpy.int64).reshape(-1, 2)[:noted]  # type: ignore[call-overload]
    print(f"{preset}, {games} games: positions " + ("at every decision" if every else "at the beginning of each hour"))
    print(f"{'hour':>5} {'noted':>10} {'different':>10} {'next is new':>12} {'at least':>10}")
    for turn in range(1, state.oob.turns + 1):
        keys = found[found[:, 0] == turn, 1]
        if len(keys):
            seen, different, new, least = counted(keys)
            print(f"{turn:>5} {seen:>10} {different:>10} {new:>11.1%} {least:>10.2g}")


def _new(preset: str) -> KidoButaiState:
    state = pointluck.game("kido-butai").new(preset)
    assert isinstance(state, KidoButaiState)
    return state


# --- the last hours ---------------------------------------------------------------------------------------------------


def gain(state: KidoButaiState, games: int, seed: int) -> float:
    """By how much the best answer beats the tuned doctrine's here; chosen by some imagined games, valued by others."""
    known = ground(state, read_terms(state.setup.to_plain()))
    thinking = Search(known, "", Effort(0, (1,), 0.0))
    thinking.look_at(state)
    plans = thinking.considered()
    start = encoding.table(state)
    start[at.SEED] = seed
    found = imagine(known, start, plans, 2 * games).points
    means = [[sum(points[half * games : (half + 1) * games]) / games for half in (0, 1)] for points in found]
    total = 0.0
    for choose, judge in ((0, 1), (1, 0)):
        best = max(range(len(plans)), key=lambda one: means[one][choose])
        total += means[best][judge] - means[0][judge]
    return total / 2


def last_hours(preset: str, games: int, imagined: int, seed: int) -> dict[int, list[float]]:
    """By hour, what the best answers to all questions of that hour would gain, game by game."""
    gains: dict[int, list[float]] = {15: [], 16: []}
    for game in range(games):
        state, chance = _new(preset), Seeded(seed + game)
        commander = player("doctrine", "kido-butai", "japan", seed)
        sums = dict.fromkeys(gains, 0.0)
        while not state.over:
            if state.seat == CHANCE:
                state.apply(chance.pick(state))
                continue
            if state.turn in sums:
                sums[state.turn] += gain(state, imagined, seed + 7919 * game)
            state.apply(commander.choose(Situation(state, "japan")))
        for turn, total in sums.items():
            gains[turn].append(total)
        if sys.stderr.isatty():
            print(f"\r{game + 1} of {games}", end="", file=sys.stderr, flush=True)
    return gains


def main() -> None:
    parser = ArgumentParser(prog="python -m research.kido_butai.states", description=__doc__)
    parser.add_argument("--preset", choices=["standard", "detailed-sequence"], default="standard")
    parser.add_argument("--games", type=int, default=200000)
    parser.add_argument("--seed", type=int, default=31)
    parser.add_argument("--every-decision", action="store_true", help="positions at every decision instead")
    parser.add_argument("--last-hours", action="store_true", help="what exact play would gain in the last two hours")
    parser.add_argument("--imagined", type=int, default=500, help="imagined games for each answer in the last hours")
    asked = parser.parse_args()
    if asked.games < 2 or asked.imagined < 2:
        parser.error("--games and --imagined must be at least 2")
    if not KERNEL.compiled:
        parser.error("this needs the compiled kernel: make play, and POINTLUCK_KERNELS must not be plain")
    if not asked.last_hours:
        count(asked.preset, asked.games, asked.seed, asked.every_decision)
        return
    for turn, gains in last_hours(asked.preset, asked.games, asked.imagined, asked.seed).items():
        mean = sum(gains) / len(gains)
        margin = 1.96 * (sum((one - mean) ** 2 for one in gains) / (len(gains) - 1) / len(gains)) ** 0.5
        print(f"hour {turn}: {mean:+.3f} ± {margin:.3f} points ({asked.games} games)")


if __name__ == "__main__":
    main()
