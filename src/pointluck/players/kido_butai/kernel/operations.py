"""The Japanese Phase, the search, and the steps around them (air_operations.py, reconnaissance.py, victory.py)."""

from __future__ import annotations

from pointluck.players.kernels import Flat

from . import layout as at
from .table import aboard, any_afloat, capacity, clear, do, fleets_live, lose, midway_lives, push, us_capacity_lost


def load(s: Flat, f: Flat, bombs: int) -> None:
    """KB-1c, KB-R74."""
    count = f[at.N_SQUADRONS]
    first = 0
    while s[at.LOAD + first] != at.UNSET:
        first += 1
    ship = s[at.PLACE + first]
    more = False
    given = 0
    for squadron in range(first, count):
        if s[at.LOAD + squadron] != at.UNSET:
            continue
        if s[at.PLACE + squadron] == ship:
            s[at.LOAD + squadron] = at.BOMBS if given < bombs else at.TORPEDOES
            given += 1
        else:
            more = True
    if more:
        do(s, at.Q_LOADS)


def act(s: Flat, f: Flat, action: int) -> None:
    """What the player orders in the Japanese Phase (KB-3)."""
    kind = action // at.KIND * at.KIND
    if kind == at.A_END:
        return
    if kind == at.A_RUN_ON:
        s[at.RUN_ON] = 1
        return
    do(s, at.Q_JAPANESE)
    if kind == at.A_ATTACK:
        do(s, at.L_ATTACK)
        begin_attack(s, f, action)
        return
    squadron = action % at.KIND // 256
    what = action % 256
    s[at.ACTED + squadron] = 1
    if kind == at.A_LAUNCH:
        s[at.DECK + s[at.PLACE + squadron]] = at.LAUNCHED
        s[at.PLACE + squadron] = at.CAP if what else at.CENTRE
    elif kind == at.A_FLY:
        s[at.PLACE + squadron] = at.NORTH_EAST if what else at.MIDWAY
        s[at.FACING + squadron] = at.SOUTH
    elif kind == at.A_LAND:
        s[at.DECK + what] = at.LANDED
        s[at.PLACE + squadron] = what
        s[at.FACING + squadron] = at.NORTH
        s[at.DUE + squadron] = 0
        s[at.LOW + squadron] = 0
    else:
        s[at.FACING + squadron] = at.EAST
        if what != at.NO_LOAD:
            s[at.LOAD + squadron] = what


def begin_attack(s: Flat, f: Flat, action: int) -> None:
    """The first so many bombers and the first so many Zeros at the target that have not acted."""
    target = action % at.KIND // 65536
    bombers = action % 65536 // 256
    zeros = action % 256
    place = at.MIDWAY if target == at.AT_MIDWAY else at.NORTH_EAST
    s[at.STRUCK + target] = 1
    s[at.BATTLE] = 1
    s[at.B_TARGET] = target
    s[at.B_CAPACITY_LOST] = us_capacity_lost(s, f)
    s[at.B_BOMBERS] = bombers
    for kind in range(2):
        left = zeros if kind else bombers
        for squadron in range(f[at.N_SQUADRONS]):
            if left and f[at.IS_ZERO + squadron] == kind and s[at.PLACE + squadron] == place:
                if not s[at.ACTED + squadron]:
                    s[at.ACTED + squadron] = 1
                    push(s, at.B_FORCE, squadron)
                    left -= 1


def end_battle(s: Flat) -> None:
    s[at.B_TARGET] = 0
    for place in range(at.BATTLE, at.B_FORCE):
        s[place] = 0
    clear(s, at.B_FORCE)
    clear(s, at.B_AIMS)
    clear(s, at.B_MET_BOMBERS)
    clear(s, at.B_DICE)
    clear(s, at.B_AIMED)
    clear(s, at.B_HITS)
    clear(s, at.B_QUEUE)
    clear(s, at.B_DOOMED)


def bring_back(s: Flat, squadron: int) -> None:
    """To the centre of the map, facing west (KB-3d)."""
    s[at.PLACE + squadron] = at.CENTRE
    s[at.FACING + squadron] = at.WEST
    s[at.ACTED + squadron] = 1


def strike_returns(s: Flat, f: Flat) -> None:
    for number in range(1, s[at.B_FORCE] + 1):
        squadron = s[at.B_FORCE + number]
        if s[at.PLACE + squadron] != at.LOST:
            bring_back(s, squadron)
    end_battle(s)
    send_home_if_gone(s, f)


def send_home_if_gone(s: Flat, f: Flat) -> None:
    """Squadrons at a target that is no more turn back without acting and land next turn (KB-R48)."""
    midway, fleets = midway_lives(s, f), fleets_live(s, f)
    if midway and fleets:
        return
    for squadron in range(f[at.N_SQUADRONS]):
        place = s[at.PLACE + squadron]
        if (place == at.MIDWAY and not midway) or (place == at.NORTH_EAST and not fleets):
            bring_back(s, squadron)


