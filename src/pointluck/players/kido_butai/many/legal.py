"""Every legal answer to a question to the player, in the order in which the rules list them.

An answer is known by its key: the kernel's action, the question above it, and with a load the carrier. An attack that
does not name its squadrons has none in its key.
"""

from __future__ import annotations

from typing import Final

from pointluck.players.kernels import Flat

from ..kernel import air
from ..kernel import layout as at
from ..kernel.bombs import alike_aboard, needs_hits
from ..kernel.fighting import division, first_division, next_division
from ..kernel.table import (
    alike,
    any_afloat,
    capacity,
    eligible,
    fleets_live,
    holds,
    may_be_attacked,
    midway_lives,
    push,
    under_attack,
)

KEY: Final = 1 << 50
"""A key has the number of the question from here up to the kind of the action."""
CARRIER: Final = 1 << 16

LISTED: Final = at.TABLE
"""Where the list begins, after all that the kernel knows: how many there are, and then they."""

# Paper.
IDLE: Final = at.SCRATCH
"""Squadrons that may still act."""
KINDS: Final = 12
"""Kinds of Zeros on CAP: four facings, low until this turn or the next or not at all."""
FIRST: Final = at.SCRATCH
SIZE: Final = FIRST + KINDS
TAKEN: Final = SIZE + KINDS
ZEROS: Final = TAKEN + KINDS
"""The Zeros that may intercept; of each its kind, and how many of that kind come before it."""
KIND_OF: Final = ZEROS + at.SQUADRONS
BEFORE: Final = KIND_OF + at.SQUADRONS


def answers(s: Flat, f: Flat, name: int) -> None:
    """List the legal answers to the question on top of the stack."""
    s[LISTED] = 0
    if name == at.Q_JAPANESE:
        orders(s, f)
    elif name == at.Q_LOADS:
        loads(s, f)
    elif name == at.Q_COMMIT:
        commitments(s, f)
    elif name == at.Q_MEET or name == at.Q_AIM:
        picks(s, name)
    elif name == at.Q_TARGETS or name == at.Q_SPREAD:
        divisions(s, f, name)
    elif name == at.Q_FILL:
        fills(s, f)
    elif name == at.Q_LOSE:
        victims(s)


def loads(s: Flat, f: Flat) -> None:
    """KB-1c, KB-R74."""
    first = 0
    while s[at.LOAD + first] != at.UNSET:
        first += 1
    ship = s[at.PLACE + first]
    count = 0
    for squadron in range(first, f[at.N_SQUADRONS]):
        if s[at.PLACE + squadron] == ship and s[at.LOAD + squadron] == at.UNSET:
            count += 1
    for bombs in range(count, -1, -1):
        push(s, LISTED, at.A_LOAD + KEY * at.Q_LOADS + CARRIER * ship + bombs)


# --- the Japanese Phase -----------------------------------------------------------------------------------------------


def orders(s: Flat, f: Flat) -> None:
    """Interchangeable squadrons once; who is over a target must attack it (KB-3, KB-R18, KB-R45).

    Most of all answers are listed here: what is aboard, and which decks are open, is kept in a number each.
    """
    asked = KEY * at.Q_JAPANESE
    # Eight bits for each ship; and squadrons that may still act. Without branches: no processor could foresee them.
    aboard, idle = 0, 0
    for squadron in range(f[at.N_SQUADRONS]):
        place = s[at.PLACE + squadron]
        aboard += (1 if place < at.CAP else 0) << 8 * (place & 7)
        s[IDLE + idle] = squadron
        idle += (1 - s[at.ACTED + squadron]) * (1 if place != at.LOST else 0)
    met, flying, open_decks, here = 0, 0, -1, LISTED
    over_target = False
    for number in range(idle):
        squadron = s[IDLE + number]
        place = s[at.PLACE + squadron]
        if place > at.CENTRE:
            over_target = True
            continue
        # Aboard a squadron faces east or north. In the air only CAP can be low, and it carries nothing.
        if place < at.CAP:
            condition = 1 << 8 * place + (4 if s[at.FACING + squadron] == at.NORTH else 0) + s[at.LOAD + squadron]
            if not met & condition:
                met |= condition
                here = on_deck(s, here, squadron, place)
            continue
        kind = s[at.FACING + squadron] * 8 + s[at.LOAD + squadron] * 2 + s[at.DUE + squadron]
        if place == at.CAP:
            kind = 32 + s[at.FACING + squadron] * 2 + s[at.DUE + squadron] + (8 if s[at.LOW + squadron] else 0)
        if not flying >> kind & 1:
            flying |= 1 << kind
            if place == at.CENTRE and s[at.FACING + squadron] == at.EAST:
                here = flights(s, f, here, squadron)
            if open_decks < 0:
                open_decks = decks(s, f, aboard)
            for ship in range(f[at.N_SHIPS]):
                if open_decks >> ship & 1:
                    here = add(s, here, at.A_LAND + asked + 256 * squadron + ship)
    s[LISTED] = here - LISTED
    if over_target and attacks(s, f) and not f[at.LOITER]:
        return
    nothing = not s[LISTED]
    push(s, LISTED, at.A_END + asked)
    if nothing and f[at.OFFER_EARLY_END] and not s[at.RUN_ON] and not any_afloat(s, f) and not airborne(s, f):
        push(s, LISTED, at.A_RUN_ON + asked)


