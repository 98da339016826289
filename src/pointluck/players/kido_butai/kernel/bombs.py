"""Anti-aircraft fire, bombs, and what hits do (bombing.py and damage.py of the rules)."""

from __future__ import annotations

from pointluck.players.kernels import Flat

from . import layout as at
from .table import (
    aboard,
    afloat,
    capacity,
    clear,
    do,
    lose,
    on_track,
    push,
    shift,
    take_dummy,
    take_from_track,
    under_attack,
    us_capacity_lost,
)


def begin(s: Flat, f: Flat) -> None:
    """An unopposed attack on a fleet is special; Midway never suffers one (KB-6c4, KB-R15, KB-10b)."""
    raid = s[at.B_TARGET] == at.AT_KIDO_BUTAI
    count = f[at.N_SHIPS] if raid else f[at.N_US] + 1
    clear(s, at.B_AIMED)
    clear(s, at.B_HITS)
    s[at.B_AIMED] = count
    s[at.B_HITS] = count
    if not s[at.B_BOMBERS]:
        return
    midway = s[at.B_TARGET] == at.AT_MIDWAY
    special = not s[at.B_OPPOSED] and not midway and (raid or not f[at.NO_SPECIAL_ON_US])
    s[at.B_SPECIAL] = 1 if special else 0
    if special:
        under_attack(s, f, at.B_QUEUE)
        do(s, at.S_ALLOT_HITS)
        do(s, at.S_ROLL_PIPS)
        do(s, at.C_FLAK)
        return
    do(s, at.S_DROP_BOMBS)
    do(s, at.S_OPEN_FLAK)
    if raid:
        do(s, at.S_RAID_TARGETS)
    elif midway:
        s[at.B_AIMED + 1 + f[at.N_US]] = s[at.B_BOMBERS]
    else:
        do(s, at.Q_TARGETS)


def raid_targets(s: Flat, f: Flat) -> None:
    """US bombers fall on the carriers in fixed order, or by die with 10.c (KB-7e, KB-10c)."""
    if f[at.RANDOM_TARGETS]:
        do(s, at.C_TARGET)
        return
    ships = at.SCRATCH
    under_attack(s, f, ships)
    for number in range(s[at.B_BOMBERS]):
        s[at.B_AIMED + 1 + s[ships + 1 + number % s[ships]]] += 1


def random_target(s: Flat, f: Flat, die: int) -> None:
    s[at.B_AIMED + 1 + f[at.FACE + die - 1]] += 1
    aimed = 0
    for ship in range(s[at.B_AIMED]):
        aimed += s[at.B_AIMED + 1 + ship]
    if aimed < s[at.B_BOMBERS]:
        do(s, at.C_TARGET)


def queue_targets(s: Flat, f: Flat) -> None:
    """The ships under attack that have bombers on them."""
    ships = at.SCRATCH
    under_attack(s, f, ships)
    clear(s, at.B_QUEUE)
    for number in range(1, s[ships] + 1):
        if s[at.B_AIMED + 1 + s[ships + number]]:
            push(s, at.B_QUEUE, s[ships + number])


def flak(s: Flat, f: Flat, die: int) -> None:
    """A hit aborts one bomber on that ship, or any one in a special attack (KB-6b2, KB-6c4, KB-7f)."""
    ship = shift(s, at.B_QUEUE)
    if s[at.B_TARGET] == at.AT_KIDO_BUTAI:
        needs = f[at.JAPAN_FLAK_SPECIAL] if s[at.B_SPECIAL] else f[at.JAPAN_FLAK]
    else:
        needs = f[at.US_FLAK_SPECIAL] if s[at.B_SPECIAL] else f[at.US_FLAK]
    if die >= needs:
        s[at.B_BOMBERS] -= 1
        if not s[at.B_SPECIAL]:
            s[at.B_AIMED + 1 + ship] -= 1
    if not s[at.B_BOMBERS]:
        clear(s, at.B_QUEUE)
    if s[at.B_QUEUE]:
        do(s, at.C_FLAK)


