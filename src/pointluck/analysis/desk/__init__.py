"""The odds desk: a position described in one sentence, and the exact odds of all that may come of it.

The position is set up with the game's own pieces and played out by the game's own rules, every die and draw of it.

Examples:
    >>> from pointluck.games import game
    >>> answer = ask(game("kido-butai").setup(), "1 bomber > 1 carrier unopposed")
    >>> [(stake.key, stake.changes[0]) for stake in answer.odds if stake.key == "us-hits"]
    [('us-hits', (0, Fraction(1, 3)))]
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from pointluck.engine import Problem, Setup

from . import battle_of_midway, dogfight, kido_butai
from .form import Form
from .inquiry import NODES, Answer, Inquiry, Note, work_out

__all__ = ["NODES", "Answer", "Form", "Inquiry", "Note", "ask", "examples", "forms", "games"]


class Desk(NamedTuple):
    """What a game brings: how its sentences are read, and some of them."""

    read: Callable[[str, Setup], Inquiry]
    examples: tuple[str, ...]
    forms: Callable[[Setup], tuple[Form, ...]]
    """The sorts of question that can be put together by clicking."""


_DESKS = {
    "kido-butai": Desk(kido_butai.read, kido_butai.EXAMPLES, kido_butai.forms),
    "battle-of-midway": Desk(battle_of_midway.read, battle_of_midway.EXAMPLES, battle_of_midway.forms),
    "dogfight": Desk(dogfight.read, dogfight.EXAMPLES, dogfight.forms),
}


def games() -> list[str]:
    return list(_DESKS)


def examples(game: str) -> tuple[str, ...]:
    """Sentences that the desk of a game understands."""
    return _desk(game).examples


def forms(setup: Setup) -> tuple[Form, ...]:
    """The sorts of question that can be put together by clicking."""
    return _desk(setup.game.id).forms(setup)


def ask(setup: Setup, sentence: str, nodes: int = NODES) -> Answer:
    """The exact odds. Raises a Problem for a sentence that is not understood, and for what is too much work."""
    return work_out(_desk(setup.game.id).read(sentence, setup), setup, nodes)


def _desk(game: str) -> Desk:
    if game not in _DESKS:
        raise Problem("odds-no-desk", game=game, games=games())
    return _DESKS[game]
