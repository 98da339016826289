"""4th phase: intercepts and choices on the battle board."""

from __future__ import annotations

from pointluck.engine import Action
from pointluck.games.battle_of_midway.combat import exposed, usual_mode
from pointluck.games.battle_of_midway.order_of_battle import AREA_NAMES, CENTRE
from pointluck.games.battle_of_midway.pieces import Midway, the_battle

from .reading import Reading


class CombatPhase(Reading):
    """4th phase: intercepts and choices on the battle board."""

    def _intercept(self, state: Midway, legal: list[Action]) -> Action:
        """To where bombers are over own ships or base, or in the open, if there are none at home."""
        for action in legal:
            if action.kind != "intercept":
                continue
            here = state.at[state.members(int(action.args[0][1:]))[0]]
            there = state.oob.chart.number[action.args[1]]
            if self._bombers_over(state, there) > 0 and not self._bombers_over(state, here):
                return action
        return legal[-1]

    def _bombers_over(self, state: Midway, zone: int) -> int:
        units = state.combat_aircraft(1 - self.side, zone)
        return sum(1 for unit in units if not state.oob.is_fighter[unit])

    def _reveal(self, state: Midway, legal: list[Action]) -> Action:
        """Guns open on Midway when no enemy aircraft are overhead; nobody shows himself to bombers."""
        for action in legal:
            if action.kind == "reveal":
                zone = state.oob.chart.number[action.args[0]]
                if not state.combat_aircraft(1 - self.side, zone):
                    return action
        return legal[-1]

    def _escorts(self, state: Midway, legal: list[Action]) -> Action:
        """As evenly as can be."""
        return min(legal, key=lambda action: max(map(int, action.args)))

    def _go_in(self, state: Midway, legal: list[Action]) -> Action:
        battle = the_battle(state)

        def danger(action: Action) -> int:
            area = AREA_NAMES.index(action.args[0]) if action.args else CENTRE
            return battle.ship_area.count(area) + battle.flier_area.count(area)

        return min(legal, key=danger)

    def _shift(self, state: Midway, legal: list[Action]) -> Action:
        """CAP goes where attackers are and nobody meets them."""
        battle = the_battle(state)
        for action in legal:
            if action.kind == "shift":
                start, end = (AREA_NAMES.index(word) for word in action.args)
                if battle.teams_in(self.side, end) and not battle.teams_in(self.side, start):
                    return action
        return legal[-1]

    def _mode(self, state: Midway, legal: list[Action]) -> Action:
        return usual_mode(state, legal)

    def _lose(self, state: Midway, legal: list[Action]) -> Action:
        """Fighters go first, but where each of them has two bombers or more to cover, a bomber does."""
        units = exposed(state, the_battle(state))
        fighters = sum(state.oob.is_fighter[unit] for unit in units)
        return min(legal, key=_price if 3 * fighters > len(units) else _price_without_cover)

    def _deck_loss(self, state: Midway, legal: list[Action]) -> Action:
        return min(legal, key=_price)

    def _target(self, state: Midway, legal: list[Action]) -> Action:
        """Carriers first, those nearly sunk before whole ones; of Midway the airfield."""
        battle = the_battle(state)

        def value(action: Action) -> float:
            ship = state.oob.ship_index[action.args[0]]
            worth = self.habits.airfield if ship == state.oob.airfield else self._worth(state, ship)
            aimed = battle.aim.count(ship)
            return worth * (1 + 0.15 * state.damage[ship]) / (1 + max(0.0, 0.5 * aimed - 0.4 * state.hp(ship)))

        return max(legal, key=value)

    def _gun(self, state: Midway, legal: list[Action]) -> Action:
        """At what is worth most for each hit it still takes; a ship that is sinking already needs no more (BM-R93)."""
        battle = the_battle(state)

        def value(action: Action) -> tuple[bool, float, bool]:
            ship = state.oob.ship_index[action.args[0]]
            pending = battle.pending(ship)
            return state.hp(ship) > pending, self._worth_of_a_hit(state, ship, pending), action.kind == "fire"

        return max(legal, key=value)

    def _worth_of_a_hit(self, state: Midway, ship: int, pending: int) -> float:
        """What the next hit on a ship is worth after so many."""
        return self.worth.get(state.oob.ship_type[ship], 1) / max(1, state.hp(ship) - pending)


def _price(action: Action) -> int:
    """What a unit is worth to its owner: empty bombers least, then fighters, then loaded bombers."""
    kind = action.args[0].rpartition("/")[2].partition("@")[0]
    return 0 if kind.endswith("-e") else 1 if "-" not in kind else 2


def _price_without_cover(action: Action) -> int:
    """The same where hardly a fighter is left: then they are worth most."""
    return 3 if _price(action) == 1 else _price(action)
