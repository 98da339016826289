"""A commander who strays from his plan now and then, so that the network also sees what he would not have ordered.

In the kernel's part of Python: the training translates it (tools/kido_butai_cpp.py).
"""

from __future__ import annotations

from pointluck.players.kido_butai.kernel import dice, hour, policy
from pointluck.players.kido_butai.kernel import layout as at
from pointluck.players.kido_butai.kernel import plan as by
from pointluck.players.kido_butai.kernel.compiled import Flat

OCCASION = 300
"""Dice of its own, so that the game's luck stays what it is."""


def wander(s: Flat, f: Flat, p: Flat, now: int, thousandths: int) -> bool:
    """So often some of this hour's numbers are thrown."""
    dice.seed(s, OCCASION)
    if dice.draw(s, 1000) >= thousandths:
        return False
    policy.look(s, f)
    if s[at.TURN] > f[at.N_TURNS] - p[now + by.LAST_STRIKE] and dice.draw(s, 2):
        p[now + by.LAST_STRIKE] = 0
    for _ in range(1 + dice.draw(s, 2)):
        what = dice.draw(s, 8)
        if what <= 1:
            p[now + by.GUARDS] = dice.draw(s, s[policy.READY + at.NO_LOAD] + 1)
        elif what <= 3:
            p[now + by.WAVE] = dice.draw(s, s[policy.READY + at.TORPEDOES] + 1)
            p[now + by.VANGUARD] = p[now + by.WAVE]
        elif what == 4:
            p[now + by.BOMBS] = dice.draw(s, s[policy.READY + at.BOMBS] + 1)
        elif what == 5:
            p[now + by.ARMING] = at.TORPEDOES
            p[now + by.REARM] = 0
            p[now + by.QUOTA_QUIET] = dice.draw(s, 11)
            p[now + by.QUOTA_FLEET] = p[now + by.QUOTA_QUIET]
        elif what == 6:
            p[now + by.ARMING] = at.BOMBS if dice.draw(s, 2) else at.TORPEDOES
            p[now + by.REARM] = dice.draw(s, 2)
            p[now + by.QUOTA_QUIET] = 99
            p[now + by.QUOTA_FLEET] = 99
        elif dice.draw(s, 2):
            p[now + by.ESCORTS] = dice.draw(s, 3)
        else:
            p[now + by.RECALL] = dice.draw(s, 3)
    return True


def stray(s: Flat, f: Flat, p: Flat, row: int, number: int) -> None:
    """Make one to three of the changes that are tried when an hour is planned; another number, other changes.

    The table has just been looked at.
    """
    dice.seed(s, OCCASION + number)
    wanted = 1 + dice.draw(s, 2) * dice.draw(s, 3)
    armed = policy.with_torpedoes(s, f)
    for _ in range(40):
        if wanted and hour.alter(s, f, p, row, dice.draw(s, hour.CHANGES), armed):
            wanted -= 1