def bomb(s: Flat, f: Flat, die: int) -> None:
    """One die for each bomber on its ship (KB-6c1)."""
    ship = s[at.B_QUEUE + 1]
    if s[at.B_TARGET] == at.AT_KIDO_BUTAI:
        needs = f[at.US_HIT]
    else:
        needs = f[at.HIT_MIDWAY] if s[at.B_TARGET] == at.AT_MIDWAY else f[at.HIT_CARRIER]
    if die >= needs:
        s[at.B_HITS + 1 + ship] += 1
    s[at.B_AIMED + 1 + ship] -= 1
    if not s[at.B_AIMED + 1 + ship]:
        shift(s, at.B_QUEUE)
    if s[at.B_QUEUE]:
        do(s, at.C_BOMB)


def pips(s: Flat, die: int) -> None:
    """All eyes count (KB-6c5)."""
    s[at.B_PIPS] += die
    s[at.B_BOMBERS] -= 1
    if s[at.B_BOMBERS]:
        do(s, at.C_PIPS)


def needs_hits(s: Flat, f: Flat, ship: int) -> int:
    """Hits that still sink the ship, beyond those already given to it."""
    if s[at.B_TARGET] == at.AT_KIDO_BUTAI:
        return f[at.SHIP_HITS] - s[at.HITS + ship] - s[at.B_HITS + 1 + ship]
    return f[at.US_SUNK_BY + ship] - s[at.US_HITS + ship] - s[at.B_HITS + 1 + ship]


def fill(s: Flat, f: Flat, ship: int) -> None:
    hits = min(s[at.B_PIPS], needs_hits(s, f, ship))
    s[at.B_HITS + 1 + ship] += hits
    s[at.B_PIPS] -= hits


def allot_hits(s: Flat, f: Flat) -> None:
    """Ship by ship until each sinks; the player orders the US ships, surplus hits are lost (KB-R28)."""
    ships = at.SCRATCH
    under_attack(s, f, ships)
    needs = 0
    for number in range(1, s[ships] + 1):
        needs += needs_hits(s, f, s[ships + number])
    if s[at.B_TARGET] == at.AT_KIDO_BUTAI or s[at.B_PIPS] >= needs:
        for number in range(1, s[ships] + 1):
            fill(s, f, s[ships + number])
        s[at.B_PIPS] = 0
    elif s[at.B_PIPS]:
        do(s, at.Q_FILL if f[at.FILL_IN_ORDER] else at.Q_SPREAD)


# --- damage -----------------------------------------------------------------------------------------------------------


def apply_hits(s: Flat, f: Flat) -> None:
    """All bombs of one attack strike together; surplus hits are lost (KB-6c2, KB-6c3, KB-R59)."""
    raid = s[at.B_TARGET] == at.AT_KIDO_BUTAI
    for ship in range(s[at.B_HITS]):
        hits = s[at.B_HITS + 1 + ship]
        if raid:
            s[at.HITS + ship] = min(s[at.HITS + ship] + hits, f[at.SHIP_HITS])
        else:
            s[at.US_HITS + ship] = min(s[at.US_HITS + ship] + hits, f[at.US_SUNK_BY + ship])
    if not raid:
        return
    for squadron in range(f[at.N_SQUADRONS]):
        ship = s[at.PLACE + squadron]
        if ship < at.SHIPS and s[at.B_HITS + 1 + ship] and not afloat(s, f, ship):
            lose(s, squadron, False)
    clear(s, at.B_QUEUE)
    for place in range(f[at.N_SHIPS]):
        ship = f[at.ORDER + place]
        if s[at.B_HITS + 1 + ship] and afloat(s, f, ship):
            push(s, at.B_QUEUE, ship)
    do(s, at.S_LOSSES_ABOARD)


def losses_aboard(s: Flat, f: Flat) -> None:
    """One by one from the more numerous kind, a die deciding ties, until they fit (KB-7h, KB-7i, KB-R39)."""
    while s[at.B_QUEUE]:
        ship = s[at.B_QUEUE + 1]
        zeros = 0
        there = aboard(s, f, ship)
        if there <= capacity(s, f, ship):
            shift(s, at.B_QUEUE)
            continue
        for squadron in range(f[at.N_SQUADRONS]):
            if s[at.PLACE + squadron] == ship and f[at.IS_ZERO + squadron]:
                zeros += 1
        do(s, at.S_LOSSES_ABOARD)
        if zeros * 2 == there:
            do(s, at.C_TIE_ABOARD)
        else:
            condemn(s, f, zeros * 2 > there)
        return


