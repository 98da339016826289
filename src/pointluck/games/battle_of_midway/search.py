"""2nd Phase: patrols are launched and moved, then they search or shadow (BM-2.1)."""

from __future__ import annotations

from pointluck.engine import Action, Die, Event, Params, Refusal, refusal

from .asking import DONE, SideAsk, ready_made
from .chart import MOST_KEPT
from .fog_of_war import turn_over
from .order_of_battle import LAND, NO_LOAD, SEATS
from .pieces import (
    BELOW,
    DECK,
    MANEUVER,
    ORDERED,
    PATROL,
    SHADOW,
    SHADOWING,
    TIRED,
    Midway,
)

# --- launching and moving patrols (BM-2.1) --------------------------------------------------------------------------


def ready_patrols(state: Midway) -> None:
    """Whoever shadowed a force that is no longer there is an ordinary patrol again."""
    state.phase = "search"
    enemy = 1 - state.side
    at, job = state.at, state.job
    for unit in state.oob.scouts[state.side]:
        if job[unit] > PATROL and 0 < at[unit] < BELOW and not state.is_located(enemy, at[unit]):
            job[unit] = PATROL


def patrol_word(state: Midway, unit: int) -> str:
    """The name of a patrol: seaplanes have their own, bombers go by type and carrier."""
    name = state.oob.patrol_names.get(unit)
    if name is not None:
        return name
    if state.at[unit] >= DECK:
        kind = state.oob.kind_word(state.oob.air_type[unit], state.load[unit])
        return f"{kind}@{state.oob.ship_ids[state.home[unit]]}"
    return state.air_word(unit)


def patrols(state: Midway) -> list[int]:
    """Own patrols in flight."""
    at, jobs = state.at, state.job
    return [unit for unit in state.oob.scouts[state.side] if jobs[unit] >= PATROL and at[unit] < BELOW]


def launchable(state: Midway, flying: list[int]) -> list[int]:
    """Patrols that may take off now, interchangeable ones once (BM-2.1, BM-2.1.2, BM-R25, BM-R51, BM-R53)."""
    oob, side = state.oob, state.side
    at, mark, kinds = state.at, state.mark, oob.kind_bits
    first: dict[int, int] = {}
    for unit in oob.seaplane_units[side]:
        if (place := at[unit]) >= BELOW and not mark[unit] & TIRED:
            alike = place << 16 | kinds[unit]
            if alike not in first and _may_leave(state, place - BELOW):
                first[alike] = unit
    bombers = [unit for unit in oob.patrol_bombers[side] if at[unit] >= DECK and not mark[unit] & TIRED]
    if bombers:
        home, load = state.home, state.load
        away = {home[unit] for unit in flying}
        for unit in bombers:
            place = at[unit]
            alike = place << 16 | kinds[unit] | load[unit]
            if alike not in first and place - DECK not in away and _may_send(state, place - DECK):
                first[alike] = unit
    return sorted(first.values())


def _may_leave(state: Midway, base: int) -> bool:
    if state.oob.ship_type[base] == LAND:
        return state.hp(base) > 0 and state.seaplane_launches < state.oob.patrol_launches
    return state.zone[base] > 0 and not state.squall(state.zone[base])


def _may_send(state: Midway, carrier: int) -> bool:
    """Not while it manoeuvres, not from a squall, and no more than its Air Service (BM-2.1.2, BM-R51, BM-R60)."""
    if state.status[carrier] == MANEUVER or state.squalls >> state.zone[carrier] & 1:
        return False
    return state.launched[carrier] < state.service(carrier)


def _flights(state: Midway, unit: int, here: int, launched: bool) -> dict[Action, int]:
    """A patrol's flights from a zone, kept because they are listed again and again; only a launch may end there.

    Each with its number among them.
    """
    oob = state.oob
    squalls = state.squalls & oob.air_within[unit][here]
    key = (oob.patrol_alike[unit], state.home[unit], state.load[unit], here, squalls, launched)
    known = oob.flights.get(key)
    if known is None:
        if len(oob.flights) >= MOST_KEPT:
            oob.flights.clear()
        to_zone = oob.patrol_to(patrol_word(state, unit))
        zones = oob.chart.reach(here, oob.air_move[unit], state.squalls)
        flights = [to_zone[zone] for zone in zones if launched or zone != here]
        known = oob.flights[key] = {action: number for number, action in enumerate(flights)}
    return known


