"""The cards of a combat, played in turn until somebody declines, looked ahead as far as is asked for."""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from typing import Final

from pointluck.games.dogfight.order_of_battle import (
    ACCELERATION,
    AILERON_ROLL,
    ELITE_PILOTS,
    EVADE,
    FEINT_LEFT,
    FEINT_RIGHT,
    HINERI_KOMI,
    LOOP,
    REVERSAL,
    SIXTH_SENSE,
    SURPRISE_ATTACK,
    THACH_WEAVE,
    VETERANS,
)

from .chart import (
    AREA,
    ATTACKER,
    CHANCES,
    DEFENDER,
    ELITE_IN,
    EVADE_ENDS,
    EVADED,
    FACING,
    HALF,
    HANDS,
    KINDS,
    MOST,
    ROLE,
    ROLLS_IN,
    ROW_COUNT,
    SIDE,
    STEPS,
    TURN,
    VETERANS_IN,
    WINNER,
)
from .compiled import compiled
from .kernel import advance, after_combat, carry_out, copy, fire, fly_back, odds, seen, without


@compiled
def player(t, p):
    """The side that may play a card: the defender, then the attacker, and so on (DF-R17)."""
    return t[SIDE + p[ATTACKER]] if p[CHANCES] % 2 else t[SIDE + p[DEFENDER]]


@compiled
def own_aircraft(t, p, side):
    return p[ATTACKER] if t[SIDE + p[ATTACKER]] == side else p[DEFENDER]


# What is kept of each point of the card play that is being looked at. No recursion: numba cannot keep it on disk.
PLAYS: Final = 0
NEXT: Final = 1
"""The option to look at next: card * MOST + third aircraft; BEGIN before the first."""
ASKED: Final = 2
"""The option whose value is being worked out one level further down; BEGIN for declining."""
SPAN: Final = 3
BEGIN: Final = -1


@compiled
def card_play(t, f, boards, level, plays, stack, bests):
    """What the combat on `boards[level]` is worth once all have moved, with so many cards looked ahead."""
    if plays <= 0:
        return _fire(t, f, boards, level)
    k = 0
    stack[PLAYS] = plays
    stack[NEXT] = BEGIN
    while True:
        value = _next(t, f, boards, level, k, stack, bests)
        if value < 0.0:  # that needs to be looked at first
            k += 1
            continue
        if k == 0:
            return value
        k -= 1
        _hear(t, f, boards, level, k, stack, bests, value)


@compiled
def _fire(t, f, boards, level):
    p = boards[level]
    return fire(t, f, p, boards[len(boards) - 1], p[ATTACKER], p[DEFENDER])


@compiled
def _next(t, f, boards, level, k, stack, bests):
    """Goes on with point k. The value, once it is known; -1 if a point below it has been begun."""
    at = k * SPAN
    p = boards[level + k]
    plays = stack[at + PLAYS]
    if plays <= 0 or level + k + 5 >= len(boards):
        return _fire(t, f, boards, level + k)
    if stack[at + NEXT] == BEGIN:
        stack[at + NEXT] = 0
        if p[CHANCES] == 0:  # the attacker has his chance even if the defender declines (DF-C7)
            decline(boards, level + k)
            stack[at + ASKED] = BEGIN
            stack[at + SPAN + PLAYS] = plays
            stack[at + SPAN + NEXT] = BEGIN
            return -1.0
        bests[k] = _fire(t, f, boards, level + k)
    side = player(t, p)
    while stack[at + NEXT] < KINDS * MOST:
        option = stack[at + NEXT]
        card, third = option // MOST, option % MOST
        if not p[HANDS + side * KINDS + card] or third >= (t[HALF] if card == THACH_WEAVE else 1):
            stack[at + NEXT] = (card + 1) * MOST
            continue
        stack[at + NEXT] = option + 1
        if card == THACH_WEAVE and not can_weave(t, p, side * t[HALF] + third):
            continue
        stack[at + ASKED] = option
        if play(t, f, boards, level + k, card):
            stack[at + SPAN + PLAYS] = plays - 1
            stack[at + SPAN + NEXT] = BEGIN
            return -1.0
        _hear(t, f, boards, level, k, stack, bests, at_once(t, f, boards, level + k + 1, card))
    return bests[k]


@compiled
def _hear(t, f, boards, level, k, stack, bests, value):
    """What an option at point k is worth is known now."""
    option = stack[k * SPAN + ASKED]
    if option == BEGIN:
        bests[k] = value
        return
    side = player(t, boards[level + k])
    if option // MOST == THACH_WEAVE:
        value = woven(t, f, boards, level + k + 1, side, side * t[HALF] + option % MOST, value)
    bests[k] = max(bests[k], value) if side == 0 else min(bests[k], value)


