"""What a position promises beside what lies on the table: strikes on their way, bombs in the air, tokens in the cup.

The features of the fitted judgement by which games are reviewed (`prospects.json`, fitted by research/values.py).
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from functools import cache

from pointluck.games.battle_of_midway.battle import Battle
from pointluck.games.battle_of_midway.combat_zones import surface_units
from pointluck.games.battle_of_midway.order_of_battle import IJN, STRIP, USN
from pointluck.games.battle_of_midway.pieces import CAP, LAUNCH, PATROL, STRIKE, TIRED, Midway
from pointluck.games.battle_of_midway.victory import points

from ..regression import Regression, read
from .appraisal import PER_HIT, Defence, Target, Worth, defence, gain, target
from .judgement import NAMES as COUNTED
from .judgement import counted

PHASES = ("setup", "command", "search", "orders", "combat", "maintenance", "over")
PAIRS = (
    "points-now",
    "hits-to-come",
    "on-the-board",
    "bombers-on-the-board",
    "defenders-on-the-board",
    "over-a-target",
    "on-the-way",
    "on-deck",
    "to-launch",
    "cap",
    "tokens",
    "to-go",
)
"""Counted for each side."""
NAMES = (*COUNTED[1:], *(f"{side}-{name}" for name in PAIRS for side in ("ijn", "usn")), "combat-token", "phase")
WORTH = Worth()


def looked_at(state: Midway) -> Hashable:
    """All that the features look at: where it is equal, they are."""
    lists: list[Iterable[int]] = [state.zone, state.damage, state.fuel, state.load, state.job, state.group, state.mark]
    lists += [state.status, state.located, state.cup, state.reserve]
    battle = state.battle
    if battle is not None:
        lists += [battle.struck, battle.dice, battle.aim, battle.hits, battle.fliers, battle.flier_team]
        lists += [battle.team_area, (battle.zone, battle.board, battle.round)]
    open_numbers = (state.turn, state.phase, state.squalls, state.landed_groups, state.winner, bool(state.stack))
    return (*(tuple(one) for one in lists), bytes(state.at), *open_numbers, battle is None or battle.kind)


def features(state: Midway) -> list[float]:
    """In the order of NAMES."""
    oob = state.oob
    now = points(state)
    row = counted(state)[1:]
    battle = state.battle
    coming = _to_come(state, battle) if battle is not None else [0.0, 0.0]
    pairs: list[list[float]] = [[number / oob.target for number in now], coming]
    pairs += _on_the_boards(state, battle) if battle is not None else [[0.0, 0.0], [0.0, 0.0], [0.0, 0.0]]
    pairs += _strikes(state)
    pairs.append([float(state.cup[side] + state.reserve[side]) for side in (IJN, USN)])
    pairs.append([now[side] + coming[side] - oob.target for side in (IJN, USN)])
    for pair in pairs:
        row += pair
    return [*row, float(state.cup[3]), float(PHASES.index(state.phase))]


@cache
def _regression() -> Regression:
    return read(__package__, "standard", NAMES)


def chance(state: Midway) -> float:
    """The IJN's chance to win, 0 to 1; certain once the game is over."""
    if not state.stack:
        return float(state.winner == IJN)
    return _regression().chance(features(state))


# --- a battle in progress ---------------------------------------------------------------------------------------------


def _to_come(state: Midway, battle: Battle) -> list[float]:
    """What hits that are noted and dice that are about to be rolled gain each side, in points."""
    faces = state.oob.faces
    spread: dict[int, list[float]] = {}
    for at in range(0, len(battle.struck), 3):
        hits = battle.struck[at + 1] + battle.struck[at + 2]
        spread[battle.struck[at]] = [0.0] * hits + [1.0]
    for value, ship in zip(battle.dice, battle.aim, strict=False):
        part = min(1.0, value / faces)
        before = spread.get(ship, [1.0])
        after = [share * (1 - part) for share in before] + [0.0]
        for hits, share in enumerate(before):
            after[hits + 1] += share * part
        spread[ship] = after
    gained = [0.0, 0.0]
    for ship, shares in spread.items():
        side = 1 - state.oob.ship_side[ship]
        aim = target(state, ship, WORTH)
        if aim is not None:
            gained[side] += sum(share * _scored(aim, hits) for hits, share in enumerate(shares))
    return gained


def _scored(aim: Target, hits: int) -> float:
    scored = min(hits, aim.left)
    share = scored / aim.left
    return aim.worth * (PER_HIT * scored / aim.whole + (1 - PER_HIT) * share * share)


