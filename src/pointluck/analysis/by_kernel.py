"""Whole games in a compiled kernel, where it plays the same game with the same luck as the rules do.

That is Kido Butai under the doctrine. One game in a thousand is played by the rules as well, and has to be the same.
"""

from __future__ import annotations

from time import perf_counter

from pointluck.engine import Problem, Seeded, State
from pointluck.games.kido_butai import KidoButaiState
from pointluck.players.kido_butai.many.series import DoctrineGames

from .match import Clock, Played, Seed, play

CHECKED = 1000
"""One game in so many is played by the rules as well, the first of them among them."""


class KernelDiffers(Problem):
    """The kernel has played another game than the rules."""


class ByKernel:
    """Games of one start."""

    def __init__(self, start: State) -> None:
        self.start = start
        self._games: DoctrineGames | None = None

    def plays(self, seats: dict[str, str]) -> bool:
        """Whether a game between these players is played by the kernel."""
        start = self.start
        return isinstance(start, KidoButaiState) and {*seats.values()} == {"doctrine"} and DoctrineGames.can_play(start)

    def play(self, seats: dict[str, str], seed: Seed, number: int) -> Played:
        """The same as `match.play`. Raises KernelDiffers where it is not."""
        began = perf_counter()
        if self._games is None:
            assert isinstance(self.start, KidoButaiState)
            self._games = DoctrineGames(self.start)
        found = self._games.play(Seeded(f"{seed}:{number}:chance"))
        result = found.state.result
        assert result is not None
        clock = Clock(0.0, 0.0, 0.0, perf_counter() - began)
        played = Played(
            result, found.state.tally(), found.census, found.milestones, found.decisions, found.outcomes, clock
        )
        if number % CHECKED != 1:
            return played
        by_rules = play(self.start, seats, seed, number)
        for name in Played._fields:
            mine, wanted = getattr(played, name), getattr(by_rules, name)
            if name != "clock" and mine != wanted:
                raise KernelDiffers("kernel-differs", number=number, what=name, kernel=str(mine), rules=str(wanted))
        return by_rules._replace(clock=by_rules.clock._replace(kernel=clock.kernel))
