"""Captain and Admiral: the doctrine, corrected by look-ahead. They differ in how much they try out."""

from __future__ import annotations

from random import Random
from time import perf_counter

from pointluck.engine import Action, Plain
from pointluck.games import game
from pointluck.games.kido_butai import KidoButaiState

from ..base import Budget, Candidate, Situation
from . import air_operations
from .doctrine import KidoButaiDoctrine
from .kernel import encoding
from .kernel.compiled import COMPILED
from .lookahead import Change, Effort, Ground, Memory, Search, changes, ground
from .picture import read_terms

EFFORTS = {
    "captain": Effort(games=4000, rounds=(32, 32, 64, 128), proof=1.0),
    "admiral": Effort(games=16000, rounds=(64, 64, 128, 256, 512), proof=0.5),
}
THINKS_FROM = 2
"""In the first hour the board is always the same, and nothing better than the tuned doctrine was found for it in 8,000
imagined games for each candidate (docs/strength.md)."""
PLAIN_SHARE = 40
"""Without numba an imagined game takes some forty times as long, so there are so many fewer of them."""
ENDLESS = 1_000_000


class KidoButaiCommander:
    """A commander who looks ahead. What he remembers only saves time, so a new one goes on where another stopped."""

    def __init__(self, name: str, effort: Effort, seat: str, seed: int | str, budget: Budget | None) -> None:
        self.name = name
        self._seed = str(seed)
        self._seconds = budget.seconds if budget is not None else None
        self._effort = _within(effort, budget)
        self._doctrine = KidoButaiDoctrine(seat, seed)
        self._setup: Plain = {}
        self._ground: Ground | None = None
        self._considered: list[Candidate] = []
        self._memory: Memory = {}
        self._hour = 0

    def choose(self, situation: Situation) -> Action:
        self._considered = []
        legal = situation.legal
        if len(legal) == 1:
            return legal[0]
        routine = _needs_no_thought(situation)
        if routine is not None:
            return routine
        state = game("kido-butai").sample(situation.view, (), Random(0))
        assert isinstance(state, KidoButaiState)
        if not encoding.fits(state.oob) or situation.question.kind == "loads":
            return self._doctrine.choose(situation)
        return self._search(situation, state)

    def explain(self) -> list[Candidate]:
        return self._considered

    def _search(self, situation: Situation, state: KidoButaiState) -> Action:
        until = None if self._seconds is None else perf_counter() + self._seconds
        if self._hour != state.turn:
            self._hour, self._memory = state.turn, {}
        known = self._read_ground(situation.view["setup"], state)
        search = Search(known, state, self._seed, self._effort, self._memory)
        tries = changes(state, situation.legal) if state.turn >= THINKS_FROM else [Change()]
        weighed = search.weigh(tries, situation, until)
        actions = {encoding.code(state, action): action for action in situation.legal}
        # Where every plan begins in the same way, nothing was weighed.
        self._considered = [Candidate(actions[one.action], one.value, one.games) for one in weighed if one.games]
        return actions[weighed[0].action]

    def _read_ground(self, setup: Plain, state: KidoButaiState) -> Ground:
        """Worked out once: a game does not change its rules."""
        if self._ground is None or setup != self._setup:
            self._setup, self._ground = setup, ground(state, read_terms(setup))
        return self._ground


def _within(effort: Effort, budget: Budget | None) -> Effort:
    games = effort.games if COMPILED else effort.games // PLAIN_SHARE
    if budget is not None and budget.simulations is not None:
        games = budget.simulations
    elif budget is not None and budget.seconds is not None:
        games = ENDLESS
    return effort._replace(games=games)


def _needs_no_thought(situation: Situation) -> Action | None:
    """Zeros are made ready, a single attack is flown, and where nothing is left to order the phase ends."""
    legal = situation.legal
    if situation.question.kind != "japanese-phase":
        return None
    routine = air_operations.routine(legal)
    if routine is None or routine.kind == "fly":
        return None
    if routine.kind == "attack" and sum(action.kind == "attack" for action in legal) > 1:
        return None
    return routine
