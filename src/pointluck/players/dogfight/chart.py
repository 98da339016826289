"""One game's board, aircraft and odds as two flat rows of numbers, for the kernels that search.

`t` holds whole numbers, `f` fractions; the constants below say where each table begins. A position is a third row, `p`.
The rules stay the one truth: tests compare what the kernels do with them, move by move.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from pointluck.games.dogfight import DogfightState
from pointluck.games.dogfight.firing import best
from pointluck.games.dogfight.hexes import CODES, NOWHERE, STEP, area, pair, within
from pointluck.games.dogfight.order_of_battle import TURNS, OrderOfBattle
from pointluck.players.kernels import Flat, Weights

from .duels import executions
from .kernel import KERNEL, check_time
from .kernel.layout import (
    AREA,
    ATTACKER,
    CARRIER,
    CHANCES,
    CHOICE,
    CHOICE_COUNT,
    CHOICES,
    COUNT,
    DEALS,
    DEFENDER,
    DIAGRAM,
    DISTANCE,
    DOMINATION,
    DRAW_FROM_ZERO,
    ELITE_IN,
    EVADE_ENDS,
    EVADED,
    EXISTS,
    F_SIZE,
    FACING,
    HALF,
    HANDS,
    HOLDER,
    KINDS,
    LEAST,
    MARKER,
    MIDWAY,
    MIDWAY_POINTS,
    MOST,
    MOST_FLOWN,
    NEAR,
    ODDS,
    P_SIZE,
    PLAN_COUNT,
    PLANS,
    POINTS,
    POSES,
    PURSE,
    REACH,
    ROLE,
    ROLES,
    ROLLS,
    ROLLS_IN,
    ROW,
    ROW_COUNT,
    ROW_LENGTH,
    ROW_TOKEN,
    ROWS,
    SCORES,
    SIDE,
    SPARE,
    START,
    STARTS,
    STEPS,
    SWAP_WINS,
    T_SIZE,
    TARGET,
    TURN,
    TURNED,
    VETERANS_IN,
    WAY,
    WAY_SPAN,
    WAYS,
    WEIGHTS,
    WIDE,
    WIDE_WINDOW,
    WINDOW,
    WINNER,
)
from .ways import FAR, open_way


class Chart(NamedTuple):
    """The rows of one setup."""

    t: Flat
    f: Weights


def near(code: int) -> int:
    """The place of an offset in a window; -1 if it lies outside."""
    q, r = pair(code + area(0, 0))
    return (q + NEAR) * (2 * NEAR + 1) + r + NEAR if abs(q) <= NEAR and abs(r) <= NEAR else -1


@lru_cache(maxsize=16)
def chart(oob: OrderOfBattle, weights: tuple[float, ...]) -> Chart:
    """Worked out once for each setup. `weights` are those of the position's worth."""
    t, unweighed, threats = _unweighed(oob)
    for _ in threats:  # as plain Python it takes long: whoever comes too late for it goes on from there the next time
        check_time()
    f = KERNEL.copied(unweighed)
    for number, weight in enumerate(weights):
        f[WEIGHTS + number] = weight
    return Chart(t, f)


@lru_cache(maxsize=16)
def _unweighed(oob: OrderOfBattle) -> tuple[Flat, Weights, Iterator[int]]:
    """A chart without weights, and what fills in its threats step by step."""
    from .kernel.threats import threats

    table = [0] * T_SIZE
    _aircraft(table, oob)
    _board(table, oob)
    _geometry(table, oob)
    _plans(table, oob)
    t = KERNEL.row(table)
    f = KERNEL.fractions([0.0] * F_SIZE)
    for number, chance in enumerate(_odds(oob)):
        f[ODDS + number] = chance
    return t, f, threats(t, f, sorted(set(oob.role_of)))


