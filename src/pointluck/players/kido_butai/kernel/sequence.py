"""The sequence of play on the flat table: on to the next question, and what an answer does (sequence.py)."""

from __future__ import annotations

from pointluck.players.kernels import Flat

from . import air, bombs, operations
from . import layout as at
from .table import clear, do, eligible, fleet_drawn, lose, push, put_on_track, under_attack


def run(s: Flat, f: Flat) -> int:
    """Run to the next question that has to be put; its number, or OVER."""
    while s[at.STACK]:
        name = s[at.STACK + s[at.STACK]]
        if name >= at.S_BEGIN_TURN:
            pop(s)
            step(s, f, name)
        elif name >= at.L_GAME:
            pop(s)
            unfold(s, name)
        else:
            only = only_answer(s, f, name)
            if only < 0:
                return name
            pop(s)
            answer(s, f, name, only)
    return at.OVER


def apply(s: Flat, f: Flat, action: int) -> int:
    """Answer the question on top of the stack, and run on to the next."""
    name = s[at.STACK + s[at.STACK]]
    pop(s)
    answer(s, f, name, action)
    return run(s, f)


def pop(s: Flat) -> None:
    s[at.STACK + s[at.STACK]] = 0
    s[at.STACK] -= 1


def unfold(s: Flat, name: int) -> None:
    if name == at.L_GAME:
        do(s, at.L_TURN)
        do(s, at.Q_LOADS)
    elif name == at.L_TURN:
        do(s, at.S_END_TURN)
        do(s, at.S_AMERICAN)
        do(s, at.S_JAPAN_SEARCH)
        do(s, at.S_US_SEARCH)
        do(s, at.S_END_JAPANESE)
        do(s, at.Q_JAPANESE)
        do(s, at.S_TURN_CLOCKS)
        do(s, at.S_COUNTERS_RETURN)
        do(s, at.S_BEGIN_TURN)
    elif name == at.L_ATTACK:
        do(s, at.S_STRIKE_RETURNS)
        do(s, at.S_US_CAPACITY)
        do(s, at.S_APPLY_HITS)
        do(s, at.S_BOMBING)
        do(s, at.S_US_CAP_RETURNS)
        do(s, at.S_AIR_COMBAT)
        do(s, at.S_COUNT_FIGHTERS)
        do(s, at.S_DRAW_FIGHTERS)
        do(s, at.S_DRAW_FLEET)
    else:
        do(s, at.S_RAIDERS_RETURN)
        do(s, at.S_APPLY_HITS)
        do(s, at.S_BOMBING)
        do(s, at.S_LOW_CAP)
        do(s, at.S_AIR_COMBAT)
        do(s, at.Q_COMMIT)
        do(s, at.C_TYPE)
        do(s, at.S_COUNT_FIGHTERS)
        do(s, at.S_DRAW_FIGHTERS)


def step(s: Flat, f: Flat, name: int) -> None:
    if name <= at.S_END_TURN:
        step_of_turn(s, f, name)
    elif name == at.S_DRAW_FLEET:
        if s[at.B_TARGET] != at.AT_MIDWAY and not fleet_drawn(s, f):
            do(s, at.C_FLEET)
    elif name == at.S_DRAW_FIGHTERS:
        operations.draw_on(s, at.FIGHTER, at.C_FIGHTER)
    elif name == at.S_COUNT_FIGHTERS:
        s[at.B_FIGHTERS] = s[at.DRAWN + at.FIGHTER]
    elif name == at.S_AIR_COMBAT:
        air.begin(s, f)
    elif name == at.S_PAIR_ZEROS:
        air.pair_zeros(s, f)
    elif name == at.S_TAKE_AIM:
        air.take_aim(s, f)
    elif name == at.S_RESULTS:
        air.results(s, f)
    elif name == at.S_US_CAP_RETURNS:
        put_on_track(s, f, f[at.RETURN_JAPANESE])
    elif name == at.S_LOW_CAP:
        air.low_cap(s, f)
    elif name == at.S_RAID:
        operations.raid(s, f)
    elif name == at.S_RAIDERS_RETURN:
        put_on_track(s, f, f[at.RETURN_AMERICAN])
        operations.end_battle(s)
    elif name == at.S_STRIKE_RETURNS:
        operations.strike_returns(s, f)
    else:
        step_of_bombing(s, f, name)


