"""The designer's lab: the same games with figures as they are and as they might be, dealt with the same luck.

Game by game the seeds are the same, so that what differs is what the figures do, and less of it is luck.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from contextlib import closing
from copy import deepcopy
from time import perf_counter
from typing import Any, NamedTuple

import pointluck
from pointluck.engine import DataError, Figures, Game, Problem, Setup

from .averages import Spread, share_interval
from .luck import WHOLE
from .match import Played, Seed
from .simulation import Series
from .value import in_values
from .workers import Breakdown, Executor, Interruption, in_order, width

MOST_VARIANTS = 8
"""Values of one figure that are tried in one go."""


# --- figures by their path --------------------------------------------------------------------------------------------


def variants(setup: Setup, given: Sequence[str]) -> list[Setup]:
    """The setups with those figures, `path=value` each; one of them may have several values: `path=4,5,6`."""
    fixed: list[tuple[str, Any]] = []
    swept: tuple[str, list[Any]] | None = None
    for pair in given:
        path, equals, text = pair.partition("=")
        if not equals or not path.strip():
            raise Problem("lab-form", given=pair)
        values = _values(text.strip())
        if len(values) == 1:
            fixed.append((path.strip(), values[0]))
        elif swept is not None:
            raise Problem("lab-two-sweeps", path=path.strip())
        else:
            swept = path.strip(), values
    if not given:
        raise Problem("lab-nothing")
    if swept is None:
        return [changed(setup, fixed)]
    if len(swept[1]) > MOST_VARIANTS:
        raise Problem("lab-many", most=MOST_VARIANTS)
    return [changed(setup, [*fixed, (swept[0], value)]) for value in swept[1]]


def _values(text: str) -> list[Any]:
    """One value, or the numbers of a list with commas."""
    parts = [_value(part.strip()) for part in text.split(",")]
    return parts if len(parts) > 1 and all(isinstance(part, int) for part in parts) else [_value(text)]


def _value(text: str) -> Any:
    """A number, truth, list or table as JSON has it; everything else is a text."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text


def changed(setup: Setup, figures: Sequence[tuple[str, Any]]) -> Setup:
    """The setup with other figures. Raises a DataError that names the first one that is impossible."""
    game = setup.game
    table: Figures = deepcopy(game.data.merged(setup.overrides))
    for path, value in figures:
        _put(table, path, value)
    other = game.setup(setup.preset, table, setup.chosen_options)
    # What fits the shape but not the rules is found when a game begins.
    game.begin(other)
    return other


def _put(table: Figures, path: str, value: Any) -> None:
    """Change one figure; of a list its members are numbered from 0."""
    words = path.removeprefix("/").removeprefix("figures/").split("/")
    here: Any = table
    for at, word in enumerate(words):
        place = "/" + "/".join(words[: at + 1])
        last = at == len(words) - 1
        if isinstance(here, dict):
            if word not in here:
                raise DataError("data-unknown", path=place, known=sorted(here))
            key: Any = word
        elif isinstance(here, list):
            if not word.isdecimal() or int(word) >= len(here):
                raise DataError("data-unknown", path=place, known=[str(number) for number in range(len(here))])
            key = int(word)
        else:
            raise DataError("data-unknown", path=place, known=[])
        if last:
            here[key] = value
        else:
            here = here[key]


# --- the same games ---------------------------------------------------------------------------------------------------


class Trial:
    """Numbered games of several setups between the same players. Plain data, so that it can travel."""

    def __init__(self, series: Sequence[Series]) -> None:
        self.series = list(series)

    @classmethod
    def of(cls, setups: Sequence[Setup], seats: dict[str, str], seed: Seed, adjusted: bool = False) -> Trial:
        """The first setup is the one that the others are compared with."""
        return cls([Series.of(setup, seats, seed, adjusted) for setup in setups])

    @property
    def game(self) -> Game:
        return self.series[0].game

    def do(self, number: int) -> list[Played] | Breakdown:
        games: list[Played] = []
        for series in self.series:
            played = series.do(number)
            if isinstance(played, Breakdown):
                return played
            games.append(played)
        return games


class Measure:
    """A whole number of each game, before and after, and by how much it differs in the same game."""

    def __init__(self, scale: int = 1) -> None:
        self.scale = scale
        self.before = Spread()
        self.after = Spread()
        self.moved = Spread()

    def add(self, before: int, after: int) -> None:
        self.before.add(before)
        self.after.add(after)
        self.moved.add(after - before)

    @property
    def proven(self) -> bool:
        """Whether the 95 % interval of the difference excludes zero."""
        low, high = self.moved.interval
        return self.moved.size > 1 and (low > 0 or high < 0)

    @property
    def worth(self) -> float | None:
        """How many games with luck of their own would tell as much as one with the same luck."""
        if self.moved.size < 2 or not self.moved.stderr:
            return None
        return (self.before.stderr**2 + self.after.stderr**2) / self.moved.stderr**2

    def to_plain(self) -> dict[str, Any]:
        plain: dict[str, Any] = {"proven": self.proven, "worth": self.worth}
        for name, spread in (("before", self.before), ("after", self.after), ("difference", self.moved)):
            ends = [end / self.scale for end in spread.interval] if spread.size > 1 else None
            plain[name] = {"mean": spread.mean / self.scale if spread.size else None, "interval": ends}
        return plain


