"""Positions of Kido Butai that random play seldom reaches: pieces strewn at random where the rules allow them."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from pointluck.engine import CHANCE, Action, Seeded, State
from tests.support import random_options

from .table import ALL_BOMBS, CARRIERS, GAME, SQUADRONS

CAP, CENTRE, MIDWAY, FLEET, LOST = 100, 101, 102, 103, 104
EAST, SOUTH, WEST, NORTH = 0, 1, 2, 3
END = Action("end")
UNTIL_COMMIT = ("us-reconnaissance", "japanese-reconnaissance", "bomber-draw", "fighter-draw", "attack-type")


def any_position(seed: int) -> State:
    """A position at the beginning of a Japanese Phase, or with a raid on its way, under random options."""
    random = Random(seed)
    state = GAME.new(random.choice(sorted(GAME.presets)), **random_options(GAME, random))
    for line in ALL_BOMBS.split(";"):
        state.apply(state.parse(line))
    plain = json.loads(state.to_json())
    position = plain["position"]
    position["turn"] = random.randint(1, 16)
    position["found"] = random.random() < 0.8
    _ships(random, position, three_hits=state.setup.options["kb.adv_10a"] is True)
    _squadrons(random, position)
    if state.setup.options["kb.fighter_sweep"] is False:
        _send_home_alone(position)
    _counters(random, position)
    if seed % 3 == 0:
        _raid(random, position)
    state = GAME.from_json(plain)
    if seed % 3 == 0 and state.why_not(END) is None:
        state.apply(END)
        _meet_the_raid(state, Seeded(seed))
    return state


def _meet_the_raid(state: State, chance: Seeded) -> None:
    """On to the question which CAP is committed, and commit all that can be."""
    while state.seat == CHANCE and state.question is not None and state.question.kind in UNTIL_COMMIT:
        state.apply(chance.pick(state))
    if state.question is not None and state.question.kind == "commit":
        state.apply(state.legal()[0])


def _raid(random: Random, position: dict[str, Any]) -> None:
    """All Zeros on CAP, of many kinds, and a small raid that is sure to come."""
    position["turn"] = random.randint(3, 16)
    position["track"] = [0] * len(position["track"])
    position["found"] = True
    for squadron, name in enumerate(SQUADRONS):
        if name.startswith("Z"):
            position["place"][squadron], position["due"][squadron] = CAP, False
            position["facing"][squadron] = random.choice((SOUTH, WEST))
            position["low"][squadron] = random.choice((0, position["turn"]))
    for kind, (total, left) in enumerate(
        ((11, random.choice((1, 1, 2))), (11, 0), (4, random.choice((0, 1, 1, 2))), (5, 0))
    ):
        position["cups"][kind] = left
        position["shot"][kind] = position["removed"][kind] = 0
        position["gone"][kind] = total - left


def _ships(random: Random, position: dict[str, Any], three_hits: bool) -> None:
    position["hits"] = [random.choice((0, 0, 1, 2)) for _ in CARRIERS]
    position["reported"] = random.choice((0, 1, 1, 2))
    if position["reported"] == 2 or (position["reported"] and random.random() < 0.5):
        fleets = [1, random.choice((1, 2)), 2 if position["reported"] == 2 else random.choice((1, 2))]
        random.shuffle(fleets)
        position["fleet_of"] = fleets
        most = 3 if three_hits else 2
        position["us_hits"] = [random.choice((0, 0, 1, most)) for _ in fleets] + [0]
    position["us_hits"][-1] = random.choice((0, 0, 1, 2))


def _squadrons(random: Random, position: dict[str, Any]) -> None:
    room = [(4, 2, 0)[hits] if ship < 2 else (3, 1, 0)[hits] for ship, hits in enumerate(position["hits"])]
    for squadron, name in enumerate(SQUADRONS):
        zero = name.startswith("Z")
        place = random.choice([*range(4), *range(4), CAP, CENTRE, MIDWAY, FLEET, LOST])
        if zero and random.random() < 0.6:
            place = CAP
        if (place == CAP and not zero) or (place < CAP and not room[place]):
            place = CENTRE
        if place < CAP:
            room[place] -= 1
        position["place"][squadron] = place
        position["facing"][squadron] = _facing(random, place)
        position["load"][squadron] = 2 if zero else {MIDWAY: 0, FLEET: 1}.get(place, random.randint(0, 1))
        if position["facing"][squadron] == WEST:  # on CAP perhaps only since this turn began
            position["due"][squadron] = place == CENTRE or random.random() < 0.3
        low = place == CAP and random.random() < 0.3
        position["low"][squadron] = position["turn"] if low else 0


def _send_home_alone(position: dict[str, Any]) -> None:
    """Where Zeros may not sweep, none can be over a target without a bomber (KB-R70)."""
    for target in (MIDWAY, FLEET):
        there = [squadron for squadron, place in enumerate(position["place"]) if place == target]
        if all(position["load"][squadron] == 2 for squadron in there):
            for squadron in there:
                position["place"][squadron] = LOST


def _facing(random: Random, place: int) -> int:
    if place < CAP:
        return random.choice((EAST, EAST, NORTH))
    if place == CAP:
        return random.choice((SOUTH, WEST))
    return random.choice((EAST, WEST)) if place == CENTRE else SOUTH


def _counters(random: Random, position: dict[str, Any]) -> None:
    """Each US counter in a cup, on the track ahead, shot down, removed or gone."""
    turn = position["turn"]
    for kind, total in enumerate(position["cups"]):
        position["cups"][kind] = 0
        for _ in range(total):
            where = random.choice(("cups", "cups", "track", "removed", "shot" if kind in (0, 2) else "cups", "gone"))
            if where == "track" and turn < 16:
                position["track"][4 * random.randint(turn + 1, 16) + kind] += 1
            else:
                position["cups" if where == "track" else where][kind] += 1
