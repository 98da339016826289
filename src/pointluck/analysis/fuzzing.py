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
from pointluck.engine import CHANCE, Action, Event, Figures, OptionValue, Problem, Record, Seeded, State, option_text
from pointluck.players import BotProblem

from . import invariants
from .invariants import Broken, News, must
from .match import Seed
from .vocabulary import Vocabulary, vocabulary
from .whims import Taste, whim
from .workers import Interruption, in_order

STEPS_AT_MOST = 20_000
OFTEN = 12
"""What is expensive is checked at every twelfth step or so, and at the last."""


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
    """Empty if the game could not even be begun."""
    figures: Figures | None = None


class Fuzz:
    """Numbered random games. Plain data, so that it can travel between processes."""

    arguments: tuple[str, ...] = ()
    """What this kind of random game is asked for with."""

    def __init__(self, game: str, seed: Seed, preset: str | None, options: dict[str, OptionValue]) -> None:
        self.game_id = game
        self.seed = seed
        self.preset = preset
        self.options = options

    def command(self, number: int) -> str:
        """What to type to see one game again."""
        words = ["pointluck", "fuzz", self.game_id, "--seed", str(self.seed), "--from", str(number), "--games", "1"]
        words += self.arguments
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
            trial.run(f"{self.seed}:{number}")
        except BotProblem:
            raise
        except Exception as error:
            setup = record.setup
            return failure_of(number, error, setup.preset, setup.chosen_options, record)
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


def failure_of(
    number: int,
    error: Exception,
    preset: str,
    options: dict[str, OptionValue],
    record: Record | None,
    figures: Figures | None = None,
) -> Failure:
    broken = error if isinstance(error, Broken) else _crash(error)
    step, text = (len(record.steps), record.text()) if record else (0, "")
    return Failure(number, broken.invariant, broken.detail, step, preset, dict(options), text, figures)


def _crash(error: Exception) -> Broken:
    frame = traceback.extract_tb(error.__traceback__)[-1]
    where = f"{frame.filename.rpartition('/')[2]}:{frame.lineno} in {frame.name}"
    return Broken("crash", f"{type(error).__name__}: {error} ({where})")


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

    def run(self, seed: str, most: int = STEPS_AT_MOST) -> None:
        """Play to the end, or so many steps. A game that is not over after `STEPS_AT_MOST` is broken."""
        player = whim(self.rng, self.game.id, self.game.seats, seed)
        # Fair dice in half of the games; in the others some outcomes come up more often than they should.
        luck = Taste(self.rng) if self.rng.random() < 0.5 else None
        chance = Seeded(f"{seed}:chance")
        self._hash = self.record.state.hash()
        self._standing()
        while (seat := self.record.state.seat) is not None:
            if most < STEPS_AT_MOST and self.steps >= most:
                self._expensive(self.record.state)
                return
            must(self.steps < STEPS_AT_MOST, "end", f"not over after {self.steps} steps")
            state = self.record.state
            if seat != CHANCE:
                if self.rng.random() < 0.01 and self._take_back(seat):
                    continue
                action = player.choose(state, seat)
            elif luck is not None:
                action = luck.choose(state, seat)
            else:
                action = chance.pick(state)
            self._step(seat, action)
        self._end()

    # --- one step -----------------------------------------------------------------------------------------------

    def _step(self, seat: str, action: Action) -> None:
        state = self.record.state
        self._before(state, action)
        kept = state.copy()
        before = self._hash
        events = self.record.apply(action)
        self.steps += 1
        self._hash = self.record.steps[-1].state_hash
        if self._now_and_then():
            self._check(must, kept.hash() == before, "copy", f"{action} on the original changed a copy")
        self._check(invariants.follows, self.record.state, kept, action, events)
        self._check(invariants.sealing_tells_nothing, kept, action, events, self.record.state, self.rng)
        self._check(invariants.learning_is_news, kept, action, events, self.record.state, self.rng)
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
        refusal = self._check(invariants.judged_alike, state, self._stray(), self._hash)
        if self._words is not None:
            self._words.action(action)
            if refusal is not None:
                self._check(self._words.refusal, refusal)
                self._words.clause(self.game.id, refusal.clause)
        self._check(invariants.allowed, state, legal)
        if self._now_and_then():
            self._check(invariants.copies_are_independent, state, [self.rng.choice(legal)], self._hash)
        if self._now_and_then():
            self._expensive(state)

    def _expensive(self, state: State) -> None:
        self._check(invariants.json_restores, state, self._hash)
        self._check(invariants.sample_fits, state, self.rng)
        self._check(invariants.text_is_harmless, state, self._gibberish())

    def _told(self, events: list[Event]) -> None:
        state = self.record.state
        if any(event.kind == self.game.milestone for event in events):
            self._census = self._check(invariants.census_is_constant, state, self._census)
        if self._words is not None:
            for event in events:
                self._check(self._words.event, event)
                self._words.clause(self.game.id, event.clause)

    def _standing(self) -> None:
        question = self._check(invariants.standing, self.record.state)
        self._check(invariants.secrets_are_kept, self.record.state, self.rng)
        if question is not None and self._words is not None:
            self._check(self._words.question, question)
            self._words.clause(self.game.id, question.clause)

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
        self._expensive(state)
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
