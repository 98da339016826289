"""The doctrine on the flat table, with its numbers to choose (see plan.py). With its own numbers it is the doctrine."""

from __future__ import annotations

from pointluck.players.kernels import Flat, Weights

from . import layout as at
from . import plan as by
from .fighting import commit, divide, expose, finish_off, give_up
from .table import (
    afloat,
    capacity,
    fleet_drawn,
    fleets_live,
    may_be_attacked,
    midway_lives,
    us_afloat,
)

# Paper: what the commander knows before he gives an order (Picture of the doctrine).
READY = at.SCRATCH + 40
"""Squadrons ready aboard, by load."""
UP = at.SCRATCH + 44
"""Squadrons still to be launched, by load; a Zero as escort counts apart."""
ESCORTS_UP = at.SCRATCH + 47
DOWN = at.SCRATCH + 48
"""How many should land."""
GUARDS = at.SCRATCH + 49
FRESH = at.SCRATCH + 50
JUST_LAUNCHED = at.SCRATCH + 51
TORPEDOES_UP = at.SCRATCH + 52
BOMBS_UP = at.SCRATCH + 53
ZEROS = at.SCRATCH + 54
ESCORTING = at.SCRATCH + 55
"""Zeros that have landed this turn before they had to."""
LANDING = at.SCRATCH + 57
"""Carriers that should land squadrons, one bit each."""
ROUTINE = at.SCRATCH + 58
"""Zeros to be made ready, and squadrons outbound since last turn."""
AT_TARGET = at.SCRATCH + 59
ARMABLE = at.SCRATCH + 60
"""Bombers aboard that have not acted."""
WAITING = at.SCRATCH + 61
LAUNCHED = at.SCRATCH + 62
"""Zeros launched to fly CAP in this hour."""
ROOM = at.SCRATCH + 63
DECK_READY = at.SCRATCH + 71
"""By ship and load."""


def decide(s: Flat, f: Flat, w: Weights, p: Flat, now: int, name: int) -> int:
    """What the commander answers to a question, by the numbers of a plan that begin at `now`."""
    if name == at.Q_JAPANESE:
        return order(s, f, p, now)
    if name == at.Q_LOADS:
        return loads(s, f, p, now)
    if name == at.Q_COMMIT:
        return commit(s, f, p, now)
    if name == at.Q_MEET or name == at.Q_AIM:
        return expose(s, name)
    if name == at.Q_TARGETS or name == at.Q_SPREAD:
        return divide(s, f, w, name)
    if name == at.Q_FILL:
        return finish_off(s, f)
    return give_up(s)


def loads(s: Flat, f: Flat, p: Flat, now: int) -> int:
    first = 0
    while s[at.LOAD + first] != at.UNSET:
        first += 1
    ship = s[at.PLACE + first]
    if ship >= p[now + by.BOMB_SHIPS]:
        return at.A_LOAD
    count = 0
    for squadron in range(first, f[at.N_SQUADRONS]):
        if s[at.LOAD + squadron] == at.UNSET and s[at.PLACE + squadron] == ship:
            count += 1
    return at.A_LOAD + count


# --- the Japanese Phase -----------------------------------------------------------------------------------------------


def order(s: Flat, f: Flat, p: Flat, now: int) -> int:
    """The next order of the hour. Attacks come first, since the rest depends on how they end."""
    chosen = first_order(s, f, p, now)
    if chosen < 0 and s[ARMABLE]:
        chosen = arm(s, f, p, now)
    if chosen >= 0:
        return chosen
    want(s, f, p, now)
    if s[DOWN]:
        landing_decks(s, f, p, now)
        chosen = land(s, f, p, now)
    if chosen < 0 and (s[UP] or s[UP + 1] or s[UP + 2] or s[ESCORTS_UP]):
        chosen = launch(s, f, p, now)
    return chosen if chosen >= 0 else end(s, f)


