"""What the questions of this game have in common: the side that is asked, refusals, and choices by number and kind."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain, combinations, islice, repeat
from math import prod
from typing import Final

from pointluck.engine import Action, Ask, Refusal, refusal

from .order_of_battle import SEATS
from .pieces import BELOW, Midway

DONE = Action("done")
NONE = Action("none")

MOST_CHOICES: Final = 30_000
MOST_KEPT_CHOICES: Final = 1_000

Kinds = tuple[tuple[str, int], ...]
"""Kinds of air units in notation, with how many there are of each."""


class SideAsk(Ask[Midway]):
    """A question to the side whose step it is. `verbs` are the first words of its answers.

    `veiled`: in the fog the enemy is not told the answer, for it may say where ships are (BM-R91).
    """

    verbs: tuple[str, ...]
    veiled = False

    def seat(self, state: Midway) -> str:
        return SEATS[state.side]

    def refuse(self, state: Midway, action: Action) -> Refusal:
        if action.kind not in self.verbs:
            return refusal("other-question", self.clause, action=str(action))
        return self.why(state, action)

    def known_to(self, state: Midway) -> tuple[str, ...] | None:
        return (self.seat(state),) if self.veiled and state.oob.fog else None

    @abstractmethod
    def why(self, state: Midway, action: Action) -> Refusal:
        """Why this answer of the right sort is not legal."""


@lru_cache(maxsize=16384)
def ready_made(kind: str, *args: str) -> Action:
    """The action of those words. Looking it up is cheaper than making it again."""
    return Action(kind, args)


def alike(state: Midway, ship: int) -> tuple[int | str, ...]:
    """Ships with the same answer are interchangeable: class, damage, seaplane aboard; carriers never are."""
    oob = state.oob
    if ship < oob.carriers:
        return (ship,)
    seaplanes = state.at.count(BELOW + ship) if oob.seaplanes[ship] else 0
    return oob.ship_class[ship], state.damage[ship], seaplanes


def named_twin(
    state: Midway, listed: list[int], ships: list[int], action: Action, likeness: Callable[[Midway, int], object]
) -> Action:
    """The same action with the ship that is listed for the one it names, if that is one of `ships` and like it."""
    ship = state.oob.ship_index.get(action.args[0], -1) if action.args else -1
    if ship in ships:
        for twin in listed:
            if likeness(state, twin) == likeness(state, ship):
                return Action(action.kind, (state.oob.ship_ids[twin], *action.args[1:]))
    return action


def kinds_of(state: Midway, units: Iterable[int]) -> Kinds:
    """The units by kind, in order of appearance."""
    words, load = state.oob.load_words, state.load
    counts: dict[str, int] = {}
    for unit in units:
        word = words[unit][load[unit]]
        counts[word] = counts.get(word, 0) + 1
    return tuple(counts.items())


def take(state: Midway, units: Sequence[int], words: Iterable[str]) -> list[int]:
    """The first units of each kind that the words (2f4f, 3sbd-b) name."""
    kinds, load = state.oob.load_words, state.load
    taken = []
    for word in words:
        count, kind = split_count(word)
        for unit in units:
            if not count:
                break
            if kinds[unit][load[unit]] == kind:
                taken.append(unit)
                count -= 1
    return taken


@lru_cache(maxsize=4096)
def split_count(word: str) -> tuple[int, str]:
    """3sbd-b: 3 and sbd-b. Without a number, 1."""
    digits = len(word) - len(word.lstrip("0123456789"))
    return int(word[:digits] or "1"), word[digits:]


def fall_away(answers: list[Action], number: int) -> tuple[int, int, bool]:
    """Which answers go with one that takes so many units of a ship, and whether the ship is left with other answers.

    Of 3b5n-t, 2b5n-t and 1b5n-t, which are listed in this order, the first two if two units are taken.
    """
    verb, (ship, word) = answers[number]
    count, kind = split_count(word)
    start = number
    while start and (above := answers[start - 1]).args[0] == ship:
        if above.kind != verb or split_count(above.args[1])[1] != kind:
            break
        start -= 1
    # The last answer is `done`, which names no ship.
    others = answers[number + count].args[:1] == (ship,) or (start > 0 and answers[start - 1].args[0] == ship)
    return start, start + count, others


def shares(total: int, limits: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Every way to take exactly `total` from places with limits, most from the first place first."""
    if len(limits) == 1:
        if total <= limits[0]:
            yield (total,)
        return
    for first in range(min(total, limits[0]), -1, -1):
        for rest in shares(total - first, limits[1:]):
            yield (first, *rest)


