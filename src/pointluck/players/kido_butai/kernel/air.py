"""Air combat in both phases (air_combat.py and american.py of the rules)."""

from __future__ import annotations

from pointluck.players.kernels import Flat

from . import layout as at
from .table import alike, clear, do, holds, lose, push, take_dummy


def zeros_in_force(s: Flat, f: Flat) -> int:
    count = 0
    for number in range(1, s[at.B_FORCE] + 1):
        if f[at.IS_ZERO + s[at.B_FORCE + number]]:
            count += 1
    return count


def begin(s: Flat, f: Flat) -> None:
    """Without interceptors there is no combat and the attack is unopposed (KB-R3)."""
    zeros = zeros_in_force(s, f)
    raid = s[at.B_TARGET] == at.AT_KIDO_BUTAI
    interceptors = zeros if raid else s[at.B_FIGHTERS]
    escorts = s[at.B_FIGHTERS] if raid else zeros
    if not interceptors:
        return
    met = interceptors > escorts and s[at.B_BOMBERS] > 0
    s[at.B_OPPOSED] = 1 if f[at.SPECIAL_IF_NO_CAP] or met else 0
    do(s, at.S_RESULTS)
    do(s, at.C_FIRE)
    if raid:
        do(s, at.S_TAKE_AIM)
        do(s, at.S_PAIR_ZEROS)


def faces_escort(s: Flat, place: int) -> bool:
    """Whether the committed Zero in that place faces escorts (KB-R68)."""
    zeros, escorts = s[at.B_FORCE], s[at.B_FIGHTERS]
    return zeros < escorts or place % (escorts + s[at.B_BOMBERS]) < escorts


def pair_zeros(s: Flat, f: Flat) -> None:
    """Ask for each place against the escorts while it makes a difference, then order the CAP (KB-R68)."""
    places = 0
    for place in range(s[at.B_FORCE]):
        if faces_escort(s, place):
            places += 1
    order = at.SCRATCH
    clear(s, order)
    for number in range(1, s[at.B_QUEUE] + 1):
        push(s, order, s[at.B_QUEUE + number])
    first, kinds = -1, 0
    for number in range(1, s[at.B_FORCE] + 1):
        zero = s[at.B_FORCE + number]
        if not holds(s, at.B_QUEUE, zero):
            push(s, order, zero)
            if first < 0:
                first, kinds = zero, 1
            elif not alike(s, first, zero):
                kinds = 2
    if s[at.B_QUEUE] < places and kinds > 1:
        do(s, at.S_PAIR_ZEROS)
        do(s, at.Q_MEET)
        return
    met, rest = 0, places
    for place in range(s[at.B_FORCE]):
        if faces_escort(s, place):
            met += 1
            s[at.B_FORCE + 1 + place] = s[order + met]
        else:
            rest += 1
            s[at.B_FORCE + 1 + place] = s[order + rest]
    clear(s, at.B_QUEUE)
    clear(s, order)


def facing_escort(s: Flat, row: int) -> None:
    """The Zeros that face the next escort without an aim, as a list in that row."""
    clear(s, row)
    zeros, escorts, escort = s[at.B_FORCE], s[at.B_FIGHTERS], s[at.B_AIMS]
    if zeros < escorts:
        push(s, row, s[at.B_FORCE + 1 + escort % zeros])
        return
    for place in range(escort, zeros, escorts + s[at.B_BOMBERS]):
        push(s, row, s[at.B_FORCE + 1 + place])


def take_aim(s: Flat, f: Flat) -> None:
    row = at.SCRATCH
    while s[at.B_AIMS] < s[at.B_FIGHTERS]:
        facing_escort(s, row)
        for number in range(2, s[row] + 1):
            if not alike(s, s[row + 1], s[row + number]):
                do(s, at.S_TAKE_AIM)
                do(s, at.Q_AIM if f[at.PLAYER_AIMS] else at.C_AIM)
                return
        push(s, at.B_AIMS, s[row + 1])


def fired(s: Flat, f: Flat, die: int) -> None:
    push(s, at.B_DICE, die)
    if s[at.B_DICE] < s[at.B_FIGHTERS] + zeros_in_force(s, f):
        do(s, at.C_FIRE)


def results(s: Flat, f: Flat) -> None:
    """All fire takes effect together; on a bomber the worst result counts (KB-6a4, KB-R26)."""
    if s[at.B_TARGET] == at.AT_KIDO_BUTAI:
        results_over_kido_butai(s, f)
    else:
        results_over_target(s, f)


