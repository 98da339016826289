"""Kido Butai in numbers: its actions as a closed list, and what is on the table as a row of small numbers.

Both follow from the order of battle alone: nothing is left to be found out by play, and of all options only 10.a
changes them, since a carrier takes a third hit under it. docs/environments.md tells what every number means.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from math import comb, prod
from typing import Final

from pointluck.engine import Action, Problem
from pointluck.games.kido_butai.bombing import shares
from pointluck.games.kido_butai.order_of_battle import FACING_NAMES, LOAD_NAMES, OrderOfBattle
from pointluck.games.kido_butai.pieces import COUNTER_NAMES, PLACE_NAMES
from pointluck.games.kido_butai.view import TARGET_NAMES
from pointluck.games.kido_butai.view_types import KidoButaiView, Squadron

from .named import MOST_ACTIONS, Named, too_many

MOST: Final = 255
"""The highest number that a row can hold."""
QUESTIONS: Final = ("loads", "japanese-phase", "commit", "meet", "aim", "targets", "fill", "spread", "lose")
"""What the player can be asked."""
PLACES: Final = tuple(PLACE_NAMES.values())
BATTLES: Final = ("kido-butai", *TARGET_NAMES)


class Actions(Named):
    """Every action that the player can ever be offered, by number, under any options.

    An attack that names its squadrons is known by how many they are: which ones follows from the rules, since squadrons
    of a kind are interchangeable there (KB-R69).
    """

    def __init__(self, oob: OrderOfBattle) -> None:
        self.oob = oob
        count = _how_many(oob)
        if count > MOST_ACTIONS:
            raise too_many(count)
        super().__init__(_texts(oob))

    def _named(self, action: Action) -> str:
        if action.kind != "attack" or len(action.args) == 1:
            return str(action)
        target, *named = action.args
        zeros = sum(self.oob.is_zero[self.oob.index[name]] for name in named)
        return named_attack(target, len(named) - zeros, zeros)


def named_attack(target: str, bombers: int, zeros: int) -> str:
    return f"attack {target} {bombers}b {zeros}z"


def division(kind: str, ships: list[str], parts: Iterable[int]) -> str:
    """Bombers or hits divided among US carriers."""
    return " ".join([kind, *(f"{ship} {part}" for ship, part in zip(ships, parts, strict=True) if part)])


def _bombers_and_zeros(oob: OrderOfBattle) -> tuple[int, int]:
    zeros = sum(oob.is_zero)
    return len(oob.squadrons) - zeros, zeros


def _how_many(oob: OrderOfBattle) -> int:
    """No fewer than there are, without counting them one by one."""
    bombers, zeros = _bombers_and_zeros(oob)
    carriers, squadrons = len(oob.us_carriers), len(oob.squadrons)
    divisions = comb(bombers + carriers, carriers) + prod(hits + 1 for hits in oob.us_hits[:-1])
    attacks = len(TARGET_NAMES) * (bombers + 1) * (zeros + 1)
    every: int = 2 ** min(zeros, 64) + divisions + attacks + squadrons * (len(oob.ships) + 9)
    return every + len(oob.ships) + carriers


def _texts(oob: OrderOfBattle) -> Iterator[str]:
    bombers, zeros = _bombers_and_zeros(oob)
    carriers = oob.us_ship_ids[:-1]
    guards = [name for name, zero in zip(oob.squadrons, oob.is_zero, strict=True) if zero]
    yield from ("end", "run-on")
    yield from (str(loading) for ship in oob.loads for loading in ship)
    for name, zero in zip(oob.squadrons, oob.is_zero, strict=True):
        yield from _of_squadron(name, zero, oob.ship_ids)
    yield from (f"attack {target}" for target in TARGET_NAMES)
    for target in TARGET_NAMES:
        for some in range(bombers + 1):
            yield from (named_attack(target, some, escorts) for escorts in range(zeros + 1) if some + escorts)
    yield "commit none"
    for count in range(1, len(guards) + 1):
        yield from (f"commit {' '.join(some)}" for some in combinations(guards, count))
    yield from (f"{kind} {name}" for kind in ("meet", "aim") for name in guards)
    for count in range(1, bombers + 1):
        yield from (division("targets", carriers, parts) for parts in shares(count, [count] * len(carriers)))
    yield from (f"fill {ship}" for ship in carriers)
    for count in range(1, sum(oob.us_hits[:-1])):
        yield from (division("spread", carriers, parts) for parts in shares(count, oob.us_hits[:-1]))


def _of_squadron(name: str, zero: bool, ships: list[str]) -> Iterator[str]:
    yield f"launch {name} strike"
    if zero:
        yield f"launch {name} cap"
    yield from (f"fly {name} {target}" for target in ("midway", "fleet"))
    yield from (f"land {name} {ship}" for ship in ships)
    yield from [f"ready {name}"] if zero else (f"ready {name} {load}" for load in LOAD_NAMES)
    yield f"lose {name}"


class Table:
    """What lies on the table as a row of numbers from 0 to 255, read off the view that every seat gets."""

    def __init__(self, oob: OrderOfBattle) -> None:
        self.oob = oob
        self.ahead = max(oob.return_japanese, oob.return_american)
        """So many turns ahead US counters can be on their way."""
        self.labels: list[str] = []
        """What each number is about."""
        self.highs: list[int] = []
        """The most that each can be."""
        self._places = (*oob.ship_ids, *PLACES)
        for label, high in self._layout():
            self.labels.append(label)
            self.highs.append(high)
        if max(self.highs) > MOST:
            label = self.labels[self.highs.index(max(self.highs))]
            raise Problem("environment-too-high", label=label, high=max(self.highs), most=MOST)

    def __len__(self) -> int:
        return len(self.labels)

    def row(self, view: KidoButaiView) -> list[int]:
        """The numbers of a view."""
        asked = view["stack"][-1] if view["stack"] else ""
        row = [view["turn"], *(asked == name for name in QUESTIONS), view["kido_butai_found"]]
        row += (view["fleets_reported"], *(number in view["fleets_alive"] for number in (1, 2)))
        row += view["attacked_this_turn"].values()
        row += (view["fleet_cup"]["carriers"], view["fleet_cup"]["dummies"])
        points, shot_down = view["points"], view["shot_down"]
        row += (view["us_squadrons_owed"], points["japan"], points["usa"])
        row += (shot_down["bombers"], shot_down["fighters"], shot_down["japan"])
        for ship in view["ships"]:
            row += (ship["hits"], ship["capacity"], ship["deck"] == "launched", ship["deck"] == "landed")
        for target in view["us_ships"]:
            row += (target["hits"], target["capacity"])
            if target["place"] != "midway":
                row += (target["place"] == "fleet-1", target["place"] == "fleet-2")
        for counters in (view["cups"], view["drawn"], view["removed"], view["gone"]):
            row += (counters[name] for name in COUNTER_NAMES)
        row += self._track(view)
        row += self._battle(view, asked)
        for number, squadron in enumerate(view["squadrons"]):
            row += self._squadron(squadron, view["turn"])
            row += _in_battle(view, number, asked)
        return row

    def _track(self, view: KidoButaiView) -> list[int]:
        """Box by box from the next turn on."""
        boxes = [0] * (self.ahead * len(COUNTER_NAMES))
        for box in view["track"]:
            if box["turn"] > view["turn"]:
                begin = (box["turn"] - view["turn"] - 1) * len(COUNTER_NAMES)
                boxes[begin : begin + len(COUNTER_NAMES)] = [box[name] for name in COUNTER_NAMES]
        return boxes

    def _battle(self, view: KidoButaiView, asked: str) -> list[int]:
        battle, carriers = view["battle"], len(self.oob.us_carriers)
        if battle is None:
            return [0] * (len(BATTLES) + 7 + carriers)
        row = [battle["at"] == name for name in BATTLES]
        row += (battle[name] for name in ("fighters", "bombers", "torpedo", "opposed", "special", "shot", "pips"))
        return row + (battle["hits"][:carriers] if asked == "fill" else [0] * carriers)

    def _squadron(self, squadron: Squadron, turn: int) -> Iterator[int]:
        yield from (squadron["place"] == name for name in self._places)
        yield from (squadron["facing"] == name for name in FACING_NAMES)
        yield from (squadron["load"] == name for name in LOAD_NAMES)
        yield squadron["acted"]
        yield squadron["must_land"]
        yield max(0, squadron["low_until"] - turn + 1)

    # --- the same places by name ------------------------------------------------------------------------------

    def _layout(self) -> Iterator[tuple[str, int]]:
        oob = self.oob
        yield "turn", oob.turns
        yield from ((f"asked.{name}", 1) for name in QUESTIONS)
        yield "kido-butai-found", 1
        yield "fleets-reported", 2
        yield from ((f"alive.{name}", 1) for name in TARGET_NAMES[1:])
        yield from ((f"attacked.{name}", 1) for name in TARGET_NAMES)
        yield "fleet-cup.carriers", len(oob.us_carriers)
        yield "fleet-cup.dummies", oob.carrier_dummies
        yield "us-squadrons-owed", sum(table[0] for table in oob.us_capacity)
        yield from self._points()
        for name, ship in zip(oob.ship_ids, oob.capacity, strict=True):
            yield f"{name}.hits", oob.ship_hits
            yield f"{name}.capacity", ship[0]
            yield from ((f"{name}.{used}", 1) for used in ("launched", "landed"))
        for number, name in enumerate(oob.us_ship_ids):
            yield f"{name}.hits", oob.us_hits[number]
            yield f"{name}.capacity", oob.us_capacity[number][0]
            yield from ((f"{name}.{fleet}", 1) for fleet in TARGET_NAMES[1:] if number != oob.midway)
        boxes = ("cups", "drawn", "removed", "gone", *(f"track+{turn}" for turn in range(1, self.ahead + 1)))
        for box in boxes:
            yield from ((f"{box}.{name}", oob.cups[kind]) for kind, name in enumerate(COUNTER_NAMES))
        yield from self._battle_layout()
        for name in oob.squadrons:
            yield from self._squadron_layout(name)

    def _points(self) -> Iterator[tuple[str, int]]:
        oob = self.oob
        bombers, fighters, squadrons = oob.cups[0], oob.cups[2], len(oob.squadrons)

        def shot(count: int) -> int:
            return (count + oob.squadron_offset) // oob.squadron_divisor

        carriers = len(oob.us_carriers) * max(oob.points_us_sunk, oob.points_damaged)
        yield "points.japan", shot(bombers + fighters) + carriers + max(oob.points_midway, oob.points_midway_damaged)
        yield "points.usa", shot(squadrons) + sum(max(points, oob.points_damaged) for points in oob.points_sunk)
        yield "shot-down.bombers", bombers
        yield "shot-down.fighters", fighters
        yield "shot-down.japan", squadrons

    def _battle_layout(self) -> Iterator[tuple[str, int]]:
        oob = self.oob
        bombers, _ = _bombers_and_zeros(oob)
        yield from ((f"battle.{name}", 1) for name in BATTLES)
        yield "battle.fighters", oob.cups[2]
        yield "battle.bombers", max(oob.cups[0], bombers)
        yield from ((f"battle.{name}", 1) for name in ("torpedo", "opposed", "special"))
        yield "battle.shot", oob.cups[0] + oob.cups[2]
        yield "battle.pips", 6 * bombers
        yield from (
            (f"battle.{name}.hits", hits) for name, hits in zip(oob.us_ship_ids[:-1], oob.us_hits, strict=False)
        )

    def _squadron_layout(self, name: str) -> Iterator[tuple[str, int]]:
        oob = self.oob
        parts = (*self._places, *FACING_NAMES, *LOAD_NAMES, "acted", "must-land")
        yield from ((f"{name}.{part}", 1) for part in parts)
        yield f"{name}.low", 2
        yield f"{name}.order", len(oob.squadrons)
        yield f"{name}.picked", 1
        yield f"{name}.aims", oob.cups[2]
        yield f"{name}.doomed", 1


def _in_battle(view: KidoButaiView, squadron: int, asked: str) -> tuple[int, ...]:
    """A squadron's place in the order of the battle, and what is being decided about it."""
    battle = view["battle"]
    if battle is None:
        return (0, 0, 0, 0)
    force: list[int] = battle["force"]
    order = force.index(squadron) + 1 if squadron in force else 0
    picked = asked == "meet" and squadron in battle["queue"]
    return (order, picked, battle["aims"].count(squadron), squadron in battle["doomed"])
