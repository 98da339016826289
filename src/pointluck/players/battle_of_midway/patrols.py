"""2nd phase: where patrols fly, and whom they shadow."""

from __future__ import annotations

from pointluck.engine import Action
from pointluck.games.battle_of_midway.pieces import BELOW, PATROL, Midway

from .reading import Reading


class SearchPhase(Reading):
    """2nd phase: where patrols fly, and whom they shadow."""

    def _patrol(self, state: Midway, legal: list[Action]) -> Action:
        """Shadow who is found; search who is not: carriers first, each force by one patrol before any by two."""
        for action in legal:
            if action.kind == "shadow":
                return action
        enemy = 1 - self.side
        wanted = []
        for zone in state.task_forces(enemy):
            ships = state.ships_at(enemy, zone)
            prize = sum(self.worth.get(state.oob.ship_type[ship], 1) for ship in ships)
            watching = sum(1 for unit in state.flying_over(self.side, zone) if state.job[unit] >= PATROL)
            if state.is_located(enemy, zone):
                prize = prize // 3 if not watching else 0
            wanted.append((prize / (1 + 1.5 * watching), zone))
        best, choice = 0.5, legal[-1]
        for action in legal:
            if action.kind != "patrol":
                continue
            zone = state.oob.chart.number[action.args[1]]
            here = self._patrol_zone(state, action.args[0])
            if here and self._on_station(state, here):
                continue
            if "@" in action.args[0] and "-" in action.args[0].split("@")[0] and self._located_carriers(state):
                continue
            far = state.oob.chart.distance[zone]
            value = max((prize / (1 + 2 * far[there]) for prize, there in wanted), default=0.0)
            if here:
                near = state.oob.chart.distance[here]
                value -= max((prize / (1 + 2 * near[there]) for prize, there in wanted), default=0.0)
            if value > best:
                best, choice = value, action
        return choice

    def _patrol_zone(self, state: Midway, word: str) -> int:
        unit = state.oob.patrol_index.get(word)
        if unit is not None:
            return state.at[unit] if state.at[unit] < BELOW else 0
        return 0

    def _on_station(self, state: Midway, zone: int) -> bool:
        """Over a force that is still to be found, and alone there."""
        enemy = 1 - self.side
        if not state.has_ships(enemy, zone) or state.is_located(enemy, zone):
            return False
        return sum(1 for unit in state.flying_over(self.side, zone) if state.job[unit] >= PATROL) == 1
