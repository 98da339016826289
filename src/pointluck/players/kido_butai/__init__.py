"""Who commands in Kido Butai: the doctrine, an Ensign who forgets parts of it, and two ranks that look ahead."""

from __future__ import annotations

from ..base import Budget, Player, Roster
from .doctrine import KidoButaiDoctrine
from .ensign import KidoButaiEnsign


def _commander(name: str, seat: str, seed: int | str, budget: Budget | None) -> Player:
    """Only who looks ahead needs the kernel, which takes a while to load."""
    from .commander import EFFORTS, KidoButaiCommander

    return KidoButaiCommander(name, EFFORTS[name], seat, seed, budget)


ROSTER: Roster = {
    "ensign": lambda seat, seed, budget: KidoButaiEnsign(seat, seed),
    "doctrine": lambda seat, seed, budget: KidoButaiDoctrine(seat, seed),
    "captain": lambda seat, seed, budget: _commander("captain", seat, seed, budget),
    "admiral": lambda seat, seed, budget: _commander("admiral", seat, seed, budget),
}
