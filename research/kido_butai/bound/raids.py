"""The raids on Kido Butai as a small game of its own, solved exactly: what no defence can do better than.

Kept are: when the Americans find Kido Butai, the cup of bombers and its dummies, the type of attack that follows from
the CAP, the dice of the Zeros, of the ships' guns and of the bombs, damage ship by ship in the order of the rules,
how many squadrons come back, and that a Zero is on guard for three hours of any five at most. Nothing is foreseen: at
every decision the player knows what has happened so far (and the searches of the same hour, which come later: that
only helps).

What the player is given for free, so that every real game can be played here as well and ends no worse:

* The US fleets are attacked as early as they can be, and sink (search.py); Midway's capacity is lost from the start.
  Both only allow more American squadrons to be removed, and here the player need not remove any.
* A raider that comes back does so when the player likes, or not at all. He may be removed for lost capacity in any
  hour in which one that was drawn five hours ago could be. Squadrons lost by the fighter cup do not use up the
  capacity.
* No escorts come. Escorts only tie down Zeros; a CAP of which some Zeros meet escorts does to the bombers what the
  others would do alone, and the player may leave those Zeros out, with the attack counting as opposed.
* Zeros are never shot down and never low, can all be launched and landed in any hour, and nothing is lost aboard.
* All US fighters count as lost.
* Beyond a number of hits on Kido Butai (`most`) nothing further is lost.

That a Zero needs its rest is priced instead of played: for each hour on guard he pays a price, and gets back in
advance what the best timetable of his could have to pay. A real player never pays more than he gets back, so for any
prices the value is an upper bound (Lagrangian relaxation); good prices make it tight.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from itertools import product
from typing import Any, NamedTuple, TypeVar, cast

import numpy

from pointluck.players.kernels import asked_for_plain

from . import hits
from .figures import Figures, squadron_points
from .search import NUMBER, STAGES, turns_of

try:
    if asked_for_plain():
        raise ImportError("plain Python is asked for")
    numba: Any = import_module("numba")
except ImportError:
    numba = None

F = TypeVar("F", bound=Callable[..., Any])


def entry(function: F) -> F:
    """Compiled where numba is installed: these sums need arrays of numpy."""
    return function if numba is None else cast(F, numba.njit(cache=True, error_model="numpy")(function))


MEMORY = 4
"""Turns that a drawn dummy stays out of the cup: drawn in T, back before the draw of T + 5."""
ON_GUARD = 3
TAIL = 2e-4
"""Chance of a raid so large that it is not worked out."""
"""Hours: a Zero that has landed is made ready in the next and can be on guard in the one after (KB-R21)."""


class Cups(NamedTuple):
    """American bombers: in the cup, shot down, removed for lost capacity, on the track. Others do not return."""

    cup: int
    shot: int
    removed: int
    away: int


class Board(NamedTuple):
    """What the sums need, numbered."""

    cups: list[Cups]
    rows: Any
    """The same as an array."""
    number: Any
    """The number of a state of the cups, by its four figures."""
    normal: Any
    special: Any
    intercepted: Any
    costs: Any


def board(figures: Figures, most: int) -> Board:
    count = figures.bombers
    cups = [Cups(*four) for four in product(range(count + 1), repeat=4) if sum(four) <= count]
    number = numpy.full((count + 1,) * 4, -1, dtype=numpy.int64)
    for place, four in enumerate(cups):
        number[four] = place
    return Board(
        cups,
        numpy.array(cups, dtype=numpy.int64),
        number,
        hits.matrices(figures, most, unopposed=False),
        hits.matrices(figures, most, unopposed=True),
        hits.intercepted(figures, figures.zeros),
        numpy.array(hits.costs(figures, most)),
    )


def timetable(figures: Figures, prices: Any) -> Any:
    """The most that one Zero can have to pay on the average, by turn and stage of the search.

    On guard for three hours at most, he is then at rest for two; prices are by turn and stage, too.
    """
    free, rest = 0, ON_GUARD + 1
    best = numpy.zeros((figures.turns + 2, ON_GUARD + 2, len(STAGES)))
    after = numpy.zeros((len(STAGES), len(STAGES)))
    for stage in STAGES:
        for then, odds in turns_of(stage, figures.reported).items():
            after[NUMBER[stage], NUMBER[then]] = odds
    for turn in range(figures.turns, 0, -1):
        soon = best[turn + 1] @ after.T
        best[turn, rest] = soon[free]
        for flown in range(ON_GUARD + 1):
            best[turn, flown] = soon[rest] if flown else soon[free]
            if flown < ON_GUARD:
                best[turn, flown] = numpy.maximum(best[turn, flown], prices[turn] + soon[flown + 1])
    return best[:, free]


GUARD_PRICES = {
    "standard": (0.035, 0.05, 0.045, 0.04, 0.03),
    "detailed-sequence": (0.0,) * 5,
    "advanced": (0.035, 0.05, 0.045, 0.04, 0.03),
}
"""Points for an hour on guard, by three hours from the first raid on, found by trying. Others are worse, not wrong."""


def usual_prices(figures: Figures, rules: str) -> Any:
    """The more carriers are sunk, the fewer raids are still to come."""
    prices = numpy.zeros((figures.turns + 1, len(STAGES)))
    for number, stage in enumerate(STAGES):
        for turn in range(figures.american_from, figures.turns + 1):
            period = (turn - figures.american_from) // 3
            prices[turn, number] = GUARD_PRICES[rules][period] * (1 - 0.2 * stage.sunk)
    return prices


def value(
    figures: Figures,
    prices: Any,
    most: int = 3,
    escorts: tuple[float, ...] = (1.0,),
    progress: Callable[[float], None] | None = None,
) -> float:
    """What can be reached at most: squadrons of the Americans less damage to Kido Butai, in points.

    Prices of an hour on guard are by turn (1 is the first) and stage of the search. `escorts` are the chances of so
    many with each raid. Only without any (as it stands) the value is a bound: the player has ways to empty the
    fighter cup.
    """
    known = board(figures, most)
    later = _at_the_end(figures, known)
    odds = numpy.array(escorts)
    refund = figures.zeros * timetable(figures, prices)
    seen = numpy.zeros((figures.turns + 2, len(STAGES)))
    start = known.number[figures.bombers, 0, 0, 0]
    for turn in range(figures.turns, 0, -1):
        now = later
        if turn >= figures.american_from:
            now = _raided(figures, known, later, turn, prices[turn], odds)
        if turn >= figures.american_from and not figures.oob.removal_as_due:
            _move(figures, known, now, turn)
        seen[turn] = now[:, start, 0, 0] + refund[turn]
        later = _searched(figures, now)
        if turn >= figures.american_from and figures.oob.removal_as_due:
            _move(figures, known, later, turn)
        if progress is not None:
            progress(1 - (turn - 1) / figures.turns)
    return _unfound(figures, seen)


def _at_the_end(figures: Figures, known: Board) -> Any:
    points = [float(squadron_points(figures.oob, four.shot + four.removed + figures.fighters)) for four in known.cups]
    ends = numpy.array(points)[:, None, None] - known.costs[None, None, :]
    one = numpy.broadcast_to(ends, (len(points), 1 << MEMORY, len(known.costs)))
    return numpy.stack([one] * len(STAGES)).copy()


def _searched(figures: Figures, now: Any) -> Any:
    """Back over a turn's search, to the beginning of the turn."""
    before = numpy.zeros_like(now)
    for stage in STAGES:
        for after, odds in turns_of(stage, figures.reported).items():
            before[NUMBER[stage]] += odds * now[NUMBER[after]]
    return before


