"""A contest: everybody against everybody, each pair with the same dice twice, seats swapped.

Alone against the rules everybody plays the same dealt games instead, and the differences are counted game by game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from itertools import combinations
from time import perf_counter
from typing import Any, NamedTuple

import pointluck
from pointluck.engine import Game, Problem, Result, Setup
from pointluck.players import players

from .averages import Interval, Spread, share_interval
from .journal import Journal
from .luck import WithoutLuck
from .match import Seed
from .ratings import Rating, ratings
from .simulation import Series
from .value import in_values
from .workers import Breakdown, Executor, Interruption, in_order, width


class Bout(NamedTuple):
    """Who meets whom in a numbered game: a name for each seat, and the number of the dealt game."""

    seats: dict[str, str]
    deal: int


class Entry(NamedTuple):
    """What is kept of a game: who won (None: nobody), how, and the points."""

    winner: str | None
    level: str
    score: dict[str, int]
    luck: float | None = None
    """Of the first seat, where it is counted."""


class Contest:
    """The plan of a contest. Plain data, so that it can travel between processes; game `number` is always the same."""

    def __init__(self, series: Series, names: Sequence[str], games: int) -> None:
        self.series = series
        self.names = list(names)
        self.games = games
        """For each pair; alone against the rules, for each player."""

    @classmethod
    def of(cls, setup: Setup, names: Sequence[str], games: int, seed: Seed, adjusted: bool = False) -> Contest:
        for name in names:
            if name not in players(setup.game.id):
                raise Problem("player-unknown", player=name, players=players(setup.game.id))
        doubles = sorted({name for name in names if names.count(name) > 1})
        if doubles:
            raise Problem("arena-twice", players=doubles)
        seats = setup.game.seats
        if len(seats) > 1 and len(names) > 1 and games % 2:
            raise Problem("arena-odd", games=str(games))
        return cls(Series.of(setup, dict.fromkeys(seats, names[0]), seed, adjusted), names, games)

    @property
    def game(self) -> Game:
        return self.series.game

    @property
    def solitaire(self) -> bool:
        return len(self.game.seats) == 1

    @property
    def pairs(self) -> list[tuple[str, ...]]:
        """One name alone meets itself, which shows what the seats are worth."""
        if self.solitaire:
            return [(name,) for name in self.names]
        return list(combinations(self.names, 2)) or [(self.names[0], self.names[0])]

    @property
    def by_kernel(self) -> list[str]:
        """The players whose games the compiled kernel plays against nobody or themselves."""
        seats = self.game.seats
        alone = [pair[0] for pair in self.pairs if len(set(pair)) == 1]
        return [name for name in alone if self.series.by_kernel(dict.fromkeys(seats, name))]

    @property
    def total(self) -> int:
        return self.games * len(self.pairs)

    def bout(self, number: int) -> Bout:
        """Pairs take turns, so that a contest broken off is as fair as a finished one."""
        lap, place = divmod(number - 1, len(self.pairs))
        names = self.pairs[place]
        if len(set(names)) == 1:
            # Alone, or against itself: with the seats swapped it would be the same game once more.
            return Bout(dict(zip(self.game.seats, names, strict=True)), lap + 1)
        deal, swapped = divmod(lap, 2)
        seated = names[::-1] if swapped else names
        return Bout(dict(zip(self.game.seats, seated, strict=True)), deal + 1)

    def do(self, number: int) -> Entry | Breakdown:
        bout = self.bout(number)
        self.series.seats = bout.seats
        played = self.series.do(bout.deal)
        if isinstance(played, Breakdown):
            return played._replace(number=number)
        result = played.result
        return Entry(result.winner, result.level, dict(result.score), played.luck)

    def to_plain(self) -> dict[str, Any]:
        """What makes two contests the same one: a journal is only continued by its own."""
        setup = self.series.setup
        return {
            "game": self.game.id,
            "rules": self.game.rules_version,
            "preset": setup.preset,
            "options": setup.options,
            "data_digest": setup.data_digest,
            "players": self.names,
            "games": self.games,
            "seed": self.series.seed,
            "deals": self.bout(self.total).deal,
            **({"adjusted": True} if self.series.adjusted else {}),
        }


class Standings:
    """What the games have come to so far."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        names = contest.names
        self.games = 0
        self.halves = {one: dict.fromkeys(names, 0) for one in names}
        """Half points that one won against another."""
        self.met = {one: dict.fromkeys(names, 0) for one in names}
        self.seats: dict[str, int] = dict.fromkeys(contest.game.seats, 0)
        self.drawn = 0
        self.scores = {name: Spread() for name in names}
        self.levels: dict[str, dict[str, int]] = {name: {} for name in names}
        self.differences = {name: Spread() for name in names[1:]}
        """Alone: by how much a player beat the first one in the same dealt game."""
        self.without_luck = {pair: WithoutLuck() for pair in contest.pairs}
        """For each pair the results of the first of them, where luck is counted; alone, for each player."""
        self._first: dict[int, int] = {}

    def add(self, number: int, entry: Entry) -> None:
        bout = self.contest.bout(number)
        self.games += 1
        for seat, name in bout.seats.items():
            self.scores[name].add(entry.score[seat])
            if self.contest.solitaire or entry.winner == seat:
                self.levels[name][entry.level] = self.levels[name].get(entry.level, 0) + 1
        if entry.luck is not None:
            self._without_luck(number, bout, entry, entry.luck)
        if self.contest.solitaire:
            self._compare(bout, entry)
        else:
            self._count(bout, entry)

    def _without_luck(self, number: int, bout: Bout, entry: Entry, luck: float) -> None:
        game, pair = self.contest.game, self.contest.pairs[(number - 1) % len(self.contest.pairs)]
        result = in_values(game, Result(entry.winner, entry.level, entry.score, {}))
        if bout.seats[game.seats[0]] != pair[0]:
            result, luck = 1 - result, -luck
        self.without_luck[pair].add(result, luck)

    def _count(self, bout: Bout, entry: Entry) -> None:
        (one_seat, one), (other_seat, other) = bout.seats.items()
        if entry.winner is None:
            self.drawn += 1
        else:
            self.seats[entry.winner] += 1
        self.met[one][other] += 1
        self.met[other][one] += one != other
        self.halves[one][other] += 2 if entry.winner == one_seat else int(entry.winner is None)
        self.halves[other][one] += 2 if entry.winner == other_seat else int(entry.winner is None)

    def _compare(self, bout: Bout, entry: Entry) -> None:
        ((seat, name),) = bout.seats.items()
        score = entry.score[seat]
        if name == self.contest.names[0]:
            self._first[bout.deal] = score
        else:
            # Pairs take turns, so the first player's game of the same deal has been played already.
            self.differences[name].add(score - self._first[bout.deal])

    def ratings(self) -> list[Rating]:
        names = self.contest.names
        return ratings([[self.halves[one][other] / 2 for other in names] for one in names])

    def interval(self, one: str, other: str) -> Interval:
        return share_interval(self.halves[one][other] / 2, self.met[one][other])

    def share(self, one: str, other: str) -> float | None:
        met = self.met[one][other]
        return self.halves[one][other] / (2 * met) if met else None


