"""The things on the table: aircraft, tiles, markers, cards and points, as plain data.

One word for one thing where the rulebook has several (DF-R36).
"""

from __future__ import annotations

from abc import ABC
from typing import Final, Self

from pointluck.engine import Action, Event, Plain, Setup, State, Value

from .hexes import NOWHERE
from .order_of_battle import CARDS, JAPAN, ORDERS, SIDES, USA, OrderOfBattle

NOBODY: Final = -1
NO_BID: Final = -1


class Combat:
    """One combat while it lasts. Lists of two are by side: USA, Japan."""

    __slots__ = (
        "attacker",
        "away",
        "chances",
        "defender",
        "drawn",
        "elite",
        "evaded",
        "first",
        "gunners",
        "need",
        "plans",
        "rolls",
        "shown",
        "tokens",
        "veterans",
        "ways",
        "weave",
    )

    def __init__(self, attacker: int, defender: int) -> None:
        self.attacker = attacker
        self.defender = defender
        self.ways: list[list[int]] = [[], []]
        """Area * 6 + facing before each step that the aircraft of a side has made or was pushed to (DF-R20)."""
        self.plans: list[list[int]] = [[], []]
        """The tokens planned, left to right; empty before (DF-C3)."""
        self.first = NOBODY
        """The side that carries out its tokens first (DF-C5)."""
        self.tokens: list[int] = []
        """What the side that is moving has still to carry out."""
        self.chances = 0
        """How often somebody was offered to play a card (DF-R17)."""
        self.evaded = False
        """Whether Firing is left out (DF-O7)."""
        self.rolls = [0, 0]
        """Aileron Rolls played by each side (DF-O6)."""
        self.veterans = [0, 0]
        self.elite = [0, 0]
        """Elite Pilots whose exchange is still to come (DF-S4)."""
        self.weave = False
        """Whether the Firing in progress is a Thach Weave (DF-S1)."""
        self.gunners = [NOBODY, NOBODY]
        """The aircraft that fire (DF-C9)."""
        self.need = [0, 0]
        """Firing Cards to draw."""
        self.drawn: list[list[int]] = [[], []]
        self.shown = False
        """Whether both sides have drawn and show their Firing Cards (DF-R48)."""
        self.away: list[list[int]] = [[], []]
        """Firing Cards exchanged, out of the pile until the Firing is over (DF-R66)."""

    def copy(self) -> Combat:
        twin = Combat(self.attacker, self.defender)
        usa, japan = self.ways
        twin.ways = [usa[:], japan[:]]
        usa, japan = self.plans
        twin.plans = [usa, japan]  # a plan is replaced, never changed
        twin.first = self.first
        twin.tokens = self.tokens[:]
        twin.chances = self.chances
        twin.evaded = self.evaded
        twin.rolls = self.rolls[:]
        twin.veterans = self.veterans[:]
        twin.elite = self.elite[:]
        twin.weave = self.weave
        twin.gunners = self.gunners[:]
        twin.need = self.need[:]
        usa, japan = self.drawn
        twin.drawn = [usa[:], japan[:]]
        twin.shown = self.shown
        usa, japan = self.away
        twin.away = [usa[:], japan[:]]
        return twin

    def to_plain(self) -> Plain:
        return {
            "attacker": self.attacker,
            "defender": self.defender,
            "ways": [list(way) for way in self.ways],
            "plans": [list(plan) for plan in self.plans],
            "first": self.first,
            "tokens": list(self.tokens),
            "chances": self.chances,
            "evaded": self.evaded,
            "rolls": list(self.rolls),
            "veterans": list(self.veterans),
            "elite": list(self.elite),
            "weave": self.weave,
            "gunners": list(self.gunners),
            "need": list(self.need),
            "drawn": [list(cards) for cards in self.drawn],
            "shown": self.shown,
            "away": [list(cards) for cards in self.away],
        }

    @classmethod
    def from_plain(cls, plain: Plain) -> Combat:
        combat = cls(plain["attacker"], plain["defender"])
        combat.ways = [list(way) for way in plain["ways"]]
        combat.plans = [list(plan) for plan in plain["plans"]]
        combat.first = plain["first"]
        combat.tokens = list(plain["tokens"])
        combat.chances = plain["chances"]
        combat.evaded = plain["evaded"]
        combat.rolls = list(plain["rolls"])
        combat.veterans = list(plain["veterans"])
        combat.elite = list(plain["elite"])
        combat.weave = plain["weave"]
        combat.gunners = list(plain["gunners"])
        combat.need = list(plain["need"])
        combat.drawn = [list(cards) for cards in plain["drawn"]]
        combat.shown = plain["shown"]
        combat.away = [list(cards) for cards in plain["away"]]
        return combat

    def revealed(self) -> bool:
        """Whether both plans are in, and so lie open."""
        return bool(self.plans[USA]) and bool(self.plans[JAPAN])