def _aircraft(table: list[int], oob: OrderOfBattle) -> None:
    table[COUNT] = len(oob.aircraft)
    table[HALF] = oob.per_side
    table[DOMINATION] = int(oob.domination)
    table[TARGET] = oob.target
    table[MIDWAY_POINTS] = oob.points_midway
    table[SWAP_WINS] = int(oob.swap_wins)
    table[DRAW_FROM_ZERO] = int(oob.veterans_draw_from_zero)
    table[REACH] = oob.board.manoeuvres
    table[EVADE_ENDS] = int(oob.evade_ends_combat)
    for number in range(len(oob.aircraft)):
        table[SIDE + number] = oob.side_of[number]
        table[ROLE + number] = oob.role_of[number]
        table[LEAST + number] = oob.flight_min[number]
        table[MOST_FLOWN + number] = oob.flight_max[number]
        table[SCORES + number] = oob.points_for[oob.role_of[number]]
    table[STEPS : STEPS + 6] = STEP
    table[TURN : TURN + 3] = TURNS
    table[CARRIER : CARRIER + 2] = oob.carriers


def _board(table: list[int], oob: OrderOfBattle) -> None:
    for code in range(CODES):
        table[EXISTS + code] = oob.board.is_big[code]
        table[MIDWAY + code] = int(code in oob.midway)
    for side in range(2):
        goals = set(oob.midway) if oob.domination else {oob.carriers[1 - side]}
        ways = _ways(goals, oob)
        for pose in range(POSES):
            table[WAY + side * POSES + pose] = 0 if pose // 6 in goals else ways.get(pose, FAR)
        back = []
        for at in oob.start[side]:
            back.append(min((at * 6 + facing for facing in range(6)), key=lambda pose: ways.get(pose, FAR)))
        back.sort(key=lambda pose: ways.get(pose, FAR))
        table[STARTS] = min(len(back), MOST)
        for number, pose in enumerate(back[:MOST]):
            table[START + side * MOST + number] = pose


def _ways(goals: set[int], oob: OrderOfBattle) -> dict[int, int]:
    """Manoeuvres to the goals over Big Tiles; whoever is outside them first comes back the shortest way."""
    found: dict[int, int] = {}
    front = {goal * 6 + facing for goal in goals for facing in range(6)}
    big, table = oob.board.big, oob.board.table
    way = 0
    while front:
        way += 1
        following = set()
        for code in front:
            there, after = divmod(code, 6)
            for facing in (after, (after + 1) % 6, (after + 5) % 6):
                here = there - STEP[facing]
                before = here * 6 + facing
                if before not in found and (here in big or (here in table and way < FAR)):
                    if here in big and there not in big:
                        continue
                    found[before] = way
                    following.add(before)
        front = following
    return found


def _geometry(table: list[int], oob: OrderOfBattle) -> None:
    home = area(0, 0)
    for facing in range(6):
        ways = open_way(facing)
        for q in range(-WIDE, WIDE + 1):
            for r in range(-WIDE, WIDE + 1):
                place = (q + WIDE) * (2 * WIDE + 1) + r + WIDE
                table[DISTANCE + facing * WIDE_WINDOW + place] = ways.get(area(q, r) - home, FAR)
        for q, r in within(NEAR):
            turned = (q, r)
            for _ in range((-facing) % 6):
                turned = (turned[0] + turned[1], -turned[0])
            table[TURNED + facing * WINDOW + near(area(q, r) - home)] = near(area(*turned) - home)
    for side in range(2):
        for role in range(ROLES):
            pilot = next((one for one in oob.own[side] if oob.role_of[one] == role), None)
            if pilot is None:
                continue
            for facing, diagram in enumerate(oob.diagrams[pilot]):
                for code, colour in diagram.items():
                    place = ((side * ROLES + role) * 6 + facing) * WINDOW + near(code)
                    table[DIAGRAM + place] = 2 * min(colour.cards, DEALS - 1) + colour.attack