def begin_turn(s: Flat, f: Flat) -> None:
    """The marker moves on, actions and decks are free again, expired low CAP recovers (KB-2a, KB-R17)."""
    s[at.TURN] += 1
    s[at.PHASE] = 1
    for squadron in range(f[at.N_SQUADRONS]):
        s[at.ACTED + squadron] = 0
        if s[at.LOW + squadron] < s[at.TURN]:
            s[at.LOW + squadron] = 0
    for ship in range(f[at.N_SHIPS]):
        s[at.DECK + ship] = at.FREE
    for target in range(3):
        s[at.STRUCK + target] = 0


def turn_clocks(s: Flat, f: Flat) -> None:
    """Who faces west must land this turn; then the CAP turns, which is no action (KB-3h, KB-3i, KB-R7)."""
    for squadron in range(f[at.N_SQUADRONS]):
        place = s[at.PLACE + squadron]
        if place == at.CAP or place == at.CENTRE:
            if s[at.FACING + squadron] == at.WEST:
                s[at.DUE + squadron] = 1
            elif place == at.CAP:
                s[at.FACING + squadron] += 1
    send_home_if_gone(s, f)


def end_japanese_phase(s: Flat, f: Flat) -> None:
    """Who had to land and did not is lost; outbound strikes that waited turn back (KB-3i, KB-R7, KB-R18)."""
    for squadron in range(f[at.N_SQUADRONS]):
        if s[at.DUE + squadron]:
            lose(s, squadron, False)
    if f[at.LOITER]:
        return
    for squadron in range(f[at.N_SQUADRONS]):
        if s[at.PLACE + squadron] == at.CENTRE and s[at.FACING + squadron] == at.EAST and not s[at.ACTED + squadron]:
            s[at.FACING + squadron] = at.WEST


# --- search -----------------------------------------------------------------------------------------------------------


def japanese_search(s: Flat, f: Flat) -> None:
    """KB-4b to KB-4d: rolled while a fleet is known to be out there unfound (KB-R35, KB-R46)."""
    known = 1
    for ship in range(f[at.N_US]):
        if s[at.FLEET_OF + ship] == 2:
            known = 2
    if known > s[at.REPORTED]:
        do(s, at.C_JAPAN_RECON)


def draw_carrier(s: Flat, f: Flat, ship: int) -> None:
    """One carrier, then the dummy goes in, then on until the dummy comes out (KB-6.4, KB-R14)."""
    if ship < f[at.N_US]:
        s[at.FLEET_OF + ship] = 1
        s[at.FLEET_DUMMIES] = f[at.CARRIER_DUMMIES]
        left = s[at.FLEET_DUMMIES]
        for other in range(f[at.N_US]):
            if not s[at.FLEET_OF + other]:
                left += 1
        if left:
            do(s, at.C_FLEET)
            return
    s[at.FLEET_DUMMIES] = 0
    for other in range(f[at.N_US]):
        if not s[at.FLEET_OF + other]:
            s[at.FLEET_OF + other] = 2


# --- the American Phase -----------------------------------------------------------------------------------------------


def american_phase(s: Flat, f: Flat) -> None:
    """KB-5a, KB-R41, KB-R62, KB-R67."""
    s[at.PHASE] = 3
    if s[at.TURN] >= f[at.AMERICAN_FROM] and s[at.FOUND] and any_afloat(s, f):
        do(s, at.S_RAID)
        draw_on(s, at.BOMBER, at.C_BOMBER)


def draw_on(s: Flat, kind: int, question: int) -> None:
    """Draw, or draw on, if there is anything left. The dummy of a kind has the next number."""
    if s[at.CUPS + kind] or s[at.CUPS + kind + 1]:
        do(s, question)


def draw_counter(s: Flat, kind: int, question: int, squadron: bool) -> None:
    """KB-5b, KB-5c, KB-6.7, KB-R32."""
    which = kind if squadron else kind + 1
    s[at.CUPS + which] -= 1
    s[at.DRAWN + which] += 1
    if squadron:
        draw_on(s, kind, question)


def raid(s: Flat, f: Flat) -> None:
    """If bombers came, the raid is flown; every counter drawn goes on the track (KB-5b, KB-7j, KB-R31)."""
    if not s[at.DRAWN + at.BOMBER]:
        do(s, at.S_RAIDERS_RETURN)
        return
    s[at.BATTLE] = 1
    s[at.B_TARGET] = at.AT_KIDO_BUTAI
    s[at.B_CAPACITY_LOST] = us_capacity_lost(s, f)
    s[at.B_BOMBERS] = s[at.DRAWN + at.BOMBER]
    do(s, at.L_RAID)


def end_turn(s: Flat, f: Flat) -> None:
    """KB-2a: the next hour, or the end after the last one."""
    if s[at.TURN] < f[at.N_TURNS]:
        do(s, at.L_TURN)
        return
    if f[at.MUST_HAVE_DECK]:
        room = 0
        for ship in range(f[at.N_SHIPS]):
            room += capacity(s, f, ship) - aboard(s, f, ship)
        room = max(0, room)
        for squadron in range(f[at.N_SQUADRONS]):
            if at.CAP <= s[at.PLACE + squadron] < at.LOST:
                if room:
                    room -= 1
                else:
                    lose(s, squadron, False)
    s[at.PHASE] = 4
