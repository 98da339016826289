"""What one hostile person can do to the others: every attack in turn, while people play.

    python -m benchmarks.load --hostile [--only look --only pings] [--seconds 12] [--json]

Each attack meets a fresh server with its usual limits and a copy of the same SQLite database. We hold if the p99 of the
others' moves stays under 250 ms or the attacker is cut off within 2 s, none of the others loses the connection, and
the server ends within 10 s of SIGTERM. `calm` is the p99 just before: how busy the computer is with other things.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from queue import Empty
from time import monotonic, perf_counter, sleep

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from benchmarks.load.attacker import Ground, Tally, strike
from benchmarks.load.attacks import ATTACKS
from benchmarks.load.drivers import SPAWN, Post
from benchmarks.load.people import Notes, Waited, crowd
from benchmarks.load.processes import memory, started
from pointluck.engine.lines import head, link_of
from pointluck.engine.taking_back import undoing
from pointluck.games import game

BAR_MS = 250.0
CUT_SECONDS = 2.0
SETTLING, CALM = 2.0, 4.0
"""Seconds after people have come, and those in which they are measured before the attack."""
MOST_MEMORY = 3_000_000
"""Kilobytes at which a server is ended, before the computer has to."""
STOP_SECONDS = 10.0
LINES = 3000
LONGEST = 3_900_000
GOLDEN = Path(__file__).parents[2] / "tests" / "games" / "golden" / "battle-of-midway.short.plk"


@dataclass(frozen=True, slots=True)
class Measured:
    attack: str
    calm_ms: float
    per_second: float
    p50_ms: float
    p99_ms: float
    max_ms: float
    bots_p99_ms: float
    """How long others waited for their bots."""
    errors: int
    requests: int
    served: int
    refused: int
    failed: int
    cut_off: float | None
    mb_before: float
    mb_most: float
    mb_after: float
    stopped: float | None
    """Seconds from SIGTERM to the end, with everything that the attacker has begun; None: it had to be killed."""
    answers: dict[str, int]

    @property
    def holds(self) -> bool:
        if self.errors or self.stopped is None or self.stopped > STOP_SECONDS:
            return False
        return self.p99_ms < BAR_MS or (self.cut_off is not None and self.cut_off <= CUT_SECONDS)


def main(words: list[str]) -> int:
    arguments = parse(words)
    measured: list[Measured] = []
    say = partial(Console(stderr=True).print, soft_wrap=True)
    try:
        with tempfile.TemporaryDirectory(prefix="pointluck-hostile-") as folder:
            say("preparing the ground ...")
            database = Path(folder) / "ground.db"
            ground = prepare(database)
            for name in arguments.only or ATTACKS:
                measured.append(measure(name, arguments, database, ground))
                say(as_line(measured[-1]))
    except KeyboardInterrupt:
        say("stopped")
    if arguments.json:
        print(json.dumps([asdict(one) | {"holds": one.holds} for one in measured], indent=2))
    else:
        Console(width=150).print(as_table(measured))
    return 0 if all(one.holds for one in measured) else 1


def parse(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load --hostile", description=__doc__)
    parser.add_argument("--only", action="append", choices=list(ATTACKS), help="this attack (may be given again)")
    parser.add_argument("--seconds", type=float, default=12, help="each attack (default 12)")
    parser.add_argument("--people", type=int, default=40, help="who play meanwhile (default 40)")
    parser.add_argument("--pace", type=float, default=1.0, help="seconds they think about a move (default 1)")
    parser.add_argument("--json", action="store_true", help="print one JSON list")
    return parser.parse_args(words)


# --- one attack ---------------------------------------------------------------------------------------------------


def measure(name: str, arguments: argparse.Namespace, prepared: Path, ground: Ground) -> Measured:
    database = prepared.with_name("club.db")
    for old in database.parent.glob("club.db*"):
        old.unlink()
    shutil.copy(prepared, database)
    serve = [sys.executable, "-m", "pointluck", "serve", "--port", "0", "--database", str(database)]
    with started(serve) as (server, origin), Others(origin, arguments.people, arguments.pace) as others:
        attacker = Hostile(name, origin, ground, arguments.seconds)
        sleep(SETTLING + CALM)
        before = memory(server.pid)
        attacker.begin()
        began = perf_counter()
        most = watch(server, began + arguments.seconds)
        notes = others.stop()
        after = memory(server.pid)
        stopped = stop(server)
        tally = attacker.tally()
    during = (began, began + arguments.seconds)
    calm = _ms([one for one in notes.moves if one.ended <= began], (began - CALM, began))
    moves, bots = _ms(notes.moves, during), _ms(notes.bots, during)
    return Measured(
        attack=name,
        calm_ms=_share(calm, 0.99),
        per_second=sum(one.ended <= during[1] for one in notes.moves if one.began >= began) / arguments.seconds,
        p50_ms=_share(moves, 0.5),
        p99_ms=_share(moves, 0.99),
        max_ms=_share(moves, 1),
        bots_p99_ms=_share(bots, 0.99),
        errors=len(notes.errors),
        requests=tally.requests,
        served=tally.served,
        refused=tally.refused,
        failed=tally.failed,
        cut_off=tally.cut_off(arguments.seconds),
        mb_before=before / 1000,
        mb_most=most / 1000,
        mb_after=after / 1000,
        stopped=stopped,
        answers=tally.kinds,
    )


class Others:
    """The process of the honest people."""

    def __init__(self, origin: str, count: int, pace: float) -> None:
        self._ready, self._stop, self._results = SPAWN.Event(), SPAWN.Event(), SPAWN.Queue()
        arguments = (origin, count, pace, self._ready, self._stop, self._results)
        self._process = SPAWN.Process(target=crowd, args=arguments, daemon=True)

    def __enter__(self) -> Others:
        self._process.start()
        if not self._ready.wait(120):
            raise SystemExit("Nobody came to play.")
        return self

    def __exit__(self, *_: object) -> None:
        self._stop.set()
        self._process.kill()
        self._process.join()

    def stop(self) -> Notes:
        """They finish the moves they have begun; a server that is stuck gets half a minute for that."""
        self._stop.set()
        notes: Notes = self._results.get(timeout=60)
        return notes


class Hostile:
    """The process of the attacker, who waits for the signal."""

    def __init__(self, name: str, origin: str, ground: Ground, seconds: float) -> None:
        ready, self._go, self._results = SPAWN.Event(), SPAWN.Event(), SPAWN.Queue()
        arguments = (name, origin, ground, seconds, ready, self._go, self._results)
        self._process = SPAWN.Process(target=strike, args=arguments, daemon=True)
        self._process.start()
        ready.wait(60)

    def begin(self) -> None:
        self._go.set()

    def tally(self) -> Tally:
        try:
            found: Tally = self._results.get(timeout=30)
        except Empty:
            raise SystemExit("The attacker was lost.") from None
        finally:
            self._process.kill()
            self._process.join()
        return found


def watch(server: subprocess.Popen[str], until: float) -> float:
    """The most memory it takes until then; a server that takes too much is ended."""
    most = 0.0
    while perf_counter() < until:
        most = max(most, memory(server.pid))
        if most > MOST_MEMORY:
            server.kill()
        sleep(0.1)
    return most


def stop(server: subprocess.Popen[str]) -> float | None:
    began = monotonic()
    server.terminate()
    try:
        server.wait(STOP_SECONDS + 5)
    except subprocess.TimeoutExpired:
        server.kill()
        return None
    return None if server.returncode < 0 else monotonic() - began


def _ms(waited: list[Waited], during: tuple[float, float]) -> list[float]:
    """Sorted milliseconds of everything that was waited for in that time, however long it took after it."""
    return sorted((one.ended - one.began) * 1000 for one in waited if one.ended >= during[0] and one.began < during[1])


def _share(ordered: list[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0


# --- telling ------------------------------------------------------------------------------------------------------


def as_line(one: Measured) -> str:
    verdict = "holds" if one.holds else "GETS THROUGH"
    times = f"p99 {one.p99_ms:,.0f} ms (calm {one.calm_ms:,.0f})"
    return f"{one.attack}: {times}, {one.requests:,} requests, {one.answers}: {verdict}"


def as_table(measured: list[Measured]) -> Table:
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column("attack", no_wrap=True)
    titles = (
        "calm",
        "moves/s",
        "p50 ms",
        "p99 ms",
        "max ms",
        "bots p99",
        "errors",
        "requests",
        "served",
        "5xx",
        "cut off s",
    )
    for title in (*titles, "MB before, most, after", "stopped s", "holds"):
        table.add_column(title, justify="right")
    for one in measured:
        table.add_row(
            one.attack,
            f"{one.calm_ms:,.0f}",
            f"{one.per_second:.0f}",
            f"{one.p50_ms:,.0f}",
            f"{one.p99_ms:,.0f}",
            f"{one.max_ms:,.0f}",
            f"{one.bots_p99_ms:,.0f}",
            str(one.errors),
            f"{one.requests:,}",
            f"{one.served:,}",
            str(one.failed),
            "" if one.cut_off is None else f"{one.cut_off:.1f}",
            f"{one.mb_before:,.0f} {one.mb_most:,.0f} {one.mb_after:,.0f}",
            "killed" if one.stopped is None else f"{one.stopped:.1f}",
            "yes" if one.holds else "NO",
        )
    return table


# --- the ground ---------------------------------------------------------------------------------------------------


def prepare(database: Path) -> Ground:
    """A database in which the attacker has a long table that runs and one that has ended."""
    lines = GOLDEN.read_text(encoding="utf-8").splitlines(keepends=True)
    serve = ["serve", "--port", "0", "--bots", "0", "--limits", "none", "--database", str(database)]
    with started([sys.executable, "-m", "pointluck", *serve]) as (_, origin):
        post = Post(origin)
        running, over = (
            post("/api/records", {"text": "".join(part), "entropy": "11" * 16})["id"]
            for part in (lines[: LINES + 9], lines)
        )
    return Ground(post.token, running, over, "".join(lines), with_undos(lines), bomb())


def with_undos(lines: list[str], steps: int = LINES, longest: int = LONGEST) -> str:
    """The record as far as it goes, its last step then taken back and played again to the size that is allowed."""
    text = [line.rstrip("\n") for line in lines[: steps + 9]]
    bodies = [line.rpartition(" ")[0] for line in text[-2:]]
    chain = ""
    for line in text:
        chain = link_of(chain, line)
    number, state = bodies[1].partition(" ")[0], bodies[0].rpartition(" | ")[2]
    pair = (f"{undoing(int(number) - 1)} | {state}", bodies[1])
    size = sum(len(line) + 1 for line in text)
    while size < longest:
        for body in pair:
            text.append(f"{body} {link_of(chain, body)}")
            chain = link_of(chain, text[-1])
            size += len(text[-1]) + 1
    return "\n".join(text) + "\n"


def bomb() -> str:
    """A head whose figures ask for a thousand million battleships."""
    title = game("battle-of-midway")
    setup = title.setup()
    plain = setup.to_plain() | {"figures": {"ships": {"BB": {"count": {"ijn": 10**9}}}}}
    seats = dict.fromkeys(title.seats, "person")
    return "".join(f"{line}\n" for line in head(plain, setup.data_digest, seats, "0" * 16))
