"""The things on the table: squadrons, ships, cups and the turn track, as plain data."""

from __future__ import annotations

from abc import ABC
from operator import add
from typing import Final, Literal, Self, get_args

from pointluck.engine import Fields, Open, Setup, State

from .order_of_battle import EAST, NO_LOAD, UNSET, OrderOfBattle

JAPAN: Final = "japan"
USA: Final = "usa"

# A squadron's place is the number of the carrier it is aboard, or one of these.
CAP: Final = 100
CENTRE: Final = 101
MIDWAY: Final = 102
NORTH_EAST: Final = 103
LOST: Final = 104
PLACE_NAMES: Final = {CAP: "cap", CENTRE: "centre", MIDWAY: "midway", NORTH_EAST: "fleet", LOST: "lost"}

# US counters in a cup, on the track or on the table.
BOMBER: Final = 0
BOMBER_DUMMY: Final = 1
FIGHTER: Final = 2
FIGHTER_DUMMY: Final = 3
COUNTER_NAMES: Final = ("bombers", "bomber-dummies", "fighters", "fighter-dummies")
KINDS: Final = 4
NOTHING: Final = (0, 0, 0, 0)

# What a carrier's deck has been used for this turn (KB-3j).
FREE: Final = 0
LAUNCHED: Final = 1
LANDED: Final = 2
Deck = Literal["free", "launched", "landed"]
DECK_NAMES: Final[tuple[Deck, ...]] = get_args(Deck)

# Targets of a battle: Midway, a US fleet by number, or Kido Butai itself.
AT_MIDWAY: Final = 0
AT_KIDO_BUTAI: Final = -1
NOT_STRUCK: Final = (0, 0, 0)


