"""What the desk works out: a position, how decisions in it are taken, and where it ends."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from fractions import Fraction
from types import MappingProxyType
from typing import Any, NamedTuple

from pointluck.analysis.odds import Odds, stakes_of
from pointluck.engine import Action, Event, Problem, Setup, State, Value
from pointluck.engine.chance import expansion

NODES = 200_000
"""So many positions are looked at before a question is given up."""


NO_READS: Mapping[str, Callable[[State], int]] = MappingProxyType({})


class Note(NamedTuple):
    """What the sentence left open and how the desk took it: message `odds-note-KEY`."""

    key: str
    params: Mapping[str, Value] = MappingProxyType({})


class Inquiry(NamedTuple):
    """A sentence that was understood."""

    understood: str
    """The sentence as it was read, in the notation's own words."""
    state: State
    choose: Callable[[State], Action]
    """Decisions on the way, of both sides."""
    over: Callable[[State], bool]
    notes: tuple[Note, ...] = ()
    reads: Mapping[str, Callable[[State], int]] = NO_READS
    """What is counted beside the stakes of the game."""
    omits: tuple[str, ...] = ()
    """Stakes that only follow from others."""
    key: Callable[[State], Hashable] | None = None
    """Positions with the same key are one; None: only equal ones."""

    def counts(self, state: State) -> dict[str, int]:
        stakes = {key: count for key, count in state.stakes().items() if key not in self.omits}
        return stakes | {key: read(state) for key, read in self.reads.items()}


class Answer(NamedTuple):
    """The exact distribution of everything that may change."""

    inquiry: Inquiry
    setup: Setup
    odds: Odds

    def to_plain(self) -> dict[str, Any]:
        """For `--json` and for the browser. A share is the two numbers of a fraction and, for who wants it, a float."""
        return {
            "game": self.setup.game.id,
            "rules": self.setup.game.rules_version,
            "preset": self.setup.preset,
            "options": self.setup.options,
            "data": self.setup.overrides,
            "understood": self.inquiry.understood,
            "notes": [{"key": note.key, "params": dict(note.params)} for note in self.inquiry.notes],
            "stakes": [
                {
                    "key": stake.key,
                    "mean": _share(stake.mean),
                    "changes": [{"change": change, **_share(share)} for change, share in stake.changes],
                }
                for stake in self.odds
            ],
        }


def _share(share: Fraction) -> dict[str, Any]:
    over, under = share.as_integer_ratio()
    return {"exact": f"{over}/{under}" if under > 1 else str(over), "value": float(share)}


def work_out(inquiry: Inquiry, setup: Setup, nodes: int = NODES) -> Answer:
    """Follow every die and draw to the end. Raises a Problem where that is too much."""
    state = inquiry.state
    before = inquiry.counts(state)
    ends = expansion(state, inquiry.over, inquiry.choose, nodes, inquiry.key)
    if ends is None:
        raise Problem("odds-too-large", nodes=nodes)
    odds = stakes_of(before, [(inquiry.counts(end), share) for end, share in ends])
    return Answer(inquiry, setup, tuple(sorted(odds, key=lambda stake: _rank(stake.key))))


def _rank(key: str) -> int:
    """What one asks first: does it hit, what sinks, who is lost; points last, since they follow from these."""
    ends = ("located", "reported", "found", "kept", "damage", "hits", "sunk", "damaged", "destroyed", "lost", "points")
    return next((rank for rank, end in enumerate(ends) if key.endswith(end)), len(ends))


def begun(state: State, *stack: str) -> None:
    """Let the sequence of play go on in a position that was set up by hand, which must be a possible one."""
    state.stack = list(stack)
    state.start()
    if problems := state.problems():
        raise Problem("odds-impossible", why=problems[0])


def given(state: State, *outcomes: str) -> list[Event]:
    """What the sentence says of chance, or a decision that it names."""
    events: list[Event] = []
    for text in outcomes:
        events += state.apply(state.parse(text))
    return events
