"""The flat table at a glance, and the small changes that several rules make (pieces.py of the rules)."""

from __future__ import annotations

from pointluck.players.kernels import Flat

from . import layout as at


def do(s: Flat, name: int) -> None:
    """Next in the sequence of play. Where several follow, the last is told first."""
    s[at.STACK] += 1
    s[at.STACK + s[at.STACK]] = name


def push(s: Flat, row: int, value: int) -> None:
    """One more in a list."""
    s[row] += 1
    s[row + s[row]] = value


def shift(s: Flat, row: int) -> int:
    """The first of a list, taken from it."""
    first = s[row + 1]
    count = s[row]
    for number in range(1, count):
        s[row + number] = s[row + number + 1]
    s[row + count] = 0
    s[row] = count - 1
    return first


def clear(s: Flat, row: int) -> None:
    for number in range(s[row] + 1):
        s[row + number] = 0


def holds(s: Flat, row: int, value: int) -> bool:
    for number in range(1, s[row] + 1):
        if s[row + number] == value:
            return True
    return False


# --- ships ------------------------------------------------------------------------------------------------------------


def capacity(s: Flat, f: Flat, ship: int) -> int:
    hits = s[at.HITS + ship]
    if hits == 0:
        return f[at.FULL + ship]
    return f[at.REDUCED + ship] if hits < f[at.SHIP_HITS] else 0


def afloat(s: Flat, f: Flat, ship: int) -> bool:
    return s[at.HITS + ship] < f[at.SHIP_HITS]


def any_afloat(s: Flat, f: Flat) -> bool:
    for ship in range(f[at.N_SHIPS]):
        if s[at.HITS + ship] < f[at.SHIP_HITS]:
            return True
    return False


def us_afloat(s: Flat, f: Flat, ship: int) -> bool:
    return s[at.US_HITS + ship] < f[at.US_SUNK_BY + ship]


def us_capacity_lost(s: Flat, f: Flat) -> int:
    lost = 0
    for ship in range(f[at.N_US] + 1):
        hits = s[at.US_HITS + ship]
        if hits >= f[at.US_SUNK_BY + ship]:
            lost += f[at.US_FULL + ship]
        elif hits:
            lost += f[at.US_FULL + ship] - f[at.US_REDUCED + ship]
    return lost


def aboard(s: Flat, f: Flat, place: int) -> int:
    """How many squadrons are at a place."""
    count = 0
    for squadron in range(f[at.N_SQUADRONS]):
        if s[at.PLACE + squadron] == place:
            count += 1
    return count


# --- targets ----------------------------------------------------------------------------------------------------------


def fleet_drawn(s: Flat, f: Flat) -> bool:
    for ship in range(f[at.N_US]):
        if s[at.FLEET_OF + ship]:
            return True
    return False


def fleet_lives(s: Flat, f: Flat, number: int) -> bool:
    """Whether that reported fleet can be attacked: not yet drawn, or with a carrier afloat (KB-R48)."""
    if number < 1 or number > s[at.REPORTED]:
        return False
    if not fleet_drawn(s, f):
        return True
    for ship in range(f[at.N_US]):
        if s[at.FLEET_OF + ship] == number and us_afloat(s, f, ship):
            return True
    return False


def fleets_live(s: Flat, f: Flat) -> bool:
    return fleet_lives(s, f, 1) or fleet_lives(s, f, 2)


def midway_lives(s: Flat, f: Flat) -> bool:
    return us_afloat(s, f, f[at.N_US])


def may_be_attacked(s: Flat, f: Flat, target: int) -> bool:
    """KB-R47, KB-R73."""
    lives = midway_lives(s, f) if target == at.AT_MIDWAY else fleet_lives(s, f, target)
    return lives and (f[at.SPLIT_ATTACKS] != 0 or s[at.STRUCK + target] == 0)


def under_attack(s: Flat, f: Flat, row: int) -> None:
    """The ships of the target that are afloat, in the order of the rules (KB-R27), as a list in that row."""
    clear(s, row)
    target = s[at.B_TARGET]
    if target == at.AT_KIDO_BUTAI:
        for place in range(f[at.N_SHIPS]):
            if afloat(s, f, f[at.ORDER + place]):
                push(s, row, f[at.ORDER + place])
    elif target == at.AT_MIDWAY:
        push(s, row, f[at.N_US])
    else:
        for ship in range(f[at.N_US]):
            if s[at.FLEET_OF + ship] == target and us_afloat(s, f, ship):
                push(s, row, ship)


