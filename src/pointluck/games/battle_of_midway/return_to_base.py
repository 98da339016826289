"""5th Phase: units out of fuel fly home or ditch, fuel burns (BM-5.1, BM-5.2)."""

from __future__ import annotations

from pointluck.engine import Action, Params, Refusal, refusal

from .asking import SideAsk, ready_made, split_count
from .fog_of_war import turn_over
from .landing import may_home
from .order_of_battle import IJN, NO_LOAD, SEATS, UNTRACKED, USN
from .pieces import CAP, FOUGHT, NO_GROUP, PATROL, SHADOW, STRIKE, Midway
from .search import find_ramp
from .strays import homeless

# --- who has nowhere to go (BM-R46) -----------------------------------------------------------------------------------


def return_home(state: Midway) -> None:
    """Step 5.1 for one side."""
    state.phase = "maintenance"
    empty = state.out_of_fuel(state.side)
    _drown_seaplanes(state, empty)
    if empty:
        state.do("ditching", "diverting", "gather", "returning")
    else:
        state.queue = []


def _drown_seaplanes(state: Midway, empty: list[int]) -> None:
    """Seaplanes that must return and have no ship or base left are lost (BM-R26, BM-R53)."""
    for unit in empty:
        if state.oob.is_patrol[unit]:
            find_ramp(state, unit)
            base = state.home[unit]
            if not state.lands_aircraft(base):
                state.strike_off(unit, "no-base", "BM-R26" if base == state.oob.seaplane_base else "BM-R53")


def havens(state: Midway, unit: int) -> list[tuple[int, int]]:
    """Carriers and bases that would take a unit, with the slots free on each."""
    oob = state.oob
    found = []
    for carrier in oob.decks[state.side]:
        if state.zone[carrier] > 0 and may_home(oob, unit, carrier):
            free = state.free_slots(carrier)
            if free > 0:
                found.append((carrier, free))
    if state.side == USN and may_home(oob, unit, oob.airfield):
        found.append((oob.airfield, len(oob.air[USN])))
    return found


def ditching(state: Midway) -> None:
    """More units than slots: the owner chooses who is lost (BM-5.1)."""
    units = homeless(state, state.side)
    slots = {base: free for unit in units for base, free in havens(state, unit)}
    surplus = len(units) - sum(slots.values())
    if surplus <= 0:
        return
    words = {_word(state, unit) for unit in units}
    if surplus >= len(units) or len(words) == 1:
        for unit in units[:surplus]:
            state.strike_off(unit, "ditched", "BM-5.1")
    else:
        state.do("ditch", "ditching")


def _word(state: Midway, unit: int) -> str:
    kind = state.oob.kind_word(state.oob.air_type[unit], state.load[unit])
    return f"{kind}@{state.oob.ship_ids[state.home[unit]]}/{state.zone_name(state.at[unit])}"


class Ditch(SideAsk):
    """Which unit without a landing place is lost at sea (BM-5.1, BM-R46)."""

    kind = "ditch"
    clause = "BM-R46"
    verbs = ("ditch",)

    def legal(self, state: Midway) -> list[Action]:
        words = dict.fromkeys(_word(state, unit) for unit in homeless(state, state.side))
        return [Action("ditch", (word,)) for word in words]

    def answer(self, state: Midway, action: Action) -> None:
        units = homeless(state, state.side)
        unit = next(unit for unit in units if _word(state, unit) == action.args[0])
        state.strike_off(unit, "ditched", "BM-5.1")

    def params(self, state: Midway) -> Params:
        return {"seat": SEATS[state.side]}

    def why(self, state: Midway, action: Action) -> Refusal:
        return refusal("not-homeless", self.clause, unit=action.args[0] if action.args else "")


def diverting(state: Midway) -> None:
    if homeless(state, state.side):
        state.do("divert", "diverting")


def _strays(state: Midway) -> list[int]:
    """The first units without a home that are alike."""
    units = homeless(state, state.side)
    return [unit for unit in units if _word(state, unit) == _word(state, units[0])]