class Patrol(SideAsk):
    """Where patrols fly, and whom they shadow; free of tokens (BM-2.1, BM-2.2.2)."""

    kind = "patrol"
    clause = "BM-2.1"
    verbs = ("patrol", "shadow", "stop", "done")

    def skips(self, state: Midway) -> bool:
        """In the fog not: a squall over the ships may be what keeps everybody aboard (BM-R95)."""
        return not state.oob.fog

    def legal(self, state: Midway) -> list[Action]:
        oob = state.oob
        actions: list[Action] = []
        flying = patrols(state)
        for unit in launchable(state, flying):
            actions += _flights(state, unit, state.zone[state.home[unit]], True)
        located = state.located[1 - state.side]
        seen: set[tuple[int, int, int]] = set()
        at, jobs, fuel, mark = state.at, state.job, state.fuel, state.mark
        for unit in flying:
            if mark[unit] & ORDERED or not fuel[unit]:
                continue
            here, job = at[unit], jobs[unit]
            if oob.is_patrol[unit]:
                alike = (here, job, state.home[unit])
                if alike in seen:
                    continue
                seen.add(alike)
            if job == SHADOWING:
                actions.append(ready_made("stop", patrol_word(state, unit)))
            elif job == PATROL:
                if located >> here & 1:
                    actions.append(ready_made("shadow", patrol_word(state, unit)))
                actions += _flights(state, unit, here, False)
        actions.append(DONE)
        return actions

    def relist(self, state: Midway, action: Action, answers: list[Action], number: int) -> list[Action] | None:
        """Whoever flies now is done. That may let another fly, or keep others from it, who are in the same place."""
        if action.kind != "patrol":
            return None
        unit = self._named(state, action.args[0])
        if unit is None or state.mark[unit] & ORDERED:
            return None
        at = state.at
        place = at[unit]
        alone = at.count(place) == 1
        if place >= BELOW:
            if not alone and not self._listed_as_one(state, unit):
                return None
            flights = _flights(state, unit, state.zone[state.home[unit]], True)
        else:
            if not alone and state.oob.is_patrol[unit] and self._has_company(state, unit):
                return None
            flights = _flights(state, unit, place, False)
        start = number - flights[action]
        end = start + len(flights)
        if place < BELOW and state.located[1 - state.side] >> place & 1:
            # It could have shadowed whom it is over.
            start -= 1
        return answers[:start] + answers[end:]

    def _has_company(self, state: Midway, unit: int) -> bool:
        """Whether another seaplane of its side is in the same place."""
        at = state.at
        return any(at[other] == at[unit] and other != unit for other in state.oob.seaplane_units[state.side])

    def _listed_as_one(self, state: Midway, unit: int) -> bool:
        """Whether all others on the deck of a bomber are either no patrols or listed as one with it."""
        oob, load, place = state.oob, state.load, state.at[unit]
        for other in state.in_place(state.side, place):
            if oob.is_patrol_bomber[other] and (oob.air_type[other] != oob.air_type[unit] or load[other] != load[unit]):
                return False
        return place >= DECK

    def stands_for(self, state: Midway, action: Action) -> Action:
        """Seaplanes in the same place with the same task are interchangeable."""
        unit = self._unit(state, action)
        if unit is None or not state.oob.is_patrol[unit]:
            return action
        for twin in state.oob.air[state.side]:
            same = state.at[twin] == state.at[unit] and state.job[twin] == state.job[unit]
            if same and state.home[twin] == state.home[unit] and state.mark[twin] == state.mark[unit]:
                return Action(action.kind, (patrol_word(state, twin), *action.args[1:]))
        return action

    def answer(self, state: Midway, action: Action) -> None:
        kind, words = action
        if kind == "done":
            return
        state.stack.append("patrol")
        word, *zone = words
        unit = self._named(state, word)
        assert unit is not None
        if kind == "patrol":
            at = state.at
            if at[unit] >= BELOW:
                self._take_off(state, unit)
                state.tell("patrol-launched", "BM-2.1", unit=word, zone=zone[0])
            else:
                state.tell("patrol-moved", "BM-2.1", unit=word, zone=zone[0])
            at[unit] = state.oob.chart.number[zone[0]]
            state.mark[unit] |= ORDERED
        elif kind == "shadow":
            state.job[unit] = SHADOW
            state.mark[unit] |= ORDERED
            state.tell("shadow-declared", "BM-2.2.2", unit=patrol_word(state, unit), zone=self._zone(state, unit))
        else:
            state.tell("shadow-ended", "BM-R48", unit=patrol_word(state, unit), zone=self._zone(state, unit))
            send_home(state, unit)

    def _take_off(self, state: Midway, unit: int) -> None:
        """A bomber leaves its ordnance behind (BM-2.1.2); seaplanes do not track fuel (BM-2.1.1)."""
        base = state.home[unit]
        if base < state.oob.carriers:
            state.launched[base] += 1
            state.load[unit] = NO_LOAD
        elif base == state.oob.seaplane_base:
            state.seaplane_launches += 1
        state.fuel[unit] = state.oob.full[unit]
        state.job[unit] = PATROL

    def _unit(self, state: Midway, action: Action) -> int | None:
        """The own unit that an answer is about, if there is one."""
        unit = self._named(state, action.args[0]) if action.args else None
        return None if unit is None or state.oob.air_side[unit] != state.side else unit

    def _named(self, state: Midway, word: str) -> int | None:
        """The unit that a word names: a seaplane by name, a bomber on deck with its load, in flight without.

        Of two bombers in flight one may be out of fuel and bound for a deck that is not its own: the other is meant.
        """
        known = state.oob.patrol_index.get(word)
        if known is not None:
            return known
        # A bomber's word ends with its carrier.
        base = state.oob.ship_index.get(word.rpartition("@")[2])
        spent = None
        home, at, mark = state.home, state.at, state.mark
        for unit in state.oob.patrol_bombers[state.side]:
            if home[unit] != base:
                continue
            place = at[unit]
            ready = place >= DECK and not mark[unit] & TIRED
            if ready or (0 < place < BELOW and state.job[unit] >= PATROL):
                if patrol_word(state, unit) == word:
                    if ready or state.fuel[unit]:
                        return unit
                    spent = unit
        return spent

    def _zone(self, state: Midway, unit: int) -> str:
        return state.zone_name(state.at[unit])

    def params(self, state: Midway) -> Params:
        return {"seat": SEATS[state.side], "turn": state.turn}

    def why(self, state: Midway, action: Action) -> Refusal:
        unit = self._unit(state, action)
        if unit is None or not state.at[unit]:
            return refusal("no-patrol", self.clause, unit=action.args[0] if action.args else "")
        word = patrol_word(state, unit)
        if state.mark[unit] & TIRED:
            return refusal("tired", "BM-R53", unit=word)
        if state.at[unit] < BELOW:
            if not state.fuel[unit]:
                return refusal("out-of-fuel", "BM-2.2.1", unit=word)
            if state.mark[unit] & ORDERED:
                return refusal("already-ordered", "BM-2.1", unit=word)
            if action.kind in ("shadow", "stop"):
                return refusal("nobody-to-shadow", "BM-2.2.2", unit=word)
            if state.job[unit] == SHADOWING:
                return refusal("is-shadowing", "BM-R48", unit=word)
        elif unit not in launchable(state, patrols(state)) and action.kind == "patrol":
            return refusal("cannot-launch-patrol", "BM-2.1.2" if state.at[unit] >= DECK else "BM-2.1", unit=word)
        zone = action.args[1] if len(action.args) > 1 else ""
        return refusal("too-far", "BM-2.1", unit=word, zone=zone)


