"""The doctrine of a flight leader in Dogfight, for either side and both modes.

Bombers press on to the enemy carrier while fighters hunt the enemy's and stay near their own; in Domination everybody
makes for Midway. Combats are chosen by their value over the opponent's plans, plans are mixed, and a card is
played when it changes the expected exchange by more than the card is worth keeping.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Final, cast

from pointluck.engine import Action
from pointluck.games import game
from pointluck.games.dogfight import DogfightState
from pointluck.games.dogfight.combat import aircraft_of
from pointluck.games.dogfight.hexes import NOWHERE, STEP, area, distance, within
from pointluck.games.dogfight.order_of_battle import (
    ACCELERATION,
    ACE,
    AILERON_ROLL,
    BOMBER,
    CARDS,
    ELITE_PILOTS,
    EVADE,
    FEINT_LEFT,
    FEINT_RIGHT,
    FIGHTER,
    HINERI_KOMI,
    LOOP,
    REVERSAL,
    SIDES,
    SIXTH_SENSE,
    SURPRISE_ATTACK,
    THACH_WEAVE,
    TOKEN_NAMES,
    VETERANS,
    OrderOfBattle,
)
from pointluck.games.dogfight.pieces import the_combat

from .base import Situation
from .dogfight_duels import Craft, Extras, Pose, craft, duel, exchange_value, executions, moved

_FAR: Final = 40
_TEMPO: Final = 0.3
"""What it is worth to take the marker of an enemy by attacking it."""
_FRONT_RUNNER: Final = 0.35
"""A Manoeuvre closer to the enemy carrier."""

_KEEP: Final = {
    ACCELERATION: 0.12,
    FEINT_LEFT: 0.10,
    FEINT_RIGHT: 0.10,
    REVERSAL: 0.25,
    LOOP: 0.2,
    SURPRISE_ATTACK: 0.2,
    AILERON_ROLL: 0.25,
    EVADE: 0.35,
    SIXTH_SENSE: 0.35,
    THACH_WEAVE: 0.3,
    VETERANS: 0.3,
    HINERI_KOMI: 0.3,
    ELITE_PILOTS: 0.3,
}
"""What a card is worth in the hand: it is played for more than that."""

_WANTED: Final = (EVADE, SIXTH_SENSE, REVERSAL, AILERON_ROLL, LOOP, ACCELERATION, FEINT_LEFT, FEINT_RIGHT)
"""What to buy, the best first. A card two steps dearer beats two cheap ones."""


class DogfightDoctrine:
    """A scripted flight leader."""

    name = "doctrine"

    def __init__(self, seat: str, seed: int | str) -> None:
        self.seat = seat
        self._side = SIDES.index(seat)
        self._random = Random(f"doctrine:{seat}:{seed}")
        self._answers: dict[str, Callable[[Situation, DogfightState], Action]] = {
            "place": self._place,
            "return": self._place,
            "bid": self._bid,
            "activate": self._activate,
            "manoeuvre": self._manoeuvre,
            "leave-board": self._leave_board,
            "plan": self._plan,
            "first": self._first,
            "skip": self._skip,
            "card": self._card,
            "accelerate": self._accelerate,
            "face": self._face,
            "plan-again": self._plan_again,
            "exchange": self._exchange,
            "buy": self._buy,
        }

    def choose(self, situation: Situation) -> Action:
        # A guess at the hidden cards is all right: only what lies open is read from it.
        state = cast(DogfightState, game("dogfight").sample(situation.view, [], self._random))
        return self._answers[situation.question.kind](situation, state)

    # --- what things are worth --------------------------------------------------------------------------------

    def _worth(self, state: DogfightState, aircraft: int) -> float:
        """An aircraft in units of a Fighter: the last Bomber is the game."""
        oob = state.oob
        role = oob.role_of[aircraft]
        if role == FIGHTER:
            return 1.0
        if role == ACE:
            return 3.5
        left = sum(state.area[one] != NOWHERE for one in oob.specials[oob.side_of[aircraft]])
        return 3.0 if left > 1 else 9.0

    def _craft(self, state: DogfightState, aircraft: int) -> Craft:
        return craft(state, aircraft, self._worth(state, aircraft))

    def _pose(self, state: DogfightState, aircraft: int) -> Pose:
        return Pose(state.area[aircraft], state.facing[aircraft])

    def _standing(self, state: DogfightState, aircraft: int, at: Pose) -> float:
        """How good it is to have that own aircraft there."""
        oob = state.oob
        danger = 0.0
        for enemy in oob.own[1 - self._side]:
            where = state.area[enemy]
            if where == NOWHERE or oob.role_of[enemy] == BOMBER:
                continue
            if oob.board.reaches(where, state.facing[enemy], at.area, state.tiles):
                danger += 0.12 if state.marker[enemy] else 0.05
        danger *= self._worth(state, aircraft)
        if oob.domination:
            return self._near_midway(state, at) - 0.5 * danger
        if oob.role_of[aircraft] == BOMBER:
            way = carrier_way(oob, self._side).get(at.area * 6 + at.facing, _FAR)
            return -_FRONT_RUNNER * way + (1.0 if way <= oob.flight_max[aircraft] else 0.0) - danger
        return self._hunting(state, aircraft, at) - danger

    def _near_midway(self, state: DogfightState, at: Pose) -> float:
        oob = state.oob
        way = 0 if at.area in oob.midway else midway_way(oob).get(at.area * 6 + at.facing, _FAR)
        # Facing outwards on Midway means leaving it in the next combat.
        stays = sum(at.area + number * STEP[at.facing] in oob.midway for number in (1, 2))
        return 0.9 + 0.1 * stays if not way else -0.15 * way

    def _hunting(self, state: DogfightState, aircraft: int, at: Pose) -> float:
        """A Fighter goes for the enemy's Bombers, the closest to our carrier first; every second one guards ours."""
        oob = state.oob
        bombers = [bomber for bomber in oob.specials[1 - self._side] if state.area[bomber] != NOWHERE]
        if not bombers:
            return -0.07 * carrier_way(oob, self._side).get(at.area * 6 + at.facing, _FAR)
        best = -2.0
        for bomber in bombers:
            where = state.area[bomber]
            theirs = carrier_way(oob, 1 - self._side).get(where * 6 + state.facing[bomber], _FAR)
            way = open_way(at.facing).get(where - at.area, _FAR)
            urgency = 1.0 if theirs > 6 else 2.0
            best = max(best, urgency * (0.5 if way <= 5 else -0.07 * way))
        own = [state.area[one] for one in oob.specials[self._side] if state.area[one] != NOWHERE]
        if aircraft % 2 and own:
            best -= 0.04 * min(abs(distance(at.area, one) - 2) for one in own)
        return best

    # --- setting up -------------------------------------------------------------------------------------------

    def _place(self, situation: Situation, state: DogfightState) -> Action:
        def value(action: Action) -> float:
            aircraft = state.oob.index[action.args[0].lower()]
            at = Pose(_area(action.args[1]), state.oob.facing_of[action.args[2].lower()])
            return self._standing(state, aircraft, at) + 0.01 * self._random.random()

        return max(situation.legal, key=value)

    def _bid(self, situation: Situation, state: DogfightState) -> Action:
        """The card matters when somebody can shoot at once; a tie is enough for the USA (DF-2.4.2)."""
        oob = state.oob
        contact = any(
            oob.board.reaches(state.area[one], state.facing[one], state.area[other], state.tiles)
            for one in range(len(oob.aircraft))
            for other in oob.own[1 - oob.side_of[one]]
            if state.area[one] != NOWHERE and state.area[other] != NOWHERE
        )
        high = self._random.random()
        bid = (1 if high < 0.6 else 2 if high < 0.8 else 0) if contact else 0
        return situation.legal[min(bid, len(situation.legal) - 1)]

    # --- activation -------------------------------------------------------------------------------------------

    def _activate(self, situation: Situation, state: DogfightState) -> Action:
        oob = state.oob
        gains: dict[int, float] = {}
        best, choice = -1e9, situation.legal[0]
        for action in situation.legal:
            aircraft = oob.index[action.args[0].lower()]
            if aircraft not in gains:
                now = self._standing(state, aircraft, self._pose(state, aircraft))
                gains[aircraft] = self._best_flight(state, aircraft, 0)[0] - now
            if action.kind == "fly":
                value = gains[aircraft]
            else:
                target = oob.index[action.args[1].lower()]
                value = self._attack_value(state, aircraft, target)
            if value > best:
                best, choice = value, action
        return choice

    def _attack_value(self, state: DogfightState, aircraft: int, target: int) -> float:
        own, enemy = self._craft(state, aircraft), self._craft(state, target)
        value = duel(own, self._pose(state, aircraft), enemy, self._pose(state, target)).value
        return value + (_TEMPO * enemy.worth**0.5 if state.marker[target] else 0.0)

    def _best_flight(self, state: DogfightState, aircraft: int, flown: int) -> tuple[float, str]:
        """The best place to end this Flight, and the next Manoeuvre towards it (or `stop`)."""
        oob = state.oob
        least, most = oob.flight_min[aircraft], oob.flight_max[aircraft]
        start = self._pose(state, aircraft)
        best, choice = -1e6, "forward"
        front: dict[Pose, str] = {start: ""}
        for number in range(flown, most + 1):
            for pose, first in front.items():
                if number >= least:
                    value = self._standing(state, aircraft, pose)
                    if value > best:
                        best, choice = value, first or "stop"
            following: dict[Pose, str] = {}
            for pose, first in front.items():
                there = pose.area + STEP[pose.facing]
                if not oob.board.exists(there, state.tiles) or self._gives_victory(state, aircraft, pose.area, there):
                    continue
                wins = oob.role_of[aircraft] == BOMBER and there == oob.carriers[1 - self._side]
                if wins and number < most:
                    return 1e6, first or "forward"
                for name, turn in zip(TOKEN_NAMES, (0, 1, -1), strict=True):
                    following.setdefault(Pose(there, (pose.facing + turn) % 6), first or name)
            front = following
        return best, choice

    def _gives_victory(self, state: DogfightState, aircraft: int, here: int, there: int) -> bool:
        """Whether that step would push an enemy Bomber onto our carrier (DF-R9)."""
        oob = state.oob
        if oob.domination or here != oob.carriers[self._side] or there not in state.area:
            return False
        other = state.area.index(there)
        return oob.is_bomber[other] and oob.side_of[other] != self._side

    def _manoeuvre(self, situation: Situation, state: DogfightState) -> Action:
        _, choice = self._best_flight(state, state.mover, state.flown)
        return next((action for action in situation.legal if action.kind == choice), situation.legal[0])

    def _leave_board(self, situation: Situation, state: DogfightState) -> Action:
        """A tile rather than the sea, and one that lies beside the board rather than one in use."""
        return situation.legal[0]

    # --- combat -----------------------------------------------------------------------------------------------

    def _sides(self, state: DogfightState) -> tuple[int, int]:
        return aircraft_of(state, self._side), aircraft_of(state, 1 - self._side)

    def _extras(self, state: DogfightState, side: int) -> Extras:
        combat = the_combat(state)
        return Extras(combat.veterans[side] + combat.elite[side], combat.rolls[side])

    def _exchange_now(
        self, state: DogfightState, at: Pose | None = None, there: Pose | None = None, more: Extras | None = None
    ) -> float:
        """What Firing would be worth now, or with one of the aircraft elsewhere."""
        own, enemy = self._sides(state)
        mine = self._extras(state, self._side)
        if more is not None:
            mine = Extras(mine.cards + more.cards, mine.rolls + more.rolls)
        return exchange_value(
            self._craft(state, own),
            at or self._pose(state, own),
            self._craft(state, enemy),
            there or self._pose(state, enemy),
            mine,
            self._extras(state, 1 - self._side),
        )

    def _plan(self, situation: Situation, state: DogfightState) -> Action:
        combat = the_combat(state)
        attacker, defender = combat.attacker, combat.defender
        known = duel(
            self._craft(state, attacker),
            self._pose(state, attacker),
            self._craft(state, defender),
            self._pose(state, defender),
        )
        mixture = known.attacker if state.oob.side_of[attacker] == self._side else known.defender
        safe = [self._flies_safely(state, action) for action in situation.legal]
        weights = [weight * (1.0 if good else 0.02) for weight, good in zip(mixture, safe, strict=True)]
        if sum(weights) <= 0:
            weights = [1.0 if good else 0.02 for good in safe]
        return self._random.choices(situation.legal, weights)[0]

    def _flies_safely(self, state: DogfightState, action: Action) -> bool:
        """Whether a plan stays on the board, as far as can be foreseen."""
        own, _ = self._sides(state)
        plan = tuple(TOKEN_NAMES.index(name) for name in action.args)
        skips = state.oob.roles[state.oob.role_of[own]].skip
        return any(self._stays(state, self._pose(state, own), row) for row in executions(plan, skips))

    def _stays(self, state: DogfightState, at: Pose, row: tuple[int, ...]) -> bool:
        for number in range(1, len(row) + 1):
            if not state.oob.board.exists(moved(at, row[:number], NOWHERE)[0].area, state.tiles):
                return False
        return True

    def _first(self, situation: Situation, state: DogfightState) -> Action:
        own, enemy = self._sides(state)
        plans = the_combat(state).plans
        skip = [state.oob.roles[state.oob.role_of[one]].skip for one in (own, enemy)]
        rows = executions(tuple(plans[self._side]), skip[0])
        columns = executions(tuple(plans[1 - self._side]), skip[1])
        mine = max(min(self._after(state, row, column, True) for column in columns) for row in rows)
        theirs = min(max(self._after(state, row, column, False) for row in rows) for column in columns)
        wanted = self._side if mine > theirs else 1 - self._side
        return next(action for action in situation.legal if action.args[0] == SIDES[wanted])

    def _after(self, state: DogfightState, row: tuple[int, ...], column: tuple[int, ...], own_first: bool) -> float:
        own, enemy = (self._pose(state, one) for one in self._sides(state))
        if own_first:
            own, pushed = moved(own, row, enemy.area)
            enemy, back = moved(Pose(pushed, enemy.facing), column, own.area)
            own = Pose(back, own.facing)
        else:
            enemy, pushed = moved(enemy, column, own.area)
            own, back = moved(Pose(pushed, own.facing), row, enemy.area)
            enemy = Pose(back, enemy.facing)
        return self._exchange_now(state, own, enemy)

    def _skip(self, situation: Situation, state: DogfightState) -> Action:
        """The first to move expects the other to carry out all he has planned."""
        combat = the_combat(state)
        own, enemy = self._sides(state)
        first = combat.first == self._side and "second-moves" in state.stack
        rest = tuple(combat.plans[1 - self._side]) if first else ()
        columns = executions(rest, state.oob.roles[state.oob.role_of[enemy]].skip) if rest else [()]

        def value(action: Action) -> float:
            number = int(action.args[0]) - 1
            row = tuple(combat.tokens[:number] + combat.tokens[number + 1 :])
            safe = 0.0 if self._stays(state, self._pose(state, own), row) else -1.0
            return safe + min(self._after(state, row, column, True) for column in columns)

        return max(situation.legal, key=value)

    # --- cards ------------------------------------------------------------------------------------------------

    def _card(self, situation: Situation, state: DogfightState) -> Action:
        now = self._exchange_now(state)
        best, choice = 0.0, situation.legal[0]
        for action in situation.legal[1:]:
            card = CARDS.index(action.args[0])
            gain = self._with_card(state, card, action, now) - now - _KEEP[card]
            if gain > best:
                best, choice = gain, action
        return choice

    def _with_card(self, state: DogfightState, card: int, action: Action, now: float) -> float:
        """What Firing would be worth after that card, if the other does not answer."""
        own, enemy = self._sides(state)
        at = self._pose(state, own)
        if card == ACCELERATION:
            return max(self._moved_value(state, (token,)) for token in range(3))
        if card in (FEINT_LEFT, FEINT_RIGHT):
            turn = 1 if card == FEINT_LEFT else -1
            return self._at(state, Pose(at.area + STEP[(at.facing + turn) % 6], at.facing))
        if card == REVERSAL:
            return self._at(state, Pose(at.area, (at.facing + 3) % 6))
        if card in (LOOP, SIXTH_SENSE):
            back = self._origin(state)
            value = self._at(state, back)
            if card == SIXTH_SENSE:
                value = max(value, *(self._moved_value(state, row, back) for row in self._rows(state)))
            return value
        if card == HINERI_KOMI:
            ahead = at.area + STEP[at.facing]
            return max(self._at(state, Pose(ahead, facing)) for facing in range(6))
        if card == EVADE:
            return 0.0
        if card == THACH_WEAVE:
            third = state.oob.index[action.args[1].lower()]
            shot = exchange_value(
                craft(state, third, 0.0), self._pose(state, third), self._craft(state, enemy), self._pose(state, enemy)
            )
            return now + shot
        if card == AILERON_ROLL:
            return self._exchange_now(state, more=Extras(0, 1))
        if card in (VETERANS, ELITE_PILOTS):
            return self._exchange_now(state, more=Extras(1, 0))
        # Surprise Attack: worth it when things stand well and the other has cards to answer with.
        answers = sum(state.hands[1 - self._side])
        return now + min(0.1 * answers, 0.4) * max(0.0, now)

    def _at(self, state: DogfightState, at: Pose) -> float:
        if not state.oob.board.exists(at.area, state.tiles):
            return -self._worth(state, self._sides(state)[0])
        return self._exchange_now(state, at)

    def _moved_value(self, state: DogfightState, row: tuple[int, ...], start: Pose | None = None) -> float:
        own, enemy = self._sides(state)
        start = start or self._pose(state, own)
        there = self._pose(state, enemy)
        if not self._stays(state, start, row):
            return -self._worth(state, own)
        at, pushed = moved(start, row, there.area)
        return self._exchange_now(state, at, Pose(pushed, there.facing))

    def _origin(self, state: DogfightState) -> Pose:
        combat = the_combat(state)
        own, _ = self._sides(state)
        place, facing = combat.origin[:2] if own == combat.attacker else combat.origin[2:]
        return Pose(place, facing)

    def _rows(self, state: DogfightState) -> list[tuple[int, ...]]:
        own, _ = self._sides(state)
        role = state.oob.role_of[own]
        return [row for plan in state.oob.plans[role] for row in executions(plan, state.oob.roles[role].skip)]

    def _accelerate(self, situation: Situation, state: DogfightState) -> Action:
        return max(situation.legal, key=lambda action: self._moved_value(state, (TOKEN_NAMES.index(action.kind),)))

    def _face(self, situation: Situation, state: DogfightState) -> Action:
        own, _ = self._sides(state)
        facings = state.oob.facing_of

        def value(action: Action) -> float:
            return self._exchange_now(state, Pose(state.area[own], facings[action.args[0].lower()]))

        return max(situation.legal, key=value)

    def _plan_again(self, situation: Situation, state: DogfightState) -> Action:
        own, _ = self._sides(state)
        skip = state.oob.roles[state.oob.role_of[own]].skip

        def value(action: Action) -> float:
            if action.kind == "stay":
                return self._exchange_now(state)
            plan = tuple(TOKEN_NAMES.index(name) for name in action.args)
            return max(self._moved_value(state, row) for row in executions(plan, skip))

        return max(situation.legal, key=value)

    def _exchange(self, situation: Situation, state: DogfightState) -> Action:
        """The lowest card, unless the Firing is won as it is."""
        combat = the_combat(state)
        oob = state.oob
        high = []
        for side in (self._side, 1 - self._side):
            cards = sorted(combat.drawn[side])
            counted = cards[: max(0, len(cards) - combat.rolls[1 - side])]
            high.append(counted[-1] + oob.bonus[combat.gunners[side]] if counted else 0)
        return situation.legal[-1] if high[0] > high[1] else situation.legal[0]

    def _buy(self, situation: Situation, state: DogfightState) -> Action:
        offered = {CARDS.index(action.args[0]): action for action in situation.legal if action.kind == "buy"}
        return next((offered[card] for card in _WANTED if card in offered), situation.legal[0])


