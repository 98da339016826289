"""Step 4.3, 2 and round 0: the boards are set up, escorts paired, attackers enter (BM-4.3)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from pointluck.engine import Action, Die, Params, Refusal, refusal

from .asking import SideAsk, alike, named_twin, shares, spread
from .battle import Battle
from .combat_zones import BY_CHOICE, surface_units
from .order_of_battle import AREA_NAMES, CENTRE, CRUISER, DESTROYER, IJN, MIDDLE, OUTER, SEATS, STRIP, USN
from .pieces import CAP, FIGHT, FOUGHT, HOLD, PATROL, Midway, the_battle

TO_OUTER = -1
TO_MIDDLE = -2
"""Ships and CAP still to be placed, by ring."""
NO_TEAM = -1
UNPAIRED = -2
"""A fighter that still needs a bomber group to escort."""
ALONE = Action("alone")
USUAL = Action("usual")


# --- who stands on the boards ---------------------------------------------------------------------------------------


def muster(state: Midway) -> None:
    """Everybody who takes part comes onto the boards (BM-R64); from now on they have fought (BM-R85)."""
    battle = the_battle(state)
    by_choice = battle.stage == BY_CHOICE
    battle.stage = 0
    if battle.kind in ("surface", "ships"):
        for board in battle.boards:
            _muster_surface(state, battle, board)
    for side in (IJN, USN):
        _muster_air(state, battle, side, by_choice)
    for unit in battle.fliers:
        state.mark[unit] |= FOUGHT
    _tell_muster(state, battle)
    if battle.kind == "fighters":
        state.do("fighter-round")
    elif battle.kind == "bombers":
        state.do("escorts", "enter", "battle-round", "battle-round", "battle-round")
    else:
        boards = [f"{SEATS[board]}-board" for board in battle.boards]
        state.do(*boards, "pairing", "enter", "battle-round", "battle-round", "battle-round")


def _tell_muster(state: Midway, battle: Battle) -> None:
    """Who takes part. Whoever is not placed or does not enter stands in the centre (BM-4.3e)."""
    oob = state.oob
    for side in (IJN, USN):
        seat = SEATS[side]
        ships = [oob.ships[ship] for ship in battle.ships if oob.ship_side[ship] == side]
        here = [number for number, unit in enumerate(battle.fliers) if oob.air_side[unit] == side]
        defends = [battle.fliers[number] for number in here if battle.flier_team[number] == NO_TEAM]
        attacks = [battle.fliers[number] for number in here if battle.flier_team[number] != NO_TEAM]
        if ships or defends:
            state.tell("defends", "BM-R64", seat=seat, ships=ships, units=force_words(state, defends, False))
        if attacks:
            state.tell("attacks", "BM-R64", seat=seat, units=force_words(state, attacks, True))


def _muster_surface(state: Midway, battle: Battle, board: int) -> None:
    """Capital ships, land units and transports in the centre, the others in their rings (BM-4.3e)."""
    rings = {CRUISER: TO_MIDDLE, DESTROYER: TO_OUTER}
    for ship in surface_units(state, board, battle.zone):
        battle.ships.append(ship)
        battle.ship_area.append(rings.get(state.oob.ship_type[ship], CENTRE))


def _muster_air(state: Midway, battle: Battle, side: int, by_choice: bool) -> None:
    attacks = side == battle.attacker or battle.kind == "ships"
    units = state.combat_aircraft(side, battle.zone)
    if by_choice:
        if side == battle.attacker:
            units = [unit for unit in units if state.job[unit] == CAP]
        else:
            units = [unit for unit in state.flying_over(side, battle.zone) if state.job[unit] < PATROL]
    elif battle.kind == "bombers" and attacks:
        units = [unit for unit in units if state.oob.is_fighter[unit]]
    elif state.oob.empty_in_centre and battle.kind in ("surface", "ships") and side in battle.boards:
        over = state.flying_over(side, battle.zone)
        units += [unit for unit in over if state.job[unit] < PATROL and not state.fuel[unit]]
    teams: dict[tuple[int, int, int], int] = {}
    for unit in units:
        defends = not attacks or (battle.kind == "ships" and (state.job[unit] == CAP or not state.fuel[unit]))
        if defends:
            _add_defender(state, battle, unit)
        else:
            _add_attacker(state, battle, unit, teams)


def _add_defender(state: Midway, battle: Battle, unit: int) -> None:
    """CAP outside, escorts of intercepted bombers in the middle, the others in the centre (BM-4.3e, BM-4.3f)."""
    area = CENTRE
    if battle.kind == "bombers" and state.oob.is_fighter[unit]:
        area = TO_MIDDLE
    elif battle.kind in ("surface", "ships") and state.job[unit] == CAP and state.fuel[unit]:
        area = TO_OUTER
    battle.fliers.append(unit)
    battle.flier_area.append(area)
    battle.flier_team.append(NO_TEAM)


def _add_attacker(state: Midway, battle: Battle, unit: int, teams: dict[tuple[int, int, int], int]) -> None:
    """By Air Group (BM-G2); but fighters wait to be paired where there may be bombers to escort (BM-R70)."""
    battle.fliers.append(unit)
    battle.flier_area.append(STRIP)
    if state.oob.is_fighter[unit] and battle.kind in ("surface", "ships"):
        battle.flier_team.append(UNPAIRED)
        return
    key = (state.group[unit], state.home[unit], state.oob.air_type[unit])
    if key not in teams:
        teams[key] = new_team(battle, state.oob.air_side[unit], CENTRE if battle.kind == "fighters" else STRIP)
    battle.flier_team.append(teams[key])


def new_team(battle: Battle, side: int, area: int) -> int:
    battle.team_area.append(area)
    battle.team_mode.append(HOLD)
    battle.team_side.append(side)
    return len(battle.team_area) - 1


def team_word(state: Midway, team: int) -> str:
    """A team by its bombers: Strike Group, type and home."""
    units = the_battle(state).team(team)
    unit = next((unit for unit in units if not state.oob.is_fighter[unit]), units[0])
    return f"{state.group_word_of(unit)}/{state.air_word(unit)}"


def flier_word(state: Midway, unit: int, attacks: bool, load: int) -> str:
    """A unit on a board: type, load and home; of an attacker the formation too."""
    word = f"{state.oob.load_words[unit][load]}@{state.oob.ship_ids[state.home[unit]]}"
    return f"{state.group_word_of(unit)}/{word}" if attacks else word


def force_words(state: Midway, units: list[int], attacks: bool) -> list[str]:
    """Units on a board with how many are alike: s1/3d3a-b@akagi."""
    counts: dict[str, int] = {}
    for unit in units:
        word = flier_word(state, unit, attacks, state.load[unit])
        counts[word] = counts.get(word, 0) + 1
    return [f"{word[: (at := word.find('/') + 1)]}{count}{word[at:]}" for word, count in counts.items()]


# --- the defender's ships and CAP -----------------------------------------------------------------------------------


def ijn_board(state: Midway) -> None:
    _set_up(state, IJN)


def usn_board(state: Midway) -> None:
    _set_up(state, USN)


def _set_up(state: Midway, board: int) -> None:
    """A screen without a capital ship has a flag cruiser in the centre, or pickets in any ring (BM-G5, BM-R79)."""
    battle = the_battle(state)
    battle.board = board
    oob = state.oob
    ships = [ship for ship in battle.ships if oob.ship_side[ship] == board and ship < oob.warships]
    state.do("place-units")
    if ships and not any(oob.capital[ship] for ship in ships):
        if any(oob.ship_type[ship] == CRUISER for ship in ships):
            state.do("flag")
        else:
            state.do("picket")


class BoardAsk(SideAsk):
    """A question to the owner of the board that is being set up."""

    def seat(self, state: Midway) -> str:
        return SEATS[the_battle(state).board]

    def params(self, state: Midway) -> Params:
        battle = the_battle(state)
        return {"seat": SEATS[battle.board], "zone": state.zone_name(battle.zone)}

    def why(self, state: Midway, action: Action) -> Refusal:
        return refusal("not-so-placed", self.clause, action=str(action))


def tell_placed(state: Midway, clause: str, units: list[str], areas: list[int]) -> None:
    """Each of those units stands in the area of the same number."""
    seat = SEATS[the_battle(state).board]
    state.tell("placed", clause, seat=seat, units=units, areas=[AREA_NAMES[area] for area in areas])


def _mine(state: Midway, battle: Battle, kind: int) -> list[int]:
    oob = state.oob
    return [ship for ship in battle.ships if oob.ship_side[ship] == battle.board and oob.ship_type[ship] == kind]


class Flag(BoardAsk):
    """Which cruiser is the flag in the centre: one of those with most hit points (BM-R79)."""

    kind = "flag"
    clause = "BM-R79"
    verbs = ("flag",)

    def _kinds(self, state: Midway) -> list[int]:
        cruisers = _mine(state, the_battle(state), CRUISER)
        most = max(state.hp(ship) for ship in cruisers)
        return sorted({alike(state, ship): ship for ship in reversed(cruisers) if state.hp(ship) == most}.values())

    def legal(self, state: Midway) -> list[Action]:
        return [Action("flag", (state.oob.ship_ids[ship],)) for ship in self._kinds(state)]

    def stands_for(self, state: Midway, action: Action) -> Action:
        return named_twin(state, self._kinds(state), _mine(state, the_battle(state), CRUISER), action, alike)

    def answer(self, state: Midway, action: Action) -> None:
        battle = the_battle(state)
        ship = state.oob.ship_index[action.args[0]]
        battle.ship_area[battle.ships.index(ship)] = CENTRE
        tell_placed(state, self.clause, [state.oob.ships[ship]], [CENTRE])


class Picket(BoardAsk):
    """How many lone destroyers stand in the outer ring, the middle ring and the centre (BM-R79)."""

    kind = "picket"
    clause = "BM-R79"
    verbs = ("picket",)

    def legal(self, state: Midway) -> list[Action]:
        count = len(_mine(state, the_battle(state), DESTROYER))
        return [Action("picket", tuple(map(str, parts))) for parts in shares(count, (count, count, count))]

    def answer(self, state: Midway, action: Action) -> None:
        battle = the_battle(state)
        outer, middle, centre = map(int, action.args)
        ships = _mine(state, battle, DESTROYER)
        for number, ship in enumerate(ships):
            area = TO_OUTER if number < outer else TO_MIDDLE if number < outer + middle else CENTRE
            battle.ship_area[battle.ships.index(ship)] = area
        if centre:
            tell_placed(state, self.clause, [state.oob.ships[ship] for ship in ships[-centre:]], [CENTRE] * centre)


class Placing(NamedTuple):
    """Units of one kind that are still to be placed, the areas for them, and how many of their type are there."""

    word: str
    units: list[int]
    areas: tuple[int, ...]
    counts: tuple[int, ...]

    def actions(self) -> list[Action]:
        return _ways(self.word, self.areas, self.counts, len(self.units))


@lru_cache(maxsize=4096)
def _ways(word: str, areas: tuple[int, ...], counts: tuple[int, ...], number: int) -> list[Action]:
    """Every way to spread so many units evenly over those areas. Not to be changed."""
    names = [AREA_NAMES[area] for area in areas]
    return [
        Action("place", (word, *(name for name, count in zip(names, way, strict=True) for _ in range(count))))
        for way in spread(list(counts), number)
    ]


def placings(state: Midway, battle: Battle) -> list[Placing]:
    """Cruisers, class by class in any order; then destroyers; then CAP: each kind spread evenly (BM-R78)."""
    oob = state.oob
    if TO_MIDDLE in battle.ship_area or TO_OUTER in battle.ship_area:
        for kind in (CRUISER, DESTROYER):
            where = _areas(state, battle, kind)
            for ring, areas in ((TO_MIDDLE, MIDDLE), (TO_OUTER, OUTER)):
                kinds: dict[tuple[int | str, ...], list[int]] = {}
                for ship, area in where.items():
                    if area == ring:
                        kinds.setdefault(alike(state, ship), []).append(ship)
                if kinds:
                    places = list(where.values())
                    counts = tuple([places.count(area) for area in areas])
                    return [Placing(oob.ship_ids[twins[0]], twins, areas, counts) for twins in kinds.values()]
    waiting = [
        unit
        for unit, area in zip(battle.fliers, battle.flier_area, strict=True)
        if area == TO_OUTER and oob.air_side[unit] == battle.board
    ]
    return [Placing("cap", waiting, OUTER, (0,) * len(OUTER))] if waiting else []


def _areas(state: Midway, battle: Battle, kind: int) -> dict[int, int]:
    """The ships of that type on the board that is being set up, each with its area."""
    side, types, board = state.oob.ship_side, state.oob.ship_type, battle.board
    return {
        ship: area
        for ship, area in zip(battle.ships, battle.ship_area, strict=True)
        if types[ship] == kind and side[ship] == board
    }


def place_units(state: Midway) -> None:
    if placings(state, the_battle(state)):
        state.do("place", "place-units")


class Place(BoardAsk):
    """In which areas ships of a class, or the CAP, stand (BM-4.3e, BM-R78)."""

    kind = "place"
    clause = "BM-R78"
    verbs = ("place",)

    def legal(self, state: Midway) -> list[Action]:
        return [action for placing in placings(state, the_battle(state)) for action in placing.actions()]

    def answer(self, state: Midway, action: Action) -> None:
        battle = the_battle(state)
        placing = next(one for one in placings(state, battle) if one.word == action.args[0])
        areas = [AREA_NAMES.index(name) for name in action.args[1:]]
        words = []
        for unit, area in zip(placing.units, areas, strict=True):
            if placing.word == "cap":
                battle.flier_area[battle.fliers.index(unit)] = area
                words.append(flier_word(state, unit, False, state.load[unit]))
            else:
                battle.ship_area[battle.ships.index(unit)] = area
                words.append(state.oob.ships[unit])
        tell_placed(state, self.clause, words, areas)


class Escorts(BoardAsk):
    """How many escorts of intercepted bombers stand in each middle area (BM-4.3f, BM-R74)."""

    kind = "escorts"
    clause = "BM-R74"
    verbs = ("escorts",)

    def legal(self, state: Midway) -> list[Action]:
        count = the_battle(state).flier_area.count(TO_MIDDLE)
        return [Action("escorts", tuple(map(str, parts))) for parts in shares(count, (count, count, count))]

    def answer(self, state: Midway, action: Action) -> None:
        battle = the_battle(state)
        areas = [area for area, count in zip(MIDDLE, map(int, action.args), strict=True) for _ in range(count)]
        escorts = [number for number, area in enumerate(battle.flier_area) if area == TO_MIDDLE]
        units = [battle.fliers[number] for number in escorts]
        for number, area in zip(escorts, areas, strict=True):
            battle.flier_area[number] = area
        if units:
            words = [flier_word(state, unit, False, state.load[unit]) for unit in units]
            tell_placed(state, self.clause, words, areas)


# --- the attacker's escorts -----------------------------------------------------------------------------------------


def unpaired(state: Midway, battle: Battle) -> list[list[int]]:
    """Fighter Air Groups without a bomber group yet."""
    groups: dict[tuple[int, int, int], list[int]] = {}
    for unit, team in zip(battle.fliers, battle.flier_team, strict=True):
        if team == UNPAIRED:
            key = (state.oob.air_side[unit], state.group[unit], state.home[unit])
            groups.setdefault(key, []).append(unit)
    return list(groups.values())


def pairing(state: Midway) -> None:
    if unpaired(state, the_battle(state)):
        state.do("escort", "pairing")


def _join(state: Midway, units: list[int], team: int) -> None:
    battle = the_battle(state)
    seat, words = SEATS[battle.team_side[team]], force_words(state, units, True)
    if battle.team(team):
        state.tell("escort-joined", "BM-R70", seat=seat, units=words, team=team_word(state, team))
    else:
        state.tell("escort-alone", "BM-R70", seat=seat, units=words)
    for unit in units:
        battle.flier_team[battle.fliers.index(unit)] = team


class Escort(SideAsk):
    """Which bomber group a fighter group escorts, if any (BM-4.3j, BM-R70)."""

    kind = "escort"
    clause = "BM-R70"
    verbs = ("escort", "alone", "usual")

    def _side(self, state: Midway) -> int:
        return state.oob.air_side[unpaired(state, the_battle(state))[0][0]]

    def seat(self, state: Midway) -> str:
        return SEATS[self._side(state)]

    def _teams(self, state: Midway) -> list[int]:
        battle = the_battle(state)
        side = self._side(state)
        fighter = state.oob.is_fighter
        return [
            team
            for team, its in enumerate(battle.team_side)
            if its == side and any(not fighter[unit] for unit in battle.team(team))
        ]

    def legal(self, state: Midway) -> list[Action]:
        actions = [Action("escort", (team_word(state, team),)) for team in self._teams(state)]
        if len(unpaired(state, the_battle(state))) > 1 and len(actions) > 1:
            actions.append(USUAL)
        return [*actions, ALONE]

    def answer(self, state: Midway, action: Action) -> None:
        battle = the_battle(state)
        side = self._side(state)
        groups = [units for units in unpaired(state, battle) if state.oob.air_side[units[0]] == side]
        if action == USUAL:
            for units in groups:
                _join(state, units, self._usual(state, units))
            return
        if action == ALONE:
            _join(state, groups[0], new_team(battle, side, STRIP))
            return
        teams = {team_word(state, team): team for team in self._teams(state)}
        _join(state, groups[0], teams[action.args[0]])

    def _usual(self, state: Midway, units: list[int]) -> int:
        """The bombers of the same carrier and Strike Group, else those with the fewest escorts."""
        battle = the_battle(state)
        leader = units[0]

        def fitness(team: int) -> tuple[bool, bool, int, int]:
            members = battle.team(team)
            bomber = next(unit for unit in members if not state.oob.is_fighter[unit])
            escorts = sum(state.oob.is_fighter[unit] for unit in members)
            same_home = state.home[bomber] == state.home[leader]
            return escorts > 0 and not same_home, not same_home, escorts, team

        return min(self._teams(state), key=fitness)

    def params(self, state: Midway) -> Params:
        units = unpaired(state, the_battle(state))[0]
        group = f"{state.group_word(state.group[units[0]])}/{state.air_word(units[0])}"
        return {"seat": self.seat(state), "group": group, "count": len(units)}

    def why(self, state: Midway, action: Action) -> Refusal:
        return refusal("no-bombers", self.clause, group=action.args[0] if action.args else "")


# --- round 0 --------------------------------------------------------------------------------------------------------


def enter(state: Midway) -> None:
    """Each team rolls for the outer area it comes in by (BM-4.3j)."""
    battle = the_battle(state)
    battle.queue = [team for team in range(len(battle.team_area)) if battle.team(team)]
    if battle.queue:
        state.do("entry-die")


def _entry_die(state: Midway, die: int) -> None:
    battle = the_battle(state)
    area = (state.oob.entry_fifths if state.oob.fifths else state.oob.entry)[die]
    if area < 0:
        team = battle.queue[0]
        state.tell("entry-free", "BM-R84", seat=SEATS[battle.team_side[team]], team=team_word(state, team), die=die)
        state.do("entry-area")
    else:
        _enter_by(state, battle, area, die)


def _enter_by(state: Midway, battle: Battle, area: int, die: int) -> None:
    team = battle.queue.pop(0)
    battle.team_area[team] = area
    battle.team_mode[team] = FIGHT
    units = force_words(state, battle.team(team), True)
    shown = {"seat": SEATS[battle.team_side[team]], "team": team_word(state, team), "area": AREA_NAMES[area]}
    state.tell("entered", "BM-4.3j", units=units, die=die, **shown)
    if battle.queue:
        state.do("entry-die")


def _entering(state: Midway) -> Params:
    return {"team": team_word(state, the_battle(state).queue[0])}


ENTRY_DIE: Die[Midway] = Die("entry-die", "BM-4.3j", _entry_die, _entering, faces=12)


class EntryArea(SideAsk):
    """Option bm.entry_table fifths: on 11 and 12 the attacker chooses the area (BM-R84)."""

    kind = "entry-area"
    clause = "BM-R84"
    verbs = ("enter",)

    def seat(self, state: Midway) -> str:
        battle = the_battle(state)
        return SEATS[battle.team_side[battle.queue[0]]]

    def legal(self, state: Midway) -> list[Action]:
        return [Action("enter", (AREA_NAMES[area],)) for area in OUTER]

    def answer(self, state: Midway, action: Action) -> None:
        _enter_by(state, the_battle(state), AREA_NAMES.index(action.args[0]), 0)

    def params(self, state: Midway) -> Params:
        return {"seat": self.seat(state), **_entering(state)}

    def why(self, state: Midway, action: Action) -> Refusal:
        return refusal("other-question", self.clause, action=str(action))