class Report(NamedTuple):
    contest: Contest
    standings: Standings
    seconds: float
    workers: int
    failure: Problem | None = None

    @property
    def partial(self) -> bool:
        return self.standings.games < self.contest.total

    def to_plain(self) -> dict[str, Any]:
        """For `--json`. Everything but `seconds`, `workers` and `by_kernel` is the same in every run."""
        standings = self.standings
        return {
            **self.contest.to_plain(),
            "pointluck": pointluck.__version__,
            "played": standings.games,
            "asked": self.contest.total,
            "partial": self.partial,
            "standings": [self._player_plain(number) for number in range(len(self.contest.names))],
            "seats": {
                seat: {"games": won, "interval": list(share_interval(won, standings.games))}
                for seat, won in ({} if self.contest.solitaire else standings.seats).items()
            },
            "drawn": standings.drawn,
            **({"without_luck": self._without_luck_plain()} if self.contest.series.adjusted else {}),
            "seconds": self.seconds,
            "workers": self.workers,
            "by_kernel": self.contest.by_kernel,
        }

    def _without_luck_plain(self) -> list[dict[str, Any]]:
        return [{"players": list(pair), **found.to_plain()} for pair, found in self.standings.without_luck.items()]

    def _player_plain(self, number: int) -> dict[str, Any]:
        standings, name = self.standings, self.contest.names[number]
        scores = standings.scores[name]
        plain: dict[str, Any] = {
            "player": name,
            "games": scores.size,
            "levels": standings.levels[name],
            "mean": scores.mean if scores.size else None,
            "interval": list(scores.interval) if scores.size > 1 else None,
        }
        if self.contest.solitaire:
            ahead = standings.differences.get(name)
            if ahead is not None and ahead.size > 1:
                plain["ahead_of_first"] = {"mean": ahead.mean, "interval": list(ahead.interval)}
            return plain
        rating = standings.ratings()[number]
        against = {
            other: {
                "games": standings.met[name][other],
                "share": standings.share(name, other),
                "interval": list(standings.interval(name, other)),
            }
            for other in self.contest.names
            if standings.met[name][other]
        }
        return plain | {"rating": rating.points, "rating_interval": list(rating.interval), "against": against}


def hold(contest: Contest, workers: int | Executor, journal: Journal | None, played: Callable[[int], None]) -> Report:
    """Play the contest, or what the journal leaves of it. Ctrl-C ends with what has been played so far."""
    standings = Standings(contest)
    failure: Problem | None = None
    for number, entry in enumerate(journal.entries if journal else [], 1):
        standings.add(number, Entry(*entry))
    began = perf_counter()
    first = standings.games + 1
    left = contest.total - standings.games
    with Interruption() as interruption, closing(in_order(contest, first, left, workers)) as results:
        try:
            for result in results:
                if isinstance(result, Breakdown):
                    failure = Problem("game-broke-down", **result.to_plain())
                    break
                if journal is not None:
                    journal.add(list(result))
                standings.add(standings.games + 1, result)
                played(standings.games)
                if interruption.asked:
                    break
        except Problem as problem:
            failure = problem
    return Report(contest, standings, perf_counter() - began, width(workers), failure)
