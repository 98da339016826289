"""Series of games for the tests: short real ones, and made-up ones for two seats."""

from __future__ import annotations

import pointluck
from pointluck.analysis.match import Clock, Played, seated
from pointluck.analysis.simulation import Report, Series, Summary, simulate
from pointluck.engine import Game, Result
from pointluck.games.kido_butai import KidoButaiGame


def random_series(seed: int | str = 1, preset: str = "standard", **options: object) -> Series:
    game = pointluck.game("kido-butai")
    return Series.of(game.setup(preset, None, options), seated(["random"], game), seed)


def report(games: int, workers: int = 1, seed: int | str = 1, preset: str = "standard", **options: object) -> Report:
    return simulate(random_series(seed, preset, **options), games, workers, lambda count: None)


class Duel(KidoButaiGame):
    """Two seats and three levels; how such a game is played does not matter here."""

    id = "duel"
    seats = ("japan", "usa")
    levels = ("decisive", "marginal", "stalemate")


class DuelSeries(Series):
    @property
    def game(self) -> Game:
        return DUEL


DUEL = Duel()


def duel(winner: str | None, level: str, japan: int, usa: int) -> Played:
    result = Result(winner, level, {"japan": japan, "usa": usa}, {})
    return Played(result, {"us-carriers-sunk": japan}, {"cap": 3, "lost": 1}, 4, 20, 30, Clock(0.3, 0.2, 0.1))


def duel_report(asked: int = 4) -> Report:
    summary = Summary(DUEL)
    for played in (
        duel("japan", "decisive", 12, 3),
        duel("usa", "marginal", 5, 7),
        duel("usa", "decisive", 0, 10),
        duel(None, "stalemate", 4, 4),
    ):
        summary.add(played)
    series = DuelSeries("duel", "standard", {}, {}, {"japan": "doctrine", "usa": "random"}, "x")
    return Report(series, summary, asked, 2.0, 1)
