"""The things on the table: ships, air units, markers, tokens and the battle board, as plain data."""

from __future__ import annotations

from abc import ABC
from typing import Final, Self

from pointluck.engine import Action, Plain, Setup, State

from .order_of_battle import IJN, LAND, SEATS, USN, OrderOfBattle

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
JOB_NAMES: Final = ("idle", "strike", "cap", "patrol", "shadow", "shadowing")

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
STATUS_NAMES: Final = ("maneuver", "launch", "recover")

# Tokens in the cup; the first two are the sides' own.
WEATHER: Final = 2
COMBAT: Final = 3
TOKEN_NAMES: Final = (*SEATS, "weather", "combat")

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


class Battle:
    """A battle while it is resolved: who is on the boards, where, and what is being rolled."""

    __slots__ = (
        "aim",
        "aim_load",
        "area",
        "attacker",
        "board",
        "boards",
        "bonus",
        "dice",
        "flier_area",
        "flier_team",
        "fliers",
        "hits",
        "kind",
        "moved",
        "queue",
        "round",
        "ship_area",
        "ships",
        "stage",
        "standing",
        "struck",
        "team_area",
        "team_mode",
        "team_side",
        "zone",
    )

    zone: int
    kind: str
    """surface: aircraft against ships or land; ships: ships or land of both sides; bombers: interceptors against
    bombers; fighters: fighters alone."""
    attacker: int
    boards: list[int]
    """Sides that have a battle board: the defender, or both."""
    round: int
    ships: list[int]
    ship_area: list[int]
    fliers: list[int]
    """Air units on the boards, with the area of each and its team; -1: a defender by itself."""
    flier_area: list[int]
    flier_team: list[int]
    team_area: list[int]
    """Teams are attacking Air Groups with their escorts."""
    team_mode: list[int]
    team_side: list[int]
    board: int
    """The board, and the area on it, where fire is being resolved or units are being placed."""
    area: int
    stage: int
    """Whose dice are being rolled, or whose losses are being chosen: 0 attackers, 1 defenders, 2 anti-aircraft."""
    standing: int
    """The target at which all ships of a side still to fire do so; -1: each is asked."""
    dice: list[int]
    """Values still to be rolled against."""
    aim: list[int]
    """For ordnance and guns, the target of each die and what is thrown at it."""
    aim_load: list[int]
    hits: list[int]
    """In this area: by the attackers, by defending aircraft, by anti-aircraft fire."""
    queue: list[int]
    struck: list[int]
    """Hits not yet applied: target, bombs, others; three numbers each."""
    bonus: list[int]
    """Carriers that have had their first bomb hit (BM-R29)."""
    moved: list[int]
    """CAP that has moved this round."""

    def __init__(self, zone: int, kind: str, attacker: int, boards: list[int]) -> None:
        self.zone = zone
        self.kind = kind
        self.attacker = attacker
        self.boards = boards
        self.round = 0
        self.ships = []
        self.ship_area = []
        self.fliers = []
        self.flier_area = []
        self.flier_team = []
        self.team_area = []
        self.team_mode = []
        self.team_side = []
        self.board = boards[0]
        self.area = 0
        self.stage = 0
        self.standing = -1
        self.dice = []
        self.aim = []
        self.aim_load = []
        self.hits = [0, 0, 0]
        self.queue = []
        self.struck = []
        self.bonus = []
        self.moved = []

    def copy(self) -> Battle:
        twin = Battle.__new__(Battle)
        twin.zone = self.zone
        twin.kind = self.kind
        twin.attacker = self.attacker
        twin.boards = self.boards[:]
        twin.round = self.round
        twin.ships = self.ships[:]
        twin.ship_area = self.ship_area[:]
        twin.fliers = self.fliers[:]
        twin.flier_area = self.flier_area[:]
        twin.flier_team = self.flier_team[:]
        twin.team_area = self.team_area[:]
        twin.team_mode = self.team_mode[:]
        twin.team_side = self.team_side[:]
        twin.board = self.board
        twin.area = self.area
        twin.stage = self.stage
        twin.standing = self.standing
        twin.dice = self.dice[:]
        twin.aim = self.aim[:]
        twin.aim_load = self.aim_load[:]
        twin.hits = self.hits[:]
        twin.queue = self.queue[:]
        twin.struck = self.struck[:]
        twin.bonus = self.bonus[:]
        twin.moved = self.moved[:]
        return twin

    def to_plain(self) -> Plain:
        return {
            "zone": self.zone,
            "kind": self.kind,
            "attacker": self.attacker,
            "boards": self.boards,
            "round": self.round,
            "ships": self.ships,
            "ship_area": self.ship_area,
            "fliers": self.fliers,
            "flier_area": self.flier_area,
            "flier_team": self.flier_team,
            "team_area": self.team_area,
            "team_mode": self.team_mode,
            "team_side": self.team_side,
            "board": self.board,
            "area": self.area,
            "stage": self.stage,
            "standing": self.standing,
            "dice": self.dice,
            "aim": self.aim,
            "aim_load": self.aim_load,
            "hits": self.hits,
            "queue": self.queue,
            "struck": self.struck,
            "bonus": self.bonus,
            "moved": self.moved,
        }

    @classmethod
    def from_plain(cls, plain: Plain) -> Battle:
        battle = cls.__new__(cls)
        battle.zone = plain["zone"]
        battle.kind = plain["kind"]
        battle.attacker = plain["attacker"]
        battle.boards = list(plain["boards"])
        battle.round = plain["round"]
        battle.ships = list(plain["ships"])
        battle.ship_area = list(plain["ship_area"])
        battle.fliers = list(plain["fliers"])
        battle.flier_area = list(plain["flier_area"])
        battle.flier_team = list(plain["flier_team"])
        battle.team_area = list(plain["team_area"])
        battle.team_mode = list(plain["team_mode"])
        battle.team_side = list(plain["team_side"])
        battle.board = plain["board"]
        battle.area = plain["area"]
        battle.stage = plain["stage"]
        battle.standing = plain["standing"]
        battle.dice = list(plain["dice"])
        battle.aim = list(plain["aim"])
        battle.aim_load = list(plain["aim_load"])
        battle.hits = list(plain["hits"])
        battle.queue = list(plain["queue"])
        battle.struck = list(plain["struck"])
        battle.bonus = list(plain["bonus"])
        battle.moved = list(plain["moved"])
        return battle

    # --- reading the boards -----------------------------------------------------------------------------------

    def team(self, number: int) -> list[int]:
        """The air units of a team."""
        return [unit for unit, team in zip(self.fliers, self.flier_team, strict=True) if team == number]

    def teams_in(self, board: int, area: int) -> list[int]:
        """Teams attacking in that area of that side's board."""
        return [team for team, where in enumerate(self.team_area) if where == area and self.team_side[team] != board]

    def ships_in(self, side: int, area: int, sides: list[int]) -> list[int]:
        return [
            ship
            for ship, where in zip(self.ships, self.ship_area, strict=True)
            if where == area and sides[ship] == side
        ]

    def remove(self, unit: int) -> None:
        number = self.fliers.index(unit)
        del self.fliers[number], self.flier_area[number], self.flier_team[number]


