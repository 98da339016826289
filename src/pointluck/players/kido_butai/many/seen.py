"""What lies on the table as a row of small numbers, in the order of `pointluck.envs.kido_butai.Table`."""

from __future__ import annotations

from pointluck.players.kernels import Boards, Flat

from ..kernel import layout as at
from ..kernel.bombs import owed
from ..kernel.table import capacity, fleet_lives, holds, points_of_japan, points_of_usa, us_afloat
from . import KERNEL, Bytes


@KERNEL.entry
def look(games: Boards, f: Flat, which: Bytes, count: int, width: int, seen: Bytes) -> None:
    """The table of each game that `which` names."""
    for game in range(count):
        if which[game]:
            row(games[game], f, seen, game * width)


def row(s: Flat, f: Flat, seen: Bytes, first: int) -> int:
    """Where the row ends."""
    here = ships(s, f, seen, sides(s, f, seen, first))
    here = battle(s, f, seen, boxes(s, f, seen, here))
    return squadrons(s, f, seen, here)


def asked(s: Flat) -> int:
    return s[at.STACK + s[at.STACK]] if s[at.STACK] else at.OVER


def put(seen: Bytes, here: int, value: int) -> int:
    seen[here] = value
    return here + 1


def one_of(seen: Bytes, here: int, count: int, chosen: int) -> int:
    """A one in the chosen of so many places; zeros where none is."""
    for place in range(count):
        seen[here + place] = 1 if place == chosen else 0
    return here + count


def sides(s: Flat, f: Flat, seen: Bytes, first: int) -> int:
    """Turn and question, search, the fleet cup, points and losses."""
    here = put(seen, first, s[at.TURN])
    here = one_of(seen, here, at.Q_LOSE, asked(s) - 1)
    here = put(seen, here, s[at.FOUND])
    here = put(seen, here, s[at.REPORTED])
    for fleet in range(1, 3):
        here = put(seen, here, 1 if fleet_lives(s, f, fleet) else 0)
    for target in range(3):
        here = put(seen, here, 1 if s[at.STRUCK + target] else 0)
    left = 0
    for ship in range(f[at.N_US]):
        left += 0 if s[at.FLEET_OF + ship] else 1
    here = put(seen, here, left)
    here = put(seen, here, s[at.FLEET_DUMMIES])
    here = put(seen, here, owed(s, f))
    here = put(seen, here, points_of_japan(s, f))
    here = put(seen, here, points_of_usa(s, f))
    here = put(seen, here, s[at.SHOT + at.BOMBER])
    here = put(seen, here, s[at.SHOT + at.FIGHTER])
    return put(seen, here, s[at.SHOT_DOWN])


def ships(s: Flat, f: Flat, seen: Bytes, first: int) -> int:
    here = first
    for ship in range(f[at.N_SHIPS]):
        here = put(seen, here, s[at.HITS + ship])
        here = put(seen, here, capacity(s, f, ship))
        here = put(seen, here, 1 if s[at.DECK + ship] == at.LAUNCHED else 0)
        here = put(seen, here, 1 if s[at.DECK + ship] == at.LANDED else 0)
    for ship in range(f[at.N_US] + 1):
        hits = s[at.US_HITS + ship]
        left = f[at.US_REDUCED + ship] if hits else f[at.US_FULL + ship]
        here = put(seen, here, hits)
        here = put(seen, here, left if us_afloat(s, f, ship) else 0)
        if ship < f[at.N_US]:
            here = one_of(seen, here, 2, s[at.FLEET_OF + ship] - 1)
    return here


def boxes(s: Flat, f: Flat, seen: Bytes, first: int) -> int:
    """US counters: in cups, drawn, removed, gone, and by turn from the next on."""
    here = first
    for kind in range(at.KINDS):
        seen[here + kind] = s[at.CUPS + kind]
        seen[here + at.KINDS + kind] = s[at.DRAWN + kind]
        seen[here + 2 * at.KINDS + kind] = s[at.REMOVED + kind]
        seen[here + 3 * at.KINDS + kind] = s[at.GONE + kind]
    here += 4 * at.KINDS
    for turn in range(s[at.TURN] + 1, s[at.TURN] + 1 + max(f[at.RETURN_JAPANESE], f[at.RETURN_AMERICAN])):
        for kind in range(at.KINDS):
            seen[here + kind] = s[at.TRACK + at.KINDS * turn + kind] if turn <= f[at.N_TURNS] else 0
        here += at.KINDS
    return here


def battle(s: Flat, f: Flat, seen: Bytes, first: int) -> int:
    here = first
    if not s[at.BATTLE]:
        return one_of(seen, here, 11 + f[at.N_US], -1)
    here = one_of(seen, here, 4, s[at.B_TARGET] + 1)
    here = put(seen, here, s[at.B_FIGHTERS])
    here = put(seen, here, s[at.B_BOMBERS])
    here = put(seen, here, s[at.B_TORPEDO])
    here = put(seen, here, s[at.B_OPPOSED])
    here = put(seen, here, s[at.B_SPECIAL])
    here = put(seen, here, s[at.B_SHOT])
    here = put(seen, here, s[at.B_PIPS])
    fill = asked(s) == at.Q_FILL
    for ship in range(f[at.N_US]):
        here = put(seen, here, s[at.B_HITS + 1 + ship] if fill else 0)
    return here


def squadrons(s: Flat, f: Flat, seen: Bytes, first: int) -> int:
    here, count = first, f[at.N_SHIPS]
    meet = asked(s) == at.Q_MEET
    for squadron in range(f[at.N_SQUADRONS]):
        place = s[at.PLACE + squadron]
        here = one_of(seen, here, count + 5, place if place < at.CAP else count + place - at.CAP)
        here = one_of(seen, here, 4, s[at.FACING + squadron])
        here = one_of(seen, here, 2, s[at.LOAD + squadron])
        here = put(seen, here, s[at.ACTED + squadron])
        here = put(seen, here, s[at.DUE + squadron])
        here = put(seen, here, max(0, s[at.LOW + squadron] - s[at.TURN] + 1))
        order, aims = 0, 0
        for number in range(1, s[at.B_FORCE] + 1):
            if s[at.B_FORCE + number] == squadron:
                order = number
        for number in range(1, s[at.B_AIMS] + 1):
            aims += 1 if s[at.B_AIMS + number] == squadron else 0
        here = put(seen, here, order)
        here = put(seen, here, 1 if meet and holds(s, at.B_QUEUE, squadron) else 0)
        here = put(seen, here, aims)
        here = put(seen, here, 1 if holds(s, at.B_DOOMED, squadron) else 0)
    return here