def results_over_target(s: Flat, f: Flat) -> None:
    fighters, bombers = s[at.B_FIGHTERS], s[at.B_BOMBERS]
    zeros = zeros_in_force(s, f)
    # By fighter: 1 when shot down; after them by place of a bomber in the force: 1 when stopped.
    fate = at.SCRATCH
    for number in range(fighters + bombers):
        s[fate + number] = 0
    stopped = 0
    for fighter in range(fighters):
        number = fighter % (zeros + bombers) if fighters >= zeros else fighter
        die = s[at.B_DICE + 1 + fighter]
        if number >= zeros:
            place = number - zeros
            if die >= f[at.BOMBER_ABORTED] or die >= f[at.BOMBER_KILLED]:
                if not s[fate + fighters + place]:
                    stopped += 1
                    s[fate + fighters + place] = 1
            if die >= f[at.BOMBER_KILLED]:
                shoot_down(s, s[at.B_FORCE + 1 + place])
        elif die >= f[at.US_FIGHTER_KILLS]:
            # Zeros come after all bombers of the force.
            shoot_down(s, s[at.B_FORCE + 1 + s[at.B_FORCE] - zeros + number])
    killed = 0
    for zero in range(zeros):
        fighter = zero if fighters >= zeros else zero % fighters
        if s[at.B_DICE + 1 + fighters + zero] >= f[at.ZERO_KILLS] and not s[fate + fighter]:
            s[fate + fighter] = 1
            killed += 1
    s[at.B_BOMBERS] -= stopped
    us_losses(s, f, at.FIGHTER, at.FIGHTER_DUMMY, killed)


def shoot_down(s: Flat, squadron: int) -> None:
    if s[at.PLACE + squadron] != at.LOST:
        lose(s, squadron, True)


def results_over_kido_butai(s: Flat, f: Flat) -> None:
    zeros, escorts, bombers = s[at.B_FORCE], s[at.B_FIGHTERS], s[at.B_BOMBERS]
    # By escort, then by bomber: 1 when aborted, 2 when shot down.
    fate = at.SCRATCH
    for number in range(escorts + bombers):
        s[fate + number] = 0
    for escort in range(escorts):
        if s[at.B_DICE + 1 + escort] >= f[at.US_FIGHTER_KILLS]:
            shoot_down(s, s[at.B_AIMS + 1 + escort])
    for place in range(zeros):
        number = place if zeros < escorts else place % (escorts + bombers)
        die = s[at.B_DICE + 1 + escorts + place]
        if number < escorts:
            if die >= f[at.ZERO_KILLS]:
                s[fate + number] = 2
            continue
        push(s, at.B_MET_BOMBERS, s[at.B_FORCE + 1 + place])
        if die >= f[at.BOMBER_KILLED]:
            s[fate + number] = 2
        elif die >= f[at.BOMBER_ABORTED] and not s[fate + number]:
            s[fate + number] = 1
    fighters_lost = stopped = bombers_lost = 0
    for number in range(escorts + bombers):
        if number < escorts:
            fighters_lost += 1 if s[fate + number] else 0
        elif s[fate + number]:
            stopped += 1
            bombers_lost += 1 if s[fate + number] == 2 else 0
    s[at.B_BOMBERS] -= stopped
    us_losses(s, f, at.FIGHTER, at.FIGHTER_DUMMY, fighters_lost)
    us_losses(s, f, at.BOMBER, at.BOMBER_DUMMY if f[at.BOMBER_KILL_TAKES_DUMMY] else -1, bombers_lost)


def us_losses(s: Flat, f: Flat, kind: int, dummy: int, count: int) -> None:
    """Shot down for good, each with a dummy: a drawn one, else from the cup, else from the track (KB-6a8, KB-R10)."""
    s[at.B_SHOT] += count
    s[at.DRAWN + kind] -= count
    s[at.SHOT + kind] += count
    if dummy >= 0:
        for _ in range(count):
            take_dummy(s, f, dummy)


def low_cap(s: Flat, f: Flat) -> None:
    """CAP that fought torpedo bombers is low until the end of the next turn (KB-7c, KB-R17, KB-R54)."""
    if not s[at.B_TORPEDO]:
        return
    row = at.B_FORCE if f[at.ALL_COMMITTED_GO_LOW] else at.B_MET_BOMBERS
    for number in range(1, s[row] + 1):
        zero = s[row + number]
        if s[at.PLACE + zero] != at.LOST:
            s[at.LOW + zero] = s[at.TURN] + 1
