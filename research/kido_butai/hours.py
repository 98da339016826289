"""Single changes to the plan of an hour, by number: in the kernel's part of Python, to be translated.

The same changes that the commanders try (players/kido_butai/lookahead.py), as far as they concern one hour.
"""

from __future__ import annotations

from typing import Final

from pointluck.players.kernels import Flat, Weights
from pointluck.players.kido_butai.kernel import layout as at
from pointluck.players.kido_butai.kernel import plan as by
from pointluck.players.kido_butai.kernel import policy, sequence
from pointluck.players.kido_butai.kernel.candidates import TURN
from pointluck.players.kido_butai.kernel.dice import outcome

# One block after another; all that is possible with up to ten squadrons of a kind.
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


def play_to_plan(s: Flat, f: Flat, w: Weights, p: Flat, name: int, turn: int) -> int:
    """Play on until that hour has to be planned; then everybody has flown on and all attacks are over."""
    while name != at.OVER:
        if name >= at.FIRST_CHANCE:
            action = outcome(s, f, name)
        elif name == at.Q_JAPANESE and s[at.TURN] >= turn:
            action = policy.first_order(s, f, p, 0)
            if action < 0:
                return name
        else:
            action = policy.decide(s, f, w, p, 0, name)
        name = sequence.apply(s, f, action)
    return name


def prepare(s: Flat, p: Flat) -> None:
    """The second row of the plan is for this hour; it says in numbers what depends on other things in the first."""
    for number in range(by.NUMBERS):
        p[by.NUMBERS + number] = p[number]
    p[TURN] = s[at.TURN]
    p[by.NUMBERS + by.RICH] = 99
    p[by.NUMBERS + by.THIN] = 0
    p[by.NUMBERS + by.WAVE_ONE] = by.RULE
    p[by.NUMBERS + by.POOR_WAVE] = by.RULE
    p[by.NUMBERS + by.POOR_VANGUARD] = by.RULE


def alter(s: Flat, f: Flat, p: Flat, row: int, number: int, armed: int) -> bool:
    """Make that change in a row of the plan; False if there is no such change now. The table was just looked at."""
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
        return alter_loads(s, p, row, number, armed)
    if number < RECALLS:
        up = s[policy.ESCORTING]
        return put(p, row + by.ESCORTS, row + by.ESCORTS, up + number - ESCORTS, up + s[policy.READY + at.NO_LOAD])
    if number < WORTHS:
        return put(p, row + by.RECALL, row + by.RECALL, number - RECALLS, s[policy.GUARDS])
    return alter_decks(s, p, row, number)


def put(p: Flat, one: int, other: int, value: int, most: int) -> bool:
    """Set two numbers to a value, unless that is too much or nothing new."""
    if value > most or (p[one] == value and p[other] == value):
        return False
    p[one] = value
    p[other] = value
    return True


def alter_decks(s: Flat, p: Flat, row: int, number: int) -> bool:
    """Which carriers land and launch."""
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


def alter_loads(s: Flat, p: Flat, row: int, number: int, armed: int) -> bool:
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
