"""Orders to combat aircraft: launch a strike, move a Strike Group, send up or designate CAP (BM-3.1.1)."""

from __future__ import annotations

from pointluck.engine import Action, Params, Refusal, refusal

from .asking import SideAsk, choices, kinds_of, ready_made, take
from .flight_deck import can_launch, spotted
from .fog_of_war import turn_over
from .order_of_battle import SEATS, UNTRACKED
from .pieces import CAP, DECK, LAUNCH, ORDERED, STRIKE, TIRED, Midway

APART = Action("apart")


# --- who may be ordered ---------------------------------------------------------------------------------------------


def airfield_launches(state: Midway) -> int:
    """Units that the next token may launch from the airfield (BM-1.4.2, BM-R26, BM-R40)."""
    oob = state.oob
    hp = state.hp(oob.airfield)
    if hp > 0:
        return oob.launches_per_token if state.airfield_tokens < hp else 0
    if state.airfield_tokens or (state.airfield_landings and not oob.one_each):
        return 0
    return 1


def ready_at(state: Midway, base: int) -> tuple[list[int], int]:
    """Units there that can take off on a strike, and how many of them a token launches now."""
    oob = state.oob
    if base == oob.airfield:
        limit = airfield_launches(state)
        units = state.below(base) if limit > 0 else ()
    else:
        limit = can_launch(state, base)
        units = state.in_place(state.side, DECK + base) if limit > 0 else ()
    if not units:
        return [], limit
    fighter, load, mark = oob.is_fighter, state.load, state.mark
    return [unit for unit in units if not mark[unit] & TIRED and (fighter[unit] or load[unit])], limit


def formations(state: Midway) -> dict[int, list[int]]:
    """Groups in flight that may be ordered: with fuel, and not ordered yet this turn (BM-3)."""
    groups: dict[int, list[int]] = {}
    ordered: set[int] = set()
    group, fuel, mark = state.group, state.fuel, state.mark
    for unit in state.aloft(state.side):
        number = group[unit]
        if number and fuel[unit]:
            groups.setdefault(number, []).append(unit)
            if mark[unit] & ORDERED:
                ordered.add(number)
    for number in ordered:
        del groups[number]
    return groups


def orders(state: Midway) -> list[Action]:
    oob, at = state.oob, state.at
    fighter = oob.is_fighter
    actions: list[Action] = []
    for base in oob.runways[state.side]:
        if base < oob.carriers and DECK + base not in at:
            continue
        units, _ = ready_at(state, base)
        if units:
            actions.append(oob.launch_from[base])
            for unit in units:
                if fighter[unit]:
                    actions.append(oob.cap_from[base])
                    break
    groups = formations(state)
    havens = state.havens(state.side) if groups else set()
    for units in groups.values():
        first = units[0]
        word = state.group_word_of(first)
        actions.append(ready_made("fly", word))
        fighters = [unit for unit in units if fighter[unit]]
        if fighters and cap_zones(state, at[first], state.job[first] == CAP, havens):
            names = dict.fromkeys([state.air_word(unit) for unit in fighters])
            actions += [ready_made("cap", word, name) for name in names]
    return actions


def cap_zones(state: Midway, zone: int, already: bool, havens: set[int]) -> list[int]:
    """Within one zone and with a friendly capital ship or base, which make a haven (BM-3.1.1.1, BM-R22)."""
    near = state.oob.chart.reach(zone, 1, state.squalls)
    return [other for other in near if other in havens and not (already and other == zone)]


# --- giving the order -----------------------------------------------------------------------------------------------


def begin(state: Midway, action: Action) -> None:
    """plan: mission, base (or -1), then the units."""
    mission = CAP if action.kind == "cap" else STRIKE
    word = action.args[0]
    base = state.oob.ship_index.get(word)
    if base is not None:
        state.plan = [mission, base]
        state.do("send")
        return
    units = formations(state)[int(word[1:])]
    if mission == CAP:
        units = [unit for unit in units if state.air_word(unit) == action.args[1]]
    state.plan = [mission, -1, *units]
    state.do("cap-to" if mission == CAP else "fly-to")


