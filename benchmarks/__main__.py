"""`python -m benchmarks`: our games and their peers, side by side."""

import argparse
import json
import platform
import sys
from dataclasses import asdict
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from benchmarks import peers
from benchmarks.measure import Measurement, Subject, interleaved

REFERENCES = {"x backg.": peers.BACKGAMMON, "x chess": peers.CHESS}
CAPTION = "One core. A step is a decision or a chance outcome; copy, legal and apply in microseconds."


def main() -> int:
    arguments = parse()
    subjects: list[Subject[Any, Any]] = []
    if arguments.only != "peers":
        from benchmarks import ours

        subjects += ours.subjects()
    if arguments.only != "ours":
        subjects += peers.subjects()
        if missing := peers.missing():
            print(f"Not installed: {', '.join(missing)}. `make bench` brings them.", file=sys.stderr)
    if not subjects:
        return 1
    measured = measure(subjects, arguments.seconds, arguments.rounds)
    if arguments.json:
        print(json.dumps(as_object(measured, arguments.seconds, arguments.rounds), indent=2))
    else:
        Console().print(as_table(measured))
    return 0


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description="Random playouts on one core.")
    # Long enough that the first games, which make the lists that later ones only look up, do not tell the result.
    parser.add_argument("--seconds", type=float, default=10.0, help="processor time per game (default 10)")
    parser.add_argument("--rounds", type=int, default=10, help="rounds it is spread over (default 10)")
    parser.add_argument("--only", choices=["ours", "peers"], help="measure only these")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    return parser.parse_args()


def measure(subjects: list[Subject[Any, Any]], seconds: float, rounds: int) -> list[Measurement]:
    columns = (TextColumn("{task.description:<20}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("sampling positions", total=rounds * len(subjects) + 1)

        def tick(name: str) -> None:
            progress.update(task, description=name, advance=1)

        return interleaved(subjects, seconds, rounds, tick)


def ratios(one: Measurement, measured: list[Measurement]) -> dict[str, float | None]:
    """Steps per second beside each peer of reference that was measured in the same run."""
    speed = {other.name: other.steps_per_s for other in measured}
    return {name: one.steps_per_s / speed[name] if name in speed else None for name in REFERENCES.values()}


def as_table(measured: list[Measurement]) -> Table:
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), caption=CAPTION, caption_justify="left")
    table.add_column("random playouts", no_wrap=True)
    for title in ("games/s", "steps/s", *REFERENCES, "copy", "legal", "apply"):
        table.add_column(title, justify="right")
    for one in measured:
        table.add_row(
            one.name,
            f"{one.games_per_s:,.1f}",
            f"{one.steps_per_s:,.0f}",
            *("-" if ratio is None else f"{ratio:.2f}" for ratio in ratios(one, measured).values()),
            *(f"{cost:.2f}" for cost in (one.copy_us, one.legal_us, one.apply_us)),
        )
    return table


def as_object(measured: list[Measurement], seconds: float, rounds: int) -> dict[str, Any]:
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "seconds": seconds,
        "rounds": rounds,
        "measurements": [
            asdict(one)
            | {"games_per_s": one.games_per_s, "steps_per_s": one.steps_per_s}
            | {"ratios": ratios(one, measured)}
            for one in measured
        ],
    }


if __name__ == "__main__":
    sys.exit(main())
