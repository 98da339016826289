"""What a commander tries out at a question, in place of what the doctrine would do.

A candidate has a plan (`p`: two rows of numbers, see plan.py, and the turn that the second is for) and notes (`c`). The
first candidate is always the doctrine by its tuned numbers.
"""

from __future__ import annotations

from typing import Final

from pointluck.players.kernels import Flat

from . import air, policy
from . import layout as at
from . import plan as by
from .bombs import alike_aboard, needs_hits
from .fighting import division, first_division, next_division
from .table import alike, eligible, holds, may_be_attacked, midway_lives, under_attack

MOST: Final = 96
"""So many candidates there are at most. What does not fit (only somebody's own figures bring so many) is left out."""
TURN: Final = 2 * by.NUMBERS
"""In a plan: the turn that its second row is for."""
PLAN: Final = TURN + 1

# The notes begin with a head.
COUNT: Final = 0
"""How many candidates there are."""
DONE: Final = 1
"""Imagined games that each has played."""
PLAYED: Final = 2
"""Imagined games over all candidates."""
LEADER: Final = 3
HOUR: Final = 4
"""1 while an hour is ordered in which nothing is rolled before its end."""
ROWS: Final = 5
"""Rows of the book that are used,"""
BOOK_OF: Final = 6
"""and the turn that they are about."""
PASS: Final = 7
PROPOSED: Final = 8
"""How many changes are proposed."""
HEAD: Final = 9
# Then come, for each candidate:
ACTION: Final = 0
"""How it begins; -1: by its plan."""
ALIVE: Final = 1
STAYS: Final = 2
ROW: Final = 3
"""Its row in the book of imagined games."""
VISITS: Final = 4
MARK_1: Final = 5
"""Two numbers that mark the table after the orders of the hour; -1 if there is none."""
MARK_2: Final = 6
NOTE: Final = 7
# And what is proposed: what kind of change, two numbers of the plan (or twice the same) and their value. For loads that
# is the load, whether it is changed, and a quota; for an answer only the action.
CHANGES: Final = HEAD + NOTE * MOST
CHANGE: Final = 4
NOW: Final = 0
LASTING: Final = 1
LOADS: Final = 2
ANSWER: Final = 3
NOTES: Final = CHANGES + CHANGE * MOST
PLANS: Final = PLAN * MOST

CLOSING_HOURS: Final = 6
"""So long before the end one may ask when everybody goes up for good."""
KINDS: Final = 8
"""Kinds of Zeros on CAP that are told apart when all ways to commit them are tried."""


def note(number: int) -> int:
    """Where the notes on a candidate begin."""
    return HEAD + NOTE * number


def fresh(p: Flat, c: Flat, base: int, action: int) -> int:
    """One more candidate, with the plan of another; where its plan begins."""
    number = c[COUNT]
    c[COUNT] = number + 1
    here, other, mine = number * PLAN, base * PLAN, note(number)
    for place in range(PLAN):
        p[here + place] = p[other + place]
    c[mine + ACTION] = action
    c[mine + ALIVE] = 1
    c[mine + VISITS] = 0
    c[mine + MARK_1] = -1
    c[mine + MARK_2] = -1
    return here


def propose(c: Flat, what: int, one: int, other: int, value: int) -> None:
    """Something to be tried. It is only noted, so that the many places that propose something stay small."""
    number = c[PROPOSED]
    if number < MOST - 2:
        here = CHANGES + CHANGE * number
        c[here] = what
        c[here + 1] = one
        c[here + 2] = other
        c[here + 3] = value
        c[PROPOSED] = number + 1


