"""The Japanese Phase: what is armed with what, what goes up and what comes down, and on which carrier."""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

from pointluck.engine import Action

from ..base import Situation
from .picture import BOMBS, LOADS, TORPEDOES, ZERO, Deck, Picture, Terms

WAVE = 3
"""Torpedo squadrons launched in an hour against a reported fleet. If they meet no fighters, so few sink most of it;
if they do, the next wave tries again an hour later."""
MASSED_WAVE = 5
"""The same where that luck does not help (10.b) and only numbers do."""
VANGUARD = 2
"""Torpedo squadrons sent up while no fleet is reported. If one is reported in that hour, they attack an hour before
any others could, and what they find starts the search for the second fleet; else they land again."""
ENOUGH_ZEROS = 3
"""With fewer Zeros a guard is only relieved when it lands: two in turn still leave no hour bare."""

# What a squadron is worth when carriers have to choose between launching and landing (KB-3j).
LANDED = 10.0
"""One that finds no deck is lost."""
LAUNCHED = {ZERO: 8.0, TORPEDOES: 3.0, BOMBS: 3.0}
FIRST_GUARD = 40.0
"""The only Zero that could meet dive bombers in this hour: without it every pip they roll is a hit."""


def load(situation: Situation, terms: Terms) -> Action:
    """The carriers that are attacked first bomb Midway at dawn, the others keep torpedoes for a fleet."""
    most_bombs, no_bombs = situation.legal[0], situation.legal[-1]
    ships = [ship["id"] for ship in situation.view["ships"]]
    return most_bombs if ships.index(most_bombs.args[0]) < len(ships) // 2 else no_bombs


def routine(legal: list[Action]) -> Action | None:
    """Orders that need no thought: Zeros are made ready, outbound squadrons fly on, those at a target attack."""
    for action in legal:
        kind = action.kind
        if kind in ("attack", "ready") and len(action.args) == 1:
            return action
        if kind == "fly":
            return next((other for other in legal if other.kind == "fly" and other.args[1] == "fleet"), action)
        if kind == "run-on":
            return action
    return None


def order(situation: Situation, terms: Terms) -> Action:
    """The next order of the hour. Attacks come first, since the rest depends on how they end."""
    legal = situation.legal
    picture = Picture(situation.view)
    chosen = _attack(legal) or _arm(legal, picture, terms)
    if chosen is None:
        wanted = Wanted(_to_launch(picture, terms), _to_land(picture, terms), bare=not picture.fresh_guards)
        landing = _landing_decks(picture, wanted)
        chosen = _land(legal, picture, wanted, landing) or _launch(legal, picture, wanted, landing)
    return chosen or legal[-1]


def _attack(legal: list[Action]) -> Action | None:
    """Everybody at a target attacks it; where two fleets can be attacked, half attacks the first of them."""
    attacks = [action for action in legal if action.kind == "attack"]
    if not attacks:
        return None
    force = len(attacks[0].args) - 1
    if attacks[0].args[0] != "midway" and attacks[0].args[0] != attacks[-1].args[0]:
        force = (force + 1) // 2
    return next((action for action in attacks if len(action.args) - 1 <= force), attacks[0])


def _arm(legal: list[Action], picture: Picture, terms: Terms) -> Action | None:
    """Torpedoes, unless only Midway is left to attack. Who is ready changes a load that has become useless."""
    only_midway = picture.midway_lives and not picture.carriers_left
    best = BOMBS if only_midway else TORPEDOES
    change = picture.turn < terms.last_strike and (only_midway or picture.fleet_reported or not picture.midway_lives)
    for action in legal:
        if action.kind == "ready" and action.args[1] == best:
            if change or picture.squadrons[action.args[0]]["facing"] == "N":
                return action
    return None


# --- what should go up and come down ----------------------------------------------------------------------------------


class Wanted(NamedTuple):
    """What should happen in this hour if the decks allow it."""

    up: dict[str, int]
    """Squadrons still to be launched, by load; Zeros fly CAP."""
    down: list[str]
    bare: bool
    """Nobody is up who could meet dive bombers."""