def first_order(s: Flat, f: Flat, p: Flat, now: int) -> int:
    """To fly on, or to attack; -1 when that is done."""
    look(s, f)
    chosen = -1
    if s[ROUTINE]:
        chosen = fly_on(s, f, p, now)
    if chosen < 0 and s[AT_TARGET]:
        chosen = attack(s, f, p, now)
    return chosen


def end(s: Flat, f: Flat) -> int:
    """Or run on, where nothing Japanese is left to decide about (KB-R40)."""
    if not f[at.OFFER_EARLY_END] or s[at.RUN_ON]:
        return at.A_END
    for ship in range(f[at.N_SHIPS]):
        if afloat(s, f, ship):
            return at.A_END
    for squadron in range(f[at.N_SQUADRONS]):
        if at.CAP <= s[at.PLACE + squadron] < at.LOST:
            return at.A_END
    return at.A_RUN_ON


def may_fly(s: Flat, f: Flat, squadron: int, fleet: bool) -> bool:
    """KB-3c, KB-6.1 to KB-6.3, KB-R36, KB-R37."""
    if s[at.PLACE + squadron] != at.CENTRE or s[at.FACING + squadron] != at.EAST or s[at.ACTED + squadron]:
        return False
    wrong = at.BOMBS if fleet else at.TORPEDOES
    if s[at.LOAD + squadron] == wrong or not (fleets_live(s, f) if fleet else midway_lives(s, f)):
        return False
    if f[at.SWEEP] or not f[at.IS_ZERO + squadron]:
        return True
    place = at.NORTH_EAST if fleet else at.MIDWAY
    for other in range(f[at.N_SQUADRONS]):
        if s[at.PLACE + other] == place and s[at.ACTED + other] and not f[at.IS_ZERO + other]:
            return True
    return False


def fly_on(s: Flat, f: Flat, p: Flat, now: int) -> int:
    """Orders that need no thought: Zeros are made ready, outbound squadrons fly on."""
    for squadron in range(f[at.N_SQUADRONS]):
        if s[at.ACTED + squadron]:
            continue
        place = s[at.PLACE + squadron]
        if place < at.CAP:
            if f[at.IS_ZERO + squadron] and s[at.FACING + squadron] == at.NORTH:
                return at.A_READY + 256 * squadron + at.NO_LOAD
        elif place == at.CENTRE and s[at.FACING + squadron] == at.EAST and not p[now + by.HOLD]:
            fleet, midway = may_fly(s, f, squadron, True), may_fly(s, f, squadron, False)
            if fleet:
                return at.A_FLY + 256 * squadron + 1
            if midway:
                for other in range(squadron + 1, f[at.N_SQUADRONS]):
                    if may_fly(s, f, other, True):
                        return at.A_FLY + 256 * other + 1
                return at.A_FLY + 256 * squadron
    return -1


def attack(s: Flat, f: Flat, p: Flat, now: int) -> int:
    """Everybody at a target attacks it; where two fleets can be attacked, half attacks the first of them."""
    bombers = zeros = fleet_bombers = fleet_zeros = 0
    for squadron in range(f[at.N_SQUADRONS]):
        place = s[at.PLACE + squadron]
        if place == at.MIDWAY and not s[at.ACTED + squadron]:
            zeros += f[at.IS_ZERO + squadron]
            bombers += 1 - f[at.IS_ZERO + squadron]
        elif place == at.NORTH_EAST and not s[at.ACTED + squadron]:
            fleet_zeros += f[at.IS_ZERO + squadron]
            fleet_bombers += 1 - f[at.IS_ZERO + squadron]
    one, two = may_be_attacked(s, f, 1), may_be_attacked(s, f, 2)
    over_fleet = fleet_bombers + fleet_zeros > 0 and (one or two)
    if bombers + zeros and may_be_attacked(s, f, at.AT_MIDWAY) and not (over_fleet and p[now + by.FLEET_FIRST]):
        return at.A_ATTACK + 256 * bombers + zeros
    if not over_fleet:
        return -1
    if not (one and two):
        return at.A_ATTACK + (65536 if one else 131072) + 256 * fleet_bombers + fleet_zeros
    return at.A_ATTACK + 65536 + half(f, fleet_bombers, fleet_zeros)


