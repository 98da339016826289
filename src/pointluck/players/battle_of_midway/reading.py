"""What an admiral reads off the map: what could be hit, from where, and who threatens whom."""

from __future__ import annotations

from pointluck.games.battle_of_midway.combat_zones import surface_units
from pointluck.games.battle_of_midway.order_of_battle import BATTLESHIP, CARRIER, CRUISER, IJN, LAND, TRANSPORTS
from pointluck.games.battle_of_midway.pieces import CAP, PATROL, TIRED, Midway

from .habits import DOCTRINE, Habits


class Reading:
    """The map as one side reads it."""

    def __init__(self, side: int, habits: Habits | None = None) -> None:
        self.side = side
        self.habits = habits = habits or DOCTRINE[side]
        self.worth: dict[int, float] = {
            CARRIER: habits.carrier,
            BATTLESHIP: habits.battleship,
            CRUISER: habits.cruiser,
            TRANSPORTS: habits.transports,
        }
        """What a ship is worth as a target, by type."""

    def _worth(self, state: Midway, unit: int) -> float:
        """What a surface unit is worth as a target; a hit one more, since less is left to be done."""
        worth = self.worth.get(state.oob.ship_type[unit], 1)
        hits = state.damage[unit]
        if hits:
            if state.oob.ship_type[unit] == TRANSPORTS and state.hp(unit) < state.oob.invasion_min:
                return self.habits.spent_transports
            if self.habits.hurt_ship:
                worth *= 1 + self.habits.hurt_ship * hits
        return worth

    def _prize(self, state: Midway, zone: int) -> float:
        """What could be hit in a zone now: ships that are located, transports, Midway."""
        total = 0.0
        for unit in surface_units(state, 1 - self.side, zone):
            if unit == state.oob.airfield:
                total += self.habits.airfield + self.habits.airfield_hurt * state.damage[unit]
            else:
                total += self._worth(state, unit)
        return total

    def _targets(self, state: Midway) -> list[tuple[float, int]]:
        """Zones worth a strike, the best first, with their prize."""
        zones = set(state.task_forces(1 - self.side))
        if self.side == IJN:
            zones.add(state.oob.midway)
        else:
            zones.update(state.zone[group] for group in state.oob.transports if state.zone[group] > 0)
        found = [(self._prize(state, zone), zone) for zone in sorted(zones) if not state.squall(zone)]
        return sorted(((prize, zone) for prize, zone in found if prize >= 5), key=lambda one: (-one[0], one[1]))

    def _quarry(self, state: Midway, start: int, reach: float, torpedoes: bool) -> int:
        """The best target within so many zones; 0 if none."""
        far = state.oob.chart.distance[start]
        habits = self.habits
        best, choice = 0.0, 0
        for prize, zone in self._targets(state):
            if far[zone] > reach or (torpedoes and not self._afloat(state, zone)):
                continue
            value = prize / (1 + habits.distance_discount * far[zone])
            if habits.cap_fear:
                value /= 1 + habits.cap_fear * self._fighters_over(state, zone)
            if value > best:
                best, choice = value, zone
        return choice

    def _afloat(self, state: Midway, zone: int) -> bool:
        return any(state.oob.ship_type[unit] != LAND for unit in surface_units(state, 1 - self.side, zone))

    def _fighters_over(self, state: Midway, zone: int) -> int:
        """Enemy CAP in a zone."""
        units = state.flying_over(1 - self.side, zone)
        return sum(1 for unit in units if state.job[unit] == CAP and state.fuel[unit])

    def _enemy_carriers(self, state: Midway) -> list[int]:
        return [carrier for carrier in state.oob.decks[1 - self.side] if state.zone[carrier] > 0]

    def _range(self, state: Midway, units: list[int]) -> int:
        """Zones a group can still fly before it must turn for home."""
        legs = [min(state.fuel[unit] or 1, 3) for unit in units]
        return min(legs) * min(state.oob.air_move[unit] for unit in units)

    def _cap_over(self, state: Midway, zone: int, lasting: int = 1) -> int:
        return sum(
            1 for unit in state.flying_over(self.side, zone) if state.job[unit] == CAP and state.fuel[unit] >= lasting
        )

    def _bombers_ready(self, state: Midway, carrier: int) -> list[int]:
        aboard = [*state.below(carrier), *state.on_deck(carrier)]
        return [unit for unit in aboard if state.load[unit] and not state.mark[unit] & TIRED]

    def _near_enemy(self, state: Midway, zone: int, reach: float) -> bool:
        far = state.oob.chart.distance[zone]
        return any(far[state.zone[carrier]] <= reach for carrier in self._enemy_carriers(state))

    def _threatened(self, state: Midway, zone: int) -> bool:
        far = state.oob.chart.distance[zone]
        if self.side == IJN and far[state.oob.midway] <= 4:
            return True
        near = self._near_enemy(state, zone, 5)
        return near or any(far[state.at[unit]] <= 4 for unit in state.aloft(1 - self.side) if state.job[unit] < PATROL)

    def _located_carriers(self, state: Midway) -> bool:
        return any(state.is_located(1 - self.side, state.zone[carrier]) for carrier in self._enemy_carriers(state))
