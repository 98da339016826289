"""Who plays The Battle of Midway."""

from __future__ import annotations

from ..base import Roster
from .doctrine import BattleOfMidwayDoctrine
from .ranks import Admiral, Captain, Ensign

__all__ = ["ROSTER", "Admiral", "BattleOfMidwayDoctrine", "Captain", "Ensign"]

ROSTER: Roster = {
    "ensign": lambda seat, seed, budget: Ensign(seat, seed),
    "doctrine": lambda seat, seed, budget: BattleOfMidwayDoctrine(seat, seed),
    "captain": Captain,
    "admiral": Admiral,
}