# --- squadrons and counters -------------------------------------------------------------------------------------------


def lose(s: Flat, squadron: int, shot_down: bool) -> None:
    s[at.PLACE + squadron] = at.LOST
    s[at.DUE + squadron] = 0
    s[at.LOW + squadron] = 0
    if shot_down:
        s[at.SHOT_DOWN] += 1


def put_on_track(s: Flat, f: Flat, delay: int) -> None:
    """Everything drawn goes that many turns ahead; what is due after the last turn is gone (KB-R33)."""
    turn = s[at.TURN] + delay
    row = at.GONE if turn > f[at.N_TURNS] else at.TRACK + at.KINDS * turn
    for kind in range(at.KINDS):
        s[row + kind] += s[at.DRAWN + kind]
        s[at.DRAWN + kind] = 0


def on_track(s: Flat, f: Flat, kind: int) -> int:
    count = 0
    for turn in range(f[at.N_TURNS] + 1):
        count += s[at.TRACK + at.KINDS * turn + kind]
    return count


def take_from_track(s: Flat, f: Flat, kind: int) -> bool:
    """KB-R63."""
    for turn in range(f[at.N_TURNS] + 1):
        if s[at.TRACK + at.KINDS * turn + kind]:
            s[at.TRACK + at.KINDS * turn + kind] -= 1
            return True
    return False


def take_dummy(s: Flat, f: Flat, dummy: int) -> bool:
    """KB-6a8, KB-R63."""
    if s[at.DRAWN + dummy]:
        s[at.DRAWN + dummy] -= 1
    elif s[at.CUPS + dummy]:
        s[at.CUPS + dummy] -= 1
    elif not take_from_track(s, f, dummy):
        return False
    s[at.REMOVED + dummy] += 1
    return True


# --- Zeros on CAP -----------------------------------------------------------------------------------------------------


def alike(s: Flat, zero: int, other: int) -> bool:
    """Zeros of one facing and low status are interchangeable."""
    return s[at.FACING + zero] == s[at.FACING + other] and s[at.LOW + zero] == s[at.LOW + other]


def eligible(s: Flat, squadron: int) -> bool:
    """CAP that may intercept: low CAP only against torpedo bombers (KB-7c)."""
    return s[at.PLACE + squadron] == at.CAP and (s[at.B_TORPEDO] != 0 or s[at.LOW + squadron] == 0)


# --- points -----------------------------------------------------------------------------------------------------------


def squadron_points(f: Flat, count: int) -> int:
    return (count + f[at.SQUADRON_OFFSET]) // f[at.SQUADRON_DIVISOR]


def points_of_japan(s: Flat, f: Flat) -> int:
    """KB-8a to KB-8d."""
    lost = s[at.SHOT + at.BOMBER] + s[at.SHOT + at.FIGHTER]
    if f[at.ALL_LOSSES_COUNT]:
        lost += s[at.REMOVED + at.BOMBER] + s[at.REMOVED + at.FIGHTER]
    points = squadron_points(f, lost)
    for ship in range(f[at.N_US]):
        if not us_afloat(s, f, ship):
            points += f[at.POINTS_US_SUNK]
        elif s[at.US_HITS + ship]:
            points += f[at.POINTS_DAMAGED]
    if not midway_lives(s, f):
        points += f[at.POINTS_MIDWAY]
    elif s[at.US_HITS + f[at.N_US]]:
        points += f[at.POINTS_MIDWAY_DAMAGED]
    return points


def points_of_usa(s: Flat, f: Flat) -> int:
    """KB-8a to KB-8e."""
    points = squadron_points(f, aboard(s, f, at.LOST) if f[at.ALL_LOSSES_COUNT] else s[at.SHOT_DOWN])
    for ship in range(f[at.N_SHIPS]):
        if not afloat(s, f, ship):
            points += f[at.POINTS_SUNK + ship]
        elif s[at.HITS + ship]:
            points += f[at.POINTS_DAMAGED]
    return points


def difference(s: Flat, f: Flat) -> int:
    """Japan's points less those of the USA (KB-8)."""
    return points_of_japan(s, f) - points_of_usa(s, f)
