"""1st phase: who comes onto the map, what the carriers do, what is brought up to their decks."""

from __future__ import annotations

from pointluck.engine import Action
from pointluck.games.battle_of_midway.asking import DONE, split_count
from pointluck.games.battle_of_midway.command import choices_of
from pointluck.games.battle_of_midway.order_of_battle import IJN, USN
from pointluck.games.battle_of_midway.pieces import LAUNCH, MANEUVER, RECOVER, STATUS_NAMES, Midway

from .reading import Reading


class CommandPhase(Reading):
    """1st phase: who comes onto the map, what the carriers do, what is brought up to their decks."""

    def _reinforce(self, state: Midway, legal: list[Action]) -> Action:
        """US carriers as soon as they can; Japanese groups to escort an invasion that is on."""
        if self.side == USN:
            for zone in self.habits.entries:
                for action in legal:
                    if action.kind == "bring" and action.args[1] == zone:
                        return action
            return legal[0]
        for action in legal:
            if action.args == ("transports",):
                return action
        if state.airfield_lost or state.turn >= self.habits.reinforce_turn:
            return legal[0]
        return legal[-1]

    def _status(self, state: Midway, legal: list[Action]) -> Action:
        orders = self.carrier_orders(state)
        words = [f"{state.oob.ship_ids[carrier]}={STATUS_NAMES[status]}" for carrier, status in orders.items()]
        action = Action("status", tuple(words))
        return action if action in legal else legal[0]

    def carrier_orders(self, state: Midway) -> dict[int, int]:
        """The status of every carrier on the map."""
        carriers = [carrier for carrier in state.oob.decks[self.side] if state.zone[carrier] > 0]
        return {carrier: self._order_for(state, carrier) for carrier in carriers}

    def _order_for(self, state: Midway, carrier: int) -> int:
        habits = self.habits
        allowed = choices_of(state, carrier)
        if len(allowed) == 1:
            return allowed[0]
        zone = state.zone[carrier]
        if state.squall(zone) or state.service(carrier) == 0:
            return MANEUVER
        if state.damage[carrier] >= habits.evade_hurt and not self._cap_over(state, zone):
            return MANEUVER
        bombers = self._bombers_ready(state, carrier)
        if len(bombers) >= habits.status_least and self._quarry(state, zone, habits.status_reach, False):
            return LAUNCH
        tired = [unit for unit in state.flying_over(self.side, zone) if 0 < state.fuel[unit] <= 1]
        if any(state.home[unit] == carrier for unit in tired):
            return RECOVER
        fighters = [unit for unit in state.below(carrier) if state.oob.is_fighter[unit]]
        if fighters and self._cap_over(state, zone, 2) < 2 and self._threatened(state, zone):
            return LAUNCH
        if self.side == USN and not self._near_enemy(state, zone, habits.ready_reach):
            return MANEUVER
        if (
            self.side == IJN
            and self._enemy_carriers(state)
            and not self._near_enemy(state, zone, habits.ready_reach + 1)
        ):
            return MANEUVER
        return LAUNCH if bombers or fighters else MANEUVER

    def _spot(self, state: Midway, legal: list[Action]) -> Action:
        """With a target in range two fighters and all the bombers there is room for; else fighters for CAP."""
        carrier = state.queue[0]
        if state.status[carrier] != LAUNCH:
            return legal[-1]
        zone = state.zone[carrier]
        quarry = self._quarry(state, zone, self.habits.status_reach, False)
        fighters_up = sum(state.oob.is_fighter[unit] for unit in state.on_deck(carrier))
        scouting = self.side == IJN and not self._targets(state)[:1]

        def value(action: Action) -> tuple[float, int]:
            worth = 0.0
            for word in action.args[1:]:
                count, kind = split_count(word)
                if "-" not in kind:
                    worth += min(count, max(0, self.habits.escort - fighters_up)) * 2.5 + count * 0.1
                elif kind.endswith("-e"):
                    worth += 0.2 if scouting else -1
                else:
                    worth += count * (2.0 if quarry else -0.5)
            return worth, -legal.index(action)

        return max((action for action in legal if action.kind == "spot"), key=value)

    def _land(self, state: Midway, legal: list[Action]) -> Action:
        """CAP in its last turn of fuel comes down while a deck is free."""
        for action in legal:
            if action.kind == "land" and action.args[1].endswith(":1"):
                return action
        return legal[-1]

    def _land_stray(self, state: Midway, legal: list[Action]) -> Action:
        """As many as can where they must; no deck gives up its launch for those who may wait (BM-R28, BM-R44)."""
        return legal[-1] if legal[-1] == DONE else legal[0]