def _on_the_boards(state: Midway, battle: Battle) -> list[list[float]]:
    """What the attackers on the boards may still gain, the loaded bombers among them, and the aircraft against them."""
    oob = state.oob
    gains, loaded, against = [0.0, 0.0], [0.0, 0.0], [0.0, 0.0]
    rounds = 1.0 if battle.round == 0 else max(0.0, (4 - battle.round) / 3)
    for side in (IJN, USN):
        bombers, escorts, defenders = [], 0, 0
        for unit, team in zip(battle.fliers, battle.flier_team, strict=True):
            if oob.air_side[unit] != side:
                continue
            if team == -1:
                defenders += oob.is_fighter[unit]
            elif state.load[unit] and not (0 <= team < len(battle.team_area) and _has_left(battle, team)):
                bombers.append(unit)
            else:
                escorts += oob.is_fighter[unit]
        against[1 - side] = float(defenders)
        loaded[side] = float(len(bombers))
        if bombers and battle.kind in ("surface", "ships"):
            waiting = defence(state, side, battle.zone, WORTH)
            if waiting is not None:
                hurt = float(battle.hits[1] + battle.hits[2]) if battle.board == 1 - side else 0.0
                left = Defence(waiting.losses * rounds + hurt, waiting.targets)
                gains[side] = gain(state, left, bombers, float(escorts), 0.0)
    return [gains, loaded, against]


def _has_left(battle: Battle, team: int) -> bool:
    return battle.round > 0 and battle.team_area[team] >= STRIP


# --- strikes ----------------------------------------------------------------------------------------------------------


def _strikes(state: Midway) -> list[list[float]]:
    """What strikes over a target, on their way, on deck and below may gain, and CAP."""
    oob = state.oob
    over, away, deck, below, cap = ([0.0, 0.0] for _ in range(5))
    fighting = state.battle.fliers if state.battle is not None else ()
    for side in (IJN, USN):
        waiting = {zone: found for zone in _attackable(state, side) if (found := defence(state, side, zone, WORTH))}
        groups: dict[tuple[int, int], list[int]] = {}
        for unit in state.aloft(side):
            if state.job[unit] == CAP and state.fuel[unit]:
                cap[side] += 0.1
            elif state.job[unit] == STRIKE and state.fuel[unit] and unit not in fighting:
                groups.setdefault((state.at[unit], state.group[unit]), []).append(unit)
        for (place, _), units in groups.items():
            here = _best(state, waiting, place, units, 0)
            over[side] += here
            if not here:
                away[side] += _best(state, waiting, place, units, min(state.fuel[one] for one in units))
        for carrier in oob.decks[side]:
            zone = state.zone[carrier]
            if zone <= 0 or not state.service(carrier):
                continue
            up = [unit for unit in state.on_deck(carrier) if not state.mark[unit] & TIRED]
            deck[side] += _best(state, waiting, zone, up, 2) * (1.5 if state.status[carrier] == LAUNCH else 1.0)
            down = [unit for unit in state.below(carrier) if not state.mark[unit] & TIRED and state.load[unit]]
            below[side] += _best(state, waiting, zone, down[: state.service(carrier)], 2)
        if side == USN and state.hp(oob.airfield) > 0:
            base = [one for one in state.below(oob.airfield) if state.load[one] and not oob.is_patrol[one]]
            below[side] += _best(state, waiting, oob.midway, base, 2)
    return [over, away, deck, below, cap]


def _attackable(state: Midway, side: int) -> list[int]:
    zones = set(state.task_forces(1 - side))
    if side == IJN:
        zones.add(state.oob.midway)
    else:
        zones.update(state.zone[group] for group in state.oob.transports if state.zone[group] > 0)
    return [zone for zone in sorted(zones) if surface_units(state, 1 - side, zone)]


def _best(state: Midway, waiting: dict[int, Defence], start: int, units: list[int], legs: int) -> float:
    """The most that those units gain within so many flights; what takes two counts half."""
    bombers = [unit for unit in units if state.load[unit] and state.job[unit] < PATROL]
    if not bombers:
        return 0.0
    move = min(state.oob.air_move[unit] for unit in units)
    far = state.oob.chart.distance[start]
    best = 0.0
    for zone, found in waiting.items():
        if far[zone] <= legs * move:
            value = gain(state, found, bombers, float(len(units) - len(bombers)), 0.0)
            best = max(best, value * (0.5 if far[zone] > move else 1.0))
    return best
