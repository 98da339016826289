"""The fields of the state: what lies on the table as plain data, copied, written down and read back."""

from __future__ import annotations

from abc import ABC
from typing import Self

from pointluck.engine import Action, Plain, Setup, State

from .battle import Battle
from .order_of_battle import OrderOfBattle


class Tabletop(State, ABC):
    """All that lies on the table. What it means and what can be read off it: `pieces.Midway`."""

    __slots__ = (
        "airfield_landings",
        "airfield_lost",
        "airfield_tokens",
        "at",
        "battle",
        "cup",
        "damage",
        "fights",
        "fuel",
        "group",
        "held",
        "home",
        "jam",
        "job",
        "landed_groups",
        "launched",
        "level",
        "load",
        "located",
        "mark",
        "moved",
        "oob",
        "passed",
        "phase",
        "plan",
        "queue",
        "reserve",
        "roll",
        "sealed",
        "seaplane_launches",
        "side",
        "squalls",
        "status",
        "turn",
        "vp",
        "winner",
        "zone",
    )

    def __init__(self, setup: Setup, oob: OrderOfBattle, stack: list[str], legal: list[Action] | None) -> None:
        super().__init__(setup, stack, legal)
        self.oob = oob

    turn: int
    phase: str
    side: int
    """The side whose step it is."""
    vp: list[int]
    landed_groups: int
    """Groups of transports that have taken the island (BM-4.4)."""
    winner: int
    """-1 while the game goes on."""
    level: str
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
    seaplane_launches: int
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
    queue: list[int]
    roll: list[int]
    """A search being rolled: dice left, best die so far, dice of the patrols."""
    fights: list[int]
    """Zones in which battles are still to be fought."""
    battle: Battle | None

    def copy(self) -> Self:
        twin = type(self)(self.setup, self.oob, self.stack[:], self._legal)
        twin.turn = self.turn
        twin.phase = self.phase
        twin.side = self.side
        twin.vp = self.vp[:]
        twin.landed_groups = self.landed_groups
        twin.winner = self.winner
        twin.level = self.level
        twin.cup = self.cup[:]
        twin.reserve = self.reserve[:]
        twin.held = self.held
        twin.home = self.home[:]
        twin.at = self.at[:]
        twin.fuel = self.fuel[:]
        twin.load = self.load[:]
        twin.job = self.job[:]
        twin.group = self.group[:]
        twin.mark = self.mark[:]
        twin.zone = self.zone[:]
        twin.damage = self.damage[:]
        twin.moved = self.moved[:]
        twin.status = self.status[:]
        twin.jam = self.jam[:]
        twin.launched = self.launched[:]
        twin.airfield_tokens = self.airfield_tokens
        twin.airfield_landings = self.airfield_landings
        twin.seaplane_launches = self.seaplane_launches
        twin.located = self.located[:]
        twin.squalls = self.squalls
        twin.sealed = self.sealed[:]
        twin.airfield_lost = self.airfield_lost
        twin.passed = self.passed[:]
        twin.plan = self.plan[:]
        twin.queue = self.queue[:]
        twin.roll = self.roll[:]
        twin.fights = self.fights[:]
        battle = self.battle
        twin.battle = None if battle is None else battle.copy()
        return twin

    def position(self) -> Plain:
        return {
            "stack": self.stack[:],
            "turn": self.turn,
            "phase": self.phase,
            "side": self.side,
            "vp": self.vp[:],
            "landed_groups": self.landed_groups,
            "winner": self.winner,
            "level": self.level,
            "cup": self.cup[:],
            "reserve": self.reserve[:],
            "held": self.held,
            "home": self.home[:],
            "at": list(self.at),
            "fuel": self.fuel[:],
            "load": self.load[:],
            "job": self.job[:],
            "group": self.group[:],
            "mark": self.mark[:],
            "zone": self.zone[:],
            "damage": self.damage[:],
            "moved": self.moved[:],
            "status": self.status[:],
            "jam": self.jam[:],
            "launched": self.launched[:],
            "airfield_tokens": self.airfield_tokens,
            "airfield_landings": self.airfield_landings,
            "seaplane_launches": self.seaplane_launches,
            "located": self.located[:],
            "squalls": self.squalls,
            "sealed": self.sealed[:],
            "airfield_lost": self.airfield_lost,
            "passed": self.passed[:],
            "plan": self.plan[:],
            "queue": self.queue[:],
            "roll": self.roll[:],
            "fights": self.fights[:],
            "battle": None if self.battle is None else self.battle.to_plain(),
        }

    @classmethod
    def from_position(cls, setup: Setup, oob: OrderOfBattle, plain: Plain) -> Self:
        state = cls(setup, oob, list(plain["stack"]), None)
        state.turn = plain["turn"]
        state.phase = plain["phase"]
        state.side = plain["side"]
        state.vp = list(plain["vp"])
        state.landed_groups = plain["landed_groups"]
        state.winner = plain["winner"]
        state.level = plain["level"]
        state.cup = list(plain["cup"])
        state.reserve = list(plain["reserve"])
        state.held = plain["held"]
        state.home = list(plain["home"])
        state.at = bytearray(list(plain["at"]))
        state.fuel = list(plain["fuel"])
        state.load = list(plain["load"])
        state.job = list(plain["job"])
        state.group = list(plain["group"])
        state.mark = list(plain["mark"])
        state.zone = list(plain["zone"])
        state.damage = list(plain["damage"])
        state.moved = list(plain["moved"])
        state.status = list(plain["status"])
        state.jam = list(plain["jam"])
        state.launched = list(plain["launched"])
        state.airfield_tokens = plain["airfield_tokens"]
        state.airfield_landings = plain["airfield_landings"]
        state.seaplane_launches = plain["seaplane_launches"]
        state.located = list(plain["located"])
        state.squalls = plain["squalls"]
        state.sealed = list(plain["sealed"])
        state.airfield_lost = plain["airfield_lost"]
        state.passed = list(plain["passed"])
        state.plan = list(plain["plan"])
        state.queue = list(plain["queue"])
        state.roll = list(plain["roll"])
        state.fights = list(plain["fights"])
        state.battle = None if plain["battle"] is None else Battle.from_plain(plain["battle"])
        return state
