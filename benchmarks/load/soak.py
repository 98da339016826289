"""`python -m benchmarks.load.soak --minutes 20`: people come, play, talk, take back, drop out and come back, for long.

At the end every move, take-back and line of talk that was acknowledged must be in the database, every table must
replay to where it says it is, the record of every finished game must be sound, and memory must not have grown.
"""

from __future__ import annotations

import argparse
import asyncio
import subprocess
import sys
import tempfile
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic, perf_counter
from typing import Any, NamedTuple

from sqlalchemy import select

from benchmarks.load.people import AGAINST_BOT, ALONE, BOT, GONE, IN_PAIRS, ME, OPEN, Company, No, Notes, Person, gather
from benchmarks.load.processes import memory, started
from pointluck.tables import schema
from pointluck.tables.store import Store

TABLES = (
    ALONE,
    AGAINST_BOT,
    IN_PAIRS,
    Company("battle-of-midway", {"ijn": ME, "usn": BOT}),
    Company("battle-of-midway", {"ijn": ME, "usn": OPEN}),
)
IDLE_TABLE = 100.0
"""Kilobytes that a table may keep while nobody plays at it (tests/tables/test_memory.py)."""
LEVEL = 0.05
"""The share by which memory may differ from flat: it breathes."""


@dataclass(slots=True)
class Ledger:
    """Everything that was acknowledged, and what happened on the way."""

    lines: dict[tuple[str, int], str] = field(default_factory=dict)
    """By table and line of the log: the action, or `undo`."""
    talk: list[tuple[str, str]] = field(default_factory=list)
    tables: int = 0
    people: int = 0
    returns: int = 0
    refused: int = 0
    dropped: list[str] = field(default_factory=list)

    def wrote(self, table: str, seq: int, what: str) -> None:
        assert (table, seq) not in self.lines, "two things were acknowledged on the same line"
        self.lines[table, seq] = what


class Sample(NamedTuple):
    when: float
    tables: int
    server: float
    """Kilobytes."""
    others: float
    """Kilobytes of the processes that it has started: for bots, and for what strangers bring."""


class Regular(Person):
    """Somebody who does all that people do at a table."""

    def __init__(self, origin: str, number: int, ledger: Ledger, pace: float) -> None:
        super().__init__(origin, number, Notes())
        self._ledger = ledger
        self._pace = pace
        self._undo: dict[str, Any] | None = None
        self._said = 0

    async def receive(self, patience: float = 30.0) -> dict[str, Any]:
        message = await super().receive(patience)
        if "outlook" in message or message["type"] == "undo-asked":
            self._undo = message.get("outlook", message)["undo"]
        return message

    async def live(self, until: float) -> None:
        """To the end of the game or of the time, whatever happens to the connection."""
        while monotonic() < until and not self.over:
            try:
                await self._something()
            except No:
                self._ledger.refused += 1
            except GONE as error:
                self._ledger.dropped.append(f"{type(error).__name__}: {error}"[:200])
                await self._back()

    async def _back(self, away: float = 0.5) -> None:
        await self.leave()
        await asyncio.sleep(away)
        try:
            await self.sit()
        except GONE:
            return
        self._ledger.returns += 1

    async def _something(self) -> None:
        if self._undo is not None and self.seat in self._undo["waiting"]:
            return await self._go_back("answer-undo", agree=self.random.random() < 0.7)
        if not self.asked and self.random.random() > 0.02:
            with suppress(TimeoutError):
                await self.receive(1.0)
            return None
        await asyncio.sleep(self._pace * self.random.uniform(0.5, 1.5))
        what = self.random.random()
        if what < 0.04 or not self.asked:
            return await self._talk()
        if what < 0.08 and self.outlook["back_to"] is not None:
            return await self._go_back("undo", to=self.outlook["back_to"])
        if what < 0.11:
            return await self._back(0 if what < 0.1 else self.random.uniform(1, 8))
        table, seq = self.table, self.outlook["seq"] + 1
        _, action = await self.move()
        return self._ledger.wrote(table, seq, action)

    async def _talk(self) -> None:
        self._said += 1
        text = f"{self.seat} {id(self)} {self._said}"
        await self.request("chat", text=text)
        self._ledger.talk.append((self.table, text))

    async def _go_back(self, kind: str, **fields: Any) -> None:
        seq = self.outlook["seq"]
        done = await self.request(kind, seat=self.seat, seq=seq, **fields)
        if done["seq"] > seq:
            self._ledger.wrote(self.table, seq + 1, "undo")
            while self.outlook["seq"] < done["seq"]:
                await self.receive()


