"""What the commander knows before he gives an order: the terms of this game, and the table as it stands."""

from __future__ import annotations

from typing import NamedTuple

from pointluck.engine import Plain, View
from pointluck.games import game

BOMBS = "bombs"
TORPEDOES = "torpedoes"
ZERO = "none"
"""A Zero is a squadron without a load."""
LOADS = (ZERO, TORPEDOES, BOMBS)


class Terms(NamedTuple):
    """What the rules, options and figures of this game mean for the commander."""

    last_turn: int
    first_raid: int
    """The first turn in which American bombers can come."""
    carrier_hits: int
    """Hits that sink a US carrier."""
    carrier_points: int
    damage_points: int
    hit_chance: float
    flak_chance: float
    luck_sinks: bool
    """Whether every pip is a hit when our bombers meet no fighters (not with 10.b)."""
    bombers_must_be_met: bool
    """Whether CAP that fights only escorts leaves the bombers unopposed (kb.special_attack)."""
    may_loiter: bool

    @property
    def last_strike(self) -> int:
        """The last turn in which a launched strike can still attack: it flies one hour later, attacks after two."""
        return self.last_turn - 2


def read_terms(plain: View) -> Terms:
    """The terms of the setup that a view shows."""
    setup = game(plain["game"]).setup_from(plain)
    figures, options = setup.figures, setup.options
    points = figures["victory_points"][options["kb.vp_table"]]
    return Terms(
        last_turn=figures["turns"]["count"],
        first_raid=figures["turns"]["american_phase_from_turn"],
        carrier_hits=figures["hits_to_destroy"]["us_carrier_with_10a" if options["kb.adv_10a"] else "us_carrier"],
        carrier_points=points["us_carrier_sunk"],
        damage_points=points["carrier_damaged"],
        hit_chance=_at_least(figures["bombing"]["japan_v_carrier_min"]),
        flak_chance=_at_least(figures["anti_aircraft"]["us_min"]),
        luck_sinks=not options["kb.adv_10b"],
        bombers_must_be_met=options["kb.special_attack"] == "no_bomber_attacked",
        may_loiter=options["kb.loiter"] == "allowed",
    )


def _at_least(number: int) -> float:
    return (7 - number) / 6


class Deck:
    """A carrier afloat: the room on it, and what stands ready on it, by load."""

    __slots__ = ("may_land", "may_launch", "name", "ready", "room")

    def __init__(self, ship: Plain) -> None:
        self.name: str = ship["id"]
        self.room: int = ship["capacity"]
        self.may_land = ship["deck"] != "launched"
        self.may_launch = ship["deck"] != "landed"
        self.ready = {ZERO: 0, TORPEDOES: 0, BOMBS: 0}


class Picture:
    """The table at a glance. `decks` are in the order in which American bombers attack the carriers."""

    __slots__ = (
        "carriers_left",
        "decks",
        "fleet_reported",
        "guards",
        "launched",
        "midway_lives",
        "must_land",
        "squadrons",
        "turn",
        "waiting",
        "zeros",
    )

    def __init__(self, view: View) -> None:
        self.turn: int = view["turn"]
        self.fleet_reported = bool(view["fleets_alive"])
        *carriers, midway = view["us_ships"]
        self.carriers_left = any(ship["condition"] != "sunk" for ship in carriers)
        self.midway_lives: bool = midway["condition"] != "sunk"
        self.decks = {ship["id"]: Deck(ship) for ship in view["ships"] if ship["condition"] != "sunk"}
        self.squadrons: dict[str, Plain] = {}
        self.guards: list[Plain] = []
        """CAP that will be there when the raid of this turn comes."""
        self.must_land: list[str] = []
        self.waiting: list[str] = []
        """Outbound in the centre of the map since last turn."""
        self.launched = {ZERO: 0, TORPEDOES: 0, BOMBS: 0}
        """Strikes launched this turn, by load."""
        self.zeros = 0
        for squadron in view["squadrons"]:
            place = squadron["place"]
            if place == "lost":
                continue
            name, load = squadron["name"], squadron["load"]
            self.squadrons[name] = squadron
            if load == ZERO:
                self.zeros += 1
            if place in self.decks:
                deck = self.decks[place]
                deck.room -= 1
                if squadron["facing"] == "E" and not squadron["acted"]:
                    deck.ready[load] += 1
            elif squadron["must_land"]:
                self.must_land.append(name)
            elif place == "cap":
                self.guards.append(squadron)
            elif place == "centre" and squadron["facing"] == "E":
                if squadron["acted"]:
                    self.launched[load] += 1
                else:
                    self.waiting.append(name)

    @property
    def fresh_guards(self) -> list[Plain]:
        """CAP that may also meet dive bombers (KB-7c)."""
        return [zero for zero in self.guards if not zero["low_until"]]
