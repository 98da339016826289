"""Random games under random options, with every invariant checked on the way."""

from __future__ import annotations

import shlex
import traceback
from collections.abc import Callable
from contextlib import closing
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

import pointluck
from pointluck.engine import CHANCE, Action, Event, OptionValue, Problem, Record, Refusal, Seeded, State, option_text

from . import invariants
from .invariants import Broken, News, must
from .match import Seed
from .vocabulary import Vocabulary, vocabulary
from .workers import Interruption, in_order

STEPS_AT_MOST = 20_000
OFTEN = 7
"""What is dear is checked at every seventh step or so, and at the last."""


class Survived(NamedTuple):
    """A game in which everything held."""

    steps: int
    checks: int


class Failure(NamedTuple):
    """A game in which something did not hold: enough to see it again."""

    number: int
    invariant: str
    detail: str
    step: int
    preset: str
    options: dict[str, OptionValue]
    record: str


class Fuzz:
    """Numbered random games. Plain data, so that it can travel between processes."""

    def __init__(self, game: str, seed: Seed, preset: str | None, options: dict[str, OptionValue]) -> None:
        self.game_id = game
        self.seed = seed
        self.preset = preset
        self.options = options

    def command(self, number: int) -> str:
        """What to type to see one game again."""
        words = ["pointluck", "fuzz", self.game_id, "--seed", str(self.seed), "--from", str(number), "--games", "1"]
        if self.preset is not None:
            words += ["--preset", self.preset]
        for name, value in self.options.items():
            words += ["--option", f"{name}={option_text(value)}"]
        return shlex.join(words)

    def do(self, number: int) -> Survived | Failure:
        rng = Random(f"{self.seed}:{number}:fuzz")
        record = self._begin(rng)
        trial = Trial(record, rng, vocabulary(self.game_id))
        try:
            trial.run(Seeded(f"{self.seed}:{number}:chance"))
        except Exception as error:
            broken = error if isinstance(error, Broken) else _crash(error)
            setup = record.setup
            step = len(record.steps)
            options = dict(setup.chosen_options)
            return Failure(number, broken.invariant, broken.detail, step, setup.preset, options, record.text())
        return Survived(trial.steps, trial.checks)

    def _begin(self, rng: Random) -> Record:
        """A new game. Where nothing is prescribed, options and figures are drawn."""
        game = pointluck.game(self.game_id)
        if self.preset is not None:
            return Record(game.new(self.preset, None, **self.options), dict.fromkeys(game.seats, "fuzz"))
        options: dict[str, OptionValue] = {option.id: rng.choice(option.values) for option in game.options}
        figures = rng.choice([None, *game.data.sets])
        start = game.new(rng.choice(list(game.presets)), figures, **(options | self.options))
        return Record(start, dict.fromkeys(game.seats, "fuzz"))


class Campaign(NamedTuple):
    """What came of many random games."""

    fuzz: Fuzz
    asked: int
    games: int
    steps: int
    checks: int
    seconds: float
    workers: int
    failure: Failure | None
    problem: Problem | None


def fuzz(job: Fuzz, first: int, games: int, workers: int, played: Callable[[int], None]) -> Campaign:
    """Play until all games are over, one is broken or somebody presses Ctrl-C. The first broken game is reported."""
    count = steps = checks = 0
    failure: Failure | None = None
    problem: Problem | None = None
    began = perf_counter()
    with Interruption() as interruption, closing(in_order(job, first, games, workers)) as results:
        try:
            for result in results:
                if isinstance(result, Failure):
                    failure = result
                    break
                count += 1
                steps += result.steps
                checks += result.checks
                played(count)
                if interruption.asked:
                    break
        except Problem as error:
            problem = error
    return Campaign(job, games, count, steps, checks, perf_counter() - began, workers, failure, problem)


def _crash(error: Exception) -> Broken:
    frame = traceback.extract_tb(error.__traceback__)[-1]
    where = f"{frame.filename.rpartition('/')[2]}:{frame.lineno} in {frame.name}"
    return Broken("crash", f"{type(error).__name__}: {error} ({where})")


class Taste:
    """A random way to choose that lasts for one game.

    Uniform choice sees little: it ends every phase early. So in most games each kind of action (or each outcome of
    chance) has a weight of its own for the whole game, which leads into corners that uniform play never reaches.
    """

    def __init__(self, rng: Random, fair: bool) -> None:
        self._rng = rng
        self._fair = fair
        self._weights: dict[object, float] = {}

    def choose(self, actions: list[Action], key: Callable[[Action], object]) -> Action:
        if self._fair or len(actions) == 1:
            return actions[int(self._rng.random() * len(actions))]
        weights = self._weights
        marks = []
        total = 0.0
        for action in actions:
            name = key(action)
            weight = weights.get(name)
            if weight is None:
                weight = weights[name] = 4.0 ** self._rng.randint(-3, 3)
            total += weight
            marks.append(total)
        mark = self._rng.random() * total
        return next((action for action, upper in zip(actions, marks, strict=True) if mark < upper), actions[-1])