def step_of_turn(s: Flat, f: Flat, name: int) -> None:
    if name == at.S_BEGIN_TURN:
        operations.begin_turn(s, f)
    elif name == at.S_COUNTERS_RETURN:
        bombs.counters_return(s, f)
    elif name == at.S_TURN_CLOCKS:
        operations.turn_clocks(s, f)
    elif name == at.S_END_JAPANESE:
        operations.end_japanese_phase(s, f)
    elif name == at.S_US_SEARCH:
        s[at.PHASE] = 2
        if not s[at.FOUND]:
            do(s, at.C_US_RECON)
    elif name == at.S_JAPAN_SEARCH:
        operations.japanese_search(s, f)
    elif name == at.S_AMERICAN:
        operations.american_phase(s, f)
    else:
        operations.end_turn(s, f)


def step_of_bombing(s: Flat, f: Flat, name: int) -> None:
    if name == at.S_BOMBING:
        bombs.begin(s, f)
    elif name == at.S_RAID_TARGETS:
        bombs.raid_targets(s, f)
    elif name == at.S_OPEN_FLAK:
        bombs.queue_targets(s, f)
        do(s, at.C_FLAK)
    elif name == at.S_DROP_BOMBS:
        bombs.queue_targets(s, f)
        if s[at.B_QUEUE]:
            do(s, at.C_BOMB)
    elif name == at.S_ROLL_PIPS:
        if s[at.B_BOMBERS]:
            do(s, at.C_PIPS)
    elif name == at.S_ALLOT_HITS:
        bombs.allot_hits(s, f)
    elif name == at.S_APPLY_HITS:
        bombs.apply_hits(s, f)
    elif name == at.S_LOSSES_ABOARD:
        bombs.losses_aboard(s, f)
    elif name == at.S_US_CAPACITY:
        bombs.us_capacity(s, f)
    else:
        bombs.remove_at_once(s, f)


# --- questions --------------------------------------------------------------------------------------------------------


def only_answer(s: Flat, f: Flat, name: int) -> int:
    """The answer of a question that has only one, or -1: such questions are not put."""
    if name == at.Q_JAPANESE:
        return at.A_END if s[at.RUN_ON] else -1
    if name == at.C_FIGHTER or name == at.C_BOMBER:
        kind = at.FIGHTER if name == at.C_FIGHTER else at.BOMBER
        if s[at.CUPS + kind] and s[at.CUPS + kind + 1]:
            return -1
        return at.A_CHANCE + (1 if s[at.CUPS + kind] else 0)
    if name == at.Q_COMMIT:
        for squadron in range(f[at.N_SQUADRONS]):
            if eligible(s, squadron):
                return -1
        return at.A_COMMIT
    if name == at.C_FLEET:
        return only_carrier(s, f)
    if name == at.C_TARGET:
        found = 0
        for face in range(1, f[at.N_FACES] + 1):
            if s[at.HITS + f[at.FACE + face - 1]] < f[at.SHIP_HITS]:
                if found:
                    return -1
                found = face
        return at.A_CHANCE + found
    if name == at.Q_TARGETS or name == at.Q_SPREAD or name == at.Q_FILL:
        return only_division(s, f, name)
    if name == at.Q_LOSE or name == at.C_LOSE:
        for number in range(2, s[at.B_DOOMED] + 1):
            if not bombs.alike_aboard(s, s[at.B_DOOMED + 1], s[at.B_DOOMED + number]):
                return -1
        return at.A_PICK + s[at.B_DOOMED + 1]
    return -1