def _unfound(figures: Figures, seen: Any) -> float:
    """The whole game, while the Americans search for Kido Butai: without raids, until they find it."""
    nothing = float(squadron_points(figures.oob, figures.fighters))
    hidden = numpy.full(len(STAGES), nothing)
    for turn in range(figures.turns, 0, -1):
        # Found before the first American Phase, one still waits for it; `seen` is carried back over those turns.
        found = seen[turn]
        both = figures.found * found + (1 - figures.found) * hidden
        hidden = numpy.array(
            [
                sum(odds * both[NUMBER[after]] for after, odds in turns_of(stage, figures.reported).items())
                for stage in STAGES
            ]
        )
    return float(hidden[0])


def _raided(figures: Figures, known: Board, later: Any, turn: int, prices: Any, escorts: Any) -> Any:
    """Back over the American Phase of a turn."""
    size = len(known.costs)
    now = numpy.zeros_like(later)
    returns = turn + figures.away <= figures.turns
    nobody_gone = turn <= figures.turns - figures.away + 1
    takes_dummy = figures.oob.removal_takes_dummy
    all_lost = squadron_points(figures.oob, figures.bombers + figures.fighters)
    opposes = figures.oob.special_if_no_cap
    none_due = figures.oob.removal_as_due and turn < figures.american_from + figures.away
    removable = 0 if none_due else figures.bombers
    rules = numpy.array(
        [figures.dummies, takes_dummy, returns, nobody_gone, all_lost, opposes, removable], dtype=numpy.int64
    )
    for stage in range(len(STAGES)):
        flat = later[stage].reshape(-1, size)
        normal = numpy.stack([flat @ chances.T for chances in known.normal]).reshape(-1, *later[stage].shape)
        special = numpy.stack([flat @ chances.T for chances in known.special]).reshape(-1, *later[stage].shape)
        raid(
            now[stage],
            later[stage],
            normal,
            special,
            known.rows,
            known.number,
            known.intercepted,
            escorts,
            rules,
            float(prices[stage]),
        )
    return now


