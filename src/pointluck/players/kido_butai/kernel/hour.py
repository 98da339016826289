"""The plan of an hour, found by its outlook: one number after another is changed, and what promises most is kept.

Nothing is left to chance between the attacks of an hour and the end of its orders, so a plan is tried out by giving
its orders on a second table and judging that (see outlook.py).
"""

from __future__ import annotations

from typing import Final

from . import layout as at
from . import outlook, policy, sequence
from . import plan as by
from .compiled import Flat, Weights, fast
from .dice import outcome
from .playout import lay_out
from .table import difference

TURN: Final = 2 * by.NUMBERS
"""In a plan of two rows: the turn that the second row is for (playout.py)."""
PAPER: Final = at.TABLE
"""On the second table, after all else: what is counted on it, and the network's hidden units."""
SECOND_TABLE: Final = PAPER + outlook.COUNTED + outlook.FIRST
TRIAL: Final = 2 * by.NUMBERS + 3
PLAN: Final = TRIAL + by.NUMBERS
"""So long is a plan that an hour can be chosen in."""
SWEEPS: Final = 2

# The changes that are tried, one block after another; all that is possible with up to ten squadrons.
GUARDS: Final = 1
"""The first is to order the last hours like any other."""
WAVES: Final = GUARDS + 5
BOMBS: Final = WAVES + 11
QUOTAS: Final = BOMBS + 11
LOADS: Final = QUOTAS + 11
ESCORTS: Final = LOADS + 3
RECALLS: Final = ESCORTS + 3
WORTHS: Final = RECALLS + 3
DECKS: Final = WORTHS + 3
CHANGES: Final = DECKS + 2


@fast
def play_to_plan(s: Flat, f: Flat, w: Weights, p: Flat, here: int, name: int) -> int:
    """Play on until an hour has to be planned; then everybody has flown on and all attacks are over."""
    while name != at.OVER:
        if name >= at.FIRST_CHANCE:
            name = sequence.apply(s, f, outcome(s, f, name))
            continue
        planned = s[at.TURN] == p[here + TURN]
        now = here + by.NUMBERS if planned else here
        if name == at.Q_JAPANESE and not planned:
            action = policy.first_order(s, f, p, now)
            if action < 0:
                return name
        else:
            action = policy.decide(s, f, w, p, now, name)
        name = sequence.apply(s, f, action)
    return name


@fast
def promise(s: Flat, f: Flat, p: Flat, now: int, net: Flat, t: Flat) -> int:
    """What this hour promises if it is ordered by the numbers at `now`."""
    lay_out(t, s)
    while True:
        action = policy.order(t, f, p, now)
        if action == at.A_END or action == at.A_RUN_ON:
            break
        sequence.apply(t, f, action)
    outlook.count(t, f, PAPER)
    return outlook.judge(t, PAPER, net) + outlook.POINT * difference(t, f)


@fast
def prepare(s: Flat, f: Flat, p: Flat, here: int) -> None:
    """This hour's row begins as the row of all hours, but says in numbers what depends on other things there."""
    now = here + by.NUMBERS
    for number in range(by.NUMBERS):
        p[now + number] = p[here + number]
    p[here + TURN] = s[at.TURN]
    p[now + by.RICH] = 99
    p[now + by.THIN] = 0
    p[now + by.WAVE_ONE] = by.RULE
    p[now + by.POOR_WAVE] = by.RULE
    p[now + by.POOR_VANGUARD] = by.RULE


@fast
def choose(s: Flat, f: Flat, p: Flat, here: int, net: Flat, t: Flat) -> int:
    """Write this hour's row of the plan. What it promises.

    After the plan's own rows comes one to try changes in.
    """
    prepare(s, f, p, here)
    now, trial = here + by.NUMBERS, here + TRIAL
    best = promise(s, f, p, now, net, t)
    policy.look(s, f)
    armed, number, idle = policy.with_torpedoes(s, f), 0, 0
    while True:
        changed = False
        while not changed and number < SWEEPS * CHANGES and idle < CHANGES:
            for place in range(by.NUMBERS):
                p[trial + place] = p[now + place]
            changed = alter(s, f, p, trial, number % CHANGES, armed)
            number += 1
            idle += 1
        if not changed:
            return best
        found = promise(s, f, p, trial, net, t)
        if found > best + net[outlook.MARGIN]:
            best, idle = found, 0
            for place in range(by.NUMBERS):
                p[now + place] = p[trial + place]


