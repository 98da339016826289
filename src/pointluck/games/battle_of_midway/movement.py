"""Orders to ships: a task force moves, splits or joins; CAP and whoever watches it come along (BM-3.1.2)."""

from __future__ import annotations

from pointluck.engine import Action, Params, Refusal, refusal

from .asking import DONE, SideAsk, alike, choices, named_twin, split_count
from .fog_of_war import shown_plan, tell_move, turn_over
from .order_of_battle import SEATS
from .pieces import CAP, MANEUVER, ORDERED, SHADOWING, STRIKE, Midway
from .reinforcements import meet

FOLLOW_ALL = Action("follow", ("all",))


def movable(state: Midway, zone: int) -> list[int]:
    """Ships there that a token can still move: not ordered, carriers only under Maneuver (BM-3.1.2, BM-R55)."""
    carriers = state.oob.carriers
    return [
        ship
        for ship in state.ships_at(state.side, zone)
        if not state.moved[ship] and (ship >= carriers or state.status[ship] == MANEUVER)
    ]


def berths(state: Midway, zone: int) -> list[tuple[int, int, int]]:
    """The zones around, enemies in them or not, with the ships and capital ships each has room for (BM-G7, BM-R56)."""
    oob, where = state.oob, state.zone
    near = oob.chart.next[zone]
    ships = dict.fromkeys(near, oob.max_ships)
    capitals = dict.fromkeys(near, oob.max_capitals)
    for ship in [ship for ship in oob.fleet[state.side] if where[ship] in ships]:
        ships[where[ship]] -= 1
        capitals[where[ship]] -= oob.capital[ship]
    return [(other, ships[other], capitals[other]) for other in near]


def orders(state: Midway) -> list[Action]:
    """Zones with ships that can move, if a zone around has room for the smallest of them."""
    oob, side = state.oob, state.side
    where, moved, status = state.zone, state.moved, state.status
    zones = {where[ship] for ship in oob.gun_ships[side] if not moved[ship]}
    for ship in oob.decks[side]:
        if status[ship] == MANEUVER and not moved[ship]:
            zones.add(where[ship])
    taken, around = set(where), oob.chart.around
    actions = []
    for zone in sorted(zones):
        # A zone without any ships has room for one, whatever the limits are.
        if zone > 0 and (not around[zone] <= taken or _can_leave(state, zone)):
            actions.append(oob.move_from[zone])
    return actions


def _can_leave(state: Midway, zone: int) -> bool:
    """Whether a zone around has room for one more ship."""
    small = any(not state.oob.capital[ship] for ship in movable(state, zone))
    return any(some > 0 and (small or big > 0) for _, some, big in berths(state, zone))


def begin(state: Midway, action: Action) -> None:
    """plan: the zone, then the ships that go."""
    zone = state.oob.chart.number[action.args[0]]
    state.plan = [zone, *movable(state, zone)]
    state.do("move-to")


def why(state: Midway, action: Action) -> Refusal:
    zone = state.oob.chart.number.get(action.args[0] if action.args else "", 0)
    name = state.zone_name(zone)
    ships = state.ships_at(state.side, zone) if zone else []
    if not ships:
        return refusal("no-task-force", "BM-3.1.2", zone=action.args[0] if action.args else "")
    if all(state.moved[ship] for ship in ships):
        return refusal("already-ordered", "BM-3", unit=name)
    if not movable(state, zone):
        return refusal("not-manoeuvring", "BM-3.1.2", zone=name)
    return refusal("stacking", "BM-R59", zone=name)


def _room_for_one(room: list[tuple[int, int, int]]) -> tuple[bool, bool]:
    """Whether any of those zones takes one more ship, and whether any takes one more capital ship."""
    small = False
    for _, some, big in room:
        if some > 0:
            small = True
            if big > 0:
                return True, True
    return small, False


