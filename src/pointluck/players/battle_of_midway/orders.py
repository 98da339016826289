"""3rd phase: what a token is spent on."""

from __future__ import annotations

from pointluck.engine import Action
from pointluck.games.battle_of_midway.asking import split_count
from pointluck.games.battle_of_midway.movement import movable
from pointluck.games.battle_of_midway.order_of_battle import IJN, USN
from pointluck.games.battle_of_midway.pieces import CAP, PATROL, SHADOWING, STRIKE, TIRED, Midway

from .reading import Reading


class OrdersPhase(Reading):
    """3rd phase: what a token is spent on."""

    def _order(self, state: Midway, legal: list[Action]) -> Action:
        best, choice = 0.0, legal[-1]
        for action in legal:
            value = self._urgency(state, action)
            if value > best:
                best, choice = value, action
        return choice

    def ranked_orders(self, state: Midway, legal: list[Action]) -> list[Action]:
        """Every order that is worth a token at all, the most urgent first."""
        worth = [(self._urgency(state, action), action) for action in legal]
        return [action for value, action in sorted(worth, key=lambda one: -one[0]) if value > 0]

    def _urgency(self, state: Midway, action: Action) -> float:
        if action.kind == "fly":
            return self._worth_flying(state, int(action.args[0][1:]))
        if action.kind == "launch":
            return self._worth_launching(state, state.oob.ship_index[action.args[0]])
        if action.kind == "cap":
            base = state.oob.ship_index.get(action.args[0])
            return 0.0 if base is None else self._worth_cap(state, base)
        if action.kind == "move":
            return self._worth_moving(state, state.oob.chart.number[action.args[0]])
        return 0.0

    def _worth_flying(self, state: Midway, group: int) -> float:
        units = state.members(group)
        if state.job[units[0]] == CAP or all(state.oob.is_fighter[unit] for unit in units):
            return 0.0
        here = state.at[units[0]]
        if self._prize(state, here) >= self.habits.loiter:
            return 0.0
        quarry = self._quarry(state, here, self._range(state, units), self._only_torpedoes(state, units))
        if not quarry:
            return 0.0
        near = state.oob.chart.distance[here][quarry] <= min(state.oob.air_move[unit] for unit in units)
        habits = self.habits
        return (habits.fly_near if near else habits.fly_far) + habits.fly_prize * self._prize(state, quarry)

    def _only_torpedoes(self, state: Midway, units: list[int]) -> bool:
        return {state.load[unit] for unit in units} <= {0, 2}

    def _worth_launching(self, state: Midway, base: int) -> float:
        habits, afloat = self.habits, base < state.oob.carriers
        zone = state.zone[base]
        ready = state.on_deck(base) if afloat else state.below(base)
        bombers = [unit for unit in ready if state.load[unit] and not state.mark[unit] & TIRED]
        if len(bombers) < (habits.launch_least if afloat else habits.field_least):
            return 0.0
        reach = habits.launch_reach if afloat else habits.field_reach
        quarry = self._quarry(state, zone, reach, self._only_torpedoes(state, bombers))
        if not quarry:
            return 0.0
        far = state.oob.chart.distance[zone][quarry]
        value = habits.launch_near if far <= 2 else habits.launch_far
        return value + habits.each_bomber * len(bombers) + habits.launch_prize * self._prize(state, quarry)

    def _worth_cap(self, state: Midway, base: int) -> float:
        zone = state.zone[base]
        up = self._cap_over(state, zone)
        if up >= self.habits.cap_most or not self._threatened(state, zone):
            return 0.0
        close = any(
            state.oob.chart.distance[zone][state.at[unit]] <= 2
            for unit in state.aloft(1 - self.side)
            if state.job[unit] < PATROL and state.fuel[unit] and not state.oob.is_fighter[unit]
        )
        return (self.habits.cap_close if close else self.habits.cap) - self.habits.cap_each * up

    def _worth_moving(self, state: Midway, zone: int) -> float:
        """Screens stay with their carriers; the way for transports is worth a token before most others."""
        ships = movable(state, zone)
        carriers = [ship for ship in state.ships_at(self.side, zone) if ship < state.oob.carriers]
        if carriers and not set(carriers) <= set(ships):
            return 0.0
        goal = self._course(state, zone)
        if not goal:
            return 0.0
        habits = self.habits
        if carriers:
            if habits.escape and state.is_located(self.side, zone) and not self._is_shadowed(state, zone):
                return habits.move_carrier + habits.escape
            return habits.move_carrier
        if self._invading(state):
            return habits.move_lead if self._leads(state, zone) else habits.move_other
        return habits.move_hunt

    def _is_shadowed(self, state: Midway, zone: int) -> bool:
        """Whether anybody over it would come along (BM-R50)."""
        job, fuel = state.job, state.fuel
        return any(job[unit] in (SHADOWING, STRIKE) and fuel[unit] for unit in state.flying_over(1 - self.side, zone))

    def _invading(self, state: Midway) -> bool:
        return self.side == IJN and any(state.zone[group] > 0 for group in state.oob.transports)

    def _leads(self, state: Midway, zone: int) -> bool:
        """Whether no other force without carriers is nearer to where the transports want to go."""
        forces = [
            other
            for other in state.task_forces(IJN)
            if not any(ship < state.oob.carriers for ship in state.ships_at(IJN, other))
        ]
        return bool(forces) and min(forces, key=lambda other: self._escort_distance(state, other)) == zone

    def _course(self, state: Midway, zone: int) -> int:
        """The adjacent zone that serves best: towards the enemy, out of squalls; 0: stay."""
        ships = movable(state, zone)
        carriers = [ship for ship in ships if ship < state.oob.carriers]
        best, choice = self._comfort(state, zone, zone, carriers), 0
        for other in state.oob.chart.next[zone]:
            if not state.fits(ships, self.side, other) or (carriers and state.has_sea_units(1 - self.side, other)):
                continue
            value = self._comfort(state, zone, other, carriers)
            if value > best + 0.1:
                best, choice = value, other
        return choice

    def _comfort(self, state: Midway, start: int, zone: int, carriers: list[int]) -> float:
        far = state.oob.chart.distance[zone]
        enemies = [far[state.zone[carrier]] for carrier in self._enemy_carriers(state)]
        habits = self.habits
        value = 0.0
        if carriers:
            value -= abs(min(enemies, default=habits.stand_off) - habits.stand_off)
            if self.side == IJN and far[state.oob.midway] < 3:
                value -= 3 - far[state.oob.midway]
            if state.squall(zone):
                value += habits.squall
            if state.is_located(self.side, start) and zone != start:
                value += habits.shake_off
                if habits.shadowed and self._is_shadowed(state, start):
                    value -= habits.shadowed
            if habits.theatre and self.side == USN:
                value -= habits.theatre * max(0.0, self._from_theatre(state, zone) - habits.theatre_near)
        elif self.side == IJN:
            # Without this hunt nothing would end a battle in which both air arms are spent.
            value -= self._escort_distance(state, zone) if self._invading(state) else min(enemies, default=0)
        return value

    def _from_theatre(self, state: Midway, zone: int) -> int:
        """How far it is to the transports that are coming, or to Midway before they do."""
        far = state.oob.chart.distance[zone]
        coming = [far[state.zone[group]] for group in state.oob.transports if state.zone[group] > 0]
        return min(coming, default=far[state.oob.midway])

    def _escort_distance(self, state: Midway, zone: int) -> float:
        """How far it is to a zone next to the transports on their way, ahead of them."""
        far = state.oob.chart.distance[zone]
        groups = [state.zone[group] for group in state.oob.transports if state.zone[group] > 0]
        midway = state.oob.to_midway
        lead = max(groups, key=lambda where: midway[where])
        ahead = [other for other in state.oob.chart.next[lead] if midway[other] < midway[lead]]
        return min(far[other] for other in ahead) if ahead else 0.0

    def _send(self, state: Midway, legal: list[Action]) -> Action:
        """On a strike all the bombers there are, and escorts with what room is left; CAP of two, or three of a base."""
        if state.plan[0] != CAP:
            return max(legal, key=_bombers_then_all)
        most = 3 if state.plan[1] == state.oob.airfield else 2
        fitting = [action for action in legal if sum(split_count(word)[0] for word in action.args) <= most]
        return fitting[0] if fitting else legal[0]

    def _fly_to(self, state: Midway, legal: list[Action]) -> Action:
        _, base, *units = state.plan
        here = state.zone[base] if base >= 0 else state.at[units[0]]
        quarry = self._quarry(state, here, 8, self._only_torpedoes(state, units))
        far = state.oob.chart.distance[quarry or here]

        def value(action: Action) -> tuple[int, int]:
            if action.kind != "to":
                return 99, 0
            zone = state.oob.chart.number[action.args[0]]
            danger = sum(1 for unit in state.flying_over(1 - self.side, zone) if state.job[unit] == CAP)
            return far[zone], danger if zone != quarry else 0

        return min(legal, key=value)

    def _cap_to(self, state: Midway, legal: list[Action]) -> Action:
        base = state.plan[1]
        zone = state.zone_name(state.zone[base]) if base >= 0 else ""
        return next((action for action in legal if action.args[0] == zone), legal[0])

    def _move_to(self, state: Midway, legal: list[Action]) -> Action:
        goal = state.zone_name(self._course(state, state.plan[0])) if self._course(state, state.plan[0]) else ""
        moves = [action for action in legal if action.kind == "to"]
        return next((action for action in moves if action.args[0] == goal), (moves or legal)[0])


def _bombers_then_all(action: Action) -> tuple[int, int]:
    counts = [split_count(word) for word in action.args]
    return sum(count for count, kind in counts if "-" in kind), sum(count for count, _ in counts)
