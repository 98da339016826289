"""The fields of the state: what lies on the table as plain data, copied, written down and read back."""

from __future__ import annotations

from abc import ABC

from pointluck.engine import Open, State

from .battle import Battle
from .order_of_battle import OrderOfBattle


class Tabletop(State, ABC):
    """All that lies on the table. What it means and what can be read off it: `pieces.Midway`."""

    turn: Open[int]
    phase: Open[str]
    side: int
    """The side whose step it is."""
    vp: list[int]
    landed_groups: Open[int]
    """Groups of transports that have taken the island (BM-4.4)."""
    winner: int
    """-1 while the game goes on."""
    level: Open[str]
    cup: list[int]
    reserve: list[int]
    """Turn 1: each side's tokens of the second batch."""
    held: bool
    """Whether the second batch is still to go into the cup."""
    home: list[int]
    at: bytearray
    """Bytes, because the rules ask again and again who is in a place, and bytes are searched at once."""
    fuel: list[int]
    load: list[int]
    job: list[int]
    group: list[int]
    """The number of the Strike Group or CAP in flight; 0 for whoever flies by itself or home."""
    mark: list[int]
    zone: list[int]
    damage: list[int]
    moved: list[bool]
    """Ships ordered or arrived this turn."""
    status: list[int]
    jam: list[int]
    launched: list[int]
    """Units launched this turn by each carrier."""
    airfield_tokens: int
    airfield_landings: int
    seaplane_launches: Open[int]
    located: list[int]
    """For each side, a bit for every zone whose task force the enemy may attack."""
    squalls: int
    """A bit for every zone with a squall."""
    sealed: list[int]
    """The IJN's choice of status until the USN has chosen too (BM-R9)."""
    airfield_lost: int
    """The turn in which the airfield was knocked out; 0: it was not."""
    passed: list[bool]
    plan: list[int]
    """The order being given: its zone, then the units or ships it is for."""
    queue: Open[list[int]]
    roll: Open[list[int]]
    """A search being rolled: dice left, best die so far, dice of the patrols."""
    fights: Open[list[int]]
    """Zones in which battles are still to be fought."""
    battle: Open[Battle | None]

    __slots__ = tuple(__annotations__)
    oob: OrderOfBattle