def make(p: Flat, c: Flat, base: int) -> None:
    """A candidate of each proposal, on top of the plan of another."""
    for number in range(c[PROPOSED]):
        change = CHANGES + CHANGE * number
        what, one, other, value = c[change], c[change + 1], c[change + 2], c[change + 3]
        here = fresh(p, c, base, value if what == ANSWER else -1)
        if what == LASTING:
            p[here + one] = value
            p[here + other] = value
        if what == LOADS:
            p[here + by.NUMBERS + by.ARMING] = one
            p[here + by.NUMBERS + by.REARM] = other
            one, other = by.QUOTA_QUIET, by.QUOTA_FLEET
        if what != ANSWER:
            p[here + by.NUMBERS + one] = value
            p[here + by.NUMBERS + other] = value


# --- the orders of an hour --------------------------------------------------------------------------------------------


def plans(s: Flat, f: Flat, c: Flat) -> None:
    """Everything that can be ordered otherwise. The table was just looked at."""
    waves(s, c)
    loads(s, f, c)
    if s[policy.WAITING]:
        propose(c, NOW, by.HOLD, by.HOLD, 1)
    if s[policy.DOWN] or s[policy.WAITING]:
        propose(c, NOW, by.WORTH_TORPEDOES, by.WORTH_BOMBS, 30)
        propose(c, NOW, by.WORTH_GUARD, by.WORTH_GUARD, 30)
        propose(c, NOW, by.WORTH_LANDED, by.WORTH_LANDED, 30)
        propose(c, NOW, by.LAND_ON, by.LAND_ON, 1)
    if s[policy.READY] or s[policy.READY + 1] or s[policy.READY + 2]:
        propose(c, NOW, by.LAUNCH_FROM, by.LAUNCH_FROM, 1)
    from_now_on(s, f, c)


def waves(s: Flat, c: Flat) -> None:
    """More or fewer of each kind go up; Zeros fly as escorts, or land before they have to."""
    up, ready = s[policy.TORPEDOES_UP], s[policy.READY + at.TORPEDOES]
    if ready:
        for wave in range(up, up + ready + 1):
            propose(c, NOW, by.WAVE, by.VANGUARD, wave)
    up, ready = s[policy.BOMBS_UP], s[policy.READY + at.BOMBS]
    if ready:
        for wave in range(up, up + ready + 1):
            propose(c, NOW, by.BOMBS, by.BOMBS, wave)
    up, ready = s[policy.LAUNCHED], s[policy.READY + at.NO_LOAD]
    if ready:
        for wave in range(up, up + ready + 1):
            propose(c, NOW, by.GUARDS, by.GUARDS, wave)
    for zeros in range(1, min(ready, 2) + 1):
        propose(c, NOW, by.ESCORTS, by.ESCORTS, zeros)
    for zeros in range(1, min(s[policy.GUARDS] - up, 2) + 1):
        propose(c, NOW, by.RECALL, by.RECALL, zeros)


def loads(s: Flat, f: Flat, c: Flat) -> None:
    """Another load for those made ready, up to a quota of torpedoes; and whether those that are ready change theirs."""
    landed = s[policy.ARMABLE] - s[policy.READY + at.BOMBS] - s[policy.READY + at.TORPEDOES]
    if landed:
        armed = policy.with_torpedoes(s, f)
        for more in range(landed + 1):
            propose(c, LOADS, at.TORPEDOES, 0, armed + more)
    if s[policy.ARMABLE]:
        propose(c, LOADS, at.BOMBS, 0, 99)
        propose(c, LOADS, at.BOMBS, 1, 99)
        propose(c, LOADS, at.TORPEDOES, 1, 99)


