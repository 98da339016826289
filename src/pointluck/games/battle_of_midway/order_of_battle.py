"""Figures and options of one game, made ready for the rules: the map, ships, air units, values, ready-made actions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import compress
from operator import itemgetter
from typing import Final, Literal, TypeVar, get_args

from pointluck.engine import (
    Action,
    DataError,
    Figures,
    Setup,
    read_name,
    read_number,
    read_table,
    read_whole,
    read_word,
    shown,
)

from .chart import MOST_KEPT, Chart

T = TypeVar("T")

IJN: Final = 0
USN: Final = 1
Seat = Literal["ijn", "usn"]
SEATS: Final[tuple[Seat, ...]] = get_args(Seat)

NO_LOAD: Final = 0
BOMBS: Final = 1
TORPEDOES: Final = 2
LOAD_WORDS: Final = ("", "-b", "-t")
LOADS: Final = {"B": BOMBS, "T": TORPEDOES}
"""As figures name them."""

ABOARD: Final = (0, 0, 0)
"""Where air units start that are not in flight: no zone, no fuel, no entry."""

UNTRACKED: Final = 9
"""The fuel of whoever does not track it and is not out of it."""

MOST_SHIPS: Final = 100
"""The place of an air unit is one byte: so many hangars have a number, land units and transports among them."""
MOST_AIR_UNITS: Final = 250

# Kinds of surface units: ships, groups of transports and the land units of Midway.
CARRIER: Final = 0
BATTLESHIP: Final = 1
CRUISER: Final = 2
DESTROYER: Final = 3
TRANSPORTS: Final = 4
LAND: Final = 5
ShipType = Literal["carrier", "battleship", "cruiser", "destroyer", "transport", "land"]
TYPE_NAMES: Final[tuple[ShipType, ...]] = get_args(ShipType)
ROLES: Final = (
    "fighter",
    "patrol",
    "dive_bomber",
    "attack_bomber",
    "torpedo_bomber",
    "medium_bomber",
    "heavy_bomber",
)
CARRY_LITTLE: Final = ("fighter", "patrol")

# Areas of a battle board: five outer, three middle, the centre; the strip outside.
OUTER: Final = (0, 1, 2, 3, 4)
MIDDLE: Final = (5, 6, 7)
CENTRE: Final = 8
STRIP: Final = 9
RINGS: Final = ("outer", "cruiser", "centre")
AREA_NAMES: Final = ("a1", "a2", "a3", "a4", "a5", "c1", "c2", "c3", "centre", "strip")


class AirType:
    """A type of aircraft: combat aircraft take orders, patrol aircraft search, and some do either (BM-G1)."""

    def __init__(self, key: str, entry: Figures) -> None:
        path = f"/air/{key}"
        self.key = key
        self.word = key.lower()
        self.name: str = entry["name"]
        self.side = read_name(entry["side"], SEATS, f"{path}/side")
        role = ROLES[read_name(entry["role"], ROLES, f"{path}/role")]
        self.fighter = role == "fighter"
        self.patrol = role == "patrol"
        self.patrol_bomber: bool = entry["patrol_bomber"]
        self.move = read_number(entry, "move", low=1, high=20, path=path)
        self.fuel = read_number(entry, "fuel", high=UNTRACKED - 1, path=path) or UNTRACKED
        self.air = read_number(entry, "vs_air", high=12, path=path)
        self.value = (
            0,
            read_number(entry, "bomb", high=12, path=path),
            read_number(entry, "torpedo", high=12, path=path),
        )
        """What it hits a surface unit with, by load."""
        self.loads = [load for load in (BOMBS, TORPEDOES) if self.value[load]]
        if role in CARRY_LITTLE and (len(self.loads) > 1 or (self.loads and self.patrol_bomber)):
            # Their words do not say what they carry, so it must be clear without.
            bombers = [one for one in ROLES if one not in CARRY_LITTLE]
            raise DataError("data-choice", path=f"{path}/role", names=bombers)
        self.homes: list[str] = entry["home"]


class OrderOfBattle:
    """What the rules look up while they run. Built once per setup and shared by all states of it."""

    def __init__(self, setup: Setup) -> None:
        figures = setup.figures
        self.setup = setup
        self.chart = Chart(figures)
        self.zones = len(self.chart.names) - 1
        # Tables of entry and thresholds are made for this die; another one would need others.
        self.faces = read_number(figures, "dice", "faces", low=12, high=12)
        self._read_map(figures)
        self.types = [AirType(key, entry) for key, entry in figures["air"].items()]
        for one in self.types:
            if one.patrol and setup.game.data.figures["air"][one.key]["role"] != "patrol":
                # They live and land elsewhere than all others: on seaplane bases, and on ships that have no deck.
                names = [role for role in ROLES if role != "patrol"]
                raise DataError("data-choice", path=f"/air/{one.key}/role", names=names)
        self._kind_words = [
            [one.word + ("" if one.fighter or one.patrol else LOAD_WORDS[load] or "-e") for load in range(3)]
            for one in self.types
        ]
        self.type_index = {one.key: number for number, one in enumerate(self.types)}
        self._read_ships(figures)
        self._read_task_forces(figures)
        self._read_air_units(figures)
        self._read_numbers(figures)
        self._check_stacking()
        self._read_board(figures)
        self._read_options(setup)
        self._list_actions()
        self.flights: dict[tuple[int, int, int, int, int, bool], dict[Action, int]] = {}
        self.loadings: dict[tuple[int, int], list[Action]] = {}
        self.masked: list[dict[bytes, tuple[int, ...]]] = [{}, {}]
        """By side, the air units that a mask of ones and zeroes picks out: the same are asked for again and again."""

    def unmask(self, side: int, mask: bytes) -> tuple[int, ...]:
        """The air units of a side that a mask picks out, kept for the next time."""
        known = self.masked[side]
        if len(known) >= MOST_KEPT:
            known.clear()
        units = known[mask] = tuple(compress(self.air[side], mask))
        return units

    # --- the map ----------------------------------------------------------------------------------------------

    def _read_map(self, figures: Figures) -> None:
        plan = figures["map"]
        self.midway = self._zone(plan["midway"], "/map/midway")
        self.ijn_entry = self._zone(plan["ijn_entry"], "/map/ijn_entry")
        self.squall_start = self._zone(plan["squall_start"], "/map/squall_start")
        self.squall_markers = read_number(plan, "squall_markers", path="/map")
        self.squall_rows = [
            [self._zone(zone, f"/map/squall_rows/{number}") for zone in row]
            for number, row in enumerate(plan["squall_rows"])
        ]
        self.to_midway = self.chart.distance[self.midway]

    def _zone(self, zone: object, path: str) -> int:
        return read_whole(zone, path, 1, self.zones)

    # --- ships ------------------------------------------------------------------------------------------------

    def _read_ships(self, figures: Figures) -> None:
        """Carriers first (their numbers are also those of their decks), then ships, land units, transports."""
        self.ships: list[str] = []
        self.ship_side: list[int] = []
        self.ship_type: list[int] = []
        self.ship_class: list[str] = []
        self.hp: list[int] = []
        self.aa: list[tuple[int, int]] = []
        self.gun: list[tuple[int, int]] = []
        self.vp: list[int] = []
        self.service: list[int] = []
        self.seaplanes: list[int] = []
        self.capacity: list[int] = []
        self.fleet_carrier: list[bool] = []
        classes = figures["ships"]
        of_type: dict[str, list[str]] = {name: [] for name in TYPE_NAMES[:LAND]}
        for key, entry in classes.items():
            of_type[TYPE_NAMES[read_name(entry["type"], list(of_type), f"/ships/{key}/type")]].append(key)
        read_name("TRANSPORT", of_type["transport"], "/ships/TRANSPORT/type")
        for side in (IJN, USN):
            for name, entry in figures["carriers"].items():
                if read_name(entry["side"], SEATS, f"/carriers/{name}/side") == side:
                    read_name(entry["class"], of_type["carrier"], f"/carriers/{name}/class")
                    self._add_ship(name, side, entry["class"], classes)
                    self.capacity.append(read_number(entry, "capacity", path=f"/carriers/{name}"))
                    if "hp" in entry:
                        self.hp[-1] = read_number(entry, "hp", low=1, path=f"/carriers/{name}")
                    self.fleet_carrier.append(entry["class"] == "CV")
        self.carriers = len(self.ships)
        for key, entry in classes.items():
            if entry["type"] in ("carrier", "transport"):
                continue
            name = read_word(entry["name"], f"/ships/{key}/name")
            for seat in entry["count"]:
                count = read_number(entry, "count", seat, path=f"/ships/{key}")
                for number in range(1, count + 1):
                    self._add_ship(f"{name} {number}", SEATS.index(seat), key, classes)
        self.warships = len(self.ships)
        for key, entry in figures["land"].items():
            self._add_land(key, entry)
        self.airfield, self.seaplane_base, self.guns = (
            self.ship_class.index(key) for key in ("AIRFIELD", "SEAPLANE_BASE", "AA_GUNS")
        )
        self.land = (self.airfield, self.seaplane_base, self.guns)
        self.transports: list[int] = []
        name = read_word(classes["TRANSPORT"]["name"], "/ships/TRANSPORT/name")
        for number, size in enumerate(figures["setup"]["transport_groups"], 1):
            self.transports.append(len(self.ships))
            self._add_ship(f"{name} {number}", IJN, "TRANSPORT", classes)
            self.hp[-1] = read_whole(size, f"/setup/transport_groups/{number - 1}", 1)
        self.ship_ids = [slug(name) for name in self.ships]
        self.ship_index = {word: number for number, word in enumerate(self.ship_ids)}
        if twice := sorted({name for name in self.ships if self.ship_ids.count(slug(name)) > 1}):
            raise DataError("data-twice", path="/ships", names=twice)
        self.fleet = [[ship for ship in range(self.warships) if self.ship_side[ship] == side] for side in (IJN, USN)]
        """The warships of each side."""
        self.fleet_zones = [pick(self.fleet[side]) for side in (IJN, USN)]
        """Reads off where those are."""
        self.decks = [[ship for ship in range(self.carriers) if self.ship_side[ship] == side] for side in (IJN, USN)]
        self.capital = [kind in (CARRIER, BATTLESHIP) for kind in self.ship_type]
        """Whom the others screen (BM-G4)."""
        self.capitals = [[ship for ship in self.fleet[side] if self.capital[ship]] for side in (IJN, USN)]
        self.gun_ships = [[ship for ship in self.fleet[side] if ship >= self.carriers] for side in (IJN, USN)]
        """Warships other than carriers."""
        self.runways = [self.decks[IJN], [*self.decks[USN], self.airfield]]
        """Where combat aircraft take off, by side."""

    def _add_ship(self, name: str, side: int, key: str, classes: Figures) -> None:
        entry = read_table(classes, key, "/ships")
        path = f"/ships/{key}"
        if len(self.ships) >= MOST_SHIPS:
            raise DataError("data-long", path=path, given=len(self.ships) + 1, most=MOST_SHIPS)
        self.ships.append(name)
        self.ship_side.append(side)
        self.ship_type.append(TYPE_NAMES.index(entry["type"]))
        self.ship_class.append(key)
        self.hp.append(read_number(entry, "hp", low=1, path=path))
        self.aa.append(_dice(entry["aa"], f"{path}/aa"))
        self.gun.append(_dice(entry["gun"], f"{path}/gun"))
        self.vp.append(read_number(entry, "vp", path=path))
        self.service.append(read_number(entry, "air_service", high=20, path=path))
        self.seaplanes.append(read_number(entry, "seaplanes", path=path))

    def _add_land(self, key: str, entry: Figures) -> None:
        path = f"/land/{key}"
        self.ships.append(read_word(entry["name"], f"{path}/name"))
        self.ship_side.append(USN)
        self.ship_type.append(LAND)
        self.ship_class.append(key)
        self.hp.append(read_number(entry, "hp", low=1, path=path))
        self.aa.append(_dice(entry["aa"], f"{path}/aa"))
        self.gun.append(_dice(entry["gun"], f"{path}/gun"))
        self.vp.append(read_number(entry, "vp", path=path))
        self.service.append(0)
        self.seaplanes.append(0)

    # --- set-up -----------------------------------------------------------------------------------------------

    def _read_task_forces(self, figures: Figures) -> None:
        setup = figures["setup"]
        free = list(range(self.warships))
        on_map = setup["ijn_on_map"]
        zones = [self._zone(force.get("zone"), f"/setup/ijn_on_map/{at}/zone") for at, force in enumerate(on_map)]
        self.ijn_on_map = list(zip(self._forces(setup, "ijn_on_map", free), zones, strict=True))
        self.ijn_forces = self._forces(setup, "ijn_reinforcements", free)
        self.usn_forces = self._forces(setup, "usn_reinforcements", free)
        self.ijn_force_names: list[str] = [force["name"] for force in setup["ijn_reinforcements"]]
        self.usn_force_names: list[str] = [force["name"] for force in setup["usn_reinforcements"]]
        self.usn_force_ids = [f"tf-{self.ship_ids[min(ships)]}" for ships in self.usn_forces]
        self.usn_from = [
            read_number(force, "from_turn", low=1, path=f"/setup/usn_reinforcements/{number}")
            for number, force in enumerate(setup["usn_reinforcements"])
        ]
        self.usn_deadline = read_number(setup, "usn_deadline_turn", low=1, path="/setup")
        if free:
            raise DataError("data-names", path="/setup", names=[self.ships[ship] for ship in free])

    def _forces(self, setup: Figures, key: str, free: list[int]) -> list[list[int]]:
        forces = []
        for number, force in enumerate(setup[key]):
            path = f"/setup/{key}/{number}"
            if "name" not in force:
                raise DataError("data-missing", path=f"{path}/name")
            forces.append(self._ships(read_table(force, "ships", path), free, path))
        return forces

    def _ships(self, wanted: Figures, free: list[int], path: str) -> list[int]:
        """The next ships of those names and classes that no task force has yet."""
        taken = []
        for key in wanted:
            count = read_number(wanted, key, path=f"{path}/ships")
            fitting = [ship for ship in free if key in (self.ships[ship], self.ship_class[ship])][:count]
            if len(fitting) != count:
                raise DataError(
                    "data-names", path=f"{path}/ships/{shown(key)}", names=[self.ships[ship] for ship in free]
                )
            for ship in fitting:
                free.remove(ship)
            taken += fitting
        return taken

    def _read_air_units(self, figures: Figures) -> None:
        """Every air unit of the game, by side: what it is, where it starts, with what (BM-S2, BM-S3)."""
        setup = figures["setup"]
        self.air_type: list[int] = []
        self.start: list[tuple[int, int, int, int, int]] = []
        """Home, zone (0: aboard), fuel, load, number of the entry in flight (0: aboard)."""
        for side in (IJN, USN):
            for number, entry in enumerate(setup["in_flight"], 1):
                path = f"/setup/in_flight/{number - 1}"
                zone = self._zone(entry.get("zone"), f"{path}/zone")
                fuel = read_number(entry, "fuel", high=UNTRACKED - 1, path=path)
                for place, units in enumerate(entry.get("units", [])):
                    self._add_units(units, side, units.get("home"), (zone, fuel, number), f"{path}/units/{place}")
            for home, aboard in setup["aboard"].items():
                for place, units in enumerate(aboard):
                    self._add_units(units, side, home, ABOARD, f"/setup/aboard/{home}/{place}")
            for ship in self.fleet[side]:
                for _ in range(self.seaplanes[ship]):
                    path = f"/ships/{self.ship_class[ship]}/seaplanes"
                    self._add_units({"type": "E13A", "n": 1}, side, self.ships[ship], ABOARD, path)
        self._check_capacity()
        sides = [self.types[kind].side for kind in self.air_type]
        self.air_side = sides
        self.air = [[unit for unit, its in enumerate(sides) if its == side] for side in (IJN, USN)]
        self.air_slice = [slice(0, len(self.air[IJN])), slice(len(self.air[IJN]), len(sides))]
        """Where in a list of all air units those of a side are: the IJN's come first."""
        self.is_fighter = [self.types[kind].fighter for kind in self.air_type]
        self.is_patrol = [self.types[kind].patrol for kind in self.air_type]
        self.chooses_load = [len(self.types[kind].loads) > 1 for kind in self.air_type]
        self.is_patrol_bomber = [self.types[kind].patrol_bomber for kind in self.air_type]
        self.scouts = [
            [unit for unit in self.air[side] if self.is_patrol[unit] or self.is_patrol_bomber[unit]]
            for side in (IJN, USN)
        ]
        """Units that can fly patrol, by side."""
        self.seaplane_units = [[unit for unit in scouts if self.is_patrol[unit]] for scouts in self.scouts]
        self.patrol_bombers = [[unit for unit in scouts if not self.is_patrol[unit]] for scouts in self.scouts]
        self.kind_bits = [kind << 2 for kind in self.air_type]
        """The type of every unit, with room for its load below."""
        self.choosers = [[unit for unit in self.air[side] if self.chooses_load[unit]] for side in (IJN, USN)]
        self.without_choice = [
            [unit for unit in self.air[side] if len(self.types[self.air_type[unit]].loads) == 1] for side in (IJN, USN)
        ]
        """Units that can carry one load only, by side."""
        self.ramps = [[ship for ship in self.fleet[side] if self.seaplanes[ship]] for side in (IJN, USN)]
        self.ramps[USN].append(self.seaplane_base)
        """Ships and bases where seaplanes land."""
        self.ramp_zones = [pick(ramps) for ramps in self.ramps]
        """What reads the zones of those."""
        self.air_value = [self.types[kind].air for kind in self.air_type]
        self.air_move = [self.types[kind].move for kind in self.air_type]
        self.air_within = [self.chart.within(move) for move in self.air_move]
        """By unit and zone, the zones it can reach in a turn, as bits."""
        self.full = [self.types[kind].fuel for kind in self.air_type]
        self.words = [self.types[kind].word for kind in self.air_type]
        self.load_words = [self._kind_words[kind] for kind in self.air_type]
        """The kind of every unit in notation, by load."""
        counts: dict[int, int] = {}
        self.patrol_names: dict[int, str] = {}
        for unit, kind in enumerate(self.air_type):
            if self.types[kind].patrol:
                counts[kind] = counts.get(kind, 0) + 1
                self.patrol_names[unit] = f"{self.types[kind].word}-{counts[kind]}"
        self.patrol_alike = [
            unit if unit in self.patrol_names else -1 - kind for unit, kind in enumerate(self.air_type)
        ]
        """A number for whoever has a name of its own, and for each type of the others."""
        self.patrol_index = {name: unit for unit, name in self.patrol_names.items()}

    def _add_units(self, units: Figures, side: int, home: object, where: tuple[int, int, int], path: str) -> None:
        kind = read_name(units.get("type"), list(self.type_index), f"{path}/type")
        one = self.types[kind]
        if one.side != side:
            return
        base = self._home(one, home, path)
        carried = [letter for letter, load in LOADS.items() if load in one.loads]
        load = LOADS[carried[read_name(units["load"], carried, f"{path}/load")]] if "load" in units else NO_LOAD
        zone, fuel, entry = where
        if zone:
            self._in_one_formation(entry, kind, path)
            fuel = (
                one.fuel
                if one.fuel == UNTRACKED
                else read_whole(fuel, f"/setup/in_flight/{entry - 1}/fuel", 1, one.fuel)
            )
        count = read_number(units, "n", path=path)
        if len(self.air_type) + count > MOST_AIR_UNITS:
            raise DataError("data-long", path=path, given=len(self.air_type) + count, most=MOST_AIR_UNITS)
        self.air_type += [kind] * count
        self.start += [(base, zone, fuel, load, entry)] * count

    def _home(self, one: AirType, home: object, path: str) -> int:
        """The ship or base of that name, or the first of that class, if the type can live there (BM-R36)."""
        if home not in self.ships and home not in self.ship_class:
            raise DataError("data-choice", path=f"{path}/home", names=self.ships)
        base = self.ships.index(str(home)) if home in self.ships else self.ship_class.index(str(home))
        if not self.lives_on(one, base):
            raise DataError("data-home", path=path, unit=one.key, home=self.ships[base])
        return base

    def lives_on(self, one: AirType, base: int) -> bool:
        """Whether a type may land, and have its home, on that ship or base (BM-R36)."""
        key = "carrier" if base < self.carriers else self.ship_class[base]
        if one.side != self.ship_side[base]:
            return False
        return key in one.homes or key.lower() in one.homes

    def _in_one_formation(self, entry: int, kind: int, path: str) -> None:
        """Combat aircraft that start together are one Strike Group, and belong to one side."""
        for other, start in zip(self.air_type, self.start, strict=True):
            if start[4] == entry and self.types[other].side != self.types[kind].side:
                raise DataError("data-choice", path=f"{path}/type", names=[self.types[other].key])

    def _check_capacity(self) -> None:
        """Every carrier holds what has its home there (BM-R32), every other ship its seaplanes (BM-R53)."""
        for ship in range(self.warships):
            count = sum(start[0] == ship for start in self.start)
            if ship < self.carriers:
                read_whole(self.capacity[ship], f"/carriers/{self.ships[ship]}/capacity", count)
            else:
                read_whole(self.seaplanes[ship], f"/ships/{self.ship_class[ship]}/seaplanes", count)

    # --- values -----------------------------------------------------------------------------------------------

    def _read_numbers(self, figures: Figures) -> None:
        stacking, search, land = figures["stacking"], figures["search"], figures["land"]
        self.max_capitals = read_number(stacking, "capital_ships", low=1, path="/stacking")
        self.max_ships = read_number(stacking, "ships", low=1, path="/stacking")
        self.dice_search = read_number(search, "dice_search", low=1, path="/search")
        self.dice_shadow = (
            read_number(search, "dice_first_shadow", low=1, path="/search"),
            read_number(search, "dice_later_shadow", low=1, path="/search"),
        )
        self.dice_squall = -read_number(search, "squall_dice", low=-9, path="/search")
        self.landing_lost = read_number(figures, "squall", "landing_lost_min", low=1)
        self.launches_per_token = read_number(land["AIRFIELD"], "launches_per_token", low=1, path="/land/AIRFIELD")
        self.landings_per_hp = read_number(land["AIRFIELD"], "landings_per_hp", low=1, path="/land/AIRFIELD")
        self.patrol_launches = read_number(
            land["SEAPLANE_BASE"], "patrol_launches_per_turn", path="/land/SEAPLANE_BASE"
        )
        tokens = figures["tokens"]
        self.tokens_per_carrier = read_number(tokens, "per_fleet_carrier", path="/tokens")
        self.tokens_airfield = read_number(tokens, "airfield", path="/tokens")
        self.token_weather = read_number(tokens, "weather", path="/tokens")
        self.token_combat = read_number(tokens, "combat", low=1, path="/tokens")
        self.first_batch = [read_number(tokens, "turn1_first_batch", seat, path="/tokens") for seat in SEATS]
        self.force_cost = [read_number(tokens, "task_force_cost", seat, path="/tokens") for seat in SEATS]
        victory = figures["victory"]
        self.tie = read_name(victory["tie"], SEATS, "/victory/tie")
        self.last_turn = read_number(victory, "last_turn", low=1, path="/victory")
        self.invasion_min = read_number(victory, "invasion_min_transports", low=1, path="/victory")
        self.levels = {
            level: {what: read_number(victory, level, what, low=1, path="/victory") for what in victory[level]}
            for level in ("usn_decisive", "usn_major", "ijn_decisive", "ijn_major")
        }
        modifiers = figures["modifiers"]
        self.evading = _modifiers(modifiers, "carrier_maneuver")
        self.target_modifier = {
            CRUISER: _modifiers(modifiers, "cruiser"),
            DESTROYER: _modifiers(modifiers, "destroyer"),
        }
        self.deck_bonus = read_number(modifiers, "deck_bonus_damage", path="/modifiers")
        self.deck_losses = read_number(modifiers, "deck_units_lost_per_bomb_hit", path="/modifiers")
        self.least_to_hit = read_number(modifiers, "minimum_to_hit", path="/modifiers")

    def _check_stacking(self) -> None:
        """Every task force is allowed as it starts or arrives (BM-R59)."""
        zones = [zone for _, zone in self.ijn_on_map]
        on_map = [[ship for force, at in self.ijn_on_map if at == zone for ship in force] for zone in zones]
        for force in (*on_map, *self.ijn_forces, *self.usn_forces):
            read_whole(self.max_ships, "/stacking/ships", len(force))
            read_whole(self.max_capitals, "/stacking/capital_ships", sum(self.capital[ship] for ship in force))

    def _read_board(self, figures: Figures) -> None:
        board = figures["battle_board"]
        self.rounds = read_number(board, "rounds", low=1, high=3, path="/battle_board")
        self.entry = _entry_table(board["outer"], self.faces, "/battle_board/outer")
        self.entry_fifths = _entry_table(board["outer_fifths"], self.faces, "/battle_board/outer_fifths")
        touching: list[set[int]] = [set() for _ in range(STRIP + 1)]
        for number, contact in enumerate(board["contacts"]):
            path = f"/battle_board/contacts/{number}"
            first, second = (read_name(name.lower(), AREA_NAMES[:STRIP], path) for name in _pair(contact, path))
            touching[first].add(second)
            touching[second].add(first)
        self.touching = [sorted(areas) for areas in touching]
        self.inward = [
            [other for other in areas if ring(other) > ring(area)] if area < STRIP else []
            for area, areas in enumerate(self.touching)
        ]
        path = "/battle_board/gun_range_by_round"
        self.gun_range = [[read_name(name, RINGS, path) for name in names] for names in board["gun_range_by_round"]]
        if len(self.gun_range) < self.rounds:
            raise DataError(
                "data-range",
                path="/battle_board/rounds",
                given=str(self.rounds),
                low="1",
                high=str(len(self.gun_range)),
            )

    def _read_options(self, setup: Setup) -> None:
        options = setup.options
        changed = setup.overrides.get("victory", {})
        victory = setup.figures["victory"]
        self.by_points = options["bm.victory"] == "points"
        usual = options["bm.vp_target"] == 12 or "points_target" in changed
        self.target = read_number(victory, "points_target" if usual else "points_target_short", low=1, path="/victory")
        usual = options["bm.invasion_vp"] == 4 or "invasion_points" in changed
        self.invasion_vp = read_number(victory, "invasion_points" if usual else "invasion_points_low", path="/victory")
        self.turn_cap = int(options["bm.turn_cap"])
        self.stop_at_major = options["bm.losses_stop"] == "major"
        self.transports_move_at_once = options["bm.transport_move_on_arrival"] is True
        self.blind = options["bm.simultaneous"] == "blind"
        self.fog = options["bm.fog_of_war"] is True
        self.orders_first = options["bm.turn1_sequence"] == "orders_first"
        # With orders first, the first batch is spent when task forces arrive (BM-R12, BM-R90).
        self.pay_from_second = options["bm.turn1_payment"] == "second_batch" or self.orders_first
        self.one_each = options["bm.knocked_out_ops"] == "one_each"
        self.empty_in_centre = options["bm.out_of_fuel_in_battle"] == "centre"
        self.must_follow = options["bm.combat_aircraft_follow"] == "mandatory"
        self.cap_reveals = options["bm.cap_fight_reveals"] is True
        self.bombers_first = options["bm.aa_losses"] == "bombers_first"
        self.must_go_in = options["bm.inward_move"] == "must"
        self.declare_first = options["bm.ordnance_declaration"] == "all_first"
        self.fifths = options["bm.entry_table"] == "fifths"
        where = str(options["bm.us_entry"])
        entries = {
            self._zone(zone, f"/map/usn_entry/{where}"): None for zone in setup.figures["map"]["usn_entry"][where]
        }
        self.usn_entry = list(entries)
        if not entries:
            raise DataError("data-missing", path=f"/map/usn_entry/{where}/0")

    def _list_actions(self) -> None:
        """Answers that are needed again and again, ready-made: by zone, then by ship."""
        zones, ships = self.chart.names, self.ship_ids
        self.move_from = [Action("move", (name,)) for name in zones]
        self.to_zone = [Action("to", (name,)) for name in zones]
        self.leave_ship = [Action("leave", (word,)) for word in ships]
        self.launch_from = [Action("launch", (word,)) for word in ships]
        self.cap_from = [Action("cap", (word,)) for word in ships]
        self._patrol_to: dict[str, list[Action]] = {}
        self.fire_at = [Action("fire", (word,)) for word in ships]

    def patrol_to(self, word: str) -> list[Action]:
        """The flights of the patrol of that name, by zone: made when it first flies."""
        flights = self._patrol_to.get(word)
        if flights is None:
            flights = self._patrol_to[word] = [Action("patrol", (word, name)) for name in self.chart.names]
        return flights

    def kind_word(self, kind: int, load: int) -> str:
        """A kind of air unit in notation: f4f, sbd-b, b5n-t; an empty bomber is sbd-e."""
        return self._kind_words[kind][load]


