"""The search of a commander: candidates play imagined games, round after round, and who falls behind is dropped.

All candidates have the same luck, so few games tell a good order from a bad one. Imagined games are written into a
book, a row for each table that the orders of an hour lead to: whoever comes to the same table later in the hour reads
them there. The book saves time and changes nothing. Parts that concern one candidate are functions of their own, so
that a graphics card can do them for all candidates at once.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from pointluck.players.kernels import Flat, Weights

from . import KERNEL, dice, playout, policy, sequence
from . import layout as at
from . import plan as by
from .candidates import (
    ACTION,
    ALIVE,
    BOOK_OF,
    COUNT,
    DONE,
    HEAD,
    HOUR,
    LEADER,
    MARK_1,
    MARK_2,
    PASS,
    PLAN,
    PLAYED,
    PROPOSED,
    ROW,
    ROWS,
    STAYS,
    TURN,
    VISITS,
    answers,
    attacks,
    fresh,
    make,
    note,
    plans,
    routine,
)

THINKS_FROM: Final = 2
"""In the first hour the board is always the same, and nothing better than the tuned doctrine was found for it in 8,000
imagined games for each candidate (docs/strength.md)."""
FINALISTS: Final = 4
"""So many candidates stay to the end, if none is surely behind."""
FEW: Final = 64
"""With fewer games for each, leaving the doctrine for what looks best costs more than it brings (docs/strength.md)."""
SURELY: Final = 2.0
"""Standard errors."""

# The effort (`e`).
GAMES: Final = 0
"""Imagined games at most, over all candidates of one decision."""
PROOF: Final = 1
"""By so many hundredths of a standard error something has to be better than the doctrine."""
PASSES: Final = 2
"""How often changes are tried: a second time on top of the best that was found first, and so on."""
ROOM: Final = 3
"""Games that a row of the book has room for,"""
PAGES: Final = 4
"""and rows in the book."""
ROUNDS: Final = 5
"""Their number, and for each, the games that a candidate plays before the next sifting."""
MOST_ROUNDS: Final = 10
EFFORT: Final = ROUNDS + 1 + MOST_ROUNDS

# What is known about a row of the book (`b`).
B_MARK_1: Final = 0
B_MARK_2: Final = 1
B_GAMES: Final = 2
PAGE: Final = 3


# --- the candidates of a question -------------------------------------------------------------------------------------


def consider(start: Flat, f: Flat, w: Weights, p: Flat, c: Flat, name: int) -> None:
    """What is tried at this question. The first plan is the tuned doctrine's."""
    c[COUNT] = 0
    c[DONE] = 0
    c[PLAYED] = 0
    c[LEADER] = 0
    c[HOUR] = 0
    c[PASS] = 0
    c[PROPOSED] = 0
    p[TURN] = start[at.TURN]
    fresh(p, c, 0, policy.decide(start, f, w, p, by.NUMBERS, name))
    if start[at.TURN] < THINKS_FROM or name == at.Q_LOADS:
        return
    simple = routine(start, f) if name == at.Q_JAPANESE else -1
    if name != at.Q_JAPANESE:
        answers(start, f, c, name)
    elif simple >= 0:
        c[HEAD + ACTION] = simple
    elif not attacks(start, f, c):
        policy.look(start, f)
        c[HOUR] = 0 if start[policy.AT_TARGET] else 1
        plans(start, f, c)
    make(p, c, 0)


def consider_more(p: Flat, c: Flat, e: Flat) -> bool:
    """The same changes on top of the best that was found; whether there is any sense in it."""
    leader = c[LEADER]
    c[PASS] += 1
    if not c[HOUR] or not c[DONE] or not leader or c[PASS] >= e[PASSES]:
        return False
    if e[GAMES] - c[PLAYED] < 2 * FEW * c[COUNT]:
        return False
    action = c[note(leader) + ACTION]
    for place in range(PLAN):
        p[PLAN + place] = p[leader * PLAN + place]
    c[COUNT] = 1
    c[DONE] = 0
    c[LEADER] = 0
    fresh(p, c, 1, action)
    make(p, c, 1)
    return True


def begin(start: Flat, f: Flat, w: Weights, p: Flat, c: Flat, number: int, work: Flat) -> None:
    """How that candidate begins, and where its orders lead."""
    here, mine = number * PLAN, note(number)
    if c[mine + ACTION] < 0 or c[HOUR]:
        name = playout.lay_out(work, start)
        if c[mine + ACTION] < 0:
            now = here + by.NUMBERS if work[at.TURN] == p[here + TURN] else here
            c[mine + ACTION] = policy.decide(work, f, w, p, now, name)
    if c[HOUR]:
        orders(f, p, c, number, work)


