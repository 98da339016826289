"""The Ensign knows the doctrine and forgets parts of it, as people do: for an hour, and not always the same part."""

from __future__ import annotations

from zlib import crc32

from pointluck.engine import Action

from ..base import Script, Situation
from .doctrine import KidoButaiDoctrine

# How often, in percent of the hours, he does not think of something.
RELIEF = 30
"""That the CAP has to be relieved."""
VANGUARD = 35
"""That strikes could be launched."""
REARMING = 25
"""That squadrons have to be made ready."""
RESERVE = 70
"""That low CAP meets no dive bombers: he commits everybody."""
DIVISION = 50
"""To reckon: he sends all bombers at one carrier."""

_HASTY = {"commit": RESERVE, "targets": DIVISION}


class KidoButaiEnsign(Script):
    """A first opponent's strength: sensible, with slips."""

    name = "ensign"

    def __init__(self, seat: str, seed: int | str) -> None:
        self._seed = seed
        self._doctrine = KidoButaiDoctrine(seat, seed)

    def choose(self, situation: Situation) -> Action:
        kind, legal = situation.question.kind, situation.legal
        if len(legal) == 1:
            return legal[0]
        if kind == "japanese-phase":
            left = [action for action in legal if not self._forgets(action, situation)]
            if len(left) < len(legal):
                situation = Situation.plain(situation.seat, situation.question, left, situation.view)
        elif kind in _HASTY and self._lapse(kind, _HASTY[kind], situation):
            # The first answer is always the plainest: everybody, or all at the first ship.
            return legal[0]
        return self._doctrine.choose(situation)

    def _forgets(self, action: Action, situation: Situation) -> bool:
        if action.kind == "launch":
            if action.args[1] == "cap":
                return self._lapse("relief", RELIEF, situation)
            return self._lapse("vanguard", VANGUARD, situation)
        if action.kind == "ready":
            return self._lapse(f"rearming-{action.args[0]}", REARMING, situation)
        return False

    def _lapse(self, what: str, percent: int, situation: Situation) -> bool:
        """The same all through an hour, whoever asks: a slip is not taken back a moment later."""
        return crc32(f"{self._seed}:{situation.view['turn']}:{what}".encode()) % 100 < percent
