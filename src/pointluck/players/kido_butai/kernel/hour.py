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
SWEEPS: Final = 2


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
def attempt(
    s: Flat, f: Flat, p: Flat, now: int, net: Flat, t: Flat, best: int, one: int, other: int, value: int
) -> int:
    """Set two numbers to a value; keep it if that promises more. The best promise."""
    was, other_was = p[now + one], p[now + other]
    if was == value and other_was == value:
        return best
    p[now + one] = value
    p[now + other] = value
    found = promise(s, f, p, now, net, t)
    if found > best:
        return found
    p[now + one] = was
    p[now + other] = other_was
    return best


@fast
def attempt_load(
    s: Flat, f: Flat, p: Flat, now: int, net: Flat, t: Flat, best: int, load: int, change: int, quota: int
) -> int:
    """Another load for those made ready, up to a quota of torpedoes; and whether those that are ready change theirs."""
    arming, rearm, quiet, fleet = p[now + by.ARMING], p[now + by.REARM], p[now + by.QUOTA_QUIET], p[now + by.QUOTA_FLEET]
    p[now + by.ARMING], p[now + by.REARM] = load, change
    p[now + by.QUOTA_QUIET], p[now + by.QUOTA_FLEET] = quota, quota
    found = promise(s, f, p, now, net, t)
    if found > best:
        return found
    p[now + by.ARMING], p[now + by.REARM] = arming, rearm
    p[now + by.QUOTA_QUIET], p[now + by.QUOTA_FLEET] = quiet, fleet
    return best


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
    """Write this hour's row of the plan. What it promises."""
    prepare(s, f, p, here)
    now = here + by.NUMBERS
    best = promise(s, f, p, now, net, t)
    policy.look(s, f)
    north = 0
    for squadron in range(f[at.N_SQUADRONS]):
        if s[at.PLACE + squadron] < at.CAP and not s[at.ACTED + squadron] and s[at.FACING + squadron] == at.NORTH:
            north += 1 - f[at.IS_ZERO + squadron]
    if s[at.TURN] > f[at.N_TURNS] - p[now + by.LAST_STRIKE]:
        last = p[now + by.LAST_STRIKE]
        wave, vanguard, guards = p[now + by.WAVE], p[now + by.VANGUARD], p[now + by.GUARDS]
        p[now + by.WAVE] = s[policy.READY + at.TORPEDOES]
        p[now + by.VANGUARD] = s[policy.READY + at.TORPEDOES]
        p[now + by.GUARDS] = s[policy.READY + at.NO_LOAD]
        found = attempt(s, f, p, now, net, t, best, by.LAST_STRIKE, by.LAST_STRIKE, 0)
        if found > best:
            best = found
        else:
            p[now + by.LAST_STRIKE] = last
            p[now + by.WAVE], p[now + by.VANGUARD], p[now + by.GUARDS] = wave, vanguard, guards
    for _ in range(SWEEPS):
        before = best
        best = sweep(s, f, p, now, net, t, best, north)
        if best == before:
            break
    return best


@fast
def sweep(s: Flat, f: Flat, p: Flat, now: int, net: Flat, t: Flat, best: int, north: int) -> int:
    """Each number in turn."""
    for zeros in range(s[policy.READY + at.NO_LOAD] + 1):
        best = attempt(s, f, p, now, net, t, best, by.GUARDS, by.GUARDS, zeros)
    for wave in range(s[policy.READY + at.TORPEDOES] + 1):
        best = attempt(s, f, p, now, net, t, best, by.WAVE, by.VANGUARD, wave)
    for wave in range(s[policy.READY + at.BOMBS] + 1):
        best = attempt(s, f, p, now, net, t, best, by.BOMBS, by.BOMBS, wave)
    if s[policy.ARMABLE]:
        armed = policy.with_torpedoes(s, f)
        if north:
            for more in range(north + 1):
                best = attempt_load(s, f, p, now, net, t, best, at.TORPEDOES, 0, armed + more)
        best = attempt_load(s, f, p, now, net, t, best, at.BOMBS, 0, 99)
        best = attempt_load(s, f, p, now, net, t, best, at.BOMBS, 1, 99)
        best = attempt_load(s, f, p, now, net, t, best, at.TORPEDOES, 1, 99)
    for zeros in range(min(s[policy.READY + at.NO_LOAD], 2) + 1):
        best = attempt(s, f, p, now, net, t, best, by.ESCORTS, by.ESCORTS, zeros)
    for zeros in range(min(s[policy.GUARDS], 2) + 1):
        best = attempt(s, f, p, now, net, t, best, by.RECALL, by.RECALL, zeros)
    if s[policy.DOWN] + s[policy.WAITING]:
        best = attempt(s, f, p, now, net, t, best, by.WORTH_TORPEDOES, by.WORTH_BOMBS, 30)
        best = attempt(s, f, p, now, net, t, best, by.WORTH_GUARD, by.WORTH_GUARD, 30)
        best = attempt(s, f, p, now, net, t, best, by.WORTH_LANDED, by.WORTH_LANDED, 30)
    return best


@fast
def finish(s: Flat, f: Flat, w: Weights, p: Flat, here: int, net: Flat, t: Flat, name: int) -> int:
    """Play on to the end, each hour planned by its outlook. The difference of points."""
    while True:
        name = play_to_plan(s, f, w, p, here, name)
        if name == at.OVER:
            return difference(s, f)
        choose(s, f, p, here, net, t)
