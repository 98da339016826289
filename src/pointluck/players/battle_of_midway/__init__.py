"""Who plays The Battle of Midway."""

from __future__ import annotations

from ..base import Roster
from .doctrine import BattleOfMidwayDoctrine

__all__ = ["ROSTER", "BattleOfMidwayDoctrine"]

ROSTER: Roster = {"doctrine": lambda seat, seed, budget: BattleOfMidwayDoctrine(seat, seed)}