def only_carrier(s: Flat, f: Flat) -> int:
    found = -1
    for ship in range(f[at.N_US]):
        if not s[at.FLEET_OF + ship]:
            if found >= 0:
                return -1
            found = ship
    if s[at.FLEET_DUMMIES]:
        if found >= 0:
            return -1
        found = f[at.N_US]
    return at.A_CHANCE + found


def only_division(s: Flat, f: Flat, name: int) -> int:
    ships = at.SCRATCH
    under_attack(s, f, ships)
    found = -1
    for number in range(1, s[ships] + 1):
        ship = s[ships + number]
        if name != at.Q_FILL or bombs.needs_hits(s, f, ship) > 0:
            if found >= 0:
                return -1
            found = ship
    if name == at.Q_FILL:
        return at.A_FILL + found
    return at.A_DIVIDE + ((s[at.B_BOMBERS] if name == at.Q_TARGETS else s[at.B_PIPS]) << 7 * found)


def answer(s: Flat, f: Flat, name: int, action: int) -> None:
    what = action % at.KIND
    if name == at.Q_JAPANESE:
        operations.act(s, f, action)
    elif name == at.Q_LOADS:
        operations.load(s, f, what)
    elif name == at.Q_COMMIT:
        clear(s, at.B_FORCE)
        for squadron in range(f[at.N_SQUADRONS]):
            if what >> squadron & 1:
                push(s, at.B_FORCE, squadron)
    elif name == at.Q_MEET:
        push(s, at.B_QUEUE, what)
    elif name == at.Q_AIM or name == at.C_AIM:
        push(s, at.B_AIMS, what)
    elif name == at.Q_TARGETS or name == at.Q_SPREAD:
        row = at.B_AIMED if name == at.Q_TARGETS else at.B_HITS
        for ship in range(f[at.N_US]):
            s[row + 1 + ship] += what >> 7 * ship & 127
        if name == at.Q_SPREAD:
            s[at.B_PIPS] = 0
    elif name == at.Q_FILL:
        bombs.fill(s, f, what)
        if s[at.B_PIPS]:
            do(s, at.Q_FILL)
    elif name == at.Q_LOSE or name == at.C_LOSE:
        clear(s, at.B_DOOMED)
        lose(s, what, False)
    else:
        outcome(s, f, name, what)


def outcome(s: Flat, f: Flat, name: int, what: int) -> None:
    """What chance has decided."""
    if name == at.C_FIRE:
        air.fired(s, f, what)
    elif name == at.C_FLAK:
        bombs.flak(s, f, what)
    elif name == at.C_BOMB:
        bombs.bomb(s, f, what)
    elif name == at.C_PIPS:
        bombs.pips(s, what)
    elif name == at.C_US_RECON:
        s[at.FOUND] = 1 if what >= f[at.US_FINDS] else 0
    elif name == at.C_JAPAN_RECON:
        s[at.REPORTED] += 1 if what >= f[at.JAPAN_FINDS] else 0
    elif name == at.C_FIGHTER:
        operations.draw_counter(s, at.FIGHTER, name, what == 1)
    elif name == at.C_BOMBER:
        operations.draw_counter(s, at.BOMBER, name, what == 1)
    elif name == at.C_TYPE:
        s[at.B_TORPEDO] = 1 if what <= f[at.TORPEDO_MAX] else 0
    elif name == at.C_FLEET:
        operations.draw_carrier(s, f, what)
    elif name == at.C_TARGET:
        bombs.random_target(s, f, what)
    elif name == at.C_TIE:
        bombs.take(s, f, at.BOMBER if what <= f[at.TIE_BOMBER_MAX] else at.FIGHTER)
    else:
        bombs.condemn(s, f, what > f[at.TIE_BOMBER_MAX])
