"""Captain and Admiral: the doctrine, corrected by look-ahead. They differ in how much they try out."""

from __future__ import annotations

from random import Random
from time import perf_counter

from pointluck.engine import Action, Plain
from pointluck.games import game
from pointluck.games.kido_butai import KidoButaiState

from ..base import Budget, Candidate, Situation
from .doctrine import KidoButaiDoctrine
from .kernel import KERNEL, encoding
from .lookahead import Effort, Search, ground
from .picture import read_terms

EFFORTS = {
    "captain": Effort(games=4000, rounds=(32, 32, 64, 128), proof=1.0),
    "admiral": Effort(games=16000, rounds=(64, 64, 128, 256, 512), proof=0.5),
}
PLAIN_SHARE = 40
"""As plain Python an imagined game takes some forty times as long, so there are so many fewer of them."""
ENDLESS = 1_000_000


class KidoButaiCommander:
    """A commander who looks ahead. What he remembers only saves time, so a new one goes on where another stopped."""

    def __init__(self, name: str, effort: Effort, seat: str, seed: int | str, budget: Budget | None) -> None:
        self.name = name
        self._seed = str(seed)
        self._budget = budget or Budget()
        self._effort = _within(effort, budget)
        self._doctrine = KidoButaiDoctrine(seat, seed)
        self._setup: Plain = {}
        self._search_of: Search | None = None
        self._considered: list[Candidate] = []

    def choose(self, situation: Situation) -> Action:
        self._considered = []
        legal = situation.legal
        if len(legal) == 1:
            return legal[0]
        state = game("kido-butai").sample(situation.view, Random(0))
        if not encoding.fits(state.oob):
            return self._doctrine.choose(situation)
        return self._search(situation, state)

    def explain(self) -> list[Candidate]:
        return self._considered

    def _search(self, situation: Situation, state: KidoButaiState) -> Action:
        budget, now = self._budget, perf_counter()
        seconds = min((one for one in (budget.seconds, budget.at_most) if one is not None), default=None)
        thinking = self._thinking(situation.view["setup"], state)
        if budget.at_most is not None:
            thinking.hurry(state, now + budget.at_most)
        weighed = thinking.weigh(state, situation, None if seconds is None else now + seconds)
        actions = {encoding.code(state, action): action for action in situation.legal}
        # Where every plan begins in the same way, nothing was weighed.
        self._considered = [Candidate(actions[one.action], one.value, one.games) for one in weighed if one.games]
        return actions[weighed[0].action]

    def _thinking(self, setup: Plain, state: KidoButaiState) -> Search:
        """Prepared once: a game does not change its rules."""
        if self._search_of is None or setup != self._setup:
            self._setup = setup
            self._search_of = Search(ground(state, read_terms(setup)), self._seed, self._effort)
        return self._search_of


def _within(effort: Effort, budget: Budget | None) -> Effort:
    games = effort.games if KERNEL.compiled else effort.games // PLAIN_SHARE
    if budget is not None and budget.simulations is not None:
        games = budget.simulations
    elif budget is not None and budget.seconds is not None:
        games = ENDLESS
    return effort._replace(games=games)