def _plans(table: list[int], oob: OrderOfBattle) -> None:
    for role in sorted(set(oob.role_of)):
        skip = oob.roles[role].skip
        rows: dict[tuple[int, ...], int] = {}
        table[PLAN_COUNT + role] = len(oob.plans[role])
        for number, plan in enumerate(oob.plans[role]):
            choices = executions(plan, skip)
            table[CHOICE_COUNT + role * PLANS + number] = len(choices)
            for place, row in enumerate(choices):
                table[CHOICE + (role * PLANS + number) * CHOICES + place] = rows.setdefault(row, len(rows))
        table[ROW_COUNT + role] = len(rows)
        for row, number in rows.items():
            table[ROW_LENGTH + role * ROWS + number] = len(row)
            for place, token in enumerate(row):
                table[ROW_TOKEN + (role * ROWS + number) * ROW + place] = token


def _odds(oob: OrderOfBattle) -> list[float]:
    highest: dict[tuple[int, int, int, int], dict[int, float]] = {}
    for side, pile in enumerate(oob.firing_piles):
        for bonus in {role.bonus for role in oob.roles}:
            for ignored in range(ROLLS):
                for cards in range(DEALS):
                    draws = Counter(
                        best(list(draw), bonus, ignored) for draw in combinations(pile, min(cards, len(pile)))
                    )
                    total = sum(draws.values())
                    highest[side, bonus, ignored, cards] = {high: number / total for high, number in draws.items()}
    found: list[float] = []
    known: dict[tuple[int, ...], tuple[float, float]] = {}
    for usa in oob.roles:
        for japan in oob.roles:
            for key in (
                (i, j, m, n) for i in range(ROLLS) for j in range(ROLLS) for m in range(DEALS) for n in range(DEALS)
            ):
                full = (usa.bonus, japan.bonus, *key)
                if full not in known:
                    ours = highest[0, usa.bonus, key[0], key[2]]
                    theirs = highest[1, japan.bonus, key[1], key[3]]
                    win = sum(a * b for high, a in ours.items() for low, b in theirs.items() if high > low)
                    loss = sum(a * b for high, a in ours.items() for low, b in theirs.items() if high < low)
                    known[full] = win, loss
                found += known[full]
    return found


def position(state: DogfightState, chart: Chart) -> Flat:
    """A state as the kernels see it; the tiles that lie are drawn on the chart."""
    oob, t = state.oob, chart.t
    p = KERNEL.row([0] * P_SIZE)
    for aircraft in range(len(oob.aircraft)):
        p[AREA + aircraft] = state.area[aircraft]
        p[FACING + aircraft] = state.facing[aircraft]
        p[MARKER + aircraft] = state.marker[aircraft]
    p[HOLDER] = state.holder
    for side in range(2):
        p[POINTS + side] = state.points[side]
        p[PURSE + side] = state.command[side]
        for card, held in enumerate(state.hands[side]):
            p[HANDS + side * KINDS + card] = held
    p[WINNER] = -1
    combat = state.combat
    if combat is not None:
        p[ATTACKER], p[DEFENDER], p[CHANCES] = combat.attacker, combat.defender, combat.chances
        p[EVADED] = int(combat.evaded)
        for side in range(2):
            way = combat.ways[side][: WAY_SPAN - 1]
            p[WAYS + side * WAY_SPAN] = len(way)
            for number, pose in enumerate(way):
                p[WAYS + side * WAY_SPAN + 1 + number] = pose
            p[VETERANS_IN + side] = combat.veterans[side]
            p[ELITE_IN + side] = combat.elite[side]
            p[ROLLS_IN + side] = combat.rolls[side]
    lay_tiles(state, t)
    return p


def lay_tiles(state: DogfightState, t: Flat) -> None:
    oob = state.oob
    for code in oob.board.table - oob.board.big:
        t[EXISTS + code] = 0
    spare = 0
    fighting = () if state.combat is None else (state.combat.attacker, state.combat.defender)
    for tile, place in enumerate(state.tiles):
        if place == NOWHERE:
            spare += 1
            continue
        for code in oob.board.placements[place].areas:
            t[EXISTS + code] = 1
        spare += all(aircraft in fighting for aircraft in state.on_tile(tile))
    t[SPARE] = spare
