"""Step 1.6: aircraft land (BM-1.6): own units out of fuel first, then strays (`strays`), then whoever wants to."""

from __future__ import annotations

from pointluck.engine import Action, Die, Params, Refusal, refusal

from .asking import DONE, SideAsk, choices, kinds_of, ready_made, split_count, take
from .flight_deck import spotted, strike_below
from .fog_of_war import turn_over
from .order_of_battle import SEATS, USN, OrderOfBattle
from .pieces import BELOW, DECK, IDLE, JAMMED, PATROL, RECOVER, TIRED, Midway

KEEP = Action("keep")
STRIKE_BELOW = Action("strike-below")


def places(state: Midway, base: int) -> int:
    """Units that may still land there this turn (BM-R27, BM-R35, BM-R38)."""
    oob = state.oob
    if base < oob.carriers:
        if state.status[base] != RECOVER:
            return 0
        return state.service(base) - state.number_in(oob.ship_side[base], DECK + base)
    if base == oob.airfield:
        return max(1, oob.landings_per_hp * state.hp(base)) - state.airfield_landings
    if base == oob.seaplane_base:
        return len(oob.air[USN]) if state.hp(base) > 0 else 0
    return oob.seaplanes[base] - state.number_in(oob.ship_side[base], BELOW + base)


def room_for_guests(state: Midway, base: int) -> int:
    """Units from elsewhere that may still land there: a carrier needs a free slot for each (BM-R32)."""
    room = places(state, base)
    return min(room, state.free_slots(base)) if base < state.oob.carriers else room


def may_home(oob: OrderOfBattle, unit: int, base: int) -> bool:
    """Whether that type may land on that ship or base (BM-R36)."""
    return oob.lives_on(oob.types[oob.air_type[unit]], base)


def touch_down(state: Midway, units: list[int], base: int) -> None:
    """Land them; in a squall each has to roll for it first (BM-3.1.3.1, BM-R60)."""
    turn_over(state)  # whoever lands tells where the deck is
    if units and state.squall(state.zone[base]):
        if not state.plan:
            state.do("squall-landing")
        for unit in units:
            state.plan += [base, unit]
        return
    for unit in units:
        _land(state, unit, base)
    if units:
        state.tell("landed", "BM-1.6", ship=state.oob.ships[base], units=state.count_words(units))


def _land(state: Midway, unit: int, base: int) -> None:
    """On deck or at the base, tired; whoever lands away from home has a new home (BM-R36)."""
    oob = state.oob
    state.home[unit] = base
    state.at[unit] = DECK + base if base < oob.carriers else BELOW + base
    state.fuel[unit] = 0
    state.job[unit] = IDLE
    state.group[unit] = 0
    state.mark[unit] = TIRED
    if base == oob.airfield:
        state.airfield_landings += 1


def _squall_die(state: Midway, die: int) -> None:
    base, unit = state.plan[:2]
    state.tell("squall-rolled", "BM-3.1.3.1", die=die, **_landing_unit(state))
    state.plan = state.plan[2:]
    if die >= state.oob.landing_lost:
        state.strike_off(unit, "squall", "BM-3.1.3.1")
    else:
        _land(state, unit, base)
        state.tell("landed", "BM-3.1.3.1", ship=state.oob.ships[base], units=state.count_words([unit]))
    if state.plan:
        state.do("squall-landing")


def _landing_unit(state: Midway) -> Params:
    return {"ship": state.oob.ships[state.plan[0]], "unit": state.air_word(state.plan[1])}


SQUALL_LANDING: Die[Midway] = Die("squall-landing", "BM-3.1.3.1", _squall_die, _landing_unit, faces=12)


# --- own units out of fuel ----------------------------------------------------------------------------------------


def land_aircraft(state: Midway) -> None:
    """Seaplanes come down by themselves; then deck by deck."""
    oob = state.oob
    state.plan = []
    state.roll = []
    empty = state.out_of_fuel(state.side)
    zone, status = state.zone, state.status
    state.queue = [deck for deck in oob.decks[state.side] if status[deck] == RECOVER and zone[deck] > 0]
    if not empty and not [deck for deck in state.queue if places(state, deck) < 0]:
        # Nobody has to land, and no deck has more on it than its damage leaves room for: at once whoever wants to.
        state.queue = []
        state.do("land")
        return
    if state.side == USN:
        state.queue.append(oob.airfield)
    state.do("land-own", "land-strays", "land")
    _land_seaplanes(state, empty)