# --- going home -----------------------------------------------------------------------------------------------------


def send_home(state: Midway, unit: int) -> None:
    """At once to the zone of its home, out of fuel (BM-2.2.1, BM-R48)."""
    turn_over(state)  # where that is
    find_ramp(state, unit)
    base = state.home[unit]
    if state.oob.is_patrol[unit] and not state.lands_aircraft(base):
        state.strike_off(unit, "no-base", "BM-R26" if base == state.oob.seaplane_base else "BM-R53")
        return
    state.fuel[unit] = 0
    state.job[unit] = PATROL
    state.mark[unit] |= ORDERED
    if state.lands_aircraft(base):
        state.at[unit] = state.zone[base]


def find_ramp(state: Midway, unit: int) -> None:
    """A seaplane whose cruiser is sunk takes the place on one that has none (BM-R53)."""
    oob = state.oob
    base = state.home[unit]
    if not oob.seaplanes[base] or state.zone[base] > 0:
        return
    taken = {state.home[other] for other in oob.air[state.side] if other != unit and state.at[other]}
    free = [
        ship for ship in oob.fleet[state.side] if oob.seaplanes[ship] and state.zone[ship] > 0 and ship not in taken
    ]
    if free:
        far = oob.chart.distance[state.at[unit]]
        state.home[unit] = min(free, key=lambda ship: far[state.zone[ship]])


