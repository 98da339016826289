"""The odds desk for Dogfight: one Firing, with where each has the other on his Range Diagram, aces and cards.

usa fighter yellow veterans > japan ace light blue aileron roll
"""

from __future__ import annotations

from typing import NamedTuple

from pointluck.engine import Action, Problem, Setup, State
from pointluck.games.dogfight import DogfightState
from pointluck.games.dogfight.hexes import NOWHERE, area, distance
from pointluck.games.dogfight.order_of_battle import (
    AILERON_ROLL,
    CARDS,
    ELITE_PILOTS,
    LOOP,
    ORDERS,
    ROLE_NAMES,
    SIDES,
    VETERANS,
)
from pointluck.games.dogfight.pieces import Dogfight, the_combat
from pointluck.players import Situation, player

from .form import AGAINST, Form, Group, choice, flag
from .inquiry import Inquiry, Note, given
from .sentence import Reader

EXAMPLES = (
    "usa fighter yellow > japan fighter yellow",
    "usa fighter red veterans > japan fighter off",
    "japan ace yellow > usa ace yellow aileron roll",
    "japan fighter yellow elite pilots > usa bomber light blue",
)
SYNONYMS = {
    "us": "usa", "american": "usa", "amerikanisch": "usa", "japanese": "japan", "japanisch": "japan",
    "fighters": "fighter", "jäger": "fighter", "kämpfer": "fighter", "zero": "fighter", "wildcat": "fighter",
    "as": "ace", "ass": "ace", "rot": "red", "gelb": "yellow", "hellblau": "light-blue", "blue": "light-blue",
    "dunkelblau": "navy", "marine": "navy", "off-diagram": "off", "außerhalb": "off",
    "veteran": "veterans", "veteranen": "veterans", "elite": "elite-pilots", "elitepiloten": "elite-pilots",
    "roll": "aileron-roll", "rolle": "aileron-roll",
}  # fmt: skip
OFF = "off"
Cards = tuple[int, ...]
FIRING_CARDS = (AILERON_ROLL, VETERANS, ELITE_PILOTS)
"""Cards that bear on a Firing between the two."""
_REACH = 3


class Gunner(NamedTuple):
    """One side of the sentence."""

    side: int
    role: str
    colour: str | None
    """Where it has the other; None: not said."""
    cards: Cards


def read(sentence: str, setup: Setup) -> Inquiry:
    reader = Reader(sentence, SYNONYMS)
    one = _gunner(reader, setup, None)
    reader.need(">")
    other = _gunner(reader, setup, 1 - one.side)
    reader.end()
    state = _combat(_fitting(setup, {one.role, other.role}), one, other)
    where = [
        f"{state.oob.area_name(state.area[craft])} {state.oob.directions[state.facing[craft]]}"
        for craft in _pair(state)
    ]
    names = [state.oob.aircraft[craft] for craft in _pair(state)]
    note = Note("places", {"one": names[0], "there": where[0], "other": names[1], "where": where[1]})
    return Inquiry(reader.understood, state, _choose, _over, (note,), omits=("carriers-bombed",))


def forms(setup: Setup) -> tuple[Form, ...]:
    colours = (*(name.replace("_", "-") for name in setup.figures["colours"]), OFF)
    yellow = colours.index("yellow") if "yellow" in colours else 0

    def gunner(side: str, special: str) -> Group:
        cards = (flag(special), flag("aileron-roll"))
        return Group(side, (choice(*(f"{side} {role}" for role in ROLE_NAMES)), choice(*colours, start=yellow), *cards))

    return (Form("firing", (gunner("usa", "veterans"), AGAINST, gunner("japan", "elite-pilots"))),)


def _gunner(reader: Reader, setup: Setup, side: int | None) -> Gunner:
    sides = SIDES if side is None else (SIDES[side],)
    side = SIDES.index(reader.need(*sides))
    role = reader.need(*ROLE_NAMES)
    colours = {name.replace("_", "-"): name for name in setup.figures["colours"]}
    said = reader.take(*colours, OFF)
    cards: list[int] = []
    names = {CARDS[card]: card for card in FIRING_CARDS}
    while (card := reader.take(*names)) is not None:
        cards.append(names[card])
    if not reader.over and not reader.look(">"):
        raise reader.stopped((*(() if said or cards else (*colours, OFF)), *names, ">"))
    return Gunner(side, role, colours.get(said, said) if said else None, tuple(cards))


def _fitting(setup: Setup, roles: set[str]) -> Setup:
    """Aces are in Domination, Bombers in Carrier Hunt (DF-R32)."""
    if {"ace", "bomber"} <= roles:
        raise Problem("odds-ace-and-bomber")
    wanted = {"ace": "domination", "bomber": "carrier_hunt"}
    mode = next((mode for role, mode in wanted.items() if role in roles), setup.options["df.mode"])
    if mode == setup.options["df.mode"]:
        return setup
    return setup.game.setup(setup.preset, setup.overrides, {**setup.chosen_options, "df.mode": mode})


