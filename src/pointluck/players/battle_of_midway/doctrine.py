"""The doctrine of both admirals in The Battle of Midway: find, keep CAP up, strike decks, recover, retire when hurt."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from pointluck.engine import Action, Game
from pointluck.games import game
from pointluck.games.battle_of_midway.asking import split_count
from pointluck.games.battle_of_midway.combat_zones import surface_units
from pointluck.games.battle_of_midway.command import choices_of
from pointluck.games.battle_of_midway.movement import movable
from pointluck.games.battle_of_midway.order_of_battle import (
    AREA_NAMES,
    BATTLESHIP,
    CARRIER,
    CENTRE,
    CRUISER,
    IJN,
    LAND,
    SEATS,
    TRANSPORTS,
    USN,
)
from pointluck.games.battle_of_midway.pieces import (
    BELOW,
    CAP,
    LAUNCH,
    MANEUVER,
    OFF_MAP,
    PATROL,
    RECOVER,
    STATUS_NAMES,
    STRIKE,
    TIRED,
    Midway,
    the_battle,
)

from ..base import Script, Situation

ENTRIES = ("23", "14", "32", "18", "27", "09", "05", "41")
"""Where US task forces come in: within a day's flight of the Japanese carriers, and near Midway."""
WORTH = {CARRIER: 30, BATTLESHIP: 12, CRUISER: 5, TRANSPORTS: 32, LAND: 1}
"""What a surface unit is worth as a target; the airfield counts more while it stands."""