def half(f: Flat, bombers: int, zeros: int) -> int:
    """The first division in the order of the rules that takes no more than half, rounded up."""
    enough = (bombers + zeros + 1) // 2
    for some in range(bombers, -1, -1):
        for escorts in range(zeros, -1, -1):
            alone = some == 0 or (some == bombers and escorts < zeros)
            if some + escorts == 0 or (alone and not f[at.SWEEP]):
                continue
            if some + escorts <= enough:
                return 256 * some + escorts
    return 256 * bombers + zeros


def arm(s: Flat, f: Flat, p: Flat, now: int) -> int:
    """Torpedoes, unless only Midway is left to attack. Who is ready changes a load that has become useless."""
    carriers_left = False
    for ship in range(f[at.N_US]):
        if us_afloat(s, f, ship):
            carriers_left = True
    midway = midway_lives(s, f)
    only_midway = midway and not carriers_left
    best = p[now + by.ARMING]
    if best < 0:
        best = at.BOMBS if only_midway else at.TORPEDOES
    change = p[now + by.REARM] == 1
    if p[now + by.REARM] < 0:
        useless = only_midway or fleets_live(s, f) or not midway
        change = s[at.TURN] < f[at.N_TURNS] - p[now + by.LAST_STRIKE] and useless
    quota = p[now + by.QUOTA_FLEET] if fleets_live(s, f) else p[now + by.QUOTA_QUIET]
    if quota < 99 and midway and carriers_left and s[at.TURN] <= f[at.N_TURNS] - p[now + by.LAST_BOMBS]:
        if with_torpedoes(s, f) >= quota:
            best = at.BOMBS
            change = False
    for squadron in range(f[at.N_SQUADRONS]):
        if s[at.PLACE + squadron] >= at.CAP or s[at.ACTED + squadron] or f[at.IS_ZERO + squadron]:
            continue
        facing = s[at.FACING + squadron]
        if facing == at.NORTH or (change and facing == at.EAST and s[at.LOAD + squadron] != best):
            return at.A_READY + 256 * squadron + best
    return -1


def with_torpedoes(s: Flat, f: Flat) -> int:
    """Squadrons with torpedoes that are ready or on their way."""
    count = 0
    for squadron in range(f[at.N_SQUADRONS]):
        if s[at.LOAD + squadron] == at.TORPEDOES and s[at.PLACE + squadron] != at.LOST:
            if s[at.FACING + squadron] == at.EAST:
                count += 1
    return count


def look(s: Flat, f: Flat) -> None:
    """The table at a glance."""
    for place in range(READY, ROOM):
        s[place] = 0
    for ship in range(f[at.N_SHIPS]):
        s[ROOM + ship] = capacity(s, f, ship)
        for load in range(3):
            s[DECK_READY + 3 * ship + load] = 0
    for squadron in range(f[at.N_SQUADRONS]):
        place = s[at.PLACE + squadron]
        if place == at.LOST:
            continue
        load, facing, acted = s[at.LOAD + squadron], s[at.FACING + squadron], s[at.ACTED + squadron]
        if load == at.NO_LOAD:
            s[ZEROS] += 1
        if place < at.CAP:
            s[ROOM + place] -= 1
            if not acted:
                if load != at.NO_LOAD:
                    s[ARMABLE] += 1
                elif facing == at.NORTH:
                    s[ROUTINE] += 1
                if facing == at.EAST:
                    s[READY + load] += 1
                    s[DECK_READY + 3 * place + load] += 1
        elif s[at.DUE + squadron]:
            s[DOWN] += 1
        elif place == at.CAP:
            s[GUARDS] += 1
            s[LAUNCHED] += acted
            if not s[at.LOW + squadron]:
                s[FRESH] += 1
                if facing == at.EAST:
                    s[JUST_LAUNCHED] += 1
        elif place > at.CENTRE:
            s[AT_TARGET] += 1 - acted
        elif facing == at.EAST and not acted:
            s[ROUTINE] += 1
            s[WAITING] += 1
        elif facing == at.EAST:
            if load == at.TORPEDOES:
                s[TORPEDOES_UP] += 1
            elif load == at.BOMBS:
                s[BOMBS_UP] += 1
            else:
                s[ESCORTING] += 1