class Divert(SideAsk):
    """Where units whose carrier is gone will land: all, or some of them, on a deck with slots (BM-5.1, BM-R46)."""

    kind = "divert"
    clause = "BM-R46"
    verbs = ("divert",)

    def legal(self, state: Midway) -> list[Action]:
        units = _strays(state)
        names, kind = state.oob.ship_ids, state.oob.load_words[units[0]][state.load[units[0]]]
        most = [(base, min(free, len(units))) for base, free in havens(state, units[0])]
        if len(most) == 1:
            ((base, count),) = most
            return [ready_made("divert", names[base], f"{count}{kind}")]
        return [
            ready_made("divert", names[base], f"{count}{kind}") for base, some in most for count in range(some, 0, -1)
        ]

    def stands_for(self, state: Midway, action: Action) -> Action:
        """Without a number, as many as may."""
        if len(action.args) == 1:
            return next((one for one in self.legal(state) if one.args[0] == action.args[0]), action)
        return action

    def answer(self, state: Midway, action: Action) -> None:
        ship, word = self.stands_for(state, action).args
        base = state.oob.ship_index[ship]
        units = _strays(state)[: split_count(word)[0]]
        for unit in units:
            state.home[unit] = base
        state.tell("diverted", "BM-5.1", units=state.count_words(units), ship=state.oob.ships[base])

    def params(self, state: Midway) -> Params:
        units = _strays(state)
        zone = state.zone_name(state.at[units[0]])
        return {"seat": SEATS[state.side], "units": state.count_words(units), "zone": zone}

    def why(self, state: Midway, action: Action) -> Refusal:
        return refusal("no-slot", self.clause, ship=action.args[0] if action.args else "")


# --- flying home ------------------------------------------------------------------------------------------------------


def gather(state: Midway) -> None:
    """Everybody out of fuel who is not yet over his home."""
    turn_over(state)  # who that is tells where the decks are
    at, home, zone = state.at, state.home, state.zone
    state.queue = [unit for unit in state.out_of_fuel(state.side) if at[unit] != zone[home[unit]]]


def returning(state: Midway) -> None:
    if state.queue:
        state.do("return", "returning")


def party(state: Midway) -> list[int]:
    """Units that fly home together: same place, same port, same speed (BM-R87)."""

    def course(unit: int) -> tuple[int, int, int]:
        return state.at[unit], state.zone[state.home[unit]], state.oob.air_move[unit]

    first = course(state.queue[0])
    return [unit for unit in state.queue if course(unit) == first]


class Return(SideAsk):
    """Which of the equally short ways home they take (BM-5.1, BM-R45)."""

    kind = "return"
    clause = "BM-5.1"
    verbs = ("to",)

    def legal(self, state: Midway) -> list[Action]:
        unit = state.queue[0]
        home = state.zone[state.home[unit]]
        zones = state.oob.chart.homeward(state.at[unit], home, state.oob.air_move[unit], state.squalls)
        to_zone = state.oob.to_zone
        return [to_zone[zone] for zone in zones]

    def answer(self, state: Midway, action: Action) -> None:
        units = party(state)
        turn_over(state)  # who flies together, and by which way, tells of their home
        zone = state.oob.chart.number[action.args[0]]
        for unit in units:
            state.at[unit] = zone
        state.queue = [unit for unit in state.queue if unit not in units]
        words = state.count_words(units)
        state.tell("returned", self.clause, seat=SEATS[state.side], units=words, zone=action.args[0])

    def params(self, state: Midway) -> Params:
        units = party(state)
        unit = units[0]
        start, home = state.zone_name(state.at[unit]), state.zone_name(state.zone[state.home[unit]])
        return {"seat": SEATS[state.side], "units": state.count_words(units), "start": start, "home": home}

    def why(self, state: Midway, action: Action) -> Refusal:
        return refusal("not-the-way-home", "BM-R45", zone=action.args[0] if action.args else "")


# --- fuel (BM-5.2) ----------------------------------------------------------------------------------------------------


def burn_fuel(state: Midway) -> None:
    """One for everybody who tracks it, from the turn of launch on (BM-R41); all of it after a battle (BM-R85).

    Whoever stood on a board has no ordnance left either, even if it had no fuel to lose (BM-R94).
    Heavy bombers track none, but a battle costs them theirs too (BM-5.2.2, BM-R43). A patrol bomber runs dry like
    anybody, however well it shadows (BM-2.2.4).
    """
    empty = []
    fuel, mark = state.fuel, state.mark
    for unit in [*state.aloft(IJN), *state.aloft(USN)]:
        left = fuel[unit]
        if mark[unit] & FOUGHT:
            mark[unit] &= ~FOUGHT
            state.load[unit] = NO_LOAD
            if left:
                fuel[unit] = 0
                empty.append(unit)
        elif 0 < left < UNTRACKED:
            fuel[unit] = left - 1
            if left == 1:
                empty.append(unit)
    for unit in empty:
        state.group[unit] = NO_GROUP
        if state.job[unit] == CAP:
            state.job[unit] = STRIKE
        elif state.job[unit] >= SHADOW:
            state.job[unit] = PATROL
    if empty:
        counts: dict[str, int] = {}
        for unit in empty:
            word = state.air_word(unit)
            counts[word] = counts.get(word, 0) + 1
        state.tell("out-of-fuel", "BM-5.2.1", units=[f"{count}{word}" for word, count in counts.items()])


def end_turn(state: Midway) -> None:
    """Step 5.5: the next turn (BM-5.5)."""
    state.do("turn")
