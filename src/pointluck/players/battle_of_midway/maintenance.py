"""5th phase: loads, clear decks and the way home."""

from __future__ import annotations

from pointluck.engine import Action
from pointluck.games.battle_of_midway.order_of_battle import IJN
from pointluck.games.battle_of_midway.pieces import CAP, STRIKE, Midway

from .reading import Reading


class MaintenancePhase(Reading):
    """5th phase: loads, clear decks and the way home."""

    def _rearm(self, state: Midway, legal: list[Action]) -> Action:
        """Torpedoes for ships; bombs while the airfield stands and no carrier is in sight. Nothing is unloaded."""
        arms = [action for action in legal if action.kind == "arm"]
        if not arms:
            return legal[-1]
        land = self.side == IJN and state.hp(state.oob.airfield) > 0 and not self._located_carriers(state)
        same = [action for action in arms if action.args[0] == arms[0].args[0]]
        return same[-1] if land else same[0]

    def _clear(self, state: Midway, legal: list[Action]) -> Action:
        """Decks are cleared for whoever comes home next turn."""
        for action in legal:
            if action.kind == "clear" and (action.args[1] == "all" or len(legal) == 2):
                if self._coming_home(state, state.oob.ship_index[action.args[0]]):
                    return action
        return legal[-1]

    def _coming_home(self, state: Midway, carrier: int) -> bool:
        zone = state.zone[carrier]
        far = state.oob.chart.distance[zone] if zone > 0 else [99] * (state.oob.zones + 1)
        return any(
            state.home[unit] == carrier and not state.fuel[unit] and far[state.at[unit]] <= 2
            for unit in state.aloft(self.side)
        )

    def _return(self, state: Midway, legal: list[Action]) -> Action:
        """By the zone where the fewest enemy fighters wait."""

        def danger(action: Action) -> int:
            zone = state.oob.chart.number[action.args[0]]
            near = [zone, *state.oob.chart.next[zone]]
            units = state.aloft(1 - self.side)
            return sum(1 for unit in units if state.job[unit] in (CAP, STRIKE) and state.at[unit] in near)

        return min(legal, key=danger)