class Trial:
    """One random game and the checks that go along with it."""

    def __init__(self, record: Record, rng: Random, words: Vocabulary | None = None) -> None:
        self.record = record
        self.game = record.game
        self.rng = rng
        self.steps = 0
        self.checks = 0
        self._words = words
        self._news = News()
        self._seen: dict[Action, None] = {}
        self._pool: list[Action] = []
        self._census: int | None = None

    def run(self, chance: Seeded) -> None:
        player = Taste(self.rng, fair=self.rng.random() < 0.25)
        luck = Taste(self.rng, fair=False) if self.rng.random() < 0.5 else None
        self._hash = self.record.state.hash()
        self._standing()
        while (seat := self.record.state.seat) is not None:
            must(self.steps < STEPS_AT_MOST, "end", f"not over after {self.steps} steps")
            state = self.record.state
            if seat != CHANCE:
                if self.rng.random() < 0.01 and self._take_back(seat):
                    continue
                action = player.choose(state.legal(), lambda action: action.kind)
            elif luck is not None:
                action = luck.choose(state.legal(), lambda action: action)
            else:
                action = chance.pick(state)
            self._step(seat, action)
        self._end()

    # --- one step -----------------------------------------------------------------------------------------------

    def _step(self, seat: str, action: Action) -> None:
        state = self.record.state
        self._before(state, action)
        kept = state.copy() if self._now_and_then() else None
        before = self._hash
        events = self.record.apply(action)
        self.steps += 1
        self._hash = self.record.steps[-1].state_hash
        if kept is not None:
            self._check(must, kept.hash() == before, "copy", f"{action} on the original changed a copy")
        self._news.step(seat, events)
        self._check(self._news.no_undo_past_news, self.record)
        self._told(events)
        self._standing()

    def _before(self, state: State, action: Action) -> None:
        self._check(invariants.reads_back, state, action)
        legal = state.legal()
        for one in legal:
            if one not in self._seen:
                self._seen[one] = None
                self._pool.append(one)
        refusal = self._check(invariants.judged_alike, state, self._stray())
        if self._words is not None:
            self._tell(self._words, state, action, refusal)
        if self._now_and_then():
            self._check(invariants.allowed, state, legal)
            self._check(invariants.copies_are_independent, state, [self.rng.choice(legal)], self._hash)
        if self._now_and_then():
            self._dear(state)

    def _dear(self, state: State) -> None:
        self._check(invariants.json_restores, state, self._hash)
        history = [step.action for step in self.record.steps]
        self._check(invariants.sample_fits, state, history, self.rng)
        self._check(invariants.text_is_harmless, state, self._gibberish())

    def _told(self, events: list[Event]) -> None:
        state = self.record.state
        if any(event.kind == self.game.milestone for event in events):
            self._census = self._check(invariants.census_is_constant, self.game, state, self._census)
        if self._words is not None:
            for event in events:
                self._check(self._words.event, event)
                self._words.clause(self.game.id, event.clause)

    def _tell(self, words: Vocabulary, state: State, action: Action, refusal: Refusal | None) -> None:
        question = state.question
        assert question is not None
        self._check(words.question, question)
        words.clause(self.game.id, question.clause)
        words.action(action)
        if refusal is not None:
            self._check(words.refusal, refusal)
            words.clause(self.game.id, refusal.clause)

    def _standing(self) -> None:
        self._check(invariants.standing, self.record.state)

    def _take_back(self, seat: str) -> bool:
        """Go back as far as the rules of the table allow, or less; the game then takes another way."""
        count = len(self.record.steps)
        point = self.record.undo_point(seat)
        if point == count:
            return False
        number = self.rng.randrange(point, count)
        self._check(invariants.undo_restores, self.record, number)
        self._news.back_to(number)
        self._hash = self.record.state.hash()
        self._standing()
        return True

    def _end(self) -> None:
        state = self.record.state
        self._check(invariants.result_is_whole, state)
        self._dear(state)
        self._check(invariants.record_replays, self.record, pointluck.game)

    # --- what to try --------------------------------------------------------------------------------------------

    def _now_and_then(self) -> bool:
        return self.rng.random() * OFTEN < 1

    def _stray(self) -> Action:
        """An action that was legal at some time in this game, perhaps with words of another one."""
        action = self.rng.choice(self._pool)
        if self.rng.random() < 0.5:
            return action
        other = self.rng.choice(self._pool)
        args = [*action.args, *other.args]
        self.rng.shuffle(args)
        return Action(action.kind, tuple(args[: self.rng.randint(0, len(args))]))

    def _gibberish(self) -> str:
        words = f"{self.rng.choice(self._pool)} {self.rng.choice(self._pool)} ; , > 0 -1 all".split()
        return " ".join(self.rng.sample(words, self.rng.randint(0, len(words))))

    def _check(self, check: Callable[..., Any], *args: Any) -> Any:
        self.checks += 1
        return check(*args)