def changed(values: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """The same values with one of them changed. What changes seldom is a tuple, which copies can share."""
    return (*values[:at], value, *values[at + 1 :])


class Battle(Fields):
    """An attack while it is resolved, by either side."""

    target: int
    force: list[int]
    """Japanese squadrons in it: the strike (bombers, then Zeros), or the committed CAP in order of pairing."""
    capacity_lost: int
    """Squadrons that the US could no longer hold before it."""
    fighters: int
    """US fighters in it, on whichever side of the fight."""
    torpedo: bool
    opposed: bool
    special: bool
    bombers: int
    """Bombers that get through to drop, of whichever side."""
    shot: int
    """US squadrons shot down."""
    pips: int
    aims: list[int]
    """For each US escort, the Zero it fires at."""
    met_bombers: list[int]
    """Zeros that attacked bombers."""
    dice: list[int]
    aimed: list[int]
    """Bombers on each ship, by ship number."""
    hits: list[int]
    """Hits on each ship, by ship number."""
    queue: list[int]
    """Ships still to fire, to be bombed, or to be searched for losses; Zeros picked to meet escorts."""
    doomed: list[int]
    """Squadrons aboard a damaged carrier, one of which must go."""

    __slots__ = tuple(__annotations__)

    def __init__(self, target: int, force: list[int], capacity_lost: int) -> None:
        self.target = target
        self.force = force
        self.capacity_lost = capacity_lost
        self.fighters = 0
        self.torpedo = False
        self.opposed = False
        self.special = False
        self.bombers = 0
        self.shot = 0
        self.pips = 0
        self.aims = []
        self.met_bombers = []
        self.dice = []
        self.aimed = []
        self.hits = []
        self.queue = []
        self.doomed = []


class KidoButai(State, ABC):
    """The table of a game of Kido Butai: all its data, and what can be read off it at a glance."""

    turn: Open[int]
    phase: Open[str]
    place: list[int]
    facing: list[int]
    load: list[int]
    acted: list[bool]
    due: list[bool]
    low: tuple[int, ...]
    deck: list[int]
    hits: tuple[int, ...]
    us_hits: tuple[int, ...]
    fleet_of: tuple[int, ...]
    fleet_dummies: int
    reported: int
    found: bool
    struck: tuple[int, ...]
    cups: list[int]
    track: tuple[int, ...]
    drawn: list[int]
    shot: tuple[int, ...]
    removed: tuple[int, ...]
    gone: tuple[int, ...]
    shot_down: int
    debt: Open[int]
    run_on: Open[bool]
    battle: Battle | None

    __slots__ = tuple(__annotations__)
    oob: OrderOfBattle

    @classmethod
    def before_setup(cls, setup: Setup, oob: OrderOfBattle) -> Self:
        """Everything in its place before the first choice (KB-1a to KB-1i)."""
        state = cls(setup, oob, ["game"])
        count = len(oob.squadrons)
        state.turn = 0
        state.phase = "setup"
        state.place = oob.home[:]
        state.facing = [EAST] * count
        state.load = [NO_LOAD if zero else UNSET for zero in oob.is_zero]
        state.acted = [False] * count
        state.due = [False] * count
        state.low = (0,) * count
        state.deck = [FREE] * len(oob.ships)
        state.hits = (0,) * len(oob.ships)
        state.us_hits = (0,) * len(oob.us_ships)
        state.fleet_of = (0,) * len(oob.us_carriers)
        state.fleet_dummies = 0
        state.reported = 0
        state.found = False
        state.struck = NOT_STRUCK
        state.cups = oob.cups[:]
        state.track = NOTHING * (oob.turns + 1)
        state.drawn = [0] * KINDS
        state.shot = NOTHING
        state.removed = NOTHING
        state.gone = NOTHING
        state.shot_down = 0
        state.debt = 0
        state.run_on = False
        state.battle = None
        return state

    # --- ships ------------------------------------------------------------------------------------------------

    def capacity(self, ship: int) -> int:
        """Squadrons that this Japanese carrier may hold now (KB-3k)."""
        return self.oob.capacity[ship][self.hits[ship]]

    def afloat(self, ship: int) -> bool:
        return self.hits[ship] < self.oob.ship_hits

    def any_afloat(self) -> bool:
        return min(self.hits) < self.oob.ship_hits

    def us_afloat(self, ship: int) -> bool:
        return self.us_hits[ship] < self.oob.us_hits[ship]

    def us_capacity_lost(self) -> int:
        if not any(self.us_hits):
            return 0
        return sum(table[0] - table[hits] for table, hits in zip(self.oob.us_capacity, self.us_hits, strict=True))

    # --- targets ----------------------------------------------------------------------------------------------

    def fleet(self, number: int) -> list[int]:
        """The carriers of a US fleet that has been drawn, sunk ones included."""
        return [ship for ship, fleet in enumerate(self.fleet_of) if fleet == number]

    def fleet_drawn(self) -> bool:
        return any(self.fleet_of)

    def fleet_lives(self, number: int) -> bool:
        """Whether that reported fleet can be attacked: not yet drawn, or with a carrier afloat (KB-R48)."""
        if not 1 <= number <= self.reported:
            return False
        return not self.fleet_drawn() or any(self.us_afloat(ship) for ship in self.fleet(number))

    def live_fleets(self) -> list[int]:
        return [number for number in (1, 2) if self.fleet_lives(number)] if self.reported else []

    def midway_lives(self) -> bool:
        return self.us_afloat(self.oob.midway)

    def target_lives(self, place: int) -> bool:
        return self.midway_lives() if place == MIDWAY else bool(self.live_fleets())

    # --- squadrons --------------------------------------------------------------------------------------------

    def squadrons_at(self, place: int) -> list[int]:
        if place not in self.place:
            return []
        return [squadron for squadron, where in enumerate(self.place) if where == place]

    def airborne(self) -> list[int]:
        return [squadron for squadron, where in enumerate(self.place) if CAP <= where < LOST]

    def names(self, squadrons: list[int]) -> list[str]:
        return [self.oob.squadrons[squadron] for squadron in squadrons]

    def lose(self, squadron: int, cause: str, clause: str) -> None:
        self.place[squadron] = LOST
        self.due[squadron] = False
        if self.low[squadron]:
            self.low = changed(self.low, squadron, 0)
        if cause == "shot-down":
            self.shot_down += 1
        self.tell("squadron-lost", clause, squadron=self.oob.squadrons[squadron], cause=cause)

    # --- US counters ------------------------------------------------------------------------------------------

    def put_on_track(self, delay: int) -> None:
        """Everything drawn goes that many turns ahead; what is due after the last turn is gone (KB-R33)."""
        turn = self.turn + delay
        if turn > self.oob.turns:
            self.gone = tuple(map(add, self.gone, self.drawn))
        else:
            box = KINDS * turn
            due = tuple(map(add, self.track[box : box + KINDS], self.drawn))
            self.track = self.track[:box] + due + self.track[box + KINDS :]
        self.drawn = [0] * KINDS

    def on_track(self, kind: int) -> int:
        return sum(self.track[kind::KINDS])

    def take_from_track(self, kind: int) -> bool:
        """Take one counter of that kind from the earliest box that holds one (KB-R63)."""
        for box in range(kind, len(self.track), KINDS):
            if self.track[box]:
                self.track = changed(self.track, box, self.track[box] - 1)
                return True
        return False


def the_battle(state: KidoButai) -> Battle:
    """The battle in progress."""
    battle = state.battle
    assert battle is not None
    return battle
