"""The sequence of play as a program over a stack of names that lives in the state.

An entry of the stack is one of three things: a line of the outline (it unfolds into its parts), a step (a
function that the rules run by themselves), or a question (the program stops until it is answered). Because the
stack is plain data, a game can be saved, copied and searched in the middle of a battle.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Generic, TypeVar

from .words import CHANCE, Action, Params, Refusal

if TYPE_CHECKING:
    from .state import State

S = TypeVar("S", bound="State")


class Ask(ABC, Generic[S]):
    """One kind of question: who is asked, what may be answered, and what an answer does."""

    kind: str
    clause: str

    @abstractmethod
    def seat(self, state: S) -> str: ...

    @abstractmethod
    def legal(self, state: S) -> list[Action]:
        """Every legal answer, interchangeable ones once, in a stable order."""

    @abstractmethod
    def answer(self, state: S, action: Action) -> None: ...

    def relist(self, state: S, action: Action, answers: list[Action], number: int) -> list[Action] | None:
        """What `legal` will give if `action`, `answers[number]`, leads straight back to this question.

        For questions that are put again after every answer while little changes: leaving out of the last list what is
        settled is then much cheaper than making a new one. None where it is not as simple. It is asked before the
        action is taken; neither state nor `answers` are to be changed. A single answer that is left is taken.
        """
        return None

    @abstractmethod
    def refuse(self, state: S, action: Action) -> Refusal:
        """Why `action`, which is not among the legal ones, is not."""

    def stands_for(self, state: S, action: Action) -> Action:
        """The listed action that `action` equals when interchangeable pieces are swapped; itself if none."""
        return action

    def params(self, state: S) -> Params:
        return {}

    def cites(self, state: S) -> str:
        """The clause that asks now: one kind of question may serve several rules."""
        return self.clause

    def known_to(self, state: S) -> tuple[str, ...] | None:
        """The seats that may know the answer when it is given; None: everybody. Sealed choices name their own seat."""
        return None

    def skips(self, state: S) -> bool:
        """Whether a single legal answer is taken without asking."""
        return True

    def idle(self, state: S) -> bool:
        """For a question to chance: whether the outcome decides nothing, so that a person need not roll for it."""
        return False

    def weights(self, state: S) -> list[int]:
        """For a question to chance: the weight of each outcome of `legal`, in the same order."""
        raise TypeError(f"{self.kind} is not a question to chance")


class ChanceAsk(Ask[S]):
    """A question to chance. Its outcomes are exclusive and have whole-number weights."""

    def seat(self, state: S) -> str:
        return CHANCE

    def refuse(self, state: S, action: Action) -> Refusal:
        outcomes = [str(outcome) for outcome in state.legal()]
        return Refusal("not-an-outcome", {"action": str(action), "outcomes": outcomes}, self.cites(state))


class Die(ChanceAsk[S]):
    """One die with faces 1 to n, all equally likely."""

    def __init__(
        self,
        kind: str,
        clause: str,
        then: Callable[[S, int], None],
        params: Callable[[S], Params] | None = None,
        faces: int = 6,
    ) -> None:
        self.kind = kind
        self.clause = clause
        self._then = then
        self._params = params
        self._faces = [Action("die", (str(face),)) for face in range(1, faces + 1)]
        self._values = {face: value for value, face in enumerate(self._faces, 1)}
        self._weights = [1] * faces

    def legal(self, state: S) -> list[Action]:
        return self._faces

    def weights(self, state: S) -> list[int]:
        return self._weights

    def answer(self, state: S, action: Action) -> None:
        self._then(state, self._values[action])

    def params(self, state: S) -> Params:
        return {} if self._params is None else self._params(state)


class Sequence(Generic[S]):
    """The outline, steps and questions of one game, and the loop that runs them."""

    def __init__(
        self,
        outline: Mapping[str, tuple[str, ...]],
        steps: Mapping[str, Callable[[S], None]],
        asks: list[Ask[S]],
    ) -> None:
        self.asks: dict[str, Ask[S]] = {ask.kind: ask for ask in asks}
        self._outline = {name: tuple(reversed(parts)) for name, parts in outline.items()}
        # None for what is no step: one look into a dictionary then tells, and the loop takes several for every action.
        self._steps: dict[str, Callable[[S], None] | None] = {**dict.fromkeys([*outline, *self.asks]), **steps}
        # Bound once and found by name, because looking up a method of ever another class takes longer than calling it.
        self.seats = {ask.kind: ask.seat for ask in asks}
        self.answers = {ask.kind: ask.answer for ask in asks}
        self._lists = {ask.kind: ask.legal for ask in asks}
        self.even = {ask.kind for ask in asks if isinstance(ask, Die)}
        """Questions to chance whose outcomes are all equally likely, whatever the position."""
        self.insisting = {ask.kind for ask in asks if type(ask).skips is not Ask.skips}
        """Questions that may want to be put even with a single answer."""
        self.relists = {ask.kind: ask.relist for ask in asks if type(ask).relist is not Ask.relist}
        """Of questions that can make their next list out of the last one, what does it."""
        known = [*self._outline, *steps, *self.asks]
        unknown = {part for parts in outline.values() for part in parts} - set(known)
        self.names = frozenset(known)
        """All that a stack may hold."""
        if unknown or len(known) != len(self.names) or len(self.asks) != len(asks):
            raise ValueError(f"a sequence needs every name once: {sorted(unknown)}")

    def knows(self, name: str) -> bool:
        """Whether a stack may hold that name."""
        return name in self._steps

    def run(self, state: S) -> list[Action] | None:
        """Run to the next question that has to be put; its legal answers, or None when the game is over."""
        stack, steps, lists = state.stack, self._steps, self._lists
        while stack:
            name = stack.pop()
            if (step := steps[name]) is not None:
                step(state)
            elif (make_list := lists.get(name)) is not None:
                legal = make_list(state)
                if len(legal) > 1 or (name in self.insisting and not self.asks[name].skips(state)):
                    stack.append(name)
                    return legal
                self.answers[name](state, legal[0])
            else:
                stack += self._outline[name]
        return None