def _pair(state: Dogfight) -> tuple[int, int]:
    combat = the_combat(state)
    return combat.attacker, combat.defender


def _combat(setup: Setup, one: Gunner, other: Gunner) -> DogfightState:
    """A combat between the two where the sentence has them, at the first chance to play a card."""
    state = setup.game.begin(setup)
    assert isinstance(state, DogfightState)
    state.start()
    while state.question is not None and state.question.kind != "activate":
        state.apply(state.legal()[0])
    crafts = [_craft(state, gunner) for gunner in (one, other)]
    state.area = [NOWHERE] * len(state.area)
    state.lost = [1] * len(state.lost)
    state.marker = [0] * len(state.marker)
    for craft, place in zip(crafts, ((0, 0), (2, 0)), strict=True):
        state.area[craft], state.facing[craft], state.marker[craft], state.lost[craft] = area(*place), 0, 1, 0
    _keep_the_game_going(state, crafts)
    state.holder = one.side
    # Where nobody holds a card nobody is asked for one: each has some card until everything is in its place.
    _hands(state, one, other, (LOOP,), (LOOP,))
    state.start()
    given(state, f"attack {state.oob.aircraft[crafts[0]]} {state.oob.aircraft[crafts[1]]}")
    while state.question is not None and state.question.kind != "card":
        state.apply(state.legal()[0])
    _hands(state, one, other, one.cards, other.cards)
    _aim(state, one, other)
    state.start()
    if problems := state.problems():
        raise Problem("odds-impossible", why=problems[0])
    return state


def _craft(state: DogfightState, gunner: Gunner) -> int:
    oob = state.oob
    role = ROLE_NAMES.index(gunner.role)
    found = [craft for craft in oob.own[gunner.side] if oob.role_of[craft] == role]
    if not found:
        raise Problem("odds-nobody", role=gunner.role)
    return found[0]


def _keep_the_game_going(state: DogfightState, crafts: list[int]) -> None:
    """A side that loses its last Bomber loses at once: others of both sides wait far away."""
    for side in range(2):
        spare = [craft for craft in reversed(state.oob.own[side]) if craft not in crafts]
        for craft, place in zip(spare[:2], state.oob.start[side], strict=False):
            state.area[craft], state.lost[craft] = place, 0


def _hands(state: DogfightState, one: Gunner, other: Gunner, mine: Cards, theirs: Cards) -> None:
    """Those cards in the hands and nothing else; the rest goes where it is out of play."""
    for gunner, cards in ((one, mine), (other, theirs)):
        hand = state.hands[gunner.side]
        for card in range(len(CARDS)):
            left = state.pile if card < ORDERS else state.discards
            left[card] += hand[card] - cards.count(card)
            if card < ORDERS and left[card] < 0:
                state.pool[card] += left[card]
                left[card] = 0
            hand[card] = cards.count(card)
            if left[card] < 0 or (card < ORDERS and state.pool[card] < 0):
                raise Problem("odds-card", card=CARDS[card], side=SIDES[gunner.side])


def _aim(state: DogfightState, one: Gunner, other: Gunner) -> None:
    """The nearest places in which each has the other where the sentence says."""
    crafts = _pair(state)
    found: set[tuple[str, str]] = set()
    reach = range(-_REACH, _REACH + 1)
    places = sorted(
        (place for q in reach for r in reach if (place := (q, r)) != (0, 0)), key=lambda at: distance(0, area(*at))
    )
    state.area[crafts[0]], state.facing[crafts[0]] = area(0, 0), 0
    for place in places:
        state.area[crafts[1]] = area(*place)
        for facing in range(6):
            state.facing[crafts[1]] = facing
            seen = _seen(state, *crafts), _seen(state, *reversed(crafts))
            if not any(its != OFF and state.oob.colours[its].attack for its in seen):
                continue
            if all(gunner.colour in (None, its) for gunner, its in zip((one, other), seen, strict=True)):
                return
            found.add(seen)
    told = sorted({f"{mine.replace('_', '-')} > {theirs.replace('_', '-')}" for mine, theirs in found})
    raise Problem("odds-diagrams", verbs=told)


def _seen(state: DogfightState, gunner: int, target: int) -> str:
    there = state.area[target] - state.area[gunner]
    colour = state.oob.diagrams[gunner][state.facing[gunner]].get(there)
    return OFF if colour is None else colour.name


def _choose(state: State) -> Action:
    """Whoever holds a card plays it; an exchange is made as the doctrine makes it."""
    assert state.question is not None and state.seat is not None
    legal = state.legal()
    if state.question.kind == "exchange":
        return player("doctrine", state.setup.game.id, state.seat, "odds").choose(Situation(state, state.seat))
    return next((action for action in legal if action.kind == "play"), legal[0])


def _over(state: State) -> bool:
    assert isinstance(state, Dogfight)
    return state.combat is None