def _to_launch(picture: Picture, terms: Terms) -> dict[str, int]:
    ready = {load: sum(deck.ready[load] for deck in picture.decks.values()) for load in LOADS}
    if picture.turn > terms.last_strike:
        # Nobody launched now has to land before the end, and in the air nobody goes down with a carrier.
        return ready
    if picture.fleet_reported:
        wave = WAVE if terms.luck_sinks else MASSED_WAVE
    else:
        wave = VANGUARD if picture.carriers_left else 0
    return {
        ZERO: min(ready[ZERO], _guards_wanted(picture, terms)),
        TORPEDOES: min(ready[TORPEDOES], max(0, wave - picture.launched[TORPEDOES])),
        BOMBS: ready[BOMBS] if picture.midway_lives else 0,
    }


def _guards_wanted(picture: Picture, terms: Terms) -> int:
    """One Zero an hour, so that they also land one after another; in the end all, since they last to the end."""
    if picture.turn == terms.last_strike:
        return picture.zeros
    if picture.turn < terms.first_raid - 1:
        return 0
    fresh = picture.fresh_guards
    if fresh and picture.zeros < ENOUGH_ZEROS:
        return 0
    just_launched = any(zero["facing"] == "E" for zero in fresh)
    return 0 if just_launched else 1


def _to_land(picture: Picture, terms: Terms) -> list[str]:
    """Who must, and the vanguard that waited in vain."""
    if picture.turn > terms.last_strike or (terms.may_loiter and picture.carriers_left):
        return picture.must_land
    return picture.must_land + picture.waiting


# --- which carriers do it (KB-3j) -------------------------------------------------------------------------------------


def _landing_decks(picture: Picture, wanted: Wanted) -> set[str]:
    """The carriers that land: every division into those that land and those that launch is weighed."""
    if not wanted.down:
        return set()
    decks = list(picture.decks.values())
    divisions: list[tuple[bool, ...]] = list(product(*(_choices(deck, wanted) for deck in decks)))
    best = divisions[0]
    if len(divisions) > 1:
        best = max(divisions, key=lambda division: _value(decks, division, wanted))
    return {deck.name for deck, lands in zip(decks, best, strict=True) if lands}


def _choices(deck: Deck, wanted: Wanted) -> tuple[bool, ...]:
    """Whether this carrier could land squadrons, or be spared for launching, or both."""
    if deck.room <= 0 or not deck.may_land:
        return (False,)
    launches = deck.may_launch and any(deck.ready[load] and count for load, count in wanted.up.items())
    return (False, True) if launches else (True,)


def _value(decks: list[Deck], division: tuple[bool, ...], wanted: Wanted) -> float:
    room = 0
    ready = {ZERO: 0, TORPEDOES: 0, BOMBS: 0}
    for deck, lands in zip(decks, division, strict=True):
        if lands:
            room += deck.room
        elif deck.may_launch:
            for load, count in deck.ready.items():
                ready[load] += count
    value = LANDED * min(room, len(wanted.down))
    for load, count in wanted.up.items():
        value += LAUNCHED[load] * min(ready[load], count)
    return value + FIRST_GUARD if wanted.bare and wanted.up[ZERO] and ready[ZERO] else value


def _land(legal: list[Action], picture: Picture, wanted: Wanted, landing: set[str]) -> Action | None:
    """Zeros first, on the carrier that is attacked last."""
    rank = list(picture.decks)
    orders = []
    for action in legal:
        if action.kind == "land" and action.args[1] in landing and action.args[0] in wanted.down:
            bomber = picture.squadrons[action.args[0]]["load"] != ZERO
            orders.append((bomber, -rank.index(action.args[1]), action))
    return min(orders)[2] if orders else None


def _launch(legal: list[Action], picture: Picture, wanted: Wanted, landing: set[str]) -> Action | None:
    """CAP first; from the carrier that is attacked first, so that little is aboard when it is hit."""
    rank = list(picture.decks)
    orders = []
    for action in legal:
        if action.kind == "launch":
            squadron = picture.squadrons[action.args[0]]
            load, place = squadron["load"], squadron["place"]
            mission = "cap" if load == ZERO else "strike"
            if action.args[1] == mission and wanted.up[load] and place not in landing:
                orders.append((load != ZERO, rank.index(place), action))
    return min(orders)[2] if orders else None