def orders(f: Flat, p: Flat, c: Flat, number: int, work: Flat) -> None:
    """Mark the table after all orders of the hour, and the plan for what comes after; nothing is rolled before."""
    here, mine = number * PLAN, note(number)
    action, name = c[mine + ACTION], at.Q_JAPANESE
    while action != at.A_END and action != at.A_RUN_ON:
        name = sequence.apply(work, f, action)
        if name != at.Q_JAPANESE:
            break
        action = policy.order(work, f, p, here + by.NUMBERS)
    one, other = action // at.KIND, name
    for cell in range(at.BATTLE):
        one = dice.mark(one, work[cell])
        other = dice.other_mark(other, work[cell])
    for place in range(by.NUMBERS):
        one = dice.mark(one, p[here + place])
        other = dice.other_mark(other, p[here + place])
    c[mine + MARK_1] = one
    c[mine + MARK_2] = other


def settle(start: Flat, c: Flat, b: Flat, e: Flat) -> None:
    """Everybody gets a row of the book. Of candidates that order the same only the first stays."""
    if c[BOOK_OF] != start[at.TURN] or c[ROWS] + c[COUNT] > e[PAGES]:
        c[BOOK_OF] = start[at.TURN]
        c[ROWS] = 0
    for number in range(c[COUNT]):
        mine = note(number)
        c[mine + ROW] = page_of(c, b, c[mine + MARK_1], c[mine + MARK_2])
        for other in range(number):
            if c[note(other) + ROW] == c[mine + ROW]:
                c[mine + ALIVE] = 0


def page_of(c: Flat, b: Flat, one: int, other: int) -> int:
    """The row with these marks, a new one if need be."""
    if one >= 0:
        for page in range(c[ROWS]):
            if b[PAGE * page + B_MARK_1] == one and b[PAGE * page + B_MARK_2] == other:
                return page
    page = c[ROWS]
    c[ROWS] = page + 1
    b[PAGE * page + B_MARK_1] = one
    b[PAGE * page + B_MARK_2] = other
    b[PAGE * page + B_GAMES] = 0
    return page


# --- rounds -----------------------------------------------------------------------------------------------------------


def next_round(c: Flat, e: Flat, number: int) -> int:
    """How many games everybody plays in that round; 0 when nothing is left to find out, or no games are left."""
    alive, first, agreed = 0, c[HEAD + ACTION], True
    for one in range(c[COUNT]):
        if c[note(one) + ALIVE]:
            alive += 1
            if c[note(one) + ACTION] != first:
                agreed = False
    if agreed or number >= e[ROUNDS]:
        return 0
    more, left = e[ROUNDS + 1 + number], (e[GAMES] - c[PLAYED]) // alive
    if c[DONE] and left < more:
        return 0
    return max(1, min(more, left))


def games_of(
    start: Flat, f: Flat, w: Weights, p: Flat, c: Flat, b: Flat, e: Flat, book: Flat, number: int, more: int, work: Flat
) -> None:
    """The games of one candidate in a round, as far as they are not in the book."""
    page = c[note(number) + ROW]
    for game in range(max(c[DONE], b[PAGE * page + B_GAMES]), c[DONE] + more):
        book[page * e[ROOM] + game] = playout.imagine(
            start, f, w, p, number * PLAN, c[note(number) + ACTION], game, work
        )


def played(c: Flat, b: Flat, more: int) -> None:
    """Everybody has played that many games more."""
    c[DONE] += more
    for number in range(c[COUNT]):
        mine = note(number)
        if c[mine + ALIVE]:
            page = PAGE * c[mine + ROW]
            c[PLAYED] += more
            c[mine + VISITS] = c[DONE]
            b[page + B_GAMES] = max(b[page + B_GAMES], c[DONE])


def mean(c: Flat, e: Flat, book: Flat, number: int, values: Weights) -> None:
    """What that candidate is worth so far."""
    first, total = c[note(number) + ROW] * e[ROOM], 0
    for game in range(c[DONE]):
        total += book[first + game]
    values[2 * number] = total / c[DONE]


def lead(c: Flat, values: Weights) -> None:
    leader = 0
    for number in range(c[COUNT]):
        if c[note(number) + ALIVE] and values[2 * number] > values[2 * leader]:
            leader = number
    c[LEADER] = leader


def error(c: Flat, e: Flat, book: Flat, number: int, values: Weights) -> None:
    """The standard error of a candidate's distance from the leader."""
    leading, mine = c[note(c[LEADER]) + ROW] * e[ROOM], c[note(number) + ROW] * e[ROOM]
    total, squares, games = 0, 0, c[DONE]
    for game in range(games):
        difference = book[leading + game] - book[mine + game]
        total += difference
        squares += difference * difference
    values[2 * number + 1] = sqrt(squares - 1.0 * total * total / games) / games