def add(s: Flat, here: int, key: int) -> int:
    """One more at the end of the list; where the end is then."""
    s[here + 1] = key
    return here + 1


def decks(s: Flat, f: Flat, aboard: int) -> int:
    """Carriers that may land a squadron now, one bit each: afloat, not used to launch, with room (KB-3j, KB-3k)."""
    found = 0
    for ship in range(f[at.N_SHIPS]):
        if s[at.DECK + ship] != at.LAUNCHED and (aboard >> 8 * ship & 255) < capacity(s, f, ship):
            found |= 1 << ship
    return found


def on_deck(s: Flat, here: int, squadron: int, ship: int) -> int:
    """Launch what is ready, make ready what is not, change the load of what is (KB-3a, KB-3f, KB-3j, KB-R22)."""
    one = KEY * at.Q_JAPANESE + 256 * squadron
    load, facing = s[at.LOAD + squadron], s[at.FACING + squadron]
    may_launch = s[at.DECK + ship] != at.LANDED
    if facing == at.EAST:
        if load == at.NO_LOAD:
            if may_launch:
                here = add(s, add(s, here, at.A_LAUNCH + one + 1), at.A_LAUNCH + one)
        elif load != at.UNSET:
            if may_launch:
                here = add(s, here, at.A_LAUNCH + one)
            here = add(s, here, at.A_READY + one + 1 - load)
    elif load == at.NO_LOAD:
        here = add(s, here, at.A_READY + one + at.NO_LOAD)
    elif load != at.UNSET:
        here = add(s, add(s, here, at.A_READY + one + at.BOMBS), at.A_READY + one + at.TORPEDOES)
    return here


def flights(s: Flat, f: Flat, here: int, squadron: int) -> int:
    """To a target that lives, with the right load (KB-3c, KB-6.1 to KB-6.3, KB-R37)."""
    one = at.A_FLY + KEY * at.Q_JAPANESE + 256 * squadron
    load = s[at.LOAD + squadron]
    if load != at.TORPEDOES and midway_lives(s, f) and may_sweep(s, f, squadron, at.MIDWAY):
        here = add(s, here, one)
    if load != at.BOMBS and fleets_live(s, f) and may_sweep(s, f, squadron, at.NORTH_EAST):
        here = add(s, here, one + 1)
    return here


def may_sweep(s: Flat, f: Flat, squadron: int, target: int) -> bool:
    """Without sweeps a Zero only flies where a bomber has flown this turn (KB-R36, KB-R70)."""
    if f[at.SWEEP] or not f[at.IS_ZERO + squadron]:
        return True
    for other in range(f[at.N_SQUADRONS]):
        if s[at.PLACE + other] == target and s[at.ACTED + other] and not f[at.IS_ZERO + other]:
            return True
    return False


def airborne(s: Flat, f: Flat) -> bool:
    for squadron in range(f[at.N_SQUADRONS]):
        if at.CAP <= s[at.PLACE + squadron] < at.LOST:
            return True
    return False


def over(s: Flat, f: Flat, target: int) -> int:
    """Who may attack it now: 256 for each bomber, 1 for each Zero."""
    place = at.MIDWAY if target == at.AT_MIDWAY else at.NORTH_EAST
    found = 0
    for squadron in range(f[at.N_SQUADRONS]):
        if s[at.PLACE + squadron] == place and not s[at.ACTED + squadron]:
            found += 1 if f[at.IS_ZERO + squadron] else 256
    return found