# --- ways over the board, worked out once -----------------------------------------------------------------------------


@lru_cache(maxsize=64)
def carrier_way(oob: OrderOfBattle, side: int) -> dict[int, int]:
    """For each place and facing (area * 6 + facing) the Manoeuvres to the enemy carrier of that side."""
    return _ways({oob.carriers[1 - side]}, oob.board.big)


@lru_cache(maxsize=64)
def midway_way(oob: OrderOfBattle) -> dict[int, int]:
    return _ways(set(oob.midway), oob.board.big)


@lru_cache(maxsize=6)
def open_way(facing: int) -> dict[int, int]:
    """The Manoeuvres to each offset on an open table, for an aircraft that faces that way."""
    home = area(0, 0)
    ways = _ways({home}, frozenset(area(*one) for one in within(20)))
    return {home - code // 6: way for code, way in ways.items() if code % 6 == facing}


def _ways(targets: set[int], areas: frozenset[int]) -> dict[int, int]:
    """Backwards from the targets, one Manoeuvre at a time."""
    found: dict[int, int] = {}
    front = {target * 6 + facing for target in targets for facing in range(6)}
    way = 0
    while front:
        way += 1
        following = set()
        for code in front:
            there, after = divmod(code, 6)
            for facing in (after, (after + 1) % 6, (after + 5) % 6):
                here = there - STEP[facing]
                before = here * 6 + facing
                if here in areas and before not in found:
                    found[before] = way
                    following.add(before)
        front = following
    return found


def _area(name: str) -> int:
    q, r = name.split(",")
    return area(int(q), int(r))
