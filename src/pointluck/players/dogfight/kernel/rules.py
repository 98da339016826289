"""Moving, firing and the course of the round on flat rows of numbers.

Scratch rows are handed in, because a list cannot be cut into views.
"""

from __future__ import annotations

from pointluck.games.dogfight.order_of_battle import BOMBER
from pointluck.players.kernels import Flat, Weights

from . import KERNEL
from .layout import (
    AREA,
    ATTACKER,
    CARRIER,
    COUNT,
    DEALS,
    DEFENDER,
    DIAGRAM,
    DISTANCE,
    DOMINATION,
    DRAW_FROM_ZERO,
    ELITE_IN,
    EVADED,
    EXISTS,
    FACING,
    HALF,
    HOLDER,
    MARKER,
    MIDWAY,
    MIDWAY_POINTS,
    NEAR,
    ODDS,
    P_SIZE,
    POINTS,
    ROLE,
    ROLES,
    ROLLS,
    ROLLS_IN,
    ROW,
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
    TARGET,
    THREAT,
    TURN,
    TURNED,
    VETERANS_IN,
    WAY_SPAN,
    WAYS,
    WIDE,
    WIDE_WINDOW,
    WINDOW,
    WINNER,
)
from .layout import MOST as MOST_AIRCRAFT
from .worth import worth


def spot(p: Flat, a: int, b: int) -> int:
    """Where b is in a's window of near offsets; -1 outside."""
    here, there = p[AREA + a], p[AREA + b]
    q = (there >> 6) - (here >> 6)
    r = (there & 63) - (here & 63)
    if q < -NEAR or q > NEAR or r < -NEAR or r > NEAR:
        return -1
    return (q + NEAR) * (2 * NEAR + 1) + r + NEAR


def manoeuvres(t: Flat, p: Flat, a: int, b: int) -> int:
    """From a to b on an open table."""
    here, there = p[AREA + a], p[AREA + b]
    q = (there >> 6) - (here >> 6)
    r = (there & 63) - (here & 63)
    if q < -WIDE or q > WIDE or r < -WIDE or r > WIDE:
        return 40
    return t[DISTANCE + p[FACING + a] * WIDE_WINDOW + (q + WIDE) * (2 * WIDE + 1) + r + WIDE]


def seen(t: Flat, p: Flat, a: int, b: int) -> int:
    """Twice the cards that a draws against b, and one more in an Attack Area."""
    place = spot(p, a, b)
    if place < 0:
        return 0
    return t[DIAGRAM + ((t[SIDE + a] * ROLES + t[ROLE + a]) * 6 + p[FACING + a]) * WINDOW + place]


def threat(t: Flat, f: Weights, p: Flat, a: int, b: int) -> float:
    """The chance that an attack of a destroys b, as worked out for how they stand to each other."""
    place = spot(p, a, b)
    if place < 0:
        return 0.0
    turned = (p[FACING + b] - p[FACING + a] + 6) % 6
    kinds = (t[SIDE + a] * ROLES + t[ROLE + a]) * ROLES + t[ROLE + b]
    return f[THREAT + (kinds * 6 + turned) * WINDOW + t[TURNED + p[FACING + a] * WINDOW + place]]


def marked(t: Flat, p: Flat, side: int) -> bool:
    half = t[HALF]
    count = 0
    for a in range(side * half, side * half + half):
        count += p[MARKER + a]
    return count > 0


# --- moving ---------------------------------------------------------------------------------------------------------


def enter(t: Flat, p: Flat, a: int, there: int, facing: int) -> int:
    """Whoever is there changes places; a Bomber on the enemy carrier wins. Returns whom it displaced, or -1."""
    other = -1
    for b in range(t[COUNT]):
        if p[AREA + b] == there and b != a:
            other = b
            break
    here = p[AREA + a]
    p[AREA + a] = there
    p[FACING + a] = facing
    if other >= 0:
        p[AREA + other] = here
    if not t[DOMINATION]:
        if t[ROLE + a] == BOMBER and there == t[CARRIER + 1 - t[SIDE + a]]:
            p[WINNER] = t[SIDE + a]
        elif other >= 0 and t[SWAP_WINS] and t[ROLE + other] == BOMBER and here == t[CARRIER + 1 - t[SIDE + other]]:
            p[WINNER] = t[SIDE + other]
    return other