def condemn(s: Flat, f: Flat, zeros: bool) -> None:
    """One of this kind aboard the first ship of the queue must go."""
    clear(s, at.B_DOOMED)
    for squadron in range(f[at.N_SQUADRONS]):
        if s[at.PLACE + squadron] == s[at.B_QUEUE + 1] and (f[at.IS_ZERO + squadron] != 0) == zeros:
            push(s, at.B_DOOMED, squadron)
    do(s, at.Q_LOSE if f[at.PLAYER_REMOVES] else at.C_LOSE)


def alike_aboard(s: Flat, squadron: int, other: int) -> bool:
    return s[at.LOAD + squadron] == s[at.LOAD + other] and s[at.FACING + squadron] == s[at.FACING + other]


# --- US squadrons that have lost their deck (KB-6c6, KB-6c7, KB-R9) ---------------------------------------------------


def us_capacity(s: Flat, f: Flat) -> None:
    """KB-R9, KB-R72."""
    if not f[at.REMOVAL_CUMULATIVE]:
        s[at.DEBT] += max(0, us_capacity_lost(s, f) - s[at.B_CAPACITY_LOST] - s[at.B_SHOT])
    if not f[at.REMOVAL_AS_DUE]:
        do(s, at.S_REMOVE)


def owed(s: Flat, f: Flat) -> int:
    if not f[at.REMOVAL_CUMULATIVE]:
        return s[at.DEBT]
    out = s[at.SHOT + at.BOMBER] + s[at.SHOT + at.FIGHTER] + s[at.REMOVED + at.BOMBER] + s[at.REMOVED + at.FIGHTER]
    return max(0, us_capacity_lost(s, f) - out)


def counters_return(s: Flat, f: Flat) -> None:
    """Counters due this turn: the US pay for lost decks from them, the rest goes back to the cups (KB-6a7, KB-R33)."""
    box = at.TRACK + at.KINDS * s[at.TURN]
    bombers, fighters = s[box + at.BOMBER], s[box + at.FIGHTER]
    if f[at.REMOVAL_AS_DUE] and (bombers or fighters) and owed(s, f):
        do(s, at.S_COUNTERS_RETURN)
        remove_larger(s, f, bombers, fighters)
        return
    for kind in range(at.KINDS):
        s[at.CUPS + kind] += s[box + kind]
        s[box + kind] = 0


def remove_at_once(s: Flat, f: Flat) -> None:
    """Option kb.capacity_removal `immediate`: from the track, then the cup, of the kind with more left (KB-R9)."""
    bombers = on_track(s, f, at.BOMBER) + s[at.CUPS + at.BOMBER]
    fighters = on_track(s, f, at.FIGHTER) + s[at.CUPS + at.FIGHTER]
    if owed(s, f) and (bombers or fighters):
        do(s, at.S_REMOVE)
        remove_larger(s, f, bombers, fighters)
    else:
        s[at.DEBT] = 0


def remove_larger(s: Flat, f: Flat, bombers: int, fighters: int) -> None:
    """KB-6c7."""
    if bombers == fighters:
        do(s, at.C_TIE)
    else:
        take(s, f, at.BOMBER if bombers > fighters else at.FIGHTER)


def take(s: Flat, f: Flat, kind: int) -> None:
    """One squadron out of the game: from the box now due or the earliest one, else from the cup."""
    if not take_from_track(s, f, kind):
        s[at.CUPS + kind] -= 1
    s[at.REMOVED + kind] += 1
    if not f[at.REMOVAL_CUMULATIVE]:
        s[at.DEBT] -= 1
    if f[at.REMOVAL_TAKES_DUMMY]:
        dummy = at.BOMBER_DUMMY if kind == at.BOMBER else at.FIGHTER_DUMMY
        if take_from_track(s, f, dummy):
            s[at.REMOVED + dummy] += 1
        else:
            take_dummy(s, f, dummy)
