"""Games side by side: an answer in each, then chance, and on to the next question with its legal answers.

Every game has a row of its own: the kernel's table with its dice, then the list of legal answers (legal.py). `known` is
the same for all of them: the actions of the player by number, and their numbers by key.
"""

from __future__ import annotations

from typing import Final

from pointluck.players.kernels import Boards, Flat

from ..kernel import layout as at
from ..kernel import sequence, table
from . import KERNEL, Bytes, legal, luck

# What is known.
ACTIONS: Final = 0
"""How many actions there are."""
SLOTS: Final = 1
"""Places for keys less one; there are a power of two of them."""
KEYS: Final = 2
"""Where they begin: a key and its number, turn by turn."""
END: Final = 3
"""The number of the answer that ends a phase."""
SQUADRONS: Final = 4
"""The numbers of what a squadron is ordered: eight for each, and all of them for each kind of order."""
ORDERS: Final = 8 * at.SQUADRONS
CODES: Final = SQUADRONS + 4 * ORDERS
"""Then come the kernel's actions, by number. An attack on a target has nobody in it who flies it."""


ROLLED: Final = at.SEED
"""How often chance has decided something in this place."""
LUCK: Final = (1 << 63) - 1
"""The most that a state of the dice can be."""


def draw(s: Flat, sides: int) -> int:
    """A number from 0 to sides - 1, by a PCG (XSH-RS) of 63 bits: each game has its own state, and its own step."""
    state = s[at.DIE_1] * 6364136223846793005 + s[at.DIE_2] & LUCK
    s[at.DIE_1] = state
    return ((state >> 22 ^ state) >> 22 + (state >> 61) & 0xFFFFFFFF) * sides >> 32


def place_of(known: Flat, key: int) -> int:
    """Where a key is looked for first."""
    return ((key & 0xFFFFFFFF) * 40503 + (key >> 32) * 30011 >> 4) & known[SLOTS]


def place_of_order(key: int) -> int:
    """The same of an order to launch, fly, land or make ready, which nearly all of them are."""
    return SQUADRONS + ORDERS * (key // at.KIND - at.A_LAUNCH // at.KIND) + (key >> 5 & 248) + (key & 7)


def number_of(known: Flat, key: int) -> int:
    kind = key // at.KIND
    if at.A_LAUNCH // at.KIND <= kind <= at.A_READY // at.KIND:
        return known[place_of_order(key)]
    if kind == at.A_END // at.KIND:
        return known[END]
    place = place_of(known, key)
    while known[known[KEYS] + 2 * place] != key:
        place = place + 1 & known[SLOTS]
    return known[known[KEYS] + 2 * place + 1]


def enlist(s: Flat, f: Flat, known: Flat, name: int, mask: Bytes, first: int) -> None:
    """List the legal answers by number, and mark them in the mask of this game, which begins at `first`."""
    for one in range(1, s[legal.LISTED] + 1):
        mask[first + s[legal.LISTED + one]] = 0
    legal.answers(s, f, name)
    for one in range(1, s[legal.LISTED] + 1):
        number = number_of(known, s[legal.LISTED + one])
        s[legal.LISTED + one] = number
        mask[first + number] = 1


def code_of(s: Flat, f: Flat, known: Flat, number: int) -> int:
    """The kernel's action. Where an attack names nobody, everybody over the target flies it."""
    code = known[CODES + number]
    if code // at.KIND == at.A_ATTACK // at.KIND and not code % 65536:
        code += legal.over(s, f, code % at.KIND // 65536)
    return code


def to_question(s: Flat, f: Flat, name: int) -> int:
    """Roll what has to be rolled, until the player is asked or the game is over."""
    while name >= at.FIRST_CHANCE:
        s[ROLLED] += 1
        name = sequence.apply(s, f, luck.outcome(s, f, name, draw(s, luck.length(s, f, name))))
    return name


def anew(s: Flat, f: Flat, start: Flat) -> int:
    """A new game, with the dice as they lie; its first question."""
    for place in range(at.POSITION):
        s[place] = start[place]
    return to_question(s, f, s[at.STACK + s[at.STACK]])


def advance(s: Flat, f: Flat, start: Flat, code: int, again: bool) -> tuple[int, int, int]:
    """One answer. The next question; the points where that has ended a game, and 1; a new one has begun if `again`."""
    name = to_question(s, f, sequence.apply(s, f, code))
    if name != at.OVER:
        return name, 0, 0
    points = table.difference(s, f)
    return anew(s, f, start) if again else at.OVER, points, 1


@KERNEL.entry
def begin(games: Boards, f: Flat, start: Flat, known: Flat, which: Bytes, count: int, mask: Bytes) -> None:
    """New games where `which` says so."""
    for game in range(count):
        if which[game]:
            s = games[game]
            enlist(s, f, known, anew(s, f, start), mask, game * known[ACTIONS])


@KERNEL.entry
def step(
    games: Boards,
    f: Flat,
    start: Flat,
    known: Flat,
    answers: Flat,
    count: int,
    again: bool,
    mask: Bytes,
    points: Flat,
    ended: Bytes,
    refused: Bytes,
) -> None:
    """The answer with that number in each game. What is not legal is refused: nothing changes in that game."""
    for game in range(count):
        s = games[game]
        number, first = answers[game], game * known[ACTIONS]
        points[game] = 0
        ended[game] = 0
        refused[game] = 0
        if number < 0 or number >= known[ACTIONS] or not mask[first + number]:
            refused[game] = 1
            continue
        name, points[game], ended[game] = advance(s, f, start, code_of(s, f, known, number), again)
        enlist(s, f, known, name, mask, first)


def any_listed(s: Flat) -> int:
    """One of the legal answers, each as likely; -1 where there is none."""
    if not s[legal.LISTED]:
        return -1
    return s[legal.LISTED + 1 + draw(s, s[legal.LISTED])]


@KERNEL.entry
def choose(games: Boards, count: int, answers: Flat) -> None:
    """A random legal answer for each game."""
    for game in range(count):
        answers[game] = any_listed(games[game])


@KERNEL.entry
def wander(
    games: Boards, f: Flat, start: Flat, known: Flat, count: int, decisions: int, mask: Bytes
) -> tuple[int, int, int]:
    """So many random decisions in each game, with all masks on the way.

    Games that ended, their points together, and how often chance decided something.
    """
    ends, sum_of, rolled = 0, 0, 0
    for game in range(count):
        s = games[game]
        rolled -= s[ROLLED]
        for _ in range(decisions):
            code = code_of(s, f, known, any_listed(s))
            name, points, over = advance(s, f, start, code, True)
            ends += over
            sum_of += points
            enlist(s, f, known, name, mask, game * known[ACTIONS])
        rolled += s[ROLLED]
    return ends, sum_of, rolled