# --- search results (BM-2.2) ----------------------------------------------------------------------------------------


def searchers(state: Midway, zone: int) -> list[int]:
    """Who rolls there: all patrols over a hidden force, or those who shadow a located one (BM-R47, BM-R52).

    Whoever took off this turn searches like the others (BM-R54).
    """
    job, fuel = state.job, state.fuel
    flying = [unit for unit in state.flying_over(state.side, zone) if fuel[unit]]
    if state.is_located(1 - state.side, zone):
        return [unit for unit in flying if job[unit] > PATROL]
    return [unit for unit in flying if job[unit] == PATROL]


def search(state: Midway) -> None:
    """Zone by zone, for every enemy task force with own patrols over it."""
    enemy = 1 - state.side
    at, jobs = state.at, state.job
    watched = {at[unit] for unit in state.oob.scouts[state.side] if jobs[unit] >= PATROL and at[unit] < BELOW}
    zones = watched.intersection(state.oob.fleet_zones[enemy](state.zone)) if watched else watched
    state.queue = [zone for zone in sorted(zones) if searchers(state, zone)]
    if state.queue:
        state.do("search-next")


def search_next(state: Midway) -> None:
    if not state.queue:
        return
    zone = state.queue[0]
    count = dice_for(state, searchers(state, zone), zone)
    state.roll = [count, 0]
    shown: Params = {"seat": SEATS[state.side], "zone": state.zone_name(zone), "dice": count}
    # In the fog that there is anything to search is news (BM-R91).
    state.events.append(Event("search-began", shown, "BM-2.2.1", None, state.oob.fog))
    state.do("search-die", "search-next")


def dice_for(state: Midway, units: list[int], zone: int) -> int:
    """2 each, 3 for the first shadowing, 4 later; one less each in a squall (BM-2.2.1 to BM-2.2.3)."""
    oob = state.oob
    dice = 0
    for unit in units:
        job = state.job[unit]
        dice += oob.dice_search if job == PATROL else oob.dice_shadow[job - SHADOW]
        if state.squall(zone):
            dice -= oob.dice_squall
    return dice


def _search_die(state: Midway, die: int) -> None:
    left, best = state.roll
    state.roll = [left - 1, max(best, die)]
    zone = state.zone_name(state.queue[0])
    state.tell("search-rolled", "BM-2.2.1", seat=SEATS[state.side], zone=zone, die=die)
    state.do("search-die" if left > 1 else "task-force-die")


def _task_force_die(state: Midway, die: int) -> None:
    """The best die of the patrols against the one of the task force; ties to the patrols (BM-2.2.1)."""
    zone = state.queue.pop(0)
    _, best = state.roll
    state.roll = []
    enemy = 1 - state.side
    units = searchers(state, zone)
    shadows = state.is_located(enemy, zone)
    found = best >= die
    shown: Params = {"seat": SEATS[state.side], "zone": state.zone_name(zone), "best": best, "die": die}
    if shadows and found:
        state.tell("shadowing-succeeded", "BM-2.2.2", **shown)
    elif shadows:
        state.tell("shadowing-failed", "BM-2.2.2", **shown)
    elif found:
        state.tell("search-succeeded", "BM-2.2.1", **shown)
    else:
        state.tell("search-failed", "BM-2.2.1", **shown)
    if not found:
        for unit in units:
            send_home(state, unit)
        return
    if shadows:
        for unit in units:
            state.job[unit] = SHADOWING
    else:
        state.located[enemy] |= 1 << zone


def _search_params(state: Midway) -> Params:
    zone = state.queue[0]
    return {"seat": SEATS[state.side], "zone": state.zone_name(zone), "left": state.roll[0], "best": state.roll[1]}


SEARCH_DIE: Die[Midway] = Die("search-die", "BM-2.2.1", _search_die, _search_params, faces=12)
TASK_FORCE_DIE: Die[Midway] = Die("task-force-die", "BM-2.2.1", _task_force_die, _search_params, faces=12)