def fighters_likely(s: Flat, f: Flat) -> int:
    """How likely a strike launched now is to meet US fighters when it attacks, in percent, if none are drawn before."""
    fighters, dummies = s[at.CUPS + at.FIGHTER], s[at.CUPS + at.FIGHTER_DUMMY]
    for turn in range(s[at.TURN] + 1, min(s[at.TURN] + 2, f[at.N_TURNS]) + 1):
        fighters += s[at.TRACK + at.KINDS * turn + at.FIGHTER]
        dummies += s[at.TRACK + at.KINDS * turn + at.FIGHTER_DUMMY]
    return 100 * fighters // (fighters + dummies) if fighters else 0


def want(s: Flat, f: Flat, p: Flat, now: int) -> None:
    """What should go up and come down in this hour if the decks allow it."""
    turn = s[at.TURN]
    over = turn > f[at.N_TURNS] - p[now + by.LAST_STRIKE]
    waiting_lands = not over and not (f[at.LOITER] and carriers_left(s, f))
    if waiting_lands:
        s[DOWN] += s[WAITING]
    s[DOWN] += min(p[now + by.RECALL], s[GUARDS])
    if over:
        for load in range(3):
            s[UP + load] = s[READY + load]
        return
    if fleets_live(s, f):
        wave, poor = p[now + by.WAVE], p[now + by.POOR_WAVE]
    else:
        wave, poor = p[now + by.VANGUARD], p[now + by.POOR_VANGUARD]
        if s[READY + at.TORPEDOES] + s[TORPEDOES_UP] >= p[now + by.RICH]:
            wave = p[now + by.RICH_VANGUARD]
        elif s[READY + at.TORPEDOES] + s[TORPEDOES_UP] <= p[now + by.THIN]:
            wave = min(wave, 1)
        if not carriers_left(s, f):
            wave, poor = 0, 0
    if p[now + by.WAVE_ONE] >= 0 and one_carrier(s, f):
        wave = p[now + by.WAVE_ONE]
    if poor >= 0 and fighters_likely(s, f) >= p[now + by.POOR]:
        wave = poor
    s[UP + at.TORPEDOES] = min(s[READY + at.TORPEDOES], max(0, wave - s[TORPEDOES_UP]))
    s[UP + at.BOMBS] = s[READY + at.BOMBS] if midway_lives(s, f) else 0
    if p[now + by.BOMBS] >= 0:
        s[UP + at.BOMBS] = min(s[UP + at.BOMBS], max(0, p[now + by.BOMBS] - s[BOMBS_UP]))
    if s[UP + at.BOMBS] + s[BOMBS_UP] < p[now + by.LEAST_BOMBS]:
        s[UP + at.BOMBS] = 0
    s[UP + at.NO_LOAD] = min(s[READY + at.NO_LOAD], guards_wanted(s, f, p, now))
    escorts = p[now + by.ESCORTS]
    if p[now + by.ESCORTS_FLEET] and fleets_live(s, f) and s[UP + at.TORPEDOES] + s[TORPEDOES_UP] > 0:
        if s[FRESH] + s[UP + at.NO_LOAD] >= p[now + by.SPARE]:
            escorts = p[now + by.ESCORTS_FLEET]
    s[ESCORTS_UP] = max(0, min(s[READY + at.NO_LOAD] - s[UP + at.NO_LOAD], escorts - s[ESCORTING]))


