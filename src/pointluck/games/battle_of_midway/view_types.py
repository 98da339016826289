"""What a view of this game holds. The client's types are made from it (`make types`)."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from pointluck.engine import Plain, SetupView

from .battle import Battle
from .order_of_battle import Seat, ShipType
from .pieces import Job, Status, Token

Load = Literal["none", "bombs", "torpedoes"]
Deck = Literal["clear", "jammed", "must-recover"]


class Ship(TypedDict):
    id: str
    name: str
    side: Seat
    type: ShipType
    zone: str
    """A zone's name, or hidden, off-map, gone."""
    hp: int
    damage: int
    moved: bool
    status: NotRequired[Status]
    """This and what follows: carriers only."""
    service: NotRequired[int]
    launched: NotRequired[int]
    capacity: NotRequired[int]
    deck: NotRequired[Deck]


class AirUnit(TypedDict):
    name: str
    type: str
    side: Seat
    home: str
    at: str
    fuel: int
    load: Load
    job: Job
    group: int
    marks: list[str]


class SecondBatch(TypedDict):
    held: bool
    ijn: int
    usn: int


class Airfield(TypedDict):
    tokens_played: int
    landings: int
    knocked_out_in_turn: int


class OpenPart(TypedDict):
    """The fields of the state that are declared `Open`."""

    turn: int
    phase: str
    stack: list[str]
    landed_groups: int
    level: str
    seaplane_launches: int
    queue: list[int]
    roll: list[int]
    fights: list[int]
    battle: Annotated[Plain, Battle] | None


class MidwayView(OpenPart):
    setup: SetupView
    seat: Seat | None
    side: Seat
    points: dict[Seat, int]
    points_to_win: int
    winner: Seat | None
    cup: dict[Token, int]
    second_batch: SecondBatch
    ships: list[Ship]
    air: list[AirUnit]
    located: dict[Seat, list[str]]
    squalls: list[str]
    status_sealed: bool
    sealed: list[int]
    airfield: Airfield
    passed: dict[Seat, bool]
    plan: list[int]
    plan_unseen: bool
