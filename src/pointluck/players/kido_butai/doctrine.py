"""The doctrine of Kido Butai's commander: a plan for every hour, made from what lies open on the table.

Guard the carriers first. An American attack that meets no CAP is ruinous, so a Zero goes up every hour and is
relieved before it has to land. Strike early, often and with few: an attack of ours that meets no fighters is as ruinous
to them, and each small wave tries that luck anew. The big carriers bomb Midway at dawn while the small ones keep
their torpedoes; after that everybody carries torpedoes, and a vanguard waits in the air for word of a fleet.

The same situation always gets the same answer: from one question to the next nothing is remembered but the rules.
"""

from __future__ import annotations

from collections.abc import Callable

from pointluck.engine import Action, Plain

from ..base import Script, Situation
from . import air_operations, battle
from .picture import Terms, read_terms

_ANSWERS: dict[str, Callable[[Situation, Terms], Action]] = {
    "loads": air_operations.load,
    "japanese-phase": air_operations.order,
    "commit": battle.commit,
    "meet": battle.expose,
    "aim": battle.expose,
    "targets": battle.divide_bombers,
    "fill": battle.finish_off,
    "spread": battle.divide_hits,
    "lose": battle.give_up,
}


class KidoButaiDoctrine(Script):
    """A sensible scripted commander."""

    name = "doctrine"

    def __init__(self, seat: str, seed: int | str) -> None:
        self.seat = seat
        self._setup: Plain = {}
        self._terms: Terms | None = None

    def choose(self, situation: Situation) -> Action:
        legal = situation.legal
        if len(legal) == 1:
            return legal[0]
        if situation.question.kind == "japanese-phase":
            routine = air_operations.routine(legal)
            if routine is not None:
                return routine
        return _ANSWERS[situation.question.kind](situation, self._read_terms(situation.view["setup"]))

    def _read_terms(self, setup: Plain) -> Terms:
        """Worked out once: a game does not change its rules."""
        if self._terms is None or setup != self._setup:
            self._setup, self._terms = setup, read_terms(setup)
        return self._terms