def carriers_left(s: Flat, f: Flat) -> bool:
    for ship in range(f[at.N_US]):
        if us_afloat(s, f, ship):
            return True
    return False


def one_carrier(s: Flat, f: Flat) -> bool:
    """Whether just one carrier is known to be left to attack."""
    if not fleet_drawn(s, f):
        return False
    count = 0
    for ship in range(f[at.N_US]):
        if us_afloat(s, f, ship) and s[at.FLEET_OF + ship] <= s[at.REPORTED]:
            count += 1
    return count == 1


def is_waiting(s: Flat, squadron: int) -> bool:
    """Outbound in the centre of the map since last turn."""
    return (
        s[at.PLACE + squadron] == at.CENTRE
        and s[at.FACING + squadron] == at.EAST
        and not s[at.ACTED + squadron]
        and not s[at.DUE + squadron]
    )


def guards_wanted(s: Flat, f: Flat, p: Flat, now: int) -> int:
    """One Zero an hour, so that they also land one after another; in the end all, since they last to the end."""
    if p[now + by.GUARDS] >= 0:
        return max(0, p[now + by.GUARDS] - s[LAUNCHED])
    if s[at.TURN] == f[at.N_TURNS] - p[now + by.ZEROS_UP]:
        return s[ZEROS]
    if s[at.TURN] < f[at.AMERICAN_FROM] - 1:
        return 0
    if p[now + by.GUARDS_UP] >= 0:
        return max(0, p[now + by.GUARDS_UP] - s[FRESH])
    if s[FRESH] and s[ZEROS] < 3:
        return 0
    return 0 if s[JUST_LAUNCHED] else 1


# --- which carriers do it (KB-3j) -------------------------------------------------------------------------------------


def landing_decks(s: Flat, f: Flat, p: Flat, now: int) -> None:
    """The carriers that land: every division into those that land and those that launch is weighed."""
    s[LANDING] = 0
    if not s[DOWN]:
        return
    may, must = 0, 0
    ships = f[at.N_SHIPS]
    for ship in range(ships):
        if not afloat(s, f, ship) or s[ROOM + ship] <= 0 or s[at.DECK + ship] == at.LAUNCHED:
            continue
        may |= 1 << ship
        launches = False
        if s[at.DECK + ship] != at.LANDED:
            for load in range(3):
                if s[DECK_READY + 3 * ship + load] and (s[UP + load] or (load == at.NO_LOAD and s[ESCORTS_UP])):
                    launches = True
        if not launches:
            must |= 1 << ship
    if may == must:
        s[LANDING] = must
        return
    # The last carrier changes first, as in the doctrine's own order of divisions.
    best, best_value = must, division_value(s, f, p, now, must)
    division = must
    while division != may:
        for ship in range(ships - 1, -1, -1):
            bit = 1 << ship
            if bit & may and not bit & must:
                division ^= bit
                if division & bit:
                    break
        value = division_value(s, f, p, now, division)
        if value > best_value:
            best, best_value = division, value
    s[LANDING] = best


def division_value(s: Flat, f: Flat, p: Flat, now: int, division: int) -> int:
    room, zeros, torpedoes, bombs = 0, 0, 0, 0
    for ship in range(f[at.N_SHIPS]):
        if not afloat(s, f, ship):
            continue
        if division >> ship & 1:
            room += s[ROOM + ship]
        elif s[at.DECK + ship] != at.LANDED:
            zeros += s[DECK_READY + 3 * ship + at.NO_LOAD]
            torpedoes += s[DECK_READY + 3 * ship + at.TORPEDOES]
            bombs += s[DECK_READY + 3 * ship + at.BOMBS]
    value = p[now + by.WORTH_LANDED] * min(room, s[DOWN])
    value += p[now + by.WORTH_GUARD] * min(zeros, s[UP + at.NO_LOAD] + s[ESCORTS_UP])
    value += p[now + by.WORTH_TORPEDOES] * min(torpedoes, s[UP + at.TORPEDOES])
    value += p[now + by.WORTH_BOMBS] * min(bombs, s[UP + at.BOMBS])
    if not s[FRESH] and s[UP + at.NO_LOAD] and zeros:
        value += p[now + by.WORTH_ONLY_GUARD]
    return value


