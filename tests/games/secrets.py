"""What no option may give away: checks of one step of any game, from every chair and from outside.

The twin of a state differs from it only in what a chair may not know. Whatever the chair is told of both must be the
same, until the rules themselves show it something; and what was shown cannot be taken back freely.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from random import Random
from typing import NamedTuple

from pointluck.engine import CHANCE, Action, State, brings_news
from pointluck.engine.lines import Writer
from pointluck.tables.playing import shown_to
from pointluck.tables.rows import Line
from pointluck.tables.writing import step_line

ABOUT_AIRCRAFT = ("send", "fly-to", "merge", "land-some", "patrol-in-the-way", "ditch", "divert", "return")
"""Questions of The Battle of Midway about aircraft in flight, which lie open, and the decks they come from (BM-R91)."""


class Leak(AssertionError):
    """Somebody was told what they may not know."""


class Taken(NamedTuple):
    """A step that was taken: the state after it, and its line of the log."""

    after: State
    line: Line

    def seen(self, seat: str | None) -> str:
        """Everything that a chair is told about it, byte for byte: the log, the table, who is asked, and what."""
        after = self.after
        (step,) = shown_to([self.line], seat, over=False)
        asked = [after.question, after.legal()] if seat is not None and after.seat == seat else None
        shown = [step.action, self.heard(seat), after.view(seat), after.seat, after.over, asked]
        return json.dumps(shown, sort_keys=True)

    def heard(self, seat: str | None) -> str:
        """The events alone."""
        return json.dumps([asdict(event) for event in shown_to([self.line], seat, over=False)[0].events])

    def kinds(self, seat: str | None) -> list[str]:
        return [event.kind for event in shown_to([self.line], seat, over=False)[0].events]


def take(before: State, action: Action) -> Taken:
    state = before.copy()
    seat, known_to = state.seat or "", state.known_to
    events = state.apply(action)
    line = step_line(Writer(), (1, 1), seat, action, state.hash(), events, known_to, "now")
    assert line.news == brings_news(seat, events)
    return Taken(state, line)


def must(holds: bool, *detail: object) -> None:
    if not holds:
        raise Leak(" ".join(str(part) for part in detail))


def check_state(state: State, rng: Random) -> int:
    """Nothing about a position tells a chair what it may not know. Gives how many twins were looked at."""
    looked = 0
    for seat in (*state.setup.game.seats, None):
        twin = state.with_other_secrets(seat, rng)
        if twin is None:
            continue
        looked += twin != state
        assert twin.problems() == []
        must(_text(twin.view(seat)) == _text(state.view(seat)), "the view tells", seat)
        must(twin.seat == state.seat, "who is asked tells", seat)
        if state.seat == seat:
            must(twin.question == state.question, "the question tells", seat, state.question, twin.question)
            must(twin.legal() == state.legal(), "what is legal tells", seat, state.question)
            for stray in _strays(state, rng):
                must(twin.why_not(stray) == state.why_not(stray), f"the refusal of “{stray}” tells", seat)
        elif state.seat not in (None, CHANCE) and state.stack[-1] not in ABOUT_AIRCRAFT:
            ask = state.sequence.asks[state.stack[-1]]
            legal = ask.legal(twin)
            put = len(legal) > 1 or (len(legal) == 1 and not ask.skips(twin))
            must(put, f"that {state.seat} is asked {ask.kind} tells", seat)
    return looked


def _strays(state: State, rng: Random) -> list[Action]:
    """Words of this question put together at random, most of which are refused; and those of no answer."""
    legal = state.legal()
    words = [word for action in rng.sample(legal, min(8, len(legal))) for word in action.args]
    words += [str(number).zfill(2) for number in rng.sample(range(1, 45), 3)]
    kinds = [*{action.kind for action in legal}, *rng.sample(("move", "to", "bring", "reveal", "land", "plan"), 2)]
    return [Action(rng.choice(kinds), tuple(rng.sample(words, rng.randint(1, 2)))) for _ in range(6)]


def check_step(before: State, action: Action, rng: Random) -> Taken:
    """Nothing about a step tells a chair more than the rules show it, and what they show cannot be taken back."""
    taken = take(before, action)
    for seat in (*before.setup.game.seats, None):
        if seat != before.seat:
            _text_tells_no_more(before, action, taken, seat, rng)
        twin = before.with_other_secrets(seat, rng)
        if twin is None or twin.why_not(action) is not None:
            continue
        other = take(twin, action)
        if _text(other.after.view(seat)) == _text(taken.after.view(seat)):
            must(other.seen(seat) == taken.seen(seat), f"“{action}” is told otherwise to", seat)
        elif seat is not None and before.seat != CHANCE:
            shown = f"{before.stack[-1]}: “{action}” shows {seat} something and can be taken back"
            must(taken.line.news and other.line.news, shown, *_differences(taken, other, seat))
    return taken


def _text_tells_no_more(before: State, action: Action, taken: Taken, seat: str | None, rng: Random) -> None:
    """If another answer looks the same from a chair, its words are not told there."""
    legal = before.legal()
    for twin in rng.sample(legal, min(3, len(legal))):
        other = take(before, twin)
        if twin == action or other.after == taken.after:
            continue  # interchangeable: there is nothing to give away
        if other.after.view(seat) != taken.after.view(seat) or other.kinds(seat) != taken.kinds(seat):
            continue  # the rules show it
        must(other.heard(seat) == taken.heard(seat), f"{seat or 'onlookers'} hear “{action}”, not “{twin}”")
        must(not taken.line.known_by(seat), f"{seat or 'onlookers'} can tell “{action}” from “{twin}”")


def _differences(one: Taken, other: Taken, seat: str | None) -> list[str]:
    """Where two views differ, for whoever reads the failure."""
    first, second = one.after.view(seat), other.after.view(seat)
    return [name for name in first if first[name] != second[name]]


def _text(view: object) -> str:
    return json.dumps(view, sort_keys=True)