@fast
def alter(s: Flat, f: Flat, p: Flat, row: int, number: int, armed: int) -> bool:
    """Make that change in a row of the plan; False if there is no such change now."""
    if number < GUARDS:
        if s[at.TURN] <= f[at.N_TURNS] - p[row + by.LAST_STRIKE]:
            return False
        p[row + by.LAST_STRIKE] = 0
        p[row + by.GUARDS] = s[policy.LAUNCHED] + s[policy.READY + at.NO_LOAD]
        p[row + by.WAVE] = s[policy.TORPEDOES_UP] + s[policy.READY + at.TORPEDOES]
        p[row + by.VANGUARD] = p[row + by.WAVE]
        return True
    if number < WAVES:
        up = s[policy.LAUNCHED]
        return put(p, row + by.GUARDS, row + by.GUARDS, up + number - GUARDS, up + s[policy.READY + at.NO_LOAD])
    if number < BOMBS:
        up = s[policy.TORPEDOES_UP]
        return put(p, row + by.WAVE, row + by.VANGUARD, up + number - WAVES, up + s[policy.READY + at.TORPEDOES])
    if number < QUOTAS:
        up = s[policy.BOMBS_UP]
        return put(p, row + by.BOMBS, row + by.BOMBS, up + number - BOMBS, up + s[policy.READY + at.BOMBS])
    if number < ESCORTS:
        return alter_loads(s, f, p, row, number, armed)
    if number < RECALLS:
        up = s[policy.ESCORTING]
        return put(p, row + by.ESCORTS, row + by.ESCORTS, up + number - ESCORTS, up + s[policy.READY + at.NO_LOAD])
    if number < WORTHS:
        return put(p, row + by.RECALL, row + by.RECALL, number - RECALLS, s[policy.GUARDS])
    if number == DECKS:
        return put(p, row + by.LAUNCH_FROM, row + by.LAUNCH_FROM, 1, 1)
    if not s[policy.DOWN] + s[policy.WAITING]:
        return False
    if number == DECKS + 1:
        return put(p, row + by.LAND_ON, row + by.LAND_ON, 1, 1)
    if number == WORTHS:
        return put(p, row + by.WORTH_TORPEDOES, row + by.WORTH_BOMBS, 30, 30)
    worth = row + (by.WORTH_GUARD if number == WORTHS + 1 else by.WORTH_LANDED)
    return put(p, worth, worth, 30, 30)


@fast
def put(p: Flat, one: int, other: int, value: int, most: int) -> bool:
    """Set two numbers to a value, unless that is too much or nothing new."""
    if value > most or (p[one] == value and p[other] == value):
        return False
    p[one] = value
    p[other] = value
    return True


@fast
def alter_loads(s: Flat, f: Flat, p: Flat, row: int, number: int, armed: int) -> bool:
    """Another load for those made ready, up to a quota of torpedoes; and whether those that are ready change theirs."""
    if not s[policy.ARMABLE]:
        return False
    load, change, quota = at.TORPEDOES, 0, 99
    if number < LOADS:
        landed = s[policy.ARMABLE] - s[policy.READY + at.BOMBS] - s[policy.READY + at.TORPEDOES]
        if not landed or number - QUOTAS > landed:
            return False
        quota = armed + number - QUOTAS
    elif number == LOADS:
        load = at.BOMBS
    elif number == LOADS + 1:
        load, change = at.BOMBS, 1
    else:
        change = 1
    p[row + by.ARMING] = load
    p[row + by.REARM] = change
    p[row + by.QUOTA_QUIET] = quota
    p[row + by.QUOTA_FLEET] = quota
    return True


@fast
def finish(s: Flat, f: Flat, w: Weights, p: Flat, here: int, net: Flat, t: Flat, name: int) -> int:
    """Play on to the end, each hour planned by its outlook. The difference of points."""
    while True:
        name = play_to_plan(s, f, w, p, here, name)
        if name == at.OVER:
            return difference(s, f)
        choose(s, f, p, here, net, t)