def choices(verb: str, head: tuple[str, ...], kinds: Kinds, least: int, most: int) -> list[Action]:
    """An action for every choice of `least` to `most` units of those kinds, the most first. Not to be changed."""
    if few(kinds):
        return _kept_choices(verb, head, kinds, least, most)
    return make_actions(verb, map(head.__add__, selections(kinds, least, most)))


@lru_cache(maxsize=8192)
def _kept_choices(verb: str, head: tuple[str, ...], kinds: Kinds, least: int, most: int) -> list[Action]:
    return make_actions(verb, map(head.__add__, selections(kinds, least, most)))


def few(kinds: Kinds) -> bool:
    """Whether a list of the choices among them is short enough to be kept for the next time."""
    return prod([count + 1 for _, count in kinds]) <= MOST_KEPT_CHOICES


class _Made(dict[tuple[str, tuple[str, ...]], Action]):
    """Actions by their words. An action that is missing is made, and then kept as its own key."""

    def __missing__(self, words: tuple[str, tuple[str, ...]]) -> Action:
        if len(self) >= MOST_MADE:
            self.clear()
        # What Action(*words) does, without the detour through its Python-level constructor.
        action = tuple.__new__(Action, words)
        self[action] = action
        return action


MOST_MADE: Final = 1 << 16
_MADE: Final = _Made()


def make_actions(verb: str, args: Iterable[tuple[str, ...]]) -> list[Action]:
    """An action for each of those words. Lists that are kept share their actions.

    Most choices recur in many lists. Made for each anew they would be a hundred thousand objects, all of which
    Python's garbage collector looks at again and again.
    """
    return [*map(_MADE.__getitem__, zip(repeat(verb), args, strict=False))]


def selections(kinds: Kinds, least: int, most: int) -> list[tuple[str, ...]]:
    """The words for every choice of `least` to `most` units of those kinds, the most first. Not to be changed.

    Of as many units, those choices come first that take more of the first kinds. Where there are more than
    `MOST_CHOICES`, the first so many are listed, and taking none: nobody's own figures can make the list endless.
    """
    most = min(most, sum([count for _, count in kinds]))
    if prod([count + 1 for _, count in kinds]) > MOST_CHOICES:
        found = chain.from_iterable(_selecting(kinds, total) for total in range(most, max(least, 1) - 1, -1))
        return [*islice(found, MOST_CHOICES), *([()] if not least else [])]
    # By number of units, the choices among the kinds looked at so far, from the last kind on: so none is made in vain.
    ways: list[list[tuple[str, ...]]] = [[()], *([] for _ in range(most))]
    for kind, count in reversed(kinds):
        # From each number of units of this kind, what puts it before a choice among the others.
        puts = [(f"{part}{kind}",).__add__ for part in range(1, min(count, most) + 1)]
        so_far, ways = ways, []
        for total in range(most + 1):
            row: list[tuple[str, ...]] = []
            for part in range(min(count, total), 0, -1):
                row += map(puts[part - 1], so_far[total - part])
            row += so_far[total]
            ways.append(row)
    return [*chain.from_iterable(ways[total] for total in range(most, least - 1, -1))]


def _selecting(kinds: Kinds, total: int) -> Iterator[tuple[str, ...]]:
    """One after the other what `selections` lists for exactly `total` units."""
    if not total:
        yield ()
        return
    (kind, count), *others = kinds
    left = sum(number for _, number in others)
    for part in range(min(count, total), max(0, total - left) - 1, -1):
        first = (f"{part}{kind}",) if part else ()
        for rest in _selecting(tuple(others), total - part):
            yield first + rest


def spread(counts: list[int], number: int) -> list[tuple[int, ...]]:
    """Every way to add `number` units evenly: no place gets one more before all have as many (BM-R78)."""
    added = [0] * len(counts)
    while number:
        level = min(have + more for have, more in zip(counts, added, strict=True))
        lowest = [place for place in range(len(counts)) if counts[place] + added[place] == level]
        if number < len(lowest):
            ways = []
            for chosen in combinations(lowest, number):
                ways.append(tuple(more + (place in chosen) for place, more in enumerate(added)))
            return ways
        for place in lowest:
            added[place] += 1
        number -= len(lowest)
    return [tuple(added)]
