"""What a view of this game holds. The client's types are made from it (`make types`)."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from pointluck.engine import Plain, SetupView

from .order_of_battle import Facing, Load
from .pieces import Battle, Deck

Condition = Literal["whole", "damaged", "sunk"]
Counters = TypedDict("Counters", {"bombers": int, "bomber-dummies": int, "fighters": int, "fighter-dummies": int})


class Box(Counters):
    """A box of the turn track with US counters in it."""

    turn: int
    hour: str


class Ship(TypedDict):
    id: str
    name: str
    condition: Condition
    hits: int
    capacity: int
    deck: Deck


class UsShip(TypedDict):
    id: str
    name: str
    condition: Condition
    hits: int
    capacity: int
    place: str
    """midway, cup, fleet-1 or fleet-2."""


class Squadron(TypedDict):
    name: str
    type: Literal["zero", "bomber"]
    place: str
    """A carrier's id, or cap, centre, midway, fleet, lost."""
    facing: Facing
    load: Load | Literal["none", "unset"]
    acted: bool
    must_land: bool
    low_until: int


class FleetCup(TypedDict):
    carriers: int
    dummies: int


class ShotDown(TypedDict):
    bombers: int
    fighters: int
    japan: int


class BattleNames(TypedDict):
    """Beside the numbers of the battle: its place, and the Japanese squadrons in it."""

    at: str
    names: list[str]


class OpenPart(TypedDict):
    """The fields of the state that are declared `Open`."""

    turn: int
    phase: str
    stack: list[str]
    debt: int
    run_on: bool


class KidoButaiView(OpenPart):
    setup: SetupView
    hour: str
    ships: list[Ship]
    squadrons: list[Squadron]
    us_ships: list[UsShip]
    fleet_cup: FleetCup
    fleets_reported: int
    fleets_alive: list[int]
    kido_butai_found: bool
    attacked_this_turn: dict[str, bool]
    cups: Counters
    track: list[Box]
    drawn: Counters
    shot_down: ShotDown
    removed: Counters
    gone: Counters
    us_squadrons_owed: int
    points: dict[str, int]
    level: str
    battle: Annotated[Plain, Battle, BattleNames] | None