def why(state: Midway, action: Action) -> Refusal:
    word = action.args[0] if action.args else ""
    base = state.oob.ship_index.get(word)
    if base is None:
        groups = {state.group_word(number) for number in state.group if number}
        if word not in groups:
            return refusal("no-such-group", "BM-3.1.1", group=word)
        units = state.members(int(word[1:]))
        if state.oob.air_side[units[0]] != state.side:
            return refusal("not-yours", "BM-3", what=word)
        if any(state.mark[unit] & ORDERED for unit in units):
            return refusal("already-ordered", "BM-3", unit=word)
        return refusal("no-cap-there", "BM-3.1.1.1", group=word)
    if state.oob.ship_side[base] != state.side:
        return refusal("not-yours", "BM-3", what=word)
    name = state.oob.ships[base]
    if base == state.oob.airfield:
        if not airfield_launches(state):
            return refusal("airfield-tokens", "BM-1.4.2", tokens=max(1, state.hp(base)))
        return refusal("nothing-ready", "BM-R40", ship=name)
    if base >= state.oob.carriers or state.zone[base] <= 0:
        return refusal("no-flight-deck", "BM-3.1.1", ship=name)
    if state.status[base] != LAUNCH:
        return refusal("not-launching", "BM-1.4.1", ship=name)
    if state.squall(state.zone[base]):
        return refusal("in-squall", "BM-3.1.3.1", ship=name)
    if spotted(state, base) and can_launch(state, base) <= 0:
        return refusal("air-service", "BM-R38", ship=name, count=state.service(base))
    return refusal("nothing-spotted", "BM-1.5", ship=name)


class Send(SideAsk):
    """Which units take off with this token (BM-R22, BM-R40)."""

    kind = "send"
    clause = "BM-R22"
    verbs = ("send",)

    def _choice(self, state: Midway) -> tuple[list[int], int]:
        units, limit = ready_at(state, state.plan[1])
        if state.plan[0] == CAP:
            units = [unit for unit in units if state.oob.is_fighter[unit]]
        return units, limit

    def legal(self, state: Midway) -> list[Action]:
        units, limit = self._choice(state)
        return choices("send", (), kinds_of(state, units), 1, limit)

    def answer(self, state: Midway, action: Action) -> None:
        units, _ = self._choice(state)
        state.plan += take(state, units, action.args)
        state.do("cap-to" if state.plan[0] == CAP else "fly-to")

    def params(self, state: Midway) -> Params:
        _, limit = self._choice(state)
        mission = "cap" if state.plan[0] == CAP else "strike"
        name = state.oob.ships[state.plan[1]]
        return {"seat": SEATS[state.side], "ship": name, "mission": mission, "limit": limit}

    def why(self, state: Midway, action: Action) -> Refusal:
        units, limit = self._choice(state)
        words = [f"{count}{word}" for word, count in kinds_of(state, units)]
        return refusal("cannot-send", self.clause, ship=state.oob.ships[state.plan[1]], units=words, limit=limit)


class FlyTo(SideAsk):
    """Where the Strike Group goes, and which Air Groups, always whole, stay behind (BM-3.1.1.2, BM-G2, BM-R23)."""

    kind = "fly-to"
    clause = "BM-3.1.1.2"
    verbs = ("to", "leave")

    def legal(self, state: Midway) -> list[Action]:
        _, base, *units = state.plan
        here = state.zone[base] if base >= 0 else state.at[units[0]]
        move = min(state.oob.air_move[unit] for unit in units)
        to_zone = state.oob.to_zone
        zones = state.oob.chart.reach(here, move, state.squalls)
        actions = [to_zone[zone] for zone in zones if base >= 0 or zone != here]
        if base < 0:
            groups = list(dict.fromkeys(state.air_word(unit) for unit in units))
            if len(groups) > 1:
                actions += [ready_made("leave", name) for name in groups]
        return actions

    def answer(self, state: Midway, action: Action) -> None:
        mission, base, *units = state.plan
        if action.kind == "leave":
            state.plan = [mission, base, *(unit for unit in units if state.air_word(unit) != action.args[0])]
            state.do(self.kind)
            return
        zone = state.oob.chart.number[action.args[0]]
        depart(state, zone)
        number = state.group[units[0]]
        if merge_partners(state, number):
            state.plan = [number]
            state.do("merge")

    def params(self, state: Midway) -> Params:
        _, _, *units = state.plan
        return {"seat": SEATS[state.side], "units": state.count_words(units), "back": self._back(state, units)}

    def _back(self, state: Midway, units: list[int]) -> list[str]:
        """The zones from which all of them are home in one flight, as their homes stand now (BM-5.1)."""
        oob = state.oob
        homes = {(state.zone[state.home[unit]], oob.air_move[unit]) for unit in units}
        zones = range(1, len(oob.chart.distance))
        near = [zone for zone in zones if all(oob.chart.distance[home][zone] <= move for home, move in homes)]
        return [state.zone_name(zone) for zone in near]

    def why(self, state: Midway, action: Action) -> Refusal:
        if action.kind == "leave":
            return refusal("cannot-leave", "BM-R23", unit=action.args[0] if action.args else "")
        zone = action.args[0] if action.args else ""
        return refusal("too-far", self.clause, unit=" ".join(state.count_words(state.plan[2:])), zone=zone)


