"""The things on the table: aircraft, tiles, markers, cards and points, as plain data.

One word for one thing where the rulebook has several (DF-R36).
"""

from __future__ import annotations

from abc import ABC
from typing import Final, Self

from pointluck.engine import Both, Event, Fields, Open, Setup, State, Value

from .hexes import NOWHERE
from .order_of_battle import CARDS, JAPAN, ORDERS, SIDES, USA, OrderOfBattle

NOBODY: Final = -1
NO_BID: Final = -1


class Combat(Fields):
    """One combat while it lasts. Lists of two are by side: USA, Japan."""

    attacker: int
    defender: int
    ways: Both[list[int]]
    """Area * 6 + facing before each step that the aircraft of a side has made or was pushed to (DF-R20)."""
    plans: Both[list[int]]
    """The tokens planned, left to right; empty before (DF-C3)."""
    first: int
    """The side that carries out its tokens first (DF-C5)."""
    tokens: list[int]
    """What the side that is moving has still to carry out."""
    chances: Open[int]
    """How often somebody was offered to play a card (DF-R17)."""
    evaded: Open[bool]
    """Whether Firing is left out (DF-O7)."""
    rolls: list[int]
    """Aileron Rolls played by each side (DF-O6)."""
    veterans: list[int]
    elite: list[int]
    """Elite Pilots whose exchange is still to come (DF-S4)."""
    weave: bool
    """Whether the Firing in progress is a Thach Weave (DF-S1)."""
    gunners: list[int]
    """The aircraft that fire (DF-C9)."""
    need: list[int]
    """Firing Cards to draw."""
    drawn: Both[list[int]]
    shown: Open[bool]
    """Whether both sides have drawn and show their Firing Cards (DF-R48)."""
    away: Both[list[int]]
    """Firing Cards exchanged, out of the pile until the Firing is over (DF-R66)."""

    __slots__ = tuple(__annotations__)

    def __init__(self, attacker: int, defender: int) -> None:
        self.attacker = attacker
        self.defender = defender
        self.ways = [[], []]
        self.plans = [[], []]
        self.first = NOBODY
        self.tokens = []
        self.chances = 0
        self.evaded = False
        self.rolls = [0, 0]
        self.veterans = [0, 0]
        self.elite = [0, 0]
        self.weave = False
        self.gunners = [NOBODY, NOBODY]
        self.need = [0, 0]
        self.drawn = [[], []]
        self.shown = False
        self.away = [[], []]

    def revealed(self) -> bool:
        """Whether both plans are in, and so lie open."""
        return bool(self.plans[USA]) and bool(self.plans[JAPAN])


class Dogfight(State, ABC):
    """The table of a game of Dogfight: all its data, and what can be read off it at a glance."""

    round: Open[int]
    phase: Open[str]
    area: list[int]
    """Where each aircraft is; NOWHERE if it is not on the board."""
    facing: list[int]
    marker: list[int]
    """1 for an aircraft with an Activation Marker."""
    lost: list[int]
    """How often each aircraft has been destroyed."""
    tiles: list[int]
    """Where each Small Tile lies: a placement, or NOWHERE beside the board."""
    holder: int
    """The side with the Initiative Card."""
    side: int
    """The side that places, buys or carries out tokens now."""
    command: list[int]
    bids: list[int]
    points: list[int]
    hands: Both[list[int]]
    """Cards of each kind in each hand."""
    pool: list[int]
    pile: list[int]
    discards: list[int]
    """Cards played, the special ones among them (they never come back)."""
    mover: int
    """The aircraft in flight, or the one that is about to leave the board."""
    flown: int
    """Manoeuvres of this Flight."""
    entering: int
    """The area outside the board that the mover is about to enter."""
    heading: int
    """The facing it will have there."""
    combat: Combat | None
    winner: int
    ending: Open[str]

    __slots__ = tuple(__annotations__)
    oob: OrderOfBattle

    @classmethod
    def before_setup(cls, setup: Setup, oob: OrderOfBattle) -> Self:
        """Everything beside the board, piles shuffled, special orders in hand (DF-2.3.5, DF-2.3.6, DF-2.3.8)."""
        state = cls(setup, oob, ["game"])
        count = len(oob.aircraft)
        state.round = 0
        state.phase = "setup"
        state.area = [NOWHERE] * count
        state.facing = [0] * count
        state.marker = [0] * count
        state.lost = [0] * count
        state.tiles = [NOWHERE] * oob.small_tiles
        state.holder = oob.tie
        state.side = oob.first_to_place
        state.command = [0, 0]
        state.bids = [NO_BID, NO_BID]
        state.points = [0, 0]
        state.hands = [[cards.count(card) for card in range(len(CARDS))] for cards in oob.specials_of]
        state.pool = [0] * ORDERS
        state.pile = oob.copies[:]
        state.discards = [0] * len(CARDS)
        state.mover = NOBODY
        state.flown = 0
        state.entering = NOWHERE
        state.heading = 0
        state.combat = None
        state.winner = NOBODY
        state.ending = ""
        return state

    # --- at a glance ------------------------------------------------------------------------------------------

    def marked(self, side: int) -> bool:
        """Whether that side has an aircraft with a marker."""
        half = self.oob.per_side
        return 1 in (self.marker[half:] if side else self.marker[:half])

    def name(self, aircraft: int) -> str:
        return self.oob.aircraft[aircraft]

    def on_tile(self, tile: int) -> list[int]:
        """The aircraft on a Small Tile."""
        place = self.tiles[tile]
        if place == NOWHERE:
            return []
        areas = self.oob.board.placements[place].areas
        return [aircraft for aircraft, where in enumerate(self.area) if where in areas]

    def on_midway(self, side: int) -> int:
        """How many aircraft of a side are on the Midway Tile (DF-R61)."""
        midway = self.oob.midway
        return sum(self.area[aircraft] in midway for aircraft in self.oob.own[side])

    # --- what happens -----------------------------------------------------------------------------------------

    def reveal(self, kind: str, clause: str, /, **params: Value) -> None:
        """Something that was hidden lies open from now on: nobody can take back what led to it."""
        self.events.append(Event(kind, params, clause, None, True))

    def whisper(self, kind: str, clause: str, to: int, /, **params: Value) -> None:
        """Something happened that one side alone may see."""
        self.events.append(Event(kind, params, clause, (SIDES[to],)))

    def win(self, side: int, ending: str, clause: str) -> None:
        """The game ends at once (DF-2.1, DF-3.1, DF-R53)."""
        self.stack.clear()
        self.phase = "over"
        self.combat = None
        self.winner = side
        self.ending = ending
        self.tell("battle-ended", clause, winner=SIDES[side] if side >= 0 else "draw", ending=ending)


def the_combat(state: Dogfight) -> Combat:
    """The combat in progress."""
    combat = state.combat
    assert combat is not None
    return combat
