"""The things on the table: ships, air units, markers and tokens, how they are set up, and where each is to be found."""

from __future__ import annotations

from abc import ABC
from typing import Final, Literal, Self, get_args

from pointluck.engine import Setup

from .battle import Battle
from .order_of_battle import IJN, LAND, SEATS, USN, OrderOfBattle
from .tabletop import Tabletop

# Where an air unit is: in flight over a zone (the zone's number), lost, aboard a ship or at a base, or on deck.
LOST: Final = 0
BELOW: Final = 100
"""Plus the number of the ship or base: in its hangar, or anywhere at a base."""
DECK: Final = 200
"""Plus the number of the carrier: on its flight deck."""

NO_GROUP: Final = 0

# What an air unit is doing.
IDLE: Final = 0
STRIKE: Final = 1
CAP: Final = 2
PATROL: Final = 3
SHADOW: Final = 4
"""A patrol that has declared shadowing this turn for the first time."""
SHADOWING: Final = 5
"""A patrol whose shadowing has succeeded."""
Job = Literal["idle", "strike", "cap", "patrol", "shadow", "shadowing"]
JOB_NAMES: Final[tuple[Job, ...]] = get_args(Job)

# Marks on an air unit, added up.
ORDERED: Final = 1
TIRED: Final = 2
"""Landed, or unloaded, this turn: to be cleared in step 5.4."""
FOUGHT: Final = 4
"""Stood on a battle board this turn."""
INTERCEPTED: Final = 8
"""Has made its one intercept."""

# Where a ship is: its zone, off the map before it arrives, or gone for good.
OFF_MAP: Final = 0
SUNK: Final = -1

# Orders of a carrier (BM-1.4.1).
MANEUVER: Final = 0
LAUNCH: Final = 1
RECOVER: Final = 2
Status = Literal["maneuver", "launch", "recover"]
STATUS_NAMES: Final[tuple[Status, ...]] = get_args(Status)

# Tokens in the cup; the first two are the sides' own.
WEATHER: Final = 2
COMBAT: Final = 3
Token = Literal["ijn", "usn", "weather", "combat"]
TOKEN_NAMES: Final[tuple[Token, ...]] = get_args(Token)

# A deck on which aircraft landed that it was not ready for (BM-R28, BM-R86).
CLEAR: Final = 0
JAMMED: Final = 1
"""This turn: what landed stays on deck."""
MUST_RECOVER: Final = 2
"""Next turn: Recover is compulsory, then the deck is clear."""

# What a bomber group does in a round of battle (BM-R71).
HOLD: Final = 0
FIGHT: Final = 1
DROP: Final = 2
MODE_NAMES: Final = ("hold", "fight", "drop")


# Tables for bytes.translate: which places count.
_ALOFT: Final = bytes(0 < place < BELOW for place in range(256))
_ON_DECK: Final = bytes(place >= DECK for place in range(256))
_ONLY: Final[list[bytes]] = [bytes(place == one for place in range(256)) for one in range(256)]