class BattleOfMidwayDoctrine(Script):
    """A sensible scripted admiral. It looks at the view of its seat and at nothing else."""

    name = "doctrine"

    def __init__(self, seat: str, seed: int | str) -> None:
        self.side = SEATS.index(seat)
        self._game: Game = game("battle-of-midway")
        self._rng = Random(f"doctrine:{seat}:{seed}")
        self._ways: dict[str, Callable[[Midway, list[Action]], Action]] = {
            "reinforce": self._reinforce,
            "status": self._status,
            "spot": self._spot,
            "land": self._land,
            "patrol": self._patrol,
            "order": self._order,
            "send": self._send,
            "fly-to": self._fly_to,
            "cap-to": self._cap_to,
            "move-to": self._move_to,
            "intercept": self._intercept,
            "escorts": self._escorts,
            "go-in": self._go_in,
            "shift": self._shift,
            "mode": self._mode,
            "lose": self._lose,
            "deck-loss": self._lose,
            "target": self._target,
            "gun": self._gun,
            "rearm": self._rearm,
            "clear": self._clear,
            "reveal": self._reveal,
            "return": self._return,
        }

    def choose(self, situation: Situation) -> Action:
        legal = situation.legal
        way = self._ways.get(situation.question.kind)
        if way is None or len(legal) == 1:
            return self._plain(legal)
        state = self._game.sample(situation.view, (), self._rng)
        assert isinstance(state, Midway)
        return way(state, legal)

    def _plain(self, legal: list[Action]) -> Action:
        """Questions of form: the usual pairing, follow with everything, merge, attack; else the first answer."""
        for kind in ("usual", "follow", "merge", "attack", "strike-below"):
            for action in legal:
                if action.kind == kind and (kind != "follow" or action.args in (("all",), legal[0].args)):
                    return action
        return legal[0]

    # --- reading the map --------------------------------------------------------------------------------------------

    def _prize(self, state: Midway, zone: int) -> int:
        """What could be hit in a zone now: ships that are located, transports, Midway."""
        total = 0
        for unit in surface_units(state, 1 - self.side, zone):
            if unit == state.oob.airfield:
                total += 25 + 7 * state.damage[unit]
            else:
                total += WORTH.get(state.oob.ship_type[unit], 1)
        return total

    def _targets(self, state: Midway) -> list[tuple[int, int]]:
        """Zones worth a strike, the best first, with their prize."""
        zones = set(state.task_forces(1 - self.side))
        if self.side == IJN:
            zones.add(state.oob.midway)
        else:
            zones.update(state.zone[group] for group in state.oob.transports if state.zone[group] > 0)
        found = [(self._prize(state, zone), zone) for zone in sorted(zones) if not state.squall(zone)]
        return sorted(((prize, zone) for prize, zone in found if prize >= 5), key=lambda one: (-one[0], one[1]))

    def _quarry(self, state: Midway, start: int, reach: int, torpedoes: bool) -> int:
        """The best target within so many zones; 0 if none."""
        far = state.oob.chart.distance[start]
        best, choice = 0.0, 0
        for prize, zone in self._targets(state):
            if far[zone] > reach or (torpedoes and not self._afloat(state, zone)):
                continue
            value = prize / (1 + 0.25 * far[zone])
            if value > best:
                best, choice = value, zone
        return choice

    def _afloat(self, state: Midway, zone: int) -> bool:
        return any(state.oob.ship_type[unit] != LAND for unit in surface_units(state, 1 - self.side, zone))

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

    # --- 1st phase --------------------------------------------------------------------------------------------------

    def _reinforce(self, state: Midway, legal: list[Action]) -> Action:
        """US carriers as soon as they can; Japanese groups to escort an invasion that is on."""
        if self.side == USN:
            for zone in ENTRIES:
                for action in legal:
                    if action.kind == "bring" and action.args[1] == zone:
                        return action
            return legal[0]
        for action in legal:
            if action.args == ("transports",):
                return action
        if state.airfield_lost or state.turn >= 6:
            return legal[0]
        return legal[-1]

    def _status(self, state: Midway, legal: list[Action]) -> Action:
        words = []
        for carrier in state.oob.decks[self.side]:
            if state.zone[carrier] > 0:
                status = self._order_for(state, carrier)
                words.append(f"{state.oob.ship_ids[carrier]}={STATUS_NAMES[status]}")
        action = Action("status", tuple(words))
        return action if action in legal else legal[0]

    def _order_for(self, state: Midway, carrier: int) -> int:
        allowed = choices_of(state, carrier)
        if len(allowed) == 1:
            return allowed[0]
        zone = state.zone[carrier]
        if state.squall(zone) or state.service(carrier) == 0:
            return MANEUVER
        if state.damage[carrier] >= 3 and not self._cap_over(state, zone):
            return MANEUVER
        bombers = self._bombers_ready(state, carrier)
        if len(bombers) >= 2 and self._quarry(state, zone, 4, False):
            return LAUNCH
        tired = [unit for unit in state.flying_over(self.side, zone) if 0 < state.fuel[unit] <= 1]
        if any(state.home[unit] == carrier for unit in tired):
            return RECOVER
        fighters = [unit for unit in state.below(carrier) if state.oob.is_fighter[unit]]
        if fighters and self._cap_over(state, zone, 2) < 2 and self._threatened(state, zone):
            return LAUNCH
        if self.side == USN and not self._near_enemy(state, zone, 4):
            return MANEUVER
        if self.side == IJN and self._enemy_carriers(state) and not self._near_enemy(state, zone, 5):
            return MANEUVER
        return LAUNCH if bombers or fighters else MANEUVER

    def _near_enemy(self, state: Midway, zone: int, reach: int) -> bool:
        far = state.oob.chart.distance[zone]
        return any(far[state.zone[carrier]] <= reach for carrier in self._enemy_carriers(state))

    def _threatened(self, state: Midway, zone: int) -> bool:
        far = state.oob.chart.distance[zone]
        if self.side == IJN and far[state.oob.midway] <= 4:
            return True
        near = self._near_enemy(state, zone, 5)
        return near or any(far[state.at[unit]] <= 4 for unit in state.aloft(1 - self.side) if state.job[unit] < PATROL)

    def _spot(self, state: Midway, legal: list[Action]) -> Action:
        """With a target in range two fighters and all the bombers there is room for; else fighters for CAP."""
        carrier = state.queue[0]
        if state.status[carrier] != LAUNCH:
            return legal[-1]
        zone = state.zone[carrier]
        quarry = self._quarry(state, zone, 4, False)
        fighters_up = sum(state.oob.is_fighter[unit] for unit in state.on_deck(carrier))
        scouting = self.side == IJN and not self._targets(state)[:1]

        def value(action: Action) -> tuple[float, int]:
            worth = 0.0
            for word in action.args[1:]:
                count, kind = split_count(word)
                if "-" not in kind:
                    worth += min(count, max(0, 2 - fighters_up)) * 2.5 + count * 0.1
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

    # --- 2nd phase --------------------------------------------------------------------------------------------------

    def _patrol(self, state: Midway, legal: list[Action]) -> Action:
        """Shadow who is found; search who is not: carriers first, each force by one patrol before any by two."""
        for action in legal:
            if action.kind == "shadow":
                return action
        enemy = 1 - self.side
        wanted = []
        for zone in state.task_forces(enemy):
            ships = state.ships_at(enemy, zone)
            prize = sum(WORTH.get(state.oob.ship_type[ship], 1) for ship in ships)
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

    def _located_carriers(self, state: Midway) -> bool:
        return any(state.is_located(1 - self.side, state.zone[carrier]) for carrier in self._enemy_carriers(state))

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

    # --- 3rd phase --------------------------------------------------------------------------------------------------

    def _order(self, state: Midway, legal: list[Action]) -> Action:
        best, choice = 0.0, legal[-1]
        for action in legal:
            value = self._urgency(state, action)
            if value > best:
                best, choice = value, action
        return choice

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
        if self._prize(state, here) >= 10:
            return 0.0
        quarry = self._quarry(state, here, self._range(state, units), self._only_torpedoes(state, units))
        if not quarry:
            return 0.0
        near = state.oob.chart.distance[here][quarry] <= min(state.oob.air_move[unit] for unit in units)
        return (60 if near else 30) + 0.5 * self._prize(state, quarry)

    def _only_torpedoes(self, state: Midway, units: list[int]) -> bool:
        return {state.load[unit] for unit in units} <= {0, 2}

    def _worth_launching(self, state: Midway, base: int) -> float:
        zone = state.zone[base]
        ready = state.on_deck(base) if base < state.oob.carriers else state.below(base)
        bombers = [unit for unit in ready if state.load[unit] and not state.mark[unit] & TIRED]
        if len(bombers) < (2 if base < state.oob.carriers else 1):
            return 0.0
        quarry = self._quarry(state, zone, 4, self._only_torpedoes(state, bombers))
        if not quarry:
            return 0.0
        far = state.oob.chart.distance[zone][quarry]
        return (45 if far <= 2 else 28) + 2 * len(bombers) + 0.3 * self._prize(state, quarry)

    def _worth_cap(self, state: Midway, base: int) -> float:
        zone = state.zone[base]
        up = self._cap_over(state, zone)
        if up >= 3 or not self._threatened(state, zone):
            return 0.0
        close = any(
            state.oob.chart.distance[zone][state.at[unit]] <= 2
            for unit in state.aloft(1 - self.side)
            if state.job[unit] < PATROL and state.fuel[unit] and not state.oob.is_fighter[unit]
        )
        return (50 if close else 22) - 12 * up

    def _worth_moving(self, state: Midway, zone: int) -> float:
        """Screens stay with their carriers; the way for transports is worth a token before most others."""
        ships = movable(state, zone)
        carriers = [ship for ship in state.ships_at(self.side, zone) if ship < state.oob.carriers]
        if carriers and not set(carriers) <= set(ships):
            return 0.0
        goal = self._course(state, zone)
        if not goal:
            return 0.0
        if carriers:
            return 15.0
        if self._invading(state):
            return 40.0 if self._leads(state, zone) else 8.0
        return 20.0 if self._hunting(state) else 8.0

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
        """The adjacent zone that serves best: towards the enemy, away from him when hurt, behind a squall; 0: stay."""
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
        hurt = any(state.damage[carrier] >= 2 for carrier in carriers)
        value = 0.0
        if carriers:
            wish = 6 if hurt else 3
            value -= abs(min(enemies, default=wish) - wish)
            if self.side == IJN and far[state.oob.midway] < 3:
                value -= 3 - far[state.oob.midway]
            if state.squall(zone):
                value += 2 if hurt else -2
            if state.is_located(self.side, start) and zone != start:
                value += 1.5
        elif self.side == IJN and not self._invading(state) and self._hunting(state):
            value -= min(enemies, default=0)
        elif self.side == IJN:
            value -= self._escort_distance(state, zone)
        return value

    def _hunting(self, state: Midway) -> bool:
        """Battleships go for the enemy's carriers when few of his bombers are left to stop them."""
        bombers = [unit for unit in state.oob.air[USN] if state.at[unit] and not state.oob.is_fighter[unit]]
        return sum(not state.oob.is_patrol[unit] for unit in bombers) <= 14

    def _escort_distance(self, state: Midway, zone: int) -> float:
        """Gun ships go ahead of the transports, or to the entry zone's way when none are there yet."""
        far = state.oob.chart.distance[zone]
        groups = [state.zone[group] for group in state.oob.transports if state.zone[group] > 0]
        midway = state.oob.to_midway
        if not groups:
            waiting = any(state.zone[group] == OFF_MAP for group in state.oob.transports)
            return 0.3 * far[38] if waiting and state.airfield_lost else 0.2 * abs(midway[zone] - 3)
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

    # --- 4th phase --------------------------------------------------------------------------------------------------

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
        """Bombs are for the centre; on the way in bombers defend themselves."""
        battle = the_battle(state)
        kinds = [action.kind for action in legal]
        wish = "drop" if battle.team_area[battle.queue[0]] == CENTRE else "fight"
        return legal[kinds.index(wish)] if wish in kinds else legal[-1]

    def _lose(self, state: Midway, legal: list[Action]) -> Action:
        """Fighters go before bombers, empty bombers before loaded ones."""

        def price(action: Action) -> int:
            kind = action.args[0].rpartition("/")[2].partition("@")[0]
            return 0 if kind.endswith("-e") else 1 if "-" not in kind else 2

        return min(legal, key=price)

    def _target(self, state: Midway, legal: list[Action]) -> Action:
        """Carriers first, those nearly sunk before whole ones; of Midway the airfield."""
        battle = the_battle(state)

        def value(action: Action) -> float:
            ship = state.oob.ship_index[action.args[0]]
            worth = 25.0 if ship == state.oob.airfield else WORTH.get(state.oob.ship_type[ship], 1)
            aimed = battle.aim.count(ship)
            return worth * (1 + 0.15 * state.damage[ship]) / (1 + max(0.0, 0.5 * aimed - 0.4 * state.hp(ship)))

        return max(legal, key=value)

    def _gun(self, state: Midway, legal: list[Action]) -> Action:
        def value(action: Action) -> tuple[float, bool]:
            ship = state.oob.ship_index[action.args[0]]
            return WORTH.get(state.oob.ship_type[ship], 1) / state.hp(ship), action.kind == "fire"

        return max(legal, key=value)

    # --- 5th phase --------------------------------------------------------------------------------------------------

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


def _bombers_then_all(action: Action) -> tuple[int, int]:
    counts = [split_count(word) for word in action.args]
    return sum(count for count, kind in counts if "-" in kind), sum(count for count, _ in counts)