@KERNEL.entry
def destroy(t: Flat, p: Flat, a: int) -> None:
    p[AREA + a] = -1
    p[MARKER + a] = 0
    side = t[SIDE + a]
    if t[DOMINATION]:
        p[POINTS + 1 - side] += t[SCORES + a]
        if p[POINTS + 1 - side] >= t[TARGET]:
            p[WINNER] = 1 - side
    elif t[ROLE + a] == BOMBER:
        half = t[HALF]
        for b in range(side * half, side * half + half):
            if t[ROLE + b] == BOMBER and p[AREA + b] >= 0:
                return
        p[WINNER] = 1 - side


@KERNEL.entry
def carry_out(t: Flat, p: Flat, a: int, row: int) -> bool:
    """The tokens of a row. False if the aircraft or the game is lost or won on the way, so that nothing follows."""
    base = ROW_TOKEN + (t[ROLE + a] * ROWS + row) * ROW
    for number in range(t[ROW_LENGTH + t[ROLE + a] * ROWS + row]):
        facing = p[FACING + a]
        if not advance(t, p, a, p[AREA + a] + t[STEPS + facing], (facing + t[TURN + t[base + number]]) % 6):
            return False
    return True


@KERNEL.entry
def advance(t: Flat, p: Flat, a: int, there: int, facing: int) -> bool:
    """A step in a combat, remembered so that it can be flown back (DF-R20)."""
    note(t, p, a, p[AREA + a] * 6 + p[FACING + a])
    return go(t, p, a, there, facing)


def go(t: Flat, p: Flat, a: int, there: int, facing: int) -> bool:
    """Off the board a Small Tile is laid if there is one."""
    if not t[EXISTS + there] and t[SPARE] == 0:
        destroy(t, p, a)
        return False
    other = enter(t, p, a, there, facing)
    if other >= 0:
        note(t, p, other, there * 6 + p[FACING + other])
    return p[WINNER] < 0


def note(t: Flat, p: Flat, a: int, pose: int) -> None:
    at = WAYS + t[SIDE + a] * WAY_SPAN
    steps = p[at]
    if (a == p[ATTACKER] or a == p[DEFENDER]) and steps < WAY_SPAN - 1:
        p[at] = steps + 1
        p[at + 1 + steps] = pose