class Midway(State, ABC):
    """The table of a game of The Battle of Midway: all its data, and what can be read off it at a glance."""

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
    at: list[int]
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

    @classmethod
    def before_setup(cls, setup: Setup, oob: OrderOfBattle) -> Self:
        """Everything in its place at the start of turn 1 (BM-S1 to BM-S3)."""
        state = cls(setup, oob, ["game"], None)
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
        state.at = [start[1] or BELOW + start[0] for start in oob.start]
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
            "stack": self.stack,
            "turn": self.turn,
            "phase": self.phase,
            "side": self.side,
            "vp": self.vp,
            "landed_groups": self.landed_groups,
            "winner": self.winner,
            "level": self.level,
            "cup": self.cup,
            "reserve": self.reserve,
            "held": self.held,
            "home": self.home,
            "at": self.at,
            "fuel": self.fuel,
            "load": self.load,
            "job": self.job,
            "group": self.group,
            "mark": self.mark,
            "zone": self.zone,
            "damage": self.damage,
            "moved": self.moved,
            "status": self.status,
            "jam": self.jam,
            "launched": self.launched,
            "airfield_tokens": self.airfield_tokens,
            "airfield_landings": self.airfield_landings,
            "seaplane_launches": self.seaplane_launches,
            "located": self.located,
            "squalls": self.squalls,
            "sealed": self.sealed,
            "airfield_lost": self.airfield_lost,
            "passed": self.passed,
            "plan": self.plan,
            "queue": self.queue,
            "roll": self.roll,
            "fights": self.fights,
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
        state.at = list(plain["at"])
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

    # --- ships and zones --------------------------------------------------------------------------------------

    def ships_at(self, side: int, zone: int) -> list[int]:
        """The warships of a side in a zone: its task force there."""
        where = self.zone
        if zone not in where:
            return []
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
        if side == IJN and any(self.zone[group] == zone for group in self.oob.transports):
            return True
        return self.has_ships(side, zone)

    def task_forces(self, side: int) -> list[int]:
        """The zones in which a side has ships."""
        where = self.zone
        return sorted({where[ship] for ship in self.oob.fleet[side] if where[ship] > 0})

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

    def fits(self, ships: list[int], side: int, zone: int) -> bool:
        """Whether those ships may join what is in the zone (BM-R59)."""
        capital = self.oob.capital
        together = [*self.ships_at(side, zone), *ships]
        return len(together) <= self.oob.max_ships and sum(capital[ship] for ship in together) <= self.oob.max_capitals

    def service(self, carrier: int) -> int:
        """Units it can launch or land in a turn: one less for each hit (BM-1.5, BM-4.3.1)."""
        return max(0, self.oob.service[carrier] - self.damage[carrier])

    def hp(self, ship: int) -> int:
        return self.oob.hp[ship] - self.damage[ship]

    def lands_aircraft(self, base: int) -> bool:
        """Whether that home still takes aircraft: afloat on the map; the airfield always; the seaplane base unhurt."""
        if self.oob.ship_type[base] == LAND:
            return base != self.oob.seaplane_base or self.hp(base) > 0
        return self.zone[base] > 0

    # --- air units --------------------------------------------------------------------------------------------

    def aloft(self, side: int) -> list[int]:
        at = self.at
        return [unit for unit in self.oob.air[side] if 0 < at[unit] < BELOW]

    def flying_over(self, side: int, zone: int) -> list[int]:
        at = self.at
        if zone not in at:
            return []
        return [unit for unit in self.oob.air[side] if at[unit] == zone]

    def below(self, base: int) -> list[int]:
        place = BELOW + base
        at = self.at
        if place not in at:
            return []
        return [unit for unit in self.oob.air[self.oob.ship_side[base]] if at[unit] == place]

    def on_deck(self, carrier: int) -> list[int]:
        place = DECK + carrier
        at = self.at
        if place not in at:
            return []
        return [unit for unit in self.oob.air[self.oob.ship_side[carrier]] if at[unit] == place]

    def free_slots(self, carrier: int) -> int:
        """Places that no living unit keeps (BM-R32)."""
        home, at = self.home, self.at
        kept = sum(1 for unit in self.oob.air[self.oob.ship_side[carrier]] if home[unit] == carrier and at[unit])
        return self.oob.capacity[carrier] - kept

    def combat_aircraft(self, side: int, zone: int) -> list[int]:
        """Units that can fight there: in flight with fuel, and not on patrol (BM-R42)."""
        at, fuel, job = self.at, self.fuel, self.job
        if zone not in at:
            return []
        return [unit for unit in self.oob.air[side] if at[unit] == zone and fuel[unit] and job[unit] < PATROL]

    def new_group(self) -> int:
        used = set(self.group)
        number = 1
        while number in used:
            number += 1
        return number

    def members(self, group: int) -> list[int]:
        return [unit for unit, number in enumerate(self.group) if number == group]

    def group_word(self, group: int) -> str:
        """The name of a formation in flight: s for a Strike Group, c for CAP."""
        unit = self.group.index(group)
        return f"{'c' if self.job[unit] == CAP else 's'}{group}"

    def air_word(self, unit: int) -> str:
        """The Air Group of a unit in flight: type and home."""
        return f"{self.oob.words[unit]}@{self.oob.ship_ids[self.home[unit]]}"

    def count_words(self, units: list[int]) -> list[str]:
        """Units by kind, as notation has them: 2f4f 3sbd-b."""
        words, load = self.oob.load_words, self.load
        counts: dict[str, int] = {}
        for unit in units:
            word = words[unit][load[unit]]
            counts[word] = counts.get(word, 0) + 1
        return [f"{count}{word}" for word, count in counts.items()]

    def strike_off(self, unit: int, cause: str, clause: str) -> None:
        self.tell("air-unit-lost", clause, unit=self.air_word(unit), seat=SEATS[self.oob.air_side[unit]], cause=cause)
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