class Comparison:
    """What one change of figures has come to so far."""

    def __init__(self, setup: Setup, adjusted: bool) -> None:
        game = setup.game
        self.setup = setup
        self.games = 0
        self.differed = 0
        """Games that ended differently."""
        self.value = Measure(WHOLE)
        """Of the first seat: points in a game for one, else a win 1 and a draw a half."""
        self.adjusted = Measure(WHOLE) if adjusted else None
        """The same without luck."""
        self.wins = {side: Measure() for side in game.sides}
        self.tallies: dict[str, Measure] = {}

    def add(self, before: Played, after: Played) -> None:
        game = self.setup.game
        values = [in_values(game, played.result) for played in (before, after)]
        self.games += 1
        self.differed += before.result != after.result or before.tally != after.tally
        self.value.add(*(round(value * WHOLE) for value in values))
        if self.adjusted is not None and before.luck is not None and after.luck is not None:
            self.adjusted.add(round((values[0] - before.luck) * WHOLE), round((values[1] - after.luck) * WHOLE))
        for side, measure in self.wins.items():
            measure.add(int(before.result.winner == side), int(after.result.winner == side))
        for name in before.tally.keys() | after.tally.keys():
            measure = self.tallies.setdefault(name, Measure())
            measure.add(before.tally.get(name, 0), after.tally.get(name, 0))

    @property
    def best(self) -> Measure:
        """What tells most about the change: results without luck, where they were counted."""
        return self.adjusted or self.value

    def to_plain(self) -> dict[str, Any]:
        changes = self.setup.game.data.changes(self.setup.overrides)
        return {
            "figures": [{"path": one.path, "default": one.default, "value": one.value} for one in changes],
            "data_digest": self.setup.data_digest,
            "games": self.games,
            "differed": self.differed,
            "value": self.value.to_plain(),
            **({} if self.adjusted is None else {"without_luck": self.adjusted.to_plain()}),
            "wins": {side: self._win_plain(measure) for side, measure in self.wins.items()},
            "tallies": {name: measure.to_plain() for name, measure in sorted(self.tallies.items())},
        }

    @staticmethod
    def _win_plain(measure: Measure) -> dict[str, Any]:
        plain = measure.to_plain()
        for name, spread in (("before", measure.before), ("after", measure.after)):
            plain[name]["interval"] = list(share_interval(spread.total, spread.size))
        return plain


class Report(NamedTuple):
    """A finished (or interrupted) experiment."""

    trial: Trial
    comparisons: list[Comparison]
    asked: int
    seconds: float
    workers: int
    failure: Problem | None = None

    @property
    def games(self) -> int:
        return self.comparisons[0].games

    @property
    def partial(self) -> bool:
        return self.games < self.asked

    def to_plain(self) -> dict[str, Any]:
        """For `--json` and the browser. Everything but `seconds` and `workers` is the same in every run."""
        base = self.trial.series[0]
        return {
            "game": base.game_id,
            "rules": base.game.rules_version,
            "pointluck": pointluck.__version__,
            "preset": base.setup.preset,
            "options": base.setup.options,
            "data": base.setup.overrides,
            "players": base.seats,
            "seed": base.seed,
            "games": self.games,
            "games_asked": self.asked,
            "partial": self.partial,
            "variants": [one.to_plain() for one in self.comparisons],
            "seconds": self.seconds,
            "workers": self.workers,
        }


def experiment(trial: Trial, games: int, workers: int | Executor, played: Callable[[int], None]) -> Report:
    """Play the games and compare them. `played` hears the count; Ctrl-C ends with what has been played so far."""
    comparisons = [Comparison(series.setup, series.adjusted) for series in trial.series[1:]]
    failure: Problem | None = None
    began = perf_counter()
    with Interruption() as interruption, closing(in_order(trial, 1, games, workers)) as results:
        try:
            for number, result in enumerate(results, 1):
                if isinstance(result, Breakdown):
                    failure = Problem("game-broke-down", **result.to_plain())
                    break
                for comparison, after in zip(comparisons, result[1:], strict=True):
                    comparison.add(result[0], after)
                played(number)
                if interruption.asked:
                    break
        except Problem as problem:
            failure = problem
    return Report(trial, comparisons, games, perf_counter() - began, width(workers), failure)
