"""A staff that weighs its strikes: it asks what each would gain, and spends a token where it gains most."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from pointluck.engine import Action
from pointluck.games.battle_of_midway.asking import split_count
from pointluck.games.battle_of_midway.command import choices_of
from pointluck.games.battle_of_midway.order_of_battle import IJN, SEATS
from pointluck.games.battle_of_midway.pieces import CAP, LAUNCH, MANEUVER, RECOVER, STRIKE, SUNK, TIRED, Midway

from .appraisal import Defence, Worth, defence, gain, target
from .doctrine import Staff
from .habits import Habits, Seasoning
from .hunting import hunt


class SeasonedStaff(Staff):
    """The doctrine with strikes that are weighed before they fly."""

    def __init__(self, side: int, habits: Habits, seasoning: Seasoning) -> None:
        super().__init__(side, habits)
        self.seasoning = seasoning
        self.worths = Worth(
            seasoning.carrier, seasoning.battleship, seasoning.cruiser, seasoning.transports, seasoning.airfield
        )

    # --- what a strike gains ------------------------------------------------------------------------------------

    def _attackable(self, state: Midway) -> list[int]:
        """Every zone that may hold something to attack."""
        zones = set(state.task_forces(1 - self.side))
        if self.side == IJN:
            zones.add(state.oob.midway)
        else:
            zones.update(state.zone[group] for group in state.oob.transports if state.zone[group] > 0)
        return sorted(zones)

    def _defence(self, state: Midway, zone: int) -> Defence | None:
        return defence(state, self.side, zone, self.worths)

    def _company(self, state: Midway, zone: int, units: list[int]) -> float:
        """Other loaded bombers over a zone, and in part those that could still get there this turn."""
        far = state.oob.chart.distance[zone]
        number = 0.0
        for unit in state.aloft(self.side):
            if state.load[unit] and state.fuel[unit] and state.job[unit] == STRIKE and unit not in units:
                away = far[state.at[unit]]
                number += 1.0 if not away else self.seasoning.company if away <= state.oob.air_move[unit] else 0.0
        return number

    def _best_strike(self, state: Midway, start: int, units: list[int], reach: float) -> tuple[float, int]:
        """The most these units can gain, and where; what they cannot reach in one flight counts less."""
        bombers = [unit for unit in units if state.load[unit]]
        if not bombers:
            return 0.0, 0
        escorts = len(units) - len(bombers)
        move = min(state.oob.air_move[unit] for unit in units)
        far = state.oob.chart.distance[start]
        best, choice = 0.0, 0
        for zone in self._attackable(state):
            waiting = self._defence(state, zone) if far[zone] <= reach else None
            if waiting is None:
                continue
            value = gain(state, waiting, bombers, escorts, self._company(state, zone, units))
            if far[zone] > move:
                value *= self.seasoning.far if far[zone] <= 2 * move else self.seasoning.far**2
            if value > best:
                best, choice = value, zone
        return best, choice

    def _deck_load(self, state: Midway, carrier: int) -> list[int]:
        """What the carrier could send off this turn."""
        places = state.service(carrier)
        deck = [unit for unit in state.on_deck(carrier) if not state.mark[unit] & TIRED]
        below = [unit for unit in state.below(carrier) if not state.mark[unit] & TIRED]
        fighters = [unit for unit in [*deck, *below] if state.oob.is_fighter[unit]]
        bombers = [unit for unit in [*deck, *below] if state.load[unit]]
        escorts = fighters[: self._escort(state, carrier)]
        return [*bombers[: max(0, places - len(escorts))], *escorts]

    def _escort(self, state: Midway, carrier: int) -> int:
        """Fighters for a strike: as is the habit, but none on a way that takes two flights where they run dry first."""
        fighters = [unit for unit in state.oob.air[self.side] if state.oob.is_fighter[unit]]
        bombers = [unit for unit in state.below(carrier) + state.on_deck(carrier) if not state.oob.is_fighter[unit]]
        legs = min((state.oob.full[unit] for unit in bombers), default=0)
        if fighters and state.oob.full[fighters[0]] < legs:
            far, move = state.oob.chart.distance[state.zone[carrier]], state.oob.air_move[fighters[0]]
            if not any(far[zone] <= move and self._defence(state, zone) for zone in self._attackable(state)):
                return int(self.seasoning.far_escort)
        return int(self.habits.escort)

    # --- 1st phase ----------------------------------------------------------------------------------------------

    def carrier_orders(self, state: Midway) -> dict[int, int]:
        """Launch for the decks that gain most, no more of them than there will be tokens for; the others evade."""
        carriers = [carrier for carrier in state.oob.decks[self.side] if state.zone[carrier] > 0]
        least = self._least(state)
        gains = {}
        orders = {}
        for carrier in carriers:
            allowed = choices_of(state, carrier)
            orders[carrier] = allowed[0] if len(allowed) == 1 else self._without_target(state, carrier)
            if len(allowed) > 1 and not state.squall(state.zone[carrier]) and state.service(carrier):
                load = self._deck_load(state, carrier)
                gains[carrier] = self._best_strike(state, state.zone[carrier], load, self.habits.status_reach)[0]
        tokens = state.cup[self.side] + state.reserve[self.side]
        most = max(1, round(self.seasoning.decks * tokens))
        for carrier in sorted(gains, key=lambda one: -gains[one])[:most]:
            if gains[carrier] >= least:
                orders[carrier] = LAUNCH
        return orders

    def _without_target(self, state: Midway, carrier: int) -> int:
        """Recover CAP that is about to run dry, launch CAP where it is the habit, or evade."""
        zone = state.zone[carrier]
        if state.squall(zone) or state.service(carrier) == 0:
            return MANEUVER
        tired = [unit for unit in state.flying_over(self.side, zone) if 0 < state.fuel[unit] <= 1]
        if any(state.home[unit] == carrier for unit in tired):
            return RECOVER
        fighters = [unit for unit in state.below(carrier) if state.oob.is_fighter[unit]]
        guarded = self._cap_over(state, zone, 1) >= self.habits.cap_most
        if self.seasoning.cap_reach and fighters and not guarded and self._bombers_near(state, zone):
            return LAUNCH
        return MANEUVER

    def _bombers_near(self, state: Midway, zone: int) -> bool:
        """Whether loaded enemy bombers could be over a force that is located this turn."""
        if not state.is_located(self.side, zone):
            return False
        far = state.oob.chart.distance[zone]
        return any(
            far[state.at[unit]] <= self.seasoning.cap_reach
            for unit in state.aloft(1 - self.side)
            if state.load[unit] and state.fuel[unit] and state.job[unit] == STRIKE
        )

    def _least(self, state: Midway) -> float:
        """What a strike must gain. Who would lose if it ended now, and has nothing else to hope for, dares more."""
        behind = state.vp[self.side] < state.vp[1 - self.side] + (state.oob.tie != self.side)
        hoping = any(state.zone[group] != SUNK for group in state.oob.transports)
        return self.seasoning.least_behind if behind and not hoping else self.seasoning.least

    def _spot(self, state: Midway, legal: list[Action]) -> Action:
        """The deck load that was weighed, or fighters for CAP."""
        carrier = state.queue[0]
        if state.status[carrier] != LAUNCH:
            return legal[-1]
        load = self._deck_load(state, carrier)
        value, _ = self._best_strike(state, state.zone[carrier], load, self.habits.status_reach)
        strike = value >= self._least(state)
        escort = self._escort(state, carrier) if strike else int(self.seasoning.cap_size)
        up = sum(state.oob.is_fighter[unit] for unit in state.on_deck(carrier))

        def order(action: Action) -> float:
            worth = 0.0
            for word in action.args[1:]:
                count, kind = split_count(word)
                if "-" not in kind:
                    worth += 2.5 * min(count, max(0, escort - up)) - 0.1 * count
                elif kind.endswith("-e"):
                    worth -= 1
                else:
                    worth += count * (2.0 if strike else -0.5)
            return worth

        return max((action for action in legal if action.kind == "spot"), key=order)

    def _quarry(self, state: Midway, start: int, reach: float, torpedoes: bool) -> int:
        """For a group about to fly: where it gains most."""
        if state.stack[-1] == "fly-to":
            return self._best_strike(state, start, state.plan[2:], reach)[1]
        return super()._quarry(state, start, reach, torpedoes)

    # --- 3rd phase ----------------------------------------------------------------------------------------------

    def _worth_flying(self, state: Midway, group: int) -> float:
        units = state.members(group)
        if state.job[units[0]] == CAP or not any(state.load[unit] for unit in units):
            return 0.0
        here = state.at[units[0]]
        value, zone = self._best_strike(state, here, units, self._range(state, units))
        return self.seasoning.scale * value + self.seasoning.fly if zone and zone != here else 0.0

    def _worth_launching(self, state: Midway, base: int) -> float:
        afloat = base < state.oob.carriers
        ready = state.on_deck(base) if afloat else state.below(base)
        units = [unit for unit in ready if not state.mark[unit] & TIRED]
        bombers = [unit for unit in units if state.load[unit]]
        if not afloat:
            bombers = bombers[: 3 if state.hp(base) > 0 else 1]
            units = bombers
        reach = self.habits.launch_reach if afloat else self.habits.field_reach
        value, _ = self._best_strike(state, state.zone[base], units, reach) if bombers else (0.0, 0)
        return self.seasoning.scale * value if value >= self._least(state) else 0.0

    def _send(self, state: Midway, legal: list[Action]) -> Action:
        """Escorts fly with bombers only where they can come along."""
        base = state.plan[1]
        if state.plan[0] == CAP:
            size = self.seasoning.cap_size
            return min(legal, key=lambda action: abs(sum(split_count(word)[0] for word in action.args) - size))
        if base >= state.oob.carriers:
            return super()._send(state, legal)
        escort = self._escort(state, base)

        def order(action: Action) -> tuple[int, int]:
            counts = [split_count(word) for word in action.args]
            fighters = sum(count for count, kind in counts if "-" not in kind)
            return sum(count for count, kind in counts if "-" in kind), -abs(fighters - escort)

        return max(legal, key=order)

    def _hunt(self, state: Midway, zone: int) -> tuple[int, int]:
        seasoning = self.seasoning
        return hunt(state, self.side, zone, seasoning.hunt, seasoning.hunt_odds) if seasoning.hunt else (0, 0)

    def _worth_moving(self, state: Midway, zone: int) -> float:
        _, away = self._hunt(state, zone)
        if away:
            return self.seasoning.hunt_near if away == 1 else self.seasoning.hunt_far
        return super()._worth_moving(state, zone)

    def _move_to(self, state: Midway, legal: list[Action]) -> Action:
        """Gun ships on a hunt leave their carriers behind, one after the other."""
        zone, away = self._hunt(state, state.plan[0])
        if away:
            for action in legal:
                if action.kind == "leave" and state.oob.ship_index[action.args[0]] < state.oob.carriers:
                    return action
            goal = Action("to", (state.zone_name(zone),))
            if goal in legal:
                return goal
        return super()._move_to(state, legal)

    # --- 4th phase ----------------------------------------------------------------------------------------------

    def _worth_of_a_hit(self, state: Midway, ship: int, pending: int) -> float:
        found = target(state, ship, self.worths)
        return found.worth / (found.left - pending) if found and found.left > pending else 0.0

    # --- 5th phase ----------------------------------------------------------------------------------------------

    def _clear(self, state: Midway, legal: list[Action]) -> Action:
        """Decks are cleared for whoever is overhead without fuel and lands next turn."""
        for action in legal:
            if action.kind == "clear" and self._overhead(state, state.oob.ship_index[action.args[0]]):
                return next(
                    (other for other in legal if other.args[:1] == action.args[:1] and other.args[1] == "all"), action
                )
        return legal[-1]

    def _overhead(self, state: Midway, carrier: int) -> bool:
        units = state.flying_over(self.side, state.zone[carrier])
        return any(state.home[unit] == carrier and not state.fuel[unit] for unit in units)


@cache
def seasoned(side: int, rank: str = "captain") -> SeasonedStaff:
    """The staff that was tuned for a side, and for a rank. It keeps nothing from one question to the next."""
    table = tomllib.loads((files(__package__) / "seasoned.toml").read_text(encoding="utf-8"))[SEATS[side]]
    habits: dict[str, Any] = table["habits"]
    if "entries" in habits:
        habits["entries"] = tuple(habits["entries"])
    return SeasonedStaff(side, Habits(**habits), Seasoning(**table["seasoning"] | table.get(rank, {})))
