"""One game's board, aircraft and odds as two flat rows of numbers, for the kernels that search.

`t` holds whole numbers, `f` fractions; the constants below say where each table begins. A position is a third row, `p`.
The rules stay the one truth: tests compare what the kernels do with them, move by move.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from pointluck.games.dogfight import DogfightState
from pointluck.games.dogfight.firing import best
from pointluck.games.dogfight.hexes import CODES, NOWHERE, STEP, area, pair, within
from pointluck.games.dogfight.order_of_battle import CARDS, ROLE_NAMES, TURNS, OrderOfBattle

from .compiled import Numbers, check_time, real, whole
from .duels import executions
from .ways import FAR, open_way

MOST: Final = 36
"""Aircraft on both sides together, at most."""
ROLES: Final = len(ROLE_NAMES)
KINDS: Final = len(CARDS)
POSES: Final = CODES * 6
NEAR: Final = 8
"""Nobody fights somebody further away than that in either coordinate."""
WINDOW: Final = (2 * NEAR + 1) ** 2
WIDE: Final = 15
WIDE_WINDOW: Final = (2 * WIDE + 1) ** 2
ROWS: Final = 300
"""Different rows of tokens, at most, that an aircraft can carry out."""
ROW: Final = 5
PLANS: Final = 243
CHOICES: Final = 5
"""Rows that can come of one plan, at most."""
DEALS: Final = 8
"""Firing Cards on a side, none to seven: more are counted as seven."""
ROLLS: Final = 3

# --- t: single numbers, then tables ----------------------------------------------------------------------------

COUNT: Final = 0
HALF: Final = 1
DOMINATION: Final = 2
TARGET: Final = 3
MIDWAY_POINTS: Final = 4
SWAP_WINS: Final = 5
SPARE: Final = 6
"""Small Tiles that can be laid now."""
DRAW_FROM_ZERO: Final = 7
REACH: Final = 8
STARTS: Final = 9
EVADE_ENDS: Final = 10
"""Whether Evade ends the combat, and not only its Firing."""
SIDE: Final = 16
ROLE: Final = SIDE + MOST
LEAST: Final = ROLE + MOST
MOST_FLOWN: Final = LEAST + MOST
SCORES: Final = MOST_FLOWN + MOST
"""Points for destroying each aircraft."""
STEPS: Final = SCORES + MOST
TURN: Final = STEPS + 6
CARRIER: Final = TURN + 3
START: Final = CARRIER + 2
"""For each side the poses in which aircraft come back, MOST of them."""
EXISTS: Final = START + 2 * MOST
MIDWAY: Final = EXISTS + CODES
WAY: Final = MIDWAY + CODES
"""For each side and pose the Manoeuvres to the goal."""
DISTANCE: Final = WAY + 2 * POSES
"""For each facing and wide offset the Manoeuvres on an open table."""
DIAGRAM: Final = DISTANCE + 6 * WIDE_WINDOW
"""For each side, role, facing and offset: twice the cards, and one more in an Attack Area."""
TURNED: Final = DIAGRAM + 2 * ROLES * 6 * WINDOW
"""For each facing and offset the offset as seen by the pilot."""
ROW_COUNT: Final = TURNED + 6 * WINDOW
ROW_LENGTH: Final = ROW_COUNT + ROLES
ROW_TOKEN: Final = ROW_LENGTH + ROLES * ROWS
PLAN_COUNT: Final = ROW_TOKEN + ROLES * ROWS * ROW
CHOICE_COUNT: Final = PLAN_COUNT + ROLES
CHOICE: Final = CHOICE_COUNT + ROLES * PLANS
T_SIZE: Final = CHOICE + ROLES * PLANS * CHOICES

# --- f ------------------------------------------------------------------------------------------------------------

ODDS: Final = 0
"""USA wins, Japan wins: for both roles, rolls against each and cards of each."""
THREAT: Final = ODDS + ROLES * ROLES * ROLLS * ROLLS * DEALS * DEALS * 2
"""The chance that an attack destroys its target: side and role of the attacker, role of the target, facing, offset."""
WEIGHTS: Final = THREAT + 2 * ROLES * ROLES * 6 * WINDOW
FEATURES: Final = 320
F_SIZE: Final = WEIGHTS + FEATURES

# --- p: a position --------------------------------------------------------------------------------------------------

AREA: Final = 0
FACING: Final = AREA + MOST
MARKER: Final = FACING + MOST
HOLDER: Final = MARKER + MOST
"""0 USA, 1 Japan, 2 nobody yet: the bids of the round are still to come."""
POINTS: Final = HOLDER + 1
PURSE: Final = POINTS + 2
HANDS: Final = PURSE + 2
WINNER: Final = HANDS + 2 * KINDS
"""-1 while the game goes on."""
ATTACKER: Final = WINNER + 1
DEFENDER: Final = ATTACKER + 1
CHANCES: Final = DEFENDER + 1
EVADED: Final = CHANCES + 1
WAYS: Final = EVADED + 1
"""By side the steps of its aircraft in the combat: how many, then the pose before each (DF-R20)."""
WAY_SPAN: Final = 17
"""Room for one side; steps beyond that are forgotten."""
VETERANS_IN: Final = WAYS + 2 * WAY_SPAN
ELITE_IN: Final = VETERANS_IN + 2
ROLLS_IN: Final = ELITE_IN + 2
"""By side, what cards have added to the Firing to come."""
P_SIZE: Final = ROLLS_IN + 2


class Chart(NamedTuple):
    """The rows of one setup."""

    t: Numbers
    f: Numbers


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
    f = unweighed.copy()
    for number, weight in enumerate(weights):
        f[WEIGHTS + number] = weight
    return Chart(t, f)


@lru_cache(maxsize=16)
def _unweighed(oob: OrderOfBattle) -> tuple[Numbers, Numbers, Iterator[int]]:
    """A chart without weights, and what fills in its threats step by step."""
    from .threats import threats

    table = [0] * T_SIZE
    _aircraft(table, oob)
    _board(table, oob)
    _geometry(table, oob)
    _plans(table, oob)
    t = whole(table)
    f = real([0.0] * F_SIZE)
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


def position(state: DogfightState, chart: Chart) -> Numbers:
    """A state as the kernels see it; the tiles that lie are drawn on the chart."""
    oob, t = state.oob, chart.t
    p = whole([0] * P_SIZE)
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


def lay_tiles(state: DogfightState, t: Numbers) -> None:
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