def _move(figures: Figures, known: Board, values: Any, turn: int) -> None:
    """Squadrons that come back or are removed, as the player likes best."""
    oob = figures.oob
    order = numpy.array(sorted(range(len(known.cups)), key=lambda one: 2 * known.cups[one].away + known.cups[one].cup))
    if oob.removal_as_due and turn < figures.american_from + figures.away:
        return
    for number, stage in enumerate(STAGES):
        lost = stage.sunk * oob.us_capacity[0][0] + oob.us_capacity[-1][0]
        rules = numpy.array([int(oob.removal_as_due), int(oob.removal_takes_dummy), lost, int(oob.removal_cumulative)])
        move(values[number], known.rows, known.number, order, rules)


@entry
def oldest_gone(bits: int) -> int:
    """The dummies on the track without the one due first."""
    for place in (8, 4, 2, 1):
        if bits & place:
            return bits - place
    return bits


@entry
def ones(bits: int) -> int:
    return (bits & 1) + (bits >> 1 & 1) + (bits >> 2 & 1) + (bits >> 3 & 1)


@entry
def move(values: Any, cups: Any, number: Any, order: Any, rules: Any) -> None:
    """Each state becomes as good as the best one it can be turned into; `order` has those first."""
    as_due, takes_dummy, lost, cumulative = rules[0], rules[1], rules[2], rules[3]
    size = values.shape[2]
    for place in order:
        cup, shot, removed, away = cups[place, 0], cups[place, 1], cups[place, 2], cups[place, 3]
        owed = lost - removed - (shot if cumulative else 0)
        for bits in range(16):
            less = oldest_gone(bits) if takes_dummy else bits
            if away:
                other = number[cup + 1, shot, removed, away - 1]
                for h in range(size):
                    values[place, bits, h] = max(values[place, bits, h], values[other, bits, h])
            if owed <= 0:
                continue
            if away:
                other = number[cup, shot, removed + 1, away - 1]
                for h in range(size):
                    values[place, bits, h] = max(values[place, bits, h], values[other, less, h])
            if cup and not as_due:
                other = number[cup - 1, shot, removed + 1, away]
                for h in range(size):
                    values[place, bits, h] = max(values[place, bits, h], values[other, less, h])


@entry
def track_after(bits: int, drawn: int, dummies_left: int) -> int:
    """The dummies on the track an hour later. Who is shot down takes the first due with him if the cup is empty."""
    after = (bits << 1 & 15) | drawn
    while ones(after) > dummies_left:
        after = oldest_gone(after)
    return after


