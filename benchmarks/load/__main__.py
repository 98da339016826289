"""`python -m benchmarks.load`: moves acknowledged per second, how long they take, and what a table costs."""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from benchmarks.load import hostile
from benchmarks.load.drivers import Course, Drivers, Outcome
from benchmarks.load.processes import memory, running

SETTLED = 2.0
"""Seconds for a server to come to rest before its memory is read."""


@dataclass(frozen=True, slots=True)
class Measured:
    name: str
    tables: int
    playing: int
    per_second: float
    p50_ms: float
    p99_ms: float
    games: int
    errors: list[str]
    kb_per_table: float
    news: tuple[int, int]
    """Bytes: median and largest."""


def main() -> int:
    if "--hostile" in sys.argv[1:]:
        return hostile.main([word for word in sys.argv[1:] if word != "--hostile"])
    arguments = parse()
    measured: list[Measured] = []
    with tempfile.TemporaryDirectory(prefix="pointluck-load-") as folder:
        databases = {"sqlite": None, **({"postgresql": arguments.postgresql} if arguments.postgresql else {})}
        for kind, url in databases.items():
            if arguments.only not in (None, kind):
                continue
            for bare in (True, False):
                own = url or f"sqlite+aiosqlite:///{Path(folder) / f'{kind}-{bare}.db'}"
                measured.append(measure(arguments, kind, own, bare))
                Console(stderr=True).print(measured[-1])
    if arguments.json:
        print(json.dumps([as_object(one, measured) for one in measured], indent=2))
    else:
        Console().print(as_table(measured))
    return 1 if any(one.errors for one in measured) else 0


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    parser.add_argument("--game", default="kido-butai", help="what is played (default kido-butai)")
    parser.add_argument("--tables", type=int, default=200, help="tables that are open (default 200)")
    parser.add_argument("--playing", type=int, help="of these, tables that are played at (default all)")
    parser.add_argument("--seconds", type=float, default=15, help="measured, after warming up (default 15)")
    parser.add_argument("--processes", type=int, default=1, help="processes that drive (default 1)")
    parser.add_argument("--postgresql", metavar="URL", help="measure on this empty PostgreSQL as well")
    parser.add_argument("--only", choices=["sqlite", "postgresql"], help="measure only this database")
    parser.add_argument("--workers", type=int, default=1, help="workers of our server (with PostgreSQL only)")
    parser.add_argument("--json", action="store_true", help="print one JSON list")
    parser.add_argument("--hostile", action="store_true", help="what one hostile person can do (--hostile --help)")
    return parser.parse_args()


def measure(arguments: argparse.Namespace, kind: str, database: str, bare: bool) -> Measured:
    playing = arguments.tables if arguments.playing is None else arguments.playing
    workers = arguments.workers if kind == "postgresql" else 1
    with running(database, bare, workers) as (process, origin):
        time.sleep(SETTLED)
        before = memory(process.pid)
        course = Course(origin, arguments.game, arguments.tables, playing, arguments.seconds, seed=1942)
        drivers = Drivers(course, arguments.processes, bare)
        drivers.connect()
        time.sleep(SETTLED)
        opened = memory(process.pid)
        outcome = drivers.run()
    name = f"bare echo, {kind}" if bare else f"{arguments.game}, {kind}"
    return summed(name, course, outcome, (opened - before) / arguments.tables)


def summed(name: str, course: Course, outcome: Outcome, kb_per_table: float) -> Measured:
    latencies = sorted(outcome.latencies) or [0.0]
    news = sorted(outcome.sizes.get("news", [0]))
    return Measured(
        name,
        course.tables,
        course.playing,
        len(outcome.latencies) / course.seconds,
        median(latencies) * 1000,
        latencies[int(len(latencies) * 0.99)] * 1000,
        outcome.games,
        outcome.errors,
        kb_per_table,
        (news[len(news) // 2], news[-1]),
    )


def as_table(measured: list[Measured]) -> Table:
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column("load", no_wrap=True)
    for title in ("tables", "playing", "moves/s", "of bare", "p50 ms", "p99 ms", "games", "errors", "kB/table", "news"):
        table.add_column(title, justify="right")
    for one in measured:
        share = _share_of_bare(one, measured)
        table.add_row(
            one.name,
            str(one.tables),
            str(one.playing),
            f"{one.per_second:,.0f}",
            "" if share is None else f"{share:.0%}",
            f"{one.p50_ms:.1f}",
            f"{one.p99_ms:.1f}",
            str(one.games),
            str(len(one.errors)),
            f"{one.kb_per_table:.1f}",
            f"{one.news[0]}/{one.news[1]}",
        )
    return table


def _share_of_bare(one: Measured, measured: list[Measured]) -> float | None:
    database = one.name.rpartition(" ")[2]
    bare = next((other for other in measured if other.name == f"bare echo, {database}"), None)
    return None if bare is None or bare is one or not bare.per_second else one.per_second / bare.per_second


def as_object(one: Measured, measured: list[Measured]) -> dict[str, Any]:
    return {name: getattr(one, name) for name in Measured.__slots__} | {"of_bare": _share_of_bare(one, measured)}


if __name__ == "__main__":
    sys.exit(main())