def from_now_on(s: Flat, f: Flat, c: Flat) -> None:
    """Other ways to fight the rest of the battle, as far as there is something left to fight."""
    carriers, midway = policy.carriers_left(s, f), midway_lives(s, f)
    if carriers:
        for wave in range(1, 7):
            if wave != 3:
                propose(c, LASTING, by.WAVE, by.WAVE, wave)
        for wave in range(5):
            if wave != 2:
                propose(c, LASTING, by.VANGUARD, by.VANGUARD, wave)
        propose(c, LASTING, by.ESCORTS_FLEET, by.ESCORTS_FLEET, 1)
        if midway:
            for quota in range(0, 10, 2):
                if quota != 6:
                    propose(c, LASTING, by.QUOTA_QUIET, by.QUOTA_FLEET, quota)
            propose(c, LASTING, by.QUOTA_QUIET, by.QUOTA_FLEET, 99)
    if midway:
        propose(c, LASTING, by.BOMBS, by.BOMBS, 0)
    for zeros in range(1, 4):
        propose(c, LASTING, by.GUARDS_UP, by.GUARDS_UP, zeros)
    propose(c, LASTING, by.RESERVE, by.RESERVE, 0)
    propose(c, LASTING, by.COMMITTED, by.COMMITTED, 0)
    propose(c, LASTING, by.LAND_ON, by.LAND_ON, 1)
    if s[at.TURN] > f[at.N_TURNS] - CLOSING_HOURS:
        propose(c, LASTING, by.LAST_STRIKE, by.LAST_STRIKE, 2)
        propose(c, LASTING, by.LAST_STRIKE, by.LAST_STRIKE, 4)


def routine(s: Flat, f: Flat) -> int:
    """An order that needs no thought, or -1: Zeros are made ready, a single attack is flown, and where nothing is left
    to order the game runs on. Whether squadrons fly on is thought about."""
    for squadron in range(f[at.N_SQUADRONS]):
        if s[at.ACTED + squadron]:
            continue
        if s[at.PLACE + squadron] < at.CAP:
            if f[at.IS_ZERO + squadron] and s[at.FACING + squadron] == at.NORTH:
                return at.A_READY + 256 * squadron + at.NO_LOAD
        elif policy.may_fly(s, f, squadron, True) or policy.may_fly(s, f, squadron, False):
            return -1
    midway, one, two = over_target(s, f, 0), over_target(s, f, 1), over_target(s, f, 2)
    if (midway > 0) + (one > 0) + (two > 0) == 1 and not f[at.LOITER] and not f[at.SPLIT_ATTACKS]:
        target = 0 if midway else 1 if one else 2
        return at.A_ATTACK + 65536 * target + midway + one + two
    return at.A_RUN_ON if policy.end(s, f) == at.A_RUN_ON else -1


# --- answers, each of which is a candidate ----------------------------------------------------------------------------


def answer(c: Flat, action: int) -> None:
    """Something else than the doctrine's own answer."""
    if action != c[HEAD + ACTION]:
        propose(c, ANSWER, 0, 0, action)


def over_target(s: Flat, f: Flat, target: int) -> int:
    """Squadrons that may attack it now: 256 for each bomber, one for each Zero."""
    place = at.MIDWAY if target == at.AT_MIDWAY else at.NORTH_EAST
    found = 0
    for squadron in range(f[at.N_SQUADRONS]):
        if s[at.PLACE + squadron] == place and not s[at.ACTED + squadron]:
            found += 1 if f[at.IS_ZERO + squadron] else 256
    return found if found and may_be_attacked(s, f, target) else 0


def attacks(s: Flat, f: Flat, c: Flat) -> bool:
    """Every attack that is open (KB-R34, KB-R69); whether there is any."""
    found = False
    both = over_target(s, f, 1) > 0 and over_target(s, f, 2) > 0
    for target in range(3):
        force = over_target(s, f, target)
        if not force:
            continue
        found = True
        first = at.A_ATTACK + 65536 * target
        if not ((both and target) or f[at.LOITER] or f[at.SPLIT_ATTACKS]):
            answer(c, first + force)
            continue
        bombers, zeros = force // 256, force % 256
        for some in range(bombers, -1, -1):
            for escorts in range(zeros, -1, -1):
                alone = some == 0 or (some == bombers and escorts < zeros)
                if some + escorts and (f[at.SWEEP] or not alone):
                    answer(c, first + 256 * some + escorts)
    return found


