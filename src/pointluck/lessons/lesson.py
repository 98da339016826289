"""A lesson as plain data, and what it asks at each point of the way."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase

from pointluck.engine import Figures, Game, OptionValue, Problem, State


class Mistaken(Problem):
    """An answer that is legal and not the one that is being learned: the lesson says why, with the rule."""

    def __init__(self, key: str, clause: str | None) -> None:
        super().__init__(key)
        self.clause = clause


def matches(text: str, patterns: Iterable[str]) -> bool:
    """Whether an action is one of those; `*` stands for any words."""
    return any(fnmatchcase(text, pattern) for pattern in patterns)


@dataclass(frozen=True, slots=True)
class Wrong:
    """What is said to some of the wrong answers, and the rule behind it."""

    answers: tuple[str, ...]
    say: str
    clause: str | None

    def here(self, step: Step, given: int) -> bool:
        """Whether a row of wrong answers still agrees with what has been answered in its step."""
        return len(self.answers) > given and self.answers[:given] == step.right[:given]


@dataclass(frozen=True, slots=True)
class Step:
    """Sentences that are read one after the other, then a question."""

    say: tuple[str, ...]
    """Message keys; the last stands by the question."""
    lit: Mapping[str, str]
    """What is lit while a sentence is read: the place on the table, by the sentence's key."""
    right: tuple[str, ...]
    row: bool
    """The right answers are given one after the other, and so are those of each wrong row."""
    times: int
    """How many right answers lead on to the next step."""
    offer: tuple[str, ...]
    """What can be chosen: the right answers and, where there is something to decide, wrong ones."""
    wrong: tuple[Wrong, ...]
    then: tuple[str, ...]
    """What chance and the other side do after it."""

    def rights(self, given: int) -> tuple[str, ...]:
        """The right answers after so many in this step."""
        return self.right[given : given + 1] if self.row else self.right

    def wrongs(self, given: int) -> list[tuple[tuple[str, ...], Wrong]]:
        """The wrong answers then, with what is said to them."""
        if not self.row:
            return [(wrong.answers, wrong) for wrong in self.wrong]
        return [(wrong.answers[given : given + 1], wrong) for wrong in self.wrong if wrong.here(self, given)]

    def offers(self, given: int) -> tuple[str, ...]:
        if not self.row:
            return self.offer
        return (*self.rights(given), *(text for answers, _ in self.wrongs(given) for text in answers))

    def rows(self, given: int) -> list[tuple[str, ...]]:
        """The rows of answers that can be given from here on, the right one first; none where answers come singly."""
        if not self.row:
            return []
        return [self.right[given:], *(wrong.answers[given:] for wrong in self.wrong if wrong.here(self, given))]


@dataclass(frozen=True, slots=True)
class Lesson:
    id: str
    game: Game
    seat: str
    """Whom the learner plays."""
    minutes: int
    preset: str
    options: Mapping[str, OptionValue]
    figures: Figures
    """What it changes in the game's figures: where the forces stand when it begins."""
    before: tuple[str, ...]
    """What has been played already, by everybody and chance."""
    steps: tuple[Step, ...]
    ending: tuple[str, ...]
    """Sentences at the end."""

    @property
    def answers(self) -> int:
        """How many answers the learner gives."""
        return sum(step.times for step in self.steps)

    def place(self, given: int) -> int:
        """The place of the step that the learner is at after so many answers; after the last one, their number."""
        for place, step in enumerate(self.steps):
            given -= step.times
            if given < 0:
                return place
        return len(self.steps)

    def step(self, given: int) -> Step | None:
        place = self.place(given)
        return self.steps[place] if place < len(self.steps) else None

    def within(self, given: int) -> int:
        """How many of the answers were given in the step that the learner is at."""
        return given - sum(step.times for step in self.steps[: self.place(given)])

    def script(self, played: int) -> str | None:
        """What chance or the other side does after they have done so much since the lesson began."""
        for step in self.steps:
            if played < len(step.then):
                return step.then[played]
            played -= len(step.then)
        return None

    def offered(self, given: int, legal: Iterable[str]) -> list[str]:
        """The legal answers that can be chosen."""
        step = self.step(given)
        return [] if step is None else [text for text in legal if matches(text, step.offers(self.within(given)))]

    def rows(self, given: int) -> list[tuple[str, ...]]:
        """The rows of answers that a step in rows offers."""
        step = self.step(given)
        return [] if step is None else step.rows(self.within(given))

    def judge(self, given: int, text: str) -> None:
        """Raises Mistaken for an answer that is not the right one. Whether it is legal is for the rules to say."""
        step = self.step(given)
        if step is None:
            raise Problem("lesson-over")
        within = self.within(given)
        if matches(text, step.rights(within)):
            return
        for answers, wrong in step.wrongs(within):
            if matches(text, answers):
                raise Mistaken(wrong.say, wrong.clause)
        raise Problem("lesson-other")

    def begin(self) -> State:
        """The game as it stands when the lesson begins, before anything was played."""
        state = self.game.begin(self.game.setup(self.preset, self.figures, self.options))
        state.start()
        return state
