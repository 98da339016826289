"""The cards of a combat, played in turn until somebody declines, looked ahead as far as is asked for."""

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
from pointluck.players.kernels import Flat, Weights

from . import KERNEL
from .desk import BOARDS, PAPER, Desk
from .layout import (
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
from .rules import advance, after_combat, carry_out, copy, fire, fly_back, odds, seen, without


@KERNEL.entry
def player(t: Flat, p: Flat) -> int:
    """The side that may play a card: the defender, then the attacker, and so on (DF-R17)."""
    return t[SIDE + p[ATTACKER]] if p[CHANCES] % 2 else t[SIDE + p[DEFENDER]]


@KERNEL.entry
def own_aircraft(t: Flat, p: Flat, side: int) -> int:
    return p[ATTACKER] if t[SIDE + p[ATTACKER]] == side else p[DEFENDER]


# What is kept of each point of the card play that is being looked at: kernels have no recursion.
PLAYS: Final = 0
NEXT: Final = 1
"""The option to look at next: card * MOST + third aircraft; BEGIN before the first."""
ASKED: Final = 2
"""The option whose value is being worked out one level further down; BEGIN for declining."""
SPAN: Final = 3
BEGIN: Final = -1


@KERNEL.entry
def card_play(t: Flat, f: Weights, desk: Desk, level: int, plays: int) -> float:
    """What the combat on `desk.boards[level]` is worth once all have moved, with so many cards looked ahead."""
    if plays <= 0:
        return _fire(t, f, desk, level)
    k, stack = 0, desk.stack
    stack[PLAYS] = plays
    stack[NEXT] = BEGIN
    while True:
        value = _next(t, f, desk, level, k)
        if value < 0.0:  # that needs to be looked at first
            k += 1
            continue
        if k == 0:
            return value
        k -= 1
        _hear(t, f, desk, level, k, value)


def _fire(t: Flat, f: Weights, desk: Desk, level: int) -> float:
    p = desk.boards[level]
    return fire(t, f, p, desk.boards[PAPER], p[ATTACKER], p[DEFENDER])


def _next(t: Flat, f: Weights, desk: Desk, level: int, k: int) -> float:
    """Goes on with point k. The value, once it is known; -1 if a point below it has been begun."""
    stack, bests = desk.stack, desk.bests
    at = k * SPAN
    p = desk.boards[level + k]
    plays = stack[at + PLAYS]
    if plays <= 0 or level + k + 5 >= BOARDS:
        return _fire(t, f, desk, level + k)
    if stack[at + NEXT] == BEGIN:
        stack[at + NEXT] = 0
        if p[CHANCES] == 0:  # the attacker has his chance even if the defender declines (DF-C7)
            decline(desk, level + k)
            stack[at + ASKED] = BEGIN
            stack[at + SPAN + PLAYS] = plays
            stack[at + SPAN + NEXT] = BEGIN
            return -1.0
        bests[k] = _fire(t, f, desk, level + k)
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
        if play(t, f, desk, level + k, card):
            stack[at + SPAN + PLAYS] = plays - 1
            stack[at + SPAN + NEXT] = BEGIN
            return -1.0
        _hear(t, f, desk, level, k, at_once(t, f, desk, level + k + 1, card))
    return bests[k]


def _hear(t: Flat, f: Weights, desk: Desk, level: int, k: int, value: float) -> None:
    """What an option at point k is worth is known now."""
    bests = desk.bests
    option = desk.stack[k * SPAN + ASKED]
    if option == BEGIN:
        bests[k] = value
        return
    side = player(t, desk.boards[level + k])
    if option // MOST == THACH_WEAVE:
        value = woven(t, f, desk, level + k + 1, side, side * t[HALF] + option % MOST, value)
    bests[k] = max(bests[k], value) if side == 0 else min(bests[k], value)


@KERNEL.entry
def decline(desk: Desk, level: int) -> None:
    """The position on the next level, where the attacker may play a card."""
    copy(desk.boards[level], desk.boards[level + 1])
    desk.boards[level + 1][CHANCES] = 1


def can_weave(t: Flat, p: Flat, a: int) -> bool:
    """Another own aircraft that has the enemy in an Attack Area (DF-S1)."""
    if a == p[ATTACKER] or a == p[DEFENDER] or p[AREA + a] < 0:
        return False
    return seen(t, p, a, own_aircraft(t, p, 1 - t[SIDE + a])) & 1 == 1


@KERNEL.entry
def play(t: Flat, f: Weights, desk: Desk, level: int, card: int) -> bool:
    """The card played, on the next level; where it leaves a choice, the one that is best before any answer.

    False if no card can follow.
    """
    p, z, q = desk.boards[level], desk.boards[level + 1], desk.boards[PAPER]
    side = player(t, p)
    own = own_aircraft(t, p, side)
    choice = _best_choice(t, f, p, z, q, side, own, card)
    last = card == SURPRISE_ATTACK or (card == EVADE and t[EVADE_ENDS])
    return do(t, p, z, side, own, card, choice) and not last


@KERNEL.entry
def at_once(t: Flat, f: Weights, desk: Desk, level: int, card: int) -> float:
    """What a combat is worth after a card that none can follow."""
    p, q = desk.boards[level], desk.boards[PAPER]
    if card == SURPRISE_ATTACK and p[WINNER] < 0:
        return fire(t, f, p, q, p[ATTACKER], p[DEFENDER])
    return after_combat(t, f, p, q)


@KERNEL.entry
def woven(t: Flat, f: Weights, desk: Desk, level: int, side: int, third: int, value: float) -> float:
    """A Thach Weave: the shot, or what follows if it misses."""
    p, q = desk.boards[level], desk.boards[PAPER]
    enemy = own_aircraft(t, p, 1 - side)
    win = weave_chance(t, f, p, enemy, third)
    return win * without(t, f, p, q, enemy) + (1.0 - win) * value


def choices(t: Flat, own: int, card: int) -> int:
    """How many ways there are to carry out a card."""
    if card == ACCELERATION:
        return 3
    if card == HINERI_KOMI:
        return 6
    if card == SIXTH_SENSE:
        return 1 + t[ROW_COUNT + t[ROLE + own]]
    return 1


def _best_choice(t: Flat, f: Weights, p: Flat, z: Flat, q: Flat, side: int, own: int, card: int) -> int:
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


@KERNEL.entry
def do(t: Flat, p: Flat, z: Flat, side: int, own: int, card: int, choice: int) -> bool:
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


def weave_chance(t: Flat, f: Weights, p: Flat, enemy: int, third: int) -> float:
    """Nothing but the bonus of an Ace counts in a Thach Weave (DF-R65)."""
    ours, theirs = seen(t, p, third, enemy) >> 1, seen(t, p, enemy, third) >> 1
    if t[SIDE + third] == 0:
        return f[odds(t, third, enemy, ours, theirs, 0, 0)]
    return f[odds(t, enemy, third, theirs, ours, 0, 0) + 1]