def judge(c: Flat, e: Flat, book: Flat, number: int, values: Weights) -> None:
    """Whether a candidate goes on: the better half does, without those that are surely behind.

    What the commander would do without thinking stays, to be compared with. Who begins like an earlier candidate and
    has come to the same in every game is not played any further.
    """
    mine, leader = note(number), c[LEADER]
    c[mine + STAYS] = 1
    if number == 0:
        return
    if number != leader:
        alive, place = 0, 1
        for other in range(c[COUNT]):
            if c[note(other) + ALIVE]:
                alive += 1
                gap = values[2 * other] - values[2 * number]
                if other != leader and (gap > 0 or (gap == 0 and other < number)):
                    place += 1
        behind = values[2 * leader] - values[2 * number] > SURELY * values[2 * number + 1]
        if behind or place >= max(FINALISTS, (alive + 1) // 2):
            c[mine + STAYS] = 0
            return
    for other in range(number):
        if c[note(other) + ALIVE] and c[note(other) + ACTION] == c[mine + ACTION]:
            if values[2 * other] == values[2 * number] and the_same(c, e, book, number, other):
                c[mine + STAYS] = 0
                return


def the_same(c: Flat, e: Flat, book: Flat, number: int, other: int) -> bool:
    """Whether two candidates have come to the same in every game."""
    one, two = c[note(number) + ROW] * e[ROOM], c[note(other) + ROW] * e[ROOM]
    for game in range(c[DONE]):
        if book[one + game] != book[two + game]:
            return False
    return True


def sift(c: Flat) -> None:
    for number in range(c[COUNT]):
        if c[note(number) + ALIVE] and not c[note(number) + STAYS]:
            c[note(number) + ALIVE] = 0


def chosen(c: Flat, e: Flat, values: Weights) -> int:
    """The number of the best candidate; the doctrine is only left for something better."""
    leader = c[LEADER]
    if c[DONE] < FEW or values[2 * leader] - values[0] <= e[PROOF] / 100 * values[1]:
        return 0
    return leader


# --- the whole of it, on one processor --------------------------------------------------------------------------------


def prepare(start: Flat, f: Flat, w: Weights, p: Flat, c: Flat, b: Flat, e: Flat, work: Flat) -> None:
    """Candidates begin."""
    for number in range(c[COUNT]):
        begin(start, f, w, p, c, number, work)
    settle(start, c, b, e)


def play_round(
    start: Flat,
    f: Flat,
    w: Weights,
    p: Flat,
    c: Flat,
    b: Flat,
    e: Flat,
    book: Flat,
    more: int,
    values: Weights,
    work: Flat,
) -> None:
    for number in range(c[COUNT]):
        if c[note(number) + ALIVE]:
            games_of(start, f, w, p, c, b, e, book, number, more, work)
    played(c, b, more)
    for number in range(c[COUNT]):
        if c[note(number) + ALIVE]:
            mean(c, e, book, number, values)
    lead(c, values)
    for number in range(c[COUNT]):
        if c[note(number) + ALIVE]:
            error(c, e, book, number, values)
    for number in range(c[COUNT]):
        if c[note(number) + ALIVE]:
            judge(c, e, book, number, values)


ROLL: Final = -1
"""What chance decides on a question to it, as an action."""
CONSIDER: Final = -2
"""Find the candidates of a question, and how they begin. Their number."""
MORE: Final = -3
"""The same, on top of the best that was found. 0 if there is no sense in it."""
PLAY: Final = -4
"""A round of all games that there is room for, without any sifting, for candidates that the caller notes."""
CHOOSE: Final = -5
"""The number of the best candidate."""


@KERNEL.entry
def think(
    what: int,
    start: Flat,
    f: Flat,
    w: Weights,
    p: Flat,
    c: Flat,
    b: Flat,
    e: Flat,
    book: Flat,
    values: Weights,
    work: Flat,
) -> int:
    """A step of the search: one of the words above, or the number of a round; then the games that each played."""
    name = start[at.STACK + start[at.STACK]]
    if what == ROLL:
        return dice.outcome(start, f, name)
    if what == CHOOSE:
        return chosen(c, e, values)
    if what == CONSIDER:
        consider(start, f, w, p, c, name)
    elif what == MORE and not consider_more(p, c, e):
        return 0
    if what < 0:
        prepare(start, f, w, p, c, b, e, work)
        if what != PLAY:
            return c[COUNT]
    more = e[ROOM] if what == PLAY else next_round(c, e, what)
    if more:
        play_round(start, f, w, p, c, b, e, book, more, values, work)
        if what != PLAY:
            sift(c)
    return more