@entry
def committed(
    alone: Any,
    outcomes: Any,
    met: Any,
    number: Any,
    cups: Any,
    place: int,
    drawn: int,
    guards: int,
    bits: int,
    rules: Any,
) -> None:
    """What a raid of so many bombers comes to, on the average, when so many Zeros meet it."""
    cup, shot, removed, away = cups[place, 0], cups[place, 1], cups[place, 2], cups[place, 3]
    have, dummies, returns = rules
    size = alone.shape[1]
    for h in range(size):
        alone[guards, h] = 0.0
    for killed in range((drawn if guards else 0) + 1):
        then = number[cup - drawn, shot + killed, removed, away + (drawn - killed) * returns]
        after = track_after(bits, 1 if killed == 0 and dummies > 0 else 0, have - killed)
        for passed in range(drawn - killed + 1):
            share = met[drawn, guards, killed, passed]
            if share > 0.0:
                for h in range(size):
                    alone[guards, h] += share * outcomes[passed, then, after, h]


@entry
def on_bombers(guards: int, escorts: int, bombers: int, tied: int) -> int:
    """Of the committed Zeros those that meet bombers (KB-R26); `tied` if none is left for them."""
    if not bombers:
        return guards
    free = 0
    for place in range(guards if guards > escorts else 0):
        free += 1 if place % (escorts + bombers) >= escorts else 0
    return free if free else tied


@entry
def raid(
    now: Any,
    later: Any,
    normal: Any,
    special: Any,
    cups: Any,
    number: Any,
    met: Any,
    escorts: Any,
    rules: Any,
    price: float,
) -> None:
    """For every state the best number of Zeros on guard, and after the draw the best number of them to commit."""
    all_dummies, takes_dummy, returns, nobody_gone = rules[0], rules[1], rules[2], rules[3]
    best_end, tied_opposes, removable = rules[4], rules[5], rules[6]
    size, zeros = now.shape[2], met.shape[1] - 1
    best, total, alone = numpy.zeros(size), numpy.zeros((zeros + 1, size)), numpy.zeros((zeros + 2, size))
    for place in range(len(cups)):
        cup, shot, removed, away = cups[place, 0], cups[place, 1], cups[place, 2], cups[place, 3]
        if nobody_gone and (cup + shot + removed + away < met.shape[0] - 1 or removed > removable):
            continue
        have = all_dummies - shot - (removed if takes_dummy else 0)
        for bits in range(16):
            dummies = have - ones(bits)
            if dummies < 0:
                continue
            known = (have, dummies, returns)
            for guards in range(zeros + 1):
                for h in range(size):
                    total[guards, h] = 0.0
            left = 1.0
            for drawn in range(cup + 1):
                # So many bombers are drawn; now the dummy comes, or the cup is empty.
                odds = left * (1.0 if drawn == cup else dummies / (cup - drawn + dummies))
                left -= odds
                if odds <= 0.0:
                    continue
                committed(alone, special if drawn else normal, met, number, cups, place, drawn, 0, bits, known)
                for guards in range(1, zeros + 1):
                    committed(alone, normal, met, number, cups, place, drawn, guards, bits, known)
                # With CAP committed but tied down by escorts the attack is opposed, and no bomber is stopped.
                free = number[cup - drawn, shot, removed, away + drawn * returns]
                after = track_after(bits, 1 if dummies > 0 else 0, have)
                for come in range(len(escorts)):
                    share = odds * escorts[come]
                    for h in range(size):
                        best[h] = alone[0, h]
                        if come == 0 and tied_opposes:
                            best[h] = max(best[h], normal[drawn, free, after, h])
                        alone[zeros + 1, h] = normal[drawn, free, after, h]
                        total[0, h] += share * alone[0, h]
                    for guards in range(1, zeros + 1):
                        chosen = on_bombers(guards, come, drawn, zeros + 1 if tied_opposes else 0)
                        for h in range(size):
                            best[h] = max(best[h], alone[chosen, h])
                            total[guards, h] += share * best[h]
                if left < TAIL:
                    # Larger raids are too rare to be worked out: let the player have all that there is.
                    for guards in range(zeros + 1):
                        for h in range(size):
                            total[guards, h] += left * best_end
                    break
            for h in range(size):
                worth = total[0, h]
                for guards in range(1, zeros + 1):
                    worth = max(worth, total[guards, h] - guards * price)
                now[place, bits, h] = worth
            # Kido Butai may be no more: then nobody raids it.
            now[place, bits, size - 1] = max(now[place, bits, size - 1], later[place, bits, size - 1])
