"""A game that goes on from a moment of another one.

Its record begins with the steps of that game. With the same luck those that came after the moment stand there too, and
are taken back: so their dice and draws come again for the same question in the same place, like any that were seen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .notes import Forked
from .record import Record
from .state import State
from .words import Problem


def fork(start: State, texts: Sequence[str], origin: Forked, seats: Mapping[str, str], new_luck: bool) -> Record:
    """The game whose actions, from `start` on, have these texts, played on by `seats` from the moment of `origin`.

    Raises Problem where there is nothing to play on.
    """
    if not 0 <= origin.step <= len(texts):
        raise Problem("replay-step", given=str(origin.step), steps=str(len(texts)))
    record = Record(start, seats)
    record.go_on_from(origin)
    for text in texts[: origin.step] if new_luck else texts:
        record.apply(record.state.parse(text))
    if len(record.steps) > origin.step:
        record.undo(origin.step)
    if record.over:
        raise Problem("fork-over")
    return record
