"""A position: plain data, who must act, what is legal, and what an action does."""

from __future__ import annotations

import hashlib
import json
from abc import ABC, abstractmethod
from fractions import Fraction
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Self

from .fields import Fields, Open, Plain, View
from .words import Action, Event, Params, Question, Refusal, Refused, Result, Value

if TYPE_CHECKING:
    from .sequence import Ask, Sequence
    from .setup import Setup

_new = tuple.__new__
_NO_EVENTS: list[Event] = []
"""What a state tells before anything has been applied to it. Never changed."""


class State(Fields, ABC):
    """The base of every game's state. Subclasses declare their own fields.

    Examples:
        >>> import pointluck
        >>> state = pointluck.game("kido-butai").new()
        >>> state.seat, state.question.kind
        ('japan', 'loads')
        >>> [str(action) for action in state.legal()]
        ['load akagi 3b 0t', 'load akagi 2b 1t', 'load akagi 1b 2t', 'load akagi 0b 3t']
        >>> state.apply(state.parse("load akagi 1b 2t"))[0].kind
        'loaded'
    """

    __slots__ = ("_legal", "events", "oob", "setup", "stack")
    stack: Open[list[str]]
    """The steps of the sequence of play that are still to come, the next one last."""

    def __init__(self, setup: Setup, oob: Any, stack: list[str]) -> None:
        self.setup = setup
        self.oob = oob
        """The order of battle: whatever a game works out from the figures of its setup, once for all its states."""
        self.stack = stack
        self.events: list[Event] = _NO_EVENTS
        # The answers to the question on top of the stack. Never changed in place, so copies share it.
        self._legal: list[Action] | None = None

    # --- what a game supplies -------------------------------------------------------------------------------

    sequence: ClassVar[Sequence[Any]]

    @classmethod
    @abstractmethod
    def before_setup(cls, setup: Setup, oob: Any) -> Self:
        """The position before the first step of the sequence of play."""

    @property
    @abstractmethod
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""

    @abstractmethod
    def view(self, seat: str | None) -> View:
        """What that seat (None: somebody who only watches) may know, built up from nothing."""

    def open_view(self) -> View:
        """The same with nothing hidden from anybody, for looking back at games that are over. Where a game hides
        something from those who watch, it says here what that is."""
        return self.view(None)

    @abstractmethod
    def parse(self, text: str) -> Action:
        """The action that a text means here, legal or not. The inverse of str().

        Examples:
            >>> import pointluck
            >>> pointluck.game("kido-butai").new().parse("load akagi 3b 0t")
            Action(kind='load', args=('akagi', '3b', '0t'))
        """

    @abstractmethod
    def problems(self) -> list[str]:
        """All that is wrong with this state; empty for every state that play can reach."""

    def problems_since(self, before: Self, events: list[Event]) -> list[str]:
        """All that is wrong with how one action led here from `before`; empty in play. For whoever tests a game."""
        return []

    def scene(self) -> Plain:
        """Where in the game a chance point is, beyond its question: the turn, the battle. See `taking_back`."""
        return {}

    def with_other_secrets(self, seat: str | None, rng: Random) -> Self | None:
        """This position with other things in it that the seat may not know; None where it knows all. For testers."""
        return None

    def tally(self) -> dict[str, int]:
        """Whole numbers worth averaging over many games, read at the end of one."""
        return {}

    def stakes(self) -> dict[str, int]:
        """Whole numbers that a single action may change and a player would ask the odds of, always the same ones."""
        return self.tally()

    def standing(self) -> dict[str, int]:
        """How the sides stand, by the measure of `course`: whole numbers, one for each side, the higher the better."""
        return {}

    def bends(self, event: Event) -> str | None:
        """The side whose standing such an event changes, at once; None for one that changes nobody's."""
        return None

    def course(self) -> str:
        """The measure by which the sides are compared from turn to turn; message `course-...`."""
        return "points"

    def census(self) -> dict[str, int]:
        """Where the pieces are, as whole numbers that add up to the same sum at every milestone."""
        return {}

    def parse_all(self, text: str) -> list[Action]:
        """The actions of a line that may name several, separated by semicolons.

        Examples:
            >>> import pointluck
            >>> state = pointluck.game("kido-butai").new()
            >>> for action in state.parse_all("load akagi 3b 0t; load kaga 3b 0t"):
            ...     events = state.apply(action)
            >>> state.question.params
            {'ship': 'Soryu', 'count': 2}
        """
        return [self.parse(part) for part in text.split(";") if part.strip()]

    # --- the contract ---------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether nobody is to act any more."""
        return not self.stack

    @property
    def seat(self) -> str | None:
        """Who must act: a seat, `"chance"`, or None when the game is over."""
        stack = self.stack
        return self.sequence.seats[stack[-1]](self) if stack else None

    @property
    def question(self) -> Question | None:
        """What is asked of that seat."""
        if not self.stack:
            return None
        ask = self._ask()
        return Question(ask.kind, f"ask-{ask.kind}", ask.params(self), ask.cites(self))

    @property
    def known_to(self) -> tuple[str, ...] | None:
        """The seats that may know the answer to the question when it is given; None: everybody."""
        return self._ask().known_to(self) if self.stack else None

    @property
    def idle(self) -> bool:
        """At a chance point: whether what comes up decides nothing, so that a person need not roll for it."""
        return bool(self.stack) and self._ask().idle(self)

    def copy(self) -> Self:
        """Another state like this one, independent of it.

        Examples:
            >>> import pointluck
            >>> state = pointluck.game("dogfight").new()
            >>> other = state.copy()
            >>> events = other.apply(other.legal()[0])
            >>> state == other
            False
        """
        twin = self.__class__.__new__(self.__class__)
        twin.setup = self.setup
        twin.oob = self.oob
        twin.events = _NO_EVENTS
        twin._legal = self._legal
        self.copy_to(twin)
        return twin

    def position(self) -> Plain:
        """Everything that is not the setup, as JSON-ready plain data."""
        return self.to_plain()

    @classmethod
    def from_position(cls, setup: Setup, oob: Any, plain: Plain) -> Self:
        state = cls(setup, oob, [])
        state.restore(plain)
        return state

    def legal(self) -> list[Action]:
        """The legal actions, or at a chance point the possible outcomes; interchangeable ones once."""
        known = self._legal
        return (self._answers() if known is None else known)[:]

    def weights(self) -> list[int]:
        """At a chance point: whole-number weights matching `legal()`."""
        return self._ask().weights(self) if self.stack else []

    def odds(self) -> list[Fraction]:
        """At a chance point: the exact probabilities matching `legal()`.

        Examples:
            >>> import pointluck
            >>> state = pointluck.game("kido-butai").new()
            >>> while state.seat != "chance":
            ...     events = state.apply(state.legal()[-1])
            >>> state.question.kind, str(state.legal()[0]), state.odds()[0]
            ('us-reconnaissance', 'die 1', Fraction(1, 6))
        """
        weights = self.weights()
        total = sum(weights)
        return [Fraction(weight, total) for weight in weights]

    def why_not(self, action: Action) -> Refusal | None:
        """None if `action` may be taken now, else the reason and the clause.

        Examples:
            >>> import pointluck
            >>> state = pointluck.game("kido-butai").new()
            >>> state.why_not(state.parse("load akagi 3b 0t")) is None
            True
            >>> state.why_not(state.parse("load akagi 3b 1t"))
            Refusal(reason='load-count', params={'ship': 'Akagi', 'count': 3}, clause='KB-1c')
        """
        if not self.stack:
            return Refusal("game-over", {"action": str(action)}, self.setup.game.over_clause)
        answers = self._answers()
        if action in answers:
            return None
        ask = self._ask()
        if ask.stands_for(self, action) in answers:
            return None
        return ask.refuse(self, action)

    def apply(self, action: Action) -> list[Event]:
        """Take a legal action; the events that follow. Raises Refused and changes nothing otherwise.

        Examples:
            >>> import pointluck
            >>> state = pointluck.game("kido-butai").new()
            >>> state.apply(state.parse("load akagi 3b 0t"))[0].params
            {'ship': 'Akagi', 'bombs': 3, 'torpedoes': 0}
            >>> state.apply(state.parse("launch A1 strike"))
            Traceback (most recent call last):
            pointluck.engine.words.Refused: other-question (action='launch A1 strike') [KB-1c]
        """
        known = self._legal
        if known is None:
            known = self._answers()
        try:
            number = known.index(action)
        except ValueError:
            if (refusal := self.why_not(action)) is not None:
                raise Refused(refusal) from None
            number = -1
        sequence, stack = self.sequence, self.stack
        events: list[Event] = []
        self.events = events
        name = stack.pop()
        relist, answer = sequence.relists.get(name), sequence.answers[name]
        if relist is None or number < 0:
            answer(self, action)
        else:
            again = relist(self, action, known, number)
            answer(self, action)
            if again is not None and stack and stack[-1] == name:
                if len(again) > 1:
                    self._legal = again
                    return events
                if name not in sequence.insisting:
                    stack.pop()
                    answer(self, again[0])
        self._legal = sequence.run(self)
        return events

    def to_json(self) -> str:
        """Setup and position as text; `Game.from_json` reads it.

        Examples:
            >>> import pointluck
            >>> game = pointluck.game("battle-of-midway")
            >>> state = game.new("short")
            >>> game.from_json(state.to_json()) == state
            True
        """
        return canonical_json({"setup": self.setup.to_plain(), "position": self.position()})

    def hash(self) -> str:
        """64 bits of a digest over setup and position, the same on every machine."""
        text = self.setup.digest + canonical_json(self.position())
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self) or not isinstance(other, State):
            return NotImplemented
        return self.setup.digest == other.setup.digest and self.position() == other.position()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<{self.setup.game.id} {self.hash()} {self.seat or 'over'}: {self.stack[-1] if self.stack else ''}>"

    # --- for the rules --------------------------------------------------------------------------------------

    def start(self) -> list[Event]:
        """Run a new game to its first question."""
        events: list[Event] = []
        self.events = events
        self._legal = self.sequence.run(self)
        return events

    def do(self, *names: str) -> None:
        """Next in the sequence of play: these, in this order."""
        if len(names) == 1:
            self.stack.append(names[0])
        else:
            self.stack += names[::-1]

    def tell(self, kind: str, clause: str, /, **params: Value) -> None:
        """Something happened that everybody may see."""
        # What Event(kind, params, clause) does, without the detour through its Python-level constructor.
        self.events.append(_new(Event, (kind, params, clause, None, False)))

    def _ask(self) -> Ask[Any]:
        return self.sequence.asks[self.stack[-1]]

    def _answers(self) -> list[Action]:
        if self._legal is None:
            self._legal = self._ask().legal(self) if self.stack else []
        return self._legal


def canonical_json(plain: Plain) -> str:
    return json.dumps(plain, sort_keys=True, separators=(",", ":"))


def refusal(reason: str, clause: str, /, **params: Value) -> Refusal:
    shown: Params = params
    return Refusal(reason, shown, clause)
