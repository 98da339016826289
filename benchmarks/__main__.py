"""`python -m benchmarks`: our games and their peers, side by side; then how our own speed grows with the cores."""

from __future__ import annotations

import argparse
import json
import platform
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict
from math import isnan
from typing import TYPE_CHECKING, Any, TypeVar

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from benchmarks import peers, wide
from benchmarks.measure import Bench, Measured, Measurement, interleaved

if TYPE_CHECKING:
    from benchmarks.cores import Growth

T = TypeVar("T")
REFERENCES = {"x backg.": peers.BACKGAMMON, "x chess": peers.CHESS}
CAPTION = "One core. A step is a decision or a chance outcome; copy, legal and apply in microseconds."
WIDE_CAPTION = (
    f"One core, {wide.GAMES:,} games side by side, random actions. A decision comes with the mask of its legal actions."
)
CORES_CAPTION = "In a second, by so many processes at the same time."


def main() -> int:
    asked = parse()
    benches: list[Measured] = []
    side: list[Measured] = []
    if asked.only != "peers":
        from benchmarks import ours

        benches += [*map(Bench, ours.subjects()), *wide.compiled()]
        side += wide.ours()
    if asked.only != "ours":
        benches += map(Bench, peers.subjects())
        side += wide.peers()
        if missing := [*peers.missing(), *wide.missing()]:
            print(f"Not installed: {', '.join(missing)}. `make bench` brings all but Pgx.", file=sys.stderr)
    if not benches:
        return 1
    measured = measure(benches, asked.seconds, asked.rounds)
    beside = measure(side, asked.seconds, asked.rounds)
    grown = grow(asked.seconds / 4) if asked.only != "peers" else []
    if asked.json:
        print(json.dumps(as_object(measured, beside, grown, asked.seconds, asked.rounds), indent=2))
        return 0
    Console().print(as_table(measured))
    if beside:
        Console().print(side_by_side(beside))
    if grown:
        Console().print(by_cores(grown))
    return 0


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description="Random playouts, games and reviews.")
    # Long enough that the first games, which make the lists that later ones only look up, do not tell the result.
    parser.add_argument("--seconds", type=float, default=10.0, help="processor time per game (default 10)")
    parser.add_argument("--rounds", type=int, default=10, help="rounds it is spread over (default 10)")
    parser.add_argument("--only", choices=["ours", "peers"], help="measure only these")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    return parser.parse_args()


def progressing(total: int, work: Callable[[Callable[[str], None]], T]) -> T:
    columns = (TextColumn("{task.description:<36}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("sampling positions", total=total + 1)

        def tick(name: str) -> None:
            progress.update(task, description=name, advance=1)

        return work(tick)


def measure(benches: Sequence[Measured], seconds: float, rounds: int) -> list[Measurement]:
    return progressing(rounds * len(benches), lambda tick: interleaved(benches, seconds, rounds, tick))


def grow(seconds: float) -> list[Growth]:
    from benchmarks.cores import WORK, growth

    return progressing(2 * len(WORK), lambda tick: growth(seconds, tick))


def ratios(one: Measurement, measured: list[Measurement]) -> dict[str, float | None]:
    """Steps per second beside each peer of reference that was measured in the same run."""
    speed = {other.name: other.steps_per_s for other in measured}
    return {name: one.steps_per_s / speed[name] if name in speed else None for name in REFERENCES.values()}


def table_of(caption: str, first: str, *columns: str) -> Table:
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), caption=caption, caption_justify="left")
    table.add_column(first, no_wrap=True)
    for title in columns:
        table.add_column(title, justify="right")
    return table


def as_table(measured: list[Measurement]) -> Table:
    table = table_of(CAPTION, "random playouts", "games/s", "steps/s", *REFERENCES, "copy", "legal", "apply")
    for one in measured:
        table.add_row(
            one.name,
            f"{one.games_per_s:,.{0 if one.games_per_s >= 1000 else 1}f}",
            f"{one.steps_per_s / 1e6:,.2f} M" if one.steps_per_s >= 1e6 else f"{one.steps_per_s:,.0f}",
            *("-" if ratio is None else f"{ratio:.2f}" for ratio in ratios(one, measured).values()),
            *("-" if isnan(cost) else f"{cost:.2f}" for cost in (one.copy_us, one.legal_us, one.apply_us)),
        )
    return table


def side_by_side(measured: list[Measurement]) -> Table:
    table = table_of(WIDE_CAPTION, "side by side", "games/s", "decisions/s")
    for one in measured:
        table.add_row(one.name, f"{one.games_per_s:,.0f}", f"{one.steps_per_s:,.0f}")
    return table


def by_cores(grown: list[Growth]) -> Table:
    processes = [f"{number}" for number in range(1, 1 + max(len(one.rates) for one in grown))]
    table = table_of(CORES_CAPTION, "processes", "", *processes, "growth")
    for one in grown:
        rates = [f"{rate:,.2f}" if rate < 100 else f"{rate:,.0f}" for rate in one.rates]
        table.add_row(one.name, one.unit, *rates, f"{one.rates[-1] / one.rates[0]:.2f}")
    return table


def as_object(
    measured: list[Measurement], beside: list[Measurement], grown: list[Growth], seconds: float, rounds: int
) -> dict[str, Any]:
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "seconds": seconds,
        "rounds": rounds,
        "measurements": [rates(one) | {"ratios": ratios(one, measured)} for one in measured],
        "side_by_side": [rates(one) for one in beside],
        "growth": [one._asdict() for one in grown],
    }


def rates(one: Measurement) -> dict[str, Any]:
    """What was not measured is null."""
    known = {name: None if isinstance(value, float) and isnan(value) else value for name, value in asdict(one).items()}
    return known | {"games_per_s": one.games_per_s, "steps_per_s": one.steps_per_s}


if __name__ == "__main__":
    sys.exit(main())
