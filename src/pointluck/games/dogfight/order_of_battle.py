"""Figures and options of one game, made ready for the rules: board, aircraft, diagrams, cards, ready-made actions."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product
from typing import Any, Final, Literal, NamedTuple, get_args

from pointluck.engine import Action, DataError, Figures, Params, Setup, read_name, read_number, read_whole, read_word

from .hexes import LEFT, MAX_RADIUS, RIGHT, Board, Pair, area, offset, pair, rotated

USA: Final = 0
JAPAN: Final = 1
Side = Literal["usa", "japan"]
SIDES: Final[tuple[Side, ...]] = get_args(Side)

FIGHTER: Final = 0
BOMBER: Final = 1
ACE: Final = 2
RoleName = Literal["fighter", "bomber", "ace"]
ROLE_NAMES: Final[tuple[RoleName, ...]] = get_args(RoleName)

# Kinds of Manoeuvre, and of Manoeuvre Token (DF-C4).
TOKEN_NAMES: Final = ("forward", "left", "right")
TURNS: Final = (0, LEFT, RIGHT)

KNOWN_SPECIALS: Final = ("thach-weave", "veterans", "hineri-komi", "elite-pilots")
KNOWN_ORDERS: Final = (
    "acceleration",
    "feint-left",
    "feint-right",
    "reversal",
    "loop",
    "surprise-attack",
    "aileron-roll",
    "evade",
    "sixth-sense",
)
CARDS: Final = KNOWN_ORDERS + KNOWN_SPECIALS
"""Every kind of card that can be in a hand: the Order Cards, then the Special-Order Cards."""
ORDERS: Final = len(KNOWN_ORDERS)
MOST_FIRING_CARDS: Final = 14
"""In a pile: all hands that can be drawn from it are listed."""

ACCELERATION, FEINT_LEFT, FEINT_RIGHT, REVERSAL, LOOP, SURPRISE_ATTACK, AILERON_ROLL, EVADE, SIXTH_SENSE = range(ORDERS)
THACH_WEAVE, VETERANS, HINERI_KOMI, ELITE_PILOTS = range(ORDERS, len(CARDS))


class Colour(NamedTuple):
    """What a coloured area of a Range Diagram gives (DF-C10)."""

    name: str
    cards: int
    attack: bool


class Role(NamedTuple):
    """What an aircraft can do (DF-F1, DF-C3, DF-3.3.3)."""

    name: str
    flight_min: int
    flight_max: int
    tokens: int
    skip: int
    diagram: str
    bonus: int


class OrderOfBattle:
    """What the rules look up while they run. Built once per setup and shared by all states of it."""

    def __init__(self, setup: Setup) -> None:
        figures = setup.figures
        self.domination = setup.options["df.mode"] == "domination"
        self._read_board(setup)
        self._read_aircraft(figures)
        self._read_diagrams(figures)
        self._read_cards(setup)
        self._read_numbers(setup)
        self._make_actions()

    # --- figures --------------------------------------------------------------------------------------------

    def _read_board(self, setup: Setup) -> None:
        """DF-1.2, DF-2.3.2."""
        figures = setup.figures
        # Reinforcement Areas need the large board (DF-R64).
        name = "large" if self.domination else str(setup.options["df.board"])
        table = figures["boards"][name]
        path = f"/boards/{name}"
        table_radius = read_number(figures["grid"], "table_radius", low=1, high=MAX_RADIUS, path="/grid")
        self.directions = [read_word(name, "/grid/directions") for name in figures["grid"]["directions"]]
        self.facing_of = {name.lower(): facing for facing, name in enumerate(self.directions)}
        if len(self.directions) != 6 or len(self.facing_of) != 6:
            raise DataError("data-names", path="/grid/directions", names=["E", "NE", "NW", "W", "SW", "SE"])
        radius = read_number(table, "big_tile_radius", low=1, high=4, path=path)
        manoeuvres = read_number(figures["combat"], "range_manoeuvres", low=1, high=12, path="/combat")
        room = table_radius - radius
        tiles = {tile: _pair(at, room, f"{path}/big_tiles/{tile}") for tile, at in table["big_tiles"].items()}
        small = [_pair(at, table_radius, f"{path}/small_tile") for at in table["small_tile"]]
        if not small:
            raise DataError("data-missing", path=f"{path}/small_tile/0")
        self.board = Board(tiles, radius, small, table_radius, manoeuvres)
        self.small_tiles = read_number(figures["components"], "small_tiles", low=1, high=9, path="/components")
        if table["midway_tile"] not in tiles:
            raise DataError("data-choice", path=f"{path}/midway_tile", names=sorted(tiles))
        self.midway = self.board.tile_areas[table["midway_tile"]]
        layout = str(setup.options["df.reinforcement_layout"])
        self.carriers: list[int] = []
        self.start: list[list[int]] = []
        """For each side the areas where its aircraft may be placed (DF-2.3.4, DF-3.3.4)."""
        for side in SIDES:
            carrier = _pair(table[side]["carrier"], table_radius, f"{path}/{side}/carrier")
            self.carriers.append(area(*carrier))
            where = f"/reinforcement_areas/{layout}/{side}" if self.domination else f"{path}/{side}/start"
            listed = figures["reinforcement_areas"][layout][side] if self.domination else table[side]["start"]
            self.start.append([area(*_pair(one, table_radius, where)) for one in listed])
            if outside := [one for one in {*self.start[-1], area(*carrier)} if one not in self.board.big]:
                raise DataError("data-areas", path=where, areas=self.names_of(sorted(outside)))
            if twice := [one for one, times in Counter(self.start[-1]).items() if times > 1]:
                raise DataError("data-twice", path=where, names=self.names_of(twice))
        hunted = () if self.domination else tuple(zip(SIDES, self.carriers, strict=True))
        self.landmarks: tuple[tuple[str, int], ...] = (*hunted, ("midway", area(*tiles[table["midway_tile"]])))
        """What areas are told by (telling.py)."""
        self.told_areas: dict[int, Params] = {}

    def _read_aircraft(self, figures: Figures) -> None:
        """DF-1.4, DF-1.5."""
        fighters = read_number(figures["components"], "fighters_per_side", high=9, path="/components")
        specials = read_number(figures["components"], "special_aircraft_per_side", low=1, high=9, path="/components")
        self.roles = [_role(figures["aircraft"][name], name) for name in ROLE_NAMES]
        special = ACE if self.domination else BOMBER
        self.per_side = fighters + specials
        self.aircraft: list[str] = []
        self.side_of: list[int] = []
        self.role_of: list[int] = []
        for side, letter in enumerate(("U", "J")):
            self.aircraft += [f"{letter}{number}" for number in range(1, fighters + 1)]
            mark = "A" if special == ACE else "B"
            self.aircraft += [f"{letter}{mark}{number}" for number in range(1, specials + 1)]
            self.side_of += [side] * self.per_side
            self.role_of += [FIGHTER] * fighters + [special] * specials
        self.index = {name.lower(): number for number, name in enumerate(self.aircraft)}
        self.own = [[one for one, whose in enumerate(self.side_of) if whose == side] for side in range(2)]
        self.fighters = [[one for one in own if self.role_of[one] == FIGHTER] for own in self.own]
        self.specials = [[one for one in own if self.role_of[one] == special] for own in self.own]
        self.is_bomber = [role == BOMBER for role in self.role_of]
        for start in self.start:
            if len(start) < self.per_side:
                path = "/components/fighters_per_side"
                raise DataError("data-range", path=path, given=str(self.per_side), low="0", high=str(len(start)))
        self.flight_min = [self.roles[role].flight_min for role in self.role_of]
        self.flight_max = [self.roles[role].flight_max for role in self.role_of]
        self.bonus = [self.roles[role].bonus for role in self.role_of]

    def _read_diagrams(self, figures: Figures) -> None:
        self.colours = {
            name: Colour(name, read_number(entry, "cards", high=20, path=f"/colours/{name}"), entry["area"] == "attack")
            for name, entry in figures["colours"].items()
        }
        ready: dict[tuple[int, int], list[dict[int, Colour]]] = {}
        for side, name in enumerate(SIDES):
            for role, entry in enumerate(self.roles):
                if entry.diagram not in figures["range_diagrams"][name]:
                    raise DataError("data-choice", path=f"/aircraft/{entry.name}/diagram", names=["fighter", "bomber"])
                table = figures["range_diagrams"][name][entry.diagram]
                ready[side, role] = [self._turned(table, facing) for facing in range(6)]
        self.diagrams = [ready[side, role] for side, role in zip(self.side_of, self.role_of, strict=True)]
        """For each aircraft and facing: the colour at each offset of the enemy."""
        offsets = {one for turned in ready.values() for diagram in turned for one in diagram}
        self.sighted = frozenset(offsets | {-one for one in offsets})
        """Every offset at which one of two aircraft may have the other in its diagram."""

    def _turned(self, table: Figures, facing: int) -> dict[int, Colour]:
        """A diagram is printed for an aircraft that faces E; it turns with the aircraft."""
        turned: dict[int, Colour] = {}
        for name, places in table.items():
            for place in places:
                q, r = _pair(place, 3, "/range_diagrams")
                turned[offset(*rotated(q, r, facing))] = self.colours[name]
        return turned

    def _read_cards(self, setup: Setup) -> None:
        """DF-1.6.3, DF-1.6.4, DF-1.6.5, DF-1.7."""
        figures = setup.figures
        orders = figures["order_cards"]
        self.cost = [read_number(orders[name], "cost", path=f"/order_cards/{name}") for name in KNOWN_ORDERS]
        self.copies = [
            read_number(orders[name], "copies", high=99, path=f"/order_cards/{name}") for name in KNOWN_ORDERS
        ]
        self.pool_size = read_number(figures["orders"], "pool", high=99, path="/orders")
        self.specials_of: list[list[int]] = []
        for side, name in enumerate(SIDES):
            cards = list(figures["special_orders"][name])
            if not set(cards) <= set(KNOWN_SPECIALS):
                raise DataError("data-choice", path=f"/special_orders/{name}", names=list(KNOWN_SPECIALS))
            if side == JAPAN and setup.options["df.japanese_specials"] == "veterans_twice":
                cards = ["veterans"] * len(cards)  # DF-R37
            self.specials_of.append([CARDS.index(card) for card in cards])
        self.firing_piles = [self._firing_pile(figures["firing_cards"][name], name) for name in SIDES]
        tokens = figures["manoeuvre_tokens"]
        self.tokens = [read_number(tokens, name, high=9, path="/manoeuvre_tokens") for name in TOKEN_NAMES]
        self.plans = [self._plans(role) for role in self.roles]

    def _firing_pile(self, cards: list[int], name: str) -> list[int]:
        path = f"/firing_cards/{name}"
        if not cards:
            raise DataError("data-missing", path=f"{path}/0")
        if len(cards) > MOST_FIRING_CARDS:
            raise DataError("data-long", path=path, given=len(cards), most=MOST_FIRING_CARDS)
        return [read_whole(value, f"{path}/{number}", 1) for number, value in enumerate(cards)]

    def _plans(self, role: Role) -> list[tuple[int, ...]]:
        """No blanks, and no more tokens of a kind than a player owns (DF-R43)."""
        kinds = range(len(TOKEN_NAMES))
        plans = [
            plan
            for plan in product(kinds, repeat=role.tokens)
            if all(plan.count(kind) <= self.tokens[kind] for kind in kinds)
        ]
        if not plans:
            given, low = str(sum(self.tokens)), str(role.tokens)
            raise DataError("data-range", path="/manoeuvre_tokens", given=given, low=low, high="9")
        return plans

    def _read_numbers(self, setup: Setup) -> None:
        figures = setup.figures
        # DF-1.8, DF-1.9: a marker for every aircraft needs no figure here.
        self.first_to_place = read_name(figures["setup"]["first_to_place"], SIDES, "/setup/first_to_place")
        self.command_points = read_number(figures["initiative"], "command_points", high=9, path="/initiative")
        self.tie = read_name(figures["initiative"]["tie"], SIDES, "/initiative/tie")
        self.ties_by_turns = setup.options["df.ties_by_turns"] is True
        points = figures["domination_points"]
        self.points_for = [
            read_number(points, "fighter", path="/domination_points"),
            0,
            read_number(points, "ace", path="/domination_points"),
        ]
        self.points_midway = read_number(points, "midway_majority", path="/domination_points")
        self.target = int(setup.options["df.vp_target"])
        # DF-R35: the option sets the figure unless the player's own file does.
        cap = int(setup.options["df.round_cap"])
        self.round_cap: int | None = cap or None
        if cap:
            if "round_cap" in setup.overrides.get("end", {}):
                self.round_cap = read_number(figures["end"], "round_cap", low=1, path="/end")
        self.swap_wins = setup.options["df.swap_onto_carrier_wins"] is True
        self.touch_any = setup.options["df.small_tile_touch"] == "any"
        self.evade_ends_combat = setup.options["df.evade_ends"] == "combat"
        self.veterans_draw_from_zero = setup.options["df.veterans_zero"] == "draws_1"

    def tie_in(self, round_: int) -> int:
        """The side that takes the Initiative Card at equal bids (DF-2.4.2, DF-R69)."""
        return 1 - self.tie if self.ties_by_turns and round_ % 2 == 0 else self.tie

    # --- actions, made once so that listing them costs next to nothing ---------------------------------------

    def _make_actions(self) -> None:
        names = self.aircraft
        self.fly = [Action("fly", (name,)) for name in names]
        self.attack = [[Action("attack", (name, other)) for other in names] for name in names]
        self.place = [
            {
                at: [Action("place", (name, self.area_name(at), facing)) for facing in self.directions]
                for at in self.start[self.side_of[number]]
            }
            for number, name in enumerate(names)
        ]
        self.manoeuvres = [Action(name) for name in TOKEN_NAMES]
        self.stop = Action("stop")
        self.manoeuvres_or_stop = [*self.manoeuvres, self.stop]
        self.bids = [Action("bid", (str(bid),)) for bid in range(self.command_points + 1)]
        self.plan_actions = [
            [Action("plan", tuple(TOKEN_NAMES[token] for token in plan)) for plan in plans] for plans in self.plans
        ]
        self.tile_names = [f"S{number + 1}" for number in range(self.small_tiles)]
        self.lay = [[Action("tile", (tile, one.name)) for one in self.board.placements] for tile in self.tile_names]
        self.fly_off = Action("fly-off")
        self.first = [Action("first", (side,)) for side in SIDES]
        self.play = [Action("play", (card,)) for card in CARDS]
        self.weave = [Action("play", ("thach-weave", name)) for name in names]
        self.no_card = Action("pass")
        self.face = [Action("face", (direction,)) for direction in self.directions]
        self.stay = Action("stay")
        self.buy = [Action("buy", (card,)) for card in KNOWN_ORDERS]
        self.done = Action("done")
        self.deal = [Action("deal", (card,)) for card in KNOWN_ORDERS]
        self.keep = Action("keep")
        self._draws: dict[tuple[int, int], tuple[list[Action], list[int]]] = {}

    def draws(self, side: int, count: int) -> tuple[list[Action], list[int]]:
        """All hands of so many cards from a full Firing Pile, with their weights (DF-R26)."""
        known = self._draws.get((side, count))
        if known is None:
            hands = Counter(combinations(sorted(self.firing_piles[side]), count))
            outcomes = [Action("draw", tuple(str(value) for value in hand)) for hand in hands]
            known = self._draws[side, count] = (outcomes, list(hands.values()))
        return known

    # --- names ----------------------------------------------------------------------------------------------

    def area_name(self, code: int) -> str:
        q, r = pair(code)
        return f"{q},{r}"

    def names_of(self, areas: list[int]) -> list[str]:
        return [self.area_name(code) for code in areas]


def _role(entry: Figures, name: str) -> Role:
    path = f"/aircraft/{name}"
    least = read_number(entry, "flight_min", low=1, high=8, path=path)
    tokens = read_number(entry, "tokens", low=1, high=4, path=path)
    return Role(
        name,
        least,
        read_number(entry, "flight_max", low=least, high=8, path=path),
        tokens,
        read_number(entry, "skip", high=tokens - 1, path=path),
        str(entry["diagram"]),
        read_number(entry, "firing_bonus", path=path),
    )


def _pair(value: Any, radius: int, path: str) -> Pair:
    """Axial coordinates within a distance of the centre."""
    if not isinstance(value, list) or len(value) != 2 or not all(type(one) is int for one in value):
        raise DataError("data-type", path=path, expected="list", given=str(value))
    q, r = value
    if max(abs(q), abs(r), abs(q + r)) > radius:
        raise DataError("data-range", path=path, given=str(value), low=str(-radius), high=str(radius))
    return q, r