def land(s: Flat, f: Flat, p: Flat, now: int) -> int:
    """Zeros first, on the carrier that is attacked last; who has to, before who may."""
    if not s[LANDING]:
        return -1
    ship = -1
    for number in range(f[at.N_SHIPS]):
        if s[LANDING] >> number & 1 and s[ROOM + number] > 0 and s[at.DECK + number] != at.LAUNCHED:
            if ship < 0 or not p[now + by.LAND_ON]:
                ship = number
    if ship < 0:
        return -1
    over = s[at.TURN] > f[at.N_TURNS] - p[now + by.LAST_STRIKE]
    waiting_lands = not over and not (f[at.LOITER] and carriers_left(s, f))
    best, best_rank = -1, 0
    for squadron in range(f[at.N_SQUADRONS]):
        place = s[at.PLACE + squadron]
        if (place != at.CAP and place != at.CENTRE) or s[at.ACTED + squadron]:
            continue
        if s[at.DUE + squadron] or (waiting_lands and is_waiting(s, squadron)):
            rank = 1000 * (1 - f[at.IS_ZERO + squadron]) + f[at.NAME_RANK + first_alike(s, f, squadron)]
        elif place == at.CAP and p[now + by.RECALL] > 0:
            rank = 10000 - 1000 * s[at.FACING + squadron] + f[at.NAME_RANK + squadron]
        else:
            continue
        if best < 0 or rank < best_rank:
            best, best_rank = squadron, rank
    return at.A_LAND + 256 * first_alike(s, f, best) + ship if best >= 0 else -1


def first_alike(s: Flat, f: Flat, squadron: int) -> int:
    """The interchangeable squadron that the rules list: the first by number."""
    for other in range(squadron):
        same = (
            s[at.PLACE + other] == s[at.PLACE + squadron]
            and s[at.FACING + other] == s[at.FACING + squadron]
            and s[at.LOAD + other] == s[at.LOAD + squadron]
            and s[at.LOW + other] == s[at.LOW + squadron]
            and s[at.DUE + other] == s[at.DUE + squadron]
            and s[at.ACTED + other] == s[at.ACTED + squadron]
        )
        if same:
            return other
    return squadron


def launch(s: Flat, f: Flat, p: Flat, now: int) -> int:
    """CAP first; from the carrier that is attacked first, so that little is aboard when it is hit."""
    best, best_rank = -1, 0
    for squadron in range(f[at.N_SQUADRONS]):
        ship = s[at.PLACE + squadron]
        if ship >= at.CAP or s[at.ACTED + squadron] or s[at.FACING + squadron] != at.EAST:
            continue
        if s[at.DECK + ship] == at.LANDED or s[LANDING] >> ship & 1:
            continue
        load = s[at.LOAD + squadron]
        mission = 1 if load == at.NO_LOAD and s[UP + load] else 0
        if not (s[UP + load] or (load == at.NO_LOAD and s[ESCORTS_UP])):
            continue
        rank = 100000 * (1 - mission) + 1000 * (at.SHIPS - 1 - ship if p[now + by.LAUNCH_FROM] else ship)
        if best < 0 or rank <= best_rank:
            listed = first_alike(s, f, squadron)
            rank += f[at.NAME_RANK + listed]
            if best < 0 or rank < best_rank:
                best, best_rank = at.A_LAUNCH + 256 * listed + mission, rank
    return best