async def keep_table(origin: str, place: int, company: Company, ledger: Ledger, until: float, pace: float) -> None:
    """Game after game at one place of the house; sometimes those who come are new."""
    seats = sum(who in (ME, OPEN) for who in company.seats.values())
    people: list[Regular] = []
    while monotonic() < until:
        if not people or people[0].random.random() < 0.5:
            people = [Regular(origin, 2 * place + one, ledger, pace) for one in range(seats)]
            for one in people:
                await one.arrive()
            ledger.people += seats
        try:
            await gather(people, company)
        except GONE as error:
            ledger.dropped.append(f"{type(error).__name__}: {error}"[:200])
            await asyncio.sleep(1)
            continue
        ledger.tables += 1
        await asyncio.gather(*(one.live(until) for one in people))
        for one in people:
            await one.leave()


async def watch(pid: int, ledger: Ledger, until: float) -> list[Sample]:
    samples: list[Sample] = []
    began = said = monotonic()
    while monotonic() < until:
        own, all_of_them = memory(pid, children=False), memory(pid)
        samples.append(Sample(monotonic() - began, ledger.tables, own, all_of_them - own))
        if monotonic() - said > 60:
            said = monotonic()
            print(f"{said - began:,.0f} s: {told(ledger)}; {own / 1000:,.0f} MB", flush=True)
        await asyncio.sleep(2)
    return samples


def told(ledger: Ledger) -> str:
    undos = sum(what == "undo" for what in ledger.lines.values())
    counts = {
        "moves": len(ledger.lines) - undos,
        "taken back": undos,
        "lines of talk": len(ledger.talk),
        "tables": ledger.tables,
        "people": ledger.people,
        "returns": ledger.returns,
        "refused": ledger.refused,
        "dropped": len(ledger.dropped),
    }
    return ", ".join(f"{count:,} {what}" for what, count in counts.items())


# --- at the end ---------------------------------------------------------------------------------------------------


async def missing(database: str, ledger: Ledger) -> list[str]:
    """What was acknowledged and is not in the database."""
    steps, chat = schema.steps.c, schema.chat.c
    store = await Store.open(database)
    try:
        async with store.read() as connection:
            found = await connection.execute(select(steps.table_id, steps.seq, steps.kind, steps.body))
            lines = {(row.table_id, row.seq): "undo" if row.kind == "undo" else row.body for row in found}
            said = {(row.table_id, row.text) for row in await connection.execute(select(chat.table_id, chat.text))}
    finally:
        await store.close()
    lost = [
        f"{place}: {what}, found {lines.get(place)}" for place, what in ledger.lines.items() if lines.get(place) != what
    ]
    return lost + [f"talk: {line}" for line in ledger.talk if line not in said]


async def unsound(database: str) -> tuple[int, list[str]]:
    """How many finished games there are, and the records that are not what they say."""
    from pointluck.tables import Club, verify

    tables = schema.tables.c
    club = await Club.open(database, bots=0)
    try:
        async with club._store.read() as connection:
            over = [row.id for row in await connection.execute(select(tables.id).where(tables.over))]
        wrong = []
        for table in over:
            verdict = verify(await club.export(table, None))
            if not verdict.sound:
                wrong.append(f"{table}: {verdict}")
        return len(over), wrong
    finally:
        await club.close()