class MoveTo(SideAsk):
    """Where the task force goes, and which ships stay behind: so forces split and join (BM-3.1.2, BM-G6)."""

    kind = "move-to"
    clause = "BM-3.1.2"
    verbs = ("to", "leave")
    veiled = True

    def skips(self, state: Midway) -> bool:
        """In the fog not: that there is one way tells where the ships are (BM-R95)."""
        return not state.oob.fog

    def legal(self, state: Midway) -> list[Action]:
        here, *ships = state.plan
        capital, to_zone = state.oob.capital, state.oob.to_zone
        room = berths(state, here)
        large = sum([capital[ship] for ship in ships])
        actions = [to_zone[zone] for zone, some, big in room if len(ships) <= some and large <= big]
        if len(ships) > 1:
            for_small, for_large = _room_for_one(room)
            for ship in _kinds(state, ships):
                left = large - capital[ship]
                small = len(ships) - 1 - left
                if (small and for_small) or (left and for_large):
                    actions.append(state.oob.leave_ship[ship])
        return actions

    def stands_for(self, state: Midway, action: Action) -> Action:
        if action.kind != "leave":
            return action
        ships = state.plan[1:]
        return named_twin(state, _kinds(state, ships), ships, action, alike)

    def answer(self, state: Midway, action: Action) -> None:
        here, *ships = state.plan
        if action.kind == "leave":
            staying = state.oob.ship_index[action.args[0]]
            state.plan = [here, *(ship for ship in ships if ship != staying)]
            state.do(self.kind)
            return
        _sail(state, here, state.oob.chart.number[action.args[0]], ships)

    def params(self, state: Midway) -> Params:
        here, *ships = state.plan
        names = [state.oob.ships[ship] for ship in ships]
        return {"seat": SEATS[state.side], "zone": state.zone_name(here), "ships": names}

    def why(self, state: Midway, action: Action) -> Refusal:
        here, *_ = state.plan
        if action.kind == "leave":
            return refusal("cannot-leave", self.clause, unit=action.args[0] if action.args else "")
        zone = state.oob.chart.number.get(action.args[0] if action.args else "", 0)
        if zone not in state.oob.chart.next[here]:
            return refusal("not-adjacent", self.clause, zone=action.args[0] if action.args else "")
        return refusal("stacking", "BM-R59", zone=state.zone_name(zone))


def _kinds(state: Midway, ships: list[int]) -> list[int]:
    """The first ship of each kind, in the order of the last ones."""
    first: dict[tuple[int | str, ...], int] = {}
    for ship in reversed(ships):
        first[alike(state, ship)] = ship
    return list(first.values())[::-1]


def _sail(state: Midway, here: int, there: int, ships: list[int]) -> None:
    """plan: from, to, whether it was located, whether anybody follows, whether a capital ship went."""
    side = state.side
    located = state.is_located(side, here)
    capital = any(state.oob.capital[ship] for ship in ships)
    for ship in ships:
        state.zone[ship] = there
        state.moved[ship] = True
    if not state.has_ships(side, here):
        state.located[side] &= ~(1 << here)
    tell_move(state, ships, here, there, located)
    state.plan = [here, there, int(located), 0, int(capital)]
    state.do("cap-follows", "enemy-follows", "arrive")


# --- own CAP --------------------------------------------------------------------------------------------------------


def cap_at(state: Midway, side: int, zone: int) -> list[int]:
    return [unit for unit in state.flying_over(side, zone) if state.job[unit] == CAP and state.fuel[unit]]


def cap_follows(state: Midway) -> None:
    """Without a capital ship or base left behind, CAP goes along; with one, each unit chooses (BM-R58)."""
    here, there, _, _, capital = state.plan
    units = cap_at(state, state.side, here) if capital else []
    if state.oob.fog and any(state.job[unit] == CAP and state.fuel[unit] for unit in state.aloft(state.side)):
        # Asked wherever there is any CAP: else it would tell below which the ships were (BM-R95).
        state.do("cap-follow")
    elif not units:
        return
    elif state.has_haven(state.side, here):
        state.do("cap-follow")
    else:
        _go_along(state, units, there, "BM-3.1.2")
        for unit in units:
            state.mark[unit] |= ORDERED


def _go_along(state: Midway, units: list[int], there: int, clause: str) -> None:
    """Units move with a task force, and tell where it goes; a formation that is torn apart becomes two."""
    for number in sorted({state.group[unit] for unit in units}):
        going = [unit for unit in units if state.group[unit] == number]
        if number and len(going) < len(state.members(number)):
            new = state.new_group()
            for unit in going:
                state.group[unit] = new
    for unit in units:
        state.at[unit] = there
    if units:
        turn_over(state)
        state.tell("followed", clause, units=state.count_words(units), zone=state.zone_name(there))


def cap_word(state: Midway, unit: int) -> str:
    return f"{state.air_word(unit)}:{state.fuel[unit]}"


