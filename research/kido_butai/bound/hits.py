"""What American bombers do to Kido Butai: the chances of getting from one state of damage to another, exactly."""

from __future__ import annotations

from functools import cache
from itertools import product
from math import comb
from typing import Any

import numpy

from .figures import Figures

Hits = tuple[int, ...]
"""By ship, 0 to 2."""


def states(most: int) -> list[Hits]:
    """Every state of damage with at most so many hits; who has taken more is in the state after the last of them."""
    return [hits for hits in product(range(3), repeat=4) if sum(hits) <= most]


def cost(figures: Figures, hits: Hits) -> int:
    """What the damage is worth to the Americans (KB-8)."""
    oob = figures.oob
    return sum(oob.points_sunk[ship] if had == 2 else oob.points_damaged if had else 0 for ship, had in enumerate(hits))


def costs(figures: Figures, most: int) -> list[float]:
    """By state; for the last one the least that more hits than `most` can cost: too little, never too much."""
    known = [float(cost(figures, hits)) for hits in states(most)]
    beyond = [cost(figures, hits) for hits in product(range(3), repeat=4) if sum(hits) > most]
    return [*known, float(min(beyond, default=0))]


def normal(figures: Figures, hits: Hits, bombers: int) -> dict[Hits, float]:
    """Bombers that have passed the CAP, in a normal attack (KB-7e to KB-7g, KB-10c)."""
    after: dict[Hits, float] = {}
    for aimed, odds in _aimed(figures, hits, bombers).items():
        outcomes = {hits: odds}
        for ship, count in enumerate(aimed):
            more = on_ship(figures.flak, figures.us_hit, count)
            outcomes = _spread(outcomes, ship, more)
        for now, share in outcomes.items():
            after[now] = after.get(now, 0.0) + share
    return after


def _spread(outcomes: dict[Hits, float], ship: int, more: list[float]) -> dict[Hits, float]:
    later: dict[Hits, float] = {}
    for hits, share in outcomes.items():
        for number, odds in enumerate(more):
            if odds:
                now = (*hits[:ship], min(2, hits[ship] + number), *hits[ship + 1 :])
                later[now] = later.get(now, 0.0) + share * odds
    return later


def _aimed(figures: Figures, hits: Hits, bombers: int) -> dict[Hits, float]:
    """How many bombers fall on each ship: in turn, or by die with 10.c."""
    afloat = [ship for ship in figures.oob.target_order if hits[ship] < 2]
    if not afloat or not bombers:
        return {(0,) * len(hits): 1.0}
    if not figures.oob.random_targets:
        turn = [afloat[number % len(afloat)] for number in range(bombers)]
        return {tuple(turn.count(ship) for ship in range(len(hits))): 1.0}
    faces = [ship for ship in figures.oob.random_target if ship in afloat]
    aimed: dict[Hits, float] = {(0,) * len(hits): 1.0}
    for _ in range(bombers):
        later: dict[Hits, float] = {}
        for now, share in aimed.items():
            for ship in faces:
                then = (*now[:ship], now[ship] + 1, *now[ship + 1 :])
                later[then] = later.get(then, 0.0) + share / len(faces)
        aimed = later
    return aimed


@cache
def on_ship(flak: float, hit: float, bombers: int) -> list[float]:
    """Chances of so many hits by bombers on one ship; its anti-aircraft fire stops one of them at most."""
    odds = [0.0] * (bombers + 1)
    if not bombers:
        return [1.0]
    for left, share in ((bombers, 1 - flak), (bombers - 1, flak)):
        for number in range(left + 1):
            odds[number] += share * comb(left, number) * hit**number * (1 - hit) ** (left - number)
    return odds


def special(figures: Figures, hits: Hits, bombers: int) -> dict[Hits, float]:
    """Bombers that no CAP has opposed: every pip is a hit, ship after ship (KB-6c4, KB-6c5, KB-R28)."""
    afloat = [ship for ship in figures.oob.target_order if hits[ship] < 2]
    after: dict[Hits, float] = {}
    for aborted in range(len(afloat) + 1):
        odds = comb(len(afloat), aborted)
        share = odds * figures.flak_special**aborted * (1 - figures.flak_special) ** (len(afloat) - aborted)
        for pips, chance in _pips(max(0, bombers - aborted)).items():
            now = list(hits)
            for ship in afloat:
                taken = min(pips, 2 - now[ship])
                now[ship] += taken
                pips -= taken
            after[tuple(now)] = after.get(tuple(now), 0.0) + share * chance
    return after


@cache
def _pips(dice: int) -> dict[int, float]:
    """More than eight sink no more."""
    odds = {0: 1.0}
    for _ in range(dice):
        later: dict[int, float] = {}
        for pips, share in odds.items():
            for face in range(1, 7):
                then = min(8, pips + face)
                later[then] = later.get(then, 0.0) + share / 6
        odds = later
    return odds


def matrices(figures: Figures, most: int, unopposed: bool) -> Any:
    """By number of bombers, the chances from each state of damage (row) to each other (column)."""
    known = states(most)
    number = {hits: place for place, hits in enumerate(known)}
    size, attack = len(known) + 1, special if unopposed else normal
    found = numpy.zeros((figures.bombers + 1, size, size))
    found[:, size - 1, size - 1] = 1.0
    for bombers in range(figures.bombers + 1):
        for place, hits in enumerate(known):
            for after, share in attack(figures, hits, bombers).items():
                found[bombers, place, number.get(after, size - 1)] += share
    return found


def intercepted(figures: Figures, zeros: int) -> Any:
    """By bombers in a raid, Zeros that meet them, bombers shot down and bombers that pass: the chances (KB-R26).

    Without escorts the Zeros go round the bombers, and the worst result on each counts.
    """
    most = figures.bombers
    found = numpy.zeros((most + 1, zeros + 1, most + 1, most + 1))
    for bombers, guards in product(range(most + 1), range(zeros + 1)):
        odds = {(0, 0): 1.0}
        for bomber in range(bombers):
            met = guards // bombers + (1 if bomber < guards % bombers else 0)
            passes, lives = (1 - figures.stopped) ** met, (1 - figures.shot) ** met
            later: dict[tuple[int, int], float] = {}
            for (shot, through), share in odds.items():
                for key, chance in (
                    ((shot + 1, through), 1 - lives),
                    ((shot, through), lives - passes),
                    ((shot, through + 1), passes),
                ):
                    later[key] = later.get(key, 0.0) + share * chance
            odds = later
        for (shot, through), share in odds.items():
            found[bombers, guards, shot, through] = share
    return found