def _land_seaplanes(state: Midway, empty: list[int]) -> None:
    for unit in empty:
        if state.oob.is_patrol[unit]:
            base = _ramp(state, unit)
            if base is not None:
                touch_down_seaplane(state, unit, base)


def _ramp(state: Midway, unit: int) -> int | None:
    """Its own ship or base in the zone, else any that has room (BM-R53)."""
    zone = state.at[unit]
    home = state.home[unit]
    if state.zone[home] == zone and places(state, home) > 0:
        return home
    for base in state.oob.ramps[state.side]:
        if state.zone[base] == zone and places(state, base) > 0:
            return base
    return None


def touch_down_seaplane(state: Midway, unit: int, base: int) -> None:
    """A seaplane exchanges homes with the absent one, so that every ship keeps one place (BM-R53)."""
    old = state.home[unit]
    if base != old:
        for other in state.oob.air[state.side]:
            if other != unit and state.home[other] == base and state.at[other] and state.oob.is_patrol[other]:
                state.home[other] = old
    state.home[unit] = base
    touch_down(state, [unit], base)


def own_waiting(state: Midway, base: int) -> list[int]:
    home, fuel = state.home, state.fuel
    there = state.flying_over(state.oob.ship_side[base], state.zone[base])
    return [unit for unit in there if home[unit] == base and not fuel[unit]]


def land_own(state: Midway) -> None:
    """Preference to whoever came from there; decks are made free (BM-1.6, BM-R37); the rest waits (BM-R44)."""
    at, home, zone = state.at, state.home, state.zone
    waiting = [unit for unit in state.out_of_fuel(state.side) if at[unit] == zone[home[unit]]]
    while state.queue:
        base = state.queue[0]
        own = [unit for unit in waiting if home[unit] == base]
        room = places(state, base)
        if len(own) <= room:
            state.queue.pop(0)
            if own:
                state.do("land-own")
                touch_down(state, own, base)
                return
            continue
        if base < state.oob.carriers:
            left = [unit for unit in spotted(state, base) if state.job[unit] != PATROL]
            if left:
                jam(state, base, left)
                continue
            if len(spotted(state, base)) and state.roll != [base]:
                state.do("patrol-in-the-way", "land-own")
                return
        if room <= 0:
            state.queue.pop(0)
            continue
        state.do("land-some", "land-own")
        return


def jam(state: Midway, carrier: int, units: list[int]) -> None:
    """Spotted units go below and what lands blocks the deck: Recover again next turn (BM-R28, BM-R86)."""
    strike_below(state, units)
    state.jam[carrier] = JAMMED
    state.tell("deck-jammed", "BM-R86", ship=state.oob.ships[carrier])


class PatrolInTheWay(SideAsk):
    """Whether a patrol bomber spotted under Recover orders makes room for those who have to land (BM-R35)."""

    kind = "patrol-in-the-way"
    clause = "BM-R35"
    verbs = ("strike-below", "keep")

    def legal(self, state: Midway) -> list[Action]:
        return [STRIKE_BELOW, KEEP]

    def answer(self, state: Midway, action: Action) -> None:
        carrier = state.queue[0]
        turn_over(state)
        if action == STRIKE_BELOW:
            strike_below(state, spotted(state, carrier))
            state.tell("patrol-struck-below", "BM-R35", ship=state.oob.ships[carrier])
        state.roll = [carrier]

    def params(self, state: Midway) -> Params:
        return {"seat": SEATS[state.side], "ship": state.oob.ships[state.queue[0]]}

    def why(self, state: Midway, action: Action) -> Refusal:
        return refusal("other-question", self.clause, action=str(action))


