"""The things on the table: squadrons, ships, cups and the turn track, as plain data."""

from __future__ import annotations

from abc import ABC
from operator import add
from typing import Final, Self

from pointluck.engine import Action, Plain, Setup, State

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
DECK_NAMES: Final = ("free", "launched", "landed")

# Targets of a battle: Midway, a US fleet by number, or Kido Butai itself.
AT_MIDWAY: Final = 0
AT_KIDO_BUTAI: Final = -1
NOT_STRUCK: Final = (0, 0, 0)


def changed(values: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """The same values with one of them changed. What changes seldom is a tuple, which copies can share."""
    return (*values[:at], value, *values[at + 1 :])


class Battle:
    """An attack while it is resolved, by either side."""

    __slots__ = (
        "aimed",
        "aims",
        "bombers",
        "dice",
        "doomed",
        "fighters",
        "force",
        "hits",
        "met_bombers",
        "opposed",
        "pips",
        "queue",
        "shot",
        "special",
        "target",
        "torpedo",
        "capacity_lost",
    )

    def __init__(self, target: int, force: list[int], capacity_lost: int) -> None:
        self.target = target
        self.force = force
        """Japanese squadrons in it: the strike (bombers, then Zeros), or the committed CAP in order of pairing."""
        self.capacity_lost = capacity_lost
        """Squadrons that the US could no longer hold before it."""
        self.fighters = 0
        """US fighters in it, on whichever side of the fight."""
        self.torpedo = False
        self.opposed = False
        self.special = False
        self.bombers = 0
        """Bombers that get through to drop, of whichever side."""
        self.shot = 0
        """US squadrons shot down."""
        self.pips = 0
        self.aims: list[int] = []
        """For each US escort, the Zero it fires at."""
        self.met_bombers: list[int] = []
        """Zeros that attacked bombers."""
        self.dice: list[int] = []
        self.aimed: list[int] = []
        """Bombers on each ship, by ship number."""
        self.hits: list[int] = []
        """Hits on each ship, by ship number."""
        self.queue: list[int] = []
        """Ships still to fire, to be bombed, or to be searched for losses; Zeros picked to meet escorts."""
        self.doomed: list[int] = []
        """Squadrons aboard a damaged carrier, one of which must go."""

    def copy(self) -> Battle:
        twin = Battle(self.target, self.force[:], self.capacity_lost)
        twin.fighters = self.fighters
        twin.torpedo = self.torpedo
        twin.opposed = self.opposed
        twin.special = self.special
        twin.bombers = self.bombers
        twin.shot = self.shot
        twin.pips = self.pips
        twin.aims = self.aims[:]
        twin.met_bombers = self.met_bombers[:]
        twin.dice = self.dice[:]
        twin.aimed = self.aimed[:]
        twin.hits = self.hits[:]
        twin.queue = self.queue[:]
        twin.doomed = self.doomed[:]
        return twin

    def to_plain(self) -> Plain:
        return {
            "target": self.target,
            "force": self.force[:],
            "capacity_lost": self.capacity_lost,
            "fighters": self.fighters,
            "torpedo": self.torpedo,
            "opposed": self.opposed,
            "special": self.special,
            "bombers": self.bombers,
            "shot": self.shot,
            "pips": self.pips,
            "aims": self.aims[:],
            "met_bombers": self.met_bombers[:],
            "dice": self.dice[:],
            "aimed": self.aimed[:],
            "hits": self.hits[:],
            "queue": self.queue[:],
            "doomed": self.doomed[:],
        }

    @classmethod
    def from_plain(cls, plain: Plain) -> Battle:
        battle = cls(plain["target"], list(plain["force"]), plain["capacity_lost"])
        battle.fighters = plain["fighters"]
        battle.torpedo = plain["torpedo"]
        battle.opposed = plain["opposed"]
        battle.special = plain["special"]
        battle.bombers = plain["bombers"]
        battle.shot = plain["shot"]
        battle.pips = plain["pips"]
        battle.aims = list(plain["aims"])
        battle.met_bombers = list(plain["met_bombers"])
        battle.dice = list(plain["dice"])
        battle.aimed = list(plain["aimed"])
        battle.hits = list(plain["hits"])
        battle.queue = list(plain["queue"])
        battle.doomed = list(plain["doomed"])
        return battle


class KidoButai(State, ABC):
    """The table of a game of Kido Butai: all its data, and what can be read off it at a glance."""

    __slots__ = (
        "acted",
        "battle",
        "cups",
        "debt",
        "deck",
        "drawn",
        "due",
        "facing",
        "fleet_dummies",
        "fleet_of",
        "found",
        "gone",
        "hits",
        "load",
        "low",
        "oob",
        "phase",
        "place",
        "removed",
        "reported",
        "run_on",
        "shot",
        "shot_down",
        "struck",
        "track",
        "turn",
        "us_hits",
    )

    def __init__(self, setup: Setup, oob: OrderOfBattle, stack: list[str], legal: list[Action] | None) -> None:
        super().__init__(setup, stack, legal)
        self.oob = oob

    turn: int
    phase: str
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
    debt: int
    run_on: bool
    battle: Battle | None

    @classmethod
    def before_setup(cls, setup: Setup, oob: OrderOfBattle) -> Self:
        """Everything in its place before the first choice (KB-1a to KB-1i)."""
        state = cls(setup, oob, ["game"], None)
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

    def copy(self) -> Self:
        twin = type(self)(self.setup, self.oob, self.stack[:], self._legal)
        twin.turn = self.turn
        twin.phase = self.phase
        twin.place = self.place[:]
        twin.facing = self.facing[:]
        twin.load = self.load[:]
        twin.acted = self.acted[:]
        twin.due = self.due[:]
        twin.low = self.low
        twin.deck = self.deck[:]
        twin.hits = self.hits
        twin.us_hits = self.us_hits
        twin.fleet_of = self.fleet_of
        twin.fleet_dummies = self.fleet_dummies
        twin.reported = self.reported
        twin.found = self.found
        twin.struck = self.struck
        twin.cups = self.cups[:]
        twin.track = self.track
        twin.drawn = self.drawn[:]
        twin.shot = self.shot
        twin.removed = self.removed
        twin.gone = self.gone
        twin.shot_down = self.shot_down
        twin.debt = self.debt
        twin.run_on = self.run_on
        battle = self.battle
        twin.battle = None if battle is None else battle.copy()
        return twin

    def position(self) -> Plain:
        return {
            "stack": self.stack[:],
            "turn": self.turn,
            "phase": self.phase,
            "place": self.place[:],
            "facing": self.facing[:],
            "load": self.load[:],
            "acted": self.acted[:],
            "due": self.due[:],
            "low": self.low,
            "deck": self.deck[:],
            "hits": self.hits[:],
            "us_hits": self.us_hits,
            "fleet_of": self.fleet_of,
            "fleet_dummies": self.fleet_dummies,
            "reported": self.reported,
            "found": self.found,
            "struck": self.struck,
            "cups": self.cups[:],
            "track": self.track,
            "drawn": self.drawn[:],
            "shot": self.shot,
            "removed": self.removed,
            "gone": self.gone,
            "shot_down": self.shot_down,
            "debt": self.debt,
            "run_on": self.run_on,
            "battle": None if self.battle is None else self.battle.to_plain(),
        }

    @classmethod
    def from_position(cls, setup: Setup, oob: OrderOfBattle, plain: Plain) -> Self:
        state = cls(setup, oob, list(plain["stack"]), None)
        state.turn = plain["turn"]
        state.phase = plain["phase"]
        state.place = list(plain["place"])
        state.facing = list(plain["facing"])
        state.load = list(plain["load"])
        state.acted = list(plain["acted"])
        state.due = list(plain["due"])
        state.low = tuple(plain["low"])
        state.deck = list(plain["deck"])
        state.hits = tuple(plain["hits"])
        state.us_hits = tuple(plain["us_hits"])
        state.fleet_of = tuple(plain["fleet_of"])
        state.fleet_dummies = plain["fleet_dummies"]
        state.reported = plain["reported"]
        state.found = plain["found"]
        state.struck = tuple(plain["struck"])
        state.cups = list(plain["cups"])
        state.track = tuple(plain["track"])
        state.drawn = list(plain["drawn"])
        state.shot = tuple(plain["shot"])
        state.removed = tuple(plain["removed"])
        state.gone = tuple(plain["gone"])
        state.shot_down = plain["shot_down"]
        state.debt = plain["debt"]
        state.run_on = plain["run_on"]
        state.battle = None if plain["battle"] is None else Battle.from_plain(plain["battle"])
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
