"""What `make bench` prints is measured, and says what it is about."""

from __future__ import annotations

from io import StringIO
from math import isnan

import pytest
from rich.console import Console, RenderableType

from benchmarks import cores, ours, wide
from benchmarks.__main__ import as_object, as_table, by_cores, ratios, side_by_side
from benchmarks.cores import Growth
from benchmarks.measure import Bench, interleaved


def printed(what: RenderableType) -> str:
    console = Console(width=120, file=StringIO())
    console.print(what)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


@pytest.mark.slow
def test_games_are_measured_plain_and_compiled() -> None:
    heard: list[str] = []
    benches = [Bench(ours.subject("kido-butai")), *wide.compiled()]
    plain, compiled = interleaved(benches, 0.2, 2, heard.append)
    assert heard == ["kido-butai", "kido-butai, compiled"] * 2
    assert compiled.steps_per_s > 5 * plain.steps_per_s
    assert plain.copy_us > 0 and isnan(compiled.copy_us)
    # Both play the same game at random: about as many steps in each.
    assert compiled.steps / compiled.games == pytest.approx(plain.steps / plain.games, rel=0.2)
    told = printed(as_table([plain, compiled]))
    assert "kido-butai, compiled" in told and "nan" not in told
    plain_object = as_object([plain, compiled], [compiled], [Growth("x", "games", [1.0, 2.0])], 0.2, 2)
    assert plain_object["measurements"][1]["copy_us"] is None
    assert ratios(plain, [plain]) == {"pyspiel backgammon": None, "python-chess": None}


def test_games_side_by_side_are_measured() -> None:
    measured = [one.round(0.01) for one in wide.ours()]
    assert all(one.steps >= wide.GAMES * wide.DECISIONS for one in measured)
    assert "step by step" in printed(side_by_side(measured))


@pytest.mark.parametrize("name", ["random dogfight, by rules", "doctrine of kido-butai, by kernel"])
def test_every_kind_of_work_has_a_rate(name: str) -> None:
    assert cores.rate(name, 0.01) > 0


def test_growth_is_told_beside_the_number_of_processes() -> None:
    told = printed(by_cores([Growth("something", "games", [10.0, 19.0])]))
    assert "10.00" in told and "19.00" in told and "1.90" in told