def answers(s: Flat, f: Flat, c: Flat, name: int) -> None:
    """Every legal answer to a question in battle."""
    if name == at.Q_COMMIT:
        commitments(s, f, c)
    elif name == at.Q_TARGETS or name == at.Q_SPREAD:
        divisions(s, f, c, name)
    elif name == at.Q_FILL:
        ships = at.SCRATCH
        under_attack(s, f, ships)
        for number in range(1, s[ships] + 1):
            if needs_hits(s, f, s[ships + number]) > 0:
                answer(c, at.A_FILL + s[ships + number])
    elif name == at.Q_LOSE:
        for number in range(1, s[at.B_DOOMED] + 1):
            if first_aboard(s, number):
                answer(c, at.A_PICK + s[at.B_DOOMED + number])
    else:
        picks(s, c, name)


def first_aboard(s: Flat, number: int) -> bool:
    """Whether that squadron is the first of its kind among those of which one has to go."""
    for other in range(1, number):
        if alike_aboard(s, s[at.B_DOOMED + other], s[at.B_DOOMED + number]):
            return False
    return True


def picks(s: Flat, c: Flat, name: int) -> None:
    """One Zero of each kind that may meet the escorts, or be aimed at."""
    row, seen = at.B_FORCE, at.SCRATCH + 40
    if name == at.Q_AIM:
        row = at.SCRATCH
        air.facing_escort(s, row)
    s[seen] = 0
    for number in range(1, s[row] + 1):
        zero = s[row + number]
        unseen = name == at.Q_AIM or not holds(s, at.B_QUEUE, zero)
        for other in range(1, s[seen] + 1):
            if alike(s, s[seen + other], zero):
                unseen = False
        if unseen:
            s[seen] += 1
            s[seen + s[seen]] = zero
            answer(c, at.A_PICK + zero)


def divisions(s: Flat, f: Flat, c: Flat, name: int) -> None:
    ships, parts = at.SCRATCH, at.SCRATCH + 1 + at.SHIPS
    total = first_division(s, f, name, ships, parts)
    more = True
    while more:
        answer(c, at.A_DIVIDE + division(s, ships, parts))
        more = next_division(s, f, name, ships, parts, total)


def commitments(s: Flat, f: Flat, c: Flat) -> None:
    """So many of each kind of Zeros, the first of it; from all to none."""
    # The first Zero of each kind, how many there are, how many are taken, and how many were put in.
    first = at.SCRATCH
    size, taken, used = first + 1 + KINDS, first + 1 + 2 * KINDS, first + 1 + 3 * KINDS
    s[first] = 0
    for squadron in range(f[at.N_SQUADRONS]):
        if eligible(s, squadron):
            kind = kind_of(s, first, squadron)
            if kind < s[first]:
                s[size + kind] += 1
                s[taken + kind] += 1
            elif kind < KINDS:
                s[first] += 1
                s[first + 1 + kind] = squadron
                s[size + kind] = 1
                s[taken + kind] = 1
    more = True
    while more:
        answer(c, at.A_COMMIT + taken_zeros(s, f, first, taken, used))
        more = False
        kind = s[first] - 1
        while kind >= 0 and not more:
            if s[taken + kind]:
                s[taken + kind] -= 1
                more = True
            else:
                s[taken + kind] = s[size + kind]
                kind -= 1


def kind_of(s: Flat, first: int, zero: int) -> int:
    for kind in range(s[first]):
        if alike(s, s[first + 1 + kind], zero):
            return kind
    return s[first]


def taken_zeros(s: Flat, f: Flat, first: int, taken: int, used: int) -> int:
    for kind in range(s[first]):
        s[used + kind] = 0
    zeros = 0
    for squadron in range(f[at.N_SQUADRONS]):
        if eligible(s, squadron):
            kind = kind_of(s, first, squadron)
            if kind < s[first] and s[used + kind] < s[taken + kind]:
                s[used + kind] += 1
                zeros |= 1 << squadron
    return zeros
