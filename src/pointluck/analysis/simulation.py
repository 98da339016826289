"""A series of games between computer players, and the figures that come out of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from time import perf_counter
from typing import Any, NamedTuple

import pointluck
from pointluck.engine import Figures, Game, OptionValue, Problem, Setup
from pointluck.players import BotProblem

from .averages import Spread, share_interval
from .by_kernel import ByKernel, KernelDiffers
from .luck import WithoutLuck
from .match import Clock, Played, Seed, play
from .value import in_values
from .workers import Breakdown, Executor, Interruption, in_order, width


class Series:
    """Numbered games of one setup between the same players. Plain data, so that it can travel between processes."""

    def __init__(
        self,
        game: str,
        preset: str,
        options: dict[str, OptionValue],
        figures: Figures,
        seats: dict[str, str],
        seed: Seed,
        adjusted: bool = False,
    ) -> None:
        self.game_id = game
        self.preset = preset
        self.options = options
        self.figures = figures
        self.seats = seats
        self.seed = seed
        self.adjusted = adjusted
        """Whether the luck of each game is counted."""
        self._games: ByKernel | None = None

    @classmethod
    def of(cls, setup: Setup, seats: dict[str, str], seed: Seed, adjusted: bool = False) -> Series:
        return cls(setup.game.id, setup.preset, dict(setup.chosen_options), setup.overrides, seats, seed, adjusted)

    def __reduce__(self) -> tuple[Any, ...]:
        kept = (self.game_id, self.preset, self.options, self.figures, self.seats, self.seed, self.adjusted)
        return Series, kept

    @property
    def game(self) -> Game:
        return pointluck.game(self.game_id)

    @property
    def setup(self) -> Setup:
        return self.game.setup(self.preset, self.figures, self.options)

    def do(self, number: int) -> Played | Breakdown:
        """Game `number`. What goes wrong in it is named with the game, so that it can be played again."""
        try:
            games = self._begin()
            if self.by_kernel(self.seats):
                return games.play(self.seats, self.seed, number)
            return play(games.start, self.seats, self.seed, number, self.adjusted)
        except (BotProblem, KernelDiffers):
            raise  # no number of games makes it better
        except Exception as error:
            return Breakdown.of(number, error)

    def by_kernel(self, seats: dict[str, str]) -> bool:
        """Whether the compiled kernel plays games between these players; otherwise the rules do."""
        return not self.adjusted and self._begin().plays(seats)

    def _begin(self) -> ByKernel:
        if self._games is None:
            self._games = ByKernel(self.game.new(self.preset, self.figures, **self.options))
        return self._games


class Outcome(NamedTuple):
    """One way in which a game can end."""

    winner: str | None
    level: str


class Summary:
    """What a series has come to so far. Only sums of whole numbers are kept, so nothing depends on the order."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.games = 0
        self.scores = {seat: Spread() for seat in game.seats}
        self.outcomes: dict[Outcome, int] = {}
        self.endings: dict[str, dict[int, dict[Outcome, int]]] = {seat: {} for seat in game.seats}
        """For each seat: by score, how often the game ended in which way."""
        self.without_luck = WithoutLuck()
        """Of the first seat, where luck is counted."""
        self.tallies: dict[str, Spread] = {}
        self.census: dict[str, int] = {}
        self.milestones = 0
        self.decisions = Spread()
        self.chances = Spread()
        self.clock = Clock(0.0, 0.0, 0.0, 0.0)

    def add(self, played: Played) -> None:
        result = played.result
        outcome = Outcome(result.winner, result.level)
        self.games += 1
        self.outcomes[outcome] = self.outcomes.get(outcome, 0) + 1
        for seat, spread in self.scores.items():
            score = result.score[seat]
            spread.add(score)
            there = self.endings[seat].setdefault(score, {})
            there[outcome] = there.get(outcome, 0) + 1
        if played.luck is not None:
            self.without_luck.add(in_values(self.game, result), played.luck)
        for name, value in played.tally.items():
            self.tallies.setdefault(name, Spread()).add(value)
        for name, value in played.census.items():
            self.census[name] = self.census.get(name, 0) + value
        self.milestones += played.milestones
        self.decisions.add(played.decisions)
        self.chances.add(played.outcomes)
        self.clock = Clock(*(so_far + more for so_far, more in zip(self.clock, played.clock, strict=True)))

    @property
    def signed(self) -> bool:
        """Whether a plus is worth writing: alone against the rules the score is a difference."""
        return self.solitaire or any(min(spread.counts, default=0) < 0 for spread in self.scores.values())

    @property
    def solitaire(self) -> bool:
        return len(self.game.seats) == 1

    def ways_to_end(self) -> list[Outcome]:
        """Every way in which a game can end or has ended, from the best for the first seat to the worst.

        With one seat the levels say it all. With two, each level can be won by either side, and the second side's
        great victories are the first one's great defeats.
        """
        levels = [*self.game.levels, *sorted({way.level for way in self.outcomes} - set(self.game.levels))]
        if self.solitaire:
            winners = {way.level: way.winner for way in self.outcomes}
            return [Outcome(winners.get(level), level) for level in levels]
        first, *others = self.game.seats
        ways = [Outcome(first, level) for level in levels] + [Outcome(None, level) for level in levels]
        ways += [Outcome(other, level) for other in others for level in reversed(levels)]
        return [way for way in ways if way in self.outcomes]

    def ended(self, way: Outcome) -> int:
        if self.solitaire:
            return sum(count for one, count in self.outcomes.items() if one.level == way.level)
        return self.outcomes.get(way, 0)

    def wins(self) -> dict[str | None, int]:
        """Games won by each side; None: by nobody."""
        wins: dict[str | None, int] = dict.fromkeys(self.game.seats, 0)
        for way, count in self.outcomes.items():
            wins[way.winner] = wins.get(way.winner, 0) + count
        return wins

    def levels(self) -> dict[str, int]:
        levels = dict.fromkeys(self.game.levels, 0)
        for way, count in self.outcomes.items():
            levels[way.level] = levels.get(way.level, 0) + count
        return levels