class LandSome(SideAsk):
    """More units have to land than there are places: which do (BM-1.6, BM-R37)."""

    kind = "land-some"
    clause = "BM-R37"
    verbs = ("land",)

    def legal(self, state: Midway) -> list[Action]:
        base = state.queue[0]
        room = places(state, base)
        return choices("land", (state.oob.ship_ids[base],), kinds_of(state, own_waiting(state, base)), room, room)

    def answer(self, state: Midway, action: Action) -> None:
        base = state.queue.pop(0)
        touch_down(state, take(state, own_waiting(state, base), action.args[1:]), base)

    def params(self, state: Midway) -> Params:
        base = state.queue[0]
        return {"seat": SEATS[state.side], "ship": state.oob.ships[base], "places": places(state, base)}

    def why(self, state: Midway, action: Action) -> Refusal:
        base = state.queue[0]
        return refusal("land-number", self.clause, ship=state.oob.ships[base], places=places(state, base))


# --- whoever wants to ---------------------------------------------------------------------------------------------


def volunteers(state: Midway) -> list[tuple[str, list[int], int]]:
    """Word, units (as many as may) and base for every group with fuel that may land now (BM-1.6, BM-R37)."""
    oob = state.oob
    found: list[tuple[str, list[int], int]] = []
    # By zone, then units with the same word: whoever has a name of its own, else by type and load, home and fuel.
    groups: dict[tuple[int, ...], list[int]] = {}
    at, fuel, home, where = state.at, state.fuel, state.home, state.zone
    load, kinds, patrol = state.load, oob.kind_bits, oob.is_patrol
    flying = [unit for unit in state.aloft(state.side) if fuel[unit]]
    if not flying:
        return found
    over = {at[unit] for unit in flying}
    free = [base for base in oob.runways[state.side] if where[base] in over and places(state, base) > 0]
    decks, ramps = {where[base] for base in free}, oob.ramp_zones[state.side](where)
    for unit in flying:
        here = at[unit]
        if patrol[unit]:
            if here in ramps:
                groups[here, unit] = [unit]
        elif here in decks:
            groups.setdefault((here, kinds[unit] | load[unit], home[unit], fuel[unit]), []).append(unit)
    for (zone, *_), units in groups.items():
        first = units[0]
        word = _flier_word(state, first)
        if patrol[first]:
            ramp = _ramp(state, first)
            if ramp is not None:
                found.append((word, units, ramp))
            continue
        for base in free:
            if where[base] == zone and may_home(oob, first, base):
                room = places(state, base) if home[first] == base else room_for_guests(state, base)
                if room > 0:
                    found.append((word, units[:room], base))
    return found


def _flier_word(state: Midway, unit: int) -> str:
    if state.oob.is_patrol[unit]:
        return state.oob.patrol_names[unit]
    kind = state.oob.load_words[unit][state.load[unit]]
    return f"{kind}@{state.oob.ship_ids[state.home[unit]]}:{state.fuel[unit]}"


class Land(SideAsk):
    """Aircraft with fuel may land where there is room (BM-1.6)."""

    kind = "land"
    clause = "BM-1.6"
    verbs = ("land", "done")

    def skips(self, state: Midway) -> bool:
        """In the fog not while anybody is in the air: whether a deck is below them is nobody's business (BM-R95)."""
        return not state.oob.fog or not any(state.fuel[unit] for unit in state.aloft(state.side))

    def legal(self, state: Midway) -> list[Action]:
        actions = []
        for word, units, base in volunteers(state):
            name = state.oob.ship_ids[base]
            if state.oob.is_patrol[units[0]]:
                actions.append(ready_made("land", name, word))
            else:
                actions += [ready_made("land", name, f"{count}{word}") for count in range(len(units), 0, -1)]
        actions.append(DONE)
        return actions

    def answer(self, state: Midway, action: Action) -> None:
        if action == DONE:
            return
        state.do(self.kind)
        base = state.oob.ship_index[action.args[0]]
        unit = state.oob.patrol_index.get(action.args[1])
        if unit is not None:
            touch_down_seaplane(state, unit, base)
            return
        count, kind = split_count(action.args[1])
        for word, units, where in volunteers(state):
            if word == kind and where == base:
                touch_down(state, units[:count], base)
                return

    def params(self, state: Midway) -> Params:
        return {"seat": SEATS[state.side]}

    def why(self, state: Midway, action: Action) -> Refusal:
        if action.args and action.args[0] in state.oob.ship_index:
            base = state.oob.ship_index[action.args[0]]
            if base < state.oob.carriers and state.status[base] != RECOVER:
                return refusal("not-recovering", "BM-1.4.1", ship=state.oob.ships[base])
        return refusal("no-landing", self.clause, action=str(action))