def attacks(s: Flat, f: Flat) -> bool:
    """Every attack that is open; whether there is any (KB-R34, KB-R69)."""
    found = False
    both = may_be_attacked(s, f, 1) and may_be_attacked(s, f, 2)
    for target in range(3):
        force = over(s, f, target)
        if not force or not may_be_attacked(s, f, target):
            continue
        found = True
        first = at.A_ATTACK + KEY * at.Q_JAPANESE + 65536 * target
        if not ((both and target) or f[at.LOITER] or f[at.SPLIT_ATTACKS]):
            push(s, LISTED, first)
            continue
        bombers, zeros = force // 256, force % 256
        for some in range(bombers, -1, -1):
            for escorts in range(zeros, -1, -1):
                alone = some == 0 or (some == bombers and escorts < zeros)
                if some + escorts and (f[at.SWEEP] or not alone):
                    push(s, LISTED, first + 256 * some + escorts)
    return found


# --- battles ----------------------------------------------------------------------------------------------------------


def commitments(s: Flat, f: Flat) -> None:
    """So many of each kind of Zeros, the first of it; from all to none (KB-7d, KB-R25)."""
    kinds, zeros = 0, 0
    for squadron in range(f[at.N_SQUADRONS]):
        if not eligible(s, squadron):
            continue
        kind = 0
        while kind < kinds and not alike(s, s[FIRST + kind], squadron):
            kind += 1
        if kind == kinds:
            s[FIRST + kind] = squadron
            s[SIZE + kind] = 0
            kinds += 1
        s[ZEROS + zeros] = squadron
        s[KIND_OF + zeros] = kind
        s[BEFORE + zeros] = s[SIZE + kind]
        s[SIZE + kind] += 1
        zeros += 1
    for kind in range(kinds):
        s[TAKEN + kind] = s[SIZE + kind]
    kind = 0
    while kind >= 0:
        chosen = 0
        for number in range(zeros):
            if s[BEFORE + number] < s[TAKEN + s[KIND_OF + number]]:
                chosen |= 1 << s[ZEROS + number]
        push(s, LISTED, at.A_COMMIT + KEY * at.Q_COMMIT + chosen)
        kind = kinds - 1
        while kind >= 0 and not s[TAKEN + kind]:
            s[TAKEN + kind] = s[SIZE + kind]
            kind -= 1
        if kind >= 0:
            s[TAKEN + kind] -= 1


def picks(s: Flat, name: int) -> None:
    """The first Zero of each kind that may meet the escorts, or be aimed at (KB-R53, KB-R68)."""
    row = at.B_FORCE
    if name == at.Q_AIM:
        row = at.SCRATCH
        air.facing_escort(s, row)
    for number in range(1, s[row] + 1):
        if name == at.Q_MEET and holds(s, at.B_QUEUE, s[row + number]):
            continue
        first = True
        for other in range(1, number):
            if name == at.Q_AIM or not holds(s, at.B_QUEUE, s[row + other]):
                first = first and not alike(s, s[row + other], s[row + number])
        if first:
            push(s, LISTED, at.A_PICK + KEY * name + s[row + number])


def divisions(s: Flat, f: Flat, name: int) -> None:
    """Every division of bombers or hits, most to the first ship first (KB-6b1, KB-R28)."""
    ships, parts = at.SCRATCH, at.SCRATCH + 1 + at.SHIPS
    total = first_division(s, f, name, ships, parts)
    more = True
    while more:
        push(s, LISTED, at.A_DIVIDE + KEY * name + division(s, ships, parts))
        more = next_division(s, f, name, ships, parts, total)


def fills(s: Flat, f: Flat) -> None:
    """KB-R28."""
    ships = at.SCRATCH
    under_attack(s, f, ships)
    for number in range(1, s[ships] + 1):
        if needs_hits(s, f, s[ships + number]) > 0:
            push(s, LISTED, at.A_FILL + KEY * at.Q_FILL + s[ships + number])


def victims(s: Flat) -> None:
    """The first of each kind (KB-R60)."""
    for number in range(1, s[at.B_DOOMED] + 1):
        first = True
        for other in range(1, number):
            first = first and not alike_aboard(s, s[at.B_DOOMED + other], s[at.B_DOOMED + number])
        if first:
            push(s, LISTED, at.A_PICK + KEY * at.Q_LOSE + s[at.B_DOOMED + number])