def is_flat(samples: list[Sample]) -> bool:
    """Shows the memory and judges it. The others come and go: of them the most at any time must stay the same."""
    risen, explained = growth(samples)
    half = len(samples) // 2
    before, after = (max(one.others for one in part) for part in (samples[:half], samples[half:]))
    flat = risen - explained < LEVEL * samples[-1].server and after <= before * (1 + 2 * LEVEL)
    for name, values in (
        ("server", [one.server for one in samples]),
        ("its processes", [one.others for one in samples]),
    ):
        print(f"{name:13} {sparkline(values)} {values[0] / 1000:,.0f} to {values[-1] / 1000:,.0f} MB")
    print(f"second half: server {risen / 1000:+,.1f} MB by its trend ({explained / 1000:,.1f} for tables left behind);")
    verdict = "flat" if flat else "IT GROWS"
    print(f"its processes at most {after / 1000:,.0f} MB, before that {before / 1000:,.0f}: {verdict}")
    return flat


def growth(samples: list[Sample]) -> tuple[float, float]:
    """Kilobytes by which a straight line through the second half rises, and those that idle tables explain."""
    half = samples[len(samples) // 2 :]
    middle = sum(one.when for one in half) / len(half)
    level = sum(one.server for one in half) / len(half)
    spread = sum((one.when - middle) ** 2 for one in half) or 1.0
    slope = sum((one.when - middle) * (one.server - level) for one in half) / spread
    return slope * (half[-1].when - half[0].when), (half[-1].tables - half[0].tables) * IDLE_TABLE


def sparkline(values: list[float], width: int = 60) -> str:
    step = max(1, len(values) // width)
    shown = [max(values[at : at + step]) for at in range(0, len(values), step)]
    high = max(shown) or 1.0
    return "".join("▁▂▃▄▅▆▇█"[min(7, int(8 * value / high))] for value in shown)


# --- all of it ----------------------------------------------------------------------------------------------------


async def soak(origin: str, pid: int, arguments: argparse.Namespace, ledger: Ledger) -> list[Sample]:
    until = monotonic() + arguments.minutes * 60
    places = [
        asyncio.create_task(keep_table(origin, place, TABLES[place % len(TABLES)], ledger, until, arguments.pace))
        for place in range(arguments.tables)
    ]
    samples = await watch(pid, ledger, until)
    await asyncio.gather(*places)
    return samples


def main() -> int:
    arguments = parse()
    ledger = Ledger()
    with tempfile.TemporaryDirectory(prefix="pointluck-soak-") as folder:
        database = arguments.postgresql or str(Path(folder) / "club.db")
        serve = [sys.executable, "-m", "pointluck", "serve", "--port", "0", "--database", database]
        with started(serve) as (server, origin):
            samples = asyncio.run(soak(origin, server.pid, arguments, ledger))
            began = perf_counter()
            server.terminate()
            server.wait(60)
        print(f"{told(ledger)}; stopped after {perf_counter() - began:.1f} s", flush=True)
        copy = str(Path(folder) / "copy.backup")
        kept = subprocess.run([sys.executable, "-m", "pointluck", "backup", copy, "--database", database], check=False)
        lost = asyncio.run(missing(database, ledger))
        games, wrong = asyncio.run(unsound(database))
    return report(ledger, samples, kept.returncode, lost + wrong, games)


def report(ledger: Ledger, samples: list[Sample], kept: int, lost: list[str], games: int) -> int:
    for line in [*lost[:20], *ledger.dropped[:20]]:
        print(line)
    flat = is_flat(samples)
    print(f"{len(lost)} lost; every table replayed: {'yes' if not kept else 'NO'}; {games} finished games verified")
    return 0 if flat and not lost and not kept else 1


def parse(words: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load.soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=20, help="how long (default 20)")
    parser.add_argument("--tables", type=int, default=20, help="played at, at any time (default 20)")
    parser.add_argument("--pace", type=float, default=0.4, help="seconds that people think (default 0.4)")
    parser.add_argument("--postgresql", metavar="URL", help="on this empty PostgreSQL instead of SQLite")
    return parser.parse_args(words)


if __name__ == "__main__":
    sys.exit(main())