class Report(NamedTuple):
    """A finished (or interrupted) simulation: what was asked for, what came out, and how long it took."""

    series: Series
    summary: Summary
    asked: int
    seconds: float
    workers: int
    failure: Problem | None = None
    """What ended it before its time, if it was not the person at the keyboard."""

    @property
    def partial(self) -> bool:
        return self.summary.games < self.asked

    @property
    def speed(self) -> float:
        return self.summary.games / self.seconds if self.seconds else 0.0

    def to_plain(self) -> dict[str, Any]:
        """For `--json`. Everything but `seconds` and `timing` is the same in every run."""
        series, summary, setup = self.series, self.summary, self.series.setup
        first = _spread_plain(summary.scores[series.game.seats[0]])
        return {
            "game": series.game_id,
            "rules": series.game.rules_version,
            "pointluck": pointluck.__version__,
            "preset": setup.preset,
            "options": setup.options,
            "data": setup.overrides,
            "data_digest": setup.data_digest,
            "players": series.seats,
            "seed": series.seed,
            "games": summary.games,
            "games_asked": self.asked,
            "partial": self.partial,
            # The first seat's, which in a solitaire game are all there are; `seats` has everybody's.
            **first,
            "levels": {level: _share_plain(count, summary.games) for level, count in summary.levels().items()},
            "wins": {who or "nobody": _share_plain(count, summary.games) for who, count in summary.wins().items()},
            "endings": [
                {"winner": way.winner, "level": way.level, **_share_plain(summary.ended(way), summary.games)}
                for way in summary.ways_to_end()
            ],
            "seats": {
                seat: {"player": series.seats[seat], **_spread_plain(spread)} for seat, spread in summary.scores.items()
            },
            **({"without_luck": summary.without_luck.to_plain()} if series.adjusted else {}),
            "tallies": {name: _spread_plain(spread) for name, spread in summary.tallies.items()},
            "length": {
                "decisions": _spread_plain(summary.decisions, histogram=False),
                "chance_outcomes": _spread_plain(summary.chances, histogram=False),
                "milestones": summary.milestones / summary.games if summary.games else None,
            },
            "hours": _census_plain(summary),
            "seconds": self.seconds,
            "timing": {
                "workers": self.workers,
                "games_per_second": self.speed,
                "players": summary.clock.players,
                "rules": summary.clock.rules,
                "chance": summary.clock.chance,
                "kernel": summary.clock.kernel,
                "by_kernel": series.by_kernel(series.seats),
            },
        }


def simulate(series: Series, games: int, workers: int | Executor, played: Callable[[int], None]) -> Report:
    """Play the games and sum them up. `played` hears the count; Ctrl-C ends with what has been played so far.

    What has been played is always the first games of the series, so `--games` with their number gives the same.
    """
    summary = Summary(series.game)
    failure: Problem | None = None
    began = perf_counter()
    with Interruption() as interruption, closing(in_order(series, 1, games, workers)) as results:
        try:
            for result in results:
                if isinstance(result, Breakdown):
                    failure = Problem("game-broke-down", **result.to_plain())
                    break
                summary.add(result)
                played(summary.games)
                if interruption.asked:
                    break
        except Problem as problem:
            failure = problem
    return Report(series, summary, games, perf_counter() - began, width(workers), failure)


def census_shares(summary: Summary) -> dict[str, float]:
    """The part of all piece-hours that was spent in each way."""
    total = sum(summary.census.values())
    return {name: count / total for name, count in summary.census.items()} if total else {}


def _census_plain(summary: Summary) -> dict[str, Any]:
    return {
        name: {"mean": summary.census[name] / summary.games, "share": share}
        for name, share in census_shares(summary).items()
    }


def _spread_plain(spread: Spread, histogram: bool = True) -> dict[str, Any]:
    if not spread.size:
        return {"mean": None, "stderr": None, "interval": None} | ({"histogram": {}} if histogram else {})
    plain: dict[str, Any] = {"mean": spread.mean, "stderr": None, "interval": None}
    if spread.size > 1:
        plain |= {"stderr": spread.stderr, "interval": list(spread.interval)}
    return plain | ({"histogram": {str(value): count for value, count in spread.sorted().items()}} if histogram else {})


def _share_plain(count: int, games: int) -> dict[str, Any]:
    interval: Sequence[float] = share_interval(count, games)
    return {"games": count, "share": count / games if games else None, "interval": list(interval)}