class CapFollow(SideAsk):
    """How much of the CAP goes with the capital ship that leaves (BM-3.1.2, BM-R58)."""

    kind = "cap-follow"
    clause = "BM-R58"
    verbs = ("follow",)

    def legal(self, state: Midway) -> list[Action]:
        here, _, _, _, capital = state.plan
        counts: dict[str, int] = {}
        for unit in cap_at(state, state.side, here) if capital else ():
            word = cap_word(state, unit)
            counts[word] = counts.get(word, 0) + 1
        most = sum(counts.values())
        return choices("follow", (), tuple(counts.items()), 0 if state.has_haven(state.side, here) else most, most)

    def skips(self, state: Midway) -> bool:
        return not state.oob.fog

    def answer(self, state: Midway, action: Action) -> None:
        here, there, *_ = state.plan
        units = cap_at(state, state.side, here)
        going = []
        for word in action.args:
            count, name = split_count(word)
            going += [unit for unit in units if cap_word(state, unit) == name][:count]
        _go_along(state, going, there, self.clause)
        for unit in going:
            state.mark[unit] |= ORDERED

    def params(self, state: Midway) -> Params:
        here, there, *_ = state.plan
        return {"seat": SEATS[state.side], "start": state.zone_name(here), "zone": state.zone_name(there)}

    def why(self, state: Midway, action: Action) -> Refusal:
        return refusal("no-cap-here", self.clause, action=str(action))


# --- the enemy over it ----------------------------------------------------------------------------------------------


def watchers(state: Midway, zone: int) -> tuple[list[int], list[int]]:
    """Enemy shadowers, and enemy combat aircraft with fuel, over a located force (BM-R50)."""
    enemy = state.flying_over(1 - state.side, zone)
    shadowers = [unit for unit in enemy if state.job[unit] == SHADOWING and state.fuel[unit]]
    return shadowers, [unit for unit in enemy if state.job[unit] == STRIKE and state.fuel[unit]]


def enemy_follows(state: Midway) -> None:
    """All of them, unless the force has split or the option leaves combat aircraft free (BM-3.1.2, BM-R50)."""
    here, there, located, _, _ = state.plan
    if not located:
        return
    shadowers, aircraft = watchers(state, here)
    if state.has_ships(state.side, here):
        if shadowers or aircraft:
            state.do("enemy-follow")
        return
    going = shadowers + (aircraft if state.oob.must_follow else [])
    if going:
        _go_along(state, going, there, "BM-3.1.2")
        state.plan[3] = 1
    if aircraft and not state.oob.must_follow:
        state.do("enemy-follow")


class EnemyFollow(SideAsk):
    """Whom the enemy's aircraft follow when a located force parts (BM-3.1.2, BM-R50)."""

    kind = "enemy-follow"
    clause = "BM-R50"
    verbs = ("follow", "done")

    def seat(self, state: Midway) -> str:
        return SEATS[1 - state.side]

    def _groups(self, state: Midway) -> dict[tuple[str, ...], list[int]]:
        shadowers, aircraft = watchers(state, state.plan[0])
        groups: dict[tuple[str, ...], list[int]] = {}
        for unit in shadowers:
            name = state.oob.patrol_names.get(unit) or state.air_word(unit)
            groups[(name,)] = [unit]
        for unit in aircraft:
            groups.setdefault((state.group_word(state.group[unit]), state.air_word(unit)), []).append(unit)
        return groups

    def legal(self, state: Midway) -> list[Action]:
        groups = self._groups(state)
        actions = [Action("follow", words) for words in groups]
        return [*actions, FOLLOW_ALL, DONE] if len(groups) > 1 else [*actions, DONE]

    def answer(self, state: Midway, action: Action) -> None:
        if action == DONE:
            return
        groups = self._groups(state)
        units = [unit for group in groups.values() for unit in group] if action == FOLLOW_ALL else groups[action.args]
        _go_along(state, units, state.plan[1], self.clause)
        state.plan[3] = 1
        if self._groups(state):
            state.do(self.kind)

    def params(self, state: Midway) -> Params:
        seat = self.seat(state)
        here, there, *_ = shown_plan(state, seat)
        return {"seat": seat, "start": state.zone_name(here), "zone": state.zone_name(there) if there else "?"}

    def why(self, state: Midway, action: Action) -> Refusal:
        return refusal("nobody-follows", self.clause, action=str(action))


def arrive(state: Midway) -> None:
    """Hidden again, unless followed, or joining a force that is located (BM-3.1.2, BM-R49)."""
    _, there, _, followed, _ = state.plan
    state.plan = []
    if followed:
        state.located[state.side] |= 1 << there
    meet(state, there)
