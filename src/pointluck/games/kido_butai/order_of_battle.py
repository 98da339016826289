"""Figures and options of one game, made ready for the rules: ships, squadrons, target numbers, ready-made actions."""

from __future__ import annotations

from typing import Final, Literal, get_args

from pointluck.engine import Action, DataError, Figures, Setup, read_name, read_number, read_table

BOMBS: Final = 0
TORPEDOES: Final = 1
NO_LOAD: Final = 2
"""A Zero carries neither."""
UNSET: Final = 3
"""Before the player has chosen (KB-1c)."""

# Facing is the clock of the game: ready or outbound, at the target, inbound, landed (KB-3a to KB-3f).
EAST: Final = 0
SOUTH: Final = 1
WEST: Final = 2
NORTH: Final = 3
Facing = Literal["E", "S", "W", "N"]
FACING_NAMES: Final[tuple[Facing, ...]] = get_args(Facing)

Load = Literal["bombs", "torpedoes"]
LOAD_NAMES: Final[tuple[Load, ...]] = get_args(Load)

MOST_ABOARD: Final = 12
"""Squadrons of a kind on one carrier: the ways to divide an attack among all targets can still be listed."""


class OrderOfBattle:
    """What the rules look up while they run. Built once per setup and shared by all states of it."""

    def __init__(self, setup: Setup) -> None:
        figures = setup.figures
        self.ships: list[str] = figures["names"]["japanese_carriers"]
        self.us_carriers: list[str] = figures["names"]["us_carriers"]
        if not self.us_carriers:
            raise DataError("data-names", path="/names/us_carriers", names=[])
        self.base: str = figures["names"]["base"]
        self.us_ships = [*self.us_carriers, self.base]
        """The US carriers and, last, Midway: everything American that can be bombed."""
        self.midway = len(self.us_carriers)
        self.ship_ids = [slug(name) for name in self.ships]
        self.us_ship_ids = [slug(name) for name in self.us_ships]
        self._read_turns(figures)
        self._read_squadrons(figures)
        self._read_capacity(figures)
        self._read_numbers(setup)
        self._read_victory(setup)
        self._read_switches(setup)
        self._make_actions()
        _check_names([*self.ship_ids, *self.us_ship_ids, *(name.lower() for name in self.squadrons)])

    # --- figures --------------------------------------------------------------------------------------------

    def _read_turns(self, figures: Figures) -> None:
        self.turns = read_number(figures, "turns", "count", low=1)
        self.hours: list[str] = figures["turns"]["hours"]
        if len(self.hours) < self.turns:
            count = str(len(self.hours))
            raise DataError("data-range", path="/turns/hours", given=count, low=str(self.turns), high="99")
        self.american_from = read_number(figures, "turns", "american_phase_from_turn", low=1)
        self.return_japanese = read_number(figures, "return_delay_turns", "japanese_phase", low=1)
        self.return_american = read_number(figures, "return_delay_turns", "american_phase", low=1)

    def _read_squadrons(self, figures: Figures) -> None:
        self.squadrons: list[str] = []
        self.home: list[int] = []
        self.is_zero: list[bool] = []
        letters = _letters(self.ships)
        for ship, name in enumerate(self.ships):
            aboard = read_table(figures["setup"], name, "/setup")
            bombers = read_number(aboard, "bomber", high=MOST_ABOARD, path=f"/setup/{name}")
            zeros = read_number(aboard, "zero", high=MOST_ABOARD, path=f"/setup/{name}")
            names = [f"{letters[ship]}{number}" for number in range(1, bombers + 1)]
            names += [f"Z{letters[ship]}{number if number > 1 else ''}" for number in range(1, zeros + 1)]
            self.squadrons += names
            self.home += [ship] * len(names)
            self.is_zero += [False] * bombers + [True] * zeros
        if all(self.is_zero):
            raise DataError("data-range", path="/setup", given="0", low="1", high=str(MOST_ABOARD))
        self.index = {form: number for number, name in enumerate(self.squadrons) for form in (name, name.lower())}
        """By name as written and in small letters."""
        counters = figures["counters"]
        self.cups = [
            read_number(counters, key, path="/counters")
            for key in ("us_bombers", "us_bomber_dummies", "us_fighters", "us_fighter_dummies")
        ]
        self.carrier_dummies = read_number(counters, "carrier_dummies", path="/counters")

    def _read_capacity(self, figures: Figures) -> None:
        hits = figures["hits_to_destroy"]
        table = figures["capacity"]
        self.ship_hits = read_number(hits, "japanese_carrier", low=1, path="/hits_to_destroy")
        self.capacity = [
            _capacities(table, name, self.ship_hits, self.home.count(ship)) for ship, name in enumerate(self.ships)
        ]
        self.midway_hits = read_number(hits, "midway", low=1, path="/hits_to_destroy")
        self.us_hits = [read_number(hits, "us_carrier", low=1, path="/hits_to_destroy")] * len(self.us_carriers)
        self._us_hits_10a = read_number(hits, "us_carrier_with_10a", low=1, path="/hits_to_destroy")
        self._us_capacity_table = table

    def _read_numbers(self, setup: Setup) -> None:
        figures = setup.figures
        recon, air, flak, bombing = (
            figures[name] for name in ("reconnaissance", "air_combat", "anti_aircraft", "bombing")
        )
        self.us_finds = _die(recon, "us_finds_japan_min", "/reconnaissance")
        self.japan_finds = _die(recon, "japan_finds_us_min", "/reconnaissance")
        self.us_fighter_kills = _die(air, "us_fighter_destroys_zero_min", "/air_combat")
        self.zero_kills = _die(air, "zero_destroys_us_fighter_min", "/air_combat")
        self.bomber_killed = _die(air, "fighter_destroys_bomber_min", "/air_combat")
        self.bomber_aborted = _die(air, "fighter_aborts_bomber_min", "/air_combat")
        self.us_flak = _die(flak, "us_min", "/anti_aircraft")
        self.us_flak_special = _die(flak, "us_special_min", "/anti_aircraft")
        self.japan_flak = _die(flak, "japan_min", "/anti_aircraft")
        self.hit_carrier = _die(bombing, "japan_v_carrier_min", "/bombing")
        self.hit_midway = _die(bombing, "japan_v_midway_min", "/bombing")
        # KB-R1, KB-R2: the options set these figures unless the player's own file does.
        self.us_hit = _die(bombing, "us_v_carrier_min", "/bombing")
        if "us_v_carrier_min" not in setup.overrides.get("bombing", {}):
            self.us_hit = int(setup.options["kb.us_hit_min"])
        self.japan_flak_special = _die(flak, "japan_special_min", "/anti_aircraft")
        if "japan_special_min" not in setup.overrides.get("anti_aircraft", {}):
            self.japan_flak_special = int(setup.options["kb.jp_aa_special_min"])
        self.torpedo_max = read_number(figures, "attack_type", "torpedo_max")
        self.tie_bomber_max = read_number(figures, "tie_die", "bomber_removed_max")
        self.target_order = [read_name(name, self.ships, "/targets/order") for name in figures["targets"]["order"]]
        if sorted(self.target_order) != list(range(len(self.ships))):
            raise DataError("data-names", path="/targets/order", names=self.ships)
        self.random_target = [
            read_name(name, self.ships, "/targets/random_10c") for name in figures["targets"]["random_10c"]
        ]
        if set(self.random_target) != set(range(len(self.ships))):
            raise DataError("data-names", path="/targets/random_10c", names=self.ships)

    def _read_victory(self, setup: Setup) -> None:
        points = setup.figures["victory_points"]
        table = points[setup.options["kb.vp_table"]]
        path = f"/victory_points/{setup.options['kb.vp_table']}"
        self.points_us_sunk = read_number(table, "us_carrier_sunk", path=path)
        self.points_damaged = read_number(table, "carrier_damaged", path=path)
        self.points_midway = read_number(table, "midway_destroyed", path=path)
        self.points_midway_damaged = read_number(table, "midway_damaged", path=path)
        self.points_sunk = [read_number(table, "sunk", name, path=path) for name in self.ships]
        self.squadron_offset = read_number(points, "squadrons", "offset", path="/victory_points")
        self.squadron_divisor = read_number(points, "squadrons", "divisor", low=1, path="/victory_points")
        self.levels: list[tuple[int, str]] = sorted(
            ((least, level) for level, least in setup.figures["levels"].items()), reverse=True
        )

    def _read_switches(self, setup: Setup) -> None:
        options = setup.options
        self.special_if_no_cap = options["kb.special_attack"] == "no_cap_fought"
        self.removal_as_due = options["kb.capacity_removal"] == "as_due"
        self.removal_takes_dummy = options["kb.capacity_removal_dummy"] is True
        self.removal_cumulative = options["kb.capacity_loss_scope"] == "cumulative"
        self.bomber_kill_takes_dummy = options["kb.bomber_kill_dummy"] == "same_type"
        self.loiter = options["kb.loiter"] == "allowed"
        self.fill_in_order = options["kb.special_hits_us"] == "fill_in_chosen_order"
        self.sweep = options["kb.fighter_sweep"] is True
        self.all_losses_count = options["kb.destroyed_counts"] == "all_losses"
        self.must_have_deck = options["kb.airborne_at_end"] == "must_have_deck"
        self.offer_early_end = options["kb.early_end"] == "offer"
        self.split_attacks = options["kb.attacks_per_target"] == "split"
        self.player_aims = options["kb.double_faced_fire"] == "player"
        self.all_committed_go_low = options["kb.low_cap_flip"] == "all_committed"
        self.player_removes = options["kb.removal_choice"] == "player"
        self.no_special_on_us = options["kb.adv_10b"] is True
        self.random_targets = options["kb.adv_10c"] is True
        if options["kb.adv_10a"] is True:
            self.us_hits = [self._us_hits_10a] * len(self.us_carriers)
        self.us_hits = [*self.us_hits, self.midway_hits]
        names = self.us_ships
        self.us_capacity = [
            _capacities(self._us_capacity_table, name, hits) for name, hits in zip(names, self.us_hits, strict=True)
        ]

    # --- actions, made once so that listing them costs next to nothing ---------------------------------------

    def _make_actions(self) -> None:
        names = self.squadrons
        self.fly_midway = [Action("fly", (name, "midway")) for name in names]
        self.fly_fleet = [Action("fly", (name, "fleet")) for name in names]
        self.land = [self._landings(name) for name in names]
        """By squadron and set of open decks (one bit each)."""
        self.loads = [self._loadings(ship) for ship in range(len(self.ships))]
        """By carrier: so many of its bombers with bombs, the others with torpedoes (KB-1c)."""
        self.aboard = [self._deck_actions(name, may_launch=True) for name in names]
        """By squadron and condition (facing * 4 + load): what a squadron aboard may do."""
        self.aboard_landing = [self._deck_actions(name, may_launch=False) for name in names]
        """The same on a carrier that has landed squadrons this turn (KB-3j)."""

    def _loadings(self, ship: int) -> list[Action]:
        count = sum(home == ship and not zero for home, zero in zip(self.home, self.is_zero, strict=True))
        name = self.ship_ids[ship]
        return [Action("load", (name, f"{bombs}b", f"{count - bombs}t")) for bombs in range(count, -1, -1)]

    def _landings(self, name: str) -> list[list[Action]]:
        landings = [Action("land", (name, ship)) for ship in self.ship_ids]
        decks = range(1 << len(landings))
        return [[landing for ship, landing in enumerate(landings) if mask >> ship & 1] for mask in decks]

    def _deck_actions(self, name: str, may_launch: bool) -> list[list[Action]]:
        """Launch what is ready, make ready what is not, change the load of what is (KB-3a, KB-3f, KB-R22)."""
        cap, strike = (Action("launch", (name, mission)) for mission in ("cap", "strike"))
        loads = [Action("ready", (name, load)) for load in LOAD_NAMES]
        actions: list[list[Action]] = [[] for _ in range(16)]
        for load in (BOMBS, TORPEDOES):
            actions[EAST << 2 | load] = [*([strike] if may_launch else []), loads[1 - load]]
            actions[NORTH << 2 | load] = loads
        actions[EAST << 2 | NO_LOAD] = [cap, strike] if may_launch else []
        actions[NORTH << 2 | NO_LOAD] = [Action("ready", (name,))]
        return actions


def slug(name: str) -> str:
    return "-".join(name.lower().split())


def _letters(ships: list[str]) -> list[str]:
    """The shortest beginnings that tell the ships apart: A, K, S, H."""
    for length in range(1, max(map(len, ships), default=0) + 1):
        letters = [name[:length].upper() for name in ships]
        if len(set(letters)) == len(letters):
            return letters
    raise DataError("data-names", path="/names/japanese_carriers", names=ships)


def _check_names(names: list[str]) -> None:
    if len(set(names)) != len(names):
        raise DataError("data-names", path="/names", names=names)


def _die(figures: Figures, key: str, path: str) -> int:
    """A number to reach with one die: 1 always succeeds, 7 never."""
    return read_number(figures, key, low=1, high=7, path=path)


def _capacities(table: Figures, name: str, hits: int, aboard: int = 0) -> list[int]:
    """Squadrons that a ship holds after 0, 1, ... hits (KB-6c2, KB-6c3): full, reduced, and at last none."""
    entry = read_table(table, name, "/capacity")
    full = read_number(entry, "full", low=aboard, path=f"/capacity/{name}")
    reduced = read_number(entry, "reduced", high=full, path=f"/capacity/{name}")
    return [full] + [reduced] * (hits - 1) + [0]