@compiled
def decline(boards, level):
    """The position on the next level, where the attacker may play a card."""
    copy(boards[level], boards[level + 1])
    boards[level + 1][CHANCES] = 1


@compiled
def can_weave(t, p, a):
    """Another own aircraft that has the enemy in an Attack Area (DF-S1)."""
    if a == p[ATTACKER] or a == p[DEFENDER] or p[AREA + a] < 0:
        return False
    return seen(t, p, a, own_aircraft(t, p, 1 - t[SIDE + a])) & 1 == 1


@compiled
def play(t, f, boards, level, card):
    """The card played, on the next level; where it leaves a choice, the one that is best before any answer.

    False if no card can follow.
    """
    p, z, q = boards[level], boards[level + 1], boards[len(boards) - 1]
    side = player(t, p)
    own = own_aircraft(t, p, side)
    choice = _best_choice(t, f, p, z, q, side, own, card)
    last = card == SURPRISE_ATTACK or (card == EVADE and t[EVADE_ENDS])
    return do(t, p, z, side, own, card, choice) and not last


@compiled
def at_once(t, f, boards, level, card):
    """What a combat is worth after a card that none can follow."""
    p, q = boards[level], boards[len(boards) - 1]
    if card == SURPRISE_ATTACK and p[WINNER] < 0:
        return fire(t, f, p, q, p[ATTACKER], p[DEFENDER])
    return after_combat(t, f, p, q)


@compiled
def woven(t, f, boards, level, side, third, value):
    """A Thach Weave: the shot, or what follows if it misses."""
    p, q = boards[level], boards[len(boards) - 1]
    enemy = own_aircraft(t, p, 1 - side)
    win = weave_chance(t, f, p, enemy, third)
    return win * without(t, f, p, q, enemy) + (1.0 - win) * value


@compiled
def choices(t, own, card):
    """How many ways there are to carry out a card."""
    if card == ACCELERATION:
        return 3
    if card == HINERI_KOMI:
        return 6
    if card == SIXTH_SENSE:
        return 1 + t[ROW_COUNT + t[ROLE + own]]
    return 1


@compiled
def _best_choice(t, f, p, z, q, side, own, card):
    count = choices(t, own, card)
    best, found = -1.0, 0
    if count == 1:
        return 0
    for choice in range(count):
        if do(t, p, z, side, own, card, choice):
            value = fire(t, f, z, q, z[ATTACKER], z[DEFENDER])
        else:
            value = after_combat(t, f, z, q)
        if side == 1:
            value = 1.0 - value
        if value > best:
            best, found = value, choice
    return found


@compiled
def do(t, p, z, side, own, card, choice):
    """The card played on `p`, into `z`. False if the combat or the game is over."""
    copy(p, z)
    z[HANDS + side * KINDS + card] -= 1
    z[CHANCES] += 1
    facing = z[FACING + own]
    ahead = z[AREA + own] + t[STEPS + facing]
    if card == ACCELERATION:
        return advance(t, z, own, ahead, (facing + t[TURN + choice] + 6) % 6)
    if card == HINERI_KOMI:
        return advance(t, z, own, ahead, choice)
    if card in (FEINT_LEFT, FEINT_RIGHT):
        turn = 1 if card == FEINT_LEFT else 5
        return advance(t, z, own, z[AREA + own] + t[STEPS + (facing + turn) % 6], facing)
    if card == REVERSAL:
        z[FACING + own] = (facing + 3) % 6
    elif card in (LOOP, SIXTH_SENSE):
        if not fly_back(t, z, own):
            return False
        if choice > 0:
            return carry_out(t, z, own, choice - 1)
    elif card == EVADE:
        z[EVADED] = 1
    elif card == AILERON_ROLL:
        z[ROLLS_IN + side] += 1
    elif card == VETERANS:
        z[VETERANS_IN + side] += 1
    elif card == ELITE_PILOTS:
        z[ELITE_IN + side] += 1
    return z[WINNER] < 0


@compiled
def weave_chance(t, f, p, enemy, third):
    """Nothing but the bonus of an Ace counts in a Thach Weave (DF-R65)."""
    ours, theirs = seen(t, p, third, enemy) >> 1, seen(t, p, enemy, third) >> 1
    if t[SIDE + third] == 0:
        return f[odds(t, third, enemy, ours, theirs, 0, 0)]
    return f[odds(t, enemy, third, theirs, ours, 0, 0) + 1]