def fly_back(t: Flat, p: Flat, a: int) -> bool:
    """The whole way of the combat, the last step first (DF-R20)."""
    at = WAYS + t[SIDE + a] * WAY_SPAN
    while p[at] > 0:
        pose = p[at + p[at]]
        p[at] -= 1
        if not go(t, p, a, pose // 6, pose % 6):
            return False
    return True


@KERNEL.entry
def copy(p: Flat, q: Flat) -> None:
    for number in range(P_SIZE):
        q[number] = p[number]


# --- the course of the round ------------------------------------------------------------------------------------------


def after_flight(t: Flat, f: Weights, p: Flat, q: Flat) -> float:
    """The card passes on; what the position is worth then."""
    if p[WINNER] >= 0:
        return 1.0 - p[WINNER]
    holder = p[HOLDER]
    if marked(t, p, 1 - holder):
        p[HOLDER] = 1 - holder
        value = worth(t, f, p)
        p[HOLDER] = holder
        return value
    if marked(t, p, holder):
        return worth(t, f, p)
    return after_round(t, f, p, q)


@KERNEL.entry
def after_combat(t: Flat, f: Weights, p: Flat, q: Flat) -> float:
    if p[WINNER] >= 0:
        return 1.0 - p[WINNER]
    holder = p[HOLDER]
    if marked(t, p, holder):
        return worth(t, f, p)
    if marked(t, p, 1 - holder):
        p[HOLDER] = 1 - holder
        value = worth(t, f, p)
        p[HOLDER] = holder
        return value
    return after_round(t, f, p, q)


def after_round(t: Flat, f: Weights, p: Flat, q: Flat) -> float:
    copy(p, q)
    end_round(t, q)
    return 1.0 - q[WINNER] if q[WINNER] >= 0 else worth(t, f, q)


@KERNEL.entry
def end_round(t: Flat, p: Flat) -> None:
    """Midway is counted, Fighters come back, everybody has a marker, and nobody has the card yet."""
    n = t[COUNT]
    if t[DOMINATION]:
        lead = 0
        for a in range(n):
            if p[AREA + a] >= 0 and t[MIDWAY + p[AREA + a]]:
                lead += 1 - 2 * t[SIDE + a]
        if lead != 0:
            side = 0 if lead > 0 else 1
            p[POINTS + side] += t[MIDWAY_POINTS]
            if p[POINTS + side] >= t[TARGET]:
                p[WINNER] = side
                return
        for a in range(n):
            if p[AREA + a] < 0 and t[ROLE + a] == 0:
                come_back(t, p, a)
    for a in range(n):
        p[MARKER + a] = 1 if p[AREA + a] >= 0 else 0
    p[HOLDER] = 2


def come_back(t: Flat, p: Flat, a: int) -> None:
    for number in range(t[STARTS]):
        pose = t[START + t[SIDE + a] * MOST_AIRCRAFT + number]
        free = True
        for b in range(t[COUNT]):
            if p[AREA + b] == pose // 6:
                free = False
                break
        if free:
            p[AREA + a] = pose // 6
            p[FACING + a] = pose % 6
            return


# --- firing -----------------------------------------------------------------------------------------------------------


def odds(t: Flat, usa: int, japan: int, cards: int, other_cards: int, rolls: int, other_rolls: int) -> int:
    """Where the chances of the USA's gunner and of Japan's are; rolls are those played against each."""
    place = (t[ROLE + usa] * ROLES + t[ROLE + japan]) * ROLLS + min(rolls, ROLLS - 1)
    place = (place * ROLLS + min(other_rolls, ROLLS - 1)) * DEALS + min(cards, DEALS - 1)
    return ODDS + (place * DEALS + min(other_cards, DEALS - 1)) * 2


@KERNEL.entry
def firing_chances(t: Flat, f: Weights, p: Flat, a: int, d: int) -> tuple[float, float]:
    """The chances that d and that a is destroyed if they fire now, with what cards have added."""
    usa = a if t[SIDE + a] == 0 else d
    japan = d if usa == a else a
    ours, theirs = seen(t, p, usa, japan), seen(t, p, japan, usa)
    if p[EVADED] or not (ours & 1 or theirs & 1):
        return 0.0, 0.0
    m, n = ours >> 1, theirs >> 1
    if m or t[DRAW_FROM_ZERO]:
        m += p[VETERANS_IN]
    if n or t[DRAW_FROM_ZERO]:
        n += p[VETERANS_IN + 1]
    if m:
        m += p[ELITE_IN]
    if n:
        n += p[ELITE_IN + 1]
    at = odds(t, usa, japan, m, n, p[ROLLS_IN + 1], p[ROLLS_IN])
    win = f[at] if ours & 1 else 0.0
    loss = f[at + 1] if theirs & 1 else 0.0
    return (win, loss) if usa == a else (loss, win)


@KERNEL.entry
def fire(t: Flat, f: Weights, p: Flat, q: Flat, a: int, d: int) -> float:
    """What Firing between attacker and defender is worth."""
    still = after_combat(t, f, p, q)
    if p[WINNER] >= 0:
        return still
    kill, loss = firing_chances(t, f, p, a, d)
    value = (1.0 - kill - loss) * still
    if kill > 0.0:
        value += kill * without(t, f, p, q, d)
    if loss > 0.0:
        value += loss * without(t, f, p, q, a)
    return value


def without(t: Flat, f: Weights, p: Flat, q: Flat, a: int) -> float:
    """The combat is over and that aircraft is lost."""
    where, marker = p[AREA + a], p[MARKER + a]
    points = p[POINTS + 1 - t[SIDE + a]]
    destroy(t, p, a)
    value = after_combat(t, f, p, q)
    p[WINNER] = -1
    p[AREA + a] = where
    p[MARKER + a] = marker
    p[POINTS + 1 - t[SIDE + a]] = points
    return value