def pick(numbers: list[int]) -> Callable[[Sequence[int]], tuple[int, ...]]:
    """What reads those entries of a row all at once, which takes half the time of reading one by one."""
    if len(numbers) > 1:
        return itemgetter(*numbers)
    return lambda row: tuple([row[number] for number in numbers])


def ring(area: int) -> int:
    """0 outer, 1 middle, 2 centre."""
    return 0 if area < 5 else 1 if area < 8 else 2


def slug(name: str) -> str:
    return "-".join(name.lower().split())


def _dice(entry: Figures, path: str) -> tuple[int, int]:
    return read_number(entry, "dice", high=20, path=path), read_number(entry, "value", high=12, path=path)


def _modifiers(table: Figures, target: str) -> tuple[int, int, int]:
    """By load."""
    bomb, torpedo = (
        read_number(table, target, load, low=-12, high=12, path="/modifiers") for load in ("bomb", "torpedo")
    )
    return 0, bomb, torpedo


def _pair(given: list[T], path: str) -> list[T]:
    if len(given) != 2:
        raise DataError("data-long", path=path, given=len(given), most=2)
    return given


def _entry_table(table: Figures, faces: int, path: str) -> list[int]:
    """The outer area by die, from 1; -1 where the attacker chooses."""
    areas = [-1] * (faces + 1)
    for name, entry in table.items():
        low, high = (read_whole(face, f"{path}/{name}", 1, faces) for face in _pair(entry, f"{path}/{name}"))
        for face in range(low, high + 1):
            areas[face] = AREA_NAMES.index(name.lower())
    return areas