class CapTo(SideAsk):
    """Over which friendly capital ship or base the CAP stands (BM-3.1.1.1)."""

    kind = "cap-to"
    clause = "BM-3.1.1.1"
    verbs = ("to",)

    def skips(self, state: Midway) -> bool:
        """In the fog not: that there is one place tells where the others are not (BM-R95)."""
        return not state.oob.fog

    def _zones(self, state: Midway) -> list[int]:
        _, base, *units = state.plan
        havens = state.havens(state.side)
        if base >= 0:
            return cap_zones(state, state.zone[base], False, havens)
        return cap_zones(state, state.at[units[0]], state.job[units[0]] == CAP, havens)

    def legal(self, state: Midway) -> list[Action]:
        to_zone = state.oob.to_zone
        return [to_zone[zone] for zone in self._zones(state)]

    def answer(self, state: Midway, action: Action) -> None:
        depart(state, state.oob.chart.number[action.args[0]])

    def params(self, state: Midway) -> Params:
        return {"seat": SEATS[state.side], "units": state.count_words(state.plan[2:])}

    def why(self, state: Midway, action: Action) -> Refusal:
        return refusal("no-haven", self.clause, zone=action.args[0] if action.args else "")


def depart(state: Midway, zone: int) -> None:
    """The units of the plan fly there together, as one formation with the fuel of the shortest-legged."""
    mission, base, *units = state.plan
    oob = state.oob
    turn_over(state)  # from where they fly, and with whom they could merge, tells of their deck
    if base >= 0:
        for unit in units:
            state.fuel[unit] = oob.full[unit]
        if base == oob.airfield:
            state.airfield_tokens += 1
        else:
            state.launched[base] += len(units)
    old = state.group[units[0]]
    whole = base < 0 and len(units) == len(state.members(old))
    number = old if whole else state.new_group()
    for unit in units:
        state.group[unit] = number
        state.at[unit] = zone
        state.job[unit] = mission
        state.mark[unit] |= ORDERED
    share_fuel(state, units)
    words, name = state.count_words(units), state.zone_name(zone)
    shown: Params = {"ship": oob.ships[state.home[units[0]]], "group": state.group_word(number)}
    shown |= {"units": words, "zone": name}
    if mission == CAP and base >= 0:
        state.tell("cap-launched", "BM-3.1.1.1", **shown)
    elif mission == CAP:
        state.tell("cap-flew", "BM-3.1.1.1", **shown)
    elif base >= 0:
        state.tell("strike-launched", "BM-3.1.1.2", **shown)
    else:
        state.tell("strike-flew", "BM-3.1.1.2", **shown)
    state.plan = []


def share_fuel(state: Midway, units: list[int]) -> None:
    """One fuel marker for all who track it: the lowest (BM-G3, BM-R24)."""
    tracked = [unit for unit in units if state.fuel[unit] < UNTRACKED]
    for unit in tracked:
        state.fuel[unit] = min(state.fuel[other] for other in tracked)


# --- merging --------------------------------------------------------------------------------------------------------


def home_port(state: Midway, units: list[int]) -> int:
    """The zone of the carriers they come from, negative for the airfield; 0 if they come from several (BM-R24)."""
    ports = set()
    for unit in units:
        base = state.home[unit]
        ports.add(state.zone[base] if base < state.oob.carriers else -state.zone[base])
    return ports.pop() if len(ports) == 1 else 0


def merge_partners(state: Midway, number: int) -> list[int]:
    """Strike Groups in the same zone from the same task force or base."""
    units = state.members(number)
    port = home_port(state, units)
    if not port:
        return []
    here = state.at[units[0]]
    side = state.oob.air_side[units[0]]
    others: dict[int, list[int]] = {}
    for unit in state.flying_over(side, here):
        group = state.group[unit]
        if group and group != number and state.job[unit] == STRIKE and state.fuel[unit]:
            others.setdefault(group, []).append(unit)
    return [group for group, members in others.items() if home_port(state, members) == port]


class Merge(SideAsk):
    """Whether the group that has just arrived joins another of its task force there (BM-R24)."""

    kind = "merge"
    clause = "BM-R24"
    verbs = ("merge", "apart")

    def legal(self, state: Midway) -> list[Action]:
        partners = merge_partners(state, state.plan[0])
        return [*(Action("merge", (state.group_word(group),)) for group in partners), APART]

    def answer(self, state: Midway, action: Action) -> None:
        number = state.plan[0]
        state.plan = []
        if action == APART:
            return
        units = state.members(int(action.args[0][1:]))
        word = action.args[0]
        for unit in units:
            state.group[unit] = number
        share_fuel(state, state.members(number))
        state.tell("merged", self.clause, group=state.group_word(number), other=word)

    def params(self, state: Midway) -> Params:
        return {"seat": SEATS[state.side], "group": state.group_word(state.plan[0])}

    def why(self, state: Midway, action: Action) -> Refusal:
        return refusal("cannot-merge", self.clause, group=action.args[0] if action.args else "")
