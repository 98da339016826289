"""The doctrine of both admirals in The Battle of Midway: find, keep CAP up, strike decks, recover."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from pointluck.engine import Action
from pointluck.games import game
from pointluck.games.battle_of_midway.order_of_battle import SEATS
from pointluck.games.battle_of_midway.pieces import Midway

from ..base import Script, Situation
from .battle import CombatPhase
from .command import CommandPhase
from .habits import Habits
from .maintenance import MaintenancePhase
from .orders import OrdersPhase
from .patrols import SearchPhase


class Staff(CommandPhase, SearchPhase, OrdersPhase, CombatPhase, MaintenancePhase):
    """The doctrine of one side as a rule for every question: a position in, an answer out."""

    def __init__(self, side: int, habits: Habits | None = None) -> None:
        super().__init__(side, habits)
        self._ways: dict[str, Callable[[Midway, list[Action]], Action]] = {
            "reinforce": self._reinforce,
            "status": self._status,
            "spot": self._spot,
            "land": self._land,
            "land-stray": self._land_stray,
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
            "deck-loss": self._deck_loss,
            "target": self._target,
            "gun": self._gun,
            "rearm": self._rearm,
            "clear": self._clear,
            "reveal": self._reveal,
            "return": self._return,
        }

    def has_view_on(self, kind: str) -> bool:
        """Whether a question of that kind is answered by looking at the position."""
        return kind in self._ways

    def answer(self, state: Midway, kind: str, legal: list[Action]) -> Action:
        """What to do at a question of that kind to this side."""
        way = self._ways.get(kind)
        return matter_of_form(legal) if way is None or len(legal) == 1 else way(state, legal)


def matter_of_form(legal: list[Action]) -> Action:
    """Questions of form: the usual pairing, follow with everything, merge, attack; else the first answer."""
    for kind in ("usual", "follow", "merge", "attack", "strike-below"):
        for action in legal:
            if action.kind == kind and (kind != "follow" or action.args in (("all",), legal[0].args)):
                return action
    return legal[0]


class BattleOfMidwayDoctrine(Script):
    """A sensible scripted admiral. It looks at the view of its seat and at nothing else."""

    name = "doctrine"

    def __init__(self, seat: str, seed: int | str) -> None:
        self._staff = Staff(SEATS.index(seat))
        self._game = game("battle-of-midway")
        self._rng = Random(f"doctrine:{seat}:{seed}")

    def choose(self, situation: Situation) -> Action:
        legal, kind = situation.legal, situation.question.kind
        if len(legal) == 1 or not self._staff.has_view_on(kind):
            return matter_of_form(legal)
        state = self._game.sample(situation.view, self._rng)
        return self._staff.answer(state, kind, legal)
