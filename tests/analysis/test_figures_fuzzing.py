"""Figures that nobody would write are refused by their names or played; the fuzzer of figures finds what is not."""

from __future__ import annotations

import time
from random import Random
from typing import Any

import pytest

import pointluck
from pointluck.analysis.figures_fuzzing import FiguresFuzz, limits, odd_figures
from pointluck.analysis.fuzzing import Failure, Survived
from pointluck.analysis.invariants import Broken
from pointluck.cli import main
from pointluck.engine import DataError, Game
from tests.support import examples


@pytest.mark.slow
@pytest.mark.parametrize(("game", "tries"), [("kido-butai", 300), ("dogfight", 200), ("battle-of-midway", 200)])
def test_odd_figures_are_refused_by_their_names_or_played(game: str, tries: int) -> None:
    job = FiguresFuzz(game, f"sample {tries}", None, {})
    played = 0
    for number in range(1, examples(tries) + 1):
        found = job.do(number)
        assert isinstance(found, Survived), (job.command(number), found)
        played += found.steps > 0
    assert tries / 10 < played < tries * 0.9, "some are refused, some are played"


def test_the_same_seed_gives_the_same_figures() -> None:
    ours = pointluck.game("dogfight").data.figures
    assert repr(odd_figures(ours, Random(3))) == repr(odd_figures(ours, Random(3)))
    assert repr(odd_figures(ours, Random(3))) != repr(odd_figures(ours, Random(4)))


def failures(monkeypatch: pytest.MonkeyPatch, setup: Any) -> set[str]:
    """What is found in the first tries at a game that is set up like this."""
    monkeypatch.setattr(Game, "setup", setup)
    job = FiguresFuzz("kido-butai", 1, None, {})
    return {found.invariant for found in map(job.do, range(1, 11)) if isinstance(found, Failure)}


def test_a_traceback_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def setup(*given: object, **more: object) -> None:
        raise KeyError("Akagi")

    assert failures(monkeypatch, setup) == {"crash"}


def test_a_refusal_that_names_no_figure_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def setup(*given: object, **more: object) -> None:
        raise DataError("data-missing")

    assert failures(monkeypatch, setup) == {"figures"}


def test_what_takes_too_long_is_stopped() -> None:
    with pytest.raises(Broken) as caught, limits(0.05, 1024):
        time.sleep(30)
    assert caught.value.invariant == "limits"


def test_what_takes_too_much_memory_is_stopped() -> None:
    with pytest.raises(Broken) as caught, limits(60, 64):
        bytearray(2**30)
    assert caught.value.invariant == "limits"
    assert len(bytearray(2**28)) == 2**28, "and afterwards there is room again"


def test_the_command_says_what_to_type_to_see_a_fault_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["fuzz", "kido-butai", "--figures", "--seed", "7", "--games", "20", "--workers", "1"]) == 0
    monkeypatch.setattr(Game, "new", None)
    assert main(["fuzz", "kido-butai", "--figures", "--seed", "7", "--games", "20", "--workers", "1"]) == 1
    told = capsys.readouterr().out
    assert "Own figures: {" in told
    assert "pointluck fuzz kido-butai --seed 7 --from" in told
    assert "--figures" in told