class Midway(Tabletop, ABC):
    """The table of a game of The Battle of Midway, and what can be read off it at a glance."""

    __slots__ = ()

    @classmethod
    def before_setup(cls, setup: Setup, oob: OrderOfBattle) -> Self:
        """Everything in its place at the start of turn 1 (BM-S1 to BM-S3)."""
        state = cls(setup, oob, ["game"])
        ships, carriers = len(oob.ships), oob.carriers
        state.turn = 0
        state.phase = "setup"
        state.side = IJN
        state.vp = [0, 0]
        state.landed_groups = 0
        state.winner = -1
        state.level = ""
        state.cup = [0, 0, 0, 0]
        state.reserve = [0, 0]
        state.held = False
        state.home = [start[0] for start in oob.start]
        state.at = bytearray(start[1] or BELOW + start[0] for start in oob.start)
        state.fuel = [start[2] for start in oob.start]
        state.load = [start[3] for start in oob.start]
        state.job = [
            IDLE if not start[1] else PATROL if oob.is_patrol[unit] else STRIKE for unit, start in enumerate(oob.start)
        ]
        state.group = [start[4] if state.job[unit] == STRIKE else 0 for unit, start in enumerate(oob.start)]
        state.mark = [0] * len(oob.start)
        state.zone = [OFF_MAP] * ships
        for force, zone in oob.ijn_on_map:
            for ship in force:
                state.zone[ship] = zone
        for unit in oob.land:
            state.zone[unit] = oob.midway
        state.damage = [0] * ships
        state.moved = [False] * ships
        state.status = [MANEUVER] * carriers
        state.jam = [CLEAR] * carriers
        state.launched = [0] * carriers
        state.airfield_tokens = 0
        state.airfield_landings = 0
        state.seaplane_launches = 0
        state.located = [0, 0]
        state.squalls = 0
        state.sealed = []
        state.airfield_lost = 0
        state.passed = [False, False]
        state.plan = []
        state.queue = []
        state.roll = []
        state.fights = []
        state.battle = None
        return state

    # --- ships and zones --------------------------------------------------------------------------------------

    def ships_at(self, side: int, zone: int) -> list[int]:
        """The warships of a side in a zone: its task force there."""
        where = self.zone
        return [ship for ship in self.oob.fleet[side] if where[ship] == zone]

    def has_ships(self, side: int, zone: int) -> bool:
        where = self.zone
        if zone in where:
            for ship in self.oob.fleet[side]:
                if where[ship] == zone:
                    return True
        return False

    def has_sea_units(self, side: int, zone: int) -> bool:
        """Warships, or transports (BM-R49)."""
        if side == IJN:
            for group in self.oob.transports:
                if self.zone[group] == zone:
                    return True
        return self.has_ships(side, zone)

    def task_forces(self, side: int) -> list[int]:
        """The zones in which a side has ships."""
        where = self.zone
        return sorted({zone for ship in self.oob.fleet[side] if (zone := where[ship]) > 0})

    def is_located(self, side: int, zone: int) -> bool:
        return bool(self.located[side] >> zone & 1)

    def squall(self, zone: int) -> bool:
        return bool(self.squalls >> zone & 1)

    def has_haven(self, side: int, zone: int) -> bool:
        """A friendly capital ship or base, which CAP must stay with (BM-3.1.1.1)."""
        if side == USN and zone == self.oob.midway:
            return True
        where = self.zone
        if zone in where:
            for ship in self.oob.capitals[side]:
                if where[ship] == zone:
                    return True
        return False

    def havens(self, side: int) -> set[int]:
        """All zones with such a haven."""
        where = self.zone
        zones = {where[ship] for ship in self.oob.capitals[side]}
        if side == USN:
            zones.add(self.oob.midway)
        return zones

    def fits(self, ships: list[int], side: int, zone: int) -> bool:
        """Whether those ships may join what is in the zone (BM-R59)."""
        capital = self.oob.capital
        together = [*self.ships_at(side, zone), *ships]
        return len(together) <= self.oob.max_ships and sum(capital[ship] for ship in together) <= self.oob.max_capitals

    def service(self, carrier: int) -> int:
        """Units it can launch or land in a turn: one less for each hit (BM-1.5, BM-4.3.1)."""
        left = self.oob.service[carrier] - self.damage[carrier]
        return left if left > 0 else 0

    def hp(self, ship: int) -> int:
        return self.oob.hp[ship] - self.damage[ship]

    def lands_aircraft(self, base: int) -> bool:
        """Whether that home still takes aircraft: afloat on the map; the airfield always; the seaplane base unhurt."""
        if self.oob.ship_type[base] == LAND:
            return base != self.oob.seaplane_base or self.hp(base) > 0
        return self.zone[base] > 0

    # --- air units --------------------------------------------------------------------------------------------

    def aloft(self, side: int) -> tuple[int, ...]:
        oob = self.oob
        mask = bytes(self.at[oob.air_slice[side]]).translate(_ALOFT)
        known = oob.masked[side].get(mask)
        return oob.unmask(side, mask) if known is None else known

    def out_of_fuel(self, side: int) -> list[int]:
        """Units in flight without fuel."""
        fuel = self.fuel
        return [unit for unit in self.aloft(side) if not fuel[unit]]

    def in_place(self, side: int, place: int) -> tuple[int, ...]:
        """Units over a zone, in a hangar or on a deck."""
        at = self.at
        if place < 0 or place not in at:
            return ()
        oob = self.oob
        mask = bytes(at[oob.air_slice[side]]).translate(_ONLY[place])
        known = oob.masked[side].get(mask)
        return oob.unmask(side, mask) if known is None else known

    flying_over = in_place

    def number_in(self, side: int, place: int) -> int:
        """How many they are."""
        units = self.oob.air_slice[side]
        return self.at.count(place, units.start, units.stop)

    def below(self, base: int) -> tuple[int, ...]:
        return self.in_place(self.oob.ship_side[base], BELOW + base)

    def on_deck(self, carrier: int) -> tuple[int, ...]:
        return self.in_place(self.oob.ship_side[carrier], DECK + carrier)

    def on_decks(self, side: int) -> tuple[int, ...]:
        """Units on any flight deck."""
        oob = self.oob
        mask = bytes(self.at[oob.air_slice[side]]).translate(_ON_DECK)
        known = oob.masked[side].get(mask)
        return oob.unmask(side, mask) if known is None else known

    def free_slots(self, carrier: int) -> int:
        """Places that no living unit keeps (BM-R32)."""
        home, at = self.home, self.at
        kept = sum(1 for unit in self.oob.air[self.oob.ship_side[carrier]] if home[unit] == carrier and at[unit])
        return self.oob.capacity[carrier] - kept

    def combat_aircraft(self, side: int, zone: int) -> list[int]:
        """Units that can fight there: in flight with fuel, and not on patrol (BM-R42)."""
        fuel, job = self.fuel, self.job
        return [unit for unit in self.in_place(side, zone) if fuel[unit] and job[unit] < PATROL]

    def new_group(self) -> int:
        used = set(self.group)
        number = 1
        while number in used:
            number += 1
        return number

    def members(self, group: int) -> list[int]:
        """The units of a formation, which are all in one place."""
        groups = self.group
        first = groups.index(group)
        return [unit for unit in self.in_place(self.oob.air_side[first], self.at[first]) if groups[unit] == group]

    def group_word(self, group: int) -> str:
        """The name of a formation in flight: s for a Strike Group, c for CAP."""
        return self.group_word_of(self.group.index(group))

    def group_word_of(self, unit: int) -> str:
        """The name of the formation that a unit flies in."""
        return f"{'c' if self.job[unit] == CAP else 's'}{self.group[unit]}"

    def air_word(self, unit: int) -> str:
        """The Air Group of a unit in flight: type and home."""
        return f"{self.oob.words[unit]}@{self.oob.ship_ids[self.home[unit]]}"

    def count_words(self, units: list[int]) -> list[str]:
        """Units by kind, as notation has them: 2f4f 3sbd-b."""
        words, load = self.oob.load_words, self.load
        if len(units) == 1:
            return [f"1{words[units[0]][load[units[0]]]}"]
        counts: dict[str, int] = {}
        for unit in units:
            word = words[unit][load[unit]]
            counts[word] = counts.get(word, 0) + 1
        return [f"{count}{word}" for word, count in counts.items()]

    def strike_off(self, unit: int, cause: str, clause: str, word: str = "") -> None:
        shown = {"seat": SEATS[self.oob.air_side[unit]], "cause": cause}
        self.tell("air-unit-lost", clause, unit=word or self.air_word(unit), **shown)
        self.at[unit] = LOST
        self.fuel[unit] = 0
        self.load[unit] = 0
        self.job[unit] = IDLE
        self.group[unit] = 0
        self.mark[unit] = 0
        if self.battle is not None and unit in self.battle.fliers:
            self.battle.remove(unit)

    def zone_name(self, zone: int) -> str:
        return self.oob.chart.names[zone]


def the_battle(state: Midway) -> Battle:
    """The battle in progress."""
    battle = state.battle
    assert battle is not None
    return battle
