"""The doctrine of a flight leader in Dogfight, for either side and both modes.

Bombers press on to the enemy carrier while fighters hunt the enemy's and stay near their own; in Domination everybody
makes for Midway. Combats are chosen by their value over the opponent's plans, plans are mixed, and a card is
played when it changes the expected exchange by more than the card is worth keeping.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from pointluck.engine import Action
from pointluck.games import game
from pointluck.games.dogfight import DogfightState
from pointluck.games.dogfight.hexes import NOWHERE, STEP, area
from pointluck.games.dogfight.order_of_battle import (
    ACCELERATION,
    AILERON_ROLL,
    BOMBER,
    CARDS,
    EVADE,
    FEINT_LEFT,
    FEINT_RIGHT,
    LOOP,
    REVERSAL,
    SIDES,
    SIXTH_SENSE,
    TOKEN_NAMES,
)
from pointluck.players.base import Roster, Script, Situation

from .appraisal import Appraisal
from .duels import Pose, duel
from .ensign import DogfightEnsign
from .fighting import Fighting
from .flight_leader import ADMIRAL, CAPTAIN, FlightLeader

_TEMPO: Final = 0.3
"""What it is worth to take the marker of an enemy by attacking it."""

_WANTED: Final = (EVADE, SIXTH_SENSE, REVERSAL, AILERON_ROLL, LOOP, ACCELERATION, FEINT_LEFT, FEINT_RIGHT)
"""What to buy, the best first. A card that costs two steps more beats two cheap ones."""


class DogfightDoctrine(Script):
    """A scripted flight leader."""

    name = "doctrine"

    def __init__(self, seat: str, seed: int | str) -> None:
        self.seat = seat
        self._side = SIDES.index(seat)
        self._random = Random(f"doctrine:{seat}:{seed}")
        self._eyes = Appraisal(self._side)
        fighting = Fighting(self._eyes, self._random)
        self._answers: dict[str, Callable[[Situation, DogfightState], Action]] = {
            "place": self._place,
            "return": self._place,
            "bid": self._bid,
            "activate": self._activate,
            "manoeuvre": self._manoeuvre,
            "leave-board": self._leave_board,
            "plan": fighting.plan,
            "first": fighting.first,
            "skip": fighting.skip,
            "card": fighting.card,
            "accelerate": fighting.accelerate,
            "face": fighting.face,
            "plan-again": fighting.plan_again,
            "exchange": fighting.exchange,
            "buy": self._buy,
        }

    def choose(self, situation: Situation) -> Action:
        # A guess at the hidden cards is all right: only what lies open is read from it.
        state = game("dogfight").sample(situation.view, self._random)
        return self._answers[situation.question.kind](situation, state)

    # --- setting up -------------------------------------------------------------------------------------------

    def _place(self, situation: Situation, state: DogfightState) -> Action:
        def value(action: Action) -> float:
            aircraft = state.oob.index[action.args[0].lower()]
            at = Pose(_area(action.args[1]), state.oob.facing_of[action.args[2].lower()])
            return self._eyes.standing(state, aircraft, at) + 0.01 * self._random.random()

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
                now = self._eyes.standing(state, aircraft, self._eyes.pose(state, aircraft))
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
        own, enemy = self._eyes.craft(state, aircraft), self._eyes.craft(state, target)
        value = duel(own, self._eyes.pose(state, aircraft), enemy, self._eyes.pose(state, target)).value
        return value + (_TEMPO * enemy.worth**0.5 if state.marker[target] else 0.0)

    def _best_flight(self, state: DogfightState, aircraft: int, flown: int) -> tuple[float, str]:
        """The best place to end this Flight, and the next Manoeuvre towards it (or `stop`)."""
        oob = state.oob
        least, most = oob.flight_min[aircraft], oob.flight_max[aircraft]
        start = self._eyes.pose(state, aircraft)
        best, choice = -1e6, "forward"
        front: dict[Pose, str] = {start: ""}
        for number in range(flown, most + 1):
            for pose, first in front.items():
                if number >= least:
                    value = self._eyes.standing(state, aircraft, pose)
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

    # --- purchase ---------------------------------------------------------------------------------------------

    def _buy(self, situation: Situation, state: DogfightState) -> Action:
        offered = {CARDS.index(action.args[0]): action for action in situation.legal if action.kind == "buy"}
        return next((offered[card] for card in _WANTED if card in offered), situation.legal[0])


def _area(name: str) -> int:
    q, r = name.split(",")
    return area(int(q), int(r))


ROSTER: Roster = {
    "ensign": lambda seat, seed, budget: DogfightEnsign(seat, seed, DogfightDoctrine),
    "doctrine": lambda seat, seed, budget: DogfightDoctrine(seat, seed),
    "captain": lambda seat, seed, budget: FlightLeader(CAPTAIN, seat, seed, budget),
    "admiral": lambda seat, seed, budget: FlightLeader(ADMIRAL, seat, seed, budget),
}
