"""What a view of this game holds. The client's types are made from it (`make types`)."""

from __future__ import annotations

from typing import Literal, TypedDict

from pointluck.engine import SetupView

from .order_of_battle import RoleName, Side

Sealed = Literal["sealed"]
"""Stands for a bid, a plan or cards that are there and face down."""
Cards = dict[str, int]
"""How many of each kind; none of those that are not named."""


class Aircraft(TypedDict):
    name: str
    side: Side
    role: RoleName
    area: str | None
    facing: str
    marker: bool
    lost: int


class Moving(TypedDict):
    """The aircraft in flight or about to leave the board."""

    aircraft: str
    flown: int
    entering: str | None
    heading: str


class Pose(TypedDict):
    area: str
    facing: str


class OpenCombat(TypedDict):
    """The fields of the combat that are declared `Open`."""

    chances: int
    evaded: bool
    shown: bool


class CombatShown(OpenCombat):
    attacker: str
    defender: str
    ways: dict[Side, list[Pose]]
    """Where the aircraft of each side stood before each step of the combat, the first step first."""
    plans: dict[Side, list[str] | Sealed]
    first: Side | None
    tokens: list[str]
    aileron_rolls: dict[Side, int]
    veterans: dict[Side, int]
    elite_pilots: dict[Side, int]
    thach_weave: bool
    gunners: dict[Side, str | None]
    cards_to_draw: dict[Side, int]
    drawn: dict[Side, list[int] | Sealed]
    exchanged: dict[Side, list[int]]


class OpenPart(TypedDict):
    """The fields of the state that are declared `Open`."""

    round: int
    phase: str
    stack: list[str]
    ending: str


class DogfightView(OpenPart):
    setup: SetupView
    seat: Side | None
    mode: Literal["carrier-hunt", "domination"]
    aircraft: list[Aircraft]
    tiles: list[str | None]
    holder: Side
    acting: Side
    command: dict[Side, int]
    bids: dict[Side, int | Sealed | None]
    points: dict[Side, int]
    target: int | None
    hands: dict[Side, Cards]
    """What each side has bought less what it has played, and its special orders: both know it."""
    pool: Cards
    pile: int
    discards: Cards
    firing_piles: dict[Side, int]
    moving: Moving | None
    combat: CombatShown | None
    winner: Side | None
