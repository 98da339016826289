"""Whole games of the doctrine, played by the compiled kernel with the luck that the rules would have had."""

from __future__ import annotations

import sys
from ctypes import c_longlong
from typing import NamedTuple, cast

from pointluck.engine import Seeded
from pointluck.games.kido_butai import KidoButaiState
from pointluck.games.kido_butai.pieces import KidoButai
from pointluck.games.kido_butai.whereabouts import DOINGS
from pointluck.players.kernels import Flat

from ..kernel import encoding
from ..kernel import layout as at
from ..kernel import plan as by
from ..picture import read_terms
from . import KERNEL, doctrine

LUCK = 256
"""So many chance points' luck is drawn at a time: hardly any game needs more."""
_Numbers = c_longlong * LUCK
_PLACES = {name: getattr(at, name.upper()) for name in KidoButai.declared if name not in ("phase", "stack", "battle")}


class Finished(NamedTuple):
    """A game at its end, and what was counted on the way."""

    state: KidoButaiState
    census: dict[str, int]
    milestones: int
    decisions: int
    outcomes: int


class DoctrineGames:
    """Games from one start. What is the same in all of them is worked out once."""

    def __init__(self, start: KidoButaiState) -> None:
        terms = read_terms(start.setup.to_plain())
        self._start = start
        self._table = KERNEL.row(encoding.table(start)[:])
        self._notes = KERNEL.row([0] * doctrine.NOTES)
        self._figures = KERNEL.row(encoding.figures(start.oob)[:])
        self._worths = KERNEL.fractions(encoding.worths(start.oob, terms)[:])
        self._plan = KERNEL.row(by.doctrine(len(start.oob.ships), not terms.luck_sinks))

    @staticmethod
    def can_play(start: KidoButaiState) -> bool:
        """Whether there is a compiled kernel for such a game."""
        return KERNEL.compiled and encoding.fits(start.oob) and sys.byteorder == "little"

    def play(self, chance: Seeded) -> Finished:
        table, notes = KERNEL.copied(self._table), KERNEL.copied(self._notes)
        question = -1
        while question != at.OVER:
            numbers = cast(Flat, _Numbers.from_buffer_copy(chance.ahead(LUCK)))
            question = doctrine.play(table, self._figures, self._worths, self._plan, numbers, LUCK, notes)
        counted = notes[:]
        census = dict(zip(DOINGS, counted[doctrine.CENSUS :], strict=True))
        turns, decisions, outcomes = (
            counted[place] for place in (doctrine.TURNS, doctrine.DECISIONS, doctrine.OUTCOMES)
        )
        return Finished(self._at_its_end(table[: at.BATTLE]), census, turns, decisions, outcomes)

    def _at_its_end(self, row: list[int]) -> KidoButaiState:
        """The state that a table is: the way back from `encoding.table`, for a game that is over."""
        state = self._start.copy()
        for name, place in _PLACES.items():
            before = getattr(state, name)
            many = isinstance(before, list | tuple)
            setattr(state, name, type(before)(row[place : place + len(before)] if many else row[place]))
        state.stack = []
        state.phase = at.PHASES[row[at.PHASE]]
        state.battle = None
        return state