class Dogfight(State, ABC):
    """The table of a game of Dogfight: all its data, and what can be read off it at a glance."""

    __slots__ = (
        "area",
        "bids",
        "combat",
        "command",
        "discards",
        "ending",
        "entering",
        "facing",
        "flown",
        "hands",
        "heading",
        "holder",
        "lost",
        "marker",
        "mover",
        "oob",
        "phase",
        "pile",
        "points",
        "pool",
        "round",
        "side",
        "tiles",
        "winner",
    )

    def __init__(self, setup: Setup, oob: OrderOfBattle, stack: list[str], legal: list[Action] | None) -> None:
        super().__init__(setup, stack, legal)
        self.oob = oob

    round: int
    phase: str
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
    hands: list[list[int]]
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
    ending: str

    @classmethod
    def before_setup(cls, setup: Setup, oob: OrderOfBattle) -> Self:
        """Everything beside the board, piles shuffled, special orders in hand (DF-2.3.5, DF-2.3.6, DF-2.3.8)."""
        state = cls(setup, oob, ["game"], None)
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

    def copy(self) -> Self:
        twin = type(self)(self.setup, self.oob, self.stack[:], self._legal)
        twin.round = self.round
        twin.phase = self.phase
        twin.area = self.area[:]
        twin.facing = self.facing[:]
        twin.marker = self.marker[:]
        twin.lost = self.lost[:]
        twin.tiles = self.tiles[:]
        twin.holder = self.holder
        twin.side = self.side
        twin.command = self.command[:]
        twin.bids = self.bids[:]
        twin.points = self.points[:]
        usa, japan = self.hands
        twin.hands = [usa[:], japan[:]]
        twin.pool = self.pool[:]
        twin.pile = self.pile[:]
        twin.discards = self.discards[:]
        twin.mover = self.mover
        twin.flown = self.flown
        twin.entering = self.entering
        twin.heading = self.heading
        combat = self.combat
        twin.combat = None if combat is None else combat.copy()
        twin.winner = self.winner
        twin.ending = self.ending
        return twin

    def position(self) -> Plain:
        return {
            "stack": list(self.stack),
            "round": self.round,
            "phase": self.phase,
            "area": list(self.area),
            "facing": list(self.facing),
            "marker": list(self.marker),
            "lost": list(self.lost),
            "tiles": list(self.tiles),
            "holder": self.holder,
            "side": self.side,
            "command": list(self.command),
            "bids": list(self.bids),
            "points": list(self.points),
            "hands": [list(hand) for hand in self.hands],
            "pool": list(self.pool),
            "pile": list(self.pile),
            "discards": list(self.discards),
            "mover": self.mover,
            "flown": self.flown,
            "entering": self.entering,
            "heading": self.heading,
            "combat": None if self.combat is None else self.combat.to_plain(),
            "winner": self.winner,
            "ending": self.ending,
        }

    @classmethod
    def from_position(cls, setup: Setup, oob: OrderOfBattle, plain: Plain) -> Self:
        state = cls(setup, oob, list(plain["stack"]), None)
        state.round = plain["round"]
        state.phase = plain["phase"]
        state.area = list(plain["area"])
        state.facing = list(plain["facing"])
        state.marker = list(plain["marker"])
        state.lost = list(plain["lost"])
        state.tiles = list(plain["tiles"])
        state.holder = plain["holder"]
        state.side = plain["side"]
        state.command = list(plain["command"])
        state.bids = list(plain["bids"])
        state.points = list(plain["points"])
        state.hands = [list(hand) for hand in plain["hands"]]
        state.pool = list(plain["pool"])
        state.pile = list(plain["pile"])
        state.discards = list(plain["discards"])
        state.mover = plain["mover"]
        state.flown = plain["flown"]
        state.entering = plain["entering"]
        state.heading = plain["heading"]
        state.combat = None if plain["combat"] is None else Combat.from_plain(plain["combat"])
        state.winner = plain["winner"]
        state.ending = plain["ending"]
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
